"""Whole games go as they went when their transcripts were read and found right."""

import pytest

from tests.transcripts import FOLDER, GAMES, played_again


@pytest.mark.parametrize("name", GAMES)
def test_game_goes_as_recorded(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    message = "if the change is wanted: python -m tests.transcripts, and read the diff"
    assert played_again(name, recorded) == recorded, message
