"""Arguments that several commands share: the game, its seed and its set-up options."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.cli.pack import use
from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import BadOptions

DEFAULT_GAME = "space-alert"


def add_game_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help=f"one of: {', '.join(registry.names())}")
    parser.add_argument("--seed", help="the same seed gives the same game (default: play a new one, simulate 0)")
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="a set-up option, listed below"
    )
    parser.add_argument("--pack", type=Path, metavar="FOLDER", help="play with other cards (quarterdeck pack check)")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n\n".join(option_help(name) for name in registry.names())


def read_game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The set-up options named on the command line, as plain data."""
    options: dict[str, Any] = {"pack": use(args.pack)} if args.pack else {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions(f"{text!r} should read NAME=VALUE; options of {args.game}: {known_options(args.game)}")
        options[name] = _value(value)
    return options


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


def option_help(game: str) -> str:
    """The set-up options of a game with their defaults and what they can be."""
    kind = registry.rules_of(game).options
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
    lines = [f"options of {game}:"]
    for field in msgspec.structs.fields(kind):
        values = schema[field.name].get("enum")
        default = msgspec.json.encode(field.default).decode() if field.default is not msgspec.NODEFAULT else ""
        lines.append(f"  {field.name}={default}" + (f"   one of {', '.join(map(str, values))}" if values else ""))
    return "\n".join(lines)
