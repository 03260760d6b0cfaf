"""The waiting room: everybody sees at once what changes, whoever changes it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import serving
from tests.web.around.people import DESKTOP, PHONE, Visit, ask, open_table, panel, press


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_people_meet_in_the_waiting_room(visit: Visit, viewport: Any) -> None:
    host = visit()
    host.get_by_role("link", name="New table").first.click()
    host.get_by_label("private").check()
    press(host, "Open the table")
    expect(host.get_by_text("waiting room")).to_be_visible()
    guest = visit("/t/" + host.url.rpartition("/")[2], viewport)
    expect(guest.get_by_text(re.compile("invites you to Space Alert"))).to_be_visible()
    guest.get_by_label("Your name").fill("Bo")
    press(guest, "Take a seat")
    expect(host.get_by_text("Bo", exact=True)).to_be_visible()

    def look(tab: str) -> None:
        if viewport == PHONE:
            guest.get_by_role("tab", name=tab).first.click()

    press(host, "Change")
    host.get_by_role("radiogroup", name="Seats").get_by_label("3").check()
    expect(guest.get_by_role("button", name="Sit here too")).to_have_count(1)
    host.get_by_label("Live clock").uncheck()
    look("Options")
    expect(panel(guest, "Options").get_by_text("Live clock").locator("..")).to_contain_text("off")
    look("Chat")
    guest.get_by_label("Write to the table").fill("Ready when you are")
    press(guest, "Send")
    expect(host.get_by_text("Ready when you are")).to_be_visible()
    look("Seats")
    press(guest, "Sit here too")
    press(host, "Start")
    press(host, "Ready")
    expect(guest.get_by_role("group", name="Your seats")).to_be_visible()  # two seats, one screen


def test_options_that_do_not_fit_are_refused_with_their_rule(visit: Visit) -> None:
    host = visit()
    host.goto(f"{host.url}t/{open_table(host, 5)}")
    press(host, "Change")
    host.get_by_label("One more android").click()
    expect(host.get_by_text("An extra android needs a crew of four")).to_be_visible()
    expect(host.get_by_label("One more android")).not_to_be_checked()


def test_a_host_who_leaves_hands_over(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = open_table(host, 2)
    ask(guest, f"/api/tables/{table}/seats/1", kind="me")
    host.goto(f"{host.url}t/{table}")
    guest.goto(f"{guest.url}t/{table}")
    press(host, "Leave the table")
    host.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(host.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(guest.get_by_role("button", name="Fill free seats with bots")).to_be_visible()


def test_a_lost_connection_is_shown_and_comes_back(chromium: Browser, tmp_path: Any) -> None:
    with serving(tmp_path) as server:
        page = chromium.new_context(locale="en-GB").new_page()
        page.goto(server.address)
        page.locator("main").wait_for()
        page.goto(f"{server.address}/t/{open_table(page, 2)}")
        expect(page.get_by_text("One seat is free").first).to_be_visible()
        server.kill()
        expect(page.get_by_role("alert").get_by_text("Connection lost")).to_be_visible()
        server.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        page.context.close()
