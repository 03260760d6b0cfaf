"""The walk-through of the example game shows its files as they are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
GAME = ROOT / "docs" / "examples" / "a_game"
EXCERPTS = re.findall(r"^```(python|markdown|fluent|toml)\n(.*?)^```", PAGE, re.S | re.M)
FORMS = {"python": "*.py", "markdown": "*.md", "fluent": "*.ftl", "toml": "*.toml"}


@pytest.mark.parametrize(("form", "excerpt"), EXCERPTS, ids=lambda text: text.split("\n")[0][:40])
def test_an_excerpt_stands_in_the_example(form: str, excerpt: str) -> None:
    files = [path.read_text(encoding="utf-8") for path in GAME.rglob(FORMS[form])]
    assert any(excerpt in text for text in files)


def test_every_part_of_the_example_is_shown() -> None:
    assert len(EXCERPTS) >= 10
    assert {form for form, _ in EXCERPTS} == set(FORMS)


def test_the_example_stays_small() -> None:
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (GAME / "src").rglob("*.py"))
    assert lines <= 340
