"""Menus: a long list of options, broken into picks by the words of their texts."""

from typing import Any

from msgspec import Struct

from quarterdeck.kernel.option import Option
from quarterdeck.kernel.words import Words

SHORT = 12
"""Lists up to this length are shown whole."""


class Leaf(Struct, frozen=True):
    """The end of the picks: one option."""

    option: Option


Branch = list[tuple[str, Any]]
"""Labels with what is behind them: a Leaf or a further Branch."""


def menu(options: list[Option], words: Words) -> Branch:
    """The options as a tree: first what to do, then with what."""
    if len(options) <= SHORT:
        return _leaves(options, words)
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.verb, []).append(option)
    return [(_label(group, words), _inner(group, 0, words)) for group in groups.values()]


def _label(group: list[Option], words: Words) -> str:
    return words.option(group[0]) if len(group) == 1 else words.verb(group[0])


def _leaves(options: list[Option], words: Words) -> Branch:
    return [(words.option(option), Leaf(option)) for option in options]


def _inner(group: list[Option], depth: int, words: Words) -> Any:
    """What is behind a group of options with the same verb and the same first fields."""
    if len(group) == 1:
        return Leaf(group[0])
    fields = group[0].__struct_fields__
    if len(group) <= SHORT or depth == len(fields):
        return _leaves(group, words)
    parts: dict[Any, list[Option]] = {}
    for option in group:
        parts.setdefault(getattr(option, fields[depth]), []).append(option)
    if len(parts) == 1:
        return _inner(group, depth + 1, words)
    return [(_part(fields[depth], value, words), _inner(part, depth + 1, words)) for value, part in parts.items()]


def _part(field: str, value: Any, words: Words) -> str:
    """A field's value with its name: "board 2", "slot 4"; words speak for themselves."""
    spelled = words.spell(field, value)
    return f"{words.text(f'field-{field}')} {spelled}" if isinstance(spelled, int) else str(spelled)
