"""Rescue: energy for a depleted ship (XIA-16.2)."""

from collections.abc import Sequence
from typing import Self

from quarterdeck.games.xia.rules.acting import DEPLETED
from quarterdeck.games.xia.rules.defending import ArmingRescued
from quarterdeck.games.xia.rules.fame import foreseen_fame, gain_fame
from quarterdeck.games.xia.rules.sight import adjacent
from quarterdeck.games.xia.rules.targets import OFF_BOARD
from quarterdeck.games.xia.state import Captain, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

GIVEN = 2
"""Energy that goes from the rescuer to the rescued ship (XIA-16.2.3)."""
NEEDED = 3
"""Energy that a rescuer must have (XIA-16.2.2)."""
TOO_LITTLE_ENERGY = Reason("rescue-needs-energy", "XIA-16.2.2")
NOT_DEPLETED = Reason("not-depleted", "XIA-16.2.1")
NOT_ADJACENT = Reason("not-adjacent", "XIA-16.2.6")
NO_SUCH_SHIP = Reason("no-ship-to-rescue", "XIA-16.2.1")


class Rescue(Option, frozen=True):
    """rescue swamp-rat: give 2 energy to an adjacent depleted ship, for 1 fame (XIA-16.2)."""

    ship: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        if table.captains[seat].energy < NEEDED:
            return ()
        others = [other for other in table.captains if not other.energy and other.depleted and other.at]
        return [cls(other.ship) for other in others if _why_not(table, seat, other) is None] if others else ()

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        captain = table.captains[seat]
        if captain.depleted:
            return DEPLETED
        refused = _why_not(table, seat, table.ship(self.ship))
        return refused or (TOO_LITTLE_ENERGY if captain.energy < NEEDED else None)

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        rescued = table.ship(self.ship)
        assert isinstance(rescued, Captain)
        table.captains[seat].energy -= GIVEN
        rescued.energy = min(GIVEN, table.mat(rescued.seat).energy)
        rescued.moves = 0  # XIA-4.4.3: they were lost when it was depleted
        table.emit("rescued", "XIA-16.2.3", seat=seat, ship=self.ship)
        table.then(ArmingRescued(rescued.seat, GIVEN))
        gain_fame(table, seat, 1, "help", "XIA-3.2.8")

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        return (f"ship:{self.ship}",)

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        cost = Reason("costs-energy", "XIA-16.2.3", {"energy": GIVEN})
        return [cost, *foreseen_fame(table, seat, "XIA-16.2.3")]


def _why_not(table: Xia, seat: int, other: object) -> Reason | None:
    """Why a ship cannot be rescued, whatever the energy of the rescuer (XIA-16.2.1, XIA-16.2.6)."""
    if not isinstance(other, Captain) or other.seat == seat:
        return NO_SUCH_SHIP
    if not other.at:
        return OFF_BOARD
    if not adjacent(table.chart, table.captains[seat].at, other.at):
        return NOT_ADJACENT
    return None if other.depleted else NOT_DEPLETED
