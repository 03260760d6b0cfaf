"""Episodes of Gen7 played by chance to their end."""

from random import Random

from quarterdeck.kernel.history import Game
from tests.gen7.logs import log_before

FIRST = "1.00"


def played_out(seed: str, entry: str = FIRST, seats: int = 3, *, pack: str = "base", **log: object) -> Game:
    """An episode that began at this entry, in a campaign whose log says this, over."""
    carried = log_before(entry, seats, **log) if entry != FIRST else {}
    game, luck = Game("gen7", seats=seats, seed=seed, pack=pack, **carried), Random(seed)
    while not game.over:
        seat = game.seats()[0]
        game.act(seat, luck.choice(game.choices(seat)))
    return game
