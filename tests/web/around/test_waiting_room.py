"""The waiting room: everybody sees at once what changes, whoever changes it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.around.people import DESKTOP, PHONE, PRACTICE, Visit, ask, open_table, panel, press


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


def test_a_waiting_room_says_what_is_missing_and_what_has_no_limit(visit: Visit) -> None:
    host = visit()
    table = ask(host, "/api/tables", game="xia", seats=3)["id"]
    host.goto(f"{host.url}t/{table}")
    prompt, options = panel(host, "What to do"), panel(host, "Options")
    expect(prompt).to_contain_text("The game can begin when every seat has a person or a bot.")
    expect(prompt).not_to_contain_text("begins at once")
    for name in ("Limit of rounds", "Time to answer"):
        expect(options.get_by_text(name).locator("..")).to_contain_text("no limit")
    expect(options).to_contain_text("Every change of seats or options draws a new seed: the hash at the start counts.")
    press(host, "Fill free seats with bots")
    expect(prompt).to_contain_text("The game begins at once.")


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


class Line:
    """The connection between a page and its server, which a test can cut."""

    def __init__(self, page: Page) -> None:
        self._cut = False
        self._sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/live", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._sockets.append(socket)

    def cut(self) -> None:
        self._cut = True
        self._sockets.pop().close()

    def mend(self) -> None:
        self._cut = False


def test_a_lost_connection_is_shown_and_comes_back(visit: Visit) -> None:
    page = visit()
    line = Line(page)
    page.goto(f"{page.url}t/{open_table(page, 2)}")
    expect(page.get_by_text("One seat is free").first).to_be_visible()
    line.cut()
    expect(page.get_by_role("alert").get_by_text("Connection lost")).to_be_visible()
    line.mend()
    expect(page.get_by_text("Connection lost")).to_have_count(0)


def test_seats_of_one_person_are_named_in_the_waiting_room(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = open_table(host, 3, public=True)
    ask(host, f"/api/tables/{table}/seats/1", kind="me")
    host.goto(f"{host.url}t/{table}")
    guest.goto(f"{guest.url}t/{table}")
    host.get_by_label("Name of the person in seat 2").fill("Bo")
    host.get_by_label("Name of the person in seat 2").press("Enter")
    expect(guest.get_by_text("Bo", exact=True)).to_be_visible()


def test_everybody_adds_to_the_seed(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = open_table(host, 2, options=PRACTICE)
    home = host.url
    host.goto(f"{home}t/{table}")
    guest.goto(f"{home}t/{table}")
    press(guest, "Take a seat")
    drawn = re.compile("^The seed is drawn by the server and by .+, .+ together")
    expect(panel(guest, "Options").get_by_text(drawn)).to_be_visible()
    press(host, "Start")
    press(guest, "Ready")
    shown = host.request.get(f"{home}api/tables/{table}").json()
    assert len([share["value"] for share in shown["shares"] if share["value"]]) == 2
    assert "secret" not in shown
