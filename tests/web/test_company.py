"""Who may see what: several seats on one screen, and spectators."""

from playwright.sync_api import expect

from tests.rules import rule
from tests.server.harness import Person, Server
from tests.web.conftest import Visitors
from tests.web.people import Visitor


def flying(host: Person, **more: object) -> str:
    """A table for two, started, both ready; the second seat is the host's too unless somebody is given."""
    guest = more.pop("guest", host)
    assert isinstance(guest, Person)
    table = str(host.open_table(2, options={"mission": "S1-1"}, **more)["id"])
    guest.post(f"/api/tables/{table}/seats/1", kind="me")
    host.post(f"/api/tables/{table}/start")
    host.live(table).act(0, "ready")
    guest.live(table).act(1, "ready")
    return table


def hand_of(person: Person, table: str, seat: int) -> list[str]:
    faces = person.live(table).state["views"]
    hand: list[str] = next(face for face in faces if face["seat"] == seat)["view"]["players"][seat]["hand"]
    return hand


def show_cards(visitor: Visitor) -> None:
    expect(visitor.hand.or_(visitor.find("button", "ui-cover-show"))).to_be_visible()
    if visitor.find("button", "ui-cover-show").is_visible():
        visitor.press("ui-cover-show")
    expect(visitor.card()).to_be_visible()


@rule("SA-R6")
def test_between_two_seats_of_one_person_stands_a_cover(visitors: Visitors, server: Server) -> None:
    visitor = visitors(server)
    table = flying(visitor.as_person())
    visitor.goto(f"/t/{table}")
    show_cards(visitor)
    first = visitor.cards_and_plan()
    visitor.touch(visitor.find("group", "ui-your-seats").get_by_role("button").nth(1))
    expect(visitor.find("button", "ui-cover-show")).to_be_focused()
    assert visitor.hand.count() == visitor.plan.count() == 0
    for where in ("[data-slot]", ".log", ".figure"):
        assert visitor.page.locator(where).count() == 0, where
    page = visitor.page.content()
    assert not [name for name in first if name in page]
    visitor.press("ui-cover-show")
    expect(visitor.card()).to_be_visible()
    assert len(visitor.cards_and_plan()) == len(first)


@rule("SA-R8")
def test_a_spectator_sees_the_board_without_hands_and_cannot_write(visitors: Visitors, server: Server) -> None:
    host, guest = Person(server), Person(server)
    table = flying(host, guest=guest, public=True)
    first = hand_of(host, table, 0)[0]
    host.live(table).act(0, f"place 0 {first} 1")
    visitor = visitors(server)
    visitor.goto(f"/t/{table}")
    visitor.sees("sa-hint-spectator")
    expect(visitor.find("group", "sa-board")).to_be_visible()
    expect(visitor.find("table", "sa-plans").get_by_role("cell", name=visitor.say("back-action")).first).to_be_visible()
    assert visitor.hand.count() == 0
    assert visitor.find("button", "sa-end-phase", phase=1).count() == 0
    visitor.keys("c")
    expect(visitor.find("log", "ui-chat")).to_be_visible()
    assert visitor.find("textbox", "ui-chat-write").count() == 0
