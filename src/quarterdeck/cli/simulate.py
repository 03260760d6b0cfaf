"""`quarterdeck simulate`: many games between bots."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.table import Table

from quarterdeck.cli.games import chosen_game, seats_and_bots
from quarterdeck.cli.options import Parser, add_game_options, bot_names, positive, read_game_options
from quarterdeck.cli.working import INTERRUPTED, add_workers, collected, workers
from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import BadOptions
from quarterdeck.lab.extras import need
from quarterdeck.lab.files import Files
from quarterdeck.lab.provenance import of_setting
from quarterdeck.lab.recording import Recording, record
from quarterdeck.lab.sheets import FORMS
from quarterdeck.lab.simulate import Outcome, Setting, check, digest, simulate
from quarterdeck.lab.tally import Tally

Keep = Callable[[Recording], None]


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate", help="play many games between bots", description="Play many games between bots."
    )
    parser.set_defaults(run=run)
    add_game_options(parser)
    _add_play(parser)
    add_workers(parser)
    _add_output(parser)


def _add_play(parser: Parser) -> None:
    parser.add_argument("--games", type=positive, default=100, help="how many games (default: 100)")
    parser.add_argument("--seats", type=int, help="how many seats (default: the most the game allows)")
    parser.add_argument(
        "--bots",
        type=bot_names,
        default=("random",),
        metavar="NAME,...",
        help="one bot for all seats, or one for each seat (default: random)",
    )
    parser.add_argument("--campaign", action="store_true", help="play each game on to the end of its campaign")
    parser.add_argument(
        "--repeat", type=positive, default=1, metavar="N", help="play every deal N times, to measure luck (default: 1)"
    )


def _add_output(parser: Parser) -> None:
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="write tables of games, decisions and events to this folder"
    )
    parser.add_argument("--format", choices=FORMS, help="the format of these tables (default: csv)")
    parser.add_argument(
        "--trajectories", action="store_true", help="write a table of all options of every decision there, too"
    )
    parser.add_argument("--report", type=Path, metavar="FILE.html", help="write a report with plots to this file")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")


def run(args: argparse.Namespace) -> int:
    rules = chosen_game(args, seats_and_bots).rules
    if args.out is None and (args.format is not None or args.trajectories):
        raise BadOptions("--format and --trajectories are about files: say where with --out FOLDER")
    if args.campaign and (args.out is not None or args.report is not None):
        raise BadOptions("--out and --report are about single games: leave out --campaign")
    seats = args.seats if args.seats is not None else max(rules.seats)
    options = read_game_options(args)
    setting = Setting(args.game, seats, args.seed or "0", options, args.bots, args.repeat, args.campaign)
    outcomes, whole = played(args, setting)
    if args.json:
        print(json.dumps(summary(setting, outcomes), ensure_ascii=False))
    else:
        _print(setting, outcomes)
    if not whole:
        return INTERRUPTED
    return 1 if any(outcome.error for outcome in outcomes) else 0


def played(args: argparse.Namespace, setting: Setting) -> tuple[list[Outcome], bool]:
    """The outcomes, and whether they are complete; requested files are written for those there are."""
    if args.out is None and args.report is None:
        return collected(simulate(setting, args.games, workers(args)), args.games)
    if args.report is not None:
        need("matplotlib", "the report")
    check(setting)  # before any file is made
    tally, files = Tally(setting), None if args.out is None else _files(args, setting)
    keeping: list[Keep] = [tally.add, *([files.add] if files is not None else [])]
    try:
        return collected(_kept(_recorded(args, setting), keeping), args.games)
    finally:
        _finish(args, tally, files)


def _files(args: argparse.Namespace, setting: Setting) -> Files:
    return Files(args.out, setting, args.format or "csv", trajectories=args.trajectories)


def _recorded(args: argparse.Namespace, setting: Setting) -> Iterator[Recording]:
    return record(setting, args.games, workers(args), all_options=args.trajectories)


def _kept(recordings: Iterator[Recording], keeping: list[Keep]) -> Iterator[Outcome]:
    """The outcomes of recordings that others have seen first."""
    for recording in recordings:
        for keep in keeping:
            keep(recording)
        yield recording.outcome


def _finish(args: argparse.Namespace, tally: Tally, files: Files | None) -> None:
    if files is not None:
        files.close()
    if args.report is not None and tally.outcomes:
        from quarterdeck.lab.simulation_report import page

        args.report.parent.mkdir(parents=True, exist_ok=True)
        args.report.write_text(page(tally.setting, tally.figures()), encoding="utf-8")


def summary(setting: Setting, outcomes: list[Outcome]) -> dict[str, Any]:
    """The figures of a simulation as plain data."""
    finished = [outcome for outcome in outcomes if not outcome.error]
    counts = {"games": len(outcomes), "finished": len(finished), "errors": len(outcomes) - len(finished)}
    if setting.campaign:
        counts["games_of_campaigns"] = sum(outcome.games for outcome in finished)
    return {**of_setting(setting), **counts, **_ends(setting, finished), "digest": digest(outcomes)}


def _ends(setting: Setting, finished: list[Outcome]) -> dict[str, Any]:
    """How games ended."""
    scores = [score for outcome in finished if isinstance(score := outcome.ended.score, int | float)]
    return {
        "outcomes": dict(sorted(Counter(str(outcome.ended.outcome) for outcome in finished).items())),
        "mean_score": round(fmean(scores), 3) if scores else None,
        "mean_points": _mean_points(setting, finished),
        "wins": _wins(setting, finished),
        "decisions": sum(outcome.decisions for outcome in finished),
    }


def _mean_points(setting: Setting, finished: list[Outcome]) -> list[float] | None:
    """What each seat scored on average, where each has points of its own."""
    if registry.rules_of(setting.game).cooperative or not finished:
        return None
    points = [points for outcome in finished if (points := outcome.standing(setting).points)]
    return [round(fmean(seat), 3) for seat in zip(*points, strict=True)] or None


def _wins(setting: Setting, finished: list[Outcome]) -> list[int] | None:
    """How often each seat won, where seats play against each other; shared first places count for all."""
    if registry.rules_of(setting.game).cooperative or not finished:
        return None
    return [sum(won) for won in zip(*(outcome.standing(setting).won for outcome in finished), strict=True)]


def _title(setting: Setting) -> str:
    return f"{setting.game}, {setting.seats} seats, {', '.join(setting.bots)}, seed {setting.seed}"


def _print(setting: Setting, outcomes: list[Outcome]) -> None:
    console, facts = Console(highlight=False), summary(setting, outcomes)
    console.print(_title(setting))
    table = Table(show_header=False)
    for name, value in facts.items():
        if name not in (*of_setting(setting), "outcomes", "digest"):
            table.add_row(name.replace("_", " "), "-" if value is None else str(value))
        for outcome, count in value.items() if name == "outcomes" else ():
            table.add_row(f"outcome {outcome}", f"{count} ({count / max(1, facts['finished']):.1%})")
    console.print(table)
    console.print(f"digest {facts['digest']}", soft_wrap=True)  # in full, for comparison
    broken = [outcome for outcome in outcomes if outcome.error]
    for outcome in broken[:5]:
        console.print(f"game {outcome.number}: {outcome.error}", style="red", markup=False)
    if broken:
        print(broken[0].traceback, file=sys.stderr)
