"""The costs of the best ways of NPCs to some goals, and their first steps (XIA-D52).

All hexes of the map are looked at together, as bits of the numbers of a grid.
"""

from heapq import heappop, heappush

from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.grids import Grid
from quarterdeck.games.xia.rules.hazards import ASTEROID, AVOIDED, STEP, Hazard, hazards_of, never, prices
from quarterdeck.games.xia.rules.hexes import neighbours
from quarterdeck.games.xia.rules.terrain import LAWFUL_ENTRANCE

MOST_COSTS = 32
"""Of how many goals a chart keeps the costs."""
GateBits = tuple[int, list[tuple[int, int]]]
"""All hexes of linked gates as bits, and each gate with the others, from which a step leads there (XIA-D52).

The grids of a chart have the same bits.
"""
NO_GATES: GateBits = (0, [])


class Costs:
    """What the best way to one of some goals costs from each hex, computed from the goals outwards. It goes only as far
    as needed: first by waves of steps without a hazard, then over the cheapest hazards.
    """

    def __init__(self, chart: Chart, goals: frozenset[str], outlaw: bool) -> None:
        self._outlaw = outlaw
        self._grid = grid = chart.grid(AVOIDED | (LAWFUL_ENTRANCE if outlaw else 0))
        self._gates = chart.kept("gate-bits", lambda: _gate_bits(chart, grid)) if len(chart.gates) > 1 else NO_GATES
        wave = grid.bits(goals & chart.cells.keys())
        self._waves = [wave]
        """For each number of steps, the hexes from which the way without a hazard has that many, as bits."""
        self._reached = wave
        self._dear: dict[int, int] = {}
        """The hexes from which all ways have a hazard, by what the best one costs."""
        self._settled = 0
        """The hexes whose costs are known, once those without a hazard all are."""
        self._waiting: dict[int, int] = {}
        """Hexes from which a way with a hazard leads, by what it costs."""
        self._prices: list[int] = []
        """The costs in the queue, as a heap."""
        self._hazards: list[Hazard] | None = None
        """The hazards that no way has crossed yet, the cheapest last; None before the first is met."""
        self._met: list[Hazard] = []
        """The hazards that some ways cross."""

    def from_hex(self, chart: Chart, start: str) -> int | None:
        """What the best way from a hex costs; None if there is no way."""
        bit = self._grid.bit(start)
        if self._reached & bit:
            return next(steps for steps, wave in enumerate(self._waves) if wave & bit)
        self._look_for(bit)
        if self._reached & bit:
            return len(self._waves) - 1
        if self._hazards is None:
            self._hazards, self._settled = [*hazards_of(chart, self._grid, self._outlaw)], self._reached
        while not self._settled & bit and (self._prices or self._hazards):
            if self._hazards and (not self._prices or self._hazards[-1].price <= self._prices[0]):
                self._meet(self._hazards.pop())
            else:
                self._look_over_hazards()
        return next((price for price, wave in self._dear.items() if wave & bit), None)

    def known(self) -> dict[str, int]:
        """What ways cost from all hexes that have been looked at."""
        costs = [*enumerate(self._waves), *self._dear.items()]
        return {place: price for price, wave in costs for place in self._grid.hexes(wave)}

    def way(self, chart: Chart, start: str, points: int | None) -> list[str] | None:
        """The best way from a hex, of equal ones the first in the order of the sides, as far as the points reach."""
        left = self.from_hex(chart, start)
        if left is None:
            return None
        place, found = start, list[str]()
        while left >= ASTEROID and len(found) != points:
            place, left = self._dear_step(chart, place, left)
            found.append(place)
        bit = self._grid.bit(place)
        while left and len(found) != points:
            left -= STEP
            side, near = self._grid.first_step(bit, self._waves[left])
            place = neighbours(place)[side] if side >= 0 else self._gate_onto(chart, place, near)
            bit = near if side >= 0 else self._grid.bit(place)
            found.append(place)
        return found

    def _gate_onto(self, chart: Chart, place: str, wave: int) -> str:
        """The first gate of some hexes to which that of a hex leads."""
        return next(gate for gate in chart.gate_steps[place] if self._grid.bit(gate) & wave)

    def _dear_step(self, chart: Chart, place: str, left: int) -> tuple[str, int]:
        """The first step of the best way over a hazard, and what is left of its costs."""
        for near, price in npc_steps(chart, place, self._outlaw):
            wave = self._at_cost(left - price)
            if wave and wave & self._grid.bit(near):
                return near, left - price
        raise AssertionError(f"no step from {place} costs as little as the way")

    def _at_cost(self, cost: int) -> int:
        """The hexes from which the best way costs exactly this."""
        return self._waves[cost] if 0 <= cost < len(self._waves) else self._dear.get(cost, 0)

    def _look_for(self, bit: int) -> None:
        """Go on step by step without a hazard until a hex is reached, or nothing more."""
        waves, grid, wave = self._waves, self._grid, self._waves[-1]
        left = grid.explored & ~self._reached
        before = grid.before if self._gates is NO_GATES else self._before
        while wave and left & bit:
            wave = before(wave) & left
            waves.append(wave)
            left ^= wave
        self._reached = grid.explored ^ left

    def _before(self, wave: int) -> int:
        """The hexes from which a step without a hazard leads onto one of these."""
        found, (anywhere, gates) = self._grid.before(wave), self._gates
        if wave & anywhere:
            for gate, others in gates:
                if wave & gate:
                    found |= others
        return found

    def _meet(self, hazard: Hazard) -> None:
        """Costs have reached that of a step over this hazard: queue the hexes from which one leads onto a settled
        hex."""
        self._met.append(hazard)
        settled = self._settled & hazard.onto
        for cost, wave in [*enumerate(self._waves), *self._dear.items()] if settled else ():
            if wave & settled:
                self._wait(cost + hazard.price, hazard.steps.before(wave))

    def _look_over_hazards(self) -> None:
        """Settle the cheapest hexes in the queue, and queue those from which a step leads there."""
        cost = heappop(self._prices)
        wave = self._waiting.pop(cost) & ~self._settled
        if wave:
            self._dear[cost] = wave
            self._settled |= wave
            self._wait(cost + STEP, self._before(wave))
            for price, steps, onto in self._met:
                if wave & onto:
                    self._wait(cost + price, steps.before(wave))

    def _wait(self, price: int, places: int) -> None:
        places &= ~self._settled
        if places and price not in self._waiting:
            self._waiting[price] = 0
            heappush(self._prices, price)
        if places:
            self._waiting[price] |= places


def _gate_bits(chart: Chart, grid: Grid) -> GateBits:
    linked = [grid.bits(places) for places in chart.gates.values()]
    anywhere = sum(linked)
    return anywhere, [(bits, anywhere - bits) for bits in linked]


def costs_to(chart: Chart, goals: frozenset[str], outlaw: bool) -> Costs:
    """The costs of ways to some goals, shared by all that ask for the same goals on the same chart."""
    found: Costs | None = chart.costs.get((goals, outlaw))
    if found is None:
        if len(chart.costs) >= MOST_COSTS:
            chart.costs.clear()
        found = chart.costs[goals, outlaw] = Costs(chart, goals, outlaw)
    return found


def npc_steps(chart: Chart, place: str, outlaw: bool) -> list[tuple[str, int]]:
    """The steps of an NPC from a hex with their costs, in the order of the sides; gates come last."""
    near = neighbours(place)
    found = [(near[side], price) for side, price in prices(chart.cells[place].hurdles, never(outlaw))]
    exits = chart.gate_steps.get(place)
    return found + [(exit_, STEP) for exit_ in exits] if exits else found
