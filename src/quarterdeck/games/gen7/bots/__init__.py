"""Bots for Gen7."""

from quarterdeck.bots.bot import Bot
from quarterdeck.bots.careless import Careless
from quarterdeck.games.gen7.bots.thumb import Thumb

__all__ = ["Thumb", "easy"]


def easy(seed: str) -> Bot:
    return Careless(Thumb(seed), seed)
