"""Action cards (SA-1.17, SA-1.18): two halves, one of them on top. `A/<` lies with A on top, `</A` with the arrow."""

from functools import cache

from quarterdeck.games.space_alert.content.ship import STATIONS

ACTIONS = ("A", "B", "C", "X", "HA", "HB", "HX")
MOVES = ("<", ">", "^", *(f"H:{station}" for station in STATIONS))
SYMBOLS = (*ACTIONS, *MOVES)


@cache
def top(card: str) -> str:
    """The half that counts (SA-3.1.4). A bare symbol is a card of which only the top is known."""
    shown, _, meant = card.partition("!")
    return meant or shown.partition("/")[0]


@cache
def turned(card: str) -> str:
    """The same card the other way up."""
    upper, _, lower = card.partition("!")[0].partition("/")
    return f"{lower}/{upper}" if lower else upper


def meant(card: str, symbol: str) -> str:
    """A card of which its owner said what was meant (SA-4.3.6): `</A!>` lies as `</A` and does `>`."""
    return f"{card.partition('!')[0]}!{symbol}"


@cache
def face(card: str) -> str:
    """The card as it lies in a hand: action half first."""
    bare = card.partition("!")[0]
    return bare if top(bare) in ACTIONS else turned(bare)


@cache
def back(card: str) -> str:
    """All that the back shows: whether an action or a movement is on top (SA-3.1.7)."""
    return "action" if top(card) in ACTIONS else "movement"


@cache
def laid_like(card: str, other: str) -> str:
    """A card, laid so that its back shows the same as the other's."""
    return card if back(card) == back(other) else turned(card)


@cache
def is_heroic(card: str) -> bool:
    return card.startswith("H") or "/H" in card
