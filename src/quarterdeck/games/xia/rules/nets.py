"""Nets: which steps lead from hex to hex without certain hurdles, found out when they are first asked for."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Self, TypeVar

from quarterdeck.games.xia.rules.hexes import neighbours

if TYPE_CHECKING:
    from quarterdeck.games.xia.rules.chart import Chart  # which has nets

V = TypeVar("V")
GATES = 512
"""No hurdle: asks for nets with steps from gate to gate (XIA-D52)."""


class Known(dict[str, tuple[V, ...]]):
    """Something about every hex of a chart, found out when it is first asked for."""

    def __init__(self, chart: "Chart", closed: int, over: int = 0) -> None:
        self.hurdles, self.cells, self.closed, self.over = chart.hurdles, chart.cells, closed, over
        self.gate_exits = chart.gate_exits

    def on(self, chart: "Chart", changed: Iterable[str]) -> Self:
        """The same for a chart with one more sector, which has changed some hexes."""
        known = type(self)(chart, self.closed, self.over)
        known.update(self)
        for place in changed:
            known.pop(place, None)
        return known

    def __missing__(self, place: str) -> tuple[V, ...]:
        found = self[place] = self.find(place)
        return found

    def find(self, place: str) -> tuple[V, ...]:
        raise NotImplementedError

    def gates(self, place: str) -> tuple[str, ...]:
        """The hexes of other gates that a linked gate joins, where such steps are asked for (XIA-23.9.2)."""
        cell = self.cells[place]
        return self.gate_exits(cell.sector) if self.closed & GATES and cell.alignment == "linked" else ()

    def steps_onto(self, place: str) -> list[tuple[str, int]]:
        """The hexes from which a step leads onto one over none of the closed hurdles, and what is to get over."""
        near, known, closed = neighbours(place), self.hurdles, self.closed
        steps = [(near[side], known[near[side]][(side + 3) % 6]) for side in range(6) if near[side] in known]
        return [step for step in steps if not step[1] & closed]


class Net(Known[str]):
    """The hexes to which a step leads from each hex, in the order of the sides; gates come last."""

    def find(self, place: str) -> tuple[str, ...]:
        return open_sides(place, self.hurdles[place], self.closed) + self.gates(place)


class Sources(Known[str]):
    """The hexes from which a step leads onto each hex: a net the other way round."""

    def find(self, place: str) -> tuple[str, ...]:
        return (*[near for near, _ in self.steps_onto(place)], *self.gates(place))


class Hazards(Known[tuple[str, int]]):
    """The hexes from which a step over certain hurdles leads onto each hex, with all hurdles of that step."""

    def find(self, place: str) -> tuple[tuple[str, int], ...]:
        return tuple([step for step in self.steps_onto(place) if step[1] & self.over])


def open_sides(place: str, hurdles: tuple[int, ...], closed: int) -> tuple[str, ...]:
    """The hexes beyond the sides without these hurdles."""
    near = neighbours(place)
    if not any(hurdles):
        return near
    return tuple([near[side] for side in range(6) if not hurdles[side] & closed])
