"""A picture of a table of Space Alert for notebooks: trajectories with threats, the ship with its crew, the plans."""

from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from quarterdeck.games.space_alert import cards
from quarterdeck.games.space_alert.pack import Track, pack
from quarterdeck.games.space_alert.ship import INTERNAL, PHASE_OF, SLOTS, SPACE, STATIONS, TRAJECTORIES, ZONES
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
WIDE, LEFT, COLUMN, GAP = 800, 16, 188, 6
TOP, SQUARE, SQUARES = 60, 13, 16
"""Where trajectories begin, the height of a square, and how many the longest has."""
SHIP = TOP + SQUARE * SQUARES + 14
DECK, ROW = 66, 24
PLANS = SHIP + 2 * DECK + 56


def picture(view: View, words: "Words") -> str:
    """The table as one seat or a spectator sees it."""
    rows = len(view["crew"])
    done = [_finished(threat, words) for threat in view["threats"] if threat["status"] in ("destroyed", "survived")]
    high = PLANS + rows * ROW + 16 * len(done) + 12
    parts = [_head(view), *_columns(view, words), *_ship(view, words), *_supplies(view, words), *_plans(view, words)]
    below = PLANS + rows * ROW + 6
    parts += [label(LEFT, below + 16 * number, line, fill=SOFT) for number, line in enumerate(done)]
    return drawing(WIDE, high, "Space Alert", parts)


def _head(view: View) -> str:
    """Mission if it is known, then the clock or the turn, then how it ended."""
    time = f"T+{view['turn']}" if view["turn"] else f"{int(view['now']) // 60}:{int(view['now']) % 60:02}"
    facts = ["Space Alert", view.get("script_code", ""), time, view["outcome"]]
    return label(LEFT, 24, " · ".join(filter(None, facts)), fill=BRASS, font_size=15, font_weight="bold")


def _x(zone: int) -> int:
    return LEFT + zone * (COLUMN + GAP)


def _y(square: int) -> int:
    """Z lies next to the ship, so all zones are aligned there."""
    return TOP + SQUARE * (SQUARES - square)


# Trajectories


def _columns(view: View, words: "Words") -> Iterator[str]:
    tracks = pack(view["setting"]["pack"]).tracks
    for zone, name in enumerate(TRAJECTORIES):
        hue = HUES.get(name, HUES["grey"])
        yield label(_x(zone) + 34, TOP - 6, f"{words.text(f'zone-{name}')} {view['tracks'][zone]}", fill=hue)
        yield from _track(zone, tracks[view["tracks"][zone]], hue)
        coming = [threat for threat in view["threats"] if threat["zone"] == zone]
        yield from _threats(zone, tracks[view["tracks"][zone]], coming, words)


def _track(zone: int, track: Track, hue: str) -> Iterator[str]:
    for square in range(1, track.start + 1):
        letter, x, y = track.letters[square], _x(zone), _y(square)
        edge = hue if letter else LINE
        yield tag("rect", x=x, y=y, width=26, height=SQUARE - 2, rx=2, fill=PANEL, stroke=edge)
        yield label(x + 13, y + 9, letter, text_anchor="middle", font_size=10, fill=hue)


def _threats(zone: int, track: Track, coming: list[View], words: "Words") -> Iterator[str]:
    """Those on the way or announced, each with a line from its square to its name."""
    shown = [threat for threat in coming if threat["status"] in ("waiting", "on_track")]
    free = float(TOP)
    for threat in sorted(shown, key=lambda threat: (-threat["square"], threat["number"])):
        on_track = threat["status"] == "on_track"
        at = _y(threat["square"] if on_track else track.start) + SQUARE / 2 - 1
        free = max(free, at)
        if on_track:
            yield tag("path", d=f"M{_x(zone) + 13} {at}L{_x(zone) + 42} {free}", stroke=BAD, stroke_width=2)
            yield tag("circle", cx=_x(zone) + 13, cy=at, r=4, fill=BAD)
        yield token(_x(zone) + 46, free, threat["number"], BAD if on_track else EDGE, 8)
        name = words.text(f"threat-{threat['code']}") + (f" {threat['damage']}/{threat['hits']}" if on_track else "")
        yield label(_x(zone) + 58, free + 4, name, font_size=11)
        free += 18


def _finished(threat: View, words: "Words") -> str:
    about = {"threat": threat["code"], "n": threat["number"], "zone": TRAJECTORIES[threat["zone"]]}
    counts = {"square": threat["square"], "damage": threat["damage"], "hits": threat["hits"]}
    return words.text(f"describe-threat-{threat['status']}", {**about, **counts})


# The ship


def _ship(view: View, words: "Words") -> Iterator[str]:
    for station, name in enumerate(STATIONS):
        yield from _station(view, words, station, name)
    for zone in range(len(ZONES)):
        tiles = ", ".join(words.text(f"tile-{tile}") for tile in view["ship"]["tiles"][zone])
        for row, line in enumerate(wrap(tiles, 36)):
            yield label(_x(zone), SHIP + 2 * DECK + 14 + 13 * row, line, fill=BAD, font_size=11)


def _station(view: View, words: "Words", station: int, name: str) -> Iterator[str]:
    zone, deck = station % len(ZONES), station // len(ZONES)
    x, y = _x(zone), SHIP + deck * DECK
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
        yield label(_x(INTERNAL), SHIP + 16 + 15 * row, line, fill=SOFT, font_size=11)
    if any(member["station"] == SPACE for member in view["crew"]):
        yield label(_x(INTERNAL), SHIP + DECK + 30, words.text("place-space"), fill=SOFT, font_size=11)
        yield from _figures(view, SPACE, _x(INTERNAL) + 100, SHIP + DECK + 26)


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
