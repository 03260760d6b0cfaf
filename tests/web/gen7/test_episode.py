"""An episode of Gen7 in a browser: a round by clicks, a crossroads card, and a vote (G7-4, G7-R13, G7-R28)."""

import re

import pytest
from playwright.sync_api import expect

from quarterdeck.kernel.words import words
from tests.rules import rule
from tests.server.harness import Server
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.gen7 import games
from tests.web.gen7.people import Officer, play_to_round
from tests.web.pages import open_record
from tests.web.probes import SCROLLS

IN_HAND, LIT = re.compile(r"\bsel\b"), re.compile(r"\b(sel|opt)\b")
SCREENS = pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SCREENS
def test_the_first_round_is_played_by_clicks(server: Server, visitors: Visitors, screen: dict[str, object]) -> None:
    officer = Officer(visitors(server, **screen), games.first_turn())
    play_to_round(officer, 2)
    assert not officer.page.evaluate(SCROLLS)


def test_a_die_is_taken_by_its_key_and_shows_what_spots_yield(still_server: Server, visitors: Visitors) -> None:
    officer = Officer(visitors(still_server), games.first_turn())
    officer.page.keyboard.press("1")
    expect(officer.page.locator(".g7 .pool .sel")).to_have_count(1)
    expect(officer.lit("spot").filter(has_text="+").first).to_be_visible()
    officer.page.keyboard.press("Escape")
    expect(officer.page.locator(".g7 .pool .sel")).to_have_count(0)


@SCREENS
def test_of_two_equal_dice_only_the_one_that_was_taken_is_in_the_hand(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    game = games.equal_dice()
    one, other = games.lookalikes(game)[0]
    officer = Officer(visitors(still_server, **screen), game)
    dice, held = officer.page.locator(".g7 .pool button"), officer.page.locator(".g7 .sel")
    officer.visitor.touch(dice.nth(other))
    expect(dice.nth(other)).to_have_class(IN_HAND)
    expect(dice.nth(one)).not_to_have_class(LIT)
    expect(held).to_have_count(1 if officer.visitor.touches else 2)  # beside the pool, the ship shows it too
    officer.page.keyboard.press(str(one + 1))
    expect(dice.nth(one)).to_have_class(IN_HAND)
    expect(dice.nth(other)).not_to_have_class(LIT)
    officer.visitor.touch(dice.nth(one))
    expect(held).to_have_count(0)


@SCREENS
def test_a_lit_room_is_chosen_anywhere_on_its_name(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    officer = Officer(visitors(still_server, **screen), games.meeting_called())
    room = officer.page.locator('.g7 [data-target="room:hq"]')
    expect(room).to_have_class(LIT)
    width = room.bounding_box()["width"]  # type: ignore[index]  # it is visible
    room.click(position={"x": width - 6, "y": 6})
    expect(officer.page.get_by_role("menuitem").or_(officer.lit("card")).first).to_be_visible()


@SCREENS
def test_a_robot_to_send_home_is_lit_where_it_lies(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    officer = Officer(visitors(still_server, **screen), games.robot_to_send_home())
    places = ", ".join(f'.g7 [data-target^="{kind}:"].opt' for kind in ("spot", "shared", "recovery"))
    lit = officer.page.locator(places)
    expect(lit.first).to_be_visible()
    officer.visitor.touch(lit.first)
    expect(lit).to_have_count(0)


@SCREENS
def test_a_crossroads_card_shows_its_consequence_once_a_way_is_locked(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    officer = Officer(visitors(still_server, **screen), games.at_crossroads())
    expect(officer.page.locator(".consequence")).to_have_count(0)
    officer.choose_way()
    expect(officer.page.locator(".consequence")).to_be_visible()
    expect(officer.page.locator(".consequence .effects .chip").first).to_be_visible()
    officer.put_away()
    expect(officer.page.locator(".spread")).to_have_count(0)


@SCREENS
def test_ballots_are_opened_when_the_last_one_is_sealed(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    officer = Officer(visitors(still_server, **screen), games.last_ballot())
    expect(officer.page.locator("[data-choice]:enabled")).to_have_count(2)
    officer.choose_way()
    subject = words("gen7").text("name-E1")
    expect(officer.visitor.find("heading", "g7-opened", about=subject)).to_be_visible()
    officer.put_away()
    expect(officer.visitor.find("heading", "g7-opened", about=subject)).to_have_count(0)


@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_four_shared_spots_fit_on_their_card(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    officer = Officer(visitors(still_server, "ru", **screen), games.four_shared_spots())
    if officer.visitor.touches:
        officer.visitor.touch(officer.page.get_by_role("tab", name=officer.visitor.say("g7-tab-tasks")))
    card = officer.page.locator(".tasks .task").filter(has=officer.page.locator(".shared").nth(3))
    expect(card.first).to_be_visible()
    inside = "card => [...card.querySelectorAll('.shared, b')].every((part) => \
part.getBoundingClientRect().right <= card.getBoundingClientRect().right && part.scrollWidth <= part.clientWidth + 1)"
    assert card.first.evaluate(inside)


@SCREENS
@rule("G7-R29", "G7-D23")
def test_in_the_second_ballot_the_tied_ones_lie_open(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    officer = Officer(visitors(still_server, **screen), games.second_ballot())
    officer.put_away()
    tied = officer.visitor.find("region", "g7-tied-ballots")
    expect(tied.locator(".slip").first).to_be_visible()
    expect(officer.page.locator(".spread .story")).to_have_count(0)  # a vote on rooms has no page
    expect(officer.page.locator("[data-choice]:enabled").first).to_be_visible()


@SCREENS
@rule("G7-D75")
def test_rooms_with_several_groups_say_which_is_which(
    still_server: Server, visitors: Visitors, screen: dict[str, object]
) -> None:
    officer = Officer(visitors(still_server, **screen), games.two_frames())
    for name in ("name-shared_b", "name-shared_c"):
        frame = f"{words('gen7').text('name-sixth_b')}, {words('gen7').text(name)}"
        expect(officer.page.get_by_role("article", name=frame)).to_be_visible()
    rules = officer.page.locator(".room.work .rule use").evaluate_all(
        "all => all.map((one) => one.getAttribute('href'))"
    )
    assert len(set(rules)) == len(rules) == 2


@rule("G7-R13")
def test_a_page_says_whose_crossroads_it_is(still_server: Server, visitors: Visitors) -> None:
    visitor = visitors(still_server)
    open_record(visitor, games.at_anothers_crossroads())
    expect(visitor.page.get_by_text(re.compile("’s crossroads · Round"))).to_be_visible()
    expect(visitor.page.get_by_text(re.compile("This happens to .+: “you” is their officer."))).to_be_visible()
    expect(visitor.page.get_by_text("What do you do?")).to_have_count(0)


def test_own_goals_have_the_whole_width_and_their_box_shows_that_it_scrolls(
    still_server: Server, visitors: Visitors
) -> None:
    officer = Officer(visitors(still_server, **DESKTOP), games.begun("2.00"))
    goals = officer.page.locator(".officer .gl").first
    expect(goals).to_be_visible()
    assert goals.locator("li").first.evaluate("goal => goal.offsetHeight") < 40, "two lines"
    edges = officer.page.locator(".officer .rest").evaluate("box => getComputedStyle(box).backgroundAttachment")
    assert edges == "local, local, scroll, scroll"
