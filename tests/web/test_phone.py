"""A phone: a whole flight alone by taps, nothing to scroll, nothing too small for a thumb."""

import re

from playwright.sync_api import Locator, expect

from tests.server.harness import Server
from tests.web.browsing import PHONE
from tests.web.conftest import Visitors
from tests.web.pages import planning
from tests.web.people import Visitor

THUMB = 44
"""Pixels: the least width and height of what must be hit."""


def test_a_flight_alone_by_taps(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, **PHONE)
    visitor.goto()
    fits_a_thumb(visitor.find("button", "ui-play-alone-space-alert"))
    visitor.play_alone("space-alert", "start-flight-mission", "start-time-untimed")
    fits_a_thumb(visitor.find("button", "option-ready"))
    visitor.be_ready()
    for _ in range(3):
        visitor.place_by_touch()
    turn_and_take_back(visitor)
    assert not visitor.scrolls()
    read_a_threat(visitor)
    visitor.hear_all(lambda role, message: visitor.touch(visitor.find(role, message)))
    visitor.film_runs()
    assert not visitor.scrolls()
    for control in ("ui-film-pause", "ui-film-next", "ui-film-back", "sa-score"):
        fits_a_thumb(visitor.find("button", control))
    visitor.watch()
    assert not visitor.scrolls()
    for control in ("sa-watch", "ui-play-same-space-alert"):
        fits_a_thumb(visitor.find("button", control))
    visitor.press("ui-to-lobby")
    expect(visitor.find("button", "ui-play-alone-space-alert")).to_be_visible()


def turn_and_take_back(visitor: Visitor) -> None:
    """The buttons under the plan do what keys do elsewhere."""
    before = visitor.empty_slots.count()
    visitor.touch(visitor.plan.locator("[data-slot]").and_(visitor.plan.get_by_role("button", disabled=False)).first)
    take_back = visitor.page.get_by_role("button", name=visitor.say("sa-take-back"), exact=True)
    for control in (visitor.find("button", "sa-turn-card"), take_back):
        fits_a_thumb(control)
    visitor.touch(take_back)
    expect(visitor.empty_slots).to_have_count(before + 1)


def read_a_threat(visitor: Visitor) -> None:
    """A tap on a threat opens a sheet that says what it does."""
    visitor.touch(visitor.find("group", "sa-board").get_by_role("button", name=re.compile(r"^Threat \d")).first)
    close = visitor.find("button", "ui-close").last
    fits_a_thumb(close)
    visitor.touch(close)


def fits_a_thumb(target: Locator) -> None:
    box = target.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= THUMB, target


def test_every_slot_fits_a_thumb_and_threats_say_what_they_are(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server, **PHONE)
    planning(visitor)
    slots = visitor.plan.locator("[data-slot]")
    expect(slots).to_have_count(12)
    for slot in slots.all():
        fits_a_thumb(slot)
    assert not visitor.scrolls()
    threat = visitor.find("group", "sa-board").locator("g.card").filter(has_text="Stealth")
    expect(threat).to_contain_text("Fighter")
    expect(threat.locator("[data-shape=fighter]")).to_have_count(1)
    expect(threat.locator(".act")).to_have_count(3)
