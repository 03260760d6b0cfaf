"""Speed of Catanatron in random four-player play, printed as one JSON line.

Run it with the python of an environment that has bench/requirements.txt.
All times are CPU times, and every figure is the median over batches of games.
"""

import argparse
import json
from collections.abc import Iterator
from importlib.metadata import version
from itertools import count
from statistics import median
from time import process_time
from typing import NamedTuple

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

FIRST_SEED = 1  # Catanatron takes seed 0 for "no seed"
PLAYED_GAMES = 20
COPIED_GAMES = 5
COPY_EVERY = 10  # decisions between two positions that are copied
COPIES = 5  # copies of each such position, so that reading the clock weighs little
SEARCHED_GAMES = 2
SEARCH_EVERY = 200  # decisions between two positions that are played out


class Batch(NamedTuple):
    """The measurements of one batch: seconds per item, and decisions played."""

    decision: float
    copy: float
    game: float
    iteration: float
    decisions: int


def new_game(seed: int) -> Game:
    """A fresh game of four random players."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play_games(seeds: Iterator[int]) -> tuple[float, int]:
    """CPU seconds and decisions of whole games, set-up included."""
    decisions = 0
    start = process_time()
    for _ in range(PLAYED_GAMES):
        game = new_game(next(seeds))
        game.play()
        decisions += len(game.state.actions)
    return process_time() - start, decisions


def positions(seed: int, every: int = COPY_EVERY) -> Iterator[Game]:
    """The game under way, handed out at every so many decisions."""
    game = new_game(seed)
    for decision in count():
        if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
            return
        if decision % every == 0:
            yield game
        game.play_tick()


def time_copies(game: Game) -> float:
    """CPU seconds of one copy of the position."""
    start = process_time()
    for _ in range(COPIES):
        game.copy()
    return (process_time() - start) / COPIES


def copy_games(seeds: Iterator[int]) -> float:
    """Mean CPU seconds of a copy, over positions spread through whole games."""
    times = [time_copies(game) for _ in range(COPIED_GAMES) for game in positions(next(seeds))]
    return sum(times) / len(times)


def time_iteration(game: Game) -> float:
    """CPU seconds of what every iteration of a tree search contains: a copy of the position, played out at random.

    The release on PyPI has no tree search of its own; selection, expansion and back-up would come on top of this.
    """
    start = process_time()
    game.copy().play()
    return process_time() - start


def search_games(seeds: Iterator[int]) -> float:
    """Mean CPU seconds of an iteration, over positions spread through whole games."""
    times = [time_iteration(game) for _ in range(SEARCHED_GAMES) for game in positions(next(seeds), SEARCH_EVERY)]
    return sum(times) / len(times)


def run_batch(seeds: Iterator[int]) -> Batch:
    """One batch: some games played straight through, some stopped to be copied or played out."""
    seconds, decisions = play_games(seeds)
    copy = copy_games(seeds)
    return Batch(seconds / decisions, copy, seconds / PLAYED_GAMES, search_games(seeds), decisions)


def run_batches(seconds: float) -> list[Batch]:
    """At least one batch, and more until the CPU seconds are used up."""
    seeds = count(FIRST_SEED)
    end = process_time() + seconds
    batches = [run_batch(seeds)]
    while process_time() < end:
        batches.append(run_batch(seeds))
    return batches


def report(batches: list[Batch]) -> dict[str, float | int | str]:
    """The figures to print."""
    return {
        "decision_us": round(1e6 * median(batch.decision for batch in batches), 3),
        "copy_us": round(1e6 * median(batch.copy for batch in batches), 3),
        "games_per_second": round(1 / median(batch.game for batch in batches), 3),
        "iterations_per_second": round(1 / median(batch.iteration for batch in batches), 3),
        "decisions": sum(batch.decisions for batch in batches),
        "version": version("catanatron"),
    }


def main() -> None:
    """Measure for the time asked and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=12.0, help="CPU seconds")
    print(json.dumps(report(run_batches(parser.parse_args().seconds))))


if __name__ == "__main__":
    main()
