"""Terrain: the hexes of a map, their borders, and the hurdles of a step (XIA-23, XIA-24)."""

from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from msgspec import Struct

from quarterdeck.games.xia.content.sectors import Sector, Terrain
from quarterdeck.games.xia.rules.hexes import SIDES, neighbours

ALONE = frozenset({"asteroid", "debris"})
"""Terrains with a border on each side, whatever lies beyond (XIA-D3)."""
OPAQUE = frozenset({"asteroid", "debris", "star", "shield", "entrance"})
"""Borders that block sight (XIA-11.2.2)."""
PLANETARY = frozenset({"shield", "entrance"})
ENTERED = frozenset({"asteroid", "debris", "nebula", "shield", "star"})
"""Borders that matter to a ship that enters the hex they belong to; entrances depend on the planet."""
LEFT = frozenset({"shield", "star"})
"""Borders that matter to a ship that leaves the hex they belong to (XIA-23.4.3, XIA-23.7.5, XIA-23.8.3)."""

# Hurdles: what a step has to get over, as bits
HURDLES = {"asteroid": 1, "debris": 2, "nebula": 4, "shield": 8, "star": 16}
UNEXPLORED = 32
LAWFUL_ENTRANCE = 64
"""Closed to outlaws that want to enter (XIA-24.1.5)."""
OUTLAW_ENTRANCE = 128
"""Makes an outlaw of an innocent ship (XIA-24.1.7)."""
TWO_SHIELDS = HURDLES["shield"] + 256


Crossing = tuple[str, str, str]
"""A border that a step crosses: its kind, the hex it belongs to, and `leave` or `enter`."""
Crossed = tuple[tuple[str, str], ...]
"""The borders that a step crosses, without the hexes they belong to: the kind of each, and `leave` or `enter`."""


class Cell(Struct, frozen=True, gc=False):
    """A hex of the map, with what its six sides are like."""

    sector: str
    terrain: Terrain
    mark: str
    """`mission`, `exploration`, `spawn`, `buy`, `sell`, `mine`, `harvest`, `salvage`, or nothing."""
    argument: str
    """The number of a spawn point, or the type of cargo (`any`: all types)."""
    alignment: str
    """On a planet `lawful`, `neutral` or `outlaw`, on a gate `linked` or `faulty`, otherwise nothing."""
    borders: tuple[str, ...]
    """The borders that belong to it, by side: a terrain, `shield`, `entrance`, or nothing."""
    crossings: tuple[Crossed, ...] = ()
    """What a step over each side crosses."""
    hurdles: tuple[int, ...] = ()
    """The hurdles of a step over each side, as bits."""

    def joined(self, crossings: tuple[Crossed, ...], hurdles: tuple[int, ...]) -> "Cell":
        """The same hex with other hexes beyond its sides."""
        return Cell(
            self.sector, self.terrain, self.mark, self.argument, self.alignment, self.borders, crossings, hurdles
        )


def border(sector: Sector, local: str, side: int) -> str:
    """The border of a hex, as if its sector were not turned (XIA-32.7.3)."""
    terrain = sector.cells[local].terrain
    if terrain == "empty":
        return ""
    beyond = sector.cells.get(neighbours(local)[side])
    if terrain not in ALONE and beyond is not None and beyond.terrain == terrain:
        return ""
    if terrain != "planet":
        return terrain
    return "entrance" if sector.entrance == (local, SIDES[side]) else "shield"


class Between(NamedTuple):
    """What lies between a hex and the next one."""

    crossed: Crossed
    """The borders of a step that could do something to some ship, in the order of XIA-23.1.6."""
    hurdles: int
    blocks_sight: bool


@cache
def between(own: str, alignment: str, other: str, other_alignment: str) -> Between:
    """What a step meets between two hexes, each with its border on that side and its alignment."""
    crossed, hurdles = list[tuple[str, str]](), list[int]()
    if hurdle := hurdle_of_leaving(own, alignment):
        crossed.append((own, "leave"))
        hurdles.append(hurdle)
    if hurdle := hurdle_of_entering(other, other_alignment):
        crossed.append((other, "enter"))
        hurdles.append(hurdle)
    return Between(tuple(crossed), all_hurdles(hurdles), own in OPAQUE or other in OPAQUE)


def hurdle_of_leaving(border: str, alignment: str) -> int:
    """What a ship that leaves a hex has to get over at its border, if anything (XIA-24.1.6, XIA-24.1.7)."""
    matters = border in LEFT or (border == "entrance" and alignment == "outlaw")
    return _hurdle(border, alignment) if matters else 0


def hurdle_of_entering(border: str, alignment: str) -> int:
    """What a ship that enters a hex has to get over at its border, if anything (XIA-24.1.9)."""
    matters = border in ENTERED or (border == "entrance" and alignment != "neutral")
    return _hurdle(border, alignment) if matters else 0


def _hurdle(border: str, alignment: str) -> int:
    if border == "entrance":
        return LAWFUL_ENTRANCE if alignment == "lawful" else OUTLAW_ENTRANCE
    return HURDLES[border]


def all_hurdles(found: list[int]) -> int:
    """The hurdles of all borders that a step crosses, as bits; only of shields it is known that there are two."""
    return TWO_SHIELDS if found == [HURDLES["shield"]] * 2 else reduce(or_, found, 0)
