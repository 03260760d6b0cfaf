"""A bot that slips: for people who are new to a game."""

from collections.abc import Sequence

from quarterdeck.bots.bot import Bot, Seat
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option

SLIPS = 3
"""One choice in so many is left to chance."""


class Careless:
    """Plays like another bot, most of the time."""

    def __init__(self, bot: Bot, seed: str) -> None:
        self._bot, self._chance = bot, Chance(f"{seed}/slips")

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        if self._chance.below("slip", SLIPS) == 0:
            return options[self._chance.below("option", len(options))]
        return self._bot.choose(seat, options)
