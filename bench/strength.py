"""How strong the bots are: `make strength` writes `bench/strength.json`, of as many games as were played."""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from quarterdeck.cli.options import positive
from quarterdeck.cli.working import INTERRUPTED, add_workers, collected, workers
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.lab.strength import Question, answers, check_all, figures, questions

HERE = Path(__file__).parent


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure how often bots win, with 95 % confidence intervals.")
    parser.add_argument("--games", type=positive, help="of each question (default: 24 to 200, by how long they take)")
    parser.add_argument("--seed", default="strength", help="the same seed gives the same deals")
    parser.add_argument("--only", default="", help="questions whose name contains this")
    parser.add_argument("--out", type=Path, default=HERE / "strength.json", help="the file to write")
    add_workers(parser)
    return parser.parse_args()


def asked(args: argparse.Namespace) -> list[Question]:
    """The questions of this run; anything wrong with them is said before the first game."""
    chosen = [question for question in questions() if args.only in question.name]
    check_all(chosen)
    return chosen


def main() -> int:
    args = arguments()
    measured: dict[str, float] = {}
    before: dict[str, float] = json.loads(args.out.read_text(encoding="utf-8")) if args.out.exists() else {}
    try:
        for question in asked(args):
            games = args.games or question.asked.games
            won, whole = collected(answers(question, args.seed, games, workers(args)), games, question.name)
            measured |= figures(question, won) if won else {}
            args.out.write_text(json.dumps(before | measured, indent=1) + "\n", encoding="utf-8")
            if not whole:
                return INTERRUPTED
    except QuarterdeckError as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2
    finally:
        show(measured)
    return 0


def show(measured: dict[str, float]) -> None:
    table = Table("question", "won", "95 % interval", "games", title="Strength of the bots")
    for name in [name for name in measured if f"{name}.low" in measured]:
        low, high = measured[f"{name}.low"], measured[f"{name}.high"]
        table.add_row(name, f"{measured[name]:.1%}", f"{low:.1%} to {high:.1%}", f"{measured[f'{name}.games']:g}")
    if measured:
        Console(highlight=False).print(table)


if __name__ == "__main__":
    sys.exit(main())
