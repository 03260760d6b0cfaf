"""The browser client with a real Chromium on a real server."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(params=[(1440, 900), (390, 844)], ids=["desktop", "phone"])
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


def test_a_solo_mission_is_two_clicks_away(page: Page) -> None:
    page.get_by_role("button", name="Fly alone").first.click()
    page.get_by_role("button", name="Ready").first.click()
    expect(page.get_by_text("enemy activity detected").first).to_be_visible()
    overflow = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    assert overflow <= 0, "the page scrolls"


def test_a_closed_tab_comes_back_to_the_same_moment(page: Page) -> None:
    page.get_by_role("button", name="Fly alone").first.click()
    page.get_by_role("button", name="Ready").first.click()
    expect(page.get_by_text("enemy activity detected").first).to_be_visible()
    page.reload()
    expect(page.get_by_text("enemy activity detected").first).to_be_visible()


@pytest.mark.parametrize(("language", "words"), [("ru", "Открытые столы"), ("pl", "Otwarte stoły")])
def test_the_lobby_speaks_other_languages(page: Page, language: str, words: str) -> None:
    page.evaluate(
        "chosen => localStorage.setItem('quarterdeck.settings', JSON.stringify({language: chosen}))", language
    )
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_text(words).first).to_be_visible()
