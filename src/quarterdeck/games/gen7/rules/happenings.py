"""Events that trigger algorithms and are counted by goals, once the clause that describes them is complete (G7-D57)."""

from collections.abc import Callable, Container
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from quarterdeck.games.gen7.content.conditions import parse_condition
from quarterdeck.games.gen7.content.events import Count, Event, count_text
from quarterdeck.games.gen7.content.lines import holds

if TYPE_CHECKING:
    from quarterdeck.games.gen7.state import Die, Gen7, Rule


class Happening(Struct, frozen=True, gc=False):
    """Something that has happened, and whom it belongs to; the ship's and the story's own belong to nobody."""

    kind: str
    seats: tuple[int, ...] = ()
    room: str = ""
    department: str = ""
    center: str = ""
    system: str = ""
    type: str = ""
    die: str = ""
    result: int = 0
    contributors: int = 0
    tag: str = ""
    times: int = 1
    """How often it counts for success markers and side counts."""


def fits_filters(table: "Gen7", event: Event, what: Happening, seat: int | None = None) -> bool:
    """Whether a happening is what an event line asks for, its seat filter left aside."""
    return (
        event.kind == what.kind and _fits(event, what) and (not event.condition or _holds(table, event.condition, seat))
    )


def _fits(event: Event, what: Happening) -> bool:
    """Whether a happening of the right kind passes the filters that are the same for every seat."""
    for field, wanted in _named(event):
        if getattr(what, field) != wanted:
            return False
    if event.result and not holds(what.result, *event.result):
        return False
    return not event.contributors or holds(what.contributors, *event.contributors)


@cache
def _named(event: Event) -> tuple[tuple[str, str], ...]:
    """The filters of an event line that name something."""
    fields = ("room", "department", "center", "system", "type", "die", "tag")
    return tuple((field, wanted) for field in fields if (wanted := getattr(event, field)))


def _holds(table: "Gen7", text: str, seat: int | None) -> bool:
    from quarterdeck.games.gen7.rules.conditions import is_true  # which counts happenings by this module

    return is_true(table, parse_condition(text), seat)


def is_for(event: Event, seats: tuple[int, ...], seat: int) -> bool:
    """Whether an event line of this player means a happening of these seats (G7-D71.4)."""
    if event.seats == "own":
        return seat in seats
    return event.seats != "another" or any(other != seat for other in seats)


# Listeners

Listener = Callable[["Gen7", Happening], None]
Kinds = Callable[[str, str, tuple["Rule", ...]], Container[str]]
"""The kinds of event that matter to a listener with a pack, in a section and under some rules."""
_LISTENERS: list[tuple[Listener, Kinds | None]] = []
KEPT = 10_000
"""For how many kinds of event listeners are cached."""


def listens(kinds: Kinds | None = None) -> Callable[[Listener], Listener]:
    """Register a function that is called with every happening, in the order of `game.py`'s imports."""

    def register(listener: Listener) -> Listener:
        _LISTENERS.append((listener, kinds))
        return listener

    return register


@lru_cache(KEPT)
def _listeners(pack: str, section: str, rules: tuple["Rule", ...], kind: str) -> tuple[Listener, ...]:
    return tuple(listener for listener, kinds in _LISTENERS if kinds is None or kind in kinds(pack, section, rules))


def happened(table: "Gen7", what: Happening) -> None:
    """Call all listeners. What they put on the agenda is done before what is there already."""
    for listener in _listeners(table.setting.pack, table.section, table.rules, what.kind):
        listener(table, what)


def announce_placed(table: "Gen7", seat: int, die: "Die", room: str, department: str, shown: int) -> None:
    """Announce a placed die, which a department skill may have changed before; the last is done first (G7-D57)."""
    placed = Happening("die_placed", (seat,), room=room, department=department, die=die.kind, result=shown)
    happened(table, placed)
    if shown != die.result:
        happened(table, Happening("die_changed", (seat,), die=die.kind, result=shown))


# Counts that goals and conditions ask for


@cache
def _asked_for(pack: str) -> dict[str, tuple[tuple[str, Count], ...]]:
    """The counts that anything in a pack asks for, by the kind of event."""
    from quarterdeck.games.gen7.content.checks import rows  # which reads whole packs
    from quarterdeck.games.gen7.content.pack import pack as find
    from quarterdeck.games.gen7.content.walking import walk

    found: dict[str, dict[str, Count]] = {}
    for _, _, row in rows(find(pack)):
        for count in walk(row):
            if isinstance(count, Count):
                found.setdefault(count.event.kind, {})[count_text(count)] = count
    return {kind: tuple(counts.items()) for kind, counts in found.items()}


@listens(lambda pack, section, rules: _asked_for(pack))
def _count(table: "Gen7", what: Happening) -> None:
    for key, count in _asked_for(table.setting.pack)[what.kind]:
        event = count.event
        if _fits(event, what):
            for seat in what.seats if event.seats == "own" else range(table.seat_count):
                if is_for(event, what.seats, seat) and (not event.condition or _holds(table, event.condition, seat)):
                    player = table.players[seat]
                    player.counts = {**player.counts, key: player.counts.get(key, 0) + 1}


def counted(table: "Gen7", seat: int, count: Count) -> int:
    """How often an event has happened for a player in its window."""
    return table.players[seat].counts.get(count_text(count), 0)


def end_window(table: "Gen7", window: str) -> None:
    """A turn, a round or a section is over: its counts are dropped (G7-D57)."""
    others, end = _counts_of_others(window), f" in {window}}}"
    for player in table.players:
        if not others.issuperset(player.counts):
            player.counts = {key: number for key, number in player.counts.items() if not key.endswith(end)}
            others.update(player.counts)


@cache
def _counts_of_others(window: str) -> set[str]:
    """Counts that were seen and are taken in other windows: most players have none but these."""
    return set()
