"""Bots for Xia: rules of thumb, and a search."""

from quarterdeck.bots.bot import Bot
from quarterdeck.bots.careless import Careless
from quarterdeck.games.xia.bots.hard import A_SECOND, Hard
from quarterdeck.games.xia.bots.thumb import Thumb

__all__ = ["Hard", "Thumb", "easy", "in_time"]


def easy(seed: str) -> Bot:
    return Careless(Thumb(seed), seed)


def in_time(seed: str) -> Bot:
    """The searching bot for tables with people: it thinks for one second by the clock."""
    return Hard(seed, A_SECOND)
