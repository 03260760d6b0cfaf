"""What goes over the wire, strictly typed: messages from clients, and plain data for them."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from quarterdeck.kernel.event import Event, Scene

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
    """A shared planning marker (SA-R25): it has no effect on the game."""

    key: Annotated[str, Meta(max_length=40)]
    x: float
    y: float
    id: Number | None = None


Message = Hello | Act | Why | Undo | Chat | Marker
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


def scenes(shown: list[Scene]) -> list[dict[str, Any]]:
    """Scenes as clients get them, their events numbered through."""
    number, found = 0, []
    for scene in shown:
        found.append({"events": [event(number + at, told) for at, told in enumerate(scene.events)], "view": scene.view})
        number += len(scene.events)
    return found


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()
