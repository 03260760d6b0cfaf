"""Registry: the games that are installed, by name, found by their entry points."""

from functools import cache
from pathlib import Path

from quarterdeck.kernel.errors import QuarterdeckError, UnknownGame
from quarterdeck.kernel.manifest import GameRules, GameTexts, ImportPath, Manifest, import_object
from quarterdeck.kernel.picture import HtmlPicture
from quarterdeck.kernel.state import State

GROUP = "quarterdeck.games"
LOCALE = Path(__file__).parents[1] / "locale"
"""The messages that belong to no game."""
_registered: dict[str, ImportPath] = {}
_manifests: dict[str, Manifest] = {}
"""The manifests that were imported already."""


@cache
def _installed() -> dict[str, ImportPath]:
    """Our own games and those of other distributions, by name."""
    from importlib.metadata import entry_points  # takes long to load, and is not always needed

    return {point.name: point.value for point in entry_points(group=GROUP)}


def register(name: str, place: ImportPath) -> None:
    """Make a game known that is not installed: `place` is `module:NAME` of its manifest."""
    _registered[name] = place
    _manifests.pop(name, None)


def import_paths() -> dict[str, ImportPath]:
    """The import path of every known game's manifest."""
    return {**_installed(), **_registered}


def names() -> list[str]:
    return sorted(import_paths())


def manifest_of(name: str) -> Manifest:
    """A game by name; its code is imported when it is first asked for."""
    found = _manifests.get(name)
    if found is None:
        if name not in import_paths():
            raise UnknownGame(f"no game is called {name!r}; there are {', '.join(names())}")
        found = _manifests[name] = import_object(import_paths()[name])
    return found


def rules_of(name: str) -> GameRules:
    return manifest_of(name).rules


def texts_of(name: str) -> GameTexts:
    return manifest_of(name).texts


def messages(name: str, language: str) -> str:
    """The Fluent messages of a game in a language."""
    locale = texts_of(name).locale
    if isinstance(locale, Path):
        return read_messages(locale / language)
    return locale[language]


def read_messages(folder: Path) -> str:
    """All messages of a folder."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))


def game_of(table: type) -> Manifest:
    """The game whose states are of this class."""
    found = next((game for game in map(manifest_of, names()) if game.rules.state is table), None)
    if found is None:
        raise UnknownGame(f"no registered game has tables like {table.__name__}")
    return found


def picture_of(state: State, seat: int | None, language: str = "en") -> HtmlPicture:
    """The table as a seat sees it (None: a spectator), for notebooks."""
    from quarterdeck.kernel.words import words  # which knows the registry

    game = game_of(type(state))
    if seat is not None and seat not in range(state.seat_count):
        raise QuarterdeckError(f"there is no seat {seat!r}; seats are 0 to {state.seat_count - 1}")
    return HtmlPicture(game.texts.picture(state.view(seat), words(game.name, language)))
