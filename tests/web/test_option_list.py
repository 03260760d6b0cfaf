"""The list of all options: one tab stop, arrow keys, a filter, and ways to close it."""

import re

from playwright.sync_api import Locator, expect

from tests.server.harness import Server
from tests.web.conftest import Visitors
from tests.web.pages import planning
from tests.web.people import Visitor


def opened(visitor: Visitor) -> Locator:
    """The list, opened at its button."""
    visitor.page.locator("details.list > summary").click()
    shown = visitor.page.locator("details.list .box")
    expect(shown).to_be_visible()
    return shown


def test_it_closes_on_escape_and_on_a_click_elsewhere(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    shown = opened(visitor)
    visitor.keys("Escape")
    expect(shown).to_have_count(0)
    expect(visitor.page.locator("details.list > summary")).to_be_focused()
    opened(visitor)
    visitor.page.mouse.click(200, 200)
    expect(shown).to_have_count(0)


def test_a_long_list_filters_as_one_types_and_walks_by_arrows(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    shown = opened(visitor)
    options, field = shown.get_by_role("listitem"), shown.get_by_role("searchbox")
    before = options.count()
    assert before > 12
    expect(field).to_be_focused()
    visitor.keys("ArrowDown", "ArrowDown")
    expect(options.nth(1).get_by_role("button")).to_be_focused()
    assert shown.locator("button:not([tabindex='-1'])").count() == 0  # the filter is the only tab stop
    slot = re.findall(r"\d+", options.first.inner_text())[0]
    visitor.page.keyboard.type(slot)
    expect(field).to_be_focused()
    expect(field).to_have_value(slot)
    expect(options).not_to_have_count(before)
    labels = options.all_inner_texts()
    assert labels
    assert all(slot in label for label in labels), labels
    plans = visitor.empty_slots.count()
    visitor.keys("ArrowDown", "Enter")
    expect(shown).to_have_count(0)
    expect(visitor.empty_slots).to_have_count(plans - 1)
