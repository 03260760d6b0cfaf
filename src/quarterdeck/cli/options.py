"""Arguments that several commands share: the game, its seed and its set-up options."""

import argparse
import ast
import inspect
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Any

import msgspec

from quarterdeck.cli.games import add_game
from quarterdeck.cli.pack import use
from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import BadOptions


class Parser(argparse.ArgumentParser):
    """A parser whose help may end with a text that is made only when somebody asks for it."""

    ending: Callable[[], str] | None = None

    def format_help(self) -> str:
        if self.ending is not None:
            self.epilog = self.ending()
        return super().format_help()


def add_game_options(parser: Parser, seed: str = "0") -> None:
    add_game(parser)
    parser.add_argument("--seed", help=f"the same seed gives the same games (default: {seed})")
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE",
        help="change a set-up option of those listed below (may be given several times)",
    )  # fmt: skip
    add_pack(parser)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.ending = games_help


def add_pack(parser: argparse.ArgumentParser) -> None:
    text = "play with the cards of this content pack (default: the cards that come with the game)"
    parser.add_argument("--pack", type=Path, metavar="FOLDER", help=text)


def read_game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The set-up options named on the command line, as plain data."""
    options = read_pack(args)
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"{text!r} should read NAME=VALUE; options of {args.game}: {known_options(args.game)}")
        options[name] = _value(value)
    return options


def read_pack(args: argparse.Namespace) -> dict[str, Any]:
    """The option that names the pack, once it is loaded."""
    return {"pack": use(args.pack, args.game)} if args.pack else {}


def _value(text: str) -> Any:
    """A value as JSON if it is some (`true`, `3`, `[0,-1]`), else as text."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from 1 on")
    return int(text)


def bot_names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def known_options(game: str) -> str:
    return ", ".join(registry.rules_of(game).options.__struct_fields__)


# Help


def games_help() -> str:
    """What every game offers."""
    return "\n\n".join(map(game_help, registry.names()))


def game_help(game: str) -> str:
    """The set-up options and the lessons of a game, for the commands that play it."""
    lessons = registry.manifest_of(game).lessons()
    widest = max((len(lesson.name) for lesson in lessons), default=0)
    taught = [f"  {lesson.name:{widest}}  {lesson.help}" for lesson in lessons]
    return "\n".join([f"options of {game}:", *_options(game), *([f"lessons of {game}:"] if taught else []), *taught])


def _options(game: str) -> Iterator[str]:
    """The set-up options with their defaults, what they are about, and what they can be."""
    kind = registry.rules_of(game).options
    schema, about = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"], field_docs(kind)
    texts = {field.name: f"{field.name}={_default(field)}" for field in msgspec.structs.fields(kind)}
    widest = max(map(len, texts.values()), default=0)
    for name, text in texts.items():
        said = [about[name]] if name in about else []
        yield f"  {text:{widest}}  {' '.join([*said, *_range(schema[name])])}".rstrip()


def _default(field: msgspec.structs.FieldInfo) -> str:
    return msgspec.json.encode(field.default).decode() if field.default is not msgspec.NODEFAULT else ""


def _range(schema: dict[str, Any]) -> Iterator[str]:
    """What a value can be."""
    if "enum" in schema:
        yield f"(one of {', '.join(map(str, schema['enum']))})"
    if "minimum" in schema and "maximum" in schema:
        yield f"({schema['minimum']} to {schema['maximum']})"


def field_docs(kind: type) -> dict[str, str]:
    """The docstrings that stand under the fields of a class, on one line each."""
    (definition,) = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    return {
        field.target.id: inspect.cleandoc(text.value.value).replace("\n", " ")
        for field, text in pairwise(definition.body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant) and isinstance(text.value.value, str)
    }
