"""Everything by keyboard: a whole flight, dialogs, the list of keys; the focus is always somewhere and always seen."""

from functools import partial

from playwright.sync_api import expect

from tests.rules import rule
from tests.server.harness import Server
from tests.web import probes
from tests.web.conftest import Visitors
from tests.web.pages import film, open_record, planning, silent_game
from tests.web.people import Visitor


def test_a_flight_alone_without_a_mouse(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    visitor.context.add_init_script(probes.WATCH_FOCUS)
    visitor.goto()
    visitor.tab_to("button", "ui-play-alone-space-alert")
    visitor.keys("Enter")
    visitor.tab_to("radio", "start-flight-test-run")
    visitor.keys("ArrowUp")
    expect(visitor.find("radio", "start-flight-mission")).to_be_checked()
    visitor.tab_to("radio", "start-time-untimed")
    visitor.keys("ArrowDown", "ArrowUp")
    expect(visitor.find("radio", "start-time-untimed")).to_be_checked()
    visitor.tab_to("button", "ui-start")
    visitor.keys("Enter")
    visitor.tab_to("button", "option-ready")
    visitor.keys("Enter")
    plan_by_keys(visitor)
    visitor.hear_all(partial(press_by_key, visitor))
    visitor.film_runs()
    visitor.keys("Space", "ArrowRight", "ArrowLeft", "End")
    visitor.tab_to("button", "sa-score")
    visitor.keys("Enter")
    expect(visitor.find("region", "sa-score-sheet")).to_be_visible()
    visitor.tab_to("link", "ui-to-lobby")
    visitor.keys("Enter")
    expect(visitor.find("button", "ui-play-alone-space-alert")).to_be_visible()
    assert visitor.page.evaluate("window.lost") == []


def press_by_key(visitor: Visitor, role: str, message: str) -> None:
    visitor.tab_to(role, message)
    visitor.keys("Enter")


def plan_by_keys(visitor: Visitor) -> None:
    """Place, turn, take back, undo."""
    visitor.place_by_key(0)
    visitor.place_by_key(1)
    laid = visitor.page.locator(":focus")
    name = laid.get_attribute("aria-label")
    visitor.keys("f")
    expect(laid).not_to_have_attribute("aria-label", str(name))
    before = visitor.empty_slots.count()
    visitor.keys("Backspace")
    expect(visitor.empty_slots).to_have_count(before + 1)
    visitor.keys("u")
    expect(visitor.empty_slots).to_have_count(before)
    visitor.keys("ArrowRight")
    assert visitor.page.locator(":focus").get_attribute("aria-label") != name


def test_dialogs_close_with_escape_and_give_the_focus_back(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    visitor.tab_to("button", "sa-end-phase", phase=visitor_phase(visitor))
    asked = visitor.page.locator(":focus").get_attribute("class")
    for key in ("Enter", "e", "?"):
        visitor.keys(key)
        expect(visitor.page.get_by_role("dialog")).to_be_visible()
        visitor.keys("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
        assert visitor.page.locator(":focus").get_attribute("class") == asked


def visitor_phase(visitor: Visitor) -> int:
    return next(phase for phase in (1, 2, 3) if visitor.find("button", "sa-end-phase", phase=phase).count())


def test_the_list_of_keys_is_what_works_here(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.goto()
    common = {"Tab", "← ↑ → ↓", "Enter", "Esc", "?"}
    assert common <= listed_keys(visitor)
    assert not {"E", "F", "L", "Space"} & listed_keys(visitor)
    planning(visitor)
    assert common | {"1–9 0 - =", "F", "⌫", "E", "G", "U", "L", "C", "R"} <= listed_keys(visitor)
    film(visitor)
    keys = listed_keys(visitor)
    assert common | {"Space", "← →", "L", "C", "R"} <= keys
    assert "E" not in keys


def listed_keys(visitor: Visitor) -> set[str]:
    visitor.keys("?")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    found = set(visitor.page.get_by_role("dialog").get_by_role("term").all_inner_texts())
    visitor.keys("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    return found


def test_a_dialog_closed_and_asked_for_at_once_opens_again(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    visitor.goto()
    visitor.keys(*["?", "Escape"] * 5, "?")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    visitor.keys("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


@rule("SA-R21")
def test_whoever_writes_when_communications_go_down_gives_no_orders_by_it(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    open_record(visitor, silent_game(9.0))
    visitor.keys("c")
    field = visitor.page.get_by_role("textbox")
    field.focus()
    visitor.sees("sa-silence")
    visitor.keys("e", "1", "u")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    assert visitor.page.get_by_role("dialog").count() == 0
    assert visitor.hand.get_by_role("button", pressed=True).count() == 0


def test_keys_lead_to_log_chat_and_rules(visitors: Visitors, still_server: Server) -> None:
    visitor = visitors(still_server)
    planning(visitor)
    for key, tab in (("r", "ui-rules"), ("l", "ui-log"), ("c", "ui-chat")):
        visitor.keys(key)
        expect(visitor.find("tab", tab)).to_have_attribute("aria-selected", "true")
    expect(visitor.find("textbox", "ui-chat-write")).to_be_focused()
