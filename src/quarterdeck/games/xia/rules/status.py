"""The status phase: titles, refreshing and arming (XIA-19)."""

from functools import cache

from quarterdeck.games.xia.rules.acting import NOT_BEFORE_BUSINESS, not_now
from quarterdeck.games.xia.rules.flying import ACTIONS
from quarterdeck.games.xia.rules.gifts import AT_ANY_TIME, NothingPending
from quarterdeck.games.xia.rules.lasting import at_end_of_turn
from quarterdeck.games.xia.rules.outfits import arm_markers, clear_outfits
from quarterdeck.games.xia.rules.titles import claim_titles, reveal_titles
from quarterdeck.games.xia.state import MARKERS, Captain, Step, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option

TOO_MANY = Reason("cannot-arm-so-many", "XIA-19.1.5")


class StatusPhase(Step, frozen=True):
    """Titles are received, then revealed; cards and token are turned over; then markers are armed (XIA-19.1).

    A ship that was destroyed has been reset, so that the last two steps change nothing (XIA-D13).
    """

    clause = "XIA-19.1"
    seat: int

    def run(self, table: Xia) -> None:
        claim_titles(table, self.seat)
        reveal_titles(table)
        captain = table.captains[self.seat]
        captain.used, captain.impulse = (), True
        arming, end = _last_steps(self.seat)
        if arming.open(table):
            table.then(arming, end)
        else:
            arming.run(table)
            end.run(table)


class EndOfTurn(Step, frozen=True):
    """Effects that last for a turn end (XIA-4.3.3, XIA-D19)."""

    clause = "XIA-17.1.5"
    seat: int

    def run(self, table: Xia) -> None:
        at_end_of_turn(table.captains[self.seat])
        table.harpoon = None
        table.emit("turn-ended", "XIA-17.1.5", seat=self.seat)
        table.bar_undo()  # XIA-R14


@cache
def _last_steps(seat: int) -> tuple["Arming", EndOfTurn]:
    """What ends the turn of a captain: always the same frames, so they are made once."""
    return Arming(seat), EndOfTurn(seat)


def on_planet(table: Xia, captain: Captain) -> bool:
    """Whether a ship stands inside a planetary shield (XIA-24.1.2)."""
    return captain.at != "" and table.chart.cells[captain.at].terrain == "planet"


def _most(table: Xia, captain: Captain) -> int:
    """How many markers a captain could arm now (XIA-19.1.5)."""
    unarmed = MARKERS - captain.armed
    return unarmed if on_planet(table, captain) else min(unarmed, captain.energy)


def arm(table: Xia, captain: Captain, count: int) -> None:
    """Status step 4: arm some markers; all others lie on the disarmed cells (XIA-19.1.5, XIA-19.1.6)."""
    if count:
        captain.energy -= 0 if on_planet(table, captain) else count
        arm_markers(captain, count)
        table.emit("markers-armed", "XIA-19.1.5", seat=captain.seat, count=count)
    clear_outfits(captain)


class Arm(Option, frozen=True):
    """arm 2: 1 energy for each marker (XIA-19.1.5)."""

    bars_undo = True  # XIA-R14: the end of a turn cannot be taken back
    ends_turn = True
    count: int

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> tuple["Arm", ...]:
        return _arms(_most(table, table.captains[seat]))

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        return None if 0 <= self.count <= _most(table, table.captains[seat]) else TOO_MANY

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        table.done()
        arm(table, table.captains[seat], self.count)

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        left = table.captains[seat].energy - self.count
        return [Reason("energy-left", "XIA-19.1.5", {"energy": left})]


@cache
def _arms(most: int) -> tuple[Arm, ...]:
    """The most first: that is what captains usually want."""
    return tuple(Arm(count) for count in range(most, -1, -1))


class Arming(NothingPending, frozen=True):
    """How many markers to arm; on a planet all of them, for nothing (XIA-19.1.5, XIA-R11)."""

    clause = "XIA-19.1.5"
    choices = (Arm, *AT_ANY_TIME)
    before = not_now(dict.fromkeys([*ACTIONS, *NOT_BEFORE_BUSINESS], "XIA-17.1.4"))

    def open(self, table: Xia) -> bool:
        captain = table.captains[self.seat]
        return captain.armed < MARKERS and captain.energy > 0 and not on_planet(table, captain)

    def run(self, table: Xia) -> None:
        captain = table.captains[self.seat]
        unarmed = MARKERS - captain.armed
        arm(table, captain, unarmed if unarmed and on_planet(table, captain) else 0)
