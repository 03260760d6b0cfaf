"""Zones: who sees what. Declared once on a field of the state; views, secrets, undo and re-dealing follow from it."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.kernel.chance import Chance

Sees = Callable[[Any, Any, int | None], bool]


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
    face: Callable[[Any], Any] = _itself
    """The thing itself, whichever way it lies here."""
    fit: Callable[[Any, Any], Any] = _new
    """Another thing, laid the way the old one lay."""

    def show(self, value: Any, piles: bool = False) -> Any:
        """What a seat that does not see into this zone knows of it; of a single thing, whether it is there."""
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


HIDDEN = Zone(nobody, whole=True)
"""The kernel's own fields, which are nobody's business."""


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
    return tuple(
        seat
        for seat in (*range(table.seat_count), None)
        if any(dict(zones(type(holder)))[field].sees(table, holder, seat) for holder, field in places)  # type: ignore[union-attr]
    )


class Place(Struct):
    """One zone of a state at one moment: where and whose it is, what lies there, with which pool it mixes."""

    path: str
    holder: Any
    zone: Zone
    value: Any
    pool: str


def places(value: Any, path: str = "") -> Iterator[Place]:
    """Every zone of a state, in a fixed order; one without a pool mixes with nothing."""
    if isinstance(value, Struct):
        for field, zone in _where_zones_may_be(type(value)):
            inner, here = getattr(value, field), f"{path}/{field}"
            if zone is None or zone is HIDDEN:
                yield from places(inner, here)
            else:
                yield Place(here, value, zone, inner, _pool(zone, path, here))
    elif isinstance(value, list | tuple | dict):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(item, f"{path}/{key}")


@cache
def _where_zones_may_be(kind: type[Struct]) -> tuple[tuple[str, Zone | None], ...]:
    """The fields that are zones or could have some within: worlds are imagined often."""
    hints = get_type_hints(kind)
    open_ = {field for field, zone in zones(kind) if zone is None or zone is HIDDEN}
    plain = {field for field in open_ if not _may_hold_a_struct(hints[field])}
    return tuple((field, zone) for field, zone in zones(kind) if field not in plain)


def _may_hold_a_struct(hint: Any) -> bool:
    if get_args(hint):
        return any(map(_may_hold_a_struct, get_args(hint)))
    return hint is Any or (isinstance(hint, type) and issubclass(hint, (Struct, list, tuple, dict)))


def _pool(zone: Zone, holder: str, here: str) -> str:
    if not zone.pool:
        return here
    return f"{zone.pool}{holder}" if zone.apart else zone.pool


def things(value: Any) -> Iterator[Any]:
    """The things in a zone, without the empty spots."""
    if isinstance(value, list | tuple):
        for item in value:
            yield from things(item)
    elif isinstance(value, dict):
        yield from things(list(value.values()))
    elif value is not None:
        yield value


def unseen(table: Any, seat: int | None, lying: list[Place] | None = None) -> Counter[tuple[str, Any]]:
    """All things of every pool that `seat` does not see; `lying`: the places, if known already."""
    hidden: Counter[tuple[str, Any]] = Counter()
    for place in places(table) if lying is None else lying:
        if not place.zone.sees(table, place.holder, seat):
            hidden.update((place.pool, place.zone.face(thing)) for thing in things(place.value))
    return hidden


def secrets(table: Any) -> list[Counter[tuple[str, Any]]]:
    """What each viewer does not see, spectators first."""
    lying = list(places(table))
    return [unseen(table, seat, lying) for seat in (None, *range(table.seat_count))]


def somebody_learnt(before: Any, after: Any) -> bool:
    """Whether anybody sees something that was hidden before: what undo may never take back."""
    return learnt(secrets(before), after)


def learnt(before: list[Counter[tuple[str, Any]]], after: Any) -> bool:
    """Whether anybody sees some of what was secret."""
    return any(was - now for was, now in zip(before, secrets(after), strict=True))


def redeal(table: Any, seat: int | None, chance: Chance) -> None:
    """Deal everything that `seat` cannot see anew, so that its view stays the same.

    Piles are sorted before they are shuffled: a new deal never depends on what is hidden.
    """
    hidden = [place for place in places(table) if place.zone.pool and not place.zone.sees(table, place.holder, seat)]
    pools: dict[str, list[Any]] = {}
    for place in hidden:
        pools.setdefault(place.pool, []).extend(map(place.zone.face, things(place.value)))
    piles = {pool: chance.shuffled(f"redeal/{pool}", sorted(cards, key=repr)) for pool, cards in pools.items()}
    _laid_out(table, hidden, [_refilled(place.value, piles[place.pool], place.zone) for place in hidden])


def _laid_out(table: Any, where: list[Place], new: list[Any]) -> None:
    """Put new things into places; what cannot be changed in place is made anew from the table down."""
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
        return type(value)(_refilled(item, pile, zone) for item in value)
    if isinstance(value, dict):
        return {key: _refilled(item, pile, zone) for key, item in value.items()}
    return None if value is None else zone.fit(pile.pop(), value)


def _replaced(value: Any, new: dict[str, Any], path: str = "") -> Any:
    """A part of the state with new things at some paths: changed in place where it can be, else made anew."""
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
