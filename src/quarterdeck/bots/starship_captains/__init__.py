"""Rules of thumb for Starship Captains, and a captain who searches."""

from quarterdeck.bots.bot import Bot
from quarterdeck.bots.careless import Careless
from quarterdeck.bots.starship_captains.hard import Hard
from quarterdeck.bots.starship_captains.thumb import Thumb

__all__ = ["Hard", "Thumb", "easy"]


def easy(seed: str) -> Bot:
    return Careless(Thumb(seed), seed)
