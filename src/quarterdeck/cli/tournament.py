"""`quarterdeck tournament`: bots against each other, with ratings."""

import argparse
import json
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from quarterdeck.bots import registry as bots
from quarterdeck.cli.games import chosen_game, seats_and_bots
from quarterdeck.cli.options import add_game_options, bot_names, positive, read_game_options
from quarterdeck.cli.working import INTERRUPTED, add_workers, collected, workers
from quarterdeck.lab.extras import need
from quarterdeck.lab.provenance import of_game
from quarterdeck.lab.rating import table
from quarterdeck.lab.tournament import Score, Tournament, play


def add(commands: Any) -> None:
    text = (
        "Let bots play the same deals and rate them. Where players compete, every line-up of the bots plays every deal;"
    )
    text += " where they win or lose together, each bot plays every deal in all seats."
    parser = commands.add_parser("tournament", help="rate bots against each other", description=text)
    add_game_options(parser)
    contestants = "the bots to rate (default: all fast ones; one that has two names plays once)"
    parser.add_argument("--bots", type=bot_names, metavar="NAME,...", help=contestants)
    parser.add_argument("--seats", type=int, help="how many seats (default: the most the game allows)")
    parser.add_argument("--rounds", type=positive, default=20, help="how many deals (default: 20)")
    parser.add_argument("--json", action="store_true", help="print the ratings as one JSON object")
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = chosen_game(args, seats_and_bots).rules
    need("openskill", "a tournament")
    seats = args.seats if args.seats is not None else max(rules.seats)
    contestants = args.bots or tuple(bots.all_quick(args.game))
    tournament = Tournament(args.game, seats, args.seed or "0", contestants, read_game_options(args))
    games = args.rounds * len(tournament.lineups())
    scores, whole = collected(play(tournament, args.rounds, workers(args)), games)
    rows = table(tournament, scores)
    if args.json:
        head = {**of_game(args.game, seats, tournament.setup), "seed": tournament.seed, "games": len(scores)}
        print(json.dumps({**head, "table": rows}, ensure_ascii=False))
    else:
        _print(tournament, len(scores), rows)
    broken = [score for score in scores if score.error]
    _print_broken(broken)
    if not whole:
        return INTERRUPTED
    return 1 if broken else 0


def _print_broken(broken: list[Score]) -> None:
    """Games that are not rated, and where the error of the first was raised."""
    for score in broken[:5]:
        print(f"game {score.number} ({', '.join(score.bots)}) broke: {score.error}", file=sys.stderr)
    if broken:
        print(broken[0].traceback, file=sys.stderr)


def _print(tournament: Tournament, games: int, rows: list[dict[str, Any]]) -> None:
    title = f"{tournament.game}, {tournament.seats} seats, {games} games, seed {tournament.seed}"
    shown = Table("bot", "rating", "games", "won", "95 % interval", "points", title=title)
    for row in rows:
        won = "-" if row["won"] is None else f"{row['won']:.1%}"
        points = "-" if row["points"] is None else f"{row['points']:.1f}"
        rating = f"{row['rating']:.1f} ± {row['sigma']:.1f}"
        shown.add_row(row["bot"], rating, str(row["games"]), won, f"{row['low']:.1%} to {row['high']:.1%}", points)
    Console(highlight=False).print(shown)
