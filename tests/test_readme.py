"""What the README shows works as it stands."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_game_in_the_readme_plays_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", README, re.S)[0]
    assert len([line for line in code.splitlines() if line]) < 10
    exec(code, {})
    assert "(outcome=" in capsys.readouterr().out
