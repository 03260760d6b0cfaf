"""The plot book: sections, plot goals, deadlines, what is unlocked (G7-22, G7-24.5 to G7-24.12, G7-D36, G7-D72)."""

from functools import cache

from quarterdeck.games.gen7.content.events import Event
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.story import PlotGoal, Section
from quarterdeck.games.gen7.rules.conditions import is_true
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.happenings import Happening, end_window, fits_filters, happened, listens
from quarterdeck.games.gen7.rules.merit import change_merit
from quarterdeck.games.gen7.rules.reading import read_together
from quarterdeck.games.gen7.rules.special_rules import add_rules, end_rules, texts_of
from quarterdeck.games.gen7.state import NOBODY, Gen7, Step

REACHED, MISSED = "reached", "missed"

# Entering sections


def text_of(table: Gen7, section: Section) -> str:
    """The key of its text: the first variant whose condition holds, else the plain one (G7-D72.3)."""
    for variant in section.variants:
        if is_true(table, variant.condition, None):
            return variant.text
    return section.id


def enter(table: Gen7, name: str) -> None:
    """Go to a section, read it, and do what it says (G7-22.2, G7-22.5)."""
    table.then(EnterSection(name))


class EnterSection(Step, frozen=True):
    """A section is found and read aloud (G7-22.2)."""

    clause = "G7-22.2"
    section: str

    def run(self, table: Gen7) -> None:
        section = table.pack.sections[self.section]
        lasts = "episode" if section.kind == "entry" else "section"
        end_rules(table, "section")
        end_window(table, "section")
        table.section, table.success, table.setbacks, table.target, table.plot_advance = self.section, 0, 0, 0, 0
        table.heard, table.side_paid = (), 0
        text = text_of(table, section)
        table.told = (*table.told, text) if section.kind == "opening" else (text,)  # the heading stays on the page
        table.visited, table.library = (*table.visited, self.section), (*table.library, text)
        add_rules(table, texts_of(section.rules), self.section, lasts)
        for component in section.unlocks:
            unlock(table, component)
        if section.goal is not None:
            _begin_goal(table, section.goal)
        table.emit("section-read", self.clause, text=text, section=self.section)
        table.then(FollowSection(self.section))
        if section.kind != "entry":
            read_together(table)
        happened(table, Happening("section_entered"))


def _begin_goal(table: Gen7, goal: PlotGoal) -> None:
    """The target for this number of seats, with its changes; a deadline in the past is now (G7-D72.2)."""
    changes = sum(change.by for change in goal.adjust if is_true(table, change.condition, None))
    table.target = goal.target(table.seat_count) + changes
    table.plot_advance = max(goal.by_round, table.round)


class FollowSection(Step, frozen=True):
    """What a section does once it has been read, and what comes after it (G7-D72)."""

    clause = "G7-D72"
    section: str

    def run(self, table: Gen7) -> None:
        section = table.pack.sections[self.section]
        if section.kind == "vote":
            from quarterdeck.games.gen7.rules.votes import call_section_vote

            call_section_vote(table, section)
        elif section.kind == "pass":
            if table.round >= section.until_round:
                enter(table, section.next)
            resolve(table, NOBODY, section.effects, section.id)
        else:
            resolve(table, NOBODY, section.setup, section.id)


# What is unlocked


def unlock(table: Gen7, component: str) -> None:
    """A component joins the campaign; a rules card works at once (G7-D76)."""
    if component in table.unlocked:
        return
    table.unlocked = (*table.unlocked, component)
    table.emit("unlocked", "G7-D76", component=component)
    show_rules_card(table, component)


def show_rules_card(table: Gen7, component: str) -> None:
    """A rules card lies on the table in the episodes in which its rules work (G7-2.19, G7-17.1)."""
    card = table.pack.rules_cards.get(component)
    if card is not None and table.episode in card.episodes and component not in table.cards:
        table.cards = (*table.cards, component)
        add_rules(table, texts_of(card.rules), component, "episode")


def write_sentence(table: Gen7, flag: str) -> None:
    """The log mentions a deed (G7-R49)."""
    sentence = _sentence(table, flag)
    table.sentences = (*table.sentences, sentence)
    table.emit("log-written", "G7-R49", sentence=sentence)


def strike_sentence(table: Gen7, flag: str) -> None:
    table.sentences = tuple(one for one in table.sentences if one != _sentence(table, flag))


def _sentence(table: Gen7, flag: str) -> str:
    """A number, for the names of flags stay hidden (G7-R49)."""
    return f"deed-{table.pack.table.flags.index(flag) + 1}"


# Success markers


def add_success(table: Gen7, number: int, source: str = "") -> None:
    """Success markers; in a modifier section its side's events count that often (G7-D63)."""
    section = table.pack.sections[table.section]
    if section.goal is not None:
        table.success += number
        table.emit("success", "G7-D63", number=number, success=table.success, source=source)
    elif section.side_count is not None:
        _pay_side_count(table, section, number)


def add_setback(table: Gen7, number: int, source: str = "") -> None:
    """Failure markers raise the target; in a modifier section each player loses merit (G7-D63)."""
    section = table.pack.sections[table.section]
    if section.goal is not None:
        table.setbacks += number
        table.emit("setback", "G7-D63", number=number, target=table.target + table.setbacks, source=source)
    elif section.side_count is not None:
        change_merit(table, {player.seat: -number for player in table.players}, "G7-D63", source)


def _pay_side_count(table: Gen7, section: Section, times: int) -> None:
    """Each event pays every player, up to a limit (G7-D58.12)."""
    side = section.side_count
    assert side is not None
    merit = min(times * side.n, side.most - table.side_paid)
    if merit > 0:
        table.side_paid += merit
        change_merit(table, {player.seat: merit for player in table.players}, "G7-D58.12", section.id)


@cache
def _counted(pack_name: str, name: str) -> frozenset[str]:
    """The kinds of event that a section counts at once."""
    if not name:
        return frozenset()
    section = pack(pack_name).sections[name]
    counters = section.goal.counts if section.goal is not None else ()
    side = (section.side_count,) if section.side_count is not None else ()
    return frozenset(counter.event.kind for counter in (*counters, *side)) - {"round_ended"}


@listens(lambda pack, section, rules: _counted(pack, section))
def count_success(table: Gen7, what: Happening) -> None:
    """Counters of the current section; those of a round's end come after upkeep (G7-D58.13)."""
    count_for_plot(table, what)


def count_for_plot(table: Gen7, what: Happening) -> None:
    section = table.pack.sections[table.section]
    if section.goal is not None:
        for counter in section.goal.counts:
            if counter.event.kind == what.kind and (times := _times(table, counter.event, what)):
                add_success(table, counter.n * times)
    elif section.side_count is not None and (times := _times(table, section.side_count.event, what)):
        _pay_side_count(table, section, times)


def _times(table: Gen7, event: Event, what: Happening) -> int:
    """How often a happening counts: once, or once for each seat not counted yet (G7-D57)."""
    if not fits_filters(table, event, what):
        return 0
    if event.seats != "each_seat_once":
        return what.times
    new = [seat for seat in what.seats if seat not in table.heard]
    table.heard = (*table.heard, *new)
    return len(new)


def _turning(pack_name: str) -> frozenset[str]:
    """The kinds of event that turn some episode goal."""
    return frozenset(goal.turns.kind for goal in pack(pack_name).goals.values() if goal.turns is not None)


@listens(lambda pack, section, rules: _turning(pack))
def turn_goals(table: Gen7, what: Happening) -> None:
    """Episode goals that turn to their failure side (G7-20.4)."""
    for name in table.goals:
        turns = table.pack.goals[name].turns
        if turns is not None and turns.kind == what.kind and fits_filters(table, turns, what):
            turn_goal(table, name)


def turn_goal(table: Gen7, name: str) -> None:
    if name in table.goals and name not in table.turned:
        table.turned = (*table.turned, name)
        table.emit("goal-turned", "G7-20.4", goal=name)


# At the end of a round


def goal_state(success: int, target: int, setbacks: int, round_: int, deadline: int) -> str:
    """`reached`, `missed`, or nothing yet (G7-D36, G7-D63)."""
    if success >= target + setbacks:
        return REACHED
    return MISSED if deadline and round_ >= deadline else ""


class AdvancePlot(Step, frozen=True):
    """The plot goal is tested as the last step of phase 7; then the story goes on (G7-D36, G7-D72.1)."""

    clause = "G7-D36"

    def run(self, table: Gen7) -> None:
        section = table.pack.sections[table.section]
        if section.kind == "pass" and table.round >= section.until_round:
            enter(table, section.next)
        elif section.goal is not None:
            self._test(table, section, section.goal)

    def _test(self, table: Gen7, section: Section, goal: PlotGoal) -> None:
        state = goal_state(table.success, table.target, table.setbacks, table.round, table.plot_advance)
        decides = section.id in table.pack.episodes[table.episode].result
        if not state or (decides and str(table.episode) in table.results):
            return
        if decides:
            table.results = {**table.results, str(table.episode): state}
        table.plot_advance = 0
        table.emit(f"plot-goal-{state}", self.clause, success=table.success, target=table.target + table.setbacks)
        following = goal.next_reached if state == REACHED else goal.next_missed
        if following:
            enter(table, following)
        resolve(table, NOBODY, goal.reached if state == REACHED else goal.missed, section.id)
        happened(table, Happening(f"plot_goal_{state}"))
