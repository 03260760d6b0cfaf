"""Grids: the hexes of a chart as bits of one number, so that all ships of a wave make their step at once.

Bits are counted column by column. No two hexes of a map have the same bit as long as a column is as high as the map
could become; what steps lead to is found by shifting.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from quarterdeck.games.xia.content.sectors import RADIUS
from quarterdeck.games.xia.rules.hexes import coordinates, hex_at
from quarterdeck.games.xia.rules.nets import Hurdles, open_sides

if TYPE_CHECKING:
    from quarterdeck.games.xia.rules.chart import Chart, Joint  # which has a grid

Sides = tuple[int, ...]
"""For each side the hexes where a step over it is possible, as bits."""


class Grid:
    """Which steps of a chart lead over none of some hurdles."""

    def __init__(self, height: int, left: int, top: int, closed: int, sides: Sides = ()) -> None:
        """`left` and `top` are the lowest coordinates of the map; columns have so many rows."""
        self.height, self.left, self.top, self.closed, self.sides = height, left, top, closed, sides

    @classmethod
    def of_chart(cls, chart: "Chart", closed: int) -> "Grid":
        centres = [coordinates(centre) for centre in chart.centres.values()]
        left, top = min([q for q, _ in centres], default=0), min([r for _, r in centres], default=0)
        grid, sides = cls(chart.height, left - RADIUS, top - RADIUS, closed), [0] * 6
        for place, hurdles in chart.hurdles.items():
            for side in open_sides(hurdles, closed):
                sides[side] |= grid.bit(place)
        grid.sides = tuple(sides)
        return grid

    def joined(self, alone: "Grid", centre: str, joints: "list[Joint]", hurdles: dict[str, Hurdles]) -> "Grid":
        """The grid of a chart with one more sector; `alone` is the grid of that sector in the middle."""
        q, r = coordinates(centre)
        left, top, closed = min(self.left, q - RADIUS), min(self.top, r - RADIUS), self.closed
        grid = Grid(self.height, left, top, closed)
        old = (self.left - left) * self.height + self.top - top
        new = (q - RADIUS - left) * self.height + r - RADIUS - top
        sides = [known << old | bits << new for known, bits in zip(self.sides, alone.sides, strict=True)]
        for side, one, other in joints:
            if not hurdles[one][side] & closed:
                sides[side] |= grid.bit(one)
            if not hurdles[other][side - 3] & closed:
                sides[side - 3] |= grid.bit(other)
        grid.sides = tuple(sides)
        return grid

    def bit(self, place: str) -> int:
        """A hex of the map as a bit."""
        q, r = coordinates(place)
        return 1 << (q - self.left) * self.height + r - self.top

    def bits(self, places: Iterable[str]) -> int:
        return sum(map(self.bit, places))

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

    def first_side(self, bit: int, onto: int) -> int:
        """The first side over which a step leads from a hex onto one of several; -1 if there is none."""
        height, sides = self.height, self.sides
        beyond = (bit >> 1, bit << height - 1, bit << height, bit << 1, bit >> height - 1, bit >> height)
        for side, near in enumerate(beyond):
            if near & onto and bit & sides[side]:
                return side
        return -1
