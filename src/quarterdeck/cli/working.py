"""Long work behind a command: workers, a progress bar, and interruption without losing results."""

import argparse
import os
from collections.abc import Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import track

from quarterdeck.cli.options import positive
from quarterdeck.kernel.errors import BadOptions
from quarterdeck.lab.pool import Workers

INTERRUPTED = 130
T = TypeVar("T")


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        type=positive,
        default=os.cpu_count() or 1,
        help="how many processes to use (default: one for each core)",
    )
    parser.add_argument(
        "--ray",
        nargs="?",
        const="local",
        metavar="ADDRESS",
        help="use a Ray cluster; without an address, one that is started here (default: none)",
    )


def workers(args: argparse.Namespace) -> Workers:
    """The workers of the command line: a cluster, or local processes, which alone know a pack loaded here."""
    if args.ray and getattr(args, "pack", None):
        raise BadOptions("a cluster plays with the cards that come with the game: use --jobs for a pack")
    jobs: Workers = args.ray or args.jobs
    return jobs


def collected(results: Iterator[T], count: int, what: str = "Playing") -> tuple[list[T], bool]:
    """All results behind a progress bar, and whether they are all: an interruption keeps what is done."""
    console, done = Console(stderr=True), []
    try:
        for result in track(results, what, count, console=console, disable=not console.is_terminal):
            done.append(result)
    except KeyboardInterrupt:
        console.print(f"interrupted after {len(done)} of {count} games", highlight=False)
    return done, len(done) == count
