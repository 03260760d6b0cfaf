"""What must hold between the rows of a pack: names that exist, numbers of cards, points of unlocking."""

from pathlib import Path

from quarterdeck.games.gen7.content.pack import Pack


def check(folder: Path, pack: Pack) -> None:
    """Raise a complaint about the first thing that does not fit."""
