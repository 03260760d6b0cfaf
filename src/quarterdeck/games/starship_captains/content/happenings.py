"""What events do (SC-D44 to SC-D46), as it is written on cards: `each: repair 2`, `stations: medal`, `share`."""

from functools import cache
from typing import Literal

from quarterdeck.games.starship_captains.content.vocabulary import Count, Row, effect
from quarterdeck.kernel.phrases import Phrase


class Happening(Phrase, frozen=True):
    """What an event does."""

    sort = "event"
    effects: Row = ()
    """What each captain gets or suffers, if that is what happens."""


class Each(Happening, frozen=True):
    """Each captain gets or suffers the effects."""

    form = "each: {effects}"


class Stations(Happening, frozen=True):
    """A token is laid on every station."""

    form = "stations: {token}"
    token: Literal["medal", "pirate"] = "medal"


class Scatter(Happening, frozen=True):
    """So many pirates appear."""

    form = "scatter: {count}"
    count: Count = 1


class Research(Happening, frozen=True):
    """Captains put artifacts into rooms."""

    form = "research"


class Honour(Happening, frozen=True):
    """Captains honour members of their crews."""

    form = "honour"


class Share(Happening, frozen=True):
    """Technologies are everybody's."""

    form = "share"


@cache
def happening(text: str) -> Happening:
    """An event in its own words."""
    found = Happening.parse(text)
    for item in found.effects:
        effect(item)
    return found
