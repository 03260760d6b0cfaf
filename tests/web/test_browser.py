"""The browser client with a real Chromium on a real server."""

import pytest
from playwright.sync_api import Page, expect


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
