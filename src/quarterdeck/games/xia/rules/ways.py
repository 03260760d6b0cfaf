"""Ways over the map: flights without a roll, and the safest ways of NPCs (XIA-R29, XIA-D52).

Of equal ways the first in the order of the sides counts (XIA-R17): hexes are looked at in that order.
"""

from collections.abc import Collection, Iterable
from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.grids import Grid
from quarterdeck.games.xia.rules.hexes import neighbours
from quarterdeck.games.xia.rules.nets import Net
from quarterdeck.games.xia.rules.terrain import HURDLES, LAWFUL_ENTRANCE, OUTLAW_ENTRANCE, TWO_SHIELDS, UNEXPLORED

Way = tuple[str, ...]
"""The hexes that are entered, the last one being the goal."""
SHIELD, DEBRIS, ASTEROID, STEP = 10**9, 10**6, 10**3, 1
"""What an NPC minimises, one after the other: shields crossed, debris entered, asteroids entered, steps (XIA-D52)."""
HAZARDS = {"shield": SHIELD, "debris": DEBRIS, "asteroid": ASTEROID}
ROLLED = UNEXPLORED + sum(HURDLES.values())
"""Steps that need a roll, destroy the ship or lead into the unknown."""
AVOIDED = ROLLED - HURDLES["nebula"]
"""What NPCs avoid; they do not notice nebulas (XIA-30.4.1, XIA-30.4.2)."""
MOST_COSTS = 32
"""Of how many goals a chart keeps the costs."""


# Captains


def reachable(
    chart: Chart,
    start: str,
    points: int,
    *,
    outlaw: bool,
    innocent_avoids: bool = True,
    occupied: Collection[str] = (),
) -> dict[str, Way]:
    """Where a ship can fly without a roll, each hex with its way; it may pass others but not stop there (XIA-15.2).

    An innocent ship keeps away from the entrances of outlaw planets unless `innocent_avoids` is False.
    """
    came = flights(chart, start, points, outlaw, innocent_avoids)
    return {goal: back(came, goal) for goal in came if goal != start and goal not in occupied}


def flights(chart: Chart, start: str, points: int, outlaw: bool, innocent_avoids: bool = True) -> dict[str, str]:
    """The hexes that a ship can fly over without a roll, each with the one before it; the start has none."""
    key = (start, points, (outlaw, innocent_avoids))
    found: dict[str, str] | None = chart.surroundings.get(key)
    if found is None:
        found = chart.keep_near(key, _flights(_quiet_net(chart, outlaw, innocent_avoids), start, points))
    return found


def way(chart: Chart, start: str, goal: str, *, outlaw: bool = False, innocent_avoids: bool = False) -> Way | None:
    """The shortest way without a roll."""
    came = _flights(_quiet_net(chart, outlaw, innocent_avoids), start, len(chart.cells))
    return back(came, goal) if goal in came else None


def _flights(net: Net, start: str, points: int) -> dict[str, str]:
    came = {start: ""}
    edge = [start]
    for _ in range(points):
        beyond = []
        for place in edge:
            for near in net[place]:
                if near not in came:
                    came[near] = place
                    beyond.append(near)
        edge = beyond
    return came


def _quiet_net(chart: Chart, outlaw: bool, avoids: bool) -> Net:
    """Steps without a roll: refused entrances are closed to outlaws, costly ones to innocent ships that avoid them."""
    return chart.net(ROLLED | (LAWFUL_ENTRANCE if outlaw else OUTLAW_ENTRANCE if avoids else 0))


# NPCs


def npc_way(
    chart: Chart, start: str, goals: Iterable[str], *, bounty: int = 0, points: int | None = None
) -> Way | None:
    """The best way of an NPC to one of its goals; nothing if it is there, None if no way leads there (XIA-D52).

    Of equal ways the first step in the order of the sides counts, again and again; only so many `points` of it are
    worked out.
    """
    costs = costs_to(chart, frozenset(goals), bounty > 0)
    left = costs.from_hex(chart, start)
    if left is None:
        return None
    place, found = start, list[str]()
    while left and len(found) != points:
        place, left = costs.step(chart, place, left)
        found.append(place)
    return tuple(found)


def back(came: dict[str, str], goal: str) -> Way:
    """The way to a hex, from what lies before each hex."""
    found = [goal]
    while came[found[-1]]:
        found.append(came[found[-1]])
    return tuple(found[-2::-1])


class Costs:
    """What the best way to one of some goals costs from each hex, worked out from the goals outwards.

    It goes only as far as it is asked for: first by waves of steps without a hazard, then over the cheapest hazards.
    """

    def __init__(self, chart: Chart, goals: frozenset[str], outlaw: bool) -> None:
        self._outlaw = outlaw
        self._grid = grid = chart.grid(AVOIDED | (LAWFUL_ENTRANCE if outlaw else 0))
        self._gates = chart.kept("gate-bits", lambda: _gate_bits(chart, grid)) if len(chart.gates) > 1 else ()
        """Each linked gate with the others, as bits: from those a step leads there (XIA-D52)."""
        wave = grid.bits([goal for goal in goals if goal in chart.cells])
        self._waves = [wave]
        """The hexes from which the way without a hazard has so many steps, as bits."""
        self._reached = wave
        self._dear: dict[int, int] = {}
        """The hexes from which all ways have a hazard, by what the best one costs."""
        self._settled = 0
        """The hexes whose costs are known, once those without a hazard all are."""
        self._waiting: dict[int, int] = {}
        """Hexes from which a way with a hazard leads, by what it costs."""
        self._prices: list[int] = []
        """The costs of what waits, as a heap."""

    def from_hex(self, chart: Chart, start: str) -> int | None:
        """What the best way from a hex costs; None if there is no way."""
        bit = self._grid.bit(start)
        if not self._reached & bit:
            self._look_for(bit)
        if self._reached & bit:
            return next(steps for steps, wave in enumerate(self._waves) if wave & bit)
        if not self._settled:
            self._settled = self._reached
            self._wait_before_hazards(chart, self._reached, enumerate(self._waves))
        while not self._settled & bit and self._prices:
            self._look_over_hazards(chart)
        return next((price for price, wave in self._dear.items() if wave & bit), None)

    def known(self) -> dict[str, int]:
        """What ways cost from all hexes that have been looked at."""
        costs = [*enumerate(self._waves), *self._dear.items()]
        return {place: price for price, wave in costs for place in self._grid.hexes(wave)}

    def step(self, chart: Chart, place: str, left: int) -> tuple[str, int]:
        """The first step of the best way from a hex, and what is left of its costs."""
        if left >= ASTEROID:
            steps = _dear_steps(chart, place, self._outlaw)
            return next((near, left - price) for near, price in steps if self._is_cost(near, left - price))
        grid, wave = self._grid, self._waves[left - STEP]
        side = grid.first_side(grid.bit(place), wave)
        if side >= 0:
            return neighbours(place)[side], left - STEP
        return next(gate for gate in chart.gate_steps[place] if grid.bit(gate) & wave), left - STEP

    def _is_cost(self, place: str, cost: int) -> bool:
        """Whether the best way from a hex costs exactly this."""
        cheap = 0 <= cost < len(self._waves)
        wave = self._waves[cost] if cheap else self._dear.get(cost, 0)
        return wave & self._grid.bit(place) != 0

    def _look_for(self, bit: int) -> None:
        """Go on step by step without a hazard until a hex is reached, or nothing more."""
        waves, reached = self._waves, self._reached
        before, wave = self._before if self._gates else self._grid.before, waves[-1]
        while wave and not reached & bit:
            wave = before(wave) & ~reached
            waves.append(wave)
            reached |= wave
        self._reached = reached

    def _before(self, wave: int) -> int:
        """The hexes from which a step without a hazard leads onto one of these."""
        found = self._grid.before(wave)
        for gate, others in self._gates:
            if wave & gate:
                found |= others
        return found

    def _look_over_hazards(self, chart: Chart) -> None:
        """Settle the cheapest hexes that wait, and let those wait from which a step leads there."""
        price = heappop(self._prices)
        wave = self._waiting.pop(price) & ~self._settled
        if wave:
            self._dear[price] = wave
            self._settled |= wave
            self._wait(price + STEP, self._before(wave))
            self._wait_before_hazards(chart, wave, [(price, wave)])

    def _wait_before_hazards(self, chart: Chart, settled: int, costs: Iterable[tuple[int, int]]) -> None:
        """Let the hexes wait from which a step over a hazard leads onto settled ones, of which the costs are given."""
        grid, never = self._grid, _never(self._outlaw)
        outside = grid.beside(settled) & grid.bordered & ~self._settled
        inside = grid.beside(outside) & settled
        known = {place: price for price, wave in costs for place in grid.hexes(wave & inside)}
        for place in grid.hexes(outside):
            for near, hurdle in zip(neighbours(place), chart.hurdles[place], strict=True):
                if hurdle & AVOIDED and not hurdle & never and near in known:
                    self._wait(known[near] + _price(hurdle), grid.bit(place))

    def _wait(self, price: int, places: int) -> None:
        if price not in self._waiting:
            self._waiting[price] = 0
            heappush(self._prices, price)
        self._waiting[price] |= places


def _gate_bits(chart: Chart, grid: Grid) -> list[tuple[int, int]]:
    """Each linked gate with all others, as bits; the grids of a chart have the same bits."""
    linked = [grid.bits(places) for places in chart.gates.values()]
    return [(bits, sum(linked) - bits) for bits in linked]


def costs_to(chart: Chart, goals: frozenset[str], outlaw: bool) -> Costs:
    """The costs of ways to some goals, shared by all that ask for the same goals on the same chart."""
    found = chart.costs.get((goals, outlaw))
    if found is None:
        if len(chart.costs) >= MOST_COSTS:
            chart.costs.clear()
        found = chart.costs[goals, outlaw] = Costs(chart, goals, outlaw)
    return found


def _never(outlaw: bool) -> int:
    """What no NPC flies over, however far it has to go otherwise (XIA-D11, XIA-24.1.5)."""
    return UNEXPLORED | HURDLES["star"] | (LAWFUL_ENTRANCE if outlaw else 0)


def _dear_steps(chart: Chart, place: str, outlaw: bool) -> list[tuple[str, int]]:
    """The steps of an NPC from a hex with their costs, in the order of the sides; gates come last."""
    closed = _never(outlaw)
    near, cell = neighbours(place), chart.cells[place]
    hurdles = enumerate(chart.hurdles[place])
    found = [(near[side], _price(hurdle)) for side, hurdle in hurdles if not hurdle & closed]
    exits = chart.gate_exits(cell.sector) if cell.alignment == "linked" else ()
    return found + [(exit_, STEP) for exit_ in exits]


@cache
def _price(hurdle: int) -> int:
    """What a step over these hurdles costs an NPC; a second shield costs as much as the first."""
    hazards = [price for border, price in HAZARDS.items() if hurdle & HURDLES[border]]
    return STEP + sum(hazards) + (SHIELD if hurdle == TWO_SHIELDS else 0)


def hazards(chart: Chart, start: str, path: Way) -> tuple[str, ...]:
    """The borders of a way that need a roll of an NPC, in order (XIA-30.4.7)."""
    found: list[str] = []
    for place, near in zip((start, *path), path, strict=False):
        if near in neighbours(place):
            crossings = chart.crossings[place][neighbours(place).index(near)]
            found += [crossing[0] for crossing in crossings if crossing[0] in HAZARDS]
    return tuple(found)


def free_beside(chart: Chart, start: str, taken: Collection[str], *, bounty: int = 0) -> tuple[str, ...]:
    """The nearest hexes without a ship to which no avoided border leads, in the order of the sides (XIA-D56)."""
    net = chart.net(AVOIDED | (LAWFUL_ENTRANCE if bounty else 0))
    found, edge = {start}, [start]
    while edge:
        edge = list(dict.fromkeys([near for place in edge for near in net[place] if near not in found]))
        free = tuple([place for place in edge if place not in taken])
        if free:
            return free
        found.update(edge)
    return ()


class Choice(NamedTuple):
    """One of several equally good ways: where it stops within the points, and the rolls up to there (XIA-R16)."""

    stop: str
    rolls: tuple[str, ...]


def equal_ways(
    chart: Chart, start: str, goals: Iterable[str], points: int, taken: Collection[str], *, bounty: int = 0
) -> dict[Choice, Way]:
    """The best ways of an NPC as far as its points reach, in the order of the sides.

    A way ends on its last free hex (XIA-30.4.10); ways that stop there after the same rolls are listed once.
    """
    costs = costs_to(chart, frozenset(goals), bounty > 0)
    whole, cost = costs.from_hex(chart, start), costs.known()
    ways: list[Way] = [] if whole is None else [()]
    for _ in range(min(points, (whole or 0) % ASTEROID)):
        longer = [(*way, near) for way in ways for near in _best_steps(chart, (start, *way)[-1], cost, bounty > 0)]
        seen = {(way[-1], last_free(way, taken), hazards(chart, start, way)): way for way in reversed(longer)}
        ways = list(reversed(seen.values()))
    found: dict[Choice, Way] = {}
    for way in ways:
        part = last_free(way, taken)
        found.setdefault(Choice((start, *part)[-1], hazards(chart, start, part)), part)
    return found


def _best_steps(chart: Chart, place: str, cost: dict[str, int], outlaw: bool) -> list[str]:
    """The steps that belong to a best way."""
    steps = _dear_steps(chart, place, outlaw)
    return [near for near, price in steps if near in cost and cost[near] + price == cost[place]]


def last_free(way: Way, taken: Collection[str]) -> Way:
    """A way up to its last hex without a ship (XIA-30.4.10)."""
    while way and way[-1] in taken:
        way = way[:-1]
    return way
