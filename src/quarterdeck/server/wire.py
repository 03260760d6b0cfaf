"""What goes over the wire, strictly typed: messages from clients, and plain data for them."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from quarterdeck.kernel import errors
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.words import Words
from quarterdeck.server.bot_crew import BotPace

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


Level = Literal["easy", "normal", "hard"]


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
    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = []
    """What the people on one screen are called, by seat; where it is empty, by the name of whoever opens the table."""
    bots: Level | None = None
    """How well bots play in all seats that nobody holds; without it these are open."""
    bot_pace: BotPace = "normal"
    hints: bool | None = None
    """Whether players may ask what a bot would do; if nothing is said, unless people play against each other."""


class ChangeTable(Struct, forbid_unknown_fields=True):
    """What the host changes of a table that waits; what is not named stays. The pace of bots changes at any time."""

    name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    public: bool | None = None
    options: dict[str, Any] | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    bot_pace: BotPace | None = None
    hints: bool | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """Who shall hold a seat."""

    kind: Literal["me", "bot", "open"]
    level: Level = "normal"
    """How well a bot plays."""


class SeatName(Struct, forbid_unknown_fields=True):
    """What whoever plays a seat is called; empty for its person's own name."""

    name: Annotated[str, Meta(max_length=40)]


class ShareHash(Struct, forbid_unknown_fields=True):
    """The hash of my share of a table's seed."""

    hash: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class ShareValue(Struct, forbid_unknown_fields=True):
    """My share of a table's seed, shown at the start."""

    value: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


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


class Leaving(Struct, forbid_unknown_fields=True):
    """What proves that somebody may delete an account; guests have no password."""

    password: Annotated[str, Meta(max_length=200)] = ""


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


class Session(Struct):
    """A device that somebody is logged in on."""

    id: str
    """What it is called when it is to be logged out; not its token."""
    created: float
    used: float
    """When it was last used, to the hour."""
    current: bool


class TableSeat(Struct):
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
    stand_in_from: float | None
    """When a bot may stand in for a person who is away, in seconds since 1970."""


class Share(Struct):
    """What somebody adds to the seed of a table: its hash before the start, its value from then on."""

    name: str
    hash: str
    value: str | None
    you: bool


class Restart(Struct):
    """A request to begin a game of a campaign anew."""

    by: str
    """Who asked."""
    agreed: list[str]
    missing: list[str]
    """Who has not agreed yet."""
    you: bool
    """Whether whoever looks has agreed."""
    until: float
    """When the request is forgotten, in seconds since 1970."""


class Table(Struct, kw_only=True):
    """A table as whoever asks sees it in the lobby."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    public: bool
    state: Literal["waiting", "playing", "finished", "broken-off"]
    created: float
    started: float | None
    ended: float | None
    result: dict[str, Any] | None
    same_deal: bool
    """Whether the game before it was dealt the same, so that some know the cards already."""
    host: bool
    """Whether whoever asks is the host."""
    host_name: str
    seats: list[TableSeat]
    commitment: str
    """The hash of the seed, or of the server's part of it, so that chance can be checked when that is shown."""
    shares: list[Share]
    """What people add to the seed, by their seats; empty if the server alone draws it."""
    revealing: bool
    """Whether the start waits for shares to be revealed."""
    bot_pace: BotPace
    hints: bool
    """Whether players may ask what a bot would do."""
    follows: str | None
    """The table where these people were before; only they are told."""
    next: str | None
    """The table where these people went on: a rematch, or the next game of a campaign; only they are told."""
    pack: str
    """The content pack it is played with; empty if the game has none."""
    restart: Restart | None
    """Who wants to begin this game anew; only its players are told."""
    restartable: bool
    """Whether its players may begin it anew, if all of them agree."""
    restarts: int
    """How often this game of a campaign has begun anew before."""
    removed_at: float | None
    """When a table that waits is removed, because everybody has left it; in seconds since 1970."""


class FinishedTable(Table, kw_only=True):
    """A table whose game is over, in the log of somebody who played there."""

    group: str
    """The same for all games of the same people, and nobody else's."""


class Keepsake(Struct):
    """An ending that somebody has seen, in the words of whoever asks, with the tables where it was seen."""

    id: str
    name: str
    kind: str
    text: str
    tables: list[str]


class Tables(Struct):
    """Everything in the lobby."""

    open: list[Table]
    """Public tables that wait for people."""
    running: list[Table]
    """Public tables that may be watched."""
    mine: list[Table]
    finished: list[Table]
    people: int
    """How many people are at tables now."""


class Answer(Struct):
    """An answer to a question before a game, in words: the set-up options it stands for."""

    name: str
    text: str
    about: list[str]
    options: dict[str, Any]


class Question(Struct):
    """A question before a game; with no numbers of seats it is always asked."""

    name: str
    text: str
    seats: list[int]
    answers: list[Answer]


class Lesson(Struct):
    """A game for newcomers: what it is called, and the set-up options that start it."""

    name: str
    options: dict[str, Any]


class Introduction(Struct):
    """What newcomers begin with: the lessons in order."""

    text: str
    about: str
    lessons: list[Lesson]


class GameInfo(Struct):
    """A game that can be played here, in the words of whoever asks."""

    name: str
    seats: list[int]
    options: dict[str, Any]
    printed: bool
    """Whether it helps people who play it with cards and boards of their own."""
    prefix: str
    """What the clause ids of its rules begin with."""
    quick_start: list[Question]
    option_seats: dict[str, list[int]]
    """Options that are a choice only with these numbers of seats."""
    introduction: Introduction | None
    packs: list[str] = []
    """The names of the content packs that a table can be opened with (option `pack`)."""


class Clause(Struct):
    """A numbered sentence of the rules, or a note without a number."""

    id: str
    text: str
    language: str
    """The language of the text: English if it is not translated."""


class Chapter(Struct):
    """A heading of the rules with what stands right under it."""

    level: int
    """1 for the title of the rules, 2 for a chapter, 3 for a section of a chapter."""
    number: str
    title: str
    language: str
    clauses: list[Clause]


class Saying(Struct):
    """A prompt, a reason or another message, put into the reader's words; boards draw from its arguments."""

    id: str
    clause: str
    args: Mapping[str, Any]
    text: str


class GameEvent(Struct):
    """An event as clients get it, in the reader's words."""

    n: int
    at: float
    kind: str
    clause: str
    args: dict[str, Any]
    text: str


class Scene(Struct):
    """A step of a film: what is told, and what has changed in a spectator's view since the scene before."""

    events: list[GameEvent]
    changes: list[list[Any]]
    """As `kernel/differences.py` writes them; the first scene has none."""
    texts: dict[str, str] | UnsetType = UNSET
    """The stories that belong to the view (`GameTexts.texts`), as far as they are new since the scene before."""


class Showing(Struct):
    """The film of a game; once the game is over with its result and the seed that its commitment was made from."""

    view: dict[str, Any]
    """What spectators saw in the first scene."""
    scenes: list[Scene]
    result: dict[str, Any] | None
    seed: str | None
    secret: str | None
    """The server's part of the seed, if people added theirs."""
    commitment: str
    host: int
    """The seat that sets the pace when all watch together."""


class Announcements(Struct):
    """Everything a game says by its clock at a real table; the whole future, as on a CD."""

    events: list[GameEvent]
    about: dict[str, Any]
    speed: float
    """The game's seconds in a second of ours."""


class Resolution(Struct):
    """The film of a planned game that was carried out."""

    view: dict[str, Any]
    """The table in the first scene."""
    scenes: list[Scene]
    result: dict[str, Any]
    seed: str


class Health(Struct):
    ok: bool
    version: str
    live_tables: int


class Flaw(Struct):
    """A mistake in something written down: where it stands (`boards`, 0, 3), and why it is one."""

    path: tuple[str | int, ...]
    reason: Saying


class PlannedGame(Struct):
    """A planned game written down by hand: its plain data, and every mistake in it."""

    case: dict[str, Any]
    flaws: list[Flaw]


class Error(Struct):
    """Why not, by name."""

    name: str
    message: str
    reason: Saying | None = None
    """The rule behind it, where there is one."""
    flaws: tuple[Flaw, ...] = ()
    """Mistakes in what was sent, each at its place."""


class Failure(Struct):
    """Why a request was not carried out."""

    error: Error


# Into words


def event(number: int, happened: Event, words: Words) -> GameEvent:
    text = words.event(happened)
    return GameEvent(number, happened.at, happened.kind, happened.clause, happened.args, text)


def announcement(number: int, said: Event) -> GameEvent:
    """An event at a real table: nobody here knows which card was drawn for it, and the announcer has its own words."""
    return GameEvent(number, said.at, said.kind, said.clause, said.args, text="")


def reason(why: Reason, words: Words) -> Saying:
    return Saying(why.id, why.clause, why.args, words.reason(why))


def prompt(asked: Reason, words: Words) -> Saying:
    return Saying(asked.id, asked.clause, asked.args, words.prompt(asked))


def flaws(found: Iterable[errors.Flaw], words: Words) -> tuple[Flaw, ...]:
    return tuple(Flaw(one.path, reason(one.reason, words)) for one in found)


def with_texts(data: Any, words: Words) -> Any:
    """Plain data in which every message (`id`, `clause`, `args`) and event (`kind`, ...) also has its text."""
    if isinstance(data, list | tuple):
        return [with_texts(item, words) for item in data]
    if not isinstance(data, dict):
        return data
    inside = {key: with_texts(value, words) for key, value in data.items()}
    if isinstance(data.get("args"), dict) and "clause" in data:
        inside["text"] = words.text(data["id"] if "id" in data else f"event-{data['kind']}", data["args"])
    return inside


def message(text: str) -> Message:
    """A message of a client, strictly decoded."""
    return _decoder.decode(checked(text.encode()))


def checked(data: bytes) -> bytes:
    """JSON without what no store can keep."""
    if NUL in data:
        raise msgspec.DecodeError("texts must not contain the character NUL")
    return data


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value)
