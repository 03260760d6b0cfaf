"""Around an episode of Gen7: the coach of a first one, the campaign at any time, and lists on small screens."""

import re

import pytest
from playwright.sync_api import expect

from quarterdeck.kernel.words import words
from tests.rules import rule
from tests.server.harness import Server
from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.gen7 import games
from tests.web.gen7.people import Officer
from tests.web.people import Visitor
from tests.web.records import lay_out

SAYS = words("gen7").text
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SCREENS
def test_a_first_episode_begins_in_the_lobby_with_a_coach(
    server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    visitor = visitors(server, **screen)
    visitor.goto()
    card = visitor.page.get_by_role("article").filter(has=visitor.page.get_by_role("heading", name="Gen7"))
    visitor.touch(card.get_by_role("button", name=SAYS("introduction"), exact=True))
    coach = visitor.find("region", "ui-coach")
    expect(coach.get_by_text(SAYS("guided-watch"))).to_be_visible()
    visitor.touch(visitor.find("region", "ui-what-to-do").locator(".btn.go"))
    expect(coach.get_by_text(SAYS("guided-draft"))).to_be_visible()


@rule("G7-R39")
def test_the_lobby_leads_on_to_the_next_episode(still_server: Server, visitors: Visitors) -> None:
    visitor = visitors(still_server)
    page, me = visitor.page, visitor.as_person().me["id"]
    lay_out(still_server, games.ended(), [me, None, None])
    visitor.goto()
    mine = visitor.find("region", "ui-your-games")
    visitor.touch(mine.get_by_role("link", name="Continue the campaign: Episode 2"))
    visitor.press("ui-next-game-gen7")
    expect(page).to_have_title(re.compile("Third Watch: Episode 2 · Quarterdeck$"))  # a dot before it: my turn
    visitor.goto()
    banner = visitor.find("region", "ui-state-playing")
    expect(banner).to_contain_text("Third Watch: Episode 2 is under way")
    expect(banner.locator(".hint")).to_have_text("Gen7")  # all options are as usual


def test_whoever_plays_on_without_the_coach_is_rid_of_it(still_server: Server, visitors: Visitors) -> None:
    officer = Officer(visitors(still_server), games.lecture())
    coach = officer.visitor.find("region", "ui-coach")
    expect(coach).to_be_visible()
    officer.visitor.touch(coach.get_by_role("button", name=officer.visitor.say("option-play-freely")))
    expect(coach).to_have_count(0)


def test_coach_cards_and_prompt_are_on_one_screen_of_a_phone(still_server: Server, visitors: Visitors) -> None:
    officer = Officer(visitors(still_server, **PHONE), games.lecture_before_cards())
    expect(officer.visitor.find("region", "g7-drawn")).to_be_visible()
    expect(officer.visitor.find("region", "ui-coach")).to_be_in_viewport(ratio=1)
    expect(officer.prompt.locator(".btn.go")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_the_campaign_is_looked_at_in_the_middle_of_an_episode(
    still_server: Server, visitors: Visitors, language: str
) -> None:
    officer = Officer(visitors(still_server, language), games.first_turn())
    officer.page.keyboard.press("p")
    sheet = officer.page.get_by_role("dialog")
    expect(sheet.get_by_role("region", name=officer.visitor.say("g7-previously"))).to_be_visible()
    expect(sheet.get_by_text(officer.visitor.say("g7-now-played"))).to_be_visible()
    assert sheet.evaluate("dialog => dialog.offsetWidth") > 1200  # of 1440
    officer.visitor.check_language()
    officer.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    officer.visitor.touch(officer.page.get_by_role("button", name=officer.visitor.say("g7-show-campaign")))
    expect(sheet).to_be_visible()


def test_the_list_of_options_is_on_the_screen_of_a_phone(still_server: Server, visitors: Visitors) -> None:
    officer = Officer(visitors(still_server, **PHONE), games.meeting())
    officer.visitor.touch(officer.prompt.locator("summary"))
    choice = officer.prompt.locator("details li button").first
    expect(choice).to_be_in_viewport(ratio=1)
    officer.visitor.touch(choice)
    expect(officer.prompt.locator("details[open]")).to_have_count(0)


@SCREENS
@rule("G7-2.1", "G7-2.2", "G7-D55.1")
def test_ship_and_officers_have_the_names_that_were_given_or_those_of_the_story(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    visitor = visitors(still_server, **screen)
    visitor.goto("/new/gen7/bots")
    expect(visitor.find("radiogroup", "ui-seats").get_by_role("radio", name="3")).to_be_checked()
    visitor.find("textbox", "table-gen7-ship").fill("Heron")
    officers = visitor.find("group", "table-gen7-officers").get_by_role("textbox")
    officers.nth(1).fill("Sato")
    officers.nth(1).press("Tab")
    visitor.press("ui-create")
    visitor.press("ui-start")
    visitor.press("g7-show-campaign")
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Heron")).to_be_visible()
    expect(sheet.get_by_text("Sato", exact=True)).to_be_visible()
    expect(sheet.get_by_text(SAYS("officer-1"), exact=True)).to_be_visible()


@rule("G7-R41")
def test_an_episode_is_restarted_when_the_other_officer_agrees(still_server: Server, visitors: Visitors) -> None:
    asker, other = visitors(still_server), visitors(still_server, "ru")
    people = [visitor.as_person().me["id"] for visitor in (asker, other)]
    table = lay_out(still_server, games.first_turn(), [*people, None])
    for visitor in (asker, other):
        visitor.goto(f"/t/{table}")
        expect(visitor.find("main", "ui-board").locator(".g7")).to_be_visible()
    ask_to_restart(asker)
    expect(asker.page.get_by_text(asker.say("ui-restart-waiting", count=1))).to_be_visible()
    expect(other.page.get_by_text(other.say("ui-restart-loses"))).to_be_visible()
    other.check_language()
    other.press("ui-restart-decline")
    expect(asker.page.get_by_text(asker.say("ui-restart-declined"))).to_be_visible()
    ask_to_restart(asker)
    other.press("ui-restart-agree")
    for visitor in (asker, other):
        visitor.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    assert asker.page.url == other.page.url
    asker.goto(f"/t/{table}")
    asker.page.wait_for_url(other.page.url)


@rule("G7-R41")
@SCREENS
def test_whoever_reads_the_story_can_agree_to_a_restart(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    game = games.first_turn()
    asker, reader = visitors(still_server), visitors(still_server, **screen)
    people = [visitor.as_person().me["id"] for visitor in (asker, reader)]
    table = lay_out(still_server, game, [*people, None])
    for visitor in (asker, reader):
        visitor.goto(f"/t/{table}")
        expect(visitor.find("main", "ui-board").locator(".g7")).to_be_visible()
    reader.press("g7-show-campaign")
    reader.press("g7-read-again", count=len(game.state.library))
    pages = reader.page.get_by_role("dialog", name=reader.say("g7-pages"))
    expect(pages).to_be_visible()
    ask_to_restart(asker)
    agree = reader.find("button", "ui-restart-agree")
    expect(agree).to_be_in_viewport(ratio=1)
    expect(pages.get_by_text(reader.say("ui-restart-loses"))).to_be_in_viewport(ratio=1)
    reader.touch(agree)
    for visitor in (asker, reader):
        visitor.page.wait_for_url(lambda url: "/t/" in url and table not in url)


def ask_to_restart(visitor: Visitor) -> None:
    """With the keyboard, from the campaign; the question comes first."""
    visitor.page.keyboard.press("p")
    visitor.press("ui-restart-gen7")
    question = visitor.page.get_by_role("dialog", name=visitor.say("ui-restart-gen7"))
    expect(question.get_by_text(visitor.say("ui-restart-loses"))).to_be_visible()
    expect(question.get_by_role("button", name=visitor.say("ui-restart-play-on"))).to_be_focused()
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
