"""Stored moves, which the autopilot makes after other captains' turns (XIA-4.4.2, XIA-4.4.3)."""

from collections.abc import Sequence
from typing import Self

from quarterdeck.games.xia.rules.answers import Pass, Question
from quarterdeck.games.xia.rules.chart import SIDES
from quarterdeck.games.xia.rules.moving import end_movement, make_step
from quarterdeck.games.xia.rules.risks import step_risks
from quarterdeck.games.xia.rules.steps import NO_ROOM_TO_STOP, UNEXPLORED, goal_of, shares_hex, why_no_step
from quarterdeck.games.xia.state import Step, Xia
from quarterdeck.games.xia.under_way import Movement
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option


class AutopilotsOfOthers(Step, frozen=True):
    """After the turn of a captain the others may spend stored moves, clockwise (XIA-4.4.2)."""

    clause = "XIA-4.4.2"
    seat: int

    def run(self, table: Xia) -> None:
        waiting = [captain.seat for captain in table.captains if captain.moves]
        if waiting:
            table.then(*[StoredMoves(other) for other in table.clockwise(self.seat)[1:] if other in waiting])


class StoredMoves(Step, frozen=True):
    """After the turn of another captain: stored moves may be spent (XIA-4.4.2)."""

    clause = "XIA-4.4.2"
    seat: int

    def run(self, table: Xia) -> None:
        captain = table.captains[self.seat]
        if captain.depleted:
            captain.moves = 0  # XIA-4.4.3
        if captain.moves and captain.at and captain.orders.abilities:
            table.movement = Movement(self.seat, captain.moves, [captain.at])
            table.then(SpendingMoves(self.seat))


class SpendMove(Option, frozen=True):
    """step ne: one stored move, with all border rules (XIA-4.4.2)."""

    verb = "step"
    side: str

    @classmethod
    def offer(cls, table: Xia, seat: int, frame: Step) -> Sequence[Self]:
        return [move for move in _MOVES if move.reason(table, seat, frame) is None]  # type: ignore[misc]

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        if self.side not in SIDES:
            return UNEXPLORED
        return why_no_step(table, table.captains[seat], self.side, table.captains[seat].moves - 1)

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        captain, movement = table.captains[seat], table.movement
        assert movement is not None
        movement.points = captain.moves = captain.moves - 1
        table.then(SettleMove(seat))
        make_step(table, captain, self.side)

    def targets(self, table: Xia, seat: int, frame: Step) -> tuple[str, ...]:
        goal = goal_of(table, table.captains[seat].at, self.side)
        return (f"hex:{goal}", f"side:{self.side}")

    def preview(self, table: Xia, seat: int, frame: Step) -> list[Reason]:
        return step_risks(table, seat, table.captains[seat].at, self.side)


_MOVES = tuple(SpendMove(side) for side in SIDES)


class SettleMove(Step, frozen=True):
    """After a stored move: without moves, or with no way off an occupied hex, it is over (XIA-4.4.2, XIA-D32)."""

    clause = "XIA-4.4.2"
    seat: int

    def run(self, table: Xia) -> None:
        captain, movement = table.captains[self.seat], table.movement
        assert movement is not None
        captain.moves = movement.points if captain.at else 0  # a nebula that depletes the ship takes them away
        stuck = not any(move.reason(table, self.seat, self) is None for move in _MOVES) if captain.at else True
        if not captain.moves or stuck:
            end_spending(table)


def end_spending(table: Xia) -> None:
    """No more stored moves now; a harpoon that followed them lets go (XIA-D19)."""
    end_movement(table)
    table.harpoon = None


class KeepMoves(Pass, frozen=True):
    """pass: spend no more stored moves now; the ship must stand on an unoccupied hex (XIA-4.4.2)."""

    verb = "pass"

    def reason(self, table: Xia, seat: int, frame: Step) -> Reason | None:
        return NO_ROOM_TO_STOP if shares_hex(table, table.captains[seat]) else None

    def take(self, table: Xia, seat: int, frame: Step) -> None:
        end_spending(table)


class SpendingMoves(Question, frozen=True):
    """A captain spends stored moves, one step after the other; no action is possible meanwhile (XIA-4.4.2)."""

    clause = "XIA-4.4.2"
    choices = (SpendMove, KeepMoves)

    def open(self, table: Xia) -> bool:
        return table.movement is not None

    def run(self, table: Xia) -> None:
        """The moves are spent, or kept for later."""

    def on_deadline(self, table: Xia) -> None:
        end_spending(table)
