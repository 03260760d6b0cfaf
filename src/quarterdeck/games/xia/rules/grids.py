"""Grids: the hexes of a chart as bits of one number, so that a step from many hexes is computed at once.

Bits are counted column by column. A column is higher than the map, so that no two hexes have the same bit and the bits
beside them are those of their neighbours, found by shifting. It is hardly higher: short numbers are faster.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from quarterdeck.games.xia.content.sectors import RADIUS
from quarterdeck.games.xia.rules.hexes import coordinates, hex_at
from quarterdeck.games.xia.rules.pieces import Laid
from quarterdeck.games.xia.rules.terrain import Cell, hurdle_of_entering, hurdle_of_leaving

if TYPE_CHECKING:
    from quarterdeck.games.xia.rules.chart import Chart  # which has a grid

Sides = tuple[int, ...]
"""For each side some hexes as bits, most often those where a step over it is possible."""
NOWHERE: Sides = (0,) * 6


class Grid:
    """Which steps of a chart lead over none of some hurdles; those into the unknown never do."""

    def __init__(
        self, height: int, left: int, top: int, explored: int, leaving: Sides = NOWHERE, entering: Sides = NOWHERE
    ) -> None:
        """`left` and `top` are the lowest coordinates of the map; the height of columns is given in rows.

        `leaving` and `entering`: for each side the hexes where a border closes it to ships that leave or enter.
        """
        self.height, self.left, self.top = height, left, top
        self._first = left * height + top
        """The number of the lowest bit, if those of the hex 0,0 were counted from 0."""
        self.explored, self._leaving, self._entering = explored, leaving, entering
        self.sides = self._open_sides()

    def _open_sides(self) -> Sides:
        height, explored = self.height, self.explored
        n, ne, se, s, sw, nw = [explored & ~closed for closed in self._entering]
        beyond = (s << 1, sw >> height - 1, nw >> height, n >> 1, ne << height - 1, se << height)
        return tuple([near & explored & ~closed for near, closed in zip(beyond, self._leaving, strict=True)])

    @classmethod
    def of_sector(cls, cells: Mapping[str, Cell], closed: int, height: int) -> "Grid":
        """The grid of a sector alone in the middle, with columns of some height."""
        grid, leaving, entering = cls(height, -RADIUS, -RADIUS, 0), [0] * 6, [0] * 6
        for place, cell in cells.items():
            bit = grid.bit(place)
            for side, border in enumerate(cell.borders):
                if border and hurdle_of_leaving(border, cell.alignment) & closed:
                    leaving[side] |= bit
                if border and hurdle_of_entering(border, cell.alignment) & closed:
                    entering[side] |= bit
        return cls(height, -RADIUS, -RADIUS, grid.bits(cells), tuple(leaving), tuple(entering))

    def joined(self, chart: "Chart", news: "Iterable[tuple[Laid, Grid]]") -> "Grid":
        """The grid of a chart with more sectors, each with the grid of that sector alone."""
        grid = Grid(chart.height, chart.left, chart.top, 0)
        explored, *closed = self.on(chart, (self.explored, *self._leaving, *self._entering))
        for new, alone in news:
            corner = grid.corner(new.centre)
            explored |= alone.explored << corner
            more = zip(closed, (*alone._leaving, *alone._entering), strict=True)
            closed = [known | added << corner for known, added in more]
        return Grid(grid.height, grid.left, grid.top, explored, tuple(closed[:6]), tuple(closed[6:]))

    def on(self, chart: "Chart", numbers: Iterable[int]) -> list[int]:
        """The bits of some hexes on the larger map of a chart."""
        height = chart.height
        shift = (self.left - chart.left) * height + self.top - chart.top
        if height == self.height:
            return [bits << shift for bits in numbers]
        return [_stretched(bits, self.height, height) << shift for bits in numbers]

    def corner(self, centre: str) -> int:
        """By how much the bits of a sector alone are shifted that lies round a centre."""
        q, r = coordinates(centre)
        return (q - RADIUS) * self.height + r - RADIUS - self._first

    def with_sides(self, sides: Sides) -> "Grid":
        """Other steps on the same map."""
        grid = Grid(self.height, self.left, self.top, self.explored)
        grid.sides = sides
        return grid

    def bit(self, place: str) -> int:
        """A hex of the map as a bit."""
        q, r = coordinates(place)
        return 1 << q * self.height + r - self._first

    def bits(self, places: Iterable[str]) -> int:
        height, first = self.height, self._first
        return sum([1 << q * height + r - first for q, r in map(coordinates, places)])

    def hexes(self, bits: int) -> list[str]:
        """The hexes of some bits."""
        found = []
        while bits:
            lowest = bits & -bits
            column, row = divmod(lowest.bit_length() - 1, self.height)
            found.append(hex_at(column + self.left, row + self.top))
            bits ^= lowest
        return found

    def before(self, bits: int) -> int:
        """The hexes from which a step leads onto one of these."""
        height = self.height
        n, ne, se, s, sw, nw = self.sides
        return (
            (bits << 1 & n)
            | (bits >> height - 1 & ne)
            | (bits >> height & se)
            | (bits >> 1 & s)
            | (bits << height - 1 & sw)
            | (bits << height & nw)
        )

    def after(self) -> int:
        """The hexes onto which the steps lead."""
        height = self.height
        n, ne, se, s, sw, nw = self.sides
        return n >> 1 | ne << height - 1 | se << height | s << 1 | sw >> height - 1 | nw >> height

    def first_step(self, bit: int, onto: int) -> tuple[int, int]:
        """The first side over which a step leads from a hex onto one of several, and that one.

        -1 and all of them, if there is no such side.
        """
        height = self.height
        n, ne, se, s, sw, nw = self.sides
        if (near := bit >> 1 & onto) and bit & n:
            return 0, near
        if (near := bit << height - 1 & onto) and bit & ne:
            return 1, near
        if (near := bit << height & onto) and bit & se:
            return 2, near
        if (near := bit << 1 & onto) and bit & s:
            return 3, near
        if (near := bit >> height - 1 & onto) and bit & sw:
            return 4, near
        return (5, near) if (near := bit >> height & onto) and bit & nw else (-1, onto)


def _stretched(bits: int, low: int, high: int) -> int:
    """The same bits after columns have grown."""
    found, column = 0, (1 << low) - 1
    for number in range(-(-bits.bit_length() // low)):
        found |= (bits >> number * low & column) << number * high
    return found
