"""Sectors: 19 hexes with terrain and marks (XIA-20.1, XIA-32.7)."""

import re
from typing import Literal

from msgspec import Struct

from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.phrases import Phrase

Terrain = Literal["empty", "asteroid", "debris", "nebula", "planet", "gate", "star"]
TERRAINS: dict[str, Terrain] = {
    ".": "empty", "A": "asteroid", "D": "debris", "N": "nebula", "P": "planet", "G": "gate", "*": "star"
}  # fmt: skip
MARKS = {"b": "buy", "s": "sell", "m": "mine", "h": "harvest", "v": "salvage"}
"""Marks that name a type of cargo."""
RADIUS = 2
PLACES = tuple((q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= RADIUS)
"""The hexes of a sector round its centre, column by column, each from the top."""
_CELL = re.compile(r"([.ADNPG*])(?:(!)|(\?)|o(\d+)|([bsmhv]):([a-z]+))?")


class Cell(Struct, frozen=True):
    """A hex of a sector as it is printed."""

    terrain: Terrain
    mark: str = ""
    """`mission`, `exploration`, `spawn`, `buy`, `sell`, `mine`, `harvest`, `salvage`, or nothing."""
    argument: str = ""
    """The number of a spawn point, or the type of cargo (`any`: all types)."""


class Sector(Struct, frozen=True):
    """A sector; its hexes are counted from its centre, as if it were not turned."""

    id: str
    kind: Literal["planet", "asteroid", "debris", "nebula", "void", "star", "gate"]
    alignment: Literal["", "lawful", "neutral", "outlaw", "linked", "faulty"]
    """Of a planet, or how a gate works."""
    cells: dict[str, Cell]
    entrance: tuple[str, str]
    """Hex and side of the entrance of a planet; ("", "") without a planet."""
    source: str

    def marked(self, mark: str) -> str:
        """Its hex with a mark, or nothing."""
        return next((hex_ for hex_, cell in self.cells.items() if cell.mark == mark), "")


class SectorRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A sector as it is written in a pack."""

    kind: str
    columns: tuple[str, str, str, str, str]
    source: Literal["printed", "designed"]
    entrance: str = ""


class SectorKind(Phrase, frozen=True):
    """What kind of sector it is."""

    sort = "kind of sector"
    form = ("planet {alignment}", "gate {gate}", "{kind}")
    alignment: Literal["", "lawful", "neutral", "outlaw"] = ""
    gate: Literal["", "linked", "faulty"] = ""
    kind: Literal["", "asteroid", "debris", "nebula", "void", "star"] = ""


class Entrance(Phrase, frozen=True):
    """Where the entrance of a planet is."""

    sort = "entrance"
    form = "{at} {side}"
    at: str
    side: Literal["n", "ne", "se", "s", "sw", "nw"]


def read_sector(name: str, row: SectorRow, cargo: tuple[str, ...]) -> Sector:
    """A kind, five columns of cells, and the entrance of a planet."""
    kind = SectorKind.parse(row.kind)
    words = [word for column in row.columns for word in column.split(" ")]
    if [len(column.split(" ")) for column in row.columns] != [3, 4, 5, 4, 3]:
        raise BadContent("the five columns of a sector have 3, 4, 5, 4 and 3 hexes (XIA-32.7.1)")
    cells = {f"{q},{r}": _cell(word, cargo) for (q, r), word in zip(PLACES, words, strict=True)}
    named = "planet" if kind.alignment else "gate" if kind.gate else kind.kind
    assert named
    return Sector(name, named, kind.alignment or kind.gate, cells, _entrance(row.entrance, cells), row.source)


def _cell(word: str, cargo: tuple[str, ...]) -> Cell:
    match = _CELL.fullmatch(word)
    if match is None:
        raise BadContent(f"{word!r} is no hex: a terrain letter ({' '.join(TERRAINS)}) with at most one mark")
    terrain, mission, exploration, spawn, mark, kind = match.groups()
    if mark and kind not in (*cargo, "any"):
        raise BadContent(f"{word!r}: there is no cargo {kind!r}, only {', '.join(cargo)} and any")
    named = "mission" if mission else "exploration" if exploration else "spawn" if spawn else MARKS.get(mark, "")
    return Cell(TERRAINS[terrain], named, spawn or kind or "")


def _entrance(text: str, cells: dict[str, Cell]) -> tuple[str, str]:
    planet = {hex_ for hex_, cell in cells.items() if cell.terrain == "planet"}
    if not text and not planet:
        return "", ""
    if not text or not planet:
        raise BadContent("a planet, and nothing else, has an entrance (XIA-32.7.2)")
    found = Entrance.parse(text)
    if found.at not in planet:
        raise BadContent(f"the entrance at {found.at} is on no hex of the planet")
    return found.at, found.side
