"""Lost connections, killed servers, closed tabs, other devices: everybody comes back to the same moment."""

from playwright.sync_api import expect

from tests.rules import rule
from tests.server.harness import Server
from tests.web.conftest import Visitors
from tests.web.people import Visitor

QUIET_MISSION = {"mission": "S1-1"}
"""Nobody draws a card for the first four minutes."""


def planning(visitors: Visitors, server: Server) -> Visitor:
    """Somebody alone in a flight, with two cards planned."""
    visitor = visitors(server)
    visitor.start_alone(**QUIET_MISSION)
    visitor.place_by_touch()
    visitor.place_by_key()
    return visitor


def comes_back(visitor: Visitor, planned: list[str]) -> None:
    """The page says no longer that it is cut off, shows what was there, and can be played on."""
    expect(visitor.page.get_by_text(visitor.say("ui-disconnected"))).to_have_count(0)
    expect(visitor.free_slot()).to_be_visible()
    assert visitor.cards_and_plan() == planned
    visitor.place_by_touch()


@rule("SA-R42")
def test_a_lost_network_comes_back_by_itself(visitors: Visitors, server: Server) -> None:
    visitor = planning(visitors, server)
    planned = visitor.cards_and_plan()
    with visitor.forgiving():
        visitor.context.set_offline(True)
        visitor.sees("ui-disconnected")
        visitor.context.set_offline(False)
        comes_back(visitor, planned)


@rule("SA-R42")
def test_a_killed_server_comes_back_with_the_same_hand_and_plan(own_server: Server, visitors: Visitors) -> None:
    visitor = planning(visitors, own_server)
    planned = visitor.cards_and_plan()
    with visitor.forgiving():
        own_server.kill()
        visitor.sees("ui-disconnected")
        own_server.start()
        comes_back(visitor, planned)


def test_another_device_sees_the_same_seat(visitors: Visitors, server: Server) -> None:
    first, second = planning(visitors, server), visitors(server)
    second.context.add_cookies(first.context.cookies())
    second.goto(f"/t/{first.table}")
    comes_back(second, first.cards_and_plan())
    expect(first.empty_slots).to_have_count(second.empty_slots.count())


def test_a_closed_tab_is_found_again_in_the_lobby(visitors: Visitors, server: Server) -> None:
    visitor = planning(visitors, server)
    planned, table = visitor.cards_and_plan(), visitor.table
    visitor.page.close()
    visitor.page = visitor.new_page()
    visitor.goto()
    visitor.touch(visitor.find("region", "ui-your-games").get_by_role("link").first)
    expect(visitor.page).to_have_url(f"{server.address}/t/{table}")
    comes_back(visitor, planned)
