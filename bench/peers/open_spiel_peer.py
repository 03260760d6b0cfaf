"""Speed of OpenSpiel's Python MCTS on a game of theirs, printed as one JSON line.

Run it with the python of an environment that has bench/requirements.txt. Backgammon has dice and games of a length
like ours; its rules are C++ code, the search and its random play-outs are Python code. All times are CPU times.
"""

import argparse
import json
from importlib.metadata import version
from statistics import median
from time import process_time

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

GAME = "backgammon"
EVERY, ITERATIONS, UCT = 20, 10, 2.0


def positions(dice: np.random.RandomState) -> list[pyspiel.State]:
    """Decisions spread through one random game."""
    state, found, number = pyspiel.load_game(GAME).new_initial_state(), [], 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(actions, p=odds))
            continue
        if number % EVERY == 0:
            found.append(state.clone())
        number += 1
        state.apply_action(dice.choice(state.legal_actions()))
    return found


def iterations_per_second(seed: int) -> float:
    dice = np.random.RandomState(seed)
    game, places = pyspiel.load_game(GAME), positions(dice)
    bot = MCTSBot(game, UCT, ITERATIONS, RandomRolloutEvaluator(1, dice), solve=False, random_state=dice)
    start = process_time()
    for state in places:
        bot.mcts_search(state)
    return len(places) * ITERATIONS / (process_time() - start)


def main() -> None:
    """Measure for the time asked and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU seconds")
    end, seed, found = process_time() + parser.parse_args().seconds, 1, []
    while not found or process_time() < end:
        found.append(iterations_per_second(seed))
        seed += 1
    figures = {"iterations_per_second": round(median(found), 3), "game": GAME, "version": version("open_spiel")}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
