"""Rules of thumb for Starship Captains."""

from quarterdeck.bots.bot import Bot
from quarterdeck.bots.careless import Careless
from quarterdeck.bots.starship_captains.thumb import Thumb

__all__ = ["Thumb", "easy"]


def easy(seed: str) -> Bot:
    return Careless(Thumb(seed), seed)
