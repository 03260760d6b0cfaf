"""What surrounds ships: sight, unexplored places, and the borders that are printed on sectors."""

from typing import TYPE_CHECKING

from quarterdeck.games.xia.content.sectors import Sector
from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.combat import farthest_of_all
from quarterdeck.games.xia.rules.odds import HIT, WRECKED
from quarterdeck.games.xia.rules.risks import least_safe
from quarterdeck.games.xia.rules.sight import in_range
from quarterdeck.games.xia.rules.terrain import border

if TYPE_CHECKING:
    from quarterdeck.games.xia.state import Xia

SAFE_ROLLS = {"asteroid": HIT + 1, "nebula": HIT + 1, "shield": HIT + 1, "debris": WRECKED + 1}
"""The least face of a d20 that does a ship no harm at each border (XIA-23)."""


def safe_rolls(table: "Xia") -> list[dict[str, int]]:
    """The same for the ship of each captain, with the abilities that it has (XIA-25.5.16)."""
    return [{border: least_safe(table, seat, border) for border in SAFE_ROLLS} for seat in range(table.seat_count)]


def printed_borders(sector: Sector) -> dict[str, list[str]]:
    """The borders that belong to each hex of a sector, as if it were not turned (XIA-32.7.3)."""
    return {local: [border(sector, local, side) for side in range(6)] for local in sector.cells}


def sight_of_ships(table: "Xia") -> dict[str, str]:
    """The hexes that each ship sees as far as any weapon reaches, in one text (XIA-11.2)."""
    far = farthest_of_all(table.setting.pack)
    ships = [(captain.ship, captain.at) for captain in table.captains] + [(npc.id, npc.at) for npc in table.npcs]
    return {ship: _seen(table.chart, at, far) for ship, at in ships if at}


def _seen(chart: Chart, at: str, far: int) -> str:
    return chart.kept(("sight", at), lambda: " ".join(sorted(in_range(chart, at, 1, far))))


def unexplored_places(chart: Chart) -> list[str]:
    """The centres of places where a sector may come to lie (XIA-21.1.4)."""
    return chart.kept("unexplored", lambda: sorted(_open_places(chart)))


def _open_places(chart: Chart) -> set[str]:
    return {centre for place in chart.rim for centre in chart.unexplored_sides(place).values()}
