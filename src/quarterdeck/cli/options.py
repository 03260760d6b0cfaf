"""Arguments that several commands share: the game, its seed and its set-up options."""

import argparse
from typing import Any

import msgspec

from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import BadOptions

DEFAULT_GAME = "space-alert"


def add_game_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=DEFAULT_GAME, help=f"one of: {', '.join(registry.names())}")
    parser.add_argument("--seed", help="the same seed gives the same game")
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="a set-up option: -o mission=S2-1"
    )


def read_game_options(args: argparse.Namespace) -> dict[str, Any]:
    """The set-up options named on the command line, as plain data."""
    options: dict[str, Any] = {}
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


def known_options(game: str) -> str:
    return ", ".join(registry.rules_of(game).options.__struct_fields__)
