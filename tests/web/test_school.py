"""The flight school as a newcomer meets it: by clicks, on a desk and on a phone."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from quarterdeck.games.space_alert.content.pack import pack
from tests.rules import rule


def enter(page: Page, number: int = 1) -> None:
    """From the lobby into a lesson."""
    page.get_by_role("link", name="Flight school").first.click()
    page.get_by_label("Lessons").get_by_role("button").nth(number - 1).click()
    expect(coach(page)).to_be_visible()


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")


def got_it(page: Page, times: int = 1) -> None:
    for _ in range(times):
        before = coach(page).inner_text()
        page.get_by_role("button", name="Got it", exact=True).click()
        expect(coach(page)).not_to_have_text(before, use_inner_text=True)


def step_is(page: Page, text: str) -> None:
    """What the coach asks for, also said by the prompt."""
    expect(coach(page).locator(".say")).to_contain_text(text)
    expect(page.get_by_role("region", name="What to do")).to_contain_text(text)


def place(page: Page, card: str, slot: int, *, turned: bool = False) -> None:
    page.get_by_role("button", name=re.compile(card)).first.click()
    if turned:
        page.get_by_role("button", name="Turn card").click()
    page.get_by_role("button", name=re.compile(rf"slot {slot},")).first.click()


def undo(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Take back: ")).click()


def to_the_goals(page: Page) -> None:
    """Fly, and do not watch the whole film."""
    page.get_by_role("button", name="Fly the plan").click()
    page.locator(".plays .btn").last.click()
    expect(page.get_by_role("region", name="Goals")).to_be_visible()


def does_not_scroll(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight") <= 0


@rule("SA-R46", "SA-R47", "SA-R48")
def test_a_newcomer_passes_the_first_lesson(page: Page) -> None:
    enter(page)
    step_is(page, "Look at your ship")
    does_not_scroll(page)
    got_it(page, 2)
    step_is(page, "Red arrow into slot 1")
    place(page, "^A .over red arrow", 1, turned=True)
    step_is(page, "Take back the card in slot 2")
    page.get_by_role("button", name=re.compile("slot 2, blue arrow")).click()
    page.get_by_role("button", name=re.compile("^Take the card back ?⌫?$")).click()
    step_is(page, "Gravolift into slot 2")
    place(page, "^B .over gravolift", 2, turned=True)
    step_is(page, "Fly the plan")
    does_not_scroll(page)
    to_the_goals(page)
    expect(page.get_by_role("heading", name="Lesson passed")).to_be_visible()
    does_not_scroll(page)
    practised = page.get_by_role("region", name="Steps of the lesson")
    expect(practised).to_contain_text("Red arrow into slot 1")
    expect(practised.get_by_role("link", name="Rule SA-4.5.1")).to_be_visible()
    further = page.get_by_role("region", name="Flight school")
    expect(further).to_contain_text("1 of")
    expect(further.get_by_role("heading", name="Firing")).to_be_visible()
    page.get_by_role("link", name="Back to the school").click()
    expect(page.get_by_label("Lessons").get_by_label("passed")).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("Firing.*next"))).to_be_visible()


def test_a_newcomer_takes_things_back_with_undo(page: Page) -> None:
    enter(page)
    got_it(page, 2)
    place(page, "^A .over red arrow", 1)
    expect(page.get_by_role("button", name=re.compile("slot 1, A "))).to_be_visible()
    expect(coach(page).locator(".say")).to_contain_text("Red arrow into slot 1")
    expect(page.get_by_role("region", name="What to do")).to_contain_text("not what this step needs. Slot 1")
    expect(coach(page).locator(".answer")).to_be_visible()
    expect(coach(page).locator(".answer")).to_contain_text("red arrow on top")
    undo(page)
    expect(page.get_by_role("button", name=re.compile("slot 1, empty"))).to_be_visible()
    step_is(page, "Red arrow into slot 1")
    undo(page)
    step_is(page, "Look at your cards")


def test_a_newcomer_sees_why_something_is_not_possible(page: Page) -> None:
    enter(page)
    page.get_by_role("button", name=re.compile("^A .over red arrow")).click()
    page.get_by_role("button", name=re.compile("slot 2, blue arrow")).click()
    reason = page.get_by_role("region", name="What to do")
    expect(reason).to_contain_text("Slot 2 already holds a card.")
    expect(reason.get_by_role("link", name="Rule SA-3.1.3")).to_be_visible()


def test_a_missed_goal_tells_its_story_and_the_plan_is_kept(page: Page) -> None:
    enter(page, 2)
    place(page, "^A .over blue arrow", 2)
    to_the_goals(page)
    goals = page.get_by_role("region", name="Goals")
    expect(page.get_by_role("heading", name="Not yet")).to_be_visible()
    expect(goals).to_contain_text("Fighter has taken 0 of 4 damage.")
    expect(goals).to_contain_text("Heavy laser in upper white (bridge): strength 5, at nothing.")
    expect(goals.get_by_role("link", name="Rule SA-4.13.13")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    expect(coach(page)).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("slot 2, A "))).to_be_visible()


@rule("SA-R48")
def test_another_try_goes_on_at_the_task(page: Page) -> None:
    enter(page)
    to_the_goals(page)
    page.get_by_role("button", name="Try again").click()
    step_is(page, "Red arrow into slot 1")


def test_the_goals_follow_the_film_by_themselves(page: Page) -> None:
    enter(page)
    page.get_by_role("button", name="Fly the plan").click()
    speed = page.get_by_role("radio", name="2×")
    speed.press("Space")  # the dot moves while the page is laid out: a click could miss it
    expect(speed).to_be_checked()
    slider = page.get_by_role("slider", name="Position in the film")
    slider.press("End")
    slider.press("ArrowLeft")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("heading", name="Not yet")).to_be_visible()


@pytest.mark.parametrize(("language", "words"), [("ru", "Осмотрите корабль"), ("pl", "Obejrzyj statek")])
def test_the_coach_speaks_other_languages(page: Page, language: str, words: str) -> None:
    page.evaluate(
        "chosen => localStorage.setItem('quarterdeck.settings', JSON.stringify({language: chosen}))", language
    )
    page.reload()
    page.locator('a[href="/games/space-alert/school"]').first.click()
    page.locator("button.lesson").first.click()
    expect(page.locator(".coach")).to_contain_text(words)


def test_the_school_lists_every_lesson(page: Page) -> None:
    page.get_by_role("link", name="Flight school").first.click()
    lessons = page.get_by_label("Lessons").get_by_role("button")
    expect(lessons).to_have_count(len(pack().lessons))
    expect(lessons.first).to_contain_text("start here")
    expect(lessons.last).to_contain_text("10 min")


@rule("SA-R47")
def test_only_steps_that_were_done_are_ticked(page: Page) -> None:
    """Nor is a bot asked for advice where the coach leads."""
    enter(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    to_the_goals(page)
    practised = page.get_by_role("region", name="Steps of the lesson")
    expect(practised.get_by_role("img", name="not done")).to_have_count(len(pack().lessons["moving"].steps) - 1)
