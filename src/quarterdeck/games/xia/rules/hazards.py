"""Hazards: the steps that NPCs avoid, collected sector by sector (XIA-30.4.1, XIA-30.4.6, XIA-D52)."""

from collections import defaultdict
from functools import cache, lru_cache
from typing import NamedTuple

from quarterdeck.games.xia.content.sectors import RADIUS
from quarterdeck.games.xia.rules.chart import PIECES, Chart, chart
from quarterdeck.games.xia.rules.grids import Grid
from quarterdeck.games.xia.rules.hexes import coordinates, hex_at, neighbours
from quarterdeck.games.xia.rules.nets import Hurdles
from quarterdeck.games.xia.rules.terrain import HURDLES, LAWFUL_ENTRANCE, TWO_SHIELDS, UNEXPLORED

SHIELD, DEBRIS, ASTEROID, STEP = 10**9, 10**6, 10**3, 1
"""What an NPC minimises, one after the other: shields crossed, debris entered, asteroids entered, steps (XIA-D52)."""
HAZARDS = {"shield": SHIELD, "debris": DEBRIS, "asteroid": ASTEROID}
AVOIDED = UNEXPLORED + sum(HURDLES.values()) - HURDLES["nebula"]
"""What NPCs avoid; nebulas do not affect them (XIA-30.4.1, XIA-30.4.2)."""
Steps = defaultdict[int, list[int]]
"""For each price and side the hexes from which a step over that side costs so much, as bits."""


class Hazard(NamedTuple):
    """Steps that cost NPCs the same because of a hazard."""

    price: int
    steps: Grid
    onto: int
    """The hexes onto which they lead."""


def never(outlaw: bool) -> int:
    """What no NPC ever flies over, however long the detour (XIA-D11, XIA-24.1.5)."""
    return UNEXPLORED | HURDLES["star"] | (LAWFUL_ENTRANCE if outlaw else 0)


@cache
def prices(hurdles: Hurdles, closed: int) -> tuple[tuple[int, int], ...]:
    """The sides of a hex that an NPC would get over, each with what the step costs."""
    return tuple([(side, price_of(hurdle)) for side, hurdle in enumerate(hurdles) if not hurdle & closed])


@cache
def price_of(hurdle: int) -> int:
    """What a step over these hurdles costs an NPC; a second shield costs as much as the first."""
    hazards = [price for border, price in HAZARDS.items() if hurdle & HURDLES[border]]
    return STEP + sum(hazards) + (SHIELD if hurdle == TWO_SHIELDS else 0)


def hazards_of(laid: Chart, grid: Grid, outlaw: bool) -> list[Hazard]:
    """The steps of a chart over hazards, as bits of its grids; the most expensive first.

    Those that NPCs never make are left out.
    """
    return laid.kept(("hazards", outlaw), lambda: _hazards(laid, grid, never(outlaw)))


def _hazards(laid: Chart, grid: Grid, closed: int) -> list[Hazard]:
    content, found = laid.content_name, Steps(_no_steps)
    for sector, centre in laid.centres.items():
        turned = laid.turned[sector]
        corner = grid.bit(centre).bit_length() - 1 - RADIUS * (grid.height + 1)
        for price, side, bits in _inside(content, sector, turned, closed, grid.height):
            found[price][side] |= bits << corner
        for place, side, beyond in _hazards_on_rim(content, sector, turned, centre):
            if beyond in laid.hurdles:
                _add(found, grid, closed, laid.hurdles[place][side], place, side)
                _add(found, grid, closed, laid.hurdles[beyond][side - 3], beyond, side - 3)
    grids = [(price, grid.with_sides(tuple(found[price]))) for price in sorted(found, reverse=True)]
    return [Hazard(price, steps, steps.after()) for price, steps in grids]


def _no_steps() -> list[int]:
    return [0] * 6


def _add(found: Steps, grid: Grid, closed: int, hurdle: int, place: str, side: int) -> None:
    """Add a step from a hex, if it leads over a hazard and is ever made."""
    if hurdle & AVOIDED and not hurdle & closed:
        found[price_of(hurdle)][side] |= grid.bit(place)


@lru_cache(maxsize=PIECES)
def _inside(content: str, sector: str, turned: bool, closed: int, height: int) -> tuple[tuple[int, int, int], ...]:
    """The steps over hazards between the hexes of one sector: for each price and side the bits of the hexes."""
    found, grid = Steps(_no_steps), Grid(height, -RADIUS, -RADIUS, 0, (), 0)
    for place, hurdles in _alone(content, sector, turned).hurdles.items():
        for side, hurdle in enumerate(hurdles):
            _add(found, grid, closed, hurdle, place, side)
    return tuple([(price, side, bits) for price, sides in found.items() for side, bits in enumerate(sides) if bits])


@lru_cache(maxsize=PIECES)
def _hazards_on_rim(content: str, sector: str, turned: bool, centre: str) -> tuple[tuple[str, int, str], ...]:
    """The hazards that a sector has on its rim: hexes, sides and the hexes beyond."""
    alone, (q, r) = _alone(content, sector, turned), coordinates(centre)
    there = [(place, hex_at(q + x, r + y)) for place in alone.rim for x, y in [coordinates(place)]]
    return tuple([
        (moved, side, neighbours(moved)[side])
        for place, moved in there
        for side in range(6)
        if alone.borders[place][side] in HAZARDS and alone.hurdles[place][side] & UNEXPLORED
    ])  # fmt: skip


def _alone(content: str, sector: str, turned: bool) -> Chart:
    """The map of one sector in the middle."""
    return chart(content, (f"{sector} 0,0{' turned' if turned else ''}",))
