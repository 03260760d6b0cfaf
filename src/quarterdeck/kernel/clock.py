"""Clocks: how time reaches a game, and the loop that plays one to its end."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from quarterdeck.kernel.errors import EndlessGame, NoAnswer
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State

Chooser = Callable[[int, Sequence[Option]], Option | None]
"""How a seat picks one of its options; None lets time pass, where the game does not wait for the answer."""
MOST_ROUNDS = 100_000
"""Rounds of questions after which a game counts as endless; people and bots need a few thousand at most."""


class VirtualClock(Struct, frozen=True):
    """Time for simulation and tests: every seat that owes an answer is asked once every `tick_seconds`."""

    tick_seconds: float = 5.0

    def tick(self, state: State) -> None:
        """Let one tick pass, unless the game waits for answers and not for time."""
        if state.agenda and not state.agenda[-1].blocking:
            state.clock(state.now + self.tick_seconds)


def play_out(state: State, choose: Chooser, clock: VirtualClock | None = None, most: int = MOST_ROUNDS) -> State:
    """Play a state to its end and return it; only seats that owe an answer are asked, bystanders never are.

    A game that has not ended after `most` rounds of questions raises `EndlessGame`, a player that must answer and does
    not raises `NoAnswer`.
    """
    clock_used, rounds = clock or VirtualClock(), 0
    while not state.over:
        if rounds == most:
            raise EndlessGame(f"the game has not ended after {most} rounds of questions, at {state.agenda[-1].name}")
        ask_all(state, choose)
        clock_used.tick(state)
        rounds += 1
    return state


def ask_all(state: State, choose: Chooser) -> None:
    """Ask every seat that owes an answer; one whose answer others have made unnecessary is left out."""
    owing = state.seats()
    for seat in owing:
        if len(owing) > 1 and seat not in state.seats():
            continue
        options = state.options(seat)
        if options:
            chosen = choose(seat, options)
            if chosen is not None and chosen in options:
                state.carry_out(seat, chosen)  # the rules have just offered it
            elif chosen is not None:
                state.act(seat, chosen)
            elif state.agenda[-1].blocking:
                raise NoAnswer(f"seat {seat} must answer {state.agenda[-1].name}, but chose none of its options")
