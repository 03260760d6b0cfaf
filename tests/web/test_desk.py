"""The desk: where slots and cards lie, and what keys do with them."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.harness import Server
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.pages import planning
from tests.web.people import Visitor

DEVICES = pytest.mark.parametrize("device", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
BOXES = "slots => slots.map((slot) => { const { x, y, width, height } = slot.getBoundingClientRect(); \
return [x, y, width, height].map(Math.round) })"


def slots(visitor: Visitor) -> Locator:
    return visitor.plan.locator("[data-slot]")


@DEVICES
def test_slots_stay_where_they_are_while_one_plans(visitors: Visitors, still_server: Server, device: Any) -> None:
    visitor = visitors(still_server, **device)
    planning(visitor)
    before = slots(visitor).evaluate_all(BOXES)
    for _ in range(4):
        visitor.place_by_touch()
    visitor.page.mouse.move(0, 0)
    assert slots(visitor).evaluate_all(BOXES) == before


@DEVICES
def test_slots_of_many_boards_stay_too(visitors: Visitors, still_server: Server, device: Any) -> None:
    visitor = visitors(still_server, **device)
    visitor.start_alone()
    before = slots(visitor).evaluate_all(BOXES)
    for _ in range(2):
        visitor.place_by_touch()
    visitor.page.mouse.move(0, 0)
    assert slots(visitor).evaluate_all(BOXES) == before


def test_every_kind_of_card_has_a_key_that_stays_in_its_row(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.start_alone()
    cards = visitor.hand.get_by_role("button")
    keys = [card.get_attribute("aria-keyshortcuts") for card in cards.all()]
    assert keys == [*"1234567890-="]
    visitor.page.locator("[data-slot='2:5']").focus()
    visitor.keys("=")
    expect(cards.last).to_have_attribute("aria-pressed", "true")
    expect(visitor.page.locator("[data-slot='2:5']")).to_be_focused()
    visitor.keys("Enter")
    expect(visitor.page.locator("[data-slot='2:5'].filled")).to_be_visible()
    visitor.keys("1")
    expect(visitor.page.locator("[data-slot='2:6']")).to_be_focused()


def test_stations_bear_their_names(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    for station in ("upper_red", "lower_blue"):
        name = visitor.say(f"station-{station}")
        expect(visitor.find("group", "sa-board").locator("text.name").filter(has_text=name).first).to_be_visible()


def test_names_of_the_crew_are_not_cut(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    names = visitor.find("list", "sa-crew").locator(".name")
    cut = names.evaluate_all("names => names.filter((name) => name.scrollWidth > name.clientWidth).length")
    assert cut == 0


def test_a_station_is_never_broken_within_a_word(visitors: Visitors, still_server: Server) -> None:
    """In a narrow slot a map of the ship says where a heroic card leads."""
    visitor = visitors(still_server)
    visitor.start_alone()
    heroic = visitor.plan.locator(".heroic").first
    expect(heroic.locator("small")).to_have_count(1)
    expect(heroic.locator("small")).to_be_hidden()
    expect(heroic.locator("svg.map .here")).to_be_visible()
    assert re.search(r"card ", heroic.get_attribute("data-look") or "")
