"""Targets: which ships can be chosen at some distance, by adjacency or by sight (XIA-11.1, XIA-26, XIA-4.4.11)."""

from quarterdeck.games.xia.rules.hexes import LENGTHS, around, hex_number
from quarterdeck.games.xia.rules.sight import adjacent, sees
from quarterdeck.games.xia.state import Captain, Npc, Xia, ship_id
from quarterdeck.kernel.errors import Reason

OFF_BOARD = Reason("no-such-target", "XIA-13.1.10")
VEILED = Reason("target-veiled", "XIA-4.4.11")


def is_veiled(ship: Captain | Npc, away: int) -> bool:
    """Whether a veil keeps others at this distance from choosing a ship as a target (XIA-4.4.11)."""
    return isinstance(ship, Captain) and ship.veil is not None and away > ship.veil


def ships_within(table: Xia, seat: int, high: int) -> list[tuple[Captain | Npc, int]]:
    """The ships that no veil hides from a captain up to a distance, each with how far away it is.

    Captains come clockwise from him, NPCs last.
    """
    captains, here = table.captains, table.captains[seat].at
    if high == 1:  # the usual question
        places = table.places()
        if around(here).isdisjoint(places) and places.count(here) == 1:
            return []
    ships: list[Captain | Npc] = [*captains[seat + 1 :], *captains[:seat], *table.npcs]
    at, found = hex_number(here), list[tuple[Captain | Npc, int]]()
    for ship in ships:
        if ship.at and (away := LENGTHS[hex_number(ship.at) - at]) <= high and not is_veiled(ship, away):
            found.append((ship, away))
    return found


def targets_of(table: Xia, seat: int, low: int, high: int) -> list[str]:
    """Ships that a captain can choose at a distance from `low` to `high` in line of sight (XIA-11.1.4)."""
    at, chart = table.captains[seat].at, table.chart
    near = [ship for ship, away in ships_within(table, seat, high) if away >= low]
    return [ship_id(ship) for ship in near if sees(chart, at, ship.at)]


def adjacent_targets(table: Xia, seat: int) -> list[str]:
    """Adjacent ships that a captain can choose; sight does not matter (XIA-26.1)."""
    at, chart = table.captains[seat].at, table.chart
    near = [ship for ship, away in ships_within(table, seat, 1) if away == 1]
    return [ship_id(ship) for ship in near if adjacent(chart, at, ship.at)]
