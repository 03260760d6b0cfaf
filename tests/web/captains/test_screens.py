"""The board of Starship Captains fits its screens, and works without a pointer."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from quarterdeck.games.starship_captains.content.pack import pack
from quarterdeck.games.starship_captains.words.card_words import card_text
from quarterdeck.kernel.words import LANGUAGES, words
from tests.rules import rule
from tests.server.harness import Server
from tests.web.browsing import DESKTOP, LAPTOP, MOST_STOPS, PHONE
from tests.web.captains import games
from tests.web.captains.people import lit, prompt, start_solo
from tests.web.conftest import Visitors
from tests.web.pages import open_record
from tests.web.people import Visitor
from tests.web.probes import UNSEEN_FOCUS
from tests.web.test_phone import fits_a_thumb

SCREENS: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}
MOMENTS = {"turn": games.at_turn, "moving": games.on_the_move, "mission": games.on_mission, "end": games.finished}
SPILLS = """() => [...document.querySelectorAll('.ship, .mapbox, .middle > *, .prompt')].filter((box) => {
  const inner = box.getBoundingClientRect();
  return [...box.querySelectorAll('*')].some((one) => {
    const at = one.getBoundingClientRect();
    return at.height && getComputedStyle(one).position !== 'absolute' && at.bottom > inner.bottom + 2
      && !one.closest('.scroll, .cards, svg, details, .tip, .vh');
  });
}).map((box) => box.className)"""
"""Panels whose contents reach below them."""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_has_to_be_scrolled(visitors: Visitors, server: Server, language: str) -> None:
    visitor = visitors(server, language)
    for moment, game in MOMENTS.items():
        open_record(visitor, game())
        expect(prompt(visitor)).to_be_visible()
        for screen in (DESKTOP, LAPTOP):
            visitor.page.set_viewport_size(screen["viewport"])
            assert not visitor.scrolls(), (moment, screen)
            if moment != "end":
                assert visitor.page.evaluate(SPILLS) == [], (moment, screen)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_has_to_be_scrolled_on_a_phone(visitors: Visitors, server: Server, language: str) -> None:
    visitor = visitors(server, language, **PHONE)
    for moment, game in MOMENTS.items():
        open_record(visitor, game())
        expect(prompt(visitor)).to_be_visible()
        assert not visitor.scrolls(), moment


def test_thumbs_hit_what_can_be_chosen(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, **PHONE)
    start_solo(visitor)
    for target in (lit(visitor, "room:"), lit(visitor, "figure:")):
        for number in range(target.count()):
            fits_a_thumb(target.nth(number))
    visitor.touch(lit(visitor, "room:navigation"))
    visitor.touch(lit(visitor, "place:").first)
    reading = visitor.page.get_by_role("menu")
    expect(reading.locator(".about p").first).to_be_visible()  # what is there, before anybody flies
    visitor.touch(reading.get_by_role("menuitem").first)
    visitor.touch(visitor.find("tab", "sc-tab-ship"))
    expect(visitor.find("region", "sc-tech-board")).to_be_visible()
    assert not visitor.scrolls()


def test_a_first_turn_by_keys_alone(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, reduced_motion="reduce")
    start_solo(visitor)
    tab_to_a_room(visitor)
    visitor.keys("Enter")
    expect(lit(visitor, "place:").first).to_be_visible()
    visitor.page.locator('[data-target="place:home"]').focus()
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
        visitor.keys(key)
        if visitor.page.evaluate("() => document.activeElement.ariaDisabled") == "false":
            break
        visitor.page.locator('[data-target="place:home"]').focus()
    visitor.keys("Enter")
    expect(prompt(visitor).locator(".say")).to_have_text(re.compile(visitor.say("prompt-moving", left=1)))
    visitor.keys("0")
    expect(visitor.find("button", "option-end-turn")).to_be_visible()
    visitor.keys("1")
    expect(lit(visitor, "room:").first).to_be_visible()


def tab_to_a_room(visitor: Visitor) -> None:
    for _ in range(MOST_STOPS):
        visitor.keys("Tab")
        assert visitor.page.evaluate(UNSEEN_FOCUS) == ""
        if visitor.page.evaluate("() => document.activeElement.dataset.target") == "room:navigation":
            return
    raise AssertionError("Tab does not lead to the rooms")


def test_a_menu_by_keys(visitors: Visitors, server: Server) -> None:
    """Arrows go through the possibilities, Escape puts everything back."""
    visitor = visitors(server)
    start_solo(visitor)
    room = visitor.page.locator('[data-target="room:repair"]')
    room.focus()
    visitor.keys("Enter")
    menu = visitor.page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    visitor.keys("ArrowDown")
    expect(menu.get_by_role("menuitem").nth(1)).to_be_focused()
    visitor.keys("Escape")
    expect(menu).to_have_count(0)
    expect(room).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pointing_explains(visitors: Visitors, server: Server, language: str) -> None:
    """The words of a card are the server's."""
    visitor = visitors(server, language)
    open_record(visitor, games.choosing_technology())
    card = lit(visitor, "card:").first
    name = (card.get_attribute("data-target") or "").removeprefix("card:")
    card.hover()
    for line in card_text(words("starship-captains", language), pack().technologies[name]):
        expect(visitor.find("region", "ui-in-focus")).to_contain_text(line)


@rule("SC-11.14")
@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "ru")])
def test_slots_show_what_a_card_would_match(visitors: Visitors, server: Server, screen: str, language: str) -> None:
    game = games.choosing_technology()
    bonuses = game.state.agenda[-1].prompt(game.state, 0).args["bonuses"]
    card = bonuses[0][0].split()[1]
    matching = {text.split()[2]: symbols for text, *symbols in bonuses if text.split()[1] == card}
    visitor = visitors(server, language, **SCREENS[screen])
    open_record(visitor, game)
    if screen == "phone":
        visitor.touch(visitor.find("tab", "sc-tab-offer"))
    visitor.touch(lit(visitor, f"card:{card}"))
    menu = visitor.page.get_by_role("menu")
    expect(menu.locator(".bonuses")).to_have_count(len(matching))
    for slot, symbols in matching.items():
        spelled = ", ".join(visitor.say(f"symbol-{symbol}") for symbol in symbols)
        said = re.compile(re.escape(visitor.say("sc-bonuses", bonuses=spelled)))
        expect(menu.get_by_role("menuitem", name=said).first).to_be_visible()
        if screen == "desktop":
            expect(lit(visitor, f"slot:{slot}")).to_have_accessible_name(said)


@rule("SC-D22")
def test_a_station_shows_and_names_the_tokens_of_both_events(visitors: Visitors, server: Server) -> None:
    visitor, game = visitors(server), games.with_two_tokens()
    station = next(place for place, tokens in game.state.tokens.items() if len(tokens) == 2)
    open_record(visitor, game)
    place = visitor.page.locator(f'[data-target="place:{station}"]')
    for token in ("sc-token-medal", "sc-token-pirate"):
        expect(place).to_have_accessible_name(re.compile(re.escape(visitor.say(token))))
    expect(visitor.page.locator(".place", has=place).locator(".badge")).to_have_count(2)


@rule("SC-R24")
def test_a_figure_on_a_mission_that_does_not_match_is_marked(visitors: Visitors, server: Server) -> None:
    visitor, game = visitors(server), games.with_a_misfit()
    open_record(visitor, game)
    rows = visitor.page.locator('[data-target^="row:"]')
    expect(rows.locator(".mark.unfit")).to_have_count(len(game.state.captains[0].unfit))
    for row in game.state.captains[0].unfit:
        expect(rows.nth(row)).to_have_accessible_name(re.compile(re.escape(visitor.say("sc-mark-unfit"))))
