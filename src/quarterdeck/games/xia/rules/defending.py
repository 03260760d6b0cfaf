"""Defence: shields and abilities against attacks, asteroids and nebulas; re-arming (XIA-10.9, XIA-11.4, XIA-11.7)."""

from collections.abc import Sequence
from functools import cache
from typing import Literal, Self

from msgspec.structs import replace

from quarterdeck.games.xia.rules.abilities import Use, begin, pay
from quarterdeck.games.xia.rules.acting import NO_SPOT
from quarterdeck.games.xia.rules.answers import Question
from quarterdeck.games.xia.rules.damage import damage_captain, lose_energy, undamaged
from quarterdeck.games.xia.rules.dice import DEFENCE, Throw
from quarterdeck.games.xia.rules.forecasts import dice_of_attack, mean_of, odds_reason, prevented_by, shield_dice
from quarterdeck.games.xia.rules.odds import Dice, Odds, attack_odds
from quarterdeck.games.xia.rules.outfits import (
    SHIELD,
    arm_markers,
    kind_of,
    outfit_named,
    spend_marker,
    usable,
)
from quarterdeck.games.xia.state import MARKERS, Step, Xia
from quarterdeck.games.xia.under_way import Roll
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

NO_MARKER = Reason("no-armed-marker", "XIA-11.4.4")
NO_SHIELD = Reason("no-such-shield", "XIA-11.4.1")
TOO_MANY = Reason("cannot-rearm-so-many", "XIA-11.7.1")


# Declaring


class Shield(Option, frozen=True):
    """shield targe-shield: one armed marker on a shield (XIA-11.4.1)."""

    outfit: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Declaring") -> Sequence[Self]:
        return [cls(name) for name in usable(table, seat, SHIELD)] if table.captains[seat].armed else ()

    def reason(self, table: Xia, seat: int, frame: "Declaring") -> Reason | None:
        captain = table.captains[seat]
        if outfit_named(captain, self.outfit) is None or kind_of(table, self.outfit).kind != SHIELD:
            return NO_SHIELD
        if not captain.armed:
            return NO_MARKER
        return None if self.outfit in usable(table, seat, SHIELD) else NO_SPOT

    def take(self, table: Xia, seat: int, frame: "Declaring") -> None:
        spend_marker(table, seat, self.outfit)
        outfit = outfit_named(table.captains[seat], self.outfit)
        assert outfit is not None
        spot = outfit.markers[-1]
        table.amend(replace(frame, shields=(*frame.shields, self.outfit), spots=(*frame.spots, spot)))
        table.emit("shield-declared", "XIA-11.4.1", seat=seat, outfit=self.outfit)

    def targets(self, table: Xia, seat: int, frame: "Declaring") -> tuple[str, ...]:
        return (f"outfit:{self.outfit}",)

    def preview(self, table: Xia, seat: int, frame: "Declaring") -> list[Reason]:
        return replace(frame, shields=(*frame.shields, self.outfit)).forecast(table)


class UseInDefence(Use, frozen=True):
    """use side-slip-jets: declare a defence ability; its d20 is rolled with the shields (XIA-11.4.1)."""

    verb = "use"
    timings = ("defence",)

    def take(self, table: Xia, seat: int, frame: "Declaring") -> None:
        pay(table, seat, self.ability)
        table.amend(replace(frame, prevention=(*frame.prevention, self.ability)))
        table.emit("ability-used", "XIA-11.4.1", seat=seat, ability=self.ability)

    def preview(self, table: Xia, seat: int, frame: "Declaring") -> list[Reason]:
        with_it = replace(frame, prevention=(*frame.prevention, self.ability))
        return super().preview(table, seat, frame) + with_it.forecast(table)


class Stand(Option, frozen=True):
    """stand: the defence is declared; nothing can be added to it (XIA-11.4.2)."""

    bars_undo = True

    def take(self, table: Xia, seat: int, frame: "Declaring") -> None:
        table.done()
        frame.declared(table)

    def preview(self, table: Xia, seat: int, frame: "Declaring") -> list[Reason]:
        return frame.forecast(table)


class Declaring(Question, frozen=True):
    """A captain declares shields and defence abilities, all before any of them is rolled (XIA-10.9.6, XIA-11.4)."""

    choices = (Shield, UseInDefence, Stand)
    shields: tuple[str, ...] = ()
    spots: tuple[str, ...] = ()
    """The compartments of the markers."""
    prevention: tuple[str, ...] = ()

    def default(self, table: Xia) -> Option:
        return Stand()

    def declared(self, table: Xia) -> None:
        """Go on with what was declared."""
        raise NotImplementedError

    def forecast(self, table: Xia) -> list[Reason]:
        """What this defence would leave of the damage or loss (XIA-R13)."""
        raise NotImplementedError

    def _left(self, table: Xia, attack: Dice, added: int = 0) -> Odds:
        """What is left of an attack, or of an amount that is known."""
        shields = shield_dice(table, self.seat, self.shields)
        return prevented_by(table, attack_odds(attack, shields, added), self.prevention)


class Defending(Declaring, frozen=True):
    """Combat step 3: the attacked captain declares his defence (XIA-11.4)."""

    clause = "XIA-11.4.1"

    def open(self, table: Xia) -> bool:
        return table.captains[self.seat].orders.defence == "ask" and super().open(table)

    def run(self, table: Xia) -> None:
        """Standing orders, or nothing to defend with (XIA-R10, XIA-R11)."""
        table.then(self)
        best = _best_shield(table, self.seat) if table.captains[self.seat].orders.defence == "one" else ""
        if best:
            Shield(best).take(table, self.seat, self)
        Stand().take(table, self.seat, table.top(Defending))

    def prompt(self, table: Xia, seat: int | None) -> Reason:
        """Names the attacker."""
        asked, fight = super().prompt(table, seat), table.fight
        assert fight is not None
        return Reason(asked.id, asked.clause, {"seat": self.seat, "ship": fight.attacker})

    def declared(self, table: Xia) -> None:
        assert table.fight is not None
        table.fight = replace(table.fight, shields=self.shields, spots=self.spots, prevention=self.prevention)

    def forecast(self, table: Xia) -> list[Reason]:
        fight = table.fight
        assert fight is not None
        left = self._left(table, dice_of_attack(table, fight))
        return [odds_reason(left, "odds-of-damage", undamaged(table, self.seat))]


def _best_shield(table: Xia, seat: int) -> str:
    """The usable shield that counts most on average; nothing if there is none."""
    names = usable(table, seat, SHIELD) if table.captains[seat].armed else []
    return max(names, key=lambda name: mean_of(*shield_dice(table, seat, (name,))), default="")


# Rolling


class RollDefence(Step, frozen=True):
    """Shield dice, then ability dice; their result lies on the table as one roll (XIA-11.5.1)."""

    seat: int
    amount: int
    """What is defended against: an ability that prevents all prevents this much."""
    shields: tuple[str, ...]
    prevention: tuple[str, ...]

    def run(self, table: Xia) -> None:
        table.then(*[RollPrevention(self.seat, ability, self.amount) for ability in self.prevention])
        if self.shields:
            sides = tuple([kind_of(table, name).die for name in self.shields])
            table.then(Throw(self.seat, DEFENCE, sides, self.shields))
        else:
            table.rolls.append(Roll(self.seat, DEFENCE, []))


class RollPrevention(Step, frozen=True):
    """The d20 of a declared defence ability (XIA-4.4.6)."""

    seat: int
    ability: str
    amount: int

    def run(self, table: Xia) -> None:
        begin(table, self.seat, table.pack.abilities[self.ability], str(self.amount))


# Asteroids and nebulas


class Bracing(Declaring, frozen=True):
    """After an asteroid, mining, nebula or harvest roll shields and abilities may reduce it (XIA-10.9.4, XIA-10.9.5).

    The markers stay on the shields until the owner's status phase (XIA-10.9.8).
    """

    clause = "XIA-10.9.6"
    amount: int = 0
    what: Literal["damage", "drain"] = "damage"
    cited: str = ""
    """The clause of the roll."""

    def declared(self, table: Xia) -> None:
        table.then(Braced(self.seat, self.amount, self.what, self.cited))
        table.then(RollDefence(self.seat, self.amount, self.shields, self.prevention))

    def forecast(self, table: Xia) -> list[Reason]:
        left = self._left(table, (), self.amount)
        return [odds_reason(left, f"odds-of-{self.what}", undamaged(table, self.seat) if self.what == "damage" else 0)]


def brace(table: Xia, seat: int, amount: int, what: Literal["damage", "drain"], clause: str) -> None:
    """Damage or a loss of energy that shields and abilities may reduce before it takes effect."""
    if amount > 0 and table.captains[seat].at:
        table.then(Bracing(seat, amount=amount, what=what, cited=clause))


class Braced(Step, frozen=True):
    """What the defence has not prevented takes effect (XIA-23.4.2, XIA-23.7.2)."""

    seat: int
    amount: int
    what: Literal["damage", "drain"]
    cited: str

    def run(self, table: Xia) -> None:
        left = self.amount - table.rolls.pop().value
        take = damage_captain if self.what == "damage" else lose_energy
        take(table, self.seat, left, self.cited)


# Re-arming


class Rearm(Option, frozen=True):
    """rearm 1: 1 energy for each marker (XIA-11.7.1, XIA-16.2.5)."""

    count: int

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Rearming") -> Sequence[Self]:
        return _rearms(frame.most(table))  # type: ignore[return-value]

    def reason(self, table: Xia, seat: int, frame: "Rearming") -> Reason | None:
        return None if 0 <= self.count <= frame.most(table) else Reason(TOO_MANY.id, frame.clause)

    def take(self, table: Xia, seat: int, frame: "Rearming") -> None:
        table.done()
        captain = table.captains[seat]
        captain.energy -= frame.cost(self.count)
        arm_markers(captain, self.count)
        if self.count:
            table.emit("rearmed", frame.clause, seat=seat, count=self.count)

    def preview(self, table: Xia, seat: int, frame: "Rearming") -> list[Reason]:
        cost = frame.cost(self.count)
        return [Reason("costs-energy", frame.clause, {"energy": cost})] if cost else []


@cache
def _rearms(most: int) -> tuple[Rearm, ...]:
    return tuple(Rearm(count) for count in range(most, -1, -1))


class Rearming(Question, frozen=True):
    """Combat step 6: a defender may re-arm the markers that he spent on shields (XIA-11.7.1)."""

    clause = "XIA-11.7.1"
    choices = (Rearm,)
    markers: int
    free: int = 0
    """How many cost no energy (XIA-25.5.9)."""

    def most(self, table: Xia) -> int:
        captain = table.captains[self.seat]
        return min(self.markers, captain.energy + self.free, MARKERS - captain.armed)

    def cost(self, count: int) -> int:
        return max(0, count - self.free)

    def default(self, table: Xia) -> Option:
        return Rearm(0)


class ArmingRescued(Rearming, frozen=True):
    """A rescued captain may arm markers with the energy that he received (XIA-16.2.5)."""

    clause = "XIA-16.2.5"

    def default(self, table: Xia) -> Option:
        return Rearm(self.most(table))
