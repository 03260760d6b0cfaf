"""Pages that games declare, their earlier addresses, and the history of every game."""

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.conftest import Visitors
from tests.web.pages import captains_end


@pytest.mark.parametrize(
    ("old", "now"),
    [("/school", "/games/space-alert/school"), ("/printed/resolve", "/games/space-alert/real-table/resolve")],
)
def test_an_earlier_address_leads_to_the_page(visitors: Visitors, still_server: Server, old: str, now: str) -> None:
    visitor = visitors(still_server)
    visitor.goto(old)
    expect(visitor.page.locator("main")).to_be_visible()
    assert visitor.page.url.endswith(now)


def test_the_main_menu_leads_to_the_pages_of_games(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.goto()
    menu = visitor.find("navigation", "ui-main-menu")
    menu.get_by_role("link", name=visitor.say("sa-school")).click()
    expect(visitor.page.get_by_role("heading", name=visitor.say("sa-school"))).to_be_visible()
    expect(menu.locator("[aria-current=page]")).to_have_text(visitor.say("sa-school"))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_history_lists_games_that_keep_no_log_of_their_own(
    visitors: Visitors, still_server: Server, language: str
) -> None:
    visitor = visitors(still_server, language)
    captains_end(visitor)
    visitor.goto("/log")
    row = visitor.page.get_by_role("row").filter(has_text=visitor.say("ui-game-starship-captains"))
    expect(row).to_have_count(1)
    expect(row).to_contain_text(visitor.name)
    assert visitor.page.get_by_role("tab").count() == 0
