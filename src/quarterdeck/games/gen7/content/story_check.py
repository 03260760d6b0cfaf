"""Exploring the story: which sections and endings can be reached, with which flags (G7-D50.3, G7-D52).

A campaign is followed through every vote and every result of a plot goal. Flags, results, visited sections and crossed
squares are carried along; the average merit and the heart/mind track, which play decides, take every value that a
condition asks for. Facts that no later condition tests are dropped, so that the number of cases stays small.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

from msgspec import Struct

from quarterdeck.games.gen7.content import terms
from quarterdeck.games.gen7.content.conditions import Always, And, Condition, Not, Or
from quarterdeck.games.gen7.content.effects import ClearFlag, Effects, NoteCard, SetFlag, steps_of
from quarterdeck.games.gen7.content.lines import holds
from quarterdeck.games.gen7.content.pack import Pack
from quarterdeck.games.gen7.content.story import Episode, Section
from quarterdeck.games.gen7.content.terms import Term
from quarterdeck.games.gen7.content.walking import walk

MOST_CRITICAL = 3
"""Condition squares that one episode can cross: one for each system (G7-6.16)."""


class Case(Struct, frozen=True):
    """The facts about a campaign that later conditions can test."""

    facts: frozenset[str] = frozenset()
    """`flag asked`, `goal 2 reached`, `visited 2.81`."""
    squares: int = 0


class Way(Struct, frozen=True):
    """A way through an episode, as far as it has come."""

    sections: tuple[str, ...]
    facts: frozenset[str]


class Findings(Struct):
    """The results of exploring a story."""

    sections: set[str]
    witnesses: dict[str, tuple[str, ...]]
    """A way to each ending, section by section."""
    cases: int = 0


class _Measured(Struct, frozen=True):
    """What play decides at the end of an episode."""

    squares: int
    average: int
    heart_mind: int


def explore(pack: Pack) -> Findings:
    """Every case that the story distinguishes, from the first entry to the endings."""
    found = Findings(set(), {})
    cases: dict[tuple[str, Case], tuple[str, ...]] = {(pack.episodes[1].entries[0], Case()): ()}
    for number in sorted(pack.episodes):
        later: dict[tuple[str, Case], tuple[str, ...]] = {}
        live = _live_after(pack, number)
        for (entry, case), before in cases.items():
            for way in ways(pack, entry, case.facts):
                found.sections.update(way.sections)
                for exit_, then in _ends(pack, pack.episodes[number], way, case.squares, found.sections):
                    kept = Case(then.facts & live, then.squares)
                    later.setdefault((exit_, kept), (*before, *way.sections))
        found.cases += len(later)
        cases = later
    for (ending, _), before in cases.items():
        found.sections.add(ending)
        found.witnesses.setdefault(ending, (*before, ending))
    return found


def ways(pack: Pack, entry: str, facts: frozenset[str]) -> Iterator[Way]:
    """All ways through an episode: goals reached or missed, votes decided either way."""
    waiting = [(Way((), facts), entry)]
    while waiting:
        way, name = waiting.pop()
        section = pack.sections[name]
        here = Way((*way.sections, name), way.facts | {f"visited {name}"})
        followed = list(_next(pack, section, here)) or [(here, "")]
        yield from (then for then, name in followed if not name)
        waiting += [(then, name) for then, name in followed if name]


def _next(pack: Pack, section: Section, way: Way) -> Iterator[tuple[Way, str]]:
    """What can follow a section, with the facts that it brings; no name: it lasts to the end of the episode."""
    if section.kind == "entry":
        yield way, section.opening
    elif section.goal is not None:
        decides = section.id in pack.episodes[section.episode].result
        for result, effects, name in (
            ("reached", section.goal.reached, section.goal.next_reached),
            ("missed", section.goal.missed, section.goal.next_missed),
        ):
            facts = way.facts | ({f"goal {section.episode} {result}"} if decides else set())
            yield Way(way.sections, _noted(facts, effects)), name
    elif section.kind == "pass":
        yield Way(way.sections, _noted(way.facts, section.effects)), section.next
    for option in section.options:
        if _maybe(option.offer, way.facts, None):
            yield Way(way.sections, _noted(way.facts, option.effects)), option.to


def _ends(pack: Pack, episode: Episode, way: Way, squares: int, read: set[str]) -> Iterator[tuple[str, Case]]:
    """The exits that a way can lead to, for all that play may decide."""
    for measured in _measures(pack, episode, squares):
        facts = way.facts
        for entry in episode.at_end:
            if _maybe(entry.condition, facts, measured):
                facts = _noted(facts, entry.do)
        read.update(one.section for one in episode.closings if _maybe(one.condition, facts, measured))
        exit_ = next(one.section for one in episode.exits if _maybe(one.condition, facts, measured))
        yield exit_, Case(facts, measured.squares)


def _measures(pack: Pack, episode: Episode, squares: int) -> Iterator[_Measured]:
    """All that play may decide, as far as the episode table asks for it."""
    most = pack.table.condition_squares
    crossed = sorted({min(squares + more, most) for more in range(MOST_CRITICAL + 1)})
    return (_Measured(*values) for values in product(crossed, *_limits(episode)))


@cache
def _limits(episode: Episode) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The values of average and heart/mind track on either side of what an episode table asks for."""
    asked = [part for part in walk(episode) if isinstance(part, Term)]
    averages = {limit for term in asked if isinstance(term, terms.Average) for limit in (term.n - 1, term.n)}
    tracks = {limit for term in asked if isinstance(term, terms.HeartMindIs) for limit in (term.n, term.n + 1)}
    return tuple(averages) or (0,), tuple(tracks) or (0,)


def _noted(facts: frozenset[str], effects: Effects) -> frozenset[str]:
    """The facts after flags were set and cleared."""
    for step in steps_of(effects):
        if isinstance(step, SetFlag):
            facts |= {f"flag {step.flag}"}
        elif isinstance(step, ClearFlag):
            facts -= {f"flag {step.flag}"}
    return facts


def _maybe(condition: Condition, facts: frozenset[str], measured: _Measured | None) -> bool:
    """Whether a condition holds; one of its terms that play decides may hold."""
    match condition:
        case Always():
            return True
        case Not(inner):
            return not _maybe(inner, facts, measured)
        case And(parts):
            return all(_maybe(part, facts, measured) for part in parts)
        case Or(parts):
            return any(_maybe(part, facts, measured) for part in parts)
    if isinstance(condition, terms.FlagSet | terms.Visited | terms.GoalReached | terms.GoalMissed):
        return _fact(condition) in facts
    test = _MEASURES.get(type(condition))
    return test is None or measured is None or test(condition, measured)


_fact = cache(Term.write)
_MEASURES: dict[type, Callable[[Term, _Measured], bool]] = {
    terms.Squares: lambda term, now: holds(now.squares, term.op, term.n),  # type: ignore[attr-defined]
    terms.Average: lambda term, now: holds(now.average, term.op, term.n),  # type: ignore[attr-defined]
    terms.HeartMindIs: lambda term, now: holds(now.heart_mind, term.op, term.n),  # type: ignore[attr-defined]
}


def _live_after(pack: Pack, number: int) -> frozenset[str]:
    """The facts that conditions of later episodes test."""
    later = [section for section in pack.sections.values() if section.episode > number]
    tables = [episode for episode in pack.episodes.values() if episode.number > number]
    tested = [part for value in (*later, *tables) for part in walk(value) if isinstance(part, Term)]
    return frozenset(term.write() for term in tested)


# Flags and follow-ups


def flaws(pack: Pack, found: Findings) -> Iterator[str]:
    """What is wrong with a story as a whole."""
    yield from (f"section {name} can never be reached" for name in sorted(set(pack.sections) - found.sections))
    endings = [section.id for section in pack.sections.values() if section.kind == "ending"]
    yield from (f"ending {name} can never be reached" for name in endings if name not in found.witnesses)
    yield from _flag_flaws(pack)
    yield from _follow_up_flaws(pack)


def _flag_flaws(pack: Pack) -> Iterator[str]:
    """Every flag is set somewhere and read somewhere."""
    parts = [part for group in (pack.sections, pack.episodes, pack.crossroads) for part in walk(group)]
    written = {part.flag for part in parts if isinstance(part, SetFlag)}
    read = {part.flag for part in parts if isinstance(part, terms.FlagSet)}
    read |= {line.flag for line in pack.epilogue.values()}
    yield from (f"flag {flag} is never set" for flag in pack.table.flags if flag not in written)
    yield from (f"flag {flag} is set but never read" for flag in pack.table.flags if flag not in read)


def _follow_up_flaws(pack: Pack) -> Iterator[str]:
    """Every follow-up is noted by an earlier card, for an episode in which it may be met."""
    noted: dict[str, list[tuple[str, int]]] = {}
    for card in pack.crossroads.values():
        for part in walk(card.options):
            if isinstance(part, NoteCard):
                noted.setdefault(part.card, []).append((card.id, part.since))
    for name, card in pack.crossroads.items():
        if card.set != "follow_up":
            continue
        if name not in noted:
            yield f"follow-up {name} is never noted"
        for by, since in noted.get(name, []):
            if not card.since <= since <= card.until:
                yield f"{by} notes {name} for episode {since}, but it may be met in {card.since} to {card.until}"
