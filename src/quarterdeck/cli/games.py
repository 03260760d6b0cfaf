"""The games on the command line: their own commands, and what there is when no game was named."""

import argparse
from collections.abc import Callable, Iterator
from typing import Any

from quarterdeck.bots import registry as bots
from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.manifest import Command, Manifest, import_object
from quarterdeck.kernel.words import words


class NoGame(QuarterdeckError):
    """A command that needs a game was given none; the message lists them."""


# Commands of games


def add_commands(commands: Any, named: str, about: Callable[[str], str]) -> None:
    """`quarterdeck GAME`, with what the game declares; an older spelling of a command only where it is `named`.

    `about` lists the options of a game.
    """
    for game in map(registry.manifest_of, registry.names()):
        if game.name not in commands.choices:
            _add_group(commands, game, about)
        for command in game.commands:
            if command.alias == named and named not in commands.choices:  # never in place of another command
                _fill(commands.add_parser(command.alias, description=_sentence(command.help)), command)


def _add_group(commands: Any, game: Manifest, about: Callable[[str], str]) -> None:
    own = ", ".join(command.name for command in game.commands)
    parser = commands.add_parser(game.name, help="options and lessons of this game" + (f"; {own}" if own else ""))
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.ending = lambda: f"{_ways_in(game)}\n\n{about(game.name)}"
    parser.set_defaults(run=lambda _: parser.print_help() or 0)
    if not game.commands:
        return
    group = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in game.commands:
        added = group.add_parser(command.name, help=command.help, description=_sentence(command.help))
        added.set_defaults(command=f"{game.name} {command.name}")
        _fill(added, command)


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _ways_in(game: Manifest) -> str:
    """What the game is called, and the commands with which it is played and read about."""
    here = words(game.name)
    title = here.text("game-name") if here.has("game-name") else game.name
    does = {"play": "play it in this terminal", "rules": "read its rules", "simulate": "let bots play many games of it"}
    return "\n".join(
        [f"{title}, {seats_of(game)}", *(f"  quarterdeck {verb:8} {game.name}   {text}" for verb, text in does.items())]
    )


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
