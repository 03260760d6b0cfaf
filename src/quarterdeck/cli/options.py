"""Arguments that several commands share: the game, its seed and its set-up options."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
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


def add_game_options(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument("--seed", help="the same seed gives the same game (default: play a new one, simulate 0)")
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="a set-up option, listed below"
    )
    add_pack(parser)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.ending = games_help


def add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, metavar="FOLDER", help="play with other cards (quarterdeck pack check)")


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
    """A value as JSON if it is some (`true`, `3`, `[0,-1]`), else as it stands."""
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
    """The set-up options and the lessons of a game."""
    lessons = registry.manifest_of(game).lessons()
    widest = max((len(lesson.name) for lesson in lessons), default=0)
    taught = [f"  {lesson.name:{widest}}  {lesson.help}" for lesson in lessons]
    return "\n".join([f"options of {game}:", *_options(game), *([f"lessons of {game}:"] if taught else []), *taught])


def _options(game: str) -> Iterator[str]:
    """The set-up options with their defaults and what they can be."""
    kind = registry.rules_of(game).options
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
    for field in msgspec.structs.fields(kind):
        values = schema[field.name].get("enum")
        default = msgspec.json.encode(field.default).decode() if field.default is not msgspec.NODEFAULT else ""
        yield f"  {field.name}={default}" + (f"   one of {', '.join(map(str, values))}" if values else "")
