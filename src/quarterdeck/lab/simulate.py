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
from quarterdeck.kernel.clock import Choose, play_out
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.standing import Standing
from quarterdeck.kernel.state import State
from quarterdeck.lab.pool import Workers, spread


class Setting(Struct, frozen=True):
    """What is simulated."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any] = {}
    bots: tuple[str, ...] = ("random",)
    """One for all seats, or one per seat."""
    repeat: int = 1
    """How many games in a row have the same deal; the bots' own seeds always differ."""

    def deal(self, number: int) -> int:
        """Which deal a game has."""
        return number // self.repeat

    def bot(self, seat: int) -> str:
        """Who sits in a seat."""
        return self.bots[seat if len(self.bots) > 1 else 0]

    def table(self, number: int) -> State:
        """The table of a game, set up and not begun."""
        rules, chance = registry.rules_of(self.game), Chance(f"{self.seed}/{self.deal(number)}")
        return rules.setup(self.seats, rules.read_options(self.seats, self.options), chance)


class Outcome(Struct, frozen=True):
    """One simulated game: how it ended and what its last state hashes to, or the error that stopped it."""

    number: int
    result: dict[str, Any] = {}
    decisions: int = 0
    digest: str = ""
    error: str = ""
    seconds: float = 0.0
    """What the game's own clock showed at the end."""

    def standing(self, setting: Setting) -> Standing:
        """How it ended for every seat."""
        return registry.rules_of(setting.game).standing(self.result, setting.seats)


def simulate(setting: Setting, games: int, jobs: Workers = 1) -> Iterator[Outcome]:
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
        state = setting.table(number)
        state.advance()
        players = Players(state, setting, f"{setting.seed}/{number}")
        return played(setting, number, state, players.choose, players)
    except Exception as error:
        return Outcome(number, error=f"{type(error).__name__}: {error}")


class Players:
    """A bot for every seat of a state, each with its own view."""

    def __init__(self, state: State, setting: Setting, seed: str) -> None:
        self.bots = crew(setting.bots, setting.game, state.seat_count, seed)
        self.seats = [Seat(state, seat) for seat in range(state.seat_count)]
        self.decisions = 0

    def choose(self, seat: int, options: Any) -> Option | None:
        self.decisions += 1
        return self.bots[seat].choose(self.seats[seat], options)


def played(setting: Setting, number: int, state: State, choose: Choose, players: Players) -> Outcome:
    """Play a table to its end."""
    play_out(state, choose)
    state.told = None  # whoever listened, the last state is the same
    result = registry.rules_of(setting.game).result(state)
    ended = hashlib.sha256(state.to_json()).hexdigest()
    return Outcome(number, result, players.decisions, ended, seconds=state.now)


def digest(outcomes: list[Outcome]) -> str:
    """One hash over all final states, in the order of the games."""
    return hashlib.sha256("\n".join(outcome.digest for outcome in outcomes).encode()).hexdigest()
