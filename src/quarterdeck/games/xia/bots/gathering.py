"""Gathering as rules of thumb see it: what it is worth to mine, harvest or salvage."""

from collections.abc import Iterator
from functools import cached_property

from quarterdeck.games.xia.bots.goals import DAMAGE, ENERGY, LUCK, Goal, GoalFinder, first_effect
from quarterdeck.games.xia.content.bands import D20, face_count
from quarterdeck.games.xia.content.effects import Effect, GatherBonus
from quarterdeck.games.xia.rules.cargo import FAMOUS
from quarterdeck.games.xia.rules.odds import HIT


class GatheringValues(GoalFinder):
    """What gathering is worth."""

    def _gathering(self) -> Iterator[Goal]:
        """Hexes where cubes are found: two are enough for the fame of a sale."""
        for mark in ("mine", "harvest", "salvage"):
            for spot, kind in self.marked(mark):
                if self.sales(kind) and self.wants_cubes(kind):
                    soonest = min([self.turns(spot, place) for place in self.sales(kind)])
                    yield Goal(spot, self.worth_gathering(mark, kind), 1.0 + soonest)

    def worth_gathering(self, mark: str, kind: str) -> float:
        """A cube, and the fame of a sale if it can still be gained, less the risk of the roll."""
        aboard = self.me.cargo.get(kind, 0)
        gain = (0.5 if aboard < FAMOUS else 0.0) + self.cube
        hurt = len(self.me.damage) / self.table.mat(self.seat).size
        bands = {band.outcome: band for band in self.table.pack.cargo.gathering[mark]}
        prices = {"destroyed": self.loss}
        for outcome, price in (("damage", DAMAGE * (1.0 + 3.0 * hurt)), ("drain", ENERGY)):
            if outcome in bands:
                prices[outcome] = price * (bands[outcome].low + bands[outcome].high) / 2
        success, saved = face_count(bands["cube"]) / D20, 0.0 if "destroyed" in bands else self._second_chance
        risk = sum([price * face_count(bands[name]) / D20 for name, price in prices.items() if name in bands])
        return LUCK + gain * (success + (1.0 - success) * saved) - risk * (1.0 - saved)

    @cached_property
    def _second_chance(self) -> float:
        """How likely an ability turns a failed roll into a success to mine or harvest, whose numbers are 1 to 10."""
        printed, me = self.table.pack.abilities, self.me
        cards = [printed[name] for name in me.abilities if name not in me.used]
        ready = [card for card in cards if isinstance(first_effect(card), GatherBonus) and me.energy > card.energy]
        return sum([face_count(band) * _saves(band.choices[0][0]) / D20 for card in ready[:1] for band in card.bands])


def _saves(effect: Effect) -> float:
    """The part of the failed rolls, 1 to 10, that an effect turns into a success, from 11 on."""
    return min(1.0, effect.amount / HIT) if isinstance(effect, GatherBonus) else 1.0
