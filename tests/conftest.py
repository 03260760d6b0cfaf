"""What every test run does besides: check the citations, and say which clauses no test cites."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.kernel.clauses import all_clauses


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the clauses of docs/rules that this test would notice broken")
    unknown = sorted(set(cited()) - set(all_clauses()))
    if unknown and not hasattr(config, "workerinput"):
        raise pytest.UsageError(f"tests cite clauses that do not exist: {', '.join(unknown)}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real processes and browsers on a busy machine get a second chance; everything else has one."""
    for item in items:
        if {"server", "web"} & set(item.path.parts):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Per game: how many clauses are cited by the tests there are, and which are not."""
    shown = set(cited())
    for game, ids in _by_game().items():
        missing = [clause for clause in ids if clause not in shown]
        terminalreporter.write_line(f"clauses of {game}: {len(ids) - len(missing)} of {len(ids)} cited by tests")
        if missing:
            shown_ids = " ".join(missing[:20]) + (" ..." if len(missing) > 20 else "")
            terminalreporter.write_line(f"  not cited: {shown_ids} (reasons: tests/uncited.md)")


def cited() -> Iterator[str]:
    """Every clause that stands in a citation, read from the files: several workers collect them apart."""
    for path in Path(__file__).parent.rglob("test_*.py"):
        for call in re.findall(r"@rule\(([^)]*)\)", path.read_text(encoding="utf-8"), re.S):
            yield from re.findall(r'"([^"]+)"', call)


def _by_game() -> dict[str, list[str]]:
    games: dict[str, list[str]] = defaultdict(list)
    for clause in all_clauses():
        games[clause.split("-")[0]].append(clause)
    return games
