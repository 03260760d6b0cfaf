"""What lies in the middle of the table in words: map, tracks, events, cards and decks."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from quarterdeck.games.starship_captains.content.pack import pack
from quarterdeck.games.starship_captains.rules.diplomacy import EVENT_SPACE
from quarterdeck.games.starship_captains.state import HOME, OUT, SHADOW
from quarterdeck.games.starship_captains.words.card_words import action_text, card_text, edge_text, row_text

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]


def map_lines(view: View, words: "Words") -> list[str]:
    """Every location with what lies there and where its routes lead."""
    lines = []
    for place in pack(view["setting"]["pack"]).maps[view["map"]].places:
        lines += [place_text(view, words, place), f"    {routes_text(view, words, place)}"]
        lines += card_lines(view, words, [view["planets"][place]] if place in view["planets"] else [])
    return lines


def place_text(view: View, words: "Words", place: str) -> str:
    there = [*_lying_at(view, words, place)]
    ships = [captain["seat"] for captain in view["captains"] if captain["at"] == place]
    ships += [SHADOW] if view["shadow"] and view["shadow"]["at"] == place else []
    if ships:
        there.append(words.text("describe-ships", {"all": ", ".join(str(words.spell("seat", ship)) for ship in ships)}))
    if place in view["holders"]:
        there.append(words.text("describe-reserved", {"seat": view["holders"][place]}))
    return words.text("describe-place", {"place": place, "there": "; ".join(there) or words.text("nothing")})


def _lying_at(view: View, words: "Words", place: str) -> Iterable[str]:
    """The mission, station or number of a location, and a token of an event."""
    if place in view["planets"]:
        yield words.text("describe-mission", {"mission": view["planets"][place]})
    if place in view["numbers"]:
        yield from _number_texts(view, words, view["numbers"][place])
    if place in view["stations"]:
        yield from _station_texts(view, words, place)
    for token in view["tokens"].get(place, ()):
        yield words.text("describe-token", {"kind": "medal" if token == "medal" else "pirate"})


def _number_texts(view: View, words: "Words", number: int) -> Iterable[str]:
    down = "describe-number-down" if number in view["face_down"] else "describe-number"
    yield words.text(down, {"number": number})
    if view["numbers"].get(view["next_mission"]) == number:  # SC-R5
        yield words.text("describe-next")


def _station_texts(view: View, words: "Words", place: str) -> Iterable[str]:
    """A station, and whether its tile is there."""
    station = view["stations"][place]
    tile = view["tiles"][station]
    if place != HOME:
        yield words.text(f"station-{station}")
    where = "here" if tile == 0 else "gone" if tile == OUT else "away"
    yield words.text(f"describe-tile-{where}", {"round": tile})


def routes_text(view: View, words: "Words", place: str) -> str:
    chart, ways = pack(view["setting"]["pack"]).maps[view["map"]], []
    for route in chart.at[place]:
        way = {"colour": chart.routes[route].colour, "place": chart.other_end(route, place)}
        pirate = {"pirate": view["routes"][route]} if route in view["routes"] else {}
        ways.append(words.text("describe-route-pirate" if pirate else "describe-route", {**way, **pirate}))
    return words.text("describe-routes", {"ways": "; ".join(ways)})


def card_lines(view: View, words: "Words", names: Iterable[str]) -> list[str]:
    """Cards by name with all they say."""
    content, lines = pack(view["setting"]["pack"]), []
    for name in names:
        card = content.missions[name] if name in content.missions else content.technologies[name]
        lines += [f"    {words.spell('card', name)}", *(f"        {line}" for line in card_text(words, card))]
    return lines


def edges_lines(view: View, words: "Words", slots: list[str]) -> list[str]:
    """The symbols that are visible at each slot of a technology board, which new cards may match (SC-11.11)."""
    content, lines = pack(view["setting"]["pack"]), []
    for number, (there, printed) in enumerate(zip(slots, content.boards[view["board"]].edges, strict=True), 1):
        card = content.technologies.get(there)
        left, right = printed if card is None else (card.left, card.right)
        sides = {"left": edge_text(words, left), "right": edge_text(words, right)}
        lines.append("    " + words.text("describe-edges", {"slot": number, **sides}))
    return lines


def events_lines(view: View, words: "Words") -> list[str]:
    """The tracks with their bonus spaces, and the events on them."""
    content, lines = pack(view["setting"]["pack"]), []
    for side, event in zip(view["track_sides"], view["events"], strict=True):
        spaces = [f"{space} {row_text(words, row)}" for space, row in content.tracks[side].items()]
        lines.append(words.text("describe-track", {"track": side, "spaces": "; ".join(spaces)}))
        if event:
            lines.append("    " + words.text("describe-event", {"event": event, "space": EVENT_SPACE}))
            lines += [f"        {line}" for line in card_text(words, content.events[event])]
    return lines + card_lines(view, words, [*view["under_androids"], *view["shared"]])


def decks_line(view: View, words: "Words") -> str:
    """How much is left of everything (SC-R3), and the back of the top technology (SC-R32)."""
    piles = ("technologies", "omegas", "mission_deck", "artifacts", "pirates")
    return words.text("describe-decks", {"top": view["top_kind"] or "none", **{pile: view[pile] for pile in piles}})


def shadow_lines(view: View, words: "Words") -> list[str]:
    """The passenger and the action cards that were turned (SC-17)."""
    if not view["shadow"]:
        return []
    passenger = view["shadow"]["passenger"]
    card = pack(view["setting"]["pack"]).passengers[passenger]
    lines = [str(words.spell("card", passenger)), *(f"    {line}" for line in card_text(words, card))]
    turned = [line for action in view["shadow"]["turned"] for line in action_text(words, action)]
    return [*lines, words.text("describe-turned"), *(f"    {line}" for line in turned)] if turned else lines
