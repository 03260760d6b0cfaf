"""A pause: while the clock stands still nobody plans on, talks on, or reads on (SA-R43)."""

import pytest
from playwright.sync_api import expect

from tests.rules import rule
from tests.server.harness import Server
from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.people import Visitor, wait_for_shares

SIZES = {"desktop": DESKTOP, "phone": PHONE}
SAID = "Who has a red arrow?"
FACE = "(over "
"""In the words of every card: what is on its lower half."""


@rule("SA-R43")
@pytest.mark.parametrize("size", SIZES)
def test_a_pause_covers_hands_plans_and_what_was_said(visitors: Visitors, server: Server, size: str) -> None:
    host, guest = visitors(server, **SIZES[size]), visitors(server)
    _meet(host, guest)
    host.place_by_touch()
    _talk(host)
    planned = host.cards_and_plan()
    host.touch(host.card())
    assert FACE in host.shown_text()
    for person in (host, guest):
        person.press("verb-ask-pause")
    for person in (host, guest):
        _is_covered(person)
    for person in (host, guest):
        person.press("option-resume")
    for person in (host, guest):
        expect(person.card()).to_be_visible()
    assert host.cards_and_plan() == planned
    _talk(guest)


def _meet(host: Visitor, guest: Visitor) -> None:
    table = host.as_person().open_table(2, options={"mission": "S1-1", "pauses": True})["id"]
    guest.goto(f"/t/{table}")
    guest.press("ui-sit-here")
    host.goto(f"/t/{table}")
    wait_for_shares(host, guest)
    host.press("ui-start")
    for person in (host, guest):
        person.press("option-ready")
    for person in (host, guest):
        expect(person.card()).to_be_visible()


def _talk(person: Visitor) -> None:
    person.keys("c")
    field = person.find("textbox", "ui-chat-write")
    field.fill(SAID)
    field.press("Enter")
    expect(person.find("log", "ui-chat").get_by_text(SAID).first).to_be_visible()
    _close(person)


def _is_covered(person: Visitor) -> None:
    """No face of a card is on the page, and nothing that was said; the chat says why it is closed."""
    expect(person.find("button", "option-resume")).to_be_visible()
    for key, tab in (("l", "ui-log"), ("c", "ui-chat")):
        person.keys(key)
        expect(person.find("log", tab).get_by_text(person.say("sa-paused-log"))).to_be_visible()
        shown = person.shown_text()
        assert FACE not in shown
        assert SAID not in shown
    field = person.find("textbox", "sa-paused-chat")
    expect(field).to_have_attribute("readonly", "")
    _close(person)
    assert person.hand.count() == person.plan.count() == 0


def _close(person: Visitor) -> None:
    """Out of the chat: on a phone it lies over the board."""
    for _ in range(2):  # out of the field, then out of the sheet
        person.keys("Escape")
    person.page.evaluate("document.activeElement.blur()")
