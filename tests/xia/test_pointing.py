"""What captains hear who point at something that cannot be used now."""

import pytest

from quarterdeck.games.xia.rules.pointing import meant
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.option import Option
from tests.rules import rule
from tests.xia.tables import Drift
from tests.xia.test_guided import NEWCOMER, guided, led

WAITING = {"A": {"at": "-2,0"}, "B": {"at": "7,-5"}, "C": {"at": "1,4"}}


def answer(drift: Drift, target: str) -> Reason | None:
    """What the first captain hears about a target."""
    option = meant(drift.table, 0, target, "")
    return drift.table.why_not(0, option) if isinstance(option, Option) else option


def id_of(drift: Drift, target: str) -> str:
    reason = answer(drift, target)
    return reason.id if reason else ""


@rule("XIA-15.1.1")
def test_a_hex_asks_for_a_movement_action_first() -> None:
    assert id_of(Drift("BA3", WAITING), "hex:3,2") == "move-first"


@rule("XIA-R29", "XIA-15.1.3")
def test_a_hex_out_of_reach_says_so_while_the_ship_moves() -> None:
    drift = Drift("BA3", WAITING).do("A: impulse")
    assert id_of(drift, "hex:7,-5") == "no-way-without-roll"
    assert id_of(drift, "hex:99,0") == "no-way-without-roll"


@rule("XIA-15.1.6", "XIA-10.6.1", "XIA-4.2.1")
def test_engines_and_abilities_say_why_not() -> None:
    drift = Drift("BA3", WAITING)
    engine = f"outfit:{drift.table.captains[0].outfits[0].kind}" if drift.table.captains[0].outfits else ""
    ability = drift.table.captains[0].abilities[0]
    drift.do("A: impulse")
    assert id_of(drift, f"ability:{ability}") in ("stop-first", "ability-not-now")
    assert not engine or id_of(drift, engine) == "stop-first"
    drift.table.captains[0].used = (ability,)
    assert id_of(drift, f"ability:{ability}") in ("ability-used", "ability-not-now")


@rule("XIA-11.1.2")
def test_a_ship_says_why_it_cannot_be_attacked() -> None:
    drift = Drift("BA3", WAITING)
    assert id_of(drift, f"ship:{drift.table.captains[1].ship}") in ("no-weapon", "out-of-range", "unarmed")
    assert id_of(drift, f"ship:{drift.table.captains[0].ship}") == ""


@pytest.mark.parametrize("target", ["hex:", "hex:x", "ability:", "outfit:none", "ship:", "mission:", "seat:1", ""])
def test_no_target_is_too_strange(target: str) -> None:
    answer(Drift("BA3", WAITING), target)


@rule("XIA-R35")
def test_the_coach_names_what_it_waits_for() -> None:
    """Every thing that the rules allow and the coach does not has an answer."""
    table = led(guided(), lambda table: table.movement is not None and table.seats() == (NEWCOMER,))
    steps = [spot for spot in table.chart.neighbours(table.captains[NEWCOMER].at) if spot in table.chart.cells]
    found = [meant(table, NEWCOMER, f"hex:{spot}", "") for spot in steps]
    reasons = [table.why_not(NEWCOMER, option) for option in found if isinstance(option, Option)]
    assert "coach-waits" in {reason.id for reason in reasons if reason}
