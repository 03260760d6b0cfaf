"""Damage and repair (SC-7)."""

from functools import cache, lru_cache

from quarterdeck.games.starship_captains.content.vocabulary import Count, Effect
from quarterdeck.games.starship_captains.rules.cargo import PIRATE, discard_cargo, kinds_aboard
from quarterdeck.games.starship_captains.rules.effects import Decline
from quarterdeck.games.starship_captains.state import DAMAGED, HOLDS, Asked, StarshipCaptains, Step
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

SHIP = "ship"
NOTHING_THERE = Reason("no-damage-there", "SC-7.8")


class Damage(Effect, frozen=True):
    """`damage 2`: compulsory, one after the other (SC-7.5, SC-18.7)."""

    compulsory = True
    count: Count = 1

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(*[Struck(seat)] * self.count)

    def worth(self) -> float:
        return -1.1 * self.count

    def symbols(self) -> tuple[str, ...]:
        return "damage", str(self.count)


class IgnoreDamage(Option, frozen=True):
    """shrug: the first damage of a mission is ignored (SC-19.20)."""

    verb = "shrug"

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["IgnoreDamage"]:
        return [cls()] if may_ignore_damage(table, seat) else []

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        return None if may_ignore_damage(table, seat) else Reason("nothing-ignores-damage", "SC-19.20")

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        table.marks.coat = True
        table.emit("damage-ignored", "SC-19.20", seat=seat)


class Sacrifice(Option, frozen=True):
    """sacrifice pirate: cargo is discarded instead of taking damage (SC-19.12)."""

    kind: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["Sacrifice"]:
        return [cls(kind) for kind in _sacrifices(table, seat)]

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"cargo:{self.kind}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        _first_of_mission(table, seat)
        discard_cargo(table, seat, self.kind)
        table.emit("cargo-sacrificed", "SC-19.12", seat=seat, cargo=self.kind)


class TakeDamage(Option, frozen=True):
    """suffer: take the damage although a technology could prevent it."""

    verb = "suffer"

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        table.then(Hit(seat))


class Struck(Asked, frozen=True):
    """One damage is about to be taken; abilities may prevent it, else it is a hit."""

    clause = "SC-7.1"
    choices = (TakeDamage, IgnoreDamage, Sacrifice)

    def open(self, table: StarshipCaptains) -> bool:
        if not table.abilities(self.seat):
            return False
        return may_ignore_damage(table, self.seat) or bool(_sacrifices(table, self.seat))

    def run(self, table: StarshipCaptains) -> None:
        table.then(Hit(self.seat))


def may_ignore_damage(table: StarshipCaptains, seat: int) -> bool:
    on_mission = table.captains[seat].mission and not table.marks.coat
    return bool(on_mission) and any(ability.ignores_damage for ability in table.abilities(seat))


def _sacrifices(table: StarshipCaptains, seat: int) -> list[str]:
    wanted = {ability.instead_of_damage for ability in table.abilities(seat)} - {""}
    aboard = kinds_aboard(table, seat)
    return [kind for kind in aboard if kind in wanted or (kind != PIRATE and "artifact" in wanted)]


def _first_of_mission(table: StarshipCaptains, seat: int) -> None:
    if table.captains[seat].mission:
        table.marks.coat = True


class LoseCargo(Option, frozen=True):
    """lose ry: cargo that a hit destroys (SC-7.3)."""

    verb = "lose"
    kind: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> list["LoseCargo"]:
        return [cls(kind) for kind in kinds_aboard(table, seat)]

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"cargo:{self.kind}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        discard_cargo(table, seat, self.kind)
        table.emit("cargo-destroyed", "SC-7.3", seat=seat, cargo=self.kind)


class Hit(Asked, frozen=True):
    """A damage token goes into an empty hold, destroys cargo, or is overdamage (SC-7.1 to SC-7.4)."""

    clause = "SC-7.3"
    choices = (LoseCargo,)

    def open(self, table: StarshipCaptains) -> bool:
        return _full(table, self.seat) and len(kinds_aboard(table, self.seat)) > 1

    def run(self, table: StarshipCaptains) -> None:
        captain = table.captains[self.seat]
        if _full(table, self.seat):
            LoseCargo(kinds_aboard(table, self.seat)[0]).take(table, self.seat, self)
        _first_of_mission(table, self.seat)
        captain.damage += 1
        table.emit(
            "damage-taken", "SC-7.1" if captain.damage <= HOLDS else "SC-7.4", seat=self.seat, in_all=captain.damage
        )


def _full(table: StarshipCaptains, seat: int) -> bool:
    """Whether one hold less would not hold the cargo; lockers take what they can (SC-19.18)."""
    captain = table.captains[seat]
    less = 1 if captain.damage < HOLDS else 0
    return table.cargo(seat) > table.capacity(seat) - less


# Repair


class Repair(Effect, frozen=True):
    """`repair 2`: optional (SC-7.8, SC-18.6)."""

    count: Count = 1

    def begin(self, table: StarshipCaptains, seat: int) -> None:
        table.then(*[Repairing(seat)] * self.count)

    def possible(self, table: StarshipCaptains, seat: int) -> bool:
        return bool(repairable(table, seat))  # SC-7.11

    def worth(self) -> float:
        return 1.0 * self.count

    def symbols(self) -> tuple[str, ...]:
        return "repair", str(self.count)


def repairable(table: StarshipCaptains, seat: int) -> tuple[str, ...]:
    """The ship board and the slots that have damage (SC-7.8)."""
    captain = table.captains[seat]
    return _damaged(tuple(captain.slots), bool(captain.damage))


@lru_cache(maxsize=10_000)
def _damaged(slots: tuple[str, ...], ship: bool) -> tuple[str, ...]:
    places = [str(number) for number, card in enumerate(slots, 1) if card == DAMAGED]
    return (SHIP, *places) if ship else tuple(places)


def remove_damage(table: StarshipCaptains, seat: int, where: str) -> None:
    """One damage token goes back to the supply; a slot is empty at once (SC-7.12, SC-7.13)."""
    captain = table.captains[seat]
    if where == SHIP:
        captain.damage -= 1
    else:
        captain.slots[int(where) - 1] = ""
    table.emit("repaired", "SC-7.8", seat=seat, where=where)


class RepairDamage(Option, frozen=True):
    """mend ship, or mend 3: remove one damage from the ship board or a technology slot (SC-7.8)."""

    verb = "mend"
    where: str

    @classmethod
    def offer(cls, table: StarshipCaptains, seat: int, frame: Step) -> tuple["RepairDamage", ...]:
        return _repairs(repairable(table, seat))

    def reason(self, table: StarshipCaptains, seat: int, frame: Step) -> Reason | None:
        return None if self.where in repairable(table, seat) else NOTHING_THERE

    def targets(self, table: StarshipCaptains, seat: int, frame: Step) -> tuple[str, ...]:
        return ("hull" if self.where == SHIP else f"slot:{self.where}",)

    def take(self, table: StarshipCaptains, seat: int, frame: Step) -> None:
        table.done()
        remove_damage(table, seat, self.where)


@cache
def _repairs(places: tuple[str, ...]) -> tuple[RepairDamage, ...]:
    return tuple(map(RepairDamage, places))


class Repairing(Asked, frozen=True):
    clause = "SC-7.8"
    choices = (RepairDamage, Decline)

    def offer(self, table: StarshipCaptains, seat: int) -> list[Option]:
        captain = table.captains[seat]
        return [*_repairs_or_none(tuple(captain.slots), captain.damage > 0)]

    def open(self, table: StarshipCaptains) -> bool:
        captain = table.captains[self.seat]
        return captain.damage > 0 or DAMAGED in captain.slots


@lru_cache(maxsize=10_000)
def _repairs_or_none(slots: tuple[str, ...], ship: bool) -> tuple[Option, ...]:
    return (*_repairs(_damaged(slots, ship)), Decline())
