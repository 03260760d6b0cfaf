"""Words of Starship Captains that need code: routes, pirates, cards, prices, and what a card says."""

from typing import TYPE_CHECKING, Any

from quarterdeck.games.starship_captains.pack import pack
from quarterdeck.games.starship_captains.state import SHADOW
from quarterdeck.games.starship_captains.vocabulary import effect

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

CARDS = ("card", "cards", "mission", "event", "room", "coin")
COSTS = ("price", "what")
ITEMS = ("benefit", "effects")


def spell(words: "Words", name: str, value: Any) -> str | None:
    """An argument in words, or None if it is plain."""
    if name == "seat":
        return words.text("captain-shadow") if value == SHADOW else None
    if name == "route":
        return _route(words, value)
    if name == "pirate":
        colour, _, reward = value.partition("-")
        return words.text("pirate-token", {"colour": colour, "reward": reward})
    if name == "where":
        return words.text("where-slot", {"slot": int(value)})
    if name in CARDS and words.has(f"name-{value}"):
        return words.text(f"name-{value}")
    if name in COSTS:
        return _cost(words, value)
    if name in ITEMS:
        return effect_text(words, value)
    if name == "sides":
        return words.text("side-of-choice", {"text": _side(words, value)})
    return None


def _route(words: "Words", route: str) -> str:
    """`s4` is a route of the small side of the board, `l4` one of the large side."""
    chart = pack("base").maps["small" if route.startswith("s") else "large"]
    one, other = chart.routes[route].ends
    ends = {"from": words.spell("place", one), "onward": words.spell("place", other)}
    return words.text("route-between", {"colour": chart.routes[route].colour, **ends})


def card_text(words: "Words", items: tuple[str, ...]) -> str:
    """A row of effects in words: each says itself."""
    return ", ".join(effect_text(words, item) for item in items)


def effect_text(words: "Words", item: str) -> str:
    one = effect(item)
    if one.word == "choice":
        sides = (_side(words, side) for side in item.split(" / "))
        return words.text("effect-choice", {"either": words.text("effect-or").join(sides)})
    if one.word == "price":
        price, _, benefit = item[4:].partition(": ")
        return words.text("effect-price", {"cost": _cost(words, price), "gain": _side(words, benefit)})
    return words.text(f"effect-{one.word}", one.words())


def _side(words: "Words", side: str) -> str:
    """`medal & advance any 2` in words."""
    return card_text(words, tuple(side.split(" & ")))


def _cost(words: "Words", price: str) -> str:
    """`medal 2` in words."""
    what, _, count = price.partition(" ")
    return words.text(f"cost-{what}", {"count": int(count or 1)})
