"""Random missions (SA-13): a valid script from chance, built so that every limit can occur."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate, combinations, pairwise, product
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.games.space_alert.content import missions as limits
from quarterdeck.games.space_alert.content.missions import STEP, Limits, halves, internals_apart
from quarterdeck.games.space_alert.content.script import WARNINGS, Message, Say, Script
from quarterdeck.games.space_alert.content.ship import INTERNAL, ZONES
from quarterdeck.kernel.chance import Chance

T = TypeVar("T")
Threats = tuple[Message, ...]


class _Draw(Struct):
    """One random stream (SA-13.19)."""

    chance: Chance
    purpose: str

    def pick(self, items: Sequence[T]) -> T:
        return items[self.chance.below(self.purpose, len(items))]

    def within(self, span: Limits) -> int:
        return self.pick(_every(span))


def _every(span: Limits, step: int = 1) -> range:
    """All values a limit allows."""
    return range(span[0], span[1] + 1, step)


def generate(chance: Chance, purpose: str = "script") -> Script:
    """A random mission that keeps to SA-13, from the stream of this purpose alone."""
    draw = _Draw(chance, purpose)
    phase_ends = tuple(accumulate(draw.pick(_phase_lengths())))
    threats, others = _draw_threats(draw), _draw_others(draw)
    while (messages := _draw_times(draw, phase_ends, threats, others)) is None:
        continue  # A long failure found no room, which is possible but rarer than one mission in 100 000.
    return Script("generated", "Generated mission", "mission", phase_ends, messages)


# The threats: drawn from all that are allowed, so nothing has to be tried twice.

_INTERNALS = ((False,), (True,), (False, False), (False, True))
"""Which internal threats there are, each serious or not: one or two of 1 to 3 points (SA-13.4)."""


def _draw_threats(draw: _Draw) -> Threats:
    """Threats by number, with their zones and the unconfirmed one (SA-13.2), still without times."""
    numbered = draw.pick(_numberings(draw.within(limits.SERIOUS), draw.pick(_INTERNALS)))
    unconfirmed = draw.pick([threat.number for threat in numbered if not threat.serious])
    zones = iter(draw.pick(_zone_orders(sum(threat.zone != INTERNAL for threat in numbered))))
    return tuple(
        replace(
            threat,
            zone=INTERNAL if threat.zone == INTERNAL else next(zones),
            unconfirmed=threat.number == unconfirmed,
        )
        for threat in numbered
    )


@cache
def _numberings(serious: int, internals: tuple[bool, ...]) -> tuple[Threats, ...]:
    """Every numbering of 8 points with this many serious and these internal threats (SA-13.2 to SA-13.9)."""
    common = limits.POINTS - 2 * serious
    counts = {
        (True, True): internals.count(True),
        (True, False): internals.count(False),
        (False, True): serious - internals.count(True),
        (False, False): common - internals.count(False),
    }
    dealt = (tuple(sorted(threats, key=lambda t: t.number)) for threats in _deal(counts, _every(limits.NUMBERS)))
    return tuple(threats for threats in dealt if _balanced(threats))


def _deal(counts: dict[tuple[bool, bool], int], free: Sequence[int]) -> Iterator[Threats]:
    """Every way to give the kinds of threat their numbers, each within its range and only once."""
    if not counts:
        yield ()
        return
    (kind, count), *rest = counts.items()
    internal, serious = kind
    allowed = [number for number in free if number in _every(limits.KIND_NUMBERS[kind])]
    for numbers in combinations(allowed, count):
        own = tuple(Message(0, "threat", number, INTERNAL if internal else 0, serious) for number in numbers)
        for others in _deal(dict(rest), [number for number in free if number not in numbers]):
            yield own + others


def _balanced(threats: Threats) -> bool:
    """Whether the numbers keep to SA-13.7 and SA-13.9."""
    script = Script("", "", "mission", (), threats)
    return not any(halves(script)) and not any(internals_apart(script))


@cache
def _zone_orders(count: int) -> tuple[tuple[int, ...], ...]:
    """Every order of zones for the external threats: none empty or full, none twice running (SA-13.10, SA-13.11)."""
    return tuple(
        zones
        for zones in product(range(len(ZONES)), repeat=count)
        if all(zones.count(zone) in _every(limits.ZONE_THREATS) for zone in range(len(ZONES)))
        and all(zone != following for zone, following in pairwise(zones))
    )


# What else is said, and how long it lasts.

Other = tuple[Say, int]
"""What is said, and for how many seconds."""


@cache
def _phase_lengths() -> tuple[tuple[int, ...], ...]:
    """Every set of phase lengths (SA-13.12)."""
    phases = product(*(_every(span, STEP) for span in limits.PHASE_SECONDS))
    return tuple(lengths for lengths in phases if sum(lengths) in _every(limits.TOTAL_SECONDS))


@cache
def _failure_lengths(count: int) -> tuple[tuple[int, ...], ...]:
    """Every set of lengths for this many communications failures (SA-13.18)."""
    failures = product(_every(limits.FAILURE_SECONDS, STEP), repeat=count)
    return tuple(lengths for lengths in failures if sum(lengths) in _every(limits.ALL_FAILURE_SECONDS))


def _draw_others(draw: _Draw) -> list[Other]:
    """All events but threats, the longest first, because it is the hardest to place (SA-13.17, SA-13.18)."""
    failures = sorted(draw.pick(_failure_lengths(draw.within(limits.FAILURES))), reverse=True)
    others: list[Other] = [("communications_down", seconds) for seconds in failures]
    others += [("data", 0)] * draw.within(limits.DATA)
    others += [("transfer", 0)] * draw.within(limits.TRANSFERS)
    return others


# The times: each event in turn gets one of the moments that are still free for it.


class _Plan(Struct):
    """The moments still free for a start, and those that no communications failure may last to."""

    free: list[int]
    walls: set[int]

    def room(self, seconds: int) -> list[int]:
        """Where an event of this length may start."""
        return [at for at in self.free if self.walls.isdisjoint(range(at + STEP, at + seconds + STEP, STEP))]

    def take(self, at: int, seconds: int = 0) -> None:
        """Keep other starts away from this event (SA-13.14)."""
        earliest = at - limits.BETWEEN_EVENTS
        latest = at + max(limits.BETWEEN_EVENTS, seconds + limits.AFTER_FAILURE)
        self.free = [start for start in self.free if not earliest < start < latest]
        self.walls.add(at)


def _empty_plan(phase_ends: tuple[int, ...]) -> _Plan:
    """All starts that keep clear of phase starts, warnings and phase ends (SA-13.13, SA-13.15, SA-13.16)."""
    walls = {end - max(WARNINGS) for end in phase_ends}
    earliest = (limits.FIRST[0], *(end + limits.AFTER_PHASE_START for end in phase_ends))
    spans = zip(earliest, (end - limits.OTHER_BEFORE_END for end in phase_ends), strict=False)
    free = [at for span in spans for at in _every(span, STEP) if at not in walls]
    return _Plan(free, walls | {end - limits.OTHER_BEFORE_END + STEP for end in phase_ends})


def _draw_times(
    draw: _Draw, phase_ends: tuple[int, ...], threats: Threats, others: list[Other]
) -> tuple[Message, ...] | None:
    """The messages of the script at random times, or None if one finds no room."""
    plan = _empty_plan(phase_ends)
    messages = list(_timed_threats(draw, plan, phase_ends, threats))
    for say, seconds in others:
        if not (room := plan.room(seconds)):
            return None
        at = draw.pick(room)
        plan.take(at, seconds)
        messages.append(Message(at, say, until=at + seconds if seconds else 0))
    return tuple(sorted(messages, key=lambda message: message.at))


def _timed_threats(draw: _Draw, plan: _Plan, phase_ends: tuple[int, ...], threats: Threats) -> Iterator[Message]:
    """The threats at random moments of phases 1 and 2, in ascending order (SA-13.8)."""
    early = sum(threat.number <= limits.LAST_OF_PHASE_1 for threat in threats)
    end_1, end_2, _ = (end - limits.THREAT_BEFORE_END for end in phase_ends)  # SA-13.15
    phase_1 = [at for at in plan.free if at <= end_1]
    phase_2 = [at for at in plan.free if phase_ends[0] < at <= end_2]
    first = draw.pick(_every(limits.FIRST, STEP))  # SA-13.13
    times = _spread(draw, phase_1, [first], early) + _spread(draw, phase_2, [], len(threats) - early)
    for threat, at in zip(threats, times, strict=True):
        plan.take(at)
        yield replace(threat, at=at)


def _spread(draw: _Draw, moments: list[int], times: list[int], count: int) -> list[int]:
    """The times and more, up to `count`, far enough apart (SA-13.14).

    Room is never lacking, because a threat closes at most nine moments to the next: the shortest phase 1 has 21
    moments after a first threat at 20 s and three more threats to place, the shortest phase 2 has 31 for four.
    """
    while len(times) < count:
        apart = [at for at in moments if all(abs(at - time) >= limits.BETWEEN_THREATS for time in times)]
        times = [*times, draw.pick(apart)]
    return sorted(times)
