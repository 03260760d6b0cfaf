"""`quarterdeck simulate`: many games between bots."""

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import track
from rich.table import Table

from quarterdeck.cli.options import add_game_options, bot_names, positive, read_game_options
from quarterdeck.kernel import registry
from quarterdeck.lab.simulate import Outcome, Setting, digest, simulate

INTERRUPTED = 130
T = TypeVar("T")


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate", help="play many games between bots", description="Play many games between bots."
    )
    add_game_options(parser)
    parser.add_argument("--games", type=positive, default=100, help="how many games (default 100)")
    parser.add_argument("--seats", type=int, help="how many seats (default: the most the game allows)")
    parser.add_argument(
        "--bots", type=bot_names, default=("random",), metavar="NAME,...", help="one for all seats, or one per seat"
    )
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    seats = args.seats if args.seats is not None else max(registry.rules_of(args.game).seats)
    setting = Setting(args.game, seats, args.seed or "0", read_game_options(args), args.bots)
    outcomes, whole = collected(simulate(setting, args.games, args.jobs), args.games)
    if args.json:
        print(json.dumps(summary(setting, outcomes), ensure_ascii=False))
    else:
        _print(setting, outcomes)
    if not whole:
        return INTERRUPTED
    return 1 if any(outcome.error for outcome in outcomes) else 0


def collected(results: Iterator[T], count: int) -> tuple[list[T], bool]:
    """All results behind a progress bar, and whether they are all: an interruption keeps what is done."""
    console, done = Console(stderr=True), []
    try:
        for result in track(results, "Playing", count, console=console, disable=not console.is_terminal):
            done.append(result)
    except KeyboardInterrupt:
        console.print(f"interrupted after {len(done)} of {count} games", highlight=False)
    return done, len(done) == count


def summary(setting: Setting, outcomes: list[Outcome]) -> dict[str, Any]:
    """What a program wants to know of a simulation."""
    finished = [outcome for outcome in outcomes if not outcome.error]
    scores = [outcome.result["score"] for outcome in finished if outcome.result["score"] is not None]
    return {
        "game": setting.game,
        "seats": setting.seats,
        "seed": setting.seed,
        "bots": list(setting.bots),
        "games": len(outcomes),
        "finished": len(finished),
        "errors": len(outcomes) - len(finished),
        "outcomes": dict(sorted(Counter(outcome.result["outcome"] for outcome in finished).items())),
        "mean_score": round(sum(scores) / len(scores), 3) if scores else None,
        "wins": _wins(setting, finished),
        "decisions": sum(outcome.decisions for outcome in finished),
        "digest": digest(outcomes),
    }


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
