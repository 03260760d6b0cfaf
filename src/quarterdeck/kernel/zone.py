"""Zones: who sees what. Declared once on a field of the state; views, secrets, undo and re-dealing follow from it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.copying import copier
from quarterdeck.kernel.plain_types import ATOMS

Sees = Callable[[Any, Any, int | None], bool]
Fields = tuple[tuple[str, "Zone | None"], ...]


def _itself(item: Any) -> Any:
    return item


def _new(item: Any, _old: Any) -> Any:
    return item


class Zone(Struct, frozen=True):
    """A place for things on the table: `hand: Annotated[list[str], Zone(owner, pool="cards")]`.

    `sees(table, holder, seat)` says whether `seat` (None: a spectator) sees the things that lie here.
    """

    sees: Sees
    pool: str = ""
    """Things of one pool could be exchanged without a seat that sees none of them noticing."""
    back: Callable[[Any], Any] | None = None
    """What an unseen thing shows; without it only the number of things is known."""
    apart: bool = False
    """Every holder's things are a pool of their own, like the decks on a table."""
    whole: bool = False
    """Not even the number of things is known."""
    kept: str = ""
    """Why imagined worlds keep what lies here, though it is hidden and in no pool; else `State.imagine` makes it up."""
    face: Callable[[Any], Any] = _itself
    """The thing itself, whichever side it lies on here."""
    fit: Callable[[Any, Any], Any] = _new
    """Another thing, laid on the side that the old one lay on."""

    def show(self, value: Any, piles: bool = False) -> Any:
        """What a seat that does not see into this zone knows of it; of a single thing, whether it is there."""
        if isinstance(value, dict):
            return len(value) if self.back is None else {key: self.back(item) for key, item in value.items()}
        if not isinstance(value, (list, tuple)):
            return value is not None if self.back is None or value is None else self.back(value)
        if piles:
            return [self.show(item) for item in value]
        if self.back is None:
            return len(value)
        return [None if item is None else self.back(item) for item in value]


def everybody(_table: Any, _holder: Any, _seat: int | None) -> bool:
    return True


def nobody(_table: Any, _holder: Any, _seat: int | None) -> bool:
    return False


def owner(_table: Any, holder: Any, seat: int | None) -> bool:
    """The seat that the holder of the zone belongs to (its field `seat`)."""
    return bool(holder.seat == seat)


def same_for_others(sees: Sees) -> Sees:
    """Mark a visibility rule that treats everybody but the owner the same.

    It reads nothing but `holder.seat`, `seat`, and fields of the table that look the same to everybody.
    """
    _SAME_FOR_OTHERS.add(sees)
    return sees


def is_same_for_others(sees: Sees) -> bool:
    """Whether this rule treats everybody but the owner the same."""
    return sees in _SAME_FOR_OTHERS


def same_for_all(sees: Sees) -> Sees:
    """Mark a visibility rule that does not depend on the viewer."""
    _SAME_FOR_ALL.add(sees)
    return sees


def is_same_for_all(sees: Sees) -> bool:
    """Whether this rule treats everybody the same."""
    return sees in _SAME_FOR_ALL


_SAME_FOR_OTHERS: set[Sees] = {everybody, nobody, owner}
_SAME_FOR_ALL: set[Sees] = {everybody, nobody}
HIDDEN = Zone(nobody, whole=True)
"""The kernel's own fields, which no viewer sees."""


@cache
def zones(kind: type[Struct]) -> tuple[tuple[str, Zone | None], ...]:
    """The fields of a part of the state, with the zone declared on each."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field, _declared(hints[field])) for field in kind.__struct_fields__)


@cache
def holds_piles(kind: type[Struct], field: str) -> bool:
    """Whether a zone is declared as several piles, each with a size of its own."""
    declared = get_args(get_type_hints(kind, include_extras=True)[field])[0]
    return any(get_origin(inner) in (list, tuple) for inner in get_args(declared))


def _declared(hint: Any) -> Zone | None:
    outer, inner = (get_args(hint)[1:], get_args(hint)[0]) if get_origin(hint) is Annotated else ((), hint)
    if any(isinstance(mark, Zone) for mark in _marks_within(inner)):
        raise TypeError(f"a Zone must be the outermost mark of a field, not inside {hint}")
    return next((mark for mark in outer if isinstance(mark, Zone)), None)


def _marks_within(hint: Any) -> Iterator[Any]:
    for arg in get_args(hint):
        if get_origin(hint) is Annotated and arg is not get_args(hint)[0]:
            yield arg
        else:
            yield from _marks_within(arg)


def viewers(table: Any, *places: tuple[Struct, str]) -> tuple[int | None, ...]:
    """Who sees into any of the places (None: spectators too), each a holder and the name of its field."""
    seats, found = (*range(table.seat_count), None), set[int | None]()
    for holder, field in places:
        sees = _sight(type(holder), field)
        found.update([seat for seat in seats if sees(table, holder, seat)])
    return tuple([seat for seat in seats if seat in found])


@cache
def _sight(kind: type[Struct], field: str) -> Sees:
    """The visibility rule of a field that is a zone."""
    zone = dict(zones(kind))[field]
    assert zone is not None, f"{kind.__name__}.{field} is not a zone"
    return zone.sees


class ZoneContent(Struct):
    """One zone of a state at one moment: where and whose it is, what lies there, and its pool."""

    path: str
    holder: Any
    zone: Zone
    value: Any
    pool: str


def zone_contents(value: Any, path: str = "") -> Iterator[ZoneContent]:
    """Every zone of a state, in a fixed order; one without a pool is never redealt."""
    if isinstance(value, Struct):
        for field, zone in _where_zones_may_be(type(value)):
            inner, here = getattr(value, field), f"{path}/{field}"
            if zone is None or zone is HIDDEN:
                yield from zone_contents(inner, here)
            else:
                yield ZoneContent(here, value, zone, inner, _pool(zone, path, here))
    elif isinstance(value, list | tuple | dict):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from zone_contents(item, f"{path}/{key}")


@cache
def _where_zones_may_be(kind: type[Struct], within: frozenset[type] = frozenset()) -> "Fields":
    """The fields that are zones or could have some within: worlds are imagined often. `within`: what `kind` is in."""
    hints = get_type_hints(kind)
    open_ = {field for field, zone in zones(kind) if zone is None or zone is HIDDEN}
    plain = {field for field in open_ if not _may_hold_a_zone(hints[field], within | {kind})}
    return tuple((field, zone) for field, zone in zones(kind) if field not in plain)


def _may_hold_a_zone(hint: Any, within: frozenset[type]) -> bool:
    if get_args(hint):
        return any(_may_hold_a_zone(inner, within) for inner in get_args(hint))
    if hint in within or not isinstance(hint, type):
        return hint is Any
    if issubclass(hint, Struct):  # a subclass may have zones that are not known here
        return bool(hint.__subclasses__()) or bool(_where_zones_may_be(hint, within))
    return issubclass(hint, (list, tuple, dict))


def _pool(zone: Zone, holder: str, here: str) -> str:
    if not zone.pool:
        return here
    return f"{zone.pool}{holder}" if zone.apart else zone.pool


def things(value: Any) -> Iterator[Any]:
    """The things in a zone, without the empty spots."""
    if isinstance(value, list | tuple):
        if _are_texts(value):
            yield from value
        else:
            for item in value:
                yield from things(item)
    elif isinstance(value, dict):
        yield from things(list(value.values()))
    elif value is not None:
        yield value


def _are_texts(pile: Iterable[Any]) -> bool:
    """Whether a pile consists of texts, as most do: found out at once, because worlds are imagined often."""
    return {*map(type, pile)} == {str}


def unseen(table: Any, seat: int | None) -> Counter[tuple[str, Any]]:
    """All things of every pool that `seat` does not see."""
    lying = (place for place in zone_contents(table) if not place.zone.sees(table, place.holder, seat))
    return Counter((place.pool, place.zone.face(thing)) for place in lying for thing in things(place.value))


def views_differ(table: Any, seats: Sequence[int]) -> bool:
    """Whether one of some seats sees a thing that another of them does not."""
    return any(
        len({place.zone.sees(table, place.holder, seat) for seat in seats}) > 1
        for place in zone_contents(table)
        if place.zone.sees is not nobody and any(True for _ in things(place.value))
    )


class Covered(NamedTuple):
    """A zone at one moment: what lies there, and the viewers who do not see into it (None: spectators)."""

    value: Any
    """A copy, which stays as it is when the table changes."""
    blind: tuple[int | None, ...]
    pool: str
    zone: Zone


def secrets(table: Any) -> dict[str, Covered]:
    """Every zone of a state with who does not see into it, by path."""
    everyone = (None, *range(table.seat_count))
    return {
        place.path: Covered(_copied(place.value), _blind(table, place, everyone), place.pool, place.zone)
        for place in zone_contents(table)
    }


def _blind(table: Any, place: ZoneContent, everyone: tuple[int | None, ...]) -> tuple[int | None, ...]:
    sees, holder = place.zone.sees, place.holder
    if sees is nobody:
        return everyone
    return tuple([seat for seat in everyone if not sees(table, holder, seat)])


def _copied(value: Any) -> Any:
    """What lies in a zone, copied; what never changes is shared."""
    if type(value) in _ATOMS:
        return value
    if isinstance(value, list | tuple):
        return [*value] if _ATOMS.issuperset(map(type, value)) else [_copied(item) for item in value]
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    kind: type[Struct] = type(value)
    return value if kind.__struct_config__.frozen else copier(kind)(value)


_ATOMS = frozenset(ATOMS)


def learnt(before: dict[str, Covered], after: dict[str, Covered]) -> bool:
    """Whether anybody sees something that was hidden before: what undo may never take back.

    Zones in which nothing changed cannot show anything, so only the others are counted.
    """
    was = [one for path, one in before.items() if after.get(path) != one]
    now = [one for path, one in after.items() if before.get(path) != one]
    blind = {seat for one in was for seat in one.blind}
    return any(_hidden_from(seat, was) - _hidden_from(seat, now) for seat in blind)


def _hidden_from(seat: int | None, covered: list[Covered]) -> Counter[tuple[str, Any]]:
    hidden = (one for one in covered if seat in one.blind)
    return Counter((one.pool, one.zone.face(thing)) for one in hidden for thing in things(one.value))


def redeal(table: Any, seat: int | None, chance: Chance) -> None:
    """Redeal everything that `seat` cannot see; its view stays the same.

    Piles are sorted before they are shuffled: a new deal never depends on what is hidden.
    """
    hidden = [
        place for place in zone_contents(table) if place.zone.pool and not place.zone.sees(table, place.holder, seat)
    ]
    pools: dict[str, list[Any]] = {}
    for place in hidden:
        faces = things(place.value) if place.zone.face is _itself else map(place.zone.face, things(place.value))
        pools.setdefault(place.pool, []).extend(faces)
    piles = {pool: chance.shuffled(f"redeal/{pool}", sorted(cards, key=repr)) for pool, cards in pools.items()}
    _laid_out(table, hidden, [_refilled(place.value, piles[place.pool], place.zone) for place in hidden])


def _laid_out(table: Any, where: list[ZoneContent], new: list[Any]) -> None:
    """Put new things into places; what cannot be changed in place is rebuilt from the table down."""
    frozen = {}
    for place, value in zip(where, new, strict=True):
        if place.holder.__struct_config__.frozen:
            frozen[place.path] = value
        else:
            setattr(place.holder, place.path.rpartition("/")[2], value)
    if frozen:
        _replaced(table, frozen)


def _refilled(value: Any, pile: list[Any], zone: Zone) -> Any:
    if isinstance(value, list | tuple):
        if zone.fit is _new and _are_texts(value):
            new = type(value)(pile[: -len(value) - 1 : -1])
            del pile[-len(value) :]
            return new
        return type(value)([_refilled(item, pile, zone) for item in value])
    if isinstance(value, dict):
        return {key: _refilled(item, pile, zone) for key, item in value.items()}
    return None if value is None else zone.fit(pile.pop(), value)


def _replaced(value: Any, new: dict[str, Any], path: str = "") -> Any:
    """A part of the state with new things at some paths: changed in place where possible, else rebuilt."""
    if path in new:
        return new[path]
    changed = {
        key: made for key, part in _parts(value).items() if (made := _replaced(part, new, f"{path}/{key}")) is not part
    }
    return _changed(value, changed) if changed else value


def _parts(value: Any) -> dict[Any, Any]:
    if isinstance(value, Struct):
        return {field: getattr(value, field) for field in value.__struct_fields__}
    if isinstance(value, list | tuple):
        return dict(enumerate(value))
    return value if isinstance(value, dict) else {}


def _changed(value: Any, changed: dict[Any, Any]) -> Any:
    if isinstance(value, tuple):
        return tuple(changed.get(number, item) for number, item in enumerate(value))
    if isinstance(value, Struct) and value.__struct_config__.frozen:
        return replace(value, **changed)
    for key, part in changed.items():
        if isinstance(value, Struct):
            setattr(value, key, part)
        else:
            value[key] = part
    return value
