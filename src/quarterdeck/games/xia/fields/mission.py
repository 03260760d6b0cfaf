"""What mission cards refer to on this table: mission points and ships (XIA-27.7).

All of it is public: which cards captains hold does not matter.
"""

from typing import TYPE_CHECKING

from quarterdeck.games.xia.rules.chart import Chart
from quarterdeck.games.xia.rules.mission_cards import fits_target, is_place
from quarterdeck.games.xia.state import ship_id

if TYPE_CHECKING:
    from quarterdeck.games.xia.state import Captain, Xia


def mission_points(table: "Xia") -> dict[str, list[str]]:
    """The mission points of every place that a card names (XIA-27.7.1)."""
    points: dict[str, list[str]] = table.chart.kept("mission-points", lambda: _points(table, table.chart))
    return points


def _points(table: "Xia", chart: Chart) -> dict[str, list[str]]:
    cards = table.pack.missions.values()
    marked = {spot: cell.sector for spot, cell in chart.cells.items() if cell.mark == "mission"}
    places = dict.fromkeys(word for card in cards for word in (card.place, card.deliver) if word)
    return {word: [spot for spot, sector in marked.items() if is_place(table, sector, word)] for word in places}


def mission_targets(table: "Xia", captain: "Captain") -> dict[str, list[str]]:
    """The ships that a captain's card would look for, by its word (XIA-27.7.3)."""
    others = [ship for ship in table.all_ships() if ship.at and ship is not captain]
    seat, words = captain.seat, dict.fromkeys(card.target for card in table.pack.missions.values() if card.target)
    return {word: [ship_id(ship) for ship in others if fits_target(table, seat, ship, word)] for word in words}
