"""A game knows all its frames and options as soon as it is loaded: a stored game may begin in any of them."""

import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck.kernel.registry import rules_of

LOADED = "import sys; from quarterdeck.kernel.registry import rules_of; rules_of({!r}); print(*sys.modules, sep='\\n')"


@pytest.mark.parametrize("game", ["space-alert", "starship-captains", "xia", "gen7"])
def test_every_chapter_of_the_rules_is_loaded_with_the_game(game: str) -> None:
    printed = subprocess.run(
        [sys.executable, "-c", LOADED.format(game)], capture_output=True, text=True, check=True
    ).stdout
    package = rules_of(game).state.__module__.removesuffix(".state")
    folder = Path(str(sys.modules[package].__file__)).parent / "rules"
    chapters = {f"{package}.rules.{'.'.join(path.with_suffix('').parts)}" for path in python(folder)}
    assert chapters
    assert chapters - set(printed.splitlines()) == set()


def python(folder: Path) -> list[Path]:
    return [path.relative_to(folder) for path in folder.rglob("*.py") if path.name != "__init__.py"]
