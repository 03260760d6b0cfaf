"""What somebody new at the desk must be able to rely on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.harness import Server
from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.people import Visitor


def go_on(visitor: Visitor) -> Locator:
    visitor.press("verb-go-on")
    return visitor.page.get_by_role("dialog")


def test_going_on_with_empty_slots_is_asked_first(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.start_alone(clock=False, mission="S1-1")
    asked = go_on(visitor)
    expect(asked).to_contain_text("12 slots of it are still empty")
    asked.get_by_role("button", name=visitor.say("sa-confirm-go-on-no")).click()
    expect(asked).to_have_count(0)
    visitor.place_by_touch()
    expect(go_on(visitor)).to_contain_text("11 slots of it are still empty")
    visitor.page.keyboard.press("Escape")
    go_on(visitor).get_by_role("button", name=visitor.say("sa-confirm-go-on-yes")).click()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    expect(go_on(visitor)).to_contain_text("This ends phase 2")


def test_escape_leaves_the_chat_so_that_keys_work_again(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.start_alone(clock=False, mission="S1-1")
    visitor.keys("c")
    field = visitor.find("textbox", "ui-chat-write")
    expect(field).to_be_focused()
    visitor.keys("Escape")
    expect(field).not_to_be_focused()
    visitor.keys("?")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    expect(field).to_have_value("")


def test_a_discarded_table_says_so_and_leads_to_the_lobby(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.start_alone(clock=False, mission="S1-1")
    visitor.page.request.delete(visitor.page.url.replace("/t/", "/api/tables/"))
    expect(visitor.page.get_by_text(visitor.say("ui-table-discarded"))).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("ui-error-not-found"))).to_have_count(0)
    visitor.page.get_by_role("alert").get_by_role("link", name=visitor.say("ui-to-lobby")).click()
    expect(visitor.page).to_have_url(f"{still_server.address}/")


def test_a_refusal_at_the_edge_is_inside_the_screen(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    table = visitor.as_person().open_table(start=True, name="1", options={"lesson": "moving"})["id"]
    visitor.goto(f"/t/{table}")
    visitor.place_by_touch()
    visitor.keys("1")
    visitor.page.locator("[data-slot='0:1']").click()
    bubble = visitor.page.locator(".tip")
    expect(bubble).to_contain_text("already holds a card")
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0


def test_many_choices_are_taken_back_only_after_a_question(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.start_alone(clock=False, mission="S1-1")
    for _ in range(4):
        visitor.place_by_touch()
    filled = visitor.plan.locator(".filled")
    visitor.touch(visitor.find("button", "ui-undo-turn", count=4))
    asked = visitor.page.get_by_role("dialog")
    expect(asked).to_contain_text("4 choices are taken back")
    asked.get_by_role("button", name=visitor.say("ui-cancel")).click()
    expect(filled).to_have_count(4)
    visitor.touch(visitor.find("button", "ui-undo-turn", count=4))
    asked.get_by_role("button", name=visitor.say("ui-undo-turn-yes")).click()
    expect(filled).to_have_count(0)


def test_a_test_run_shows_no_computer_checks(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.start_alone(clock=False, mission="S1-1")
    expect(visitor.find("region", "sa-announced")).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("sa-computer-checks"))).to_have_count(0)


def test_the_crew_is_one_tab_stop_with_arrows(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.start_alone(clock=False, mission="S1-1")
    crew = visitor.find("list", "sa-crew").get_by_role("button")
    assert crew.evaluate_all("seats => seats.map((seat) => seat.tabIndex)") == [0, -1, -1, -1]
    crew.first.focus()
    visitor.keys("ArrowRight", "ArrowRight")
    expect(crew.nth(2)).to_be_focused()


def test_a_lost_connection_does_not_move_the_board(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.start_alone(clock=False, mission="S1-1")
    board = visitor.find("group", "sa-board")
    before = board.bounding_box()
    with visitor.forgiving():
        visitor.context.set_offline(True)
        visitor.sees("ui-disconnected")
        assert board.bounding_box() == before
        visitor.context.set_offline(False)
        expect(visitor.page.get_by_text(visitor.say("ui-disconnected"))).to_have_count(0)


def test_everybody_sees_the_own_name_on_every_page_of_the_menu(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    for path in ("/", "/games/space-alert/school", "/rules", "/log"):
        visitor.goto(path)
        expect(visitor.page.locator("header a.me")).to_be_visible()


def test_lessons_stay_in_the_lobby_until_they_are_dismissed(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    person = visitor.as_person()
    live = person.live(person.open_table(start=True, name="1", options={"lesson": "moving"})["id"])
    live.act(0, "fly-plan")
    person.open_table(start=True, name="2", options={"clock": False, "mission": "S1-1"})
    visitor.goto()
    card = visitor.page.get_by_role("article").filter(has=visitor.page.get_by_role("heading", name="Space Alert"))
    expect(card).to_contain_text("1 of 12 lessons done. Next: Firing.")
    expect(card.locator(".btn.go")).to_have_text("Flight school")
    card.get_by_role("button", name=visitor.say("ui-lessons-dismiss")).click()
    visitor.page.reload()
    expect(card.locator(".btn.go")).to_have_text(visitor.say("ui-play-alone-space-alert"))
    expect(card).not_to_contain_text("lessons done")
    visitor.goto("/log")
    flown = visitor.page.get_by_role("row").filter(has_text=visitor.say("ui-lesson"))
    expect(flown).to_have_count(1)
    expect(flown.get_by_role("cell").first).to_contain_text(re.compile(r"\d{4}"))


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_asked_is_never_cut(visitors: Visitors, still_server: Server, device: dict[str, Any]) -> None:
    visitor = visitors(still_server, **device)
    visitor.start_alone(clock=False, mission="S1-1")
    cut = "parts => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent)"
    bar = visitor.find("region", "ui-what-to-do")
    said = bar.locator(".say:not(.vh), .hint")  # phones leave a lesson's sentences to the coach
    assert said.evaluate_all(cut) == []
    table = visitor.as_person().open_table(start=True, name="1", options={"lesson": "moving"})["id"]
    visitor.goto(f"/t/{table}")
    for _ in range(2):
        visitor.press("verb-got-it")
    visitor.keys("2", "Enter")
    expect(bar).to_contain_text("That is not what this step needs")
    assert said.evaluate_all(cut) == []
