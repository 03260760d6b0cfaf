"""One browser and one server for all tests of a worker, and a page that must not complain."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.harness import Server, serving

CHROMIUM = "/usr/bin/chromium"
QUIET = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip
DESKTOP, PHONE = (1440, 900), (390, 844)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def page(request: Any, chromium: Browser, server: Server) -> Iterator[Page]:
    """A page that must not complain, nor ask any other site for anything."""
    width, height = request.param
    context = chromium.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda asked: complaints.append(asked.url) if not _own(asked.url, server) else None)
    page.goto(server.address)
    yield page
    context.close()
    assert complaints == []


def _own(url: str, server: Server) -> bool:
    return url.startswith((server.address, server.address.replace("http", "ws"), "data:", "blob:"))
