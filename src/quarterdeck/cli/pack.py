"""`quarterdeck pack`: check a content pack, and use one instead of the base game."""

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import BadOptions
from quarterdeck.kernel.packs import game_of_pack, games_with_packs, packs_of


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "pack", help="check a content pack", description="Check content packs: folders with cards of a game."
    )
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    check = actions.add_parser(
        "check", help="check a folder of TOML files, or the cards of a game", description="Check a content pack."
    )
    folder, games = "the folder with pack.toml, which names the game, and the other files", ", ".join(registry.names())
    check.add_argument("pack", metavar="FOLDER|GAME", help=f"{folder}; or a game, for its base pack: {games}")
    check.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    folder = folder_of(args.pack)
    packs = packs_of(game_of_pack(folder))
    pack = packs.read(folder)
    counted = ", ".join(f"{count} {what}" for what, count in packs.sum_up(pack).items())
    verdict = f"{counted}: all fine" if counted else "all fine"
    console = Console(highlight=False, soft_wrap=True)
    for line in packs.examine(pack):
        console.print(line, markup=False)
    console.print(f"[green]{pack.name}[/]: {verdict}")
    return 0


def folder_of(named: str) -> Path:
    """The folder that was named, or that of the base pack of a game; a folder comes first."""
    if Path(named).is_dir():
        return Path(named)
    games = games_with_packs()
    if named not in games:
        raise BadOptions(f"{named!r} is neither a folder nor a game with packs; the games are {', '.join(games)}")
    return packs_of(named).folder


def use(folder: Path, game: str) -> str:
    """Let a game be played with a pack; returns the name of the pack."""
    if game_of_pack(folder) != game:
        raise BadOptions(f"--pack: {folder} is a pack of {game_of_pack(folder)}, not of {game}")
    return packs_of(game).use(folder)
