"""The trajectories in a picture of Space Alert, with the threats on them (SA-1.13)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from quarterdeck.games.space_alert.content.pack import Track, pack
from quarterdeck.games.space_alert.content.ship import TRAJECTORIES
from quarterdeck.kernel.picture import BAD, EDGE, HUES, LINE, PANEL, label, tag, token

if TYPE_CHECKING:
    from quarterdeck.kernel.words import Words

View = dict[str, Any]
LEFT, COLUMN, GAP = 16, 188, 6
TOP, SQUARE, SQUARES = 60, 13, 16
"""Where trajectories begin, the height of a square, and how many the longest has."""
BELOW = TOP + SQUARE * SQUARES
"""Where they end, next to the ship."""


def across(zone: int) -> int:
    return LEFT + zone * (COLUMN + GAP)


def _down(square: int) -> int:
    """Z lies next to the ship, so all zones are aligned there."""
    return TOP + SQUARE * (SQUARES - square)


def columns(view: View, words: "Words") -> Iterator[str]:
    tracks = pack(view["setting"]["pack"]).tracks
    for zone, name in enumerate(TRAJECTORIES):
        hue = HUES.get(name, HUES["grey"])
        yield label(across(zone) + 34, TOP - 6, f"{words.text(f'zone-{name}')} {view['tracks'][zone]}", fill=hue)
        yield from _track(zone, tracks[view["tracks"][zone]], hue)
        coming = [threat for threat in view["threats"] if threat["zone"] == zone]
        yield from _threats(zone, tracks[view["tracks"][zone]], coming, words)


def _track(zone: int, track: Track, hue: str) -> Iterator[str]:
    for square in range(1, track.start + 1):
        letter, x, y = track.letters[square], across(zone), _down(square)
        edge = hue if letter else LINE
        yield tag("rect", x=x, y=y, width=26, height=SQUARE - 2, rx=2, fill=PANEL, stroke=edge)
        yield label(x + 13, y + 9, letter, text_anchor="middle", font_size=10, fill=hue)


def _threats(zone: int, track: Track, coming: list[View], words: "Words") -> Iterator[str]:
    """Those on the way or announced, each with a line from its square to its name."""
    shown = [threat for threat in coming if threat["status"] in ("waiting", "on_track")]
    free = float(TOP)
    for threat in sorted(shown, key=lambda threat: (-threat["square"], threat["number"])):
        on_track = threat["status"] == "on_track"
        at = _down(threat["square"] if on_track else track.start) + SQUARE / 2 - 1
        free = max(free, at)
        if on_track:
            yield tag("path", d=f"M{across(zone) + 13} {at}L{across(zone) + 42} {free}", stroke=BAD, stroke_width=2)
            yield tag("circle", cx=across(zone) + 13, cy=at, r=4, fill=BAD)
        yield token(across(zone) + 46, free, threat["number"], BAD if on_track else EDGE, 8)
        name = words.text(f"threat-{threat['code']}") + (f" {threat['damage']}/{threat['hits']}" if on_track else "")
        yield label(across(zone) + 58, free + 4, name, font_size=11)
        free += 18


def finished(threat: View, words: "Words") -> str:
    about = {"threat": threat["code"], "n": threat["number"], "zone": TRAJECTORIES[threat["zone"]]}
    counts = {"square": threat["square"], "damage": threat["damage"], "hits": threat["hits"]}
    return words.text(f"describe-threat-{threat['status']}", {**about, **counts})
