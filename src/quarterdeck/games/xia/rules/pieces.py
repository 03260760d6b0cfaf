"""Pieces: what is known about a sector at a place of the map, whatever lies beside it."""

from typing import TYPE_CHECKING, NamedTuple

from quarterdeck.games.xia.rules.hexes import coordinates, hex_at, neighbours
from quarterdeck.games.xia.rules.terrain import NOTHING_CROSSED, Cell, Crossing

if TYPE_CHECKING:
    from quarterdeck.games.xia.rules.chart import Chart  # which consists of pieces


class Piece(NamedTuple):
    """The parts of a chart that belong to one sector."""

    cells: dict[str, Cell]
    marks: tuple[str, ...]
    borders: dict[str, tuple[str, ...]]
    crossings: dict[str, tuple[tuple[Crossing, ...], ...]]
    hurdles: dict[str, tuple[int, ...]]
    opaque: dict[tuple[int, int], int]
    spawns: dict[int, str]
    gates: dict[str, tuple[str, ...]]
    rim: tuple[str, ...]
    outward: tuple[tuple[int, str, str], ...]
    """The sides of its rim: number of the side, hex, and the hex beyond."""


def piece_at(alone: "Chart", centre: str) -> Piece:
    """The map of one sector in the middle, moved to its place."""
    q, r = coordinates(centre)
    moved = {place: hex_at(q + x, r + y) for place in alone.cells for x, y in (coordinates(place),)}
    rim = tuple([moved[place] for place in alone.rim])
    inside = set(moved.values())
    return Piece(
        {moved[place]: cell for place, cell in alone.cells.items()},
        tuple([moved[place] for place in alone.marks]),
        {moved[place]: borders for place, borders in alone.borders.items()},
        {moved[place]: _moved(crossings, moved) for place, crossings in alone.crossings.items()},
        {moved[place]: hurdles for place, hurdles in alone.hurdles.items()},
        {(q + x, r + y): sides for (x, y), sides in alone.opaque.items()},
        {number: moved[place] for number, place in alone.spawns.items()},
        {name: tuple([moved[place] for place in places]) for name, places in alone.gates.items()},
        rim,
        tuple(
            [(side, place, near) for place in rim for side, near in enumerate(neighbours(place)) if near not in inside]
        ),
    )


def _moved(crossings: tuple[tuple[Crossing, ...], ...], moved: dict[str, str]) -> tuple[tuple[Crossing, ...], ...]:
    if crossings == NOTHING_CROSSED:
        return NOTHING_CROSSED
    return tuple([tuple([(border, moved[owner], way) for border, owner, way in side]) for side in crossings])
