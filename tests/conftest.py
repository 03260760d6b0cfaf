"""What every test run does besides: check citations, list clauses that no test cites, keep event loops apart."""

import asyncio
import gc
import os
import re
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from quarterdeck.kernel import registry
from quarterdeck.kernel.clauses import all_clauses
from tests.loops import no_running_loop
from tests.server.prepared import fork_workers

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from xdist.remote import Producer

    from tests.scheduling import Scheduling

RARELY = (50_000, 20, 20)
"""When Python looks for garbage: whole games are played here, and thousands of tests are kept all the time."""


def pytest_configure(config: pytest.Config) -> None:
    gc.set_threshold(*RARELY)
    fork_workers()
    os.environ["LC_ALL"] = "C.UTF-8"  # commands speak the language of the environment
    config.addinivalue_line("markers", "rule(*clauses): the clauses of docs/rules that this test would notice broken")
    if hasattr(config, "workerinput"):
        return
    if unknown := sorted(set(cited()) - set(all_clauses())):
        raise pytest.UsageError(f"tests cite clauses that do not exist: {', '.join(unknown)}")


def pytest_collection_finish() -> None:
    """Tests, what they have imported and base packs stay to the end: nothing need load them or clear them up again."""
    for game in map(registry.manifest_of, registry.names()):
        if game.packs is not None:
            game.packs.find()
    gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: "Producer") -> "Scheduling | None":
    if config.getvalue("dist") != "loadgroup":
        return None
    from tests.scheduling import Scheduling

    return Scheduling(config, log)


@pytest.fixture(scope="session")
def chromium() -> Iterator["Browser"]:
    """The browser of this worker. There can be only one: Playwright keeps an event loop running for it."""
    from playwright.sync_api import expect, sync_playwright

    from tests.web.browsing import PATIENCE
    from tests.web.chromium import MISSING, QUIET, find

    expect.set_options(timeout=PATIENCE)
    found = find()
    assert found is not None, MISSING
    with sync_playwright() as playwright:
        loop = asyncio.get_running_loop()
        browser = playwright.chromium.launch(executable_path=found, args=QUIET)
        yield browser
        asyncio._set_running_loop(loop)  # hidden if the last test was one without a browser
        browser.close()


@pytest.fixture(autouse=True)
def packs_known_before() -> Iterator[None]:
    """Forgets the packs that a test has made known."""
    with ExitStack() as stack:
        for game in map(registry.manifest_of, registry.names()):
            if game.packs is not None:
                stack.enter_context(game.packs.restored())
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Only browser tests see the event loop that Playwright keeps running in the thread of the tests."""
    browses = "chromium" in getattr(item, "fixturenames", ())
    with nullcontext() if browses else no_running_loop():
        return (yield)


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
