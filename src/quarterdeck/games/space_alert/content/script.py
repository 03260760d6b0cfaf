"""Scripts (SA-1.23): what the computer says, and when."""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from quarterdeck.games.space_alert.content.ship import SLOTS, TRAJECTORIES
from quarterdeck.kernel.errors import BadContent

Kind = Literal["test_run", "simulation", "advanced_simulation", "mission"]
Say = Literal[
    "start", "threat", "data", "transfer", "transfer_closed", "communications_down", "communications_up",
    "warning", "phase_end", "end",
]  # fmt: skip
ENDS = ("phase_end", "end")
UNTIMED = ("data", "transfer", *ENDS)
WARNINGS = (60, 20, 5)
QUIET = max(WARNINGS) + 1
"""Seconds of a phase that was made up, with all its warnings."""
LONGEST_TRANSFER = 10
"""The longest a table may set its transfer windows (SA-R18)."""


class Message(Struct, frozen=True, omit_defaults=True):
    """One thing the computer says at `at` seconds."""

    at: int
    say: Say
    number: int = 0
    """T+ of a threat, seconds left of a warning, or the phase that ends."""
    zone: int = 0
    serious: bool = False
    unconfirmed: bool = False
    until: int = 0


class Script(Struct, frozen=True):
    """A sound-track: the phases and the messages on its card, without what follows from them."""

    code: str
    title: str
    kind: Kind
    phase_ends: tuple[int, ...]
    messages: tuple[Message, ...]

    def threats(self, crew_size: int) -> list[Message]:
        """The threats a crew of this size meets (SA-3.2.6)."""
        return [m for m in self.messages if m.say == "threat" and (crew_size == 5 or not m.unconfirmed)]

    def timeline(self, crew_size: int, *, solo: bool, transfer_seconds: int) -> tuple[Message, ...]:
        """Everything that will be said to this crew, in order; a phase ends before anything else of that moment."""
        said = [
            message
            for message in self.messages
            if not (message.unconfirmed and crew_size != 5) and not (solo and message.say != "threat")
        ]
        whole = [*said, *_ends(said, transfer_seconds), *_phase_messages(self.phase_ends)]
        return tuple(sorted(whole, key=lambda message: (message.at, _RANK.get(message.say, 1))))


_RANK = {"transfer_closed": 0, "communications_up": 0, "phase_end": 0, "end": 0}


def _ends(said: list[Message], transfer_seconds: int) -> Iterator[Message]:
    """What closes by itself: transfer windows (SA-R18) and communications failures (SA-3.2.12)."""
    for message in said:
        if message.say == "transfer":
            yield Message(message.at + transfer_seconds, "transfer_closed")
        elif message.say == "communications_down":
            yield Message(message.until, "communications_up")


def _phase_messages(phase_ends: tuple[int, ...]) -> Iterator[Message]:
    """Warnings and ends of the phases (SA-3.2.14 to SA-3.2.16)."""
    for phase, end in enumerate(phase_ends, 1):
        for seconds in WARNINGS:
            yield Message(end - seconds, "warning", seconds)
        yield Message(end, "phase_end" if phase < len(phase_ends) else "end", phase)


def follow(
    script: tuple[Message, ...], heard: list[Message], now: float, others: list[tuple[Message, ...]]
) -> tuple[Message, ...]:
    """A rest of a script that fits what was heard, and the silence up to now: of it only what the crew knows is kept,
    then it goes on as the first of the others that can, or else quietly."""
    phase = sum(message.say == "phase_end" for message in heard) + 1
    last = next(message.number for message in script if message.say == "end")
    kept = _known(script, heard, phase)
    later = max([now, *(message.at for message in (*heard, *kept))])
    left = range(phase + any(message.say in ENDS for message in kept), last + 1)
    rests = [[message for message in other if message.at > later] for other in others]
    return tuple(kept + next((rest for rest in rests if _phases_of(rest) == list(left)), _quiet(left, later)))


def untimed(timeline: tuple[Message, ...]) -> tuple[Message, ...]:
    """A timeline without a clock: all threats lie there from the start, only what needs an answer is said (SA-9.8)."""
    threats_first = sorted(timeline, key=lambda message: message.say != "threat")
    return tuple(message for message in threats_first if message.say in ("threat", *UNTIMED))


def follow_untimed(
    script: tuple[Message, ...], heard: list[Message], others: list[tuple[Message, ...]]
) -> tuple[Message, ...]:
    """A rest of an untimed script that fits what was heard: as the first of the others that began like it, else only
    the ends of the phases. Once threats are heard no more of them can come."""
    said = [message.say for message in heard if message.say in UNTIMED]
    left = _phases_of(script)
    for other in others:
        after_threats = [message for message in other if message.say != "threat"]
        rest = after_threats[len(said) :]
        if [message.say for message in after_threats[: len(said)]] == said and _phases_of(rest) == left:
            threats = [] if heard else [message for message in other if message.say == "threat"]
            return (*threats, *rest)
    return tuple(Message(0, message.say, message.number) for message in script if message.say in ENDS)


def _known(script: tuple[Message, ...], heard: list[Message], phase: int) -> list[Message]:
    """What will be said for certain: the end of a phase once it is announced, and what closes by itself."""
    end = _end_of(script, phase) if _warned(heard) else 0
    ending = [m for m in script if m.at <= end and m.say in ("warning", *ENDS)]
    open_ends = [m for m in script if m.say in ("transfer_closed", "communications_up")][: _open_windows(heard)]
    return sorted({*ending, *open_ends}, key=lambda message: (message.at, _RANK.get(message.say, 1)))


def _quiet(phases: range, later: float) -> list[Message]:
    """The phases that are left, a minute each, in which nothing else is said."""
    ends = [
        int(later) + QUIET * (phase - phases.start + 1) if phase in phases else 0 for phase in range(1, phases.stop)
    ]
    return [message for message in _phase_messages(tuple(ends)) if message.at > later]


def _end_of(script: tuple[Message, ...], phase: int) -> int:
    return next((m.at for m in script if m.number == phase and m.say in ENDS), 0)


def _warned(heard: list[Message]) -> bool:
    """Whether the end of the present phase has been announced."""
    last = [message.say for message in heard if message.say in ("warning", "phase_end")]
    return bool(last) and last[-1] == "warning"


def _open_windows(heard: list[Message]) -> int:
    """How many of transfer and communications failure are still going on."""
    opened = sum(message.say in ("transfer", "communications_down") for message in heard)
    return opened - sum(message.say in ("transfer_closed", "communications_up") for message in heard)


def _phases_of(messages: Iterable[Message]) -> list[int]:
    """The phases that these messages end."""
    return [message.number for message in messages if message.say in ENDS]


class ScriptTable(Struct, forbid_unknown_fields=True):
    """A script as it is written in a pack."""

    title: str
    kind: Kind
    phase_ends: tuple[int, ...]
    messages: tuple[str, ...]


def check_phases(table: ScriptTable) -> None:
    if list(table.phase_ends) != sorted(set(table.phase_ends)) or len(table.phase_ends) not in (2, 3):
        raise BadContent(f"{list(table.phase_ends)} should be two or three rising times")


def check_windows(messages: tuple[Message, ...], phase_ends: tuple[int, ...]) -> None:
    """Transfers and communications failures end before another of their kind begins; no transfer runs over a phase."""
    for say, longest in (("transfer", LONGEST_TRANSFER), ("communications_down", 0)):
        windows = sorted((m.at, m.until or m.at + longest) for m in messages if m.say == say)
        for (_, end), (start, _) in pairwise(windows):
            if start < end:
                raise BadContent(f"{start} s: a {say} begins before the one before it ends")
        crossed = [start for start, end in windows if any(start < phase < end for phase in phase_ends)]
        if crossed and say == "transfer":
            raise BadContent(f"{crossed[0]} s: a transfer would be open when a phase ends")


def parse_script(code: str, table: ScriptTable) -> Script:
    """A script from its table in a pack or a file."""
    check_phases(table)
    messages = tuple(map(parse_message, table.messages))
    for message in messages:
        check_message(message, table.phase_ends[-1])
    check_windows(messages, table.phase_ends)
    return Script(code, table.title, table.kind, table.phase_ends, messages)


_FORM = re.compile(
    r"(?P<at>\d+) (?:(?P<unconfirmed>unconfirmed )?(?P<serious>serious )?threat T\+(?P<number>\d+) (?P<zone>\w+)"
    r"|(?P<plain>data|transfer)|communications down (?P<until>\d+))"
)


def parse_message(text: str) -> Message:
    """A message from its line: `70 serious threat T+4 blue`, `90 transfer`, `40 communications down 50`."""
    match = _FORM.fullmatch(text)
    if not match:
        form = "'70 serious threat T+4 blue', '50 data' or '40 communications down 50'"
        raise BadContent(f"{text!r} should read like {form}")
    at = int(match["at"])
    if match["plain"]:
        return Message(at, match["plain"])  # type: ignore[arg-type]
    if match["until"]:
        return Message(at, "communications_down", until=int(match["until"]))
    return _threat(at, match)


def _threat(at: int, match: re.Match[str]) -> Message:
    number, zone = int(match["number"]), match["zone"]
    if zone not in TRAJECTORIES:
        raise BadContent(f"{match[0]!r}: {zone!r} is none of {', '.join(TRAJECTORIES)}")
    return Message(at, "threat", number, TRAJECTORIES.index(zone), bool(match["serious"]), bool(match["unconfirmed"]))


def check_message(message: Message, end: int) -> None:
    """Refuse what no flight that ends at `end` can play."""
    if message.say == "threat" and not 1 <= message.number <= SLOTS:
        raise BadContent(f"{message_text(message)!r}: T+ is a turn from 1 to {SLOTS}")
    if not message.at < (message.until or message.at + 1) <= end:
        raise BadContent(f"{message_text(message)!r}: a message begins before it ends, and both before {end} s")


def message_text(message: Message) -> str:
    """A message as its line; the opposite of `parse_message`."""
    if message.say == "communications_down":
        return f"{message.at} communications down {message.until}"
    if message.say != "threat":
        return f"{message.at} {message.say}"
    marks = ("unconfirmed " if message.unconfirmed else "") + ("serious " if message.serious else "")
    return f"{message.at} {marks}threat T+{message.number} {TRAJECTORIES[message.zone]}"
