"""Reading about the board: whatever is pointed at or has the keyboard explains itself at the foot of the rail."""

from playwright.sync_api import Locator, expect

from tests.server.harness import Server
from tests.web.conftest import Visitors
from tests.web.pages import nowhere, planning
from tests.web.people import Visitor

POINTED = {
    "[data-look='threat 1 E1-03']": "threat-E1-03",
    "[data-look='system 0 0']": "sa-system-heavy-laser",
    "[data-look='station 4']": "station-lower_white",
    "[data-look=capsules]": "sa-capsules",
}
"""What lies on the board, and what it is called."""
NOWHERE = (
    "/games/space-alert/school/xyz",
    "/games/space-alert/xyz",
    "/games/chess/school",
    "/printed/xyz",
    "/log/abc",
    "/account/abc",
)


def told(visitor: Visitor) -> Locator:
    return visitor.page.locator("aside .focus")


def test_whatever_the_mouse_points_at_explains_itself(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    expect(told(visitor)).to_contain_text(visitor.say("sa-focus-empty"))
    for place, name in POINTED.items():
        box = visitor.page.locator(place).first.bounding_box()
        assert box is not None
        visitor.page.mouse.move(box["x"] + 4, box["y"] + box["height"] - 4)
        expect(told(visitor).get_by_role("heading")).to_have_text(visitor.say(name, count=3))
        visitor.page.mouse.move(2, 2)
        expect(told(visitor)).to_contain_text(visitor.say("sa-focus-empty"))


def test_cards_explain_themselves_to_mouse_and_keyboard(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    name = visitor.card().get_attribute("aria-label")
    assert name is not None
    visitor.card().hover()
    expect(told(visitor)).to_contain_text(name.partition(" ×")[0])
    visitor.page.mouse.move(2, 2)
    visitor.card(1).focus()
    other = visitor.card(1).get_attribute("aria-label")
    assert other is not None
    expect(told(visitor)).to_contain_text(other.partition(" ×")[0])


def test_an_address_that_leads_nowhere_says_so(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    for path in NOWHERE:
        nowhere(path)(visitor)


def test_games_and_clauses_that_do_not_exist_are_named(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.goto("/new/chess")
    visitor.sees("ui-no-such-game")
    visitor.goto("/rules/SA-99.99")
    visitor.sees("ui-no-such-clause", id="SA-99.99")


def test_the_language_can_be_changed_on_every_page(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    visitor.find("combobox", "ui-language").select_option("pl")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "pl")
    visitor.language = "pl"
    expect(visitor.hand).to_be_visible()
