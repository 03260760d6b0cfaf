"""Exploration as rules of thumb see it: what unknown sectors promise, and when to jump blindly."""

from collections.abc import Iterator

from quarterdeck.games.xia.bots.gathering import GatheringValues
from quarterdeck.games.xia.bots.goals import Goal
from quarterdeck.games.xia.bots.routes import RIM
from quarterdeck.games.xia.rules.hexes import distance

ROCKS = ("asteroid", "debris")
NEAREST_ROCKS = 3
"""How many of them are examined."""


class ExplorationValues(GatheringValues):
    """What exploring is worth."""

    def _unknown(self) -> Iterator[Goal]:
        """Sides to explore, as long as the map is small, and rocks."""
        worth = self.worth_of_exploring()
        if self.can_scan:
            yield Goal(RIM, worth)
        elif not self.me.depleted or not self.planets:
            yield Goal(RIM, self.worth_of_jumping())
        yield from self._rocks()

    def _rocks(self) -> Iterator[Goal]:
        """Asteroids and debris, where a title asks for entering them."""
        worth = self.ambition("rocks")
        if worth > 0 and self.me.at and not self.me.depleted:
            near = sorted(self._rock_hexes, key=lambda spot: distance(spot, self.me.at))[: NEAREST_ROCKS + 1]
            yield from [Goal(spot, worth) for spot in near if spot != self.me.at]

    @property
    def _rock_hexes(self) -> list[str]:
        cells = self.chart.cells
        return self.chart.kept("rocks", lambda: [spot for spot, cell in cells.items() if cell.terrain in ROCKS])

    @property
    def can_scan(self) -> bool:
        """Whether there is energy for a scan, and some left."""
        return self.me.energy > 2

    def worth_of_jumping(self) -> float:
        """Costs no energy, but a star destroys the ship and other borders hurt."""
        left = self.table.stack_size
        if not left:
            return 0.0
        star = len(self._unseen_stars()) / left
        risk = (2.0 * star + 0.04) * self.loss + 0.06 * (2.0 if self.pilot.hurt else 1.0)
        return self.worth_of_exploring() + self.ambition("jumps") - risk - 0.093

    def _unseen_stars(self) -> list[str]:
        """The star sectors that nobody has laid out."""
        sectors, laid = self.table.pack.sectors, self.table.chart.centres
        return [name for name, sector in sectors.items() if sector.kind == "star" and name not in laid]

    def worth_of_exploring(self) -> float:
        """A token, new places to trade, and what a mission or title looks for."""
        left = self.table.stack_size
        if not left or not self.chart.rim:
            return 0.0
        unknown = left / (left + len(self.chart.centres))
        found = self.ambition("sectors") + self._lost_delivery() / left + self._lost_harbours() / left
        return 0.22 * unknown + found

    def _lost_delivery(self) -> float:
        """What a mission waits for whose delivery sector nobody has found."""
        return 0.0

    def _lost_harbours(self) -> float:
        """What business waits for as long as nobody has found any planet, for each planet in the stack."""
        if self.planets:
            return 0.0
        sectors = self.table.pack.sectors.values()
        return self.worth_of_business() * len([sector for sector in sectors if sector.kind == "planet"])
