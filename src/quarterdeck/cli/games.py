"""The games on the command line: their own commands, and what there is when no game was named."""

import argparse
from collections.abc import Callable, Iterator
from typing import Any

from quarterdeck.bots import registry as bots
from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.manifest import Command, Manifest, import_object


class NoGame(QuarterdeckError):
    """A command that needs a game was given none; the message lists them."""


# Commands of games


def add_commands(commands: Any, named: str) -> None:
    """`quarterdeck GAME COMMAND` for every command that a game declares; an older spelling only where it is `named`."""
    for game in map(registry.manifest_of, registry.names()):
        if game.commands and game.name not in commands.choices:
            _add_group(commands, game)
        for command in game.commands:
            if command.alias == named and named not in commands.choices:  # never in place of another command
                _fill(commands.add_parser(command.alias, description=f"{command.help}."), command)


def _add_group(commands: Any, game: Manifest) -> None:
    offered = ", ".join(command.name for command in game.commands)
    parser = commands.add_parser(game.name, help=f"commands of this game: {offered}", description=f"{game.name}.")
    group = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for command in game.commands:
        added = group.add_parser(command.name, help=command.help, description=f"{command.help}.")
        added.set_defaults(command=f"{game.name} {command.name}")
        _fill(added, command)


def _fill(parser: argparse.ArgumentParser, command: Command) -> None:
    import_object(command.place)(parser)


# Choosing a game


def add_game(parser: argparse.ArgumentParser) -> None:
    text = f"one of: {', '.join(registry.names())} (without it, they are listed with what they offer)"
    parser.add_argument("game", nargs="?", metavar="GAME", help=text)


def chosen_game(args: argparse.Namespace, about: Callable[[Manifest], str]) -> Manifest:
    """The game that was named; without a name, an error that says how to begin each of them."""
    if args.game is None:
        raise NoGame("\n".join(["which game?", *_listed(args.command, about)]))
    return registry.manifest_of(args.game)


def _listed(command: str, about: Callable[[Manifest], str]) -> Iterator[str]:
    names = registry.names()
    for name in names:
        said = about(registry.manifest_of(name))
        yield f"  quarterdeck {command} {name:{max(map(len, names))}}  {said}"


def seats_of(game: Manifest) -> str:
    """`1 to 4 seats`."""
    fewest, most = min(game.rules.seats), max(game.rules.seats)
    return f"{fewest} to {most} seats" if fewest < most else f"{most} seats"


def seats_and_bots(game: Manifest) -> str:
    return f"{seats_of(game)}; bots: {', '.join(bots.names(game.name))}"
