"""Walking through all lines, phrases and events inside a row of a pack."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from quarterdeck.games.gen7.content.conditions import parse_condition
from quarterdeck.games.gen7.content.effects import Apply
from quarterdeck.games.gen7.content.events import Event
from quarterdeck.games.gen7.content.modifiers import parse_modifier


def walk(value: Any) -> Iterator[Struct]:
    """A row and all lines, phrases and events inside it."""
    if isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from walk(getattr(value, name))
        yield from walk(_line_inside(value))
    elif isinstance(value, tuple):
        for item in value:
            yield from walk(item)
    elif isinstance(value, dict):
        yield from walk(tuple(value.values()))


def _line_inside(value: Struct) -> Any:
    """The line that a value keeps as text."""
    if isinstance(value, Event):
        return parse_condition(value.condition)
    return parse_modifier(value.modifier) if isinstance(value, Apply) else None
