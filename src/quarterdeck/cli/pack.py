"""`quarterdeck pack`: check a content pack."""

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

from quarterdeck.games.space_alert.pack import load


def add(commands: Any) -> None:
    parser = commands.add_parser("pack", help="check a content pack", description="Work with content packs.")
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="check a folder of TOML files", description="Check a content pack.")
    check.add_argument("folder", type=Path, help="the folder with pack.toml, threats.toml, ...")
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    pack = load(args.folder)
    Console(highlight=False).print(
        f"[green]{pack.name}[/]: {len(pack.threats)} threats, {len(pack.tracks)} trajectories, "
        f"{len(pack.missions)} missions, {len(pack.deck)} action cards, {len(pack.heroic)} heroic cards: all fine"
    )
    return 0
