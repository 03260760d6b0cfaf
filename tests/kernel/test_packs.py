"""Packs: the base pack is read where it is needed, and kept ones are written to no other place."""

from pathlib import Path

import pytest
from msgspec import Struct

from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.packs import Packs, UnknownPack, digest, sources


class Content(Struct):
    """A pack that knows only its name."""

    name: str


def test_the_base_pack_of_a_game_that_is_not_registered_is_found(tmp_path: Path) -> None:
    """Every process has its files, so nobody has to be told about it."""
    (tmp_path / "pack.toml").write_text('name = "base"')
    packs = Packs("nowhere", tmp_path, lambda folder: Content("base"))
    found = packs.find("base")
    assert found is packs.find()
    assert found is packs.find(f"base@{digest(sources(tmp_path))}")
    with pytest.raises(UnknownPack, match="no pack 'other' of nowhere"):
        packs.find("other")


@pytest.mark.parametrize("name", ["../outside.toml", "{outside}/outside.toml", "pack.toml/../outside.toml", "pack.sh"])
def test_kept_files_are_written_into_a_folder_of_their_own_only(tmp_path: Path, name: str) -> None:
    read: list[Path] = []
    packs = Packs("nowhere", tmp_path, lambda folder: read.append(folder) or Content("other"))
    files = {"pack.toml": 'name = "other"', name.format(outside=tmp_path): ""}
    with pytest.raises(BadContent, match="is no name of a file"):
        packs.restore(f"other@{digest(files)}", files)
    assert (read, list(tmp_path.iterdir())) == ([], [])


def test_kept_files_that_say_something_else_are_not_even_written(tmp_path: Path) -> None:
    packs = Packs("nowhere", tmp_path, lambda folder: pytest.fail("a pack was read"))
    with pytest.raises(UnknownPack, match="say something else"):
        packs.restore("other@0123456789abcdef", {"../outside.toml": ""})
    with pytest.raises(BadContent, match=r"pack\.toml"):
        packs.restore("other@0123456789abcdef", {"pack.toml": "name = "})
