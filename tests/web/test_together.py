"""Two people in two browsers and three bots fly a whole mission; each reads it in a language of their own."""

from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web import words
from tests.web.conftest import Visitors
from tests.web.people import Visitor, hurry, wait_for_shares


def test_two_people_and_three_bots_fly_a_mission(own_server: Server, visitors: Visitors) -> None:
    host, guest = visitors(own_server, "ru"), visitors(own_server, "pl")
    guest.goto(host.open_table(5, private=True, mission="S2-2"))
    guest.press("ui-sit-here")
    expect(host.page.get_by_role("list").get_by_text(guest.name)).to_be_visible()
    host.press("ui-fill-with-bots")
    wait_for_shares(host, guest)
    host.press("ui-start")
    for person in (host, guest):
        person.press("option-ready")
    _plan_together(host, guest)
    hurry(own_server, host, guest)
    for person, other in ((host, guest), (guest, host)):
        person.film_runs()
        _speaks(person, other)
        person.watch()
        _speaks(person, other)


def _plan_together(host: Visitor, guest: Visitor) -> None:
    """Cards by touch, drag and key; a word to each other; the next pack."""
    host.place_by_touch()
    guest.place_by_drag()
    host.place_by_key()
    guest.place_by_touch()
    host.chat("T+1 ?")
    guest.chat("T+1 !")
    for person in (host, guest):
        expect(person.find("log", "ui-chat").get_by_text("T+1 ?")).to_be_visible()
        expect(person.find("log", "ui-chat").get_by_text("T+1 !")).to_be_visible()
    _speaks(host, guest)
    host.end_phase()
    guest.end_phase()
    host.place_by_drag()


def _speaks(visitor: Visitor, other: Visitor) -> None:
    visitor.check_language()
    if visitor.language == "ru":
        assert words.latin_in_russian(visitor.shown_text(), visitor.name, other.name) == set()
