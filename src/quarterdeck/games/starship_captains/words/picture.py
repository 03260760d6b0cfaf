"""A picture of a table of Starship Captains for notebooks: the map with ships and pirates, and a line per captain."""

from collections.abc import Iterator
from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from quarterdeck.games.starship_captains.content.pack import Route, pack
from quarterdeck.games.starship_captains.words.describe import captain_line, round_line
from quarterdeck.kernel.picture import (
    BRASS,
    EDGE,
    FONT,
    HUES,
    INK,
    PANEL,
    PAPER,
    SEATS,
    SOFT,
    drawing,
    label,
    tag,
    token,
)

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]
WIDE, HIGH, EDGES = 700, 560, (70, 34)
NODE = 13
LINES: dict[str, dict[str, Any]] = {"green": {}, "yellow": {"stroke_dasharray": "9 6"}, "purple": {"stroke_width": 6}}
"""A route's colour is also a style of line."""


def picture(view: View, words: "Words") -> str:
    """The table as one seat or a spectator sees it."""
    chart = pack(view["setting"]["pack"]).maps[view["map"]]
    spots = {place: _spot(*at) for place, at in chart.places.items()}
    parts = [part for route in chart.routes.values() for part in _route(route, spots)]
    parts += [part for place, spot in spots.items() for part in _place(view, place, *spot)]
    parts += [part for place, spot in spots.items() for part in _names(view, words, place, *spot)]
    parts += [part for route in chart.routes.values() for part in _pirate(view, route, spots)]
    return tag(
        "div", drawing(WIDE, HIGH, "Starship Captains", parts) + _captains(view, words), style=f"font-family:{FONT}"
    )


def _spot(across: float, down: float) -> tuple[float, float]:
    side, top = EDGES
    return side + across * (WIDE - 2 * side), top + down * (HIGH - 2 * top - 34)


def _route(route: Route, spots: dict[str, tuple[float, float]]) -> Iterator[str]:
    (x1, y1), (x2, y2) = (spots[end] for end in route.ends)
    ends: dict[str, Any] = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
    yield tag("line", **ends, stroke=HUES[route.colour], **{"stroke_width": 3, **LINES[route.colour]})
    if route.colour == "purple":
        yield tag("line", **ends, stroke=PAPER, stroke_width=2)


def _pirate(view: View, route: Route, spots: dict[str, tuple[float, float]]) -> Iterator[str]:
    """A pirate on its route, nearer to the lower end, as names stand below places."""
    if route.id not in view["routes"]:
        return
    (x1, y1), (x2, y2) = sorted((spots[end] for end in route.ends), key=lambda spot: spot[1])
    x, y, hue = 0.4 * x1 + 0.6 * x2, 0.4 * y1 + 0.6 * y2, HUES[view["routes"][route.id].split("-")[0]]
    yield tag("path", d=f"M{x} {y - 11}l10 18h-20z", fill=hue, stroke=PAPER, stroke_width=2)
    yield label(x, y + 4, "!", fill=PAPER, text_anchor="middle", font_weight="bold")


def _place(view: View, place: str, x: float, y: float) -> Iterator[str]:
    """A station is a square, a planet a disc; with a mission it is bright, without one it shows its number."""
    holder = view["holders"].get(place)
    edge = SEATS[holder] if holder is not None else BRASS if place in view["planets"] else EDGE
    if place in view["stations"]:
        yield _station(HUES.get(view["stations"][place], HUES["white"]), x, y)
    else:
        yield tag("circle", cx=x, cy=y, r=NODE, fill=PANEL, stroke=edge, stroke_width=3)
    if place in view["numbers"]:
        yield label(x, y + 4, str(view["numbers"][place]), text_anchor="middle", fill=SOFT)
    yield from _ships(view, place, x, y)


def _station(hue: str, x: float, y: float) -> str:
    square: dict[str, Any] = {"x": x - NODE, "y": y - NODE, "width": 2 * NODE, "height": 2 * NODE, "rx": 4}
    return tag("rect", **square, fill=PANEL, stroke=hue, stroke_width=3)


def _names(view: View, words: "Words", place: str, x: float, y: float) -> Iterator[str]:
    """What a place is called, and the mission on it; written last, so that no line crosses them."""
    mission = str(words.spell("mission", view["planets"][place])) if place in view["planets"] else ""
    style: dict[str, Any] = {"text_anchor": "middle", "stroke": PAPER, "stroke_width": 4, "paint_order": "stroke"}
    yield label(x, y + NODE + 12, str(words.spell("place", place)), font_size=10, **{**style, "fill": SOFT})
    for row, line in enumerate(wrap(mission, 18)):
        yield label(x, y + NODE + 24 + 12 * row, line, font_size=11, **style)


def _ships(view: View, place: str, x: float, y: float) -> Iterator[str]:
    here = [captain["seat"] for captain in view["captains"] if captain["at"] == place]
    for step, seat in enumerate(here):
        yield token(x + 16 - 14 * step, y - 14, seat + 1, SEATS[seat])
    if view["shadow"] and view["shadow"]["at"] == place:
        yield tag("circle", cx=x + 16 - 14 * len(here), cy=y - 14, r=8, fill=PAPER, stroke=INK, stroke_width=2)


def _captains(view: View, words: "Words") -> str:
    """The round, and what each captain has; whose turn it is stands out."""
    active = view["active"] if "asked" in view else None
    lines = [tag("p", escape(round_line(view, words)), style="margin:.4em 0")]
    for captain in view["captains"]:
        seat = captain["seat"]
        mark = tag("b", f"{seat + 1}", style=f"background:{SEATS[seat]};color:{PAPER};padding:0 .5em;border-radius:1em")
        said = escape(captain_line(captain, words))
        weight = "bold" if seat == active else "normal"
        lines.append(tag("p", f"{mark} {said}", style=f"margin:.2em 0;max-width:{WIDE}px;font-weight:{weight}"))
    return "".join(lines)
