"""Event lines: what triggers algorithms and is counted by goals (G7-D57)."""

import re
from functools import cache
from typing import Any, Literal, get_args

from msgspec import Struct

from quarterdeck.games.gen7.content.lines import Center, DepartmentName, Op, Resource, SystemName, Tag, inside, split
from quarterdeck.kernel.errors import BadContent

EventKind = Literal[
    "dice_rolled", "die_placed", "die_changed", "group_filled", "forced_recovery", "awaken_done", "robot_fetched",
    "robot_reprogrammed", "contributed", "key_task_finished", "work_task_finished", "meeting_held", "meeting_joined",
    "gained", "spent", "replenished", "files_drawn", "file_played", "algorithm_laid", "round_started", "round_ended",
    "system_worsened", "critical_reached", "crossroads_resolved", "vote_decided", "section_entered",
    "plot_goal_reached", "plot_goal_missed",
]  # fmt: skip
Seats = Literal["", "own", "another", "each_seat_once"]
Window = Literal["turn", "round", "section", "episode"]
Bound = tuple[Op, int]


class Event(Struct, frozen=True, cache_hash=True):
    """An event with its filters (G7-D71.4)."""

    kind: EventKind
    seats: Seats = ""
    """Whose event it is; nothing: anybody's."""
    room: str = ""
    department: DepartmentName | Literal[""] = ""
    center: Center | Literal[""] = ""
    system: SystemName | Literal[""] = ""
    type: Resource | Literal[""] = ""
    die: Literal["", "officer", "colonist", "robot"] = ""
    tag: Tag | Literal[""] = ""
    result: Bound | None = None
    contributors: Bound | None = None
    condition: str = ""
    """A condition line (`conditions.parse_condition`)."""


class Count(Struct, frozen=True):
    """How often an event happened in a window."""

    event: Event
    window: Window


_FILTERS: dict[str, tuple[str, ...]] = {
    "die": ("officer", "colonist", "robot"),
    "room": (),
    "department": get_args(DepartmentName),
    "center": get_args(Center),
    "system": get_args(SystemName),
    "type": get_args(Resource),
    "tag": get_args(Tag),
}
"""Filters that name something, and what they may name."""
_BOUND = re.compile(r"(result|contributors)(=|>=|<=)(\d+)")


@cache
def parse_event(text: str) -> Event:
    """`die_placed die=officer department=computer result>=5 each_seat_once`."""
    kind, *words = split(text, " ")
    if kind not in get_args(EventKind):
        raise BadContent(f"{kind!r} is no event (G7-D57)")
    fields: dict[str, Any] = {}
    for word in words:
        name, value = _filter(word)
        if name in fields:
            raise BadContent(f"{text!r} has two filters for {name}")
        fields[name] = value
    return Event(kind, **fields)  # type: ignore[arg-type]  # looked up above


def _filter(word: str) -> tuple[str, Any]:
    if word in get_args(Seats):
        return "seats", word
    if word.startswith("if{"):
        return "condition", inside(word.removeprefix("if"))
    if bound := _BOUND.fullmatch(word):
        return bound[1], (bound[2], int(bound[3]))
    name, _, value = word.partition("=")
    if name not in _FILTERS or (_FILTERS[name] and value not in _FILTERS[name]):
        raise BadContent(f"{word!r} is no filter of events (G7-D57)")
    return name, value


def event_text(event: Event) -> str:
    """The line that `parse_event` makes this event of."""
    words: list[str] = [event.kind]
    if event.seats and event.seats != "each_seat_once":
        words.append(event.seats)
    words += [f"{name}={value}" for name in _FILTERS if (value := getattr(event, name))]
    words += [
        f"{name}{''.join(map(str, bound))}" for name in ("result", "contributors") if (bound := getattr(event, name))
    ]
    if event.seats == "each_seat_once":
        words.append(event.seats)
    if event.condition:
        words.append(f"if{{{event.condition}}}")
    return " ".join(words)


def read_count(text: str) -> Count:
    """`{work_task_finished own in episode}`."""
    event, _, window = inside(text).rpartition(" in ")
    if window not in get_args(Window):
        raise BadContent(f"{text!r} should end in one of {', '.join(get_args(Window))}")
    return Count(parse_event(event), window)  # type: ignore[arg-type]  # looked up above


@cache
def count_text(count: Count) -> str:
    return f"{{{event_text(count.event)} in {count.window}}}"
