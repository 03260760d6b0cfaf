"""The base pack with texts and late rooms called as they were when older campaigns were stored."""

import re

from quarterdeck.games.gen7.content.pack import PACKS
from quarterdeck.games.gen7.content.prose import renamed
from quarterdeck.kernel.packs import digest

ROOMS = {"wedge_walk": "sixth_a", "loom": "sixth_b", "gang": "shared_a", "warp": "shared_b", "weft": "shared_c"}
"""Late rooms and their groups of shared spots as they were called, and as they are."""


def restore_old_pack() -> str:
    """Make it known as packs that were kept with games are; its exact id."""
    files = {name: _as_it_was(text) for name, text in PACKS.sources_of(PACKS.exact("base")).items()}
    exact = f"base@{digest(files)}"
    PACKS.restore(exact, files)
    return exact


def _as_it_was(text: str) -> str:
    for old, new in renamed().items():
        text = text.replace(f'"{new}"', f'"{old}"')
    for old, new in ROOMS.items():
        text = re.sub(rf"\b{new}\b", old, text)
    return text
