"""Combat: targets, declaring an attack, and its result (XIA-10.7, XIA-10.8, XIA-10.10, XIA-11)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Self

from msgspec.structs import replace

from quarterdeck.games.xia.content.outfits import OutfitKind
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.content.titles import read_perk
from quarterdeck.games.xia.rules.acting import DEPLETED, NO_MARKER, NO_SPOT
from quarterdeck.games.xia.rules.chart import distance
from quarterdeck.games.xia.rules.damage import damage_captain, damage_npc, is_fatal
from quarterdeck.games.xia.rules.defending import Defending, Rearming, RollDefence
from quarterdeck.games.xia.rules.dice import ATTACK, DEFENCE, NPC, Throw
from quarterdeck.games.xia.rules.forecasts import foreseen
from quarterdeck.games.xia.rules.holds import HOLDS, loadout, loadout_of
from quarterdeck.games.xia.rules.outfits import (
    BLASTER,
    ENGINE,
    MISSILE,
    free_spots,
    kind_of,
    outfit_names,
    spend_marker,
    usable_of,
)
from quarterdeck.games.xia.rules.sight import sees
from quarterdeck.games.xia.rules.targets import OFF_BOARD, VEILED, is_veiled, ships_within
from quarterdeck.games.xia.rules.titles import perk
from quarterdeck.games.xia.state import Asked, Captain, Npc, Outfit, Step, Xia, ship_id
from quarterdeck.games.xia.under_way import Fight
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

WEAPONS = (ENGINE, BLASTER, MISSILE)
NO_TARGET = Reason("no-such-target", "XIA-11.1.1")
OWN_SHIP = Reason("own-ship", "XIA-11.1.1")
UNARMED = Reason("no-weapon", "XIA-11.3.4")
OUT_OF_RANGE = Reason("out-of-range", "XIA-11.1.3")
NO_SIGHT = Reason("no-line-of-sight", "XIA-11.2.1")
NOTHING_AIMED = Reason("nothing-aimed", "XIA-11.3.4")


# Ranges


def range_of(table: Xia, seat: int, name: str) -> tuple[int, int]:
    """The distances at which an outfit attacks; Giant Killer's missiles reach farther (XIA-11.1.3, XIA-25.5.8)."""
    return _range(kind_of(table, name), perk(table, seat, "missile-range") or 0)


def in_range(table: Xia, seat: int, name: str, away: int) -> bool:
    low, high = range_of(table, seat, name)
    return low <= away <= high


def weapons(table: Xia, seat: int) -> list[str]:
    """The outfits that can attack, used up or not: engines ram (XIA-10.7.1)."""
    return [name for name in outfit_names(table.captains[seat]) if kind_of(table, name).kind in WEAPONS]


def _loadable(table: Xia, seat: int) -> tuple[str, ...]:
    """The weapons with an available arming spot."""
    return usable_of(table, table.captains[seat], WEAPONS)


def weapon_reach(table: Xia, seat: int) -> tuple[int, int]:
    """The distances at which any weapon that could be used now attacks; (0, 0) without one (XIA-R29)."""
    ranges = weapon_ranges(table, table.captains[seat])
    return (min([low for low, _ in ranges]), ranges[0][1]) if ranges else (0, 0)


def weapon_ranges(table: Xia, captain: Captain) -> tuple[tuple[int, int], ...]:
    """The different ranges of all weapons that could be used now, those that reach farthest first."""
    if not captain.armed or not captain.outfits:
        return ()
    farther = (perk(table, captain.seat, "missile-range") or 0) if captain.titles else 0
    return _ranges(captain.ship, captain.outfits, captain.damage, farther, table.setting.pack)


@lru_cache(maxsize=HOLDS)
def _ranges(
    ship: str, outfits: tuple[Outfit, ...], damage: tuple[str, ...], farther: int, content: str
) -> tuple[tuple[int, int], ...]:
    return _ranges_of(loadout_of(ship, outfits, damage, content).usable(WEAPONS), farther, content)


@lru_cache(maxsize=HOLDS)
def _ranges_of(names: tuple[str, ...], farther: int, content: str) -> tuple[tuple[int, int], ...]:
    """The ranges of some weapons."""
    printed = pack(content).outfits
    kinds = [printed[name.partition(".")[0]] for name in names]
    return tuple(sorted({_range(kind, farther) for kind in kinds}, key=lambda found: -found[1]))


@cache
def _distances(ranges: tuple[tuple[int, int], ...]) -> frozenset[int]:
    """All distances that lie in some range."""
    return frozenset([away for low, high in ranges for away in range(low, high + 1)])


def _range(kind: OutfitKind, farther: int) -> tuple[int, int]:
    """The range of a kind of outfit; `farther` is how far missiles reach by a perk, or 0 (XIA-25.5.8)."""
    low, high = kind.range
    return (low, farther) if kind.kind == MISSILE and farther else (low, high)


@cache
def farthest_of_all(content: str) -> int:
    """The distance beyond which no weapon of a pack reaches, not even with a perk (XIA-25.5.8)."""
    printed = pack(content)
    perks = [read_perk(title.perk) for title in printed.titles.values()]
    longer = [perk.amount for perk in perks if perk.word == "missile-range"]
    return max([kind.range[1] for kind in printed.outfits.values()] + longer)


def _attackable(table: Xia, seat: int) -> list[str]:
    """The ships that a captain could attack now: none of them has a `why_no_target`."""
    captain = table.captains[seat]
    ranges = weapon_ranges(table, captain)
    near = ships_within(table, seat, ranges[0][1]) if ranges else []
    if not near:
        return []
    reached, chart = _distances(ranges), table.chart
    return [ship_id(ship) for ship, away in near if away in reached and sees(chart, captain.at, ship.at)]


def why_no_target(table: Xia, seat: int, name: str, outfits: Sequence[str]) -> Reason | None:
    """Why a ship cannot be attacked with any of these outfits, markers aside (XIA-11.1)."""
    ship, captain = table.ship(name), table.captains[seat]
    if ship is None or ship is captain:
        return NO_TARGET if ship is None else OWN_SHIP
    if not ship.at:
        return OFF_BOARD
    away = distance(captain.at, ship.at)
    if not any(in_range(table, seat, outfit, away) for outfit in outfits):
        return OUT_OF_RANGE
    if not sees(table.chart, captain.at, ship.at):
        return NO_SIGHT
    return VEILED if is_veiled(ship, away) else None


# Step 1 and 2: target and declaration


class Attack(Option, frozen=True):
    """attack swamp-rat: begin to declare an attack; nothing is paid before `fire` (XIA-11.1, XIA-11.3)."""

    keeps_undo = True
    ship: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        names = _attackable(table, seat)
        return [cls(ship) for ship in names] if names else ()

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        captain, carried = table.captains[seat], weapons(table, seat)
        if captain.depleted:
            return DEPLETED
        if not carried:
            return UNARMED
        refused = why_no_target(table, seat, self.ship, carried)
        if refused is not None:
            return refused
        if not captain.armed:
            return NO_MARKER
        loaded = _loadable(table, seat)
        return NO_SPOT if why_no_target(table, seat, self.ship, loaded) is not None else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        table.fight = Fight(table.captains[seat].ship, self.ship)
        table.then(Aiming(seat))

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"ship:{self.ship}",)

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        """What all weapons that reach it could do."""
        fight = Fight(table.captains[seat].ship, self.ship)
        while more := aimable(table, seat, fight):
            fight = replace(fight, aimed=(*fight.aimed, more[0]))
        return foreseen(table, seat, self.ship, fight.aimed)


def aimable(table: Xia, seat: int, fight: Fight) -> list[str]:
    """The outfits that can take one more marker for this attack (XIA-10.3.5, XIA-11.1.4)."""
    captain, target = table.captains[seat], table.ship(fight.target)
    if captain.armed <= len(fight.aimed) or target is None:
        return []
    away = distance(captain.at, target.at)
    fitting = [name for name in _loadable(table, seat) if in_range(table, seat, name, away)]
    return [name for name in fitting if name not in fight.aimed or _spots_left(table, captain, fight, name)]


def _spots_left(table: Xia, captain: Captain, fight: Fight, name: str) -> int:
    return len(loadout(table, captain).spots(name)) - fight.aimed.count(name)


class Aim(Option, frozen=True):
    """aim nock-blaster: one marker of this outfit in the attack (XIA-11.3.1)."""

    keeps_undo = True
    outfit: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "Aiming") -> Sequence[Self]:
        assert table.fight is not None
        return [cls(name) for name in aimable(table, seat, table.fight)]

    def reason(self, table: Xia, seat: int, frame: "Aiming") -> Reason | None:
        fight, captain = table.fight, table.captains[seat]
        assert fight is not None
        if self.outfit not in weapons(table, seat):
            return UNARMED
        refused = why_no_target(table, seat, fight.target, (self.outfit,))
        if refused is not None:
            return refused
        if captain.armed <= len(fight.aimed):
            return NO_MARKER
        return None if _spots_left(table, captain, fight, self.outfit) > 0 else NO_SPOT

    def take(self, table: Xia, seat: int, frame: "Aiming") -> None:
        fight = table.fight
        assert fight is not None
        table.fight = replace(fight, aimed=(*fight.aimed, self.outfit))

    def targets(self, table: Xia, seat: int, frame: "Aiming") -> tuple[str, ...]:
        return (f"outfit:{self.outfit}",)

    def preview(self, table: Xia, seat: int, frame: "Aiming") -> list[Reason]:
        fight = table.fight
        assert fight is not None
        return foreseen(table, seat, fight.target, (*fight.aimed, self.outfit))


class Fire(Option, frozen=True):
    """fire: pay the markers; the attack is declared and cannot be taken back (XIA-11.3.1, XIA-R14)."""

    bars_undo = True

    def reason(self, table: Xia, seat: int, frame: "Aiming") -> Reason | None:
        assert table.fight is not None
        return None if table.fight.aimed else NOTHING_AIMED

    def take(self, table: Xia, seat: int, frame: "Aiming") -> None:
        table.done()
        fight = table.fight
        assert fight is not None
        dice = [spend_marker(table, seat, name) for name in fight.aimed]
        declare(table, seat, tuple(dice))

    def targets(self, table: Xia, seat: int, frame: "Aiming") -> tuple[str, ...]:
        assert table.fight is not None
        return (f"ship:{table.fight.target}",)

    def preview(self, table: Xia, seat: int, frame: "Aiming") -> list[Reason]:
        fight = table.fight
        assert fight is not None
        return foreseen(table, seat, fight.target, fight.aimed)


class Aiming(Asked, frozen=True):
    """The attacker names the outfits of his attack, one marker after the other (XIA-11.3.1).

    He is asked even if only one answer is left, because an attack cannot be taken back (XIA-R11).
    """

    clause = "XIA-11.3.1"
    choices = (Aim, Fire)


def declare(table: Xia, seat: int, dice: tuple[int, ...]) -> None:
    """A captain's attack is declared and paid for: steps 3 to 6 follow. His veil ends (XIA-4.4.11)."""
    fight = table.fight
    assert fight is not None
    table.captains[seat].veil = None
    table.emit("attack-declared", "XIA-11.3.1", ship=fight.attacker, target=fight.target, outfits=list(fight.aimed))
    _follow_up(table, Throw(seat, ATTACK, dice, fight.aimed))


def npc_attack(table: Xia, npc_id: str, target: str) -> None:
    """An NPC attacks a ship that is in range and sight; jammed dice are not rolled (XIA-30.5.9, XIA-4.4.5)."""
    npc = table.npc(npc_id)
    assert npc is not None
    dice = table.pack.npcs[npc_id].attack
    dice, npc.jammed = dice[npc.jammed :], 0
    if npc.attacker == target:  # it has struck back (XIA-D53)
        npc.attacker = ""
    table.fight = Fight(npc_id, target, dice=dice)
    table.emit("npc-attacks", "XIA-30.1.3", ship=npc_id, target=target)
    _follow_up(table, Throw(NPC, ATTACK, dice))


def _follow_up(table: Xia, throw: Throw) -> None:
    """Steps 3 to 6 of an attack (XIA-11.4 to XIA-11.7)."""
    assert table.fight is not None
    target = table.ship(table.fight.target)
    table.then(throw, AttackRolled(), AgainstAttack(), Resolution(), EndOfAttack())
    if isinstance(target, Captain):
        table.then(Defending(target.seat))
    elif target is not None:
        target.attacker = table.fight.attacker  # XIA-D53


# Step 4: rolls


class AttackRolled(Step, frozen=True):
    """The attack dice are final; ram dice also hurt the attacker (XIA-11.6.1, XIA-10.7.4)."""

    def run(self, table: Xia) -> None:
        fight, roll = table.fight, table.rolls.pop()
        assert fight is not None
        rams = [die.value for die in roll.dice if die.outfit and kind_of(table, die.outfit).kind == ENGINE]
        table.fight = replace(
            fight, attack=roll.value, attack_dice=tuple([die.thrown for die in roll.dice]), ram=sum(rams)
        )


class AgainstAttack(Step, frozen=True):
    """The defender rolls what he declared, an NPC its own dice (XIA-11.5.1, XIA-30.5.1)."""

    def run(self, table: Xia) -> None:
        fight = table.fight
        assert fight is not None
        target = table.ship(fight.target)
        if isinstance(target, Npc):
            table.then(Throw(NPC, DEFENCE, table.pack.npcs[target.id].defence))
        elif target is not None:
            table.then(RollDefence(target.seat, fight.attack, fight.shields, fight.prevention))


# Step 5 and 6: result and re-arming


class Resolution(Step, frozen=True):
    """The target takes what its defence leaves, the attacker his ram dice, both at once (XIA-11.6, XIA-10.7.8)."""

    def run(self, table: Xia) -> None:
        fight = table.fight
        assert fight is not None
        roll = table.rolls.pop()
        defence_dice = tuple([die.thrown for die in roll.dice])
        fight = table.fight = replace(fight, defence=roll.value, defence_dice=defence_dice)
        attacker, target = table.ship(fight.attacker), table.ship(fight.target)
        assert attacker is not None
        assert target is not None
        damage = max(0, fight.attack - fight.defence)
        table.emit("attack-resolved", "XIA-11.6.2", attack=fight.attack, defence=fight.defence, damage=damage)
        sacrifice = isinstance(attacker, Captain) and is_fatal(table, attacker.seat, fight.ram)  # XIA-13.2.2
        _hit(table, target, damage, "XIA-11.6.2", "" if sacrifice else fight.attacker)
        _hit(table, attacker, fight.ram, "XIA-10.7.4", "")


def _hit(table: Xia, ship: Captain | Npc, amount: int, clause: str, by: str) -> None:
    if isinstance(ship, Captain):
        damage_captain(table, ship.seat, amount, clause, by)
    else:
        damage_npc(table, ship, amount, clause, by)


class EndOfAttack(Step, frozen=True):
    """The shield markers of this attack leave their spots; a survivor may re-arm them (XIA-11.7.1, XIA-11.7.3)."""

    def run(self, table: Xia) -> None:
        fight = table.fight
        assert fight is not None
        target = table.ship(fight.target)
        if not isinstance(target, Captain) or not fight.spots or not target.at:
            return
        free_spots(target, fight.spots)
        table.then(Rearming(target.seat, len(fight.spots), perk(table, target.seat, "free-rearm") or 0))
