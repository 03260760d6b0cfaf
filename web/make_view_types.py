"""Writes src/games/*/view.ts: what a seat sees of a game and how it ends, as TypeScript, made from the game's classes.

Run with the project's Python: python web/make_view_types.py
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType
from msgspec.structs import fields as struct_fields

from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.registry import rules_of
from quarterdeck.kernel.zone import Zone, everybody, holds_piles, nobody, zones

GAMES = Path(__file__).parent / "src" / "games"
HEAD = "/** What a seat sees and how a game ends. Made by web/make_view_types.py from the game's classes. */\n"
SAYING = 'import type { Saying } from "../../lib/live/types";\n'
ATOMS = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
LONGEST = 100
MESSAGE = {"clause", "args"}
"""Fields of a struct that the server puts into words: it gets a text."""


class Module:
    """The types of one game: each class is written once, when something first mentions it."""

    def __init__(self, game: str) -> None:
        self.game, self.rules = game, rules_of(game)
        self.names: dict[type, str] = {self.rules.state: "View", self.result_class: "Result", Reason: "Saying"}
        self.written: dict[str, str] = {}
        self.viewed = True
        """Views show every field; of a result, plain data leaves out what is as usual."""

    @property
    def result_class(self) -> type[Struct]:
        found: type[Struct] = get_type_hints(self.rules.result)["return"]
        return found

    def text(self) -> str:
        self.interface(self.rules.state, [*self.derived(), "  asked?: Asked;", "  coached: number | null;"])
        self.written["Asked"] = self.asked()
        self.viewed = False
        self.interface(self.result_class)
        written = [self.written[name] for name in sorted(self.written)]
        says = any("Saying" in text for text in written)
        return "\n".join([HEAD + SAYING * says, *written])

    def interface(self, kind: type[Struct], more: list[str] | None = None) -> str:
        """The name of a class's interface, which is written if it is new."""
        name = self.names.setdefault(kind, kind.__name__)
        if name not in self.written and kind is not Reason:
            self.written[name] = ""
            lines = dict.fromkeys([*self.lines(kind), *(more or [])])  # derived fields replace those of the state
            self.written[name] = f"{comment(kind)}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def derived(self) -> Iterator[str]:
        """The fields that every view has besides those of the state."""
        fields = Game(self.game, seats=self.rules.seats[0], seed="0").state.derived_fields()
        return self.lines(type(fields)) if fields is not None else iter(())

    def lines(self, kind: type[Struct]) -> Iterator[str]:
        hints = get_type_hints(kind, include_extras=True)
        optional = {field.name for field in struct_fields(kind) if not self.viewed and omitted(kind, field)}
        for field, zone in zones(kind):
            if zone is not None and zone.whole and zone.sees is nobody:
                continue
            mark = "?" if field in optional or (zone is not None and zone.whole) else ""
            seen = self.seen(kind, field, hints[field], zone)
            yield line(f"  {field}{mark}:", seen.removesuffix(" | null") if field in optional else seen)
        if set(hints) >= MESSAGE:
            yield "  text: string;"

    def seen(self, kind: type[Struct], field: str, hint: Any, zone: Zone | None) -> str:
        """A field as those see it who see it all, and as the others do."""
        shown = self.type(hint)
        if zone is None or zone.whole or zone.sees is everybody:
            return shown
        back = self.back(kind, field, get_args(hint)[0], zone)
        return back if zone.sees is nobody else joined([shown, back])

    def back(self, kind: type[Struct], field: str, hint: Any, zone: Zone) -> str:
        """What others know of a closed zone: how many things lie there, or what their backs show."""
        shown = "number" if zone.back is None else self.type(get_type_hints(zone.back)["return"])
        if get_origin(hint) is dict:
            return "number" if zone.back is None else f"Record<string, {shown}>"
        if not is_row(hint):
            return "boolean" if zone.back is None else f"{shown} | null"
        if holds_piles(kind, field):
            return f"{shown}[]" if zone.back is None else f"({shown} | null)[][]"
        return shown if zone.back is None else f"({shown} | null)[]"

    def asked(self) -> str:
        """The frame that waits, with the fields that any frame has."""
        found: dict[str, dict[str, None]] = {}
        for frame in frames(self.rules.state.frame_kind):
            hints = get_type_hints(frame, include_extras=True)
            for field in frame.__struct_fields__ if frame.choices else ():
                found.setdefault(field, {})[self.type(hints[field])] = None
        lines = [f"  {field}?: {joined(sorted(types))};" for field, types in sorted(found.items())]
        head = ["/** The frame that waits, with its fields. */", "export interface Asked {"]
        return "\n".join([*head, "  frame: string;", "  seats: number[];", *lines, "}", ""])

    def type(self, hint: Any) -> str:
        """A type as TypeScript; tuples are lists on the wire."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.type(args[0])
        if origin is Literal:
            return joined([f'"{value}"' if isinstance(value, str) else str(value).lower() for value in args])
        if origin in (Union, UnionType):
            return joined([self.type(one) for one in args if one is not UnsetType])
        if is_row(hint):
            return listed(self.type(args[0]))
        if origin is tuple:
            return f"[{', '.join(map(self.type, args))}]"
        if origin in (dict, Mapping):
            return f"Record<string, {self.type(args[1])}>"
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.interface(hint)
        return ATOMS[hint]


def is_row(hint: Any) -> bool:
    """Whether this is a list, or a tuple of any length."""
    return get_origin(hint) is list or (get_origin(hint) is tuple and get_args(hint)[1:] == (Ellipsis,))


def omitted(kind: type[Struct], field: Any) -> bool:
    """Whether a field is left out of plain data when nothing is in it."""
    return UnsetType in get_args(field.type) or (kind.__struct_config__.omit_defaults and not field.required)


def frames(kind: type[Frame]) -> Iterator[type[Frame]]:
    for below in kind.__subclasses__():
        yield below
        yield from frames(below)


def joined(types: list[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def listed(inner: str) -> str:
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def line(head: str, written: str) -> str:
    """A field; a long union has a line for each of its members."""
    if len(written) <= LONGEST:
        return f"{head} {written};"
    return head + "".join(f"\n    | {one}" for one in written.split(" | ")) + ";"


def comment(kind: type) -> str:
    """The first line of a class's docstring."""
    first = (kind.__doc__ or "").strip().split("\n")[0]
    return f"/** {re.sub(r'`', '', first)} */\n" if first else ""


def modules() -> dict[Path, str]:
    """The file of every game that has a board."""
    return {path.parent / "view.ts": Module(path.parent.name).text() for path in sorted(GAMES.glob("*/index.ts"))}


if __name__ == "__main__":
    for file, text in modules().items():
        file.write_text(text, encoding="utf-8")
