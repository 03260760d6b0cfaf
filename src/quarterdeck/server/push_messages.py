"""What browsers are told over the live connection; the client's types are made from these (`web/make_types.py`)."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from quarterdeck.bots.bot import Band
from quarterdeck.kernel.state import State as GameState
from quarterdeck.kernel.words import Words
from quarterdeck.server import responses, thinking


class Clock(Struct):
    """The game's time."""

    now: float
    speed: float = 1.0
    """The game's seconds in a second of ours; more than 1 only on a server that is being tried out."""
    running: bool = True


class Option(Struct):
    """Something a seat may choose: its text for the server, its label for people, and what on the board it is about."""

    text: str
    label: str
    targets: tuple[str, ...]
    final: bool
    """Whether it cannot be taken back, where the game says so beforehand."""
    open: bool
    """Whether it stands for more of its kind: others may be chosen too."""
    preview: list[responses.Saying]
    """What would come of it, as far as the seat can see: its cost, where it leads, that it would do nothing."""


class Undoable(Struct):
    """How many of its last choices a seat can take back, and if none, why."""

    count: int
    reason: responses.Saying | None
    last: str = ""
    """The choice that is taken back first, in words."""


class Automatic(Struct):
    """The only choice of a seat, which may be carried out without asking if the player's settings say so."""

    option: str
    ends_turn: bool


class TurnRecap(Struct):
    """What somebody did in one turn, in a sentence; seat None stands for the game itself."""

    seat: int | None
    text: str


class SeatView(Struct):
    """What one seat, or a spectator without one, sees and may do."""

    seat: int | None
    view: dict[str, Any]
    options: list[Option]
    verbs: dict[str, str]
    """What the kinds of options are called, by the first word of their texts."""
    prompt: responses.Saying | None
    events: list[responses.GameEvent]
    undo: Undoable | None = None
    """What the seat can take back; spectators take nothing back."""
    automatic: Automatic | None = None
    recap: list[TurnRecap] = []
    """What others did since the seat's last turn."""
    texts: dict[str, str] = {}
    """The stories that belong to what the seat sees, by id (`GameTexts.texts`)."""


class SeatChange(Struct):
    """What is new of a seat's view since the message before; a part that is left out has stayed as it was."""

    seat: int | None
    whole: bool
    """Whether nothing is left out: then this replaces whatever was known of the seat."""
    view: dict[str, Any]
    """The fields of the view that have changed."""
    rows: dict[str, dict[str, Any]]
    """Single entries that have changed of fields that are lists, by their places there."""
    events: list[responses.GameEvent]
    """What the seat has not heard yet."""
    gone: list[str] | UnsetType = UNSET
    """The fields that the view no longer has, unless `view` has them anew."""
    options: list[Option] | UnsetType = UNSET
    verbs: dict[str, str] | UnsetType = UNSET
    prompt: responses.Saying | UnsetType | None = UNSET
    undo: Undoable | UnsetType | None = UNSET
    automatic: Automatic | UnsetType | None = UNSET
    recap: list[TurnRecap] | UnsetType = UNSET
    texts: dict[str, str | None] | UnsetType = UNSET
    """The stories that are new or different; None for those that have gone."""


class MarkerPlace(Struct):
    """Where a shared planning marker lies; what the numbers mean is the board's."""

    x: float
    y: float


class ChatLine(Struct):
    """Something said in the chat."""

    name: str
    text: str
    at: float
    seat: int | None = None
    """The seat of whoever said it: names may be alike. None for those who do not play."""


class ShowingPosition(Struct):
    """Where the showing of a game is."""

    step: int
    running: bool


class GameStatus(Struct, kw_only=True):
    """How a game stands."""

    version: int
    clock: Clock
    count: int
    """How many events there are in all: fewer than before after an undo."""
    over: bool
    result: dict[str, Any] | None


class Update(GameStatus, tag_field="type", tag="update", kw_only=True):
    """Something has happened: what is new since the message before."""

    number: int
    """How many updates this connection was sent since its last `State`: whoever misses one has to ask for another."""
    secret: bool
    """Whether one of these seats sees, or was told, what another of them must not know."""
    views: list[SeatChange]


class State(GameStatus, tag_field="type", tag="state", kw_only=True):
    """Everything, for whoever comes or comes back."""

    secret: bool
    views: list[SeatView]
    """Of events only those that the connection did not say it knows."""
    table: responses.Table
    seats: list[int]
    chat: list[ChatLine]
    markers: dict[str, MarkerPlace]
    pace: ShowingPosition | None


def waiting(table: responses.Table, **about: Any) -> State:
    """The state of a table at which nothing has happened yet."""
    clock = Clock(0, running=False)
    return State(version=0, clock=clock, count=0, views=[], secret=False, over=False, result=None, table=table, **about)


class Ack(Struct, tag_field="type", tag="ack"):
    """An input is durable."""

    id: int | None
    version: int


class Explained(Struct, tag_field="type", tag="why"):
    """Why an option is not possible, or what would come of it if it is."""

    id: int | None
    reason: responses.Saying | None
    preview: list[responses.Saying] = []


class ExplainedEach(Struct, tag_field="type", tag="why-each"):
    """Why each of several options is not possible, in the order of the question; nothing about one that is."""

    id: int | None
    reasons: list[responses.Saying | None]


class Hint(Struct):
    """An option that a bot thinks much of: what it is worth, counted in what, and what would follow, in words."""

    option: str
    label: str
    value: float
    unit: str
    line: list[str]
    band: Band | None = None
    """For chances: what can be said of them with confidence."""


class Remark(Struct):
    """Something a bot says of its plan."""

    id: str
    text: str


class Advice(Struct, tag_field="type", tag="advice"):
    """What a good bot would do now."""

    id: int | None
    hints: list[Hint]
    plan: list[Remark]
    """What the adviser and the table's bots are up to, in words."""
    lay: list[str]
    """The options that carry out the whole advised plan, in order; empty where advice is about one choice."""


def advised(number: int | None, advice: thinking.Advised, table: GameState, seat: int, words: Words) -> Advice:
    """Advice in the reader's words."""
    remarks = [Remark(one.id, words.text(one.id, one.args)) for one in advice.plan]
    return Advice(number, [_hint(one, table, seat, words) for one in advice.hints], remarks, advice.lay)


def _hint(hint: thinking.Hint, table: GameState, seat: int, words: Words) -> Hint:
    label, *line = (_label(text, table, seat, words) for text in (hint.option, *hint.line))
    return Hint(hint.option, label, hint.value, hint.unit, line, hint.band)


def _label(text: str, table: GameState, seat: int, words: Words) -> str:
    """What an option is called in the frame that asks, if that is where it is chosen."""
    option = table.option(text)
    return words.labelled(option, table.label(seat, option))


class Refusal(Struct, tag_field="type", tag="error"):
    """A message was refused, and nothing has changed."""

    id: int | None
    name: str
    message: str
    reason: responses.Saying | None = None


class ChatMessage(ChatLine, tag_field="type", tag="chat"):
    """Somebody has said something."""


class TableInfo(Struct, tag_field="type", tag="table"):
    """Who sits where has changed, or the game has started."""

    table: responses.Table


class MarkerMoved(Struct, tag_field="type", tag="marker"):
    """A marker was moved; without a place it was taken off."""

    key: str
    x: float | None
    y: float | None


class MarkersNow(Struct, tag_field="type", tag="markers"):
    """All markers at once."""

    markers: dict[str, MarkerPlace]


class PaceSet(ShowingPosition, tag_field="type", tag="pace"):
    """Whoever sets the pace is there now."""


PushMessage = (
    State
    | Update
    | Ack
    | Explained
    | ExplainedEach
    | Advice
    | Refusal
    | ChatMessage
    | TableInfo
    | MarkerMoved
    | MarkersNow
    | PaceSet
)
