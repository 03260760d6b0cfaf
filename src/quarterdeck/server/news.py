"""What browsers are told over the live connection; the client's types are made from these (`web/make_types.py`)."""

from typing import Any

from msgspec import Struct

from quarterdeck.bots.bot import Remark
from quarterdeck.kernel.errors import Reason
from quarterdeck.server import wire
from quarterdeck.server.thinking import Hint


class Clock(Struct):
    """The game's time."""

    now: float
    speed: float = 1.0
    """The game's seconds in a second of ours; more than 1 only on a server that is being tried out."""
    running: bool = True


class Face(Struct):
    """What one seat, or a spectator without one, sees and may do."""

    seat: int | None
    view: dict[str, Any]
    options: list[str]
    final: list[str]
    """Those options that cannot be taken back, where the game says so beforehand."""
    prompt: Reason | None
    events: list[wire.Told]


class Place(Struct):
    """Where a shared planning marker lies; what the numbers mean is the board's."""

    x: float
    y: float


class Line(Struct):
    """Something said in the chat."""

    name: str
    text: str
    at: float


class Moment(Struct):
    """Where the showing of a game is."""

    step: int
    running: bool


class Changed(Struct, kw_only=True):
    """How a game stands, and what has happened that a connection does not know yet."""

    version: int
    clock: Clock
    count: int
    """How many events there are in all: fewer than before after an undo."""
    faces: list[Face]
    over: bool
    result: dict[str, Any] | None


class Update(Changed, tag_field="type", tag="update", kw_only=True):
    """Something has happened."""


class State(Changed, tag_field="type", tag="state", kw_only=True):
    """Everything, for whoever comes or comes back."""

    table: wire.Table
    seats: list[int]
    chat: list[Line]
    markers: dict[str, Place]
    pace: Moment | None


def waiting(table: wire.Table, **about: Any) -> State:
    """The state of a table at which nothing has happened yet."""
    clock = Clock(0, running=False)
    return State(version=0, clock=clock, count=0, faces=[], over=False, result=None, table=table, **about)


class Ack(Struct, tag_field="type", tag="ack"):
    """An input is durable."""

    id: int | None
    version: int


class Explained(Struct, tag_field="type", tag="why"):
    """Why an option is not possible; nothing if it is."""

    id: int | None
    reason: Reason | None


class Advised(Struct, tag_field="type", tag="advice"):
    """What a good bot would do now."""

    id: int | None
    hints: list[Hint]
    plan: list[Remark]
    """What the adviser and the table's bots are up to, in words."""


class Refusal(Struct, tag_field="type", tag="error"):
    """A message was refused, and nothing has changed."""

    id: int | None
    name: str
    message: str
    reason: Reason | None = None


class Said(Line, tag_field="type", tag="chat"):
    """Somebody has said something."""


class TableNews(Struct, tag_field="type", tag="table"):
    """Who sits where has changed, or the game has started."""

    table: wire.Table


class MarkerMoved(Struct, tag_field="type", tag="marker"):
    """A marker was moved; without a place it was taken off."""

    key: str
    x: float | None
    y: float | None


class MarkersNow(Struct, tag_field="type", tag="markers"):
    """All markers at once."""

    markers: dict[str, Place]


class PaceSet(Moment, tag_field="type", tag="pace"):
    """Whoever sets the pace is there now."""


News = State | Update | Ack | Explained | Advised | Refusal | Said | TableNews | MarkerMoved | MarkersNow | PaceSet
