"""Overdrive: Swamp Rat damages an outfit and uses it at once (XIA-4.3.7, XIA-4.3.8, XIA-4.3.10, XIA-D18)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Self

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.answers import Question
from quarterdeck.games.xia.rules.combat import WEAPONS, declare, farthest_of_all, range_of
from quarterdeck.games.xia.rules.damage import is_fatal, outfit_parts, place_damage
from quarterdeck.games.xia.rules.destruction import destroy
from quarterdeck.games.xia.rules.dice import Throw, bonus_of
from quarterdeck.games.xia.rules.flying import EngineRolled
from quarterdeck.games.xia.rules.forecasts import attack_forecast, die_reason
from quarterdeck.games.xia.rules.holds import HOLDS, Parts
from quarterdeck.games.xia.rules.odds import DieOdds
from quarterdeck.games.xia.rules.outfits import ENGINE, die_of, kind_of
from quarterdeck.games.xia.rules.sight import sees
from quarterdeck.games.xia.rules.targets import ships_within
from quarterdeck.games.xia.state import Step, Xia, ship_id
from quarterdeck.games.xia.under_way import Fight
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option


def overdrives(table: Xia, seat: int) -> list[tuple[str, ...]]:
    """The outfits that can be overdriven: engines to move, weapons and engines with a ship to attack (XIA-D18)."""
    captain, found = table.captains[seat], list[tuple[str, ...]]()
    weapons = _overdrivable(outfit_parts(table, captain), table.setting.pack)
    ships = ships_within(table, seat, farthest_of_all(table.setting.pack)) if weapons else []
    seen = [(ship_id(ship), away) for ship, away in ships if sees(table.chart, captain.at, ship.at)]
    for name, is_engine in weapons:
        if is_engine:
            found.append((name,))
        if seen:
            low, high = range_of(table, seat, name)
            found += [(name, ship) for ship, away in seen if low <= away <= high]
    return found


@lru_cache(maxsize=HOLDS)
def _overdrivable(parts: Parts, content: str) -> tuple[tuple[str, bool], ...]:
    """The weapons and engines that have an undamaged section, and whether each is an engine."""
    printed = pack(content).outfits
    kinds = {name: printed[name.partition(".")[0]].kind for name, _, _ in parts}
    return tuple([(name, kind == ENGINE) for name, kind in kinds.items() if kind in WEAPONS])


def overdrive_forecast(table: Xia, seat: int, outfit: str, target: str) -> list[Reason]:
    """What an overdriven outfit could do with the die that its new damage lowers (XIA-4.3.7, XIA-R13)."""
    sides, lowered = die_of(table, seat, outfit)
    die, ship = DieOdds(sides, lowered + 1, bonus_of(table, seat, outfit)), table.ship(target)
    found = [Reason("overdrive-damages", "XIA-4.3.7", {"outfit": outfit})]
    if ship is None:
        return [*found, die_reason(die, "odds-of-engine")]
    return found + attack_forecast(table, seat, ship, (die,), (die,) if kind_of(table, outfit).kind == ENGINE else ())


def overdrive(table: Xia, seat: int, outfit: str, target: str) -> None:
    """Damage a section of the outfit, then use it as if an armed marker had been placed on it (XIA-4.3.7)."""
    table.then(Overdriving(seat, outfit, target), OverdriveUse(seat, outfit, target))


class DamageSection(Option, frozen=True):
    """damage m-22-engine spot: which section of the overdriven outfit is damaged (XIA-4.3.7)."""

    verb = "damage"
    place: str
    part: str = ""

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Overdriving") -> Sequence[Self]:
        parts = outfit_parts(table, table.captains[seat])
        return [cls(name, part) for name, part, _ in parts if name == frame.outfit]

    def take(self, table: Xia, seat: int, frame: "Overdriving") -> None:
        table.done()
        captain = table.captains[seat]
        places = {(name, part): place for name, part, place in outfit_parts(table, captain)}
        fatal = is_fatal(table, seat, 1)  # XIA-4.3.8
        place_damage(table, seat, places[self.place, self.part])
        table.emit("outfit-overdriven", "XIA-4.3.7", seat=seat, outfit=self.place)
        if fatal:
            destroy(table, captain.ship)

    def targets(self, table: Xia, seat: int, frame: "Overdriving") -> tuple[str, ...]:
        parts = outfit_parts(table, table.captains[seat])
        places = {(name, part): place for name, part, place in parts}
        return (f"compartment:{places[self.place, self.part]}", f"outfit:{self.place}")

    def preview(self, table: Xia, seat: int, frame: "Overdriving") -> list[Reason]:
        return overdrive_forecast(table, seat, frame.outfit, frame.target)


class Overdriving(Question, frozen=True):
    """Which section of the outfit is damaged (XIA-4.3.7)."""

    clause = "XIA-4.3.7"
    choices = (DamageSection,)
    outfit: str
    target: str
    """The ship that it attacks; nothing: it moves."""


class OverdriveUse(Step, frozen=True):
    """The outfit is used: a movement action, or an attack of that one die (XIA-4.3.10)."""

    seat: int
    outfit: str
    target: str

    def run(self, table: Xia) -> None:
        captain, die = table.captains[self.seat], kind_of(table, self.outfit).die
        if not captain.at:
            return
        if self.target:
            table.fight = Fight(captain.ship, self.target, (self.outfit,))
            declare(table, self.seat, (die,))
        else:
            table.then(Throw(self.seat, ENGINE, (die,), (self.outfit,)), EngineRolled(self.seat))
