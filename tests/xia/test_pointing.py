"""What captains hear who point at something that cannot be used now."""

from typing import Any

import pytest

from quarterdeck.games.xia.rules.flying import Fly
from quarterdeck.games.xia.rules.moving import StepTo
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


def is_possible(drift: Drift, target: str) -> bool:
    """Whether the first captain can use what a target is there for."""
    option = meant(drift.table, 0, target, "")
    return isinstance(option, Option) and drift.table.why_not(0, option) is None


def armed(**others: Any) -> Drift:
    """The first captain has an ability for actions, an engine, a weapon and a shield."""
    outfits = ["m-22-engine", "nock-blaster", "targe-shield"]
    captain = {"ship": "puddle-jumper", "at": "-2,0", "outfits": outfits}
    return Drift("BA3", {**WAITING, "A": captain, **others}, [5])


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
    assert is_possible(drift, "hex:-1,0")


@rule("XIA-15.1.6")
@pytest.mark.parametrize("target", ["outfit:m-22-engine", "ability:sun-sip", "ship:swamp-rat"])
def test_actions_ask_to_end_the_movement_first(target: str) -> None:
    drift = armed(B={"at": "-1,0"})
    assert is_possible(drift, target)
    assert id_of(drift.do("A: impulse"), target) == "stop-first"


@rule("XIA-10.6.1", "XIA-10.3.2")
def test_an_engine_asks_for_an_armed_marker() -> None:
    drift = armed()
    assert is_possible(drift, "outfit:m-22-engine")
    drift.seat("A").armed = 0
    assert id_of(drift, "outfit:m-22-engine") == "no-armed-marker"


@rule("XIA-4.2.3")
def test_an_ability_says_that_it_was_used() -> None:
    drift = armed()
    assert is_possible(drift, "ability:sun-sip")
    assert id_of(drift.do("A: use sun-sip"), "ability:sun-sip") == "ability-used"


@rule("XIA-4.2.1", "XIA-4.2.6")
def test_an_ability_says_that_its_time_is_another() -> None:
    drift = Drift("BA3", WAITING)
    assert id_of(drift, "ability:second-try") == "ability-not-now", "it waits for a roll"
    assert id_of(drift, "ability:sun-sip") == "no-such-ability", "it is on another ship"


@rule("XIA-10.9.1", "XIA-11.1.1")
def test_shields_and_weapons_wait_for_a_fight() -> None:
    assert id_of(armed(), "outfit:targe-shield") == "shields-defend"
    assert id_of(armed(), "outfit:nock-blaster") == "weapons-need-a-target"


@rule("XIA-11.1.3", "XIA-11.3.4")
def test_a_ship_says_why_it_cannot_be_attacked() -> None:
    assert id_of(Drift("BA3", WAITING), "ship:swamp-rat") == "no-weapon"
    assert id_of(armed(), "ship:swamp-rat") == "out-of-range"
    assert is_possible(armed(B={"at": "-1,0"}), "ship:swamp-rat")


@rule("XIA-11.1.1")
def test_the_own_ship_is_there_for_nothing() -> None:
    drift = armed()
    assert meant(drift.table, 0, f"ship:{drift.seat('A').ship}", "") is None


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("hex:", "move-first"),
        ("hex:x", "move-first"),
        ("ability:", "no-such-ability"),
        ("outfit:none", ""),
        ("ship:", "no-weapon"),
        ("mission:", ""),
        ("seat:1", ""),
        ("", ""),
    ],
)
def test_no_target_is_too_strange(target: str, said: str) -> None:
    drift = Drift("BA3", WAITING)
    assert id_of(drift, target) == said
    assert not is_possible(drift, target)


@rule("XIA-R35")
def test_the_coach_names_what_it_waits_for() -> None:
    """Every step that the rules allow and the coach does not is answered by the coach."""
    table = led(guided(), lambda table: table.movement is not None and table.seats() == (NEWCOMER,))
    steps = [spot for spot in table.chart.neighbours(table.captains[NEWCOMER].at) if spot in table.chart.cells]
    found = [meant(table, NEWCOMER, f"hex:{spot}", "") for spot in steps]
    reasons = [table.why_not(NEWCOMER, option) for option in found if isinstance(option, StepTo)]
    awaited = {"awaited": ["fly 5,-2"]}
    assert reasons == [Reason("coach-waits", "XIA-R35", awaited)] * len(steps)
    assert len(steps) == 3
    assert table.why_not(NEWCOMER, Fly("5,-2")) is None
