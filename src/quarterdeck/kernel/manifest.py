"""A game's manifest: everything the rest of the project has to know about it, in one place in its package."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import BadOptions, Reason
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.packs import Packs, name_of
from quarterdeck.kernel.picture import plain_table
from quarterdeck.kernel.printed import Printed
from quarterdeck.kernel.quick_start import StartQuestion
from quarterdeck.kernel.recap import NO_RECAP, RecapRules
from quarterdeck.kernel.result import Result
from quarterdeck.kernel.sheet import misfit, shortened
from quarterdeck.kernel.state import State
from quarterdeck.kernel.study import StrengthQuestion, Study

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

ImportPath = str
"""`module:name` of something that is imported when it is first needed."""


def import_object(path: ImportPath) -> Any:
    """The object at an import path."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


# Defaults


def _no_sequel(table: Any) -> Struct | None:
    return None


def _same_options(options: dict[str, Any]) -> dict[str, Any]:
    return options


def _in_no_campaign(options: dict[str, Any]) -> int:
    return 0


def _ends_here(options: dict[str, Any], result: dict[str, Any]) -> bool:
    return False


def _not_spelled(words: "Words", name: str, value: Any) -> str | None:
    return None


def _whole_view(view: dict[str, Any], words: "Words", fully: bool) -> list[str]:
    return [f"{name}: {value}" for name, value in view.items()]


def _nothing_meant(table: Any, seat: int, target: str, held: str) -> None:
    return None


def _no_lines(result: Any, words: "Words") -> list[str]:
    return []


def _no_cards(pack: str) -> dict[str, Any]:
    return {}


def _no_texts(words: "Words", pack: str) -> dict[str, list[str]]:
    return {}


def _nothing_before(options: dict[str, Any], words: "Words") -> str:
    return ""


def _nothing_kept(result: dict[str, Any], words: "Words") -> "Keepsake | None":
    return None


def _no_names(words: "Words", pack: str) -> dict[str, str]:
    return {}


def _seats_only(words: "Words", names: Sequence[str], table: Any) -> dict[str, Sequence[str]]:
    return {"seat": names}


def _always(table: Any) -> bool:
    return True


def _never(table: Any) -> bool:
    return False


def _first_seat(table: Any) -> int:
    return 0


def _no_lessons() -> "tuple[Lesson, ...]":
    return ()


# What a game consists of


class GameRules(Struct, frozen=True, kw_only=True):
    """How a game is set up, played and ended."""

    version: int
    """Raised when a change of the rules makes recorded games end differently."""
    seats: tuple[int, ...]
    options: type[Struct]
    """The set-up options: a frozen struct with defaults. A game with content packs has an option `pack`."""
    state: type[State]
    setup: Callable[[int, Any, Chance], State]
    """A new table for a number of seats; what is drawn and dealt is on its agenda."""
    result: Callable[[Any], Result]
    """How a game ended."""
    sequel: Callable[[Any], Struct | None] = _no_sequel
    """The options of the next game of a campaign, if there is one."""
    campaign_game: Callable[[dict[str, Any]], int] = _in_no_campaign
    """Which game of its campaign one with these set-up options is, counted from 1; 0 if it belongs to none."""
    goes_on: Callable[[dict[str, Any], dict[str, Any]], bool] = _ends_here
    """Whether there is a `sequel`, from the set-up options and the result of a finished game as plain data."""
    restart_options: Callable[[dict[str, Any]], dict[str, Any]] = _same_options
    """The options of a new game like one that is over: a campaign begins again."""
    restarts: bool = False
    """Whether a game of a campaign may be restarted, from what the games before it left; while it runs, if all
    agree."""
    public_options: Callable[[dict[str, Any]], dict[str, Any]] | None = None
    """The options that everybody with a link to the table may know.

    Without it, those of a new game (`restart_options`): nothing that a campaign carries on.
    """
    cooperative: bool = False
    """Whether all seats win or lose together."""
    marks_irreversible: bool = False
    """Whether people see which of their options cannot be taken back, before they choose."""
    defeat_points: float = 0.0
    """What a defeat without points counts as where points are compared or learnt from: less than any score."""
    seat_fields: frozenset[str] = frozenset({"seat"})
    """The fields of views that hold seat numbers: learning programs count seats from their own."""
    meant: Callable[[Any, int, str, str], Option | Reason | None] = _nothing_meant
    """What a seat means by pointing at a target while holding `held` (or ""): an option, possible or not.

    Boards ask "why not" about a target; the answer is why this option is not possible. A reason is an answer by itself.
    """
    most_options: int = 256
    """More options than this are never offered to a seat at once."""

    def shown_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """The set-up options of a table as everybody may know them."""
        return (self.public_options or self.restart_options)(options)


class Keepsake(Struct, frozen=True):
    """What players keep of a finished game beside its result: an ending that they may read again."""

    id: str
    """The same for all games that ended alike."""
    name: str
    kind: str
    text: str


class GameTexts(Struct, frozen=True, kw_only=True):
    """The texts and pictures of a game."""

    locale: Path | Mapping[str, str]
    """A folder with `en/*.ftl`, `ru/*.ftl`, `pl/*.ftl` (Fluent), or the messages by language."""
    prefix: str = ""
    """What the clause ids of its rules begin with; a game without it has no numbered rules."""
    rules_page: Path | None = None
    """The Markdown file with its clauses."""
    counted_from_1: frozenset[str] = frozenset({"seat"})
    """Arguments of messages that number seats or places from 0, which people count from 1."""
    called: Callable[["Words", Sequence[str], Any], Mapping[str, Sequence[str]]] = _seats_only
    """What numbers mean at a table whose seats have these names: by argument, then by number."""
    spell: Callable[["Words", str, Any], str | None] = _not_spelled
    """The text of a message argument whose value needs more than a message id of its own.

    It is the same at all tables: names of people are left to `called`.
    """
    declined: frozenset[str] = frozenset()
    """Arguments that `spell` declines by itself: it is asked for `route_loc` where a message wants that case."""
    describe: Callable[[dict[str, Any], "Words", bool], list[str]] = _whole_view
    """A seat's view as lines of text, short or full."""
    picture: Callable[[dict[str, Any], "Words"], str] = plain_table
    """A view as HTML without scripts, for notebooks."""
    headings: frozenset[str] = frozenset()
    """The kinds of events that are headings of what follows; those of one turn have the same argument `turn`."""
    recap: RecapRules = NO_RECAP
    """Which events tell players what others did since their last turn."""
    ending: Callable[[Any, "Words"], list[str]] = _no_lines
    """What a result says beyond outcome and score, as lines of text."""
    keepsake: Callable[[dict[str, Any], "Words"], Keepsake | None] = _nothing_kept
    """What the players of a finished game keep of it, made from its result as plain data; most leave nothing."""
    cards: Callable[[str], dict[str, Any]] = _no_cards
    """The printed cards and boards of a pack that everybody may read at any time, as plain data."""
    card_texts: Callable[["Words", str], dict[str, list[str]]] = _no_texts
    """What each card of a pack says, line by line, without its name."""
    cards_in_menus: bool = False
    """Whether menus in a terminal say what the named cards say; if not, `describe` shows those in question."""
    texts: Callable[[dict[str, Any], "Words"], dict[str, str]] | None = None
    """The stories that belong to what a seat sees, by id, made from its view alone: nobody reads another's letter."""
    before: Callable[[dict[str, Any], "Words"], str] = _nothing_before
    """What came before a game of a campaign, for people to read who wait for it; nothing if it is the first.

    It is made from the set-up options alone: whatever they do not carry on is not told.
    """
    names: tuple[str, ...] = ()
    """How the ids of messages begin that everybody may read at any time: names of cards, places, figures."""
    more_names: Callable[["Words", str], dict[str, str]] = _no_names
    """Names that need code, by message id: `route-s4`."""


class TableRules(Struct, frozen=True, kw_only=True):
    """What a game says about the people around its table."""

    may_talk: Callable[[Any], bool] = _always
    """Whether the rules let people talk to each other now."""
    may_mark: Callable[[Any], bool] = _always
    """Whether people may illustrate their plans with shared markers now."""
    replay_host: Callable[[Any], int] = _first_seat
    """The seat that leads when all watch a finished game together."""
    showable: Callable[[Any], bool] = _never
    """Whether a game that is not over may be shown step by step already: nothing of it is secret any more."""
    withheld: Callable[[Any], bool] = _never
    """Whether record, seed and film are withheld until the campaign is over, because later games depend on them."""
    printed: Printed | None = None
    """What it offers to people who play the printed game."""
    quick_start: tuple[StartQuestion, ...] = ()
    """What people are asked before a game, in plain cards; all other set-up options keep their defaults."""
    option_seats: Mapping[str, tuple[int, ...]] = {}
    """Set-up options that are a choice only with these numbers of seats."""


class GameBots(Struct, frozen=True, kw_only=True):
    """The bots of one game, by name; `easy`, `normal` and `hard` are those that people choose for a seat."""

    makers: Mapping[str, ImportPath] = {}
    """What makes a bot from a seed."""
    timed: Mapping[str, ImportPath] = {}
    """The same bots limited by the clock, for tables where people wait: they do not play the same again."""
    slow: tuple[str, ...] = ()
    """Those that think for a while."""
    quick: str = "random"
    """The strongest fast one: for programs that play many games."""
    pauses: frozenset[str] = frozenset()
    """The frames in which bots take their time, if not in all: a turn may have many small choices."""
    follow: ImportPath = ""
    """A function `(table, seat, people) -> options | None` for decisions in which bots have no say of their own.

    It gives the options with which a bot goes along with what `people` (seats) have chosen, the best first; none if the
    bot still has to wait for them, None where it decides by itself. It may read what people chose in secret.
    """

    def following(self, table: State, seat: int, people: frozenset[int]) -> Sequence[Option] | None:
        """What `follow` gives for a bot's seat; None in games without it."""
        found: Sequence[Option] | None = import_object(self.follow)(table, seat, people) if self.follow else None
        return found


class Command(Struct, frozen=True):
    """A command of one game: `quarterdeck GAME NAME`."""

    name: str
    help: str
    place: ImportPath
    """A function that adds arguments to an `argparse` parser and sets `run`."""
    alias: str = ""
    """An older spelling without the game, which keeps working: `quarterdeck ALIAS`."""


class Lesson(Struct, frozen=True):
    """A game for newcomers, with a coach or goals: `quarterdeck play GAME --lesson NAME`."""

    name: str
    help: str
    options: Mapping[str, Any]
    """The set-up options that start it."""


def changed_options(options: Struct) -> list[str]:
    """The set-up options that are not as they are by default; the base pack is, whichever edition of it."""
    given = {field.name: getattr(options, field.name) for field in msgspec.structs.fields(options)}
    if "pack" in given:
        given["pack"] = name_of(given["pack"])
    return [field.name for field in msgspec.structs.fields(options) if given[field.name] != field.default]


class Manifest(Struct, frozen=True, kw_only=True):
    """A game as it is registered under the entry point group `quarterdeck.games`."""

    name: str
    rules: GameRules
    texts: GameTexts
    table: TableRules = TableRules()
    bots: GameBots = GameBots()
    packs: Packs[Any] | None = None
    commands: tuple[Command, ...] = ()
    lessons: Callable[[], tuple[Lesson, ...]] = _no_lessons
    """The games for newcomers, in the order in which they are best played.

    The messages `introduction` and `introduction-about` invite newcomers to them; `lesson-NAME` names one of several.
    """
    study: Study | None = None
    """How its balance is looked at."""
    strength: tuple[StrengthQuestion, ...] = ()
    """What `make strength` asks about its bots."""

    def read_options(self, seats: int, options: Mapping[str, Any]) -> Any:
        """Set-up options from plain data, checked."""
        if type(seats) is not int or seats not in self.rules.seats:
            raise BadOptions(f"{self.name} is for {', '.join(map(str, self.rules.seats))} seats, not {seats!r}")
        known = self.rules.options.__struct_fields__
        unknown = ", ".join(shortened(repr(name)) for name in options if name not in known)
        if unknown:
            raise BadOptions(f"{self.name} has no set-up option {unknown}; there are {', '.join(known)}")
        try:
            return msgspec.convert(dict(options), self.rules.options)
        except msgspec.ValidationError as error:
            raise BadOptions(f"{self.name}: {misfit(str(error), self.rules.options, options)}") from None

    @property
    def has_campaigns(self) -> bool:
        """Whether its games may leave something to further games."""
        return self.rules.sequel is not _no_sequel

    def exact_pack(self, options: Any) -> str:
        """The exact id of the pack that a game with these options is played with; empty if it has none."""
        return self.packs.exact(options.pack) if self.packs is not None else ""

    def table_for(self, seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        """A table at its first decision."""
        try:
            state = self.rules.setup(seats, self.read_options(seats, options), chance)
        except BadOptions as error:
            error.game = self.name
            raise
        state.advance()
        return state
