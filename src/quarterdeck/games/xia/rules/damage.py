"""Damage: markers in the hold, energy losses, and where markers go (XIA-12, XIA-10.5, XIA-23.7)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Self

from quarterdeck.games.xia.rules.answers import Question
from quarterdeck.games.xia.rules.crossing import crossing_of, stop
from quarterdeck.games.xia.rules.cubes import drop
from quarterdeck.games.xia.rules.destruction import destroy
from quarterdeck.games.xia.rules.holds import (
    HOLDS,
    MARKER,
    PLAIN,
    SPOT,
    Parts,
    best_empty,
    free_compartments,
    loadout,
    room,
)
from quarterdeck.games.xia.rules.outfits import die_of, disarm_markers, free_spots
from quarterdeck.games.xia.state import Captain, Npc, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

EMPTY, AUTO = "empty", "auto"
NO_EMPTY = Reason("no-empty-compartment", "XIA-12.1.1")
NO_SUCH_CUBE = Reason("no-such-cube", "XIA-12.1.2")
NO_SUCH_SECTION = Reason("no-such-section", "XIA-12.1.1")


# Damage and energy loss


def damage_captain(table: Xia, seat: int, amount: int, clause: str, by: str = "") -> None:
    """A captain's ship takes damage, which its owner places; a full hold destroys it (XIA-12.1.2, XIA-12.1.6).

    `by` is the ship that is rewarded for destroying it by an attack.
    """
    captain = table.captains[seat]
    if amount < 1 or not captain.at:
        return
    table.emit("damaged", clause, seat=seat, amount=amount)
    if is_fatal(table, seat, amount):
        destroy(table, captain.ship, by)
    else:
        table.then(PlacingDamage(seat, amount))


def is_fatal(table: Xia, seat: int, amount: int) -> bool:
    """Whether so much damage destroys a captain's ship (XIA-12.1.6)."""
    return amount > 0 and amount >= undamaged(table, seat)


def undamaged(table: Xia, seat: int) -> int:
    """The compartments without damage: as much damage destroys the ship (XIA-12.1.6)."""
    return len(table.mat(seat).hold) - len(table.captains[seat].damage)


def damage_npc(table: Xia, npc: Npc, amount: int, clause: str, by: str = "") -> None:
    """An NPC takes damage on its card, which destroys it at the printed number (XIA-30.5.2)."""
    if amount < 1 or not npc.at:
        return
    npc.damage += amount
    table.emit("npc-damaged", clause, ship=npc.id, amount=amount)
    if npc.damage >= table.pack.npcs[npc.id].destroyed:
        destroy(table, npc.id, by)


def lose_energy(table: Xia, seat: int, amount: int, clause: str) -> None:
    """Energy goes first, then armed markers become disarmed, as far as there are any (XIA-23.7.3, XIA-23.7.4)."""
    captain = table.captains[seat]
    if amount < 1 or not captain.at:
        return
    energy = min(amount, captain.energy)
    captain.energy -= energy
    markers = disarm_markers(captain, amount - energy)
    if captain.depleted:
        captain.moves = 0  # XIA-4.4.3
    table.emit("energy-lost", clause, seat=seat, energy=energy, markers=markers)
    if captain.depleted and energy + markers:
        _stop_depleted(table, captain)


def _stop_depleted(table: Xia, captain: Captain) -> None:
    """A ship that a loss depletes stops moving (XIA-16.1.5); paying with the last marker does not stop it (XIA-D33)."""
    movement, crossing = table.movement, crossing_of(table)
    if movement is not None and movement.seat == captain.seat:
        movement.points = 0
    if crossing is not None and crossing.manner == "reach":
        stop(table, "XIA-15.3.4")


# Places


def outfit_parts(table: Xia, captain: Captain) -> Parts:
    """One undamaged section of each sort of each outfit: plain, a free arming spot, a spot with a marker (XIA-R30)."""
    return loadout(table, captain).parts()


def place_damage(table: Xia, seat: int, compartment: str) -> None:
    """A damage marker in a compartment; a marker on its arming spot becomes disarmed (XIA-10.5.3)."""
    captain = table.captains[seat]
    captain.damage = (*captain.damage, compartment)
    free_spots(captain, (compartment,))


class Damage(Option, frozen=True):
    """damage empty, damage spice, damage nock-blaster spot, damage 0,1, damage auto: place damage (XIA-12.1.2)."""

    is_open = True
    place: str
    part: str = ""

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: "PlacingDamage") -> Sequence[Self]:
        """One representative of each kind, and all at once where several markers are left (XIA-R30)."""
        return _damages(*_places(table, table.captains[seat]), frame.amount > 1)  # type: ignore[return-value]

    def reason(self, table: Xia, seat: int, frame: "PlacingDamage") -> Reason | None:
        if self.place == AUTO:
            return NO_SUCH_SECTION if self.part else None
        found = self._compartment(table, seat)
        return found if isinstance(found, Reason) else None

    def _compartment(self, table: Xia, seat: int) -> str | Reason:
        """Where the marker goes, or why it cannot."""
        captain = table.captains[seat]
        if self.place == EMPTY and not self.part:
            return best_empty(table, seat) if room(table, seat) else NO_EMPTY
        if self.place in table.pack.cargo.types and not self.part:
            return best_empty(table, seat) if self.place in captain.cargo else NO_SUCH_CUBE
        if self.part:
            sections = {(name, part): where for name, part, where in outfit_parts(table, captain)}
            return sections.get((self.place, self.part), NO_SUCH_SECTION)
        whole = self.place in table.mat(seat).hold and self.place not in captain.damage
        return self.place if whole else NO_SUCH_SECTION

    def take(self, table: Xia, seat: int, frame: "PlacingDamage") -> None:
        table.done()
        if self.place == AUTO:
            for _ in range(frame.amount):
                place_automatically(table, seat)
            return
        if frame.amount > 1:
            table.then(PlacingDamage(seat, frame.amount - 1))
        compartment = self._compartment(table, seat)
        assert isinstance(compartment, str)
        _strike(table, seat, compartment, self.place)

    def label(self, table: Xia, seat: int, frame: "PlacingDamage") -> Reason:
        """The compartment, as a message."""
        if self.part:
            return Reason("option-damage-outfit", "", {"outfit": self.place, "part": self.part})
        if self.place in (EMPTY, AUTO):
            return Reason(f"option-damage-{self.place}", "")
        if self.place in table.pack.cargo.types:
            return Reason("option-damage-cube", "", {"cargo": self.place})
        return Reason("option-damage-compartment", "", {"compartment": self.place})

    def preview(self, table: Xia, seat: int, frame: "PlacingDamage") -> list[Reason]:
        """What is lost with the compartment."""
        if self.part:
            die, lowered = die_of(table, seat, self.place)
            lost = (PLAIN, SPOT, MARKER).index(self.part)
            return [Reason("damage-lowers", "XIA-10.5.1", {"die": die, "lowered": lowered + 1, "lost": lost})]
        if self.place in table.pack.cargo.types:
            return [Reason("damage-drops-cube", "XIA-12.1.4")]
        return [Reason("damage-loses-nothing", "XIA-12.1.1")] if self.place == EMPTY else []

    def targets(self, table: Xia, seat: int, frame: "PlacingDamage") -> tuple[str, ...]:
        if self.place in table.captains[seat].cargo:
            return (f"cargo:{self.place}",)
        found = NO_EMPTY if self.place == AUTO else self._compartment(table, seat)
        outfit = (f"outfit:{self.place}",) if self.part else ()
        return (f"compartment:{found}", *outfit) if isinstance(found, str) else ()


@lru_cache(maxsize=HOLDS)
def _damages(places: tuple[str, ...], parts: Parts, several: bool) -> tuple[Damage, ...]:
    """Options for empty compartments and cubes, for parts of outfits, and for several markers at once."""
    found = (*map(Damage, places), *(Damage(name, part) for name, part, _ in parts))
    return (*found, Damage(AUTO)) if several and len(found) > 1 else found


def _places(table: Xia, captain: Captain) -> tuple[tuple[str, ...], Parts]:
    """Where a marker can go: an empty compartment, types of cubes, and parts of outfits.

    All empty compartments are listed for captains who want to choose among them (XIA-R11).
    """
    held = loadout(table, captain)
    empty: tuple[str, ...] = (EMPTY,) if held.free_count > captain.cubes else ()
    if empty and captain.orders.damage == "choose":
        empty = free_compartments(table, captain.seat)
    return (*empty, *captain.cargo), held.parts()


def _strike(table: Xia, seat: int, compartment: str, named: str = "") -> None:
    """Place a marker; a cube makes room for it, and falls out if its owner says so or nothing is empty (XIA-D65)."""
    captain = table.captains[seat]
    if _takes_cube(table, captain, compartment, named):
        kind = named if named in captain.cargo else _least_missed(captain)
        drop(table, seat, kind, 1, captain.at)
        table.emit("cube-fell", "XIA-12.1.4", seat=seat, cargo=kind)
    place_damage(table, seat, compartment)
    table.emit("damage-placed", "XIA-12.1.1", seat=seat, compartment=compartment)


def _takes_cube(table: Xia, captain: Captain, compartment: str, named: str) -> bool:
    """Whether a marker in a compartment takes the place of a cube."""
    if not captain.cargo or (named not in captain.cargo and room(table, captain.seat)):
        return False
    return compartment in free_compartments(table, captain.seat)


def _least_missed(captain: Captain) -> str:
    """The type of cube that falls out unless its owner names one: the most frequent, but not a single copied one."""
    cargo, replica = captain.cargo, captain.replica
    return max(cargo, key=lambda kind: (kind != replica or cargo[kind] > 1, cargo[kind]))


def place_automatically(table: Xia, seat: int) -> None:
    """One marker: on an empty compartment, then a cube, then a plain section, then an arming spot (XIA-R9)."""
    captain = table.captains[seat]
    if room(table, seat):
        _strike(table, seat, best_empty(table, seat))
    elif captain.cargo:
        _strike(table, seat, best_empty(table, seat), _least_missed(captain))
    else:
        order = (PLAIN, SPOT, MARKER)
        _strike(table, seat, min(outfit_parts(table, captain), key=lambda found: order.index(found[1]))[2])


class PlacingDamage(Question, frozen=True):
    """A captain places damage markers, one after the other (XIA-12.1.2)."""

    clause = "XIA-12.1.2"
    choices = (Damage,)
    amount: int

    def open(self, table: Xia) -> bool:
        captain = table.captains[self.seat]
        if not captain.at or captain.orders.damage == AUTO:
            return False
        places, parts = _places(table, captain)
        return len(places) + len(parts) > 1

    def run(self, table: Xia) -> None:
        """Nothing to choose: a standing order, or only one listed place (XIA-R10, XIA-R11)."""
        captain = table.captains[self.seat]
        if not captain.at:
            return
        if captain.orders.damage == AUTO:
            table.then(self)
            Damage(AUTO).take(table, self.seat, self)
        else:
            super().run(table)

    def default(self, table: Xia) -> Option:
        return Damage(AUTO)
