"""Piloting: the move that leads towards the best goal, as one flight where no roll is needed."""

from functools import cached_property

from quarterdeck.games.xia.bots.combat import CombatValues
from quarterdeck.games.xia.bots.goals import Goal
from quarterdeck.games.xia.bots.routes import Hop, Pilot, next_hop, step_cost
from quarterdeck.games.xia.rules.flying import Fly, way_to
from quarterdeck.games.xia.rules.gates import Gate
from quarterdeck.games.xia.rules.hexes import SIDES, neighbours
from quarterdeck.games.xia.rules.moving import StepTo
from quarterdeck.kernel.option import Option

ATTEMPTS = 3
"""How many end hexes of a flight are tried: others may be occupied."""


class FlightValues(CombatValues):
    """What moves are worth, and the move towards the best goal."""

    @cached_property
    def left(self) -> str:
        """The hex on which the movement began: its goals did not keep the captain there."""
        movement = self.table.movement
        return self.me.at if movement is None or movement.seat != self.seat else movement.way[0]

    @cached_property
    def here(self) -> float:
        return self.pull(self.me.at, self.left)

    @cached_property
    def destination(self) -> Goal | None:
        """The goal that brings most fame per turn."""
        return self.draw(self.me.at, self.left)[1]

    @cached_property
    def hop(self) -> Hop | None:
        """The next step towards the destination; None: it is reached, or there is none."""
        return self._hop_from(self.me.at)

    def _hop_from(self, place: str) -> Hop | None:
        goal = self.destination
        return None if goal is None else next_hop(self.chart, place, goal.hex, self.pilot, goal.reach)

    @cached_property
    def best_step(self) -> float:
        """What the next step to the destination brings, or a blind jump."""
        jump = self.worth_of_jumping() if self.me.at in self.table.chart.rim else -1.0
        hop = self.hop
        return jump if hop is None else max(jump, self.pull(hop.hex, self.left, hop.price - 1) - self.here)

    def step_worth(self, side: str, pilot: Pilot | None = None) -> float:
        """The value of a step as things are: crossings without a roll that are only hoped for do not count."""
        number = SIDES.index(side)
        pilot = pilot or self.pilot._replace(quiet=bool(self.me.crossings) or self.is_daring)
        price = step_cost(self.table.chart.cells[self.me.at].hurdles[number], pilot)
        if price is None:
            return -1.0
        return self.pull(neighbours(self.me.at)[number], self.left, price - 1) - self.here

    def heading(self) -> Option | None:
        """The move towards the destination: a flight as far as it needs no roll, else a step or a gate."""
        at, hop = self.me.at, self.hop
        if hop is None:
            return None
        if hop.hex not in neighbours(at):
            return Gate(hop.hex)
        way = self._quiet_way(hop) if hop.price == 1 else []
        for spot in way[:0:-1][:ATTEMPTS]:
            if way_to(self.table, self.me, spot):
                return Fly(spot)
        return StepTo(SIDES[neighbours(at).index(hop.hex)])

    def _quiet_way(self, hop: Hop | None) -> list[str]:
        """The hexes towards the destination that the movement points allow, up to the first feared border or gate."""
        assert self.table.movement is not None
        way: list[str] = []
        at = self.me.at
        while hop is not None and hop.price == 1 and len(way) < self.table.movement.points:
            if hop.hex not in neighbours(at):
                break
            way.append(at := hop.hex)
            hop = self._hop_from(at)
        return way
