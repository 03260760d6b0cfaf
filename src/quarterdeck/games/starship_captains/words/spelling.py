"""Words of Starship Captains that need code: routes, pirates, cards and prices."""

from typing import TYPE_CHECKING, Any

from quarterdeck.games.starship_captains.content.pack import PACKS, Pack, Route, pack
from quarterdeck.games.starship_captains.content.vocabulary import items
from quarterdeck.games.starship_captains.rules.rooms import BASIC
from quarterdeck.games.starship_captains.rules.setup import PIRATES
from quarterdeck.games.starship_captains.rules.turn import TILES
from quarterdeck.games.starship_captains.state import SHADOW
from quarterdeck.games.starship_captains.words.card_words import cost_text, effect_text, row_text, side_text

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

CARDS = ("card", "cards", "mission", "event", "coin")
COSTS = ("price", "what")
ITEMS = ("benefit", "effects")
ROUND_GAINS = ("medal", "cadet")
"""What the round track gives (SC-15.8)."""


def spell(words: "Words", name: str, value: Any) -> str | None:
    """An argument in words, or None if it is plain; `route_loc` is a route in the locative."""
    if name == "seat":
        return words.text("captain-shadow") if value == SHADOW else None
    name, _, case = name.partition("_")
    if name == "route":
        return _route(words, _route_called(value), case)
    if name == "pirate":
        colour, _, reward = value.partition("-")
        return words.text("pirate-token", {"colour": colour, "reward": reward})
    if name == "where":
        return words.text("where-slot", {"slot": int(value)}, case)
    if name == "room":
        return words.text("room-technology", {"card": value}, case)
    if name in CARDS and words.has(f"name-{value}"):
        return words.text(f"name-{value}")
    if name in COSTS:
        return cost_text(words, value)
    if name in ITEMS:
        return effect_text(words, value)
    if name == "chosen":
        text = side_text(words, value)
        return text[:1].upper() + text[1:]
    if name == "sides":
        return words.text("side-of-choice", {"text": side_text(words, value)})
    return None


def _route_called(name: str) -> Route:
    """A route of the base game, or of another pack that is loaded: messages do not say which pack they are about."""
    contents = (pack(), *PACKS.loaded.values())
    return next(chart.routes[name] for content in contents for chart in content.maps.values() if name in chart.routes)


def _route(words: "Words", route: Route, case: str = "") -> str:
    """The green route between two places."""
    one, other = route.ends
    ends = {"from": words.spell("place", one), "onward": words.spell("place", other)}
    return words.text("route-between", {"colour": route.colour, **ends}, case)


def names(words: "Words", name: str) -> dict[str, str]:
    """Routes, pirates, slots and printed rows of effects, which are called by what is on them."""
    content = pack(name)
    routes = {name: route for chart in content.maps.values() for name, route in chart.routes.items()}
    found = {f"route-{name}": _route(words, route) for name, route in sorted(routes.items())}
    found |= {f"pirate-{pirate}": str(words.spell("pirate", pirate)) for pirate in sorted(set(PIRATES))}
    found |= {f"where-{slot}": str(words.spell("where", str(slot))) for slot in range(1, 7)}
    return found | {f"row-{', '.join(row)}": row_text(words, row) for row in _rows(content)}


def _rows(content: Pack) -> list[tuple[str, ...]]:
    """Every row of effects that a board shows outside of a card's text."""
    return [
        *(tuple(row) for _, row in BASIC.values()),
        *(tuple(row) for row in TILES.values()),
        *((gain,) for gain in ROUND_GAINS),
        *(row for track in content.tracks.values() for row in track.values()),
        *(items(row) for mission in content.missions.values() for _, row in mission.rows),
    ]
