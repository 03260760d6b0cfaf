"""A picture of a table of Space Alert for notebooks: trajectories with threats, the ship with its crew, the plans."""

from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from quarterdeck.games.space_alert.content import cards
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.ship import INTERNAL, PHASE_OF, SLOTS, SPACE, STATIONS, ZONES
from quarterdeck.games.space_alert.words.picture_tracks import BELOW, COLUMN, LEFT, across, columns, finished
from quarterdeck.kernel.picture import (
    BAD,
    BRASS,
    EDGE,
    HUES,
    INK,
    LINE,
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
WIDE = 800
SHIP = BELOW + 14
DECK, ROW = 66, 24
PLANS = SHIP + 2 * DECK + 56


def picture(view: View, words: "Words") -> str:
    """The table as one seat or a spectator sees it."""
    rows = len(view["crew"])
    done = [finished(threat, words) for threat in view["threats"] if threat["status"] in ("destroyed", "survived")]
    high = PLANS + rows * ROW + 16 * len(done) + 12
    parts = [_head(view), *columns(view, words), *_ship(view, words), *_supplies(view, words), *_plans(view, words)]
    below = PLANS + rows * ROW + 6
    parts += [label(LEFT, below + 16 * number, line, fill=SOFT) for number, line in enumerate(done)]
    return drawing(WIDE, high, "Space Alert", parts)


def _head(view: View) -> str:
    """Mission if it is known, then the clock or the turn, then how it ended."""
    time = f"T+{view['turn']}" if view["turn"] else f"{int(view['now']) // 60}:{int(view['now']) % 60:02}"
    facts = ["Space Alert", view.get("script_code", ""), time, view["outcome"]]
    return label(LEFT, 24, " · ".join(filter(None, facts)), fill=BRASS, font_size=15, font_weight="bold")


# The ship


def _ship(view: View, words: "Words") -> Iterator[str]:
    for station, name in enumerate(STATIONS):
        yield from _station(view, words, station, name)
    for zone in range(len(ZONES)):
        tiles = ", ".join(words.text(f"tile-{tile}") for tile in view["ship"]["tiles"][zone])
        for row, line in enumerate(wrap(tiles, 36)):
            yield label(across(zone), SHIP + 2 * DECK + 14 + 13 * row, line, fill=BAD, font_size=11)


def _station(view: View, words: "Words", station: int, name: str) -> Iterator[str]:
    zone, deck = station % len(ZONES), station // len(ZONES)
    x, y = across(zone), SHIP + deck * DECK
    yield tag("rect", x=x, y=y, width=COLUMN, height=DECK - 6, rx=5, fill=PANEL, stroke=HUES[ZONES[zone]])
    yield label(x + 8, y + 16, words.text(f"station-{name}"), fill=SOFT, font_size=11)
    source = "reactors" if deck else "shields"
    system = words.text(f"tile-{source[:-1]}")
    held, damaged = view["ship"][source][zone], source[:-1] in view["ship"]["tiles"][zone]
    most = pack(view["setting"]["pack"]).capacity(source, zone, damaged)
    yield label(x + 8, y + DECK - 14, f"{system} {'●' * held}{'○' * (most - held)}", font_size=11)
    yield from _figures(view, station, x + COLUMN - 14, y + DECK - 18)


def _figures(view: View, place: int, x: float, y: float) -> Iterator[str]:
    """Who is somewhere, from the right; a ring for whoever leads battlebots, a dashed edge for the knocked out."""
    leaders = {squad["leader"] for squad in view["squads"] if not squad["disabled"]}
    here = [(number, member) for number, member in enumerate(view["crew"]) if member["station"] == place]
    for step, (number, member) in enumerate(here):
        spot, down = x - 22 * step, member["knocked_out"]
        yield token(spot, y, number + 1, EDGE if down else _hue(member))
        if number in leaders:
            yield tag("circle", cx=spot, cy=y, r=11, fill="none", stroke=BRASS, stroke_width=2)
    for squad in view["squads"]:
        if squad["home"] == place and squad["leader"] is None and squad["on_board"]:
            yield tag("rect", x=x - 6, y=y - 30, width=12, height=12, rx=3, fill="none", stroke=BRASS, stroke_width=2)


def _hue(member: View) -> str:
    return HUES["grey"] if member["seat"] < 0 else SEATS[member["seat"]]


def _supplies(view: View, words: "Words") -> Iterator[str]:
    ship = view["ship"]
    counts = {"track": view["tracks"][INTERNAL], "capsules": ship["capsules"], "rockets": ship["rockets"]}
    for row, line in enumerate(wrap(words.text("describe-supplies-short", counts), 30)):
        yield label(across(INTERNAL), SHIP + 16 + 15 * row, line, fill=SOFT, font_size=11)
    if any(member["station"] == SPACE for member in view["crew"]):
        yield label(across(INTERNAL), SHIP + DECK + 30, words.text("place-space"), fill=SOFT, font_size=11)
        yield from _figures(view, SPACE, across(INTERNAL) + 100, SHIP + DECK + 26)


# The plans


def _plans(view: View, words: "Words") -> Iterator[str]:
    for number, member in enumerate(view["crew"]):
        y = PLANS + number * ROW
        yield token(LEFT + 10, y, number + 1, _hue(member))
        for slot in range(1, SLOTS + 1):
            yield from _slot(member["plan"][slot] if member["plan"] else None, slot, y, slot == view["turn"])


def _slot(card: str | None, slot: int, y: float, now: bool) -> Iterator[str]:
    x = LEFT + 34 + slot * 54 - 54 + 12 * PHASE_OF[slot]
    edge = BRASS if now else LINE
    yield tag("rect", x=x, y=y - 10, width=50, height=20, rx=3, fill=PANEL if card else PAPER, stroke=edge)
    if card is not None:
        mark = "?" if card in ("action", "movement") else _symbol(cards.top(card))
        yield label(x + 25, y + 4, mark, text_anchor="middle", fill=SOFT if mark == "?" else INK)


def _symbol(top: str) -> str:
    """The upper half of a card; a heroic move as deck and zone: `H ↑red`."""
    if not top.startswith("H:"):
        return top
    deck, _, zone = top[2:].partition("_")
    return f"H {'↑' if deck == 'upper' else '↓'}{zone}"
