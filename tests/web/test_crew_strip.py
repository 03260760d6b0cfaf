"""What everybody may know of the others is on the screen, or one tap or glance away, however small it is (SA-R5)."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.rules import rule
from tests.server.harness import Server
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.pages import planning, planning_game
from tests.web.people import Visitor

OFFICER = 2
"""A seat that is not the visitor's, and has a role."""

SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}


@rule("SA-R5")
@pytest.mark.parametrize("size", SIZES)
def test_phase_roles_hand_and_slots_of_others_are_one_glance_away(
    visitors: Visitors, still_server: Server, size: str
) -> None:
    visitor = visitors(still_server, **SIZES[size])
    planning(visitor)
    seats = visitor.find("list", "sa-crew").get_by_role("button")
    for number, figure in enumerate(view()["crew"]):
        known = look_at(visitor, seats.nth(number))
        tells(known, visitor, figure)
    assert not visitor.scrolls()


@rule("SA-R5")
@pytest.mark.parametrize("size", SIZES)
def test_the_crew_is_reached_by_keyboard_and_read_aloud_whole(
    visitors: Visitors, still_server: Server, size: str
) -> None:
    visitor = visitors(still_server, **SIZES[size])
    planning(visitor)
    for number, figure in enumerate(view()["crew"]):
        seat = visitor.find("list", "sa-crew").get_by_role("button").nth(number)
        player = view()["players"][figure["seat"]]
        expect(seat).to_have_accessible_name(_all(visitor.say("sa-phase", phase=player["phase"]), _filled(visitor, figure)))


def view() -> Any:
    return planning_game().view(None)
