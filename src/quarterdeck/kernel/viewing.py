"""Viewing: one view function per class of the state, written from its zones and field types once."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from quarterdeck.kernel.plain_types import ATOMS
from quarterdeck.kernel.zone import Sees, Zone, everybody, holds_piles, is_same_for_all, nobody, zones

Viewer = Callable[[Any, Any, int | None], dict[str, Any]]


def view(table: Any, value: Any, seat: int | None) -> Any:
    """The part of the state that `seat` may see, as plain data."""
    if isinstance(value, Struct):
        return viewer(type(value))(table, value, seat)
    if isinstance(value, list | tuple):
        return [view(table, item, seat) for item in value]
    if isinstance(value, dict):
        return {key: view(table, item, seat) for key, item in value.items()}
    return value


class Selection:
    """The fields that a reader of views needs, by the kind of struct; all fields of kinds that are not named.

    So are those of structs that the declared types do not name, such as subclasses. Make one once and use it again:
    how to show what it selects is worked out for each and kept.
    """

    def __init__(self, needed: Mapping[type[Struct], Iterable[str]]) -> None:
        self._needed = {kind: frozenset(fields) for kind, fields in needed.items()}
        self._hash = hash(frozenset(self._needed.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Selection) and self._needed == other._needed

    def __hash__(self) -> int:
        return self._hash

    def shows(self, kind: type[Struct], field: str) -> bool:
        return kind not in self._needed or field in self._needed[kind]


EVERYTHING = Selection({})


@cache
def viewer(kind: type[Struct], without: tuple[str, ...] = (), only: Selection = EVERYTHING) -> Viewer:
    """The function that shows a `kind`: every open field, and what others know of a closed zone."""
    names: dict[str, Any] = {"view": view}
    hints = get_type_hints(kind, include_extras=True)
    fields = [(field, zone) for field, zone in zones(kind) if field not in without and only.shows(kind, field)]
    entries = [_entry(kind, field, hints[field], zone, names, only) for field, zone in fields]
    lines = [
        f"    {_seen_by(sees)} = rule_{_seen_by(sees)}(table, holder, seat)" for sees in _asked_once(fields, names)
    ]
    lines.append(f"    return {{{', '.join(filter(None, entries))}}}")
    exec("\n".join(["def show(table, holder, seat):", *lines]), names)
    show: Viewer = names["show"]
    return show


def _asked_once(fields: Iterable[tuple[str, Zone | None]], names: dict[str, Any]) -> list[Sees]:
    """The visibility rules of some fields, each asked once for all fields that have it."""
    found = dict.fromkeys(zone.sees for _, zone in fields if zone is not None)
    asked = [sees for sees in found if sees not in (everybody, nobody)]
    names |= {f"rule_{_seen_by(sees)}": sees for sees in asked}
    return asked


def _seen_by(sees: Sees) -> str:
    """The name of the variable that holds the answer of a visibility rule."""
    return f"seen_by_{sees.__name__}_{id(sees)}"


def _entry(kind: type[Struct], field: str, hint: Any, zone: Zone | None, names: dict[str, Any], only: Selection) -> str:
    """The part of the dict display that shows a field; empty if nobody ever sees it."""
    seen = _seen(f"holder.{field}", hint, names, only)
    if zone is None or zone.sees is everybody:
        return f'"{field}": {seen}'
    if zone.whole and zone.sees is nobody:
        return ""
    if zone.sees is nobody:
        return f'"{field}": {_closed(kind, field, hint, zone, names)}'
    sees = _seen_by(zone.sees)
    if zone.whole:
        return f'**({{"{field}": {seen}}} if {sees} else {{}})'
    return f'"{field}": {seen} if {sees} else {_closed(kind, field, hint, zone, names)}'


def _closed(kind: type[Struct], field: str, hint: Any, zone: Zone, names: dict[str, Any]) -> str:
    """What others know of a zone: mostly how many things lie there, else what the zone shows."""
    piles, declared = holds_piles(kind, field), get_args(hint)[0]
    if zone.back is None and is_row(declared):
        return f"[len(item) for item in holder.{field}]" if piles else f"len(holder.{field})"
    if zone.back is None and _is_mapping(declared):
        return f"len(holder.{field})"
    if zone.back is None and _is_atom(declared):
        return f"holder.{field} is not None"
    if zone.back is not None and is_row(declared) and not piles:
        names[f"back_{field}"] = zone.back
        return f"[None if item is None else back_{field}(item) for item in holder.{field}]"
    names[f"back_{field}"] = zone.show
    return f"back_{field}(holder.{field}, {piles})"


def _seen(value: str, hint: Any, names: dict[str, Any], only: Selection) -> str:
    """The expression for `value` as plain data; where its type does not say enough, `view` looks at it."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _seen(value, args[0], names, only)
    if _is_atom(hint):
        return value
    if origin in (Union, UnionType) and len(args) == 2 and NoneType in args:
        inner = args[0] if args[1] is NoneType else args[1]
        return f"(None if {value} is None else {_seen(value, inner, names, only)})"
    if _is_mapping(hint):
        item = _seen("item", args[1], names, only)
        return f"{{**{value}}}" if item == "item" else f"{{key: {item} for key, item in {value}.items()}}"
    if is_row(hint):
        item = _seen("item", args[0], names, only)
        return f"[*{value}]" if item == "item" else f"[{item} for item in {value}]"
    return _seen_otherwise(value, hint, names, only)


def _seen_otherwise(value: str, hint: Any, names: dict[str, Any], only: Selection) -> str:
    if get_origin(hint) is tuple and all(map(_is_atom, get_args(hint))):
        return f"[*{value}]"
    if isinstance(hint, type) and issubclass(hint, Struct) and not hint.__subclasses__():
        if value == "item" and not any(zone for _, zone in zones(hint)):
            return _open_item(hint, names, only)
        name = f"show_{hint.__name__}_{len(names)}"
        names[name] = viewer(hint, only=only)
        return f"{name}(table, {value}, seat)"
    return f"view(table, {value}, seat)"


def _open_item(kind: type[Struct], names: dict[str, Any], only: Selection) -> str:
    """An item of a row that has no zones, as a dict display: most items are small, and a call each would cost more."""
    hints = get_type_hints(kind)
    fields = [field for field in kind.__struct_fields__ if only.shows(kind, field)]
    entries = [f'"{field}": {_seen(f"item.{field}", hints[field], names, only)}' for field in fields]
    return f"{{{', '.join(entries)}}}"


@cache
def shared_viewer(kind: type[Struct]) -> Viewer:
    """The function that shows what looks the same to everybody."""
    return viewer(kind, tuple(field for field in kind.__struct_fields__ if field not in shared_fields(kind)))


@cache
def shared_fields(kind: type[Struct]) -> tuple[str, ...]:
    """The fields that look the same to everybody, whatever lies in them."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(field for field, zone in zones(kind) if is_shared(hints[field], zone))


@cache
def shown_to_all(kind: type[Struct]) -> tuple[str, ...]:
    """The fields that look the same to everybody, without those of which nobody sees anything."""
    unseen = {field for field, zone in zones(kind) if zone is not None and zone.whole and zone.sees is nobody}
    return tuple(field for field in shared_fields(kind) if field not in unseen)


def fields_apart(kind: type[Struct]) -> list[str]:
    """The fields that may look different to different seats."""
    hints = get_type_hints(kind, include_extras=True)
    kinds = ((field, hints[field], zone) for field, zone in zones(kind))
    return [field for field, hint, zone in kinds if not is_shared(hint, zone) and not _is_alike(hint, zone)]


@cache
def alike_fields(kind: type[Struct]) -> tuple[tuple[str, Zone], ...]:
    """The fields of which everybody sees all or nothing at the same time, with the zone that says when."""
    hints, shared = get_type_hints(kind, include_extras=True), shared_fields(kind)
    return tuple(
        (field, zone) for field, zone in zones(kind) if zone and field not in shared and _is_alike(hints[field], zone)
    )


def _is_alike(hint: Any, zone: Zone | None) -> bool:
    """Whether everybody sees all of a field at the same time."""
    return zone is not None and is_same_for_all(zone.sees) and is_shared(get_args(hint)[0])


def is_shared(hint: Any, zone: Zone | None = None) -> bool:
    """Whether a field of this type looks the same to everybody, whatever lies in it."""
    if zone is not None and zone.sees is nobody:
        return True
    if (zone is not None and zone.sees is not everybody) or hint is Any:
        return False
    if _is_atom(hint) or hint is Ellipsis:
        return True
    if get_origin(hint) is Annotated:
        return is_shared(get_args(hint)[0])
    if get_origin(hint) in (list, tuple, dict, Mapping, Union, UnionType):
        return all(map(is_shared, get_args(hint)))
    return isinstance(hint, type) and issubclass(hint, Struct) and _is_shared_struct(hint)


def _is_shared_struct(kind: type[Struct]) -> bool:
    """Whether all of a struct looks the same to everybody; a subclass may have zones that are not known here."""
    return not kind.__subclasses__() and len(shared_fields(kind)) == len(kind.__struct_fields__)


def is_row(hint: Any) -> bool:
    """Whether this is a list, or a tuple of any length."""
    return get_origin(hint) is list or (get_origin(hint) is tuple and get_args(hint)[1:] == (Ellipsis,))


def _is_mapping(hint: Any) -> bool:
    return get_origin(hint) in (dict, Mapping)


def _is_atom(hint: Any) -> bool:
    if get_origin(hint) in (Union, UnionType):
        return all(map(_is_atom, get_args(hint)))
    return get_origin(hint) is Literal or (isinstance(hint, type) and issubclass(hint, ATOMS))
