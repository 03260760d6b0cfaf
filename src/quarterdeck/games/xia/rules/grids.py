"""Grids: the hexes of a chart as bits of one number, so that a step from many hexes is computed at once.

Bits are counted column by column. A column is at least as high as the map, so that no two hexes have the same bit;
what steps lead to is found by shifting. Short numbers are faster, so columns are hardly higher than that.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from quarterdeck.games.xia.content.sectors import RADIUS
from quarterdeck.games.xia.rules.hexes import coordinates, hex_at
from quarterdeck.games.xia.rules.nets import open_sides
from quarterdeck.games.xia.rules.pieces import Laid

if TYPE_CHECKING:
    from quarterdeck.games.xia.rules.chart import Chart  # which has a grid

Sides = tuple[int, ...]
"""For each side the hexes where a step over it is possible, as bits."""


class Grid:
    """Which steps of a chart lead over none of some hurdles."""

    def __init__(self, height: int, left: int, top: int, closed: int, sides: Sides, explored: int) -> None:
        """`left` and `top` are the lowest coordinates of the map; the height of columns is given in rows."""
        self.height, self.left, self.top, self.closed, self.sides = height, left, top, closed, sides
        self._first = left * height + top
        """The number of the lowest bit, if those of the hex 0,0 were counted from 0."""
        self.explored = explored
        """All hexes of the map."""

    @classmethod
    def of_chart(cls, chart: "Chart", closed: int) -> "Grid":
        grid, sides = cls(chart.height, chart.left, chart.top, closed, (), 0), [0] * 6
        for place, cell in chart.cells.items():
            bit = grid.bit(place)
            grid.explored |= bit
            for side in open_sides(cell.hurdles, closed):
                sides[side] |= bit
        grid.sides = tuple(sides)
        return grid

    def joined(self, chart: "Chart", news: "Iterable[tuple[Laid, Grid]]") -> "Grid":
        """The grid of a chart with more sectors, each with the grid of that sector alone."""
        grid, closed, cells = self.on(chart), self.closed, chart.cells
        sides = [*grid.sides]
        for new, alone in news:
            corner = grid.corner(new.centre)
            grid.explored |= alone.explored << corner
            sides = [known | added << corner for known, added in zip(sides, alone.sides, strict=True)]
            for side, one, other in new.joints:
                if not cells[one].hurdles[side] & closed:
                    sides[side] |= grid.bit(one)
                if not cells[other].hurdles[side - 3] & closed:
                    sides[side - 3] |= grid.bit(other)
        grid.sides = tuple(sides)
        return grid

    def on(self, chart: "Chart") -> "Grid":
        """The same steps on the larger map of a chart."""
        height, left, top = chart.height, chart.left, chart.top
        known, shift = self.stretched(height), (self.left - left) * height + self.top - top
        sides = tuple([bits << shift for bits in known.sides])
        return Grid(height, left, top, self.closed, sides, known.explored << shift)

    def corner(self, centre: str) -> int:
        """By how much the bits of a sector alone are shifted that lies round a centre."""
        q, r = coordinates(centre)
        return (q - RADIUS) * self.height + r - RADIUS - self._first

    def stretched(self, height: int) -> "Grid":
        """The same grid with higher columns."""
        if height == self.height:
            return self
        sides = [_stretched(bits, self.height, height) for bits in self.sides]
        explored = _stretched(self.explored, self.height, height)
        return Grid(height, self.left, self.top, self.closed, tuple(sides), explored)

    def with_sides(self, sides: Sides) -> "Grid":
        """Other steps on the same map."""
        return Grid(self.height, self.left, self.top, 0, sides, self.explored)

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
