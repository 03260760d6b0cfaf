"""The random bot: any legal option is as good as another."""

from collections.abc import Sequence

from quarterdeck.bots.bot import Seat
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option


class RandomBot:
    """Chooses uniformly among its options, the same way again for the same seed."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance(seed)

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        return options[self._chance.below("choice", len(options))]
