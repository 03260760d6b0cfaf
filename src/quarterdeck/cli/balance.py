"""`quarterdeck balance`: many games between bots, and whether cards and seats are balanced."""

import argparse
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from quarterdeck.bots import registry as bots
from quarterdeck.cli.games import add_game, chosen_game, seats_and_bots
from quarterdeck.cli.options import add_pack, positive, read_game_options
from quarterdeck.cli.working import INTERRUPTED, add_workers, collected, workers
from quarterdeck.kernel import registry
from quarterdeck.lab.extras import need
from quarterdeck.lab.pool import Workers
from quarterdeck.lab.provenance import of_setting
from quarterdeck.lab.simulate import Setting, check
from quarterdeck.lab.watching import Sample, settings, study_of, watch

OUTSIDE = 1
EXITS = f"Exit codes: 0 all figures within their limits, {OUTSIDE} some outside, 2 nothing could be studied."


def add(commands: Any) -> None:
    text = "Play many games between bots and report whether seats and cards are balanced."
    what = "study seats and cards by many games"
    parser = commands.add_parser("balance", help=what, description=text, epilog=EXITS)
    add_game(parser)
    parser.add_argument(
        "--games", type=positive, default=500, help="how many games for each number of seats (default: 500)"
    )
    parser.add_argument(
        "--seats", type=seat_counts, metavar="N,...", help="which numbers of seats to study (default: all)"
    )
    parser.add_argument(
        "--bot", metavar="NAME", help="the bot that plays all seats (default: the game's best fast one)"
    )
    parser.add_argument("--seed", default="0", help="the same seed gives the same report (default: 0)")
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change a set-up option (may be given several times)",
    )
    add_pack(parser)
    add_workers(parser)
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("balance"),
        metavar="FOLDER",
        help="where to write the report (default: balance)",
    )
    parser.set_defaults(run=run)


def seat_counts(text: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(positive(word.strip()) for word in text.split(",")))


def run(args: argparse.Namespace) -> int:
    chosen_game(args, seats_and_bots)
    need("matplotlib", "the report")
    planned = plan(args)
    runs, whole = played(planned, args.games, workers(args))
    if not runs:
        return INTERRUPTED
    status = report(args, planned, runs)
    return status if whole else INTERRUPTED


def plan(args: argparse.Namespace) -> list[Setting]:
    """What is to be played; mistakes are reported before the first game."""
    study_of(args.game)
    counts = args.seats or registry.rules_of(args.game).seats
    usual = settings(args.game, counts, args.seed, args.bot or bots.quick(args.game))
    options = read_game_options(args)
    planned = [replace(setting, setup={**setting.setup, **options}) for setting in usual]
    for setting in planned:
        check(setting)
    return planned


def played(planned: list[Setting], games: int, jobs: Workers) -> tuple[dict[int, list[Sample]], bool]:
    """The games for each number of seats; an interruption keeps what is done."""
    runs: dict[int, list[Sample]] = {}
    for setting in planned:
        samples, whole = collected(watch(setting, games, jobs), games)
        if samples:
            runs[setting.seats] = samples
        if not whole:
            return runs, False
    return runs, True


def _provenance(planned: list[Setting]) -> dict[str, Any]:
    """The game, its versions, and the set-up options for each number of seats."""
    each = [of_setting(setting) for setting in planned]
    common = {name: each[0][name] for name in ("quarterdeck", "game", "rules_version", "pack")}
    return {**common, "setup": {str(one["seats"]): one["setup"] for one in each}}


def report(args: argparse.Namespace, planned: list[Setting], runs: dict[int, list[Sample]]) -> int:
    """Write the report, say what lies outside its limits, and return the exit code for that."""
    from quarterdeck.lab.balance import figures
    from quarterdeck.lab.limits import findings
    from quarterdeck.lab.report import write

    study = study_of(args.game)
    games = {str(seats): len(samples) for seats, samples in runs.items()}
    measured = figures(runs, study)
    found = findings(measured, study)
    head = {**_provenance(planned), "bot": planned[0].bots[0], "seed": args.seed, "games": games}
    write(args.out, head, measured, study, found)
    for one in found:
        print(one)
    print(f"{len(found)} figures outside their limits; the report is {args.out / 'balance.html'}")
    return OUTSIDE if found else 0
