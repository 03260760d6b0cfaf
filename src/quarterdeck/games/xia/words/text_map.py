"""The map as a few lines of text: a letter for each hex, columns from left to right, half a line apart."""

from typing import Any

from quarterdeck.games.xia.content.sectors import MARKS, TERRAINS
from quarterdeck.games.xia.rules.chart import chart
from quarterdeck.games.xia.rules.hexes import coordinates
from quarterdeck.games.xia.rules.terrain import Cell

View = dict[str, Any]
_LETTERS = {terrain: letter for letter, terrain in TERRAINS.items()}
_MARKS = {mark: letter for letter, mark in MARKS.items()} | {"mission": "!", "spawn": "o"}


def text_map(view: View) -> list[str]:
    """Ships are numbers (captains) or capitals (NPCs); tokens `?`, other marks and terrain as on sector sheets."""
    cells = chart(view["setting"]["pack"], tuple(view["sectors"])).cells
    ships = _ships(view)
    symbols = {_grid(spot): ships.get(spot) or symbol(view, spot, cell) for spot, cell in cells.items()}
    lines, columns = {line for line, _ in symbols}, {column for _, column in symbols}
    across = range(min(columns), max(columns) + 1)
    rows = [[symbols.get((line, column), " ") for column in across] for line in range(min(lines), max(lines) + 1)]
    return [" ".join(row).rstrip() for row in rows]


def _grid(spot: str) -> tuple[int, int]:
    """Line and column of a hex: each column lies half a hex lower than the one before."""
    q, r = coordinates(spot)
    return 2 * r + q, q


def _ships(view: View) -> dict[str, str]:
    captains = {captain["at"]: str(captain["seat"] + 1) for captain in view["captains"]}
    return {npc["at"]: npc["id"][0].upper() for npc in view["npcs"]} | captains


def symbol(view: View, spot: str, cell: Cell) -> str:
    """The letter of a hex without a ship."""
    return "?" if spot in view["tokens"] else _MARKS.get(cell.mark) or _LETTERS[cell.terrain]
