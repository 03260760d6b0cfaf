"""How bounty grows, and that nothing else takes it away (XIA-8.1, XIA-8.2, XIA-8.3)."""

from typing import Any

import pytest

from tests.rules import rule
from tests.xia.fights import duel
from tests.xia.tables import Drift, refusal


def jumper(at: str, **words: Any) -> dict[str, Any]:
    return {"A": {"ship": "puddle-jumper", "at": at, **words}}


@rule("XIA-8.2.1")
@pytest.mark.parametrize(("roll", "bounty"), [(10, 0), (11, 1000), (17, 1000), (18, 0)])
def test_a_planetary_shield_adds_bounty_with_11_to_17(roll: int, bounty: int) -> None:
    setup = {"A": {"ship": "iron-parliament", "at": "4,0"}}
    assert Drift("BA3", setup, [roll]).do("A: impulse", "A: step n").seat("A").bounty == bounty


@rule("XIA-8.2.2")
def test_an_illegal_mission_adds_bounty_when_it_is_completed_or_fails() -> None:
    done = Drift("BA3", jumper("4,-1", mission="M29", face="up", pay=3000))
    done.seat("A").sneaked = "unseen"
    assert done.do("A: deliver").seat("A").bounty == 1000
    caught = Drift("BA3", jumper("7,-3", mission="M29", face="up", pay=3000), [3]).do("A: impulse", "A: step nw")
    assert (caught.seat("A").bounty, caught.seat("A").mission) == (1000, None)


@rule("XIA-8.2.5", "XIA-8.1.3")
def test_the_entrance_of_an_outlaw_planet_adds_bounty_to_the_innocent_only() -> None:
    assert Drift("BS", jumper("-1,0")).do("A: impulse", "A: step se").seat("A").bounty == 1000
    assert Drift("BS", jumper("-1,0", bounty=2000)).do("A: impulse", "A: step se").seat("A").bounty == 2000


@rule("XIA-8.1.4")
def test_an_outlaw_is_refused_at_the_entrance_of_a_lawful_planet() -> None:
    outlaw = Drift("BA3", jumper("7,-3", bounty=1000)).do("A: impulse")
    assert refusal(outlaw, "A: step nw") == "XIA-24.1.5"
    assert Drift("BA3", jumper("7,-3")).do("A: impulse", "A: step nw").seat("A").at == "6,-3"


@rule("XIA-8.3.5", "XIA-8.1.2")
def test_turns_and_business_leave_a_bounty_as_it_is() -> None:
    drift = Drift("BA3", jumper("3,2", bounty=2000, credits=9000, damage=2))
    drift.do("business A", "A: repair", "A: buy-fame", "A: end-business")
    assert drift.seat("A").bounty == 2000


@rule("XIA-13.1.4", "XIA-8.3.1", "XIA-8.3.3")
def test_a_bounty_goes_to_the_attacker_or_to_the_bank() -> None:
    shot = duel([6], {}, {"damage": 11, "bounty": 3000}).do("A: attack swamp-rat", "A: aim nock-blaster", "A: fire")
    assert (shot.seat("A").credits, shot.seat("B").bounty) == (3000, 0)
    wreck = Drift("BP", {**jumper("0,0", bounty=3000), "B": {"at": "0,2"}}, [1]).do("A: impulse", "A: step n")
    assert (wreck.seat("A").bounty, wreck.seat("A").credits, wreck.seat("B").credits) == (0, 0, 0)
