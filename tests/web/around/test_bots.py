"""Bots at a table in the browser: how well they play, for whom they stand in, and what they would do."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Server
from tests.web.around.people import DESKTOP, PHONE, Visit, ask, press

GAME = "starship-captains"


def captains(page: Page, seats: int = 2) -> str:
    return str(ask(page, "/api/tables", game=GAME, seats=seats)["id"])


def test_the_host_says_how_well_a_bot_plays(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = captains(host, 3)
    ask(guest, f"/api/tables/{table}/seats/2", kind="me")
    for page in (host, guest):
        page.goto(f"{page.url}t/{table}")
    host.get_by_role("button", name=re.compile("^Bot")).click()
    expect(guest.get_by_text("normal")).to_be_visible()
    expect(guest.locator("main use[href$='#i-bot']").first).to_be_visible()
    host.get_by_label("How well the bot in seat 2 plays").select_option("hard")
    expect(guest.get_by_text("hard")).to_be_visible()


def with_a_bot(page: Page) -> None:
    """A game with a bot, whoever begins."""
    table = captains(page)
    ask(page, f"/api/tables/{table}/seats/1", kind="bot", level="easy")
    ask(page, f"/api/tables/{table}/start")
    page.goto(f"{page.url}t/{table}")


def in_my_turn(page: Page) -> None:
    """A game with a bot, as it looks when it is my turn."""
    with_a_bot(page)
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_says_what_a_strong_bot_would_do_and_does_it(visit: Visit, viewport: Any) -> None:
    page = visit(viewport=viewport)
    in_my_turn(page)
    press(page, "Hint")
    hints = page.get_by_role("dialog").get_by_role("listitem")
    expect(hints.first).to_contain_text(re.compile(r"\d+–\d+% to win"))
    assert 1 <= hints.count() <= 3
    press(page, "Do this")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_bot_plays_for_somebody_for_a_while(visit: Visit, still_server: Server) -> None:
    page = visit(at=still_server)  # on a fast clock the bots would have ended the game before the second click
    with_a_bot(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("button", name="A bot for me").click()
    expect(page.get_by_text("A bot plays for you")).to_be_visible()
    press(page, "Play myself")
    expect(page.get_by_text("A bot plays for you")).to_have_count(0)


def test_people_are_told_who_has_left_and_wait_a_little_before_a_bot_takes_over(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = captains(host)
    ask(guest, f"/api/tables/{table}/seats/1", kind="me")
    ask(host, f"/api/tables/{table}/start")
    for page in (host, guest):
        page.goto(f"{page.url}t/{table}")
        expect(page.get_by_role("tab", name="Chat")).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_role("list", name="At the table")).to_contain_text("here")
    guest.close()
    people = host.get_by_role("list", name="At the table")
    expect(people).to_contain_text("away")
    expect(people.get_by_role("timer")).to_contain_text(re.compile(r"\d:\d\d$"))
    expect(people.get_by_role("button", name="Let a bot play")).to_have_count(0)
