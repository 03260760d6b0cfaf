"""Missions (SC-12.1 to SC-12.16): assigning figures, resolving rows, and what comes after them."""

from msgspec.structs import replace

from quarterdeck.games.starship_captains.content.cards import HOSTILE, Mission
from quarterdeck.games.starship_captains.content.vocabulary import effect, effects, items
from quarterdeck.games.starship_captains.rules.crew import CommanderTask, Order, SkipSecondTask, not_ready, ready_kinds
from quarterdeck.games.starship_captains.rules.effects import can_do, resolve
from quarterdeck.games.starship_captains.rules.moving import may_perform_at
from quarterdeck.games.starship_captains.rules.new_missions import NewMission
from quarterdeck.games.starship_captains.state import ANDROID, Asked, StarshipCaptains, Step, is_commander, matches_row
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_MISSION = Reason("no-mission-here", "SC-12.1")
TOO_FEW = Reason("too-few-figures", "SC-12.1")
RESERVED = Reason("reserved-by-another", "SC-6.15")


def mission_here(table: StarshipCaptains, seat: int) -> str:
    """The mission on the planet where a ship is, or nothing."""
    return table.planets.get(table.captains[seat].at, "")


class Perform(Option, frozen=True):
    """perform: the mission of this planet (SC-12.1)."""

    keeps_undo = True

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        mission = mission_here(table, seat)
        if not mission:
            return NO_MISSION
        if not may_perform_at(table, seat):
            return RESERVED
        enough = len(table.captains[seat].ready) >= len(table.pack.missions[mission].rows)
        return None if enough else TOO_FEW

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"place:{table.captains[seat].at}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        captain = table.captains[seat]
        table.done()
        captain.mission = table.planets.pop(captain.at)
        table.marks.coat = False
        table.emit("mission-begun", "SC-12.3", seat=seat, mission=captain.mission, place=captain.at)
        rows = range(len(table.pack.missions[captain.mission].rows))
        steps = [Assigning(seat), *(Row(seat, row) for row in rows), Return(seat), Aftermath(seat)]
        table.then(*steps, NewMission(captain.at))


class Assign(Option, frozen=True):
    """assign R: a figure of the ready room to the next row (SC-12.4, SC-12.5); `assign R 2` names the row."""

    figure: str
    row: int = 0
    """From 1, or 0 for the next one; naming the next one is another spelling of the same choice."""

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["Assign"]:
        return [cls(figure) for figure in ready_kinds(table, seat)]

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        captain = table.captains[seat]
        if self.figure not in captain.ready:
            return not_ready("SC-12.4")
        following = len(captain.assigned) + 1
        return None if self.row in (0, following) else Reason("another-row", "SC-12.4", {"row": following})

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"figure:{self.figure}", f"row:{len(table.captains[seat].assigned)}")

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        captain, rows = table.captains[seat], mission_of(table, seat).rows
        row = len(captain.assigned)
        if not matches_row(self.figure, rows[row][0]):
            captain.unfit.append(row)
        captain.ready.remove(self.figure)
        captain.assigned.append(self.figure)
        table.emit("assigned", "SC-12.4", seat=seat, figure=self.figure, row=row + 1)
        if len(captain.assigned) == len(rows):
            table.done()


class Assigning(Asked, frozen=True):
    """All figures are assigned before the first row is resolved (SC-12.6); which do not match is said (SC-R24)."""

    clause = "SC-12.4"
    choices = (Assign,)

    def prompt(self, table: StarshipCaptains, seat: int | None) -> Reason:
        row = len(table.captains[self.seat].assigned)
        asked = _about_row(super().prompt(table, seat), table, self.seat, row)
        unfit = [figure for figure in ready_kinds(table, self.seat) if not matches_row(figure, asked.args["about"])]
        return replace(asked, args={**asked.args, "unfit": unfit})


def _about_row(asked: Reason, table: StarshipCaptains, seat: int, row: int) -> Reason:
    """A question about one row, with what stands in it."""
    colour, text = mission_of(table, seat).rows[row]
    return replace(asked, args={**asked.args, "row": row + 1, "about": colour, "effects": items(text)})


def mission_of(table: StarshipCaptains, seat: int) -> Mission:
    return table.pack.missions[table.captains[seat].mission]


# Rows


class Row(Step, frozen=True):
    """One row, then the second task of a commander on it (SC-12.7 to SC-12.10, SC-13.24)."""

    seat: int
    row: int

    def run(self, table: StarshipCaptains) -> None:
        if self.row in table.captains[self.seat].unfit:
            ignore(table, self.seat, self.row)
        else:
            table.then(RowChoice(self.seat, self.row))


def ignore(table: StarshipCaptains, seat: int, row: int) -> None:
    """A row is left out as a whole (SC-12.9)."""
    figure = table.captains[seat].assigned[row]
    table.captains[seat].resolved.append("ignored")
    table.emit("row-ignored", "SC-12.9", seat=seat, row=row + 1, figure=figure)
    _second_task(table, seat, row, applied=False)


def _second_task(table: StarshipCaptains, seat: int, row: int, applied: bool) -> None:
    figure = table.captains[seat].assigned[row]
    if is_commander(figure):
        table.then(SecondTaskOnMission(seat, figure, row, applied))


class Apply(Option, frozen=True):
    """apply: the row of a matching figure, as a whole (SC-12.8)."""

    def targets(self, table: StarshipCaptains, seat: int, frame: "RowChoice") -> tuple[str, ...]:
        return (f"row:{frame.row}",)

    def take(self, table: StarshipCaptains, seat: int, frame: "RowChoice") -> None:
        row = frame.row
        table.done()
        table.captains[seat].resolved.append("applied")
        _second_task(table, seat, row, applied=True)
        apply_row(table, seat, row)


class Ignore(Option, frozen=True):
    """ignore: a matching row may be left out, but only as a whole (SC-12.9)."""

    def targets(self, table: StarshipCaptains, seat: int, frame: "RowChoice") -> tuple[str, ...]:
        return (f"row:{frame.row}",)

    def take(self, table: StarshipCaptains, seat: int, frame: "RowChoice") -> None:
        row = frame.row
        table.done()
        ignore(table, seat, row)


class RowChoice(Asked, frozen=True):
    clause = "SC-12.8"
    choices = (Apply, Ignore)
    row: int = 0

    def prompt(self, table: StarshipCaptains, seat: int | None) -> Reason:
        return _about_row(super().prompt(table, seat), table, self.seat, self.row)


def apply_row(table: StarshipCaptains, seat: int, row: int) -> None:
    table.emit("row-applied", "SC-12.8", seat=seat, row=row + 1)
    resolve(table, seat, items(mission_of(table, seat).rows[row][1]))


class RepeatRow(Option, frozen=True):
    """again: the commander's row is applied once more (SC-13.19, SC-13.20)."""

    verb = "again"

    def reason(self, table: StarshipCaptains, seat: int, frame: "SecondTaskOnMission") -> Reason | None:
        applied = frame.applied
        return None if applied else Reason("row-was-not-applied", "SC-13.19")

    def targets(self, table: StarshipCaptains, seat: int, frame: "SecondTaskOnMission") -> tuple[str, ...]:
        return (f"row:{frame.row}",)

    def take(self, table: StarshipCaptains, seat: int, frame: "SecondTaskOnMission") -> None:
        row = frame.row
        table.done()
        apply_row(table, seat, row)


class SecondTaskOnMission(CommanderTask, frozen=True):
    """Right after the own row: the row again, or an order even if it was ignored (SC-13.24, SC-13.34)."""

    clause = "SC-13.24"
    choices = (RepeatRow, Order, SkipSecondTask)
    row: int = 0
    applied: bool = False

    def open(self, table: StarshipCaptains) -> bool:
        return self.applied or bool(Order.offer(table, self.seat, self))


# After the rows


class Return(Step, frozen=True):
    """Figures to the queue in the order of their rows, androids to the supply, the card kept (SC-12.14 to SC-12.16)."""

    clause = "SC-12.14"
    seat: int

    def run(self, table: StarshipCaptains) -> None:
        captain = table.captains[self.seat]
        captain.queue += [figure for figure in captain.assigned if figure != ANDROID]
        captain.assigned, captain.unfit, captain.resolved = [], [], []
        mission, captain.mission = mission_of(table, self.seat), ""
        captain.missions.append(mission.id)
        table.emit("mission-completed", "SC-12.16", seat=self.seat, mission=mission.id, points=mission.points)


class UseTechnology(Option, frozen=True):
    """invoke red-talisman: a technology that works after a mission (SC-D39)."""

    verb = "invoke"
    card: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: "Aftermath") -> list["UseTechnology"]:
        return [cls(card) for card in frame.waiting(table)]

    def targets(self, table: StarshipCaptains, seat: int, frame: "Aftermath") -> tuple[str, ...]:
        return (f"card:{self.card}",)

    def take(self, table: StarshipCaptains, seat: int, frame: "Aftermath") -> None:
        done = frame.done
        table.done()
        invoke(table, seat, self.card, done)


def invoke(table: StarshipCaptains, seat: int, card: str, done: tuple[str, ...]) -> None:
    """A card works; what else waits is asked for after it."""
    table.emit("ability-works", "SC-11.2", seat=seat, card=card)
    table.then(Aftermath(seat, (*done, card)))
    resolve(table, seat, _after_mission(table, card))


def _after_mission(table: StarshipCaptains, card: str) -> tuple[str, ...]:
    ability = table.card(card).ability
    assert ability is not None
    return ability.effects


class SkipRemaining(Option, frozen=True):
    """enough: leave the rest unused; a gain cannot be left out (SC-3.13)."""

    verb = "enough"

    def reason(self, table: StarshipCaptains, seat: int, frame: "Aftermath") -> Reason | None:
        gains = any(frame.by_itself(table, card) for card in frame.waiting(table))
        return Reason("gains-happen", "SC-3.13") if gains else None

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()


class Aftermath(Asked, frozen=True):
    """Talismans and the like, each once, in an order of your choice (SC-19.21, SC-19.24, SC-19.25)."""

    clause = "SC-19.24"
    choices = (UseTechnology, SkipRemaining)
    done: tuple[str, ...] = ()

    def waiting(self, table: StarshipCaptains) -> list[str]:
        mission = table.pack.missions[table.captains[self.seat].missions[-1]]
        others = (card for card in table.installed(self.seat) if card not in self.done)
        answering = (card for card in others if _answers(table, card, mission))
        return [card for card in answering if can_do(table, self.seat, _after_mission(table, card))]  # SC-R19

    def by_itself(self, table: StarshipCaptains, card: str) -> bool:
        """Whether a card works unasked: it gives something that nobody can decline (SC-3.13, SC-R16)."""
        return any(effect(item).compulsory for item in _after_mission(table, card))

    def open(self, table: StarshipCaptains) -> bool:
        waiting = self.waiting(table)
        return len(waiting) > 1 or any(not self.by_itself(table, card) for card in waiting)

    def run(self, table: StarshipCaptains) -> None:
        for card in self.waiting(table):
            invoke(table, self.seat, card, self.done)


def _answers(table: StarshipCaptains, card: str, mission: Mission) -> bool:
    """Whether an ability works after this mission, whatever of it was applied."""
    ability = table.card(card).ability
    if ability is None or not ability.after_mission:
        return False
    if ability.after_mission == "hostile":
        return any(not HOSTILE.isdisjoint(effect.symbols()) for _, row in mission.rows for effect in effects(row))
    return any(colour == ability.after_mission for colour, _ in mission.rows)
