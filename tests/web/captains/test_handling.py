"""What captains do with their hands: look around, drag, take back, hand over, and what they are told then."""

import re

import pytest
from playwright.sync_api import Locator, expect

from quarterdeck.kernel.history import Game
from tests.rules import rule
from tests.server.harness import Person, Server
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.captains import games
from tests.web.captains.people import lit, prompt, sit_alone, start_solo
from tests.web.conftest import Visitors
from tests.web.pages import open_record
from tests.web.people import Visitor
from tests.web.probes import VERSION
from tests.web.records import lay_out

SCREENS = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}


def on_board(visitor: Visitor, target: str) -> Locator:
    return visitor.page.locator(f'[data-target="{target}"]')


def sit_with(visitor: Visitor, other: Person, game: Game) -> str:
    """In the first seat of a game for two; returns its table."""
    table = lay_out(visitor.server, game, [visitor.as_person().me["id"], other.me["id"]])
    visitor.goto(f"/t/{table}")
    expect(visitor.find("main", "ui-board")).to_be_visible()
    return table


# Looking at ships


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_own_ship_is_back_when_the_turn_begins(visitors: Visitors, server: Server, screen: str) -> None:
    visitor, other = visitors(server, **SCREENS[screen]), Person(server)
    table = sit_with(visitor, other, games.voyage(2, games.asks("end-of-turn", seat=1)))
    title = visitor.find("heading", "sc-ship-of", name=other.me["name"])
    expect(title).to_have_count(0)
    visitor.touch(visitor.page.locator(".seats button").nth(1))
    expect(title).to_be_visible()
    other.live(table).act(1, "end-turn")
    expect(lit(visitor, "room:").first).to_be_visible()
    expect(title).to_have_count(0)


def test_spectators_see_whose_ship_it_is(visitors: Visitors, server: Server) -> None:
    visitor, people = visitors(server), [Person(server), Person(server)]
    table = lay_out(server, games.voyage(2, games.asks("turn")), [person.me["id"] for person in people])
    visitor.goto(f"/t/{table}")
    names = [person.me["name"] for person in people]
    expect(visitor.find("heading", "sc-ship-of", name=names[0])).to_be_visible()
    visitor.page.locator(".seats button").nth(1).click()
    expect(visitor.find("heading", "sc-ship-of", name=names[1])).to_be_visible()
    visitor.press("sc-follow-turn")
    expect(visitor.find("heading", "sc-ship-of", name=names[0])).to_be_visible()


# Dragging


@rule("SC-11.4")
def test_a_technology_is_dragged_as_soon_as_it_can_be_taken(visitors: Visitors, server: Server) -> None:
    """Without loading the page anew in between."""
    visitor = visitors(server)
    start_solo(visitor)
    lit(visitor, "room:science").click()
    card, slot = lit(visitor, "card:").first, lit(visitor, "slot:").first
    expect(card).to_be_visible()
    name, number = card.get_attribute("data-target"), slot.get_attribute("data-target")
    on_board(visitor, str(name)).drag_to(on_board(visitor, str(number)))
    expect(visitor.find("region", "sc-tech-board").locator(".tech")).to_have_count(1)
    expect(lit(visitor, "card:")).to_have_count(0)


@rule("SC-13.27")
def test_an_android_on_a_room_is_told_why_not(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    open_record(visitor, games.voyage(2, lambda game: games.asks("turn")(game) and "A" in game.state.captains[0].ready))
    on_board(visitor, "figure:A").drag_to(on_board(visitor, "room:weapons"))
    expect(prompt(visitor)).to_contain_text(visitor.say("reason-androids-activate-nothing"))
    on_board(visitor, "figure:A").click(force=True)
    expect(prompt(visitor)).to_contain_text(visitor.say("reason-androids-activate-nothing"))


@rule("SC-12.4")
def test_rows_are_filled_in_order(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    open_record(visitor, games.on_mission())
    row = int(str(lit(visitor, "row:").first.get_attribute("data-target")).removeprefix("row:"))
    lit(visitor, "figure:").first.drag_to(on_board(visitor, f"row:{row + 1}"))
    expect(prompt(visitor)).to_contain_text(visitor.say("reason-another-row", row=row + 1))


@rule("SC-4.3")
def test_an_empty_slot_says_what_fills_it(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    start_solo(visitor)
    number = next(slot for slot in range(1, 7) if "damage" not in games.solo().state.captains[0].slots[slot - 1])
    on_board(visitor, f"slot:{number}").click(force=True)
    expect(prompt(visitor)).to_contain_text(visitor.say("reason-activate-science-first"))


@rule("SC-R34")
def test_the_coach_waits_for_another_figure(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, reduced_motion="reduce")
    visitor.goto()
    visitor.press("ui-first-game")
    visitor.press("option-got-it")
    on_board(visitor, "figure:Y").click(force=True)
    expect(prompt(visitor)).to_contain_text("The coach waits for something else: ")


# Taking back


@rule("SC-R9")
def test_nothing_to_take_back_is_said_before_and_once(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    start_solo(visitor)
    undo = visitor.find("button", "ui-undo").first
    expect(undo).to_be_disabled()
    expect(undo).to_have_accessible_description(visitor.say("reason-nothing-to-undo"))
    undo.click(force=True)
    expect(prompt(visitor)).to_contain_text(visitor.say("reason-nothing-to-undo"))
    expect(visitor.page.locator(".toast")).to_have_count(0)
    lit(visitor, "room:navigation").click()
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()


@rule("SC-R9")
def test_why_nothing_can_be_taken_back_is_known_from_the_start(visitors: Visitors, server: Server) -> None:
    visitor, other = visitors(server), Person(server)
    sit_with(visitor, other, games.voyage(2, games.asks("turn")))
    undo = visitor.find("button", "ui-undo").first
    expect(undo).to_be_disabled()
    undo.click(force=True)
    expect(prompt(visitor)).to_contain_text(visitor.say("reason-undo-other-input"))
    expect(visitor.page.locator(".toast")).to_have_count(0)


# What happened


def test_what_happened_before_stands_still_in_the_own_turn(visitors: Visitors, server: Server) -> None:
    """However the rows end, a new mission is laid out in this turn."""
    visitor = visitors(server)
    open_record(visitor, games.voyage(2, games.asks("row-choice")))
    news, end = visitor.page.locator("details.recap li"), visitor.find("button", "option-end-turn")
    expect(news.first).to_be_visible()
    before = news.all_inner_texts()
    while not end.count():
        version = visitor.page.evaluate(VERSION)
        visitor.press("option-ignore")
        visitor.page.wait_for_function(f"before => ({VERSION})() !== before", arg=version)
    expect(end).to_be_visible()
    assert news.all_inner_texts() == before


def test_the_log_stays_with_the_newest_line_until_somebody_scrolls(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server, **LAPTOP)
    open_record(visitor, games.at_turn())
    log, last = visitor.find("log", "ui-log"), visitor.find("log", "ui-log").get_by_role("listitem").last
    expect(last).to_be_in_viewport()
    log.evaluate("""log => {  // several lines have come before the page tells of its own scrolling
        const lines = document.createElement("div");
        lines.style.height = "300px";
        log.append(lines);
        log.dispatchEvent(new Event("scroll"));
        lines.remove();
    }""")
    version = prompt(visitor).get_attribute("data-version")
    lit(visitor, "room:repair").click()
    menu = visitor.page.get_by_role("menu")
    if menu.count():
        menu.get_by_role("menuitem").first.click()
    expect(prompt(visitor)).not_to_have_attribute("data-version", str(version))
    assert log.evaluate(FROM_BOTTOM) < 2
    log.hover()
    visitor.page.mouse.wheel(0, -400)
    visitor.page.wait_for_function(
        "log => log.scrollHeight - log.scrollTop - log.clientHeight > 200", arg=log.element_handle()
    )
    lit(visitor).first.click()
    expect(lit(visitor, "hull").or_(visitor.find("button", "option-end-turn")).first).to_be_visible()
    assert log.evaluate(FROM_BOTTOM) > 200


FROM_BOTTOM = "log => log.scrollHeight - log.scrollTop - log.clientHeight"


# One screen for all


@pytest.mark.parametrize("screen", SCREENS)
def test_a_shared_screen_says_whose_turn_it_is(visitors: Visitors, server: Server, screen: str) -> None:
    visitor = visitors(server, **SCREENS[screen])
    game = games.voyage(2, games.asks("turn", seat=1))
    sit_alone(visitor, game)
    names = [visitor.say("ui-name-in-seat", n=seat + 1, name=visitor.name) for seat in range(2)]
    expect(prompt(visitor).locator(".say")).to_contain_text(names[1])
    expect(prompt(visitor)).not_to_contain_text(names[0])
    assert not visitor.scrolls()
    if screen == "phone":
        return
    idle = visitor.find("button", "ui-play-seat", name=names[0])
    expect(idle).to_be_disabled()
    expect(idle).to_have_accessible_description(visitor.say("ui-seat-waits", name=names[1]))
    expect(visitor.find("button", "ui-hand-over")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_setting_up_a_shared_screen_promises_what_the_game_keeps(
    visitors: Visitors, server: Server, language: str
) -> None:
    visitor = visitors(server, language)
    visitor.goto("/new/starship-captains/together")
    visitor.sees("ui-one-screen-hint-starship-captains")
    visitor.sees("ui-one-screen-first-starship-captains")
    expect(visitor.page.get_by_placeholder(visitor.say("ui-name-in-seat", n=2, name=visitor.name))).to_be_visible()
    assert visitor.say("ui-one-screen-hint") not in visitor.shown_text()


# The prompt


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_prompts_can_be_read_whole(visitors: Visitors, server: Server, language: str) -> None:
    visitor = visitors(server, language)
    for game in (games.at_turn(), games.voyage(3, games.asks("row-choice"))):
        open_record(visitor, game)
        for screen in (LAPTOP, PHONE):
            visitor.page.set_viewport_size(screen["viewport"])
            _read_whole(visitor)


def _read_whole(visitor: Visitor) -> None:
    say = prompt(visitor).locator(".say")
    expect(say).to_be_visible()
    for part in (say, prompt(visitor).locator(".hint")):
        assert part.evaluate(
            "part => part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1"
        )
    asked = prompt(visitor).locator(".words").inner_text().lower().split("\n")
    assert not any(line and line in asked[0] for line in asked[1:])
    assert not visitor.scrolls()


def test_the_title_of_the_window_marks_whose_turn_it_is(still_server: Server, visitors: Visitors) -> None:
    """Whoever looks at another window sees in its tab that it is their turn."""
    asked, waiting = visitors(still_server), visitors(still_server)
    people = [asked.as_person().me["id"], waiting.as_person().me["id"]]
    table = lay_out(still_server, games.at_turn(), [*people, people[1]])
    for visitor, title in ((asked, "● Outer rim"), (waiting, "Outer rim")):
        visitor.goto(f"/t/{table}")
        expect(visitor.page).to_have_title(re.compile(f"^{title}"))
