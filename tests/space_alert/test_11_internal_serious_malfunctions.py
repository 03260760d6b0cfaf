"""SA-11.3: serious malfunctions, card by card."""

from typing import Any

import pytest

from quarterdeck.games.space_alert.cases.report import report
from tests.rules import rule
from tests.space_alert.tables import no_effects, told
from tests.space_alert.test_11_cards import at, blocks, meet, met, out_cold, post, statuses, tiles

NONE = (0, 0, 0)
PILOT = post("space", "upper_blue")


# Fissure


@rule("SA-11.3.27", "SA-11.3.28")
@pytest.mark.parametrize(
    ("player", "board", "hits"),
    [
        (post("upper_red", "upper_blue"), "C", 1),
        (PILOT, "X", 1),
        (PILOT, "HX", 1),
        (post("upper_red", "upper_blue"), "X", 0),
        (post("upper_red"), "C", 0),
        (post("upper_red"), "B", 0),
    ],
)
def test_only_interceptors_repair_the_fissure_one_block_each_time(player: Any, board: str, hits: int) -> None:
    seen = meet(at("SI1-04", 12), boards=[board], players=[player], stop="1.damage")
    assert (blocks(seen), seen["players"][0]["space"]) == ([hits], hits == 1)


@rule("SA-11.3.27")
@pytest.mark.parametrize(("turn", "status"), [(1, "on_track"), (2, "destroyed")])
def test_two_attacks_repair_the_fissure(turn: int, status: str) -> None:
    crew = {"boards": ["C X"], "players": [post("upper_red", "upper_blue")]}
    assert statuses(meet(at("SI1-04", 12), stop=f"{turn}.damage", **crew)) == [status]


@rule("SA-11.3.28")
def test_c_without_a_squad_does_not_repair_the_fissure() -> None:
    table = met(at("SI1-04", 12), boards=["C"], players=[post("upper_red")], stop="1.actions")
    assert no_effects(table) == [(0, "no-squad", "SA-4.11.2")]


@rule("SA-11.3.29")
@pytest.mark.parametrize(("damage", "turn", "hits"), [(0, 1, 0), (0, 2, 0), (1, 1, 0), (1, 2, 3)])
def test_interceptors_hit_nothing_else_while_there_is_a_fissure(damage: int, turn: int, hits: int) -> None:
    """With one block on it the Fissure is repaired in turn 1, and the attack of turn 2 is free for the Amoeba."""
    threats = at("SI1-04", 13, damage=damage), at("E1-09", 5)
    assert blocks(meet(*threats, boards=["X X"], players=[PILOT], stop=f"{turn}.damage"))[1] == hits


@rule("SA-11.3.30", "SA-D56")
@pytest.mark.parametrize(
    ("fissure", "zone", "drawn"),
    [(12, "red", 2), (8, "red", 4), (8, "white", 2), (4, "red", 4), (4, "white", 4), (4, "blue", 4)],
)
def test_fissure_doubles_damage_to_red_after_x_and_everywhere_after_y(fissure: int, zone: str, drawn: int) -> None:
    seen = meet(at("SI1-04", fissure), at("E1-05", 6, zone), shields={zone: 0})
    assert seen["damage"][zone] == drawn


@rule("SA-11.3.30")
@pytest.mark.parametrize(("damage", "drawn"), [(0, 4), (1, 2)])
def test_a_repaired_fissure_doubles_nothing(damage: int, drawn: int) -> None:
    threats = at("SI1-04", 8, damage=damage), at("E1-05", 6, "red")
    assert tiles(meet(*threats, boards=["X"], players=[PILOT], shields={"red": 0})) == (drawn, 0, 0)


# Crossed Wires


@rule("SA-11.3.31")
@pytest.mark.parametrize(
    ("reactor", "shield", "charged", "leaked"), [(5, 1, 3, 3), (2, 1, 3, 0), (1, 0, 1, 0), (3, 3, 3, 3), (2, 4, 4, 2)]
)
def test_crossed_wires_fill_the_central_shield_and_leak_the_rest(
    reactor: int, shield: int, charged: int, leaked: int
) -> None:
    seen = meet(at("SI1-05", 10), reactors={"white": reactor}, shields={"white": shield})
    assert (seen["shields"]["white"], seen["reactors"]["white"], tiles(seen)) == (charged, 0, (0, leaked, 0))
    assert (seen["reactors"]["red"], seen["shields"]["red"]) == (2, 1)
    jump = told(met(at("SI1-05", 10), reactors={"white": reactor}, shields={"white": shield}), "energy-jumped")
    assert [event.args["amount"] for event in jump] == [charged - shield]


@rule("SA-11.3.31")
def test_crossed_wires_cover_b_on_the_bridge() -> None:
    seen = meet(at("SI1-05", 12), boards=["B"], stop="1.actions")
    assert (blocks(seen), seen["shields"]["white"], seen["reactors"]["white"]) == ([1], 1, 3)


@rule("SA-11.3.32")
@pytest.mark.parametrize("energy", [0, 2])
def test_crossed_wires_leak_the_central_shield_at_y(energy: int) -> None:
    seen = meet(at("SI1-05", 6), shields={"white": energy})
    assert (seen["shields"], tiles(seen)) == ({"red": 1, "white": 0, "blue": 1}, (0, energy, 0))


@rule("SA-11.3.32", "SA-D31")
def test_crossed_wires_leak_every_reactor_into_its_own_zone_at_z() -> None:
    seen = meet(at("SI1-05", 2), reactors={"red": 1, "white": 3, "blue": 2})
    assert (set(seen["reactors"].values()), tiles(seen)) == ({0}, (1, 3, 2))


# Battlebot Uprising


@rule("SA-11.3.33")
@pytest.mark.parametrize("station", ["lower_red", "upper_blue"])
@pytest.mark.parametrize("squad", [None, "lower_red"])
def test_no_squad_is_taken_or_woken_during_the_uprising(station: str, squad: str | None) -> None:
    crew = {"boards": ["C"], "players": [post(station, squad, squad_active=False)]}
    table = met(at("SI1-06", 12), stop="1.actions", **crew)
    assert (blocks(report(table)), report(table)["players"][0]["squad_active"]) == ([1], False)
    assert (told(table, "squad-taken"), told(table, "squad-reactivated")) == ([], [])


@rule("SA-11.3.34")
@pytest.mark.parametrize(
    ("boards", "stations", "hits"),
    [
        (["C", "C"], ("lower_red", "upper_blue"), 3),
        (["C", "C"], ("lower_red", "lower_red"), 2),
        (["C", "- C"], ("lower_red", "upper_blue"), 2),
        (["C", "X"], ("lower_red", "upper_blue"), 1),
    ],
)
def test_the_uprising_gets_an_extra_block_for_repairs_in_both_stations_in_one_turn(
    boards: list[str], stations: tuple[str, str], hits: int
) -> None:
    assert blocks(meet(at("SI1-06", 13), boards=boards, players=[post(s) for s in stations], stop="2.actions")) == [
        hits
    ]


@rule("SA-11.3.34")
def test_the_extra_block_comes_only_when_all_have_acted() -> None:
    """With 1 + 2 + 1 blocks it would be over before the third C, which then would take the squad."""
    players = [post("lower_red"), post("upper_blue"), post("lower_red")]
    table = met(at("SI1-06", 13, damage=1), boards=["C", "C", "C"], players=players, stop="1.actions")
    assert (statuses(report(table)), told(table, "squad-taken")) == (["destroyed"], [])


@rule("SA-11.3.35", "SA-D57")
@pytest.mark.parametrize("pilot", [False, True])
def test_the_uprising_first_knocks_out_leaders_of_active_squads_on_the_ship(pilot: bool) -> None:
    players = [
        PILOT if pilot else post("upper_white", "upper_blue"),
        post("lower_red", "lower_red", squad_active=False),
        post("upper_blue"),
    ]
    seen = meet(at("SI1-06", 10), boards=["X", "-", "-"], players=players)
    assert out_cold(seen) == [not pilot, False, False]
    assert seen["battlebots"]["upper_blue"]["disabled"] is not pilot


@rule("SA-11.3.36")
@pytest.mark.parametrize(
    ("square", "asleep"), [(6, [True, True, False, False, False]), (2, [True, True, True, False, False])]
)
def test_the_uprising_then_knocks_out_in_both_stations_then_off_the_bridge(square: int, asleep: list[bool]) -> None:
    players = [post("lower_red", "lower_red"), post("upper_blue"), post("lower_white"), post("upper_white"), PILOT]
    assert out_cold(meet(at("SI1-06", square), boards=["-", "-", "-", "-", "X"], players=players)) == asleep


# Power System Overload

LOWER_DECK = [post("lower_red"), post("lower_white"), post("lower_blue")]


@rule("SA-11.3.40")
@pytest.mark.parametrize(
    ("boards", "hits"), [(["B", "B", "B"], 5), (["B", "B", "-"], 2), (["B", "B", "- B"], 3), (["B", "HB", "B"], 6)]
)
def test_repairs_in_all_three_lower_stations_count_two_more(boards: list[str], hits: int) -> None:
    seen = meet(at("SI2-03", 13), boards=boards, players=LOWER_DECK, stop="2.actions")
    assert (blocks(seen), seen["capsules"], seen["reactors"]) == ([hits], 3, {"red": 2, "white": 3, "blue": 2})


@rule("SA-11.3.40")
def test_the_two_extra_blocks_come_only_when_all_have_acted() -> None:
    """With 2 + 3 + 2 blocks it would be over before the fourth B, which then would spend a capsule."""
    players = [*LOWER_DECK, post("lower_white")]
    seen = meet(at("SI2-03", 13, damage=2), boards=["B"] * 4, players=players, stop="1.actions")
    assert (statuses(seen), seen["capsules"]) == (["destroyed"], 3)


@rule("SA-11.3.34", "SA-11.3.40")
@pytest.mark.parametrize(
    ("code", "letter", "stations", "extra", "clause"),
    [
        ("SI1-06", "C", ("lower_red", "upper_blue"), 1, "SA-11.3.34"),
        ("SI2-03", "B", ("lower_red", "lower_white", "lower_blue"), 2, "SA-11.3.40"),
    ],
)
def test_extra_blocks_are_told_with_the_rule_of_the_card(
    code: str, letter: str, stations: tuple[str, ...], extra: int, clause: str
) -> None:
    players = [post(station) for station in stations]
    table = met(at(code, 13), boards=[letter] * len(stations), players=players, stop="1.actions")
    last = told(table, "threat-hit")[-1]
    assert (last.args["blocks"], last.clause) == (extra, clause)


@rule("SA-11.3.40", "SA-D55")
def test_a_repair_that_another_malfunction_takes_does_not_count_for_the_extra_blocks() -> None:
    crew = {"boards": ["B", "B", "B"], "players": LOWER_DECK, "stop": "1.actions"}
    assert blocks(meet(at("I2-06", 13), at("SI2-03", 13), **crew)) == [1, 2]
    assert blocks(meet(at("SI2-03", 13), at("I2-06", 13), **crew)) == [5, 0]


@rule("SA-D55")
@pytest.mark.parametrize(("damage", "hits"), [(4, 7), (1, 6)])
def test_a_card_that_is_gone_gets_no_extra_blocks(damage: int, hits: int) -> None:
    seen = meet(at("SI2-03", 13, damage=damage), boards=["B"] * 3, players=LOWER_DECK, stop="1.actions")
    assert blocks(seen) == [hits]


@rule("SA-11.3.41")
@pytest.mark.parametrize(
    ("square", "reactors", "expected"),
    [
        (10, {"red": 2, "white": 1, "blue": 0}, NONE),
        (6, {"red": 1, "white": 2, "blue": 0}, NONE),
        (2, {"red": 2, "white": 3, "blue": 0}, (3, 3, 3)),
    ],
    ids="XYZ",
)
def test_power_system_overload_drains_reactors_then_damages_all_zones(
    square: int, reactors: dict[str, int], expected: tuple[int, ...]
) -> None:
    seen = meet(at("SI2-03", square), reactors={"blue": 0})
    assert (seen["reactors"], tiles(seen)) == (reactors, expected)


# Nuclear Device


@rule("SA-11.3.46", "SA-11.3.47", "SA-D30")
@pytest.mark.parametrize(
    ("boards", "status", "seen_outside"),
    [
        (["C"], "on_track", 0),
        (["C", "C"], "on_track", 0),
        (["C C", "C C"], "on_track", 0),
        (["C", "C", "- C"], "on_track", 0),
        (["C", "C", "C"], "destroyed", 0),
        (["C", "C", "C", "C"], "destroyed", 1),
        (["C", "C", "C", "C", "C"], "destroyed", 2),
    ],
)
def test_three_players_together_disarm_the_nuclear_device(boards: list[str], status: str, seen_outside: int) -> None:
    """Whoever comes after the third looks out of the window."""
    seen = meet(
        at("SI2-05", 13), boards=boards, players=[post("lower_white")] * len(boards), track="T6", stop="2.actions"
    )
    assert (statuses(seen), seen["visual_confirmation"][1]) == ([status], seen_outside)


@rule("SA-11.3.47")
def test_nuclear_device_gets_faster_at_x_and_y() -> None:
    turns = [meet(at("SI2-05", 12), track="T5", stop=f"{n}.threats")["threats"][1] for n in (1, 2)]
    assert [(device["square"], device["speed"]) for device in turns] == [(8, 5), (3, 6)]
