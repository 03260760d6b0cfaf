"""A phone: a whole flight alone by taps, nothing to scroll, nothing too small for a thumb."""

import re

from playwright.sync_api import Locator, expect

from tests.server.harness import Server
from tests.web.browsing import PHONE
from tests.web.conftest import Visitors
from tests.web.people import Visitor

THUMB = 44
"""Pixels: the least width and height of what must be hit."""


def test_a_flight_alone_by_taps(visitors: Visitors, solo_server: Server) -> None:
    visitor = visitors(solo_server, **PHONE)
    visitor.goto()
    fits_a_thumb(visitor.find("button", "ui-fly-alone"))
    visitor.press("ui-fly-alone")
    fits_a_thumb(visitor.find("button", "option-ready"))
    visitor.be_ready()
    for _ in range(3):
        visitor.place_by_touch()
    turn_and_take_back(visitor)
    assert not visitor.scrolls()
    read_a_threat(visitor)
    visitor.film_runs()
    assert not visitor.scrolls()
    for control in ("sa-pause", "sa-step", "sa-step-back", "sa-score"):
        fits_a_thumb(visitor.find("button", control))
    visitor.watch()
    assert not visitor.scrolls()
    for control in ("sa-watch", "ui-same-mission"):
        fits_a_thumb(visitor.find("button", control))
    visitor.press("sa-lobby")
    expect(visitor.find("button", "ui-fly-alone")).to_be_visible()


def turn_and_take_back(visitor: Visitor) -> None:
    """The buttons under the plan do what keys do elsewhere."""
    before = visitor.empty_slots.count()
    visitor.touch(visitor.plan.locator("[data-slot]").and_(visitor.plan.get_by_role("button", disabled=False)).first)
    for control in ("sa-turn-card", "sa-take-back"):
        fits_a_thumb(visitor.find("button", control))
    visitor.press("sa-take-back")
    expect(visitor.empty_slots).to_have_count(before + 1)


def read_a_threat(visitor: Visitor) -> None:
    """A tap on a threat opens a sheet that says what it does."""
    visitor.touch(visitor.find("group", "sa-board").get_by_role("button", name=re.compile(r"^Threat \d")).first)
    close = visitor.find("button", "sa-close").last
    fits_a_thumb(close)
    visitor.touch(close)


def fits_a_thumb(target: Locator) -> None:
    box = target.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= THUMB, target
