"""What readers choose for themselves, in the middle of a game: language, theme, sound; and the rules beside it."""

import re

from playwright.sync_api import Page, Route, expect

from tests.server.harness import Server
from tests.web.conftest import Visitors
from tests.web.pages import planning, rules_beside_the_board
from tests.web.people import Visitor

BACKGROUND = "getComputedStyle(document.body).backgroundColor"
SPY_ON_VOLUME = """
window.loudness = [];
const aim = AudioParam.prototype.setTargetAtTime;
AudioParam.prototype.setTargetAtTime = function (level, ...when) {
  window.loudness.push(level);
  return aim.call(this, level, ...when);
};
"""
"""Notes in `loudness` what the volume goes to."""


def choose_in_settings(visitor: Visitor, group: str, choice: str) -> None:
    visitor.press("ui-settings")
    dialog = visitor.page.get_by_role("dialog")
    visitor.touch(visitor.find("radiogroup", group).get_by_role("radio", name=choice, exact=True))
    visitor.keys("Escape")
    expect(dialog).to_have_count(0)


def test_another_language_in_the_middle_of_a_game_changes_every_word_and_no_card(
    visitors: Visitors, still_server: Server
) -> None:
    visitor = visitors(still_server)
    visitor.start_alone()
    visitor.place_by_touch()
    filled = visitor.page.locator("[data-slot].filled")
    before = filled.evaluate_all("all => all.map((slot) => slot.dataset.slot)")
    for language, name in (("ru", "Русский"), ("pl", "Polski"), ("en", "English")):
        choose_in_settings(visitor, "ui-language", name)
        visitor.language = language
        expect(visitor.find("group", "sa-board")).to_be_visible()
        expect(visitor.find("region", "ui-what-to-do")).to_contain_text(visitor.say("prompt-planning"))
        expect(visitor.find("log", "ui-log")).to_contain_text(visitor.say("event-action-round-begins"))
        visitor.check_language()
        assert filled.evaluate_all("all => all.map((slot) => slot.dataset.slot)") == before


def test_the_theme_is_chosen_in_the_settings_and_kept(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server, color_scheme="light")
    planning(visitor)
    light = visitor.page.evaluate(BACKGROUND)
    choose_in_settings(visitor, "ui-theme", visitor.say("ui-theme-dark"))
    dark = visitor.page.evaluate(BACKGROUND)
    assert dark != light
    visitor.page.reload()
    expect(visitor.card()).to_be_visible()
    assert visitor.page.evaluate(BACKGROUND) == dark
    choose_in_settings(visitor, "ui-theme", visitor.say("ui-theme-light"))
    assert visitor.page.evaluate(BACKGROUND) == light


def test_volume_and_mute_are_obeyed_and_kept(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.context.add_init_script(SPY_ON_VOLUME)
    planning(visitor)
    visitor.touch(visitor.card())  # a browser makes no sound before somebody has touched the page
    visitor.press("ui-settings")
    slider = visitor.page.get_by_role("dialog").get_by_role("slider", name=visitor.say("ui-volume"), exact=True)
    mute = visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.say("ui-sound"))
    slider.fill("0.2")
    loudest(visitor.page, 0.2)
    visitor.touch(mute)
    expect(mute).to_have_attribute("aria-pressed", "false")
    loudest(visitor.page, 0)
    slider.focus()
    slider.press("ArrowRight")  # who turns it up wants to hear it
    expect(mute).to_have_attribute("aria-pressed", "true")
    loudest(visitor.page, 0.25)
    visitor.page.reload()
    visitor.press("ui-settings")
    expect(slider).to_have_value("0.25")


def test_what_is_opened_while_a_table_loads_stays_open(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    held: list[Route] = []
    visitor.page.route(re.compile(r"/api/tables/\w+$"), lambda asked: held.append(asked))
    visitor.page.reload()
    visitor.press("ui-settings")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    expect(visitor.page.locator("#main[aria-busy]")).to_be_attached()
    held[0].continue_()
    expect(visitor.page.locator("#main:not([aria-busy])")).to_be_attached()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    visitor.keys("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def loudest(page: Page, level: float) -> None:
    """Where the volume goes now."""
    page.wait_for_function("level => window.loudness.at(-1) === level", arg=level)


def test_a_search_in_the_rules_finds_a_clause_by_its_words_and_its_number(
    visitors: Visitors, still_server: Server
) -> None:
    visitor = visitors(still_server)
    rules_beside_the_board(visitor)
    search, found = visitor.page.get_by_role("searchbox"), visitor.page.locator("[data-clause]")
    search.fill("heroic transferred")
    expect(found.filter(has_text="Heroic cards can never be transferred")).to_have_attribute("data-clause", "SA-3.2.9")
    search.fill("sa-r43")
    expect(found).to_have_count(1)
    expect(found).to_have_attribute("data-clause", "SA-R43")
    search.fill("no such words anywhere")
    expect(found).to_have_count(0)


def test_a_clause_in_the_log_opens_the_rules_there(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    link = visitor.find("log", "ui-log").get_by_role("link").last
    clause = link.inner_text()
    assert re.fullmatch(r"SA-[\w.]+", clause)
    visitor.touch(link)
    line = visitor.page.locator(f'[data-clause="{clause}"]')
    expect(line).to_have_class(re.compile("hit"))
    expect(line).to_be_in_viewport()
    expect(visitor.card()).to_be_visible()
