"""Holds: where outfits can lie, and how they are packed (XIA-5.1, XIA-10.2, XIA-R18).

Compartments are counted as bits here: compartment N of a ship's hold is `1 << N`.
"""

from collections.abc import Collection, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.state import Captain, Outfit, Xia

Sections = tuple[tuple[str, bool], ...]
"""Compartments that an outfit covers, and whether each has an arming spot."""
Parts = tuple[tuple[str, str, str], ...]
"""Outfit, sort and compartment of sections."""
PLAIN, SPOT, MARKER = "plain", "spot", "marker"
"""Sorts of sections."""
HOLDS = 4096
"""For how many holds derived facts are cached."""


class Position(NamedTuple):
    """A way in which a kind of outfit can lie in a hold."""

    at: str
    turns: int
    flipped: bool
    mask: int


# How an outfit lies


@cache
def sections(kind: str, at: str, turns: int, flipped: bool, content: str) -> Sections:
    """What an outfit covers that lies at a place (XIA-R33), section by section in the order of the printed shape."""
    top, left = map(int, at.split(","))
    return tuple((f"{top + r},{left + c}", spot) for r, c, spot in _turned(kind, turns, flipped, content))


@cache
def _turned(kind: str, turns: int, flipped: bool, content: str) -> tuple[tuple[int, int, bool], ...]:
    """The sections of a shape that is flipped left to right and then turned clockwise, from the corner of its box."""
    shape = pack(content).outfits[kind].shape
    cells = [(r, c, mark == "A") for r, row in enumerate(shape) for c, mark in enumerate(row) if mark != "."]
    if flipped:
        cells = [(r, -c, spot) for r, c, spot in cells]
    for _ in range(turns):
        cells = [(c, -r, spot) for r, c, spot in cells]
    top, left = min([r for r, _, _ in cells]), min([c for _, c, _ in cells])
    return tuple((r - top, c - left, spot) for r, c, spot in cells)


def covered(outfit: Outfit, content: str) -> list[str]:
    """The compartments under an outfit."""
    return [place for place, _ in sections(outfit.kind, outfit.at, outfit.turns, outfit.flipped, content)]


@cache
def positions(ship: str, kind: str, content: str) -> tuple[Position, ...]:
    """All ways in which a kind of outfit can lie in a ship's hold; ways that look the same are listed once."""
    shapes = dict[frozenset[tuple[int, int, bool]], tuple[int, bool]]()
    for flipped in (False, True):
        for turns in range(4):
            shapes.setdefault(frozenset(_turned(kind, turns, flipped, content)), (turns, flipped))
    return tuple([position for way in shapes.values() for position in _positions_of(ship, kind, *way, content)])


def _positions_of(ship: str, kind: str, turns: int, flipped: bool, content: str) -> list[Position]:
    """Where a kind of outfit can lie in a ship's hold, turned and flipped like this."""
    shape, rows, bits = _turned(kind, turns, flipped, content), pack(content).ships[ship].rows, _bits(ship, content)
    by_place = {tuple(map(int, place.split(","))): bit for place, bit in bits.items()}
    tops = range(len(rows) - max([r for r, _, _ in shape]))
    lefts = range(len(rows[0]) - max([c for _, c, _ in shape]))
    found = list[Position]()
    for top, left in product(tops, lefts):
        under = [by_place.get((top + r, left + c), 0) for r, c, _ in shape]
        if 0 not in under:
            found.append(Position(f"{top},{left}", turns, flipped, sum(under)))
    return found


@cache
def _bits(ship: str, content: str) -> dict[str, int]:
    return {place: 1 << number for number, place in enumerate(pack(content).ships[ship].hold)}


@lru_cache(maxsize=4096)
def _mask(ship: str, places: tuple[str, ...], content: str) -> int:
    bits = _bits(ship, content)
    return sum([bits[place] for place in {*places} if place in bits])


@cache
def names_of(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """What options call outfits of these kinds: the second of a kind is `m-22-engine.2` (XIA-R33).

    >>> names_of(("m-22-engine", "targe-shield", "m-22-engine"))
    ('m-22-engine', 'targe-shield', 'm-22-engine.2')
    """
    counts = [kinds[: place + 1].count(kind) for place, kind in enumerate(kinds)]
    return tuple(kind if count == 1 else f"{kind}.{count}" for kind, count in zip(kinds, counts, strict=True))


# Packing


def packing(
    ship: str,
    kinds: Sequence[str],
    blocked: Collection[str] = (),
    keep: Sequence[Outfit] = (),
    *,
    content: str,
) -> tuple[Outfit, ...] | None:
    """The outfits `keep` and new ones of these kinds in a hold, or None if they do not fit.

    Of those that lie there already, as few as possible are moved, and none with a damage marker (XIA-10.4.3).
    """
    return _packing(ship, tuple(kinds), tuple(blocked), tuple(keep), content)


@lru_cache(maxsize=4096)
def _packing(
    ship: str, kinds: tuple[str, ...], blocked: tuple[str, ...], keep: tuple[Outfit, ...], content: str
) -> tuple[Outfit, ...] | None:
    damaged = _mask(ship, blocked, content)
    free = _whole(ship, content) & ~damaged
    lying = [_lying(ship, outfit.kind, outfit.at, outfit.turns, outfit.flipped, content) for outfit in keep]
    loose = [place for place, (mask, _) in enumerate(lying) if not mask & damaged]
    for count in range(len(loose) + 1):
        for moved in combinations(loose, count):
            bits = _bits_left(lying, moved)
            found = None if bits is None else _packed_with(ship, kinds, free & ~bits, keep, moved, content)
            if found is not None:
                return found
    return None


@cache
def _lying(ship: str, kind: str, at: str, turns: int, flipped: bool, content: str) -> tuple[int, bool]:
    """The compartments of a hold under an outfit that lies there, and whether it lies wholly in the hold."""
    under, hold = [place for place, _ in sections(kind, at, turns, flipped, content)], pack(content).ships[ship].hold
    return _mask(ship, tuple(under), content), {*under} <= {*hold}


def _bits_left(lying: Sequence[tuple[int, bool]], moved: Sequence[int]) -> int | None:
    """The compartments under the outfits that are not moved; None if these cannot stay as they lie."""
    bits = 0
    for place, (mask, is_inside) in enumerate(lying):
        if place not in moved:
            if not is_inside or bits & mask:
                return None
            bits |= mask
    return bits


def _packed_with(
    ship: str, kinds: Sequence[str], free: int, keep: Sequence[Outfit], moved: Sequence[int], content: str
) -> tuple[Outfit, ...] | None:
    """A packing in which exactly these outfits are moved; `free` is what the others leave."""
    wanted = (*(keep[place].kind for place in moved), *kinds)
    found = _placed(ship, wanted, free, content)
    if found is None:
        return None
    laid = dict(zip(moved, found, strict=False))
    old = [relaid(outfit, laid[place], content) if place in laid else outfit for place, outfit in enumerate(keep)]
    new = [Outfit(kind, at.at, at.turns, at.flipped) for kind, at in zip(kinds, found[len(moved) :], strict=True)]
    return (*old, *new)


def relaid(outfit: Outfit, to: Position, content: str) -> Outfit:
    """The same outfit at another place; markers stay on their arming spots."""
    before = covered(outfit, content)
    moved = Outfit(outfit.kind, to.at, to.turns, to.flipped)
    after = covered(moved, content)
    return replace(moved, markers=tuple([after[before.index(marker)] for marker in outfit.markers]))


@lru_cache(maxsize=4096)
def _placed(ship: str, kinds: tuple[str, ...], free: int, content: str) -> tuple[Position, ...] | None:
    """Positions for these kinds in the free compartments, largest outfits first."""
    order = sorted(range(len(kinds)), key=lambda place: -pack(content).outfits[kinds[place]].sections)
    found = _search(ship, tuple([kinds[place] for place in order]), free, content, set())
    if found is None:
        return None
    by_place = dict(zip(order, found, strict=True))
    return tuple([by_place[place] for place in range(len(kinds))])


def _search(
    ship: str, kinds: tuple[str, ...], free: int, content: str, failed: set[tuple[int, int]]
) -> tuple[Position, ...] | None:
    if not kinds:
        return ()
    if (len(kinds), free) in failed:
        return None
    for position in positions(ship, kinds[0], content):
        if not position.mask & ~free:
            rest = _search(ship, kinds[1:], free & ~position.mask, content, failed)
            if rest is not None:
                return (position, *rest)
    failed.add((len(kinds), free))
    return None


# A captain's hold


class Fitting(Struct, frozen=True, gc=False):
    """An outfit in a hold, with its markers and the damage under it."""

    category: str
    spots: tuple[str, ...]
    """Arming spots without a marker whose section is not damaged (XIA-10.3.3)."""
    parts: tuple[tuple[str, str], ...]
    """One undamaged section of each sort: the sort, and the compartment under it (XIA-R30)."""


class Loadout(Struct, gc=False):
    """Facts derived from the outfits and damage in a ship's hold, whatever else it carries."""

    ship: str
    content: str
    names: tuple[str, ...]
    masks: tuple[int, ...]
    """The compartments under each outfit."""
    damaged: int
    free: int
    """Compartments without outfit and damage."""
    free_count: int
    fittings: tuple[Fitting, ...]
    _parts: Parts | None = None

    def usable(self, kinds: tuple[str, ...]) -> tuple[str, ...]:
        """The names of the outfits of some categories with an available arming spot."""
        both = zip(self.names, self.fittings, strict=True)
        return tuple([name for name, fitting in both if fitting.spots and fitting.category in kinds])

    def spots(self, name: str) -> tuple[str, ...]:
        """The available arming spots of an outfit."""
        return self.fittings[self.names.index(name)].spots

    def parts(self) -> Parts:
        """One undamaged section of each sort of each outfit: plain, a free arming spot, one with a marker (XIA-R30)."""
        found = self._parts
        if found is None:
            both = zip(self.names, self.fittings, strict=True)
            found = self._parts = tuple([(name, *part) for name, fitting in both for part in fitting.parts])
        return found


@lru_cache(maxsize=HOLDS)
def loadout_of(ship: str, outfits: tuple[Outfit, ...], damage: tuple[str, ...], content: str) -> Loadout:
    """The facts derived from outfits and damage in a ship's hold."""
    whole = _undamaged(ship, outfits, content)
    if not damage:
        return whole
    bits, damaged = _bits(ship, content), 0
    for place in damage:
        damaged |= bits[place]
    each = zip(outfits, whole.masks, whole.fittings, strict=True)
    fittings = tuple(
        [_fitting(ship, one, mask & damaged, content) if mask & damaged else as_new for one, mask, as_new in each]
    )
    free = whole.free & ~damaged
    return Loadout(ship, content, whole.names, whole.masks, damaged, free, free.bit_count(), fittings)


@lru_cache(maxsize=HOLDS)
def _undamaged(ship: str, outfits: tuple[Outfit, ...], content: str) -> Loadout:
    """What follows from outfits in a hold without damage."""
    masks = tuple([_under(ship, outfit, content) for outfit in outfits])
    free = _whole(ship, content)
    for mask in masks:
        free &= ~mask
    fittings = tuple([_fitting(ship, outfit, 0, content) for outfit in outfits])
    names = names_of(tuple([outfit.kind for outfit in outfits]))
    return Loadout(ship, content, names, masks, 0, free, free.bit_count(), fittings)


@lru_cache(maxsize=HOLDS)
def _under(ship: str, outfit: Outfit, content: str) -> int:
    """The compartments under an outfit."""
    return _lying(ship, outfit.kind, outfit.at, outfit.turns, outfit.flipped, content)[0]


@lru_cache(maxsize=HOLDS)
def _fitting(ship: str, outfit: Outfit, damaged: int, content: str) -> Fitting:
    """What follows from an outfit and the damaged compartments under it."""
    bits, found = _bits(ship, content), dict[str, list[str]]()
    for place, is_spot in sections(outfit.kind, outfit.at, outfit.turns, outfit.flipped, content):
        if not bits.get(place, 0) & damaged:
            sort = PLAIN if not is_spot else MARKER if place in outfit.markers else SPOT
            found.setdefault(sort, []).append(place)
    parts = tuple([(sort, found[sort][0]) for sort in (PLAIN, SPOT, MARKER) if sort in found])
    return Fitting(pack(content).outfits[outfit.kind].kind, tuple(found.get(SPOT, ())), parts)


def loadout(table: Xia, captain: Captain) -> Loadout:
    """The outfits and the damage of a captain."""
    return loadout_of(captain.ship, captain.outfits, captain.damage, table.setting.pack)


def has_place(held: Loadout, kind: str) -> bool:
    """Whether an outfit of a kind can lie in free compartments, with all others left where they are."""
    taken = ~held.free
    return any(not position.mask & taken for position in positions(held.ship, kind, held.content))


@cache
def _whole(ship: str, content: str) -> int:
    """All compartments of a ship's hold."""
    return _mask(ship, pack(content).ships[ship].hold, content)


@lru_cache(maxsize=4096)
def _places(ship: str, mask: int, content: str) -> tuple[str, ...]:
    return tuple([place for place, bit in _bits(ship, content).items() if bit & mask])


def free_compartments(table: Xia, seat: int) -> tuple[str, ...]:
    """Compartments without outfit and damage; cubes lie in some of them (XIA-D65)."""
    found = loadout(table, table.captains[seat])
    return _places(found.ship, found.free, found.content)


def room(table: Xia, seat: int) -> int:
    """Undamaged compartments with neither an outfit nor a cube: the number of cubes that still fit (XIA-28.1.1,
    XIA-D65)."""
    captain = table.captains[seat]
    free = loadout_of(captain.ship, captain.outfits, captain.damage, table.setting.pack).free_count
    return free - captain.cubes if captain.cargo else free


def best_empty(table: Xia, seat: int) -> str:
    """The free compartment that spoils the fewest places for outfits (XIA-R30)."""
    found = loadout(table, table.captains[seat])
    return _least_useful(found.ship, found.free, found.content)


def cargo_places(table: Xia, seat: int) -> dict[str, str]:
    """Where the cubes of a ship are drawn: where damage to empty compartments comes last (XIA-D65, XIA-R30)."""
    captain, content = table.captains[seat], table.setting.pack
    kinds = [kind for kind, count in captain.cargo.items() for _ in range(count)]
    if not kinds:
        return {}
    order = _least_useful_first(captain.ship, loadout(table, captain).free, content)
    return dict(zip(reversed(order), kinds, strict=False))


@lru_cache(maxsize=4096)
def _least_useful_first(ship: str, free: int, content: str) -> tuple[str, ...]:
    """Free compartments in the order in which damage takes them."""
    found = list[str]()
    while free:
        found.append(_least_useful(ship, free, content))
        free &= ~_mask(ship, (found[-1],), content)
    return tuple(found)


@lru_cache(maxsize=4096)
def _least_useful(ship: str, free: int, content: str) -> str:
    """The first of those free compartments that the fewest positions of outfits need."""
    bits, needed, gone = _bits(ship, content), _needed(ship, content), 0
    for place, bit in bits.items():
        if not bit & free:
            gone |= needed[place]
    candidates = [place for place, bit in bits.items() if bit & free]
    return min(candidates, key=lambda place: (needed[place] & ~gone).bit_count())


@cache
def _needed(ship: str, content: str) -> dict[str, int]:
    """By compartment, which of all places where outfits can lie need it, each of these places as a bit."""
    masks = {position.mask for kind in pack(content).outfits for position in positions(ship, kind, content)}
    numbered = list(enumerate(masks))
    return {
        place: sum([1 << number for number, mask in numbered if mask & bit])
        for place, bit in _bits(ship, content).items()
    }
