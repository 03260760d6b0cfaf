"""Rules of thumb for Xia, and a captain who searches."""

from quarterdeck.bots.bot import Bot
from quarterdeck.bots.careless import Careless
from quarterdeck.games.xia.bots.hard import A_SECOND, Hard
from quarterdeck.games.xia.bots.thumb import Thumb

__all__ = ["Hard", "Thumb", "easy", "in_time"]


def easy(seed: str) -> Bot:
    return Careless(Thumb(seed), seed)


def in_time(seed: str) -> Bot:
    """A captain who searches, for people who wait: a second by the clock."""
    return Hard(seed, A_SECOND)
