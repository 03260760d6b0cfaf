"""Jobs: going to a station in time, doing something there, and coming back to what was planned."""

from random import Random

from quarterdeck.games.space_alert.bots.flight import Plan
from quarterdeck.games.space_alert.content.ship import STATIONS, UPPER_WHITE, left_of, other_deck, right_of, zone_of

STAY_AWAY = 0.3
"""How often what was planned afterwards is dropped instead of being returned to."""


def places(plan: Plan) -> list[int]:
    """Where a figure is at the beginning of every turn, if nothing delays it; from turn 1 on, and after the last."""
    spot, found = UPPER_WHITE, [UPPER_WHITE]
    for symbol in plan[1:]:
        found.append(spot)
        spot = moved(spot, symbol)
    return [*found, spot]


def moved(spot: int, symbol: str | None) -> int:
    if symbol == "<":
        return spot if (left := left_of(spot)) is None else left
    if symbol == ">":
        return spot if (right := right_of(spot)) is None else right
    if symbol == "^":
        return other_deck(spot)
    return STATIONS.index(symbol[2:]) if symbol is not None and symbol.startswith("H:") else spot


def distance(one: int, other: int) -> int:
    return abs(zone_of(one) - zone_of(other)) + (one // 3 != other // 3)


def way(origin: int, goal: int, luck: Random, heroic: str | None = None) -> list[str]:
    """One of the shortest ways, as symbols; a heroic movement that leads there is shorter."""
    if heroic and heroic.endswith(f"/H:{STATIONS[goal]}") and distance(origin, goal) > 1 and luck.random() < 0.5:
        return [f"H:{STATIONS[goal]}"]
    steps = zone_of(goal) - zone_of(origin)
    path = ["<" if steps < 0 else ">"] * abs(steps)
    if origin // 3 != goal // 3:
        path.insert(luck.randint(0, len(path)), "^")
    return path


def with_job(plan: Plan, station: int, symbols: list[str], turn: int, luck: Random, heroic: str | None) -> Plan | None:
    """A plan in which a figure does `symbols` in a station from `turn` on; None if it cannot be there in time."""
    spots, end = places(plan), turn + len(symbols)
    leave = turn
    while leave >= 1 and len(path := way(spots[leave], station, luck, heroic)) > turn - leave:
        leave -= 1
    if leave < 1 or end > len(plan):
        return None
    new = [*plan[:leave], *path, *[None] * (turn - leave - len(path)), *symbols]
    return new + (_rest(plan, spots, station, end, luck) if luck.random() > STAY_AWAY else [None] * (len(plan) - end))


def _rest(plan: Plan, spots: list[int], station: int, end: int, luck: Random) -> Plan:
    """What follows a job: back to where the old plan goes on."""
    for back in range(end, len(plan)):
        if distance(station, spots[back]) <= back - end:
            path = way(station, spots[back], luck)
            return [*path, *[None] * (back - end - len(path)), *plan[back:]]
    return [None] * (len(plan) - end)


def shifted(plan: Plan, slot: int) -> Plan:
    """A plan that waits in a slot; the next wait is given up for it."""
    gap = next((later for later in range(slot, len(plan)) if plan[later] is None), len(plan) - 1)
    return [*plan[:slot], None, *plan[slot:gap], *plan[gap + 1 :]]


def closed_up(plan: Plan, slot: int) -> Plan:
    """A plan without what is in a slot; everything after it comes a turn earlier."""
    return [*plan[:slot], *plan[slot + 1 :], None]
