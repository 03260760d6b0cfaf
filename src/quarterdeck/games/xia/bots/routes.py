"""Routes: how far a hex is from a goal, in movement points, with risky borders priced by their risk.

A bot that steered by plain distance would try planetary shields for ever.
"""

from collections.abc import Iterable
from typing import NamedTuple

from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.hexes import distance, neighbours
from quarterdeck.games.xia.rules.terrain import HURDLES, LAWFUL_ENTRANCE, OUTLAW_ENTRANCE, UNEXPLORED

FEARED = {
    HURDLES["asteroid"]: 2,
    HURDLES["debris"]: 3,
    HURDLES["nebula"]: 3,
    HURDLES["shield"]: 12,
}
"""The detour in movement points that an undamaged ship prefers to crossing a border."""
HURTS = HURDLES["asteroid"] | HURDLES["shield"]
"""Borders that are priced higher for a damaged ship."""
DRAINS = HURDLES["nebula"]
"""Borders that are priced higher for a ship with little energy."""
CAREFUL_FACTOR = 2
"""The factor of these prices."""
QUIET_FACTOR = 0.3
"""The part of the price of planetary shields that ships pay which slip through."""
CLOSED = HURDLES["star"] + UNEXPLORED
BOUNTY = 3
"""The price of the bounty at an outlaw planet's entrance."""
DETOUR = 1.3
"""How much longer a way probably is than the plain distance, where no costs were computed."""
NO_WAY = 60.0
"""The cost of a way that does not exist."""

MOST_GOALS = 120
"""Goals whose ways are kept with a chart: more than a captain has at a time, and bounded on a server with many maps."""

RIM = "rim"
"""A goal that is any hex with an unexplored side; a sector as a goal is any hex of its planet."""

Costs = dict[str, int]
Edges = dict[str, tuple[tuple[str, int], ...]]


class Pilot(NamedTuple):
    """The facts about a ship on which its ways depend."""

    outlaw: bool = False
    hurt: bool = False
    """Whether more damage could destroy the ship."""
    tired: bool = False
    """Whether a loss of energy could deplete it."""
    quiet: bool = False
    """Whether it can probably cross a planetary shield without a roll."""


def cost(chart: Chart, place: str, goal: str, pilot: Pilot) -> float:
    """The way from a hex to a goal; one that this chart does not know is estimated."""
    costs = costs_to(chart, goal, pilot)
    if costs is None:
        return DETOUR * distance(place, goal)
    found = costs.get(place)
    if found is None:
        return NO_WAY if place in chart.cells else _from_outside(chart, place, costs)
    return found


def _from_outside(chart: Chart, place: str, costs: Costs) -> float:
    """The way from a hex that the chart does not know: first back to the nearest hex that it knows."""
    edge = min(chart.rim, key=lambda spot: (distance(place, spot), spot), default="")
    return DETOUR * distance(place, edge) + costs.get(edge, NO_WAY) if edge else NO_WAY


def costs_to(chart: Chart, goal: str, pilot: Pilot) -> Costs | None:
    """What the way from each hex to the goal costs; kept with the chart. None: a hex that it does not know."""
    known: dict[tuple[str, Pilot], Costs | None] = chart.kept("costs", dict)
    key = (goal, pilot)
    if key not in known:
        if len(known) >= MOST_GOALS:
            known.clear()
        goals = _hexes(chart, goal)
        known[key] = _spread(_edges(chart, pilot), goals) if goals else None
    return known[key]


class Hop(NamedTuple):
    """A step on the way to a goal."""

    hex: str
    price: int
    """What it costs, in movement points; more than 1 if its border is feared."""


def next_hop(chart: Chart, place: str, goal: str, pilot: Pilot, reach: int = 0) -> Hop | None:
    """The next step or gate on the cheapest way to a goal; None at the goal, or where no way is known."""
    costs = costs_to(chart, goal, pilot)
    if costs is None or costs.get(place, 0) <= reach:
        return None
    found = [Hop(spot, price) for spot, price in _steps_from(chart, place, pilot) if spot in costs]
    return min(found, key=lambda hop: costs[hop.hex] + hop.price, default=None)


def _steps_from(chart: Chart, place: str, pilot: Pilot) -> list[tuple[str, int]]:
    cell = chart.cells[place]
    priced = [(spot, step_cost(cell.hurdles[side], pilot)) for side, spot in enumerate(neighbours(place))]
    gates = [(spot, 1) for spot in chart.gate_exits(cell.sector)] if cell.alignment == "linked" else []
    return [(spot, price) for spot, price in priced if price is not None] + gates


def _hexes(chart: Chart, goal: str) -> Iterable[str]:
    """The hexes that a goal means."""
    if goal == RIM:
        return sorted(chart.rim)
    return (goal,) if goal in chart.cells else chart.planet_hexes(goal)


def _spread(edges: Edges, goals: Iterable[str]) -> Costs:
    """The cheapest ways to the nearest of some hexes: those that cost nothing, then those that cost 1, and so on."""
    costs: Costs = {}
    waiting: list[list[str]] = [list(goals)]
    for level, places in enumerate(waiting):
        for place in places:
            if place not in costs:
                costs[place] = level
                for before, price in edges[place]:
                    if before not in costs:
                        while len(waiting) <= level + price:
                            waiting.append([])
                        waiting[level + price].append(before)
    return costs


def _edges(chart: Chart, pilot: Pilot) -> Edges:
    """The hexes from which a step leads to each hex, with the price of that step."""
    return chart.kept(("edges", pilot), lambda: {place: _steps_to(chart, place, pilot) for place in chart.cells})


def _steps_to(chart: Chart, place: str, pilot: Pilot) -> tuple[tuple[str, int], ...]:
    cells, found = chart.cells, []
    for side, before in enumerate(neighbours(place)):
        if before in cells:
            price = step_cost(cells[before].hurdles[(side + 3) % 6], pilot)
            if price is not None:
                found.append((before, price))
    if cells[place].alignment == "linked":
        found += [(gate, 1) for gate in chart.gate_exits(cells[place].sector)]
    return tuple(found)


def step_cost(hurdle: int, pilot: Pilot) -> int | None:
    """The price of one step; None: it is never made."""
    if not hurdle:
        return 1
    if hurdle & CLOSED or (pilot.outlaw and hurdle & LAWFUL_ENTRANCE):
        return None
    price = 1 + (0 if pilot.outlaw or not hurdle & OUTLAW_ENTRANCE else BOUNTY)
    return price + sum([int(fear * _more(bit, pilot)) for bit, fear in FEARED.items() if hurdle & bit])


def _more(hurdle: int, pilot: Pilot) -> float:
    if pilot.quiet and hurdle == HURDLES["shield"]:
        return QUIET_FACTOR
    return CAREFUL_FACTOR if (pilot.hurt and hurdle & HURTS) or (pilot.tired and hurdle & DRAINS) else 1
