"""Gifts and standing orders (XIA-29, XIA-D50, XIA-R10, XIA-R14, XIA-R15, XIA-R26)."""

import pytest

from quarterdeck.kernel.history import Game
from tests.rules import rule
from tests.xia.tables import Drift, refusal

RICH = {"A": {"at": "0,0", "credits": 3000}, "B": {"at": "1,0", "credits": 2000}, "C": {"at": "2,0"}}


@rule("XIA-29.1.3", "XIA-R15", "XIA-29.1.2", "XIA-29.1.4")
def test_any_amount_to_any_other_captain_at_once() -> None:
    drift = Drift("BL", RICH).do("A: give swamp-rat 2000")
    assert [captain.credits for captain in drift.table.captains] == [1000, 4000, 0]


@rule("XIA-29.1.3", "XIA-D50")
def test_others_may_give_in_somebody_elses_turn() -> None:
    drift = Drift("BL", RICH).do("B: give easy-tiger 1000", "A: impulse", "B: give ghoststalker 1000")
    assert [captain.credits for captain in drift.table.captains] == [4000, 0, 1000]
    assert drift.asked_frame() == "moving"


@rule("XIA-29.1.6", "XIA-29.1.3", "XIA-1.1.12", "XIA-29.1.5", "XIA-8.1.2")
@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("A: give swamp-rat 4000", "XIA-29.1.6"),
        ("A: give swamp-rat 1500", "XIA-1.1.12"),
        ("A: give swamp-rat 0", "XIA-1.1.12"),
        ("A: give swamp-rat -1000", "XIA-1.1.12"),
        ("A: give easy-tiger 1000", "XIA-29.1.3"),
        ("A: give enforcer 1000", "XIA-29.1.3"),
        ("A: give vermilion 1000", "XIA-29.1.3"),
        ("C: give easy-tiger 1000", "XIA-29.1.6"),
    ],
)
def test_gifts_that_are_refused(line: str, clause: str) -> None:
    drift = Drift("BL", {**RICH, "enforcer": {"controller": "B", "at": "0,2"}})
    drift.seat("C").bounty = 5000
    assert refusal(drift, line) == clause


@rule("XIA-R31")
def test_nobody_is_talked_into_a_gift() -> None:
    drift = Drift("BL", RICH)
    assert not [option for seat in range(3) for option in drift.table.options(seat) if option.verb == "give"]


@rule("XIA-D50")
def test_guests_may_do_nothing_else() -> None:
    drift = Drift("BL", {**RICH, "B": {"at": "1,0", "cargo": "1spice"}})
    assert drift.table.options(1) == []
    for line in ("B: impulse", "B: end-actions", "B: jettison 1spice"):
        reason = drift.refused(line)
        assert reason is not None
        assert reason.id == "not-asked"


@rule("XIA-D50")
def test_no_gifts_while_an_answer_is_pending() -> None:
    drift = Drift(
        "BL",
        {
            "A": {"at": "0,0", "outfits": ["nock-blaster"], "credits": 1000},
            "B": {"at": "1,0", "outfits": ["targe-shield"], "credits": 1000},
        },
        [3],
    )
    drift.do("A: attack swamp-rat", "A: aim nock-blaster", "A: fire")
    assert drift.table.seats() == (1,)
    for line in ("A: give swamp-rat 1000", "B: give easy-tiger 1000"):
        assert drift.refused(line) is not None


@rule("XIA-D50")
def test_gifts_in_business_and_while_arming() -> None:
    business = Drift("BA3", {"A": {"at": "3,2", "credits": 1000}, "B": {"at": "1,4", "credits": 1000}})
    business.do("business A", "B: give easy-tiger 1000")
    assert business.seat("A").credits == 2000
    arming = Drift("BL", {"A": {"at": "0,0", "armed": 1}, "B": {"at": "1,0", "credits": 1000}})
    arming.do("A: end-actions", "B: give easy-tiger 1000")
    assert arming.seat("A").credits == 1000


@rule("XIA-R26")
def test_ten_gifts_for_each_captain_and_turn() -> None:
    setup = {letter: {"at": f"{q},0", "credits": 20000} for q, letter in enumerate("ABC")}
    drift = Drift("BL", setup).do("play A")
    for _ in range(10):
        drift.do("A: give swamp-rat 1000")
    assert refusal(drift, "A: give swamp-rat 1000") == "XIA-R26"
    drift.do("B: give easy-tiger 1000", "A: end-actions", "A: give swamp-rat 1000")
    assert drift.seat("A").credits == 20000 - 10000 + 1000 - 1000


def played(drift: Drift) -> Game:
    """A game at the moment of a constructed table, with inputs that can be taken back."""
    game = Game("xia", seats=3, seed="1")
    game.state, drift.table.event_sink = drift.table, None
    return game


@rule("XIA-R14")
def test_a_gift_cannot_be_taken_back() -> None:
    game = played(Drift("BL", {"A": {"at": "0,0", "credits": 5000, "cargo": "2spice"}, "B": {"at": "2,0"}}))
    game.act(0, "jettison 2spice")
    assert game.why_not_undo(0) is None
    game.act(0, "give swamp-rat 1000")
    assert game.why_not_undo(0) is not None


@rule("XIA-R14")
def test_the_end_of_the_actions_can_be_taken_back_until_the_turn_has_ended() -> None:
    unarmed = played(Drift("BL", {"A": {"at": "0,0", "armed": 1}}))
    before = unarmed.state.to_json()
    unarmed.act(0, "end-actions")
    assert unarmed.state.agenda[-1].name == "arming"
    unarmed.undo(0)
    assert unarmed.state.to_json() == before
    unarmed.act(0, "end-actions")
    unarmed.act(0, "arm 2")
    assert unarmed.why_not_undo(0) is not None
    docked = played(Drift("BA3", {"A": {"at": "3,2", "credits": 1000, "damage": 1}}))
    docked.act(0, "end-actions")
    docked.undo(0)
    assert docked.state.agenda[-1].name == "action-phase"
    docked.act(0, "end-actions")
    docked.act(0, "end-business")
    assert docked.why_not_undo(0) is not None
    armed = played(Drift("BL", {"A": {"at": "0,0"}}))
    armed.act(0, "end-actions")
    assert armed.why_not_undo(0) is not None, "nothing is asked, so the turn has ended"


@rule("XIA-R10")
@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("order defence one", "defence", "one"), ("order defence none", "defence", "none"),
        ("order damage auto", "damage", "auto"), ("order damage choose", "damage", "choose"),
        ("order abilities none", "abilities", False), ("order abilities ask", "abilities", True),
    ],
)  # fmt: skip
def test_standing_orders_are_given_at_any_time(text: str, field: str, value: object) -> None:
    drift = Drift("BL", RICH).do(f"B: {text}")
    assert getattr(drift.seat("B").orders, field) == value


@rule("XIA-R10")
def test_there_are_no_other_standing_orders() -> None:
    drift = Drift("BL", RICH)
    assert refusal(drift, "A: order defence auto") == "XIA-R10"
    assert not [option for option in drift.table.options(0) if option.verb == "order"]
