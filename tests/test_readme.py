"""What the README shows works as it stands."""

import re
from pathlib import Path

import pytest

from quarterdeck import Game

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_a_reason_is_put_into_words_and_a_world_imagined_as_the_readme_says() -> None:
    here = {"game": Game("space-alert", seats=2, seed=7), "seat": 0}
    exec(re.findall(r"`(from quarterdeck import Chance, words)`", README)[0], here)
    for code in re.findall(r"`(why = .*?|words\(.*?|game\.state\.imagined.*?)`", README):
        exec(f"said = {code}" if code.startswith("words") else code, here)
    assert here["said"] == "This is not one of the choices now."


def test_the_game_in_the_readme_plays_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", README, re.S)[0]
    assert len([line for line in code.splitlines() if line]) < 10
    exec(code, {})
    assert "(outcome=" in capsys.readouterr().out
