"""Registry: the games that can be played, by name, and what a game consists of."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import BadOptions, UnknownGame
from quarterdeck.kernel.picture import plain
from quarterdeck.kernel.printed import Printed
from quarterdeck.kernel.standing import Standing, by_score
from quarterdeck.kernel.state import State
from quarterdeck.kernel.study import Study

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words


def _no_sequel(table: Any) -> Struct | None:
    return None


def _plain(words: "Words", name: str, value: Any) -> str | None:
    return None


def _whole_view(view: dict[str, Any], words: "Words", fully: bool) -> list[str]:
    return [f"{name}: {value}" for name, value in view.items()]


def _no_more(result: dict[str, Any], words: "Words") -> list[str]:
    return []


def _nothing() -> dict[str, Any]:
    return {}


def _no_texts(words: "Words") -> dict[str, list[str]]:
    return {}


def _always(table: Any) -> bool:
    return True


def _first_seat(table: Any) -> int:
    return 0


def _not_yet(table: Any) -> bool:
    return False


def _the_same(options: dict[str, Any]) -> dict[str, Any]:
    return options


LOCALE = Path(__file__).parents[1] / "locale"


def shipped_messages(name: str, language: str) -> str:
    """The Fluent messages of a game or of the kernel that come with the package."""
    return (LOCALE / language / f"{name.replace('-', '_')}.ftl").read_text(encoding="utf-8")


class GameRules(Struct, frozen=True, kw_only=True):
    """A game: everything the rest of the house has to know of it."""

    name: str
    version: int
    """Raised when a change of the rules makes recorded games end differently."""
    seats: tuple[int, ...]
    options: type[Struct]
    """The set-up options: a frozen struct with defaults."""
    state: type[State]
    setup: Callable[[int, Any, Chance], State]
    """A new table for so many seats; what is drawn and dealt is on its agenda."""
    result: Callable[[Any], dict[str, Any]]
    """How a game ended, as plain data with `outcome` and `score`."""
    sequel: Callable[[Any], Struct | None] = _no_sequel
    """The options of the next game of a campaign, if there is one."""
    afresh: Callable[[dict[str, Any]], dict[str, Any]] = _the_same
    """The options of a new game like one that is over: a campaign begins again."""
    spell: Callable[["Words", str, Any], str | None] = _plain
    """An argument of a message in words, where a value needs more than a message id of its own."""

    describe: Callable[[dict[str, Any], "Words", bool], list[str]] = _whole_view
    """A seat's view as lines of text, shortly or fully."""
    picture: Callable[[dict[str, Any], "Words"], str] = plain
    """A view as HTML without scripts, for notebooks."""
    ending: Callable[[dict[str, Any], "Words"], list[str]] = _no_more
    """What a result says beyond outcome and score, as lines of text."""
    messages: Callable[[str, str], str] = shipped_messages
    """The Fluent messages of a game, by its name and language."""
    cards: Callable[[], dict[str, Any]] = _nothing
    """The printed cards and boards that everybody may read at any time, as plain data."""
    card_texts: Callable[["Words"], dict[str, list[str]]] = _no_texts
    """What each card says, line by line, without its name."""
    may_talk: Callable[[Any], bool] = _always
    """Whether the rules let people talk to each other now."""
    printed: Printed | None = None
    """What it offers to people who play it with cards and boards of their own."""
    may_mark: Callable[[Any], bool] = _always
    """Whether people may illustrate their plans with shared markers now."""
    showman: Callable[[Any], int] = _first_seat
    """The seat that sets the pace when all watch a finished game together."""
    showable: Callable[[Any], bool] = _not_yet
    """Whether a game that is not over may be shown step by step already: nothing of it is secret any more."""
    foretells: bool = False
    """Whether people are told which of their options cannot be taken back, before they choose."""
    study: Study | None = None
    """How its balance is looked at."""
    standing: Callable[[dict[str, Any], int], Standing] = by_score
    """How a result stands for every one of so many seats."""
    together: bool = False
    """Whether all seats win or lose together."""
    most_options: int = 256
    """More options than this are never offered to a seat at once."""
    counted_from_1: frozenset[str] = frozenset({"seat"})
    """Arguments of messages that number seats or places from 0, which people count from 1."""
    prefix: str = ""
    """What the clause ids of its rules begin with; a game without it has no numbered rules."""

    def read_options(self, seats: int, options: Mapping[str, Any]) -> Any:
        """Set-up options from plain data, checked."""
        if seats not in self.seats:
            raise BadOptions(f"{self.name} is for {', '.join(map(str, self.seats))} seats, not {seats!r}")
        try:
            return msgspec.convert(dict(options), self.options)
        except msgspec.ValidationError as error:
            raise BadOptions(f"{self.name}: {error}") from None

    def table(self, seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        """A table that has come to its first decision."""
        state = self.setup(seats, self.read_options(seats, options), chance)
        state.advance()
        return state


_PLACES: dict[str, str] = {}


def register(name: str, place: str) -> None:
    """Make a game known: `place` is `module:NAME` of its rules, imported when first asked for."""
    _PLACES[name] = place


def names() -> list[str]:
    return sorted(_PLACES)


def places() -> dict[str, str]:
    """All that was registered."""
    return dict(_PLACES)


def rules_of(name: str) -> GameRules:
    """The rules of a registered game."""
    if name not in _PLACES:
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join(names())}")
    module, _, attribute = _PLACES[name].partition(":")
    found: GameRules = getattr(import_module(module), attribute)
    return found


def picture_of(state: State, seat: int | None, language: str = "en") -> str:
    """The table as a seat sees it (None: a spectator), as HTML for notebooks."""
    from quarterdeck.kernel.words import words  # which knows the registry

    found = (rules_of(name) for name in names())
    rules = next((rules for rules in found if rules.state is type(state)), None)
    if rules is None:
        raise UnknownGame(f"no registered game has tables like {type(state).__name__}")
    return rules.picture(state.view(seat), words(rules.name, language))
