"""Undo: the last inputs of a game that may be taken back, as long as nobody has learnt anything from them."""

from msgspec import Struct

from quarterdeck.kernel.errors import CannotUndo, QuarterdeckError, Reason
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.record import Input
from quarterdeck.kernel.state import State
from quarterdeck.kernel.zone import Covered, learnt, secrets

MOST_STEPS = 200
"""Inputs in a row that can be taken back at most: a copy of the table is kept for each."""
NOTHING_TO_UNDO = Reason("nothing-to-undo", "")
OTHER_INPUT = Reason("undo-other-input", "")
REVEALED = Reason("undo-revealed", "")
CHANCE = Reason("undo-chance", "")
BINDING = Reason("undo-binding", "")
GAME_OVER = Reason("game-over", "")
Hidden = dict[str, Covered]
"""Every zone of a table with those who cannot see into it, by path."""


class UndoStep(Struct, gc=False):
    """An input that may perhaps be taken back: whose it was, and what the table was before it."""

    seat: int | None
    choice: Option | None
    """What the seat chose; None if it was a deadline or a change of people."""
    before: State
    """Shares lists with other steps: copy it before changing it."""
    inputs: int
    events: int
    """How many inputs and events there were before."""
    barrier: Reason | None = None
    """Why it can never be taken back, if that is known."""
    hidden: Hidden | None = None
    """What was hidden from whom before it, once computed."""
    looked_at: bool = False
    """Whether it is known already that nobody learnt anything from it."""

    def label(self) -> Reason | None:
        """What the choice was called when it was offered, if its own fields do not say it."""
        return None if self.seat is None or self.choice is None else self.before.label(self.seat, self.choice)

    def secrets(self) -> Hidden:
        if self.hidden is None:
            self.hidden = secrets(self.before)
        return self.hidden


class UndoStack:
    """The inputs since the last barrier, the latest on top.

    A change of people that nothing came of is not among them: it must not end the undo of those who stayed.
    """

    def __init__(self) -> None:
        self.steps: list[UndoStep] = []
        self._hidden: Hidden | None = None
        """What is hidden from whom on the present table, once computed."""

    def copy(self) -> "UndoStack":
        """The same steps: what is found out about one is the same for both, as both went on from the same table."""
        twin = UndoStack()
        twin.steps, twin._hidden = [*self.steps], self._hidden
        return twin

    def copy_of(self, table: State) -> State:
        """A copy of the present table to be pushed; nobody changes it, as it shares what has not changed."""
        return table.kept_copy(self.steps[-1].before if self.steps else None)

    def push(self, given: Input, choice: Option | None, before: State, inputs: int, events: int) -> None:
        """Keep what the table was before an input; behind a barrier nothing is kept."""
        reveals_nothing = choice is not None and choice.keeps_undo
        hidden, self._hidden = self._hidden, None  # time alone shows nothing, so it is as it was when asked
        if given.seats_people and not given.binding:
            return
        barrier = _barrier(given)
        if barrier is not None:
            self.steps.clear()
        self.steps.append(UndoStep(given.seat, choice, before, inputs, events, barrier, hidden, reveals_nothing))
        del self.steps[:-MOST_STEPS]

    def why_not(self, seat: int, table: State) -> Reason | None:
        """Why `seat` cannot take the last input back from the present table, or None if it can."""
        return self._why_not(seat, len(self.steps) - 1, table)

    def undoable(self, seat: int, table: State) -> int:
        """How many of the last inputs `seat` can take back."""
        count, steps = 0, len(self.steps)
        while count < steps and self._why_not(seat, steps - 1 - count, table) is None:
            count += 1
        return count

    def pop(self, seat: int, count: int, table: State) -> UndoStep:
        """Take the last inputs off; returns the first of them. Refused if one cannot be taken back."""
        if count < 1:
            raise QuarterdeckError(f"{count} inputs cannot be taken back: it takes at least one")
        for number in range(1, count + 1):
            reason = self._why_not(seat, len(self.steps) - number, table)
            if reason is not None:
                raise CannotUndo(reason, type(table))
        first = self.steps[-count]
        del self.steps[-count:]
        self._hidden = None
        return first

    def _why_not(self, seat: int, number: int, table: State) -> Reason | None:
        """Why `seat` cannot take back a step, all later ones taken back before."""
        if table.over:  # its seed and record are open to everybody now
            return GAME_OVER
        if number < 0 or self.steps[number].seat != seat:
            return OTHER_INPUT
        step = self.steps[number]
        if step.barrier is None and not step.looked_at:
            step.looked_at = True
            step.barrier = REVEALED if learnt(step.secrets(), self._hidden_after(number, table)) else None
        return step.barrier

    def _hidden_after(self, number: int, table: State) -> Hidden:
        if number + 1 < len(self.steps):
            return self.steps[number + 1].secrets()
        if self._hidden is None:
            self._hidden = secrets(table)
        return self._hidden


def _barrier(given: Input) -> Reason | None:
    """Why an input can never be taken back, as far as the input itself says."""
    if given.seat is None:
        return OTHER_INPUT
    if given.rolled:
        return CHANCE
    return BINDING if given.binding else None
