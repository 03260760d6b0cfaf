"""What lies over or under Xia's map: shop, prompt and the end, whole on every screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.pages import open_record
from tests.web.people import Visitor
from tests.web.xia import games

CUT = """parts => parts
  .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3)
  .map((part) => part.textContent)"""
"""The texts of parts that are wider or higher than their boxes."""


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_shop_says_of_everything_why_it_cannot_be_bought(
    visitors: Visitors, still_server: Server, screen: dict[str, object]
) -> None:
    """However much there is in it, the server is asked once: many questions at a time are refused as a flood."""
    visitor = visitors(still_server, **screen)
    open_record(visitor, games.in_business())
    shop = visitor.find("region", "xia-sheet-business").or_(visitor.page.get_by_role("dialog")).first
    expect(shop.get_by_text("You do not have enough credits.").first).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("ui-error-too-fast"))).to_have_count(0)


def test_buttons_of_the_prompt_are_never_cut(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server, **LAPTOP)
    open_record(visitor, games.arming())
    buttons = visitor.find("region", "ui-what-to-do").locator(".btn .text")
    expect(buttons).to_have_count(5)
    assert buttons.evaluate_all(CUT) == []


@pytest.mark.parametrize(("screen", "language"), [(LAPTOP, "en"), (PHONE, "pl")], ids=["laptop", "phone"])
def test_words_of_buttons_abilities_and_titles_wrap(
    visitors: Visitors, still_server: Server, screen: dict[str, object], language: str
) -> None:
    visitor = visitors(still_server, language, **screen)
    open_record(visitor, games.with_an_engine())
    buttons = visitor.find("region", "ui-what-to-do").locator(".btn .text")
    expect(buttons.first).to_be_visible()
    assert buttons.evaluate_all(CUT) == []
    conditions = visitor.page.locator(":is(.title, .ability) .words .lab")
    if not conditions.count():  # on a phone
        visitor.touch(visitor.page.locator("button.peek"))
    expect(conditions.first).to_be_visible()
    assert conditions.evaluate_all(CUT) == []


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_some_credits_are_given_and_some_cubes_thrown_out(
    visitors: Visitors, still_server: Server, screen: dict[str, object]
) -> None:
    visitor, game = visitors(still_server, **screen), games.laden_and_rich()
    open_record(visitor, game)
    ship = visitor.find("region", "xia-your-ship")
    if visitor.touches:
        visitor.touch(visitor.page.locator("button.peek"))
    credits = game.state.captains[0].credits
    fold(visitor, "xia-give")
    visitor.touch(ship.get_by_role("button", name=re.compile(r"^Give 1,000 credits to ")))
    expect(ship.locator("header .sum")).to_have_text(f"{credits - 1000:,}")
    kind, count = max(game.state.captains[0].cargo.items(), key=lambda one: one[1])
    cubes = ship.get_by_role("button", name=re.compile(f"cube: {kind}"))
    expect(cubes).to_have_count(count)
    fold(visitor, "xia-some-jettison")
    jettison = ship.locator("details[open]").filter(has_text=visitor.say("xia-some-jettison"))
    visitor.touch(jettison.get_by_role("button", name=visitor.say("ui-amount-more", of=kind)))
    visitor.touch(jettison.get_by_role("button", name=re.compile("^Jettison 1 ")))
    expect(cubes).to_have_count(count - 1)


def test_an_outfit_is_dragged_and_turned_by_keys_wherever_the_keyboard_is(
    visitors: Visitors, still_server: Server
) -> None:
    visitor = visitors(still_server, **DESKTOP)
    open_record(visitor, games.in_business())
    editor, mouse = visitor.find("region", "xia-your-hold"), visitor.page.mouse
    piece, ghost = editor.locator(".stop.movable").first.bounding_box(), editor.locator(".ghost path")
    assert piece is not None
    visitor.page.locator(".sheet .tile").first.focus()
    mouse.move(piece["x"] + 15, piece["y"] + 15)
    mouse.down()
    mouse.move(piece["x"] + 25, piece["y"] + 15)
    lifted = ghost.get_attribute("d")
    mouse.move(piece["x"] + 2.5 * piece["width"], piece["y"] + 15)
    expect(ghost).not_to_have_attribute("d", str(lifted))
    dragged = str(ghost.get_attribute("d"))
    visitor.page.keyboard.press(".")
    expect(ghost).not_to_have_attribute("d", dragged)
    visitor.page.keyboard.press("Escape")
    mouse.up()
    expect(ghost).to_have_count(0)
    expect(editor).to_be_visible()


def fold(visitor: Visitor, message: str) -> None:
    """Unfold a part of the ship's panel."""
    visitor.touch(visitor.page.locator("summary", has_text=visitor.say(message)))


def test_the_end_of_four_captains_fits_a_phone(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server, "ru", **PHONE)
    open_record(visitor, games.finished_by_four())
    sheet = visitor.find("region", "xia-fame-sheet")
    expect(sheet).to_be_visible()
    assert sheet.evaluate("part => part.scrollWidth - part.clientWidth") <= 0


def test_no_button_of_the_end_stands_alone_in_a_row(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server, "ru", viewport={"width": 1440, "height": 900})
    open_record(visitor, games.finished())
    buttons = visitor.find("region", "ui-what-to-do").locator(".btn")
    expect(buttons).to_have_count(5)
    middles = buttons.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((r) => r.y + r.height / 2)"
    )
    assert max(middles) - min(middles) < 2
