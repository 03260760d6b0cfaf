"""Nets: which steps lead from hex to hex without certain hurdles, computed when first asked for."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from quarterdeck.games.xia.rules.hexes import neighbours

if TYPE_CHECKING:
    from quarterdeck.games.xia.rules.chart import Chart  # which has nets

Hurdles = tuple[int, ...]
"""The hurdles at each side of a hex, as bits."""
FREE: Hurdles = (0,) * 6


class Net(dict[str, tuple[str, ...]]):
    """The hexes to which a step without certain hurdles leads from each hex, in the order of the sides."""

    def __init__(self, chart: "Chart", closed: int) -> None:
        self.cells, self.closed = chart.cells, closed

    def on(self, chart: "Chart", changed: Iterable[str]) -> "Net":
        """The same for a larger chart, on which some hexes have changed."""
        net = Net(chart, self.closed)
        net.update(self)
        for place in changed:
            net.pop(place, None)
        return net

    def __missing__(self, place: str) -> tuple[str, ...]:
        near, hurdles, closed = neighbours(place), self.cells[place].hurdles, self.closed
        if hurdles != FREE:
            near = tuple([spot for spot, hurdle in zip(near, hurdles, strict=True) if not hurdle & closed])
        self[place] = near
        return near


@cache
def open_sides(hurdles: Hurdles, closed: int) -> tuple[int, ...]:
    """The sides without these hurdles."""
    return tuple([side for side, hurdle in enumerate(hurdles) if not hurdle & closed])
