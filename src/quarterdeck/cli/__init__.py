"""The command line: `quarterdeck COMMAND ...`."""

import argparse
import os
import sys
from collections.abc import Sequence

from rich.console import Console

from quarterdeck import __version__
from quarterdeck.cli import (
    balance,
    games,
    maintenance,
    pack,
    play,
    replay,
    rules,
    saved,
    serve,
    simulate,
    tournament,
)
from quarterdeck.cli.options import Parser, game_help
from quarterdeck.kernel.errors import QuarterdeckError

COMMANDS = (play, serve, replay, simulate, tournament, balance, rules, pack, maintenance, saved)


def parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """The parser of a command line; the games' own commands are imported unless it names one of ours."""
    root = Parser(
        prog="quarterdeck",
        description="Great space board games, played by their complete rules. Without a command: play in the browser.",
    )
    root.add_argument("--version", action="version", version=f"quarterdeck {__version__}")
    commands = root.add_subparsers(title="commands", dest="command", metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    if not argv or argv[0] not in commands.choices:
        games.add_commands(commands, argv[0] if argv else "", game_help)
    return root


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; errors are printed in one line, with exit code 2."""
    given = sys.argv[1:] if argv is None else argv
    root = parser(given)
    args = root.parse_args(given)
    if args.command is None and sys.stdin.isatty() and serve.installed():
        args = root.parse_args(["serve", "--open"])  # a person who just wants to play
    if args.command is None:
        root.print_help()
        return 0
    try:
        status: int = args.run(args)
    except BrokenPipeError:  # the reader of the pipe closed it
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - closed by the interpreter
        return 0
    except (QuarterdeckError, OSError, UnicodeError) as error:
        Console(stderr=True, highlight=False).print(f"[bold red]quarterdeck {args.command}:[/] ", end="")
        print(_message(error), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        return 130
    return status


def _message(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)
