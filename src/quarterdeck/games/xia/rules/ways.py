"""Ways over the map: flights without a roll, and the safest ways of NPCs (XIA-R29, XIA-D52).

Of equal ways the first in the order of the sides counts (XIA-R17): hexes are looked at in that order.
"""

from collections.abc import Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import islice
from typing import NamedTuple

from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.hazards import ASTEROID, AVOIDED, HAZARDS
from quarterdeck.games.xia.rules.hexes import neighbours
from quarterdeck.games.xia.rules.nets import Net
from quarterdeck.games.xia.rules.npc_costs import costs_to, npc_steps
from quarterdeck.games.xia.rules.terrain import HURDLES, LAWFUL_ENTRANCE, OUTLAW_ENTRANCE, UNEXPLORED

Way = tuple[str, ...]
"""The hexes that are entered, the last one being the goal."""
ROLLED = UNEXPLORED + sum(HURDLES.values())
"""Steps that need a roll, destroy the ship or lead into the unknown."""


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


def flights(
    chart: Chart, start: str, points: int, outlaw: bool, innocent_avoids: bool = True, goal: str = ""
) -> dict[str, str]:
    """The hexes that a ship can fly over without a roll, each with the one before it; the start has none.

    Hexes farther away than the goal, if there is one, are left out.
    """
    return _waves(chart.net(_closed(outlaw, innocent_avoids)), start, points, goal)[0]


def flights_onto(chart: Chart, start: str, points: int, outlaw: bool, wanted: AbstractSet[str]) -> list[str]:
    """The notable or wanted hexes two steps away or more that a ship can fly to, the nearest first."""
    notable, net = chart.notable, chart.net(_closed(outlaw, True))
    came, edge = _waves(net, start, points - 1)
    found = dict.fromkeys(
        [spot for spot in islice(came, 1 + len(net[start]), None) if spot in notable or spot in wanted]
    )
    for place in edge:  # of the last step only what is looked for counts
        near = net[place]
        if not (notable.isdisjoint(near) and wanted.isdisjoint(near)):
            for spot in near:
                if (spot in notable or spot in wanted) and spot not in came:
                    found[spot] = None
    return list(found)


def way(chart: Chart, start: str, goal: str, *, outlaw: bool = False, innocent_avoids: bool = False) -> Way | None:
    """The shortest way without a roll."""
    came = flights(chart, start, len(chart.cells), outlaw, innocent_avoids, goal)
    return back(came, goal) if goal in came else None


def _waves(net: Net, start: str, points: int, goal: str = "") -> tuple[dict[str, str], Sequence[str]]:
    """The hexes up to a number of steps away or up to a goal, each with the one before it, and the farthest ones."""
    edge: Sequence[str] = net[start] if points and goal != start else ()
    came = {start: "", **dict.fromkeys(edge, start)}
    for _ in range(points - 1):
        if goal in came:
            break
        beyond = []
        for place in edge:
            for near in net[place]:
                if near not in came:
                    came[near] = place
                    beyond.append(near)
        edge = beyond
    return came, edge


@cache
def _closed(outlaw: bool, avoids: bool) -> int:
    """What no quiet way leads over: refused entrances for outlaws, costly ones for innocent ships that avoid them."""
    return ROLLED | (LAWFUL_ENTRANCE if outlaw else OUTLAW_ENTRANCE if avoids else 0)


# NPCs


def npc_way(
    chart: Chart, start: str, goals: Iterable[str], *, bounty: int = 0, points: int | None = None
) -> Way | None:
    """The best way of an NPC to one of its goals; nothing if it is there, None if no way leads there (XIA-D52).

    Of equal ways the first step in the order of the sides counts, at every step; only the first `points` steps are
    computed.
    """
    found = costs_to(chart, frozenset(goals), bounty > 0).way(chart, start, points)
    return None if found is None else tuple(found)


def back(came: dict[str, str], goal: str) -> Way:
    """The way to a hex, from what lies before each hex."""
    found = [goal]
    while came[found[-1]]:
        found.append(came[found[-1]])
    return tuple(found[-2::-1])


def hazards(chart: Chart, start: str, path: Way) -> tuple[str, ...]:
    """The borders of a way that need a roll of an NPC, in order (XIA-30.4.7)."""
    found: list[str] = []
    for place, near in zip((start, *path), path, strict=False):
        if near in neighbours(place):
            crossings = chart.cells[place].crossings[neighbours(place).index(near)]
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
    steps = npc_steps(chart, place, outlaw)
    return [near for near, price in steps if near in cost and cost[near] + price == cost[place]]


def last_free(way: Way, taken: Collection[str]) -> Way:
    """A way up to its last hex without a ship (XIA-30.4.10)."""
    while way and way[-1] in taken:
        way = way[:-1]
    return way
