"""How the client adapts: a page that never scrolls while playing, forced colours, reduced motion, languages."""

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web import probes
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.pages import PAGES, card_in_hand, film, planning

PLAYING = ["briefing", "planning", "planning, communications down", "planning alone", "film", "end"]
MIDDLING = [(768, 1024), (1024, 768), (844, 390), (932, 430), (1180, 820), (1152, 720), (960, 600), (720, 450)]
"""Tablets, phones on their side, and 1440x900 enlarged by 125, 150 and 200 per cent."""

SIZES = [one["viewport"] for one in (DESKTOP, LAPTOP, PHONE)] + [{"width": w, "height": h} for w, h in MIDDLING]
NARROWEST = 30
"""Pixels that a slot needs to be read and touched."""


@pytest.mark.parametrize("name", PLAYING)
def test_pages_of_a_game_never_scroll(visitors: Visitors, still_server: Server, name: str) -> None:
    visitor = visitors(still_server)
    PAGES[name](visitor)
    for size in SIZES:
        visitor.page.set_viewport_size(size)
        assert not visitor.scrolls(), size


@pytest.mark.parametrize("name", ["planning", "planning alone"])
def test_plan_and_hand_are_in_reach_on_every_screen(visitors: Visitors, still_server: Server, name: str) -> None:
    visitor = visitors(still_server)
    PAGES[name](visitor)
    for size in SIZES:
        visitor.page.set_viewport_size(size)
        slots = visitor.plan.locator("[data-slot]")
        expect(slots.last).to_be_in_viewport(ratio=1)  # waits until everything has its place
        assert min(slots.evaluate_all(probes.WIDTHS)) >= NARROWEST, size
        expect(visitor.card()).to_be_in_viewport(ratio=0.95)
        expect(visitor.find("region", "ui-what-to-do")).to_be_in_viewport(ratio=1)


def test_choices_are_outlined_in_forced_colours(visitors: Visitors, still_server: Server) -> None:
    """High contrast takes backgrounds away: what can be chosen and what is chosen must be seen without them."""
    visitor = visitors(still_server, forced_colors="active")
    card_in_hand(visitor)
    outline = "node => getComputedStyle(node).outlineStyle"
    assert visitor.hand.get_by_role("button", pressed=True).evaluate(outline) == "solid"
    assert visitor.page.locator(".opt").first.evaluate(outline) == "dashed"


def test_reduced_motion_leaves_nothing_moving(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server, reduced_motion="reduce")
    planning(visitor)
    visitor.place_by_touch()
    assert visitor.page.evaluate(probes.MOVING) == 0
    film(visitor)
    visitor.keys("End")
    assert visitor.page.evaluate(probes.MOVING) == 0


def test_the_lobby_changes_its_language_at_once(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.goto()
    visitor.find("combobox", "ui-language").select_option("pl")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "pl")
    expect(visitor.page.get_by_role("button", name="Leć")).to_be_visible()
