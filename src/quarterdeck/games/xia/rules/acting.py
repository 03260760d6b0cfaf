"""What actions have in common: the hex they use, and limits on free repetition (XIA-15.3, XIA-R26)."""

from collections.abc import Mapping

from quarterdeck.games.xia.rules.terrain import Cell
from quarterdeck.games.xia.state import Asked, Xia
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.frame import Frame

DEPLETED = Reason("depleted", "XIA-16.1.3")
NO_MARKER = Reason("no-armed-marker", "XIA-10.3.2")
NO_SPOT = Reason("no-arming-spot", "XIA-10.3.4")
NO_CREDITS = Reason("not-enough-credits", "XIA-29.1.6")
ENOUGH = Reason("often-enough", "XIA-R26")


def not_now(clauses: Mapping[str, str]) -> dict[str, Reason]:
    """Why options have to wait for another phase or for a movement action: verbs with their clauses (XIA-R5)."""
    return {verb: Reason("not-now", clause) for verb, clause in clauses.items()}


NOT_BEFORE_BUSINESS = not_now({
    "repair": "XIA-5.1.7", "outfit": "XIA-10.4.1", "sell-outfit": "XIA-18.1.7", "arrange": "XIA-10.4.2",
    "new-ship": "XIA-9.1.1", "buy-fame": "XIA-18.1.11", "arm": "XIA-10.3.7",
})  # fmt: skip
"""What the action phase leaves to the phases after it."""


class AtHex(Asked, frozen=True):
    """A question about one action as if on an occupied hex (XIA-15.3)."""

    hex: str


def here(table: Xia, seat: int, frame: Frame | None) -> str:
    """The hex that an action uses: the ship's own, or the occupied one that it reaches over to (XIA-15.3)."""
    return frame.hex if isinstance(frame, AtHex) else table.captains[seat].at


def cell_here(table: Xia, seat: int, frame: Frame | None) -> Cell:
    """What is printed on that hex."""
    return table.chart.cells[here(table, seat, frame)]


def begin_action(table: Xia, frame: Frame, *, full: bool) -> None:
    """An action is being taken: on an occupied hex the only one, and a full one ends the movement (XIA-15.3.5)."""
    if isinstance(frame, AtHex):
        table.done()
        if full and table.movement is not None:
            table.movement.points = 0


def is_limited(table: Xia, seat: int, operation: str) -> bool:
    """Whether a captain has done an operation without a cost often enough for this turn (XIA-R26)."""
    return table.turn.operations.get(f"{seat} {operation}", 0) >= table.pack.free_operations


def count_operation(table: Xia, seat: int, operation: str) -> None:
    """A captain does an operation that costs nothing (XIA-R26)."""
    name, done = f"{seat} {operation}", table.turn.operations
    table.turn.operations = {**done, name: done.get(name, 0) + 1}
