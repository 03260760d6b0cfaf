"""The play page: taking back, bots' pace, hints, chat, stand-ins, keys, and what happens by itself."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.harness import Person, Server
from tests.web.browsing import PHONE
from tests.web.captains import games
from tests.web.captains import people as captains
from tests.web.conftest import Visitors
from tests.web.pages import open_record, planning
from tests.web.people import Visitor

CAPTAINS = "starship-captains"


def undo_buttons(visitor: Visitor) -> Locator:
    return visitor.page.locator(".back .undo")


# Taking back


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_undo_says_what_it_takes_back_and_goes_back_to_the_start(
    visitors: Visitors, server: Server, device: dict[str, object]
) -> None:
    visitor = visitors(server, **device)
    visitor.start_alone(clock=False, mission="S2-1")
    undo = undo_buttons(visitor)
    expect(undo).to_have_count(1)
    expect(undo.first).to_be_disabled()
    before = visitor.empty_slots.count()
    visitor.place_by_touch()
    expect(undo.first).to_have_accessible_name(re.compile(f"^{visitor.say('ui-undo')}: .+"))
    visitor.touch(undo.first)
    expect(visitor.empty_slots).to_have_count(before)
    visitor.place_by_touch()
    visitor.place_by_touch()
    visitor.touch(visitor.find("button", "ui-undo-turn", count=2))
    expect(visitor.empty_slots).to_have_count(before)
    expect(undo).to_have_count(1)


# Bots


def with_a_slow_bot(visitor: Visitor) -> str:
    """A table where a bot has the rest of the round to itself."""
    me = visitor.as_person()
    table = str(me.post("/api/tables", game=CAPTAINS, seats=2, bot_pace="slow", options={"first": 0})["id"])
    me.post(f"/api/tables/{table}/seats/1", kind="bot", level="easy")
    me.post(f"/api/tables/{table}/start")
    me.live(table).act(0, "pass")
    visitor.goto(f"/t/{table}")
    return table


def test_players_skip_the_pauses_of_bots(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    with_a_slow_bot(visitor)
    visitor.press("ui-skip-bots")
    expect(captains.lit(visitor, "room:").first).to_be_visible(timeout=12_000)  # a slow round takes much longer
    expect(visitor.find("button", "ui-skip-bots")).to_have_count(0)


def test_the_host_sets_the_pace_of_bots_in_the_settings(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    table = with_a_slow_bot(visitor)
    visitor.press("ui-settings")
    visitor.choose("ui-bot-pace", visitor.say("ui-bot-pace-instant"))
    visitor.keys("Escape")
    expect(captains.lit(visitor, "room:").first).to_be_visible()
    assert visitor.as_person().get(f"/api/tables/{table}")["bot_pace"] == "instant"
    other = visitors(server)
    other.goto(f"/t/{table}")
    other.press("ui-settings")
    expect(other.page.get_by_role("dialog")).to_be_visible()
    expect(other.find("radiogroup", "ui-bot-pace")).to_have_count(0)


# Hints


def test_a_table_without_hints_has_none_and_says_so(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    table = visitor.as_person().post("/api/tables", game=CAPTAINS, seats=1, start=True, hints=False)["id"]
    visitor.goto(f"/t/{table}")
    expect(captains.lit(visitor, "room:").first).to_be_visible()
    expect(visitor.find("button", "ui-hint")).to_have_count(0)
    visitor.keys("h")
    visitor.sees("ui-error-no-hints")


@pytest.mark.parametrize("hints", [True, False])
def test_people_are_told_that_hints_are_on(visitors: Visitors, server: Server, hints: bool) -> None:
    visitor, other = visitors(server), Person(server)
    table = visitor.as_person().post("/api/tables", game=CAPTAINS, seats=2, hints=hints)["id"]
    other.post(f"/api/tables/{table}/seats/1", kind="me")
    visitor.as_person().post(f"/api/tables/{table}/start")
    visitor.goto(f"/t/{table}")
    expect(captains.prompt(visitor)).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("ui-hints-on"))).to_have_count(int(hints))


def test_the_whole_plan_of_a_hint_is_laid_at_once(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    visitor.start_alone(clock=False, mission="S2-1")
    before = visitor.empty_slots.count()
    visitor.keys("h")
    whole = visitor.page.get_by_role("button", name=re.compile("^Lay the whole plan"))
    expect(whole).to_be_visible(timeout=60_000)
    steps = int(re.findall(r"\d+", whole.inner_text())[0])
    whole.click()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0, timeout=30_000)
    expect(visitor.empty_slots).to_have_count(before - steps)


# Chat


def test_the_key_for_the_chat_leads_into_its_field_and_letters_are_letters(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    planning(visitor)
    visitor.keys("c")
    field = visitor.find("textbox", "ui-chat-write")
    expect(field).to_be_focused()
    visitor.page.keyboard.type("hello 1 u e")
    expect(field).to_have_value("hello 1 u e")
    assert visitor.hand.get_by_role("button", pressed=True).count() == 0
    assert visitor.page.get_by_role("dialog").count() == 0
    visitor.keys("Enter")
    said = visitor.find("log", "ui-chat").get_by_role("listitem").last
    expect(said.locator("bdi").first).to_have_text(visitor.name)
    expect(said.locator("time")).to_have_text(re.compile(r"\d:\d\d"))
    expect(said.locator(".flag")).to_be_visible()


def test_only_what_others_say_is_unread(visitors: Visitors, server: Server) -> None:
    visitor, other = visitors(server), Person(server)
    table = visitor.as_person().open_table(2, options={"mission": "S2-1", "clock": False})["id"]
    other.post(f"/api/tables/{table}/seats/1", kind="me")
    visitor.as_person().post(f"/api/tables/{table}/start")
    visitor.goto(f"/t/{table}")
    expect(visitor.find("button", "option-ready")).to_be_visible()
    visitor.as_person().live(table).send({"type": "chat", "text": "mine, from another window"})
    other.live(table).send({"type": "chat", "text": "theirs"})
    badge = visitor.find("tab", "ui-chat").locator(".dot, .badge")
    expect(badge).to_have_count(1)
    visitor.keys("c")
    expect(visitor.page.get_by_text("mine, from another window")).to_be_visible()
    visitor.keys("Escape", "l")
    visitor.press("option-ready")
    window = visitor.as_person().live(table)
    window.send({"type": "chat", "text": "mine again"})
    window.next("chat")
    other.live(table).act(1, "ready")
    expect(visitor.card()).to_be_visible()  # this was told after the message
    expect(badge).to_have_count(0)


# Somebody has left


def test_a_stand_in_is_counted_down_to_before_it_is_offered(visitors: Visitors, server: Server) -> None:
    visitor, other = visitors(server), Person(server)
    table = visitor.as_person().post("/api/tables", game=CAPTAINS, seats=2, options={"first": 1})["id"]
    other.post(f"/api/tables/{table}/seats/1", kind="me")
    visitor.as_person().post(f"/api/tables/{table}/start")
    there = other.live(table)
    visitor.goto(f"/t/{table}")
    expect(captains.prompt(visitor)).to_be_visible()
    there.close()
    wait = visitor.page.get_by_role("timer").first
    expect(wait).to_contain_text(re.compile(r"\d:\d\d$"))
    first = wait.inner_text()
    expect(wait).not_to_have_text(first)
    expect(visitor.find("button", "ui-bot-takes-over")).to_have_count(0)


# Keys


def test_escape_takes_the_reason_away(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    locked = visitor.plan.get_by_role("button", disabled=True).first
    locked.click(force=True)
    reason = visitor.page.locator(".prompt .why")
    expect(reason).to_be_visible()
    visitor.keys("Escape")
    expect(reason).to_have_count(0)


def test_the_key_that_ends_a_phase_says_what_is_missing(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    visitor.start_alone(clock=False, mission="S2-1")
    assert visitor.find("button", "sa-end-phase", phase=1).count() == 0
    visitor.keys("e")
    expect(visitor.page.locator(".prompt .why")).to_be_visible()


def test_the_hand_is_one_area_for_the_tab_key(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    cards = visitor.hand.get_by_role("button")
    assert cards.count() > 2
    cards.first.focus()
    visitor.keys("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    visitor.keys("Tab")
    assert visitor.hand.locator(":focus").count() == 0
    visitor.keys("Shift+Tab")
    expect(cards.nth(1)).to_be_focused()


def test_there_is_no_ring_around_the_whole_board(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    visitor.keys("Tab")
    main = visitor.page.locator("#main")
    main.focus()
    expect(main).to_be_focused()
    assert main.evaluate("node => node.matches(':focus-visible')")
    assert main.evaluate("node => getComputedStyle(node).outlineStyle") == "none"


# What others did, and what happens by itself


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_sentence_tells_what_somebody_did_in_a_turn(visitors: Visitors, server: Server, language: str) -> None:
    visitor = visitors(server, language)
    open_record(visitor, games.voyage(3, games.asks("turn")))
    told = visitor.page.locator("details.recap li")
    expect(told.first).to_be_visible()
    assert 1 <= told.count() <= 4
    assert all(": " in line and line.endswith(".") for line in told.all_inner_texts())
    visitor.check_language()
    folded = visitor.find("log", "ui-log").locator("details summary")
    expect(folded).to_be_visible()
    assert visitor.find("log", "ui-log").get_by_role("listitem").count() <= 80
    folded.click()
    expect(visitor.find("log", "ui-log").get_by_role("listitem").nth(81)).to_be_attached()


def wants(visitor: Visitor, setting: str) -> None:
    visitor.press("ui-settings")
    visitor.touch(visitor.find("checkbox", setting))
    visitor.keys("Escape")


def test_a_turn_with_nothing_left_ends_by_itself_if_that_is_wanted(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    visitor.page.clock.install()
    sent: list[str] = []
    visitor.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    open_record(visitor, games.voyage(2, games.asks("end-of-turn")))
    end = visitor.find("button", "option-end-turn")
    expect(end).to_be_visible()
    wants(visitor, "ui-auto-forced")
    visitor.page.clock.run_for(1500)
    expect(end).to_be_visible()  # that is another wish
    assert not any("automatic" in frame for frame in sent)
    wants(visitor, "ui-auto-end-turn")
    expect(end).to_have_count(0)
    assert any("automatic" in frame for frame in sent)
    visitor.page.reload()
    visitor.press("ui-settings")
    expect(visitor.find("checkbox", "ui-auto-end-turn")).to_be_checked()
