"""The replay of a finished voyage: the board step by step, only to look at."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.harness import Person, Server
from tests.web.browsing import DESKTOP, PHONE
from tests.web.captains.games import finished
from tests.web.conftest import Visitors
from tests.web.records import lay_out


@pytest.fixture(scope="module")
def voyage(still_server: Server) -> tuple[Person, str]:
    person = Person(still_server)
    return person, lay_out(still_server, finished(), [person.me["id"], None, None])


def where(page: Page) -> tuple[int, int]:
    """The step that is shown, and how many there are."""
    shown = re.search(r"Step (\d+) of (\d+)", page.locator(".prompt .hint").inner_text())
    assert shown
    return int(shown[1]), int(shown[2])


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_stranger_watches_a_voyage_from_its_link(
    visitors: Visitors, still_server: Server, voyage: tuple[Person, str], device: dict[str, object]
) -> None:
    visitor = visitors(still_server, **device)
    visitor.goto(f"/t/{voyage[1]}?step=40")
    page = visitor.page
    expect(page.locator(".prompt .hint")).to_contain_text("Step 40 of")
    expect(page.get_by_role("region", name="Star map")).to_be_visible()
    told = page.locator(".prompt .say").inner_text()
    page.keyboard.press("ArrowRight")
    assert where(page)[0] == 41
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".prompt .say")).to_have_text(told)
    page.keyboard.press("PageDown")
    expect(page.locator(".prompt .say")).to_contain_text("ound")
    assert page.locator('[data-target][aria-disabled="false"]').count() == 0, "something can be chosen"
    visitor.press("ui-film-end")
    expect(visitor.find("region", "sc-score-sheet")).to_be_visible()


def test_the_end_leads_to_the_replay_and_the_replay_to_the_end(
    visitors: Visitors, still_server: Server, voyage: tuple[Person, str]
) -> None:
    visitor = visitors(still_server)
    visitor.goto(f"/t/{voyage[1]}")
    visitor.press("ui-film-watch")
    visitor.press("ui-film-pause")
    page = visitor.page
    address = page.get_by_role("button", name="Copy a link to this step").get_attribute("data-address") or ""
    assert re.search(rf"/t/{voyage[1]}\?step=\d+$", address)
    page.get_by_role("slider", name="Position in the film").fill("9998")
    visitor.press("ui-film-back")
    visitor.press("ui-film-play")
    expect(visitor.find("region", "sc-score-sheet")).to_be_visible()
