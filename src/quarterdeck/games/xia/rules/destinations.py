"""Destinations: the hexes that are worth listing as goals of a flight (XIA-R29)."""

from collections.abc import Collection

from quarterdeck.games.xia.rules.cargo import is_useful_mark
from quarterdeck.games.xia.rules.combat import weapon_reach
from quarterdeck.games.xia.rules.hexes import LENGTHS, hex_number, neighbours
from quarterdeck.games.xia.rules.missions import useful_for_mission
from quarterdeck.games.xia.rules.sight import in_range
from quarterdeck.games.xia.rules.ways import flights_onto
from quarterdeck.games.xia.state import Captain, Xia


def is_useful(table: Xia, captain: Captain, spot: str) -> bool:
    """Whether a captain could trade, gather or do something for a mission on a marked hex, as he is now."""
    cell = table.chart.cells[spot]
    if cell.mark == "mission":
        return useful_for_mission(table, captain.seat, spot)
    return is_useful_mark(table, captain.seat, cell.mark, cell.argument)


def destinations(table: Xia, captain: Captain, points: int, others: Collection[str]) -> list[str]:
    """Hexes at least two steps away with something that the ship could use now, and such near other ships.

    `others` are the hexes of other ships.
    """
    chart, tokens, wanted = table.chart, table.tokens, _near_ships(table, captain, points, others)
    rim = chart.rim if table.stack_size else frozenset[str]()
    wanted.update(table.ground)
    found = flights_onto(chart, captain.at, points, captain.outlaw, wanted)  # tokens lie on marks
    return [
        spot
        for spot in found
        if spot not in others and (spot in wanted or spot in tokens or spot in rim or is_useful(table, captain, spot))
    ]


def _near_ships(table: Xia, captain: Captain, points: int, others: Collection[str]) -> set[str]:
    """The hexes next to other ships, and from which one of the ship's weapons reaches one; far ones do not count."""
    at, (low, high), found = hex_number(captain.at), weapon_reach(table, captain.seat), set[str]()
    for spot in others:
        away = LENGTHS[hex_number(spot) - at] - points
        if away <= 1:
            found.update(neighbours(spot))
        if away <= high and high > 1:
            found |= in_range(table.chart, spot, low, high)
    return found
