"""Planning together and watching the flight: names, markers, the film, and the Captain's pace."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from quarterdeck import Game
from tests.rules import rule
from tests.server.harness import Person, Server, serving
from tests.web.records import lay_out

LONG = 60_000
OVER = 1000.0
"""Seconds after which every mission is over."""
DESKTOP, PHONE = (1440, 900), (390, 844)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Seven minutes of planning take seven seconds here."""
    with serving(tmp_path_factory.mktemp("theatre"), clock_speed="60") as running:
        yield running


@contextmanager
def looking(chromium: Browser, person: Person, path: str, size: tuple[int, int] = DESKTOP) -> Iterator[Page]:
    """A person's browser on a page; nothing in it may complain."""
    context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, locale="en-GB")
    token = person.http.cookies.get("quarterdeck")
    context.add_cookies([{"name": "quarterdeck", "value": str(token), "url": person.server.address}])
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{person.server.address}{path}")
    yield page
    context.close()
    assert complaints == []


def named(server: Server, name: str) -> Person:
    person = Person(server)
    person.http.patch("/api/me", json={"name": name})
    return person


def opened(host: Person, *others: Person, seats: int, **options: object) -> str:
    """A started table: the host, the others, and bots in whatever seats are left."""
    table = str(host.open_table(seats, public=True, options={"mission": "S1-1", **options})["id"])
    for seat in range(1, seats):
        guest = others[seat - 1] if seat <= len(others) else None
        if guest:
            guest.post(f"/api/tables/{table}/seats/{seat}", kind="me")
        else:
            host.post(f"/api/tables/{table}/seats/{seat}", kind="bot")
    host.post(f"/api/tables/{table}/start")
    return table


@pytest.fixture(scope="module")
def flown(server: Server) -> tuple[Person, str]:
    """A flight of a person, a bot and androids that is over."""
    game = Game("space-alert", seats=2, seed="theatre", mission="S1-1")
    for seat in range(2):
        game.act(seat, "ready")
    hand, crew = game.view(0)["players"][0]["hand"], game.view(0)["crew"]
    for slot, card in enumerate(hand[:3], 1):
        game.act(0, f"place 0 {card} {slot}")
    android = next(board for board, member in enumerate(crew) if member["seat"] < 0)
    game.act(0, f"place {android} {hand[3]} 1")
    game.clock(OVER)
    person = named(server, "Żaneta")
    return person, lay_out(server, game, [person.me["id"], None])


def sentence(page: Page) -> str:
    return page.locator(".prompt .say").inner_text()


SHOWN = """() => ['.hint', '.hint a.cl', '.say'].map((part) => document.querySelector(`.prompt ${part}`).innerText)"""
"""What the film says about a step: its number, the clause and the sentence."""


def step_number(page: Page) -> tuple[int, int]:
    """Where the film is, and how long it is."""
    shown = re.search(r"Step (\d+) of (\d+)", page.locator(".prompt .hint").inner_text())
    assert shown
    return int(shown[1]), int(shown[2])


@rule("SA-R33")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_step_of_the_film_has_a_sentence_and_a_clause(
    chromium: Browser, flown: tuple[Person, str], size: tuple[int, int]
) -> None:
    person, table = flown
    with looking(chromium, person, f"/t/{table}?step=1", size) as page:
        page.get_by_role("button", name="Next step").wait_for(timeout=LONG)
        _, steps = step_number(page)
        said = set()
        for number in range(1, steps + 1):
            hint, clause, text = page.evaluate(SHOWN)
            assert f"Step {number} of {steps}" in hint
            assert clause.startswith("SA-")
            said.add(text)
            page.keyboard.press("ArrowRight")
        assert len(said) > 20
        assert not any(re.search(r"\b(Seat|Crew) \d", text) for text in said)
        assert any("Żaneta" in text for text in said)
        assert any("Android 1" in text for text in said)
        overflow = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
        assert overflow <= 0, "the page scrolls"


def test_the_film_plays_pauses_scrubs_and_runs_faster(chromium: Browser, flown: tuple[Person, str]) -> None:
    person, table = flown
    with looking(chromium, person, f"/t/{table}?step=3") as page:
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(".prompt .hint")).not_to_contain_text("Step 3 of", timeout=LONG)
        page.get_by_role("radio", name="4×").check()
        page.get_by_role("button", name="Pause").click()
        page.get_by_role("slider", name="Position in the film").fill("20")
        assert step_number(page)[0] == 21
        page.get_by_role("button", name="Step back").click()
        assert step_number(page)[0] == 20


def test_the_score_follows_the_film_by_itself(chromium: Browser, flown: tuple[Person, str]) -> None:
    person, table = flown
    with looking(chromium, person, f"/t/{table}?step=9999") as page:
        page.get_by_role("button", name="Step back").click(timeout=LONG)
        expect(page.get_by_role("button", name="Score")).to_have_text("Score")
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.get_by_role("region", name="Score sheet")).to_be_visible(timeout=LONG)
        page.get_by_role("button", name="Watch the resolution").click()
        expect(page.locator(".prompt .hint")).to_contain_text("Step 1 of")


def test_a_lost_ship_names_the_threat_that_destroyed_it(chromium: Browser, flown: tuple[Person, str]) -> None:
    person, table = flown
    with looking(chromium, person, f"/t/{table}") as page:
        lost_to = page.get_by_text(re.compile(r"^Lost to (.+) in turn")).inner_text(timeout=LONG)
        threat = re.sub(r"^Lost to (.+) in turn.*$", r"\1", lost_to, flags=re.S)
        line = page.get_by_role("region", name="Score sheet").get_by_role("listitem").filter(has_text=threat)
        expect(line).to_contain_text("destroyed the ship")
        page.get_by_role("button", name="Watch the resolution").click()
        page.get_by_role("slider", name="Position in the film").fill("9999")
        expect(page.get_by_role("region", name="Flight record")).to_contain_text(re.compile(r"damage tiles\s*−\d"))


def test_the_end_leads_to_the_moments_where_it_went_wrong(chromium: Browser, flown: tuple[Person, str]) -> None:
    person, table = flown
    with looking(chromium, person, f"/t/{table}") as page:
        moment = page.get_by_role("list", name="Moments to look at again").get_by_role("button").last
        moment.wait_for(timeout=LONG)
        text = moment.locator("span").inner_text()
        moment.click()
        assert sentence(page) == text
        page.get_by_role("button", name="Score").click()
        cell = page.get_by_role("button", name=re.compile(r"no effect: \d+, turn")).first
        cell.click()
        assert "no effect" in sentence(page)


def test_a_stranger_opens_a_link_to_a_step(chromium: Browser, server: Server, flown: tuple[Person, str]) -> None:
    person, table = flown
    with looking(chromium, person, f"/t/{table}?step=12") as page:
        address = page.get_by_role("button", name="Copy a link to this step").get_attribute("data-address")
        text = sentence(page)
    assert address == f"{server.address}/t/{table}?step=12"
    with looking(chromium, Person(server), f"/t/{table}?step=12") as page:
        expect(page.locator(".prompt .say")).to_have_text(text, timeout=LONG)
        page.get_by_role("button", name="Score").click()
        expect(page.get_by_role("button", name="Play this mission again")).to_have_count(0)
        expect(page.get_by_role("link", name="Download the record")).to_be_visible()


@rule("SA-R31")
def test_the_captain_sets_the_pace_and_others_may_leave_and_come_back(chromium: Browser, server: Server) -> None:
    captain, other = named(server, "Mira"), named(server, "Jonas")
    table = opened(captain, other, seats=2)
    with looking(chromium, captain, f"/t/{table}") as lead, looking(chromium, other, f"/t/{table}") as follow:
        for page in (lead, follow):
            page.get_by_role("button", name="Ready").first.click()
        lead.get_by_role("button", name="Pause").click(timeout=LONG)
        expect(follow.get_by_text("Mira sets the pace")).to_be_visible(timeout=LONG)
        lead.get_by_role("slider", name="Position in the film").fill("14")
        expect(follow.locator(".prompt .hint")).to_contain_text("Step 15 of")
        assert sentence(follow) == sentence(lead)
        follow.get_by_role("button", name="Watch on my own").click()
        lead.get_by_role("slider", name="Position in the film").fill("30")
        follow.get_by_role("button", name="Step back").click()
        expect(follow.locator(".prompt .hint")).to_contain_text("Step 14 of")
        follow.get_by_role("button", name="Watch with Mira again").click()
        expect(follow.locator(".prompt .hint")).to_contain_text("Step 31 of")


@rule("SA-3.1.17", "SA-R25")
def test_markers_are_moved_by_drag_and_key_and_seen_by_all(chromium: Browser, server: Server) -> None:
    first, second = named(server, "Mira"), named(server, "Jonas")
    table = opened(first, second, seats=2, clock=False)
    with looking(chromium, first, f"/t/{table}") as one, looking(chromium, second, f"/t/{table}") as two:
        for page in (one, two):
            page.get_by_role("button", name="Ready").first.click()
        one.locator("[data-slot]").first.wait_for(timeout=LONG)
        figure, goal = one.locator(".figure").first, one.locator("[data-station='3'] .floor")
        figure.drag_to(goal, force=True)
        expect(two.get_by_role("button", name="Mira, marker in lower red")).to_have_count(1)
        two.get_by_role("button", name=re.compile("lower white, B, reactor, 3 of 5")).press("-")
        expect(one.get_by_role("button", name=re.compile("lower white, B, reactor, 2 of 5"))).to_have_count(1)
        two.get_by_role("button", name="Remove the marker").click()
        expect(one.get_by_role("button", name=re.compile("lower white, B, reactor, 3 of 5"))).to_have_count(1)
        two.get_by_role("button", name="Clear all markers").click()
        expect(one.get_by_text("The planning markers have been taken off the board.")).to_be_visible()
        expect(one.locator(".figure.marked")).to_have_count(0)
