"""Speed against Catanatron, and search beside OpenSpiel, as ratios in one run: `make bench`."""

import json
import statistics
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import search
import undo
from interpreter import build
from playing import median
from rich.console import Console
from rich.table import Table

import gen7
import space_alert
import starship_captains
import xia

HERE = Path(__file__).parent
VENV = HERE.parent / ".venv-bench"
ROUNDS = 3
LIMITS = {
    "space_alert.decision_vs_catanatron": 0.19,
    "space_alert.copy_vs_catanatron": 0.145,
    "space_alert.resolve_mission_in_catanatron_decisions": 30.0,
    "starship_captains.decision_vs_catanatron": 0.27,
    "starship_captains.copy_vs_catanatron": 0.215,
    "starship_captains.catanatron_games_per_second_vs_ours": 1 / 3,
    "xia.decision_vs_catanatron": 0.75,
    "xia.decision_vs_starship_captains": 3.0,
    "xia.copy_vs_catanatron": 0.2,
    "xia.npc_turn_p95_ms": 1.0,
    "xia.offer_p95_ms": 3.0,
    "xia.iteration_ms": 1000 / 150,
    "xia.round_iteration_ms": 1000 / 150,
    "xia.film_mb": 1.0,
    "gen7.decision_vs_catanatron": 0.4,
    "gen7.copy_vs_catanatron": 0.2,
    "search.catanatron_iterations_per_second_vs_ours": 47 / 1200,
}
"""What each ratio may be at most; the last five of Xia are no ratios."""
Figures = dict[str, float]


def peer_python() -> Path:
    """The interpreter of an environment of its own, with Catanatron and OpenSpiel in it."""
    python = VENV / "bin" / "python"
    stamp = VENV / "installed"
    wanted = (HERE / "requirements.txt").read_text(encoding="utf-8")
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        venv.create(VENV, with_pip=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"]
        subprocess.run([*command, str(HERE / "requirements.txt")], check=True)
        stamp.write_text(wanted, encoding="utf-8")
    return python


def peer(python: Path, name: str, seconds: float) -> dict[str, Any]:
    script = HERE / "peers" / f"{name}_peer.py"
    done = subprocess.run(
        [str(python), str(script), "--seconds", str(seconds)], check=True, capture_output=True, text=True
    )
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


def own() -> Figures:
    captains, crew = starship_captains.RANDOM_PLAY.measured(), space_alert.RANDOM_PLAY.measured()
    return {
        "iterations_per_second": median(search.iterations_per_second),
        "resolve_us": median(lambda batch: space_alert.resolve_us()),
        "undo_at_3000_inputs_ms": median(undo.undo_ms),
        **{f"space_alert.{name}": figure for name, figure in crew.items()},
        **{f"starship_captains.{name}": figure for name, figure in captains.items()},
        **{f"xia.{name}": figure for name, figure in xia.measured().items()},
        **{f"gen7.{name}": figure for name, figure in gen7.measured().items()},
    }


def compared(ours: Figures, theirs: Figures) -> Figures:
    """Every figure of LIMITS; of random play with four players only Starship Captains is counted in games."""
    ratios = {
        f"{game}.{what}_vs_catanatron": ours[f"{game}.{what}_us"] / theirs[f"{what}_us"]
        for game in ("space_alert", "starship_captains", "xia", "gen7")
        for what in ("decision", "copy")
    }
    ratios["xia.decision_vs_starship_captains"] = ours["xia.decision_us"] / ours["starship_captains.decision_us"]
    ratios["space_alert.resolve_mission_in_catanatron_decisions"] = ours["resolve_us"] / theirs["decision_us"]
    ratios["starship_captains.catanatron_games_per_second_vs_ours"] = (
        theirs["games_per_second"] / ours["starship_captains.games_per_second"]
    )
    ratios["search.catanatron_iterations_per_second_vs_ours"] = (
        theirs["iterations_per_second"] / ours["iterations_per_second"]
    )
    return {name: ratios[name] if name in ratios else ours[name] for name in LIMITS}


def growth() -> dict[str, dict[int, float]]:
    """The cost of resolving a mission by number of threats, and by number of players when there is nothing to hit."""
    return {
        "threats": {n: median(lambda batch, n=n: space_alert.resolve_us(5, n)) for n in (0, 2, 4, 6, 8)},
        "players": {n: median(lambda batch, n=n: space_alert.resolve_us(n, 0)) for n in (1, 2, 3, 4, 5)},
    }


def fit(costs: dict[int, float]) -> tuple[float, float]:
    """The cost of one more, and how well a straight line explains the costs (1 is perfectly)."""
    slope = statistics.linear_regression(list(costs), list(costs.values())).slope
    return slope, statistics.correlation(list(costs), list(costs.values())) ** 2


def main() -> None:
    console = Console(highlight=False)
    console.print(build())
    python = peer_python()
    rounds, spiel = [], []
    for number in range(ROUNDS):  # interleaved, so that both meet the same machine
        console.print(f"round {number + 1} of {ROUNDS}: Catanatron, OpenSpiel, then our games ...")
        rounds.append((peer(python, "catanatron", 4), own()))
        spiel.append(peer(python, "open_spiel", 4))
    shared = ("decision_us", "copy_us", "games_per_second", "iterations_per_second")
    theirs = {key: statistics.median(peer[key] for peer, _ in rounds) for key in shared}
    ours = {key: statistics.median(mine[key] for _, mine in rounds) for key in rounds[0][1]}
    ratios = compared(ours, theirs)
    costs = growth()
    report(console, ratios, ours, theirs, costs)
    beside = {**spiel[0], "iterations_per_second": statistics.median(one["iterations_per_second"] for one in spiel)}
    console.print("search, OpenSpiel's Python MCTS beside it:", beside)
    catanatron = {**theirs, "version": rounds[0][0]["version"]}
    results = {
        **ratios,
        "python": build(),
        "ours": ours,
        "catanatron": catanatron,
        "open_spiel": beside,
        "growth": costs,
    }
    (HERE / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    missed = [name for name, limit in LIMITS.items() if ratios[name] > limit]
    console.print(f"[red]too slow: {', '.join(missed)}[/]" if missed else "[green]all within their limits[/]")
    sys.exit(1 if missed else 0)


def report(console: Console, ratios: Figures, ours: Figures, theirs: Figures, costs: dict[str, Any]) -> None:
    table = Table("ratio", "measured", "at most", title="Quarterdeck beside Catanatron (CPU time, medians)")
    for name, ratio in ratios.items():
        table.add_row(name, f"{ratio:.3f}", f"{LIMITS[name]:.3f}")
    console.print(table)
    console.print("measured:", {key: round(value, 1) for key, value in ours.items()}, "Catanatron:", theirs)
    for what, measured in costs.items():
        slope, straight = fit(measured)
        shown = ", ".join(f"{n}: {cost:.0f}" for n, cost in measured.items())
        console.print(f"resolving by {what}: {shown} us; {slope:.0f} us for each, R2 of a straight line {straight:.3f}")


if __name__ == "__main__":
    main()
