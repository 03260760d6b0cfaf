"""What goes over the wire, strictly typed: messages from clients, and plain data for them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from quarterdeck.kernel import history
from quarterdeck.kernel.errors import Flaw, Reason
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.state import State
from quarterdeck.kernel.viewing import open_fields

Seat = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0)]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: how many events the client has seen already, and at which version."""

    since: Number | None = None
    version: Number = 0
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


class Advise(Struct, tag="advise", forbid_unknown_fields=True):
    """A question: what would a good bot do here?"""

    seat: Seat
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
    """A shared planning marker (SA-R25): it has no effect on the game. Without a place it is taken away."""

    key: Annotated[str, Meta(min_length=1, max_length=40)]
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
AtSeat = Act | Why | Advise | Undo
Message = Hello | AtSeat | Talk | Pace
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
NUL = b"\\u0000"
"""A character that PostgreSQL keeps in no text."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table somebody wants to open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    name: Annotated[str, Meta(max_length=60)] = ""
    public: bool = False
    options: dict[str, Any] = {}
    start: bool = False
    one_screen: bool = False
    """Whoever opens the table holds every seat: all play on one screen."""


class ChangeTable(Struct, forbid_unknown_fields=True):
    """What the host changes of a table that waits; what is not named stays."""

    name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    public: bool | None = None
    options: dict[str, Any] | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None


Level = Literal["easy", "normal", "hard"]


class Sit(Struct, forbid_unknown_fields=True):
    """Who shall hold a seat."""

    kind: Literal["me", "bot", "open"]
    level: Level = "normal"
    """How well a bot plays."""


class Rematch(Struct, forbid_unknown_fields=True):
    """The same people again; `same` also deals the same."""

    same: bool = False


class RealTable(Struct, forbid_unknown_fields=True):
    """A game at a real table: how many people, which set-up, and the seed of what chance decides."""

    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    seed: Annotated[str, Meta(max_length=60)] = "0"


class Rename(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Login(Struct, forbid_unknown_fields=True):
    """A login and its password: for a new account, or to come back to one."""

    login: Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[\w.@+-]+$")]
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


# What the server answers


class Me(Struct):
    """Whoever asks."""

    id: str
    name: str
    guest: bool
    login: str | None


class Chair(Struct):
    """A seat of a table and who holds it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    you: bool
    host: bool
    asked: bool
    """Whether the game waits for this seat."""
    level: Level | None
    """How well the bot plays that holds this seat, or stands in for the person."""
    away: bool
    """Whether the person has left the table."""


class Table(Struct, kw_only=True):
    """A table as whoever asks sees it in the lobby."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    public: bool
    state: Literal["waiting", "playing", "finished"]
    created: float
    started: float | None
    result: dict[str, Any] | None
    host: bool
    """Whether whoever asks is the host."""
    host_name: str
    seats: list[Chair]
    commitment: str
    """The hash of the seed, so that chance can be checked when the seed is shown."""
    follows: str | None
    next: str | None
    """The table where these people went on: a rematch, or the next game of a campaign."""


class Flight(Table, kw_only=True):
    """A finished game in the log."""

    crew: str
    """The same for all games of the same crew, and nobody else's."""


class Lobby(Struct):
    open: list[Table]
    """Public tables that wait for people."""
    running: list[Table]
    """Public tables that may be watched."""
    mine: list[Table]
    finished: list[Table]


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    seats: list[int]
    options: dict[str, Any]
    printed: bool
    """Whether it helps people who play it with cards and boards of their own."""


class Clause(Struct):
    id: str
    text: str
    heading: str


class Told(Struct):
    """An event as clients get it."""

    n: int
    at: float
    kind: str
    clause: str
    args: dict[str, Any]


class Scene(Struct):
    """A step of a game that may be shown, with what has changed in a spectator's view."""

    events: list[Told]
    view: dict[str, Any]


class Showing(Struct):
    """A game step by step; once it is over with its result and the seed that its commitment was made from."""

    scenes: list[Scene]
    result: dict[str, Any] | None
    seed: str | None
    commitment: str


class Announcements(Struct):
    """Everything a game says by its clock at a real table; the whole future, as on a CD."""

    events: list[Told]
    about: dict[str, Any]
    speed: float
    """The game's seconds in a second of ours."""


class Resolution(Struct):
    """A planned game carried out."""

    scenes: list[Scene]
    result: dict[str, Any]
    seed: str


class Health(Struct):
    ok: bool
    version: str
    live_tables: int


class Error(Struct):
    """Why not, by name."""

    name: str
    message: str
    reason: Reason | None = None
    """The rule behind it, where there is one."""
    flaws: tuple[Flaw, ...] = ()
    """Mistakes in what was sent, each at its place."""


class Failure(Struct):
    """Why a request was not carried out."""

    error: Error


def event(number: int, told: Event) -> Told:
    return Told(number, told.at, told.kind, told.clause, told.args)


def scenes(played: list[history.Scene]) -> list[Scene]:
    """A game as a theatre gets it: of every view only what has changed since the scene before."""
    shown: list[Scene] = []
    number, before = 0, dict[str, Any]()
    for scene in played:
        told = [event(number + at, one) for at, one in enumerate(scene.events)]
        shown.append(Scene(told, _changed(before, scene.view)))
        number, before = number + len(told), scene.view
    return shown


def _changed(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    gone = {name: None for name in before if name not in now}
    return gone | {name: value for name, value in now.items() if name not in before or before[name] != value}


def message(text: str) -> Message:
    """A message of a client, strictly decoded."""
    return _decoder.decode(checked(text.encode()))


def checked(data: bytes) -> bytes:
    """JSON without what no store can keep."""
    if NUL in data:
        raise msgspec.DecodeError("texts must not contain the character NUL")
    return data


def encoded_fields(state: State) -> dict[str, Any]:
    """The open fields of a state, encoded once for everybody who sees it."""
    return {name: msgspec.Raw(msgspec.json.encode(getattr(state, name))) for name in open_fields(type(state))}


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()
