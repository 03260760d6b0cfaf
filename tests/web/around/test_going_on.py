"""What follows a game: a rematch, the next mission of a campaign, a line in the ship's log."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.rules import rule
from tests.server.calm import campaign
from tests.web.around.people import (
    PRACTICE,
    Visit,
    ask,
    everybody_is_ready,
    fly,
    open_table,
    panel,
    press,
    press_if_there,
)


def together(visit: Visit, **options: Any) -> tuple[Page, Page]:
    """Two people at a table that has started."""
    host, guest = visit(), visit()
    table = open_table(host, 2, options=options)
    ask(guest, f"/api/tables/{table}/seats/1", kind="me")
    ask(host, f"/api/tables/{table}/start")
    for page in (host, guest):
        page.goto(f"{page.url}t/{table}")
    return host, guest


def test_a_rematch_leads_everybody_to_the_next_table(visit: Visit) -> None:
    host, guest = together(visit, **PRACTICE)
    fly(host, guest)
    host.get_by_role("button", name="Score").click()
    expect(host.get_by_text("Seed hash", exact=True)).to_be_visible()
    expect(panel(host, "What to do").get_by_role("link", name="To the lobby")).to_be_visible()
    press(host, "Play this mission again")
    expect(host.get_by_text("waiting room")).to_be_visible()
    expect(guest.get_by_text("The same mission again, with the same threats.")).to_be_visible()
    guest.get_by_role("link", name="Join the next game").click()
    expect(guest.get_by_text("same deal again").first).to_be_visible()
    press(host, "Start")
    press(guest, "Ready")
    assert guest.url == host.url


@rule("SA-10.1.4", "SA-R35")
def test_a_campaign_is_opened_flown_voted_on_and_scored(visit: Visit) -> None:
    host = visit()
    host.get_by_role("link", name="New table").first.click()
    host.get_by_role("radiogroup", name="Seats").get_by_label("2").check()
    host.get_by_label("Campaign").check()
    expect(host.get_by_label("Flight")).to_have_count(0)
    press(host, "Open the table")
    expect(host.get_by_text("Exploration campaign, mission 1 of 3.")).to_be_visible()
    home, _, table = host.url.partition("t/")
    host.request.patch(f"{home}api/tables/{table}", data={"options": campaign()})
    guest = visit(f"/t/{table}")
    press(guest, "Take a seat")
    press(host, "Start")

    for page in (host, guest):
        press(page, "Cast the vote")
    fly(host, guest)
    expect(host.get_by_role("button", name="Fly another mission")).to_have_count(0)  # the film comes first
    for page in (host, guest):
        press(page, "To the vote")
        press(page, "Fly another mission")
    repair(host, guest)
    guest.goto(home)
    panel(guest, "Your games").get_by_role("link", name="Continue the campaign: Mission 2").click()
    press(host, "Next mission")
    guest.get_by_role("link", name="Join the next game").click()
    expect(guest).to_have_title("Mission 2 · Quarterdeck")
    press(host, "Start")

    for page in (host, guest):
        expect(page.get_by_text("Mission 2 of 3").first).to_be_visible()
        press(page, "Cast the vote")
    fly(host, guest)
    for page in (host, guest):
        press(page, "To the vote")
        press(page, "Stop here and score the campaign")
    expect(guest.get_by_text("The campaign is complete.").first).to_be_visible()
    expect(guest.get_by_role("group", name="Campaign")).to_contain_text("Campaign score")


def repair(*pages: Page) -> None:
    """Everybody repairs what comes first until the mission is over."""
    wanted = re.compile("Repair")
    choices = [panel(page, "Decision").get_by_role("button", name=wanted) for page in pages]
    while not pages[0].get_by_role("button", name="Next mission").is_visible():
        for button in choices:
            press_if_there(button.first)


@rule("SA-6.1", "SA-R36", "SA-R45")
def test_the_ships_log_has_a_page_for_every_crew(visit: Visit) -> None:
    page = visit("/log")
    expect(page.get_by_text("No game is finished yet")).to_be_visible()
    page.goto(page.url.replace("/log", "/"))
    flights = [(1, {"mission": "S2-1", "pack": "calm"}), (1, PRACTICE), (2, {"mission": "S2-2"})]
    for seats, options in flights:
        table = open_table(page, seats, start=True, one_screen=True, options=options)
        page.goto(f"{page.url.partition('/t/')[0].rstrip('/')}/t/{table}")
        if options is PRACTICE:
            fly(page)
        else:
            everybody_is_ready(page, seats)
            expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.goto(page.url.partition("/t/")[0] + "/log")
    page.get_by_role("tab", name="Ship’s log").click()
    crews = page.locator("section.crew")
    expect(crews).to_have_count(2)
    expect(crews.first.get_by_role("row")).to_have_count(2)
    expect(crews.first).to_contain_text("S2-2")
    expect(crews.first).to_contain_text("Ship lost")
    expect(crews.first.get_by_role("heading").get_by_role("img", name="Captain")).to_be_visible()
    expect(crews.last).to_contain_text("S2-1")
    expect(crews.last).not_to_contain_text("S1-1")  # practice
