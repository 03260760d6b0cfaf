"""Clocks: how time reaches a game, and the loop that plays one to its end."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State

Choose = Callable[[int, Sequence[Option]], Option | None]
"""How a seat picks one of its options; None lets time pass."""


class VirtualClock(Struct, frozen=True):
    """Time for simulation and tests: every seat that may choose does so once in `pace` seconds."""

    pace: float = 5.0

    def tick(self, state: State) -> None:
        """Let one beat pass, unless the game waits for answers and not for time."""
        if state.agenda and not state.agenda[-1].must:
            state.clock(state.now + self.pace)


def play_out(state: State, choose: Choose, clock: VirtualClock | None = None) -> State:
    """Play a state to its end; returns it."""
    beat = clock or VirtualClock()
    while not state.over:
        for seat in state.seats():
            options = state.options(seat)
            chosen = choose(seat, options) if options else None
            if chosen is not None:
                state.act(seat, chosen)
        beat.tick(state)
    return state
