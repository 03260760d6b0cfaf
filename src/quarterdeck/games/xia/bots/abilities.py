"""Ship abilities as rules of thumb see them: when a card with a certain effect is used."""

from collections.abc import Callable
from typing import Any, NamedTuple

from quarterdeck.games.xia.bots.goals import DAMAGE, ENERGY, LUCK, first_effect
from quarterdeck.games.xia.bots.piloting import FlightValues
from quarterdeck.games.xia.bots.routes import cost
from quarterdeck.games.xia.content import effects
from quarterdeck.games.xia.content.bands import D20
from quarterdeck.games.xia.rules.cargo import FAMOUS
from quarterdeck.games.xia.rules.hexes import SIDES, neighbours
from quarterdeck.games.xia.rules.odds import HIT, WRECKED
from quarterdeck.games.xia.rules.terrain import HURDLES
from quarterdeck.games.xia.state import Captain

FEARED_ROLLS = {
    **dict.fromkeys(("debris", "salvage"), WRECKED),
    **dict.fromkeys(("asteroid", "shield", "nebula", "mine", "harvest"), HIT),
}
"""The highest roll that is feared, by what it is for."""
ONE_ROLL = 3
"""The hexes that an overdriven engine probably moves the ship."""
BEFORE_A_SALE = 5.0
"""More than any sale is worth."""
TOW = 3.0
"""The hexes that a ship probably follows another one in the right direction."""


class AttackOn(NamedTuple):
    """An attack that an ability would make."""

    ship: str


class AbilityValues(FlightValues):
    """What abilities are worth."""

    def do_use(self, option: Any) -> float:
        """By the first effect of the card, whatever its name; a costly ability without a method here is not used."""
        card = self.table.pack.abilities[option.ability]
        weigh = WEIGHED.get(type(first_effect(card)))
        return weigh(self, option) if weigh is not None else -0.05

    def to_roll_again(self, option: Any) -> float:
        """For a roll that hurts or gives nothing, or a die with a low face."""
        roll = self.table.rolls[-1]
        if roll.purpose in FEARED_ROLLS:
            return 0.3 if roll.value <= FEARED_ROLLS[roll.purpose] else -0.2
        die = roll.dice[int(option.about or 1) - 1]
        return 0.1 if die.face <= die.sides // 4 else -0.1

    def to_boost_the_engine(self, option: Any) -> float:
        return 0.05 if self.me.energy > 3 else -0.05

    def to_gain_energy(self, option: Any) -> float:
        return 0.1 if self.me.energy < self.table.mat(self.seat).energy - 1 else -0.05

    def to_strike_harder(self, option: Any) -> float:
        return 0.2

    def to_prevent(self, option: Any) -> float:
        """The part of the expected harm that an average roll prevents."""
        card = self.table.pack.abilities[option.ability]
        likely = sum([band.high - band.low + 1 for band in card.bands]) / D20
        amount: int = card.bands[0].choices[0][0].amount or 0  # type: ignore[attr-defined]
        spared = self.harm(self.declared) - self.harm(self.declared, amount)
        return likely * spared - ENERGY * card.energy

    def to_gather_more(self, option: Any) -> float:
        return 0.2 if self.table.rolls[-1].value <= HIT else -0.1

    def to_copy_a_cube(self, option: Any) -> float:
        """Used once, for a cube that can be sold somewhere, at the latest before its sale."""
        cell = self.table.chart.cells[self.me.at]
        if cell.mark == "sell" and cell.argument in (option.about, "any"):
            return BEFORE_A_SALE
        return 0.15 if not self.me.copies and self.me.energy > 3 and self.sales(option.about) else -0.1

    def to_sell_anything(self, option: Any) -> float:
        return 0.4 if self.me.cubes >= FAMOUS else -0.1

    def to_mend(self, option: Any) -> float:
        return DAMAGE * min(len(self.me.damage), 3) - 0.1

    def to_plunder(self, option: Any) -> float:
        """Cubes that can be sold, or the Merchant's credits."""
        victim = self.table.ship(option.about)
        loot = victim.cubes if isinstance(victim, Captain) else victim.credits if victim is not None else 0
        return 0.25 if loot and self.me.energy > 2 and self.room else -0.1

    def to_cross(self, option: Any) -> float:
        """Before a planetary shield on the way."""
        worth = {side: self.step_worth(side, self.pilot) for side in SIDES}
        best = max(SIDES, key=worth.__getitem__)
        hurdle = self.table.chart.cells[self.me.at].hurdles[SIDES.index(best)]
        wanted = hurdle & HURDLES["shield"] and worth[best] > 0 and not self.me.crossings
        return 0.35 if wanted else -0.05

    def to_overdrive(self, option: Any) -> float:
        """One more shot or flight: the damage marker hampers the outfit, so only a sound ship flies on for long."""
        if 3 * len(self.me.damage) >= self.table.mat(self.seat).size or self.me.impulse:
            return -0.1
        if option.extra:
            return 0.5 * self.do_attack(AttackOn(option.extra))
        return 0.1 if self.best_step > 0.02 and (self._is_near() or not self.me.damage) else -0.1

    def _is_near(self) -> bool:
        """Whether one more roll of an engine probably leads to the destination."""
        goal = self.destination
        return goal is not None and cost(self.chart, self.me.at, goal.hex, self.pilot) - goal.reach <= ONE_ROLL

    def to_survey(self, option: Any) -> float:
        known = len(self.table.survey.sectors)
        return 0.02 if self.me.energy > 4 and not known and self.worth_of_exploring() > 0.05 else -0.05

    def to_disarm(self, option: Any) -> float:
        """Against ships that could attack next, if energy is left."""
        victim = self.table.ship(option.about)
        armed = isinstance(victim, Captain) and victim.armed > 1
        return 0.03 if armed and self.me.energy > 4 else -0.05

    def to_hide(self, option: Any) -> float:
        """If there is something to lose and energy is left."""
        return 0.03 if self.me.energy > 7 and self.loss > 1.0 and self.me.veil is None else -0.05

    def to_store_moves(self, option: Any) -> float:
        return 0.1 if self.best_step > 0 and not self.me.impulse and self.me.energy > 3 else -0.05

    def to_be_placed(self, option: Any) -> float:
        best = max([self.pull(spot) for spot in self.table.chart.spawns.values()], default=0.0)
        return 0.6 * (best - self.here) - 0.1 if self.me.energy > 4 else -0.1

    def to_follow(self, option: Any) -> float:
        """A ship about to leave in the right direction, which would probably tow the captain's some hexes."""
        ship = self.table.ship(option.about)
        assert ship is not None
        card = self.table.pack.abilities[option.ability]
        gain = TOW * self._worth_following(ship.at) + LUCK
        return gain - ENERGY * card.energy if self.me.energy > 3 else -0.1

    def _worth_following(self, spot: str) -> float:
        return self.step_worth(SIDES[neighbours(self.me.at).index(spot)])

    def do_choose(self, option: Any) -> float:
        roll = self.table.rolls[-1].value if self.table.rolls else 0
        return 0.1 * (roll if str(option).endswith("double") else 8)

    def do_pass(self, option: Any) -> float:
        return 0.0

    def do_follow(self, option: Any) -> float:
        """Follows as long as that leads towards the goal."""
        ship = self.table.ship(self.table.agenda[-1].target)  # type: ignore[attr-defined]
        assert ship is not None
        return self._worth_following(ship.at)


WEIGHED: dict[type[effects.Effect], Callable[[AbilityValues, Any], float]] = {
    effects.Reroll: AbilityValues.to_roll_again,
    effects.Crossing: AbilityValues.to_cross,
    effects.Follow: AbilityValues.to_follow,
    effects.EngineBonus: AbilityValues.to_boost_the_engine,
    effects.GainEnergy: AbilityValues.to_gain_energy,
    effects.Overdrive: AbilityValues.to_overdrive,
    effects.StoreMoves: AbilityValues.to_store_moves,
    effects.SurveySectors: AbilityValues.to_survey,
    effects.Disarm: AbilityValues.to_disarm,
    effects.Prevent: AbilityValues.to_prevent,
    effects.Copies: AbilityValues.to_copy_a_cube,
    effects.Broker: AbilityValues.to_sell_anything,
    effects.PlaceShip: AbilityValues.to_be_placed,
    effects.Hidden: AbilityValues.to_hide,
    effects.AttackBonus: AbilityValues.to_strike_harder,
    effects.Mend: AbilityValues.to_mend,
    effects.Plunder: AbilityValues.to_plunder,
    effects.GatherBonus: AbilityValues.to_gather_more,
}
"""What an ability is worth, by its first effect."""
