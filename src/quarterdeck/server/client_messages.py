"""Messages of browsers over the live connection, strictly typed and decoded."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0)]
MOST_ASKED = 64
"""Options that one question may be about: more than any sheet of a board shows."""


Language = Literal["en", "ru", "pl"]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: how many events are known already, at which version; a later one may change the language."""

    since: Number | None = None
    version: Number = 0
    language: Language = "en"
    id: Number | None = None


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """A choice of one of the sender's seats."""

    seat: Seat
    do: Annotated[str, Meta(max_length=200)]
    automatic: bool = False
    """Nobody chose it: it is done only if it may still be done without asking."""
    id: Number | None = None


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """A question: why can this not be chosen?"""

    seat: Seat
    do: Annotated[str, Meta(max_length=200)]
    id: Number | None = None


class WhyEach(Struct, tag="why-each", forbid_unknown_fields=True):
    """A question about a whole shop window: why can each of these not be chosen?"""

    seat: Seat
    do: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_ASKED)]
    id: Number | None = None


class WhyTarget(Struct, tag="why-target", forbid_unknown_fields=True):
    """A question: why does pointing at this do nothing, perhaps while something else is held?"""

    seat: Seat
    target: Annotated[str, Meta(max_length=80)]
    held: Annotated[str, Meta(max_length=80)] = ""
    id: Number | None = None


class Advise(Struct, tag="advise", forbid_unknown_fields=True):
    """A question: what would a good bot do here?"""

    seat: Seat
    id: Number | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the last choice of a seat back, or with `turn` all that it has made in a row."""

    seat: Seat
    turn: bool = False
    id: Number | None = None


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Something said to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Number | None = None


class Marker(Struct, tag="marker", forbid_unknown_fields=True):
    """A shared planning marker: it has no effect on the game. Without a place it is taken away."""

    key: Annotated[str, Meta(min_length=1, max_length=40)]
    x: float | None = None
    y: float | None = None
    id: Number | None = None


class ClearMarkers(Struct, tag="clear-markers", forbid_unknown_fields=True):
    """Take all shared planning markers off the board."""

    id: Number | None = None


class Pace(Struct, tag="pace", forbid_unknown_fields=True):
    """Where the showing of a finished game is, and whether it runs on."""

    step: Number
    running: bool
    id: Number | None = None


class Skip(Struct, tag="skip", forbid_unknown_fields=True):
    """Let bots go on without pauses until it is a person's turn."""

    id: Number | None = None


Talk = Chat | Marker | ClearMarkers
AboutSeat = Why | WhyEach | WhyTarget | Advise | Undo
Message = Hello | Act | AboutSeat | Talk | Pace | Skip
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
NUL = b"\\u0000"
"""A character that PostgreSQL keeps in no text."""


def message(text: str) -> Message:
    """A message of a client, strictly decoded."""
    return _decoder.decode(checked(text.encode()))


def checked(data: bytes) -> bytes:
    """JSON without what no store can keep."""
    if NUL in data:
        raise msgspec.DecodeError("texts must not contain the character NUL")
    return data
