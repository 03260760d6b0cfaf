"""Nets: which steps lead from hex to hex without certain hurdles, found out when they are first asked for."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Self, TypeVar

from quarterdeck.games.xia.rules.hexes import neighbours

if TYPE_CHECKING:
    from quarterdeck.games.xia.rules.chart import Chart  # which has nets

V = TypeVar("V")
Hurdles = tuple[int, ...]
"""What is to get over at each side of a hex, as bits."""
GATES = 512
"""No hurdle: asks for nets with steps from gate to gate (XIA-D52)."""


class Known(dict[str, tuple[V, ...]]):
    """Something about every hex of a chart, found out when it is first asked for."""

    def __init__(self, chart: "Chart", closed: int, over: int = 0) -> None:
        self.hurdles, self.closed, self.over = self.looked_at(chart), closed, over
        self.gates = chart.gate_steps if closed & GATES else {}
        """The hexes of other gates that a linked gate joins, where such steps are asked for (XIA-23.9.2)."""

    def looked_at(self, chart: "Chart") -> dict[str, Hurdles]:
        """The hurdles that count: those of steps onto each hex, unless a kind of net says otherwise."""
        return chart.hurdles_onto

    def on(self, chart: "Chart", changed: Iterable[str]) -> Self:
        """The same for a larger chart, on which some hexes have changed."""
        known = type(self)(chart, self.closed, self.over)
        known.update(self)
        for place in changed:
            known.pop(place, None)
        return known

    def open_hexes(self, place: str) -> tuple[str, ...]:
        """The hexes beyond the sides without closed hurdles, and the gates that are joined with this one."""
        near, sides = neighbours(place), open_sides(self.hurdles[place], self.closed)
        found = near if len(sides) == len(near) else tuple([near[side] for side in sides])
        return found + self.gates[place] if place in self.gates else found


class Net(Known[str]):
    """The hexes to which a step leads from each hex, in the order of the sides; gates come last."""

    def looked_at(self, chart: "Chart") -> dict[str, Hurdles]:
        return chart.hurdles

    def __missing__(self, place: str) -> tuple[str, ...]:
        found = self[place] = self.open_hexes(place)
        return found


class Sources(Known[str]):
    """The hexes from which a step leads onto each hex: a net the other way round."""

    def __missing__(self, place: str) -> tuple[str, ...]:
        found = self[place] = self.open_hexes(place)
        return found


class Hazards(Known[tuple[str, int]]):
    """The hexes from which a step over certain hurdles leads onto each hex, with all hurdles of that step."""

    def __missing__(self, place: str) -> tuple[tuple[str, int], ...]:
        hurdles, near = self.hurdles[place], neighbours(place)
        sides = [side for side in open_sides(hurdles, self.closed) if hurdles[side] & self.over]
        found = self[place] = tuple([(near[side], hurdles[side]) for side in sides])
        return found


@cache
def open_sides(hurdles: Hurdles, closed: int) -> tuple[int, ...]:
    """The sides without these hurdles."""
    return tuple([side for side, hurdle in enumerate(hurdles) if not hurdle & closed])
