"""The pages around the game in real browsers: accounts, waiting room, one screen, campaigns, what follows, the log."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from tests.rules import rule
from tests.server.calm import CalmServer, campaign
from tests.server.harness import Server, serving

DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
PASSWORD = "correct horse battery"
PRACTICE = {"clock": False, "mission": "S1-1"}
Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Ten minutes of flight take three seconds, and flights of the calm pack are won."""
    settings = {"clock_speed": 200, "logins_per_minute": 1000, "messages_per_second": 1000}
    with serving(tmp_path_factory.mktemp("pages"), kind=CalmServer, **settings) as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """New people with a browser each; none of their pages may complain."""
    complaints: list[str] = []
    contexts = []

    def come(path: str = "/", viewport: Any = DESKTOP) -> Page:
        contexts.append(chromium.new_context(viewport=viewport, locale="en-GB"))
        page = contexts[-1].new_page()
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(server.address + path)
        page.locator("main").wait_for()  # from now on the server knows them
        return page

    yield come
    for context in contexts:
        context.close()
    refused = "the server responded with a status of 4"  # what is refused is shown in words
    assert [one for one in complaints if refused not in one] == []


def ask(page: Page, path: str, **body: Any) -> Any:
    """A request with the cookie of a page."""
    host = re.match(r"https?://[^/]+", page.url)
    assert host is not None
    return page.request.post(host[0] + path, data=body).json()


def open_table(page: Page, seats: int = 1, **more: Any) -> str:
    return str(ask(page, "/api/tables", game="space-alert", seats=seats, **more)["id"])


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()


def panel(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def make_account(page: Page, login: str) -> None:
    page.get_by_role("link", name=re.compile("guest")).click()
    form = panel(page, "Make an account")
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    form.get_by_label("The password again").fill(PASSWORD)
    form.get_by_role("button", name="Make the account").click()
    expect(panel(page, "Your account")).to_contain_text(login.lower())


def log_in(page: Page, login: str, password: str) -> Locator:
    page.get_by_role("link", name=re.compile("guest")).click()
    form = panel(page, "Log in")
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password", exact=True).fill(password)
    form.get_by_role("button", name="Log in").click()
    return form


# Accounts


def test_an_account_keeps_what_a_guest_began_and_opens_it_anywhere(visit: Visit) -> None:
    first = visit()
    open_table(first, name="Night watch", start=True, options=PRACTICE)
    make_account(first, "Ada.Pages")
    second = visit()
    log_in(second, "ada.pages", PASSWORD)
    second.get_by_role("link", name="Continue Night watch").click()
    press(second, "Ready")
    expect(second.get_by_role("button", name="Go on to the next message")).to_be_visible()


def test_what_is_wrong_is_said_at_its_field(visit: Visit) -> None:
    make_account(visit(), "bo.pages")
    page = visit()
    password = log_in(page, "bo.pages", "correct house battery").get_by_label("Password", exact=True)
    expect(password).to_have_attribute("aria-invalid", "true")
    expect(password).to_have_accessible_description("Login or password is wrong.")
    form = panel(page, "Make an account")
    form.get_by_label("Login").fill("BO.pages")
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    form.get_by_label("The password again").fill("something else")
    form.get_by_role("button", name="Make the account").click()
    expect(form.get_by_label("The password again")).to_have_accessible_description(
        "The two passwords are not the same."
    )
    form.get_by_label("The password again").fill(PASSWORD)
    form.get_by_role("button", name="Make the account").click()
    expect(form.get_by_label("Login")).to_have_accessible_description("Somebody else has this login already.")


def test_another_password_logs_other_devices_out(visit: Visit) -> None:
    first, second = visit(), visit()
    make_account(first, "cy.pages")
    log_in(second, "cy.pages", PASSWORD)
    form = panel(first, "Change the password")
    form.get_by_label("Present password").fill("not the password")
    form.get_by_label("New password").fill(PASSWORD + "!")
    form.get_by_label("The password again").fill(PASSWORD + "!")
    form.get_by_role("button", name="Change the password").click()
    expect(form.get_by_label("Present password")).to_have_accessible_description("This is not your present password.")
    form.get_by_label("Present password").fill(PASSWORD)
    form.get_by_role("button", name="Change the password").click()
    expect(first.get_by_text("Other devices are logged out.")).to_be_visible()
    second.goto(second.url)
    expect(second.get_by_role("link", name=re.compile("guest: make an account"))).to_be_visible()


def test_a_guest_is_warned_before_logging_out(visit: Visit) -> None:
    page = visit("/account")
    name = page.get_by_label("Your name").input_value()
    press(page, "Log out")
    press(page, "Stay and make an account")
    expect(page.get_by_label("Your name")).to_have_value(name)
    press(page, "Log out")
    press(page, "Log out and lose them")
    expect(page.get_by_role("link", name=re.compile("guest"))).not_to_contain_text(name)


# The waiting room


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_people_meet_in_the_waiting_room(visit: Visit, viewport: Any) -> None:
    host = visit()
    host.get_by_role("link", name="New table").click()
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
    expect(guest.get_by_role("button", name="Show my cards")).to_be_visible()  # two seats, one screen


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


# The lobby, and one screen for all


def test_the_lobby_shows_games_to_watch_and_how_mine_ended(visit: Visit) -> None:
    player = visit()
    open_table(player, name="Open skies", public=True, start=True, options=PRACTICE)
    watcher = visit()
    watcher.get_by_role("link", name="Watch Open skies").click()
    expect(watcher.get_by_text("watching", exact=True)).to_be_visible()
    player.reload()
    player.get_by_role("link", name="Continue Open skies").click()
    fly(player)
    player.goto(watcher.url.partition("/t/")[0])
    expect(panel(player, "Finished flights").get_by_text(re.compile("Home with|The ship was lost"))).to_be_visible()


def test_one_screen_is_covered_between_two_players(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Play on one screen").click()
    press(page, "Start")
    for seat in ("Seat 1", "Seat 2"):
        expect(page.get_by_role("heading", name=re.compile(seat))).to_be_visible()
        press(page, "Show my cards")
        press(page, "Ready")
    expect(page.get_by_role("button", name="Go on to the next message")).to_be_visible()
    hand = page.get_by_text("Your hand")
    expect(hand).to_be_visible()
    page.get_by_role("button", name="Play seat 1").click()
    expect(hand).to_have_count(0)
    press(page, "Show my cards")
    expect(hand).to_be_visible()


# What follows a game


def press_if_there(button: Locator) -> None:
    """Whatever comes meanwhile may take the button away."""
    with suppress(TimeoutError):
        button.click(timeout=300)


def fly(*pages: Page) -> None:
    """A whole flight without a card; it ends with its film."""
    for page in pages:
        press(page, "Ready")
    play = pages[0].get_by_role("button", name=re.compile("^Pause"))
    go_on = [page.get_by_role("button", name="Go on to the next message") for page in pages]
    expect(go_on[0]).to_be_visible()
    while not play.is_visible():
        for button in go_on:
            press_if_there(button)
    for page in pages:
        expect(page.get_by_role("button", name=re.compile("^Pause"))).to_be_visible()


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
    press(host, "Play this mission again")
    expect(host.get_by_text("waiting room")).to_be_visible()
    expect(guest.get_by_text("The same mission again, with the same threats.")).to_be_visible()
    guest.get_by_role("link", name="Join the next game").click()
    press(host, "Start")
    press(guest, "Ready")
    assert guest.url == host.url


@rule("SA-10.1.4", "SA-R35")
def test_a_campaign_is_opened_flown_voted_on_and_scored(visit: Visit) -> None:
    host = visit()
    host.get_by_role("link", name="New table").click()
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
    press(host, "Next mission")
    guest.get_by_role("link", name="Join the next game").click()
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


# The ship's log


@rule("SA-6.1", "SA-R36", "SA-R45")
def test_the_ships_log_has_a_page_for_every_crew(visit: Visit) -> None:
    page = visit("/log")
    expect(page.get_by_text("The log is still empty")).to_be_visible()
    page.goto(page.url.replace("/log", "/"))
    flights = [(1, {"mission": "S2-1", "pack": "calm"}), (1, PRACTICE), (2, {"mission": "S2-2"})]
    for seats, options in flights:
        table = open_table(page, seats, start=True, one_screen=True, options=options)
        page.goto(f"{page.url.partition('/t/')[0].rstrip('/')}/t/{table}")
        if seats > 1:
            press(page, "I play all these seats myself")
        if options is PRACTICE:
            fly(page)
        else:
            for _ in range(seats):
                press(page, "Ready")
            expect(page.get_by_role("button", name=re.compile("^Pause"))).to_be_visible()
    page.goto(page.url.partition("/t/")[0] + "/log")
    crews = page.locator("section.crew")
    expect(crews).to_have_count(2)
    expect(crews.first.get_by_role("row")).to_have_count(2)
    expect(crews.first).to_contain_text("S2-2")
    expect(crews.first).to_contain_text("Ship lost")
    expect(crews.last).to_contain_text("S2-1")
    expect(crews.last).not_to_contain_text("S1-1")  # practice
