"""`quarterdeck gen7 campaigns`: figures of many simulated campaigns, beside the bands of G7-D51, G7-D52 and G7-D54."""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import Any

from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Seat
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.state import CRITICAL, Gen7
from quarterdeck.kernel import registry
from quarterdeck.kernel.campaign import game_seed, next_options
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import play_out

GAME = "gen7"
Bands = dict[str, tuple[float, float]]
ENTRIES = ("2.00", "2.50", "3.00", "3.50", "4.00", "4.30", "4.60", "5.00", "5.30", "5.60", "6.00", "6.30", "6.60",
           "7.00", "7.30", "7.60")  # fmt: skip
"""G7-D50.2, besides the first."""
ENDINGS = tuple(f"7.{number}" for number in range(90, 99))
SURE = 1.96
"""Deviations of a 95 % interval (G7-D60.4)."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What the command understands."""
    parser.add_argument("--campaigns", type=int, default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--seats", type=int, choices=(3, 4), default=3, help="how many seats (default 3)")
    parser.add_argument("--bot", default="thumb", help="who plays in all seats (default thumb)")
    parser.add_argument("--seed", default="0", help="of the first campaign (default 0)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    total: Counter[str] = Counter()
    for counts in played(partial(campaign, args.seats, args.bot, args.seed), args.campaigns, args.jobs):
        total.update(counts)
    found = figures(total, args.seats, args.campaigns)
    if args.json:
        print(json.dumps({name: round(value, 4) for name, (value, _) in found.items()}))
        return 0
    print(f"{args.campaigns} campaigns, {args.seats} seats, {args.bot}, seed {args.seed}")
    limits = bands(args.seats, args.bot)
    for name, (value, doubt) in found.items():
        print(line(name, value, doubt, limits.get(name)))
    return 0


def played(play: Any, campaigns: int, jobs: int) -> Iterator[Counter[str]]:
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
    low, high = band
    verdict = "within" if low <= value + doubt and value - doubt <= high else "OUTSIDE"
    return f"{told}  {low:g} to {high:g}  {verdict}"


# Playing


def campaign(seats: int, bot: str, seed: str, number: int) -> Counter[str]:
    """What was counted in a campaign."""
    game, counts, found = registry.manifest_of(GAME), Counter[str](), f"{seed}/{number}"
    options: Any = {}
    episode = 0
    while options is not None:
        episode += 1
        table = game.rules.setup(seats, game.read_options(seats, options), Chance(game_seed(found, episode)))
        assert isinstance(table, Gen7)
        play(table, bot, f"{found}/{episode}")
        count_episode(table, counts)
        options = next_options(game.rules, table)
    return counts


def play(table: Gen7, bot: str, seed: str) -> None:
    players = [bots.bot(bot, GAME, f"{seed}/{seat}") for seat in range(table.seat_count)]
    table.event_sink = []
    table.advance()
    play_out(table, lambda seat, options: players[seat].choose(Seat(table, seat), options))


def count_episode(table: Gen7, counts: Counter[str]) -> None:
    kinds = Counter(getattr(entry, "kind", "") for entry in table.event_sink or ())
    for kind in ("key-task-finished", "task-failed", "moved-to-recovery", "turn-began"):
        counts[kind] += kinds[kind]
    for entry in table.event_sink or ():
        if getattr(entry, "kind", "") == "stars-paid":
            counts["stars"] += entry.args["number"]
    episode, merits = table.episode, [player.merit for player in table.players]
    counts["episodes"] += 1
    counts[f"goal {episode}"] += table.results.get(str(episode)) == "reached"
    counts["critical"] += sum(division == CRITICAL for division in table.divisions.values())
    counts["merit"] += sum(merits)
    counts["spread"] += max(merits) - min(merits)
    counts["fifty"] += sum(merit >= table.pack.table.rank_at for merit in merits)
    counts[f"entry {next(section for section in table.visited if section.startswith(f'{episode}.'))}"] += 1
    for player in table.players:
        counts[f"sector {player.sector}"] += 1
        counts[f"best {player.sector}"] += player.seat == table.best[-1]
    if table.ending:
        counts[f"ending {table.ending}"] += 1
        counts[f"class {table.pack.sections[table.ending].ending}"] += 1
        counts["all squares"] += table.squares >= table.pack.table.condition_squares


# Figures


def figures(total: Counter[str], seats: int, campaigns: int) -> dict[str, tuple[float, float]]:
    """Each figure with half its 95 % interval, where it is a share."""
    episodes = total["episodes"]
    tasks = total["key-task-finished"] + total["task-failed"]
    found = {
        "plot goals reached": share(sum(total[f"goal {number}"] for number in range(1, 8)), episodes),
        "key tasks finished": share(total["key-task-finished"], tasks),
        "systems on critical": (total["critical"] / episodes, 0.0),
        "all squares crossed": share(total["all squares"], campaigns),
        "merit per player": (total["merit"] / episodes / seats, 0.0),
        "best minus worst seat": (total["spread"] / episodes, 0.0),
        "50 merit reached": share(total["fifty"], episodes * seats),
        "stars per player": (total["stars"] / episodes / seats, 0.0),
        "forced recovery": share(total["moved-to-recovery"], total["turn-began"]),
    }
    found |= {f"goal of episode {number}": share(total[f"goal {number}"], campaigns) for number in range(1, 8)}
    for sector in sorted(name.removeprefix("sector ") for name in total if name.startswith("sector ")):
        found[f"best officer, {sector}"] = share(total[f"best {sector}"], total[f"sector {sector}"])
    found |= {f"entry {name}": share(total[f"entry {name}"], campaigns) for name in ENTRIES}
    found |= {f"ending {name}": share(total[f"ending {name}"], campaigns) for name in ENDINGS}
    found |= {f"{name}": share(total[f"class {name}"], campaigns) for name in ("victory", "mixed", "defeat")}
    return found


def share(number: float, of: float) -> tuple[float, float]:
    part = number / of if of else 0.0
    return part, SURE * sqrt(part * (1 - part) / of) if of else 0.0


def bands(seats: int, bot: str) -> Bands:
    """What the rules ask for: shares of entries and endings of random-choice campaigns only."""
    found: Bands = {
        "plot goals reached": (0.55, 0.75),
        "key tasks finished": (0.70, 0.80) if seats == 3 else (0.75, 0.85),
        "systems on critical": (0.58, 0.78),
        "all squares crossed": (0.05, 0.30),
        "merit per player": (40, 60),
        "best minus worst seat": (8, 25),
        "50 merit reached": (0.40, 0.60),
        "stars per player": (4, 6),
        "forced recovery": (0, 0.03),
    }  # G7-D54
    found |= {f"goal of episode {number}": (0.45, 0.85) for number in range(1, 8)}  # G7-D78
    for sector in pack("base").sectors:
        found[f"best officer, {sector}"] = (0, 0.38 if seats == 3 else 0.30)
    if bot == "random-choice":
        found |= {f"entry {name}": (0.15, 1) for name in ENTRIES}  # G7-D51
        found |= {f"ending {name}": (0.03, 0.30) for name in ENDINGS}  # G7-D52
    return found
