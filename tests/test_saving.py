"""Files that appear when they are whole."""

import os
import stat
from pathlib import Path

import pytest

from quarterdeck.cli.saving import write_whole


@pytest.fixture(autouse=True)
def _in_an_empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_save_keeps_its_mode_and_its_link_and_a_new_one_has_the_usual_mode() -> None:
    Path("usual").touch()
    write_whole(Path("game.json"), b"1")
    assert Path("game.json").stat().st_mode == Path("usual").stat().st_mode
    Path("game.json").chmod(0o640)
    Path("link").symlink_to("game.json")
    write_whole(Path("link"), b"2")
    assert Path("link").is_symlink()
    assert (Path("game.json").read_bytes(), stat.S_IMODE(Path("game.json").stat().st_mode)) == (b"2", 0o640)


def test_what_is_no_file_is_written_to_and_stays_what_it_is() -> None:
    os.mkfifo("pipe")
    reader = os.open("pipe", os.O_RDONLY | os.O_NONBLOCK)
    write_whole(Path("pipe"), b"game")
    assert (os.read(reader, 10), Path("pipe").is_fifo()) == (b"game", True)
    os.close(reader)
