"""`quarterdeck gen7 campaigns`: figures of many simulated campaigns, beside the bands of G7-D51, G7-D52 and G7-D54."""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context

from quarterdeck.bots import registry as bots
from quarterdeck.games.gen7.commands.campaign_figures import GAME, bands, campaign, figures
from quarterdeck.games.gen7.commands.crossroads_figures import card_bands, card_figures
from quarterdeck.games.gen7.commands.shares import in_band

INTERRUPTED = 130


def whole(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from 1 on")
    return int(text)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--campaigns", type=whole, default=100, metavar="N", help="how many campaigns (default: 100)")
    parser.add_argument("--seats", type=int, choices=(3, 4), default=3, help="how many seats (default: 3)")
    parser.add_argument("--bot", default="thumb", metavar="NAME", help="the bot that plays all seats (default: thumb)")
    parser.add_argument("--seed", default="0", help="the seed of the first campaign (default: 0)")
    parser.add_argument("--jobs", type=whole, default=1, help="how many processes to use (default: 1)")
    parser.add_argument("--cards", action="store_true", help="also print the figures of every crossroads card")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    bots.bot(args.bot, GAME, "trial")  # an unknown one is refused before the first campaign
    total: Counter[str] = Counter()
    try:
        for counts in played(partial(campaign, args.seats, args.bot, args.seed), args.campaigns, args.jobs):
            total.update(counts)
            print_progress(total["campaigns"], args.campaigns)
    except KeyboardInterrupt:
        print(f"interrupted after {total['campaigns']} of {args.campaigns} campaigns", file=sys.stderr)
    if total["campaigns"]:
        report(args, total)
    return 0 if total["campaigns"] == args.campaigns else INTERRUPTED


def print_progress(done: int, of: int) -> None:
    """Shown only on terminals, not in redirected output."""
    if sys.stderr.isatty():
        print(f"\r{done} of {of} campaigns", end="\n" if done == of else "", file=sys.stderr, flush=True)


def report(args: argparse.Namespace, total: Counter[str]) -> None:
    campaigns = total["campaigns"]
    found = figures(total, args.seats, campaigns)
    limits = bands(args.seats, args.bot)
    if args.cards:
        found, limits = found | card_figures(total), limits | card_bands(args.seats)
    if args.json:
        print(json.dumps({"campaigns": campaigns} | {name: round(value, 4) for name, (value, _) in found.items()}))
        return
    print(f"{campaigns} campaigns, {args.seats} seats, {args.bot}, seed {args.seed}")
    for name, (value, doubt) in found.items():
        print(line(name, value, doubt, limits.get(name)))


def played(play: Callable[[int], Counter[str]], campaigns: int, jobs: int) -> Iterator[Counter[str]]:
    if jobs == 1:
        yield from map(play, range(campaigns))
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play, range(campaigns))


def line(name: str, value: float, doubt: float, band: tuple[float, float] | None) -> str:
    """A figure, its interval and its band; it passes if they meet (G7-D60.4)."""
    told = f"{name:32} {value:8.3f} +-{doubt:.3f}"
    if band is None:
        return told
    return f"{told}  {band[0]:g} to {band[1]:g}  {'within' if in_band(value, doubt, band) else 'OUTSIDE'}"
