"""Battlebots (SA-4.10) and interceptors (SA-4.11)."""

from typing import Any

import pytest

from tests.rules import rule
from tests.space_alert.tables import no_effects, outcome, resolved, told

PILOT = {"space": True, "squad": "lower_red"}
SERVICED = {1: True, 2: True, 3: True}
OTHER_CARDS = ["<", ">", "^", "H:lower_blue", "H:upper_red", "A", "B", "C", "HA", "HB"]


def leader(station: str, **more: Any) -> dict[str, Any]:
    return {"station": station, "squad": "lower_red", **more}


def threat(code: str, n: int = 1, square: int = 13, zone: str = "internal", **more: Any) -> dict[str, Any]:
    return {"code": code, "n": n, "zone": zone, "square": square, **more}


AMOEBA = threat("E1-09", 9, 5, "white")
"""8 hit points, no shield, close by: it shows the full strength of the interceptors."""


# SA-4.10


@rule("SA-4.10.1")
def test_an_active_squad_puts_a_red_block_on_the_intruder_in_its_station() -> None:
    start = {"players": [leader("upper_red"), leader("upper_white", squad="upper_blue")], "threats": [threat("I2-03")]}
    assert outcome("X", "X", start=start, stop="1.actions")["threats"][1]["damage"] == 1


@rule("SA-4.10.2")
@pytest.mark.parametrize("codes", [["I2-03", "SI2-04"], ["SI2-04", "I2-03"]])
def test_of_several_intruders_the_one_with_the_lowest_number_is_attacked(codes: list[str]) -> None:
    threats = [threat(codes[0], 1), threat(codes[1], 2)]
    seen = outcome("X", start={"players": [leader("upper_red")], "threats": threats}, stop="1.actions")
    assert [seen["threats"][n]["damage"] for n in (1, 2)] == [1, 0]


@rule("SA-4.10.3")
@pytest.mark.parametrize(
    ("code", "damage", "station", "points"),
    [("I1-03", 0, "lower_white", 4), ("I2-03", 0, "upper_red", 0), ("I2-03", 1, "upper_red", 6)],
)
def test_enough_red_blocks_destroy_an_intruder_at_once(code: str, damage: int, station: str, points: int) -> None:
    start = {"players": [leader(station)], "threats": [threat(code, damage=damage)]}
    seen = outcome("X", start=start, stop="1.actions")
    assert seen["threats"][1]["status"] == ("destroyed" if points else "on_track")
    assert seen["threats"][1]["tokens"] == ([] if points else [station])
    assert seen["points"]["destroyed"] == points


@rule("SA-4.10.4")
@pytest.mark.parametrize(
    ("code", "square", "damage", "station", "active"),
    [
        ("I2-03", 13, 0, "upper_red", False),
        ("I2-03", 13, 1, "upper_red", False),
        ("I1-01", 13, 0, "upper_red", False),
        ("I1-03", 13, 0, "lower_white", True),
        ("SI2-02", 13, 0, "upper_white", True),
        ("SI1-03", 10, 0, "lower_white", True),
        ("SI1-03", 9, 0, "lower_white", False),
        ("SI1-03", 9, 1, "lower_white", False),
    ],
    ids=["hurt", "destroyed", "one-hit", "saboteur", "seeker", "young-alien", "grown-alien", "grown-alien-destroyed"],
)
def test_an_intruder_that_fights_back_disables_the_squad(
    code: str, square: int, damage: int, station: str, active: bool
) -> None:
    start = {"players": [leader(station)], "threats": [threat(code, square=square, damage=damage)]}
    seen = outcome("X", start=start, stop="1.actions")
    assert seen["threats"][1]["damage"] == damage + 1
    assert seen["players"][0]["squad_active"] is active
    assert seen["battlebots"]["lower_red"]["disabled"] is not active


@rule("SA-4.10.5")
def test_a_disabled_squad_keeps_following() -> None:
    start = {"players": [leader("upper_red")], "threats": [threat("I1-01")]}
    seen = outcome("X >", "C", start=start, stop="2.actions")
    assert seen["battlebots"]["lower_red"] == {"place": "upper_white", "active": False, "disabled": True}


@rule("SA-4.10.6")
@pytest.mark.parametrize("card", ["X", "HX"])
@pytest.mark.parametrize(
    ("player", "why"),
    [
        ({"station": "upper_red"}, "no-squad"),
        (leader("upper_red", squad_active=False), "squad-disabled"),
        (leader("upper_white"), "no-intruder"),
    ],
)
def test_without_an_active_squad_or_an_intruder_nothing_happens(card: str, player: dict[str, Any], why: str) -> None:
    start = {"players": [player], "threats": [threat("I2-03")]}
    before, table = resolved("-", start=start, stop="1.actions"), resolved(card, start=start, stop="1.actions")
    assert no_effects(table) == [(0, why, "SA-4.10.6")]
    assert (table.threats, table.squads) == (before.threats, before.squads)


@rule("SA-4.10.7")
@pytest.mark.parametrize("card", ["X", "HX"])
def test_battlebots_cannot_repair(card: str) -> None:
    start = {"players": [leader("upper_red")], "threats": [threat("I1-06")]}
    table = resolved(card, start=start, stop="1.actions")
    assert no_effects(table) == [(0, "no-intruder", "SA-4.10.6")]
    assert table.threats[0].damage == 0


@rule("SA-4.10.7")
@pytest.mark.parametrize("card", ["A", "B", "C", "HA", "HB"])
def test_systems_cannot_hurt_intruders(card: str) -> None:
    start = {"players": [leader("lower_white")], "threats": [threat("I1-03")]}
    table = resolved(card, start=start, stop="1.damage")
    assert (table.threats[0].status, table.threats[0].damage, no_effects(table)) == ("on_track", 0, [])


# SA-4.11


@rule("SA-4.11.1")
def test_pilot_and_squad_leave_the_ship() -> None:
    seen = outcome("C", start={"players": [leader("upper_red")]}, stop="1.actions")
    assert (seen["players"][0]["station"], seen["players"][0]["space"]) == (None, True)
    assert seen["battlebots"]["lower_red"] == {"place": "space", "active": True, "disabled": False}


@rule("SA-4.11.2")
@pytest.mark.parametrize(
    ("player", "pilot", "why"),
    [
        ({"station": "upper_red"}, {}, "no-squad"),
        (leader("upper_red", squad="upper_blue", squad_active=False), {}, "squad-disabled"),
        (leader("upper_red", squad="upper_blue"), PILOT, "interceptors-away"),
        (leader("upper_red", squad="upper_blue"), {**PILOT, "knocked_out": True}, "interceptors-away"),
    ],
    ids=["no-squad", "disabled", "pilot-outside", "pilot-outside-knocked-out"],
)
def test_who_cannot_take_off(player: dict[str, Any], pilot: dict[str, Any], why: str) -> None:
    table = resolved("C", "-", start={"players": [player, pilot]}, stop="1.actions")
    assert no_effects(table) == [(0, why, "SA-4.11.2")]
    assert (table.crew[0].station, told(table, "took-off")) == (0, [])


@rule("SA-4.11.3")
def test_interceptors_attack_in_the_turn_of_take_off() -> None:
    seen = outcome("C", start={"players": [leader("upper_red")], "threats": [AMOEBA]}, stop="1.damage")
    assert seen["threats"][9]["damage"] == 3


@rule("SA-4.11.4")
@pytest.mark.parametrize(
    ("effect", "knocks_out"),
    [
        (threat("SE2-03", square=6, zone="red"), False),
        (threat("I2-05", square=6), False),
        (threat("SE2-03", square=2, zone="red"), True),
        (threat("SI1-06", square=10), True),
        (threat("SI1-06", square=2), True),
    ],
    ids=["delays-the-zone", "delays-the-ship", "knocks-out-the-ship", "knocks-out-leaders", "knocks-out-off-bridge"],
)
def test_what_happens_on_the_ship_does_not_touch_the_pilot(effect: dict[str, Any], knocks_out: bool) -> None:
    players = [PILOT, leader("upper_red", squad="upper_blue")]
    start = {"turn": 6, "players": players, "threats": [effect]}
    seen = outcome("- - - - - X X", "- - - - - - A", start=start, stop="6.threats")["players"]
    assert (seen[0]["space"], seen[0]["knocked_out"], seen[0]["slots"][7]) == (True, False, "X")
    assert (seen[1]["knocked_out"], seen[1]["slots"][7]) == (knocks_out, "A" if knocks_out else "-")


@rule("SA-4.11.4")
def test_missed_maintenance_does_not_touch_the_pilot() -> None:
    seen = outcome("- - - - X X", "- - - - - A", start={"turn": 5, "players": [PILOT, {}]}, stop="5.check")["players"]
    assert (seen[0]["slots"][6], seen[1]["slots"][6]) == ("X", "-")


@rule("SA-4.11.5")
@pytest.mark.parametrize(("card", "strength"), [("X", 3), ("HX", 4)])
def test_a_battlebots_action_in_space_attacks_again(card: str, strength: int) -> None:
    start = {"players": [PILOT], "threats": [AMOEBA]}
    seen = outcome(card, start=start, stop="1.damage")
    assert (seen["threats"][9]["damage"], seen["players"][0]["space"]) == (strength, True)
    assert seen["battlebots"]["lower_red"]["place"] == "space"


@rule("SA-4.11.6")
def test_an_empty_slot_brings_the_pilot_home_without_an_attack() -> None:
    seen = outcome("- A", start={"players": [PILOT], "threats": [AMOEBA]}, stop="1.damage")
    assert (seen["threats"][9]["damage"], seen["players"][0]["station"]) == (0, "upper_red")
    assert seen["battlebots"]["lower_red"] == {"place": "upper_red", "active": True, "disabled": False}
    assert seen["players"][0]["slots"][2] == "A"


@rule("SA-4.11.7")
@pytest.mark.parametrize("card", OTHER_CARDS)
def test_any_other_card_is_delayed_and_the_pilot_comes_home(card: str) -> None:
    start = {"players": [PILOT], "threats": [AMOEBA]}
    idle, seen = (outcome(board, start=start, stop="1.damage") for board in ("-", f"{card} - X"))
    assert [seen["players"][0]["slots"][slot] for slot in (1, 2, 3)] == ["-", card, "X"]
    assert seen["players"][0]["station"] == "upper_red"
    assert [seen[part] for part in ("shields", "reactors", "threats")] == [
        idle[part] for part in ("shields", "reactors", "threats")
    ]


@rule("SA-4.11.7")
def test_the_delayed_card_is_executed_in_the_next_turn() -> None:
    seen = outcome("> B", "C", start={"players": [PILOT, {}]}, stop="3.actions")
    assert (seen["players"][0]["station"], seen["shields"]["white"]) == ("upper_white", 3)


@rule("SA-4.11.8")
@pytest.mark.parametrize(("order", "in_space", "hit"), [(1, [False, True], 3), (-1, [False, False], 0)])
def test_a_later_player_may_take_off_when_the_pilot_is_home(order: int, in_space: list[bool], hit: int) -> None:
    players = [PILOT, leader("upper_red", squad="upper_blue")][::order]
    seen = outcome(*["-", "C"][::order], start={"players": players, "threats": [AMOEBA]}, stop="1.damage")
    assert [player["space"] for player in seen["players"].values()] == in_space
    assert seen["threats"][9]["damage"] == hit


@rule("SA-4.11.9")
def test_a_returning_pilot_enters_the_station_with_all_its_dangers() -> None:
    """Contamination after Z knocks out whoever enters."""
    start = {"turn": 5, "computer": SERVICED, "players": [PILOT], "threats": [threat("SI2-04", square=2)]}
    seen = outcome("- - - - X", start=start, stop="6.actions")
    assert seen["threats"][1]["status"] == "survived"
    assert (seen["players"][0]["station"], seen["players"][0]["knocked_out"]) == ("upper_red", True)


# The Fissure (SA-D13)


@rule("SA-D13")
@pytest.mark.parametrize(
    ("damage", "left", "hits"), [(0, ["on_track", "destroyed"], [0, 0]), (1, ["destroyed"] * 2, [0, 3])]
)
def test_interceptors_are_spent_on_a_fissure_up_to_the_turn_that_closes_it(
    damage: int, left: list[str], hits: list[int]
) -> None:
    threats = [threat("SI1-04", damage=damage), AMOEBA]
    start = {"turn": 5, "computer": SERVICED, "players": [leader("upper_red")], "threats": threats}
    found = [outcome("- - - - C X", start=start, stop=f"{turn}.damage")["threats"] for turn in (5, 6)]
    assert [seen[1]["status"] for seen in found] == left
    assert [seen[9]["damage"] for seen in found] == hits


@rule("SA-D13")
def test_a_fissure_gets_its_block_in_the_player_actions_step() -> None:
    start = {"players": [leader("upper_red")], "threats": [threat("SI1-04", damage=1)]}
    assert outcome("C", start=start, stop="1.actions")["threats"][1]["status"] == "destroyed"


@rule("SA-D13")
def test_a_heroic_attack_puts_one_block_on_a_fissure() -> None:
    seen = outcome("HX", start={"players": [PILOT], "threats": [threat("SI1-04")]}, stop="1.damage")
    assert (seen["threats"][1]["damage"], seen["threats"][1]["status"]) == (1, "on_track")
