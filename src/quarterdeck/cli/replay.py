"""`quarterdeck replay`: retell saved games, or check that games still play out as they did."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from rich.console import Console

from quarterdeck.cli.at_store import WHICH, ReportProgress, progress, with_store
from quarterdeck.cli.options import positive
from quarterdeck.cli.retelling import outcome, retell
from quarterdeck.kernel.console import add_language
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.history import by_present_rules
from quarterdeck.kernel.record import Record
from quarterdeck.kernel.words import words
from quarterdeck.lab.check import Case, Checker, Discrepancy, checking

if TYPE_CHECKING:
    from quarterdeck.server.store import Store


BATCH = 100
"""Games that are read before they are checked."""


class Report(Struct):
    """The result of a check as JSON."""

    checked: int = 0
    differ: list[Discrepancy] = []


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "replay", help="retell a saved game, or check that it still plays out the same", epilog=WHICH,
        description="Retell saved games as text. With --check: play games again by the present rules and list those "
        "that part from their records (exit code 1 if there are any); without files all games of the store.",
    )  # fmt: skip
    parser.add_argument(
        "files",
        type=Path,
        nargs="*",
        metavar="FILE",
        help="a saved game (default with --check: all games of the store)",
    )
    parser.add_argument("--seat", type=positive, help="retell it as this seat saw it (default: as a spectator did)")
    add_language(parser)
    parser.add_argument("--check", action="store_true", help="play the games again and compare them with their records")
    parser.add_argument(
        "--jobs",
        type=positive,
        default=1,
        help=f"with --check: how many processes to use (default: 1; there are {os.cpu_count()} cores)",
    )
    parser.add_argument("--json", action="store_true", help="with --check: print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.check:
        return check(args)
    if not args.files:
        raise QuarterdeckError("which game? Name its file, or check all games of the store with --check")
    for file in args.files:
        retell_file(file, args)
    return 0


# Telling


def retell_file(file: Path, args: argparse.Namespace) -> None:
    """A saved game, from its beginning to where it was saved."""
    record = by_present_rules(_read(file)).record
    if args.seat is not None and args.seat > record.seats:
        raise QuarterdeckError(f"--seat: {file} has seats 1 to {record.seats}")
    console, said = Console(highlight=False), words(record.game, args.language)
    game = retell(record, None if args.seat is None else args.seat - 1, console, said)
    console.print()
    for line in outcome(game, said) if game.over else [said.text("replay-unfinished")]:
        console.print(line, markup=False)


def _read(file: Path) -> Record:
    try:
        return Record.from_json(file.read_bytes())
    except QuarterdeckError as error:
        raise QuarterdeckError(f"{file}: {error}") from None


# Checking


def check(args: argparse.Namespace) -> int:
    with progress("Replaying") as progressed, checking(args.jobs) as checker:
        if args.files:
            report = _check_files(args.files, checker, progressed)
        else:
            report = with_store(lambda store, _settings: _check_store(store, checker, progressed))
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        for one in report.differ:
            print(f"{one.where}: {one.game}, version {one.version}: {one.difference}")
        print(f"{report.checked} {'game' if report.checked == 1 else 'games'} checked, {len(report.differ)} differ.")
    return 1 if report.differ else 0


def _check_files(files: list[Path], checker: Checker, progressed: ReportProgress) -> Report:
    report = Report()
    for found in checker([Case(str(file), _read(file)) for file in files]):
        _note(report, found)
        progressed(report.checked, len(files))
    return report


async def _check_store(store: "Store", checker: Checker, progressed: ReportProgress) -> Report:
    from quarterdeck.server.records import one_played, played

    report, wanted = Report(), await played(store, running=True)
    for start in range(0, len(wanted), BATCH):
        games = [await one_played(store, table) for table in wanted[start : start + BATCH]]
        for found in checker([Case(game.table, game.record, game.result) for game in games]):
            _note(report, found)
            progressed(report.checked, len(wanted))
    return report


def _note(report: Report, found: Discrepancy | None) -> None:
    report.checked += 1
    if found is not None:
        report.differ.append(found)
