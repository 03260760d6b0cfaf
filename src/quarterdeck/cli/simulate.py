"""`quarterdeck simulate`: many games between bots."""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.table import Table

from quarterdeck.cli.options import add_game_options, bot_names, positive, read_game_options
from quarterdeck.cli.working import INTERRUPTED, add_workers, collected, workers
from quarterdeck.kernel import registry
from quarterdeck.lab.extras import need
from quarterdeck.lab.files import FORMS, Files
from quarterdeck.lab.recording import Recording, record
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


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=positive, default=100, help="how many games (default 100)")
    parser.add_argument("--seats", type=int, help="how many seats (default: the most the game allows)")
    parser.add_argument(
        "--bots", type=bot_names, default=("random",), metavar="NAME,...", help="one for all seats, or one per seat"
    )
    parser.add_argument("--repeat", type=positive, default=1, metavar="N", help="play every deal N times (luck)")


def _add_output(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="write games, decisions and events there")
    parser.add_argument("--format", choices=FORMS, default="csv", help="of these files (default csv)")
    parser.add_argument("--report", type=Path, metavar="FILE.html", help="write one page with plots")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    seats = args.seats if args.seats is not None else max(registry.rules_of(args.game).seats)
    setting = Setting(args.game, seats, args.seed or "0", read_game_options(args), args.bots, args.repeat)
    outcomes, whole = played(args, setting)
    if args.json:
        print(json.dumps(summary(setting, outcomes), ensure_ascii=False))
    else:
        _print(setting, outcomes)
    if not whole:
        return INTERRUPTED
    return 1 if any(outcome.error for outcome in outcomes) else 0


def played(args: argparse.Namespace, setting: Setting) -> tuple[list[Outcome], bool]:
    """The outcomes, and whether they are all; what was asked for is written of as many as there are."""
    if args.out is None and args.report is None:
        return collected(simulate(setting, args.games, workers(args)), args.games)
    if args.report is not None:
        need("matplotlib", "the report")
    check(setting)  # before any file is made
    tally, files = Tally(setting), None if args.out is None else Files(args.out, setting, args.format)
    keeping: list[Keep] = [tally.add, *([files.add] if files is not None else [])]
    try:
        return collected(_kept(record(setting, args.games, workers(args)), keeping), args.games)
    finally:
        _finish(args, tally, files)


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
    """What a program wants to know of a simulation."""
    finished = [outcome for outcome in outcomes if not outcome.error]
    head = {"game": setting.game, "seats": setting.seats, "seed": setting.seed, "bots": list(setting.bots)}
    counts = {"games": len(outcomes), "finished": len(finished), "errors": len(outcomes) - len(finished)}
    return {**head, **counts, **_ends(setting, finished), "digest": digest(outcomes)}


def _ends(setting: Setting, finished: list[Outcome]) -> dict[str, Any]:
    """How games ended."""
    scores = [score for outcome in finished if isinstance(score := outcome.result["score"], int | float)]
    return {
        "outcomes": dict(sorted(Counter(outcome.result["outcome"] for outcome in finished).items())),
        "mean_score": round(fmean(scores), 3) if scores else None,
        "mean_points": _mean_points(setting, finished),
        "wins": _wins(setting, finished),
        "decisions": sum(outcome.decisions for outcome in finished),
    }


def _mean_points(setting: Setting, finished: list[Outcome]) -> list[float] | None:
    """What each seat scored on average, where each has points of its own."""
    if registry.rules_of(setting.game).together or not finished:
        return None
    points = [points for outcome in finished if (points := outcome.standing(setting).points)]
    return [round(fmean(seat), 3) for seat in zip(*points, strict=True)] or None


def _wins(setting: Setting, finished: list[Outcome]) -> list[int] | None:
    """How often each seat won, where captains play against each other; shared first places count for all."""
    won = [seat for outcome in finished for seat in outcome.result.get("winners", ())]
    return [won.count(seat) for seat in range(setting.seats)] if won else None


def _title(setting: Setting) -> str:
    return f"{setting.game}, {setting.seats} seats, {', '.join(setting.bots)}, seed {setting.seed}"


def _print(setting: Setting, outcomes: list[Outcome]) -> None:
    console, facts = Console(highlight=False), summary(setting, outcomes)
    table = Table(title=_title(setting), show_header=False)
    for name, value in facts.items():
        if name not in ("game", "seats", "seed", "outcomes", "digest", "bots"):
            table.add_row(name.replace("_", " "), "-" if value is None else str(value))
        for outcome, count in value.items() if name == "outcomes" else ():
            table.add_row(outcome, f"{count} ({count / max(1, facts['finished']):.1%})")
    console.print(table)
    console.print(f"digest {facts['digest']}", soft_wrap=True)  # whole, to be compared
    for outcome in [outcome for outcome in outcomes if outcome.error][:5]:
        console.print(f"[red]game {outcome.number}: {outcome.error}[/]")
