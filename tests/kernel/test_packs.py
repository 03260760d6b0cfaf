"""Packs: the base pack is read where it is needed."""

from pathlib import Path

import pytest
from msgspec import Struct

from quarterdeck.kernel.packs import Packs, UnknownPack, digest, sources


class Content(Struct):
    """A pack that knows only its name."""

    name: str


def test_the_base_pack_of_a_game_that_is_not_registered_is_found(tmp_path: Path) -> None:
    """Every process has its files, so nobody has to be told about it."""
    (tmp_path / "pack.toml").write_text('name = "base"')
    packs = Packs("nowhere", tmp_path, lambda folder: Content("base"))
    found = packs.find("base")
    assert found is packs.find(f"base@{digest(sources(tmp_path))}")
    with pytest.raises(UnknownPack, match="no pack 'other' of nowhere"):
        packs.find("other")
