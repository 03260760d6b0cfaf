"""The end of an episode of Gen7, and of a campaign (G7-6, G7-D72.6)."""

import pytest
from playwright.sync_api import expect

from quarterdeck.games.gen7.content.prose import find_text
from quarterdeck.kernel.words import words
from tests.rules import rule
from tests.server.harness import Person, Server
from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.gen7 import games
from tests.web.gen7.people import Officer
from tests.web.pages import open_record
from tests.web.records import lay_out

MOST_STEPS_TO_THE_END = 12
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SCREENS
@rule("G7-6.29", "G7-D72.6")
def test_the_ending_is_a_page_with_a_line_for_each_officer_and_leads_to_the_campaign(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    visitor, game = visitors(still_server, "ru", **screen), games.ended_campaign()
    open_record(visitor, game)
    page = visitor.page.locator(".spread")
    expect(page.get_by_text(visitor.say(f"g7-ending-{game.result().ending_class}"))).to_be_visible()
    first, *lines = [find_text(key, "ru") or "" for key in game.state.told]
    expect(page.locator(".story").first).to_contain_text(first.split("\n")[0][:30])
    expect(page.locator(".became .story")).to_have_count(len(lines))
    officers = page.get_by_role("list", name=visitor.say("ui-places")).get_by_role("listitem")
    expect(officers).to_have_count(3)
    visitor.check_language()
    visitor.press("g7-show-campaign")
    expect(page).to_have_count(0)
    expect(visitor.find("region", "g7-course")).to_be_visible()
    visitor.press("g7-show-ending")
    expect(page).to_be_visible()


@SCREENS
@rule("G7-R49", "G7-6.4", "G7-R28")
def test_the_campaign_tells_how_votes_went_and_what_stars_were_for(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    visitor, game = visitors(still_server, "ru", **screen), games.ended()
    open_record(visitor, game)
    deeds = visitor.find("region", "g7-in-motion")
    vote = next(one for one in game.state.decided if one.about in game.state.visited)
    for option in vote.options:
        text = (find_text(f"{vote.about}?{option}", "ru") or "").strip("*")
        expect(deeds.get_by_text(text, exact=True)).to_have_count(1)
    paid = [number for player in game.state.players for number in player.paid.values()]
    assert paid
    stars = visitor.page.get_by_role("list", name=visitor.say("g7-stars-for")).get_by_role("listitem")
    expect(stars).to_have_count(len(paid))
    visitor.sees("g7-free-slots", count=1)
    visitor.check_language()


@SCREENS
@rule("G7-R43")
def test_an_ending_that_was_seen_hangs_in_the_gallery(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    visitor, game = visitors(still_server, "pl", **screen), games.ended_campaign()
    visitor.goto("/games/gen7/gallery")
    visitor.sees("g7-gallery-empty")
    open_record(visitor, game)
    visitor.press("g7-gallery")
    name = words("gen7", "pl").text(f"name-{game.state.ending.replace('.', '-')}")
    visitor.touch(visitor.page.get_by_role("button").filter(has_text=name))
    told = find_text(game.state.told[0], "pl") or ""
    expect(visitor.page.get_by_role("dialog", name=name)).to_contain_text(told.split("\n")[-1][:30])
    visitor.check_language()
    visitor.press("g7-gallery-campaign", number=1)
    expect(visitor.page.locator(".spread")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
@rule("G7-R15")
def test_whoever_waits_for_the_next_episode_reads_what_came_before(
    still_server: Server, visitors: Visitors, language: str
) -> None:
    visitor, game = visitors(still_server, language), games.ended()
    open_record(visitor, game)
    visitor.press("ui-next-game-gen7")
    before = visitor.find("region", "g7-previously")
    expect(before).to_contain_text(words("gen7", language).text("name-E1"))
    told = find_text(game.state.library[-1], language) or ""
    expect(before).to_contain_text(told.split("\n")[-1][-20:].strip("*"))
    visitor.check_language()
    visitor.touch(before.get_by_role("link", name=visitor.say("g7-show-campaign")))
    expect(visitor.find("region", "g7-course")).to_be_visible()


@rule("G7-R43", "G7-R14")
def test_whoever_waits_for_a_new_campaign_reads_nothing_of_the_old_one(
    still_server: Server, visitors: Visitors
) -> None:
    visitor = visitors(still_server)
    open_record(visitor, games.ended_campaign())
    visitor.press("g7-show-campaign")
    with visitor.page.expect_response("**/before/en") as told:
        visitor.press("ui-new-campaign")
    assert told.value.json() == {"text": ""}
    expect(visitor.find("main", "ui-seats-in-order")).to_be_visible()
    expect(visitor.find("region", "g7-previously")).to_have_count(0)


@SCREENS
@rule("G7-R15", "G7-R42")
def test_whoever_waits_for_an_episode_to_begin_anew_reads_what_came_before(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    visitor, mate, game = visitors(still_server, "ru", **screen), Person(still_server), games.begun("3.00")
    table = lay_out(still_server, game, [visitor.as_person().me["id"], mate.me["id"], None])
    for person in (visitor.as_person(), mate):
        anew = person.post(f"/api/tables/{table}/restart")
    assert (anew["state"], anew["follows"], anew["restarts"]) == ("waiting", table, 1)
    visitor.goto(f"/t/{anew['id']}")
    before = visitor.find("region", "g7-previously")
    for title in ("name-E1", "name-E2"):
        expect(before).to_contain_text(words("gen7", "ru").text(title))
    expect(before.get_by_role("link")).to_have_count(0)
    visitor.check_language()
    assert not visitor.scrolls()


@rule("G7-R38", "G7-6.28")
def test_an_episode_ends_and_the_next_begins_from_its_end_after_a_restart_of_the_server(
    own_server: Server, visitors: Visitors
) -> None:
    officer = Officer(visitors(own_server), games.almost_ended(left=2))
    visitor = officer.visitor
    end = visitor.page.get_by_role("list", name=visitor.say("ui-places"))
    for _ in range(MOST_STEPS_TO_THE_END):
        if end.count():
            break
        officer.step()
    expect(end).to_be_visible()
    with visitor.forgiving():
        own_server.kill()
        visitor.sees("ui-disconnected")
        own_server.start()
        expect(visitor.page.get_by_text(visitor.say("ui-disconnected"))).to_have_count(0)
    before = visitor.table
    visitor.press("ui-next-game-gen7")
    visitor.page.wait_for_url(lambda url: "/t/" in url and before not in url)
    covered, board = visitor.find("button", "ui-cover-alone"), visitor.find("button", "g7-show-campaign")
    expect(covered.or_(board).first).to_be_visible()
    if covered.count():
        visitor.touch(covered)
    expect(visitor.find("button", "g7-show-campaign")).to_contain_text(
        visitor.say("g7-episode-round", episode=2, round=0)[:9]
    )
    visitor.press("g7-show-campaign")
    expect(visitor.page.get_by_role("dialog").get_by_text(words("gen7").text("name-E1")).first).to_be_visible()
