"""A server with a fast clock and calm flights, and people who come with a browser each."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.calm import CalmServer
from tests.server.harness import Server, serving
from tests.web.around.people import DESKTOP, Visit


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Ten minutes of flight take three seconds, and flights of the calm pack are won."""
    settings = {"clock_speed": 200, "logins_per_minute": 1000, "messages_per_second": 1000}
    with serving(tmp_path_factory.mktemp("pages"), kind=CalmServer, **settings) as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """New people with a browser each; none of their pages may complain."""
    complaints: list[str] = []
    contexts = []

    def come(path: str = "/", viewport: Any = DESKTOP, at: Server = server) -> Page:
        contexts.append(chromium.new_context(viewport=viewport, locale="en-GB"))
        page = contexts[-1].new_page()
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(at.address + path)
        page.locator("main").wait_for()  # from now on the server knows them
        return page

    yield come
    for context in contexts:
        context.close()
    refused = "the server responded with a status of 4"  # what is refused is shown in words
    assert [one for one in complaints if refused not in one] == []
