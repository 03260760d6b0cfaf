"""The chart: the laid-out map, and all facts derived from it (XIA-20 to XIA-24).

A chart never changes. That of a longer list of sectors is built from the one without the last sector.
"""

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from threading import Lock
from typing import Any, TypeVar

from quarterdeck.games.xia.content.pack import Pack, pack
from quarterdeck.games.xia.content.sectors import RADIUS
from quarterdeck.games.xia.rules.grids import Grid
from quarterdeck.games.xia.rules.hexes import (
    LENGTHS,
    SIDES,
    coordinates,
    distance,
    hex_at,
    hex_number,
    neighbours,
    opposite,
    side_index,
)
from quarterdeck.games.xia.rules.layout import JOINED, Layout, in_the_middle, joined_places, laid_hex
from quarterdeck.games.xia.rules.nets import Net
from quarterdeck.games.xia.rules.pieces import Laid, site
from quarterdeck.games.xia.rules.terrain import Crossed, Crossing, between

__all__ = ["SIDES", "Chart", "chart", "coordinates", "distance", "hex_at", "neighbours", "opposite"]

T = TypeVar("T")
CHARTS, PIECES, SPOTS = 128, 1024, 4096
"""How many charts, parts of charts and places of single hexes are cached."""
KEPT = 1000
"""How many derived facts a chart caches, and how many about the hexes round one hex."""

ROWS = 16
"""Columns of grids grow by this many rows at a time, because growing them is slow."""
SECTOR_SIDES = ("NE", "E", "SE", "SW", "W", "NW")
Surroundings = tuple[str, int, Hashable]
"""A cached fact about the hexes round one hex: that hex, the distance up to which it looks, and the fact."""


class Chart(Layout):
    """The map as it is laid out."""

    def __init__(self, content: str, before: "Chart | None", laid: Iterable[str]) -> None:
        super().__init__(content, before, laid)
        self._know_nothing()
        if before is not None:
            self._remember(before)

    def _know_nothing(self) -> None:
        """Facts derived from the map are computed on demand."""
        self._growing: dict[Hashable, Any] = {}
        """Derived facts that grow with the map, of those that were asked for: grids, nets and hazards."""
        self._smaller: dict[Hashable, tuple[Any, int]] = {}
        """The same facts of smaller maps, each with the number of sectors it had."""
        self.costs: dict[Hashable, Any] = {}
        """The costs of ways to some goals, as far as computed; only a few goals are kept."""
        self.caches: dict[Hashable, Any] = {}
        self.surroundings: dict[Surroundings, Any] = {}
        """Facts about the hexes round one hex, up to a number of steps away."""

    def kept(self, key: Hashable, make: Callable[[], T]) -> T:
        """A fact derived from this chart, computed at its first use."""
        return self.caches[key] if key in self.caches else _keep(self.caches, key, make())

    def grown(self, key: Hashable, begin: Callable[[], T], go_on: Callable[[T, list[Laid]], T]) -> T:
        """A fact derived from this chart, computed from that of a smaller one and the sectors laid out since."""
        found: T | None = self._growing.get(key)
        if found is None:
            smaller = self._smaller.pop(key, None)
            found = begin() if smaller is None else go_on(smaller[0], self.laid[smaller[1] :])
            self._growing[key] = found
        return found

    def kept_near(self, key: Surroundings, make: Callable[[], T]) -> T:
        """A fact derived from the hexes round one, kept until a sector is laid out near it."""
        return self.surroundings[key] if key in self.surroundings else self.keep_near(key, make())

    def keep_near(self, key: Surroundings, found: T) -> T:
        """Cache a fact derived from the hexes round one."""
        return _keep(self.surroundings, key, found)

    def _remember(self, before: "Chart") -> None:
        """Take over the cached facts of the previous chart that the new sectors are too far away to change."""
        known, growing = before.surroundings.copy(), before._growing.copy()  # another thread may add to them
        size = len(before.laid)
        for new in self.laid[size:]:
            at = hex_number(new.centre)
            known = {key: known[key] for key in known if LENGTHS[hex_number(key[0]) - at] > key[1] + RADIUS}
        self.surroundings = known
        self._smaller = {**before._smaller, **{key: (found, size) for key, found in growing.items()}}

    # Hexes

    def neighbours(self, place: str) -> tuple[str, ...]:
        """The six hexes around one, in the order of the sides, explored or not."""
        return neighbours(place)

    def beyond(self, place: str, side: str) -> str:
        """The hex on the other side."""
        return neighbours(place)[side_index(side)]

    def border(self, place: str, side: str) -> str:
        """The hex's own border: a terrain, `shield`, `entrance`, or nothing (XIA-32.7.3)."""
        return self.cells[place].borders[side_index(side)]

    def crossing(self, place: str, side: str) -> tuple[Crossing, ...]:
        """The borders of a step that could do something to some ship, in the order of XIA-23.1.6."""
        return _with_owners(self.cells[place].crossings[side_index(side)], place, self.beyond(place, side))

    @property
    def height(self) -> int:
        """How high the columns of grids are: higher than the map."""
        return ((self.bottom - self.top + 1) // ROWS + 1) * ROWS

    def grid(self, closed: int) -> Grid:
        """The steps of the map without these hurdles, as bits; those from gate to gate are not among them."""

        def with_more(known: Grid, news: list[Laid]) -> Grid:
            content, height = self.content_name, self.height
            alone = [_grid_alone(content, new.sector, new.turned, closed, height) for new in news]
            return known.joined(self, zip(news, alone, strict=True))

        return self.grown(("grid", closed), lambda: with_more(Grid(self.height, 0, 0, 0), self.laid), with_more)

    def net(self, closed: int) -> Net:
        """The steps of the map without these hurdles."""
        return self.grown(("net", closed), lambda: Net(self, closed), self._net_with)

    def _net_with(self, known: Net, news: list[Laid]) -> Net:
        return known.on(self, [near for new in news for _, _, near in new.joints])

    def sector_of(self, place: str) -> str:
        """The sector of a hex; nothing if it is unexplored."""
        cell = self.cells.get(place)
        return cell.sector if cell else ""

    def planet_of(self, place: str) -> str:
        """The planet that a hex belongs to; nothing outside planets (XIA-24.1.2)."""
        cell = self.cells.get(place)
        return cell.sector if cell and cell.terrain == "planet" else ""

    def unexplored_sides(self, place: str) -> dict[str, str]:
        """The sides that lead into the unknown, and the centre of the sector that would lie there (XIA-21.1.2)."""
        return self.kept_near((place, 1, "unexplored"), lambda: self._unexplored_sides(place))

    def _unexplored_sides(self, place: str) -> dict[str, str]:
        near = zip(SIDES, neighbours(place), strict=True)
        return {side: self._place_of(place, beyond) for side, beyond in near if beyond not in self.cells}

    def _place_of(self, known: str, unknown: str) -> str:
        """The centre of the sector that an unexplored hex next to a known one belongs to (XIA-21.1.4)."""
        return _place_beside(self.centres[self.cells[known].sector], unknown)

    def placed(self, sector: str, place: str, side: str) -> str:
        """How a sector is written that is joined at a side of a hex: turned against that hex's sector (XIA-21.1.6)."""
        turned = not self.turned[self.cells[place].sector]
        return f"{sector} {self.unexplored_sides(place)[side]}{' turned' if turned else ''}"

    def crossing_into(self, sector: str, place: str, side: str) -> tuple[Crossing, ...]:
        """The borders of a step over an unexplored side, if that sector came to lie there (XIA-21.3.3)."""
        number, beyond, turned = side_index(side), self.beyond(place, side), not self.turned[self.cells[place].sector]
        (q, r), (cq, cr) = coordinates(beyond), coordinates(self.unexplored_sides(place)[side])
        alone, local = _alone(self.content_name, sector, turned), hex_at(q - cq, r - cr)
        own, other = self.cells[place].borders[number], alone.cells[local].borders[(number + 3) % 6]
        met = between(own, self.cells[place].alignment, other, alone.cells[local].alignment)
        return _with_owners(met.crossed, place, beyond)

    # Sectors

    def centre(self, sector: str) -> str:
        return self.centres[sector]

    def marked(self, sector: str, mark: str) -> str:
        """The hex of a laid-out sector with a mark; nothing if there is none."""
        if sector not in self.centres:
            return ""
        return _marked(self.content_name, sector, mark, self.centres[sector], self.turned[sector])

    def mission_point(self, sector: str) -> str:
        return self.marked(sector, "mission")

    def exploration_hex(self, sector: str) -> str:
        return self.marked(sector, "exploration")

    def planet_hexes(self, sector: str) -> tuple[str, ...]:
        """The hexes of a laid-out planet."""
        if sector not in self.centres:
            return ()
        return _planet_hexes(self.content_name, sector, self.centres[sector], self.turned[sector])

    def joined(self, one: str, other: str) -> tuple[int, int]:
        """The symbols on the sides where two touching sectors meet (XIA-2.1.4)."""
        return self._symbol(one, other), self._symbol(other, one)

    def _symbol(self, sector: str, near: str) -> int:
        (q1, r1), (q2, r2) = coordinates(self.centres[sector]), coordinates(self.centres[near])
        side = JOINED.index((q2 - q1, r2 - r1))
        return ((side + 3) % 6 if self.turned[sector] else side) + 1

    def sector_distance(self, one: str, other: str) -> int | None:
        """Steps between touching sectors (XIA-20.2.2); None if there is no way, or one is not laid out."""
        return self.sector_distances(one).get(other)

    def sector_distances(self, one: str) -> dict[str, int]:
        """Steps between touching sectors from one to each that can be reached (XIA-20.2.2)."""
        return self.kept(("sectors", one), lambda: self._distances(one, stars=True))

    def flying_distance(self, one: str, other: str) -> int | None:
        """Steps between touching sectors that a ship could fly: not through stars (XIA-27.4.3, XIA-27.4.4)."""
        return self.kept(("flying", one), lambda: self._distances(one, stars=False)).get(other)

    def _distances(self, start: str, *, stars: bool) -> dict[str, int]:
        """How far every sector is from one."""
        if start not in self.centres:
            return {}
        found, todo = {start: 0}, [start]
        for sector in todo:
            for near in self.touching(sector):
                if near not in found and (stars or self.content.sectors[near].kind != "star"):
                    found[near] = found[sector] + 1
                    todo.append(near)
        return found


def _keep(memo: dict[Any, Any], key: Hashable, found: T) -> T:
    """Put something into a memo; a full one is emptied first."""
    if len(memo) >= KEPT:
        memo.clear()
    memo[key] = found
    return found


def _with_owners(crossed: Crossed, place: str, beyond: str) -> tuple[Crossing, ...]:
    """What a step from a hex to the one beyond crosses, with the hexes that the borders belong to."""
    return tuple([(border, place if way == "leave" else beyond, way) for border, way in crossed])


@lru_cache(maxsize=SPOTS)
def _place_beside(centre: str, spot: str) -> str:
    """The centre of the place beside that of a sector which a hex belongs to."""
    return next(place for place in joined_places(centre) if distance(place, spot) <= RADIUS)


@lru_cache(maxsize=SPOTS)
def _marked(content: str, sector: str, mark: str, centre: str, turned: bool) -> str:
    """The hex with a mark of a sector that lies somewhere; nothing if there is none."""
    local = pack(content).sectors[sector].marked(mark)
    return laid_hex(local, centre, turned) if local else ""


def _alone(content: str, sector: str, turned: bool) -> Chart:
    """The map of one sector in the middle."""
    return _first(content, in_the_middle(sector, turned))


@lru_cache(maxsize=PIECES)
def _first(content: str, laid: str) -> Chart:
    """The map of one sector."""
    return Chart(content, None, (laid,) if laid else ())


@lru_cache(maxsize=PIECES)
def _planet_hexes(content: str, sector: str, centre: str, turned: bool) -> tuple[str, ...]:
    """The hexes of a planet whose sector lies somewhere."""
    cells = pack(content).sectors[sector].cells.values()
    hexes = site(centre, turned).hexes
    return tuple([place for place, cell in zip(hexes, cells, strict=True) if cell.terrain == "planet"])


@lru_cache(maxsize=PIECES)
def _grid_alone(content: str, sector: str, turned: bool, closed: int, height: int) -> Grid:
    """The grid of one sector in the middle, with columns of some height."""
    return Grid.of_sector(_alone(content, sector, turned).cells, closed, height)


def chart(content: str, sectors: tuple[str, ...]) -> Chart:
    """The map of a pack's sectors, each written as `SECTOR Q,R[ turned]`."""
    return _LATEST.get((content, sectors)) or _made(content, sectors)


_LATEST: dict[tuple[str, tuple[str, ...]], Chart] = {}
"""The charts that were made last."""
_MAKING = Lock()
"""Held while a chart is made: servers play some games again in threads of their own."""
chart.cache_clear = _LATEST.clear  # type: ignore[attr-defined]


def _made(content: str, sectors: tuple[str, ...]) -> Chart:
    with _MAKING:
        if len(_LATEST) >= CHARTS:
            del _LATEST[next(iter(_LATEST))]
        found = _LATEST[content, sectors] = _new_chart(content, sectors)
        return found


def _new_chart(content: str, sectors: tuple[str, ...]) -> Chart:
    """From the chart without the last sector; if nobody has had that, from the first sector."""
    if len(sectors) < 2:
        return _first(content, *sectors or ("",))
    before = _LATEST.get((content, sectors[:-1]))
    return (
        Chart(content, _first(content, sectors[0]), sectors[1:])
        if before is None
        else Chart(content, before, sectors[-1:])
    )


def start_places(content: Pack) -> tuple[str, ...]:
    """Where start sectors lie, each with the turning that is forced (XIA-D4): `0,0`, `5,-3 turned`, ..."""
    sides = [JOINED[SECTOR_SIDES.index(side)] for side in content.start_sides]
    return ("0,0", *(f"{hex_at(*side)}{' turned' if number % 2 == 0 else ''}" for number, side in enumerate(sides)))
