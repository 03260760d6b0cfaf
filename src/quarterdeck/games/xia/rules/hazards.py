"""Hazards: the steps that NPCs avoid, collected sector by sector (XIA-30.4.1, XIA-30.4.6, XIA-D52)."""

from collections import defaultdict
from functools import cache, lru_cache
from typing import NamedTuple

from quarterdeck.games.xia.content.sectors import RADIUS
from quarterdeck.games.xia.rules.chart import PIECES, Chart, chart
from quarterdeck.games.xia.rules.grids import Grid
from quarterdeck.games.xia.rules.nets import Hurdles
from quarterdeck.games.xia.rules.pieces import Laid
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
    def with_more(known: dict[int, Grid], news: list[Laid]) -> dict[int, Grid]:
        return _joined(laid, grid, closed, known, news)

    found = laid.grown(("hazards", closed), lambda: with_more({}, laid.laid), with_more)
    return [Hazard(price, found[price], found[price].after()) for price in sorted(found, reverse=True)]


def _joined(laid: Chart, grid: Grid, closed: int, known: dict[int, Grid], news: list[Laid]) -> dict[int, Grid]:
    """The steps over hazards by price: those of a smaller map, and those in and beside the sectors laid out since."""
    content, cells, found = laid.content_name, laid.cells, Steps(_no_steps)
    found.update({price: steps.on(laid, steps.sides) for price, steps in known.items()})
    for new in news:
        corner = grid.corner(new.centre)
        for price, side, bits in _inside(content, new.sector, new.turned, closed, grid.height):
            found[price][side] |= bits << corner
        for side, one, other in new.joints:
            for place, way in ((one, side), (other, side - 3)):
                hurdle = cells[place].hurdles[way]
                if hurdle & AVOIDED and not hurdle & closed:
                    found[price_of(hurdle)][way] |= grid.bit(place)
    return {price: grid.with_sides(tuple(sides)) for price, sides in found.items()}


def _no_steps() -> list[int]:
    return [0] * 6


@lru_cache(maxsize=PIECES)
def _inside(content: str, sector: str, turned: bool, closed: int, height: int) -> tuple[tuple[int, int, int], ...]:
    """The steps over hazards between the hexes of one sector: for each price and side the bits of the hexes."""
    found, grid = Steps(_no_steps), Grid(height, -RADIUS, -RADIUS, 0)
    for place, cell in _alone(content, sector, turned).cells.items():
        for side, hurdle in enumerate(cell.hurdles):
            if hurdle & AVOIDED and not hurdle & closed:
                found[price_of(hurdle)][side] |= grid.bit(place)
    return tuple([(price, side, bits) for price, sides in found.items() for side, bits in enumerate(sides) if bits])


def _alone(content: str, sector: str, turned: bool) -> Chart:
    """The map of one sector in the middle."""
    return chart(content, (f"{sector} 0,0{' turned' if turned else ''}",))
