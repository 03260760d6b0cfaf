"""The log of a flight (SA-R33): lines for what no other view of the table shows."""

from typing import Any

import pytest

from quarterdeck import Game
from quarterdeck.games.space_alert.content.ship import LOWER_RED
from tests.rules import rule
from tests.space_alert.tables import flight, no_effects, told
from tests.space_alert.test_10_campaign import everybody, landed
from tests.space_alert.test_11_cards import at, met, post

PILOT, GUNNER, LEADER = post("space", "upper_blue"), post("lower_blue"), post("lower_blue", "upper_blue")
IDLE_COMPUTER = {1: False, 2: False, 3: False}

LINES: dict[str, tuple[list[dict[str, Any]], dict[str, Any], str, dict[str, Any]]] = {
    "battlebots-attack": (
        [at("I2-04", 13)], {"boards": ["X"], "players": [LEADER]},
        "SA-4.10.1", {"crew": 0, "threat": "I2-04", "n": 1},
    ),
    "computer-fine": ([], {"stop": "3.threats"}, "SA-4.16.1", {"phase": 1}),
    "maintained": ([], {"boards": ["C"], "computer": IDLE_COMPUTER}, "SA-4.9.1", {"crew": 0, "phase": 1}),
    "maintained-late": (
        [], {"boards": ["- - C"], "computer": IDLE_COMPUTER, "turn": 3, "stop": "3.actions"},
        "SA-4.9.3", {"crew": 0, "phase": 1},
    ),
    "cryoshield-gone": ([at("E1-06", 10)], {"boards": ["A"]}, "SA-11.2.11", {"threat": "E1-06", "n": 1}),
    "disabled-squad-taken": (
        [at("I2-02", 10)], {"boards": ["- C"], "players": [post("lower_red")], "stop": "2.actions"},
        "SA-11.3.12", {"crew": 0, "station": "lower_red"},
    ),
    "fissure-patched": (
        [at("SI1-04", 13)], {"boards": ["X"], "players": [PILOT]},
        "SA-11.3.27", {"crew": 0, "threat": "SI1-04", "n": 1},
    ),
    "stays-in-space": ([], {"boards": ["X"], "players": [PILOT]}, "SA-4.11.5", {"crew": 0}),
    "rocket-wasted": (
        [at("E2-03", 10)], {"boards": ["C"], "players": [GUNNER], "stop": "2.damage"},
        "SA-11.2.23", {"weapon": "rocket"},
    ),
    "rocket-destroyed": ([at("I2-01", 10)], {}, "SA-11.3.13", {"threat": "I2-01", "n": 1, "left": 2}),
    "seeker-stays": ([at("SI2-02", 10)], {}, "SA-11.3.38", {"threat": "SI2-02", "n": 1}),
    "slime-hit": (
        [at("I2-01", 13)], {"boards": ["X"], "players": [LEADER]},
        "SA-11.3.15", {"threat": "I2-01", "n": 1, "station": "lower_blue"},
    ),
    "slime-spread": ([at("I2-01", 6)], {}, "SA-11.3.14", {"threat": "I2-01", "n": 1, "station": "lower_white"}),
    "rocket-flies": ([], {"boards": ["C"], "players": [GUNNER]}, "SA-4.14.12", {}),
    "squad-disabled": (
        [at("I1-01", 13)], {"boards": ["X"], "players": [post("upper_red", "upper_blue")]},
        "SA-4.10.4", {"station": "upper_blue"},
    ),
    "energy-lost": ([at("I1-03", 6)], {}, "SA-4.15.14", {"source": "reactors", "zone": "blue", "amount": 1}),
    "threat-shield": (
        [at("SE2-02", 10)], {"boards": ["C"], "players": [GUNNER], "stop": "2.damage"},
        "SA-11.2.48", {"threat": "SE2-02", "n": 1, "shield": 4},
    ),
}  # fmt: skip
"""By kind of event: threats and other facts of a case in which it happens once, its clause, and what it says."""


@rule("SA-R33")
@pytest.mark.parametrize("kind", LINES)
def test_a_line_names_who_acts_and_the_clause(kind: str) -> None:
    threats, case, clause, args = LINES[kind]
    assert [(event.clause, event.args) for event in told(met(*threats, **case), kind)] == [(clause, args)]


FULL_REACTOR = {"red": 2, "white": 5, "blue": 2}


@rule("SA-R33", "SA-4.7.1", "SA-4.7.5", "SA-4.8.1", "SA-4.8.2", "SA-4.8.3", "SA-4.8.5")
@pytest.mark.parametrize(
    ("station", "card", "kind", "clause", "said"),
    [
        ("upper_red", "A", "loaded", "SA-4.7.1", {"station": "upper_red", "energy": 1}),
        ("lower_red", "A", "loaded", "SA-4.7.5", {"station": "lower_red", "energy": 0}),
        ("lower_white", "HA", "loaded", "SA-4.12.4", {"station": "lower_white", "energy": 1}),
        ("upper_blue", "B", "charged", "SA-4.8.1", {"source": "shields", "zone": "blue", "amount": 1}),
        ("lower_blue", "B", "charged", "SA-4.8.2", {"source": "reactors", "zone": "blue", "amount": 1}),
        ("upper_white", "HB", "charged", "SA-4.12.6", {"source": "shields", "zone": "white", "amount": 3}),
        ("lower_white", "B", "refuelled", "SA-4.8.3", {"amount": 2, "left": 2}),
        ("lower_white", "HB", "refuelled", "SA-4.12.7", {"amount": 3, "left": 2}),
    ],
)
def test_what_a_system_does_is_told_with_its_clause(
    station: str, card: str, kind: str, clause: str, said: dict[str, Any]
) -> None:
    table = met(boards=[card], players=[post(station)], stop="1.actions")
    assert [(event.clause, event.args) for event in told(table, kind)] == [(clause, {"crew": 0, **said})]


@rule("SA-R33", "SA-4.8.5")
@pytest.mark.parametrize("card", ["B", "HB"])
def test_a_capsule_for_a_full_reactor_is_told_to_add_nothing(card: str) -> None:
    table = met(boards=[card], players=[post("lower_white")], reactors=FULL_REACTOR, stop="1.actions")
    (line,) = told(table, "refuelled")
    assert (line.clause, line.args) == ("SA-4.8.5", {"crew": 0, "amount": 0, "left": 2})


@rule("SA-R33", "SA-4.15.9")
@pytest.mark.parametrize(("energy", "amounts"), [(2, [1]), (1, []), (0, [])])
def test_a_shield_tile_tells_only_of_energy_that_is_lost(energy: int, amounts: list[int]) -> None:
    """A Saboteur that finds no reactor energy damages the red zone, whose shield then holds 1 instead of 2."""
    tiles = {zone: ["shield", "gravolift", "structural"] for zone in ("red", "white", "blue")}
    table = met(at("I1-04", 6), tiles=tiles, reactors={"red": 0}, shields={"red": energy})
    assert [event.args["tile"] for event in told(table, "tile-drawn")] == ["shield"]
    assert [event.args["amount"] for event in told(table, "energy-lost")] == amounts


@rule("SA-R33", "SA-11.3.46")
def test_repairers_who_were_too_few_are_told_one_by_one() -> None:
    table = met(at("SI2-05", 12), boards=["C", "C"], players=[post("lower_white")] * 2, stop="1.actions")
    assert no_effects(table) == [(who, "too-few-repairers", "SA-11.3.46") for who in (0, 1)]


@rule("SA-R33", "SA-11.2.35")
def test_a_block_from_a_blast_is_told_with_its_clause() -> None:
    tanker, other = at("SE1-03", 8, "red", damage=7), at("E1-05", 12)
    table = met(tanker, other, boards=["A"], players=[post("upper_red")], stop="1.damage")
    (line,) = told(table, "threat-hit")
    assert line.args == {"threat": "E1-05", "n": 2, "blocks": 1, "damage": 1}
    assert line.clause == "SA-11.2.35"


@rule("SA-R33", "SA-4.4.2", "SA-4.4.9")
@pytest.mark.parametrize(
    ("clause", "case"),
    [
        ("SA-4.4.2", {"boards": ["- - -"]}),
        ("SA-4.4.9", {"boards": ["- - - A"], "players": [post("upper_white", knocked_out=True)]}),
        ("SA-4.4.9", {"boards": ["X X X A"], "players": [PILOT]}),
    ],
)
def test_a_delay_that_changes_nothing_is_told_with_its_clause(clause: str, case: dict[str, Any]) -> None:
    table = met(computer=IDLE_COMPUTER, stop="3.check", **case)
    assert [(event.clause, event.args) for event in told(table, "not-delayed")] == [(clause, {"crew": 0})]


@rule("SA-R33", "SA-4.4.8")
def test_a_delay_after_the_last_slot_is_told_to_change_nothing() -> None:
    """Two members ride the same gravolift in turn 12."""
    table = met(boards=["- " * 11 + "^"] * 2, turn=12, stop="12.actions")
    assert [(event.clause, event.args) for event in told(table, "not-delayed")] == [("SA-4.4.8", {"crew": 1})]


@rule("SA-3.1.2", "SA-3.2.1", "SA-3.1.9")
def test_the_start_and_every_pack_are_told() -> None:
    game = flight()
    game.act(2, "end-phase")
    told_to_all = [event for event in game.events_for(None) if event.kind in ("action-round-begins", "pack-taken")]
    begins, *packs = [(event.clause, event.args) for event in told_to_all]
    assert begins == ("SA-3.2.1", {})
    assert packs == [
        *[("SA-3.1.2", {"seat": seat, "phase": 1}) for seat in range(4)],
        ("SA-3.1.9", {"seat": 2, "phase": 2}),
    ]


@rule("SA-R43")
def test_a_pause_and_its_end_are_told() -> None:
    game = flight(2, pauses=True)
    everybody(game, "ask-pause")
    everybody(game, "resume")
    assert [event.kind for event in game.events if event.kind in ("paused", "resumed")] == ["paused", "resumed"]


@rule("SA-10.1.4", "SA-R35")
@pytest.mark.parametrize(("vote", "outcome"), [("fly-on", "campaign-goes-on"), ("stop", "campaign-stops")])
def test_votes_and_what_they_decide_are_told(vote: str, outcome: str) -> None:
    game = landed().game
    before = len(game.events)
    everybody(game, vote)
    told_now = [(event.kind, event.args) for event in game.events[before:] if event.kind != "votes"]
    wanted = [("course-wanted", {"seat": seat, "course": vote}) for seat in range(4)]
    assert told_now[-5:] == [*wanted, (outcome, {})]


@rule("SA-10.3.6")
def test_where_a_single_squad_starts_is_told() -> None:
    game = Game("space-alert", seats=2, campaign={"mission": 2, "broken_squads": [LOWER_RED]})
    everybody(game, "propose white white")
    everybody(game, "store upper_blue")
    stored = [event for event in game.events if event.kind == "squad-stored"]
    assert [(event.clause, event.args) for event in stored] == [("SA-10.3.6", {"station": "upper_blue"})]
