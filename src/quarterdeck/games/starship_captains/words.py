"""Words of Starship Captains that need code: routes, pirates, cards and prices."""

from typing import TYPE_CHECKING, Any

from quarterdeck.games.starship_captains.card_words import cost_text, effect_text, side_text
from quarterdeck.games.starship_captains.pack import pack
from quarterdeck.games.starship_captains.state import SHADOW

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
        return cost_text(words, value)
    if name in ITEMS:
        return effect_text(words, value)
    if name == "sides":
        return words.text("side-of-choice", {"text": side_text(words, value)})
    return None


def _route(words: "Words", route: str) -> str:
    """`s4` is a route of the small side of the board, `l4` one of the large side."""
    chart = pack("base").maps["small" if route.startswith("s") else "large"]
    one, other = chart.routes[route].ends
    ends = {"from": words.spell("place", one), "onward": words.spell("place", other)}
    return words.text("route-between", {"colour": chart.routes[route].colour, **ends})
