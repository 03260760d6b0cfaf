"""What events do (SC-D44 to SC-D46), as it is written on cards: `each: repair 2`, `stations: medal`, `share`."""

from functools import cache

from msgspec import Struct

from quarterdeck.games.starship_captains.vocabulary import effects, items
from quarterdeck.kernel.errors import BadContent

TOKENS = ("medal", "pirate")


class Happening(Struct, frozen=True):
    """The word of an event and what follows it."""

    word: str
    effects: tuple[str, ...] = ()
    """What each captain gets or suffers."""
    token: str = ""
    """What is laid on the stations."""
    count: int = 0
    """How many pirates appear."""


@cache
def happening(text: str) -> Happening:
    """An event in its own words."""
    word, _, rest = text.partition(": ")
    match word:
        case "each" if effects(rest):
            return Happening(word, effects=items(rest))
        case "stations" if rest in TOKENS:
            return Happening(word, token=rest)
        case "scatter" if rest.isdecimal() and int(rest) > 0:
            return Happening(word, count=int(rest))
        case "research" | "honour" | "share" if not rest:
            return Happening(word)
    forms = "each: EFFECTS, stations: medal, stations: pirate, scatter: NUMBER, research, honour, share"
    raise BadContent(f"{text!r} is no event; there are {forms}")
