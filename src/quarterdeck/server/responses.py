"""What the server answers to requests; the client's types are made from these (`web/make_types.py`)."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from quarterdeck.server.bot_crew import BotPace
from quarterdeck.server.request_bodies import Level


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
    campaign_game: int
    """Which game of its campaign it is, counted from 1; 0 if it belongs to none."""
    goes_on: bool
    """Whether the next game of its campaign waits to be opened; only the players are told."""
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


class Before(Struct):
    """What came before a game of a campaign, in the words of whoever asks; empty for a first game."""

    text: str


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
