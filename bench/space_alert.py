"""What Space Alert costs: random play, copies, and resolving a full mission."""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from quarterdeck.games.space_alert.cases import build, read_case
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import VirtualClock
from quarterdeck.kernel.state import State

SEATS = 5
BOARDS = ["C^B^AAXA>C<A", "<A^B^C>AAB<A", ">B^C<A^>AABC", "^AB<A>^CA<BA", "<^BC>A^AB>CA"]
"""Five full boards: every slot holds a card."""
THREATS = [
    ["E1-05", 1, "white"], ["E1-01", 2, "red"], ["I1-01", 3, "internal"], ["E1-08", 4, "blue"],
    ["E1-09", 5, "white"], ["I1-03", 6, "internal"], ["E1-06", 7, "red"], ["E1-04", 8, "blue"],
]  # fmt: skip
"""Eight threats, none of which can end the mission early."""


def cpu_us(work: Callable[[], int]) -> float:
    """CPU microseconds per unit of a piece of work that says how many units it did."""
    start = time.process_time()
    count = work()
    return (time.process_time() - start) / count * 1e6


def new_table(seed: str) -> State:
    return registry.rules_of("space-alert").table(SEATS, {}, Chance(seed))


def random_games(first: int, games: int, each: Callable[[State, int], None] = lambda state, number: None) -> int:
    """Play random games to their end, set-up and resolution included; returns the number of decisions."""
    count, clock = 0, VirtualClock()
    for number in range(first, first + games):
        dice, state = random.Random(number), new_table(str(number))
        while not state.over:
            for seat in state.seats():
                options = state.options(seat)
                if options:
                    state.act(seat, options[int(dice.random() * len(options))])
                    each(state, count)
                    count += 1
            clock.tick(state)
    return count


def decision_us(batch: int) -> float:
    return cpu_us(lambda: random_games(batch * 100 + 1, 20))


def copy_us(batch: int) -> float:
    """Copies at positions spread through random games."""
    positions: list[State] = []
    random_games(batch * 100 + 1, 5, lambda state, number: positions.append(state.copy()) if number % 10 == 0 else None)

    def work() -> int:
        for state in positions:
            for _ in range(20):
                state.copy()
        return len(positions) * 20

    return cpu_us(work)


def full_mission(players: int = 5, threats: int = 8) -> SpaceAlert:
    """A mission with full boards that runs its whole course: the ship is as strong as the bench needs it."""
    case: dict[str, Any] = {"boards": BOARDS[:players], "threats": THREATS[:threats]}
    table = build(read_case(case))
    table.ship.shields = [99, 99, 99]
    table.tiles = [type(pile)(pile.name, pile.cards * 20) for pile in table.tiles]
    return table


def resolve_us(players: int = 5, threats: int = 8, rounds: int = 30) -> float:
    """Resolving a planned mission, its copy not counted."""
    start = full_mission(players, threats)
    tables = [start.copy() for _ in range(rounds)]

    def work() -> int:
        for table in tables:
            table.advance()
        return rounds

    cost = cpu_us(work)
    assert all(table.outcome == "won" for table in tables), "the mission of the bench must run its whole course"
    return cost


def median(measure: Callable[[int], float], batches: int = 5) -> float:
    return statistics.median(measure(batch) for batch in range(batches))
