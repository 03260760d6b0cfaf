"""Destinations: the hexes that are worth listing as goals of a flight (XIA-R29)."""

from collections.abc import Collection

from quarterdeck.games.xia.rules.cargo import is_useful_mark
from quarterdeck.games.xia.rules.combat import weapon_reach
from quarterdeck.games.xia.rules.hexes import LENGTHS, hex_number, neighbours
from quarterdeck.games.xia.rules.missions import useful_for_mission
from quarterdeck.games.xia.rules.sight import sees
from quarterdeck.games.xia.state import Captain, Xia


def is_useful(table: Xia, captain: Captain, spot: str) -> bool:
    """Whether a captain could trade, gather or do something for a mission on a marked hex, as he is now."""
    cell = table.chart.cells[spot]
    if cell.mark == "mission":
        return useful_for_mission(table, captain.seat, spot)
    return is_useful_mark(table, captain.seat, cell.mark, cell.argument)


def destinations(table: Xia, captain: Captain, came: dict[str, str], others: Collection[str]) -> list[str]:
    """Hexes at least two steps away with something that the ship could use now, and such near other ships.

    `came` are the hexes that it can fly to, each with the one before it; `others` are the hexes of other ships.
    """
    chart, at, aim = table.chart, captain.at, _Aim(table, captain, others)
    rim, notable = (chart.rim, chart.notable) if table.stack_size else (frozenset[str](), chart.marks)
    wanted, ships, found = aim.beside.union(table.tokens, table.ground), aim.ships, list[str]()
    for spot, before in came.items():
        if (spot in wanted or spot in notable or ships) and before and before != at and spot not in others:
            useful = spot in wanted or spot in rim or (spot in notable and is_useful(table, captain, spot))
            if useful or (ships and aim.is_met(spot)):
                found.append(spot)
    return found


class _Aim:
    """The hexes next to other ships, and from which one of the ship's weapons reaches one; far ones do not count."""

    def __init__(self, table: Xia, captain: Captain, others: Collection[str]) -> None:
        assert table.movement is not None
        at, points = hex_number(captain.at), table.movement.points
        self._chart, self._low, self._high = table.chart, *weapon_reach(table, captain.seat)
        self.beside = set[str]()
        self.ships = list[tuple[str, int]]()
        """The hexes of ships that weapons may reach, with their numbers."""
        for spot in others:
            number = hex_number(spot)
            away = LENGTHS[number - at] - points
            if away <= 1:
                self.beside.update(neighbours(spot))
            if away <= self._high and self._high > 1:
                self.ships.append((spot, number))

    def is_met(self, spot: str) -> bool:
        """Whether a weapon reaches a ship from a hex."""
        at, low, high = hex_number(spot), self._low, self._high
        for ship, number in self.ships:  # noqa: SIM110 - a generator would take longer
            if low <= LENGTHS[number - at] <= high and sees(self._chart, ship, spot):
                return True
        return False
