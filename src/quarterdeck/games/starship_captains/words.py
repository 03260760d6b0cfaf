"""Words of Starship Captains that need code: places, routes, pirates, cards, and what a card says."""

from typing import TYPE_CHECKING, Any

from quarterdeck.games.starship_captains.pack import pack
from quarterdeck.games.starship_captains.vocabulary import effect

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

CARDS = ("card", "cards", "mission", "event", "room", "coin")


def spell(words: "Words", name: str, value: Any) -> str | None:
    """An argument in words, or None if it is plain."""
    if name == "place":
        return words.text("place-planet", {"number": int(value[1:])}) if value[:1] == "p" else None
    if name == "route":
        return _route(words, value)
    if name == "pirate":
        colour, _, reward = value.partition("-")
        return words.text("pirate-token", {"colour": colour, "reward": reward})
    if name == "where":
        return words.text("where-slot", {"slot": int(value)})
    if name in CARDS and words.has(f"name-{value}"):
        return words.text(f"name-{value}")
    return None


def _route(words: "Words", route: str) -> str:
    """Routes have the same names on both sides of the board; `s4` is the small one's, `l4` the large one's."""
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
        sides = (card_text(words, tuple(side.split(" & "))) for side in item.split(" / "))
        return words.text("effect-choice", {"sides": words.text("effect-or").join(sides)})
    if one.word == "price":
        price, _, benefit = item[4:].partition(": ")
        what, _, count = price.partition(" ")
        paid = words.text(f"price-{what}", {"count": int(count or 1)})
        return words.text("effect-price", {"price": paid, "benefit": card_text(words, tuple(benefit.split(" & ")))})
    return words.text(f"effect-{one.word}", one.words())
