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
        if not isinstance(value, list | tuple):
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


@cache
def zones(kind: type[Struct]) -> tuple[tuple[str, Zone | None], ...]:
    """The fields of a part of the state, with the zone declared on each."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field, _declared(hints[field])) for field in kind.__struct_fields__)


@cache
def _holds_piles(kind: type[Struct], field: str) -> bool:
    """Whether a zone is declared as several piles, each with a size of its own."""
    declared = get_args(get_type_hints(kind, include_extras=True)[field])[0]
    return any(get_origin(inner) in (list, tuple) for inner in get_args(declared))


def _declared(hint: Any) -> Zone | None:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((mark for mark in marks if isinstance(mark, Zone)), None)


def view(table: Any, value: Any, seat: int | None) -> Any:
    """The part of the state that `seat` may see, as plain data."""
    if isinstance(value, Struct):
        return dict(_fields_seen(table, value, seat))
    if isinstance(value, list | tuple):
        return [view(table, item, seat) for item in value]
    if isinstance(value, dict):
        return {key: view(table, item, seat) for key, item in value.items()}
    return value


def _fields_seen(table: Any, holder: Struct, seat: int | None) -> Iterator[tuple[str, Any]]:
    for field, zone in zones(type(holder)):
        value = getattr(holder, field)
        if zone is None or zone.sees(table, holder, seat):
            yield field, view(table, value, seat)
        elif not zone.whole:
            yield field, zone.show(value, _holds_piles(type(holder), field))


def viewers(table: Any, *places: tuple[Struct, str]) -> tuple[int | None, ...]:
    """Who sees into any of the places (None: spectators too), each a holder and the name of its field."""
    return tuple(
        seat
        for seat in (*range(table.seat_count), None)
        if any(dict(zones(type(holder)))[field].sees(table, holder, seat) for holder, field in places)  # type: ignore[union-attr]
    )


class Place(Struct):
    """One zone of a state at one moment: whose it is, what it is called, what lies there, with which pool it mixes."""

    holder: Any
    field: str
    zone: Zone
    value: Any
    pool: str


def places(value: Any, path: str = "") -> Iterator[Place]:
    """Every zone with a pool in a state, in a fixed order."""
    if isinstance(value, Struct):
        for field, zone in zones(type(value)):
            inner = getattr(value, field)
            if zone is not None and zone.pool:
                yield Place(value, field, zone, inner, f"{zone.pool}{path}" if zone.apart else zone.pool)
            else:
                yield from places(inner, f"{path}/{field}")
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            yield from places(item, f"{path}/{number}")


def things(value: Any) -> Iterator[Any]:
    """The things in a zone, without the empty spots."""
    if isinstance(value, list | tuple):
        for item in value:
            yield from things(item)
    elif isinstance(value, dict):
        yield from things(list(value.values()))
    elif value is not None:
        yield value


def unseen(table: Any, seat: int | None) -> Counter[tuple[str, Any]]:
    """All things of every pool that `seat` does not see."""
    hidden: Counter[tuple[str, Any]] = Counter()
    for place in places(table):
        if not place.zone.sees(table, place.holder, seat):
            hidden.update((place.pool, place.zone.face(thing)) for thing in things(place.value))
    return hidden


def somebody_learnt(before: Any, after: Any) -> bool:
    """Whether anybody sees something that was hidden before: what undo may never take back."""
    seats: list[int | None] = [None, *range(before.seat_count)]
    return any(unseen(before, seat) - unseen(after, seat) for seat in seats)


def redeal(table: Any, seat: int | None, chance: Chance) -> None:
    """Deal everything that `seat` cannot see anew, so that its view stays the same."""
    hidden = [place for place in places(table) if not place.zone.sees(table, place.holder, seat)]
    pools: dict[str, list[Any]] = {}
    for place in hidden:
        pools.setdefault(place.pool, []).extend(map(place.zone.face, things(place.value)))
    piles = {pool: chance.shuffled(f"redeal/{pool}", cards) for pool, cards in pools.items()}
    for place in hidden:
        _put(table, place, _refilled(place.value, piles[place.pool], place.zone))


def _refilled(value: Any, pile: list[Any], zone: Zone) -> Any:
    if isinstance(value, list | tuple):
        return type(value)(_refilled(item, pile, zone) for item in value)
    if isinstance(value, dict):
        return {key: _refilled(item, pile, zone) for key, item in value.items()}
    return None if value is None else zone.fit(pile.pop(), value)


def _put(table: Any, place: Place, value: Any) -> None:
    if not place.holder.__struct_config__.frozen:
        setattr(place.holder, place.field, value)
        return
    for pile in _lists(table):  # a frozen holder, such as a frame of the agenda, is replaced
        for at, item in enumerate(pile):
            if item is place.holder:
                pile[at] = replace(item, **{place.field: value})


def _lists(value: Any) -> Iterator[list[Any]]:
    """All lists in a state."""
    if isinstance(value, list):
        yield value
    elif isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from _lists(getattr(value, field))
