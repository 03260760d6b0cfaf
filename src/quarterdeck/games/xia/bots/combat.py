"""Fights as rules of thumb see them: whom to attack, how to defend, where damage goes."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from quarterdeck.games.xia.bots.contracts import MissionValues
from quarterdeck.games.xia.bots.goals import CREDIT, DAMAGE, ENERGY, Goal
from quarterdeck.games.xia.rules.cargo_words import read_cargo
from quarterdeck.games.xia.rules.combat import aimable, range_of
from quarterdeck.games.xia.rules.defending import Bracing, Declaring
from quarterdeck.games.xia.rules.forecasts import dice_of_attack, shield_dice
from quarterdeck.games.xia.rules.hexes import SIDES, distance, hex_number
from quarterdeck.games.xia.rules.mission_cards import BY_KILL
from quarterdeck.games.xia.rules.odds import attack_odds
from quarterdeck.games.xia.rules.outfits import available_spots, kind_of
from quarterdeck.games.xia.rules.sight import sees
from quarterdeck.games.xia.rules.titles import NOBODY, is_victim
from quarterdeck.games.xia.state import Captain, Npc, ship_id

GUNS = ("blaster", "missile")
ALL_SIDES = (1 << len(SIDES)) - 1
"""The sides of a hex, as bits."""
WOUND, LASTING_WOUND = 0.06, 0.85
"""The part of a kill's worth that damage up to the last compartment has.

Captains repair theirs, but NPCs do not, and a mission is worth several attacks.
"""
MISSILE_RANGE = 4
"""The distance up to which a captain with missiles only approaches."""
CRIME = 0.5
"""What it costs an innocent captain to become an outlaw: lawful planets are closed, and the Enforcer comes."""
REVENGE = 0.6
"""What part of one's own ship an attack on an armed captain may cost: a survivor strikes back."""
MORE_BOUNTY = 0.2
"""What more bounty costs an outlaw."""
SIGHT = 8
"""The farthest distance at which a ship is hunted; one farther away will have moved on."""
COST_OF_ATTACK = 0.08
"""The cost of markers that must be armed again."""
COST_OF_SHIELD = 0.08
"""The cost of one marker on a shield."""
PLACES = {"plain": 0.4, "spot": 0.2, "marker": 0.1}


class CombatValues(MissionValues):
    """What attacks, defences and damage are worth."""

    def _prey(self) -> Iterator[Goal]:
        """Ships that an attack would probably destroy."""
        if not self.guns or self.me.depleted or not self.me.at:
            return
        for ship in self.table.all_ships():
            if ship.at and ship is not self.me and distance(ship.at, self.me.at) <= SIGHT:
                chance = self.kill_chance(ship)
                if isinstance(ship, Npc):
                    chance = max(chance, LASTING_WOUND * self.kill_hope(ship))
                if chance > 0.15 and not self.declines(ship):
                    yield Goal(ship.at, 0.8 * chance * self.prize(ship), 0.3, self.reach)

    @property
    def reach(self) -> int:
        """The distance from which a captain attacks."""
        outfits = self.table.pack.outfits
        return 1 if any(outfits[outfit.kind].kind == "blaster" for outfit in self.me.outfits) else MISSILE_RANGE

    def declines(self, ship: Captain | Npc) -> bool:
        """Whether a ship is hidden by rocks, or near but out of sight or not worth an attack.

        Waiting for it might never end.
        """
        if self.table.chart.opaque[hex_number(ship.at)] == ALL_SIDES:
            return True
        near = distance(ship.at, self.me.at) <= self.reach
        return near and not (self._can_shoot(ship) and self.worth_of_attack(ship) > 0)

    def _can_shoot(self, ship: Captain | Npc) -> bool:
        """Whether a weapon reaches a ship from here."""
        kinds = [outfit.kind for outfit in self.me.outfits if self.table.pack.outfits[outfit.kind].kind in GUNS]
        ranges, away = [range_of(self.table, self.seat, kind) for kind in kinds], distance(ship.at, self.me.at)
        in_range = any(low <= away <= high for low, high in ranges)
        return in_range and sees(self.table.chart, self.me.at, ship.at)

    @cached_property
    def guns(self) -> tuple[int, ...]:
        """The dice of all weapons that could be used in one attack, without rams."""
        table, me = self.table, self.me
        armed = [outfit for outfit in me.outfits if table.pack.outfits[outfit.kind].kind in GUNS]
        content = table.setting.pack
        dice = [table.pack.outfits[outfit.kind].die for outfit in armed for _ in available_spots(me, outfit, content)]
        return tuple(sorted(dice, reverse=True)[: max(1, me.armed)])

    def kill_chance(self, victim: Captain | Npc) -> float:
        if not self.guns:
            return 0.0
        return float(attack_odds(self.guns, self._shields(victim)).at_least(self._left(victim)))

    def kill_hope(self, victim: Captain | Npc) -> float:
        """How likely a captain is to destroy a ship sooner or later, in several attacks."""
        if not self.guns:
            return 0.0
        odds, left = attack_odds(self.guns, self._shields(victim)), self._left(victim)
        in_time = min(0.6, 0.9 * float(odds.mean) / left)
        return max(float(odds.at_least(left)), in_time)

    def do_attack(self, option: Any) -> float:
        victim = self.table.ship(option.ship)
        return -0.2 if victim is None else self.worth_of_attack(victim)

    def worth_of_attack(self, victim: Captain | Npc) -> float:
        """A kill, or a step towards one; the attacked ship may strike back."""
        if not self.guns:
            return -0.2
        odds, left = attack_odds(self.guns, self._shields(victim)), self._left(victim)
        death = float(odds.at_least(left))
        wound = LASTING_WOUND if isinstance(victim, Npc) or self._serves(victim) else WOUND
        progress = wound * min(1.0, float(odds.mean) / left) * (1.0 - death)
        return (death + progress) * self.prize(victim) - COST_OF_ATTACK - self._revenge(victim)

    def _revenge(self, victim: Captain | Npc) -> float:
        """The cost of provoking an armed NPC, or of standing beside an armed captain."""
        if isinstance(victim, Npc):
            new = self.table.pack.npcs[victim.id].attack and victim.attacker != self.me.ship
            return 0.1 + 0.2 * self.loss if new else 0.0
        if self._serves(victim):
            return 0.1 * self.loss
        kinds = [self.table.pack.outfits[outfit.kind].kind for outfit in victim.outfits]
        return REVENGE * self.loss if victim.armed and not {*GUNS}.isdisjoint(kinds) else 0.0

    def _shields(self, victim: Captain | Npc) -> tuple[int, ...]:
        if isinstance(victim, Npc):
            return tuple(self.table.pack.npcs[victim.id].defence)
        kinds = [self.table.pack.outfits[outfit.kind] for outfit in victim.outfits]
        dice = [kind.die for kind in kinds if kind.kind == "shield" for _ in range(kind.spots)]
        return tuple(sorted(dice, reverse=True)[: min(2, victim.armed)])

    def _left(self, victim: Captain | Npc) -> int:
        """How much damage destroys a ship."""
        if isinstance(victim, Npc):
            return self.table.pack.npcs[victim.id].destroyed - victim.damage
        return self.table.mat(victim.seat).size - len(victim.damage)

    def prize(self, victim: Captain | Npc) -> float:
        """Fame and bounty of a kill, less the bounty incurred, with what it does for missions and titles."""
        worth = self.spoils(victim) + self._renown(victim)
        return worth + (1.6 if self._serves(victim) else 0.0)

    def _renown(self, victim: Captain | Npc) -> float:
        """What the kill is worth for open titles."""
        titles, ship = self.table.pack.titles, ship_id(victim)
        races = [name for name, race in self.table.open_titles.items() if race.earned == NOBODY]
        wanted = [name for name in races if is_victim(self.table, self.seat, titles[name].conditions[0].victim, ship)]
        return sum([self.title_share(name, "destroy") for name in wanted])

    def spoils(self, victim: Captain | Npc) -> float:
        if isinstance(victim, Npc):
            card = self.table.pack.npcs[victim.id]
            return card.fame + (victim.credits + victim.bounty) * CREDIT - card.bounty * CREDIT * 0.5
        return (
            self.table.mat(victim.seat).fame
            + victim.bounty * CREDIT
            + self._rivalry(victim)
            - self._bounty_cost(victim)
        )

    def _bounty_cost(self, victim: Captain) -> float:
        """What the bounty for destroying an innocent ship costs."""
        if victim.outlaw:
            return 0.0
        return MORE_BOUNTY if self.me.outlaw else CRIME

    def _rivalry(self, victim: Captain) -> float:
        """The value of another captain's loss of time: more, the nearer he is to the goal."""
        return 0.5 * victim.fame / self.table.setting.goal

    def _serves(self, victim: Captain | Npc) -> bool:
        if self.me.mission is None or self.me.mission_open:
            return False
        card = self.table.pack.missions[self.me.mission]
        return card.task in BY_KILL and self.is_wanted(card, victim)

    def do_aim(self, option: Any) -> float:
        """Aims every gun; an engine only if nothing else is left."""
        if kind_of(self.table, option.outfit).kind != "engine":
            return 0.5
        fight = self.table.fight
        assert fight is not None
        return 0.3 if not fight.aimed and len(aimable(self.table, self.seat, fight)) == 1 else -0.3

    def do_fire(self, option: Any) -> float:
        return 0.2

    def do_rescue(self, option: Any) -> float:
        return 1.0

    # Defence

    def harm(self, shields: tuple[str, ...], prevented: int = 0) -> float:
        """The expected damage of the attack or roll being defended against, with these shields."""
        table, frame = self.table, self.table.agenda[-1]
        dice = shield_dice(table, self.seat, shields)
        if isinstance(frame, Bracing):
            odds = attack_odds((), dice, frame.amount, prevented)
        else:
            assert table.fight is not None
            odds = attack_odds(dice_of_attack(table, table.fight), dice, 0, prevented)
        if isinstance(frame, Bracing) and frame.what == "drain":
            return ENERGY * float(odds.mean)
        return DAMAGE * float(odds.mean) + self.loss * float(odds.at_least(self._left(self.me)))

    @property
    def declared(self) -> tuple[str, ...]:
        """The shields of the defence that is being declared."""
        frame = self.table.agenda[-1]
        assert isinstance(frame, Declaring)
        return frame.shields

    def do_shield(self, option: Any) -> float:
        """As many as needed; re-arming a marker costs energy."""
        return self.harm(self.declared) - self.harm((*self.declared, option.outfit)) - COST_OF_SHIELD

    def do_stand(self, option: Any) -> float:
        return 0.0

    # Damage

    def do_damage(self, option: Any) -> float:
        if option.place == "auto":
            return 1.05
        if option.place == "empty":
            return 1.0
        if option.part:
            return PLACES.get(option.part, 0.3)
        return 0.3

    def do_mend(self, option: Any) -> float:
        """The reverse order: first what becomes usable again."""
        return 1.0 - self.do_damage(option)

    def do_plunder(self, option: Any) -> float:
        return 0.1 * sum((read_cargo(option.cargo) or {}).values())
