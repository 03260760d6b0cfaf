"""Content packs on a server: which are offered, and those that stored games began with."""

import asyncio
import logging
from pathlib import Path
from typing import Any

from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.packs import BASE, UnknownPack, game_of_pack, name_of, packs_of
from quarterdeck.server.errors import Refused
from quarterdeck.server.store import Store

log = logging.getLogger("quarterdeck")


def offer(folder: Path) -> str:
    """Let tables be opened with a pack; returns its name. `pack.toml` names the game."""
    return packs_of(game_of_pack(folder)).use(folder)


def offered(game: str) -> list[str]:
    """The names of the packs that a table of a game can be opened with, the base game first."""
    packs = registry.manifest_of(game).packs
    if packs is None:
        return []
    names = {BASE, *(name_of(name) for name in packs.loaded if name in packs.loaded and "@" not in name)}
    return sorted(names, key=lambda name: (name != BASE, name))


def load_games() -> None:
    """Read the games that are installed and their base packs, so that nobody waits for it later."""
    for name in registry.names():
        packs = registry.manifest_of(name).packs
        if packs is not None:
            packs.find(BASE)


async def exact(store: Store, game: str, seats: int, options: dict[str, Any], began_with: str = "") -> str | None:
    """The exact id of the pack that a game is to be played with, kept in the store for as long as the game is."""
    manifest = registry.manifest_of(game)
    if manifest.packs is None:
        return None
    wanted = began_with or manifest.read_options(seats, options).pack
    await known(store, game, wanted)
    found = manifest.packs.exact(wanted)
    await store.keep_pack(game, found, dict(manifest.packs.sources_of(found)))
    return found


async def known(store: Store, game: str, wanted: str) -> bool:
    """Load the pack that a game began with; False if it was loaded. One that is nowhere is refused by name."""
    try:
        packs_of(game).find(wanted)
    except UnknownPack:
        files = await store.pack(game, wanted)
        if files is None:
            raise Refused("pack-missing", f"the content pack {wanted} of this game is not here", 409) from None
    else:
        return False
    try:
        await asyncio.to_thread(packs_of(game).restore, wanted, files)
    except QuarterdeckError as error:
        raise Refused("pack-missing", f"the content pack {wanted} cannot be read any more: {error}", 409) from None
    return True


async def restore_all(store: Store) -> None:
    """Make every pack known that a stored game may need; one that cannot be read is said when its game is asked for."""
    for game, wanted in await store.pack_ids():
        if game in registry.names():
            try:
                await known(store, game, wanted)
            except Refused as refusal:
                log.warning("pack cannot be read", extra={"error": str(refusal)})
