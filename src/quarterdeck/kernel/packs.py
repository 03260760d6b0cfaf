"""Content packs: the cards and boards of a game as folders of TOML, known by name and by a digest of their content."""

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.processes import run_here_and_in_new_workers
from quarterdeck.kernel.sheet import Sheet


class Named(Protocol):
    """Anything with a name."""

    @property
    def name(self) -> str: ...


P = TypeVar("P", bound=Named)
BASE = "base"
Sources = Mapping[str, str]
"""The files of a pack by name."""


class UnknownPack(BadContent):
    """A pack that is not loaded; a game that was played with it cannot go on with another."""


def _nothing_counted(pack: Any) -> Mapping[str, int]:
    return {}


def _nothing_more(pack: Any) -> Sequence[str]:
    return ()


class Packs(Generic[P]):
    """The packs of one game that are loaded, by name (the newest of that name) and by exact id, `name@digest`."""

    def __init__(
        self,
        game: str,
        folder: Path,
        load: Callable[[Path], P],
        sum_up: Callable[[P], Mapping[str, int]] = _nothing_counted,
        examine: Callable[[P], Sequence[str]] = _nothing_more,
    ) -> None:
        self.game, self.folder = game, folder
        self._load = load
        self.sum_up = sum_up
        """Counts what is in a pack, for `pack check`: `{"missions": 50}`."""
        self.examine = examine
        """Examines a pack as a whole, which may take seconds: lines for `pack check`, or `BadContent`."""
        self.loaded: dict[str, P] = {}
        self._sources: dict[str, Sources] = {}
        self._newest: dict[str, str] = {}

    def read(self, folder: Path) -> P:
        """A pack from its files, or what is wrong with them, without loading it."""
        return self._load(folder)

    def use(self, folder: Path) -> str:
        """Load a pack so that games can name it in their options; returns its name."""
        content = self._load(folder)
        name = content.name
        if name == BASE and folder != self.folder:
            raise BadContent(f"{folder / 'pack.toml'}: the name 'base' belongs to the base game; choose another")
        run_here_and_in_new_workers(_keep, (self.game, _Loaded(name, sources(folder), content)))
        return name

    def keep(self, pack: Any) -> None:
        """Remember a pack that was loaded."""
        known = f"{pack.name}@{digest(pack.sources)}"
        self._sources[known], self._newest[pack.name] = pack.sources, known
        self.loaded[known] = self.loaded[pack.name] = pack.content

    def find(self, name: str = BASE) -> P:
        """A pack by name or exact id, or the base pack, which is loaded when it is first needed."""
        found = self.loaded.get(name)
        if found is not None:
            return found
        if name_of(name) == BASE and BASE not in self.loaded:  # every process has its files
            self.keep(_Loaded(BASE, sources(self.folder), self._load(self.folder)))
        if name not in self.loaded:
            there = ", ".join(sorted(self._newest.values()) or [BASE])
            raise UnknownPack(f"no pack {name!r} of {self.game} is loaded; there are {there}")
        return self.loaded[name]

    def exact(self, name: str) -> str:
        """The exact id that a name means now; an exact id means itself."""
        self.find(name)
        return self._newest.get(name, name)

    def sources_of(self, exact: str) -> Sources:
        """The files of a pack that is loaded, to be kept with the games that are played with it."""
        self.find(exact)
        return self._sources[exact]

    def restore(self, exact: str, files: Sources) -> None:
        """Load a pack from files that were kept, without making it the newest of its name."""
        if f"{name_of(exact)}@{digest(files)}" != exact:
            raise UnknownPack(f"the kept files of {exact!r} say something else")
        with TemporaryDirectory() as folder:
            for name, text in files.items():
                _check_file_name(name)
                (Path(folder) / name).write_text(text, encoding="utf-8")
            content = self._load(Path(folder))
        run_here_and_in_new_workers(_keep_old, (self.game, exact, files, content))

    @contextmanager
    def restored(self) -> Iterator[None]:
        """Forget at the end which packs were loaded meanwhile: for tests."""
        before = dict(self.loaded), dict(self._sources), dict(self._newest)
        try:
            yield
        finally:
            self.loaded, self._sources, self._newest = before

    def keep_old(self, exact: str, files: Sources, content: P) -> None:
        self._sources[exact], self.loaded[exact] = files, content


class _Loaded(Struct):
    """A pack, and the files it was read from."""

    name: str
    sources: Sources
    content: Any


def packs_of(game: str) -> Packs[Any]:
    """The packs of a registered game."""
    from quarterdeck.kernel.registry import manifest_of  # which knows packs

    packs = manifest_of(game).packs
    if packs is None:
        raise UnknownPack(f"{game} has no content packs")
    return packs


def game_of_pack(folder: Path) -> str:
    """The game that a pack says it is for."""
    known = games_with_packs()
    example = " or ".join(f'game = "{name}"' for name in known)
    file = folder / "pack.toml"
    if not file.is_file():
        raise BadContent(f'{file}: this file is missing; it says what the pack is called, name = "...", and {example}')
    sheet = Sheet(file)
    game = sheet.data.get("game")
    if game is None:
        raise sheet.wrong((), f"it does not say which game this is for; write {example}")
    if game not in known:
        raise sheet.wrong(("game",), f"no game with packs is called {game!r}; write {example}")
    return str(game)


def games_with_packs() -> list[str]:
    """The games that have packs."""
    from quarterdeck.kernel import registry  # which knows packs

    return [name for name in registry.names() if registry.manifest_of(name).packs is not None]


def _keep(what: tuple[str, _Loaded]) -> None:
    game, pack = what
    packs_of(game).keep(pack)


def _keep_old(what: tuple[str, str, Sources, object]) -> None:
    game, exact, files, content = what
    packs_of(game).keep_old(exact, files, content)


def name_of(exact: str) -> str:
    """The name of a pack without its digest."""
    return exact.partition("@")[0]


def sources(folder: Path) -> Sources:
    """The files of a pack as text."""
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.toml"))}


def _check_file_name(name: str) -> None:
    """Refuse what would lie outside the folder of a pack: kept files may come from a stranger's backup."""
    if Path(name).name != name or not name.endswith(".toml"):
        raise BadContent(f"{name!r} is no name of a file of a pack")


def digest(files: Sources) -> str:
    """A hash of the parsed files; comments and layout do not matter, the order of cards does."""
    said = {name: _read(name, text) for name, text in sorted(files.items())}
    return blake2b(msgspec.json.encode(said), digest_size=8).hexdigest()


def _read(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{name}: {error}") from None
