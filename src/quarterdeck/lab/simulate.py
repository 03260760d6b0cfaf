"""Simulation: many games between bots. Same seed, same results, whatever the number of processes."""

import hashlib
from collections.abc import Iterator
from functools import partial
from typing import Any

from msgspec import Struct

from quarterdeck.bots.bot import Seat
from quarterdeck.bots.registry import crew
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import play_out
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.lab.pool import spread


class Setting(Struct, frozen=True):
    """What is simulated."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ("random",)
    """One for all seats, or one per seat."""


class Outcome(Struct, frozen=True):
    """One simulated game: how it ended and what its last state hashes to, or the error that stopped it."""

    number: int
    result: dict[str, Any] = {}
    decisions: int = 0
    digest: str = ""
    error: str = ""


def simulate(setting: Setting, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """The outcomes of games 0, 1, 2, ... in this order."""
    check(setting)
    yield from spread(partial(simulated, setting), games, jobs)


def check(setting: Setting) -> None:
    """Refuse once, not per game."""
    registry.rules_of(setting.game).table(setting.seats, setting.options, Chance("trial"))
    crew(setting.bots, setting.game, setting.seats, "trial")


def simulated(setting: Setting, number: int) -> Outcome:
    """One game between bots. A mistake in the rules is a finding, not an end of the run."""
    try:
        return _played(setting, number)
    except Exception as error:
        return Outcome(number, error=f"{type(error).__name__}: {error}")


def _played(setting: Setting, number: int) -> Outcome:
    rules, seed = registry.rules_of(setting.game), f"{setting.seed}/{number}"
    state = rules.table(setting.seats, setting.options, Chance(seed))
    players = Players(state, setting, seed)
    play_out(state, players.choose)
    return Outcome(number, rules.result(state), players.decisions, hashlib.sha256(state.to_json()).hexdigest())


class Players:
    """A bot for every seat of a state, each with its own view."""

    def __init__(self, state: State, setting: Setting, seed: str) -> None:
        self.bots = crew(setting.bots, setting.game, state.seat_count, seed)
        self.seats = [Seat(state, seat) for seat in range(state.seat_count)]
        self.decisions = 0

    def choose(self, seat: int, options: Any) -> Option | None:
        self.decisions += 1
        return self.bots[seat].choose(self.seats[seat], options)


def digest(outcomes: list[Outcome]) -> str:
    """One hash over all final states, in the order of the games."""
    return hashlib.sha256("\n".join(outcome.digest for outcome in outcomes).encode()).hexdigest()
