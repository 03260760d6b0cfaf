"""What everybody may know of the others is on the screen, or one glance or tap away, however small it is (SA-R5)."""

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

from quarterdeck.kernel.history import Game
from tests.rules import rule
from tests.server.harness import Server
from tests.web.browsing import DESKTOP, LAPTOP, PHONE
from tests.web.conftest import Visitors
from tests.web.pages import open_record
from tests.web.people import Visitor

SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}


@cache
def officers() -> Game:
    """Seat 1 has planned a card; seat 2 has ended the first phase."""
    options = {"communications_officer": 1, "chief_of_security": 2}
    game = Game("space-alert", seats=5, seed="g511", mission="S2-1", **options)
    for seat in range(5):
        game.act(seat, "ready")
    game.act(1, f"place 1 {game.state.players[1].hand[0]} 1")
    game.act(2, "end-phase")
    return game


PUBLIC = {1: ("sa-communications-officer", 1, 4, 1), 2: ("sa-chief-of-security", 2, 10, 0)}
"""Of each officer the role, the phase, the cards in hand and the slots filled."""


def facts(visitor: Visitor, seat: int) -> list[str]:
    role, phase, hand, filled = PUBLIC[seat]
    return [
        visitor.say(role),
        visitor.say("sa-phase", phase=phase),
        visitor.say("sa-hand-of", count=hand),
        visitor.say("sa-mini-plan", filled=filled, slots=12),
    ]


def seat_of(visitor: Visitor, seat: int) -> Locator:
    return visitor.find("list", "sa-crew").get_by_role("button").nth(seat)


def glance(visitor: Visitor, seat: int) -> None:
    """A tap, or where there is a mouse just pointing."""
    if visitor.touches:
        visitor.touch(seat_of(visitor, seat))
    else:
        seat_of(visitor, seat).hover()


@rule("SA-R5")
@pytest.mark.parametrize("size", SIZES)
def test_what_is_public_of_others_is_one_glance_away(visitors: Visitors, still_server: Server, size: str) -> None:
    visitor = visitors(still_server, **SIZES[size])
    open_record(visitor, officers())
    for seat in PUBLIC:
        glance(visitor, seat)
        card = visitor.page.locator(".focus:visible")
        *words, plan = facts(visitor, seat)
        for fact in words:
            expect(card.get_by_text(fact, exact=True)).to_be_in_viewport(ratio=1)
        expect(card.get_by_role("img", name=plan)).to_be_in_viewport(ratio=1)
        if visitor.touches:
            visitor.touch(visitor.find("button", "ui-close").last)
    assert not visitor.scrolls()


@rule("SA-R5")
@pytest.mark.parametrize("size", SIZES)
def test_what_is_public_of_others_is_read_aloud(visitors: Visitors, still_server: Server, size: str) -> None:
    visitor = visitors(still_server, **SIZES[size])
    open_record(visitor, officers())
    for seat, (_, _, hand, _) in PUBLIC.items():
        role, phase, _, plan = facts(visitor, seat)
        for fact in (role, phase, str(hand), plan):
            expect(seat_of(visitor, seat)).to_have_accessible_name(re.compile(re.escape(fact)))
