"""Shared code knows no game by name: whatever it has to know of one comes from the game's manifest."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "quarterdeck"
SHARED = ("kernel", "server", "lab", "bots", "cli")
NAMES = r"space[-_ ]?alert|starship[-_ ]?captains|\bcaptains?\b|\bxia\b|\bgen7\b|flight school|guided game"
CLAUSES = r"\b(?:SA|SC|XIA|G7)-[A-Z]?\d"
KNOWN = re.compile(f"(?i:{NAMES})|{CLAUSES}")
EXAMPLE = re.compile(r"\s*>>> ")
"""A line that doctest runs needs a game that is there."""


def named(text: str) -> Iterator[str]:
    """The lines that name a game or cite a clause of one, with their numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        if KNOWN.search(line) and not EXAMPLE.match(line):
            yield f"{number}: {line.strip()}"


@pytest.mark.parametrize("package", SHARED)
def test_no_source_file_names_a_game(package: str) -> None:
    files = sorted((SOURCE / package).rglob("*.py"))
    assert len(files) > 3
    found = [f"{path.relative_to(SOURCE)}:{line}" for path in files for line in named(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_no_shared_message_names_a_game(language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (SOURCE / "locale" / language).glob("*.ftl")]
    assert texts
    assert [line for text in texts for line in named(text)] == []


@pytest.mark.parametrize(
    "line",
    ['game = "space-alert"', "from quarterdeck.games.starship_captains import x", "# SA-R25", "the Captain", "G7-1"],
)
def test_a_name_would_be_found(line: str) -> None:
    assert list(named(line)) == [f"1: {line}"]
