"""Single steps: where they lead, and why they cannot be made (XIA-15.1, XIA-15.2)."""

from quarterdeck.games.xia.rules.borders import crossings, refused
from quarterdeck.games.xia.rules.hexes import neighbours, side_index
from quarterdeck.games.xia.state import Captain, Npc, Xia
from quarterdeck.kernel.errors import Reason

UNEXPLORED = Reason("hex-unexplored", "XIA-15.1.4")
NO_ROOM_TO_STOP = Reason("occupied-needs-point", "XIA-15.2.2")


def shares_hex(table: Xia, ship: Captain | Npc) -> bool:
    """Whether another ship stands on the same hex (XIA-15.2.3)."""
    return table.places().count(ship.at) > 1


def goal_of(table: Xia, start: str, side: str) -> str:
    return neighbours(start)[side_index(side)]


def why_no_step(table: Xia, ship: Captain | Npc, side: str, left: int) -> Reason | None:
    """Why a ship cannot step to a side, with the points left after the step."""
    chart = table.chart
    goal = goal_of(table, ship.at, side)
    if goal not in chart.cells:
        return UNEXPLORED
    if left < 1 and goal in table.occupied():
        return NO_ROOM_TO_STOP
    return refused(table, ship, ship.at, goal, crossings(chart, ship.at, side))
