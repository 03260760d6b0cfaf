"""The random bot, which plays every game."""

from collections.abc import Sequence

from quarterdeck.bots.bot import Seat
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option


class RandomBot:
    """A bot that chooses uniformly among its options; the same seed chooses the same way again."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance(seed)

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        return options[self._chance.below("choice", len(options))]
