"""Destinations: the hexes that are worth listing as goals of a flight (XIA-R29)."""

from collections.abc import Collection

from quarterdeck.games.xia.rules.cargo import is_useful_mark
from quarterdeck.games.xia.rules.combat import weapon_reach
from quarterdeck.games.xia.rules.hexes import LENGTHS, hex_number, neighbours
from quarterdeck.games.xia.rules.missions import useful_for_mission
from quarterdeck.games.xia.rules.sight import sees
from quarterdeck.games.xia.rules.ways import flights_beyond, flights_onto
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
    chart, at, outlaw, tokens = table.chart, captain.at, captain.outlaw, table.tokens
    aims = _Aims(table, captain, points, others)
    rim, notable = (chart.rim, chart.notable) if table.stack_size else (frozenset[str](), chart.marks)
    wanted = aims.beside.union(table.ground)
    if aims.ships:
        found = flights_beyond(chart, at, points, outlaw)
    else:  # tokens lie on marks
        found = flights_onto(chart, at, points, outlaw, notable, wanted)
    return [
        spot
        for spot in found
        if spot not in others
        and (
            spot in wanted
            or spot in tokens
            or spot in rim
            or (spot in notable and is_useful(table, captain, spot))
            or (aims.ships and aims.are_met_from(spot))
        )
    ]


class _Aims:
    """The hexes next to other ships, and the ships that a weapon may reach; far ones do not count."""

    def __init__(self, table: Xia, captain: Captain, points: int, others: Collection[str]) -> None:
        at, (low, high) = hex_number(captain.at), weapon_reach(table, captain.seat)
        self._chart, self._low, self._high = table.chart, low, high
        farthest = max(high, 1) + points
        near = [(spot, number) for spot in others if LENGTHS[(number := hex_number(spot)) - at] <= farthest]
        self.beside = set[str]()
        for spot, number in near:
            if LENGTHS[number - at] <= points + 1:
                self.beside.update(neighbours(spot))
        self.ships = near if high > 1 else []
        """The hexes of ships that weapons may reach, with their numbers."""

    def are_met_from(self, spot: str) -> bool:
        """Whether a weapon reaches a ship from a hex."""
        at, low, high = hex_number(spot), self._low, self._high
        for ship, number in self.ships:  # noqa: SIM110 - a generator would take longer
            if low <= LENGTHS[number - at] <= high and sees(self._chart, ship, spot):
                return True
        return False
