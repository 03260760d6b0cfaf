"""Differences between two plain (JSON) values: what a film sends instead of whole scenes.

A change is a list, whose length says what it does:

    [path, value]                  put `value` at `path`
    [path]                         remove what is at `path` from its object
    [path, start, count, items]    in the list at `path`, replace `count` items from `start` on by `items`

A path is a list of keys of objects (text) and places in lists (numbers); the empty path is the whole value.
`web/src/lib/replay/differences.ts` applies the same changes in the browser.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

Change = list[Any]
Path = tuple[str | int, ...]


def differences(before: Any, after: Any, path: Path = ()) -> list[Change]:
    """The changes that turn `before` into `after`, compared as JSON: 1, 1.0 and true differ."""
    if _same(before, after):
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after, path)
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        return _of_lists(before, after, path)
    return [[list(path), after]]


def applied(value: Any, changes: Iterable[Change]) -> Any:
    """A plain value after some changes; the given one stays as it is."""
    for path, *what in changes:
        value = _changed(value, path, what)
    return value


def _same(one: Any, other: Any) -> bool:
    return one is other or msgspec.json.encode(one) == msgspec.json.encode(other)


def _of_objects(before: dict[Any, Any], after: dict[Any, Any], path: Path) -> list[Change]:
    changes: list[Change] = [[[*path, str(key)]] for key in before if key not in after]
    for key, value in after.items():
        here = (*path, str(key))
        changes += differences(before[key], value, here) if key in before else [[list(here), value]]
    return changes


def _of_lists(before: list[Any] | tuple[Any, ...], after: list[Any] | tuple[Any, ...], path: Path) -> list[Change]:
    """Lists of one length differ item by item; in others one run of items is replaced by another."""
    if len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return [change for place, (was, now) in pairs for change in differences(was, now, (*path, place))]
    start = _common(before, after)
    end = _common(before[start:][::-1], after[start:][::-1])
    return [[list(path), start, len(before) - end - start, list(after[start : len(after) - end])]]


def _common(one: list[Any] | tuple[Any, ...], other: list[Any] | tuple[Any, ...]) -> int:
    """How many items two lists have in common at their beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (left, right) in pairs if not _same(left, right)), min(len(one), len(other)))


def _changed(value: Any, path: list[str | int], what: list[Any]) -> Any:
    if not path:
        return what[0] if len(what) == 1 else _spliced(value, *what)
    key, *rest = path
    copy = value.copy()
    if not rest and not what:
        del copy[key]
    else:
        copy[key] = _changed(_at(value, key), rest, what)
    return copy


def _at(value: Any, key: str | int) -> Any:
    """What is at a key of an object or a place in a list; None at a key that is new."""
    return value.get(key) if isinstance(value, dict) else value[key]


def _spliced(items: list[Any], start: int, count: int, new: list[Any]) -> list[Any]:
    return [*items[:start], *new, *items[start + count :]]
