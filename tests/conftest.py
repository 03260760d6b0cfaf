"""What every test run does besides: check the citations, and say which clauses no test cites."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.kernel.clauses import all_clauses

UNCITED = Path(__file__).parent / "uncited.md"
"""Clauses that no test can show, each with the reason."""
_cited: set[str] = set()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the clauses of docs/rules that this test would notice broken")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            _cited.update(mark.args)
    unknown = sorted(_cited - set(all_clauses()))
    if unknown:
        raise pytest.UsageError(f"tests cite clauses that do not exist: {', '.join(unknown)}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Per game: how many clauses are cited, and which are not (only meaningful when everything was collected)."""
    if hasattr(terminalreporter.config, "workerinput"):
        return
    _cited.update(_cited_in_source())
    for game, ids in _by_game().items():
        missing = [clause for clause in ids if clause not in _cited]
        terminalreporter.write_line(f"clauses of {game}: {len(ids) - len(missing)} of {len(ids)} cited by tests")
        if missing:
            terminalreporter.write_line(f"  not cited: {' '.join(missing)} (reasons: tests/uncited.md)")


def _cited_in_source() -> Iterator[str]:
    """With several workers the collecting happens elsewhere, so read the marks from the files."""
    import re

    for path in Path(__file__).parent.rglob("test_*.py"):
        for call in re.findall(r"@rule\(([^)]*)\)", path.read_text(encoding="utf-8"), re.S):
            yield from re.findall(r'"([^"]+)"', call)


def _by_game() -> dict[str, list[str]]:
    games: dict[str, list[str]] = defaultdict(list)
    for clause in all_clauses():
        games[clause.split("-")[0]].append(clause)
    return games
