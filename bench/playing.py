"""What every game is measured by: random play and copies, as CPU times and medians over batches."""

import gc
import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import VirtualClock
from quarterdeck.kernel.state import State

GAMES = 60
COPIED_GAMES, COPY_EVERY, COPIES = 5, 10, 20


def cpu_us(work: Callable[[], int]) -> float:
    """CPU microseconds per unit of a piece of work that says how many units it did."""
    gc.collect()  # what earlier work left behind is not counted
    start = time.process_time()
    count = work()
    return (time.process_time() - start) / count * 1e6


def median(measure: Callable[[int], float], batches: int = 5) -> float:
    return statistics.median(measure(batch) for batch in range(batches))


def p95(times: Sequence[float]) -> float:
    """What 95 of 100 do not exceed."""
    return statistics.quantiles(times, n=20)[-1]


class Played:
    """A game with so many seats, played at random."""

    def __init__(self, game: str, seats: int, options: dict[str, Any] | None = None, games: int = GAMES) -> None:
        self.game, self.seats, self.options = game, seats, options or {}
        self.games = games
        """How many games a batch has."""

    def new_table(self, seed: str) -> State:
        return registry.manifest_of(self.game).table_for(self.seats, self.options, Chance(seed))

    def random_games(
        self, first: int, games: int, each: Callable[[State, int], None] = lambda state, number: None
    ) -> int:
        """Play random games to their end, set-up and resolution included; returns the number of decisions."""
        count, clock = 0, VirtualClock()
        for number in range(first, first + games):
            dice, state = random.Random(number), self.new_table(str(number))
            while not state.over:
                for seat in state.seats():
                    options = state.options(seat)
                    if options:
                        state.carry_out(seat, options[int(dice.random() * len(options))])
                        each(state, count)
                        count += 1
                clock.tick(state)
        return count

    def decision_us(self, batch: int) -> float:
        return cpu_us(lambda: self.random_games(batch * 100 + 1, self.games))

    def games_per_second(self, batch: int) -> float:
        def work() -> int:
            self.random_games(batch * 100 + 1, self.games)
            return self.games

        return 1e6 / cpu_us(work)

    def copy_us(self, batch: int) -> float:
        """Copies at positions spread through random games."""
        positions: list[State] = []

        def keep(state: State, number: int) -> None:
            if number % COPY_EVERY == 0:
                positions.append(state.copy())

        self.random_games(batch * 100 + 1, COPIED_GAMES, keep)

        def work() -> int:
            for state in positions:
                for _ in range(COPIES):
                    state.copy()
            return len(positions) * COPIES

        return cpu_us(work)

    def measured(self) -> dict[str, float]:
        measures = (self.decision_us, self.copy_us, self.games_per_second)
        return {measure.__name__: median(measure) for measure in measures}
