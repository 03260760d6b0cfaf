"""A picture of a table of Xia for notebooks: the map with terrain, marks and ships, and a few lines per captain."""

from collections.abc import Iterator
from html import escape
from math import cos, radians, sin, sqrt
from typing import TYPE_CHECKING, Any

from quarterdeck.games.xia.rules.chart import chart
from quarterdeck.games.xia.rules.hexes import coordinates
from quarterdeck.games.xia.rules.terrain import Cell
from quarterdeck.games.xia.words.describe import describe
from quarterdeck.games.xia.words.text_map import symbol
from quarterdeck.kernel.picture import EDGE, FONT, HUES, INK, LINE, PANEL, PAPER, SEATS, drawing, label, tag, token

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]
Spot = tuple[float, float]
SIZE, MARGIN = 17, 34
"""The side of a hex, and the room around the map."""
GROUND = {
    "empty": PANEL, "asteroid": "#4A3524", "debris": "#48431F", "nebula": "#46304A", "planet": "#24445F",
    "gate": "#24482F", "star": "#5A2A24",
}  # fmt: skip
LETTERS = {"asteroid": "A", "debris": "D", "nebula": "N", "gate": "G", "star": "*"}
"""Terrain is a letter too, never a colour alone; planets carry the names of their sectors."""


def picture(view: View, words: "Words") -> str:
    """The table as one seat or a spectator sees it."""
    cells = chart(view["setting"]["pack"], tuple(view["sectors"])).cells
    spots = _on_paper(cells)
    wide = max((x for x, _ in spots.values()), default=0) + MARGIN
    high = max((y for _, y in spots.values()), default=0) + MARGIN
    parts = [part for place, cell in cells.items() for part in _hex(view, place, cell, spots[place])]
    parts += [part for text in view["sectors"] for part in _name(text, spots, words)]
    parts += list(_ships(view, spots))
    return tag("div", drawing(wide, high, "Xia", parts) + _lines(view, words), style=f"font-family:{FONT}")


def _on_paper(cells: dict[str, Cell]) -> dict[str, Spot]:
    """The middle of each hex, with the whole map in sight."""
    middles = {place: _middle(*coordinates(place)) for place in cells}
    left, top = (min((spot[axis] for spot in middles.values()), default=0) for axis in (0, 1))
    return {place: (x - left + MARGIN, y - top + MARGIN) for place, (x, y) in middles.items()}


def _middle(q: int, r: int) -> Spot:
    return SIZE * 1.5 * q, SIZE * sqrt(3) * (r + q / 2)


def _hex(view: View, place: str, cell: Cell, spot: Spot) -> Iterator[str]:
    x, y = spot
    corners = [(x + SIZE * cos(radians(turn)), y + SIZE * sin(radians(turn))) for turn in range(0, 360, 60)]
    points = " ".join(f"{across:.1f},{down:.1f}" for across, down in corners)
    yield tag("polygon", points=points, fill=GROUND[cell.terrain], stroke=LINE)
    drawn = symbol(view, place, cell)
    said = LETTERS.get(cell.terrain, "") if drawn in ".P" else drawn
    if said:
        yield label(x, y + 4, said, text_anchor="middle", font_size=11, fill=EDGE if said in LETTERS.values() else INK)


def _name(text: str, spots: dict[str, Spot], words: "Words") -> Iterator[str]:
    """What a sector is called, over its middle."""
    sector, at = text.split(" ")[:2]
    x, y = spots[at]
    style = {"text_anchor": "middle", "stroke": PAPER, "stroke_width": 3, "paint_order": "stroke"}
    yield label(x, y - SIZE, str(words.spell("sector", sector)), font_size=10, **style)


def _ships(view: View, spots: dict[str, Spot]) -> Iterator[str]:
    """Captains are numbered discs, NPCs squares with the first letter of their names."""
    for npc in view["npcs"]:
        if npc["at"]:
            x, y = spots[npc["at"]]
            yield tag("rect", x=x - 9, y=y - 9, width=18, height=18, rx=3, fill=HUES["grey"], stroke=PAPER)
            yield label(x, y + 4, npc["id"][0].upper(), text_anchor="middle", fill=PAPER, font_weight="bold")
    for captain in view["captains"]:
        if captain["at"]:
            yield token(*spots[captain["at"]], captain["seat"] + 1, SEATS[captain["seat"]])


def _lines(view: View, words: "Words") -> str:
    """The round, and what each captain has."""
    return "".join(tag("p", escape(line), style="margin:.2em 0") for line in describe(view, words, False))
