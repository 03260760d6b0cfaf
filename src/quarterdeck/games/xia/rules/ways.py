"""Ways over the map: flights without a roll, and the safest ways of NPCs (XIA-R29, XIA-D52).

Of equal ways the first in the order of the sides counts (XIA-R17): hexes are looked at in that order.
"""

from collections.abc import Collection, Iterable
from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.hexes import neighbours
from quarterdeck.games.xia.rules.nets import GATES, Net
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
    outlaw = bounty > 0
    costs = costs_to(chart, frozenset(goals), outlaw)
    left = costs.from_hex(start)
    if left is None:
        return None
    place, cost, found, net = start, costs.known, list[str](), _safe_net(chart, outlaw)
    while left and len(found) != points:
        if left < ASTEROID:  # no hazard is left
            place = next(near for near in net[place] if cost.get(near) == left - STEP)
        else:
            steps = _dear_steps(chart, place, outlaw)
            place = next(near for near, price in steps if cost.get(near) == left - price)
        found.append(place)
        left = cost[place]
    return tuple(found)


def back(came: dict[str, str], goal: str) -> Way:
    """The way to a hex, from what lies before each hex."""
    found = [goal]
    while came[found[-1]]:
        found.append(came[found[-1]])
    return tuple(found[-2::-1])


def _safe_net(chart: Chart, outlaw: bool) -> Net:
    """Steps over nothing that NPCs avoid; a jump from gate to gate is one too (XIA-D52)."""
    return chart.net(GATES | AVOIDED | (LAWFUL_ENTRANCE if outlaw else 0))


class Costs:
    """What the best way to one of some goals costs from each hex, worked out from the goals outwards.

    It goes only as far as it is asked for. Hexes of the same cost are looked at together; first all without a hazard.
    """

    def __init__(self, chart: Chart, goals: frozenset[str], outlaw: bool) -> None:
        never, lawful = _never(outlaw), LAWFUL_ENTRANCE if outlaw else 0
        self._before = chart.sources(GATES | AVOIDED | lawful)
        self._hazards = chart.hazards(never, AVOIDED & ~never)
        self._edge = {goal for goal in goals if goal in chart.cells}
        """The hexes from which no way without a hazard is longer."""
        self.known: dict[str, int] = dict.fromkeys(self._edge, 0)
        self._safe = 0
        """How long these ways are."""
        self._waiting: dict[int, set[str]] = {}
        """Hexes whose ways have a hazard, by what they cost."""
        self._prices: list[int] = []
        """The costs of what waits, as a heap."""

    def from_hex(self, start: str) -> int | None:
        """What the best way from a hex costs; None if there is no way."""
        known = self.known
        while start not in known and self._edge:
            self._look_further()
        while start not in known and self._prices:
            self._look_over_hazards()
        return known.get(start)

    def _look_further(self) -> None:
        """One step more without a hazard; beyond the last one all hazards count."""
        known = self.known
        self._edge = set[str]().union(*map(self._before.__getitem__, self._edge)).difference(known)
        self._safe += STEP
        known.update(dict.fromkeys(self._edge, self._safe))
        if not self._edge:
            self._wait_before_hazards(known)

    def _look_over_hazards(self) -> None:
        """Settle the cheapest hexes that wait, and let those wait from which a step leads there."""
        price = heappop(self._prices)
        edge = self._waiting.pop(price).difference(self.known)
        if not edge:
            return
        settled = dict.fromkeys(edge, price)
        self.known.update(settled)
        self._wait(price + STEP, set[str]().union(*map(self._before.__getitem__, edge)))
        self._wait_before_hazards(settled)

    def _wait_before_hazards(self, settled: dict[str, int]) -> None:
        """Let the hexes wait from which a step over a hazard leads onto settled ones."""
        known, hazards = self.known, self._hazards
        found = [(near, price, hurdle) for place, price in settled.items() for near, hurdle in hazards[place]]
        for near, price, hurdle in found:
            if near not in known:
                self._wait(price + _price(hurdle), {near})

    def _wait(self, price: int, places: set[str]) -> None:
        waiting = self._waiting.get(price)
        if waiting is None:
            self._waiting[price] = places
            heappush(self._prices, price)
        else:
            waiting |= places


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
    whole, cost = costs.from_hex(start), costs.known
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
