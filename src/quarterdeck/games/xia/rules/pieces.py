"""Pieces: what is known about a sector at a place of the map, whatever lies beside it."""

from functools import cache
from typing import TYPE_CHECKING

from quarterdeck.games.xia.content.sectors import RADIUS
from quarterdeck.games.xia.rules.hexes import coordinates, hex_at, hex_number, neighbours, offsets

if TYPE_CHECKING:
    from quarterdeck.games.xia.rules.chart import Chart  # which consists of pieces


class Piece:
    """The parts of a chart that belong to one sector."""

    def __init__(self, alone: "Chart", centre: str) -> None:
        """The map of one sector in the middle, moved to its place."""
        at, moved = hex_number(centre), _moved(centre)
        self.cells = {moved[place]: cell for place, cell in alone.cells.items()}
        self.marks = [moved[place] for place in alone.marks]
        self.borders = {moved[place]: borders for place, borders in alone.borders.items()}
        self.crossings = {moved[place]: crossed for place, crossed in alone.crossings.items()}
        self.hurdles = {moved[place]: hurdles for place, hurdles in alone.hurdles.items()}
        self.opaque = {at + place: sides for place, sides in alone.opaque.items()}
        self.spawns = {number: moved[place] for number, place in alone.spawns.items()}
        self.gates = {name: tuple([moved[place] for place in places]) for name, places in alone.gates.items()}
        self.rim = [moved[place] for place in alone.rim]
        beyond = [(side, place, near) for place in self.rim for side, near in enumerate(neighbours(place))]
        self.outward = [joint for joint in beyond if joint[2] not in self.cells]
        """The sides of its rim: number of the side, hex, and the hex beyond."""


@cache
def _moved(centre: str) -> dict[str, str]:
    """The hexes of a sector in the middle, each with the hex of a sector at this place."""
    q, r = coordinates(centre)
    return {hex_at(x, y): hex_at(q + x, r + y) for x, y in offsets(0, RADIUS)}
