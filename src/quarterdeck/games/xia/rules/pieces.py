"""Pieces: what is known about a sector wherever it lies, and the hexes of the places where sectors can lie."""

from functools import cache
from typing import TYPE_CHECKING

from quarterdeck.games.xia.content.sectors import PLACES
from quarterdeck.games.xia.rules.hexes import coordinates, hex_at, hex_number, neighbours

if TYPE_CHECKING:
    from quarterdeck.games.xia.rules.chart import Chart  # which consists of pieces


class Piece:
    """What a sector alone is like, hex by hex in the order in which they are printed."""

    def __init__(self, alone: "Chart") -> None:
        """From the map of that sector alone."""
        order = {place: number for number, place in enumerate(alone.cells)}
        self.cells = tuple(alone.cells.values())
        self.borders = tuple(alone.borders.values())
        self.crossings = tuple(alone.crossings.values())
        self.hurdles = tuple(alone.hurdles.values())
        self.opaque = tuple(alone.opaque.values())
        self.marks = [order[place] for place in alone.marks]
        self.spawns = {name: order[place] for name, place in alone.spawns.items()}
        self.gates = {name: [order[place] for place in places] for name, places in alone.gates.items()}


class Site:
    """A place of the map where a sector lies, turned or not."""

    def __init__(self, centre: str, turned: bool) -> None:
        (q, r), way = coordinates(centre), -1 if turned else 1
        self.hexes = tuple([hex_at(q + way * x, r + way * y) for x, y in PLACES])
        """In the order in which the hexes of a sector are printed."""
        self.numbers = tuple(map(hex_number, self.hexes))
        beyond = [(side, place, near) for place in self.hexes for side, near in enumerate(neighbours(place))]
        self.outward = [joint for joint in beyond if joint[2] not in self.hexes]
        """The sides of its rim: number of the side, hex, and the hex beyond."""
        self.rim = frozenset({place for _, place, _ in self.outward})


@cache
def site(centre: str, turned: bool) -> Site:
    return Site(centre, turned)
