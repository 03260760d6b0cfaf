"""The first guided game as a newcomer meets it: by clicks, taps or keys, doing what the coach asks."""

import pytest
from playwright.sync_api import Locator, expect

from quarterdeck.games.starship_captains.guided.script import guide
from quarterdeck.games.starship_captains.rules.rooms import BASIC
from quarterdeck.kernel.coach import CoachStep
from tests.rules import rule
from tests.server.harness import Server
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.captains.people import lit, prompt, step
from tests.web.conftest import Visitors
from tests.web.people import Visitor
from tests.web.probes import VERSION

SCREENS = {"en": DESKTOP, "ru": LAPTOP, "pl": PHONE}
PLAYED_THROUGH = ("en", "pl")
"""The languages in which the whole guided game is played."""
FIRST_TURN_ONLY = [language for language in SCREENS if language not in PLAYED_THROUGH]
FIRST = 5
"""Steps up to the first end of a turn."""
MOST_CHOICES = 6


def enter(visitor: Visitor) -> None:
    visitor.goto()
    visitor.press("ui-first-game")
    expect(coach(visitor)).to_be_visible()


def coach(visitor: Visitor) -> Locator:
    return visitor.find("region", "ui-coach")


def pass_for_good(visitor: Visitor) -> None:
    before = visitor.page.evaluate(VERSION)
    visitor.press("option-pass")
    visitor.touch(visitor.page.get_by_role("dialog").locator(".go"))
    visitor.page.wait_for_function(f"before => ({VERSION})() !== before", arg=before)


def follow(visitor: Visitor, asked: CoachStep) -> None:
    """Do what a step asks: it is said by the coach and by the prompt, and nothing else is lit."""
    expect(coach(visitor).locator(".say")).to_contain_text(visitor.say(asked.id))
    expect(coach(visitor)).to_contain_text(visitor.say(f"{asked.id}-more"))
    expect(prompt(visitor).locator(".say")).to_have_text(visitor.say(asked.id))
    for option in asked.options:
        assert not visitor.scrolls()
        (pass_for_good if option == "pass" else go_on)(visitor)


def go_on(visitor: Visitor) -> None:
    before = visitor.page.evaluate(VERSION)
    step(visitor)
    visitor.page.wait_for_function(f"before => ({VERSION})() !== before", arg=before)


def shadow_acts(visitor: Visitor) -> None:
    """After the last pass Captain Shadow turns up all cards; what is asked for it lies on the map."""
    over = visitor.find("region", "ui-goals")
    for _ in range(MOST_CHOICES):
        expect(over.or_(lit(visitor).first)).to_be_visible()
        if over.count():
            return
        go_on(visitor)
    raise AssertionError("the game does not end")


@rule("SC-R33", "SC-R34", "SC-R35")
@pytest.mark.parametrize("screen", PLAYED_THROUGH)
def test_a_newcomer_follows_the_coach_to_the_goals(visitors: Visitors, server: Server, screen: str) -> None:
    visitor = visitors(server, screen, reduced_motion="reduce", **SCREENS[screen])
    enter(visitor)
    follow_the_first_turn(visitor)
    for asked in guide().steps[FIRST:]:
        follow(visitor, asked)
    expect(coach(visitor)).to_have_count(0)
    for room in BASIC:
        expect(lit(visitor, f"room:{room}")).to_be_visible()
    far = visitor.page.locator(".aims").filter(has_text=visitor.say("ui-goals"))
    expect(far).to_contain_text(visitor.say("ui-goals-met", met=0, goals=4))
    if screen == "pl":
        visitor.touch(far.locator("summary"))
    expect(far.get_by_role("listitem").first).to_contain_text(visitor.say("guided-now", found=1, number=2))
    expect(far.get_by_role("listitem").last).to_contain_text(visitor.say("guided-now-damage", found=8))
    assert not visitor.scrolls()
    if screen == "pl":
        visitor.touch(far.locator("summary"))
    pass_for_good(visitor)
    shadow_acts(visitor)
    goals = visitor.find("region", "ui-goals")
    expect(goals.get_by_label(visitor.say("ui-goal-missed"))).to_have_count(4)
    assert not visitor.scrolls()
    expect(visitor.find("link", "ui-with-bots")).to_be_visible()
    visitor.press("ui-play-alone-starship-captains")
    expect(lit(visitor, "room:").first).to_be_visible()
    expect(coach(visitor)).to_have_count(0)


@rule("SC-R34")
@pytest.mark.parametrize("screen", FIRST_TURN_ONLY)
def test_a_newcomer_follows_the_coach_through_the_first_turn(visitors: Visitors, server: Server, screen: str) -> None:
    visitor = visitors(server, screen, reduced_motion="reduce", **SCREENS[screen])
    enter(visitor)
    follow_the_first_turn(visitor)


def follow_the_first_turn(visitor: Visitor) -> None:
    """In the reader's language, before it and after."""
    visitor.check_language()
    for asked in guide().steps[:FIRST]:
        follow(visitor, asked)
    visitor.check_language()


@rule("SC-R34")
def test_the_meant_thing_is_lit_and_others_say_why_not(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, reduced_motion="reduce")
    enter(visitor)
    visitor.press("option-got-it")
    expect(lit(visitor)).to_have_count(2)
    expect(lit(visitor, "room:navigation")).to_be_visible()
    expect(lit(visitor, "figure:R")).to_be_visible()
    visitor.page.locator('[data-target="figure:B"]').click(force=True)
    visitor.page.locator('[data-target="room:repair"]').click(force=True)
    expect(prompt(visitor)).to_contain_text("The coach waits for something else: ")


@rule("SC-R34", "SC-R9")
def test_undo_and_keys(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, reduced_motion="reduce")
    enter(visitor)
    visitor.page.keyboard.press("1")
    expect(coach(visitor).locator(".say")).to_contain_text(visitor.say("guided-room"))
    lit(visitor, "room:navigation").click()
    expect(coach(visitor).locator(".say")).to_contain_text(visitor.say("guided-fly"))
    visitor.page.keyboard.press("u")
    expect(coach(visitor).locator(".say")).to_contain_text(visitor.say("guided-room"))


@rule("SC-R34")
def test_the_coach_can_be_left(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, reduced_motion="reduce")
    enter(visitor)
    coach(visitor).get_by_role("button", name=visitor.say("option-play-freely")).click()
    expect(coach(visitor)).to_have_count(0)
    expect(lit(visitor, "room:")).to_have_count(4)
