"""Sheets: TOML files of a content pack that know the line of every entry."""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from quarterdeck.kernel.errors import BadContent

T = TypeVar("T")
KeyPath = tuple[str | int, ...]
_TABLE = re.compile(r'^\s*\[([^\]"]+|"[^"]+")\]')
_KEY = re.compile(r'^\s*("[^"]+"|[\w-]+)\s*=\s*(.*)$')
_PROBLEM = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<path>.*)`)?")
"""How msgspec says what is wrong, and where."""
_QUOTED = re.compile(r"`[^`]+`")
MOST_REPEATED = 60
"""Characters of what was given that a complaint repeats."""


class Sheet:
    """One TOML file. Its mistakes are reported with their lines."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            text = path.read_text(encoding="utf-8")
            self.data = tomllib.loads(text)
        except FileNotFoundError:
            raise BadContent(f"{path}: this file of the pack is missing") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadContent(f"{path}: {error}") from None
        self.lines = dict(_lines(text))

    def line(self, place: KeyPath) -> int:
        """The line of an entry, or of the closest thing around it."""
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place, 1)

    def wrong(self, place: KeyPath, problem: str) -> BadContent:
        name = ".".join(map(str, place))
        return BadContent(f"{self.path}:{self.line(place)}: {name}{': ' if name else ''}{problem}")

    def read(self, kind: type[T], *place: str) -> T:
        """An entry as a value of some type."""
        value: Any = self.data
        for step in place:
            value = value[step]
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            raise self._explained(str(error), kind, place) from None

    @contextmanager
    def at(self, *place: str | int) -> Iterator[None]:
        """Complaints from inside are about this entry."""
        try:
            yield
        except BadContent as error:
            raise self.wrong(place, str(error)) from None

    def each(self, read: Callable[[str], T], rows: Iterable[str], *place: str | int) -> tuple[T, ...]:
        """All rows of an entry; a complaint names the row's own line."""
        found = []
        for number, text in enumerate(rows):
            with self.at(*place, number):
                found.append(read(text))
        return tuple(found)

    def _explained(self, error: str, kind: Any, place: KeyPath) -> BadContent:
        """A complaint of msgspec, with the line it means and what would be right."""
        what, steps = _problem(error)
        unknown = re.search(r"unknown field `([^`]+)`", error)
        where = (*place, *steps, *([unknown[1]] if unknown else []))
        return self.wrong(where, what + _hint(kind, steps))


def misfit(error: str, kind: Any, given: Any) -> str:
    """A complaint of msgspec in plain words: `goal should be a whole number from 5 to 20, not 999`."""
    what, steps = _problem(error)
    name, expected = ".".join(map(str, steps)), _expected(_type_at(kind, steps, whole=True))
    if not expected or what.startswith("Object "):  # it lacks a field, or has one too many
        what = _QUOTED.sub(lambda name: shortened(name[0]), what)
        return f"{name}{': ' if name else ''}{what}{_hint(kind, steps)}"
    for step in steps:
        given = given[step]
    return f"{name} should be {expected}, not {shortened(msgspec.json.encode(given).decode())}"


def shortened(text: str) -> str:
    """What was given, as far as a complaint repeats it; quotes and brackets stay closed."""
    return text if len(text) <= MOST_REPEATED else f"{text[: MOST_REPEATED - 2]}…{text[-1]}"


_EXPECTED = {bool: "true or false", int: "a whole number", float: "a number", str: "text"}
_LIMITS = {
    ("ge", "le"): "from {ge} to {le}",
    ("ge",): "of at least {ge}",
    ("gt",): "above {gt}",
    ("le",): "of at most {le}",
    ("lt",): "below {lt}",
    ("multiple_of",): "divisible by {multiple_of}",
    ("min_length", "max_length"): "of {min_length} to {max_length} {units}",
    ("min_length",): "of at least {min_length} {units}",
    ("max_length",): "of at most {max_length} {units}",
    ("pattern",): "matching {pattern}",
}
"""What limits of a type, alone or together, are in plain words; together comes first."""


def _expected(kind: Any) -> str:
    """What a value of a type is in plain words; nothing for types that are parts of others."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        words, limits = _expected(args[0]), ", ".join(_limits(kind))
        return f"{words} {limits}" if words and limits else words
    if origin in (Union, UnionType):
        return " or ".join(filter(None, map(_expected, args)))
    if origin is Literal:
        return f"one of {', '.join(map(str, args))}"
    if origin in (list, tuple):
        return "a list such as [1,2]" if args[0] is int else "a list"
    return _EXPECTED.get(kind, "")


def _limits(kind: Any) -> Iterator[str]:
    """Every limit of an annotated type: `from 5 to 20`, `of at most 40 characters`."""
    marks = [mark for mark in get_args(kind) if isinstance(mark, msgspec.Meta)]
    names = {name for together in _LIMITS for name in together}
    left = {name: limit for mark in marks for name in names if (limit := getattr(mark, name)) is not None}
    single, several = ("character", "characters") if _bare(kind) is str else ("entry", "entries")
    units = single if left.get("max_length", left.get("min_length")) == 1 else several
    for together, words in _LIMITS.items():
        if left.keys() >= {*together}:
            yield words.format(units=units, **{name: left.pop(name) for name in together})


def _problem(error: str) -> tuple[str, list[str | int]]:
    match = _PROBLEM.fullmatch(error)
    assert match is not None
    return match["what"], [int(word) if word.isdigit() else word for word in re.findall(r"[\w-]+", match["path"] or "")]


def _hint(kind: Any, steps: list[str | int]) -> str:
    allowed = _allowed(_type_at(kind, steps))
    return f"; there are {allowed}" if allowed else ""


def _lines(text: str) -> Iterator[tuple[KeyPath, int]]:
    """Where tables, keys and the items of long arrays stand."""
    table: KeyPath = ()
    array: KeyPath | None = None
    item = 0
    for number, line in enumerate(text.splitlines(), 1):
        if array is not None:
            if line.strip().startswith("]"):
                array = None
            elif line.strip() and not line.strip().startswith("#"):
                yield (*array, item), number
                item += 1
        elif match := _TABLE.match(line):
            table = (match[1].strip('"'),)
            yield table, number
        elif match := _KEY.match(line):
            key = (*table, match[1].strip('"'))
            yield key, number
            if match[2].strip() == "[":
                array, item = key, 0


def _type_at(kind: Any, steps: list[str | int], *, whole: bool = False) -> Any:
    """The type that an entry should have; `whole`: with its annotations."""
    for step in steps:
        kind = _bare(kind)
        if isinstance(kind, type) and issubclass(kind, Struct):
            kind = get_type_hints(kind, include_extras=True).get(str(step))
        else:
            kind = get_args(kind)[0] if get_args(kind) else None
    return kind if whole else _bare(kind)


def _bare(kind: Any) -> Any:
    """A type without its annotations and without None."""
    if get_origin(kind) is Annotated:
        return _bare(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return _bare(get_args(kind)[0])
    return kind


def _allowed(kind: Any) -> str:
    """What can stand there, where that is a short list."""
    if get_origin(kind) is Literal:
        return ", ".join(map(str, get_args(kind)))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return ", ".join(kind.__struct_fields__)
    return ""
