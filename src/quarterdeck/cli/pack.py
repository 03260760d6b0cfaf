"""`quarterdeck pack`: check a content pack, and use one instead of the base game."""

import argparse
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from quarterdeck.games.space_alert import pack as space_alert
from quarterdeck.games.starship_captains import pack as starship_captains
from quarterdeck.games.starship_captains.pack_sheets import load as load_starship_captains


class Packs(NamedTuple):
    """What can be done with the packs of one game."""

    use: Callable[[Path], str]
    """Make a pack known to games; returns its name."""
    sum_up: Callable[[Path], str]
    """Check a pack and count what is in it."""


def add(commands: Any) -> None:
    parser = commands.add_parser("pack", help="check a content pack", description="Work with content packs.")
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="check a folder of TOML files", description="Check a content pack.")
    check.add_argument("folder", type=Path, help="the folder with pack.toml, which names the game, and the other files")
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    found = PACKS[_game(args.folder)].sum_up(args.folder)
    Console(highlight=False, soft_wrap=True).print(f"{found}: all fine")
    return 0


def use(folder: Path) -> str:
    """Let games be played with a pack; returns its name."""
    return PACKS[_game(folder)].use(folder)


def _game(folder: Path) -> str:
    """The game that a pack says it is for; whatever else is wrong, its own reader says best."""
    try:
        game = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8")).get("game")
    except (OSError, ValueError):
        game = None
    return game if game in PACKS else "space-alert"


def _space_alert(folder: Path) -> str:
    pack = space_alert.load(folder)
    return (
        f"[green]{pack.name}[/]: {len(pack.threats)} threats, {len(pack.tracks)} trajectories, "
        f"{len(pack.missions)} missions, {len(pack.deck)} action cards, {len(pack.heroic)} heroic cards"
    )


def _starship_captains(folder: Path) -> str:
    pack = load_starship_captains(folder)
    return (
        f"[green]{pack.name}[/]: {len(pack.technologies)} technologies, {len(pack.missions)} missions, "
        f"{len(pack.events)} events, {len(pack.passengers)} passengers, {len(pack.actions)} action cards"
    )


PACKS = {
    "space-alert": Packs(space_alert.use, _space_alert),
    "starship-captains": Packs(starship_captains.use, _starship_captains),
}
