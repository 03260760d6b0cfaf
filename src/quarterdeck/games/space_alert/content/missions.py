"""Valid missions (SA-13): what a script must keep to, one check per clause; `generator` makes such scripts."""

import json
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise, product

from msgspec import Struct

from quarterdeck.games.space_alert.content.script import WARNINGS, Message, Say, Script, message_text
from quarterdeck.games.space_alert.content.ship import INTERNAL, ZONES

Limits = tuple[int, int]
"""The lowest and the highest value allowed."""

POINTS = 8
THREATS: Limits = (5, 7)
SERIOUS: Limits = (1, 3)
INTERNAL_THREATS: Limits = (1, 2)
INTERNAL_POINTS: Limits = (1, 3)
ZONE_THREATS: Limits = (1, 2)
NUMBERS: Limits = (1, 8)
LAST_OF_PHASE_1 = 4
"""The last T+ number that phase 1 announces (SA-13.8)."""
KIND_NUMBERS: dict[tuple[bool, bool], Limits] = {
    (False, False): (1, 8),
    (False, True): (2, 7),
    (True, False): (2, 7),
    (True, True): (3, 6),
}
"""T+ numbers by (internal, serious) (SA-13.6)."""

STEP = 5
PHASE_SECONDS: tuple[Limits, ...] = ((205, 240), (215, 235), (140, 155))
TOTAL_SECONDS: Limits = (580, 620)
FIRST: Limits = (10, 20)
AFTER_PHASE_START = 5
BETWEEN_EVENTS, BETWEEN_THREATS, AFTER_FAILURE = 10, 25, 5
THREAT_BEFORE_END, OTHER_BEFORE_END = 55, 30
FROM_WARNING = 5
DATA: Limits = (2, 3)
TRANSFERS: Limits = (3, 4)
FAILURES: Limits = (2, 5)
FAILURE_SECONDS: Limits = (5, 30)
ALL_FAILURE_SECONDS: Limits = (45, 65)


class Problem(Struct, frozen=True):
    """A clause that a script breaks, and how."""

    clause: str
    text: str


def problems(script: Script) -> list[Problem]:
    """Everything that keeps a script from being a valid mission (SA-13.2 to SA-13.18)."""
    return [Problem(clause, text) for clause, check in CLAUSES for text in check(script)]


# What the clauses talk about.


def _events(script: Script) -> list[Message]:
    """All messages in the order they are said."""
    return sorted(script.messages, key=lambda message: message.at)


def _said(script: Script, say: Say) -> list[Message]:
    return [message for message in _events(script) if message.say == say]


def _threats(script: Script) -> list[Message]:
    return _said(script, "threat")


def _internals(script: Script) -> list[Message]:
    """The internal threats, by number."""
    return sorted((m for m in _threats(script) if m.zone == INTERNAL), key=lambda message: message.number)


def _points(threats: Iterable[Message]) -> int:
    return sum(2 if threat.serious else 1 for threat in threats)


def _phase(script: Script, at: int) -> int:
    """The phase of a moment, counted from 1; after the end it is one more than there are."""
    return bisect_right(script.phase_ends, at) + 1


def _name(message: Message) -> str:
    return f"{message.say.replace('_', ' ')} at {message.at} s"


def _outside(value: int, limits: Limits, what: str) -> Iterator[str]:
    low, high = limits
    if not low <= value <= high:
        yield f"{value} {what}, not {low} to {high}"


# The clauses, each a check that says what is wrong and where.


def budget(script: Script) -> Iterator[str]:
    """Eight points, one common report unconfirmed (SA-13.2)."""
    if (total := _points(_threats(script))) != POINTS:
        yield f"the threats are worth {total} points, not {POINTS}"
    unconfirmed = [threat for threat in _threats(script) if threat.unconfirmed]
    if len(unconfirmed) != 1:
        yield f"{len(unconfirmed)} reports are unconfirmed, not 1"
    yield from (f"T+{threat.number} is unconfirmed and serious" for threat in unconfirmed if threat.serious)


def threat_counts(script: Script) -> Iterator[str]:
    """How many threats, and how many serious (SA-13.3)."""
    yield from _outside(len(_threats(script)), THREATS, "threats")
    yield from _outside(sum(threat.serious for threat in _threats(script)), SERIOUS, "serious threats")


def internal_counts(script: Script) -> Iterator[str]:
    """How many internal threats, and their points (SA-13.4)."""
    yield from _outside(len(_internals(script)), INTERNAL_THREATS, "internal threats")
    yield from _outside(_points(_internals(script)), INTERNAL_POINTS, "points of internal threats")


def unique_numbers(script: Script) -> Iterator[str]:
    """T+ numbers are 1 to 8, each once (SA-13.5)."""
    numbers = [threat.number for threat in _threats(script)]
    for number in sorted(set(numbers)):
        yield from _outside(number, NUMBERS, "is a T+ number")
        if numbers.count(number) > 1:
            yield f"{numbers.count(number)} threats are T+{number}"


def kind_numbers(script: Script) -> Iterator[str]:
    """The T+ numbers of each kind of threat (SA-13.6)."""
    for threat in _threats(script):
        internal = threat.zone == INTERNAL
        kind = f"{'serious' if threat.serious else 'common'} {'internal' if internal else 'external'} threat"
        yield from _outside(threat.number, KIND_NUMBERS[internal, threat.serious], f"is the number of a {kind}")


def internals_apart(script: Script) -> Iterator[str]:
    """Internal threats have an external one between them (SA-13.7)."""
    external = [threat.number for threat in _threats(script) if threat.zone != INTERNAL]
    for low, high in pairwise(threat.number for threat in _internals(script)):
        if high - low == 1:
            yield f"T+{low} and T+{high} are both internal"
        elif not any(low < number < high for number in external):
            yield f"no external threat comes between T+{low} and T+{high}, which are internal"


def announcements(script: Script) -> Iterator[str]:
    """Threats come in order, each in the phase of its number (SA-13.8)."""
    for threat in _threats(script):
        phase = 1 if threat.number <= LAST_OF_PHASE_1 else 2
        if _phase(script, threat.at) != phase:
            yield f"T+{threat.number} is announced at {threat.at} s, not in phase {phase}"
    for earlier, later in pairwise(_threats(script)):
        if later.number < earlier.number:
            yield f"T+{later.number} is announced after T+{earlier.number}"


def halves(script: Script) -> Iterator[str]:
    """Early and late threats are in balance (SA-13.9)."""
    early = [threat for threat in _threats(script) if threat.number <= LAST_OF_PHASE_1]
    late = [threat for threat in _threats(script) if threat.number > LAST_OF_PHASE_1]
    if abs(len(early) - len(late)) > 1:
        yield f"{len(early)} threats up to T+{LAST_OF_PHASE_1} and {len(late)} later differ by more than 1"
    if abs(_points(early) - _points(late)) > 2:
        yield f"{_points(early)} points up to T+{LAST_OF_PHASE_1} and {_points(late)} later differ by more than 2"


def zone_counts(script: Script) -> Iterator[str]:
    """Threats in each external zone (SA-13.10)."""
    zones = [threat.zone for threat in _threats(script)]
    for zone, name in enumerate(ZONES):
        yield from _outside(zones.count(zone), ZONE_THREATS, f"threats in zone {name}")


def lengths(script: Script) -> Iterator[str]:
    """The grid of 5 s and the lengths of phases (SA-13.12)."""
    times = {*script.phase_ends, *(m.at for m in script.messages), *(m.until for m in script.messages)}
    yield from (f"{time} s is not a multiple of {STEP} s" for time in sorted(times) if time % STEP)
    if len(script.phase_ends) != len(PHASE_SECONDS):
        yield f"{len(script.phase_ends)} phases, not {len(PHASE_SECONDS)}"
    starts = (0, *script.phase_ends)
    for phase, (start, end, limits) in enumerate(zip(starts, script.phase_ends, PHASE_SECONDS, strict=False), 1):
        yield from _outside(end - start, limits, f"s is the length of phase {phase}")
    yield from _outside(starts[-1], TOTAL_SECONDS, "s is the length of the mission")


def beginnings(script: Script) -> Iterator[str]:
    """The first event, the first threat and the phase starts (SA-13.13)."""
    for what, messages in (("event", _events(script)), ("threat", _threats(script))):
        for first in messages[:1]:
            yield from _outside(first.at, FIRST, f"s is the time of the first {what}")
    for start, event in product(script.phase_ends[:-1], _events(script)):
        if start <= event.at < start + AFTER_PHASE_START:
            yield f"{_name(event)} is less than {AFTER_PHASE_START} s after the phase start at {start} s"


def gaps(script: Script) -> Iterator[str]:
    """What must lie between events (SA-13.14)."""
    for messages, gap in ((_events(script), BETWEEN_EVENTS), (_threats(script), BETWEEN_THREATS)):
        for earlier, later in pairwise(messages):
            if later.at - earlier.at < gap:
                yield f"{_name(later)} is less than {gap} s after {_name(earlier)}"
    for failure, event in product(_said(script, "communications_down"), _events(script)):
        if failure.at < event.at < failure.until + AFTER_FAILURE:
            restored = f"communications are restored at {failure.until} s"
            yield f"{_name(event)} is earlier than {AFTER_FAILURE} s after {restored}"


def endings(script: Script) -> Iterator[str]:
    """What must be over before a phase ends (SA-13.15)."""
    for event in _events(script):
        seconds = THREAT_BEFORE_END if event.say == "threat" else OTHER_BEFORE_END
        end = next((end for end in script.phase_ends if event.at < end), 0)
        if not end:
            yield f"{_name(event)} is after the end of the mission"
        elif end - max(event.at, event.until) < seconds:
            verb = "lasts to" if event.until else "is"
            yield f"{_name(event)} {verb} less than {seconds} s before the phase end at {end} s"


def warnings(script: Script) -> Iterator[str]:
    """Nothing disturbs a warning or a phase end (SA-13.16)."""
    moments = {end - seconds: f"the {seconds} s warning" for end in script.phase_ends for seconds in WARNINGS}
    moments |= dict.fromkeys(script.phase_ends, "the phase end")
    for event, (moment, what) in product(_events(script), moments.items()):
        if abs(event.at - moment) < FROM_WARNING:
            yield f"{_name(event)} is less than {FROM_WARNING} s from {what} at {moment} s"
        elif event.at < moment < event.until:
            yield f"{_name(event)} lasts over {what} at {moment} s"


def data_counts(script: Script) -> Iterator[str]:
    """How often data come in and are transferred (SA-13.17)."""
    yield from _outside(len(_said(script, "data")), DATA, "incoming data messages")
    yield from _outside(len(_said(script, "transfer")), TRANSFERS, "data transfers")


def failure_lengths(script: Script) -> Iterator[str]:
    """Number and length of communications failures (SA-13.18)."""
    failures = _said(script, "communications_down")
    yield from _outside(len(failures), FAILURES, "communications failures")
    for failure in failures:
        yield from _outside(failure.until - failure.at, FAILURE_SECONDS, f"s is the length of {_name(failure)}")
    together = sum(failure.until - failure.at for failure in failures)
    yield from _outside(together, ALL_FAILURE_SECONDS, "s of communications failures")


CLAUSES: tuple[tuple[str, Callable[[Script], Iterator[str]]], ...] = (
    ("SA-13.2", budget),
    ("SA-13.3", threat_counts),
    ("SA-13.4", internal_counts),
    ("SA-13.5", unique_numbers),
    ("SA-13.6", kind_numbers),
    ("SA-13.7", internals_apart),
    ("SA-13.8", announcements),
    ("SA-13.9", halves),
    ("SA-13.10", zone_counts),
    # SA-13.11 binds the generator only.
    ("SA-13.12", lengths),
    ("SA-13.13", beginnings),
    ("SA-13.14", gaps),
    ("SA-13.15", endings),
    ("SA-13.16", warnings),
    ("SA-13.17", data_counts),
    ("SA-13.18", failure_lengths),
)


def script_toml(script: Script) -> str:
    """A script as the table that `parse_script` reads."""
    code = script.code if re.fullmatch(r"[\w-]+", script.code, re.ASCII) else _quoted(script.code)
    lines = "".join(f"  {_quoted(message_text(message))},\n" for message in script.messages)
    return (
        f"[{code}]\ntitle = {_quoted(script.title)}\nkind = {_quoted(script.kind)}\n"
        f"phase_ends = {list(script.phase_ends)}\nmessages = [\n{lines}]\n"
    )


def _quoted(text: str) -> str:
    """A TOML basic string, which is written like one of JSON."""
    return json.dumps(text, ensure_ascii=False)
