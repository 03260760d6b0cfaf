"""Pieces: what is known about a sector wherever it lies, and the hexes of the places where sectors can lie."""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from quarterdeck.games.xia.content.sectors import PLACES
from quarterdeck.games.xia.rules.hexes import DIRECTIONS, coordinates, hex_at, number_at

if TYPE_CHECKING:
    from quarterdeck.games.xia.rules.layout import Layout  # which consists of pieces


Joint = tuple[int, str, str]
"""Where a new sector meets what lies there: a side of one of its hexes, that hex, and the hex beyond."""


class Laid(NamedTuple):
    """A sector that was laid out, and where it met those that lay there."""

    sector: str
    turned: bool
    centre: str
    joints: list[Joint]


class Piece:
    """Facts about a sector by itself, hex by hex in the order of print."""

    def __init__(self, alone: "Layout") -> None:
        """From the layout of that sector alone."""
        order = {place: number for number, place in enumerate(alone.cells)}
        self.cells = tuple(alone.cells.values())
        self.opaque = tuple(alone.opaque.values())
        self.marks = [order[place] for place, cell in alone.cells.items() if cell.mark]
        self.spawns = {name: order[place] for name, place in alone.spawns.items()}
        self.gates = {name: [order[place] for place in places] for name, places in alone.gates.items()}


OUTWARD = [
    (side, (q, r), (q + dq, r + dr))
    for q, r in PLACES
    for side, (dq, dr) in enumerate(DIRECTIONS)
    if (q + dq, r + dr) not in PLACES
]
"""The sides of the rim of any sector, as offsets from its centre."""


class Site:
    """A place of the map where a sector lies, turned or not."""

    def __init__(self, centre: str, turned: bool) -> None:
        (q, r), way = coordinates(centre), -1 if turned else 1
        self.hexes = tuple([hex_at(q + way * x, r + way * y) for x, y in PLACES])
        """In the order in which the hexes of a sector are printed."""
        self.numbers = tuple([number_at(q + way * x, r + way * y) for x, y in PLACES])
        self.outward = [
            (side, hex_at(q + x, r + y), hex_at(q + beyond_x, r + beyond_y))
            for side, (x, y), (beyond_x, beyond_y) in OUTWARD
        ]
        """The sides of its rim: number of the side, hex, and the hex beyond."""
        self.rim = frozenset([place for _, place, _ in self.outward])


@cache
def site(centre: str, turned: bool) -> Site:
    return Site(centre, turned)
