"""What search costs on Starship Captains, four captains: iterations with random play-outs to the end."""

from collections.abc import Sequence
from typing import Any

from playing import cpu_us

from quarterdeck.bots.bot import Seat
from quarterdeck.bots.search import Guide, Limit, Search
from quarterdeck.kernel.state import State
from starship_captains import RANDOM_PLAY

GAMES, EVERY, ITERATIONS = 3, 20, 30


class AnyCaptain(Guide):
    """Nobody knows better than chance; whoever has most points wins."""

    def rewards(self, world: Any) -> Sequence[float]:
        totals = [lines["total"] for lines in world.scores]
        return [float(total == max(totals)) for total in totals]


def positions(batch: int) -> list[State]:
    """Decisions spread through random games."""
    found: list[State] = []

    def keep(state: State, number: int) -> None:
        if number % EVERY == 0 and not state.over and len(state.options(state.seats()[0])) > 1:
            found.append(state.copy())

    RANDOM_PLAY.random_games(batch * 100 + 1, GAMES, keep)
    return found


def iterations_per_second(batch: int) -> float:
    """Iterations of whole searches, the imagining of their worlds included."""
    tables = positions(batch)

    def work() -> int:
        return sum(map(_searched, tables))

    return 1e6 / cpu_us(work)


def _searched(table: State) -> int:
    """One search; returns the iterations that it took, as it stops when the rest could change nothing."""
    guide = _Counting()
    seat = table.seats()[0]
    Search("bench", guide, Limit(ITERATIONS)).choose(Seat(table, seat), table.options(seat))
    return guide.play_outs


class _Counting(AnyCaptain):
    def __init__(self) -> None:
        self.play_outs = 0

    def rewards(self, world: Any) -> Sequence[float]:
        self.play_outs += 1
        return super().rewards(world)
