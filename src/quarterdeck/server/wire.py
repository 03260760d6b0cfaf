"""What goes over the wire, strictly typed: messages from clients, and plain data for them."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from quarterdeck.kernel.event import Event
from quarterdeck.kernel.history import Scene

Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0)]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: how many events the client has seen already."""

    since: Number | None = None
    id: Number | None = None


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """A choice of one of the sender's seats."""

    seat: Seat
    do: Annotated[str, Meta(max_length=200)]
    id: Number | None = None


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """A question: why can this not be chosen?"""

    seat: Seat
    do: Annotated[str, Meta(max_length=200)]
    id: Number | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the last choice of a seat back."""

    seat: Seat
    id: Number | None = None


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Something said to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Number | None = None


class Marker(Struct, tag="marker", forbid_unknown_fields=True):
    """A shared planning marker (SA-R25): it has no effect on the game. Without a place it is taken off the board."""

    key: Annotated[str, Meta(max_length=40)]
    x: float | None = None
    y: float | None = None
    id: Number | None = None


class ClearMarkers(Struct, tag="clear-markers", forbid_unknown_fields=True):
    """Take all shared planning markers off the board."""

    id: Number | None = None


class Pace(Struct, tag="pace", forbid_unknown_fields=True):
    """Where the showing of a finished game is, and whether it runs on (SA-R31)."""

    step: Number
    running: bool
    id: Number | None = None


Talk = Chat | Marker | ClearMarkers
Message = Hello | Act | Why | Undo | Talk | Pace
decoder = msgspec.json.Decoder(Message)


class NewTable(Struct, forbid_unknown_fields=True):
    """A table somebody wants to open."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    name: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    options: dict[str, Any] = {}
    start: bool = False


class Sit(Struct, forbid_unknown_fields=True):
    """Who shall hold a seat."""

    kind: str


class Rename(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Rematch(Struct, forbid_unknown_fields=True):
    same: bool = False


def event(number: int, told: Event) -> dict[str, Any]:
    """An event as clients get it."""
    return {"n": number, "kind": told.kind, "at": told.at, "clause": told.clause, "args": told.args}


def scenes(played: list[Scene]) -> list[dict[str, Any]]:
    """A game as a theatre gets it: of every view only what has changed since the scene before."""
    shown: list[dict[str, Any]] = []
    number, before = 0, dict[str, Any]()
    for scene in played:
        told = [event(number + at, one) for at, one in enumerate(scene.events)]
        shown.append({"events": told, "view": _changed(before, scene.view)})
        number, before = number + len(told), scene.view
    return shown


def _changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    gone = {name: None for name in before if name not in now}
    return gone | {name: value for name, value in now.items() if name not in before or before[name] != value}


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()
