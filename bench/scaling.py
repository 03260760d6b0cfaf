"""How much faster two processes simulate than one, in one run: `make bench-scaling`."""

import argparse
import json
import statistics
import sys
import time
from pathlib import Path

from rich.console import Console

from quarterdeck.lab.simulate import Setting, digest, simulate

HERE = Path(__file__).parent
SETTINGS = {
    "starship_captains": Setting("starship-captains", 4, "scaling", {}, ("thumb",)),
    "space_alert": Setting("space-alert", 5, "scaling", {}, ("random",)),
}
GAMES = {"starship_captains": 500, "space_alert": 3000}
"""Enough that the half second in which processes begin does not count."""
LEAST = 1.8


def seconds(setting: Setting, games: int, jobs: int) -> tuple[float, str]:
    """How long the games take, and the hash of how they ended."""
    began = time.perf_counter()
    outcomes = list(simulate(setting, games, jobs))
    return time.perf_counter() - began, digest(outcomes)


def ratio(name: str, rounds: int) -> float:
    """The median of several rounds, in which one and two processes take turns."""
    found = []
    for _ in range(rounds):
        (one, same), (two, as_two) = (seconds(SETTINGS[name], GAMES[name], jobs) for jobs in (1, 2))
        assert same == as_two, "two processes played other games than one"
        found.append(one / two)
    return statistics.median(found)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how simulation scales; the machine must be free.")
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    ratios = {f"simulation.{name}.two_cores_vs_one": ratio(name, rounds) for name in SETTINGS}
    for name, value in ratios.items():
        Console(highlight=False).print(f"{name}: {value:.2f} (at least {LEAST})")
    (HERE / "scaling_results.json").write_text(json.dumps(ratios, indent=1) + "\n", encoding="utf-8")
    return 0 if min(ratios.values()) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
