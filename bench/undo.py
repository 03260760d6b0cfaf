"""Undo in a long game: whether it is possible, and doing it; `python bench/undo.py`, also part of `make bench`."""

import random

from playing import cpu_us, median

from quarterdeck import Game
from quarterdeck.games.space_alert.rules.commands import CARD_COMMANDS

INPUTS, SEATS, UNDONE = 3000, 5, 20


def long_game(seed: int) -> Game:
    """Five players who lay and change cards without a pause, so that everything can still be taken back."""
    game, dice = Game("space-alert", seats=SEATS, seed=seed), random.Random(seed)
    for seat in range(SEATS):
        game.act(seat, "ready")
    while len(game.record.inputs) < INPUTS:
        seat = int(dice.random() * SEATS)
        harmless = [option for option in game.choices(seat) if isinstance(option, CARD_COMMANDS)]
        game.act(seat, harmless[int(dice.random() * len(harmless))])
    return game


def undo_ms(batch: int) -> float:
    """CPU milliseconds to ask every seat's reason and to take one input back, in a game of 3,000 inputs."""
    game = long_game(batch + 1)

    def work() -> int:
        for _ in range(UNDONE):
            reasons = [game.why_not_undo(seat) for seat in range(SEATS)]
            game.undo(reasons.index(None))
        return UNDONE

    return cpu_us(work) / 1000


if __name__ == "__main__":
    print(f"undo at {INPUTS} inputs: {median(undo_ms):.2f} ms (at most 5)")
