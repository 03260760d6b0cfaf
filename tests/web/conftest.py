"""Visitors with browsers, and servers whose clocks run at different speeds."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.harness import Server, serving
from tests.server.still import StillServer
from tests.web.people import Visitor

FAST = 50
"""A mission of ten minutes takes twelve seconds."""

UNHURRIED = 4
"""Bots act every second, and the first phase takes a minute."""

Visitors = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("web"), messages_per_second=1000) as running:
        yield running


@pytest.fixture(scope="session")
def still_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Time stands all but still here: a table stays as it was laid out."""
    with serving(tmp_path_factory.mktemp("still"), kind=StillServer, clock_speed=0.001) as running:
        yield running


@pytest.fixture(scope="session")
def solo_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("solo"), clock_speed=FAST) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill, with a clock that leaves time to plan by hand."""
    with serving(tmp_path, clock_speed=UNHURRIED) as running:
        yield running


@pytest.fixture
def visitors(chromium: Browser) -> Iterator[Visitors]:
    """Makes visitors of a server; none of their browsers may have complained in the end."""
    made: list[Visitor] = []

    def visit(server: Server, language: str = "en", **device: Any) -> Visitor:
        made.append(Visitor(chromium, server, language, **device))
        return made[-1]

    yield visit
    for visitor in made:
        visitor.context.close()
    assert [visitor.complaints for visitor in made if visitor.complaints] == []


DESKTOP, PHONE = (1440, 900), (390, 844)


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def page(request: Any, visitors: Visitors, server: Server) -> Page:
    """The lobby on a large screen and on a small one."""
    width, height = request.param
    visitor = visitors(server, viewport={"width": width, "height": height})
    visitor.goto()
    return visitor.page
