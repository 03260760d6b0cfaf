"""Copying: one copy function per class of the state, written from its field types once."""

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from quarterdeck.kernel.plain_types import ATOMS

Copier = Callable[[Any], Any]
SHARED_PER_COPIED = 9
"""With this many fields for each one that must be copied, both ways of copying are equally fast."""


@cache
def copier(kind: type[Struct]) -> Copier:
    """The function that copies a `kind`, sharing everything that cannot change."""
    names: dict[str, Any] = {}
    lines = [f"    return {_rebuilt('old', kind, names)}"] if _is_rebuilt(kind) else _changed_copy(kind, names)
    exec("\n".join(["def copy(old):", *lines]), names)
    copy: Copier = names["copy"]
    return copy


def _is_rebuilt(kind: type[Struct]) -> bool:
    """Whether building a `kind` from its fields is faster than changing the unshared fields of a shallow copy.

    Possible only for kinds whose constructor takes the fields in order and does nothing else.
    """
    if kind.__match_args__ != kind.__struct_fields__ or hasattr(kind, "__post_init__"):
        return False
    copied = [field for field, hint in _fields(kind) if _copied(field, hint, {})]
    return len(copied) * SHARED_PER_COPIED >= len(kind.__struct_fields__)


def _rebuilt(value: str, kind: type[Struct], names: dict[str, Any]) -> str:
    """The expression that builds a copy from its fields."""
    fields = [_copied(f"{value}.{field}", hint, names) or f"{value}.{field}" for field, hint in _fields(kind)]
    return f"{_named(kind.__name__, kind, names)}({', '.join(fields)})"


def _changed_copy(kind: type[Struct], names: dict[str, Any]) -> list[str]:
    """The lines that copy what cannot be built from its fields alone."""
    copied = [(field, _copied(f"old.{field}", hint, names)) for field, hint in _fields(kind)]
    changed = [f"    new.{field} = {expression}" for field, expression in copied if expression]
    return ["    new = old.__copy__()", *changed, "    return new"]


def _fields(kind: type[Struct]) -> list[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return [(field, hints[field]) for field in kind.__struct_fields__]


def _named(name: str, thing: Any, names: dict[str, Any]) -> str:
    """A name for something that a copy function uses; two classes may have the same name."""
    unique = f"{name}_{len(names)}"
    names[unique] = thing
    return unique


@cache
def keeper(kind: type[Struct]) -> Callable[[Any, Any], Any]:
    """The function that copies a `kind` for keeping, and reuses what is equal in an earlier kept copy.

    Such copies must not be changed. Sharing lists saves most of the garbage collector's work.
    """
    names: dict[str, Any] = {}
    lines = ["def keep(old, kept):", "    new = old.__copy__()"]
    for field, hint in _fields(kind):
        if expression := _kept(f"old.{field}", f"kept.{field}", hint, names):
            lines.append(f"    new.{field} = {expression}")
    exec("\n".join([*lines, "    return new"]), names)
    keep: Callable[[Any, Any], Any] = names["keep"]
    return keep


def _kept(value: str, before: str, hint: Any, names: dict[str, Any]) -> str | None:
    """The expression for `value` in a kept copy, or None if it can be shared anyway."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _kept(value, before, args[0], names)
    copied = _copied(value, hint, names)
    if copied is None or origin in (dict, Union, UnionType):
        return copied
    if origin is not list:
        return _kept_struct(value, before, hint, names)
    if _is_mutable_struct(args[0]):
        each = f"[{_kept_struct('item', 'was', args[0], names)} for item, was in zip({value}, {before})]"
        rebuilt = f"{each} if len({value}) == len({before}) else {copied}"
        return f"{before} if {before} == {value} else {rebuilt}" if _is_exact_struct(args[0]) else rebuilt
    return f"{before} if {before} == {value} else {copied}" if _is_exact(args[0]) else copied


def _kept_struct(value: str, before: str, kind: type[Struct], names: dict[str, Any]) -> str:
    """The expression for a struct in a kept copy; most are equal to those before, and cost no call."""
    keep = f"{_named(f'keep_{kind.__name__}', keeper(kind), names)}({value}, {before})"
    return f"({before} if {before} == {value} else {keep})" if _is_exact_struct(kind) else keep


def _is_mutable_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct) and not is_shareable(hint)


def _is_exact(hint: Any) -> bool:
    """Whether equal values of this type are interchangeable: 1, 1.0 and True are not."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _is_exact(args[0])
    if origin in (tuple, Union, UnionType):
        mixed = origin is not tuple and {int, bool} <= {*args}
        return not mixed and all(arg is Ellipsis or _is_exact(arg) for arg in args)
    return hint in (str, int, bool, NoneType) or (origin is Literal and all(isinstance(arg, str) for arg in args))


def _is_exact_struct(kind: type[Struct]) -> bool:
    """Whether structs of a kind that are equal are the same; lists of theirs count as what they hold."""
    hints = [get_args(hint)[0] if get_origin(hint) is Annotated else hint for _, hint in _fields(kind)]
    return all(_is_exact(get_args(hint)[0] if get_origin(hint) is list else hint) for hint in hints)


def _copied(value: str, hint: Any, names: dict[str, Any]) -> str | None:
    """The expression that copies `value`, or None if it can be shared."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _copied(value, args[0], names)
    if origin in (Union, UnionType):
        return _copied_union(value, args, names)
    if origin is list:
        item = _copied("item", args[0], names)
        return f"[{item} for item in {value}] if {value} else []" if item else f"[*{value}]"
    if origin is dict:
        item = _copied("item", args[1], names)
        return f"{{key: {item} for key, item in {value}.items()}} if {value} else {{}}" if item else f"{value}.copy()"
    return None if _shareable(hint) else _copied_struct(value, hint, names)


def _copied_union(value: str, args: tuple[Any, ...], names: dict[str, Any]) -> str | None:
    rest = [arg for arg in args if arg is not NoneType]
    inner = _copied(value, rest[0], names) if len(rest) == 1 else None
    if len(rest) > 1 and not all(_shareable(arg) for arg in rest):
        raise TypeError(f"{value}: a state cannot choose between {rest}")
    return f"None if {value} is None else {inner}" if inner else None


def _copied_struct(value: str, hint: Any, names: dict[str, Any]) -> str:
    if not (isinstance(hint, type) and issubclass(hint, Struct)):
        raise TypeError(f"{value}: a state cannot hold a {hint!r}")
    if hint.__struct_config__.frozen:
        raise TypeError(f"{value}: {hint.__name__} is frozen, but something in it can change")
    if hint.__subclasses__():
        raise TypeError(f"{value}: {hint.__name__} has subclasses, which a copy would mistake for it")
    if value == "item" and _is_rebuilt(hint):  # lists of structs are copied without a call for each item
        return _rebuilt(value, hint, names)
    if all(_copied(field, inner, {}) is None for field, inner in _fields(hint)):
        return f"{value}.__copy__()"
    return f"{_named(f'copy_{hint.__name__}', copier(hint), names)}({value})"


def _shareable(hint: Any, within: frozenset[type] = frozenset()) -> bool:
    """Whether values of this type never change: atoms, tuples of such, frozen structs of such.

    A `Mapping` never changes either: it is replaced as a whole, and type checkers refuse anything else.
    """
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return True
    if origin is Annotated:
        return _shareable(args[0], within)
    if origin in (tuple, Mapping, Union, UnionType):
        return all(arg is Ellipsis or _shareable(arg, within) for arg in args)
    if hint is Any:  # by contract never changed in place
        return True
    if not isinstance(hint, type):
        return False
    if issubclass(hint, Struct):
        return hint in within or is_shareable(hint, within)
    return issubclass(hint, ATOMS)


@cache
def is_shareable(kind: type[Struct], within: frozenset[type] = frozenset()) -> bool:
    """Whether copies can share a struct: it is frozen, and so is all that it holds. `within`: what `kind` is in."""
    hints = get_type_hints(kind, include_extras=True)
    held = [hints[field] for field in kind.__struct_fields__]
    return kind.__struct_config__.frozen and all(_shareable(hint, within | {kind}) for hint in held)
