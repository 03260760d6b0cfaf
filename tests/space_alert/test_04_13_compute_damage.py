"""SA-4.13 Compute damage: what every weapon aims at, and what its hits lead to."""

from typing import Any

import pytest

from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.cases.table import build, read_case
from quarterdeck.games.space_alert.state import SpaceAlert
from tests.rules import rule
from tests.space_alert.tables import outcome, resolved, told

LONG = {"red": "T7", "white": "T7", "blue": "T7"}
"""Sixteen squares in every zone, so that a threat can stand anywhere."""


def enemy(code: str, n: int, zone: str, square: int, damage: int = 0) -> dict[str, Any]:
    return {"code": code, "n": n, "zone": zone, "square": square, "damage": damage}


def crew(*stations: str) -> list[dict[str, Any]]:
    """Players in stations; `space` is a pilot with a squad."""
    return [{"space": True, "squad": "lower_red"} if s == "space" else {"station": s} for s in stations]


def shot(plan: dict[str, str], *enemies: dict[str, Any], turn: int = 1, **start: Any) -> SpaceAlert:
    """The table after a Compute Damage step: in `plan` somebody in each station plays one card."""
    boards = ["- " * (turn - 1) + card for card in plan.values()] or ["-"]
    begin = {"turn": turn, "players": crew(*plan), "threats": list(enemies), **start}
    return resolved(*boards, start=begin, tracks=LONG, stop=f"{turn}.damage")


def blocks(table: SpaceAlert) -> dict[int, int]:
    """The red blocks on each threat, by number."""
    return {n: threat["damage"] for n, threat in report(table)["threats"].items()}


def aimed(table: SpaceAlert) -> dict[str, list[str]]:
    """What each weapon that fired aimed at."""
    return {event.args["weapon"]: event.args["targets"] for event in told(table, "weapon-fires")}


@rule("SA-4.13.1")
def test_weapons_do_not_touch_internal_threats():
    intruder = enemy("I2-03", 1, "internal", 3)
    table = shot({"lower_white": "A", "space": "X"}, intruder, enemy("E1-09", 2, "red", 3), rocket_in_flight=True)
    assert blocks(table) == {1: 0, 2: 1 + 3}
    assert report(table)["threats"][1]["square"] == 3


@rule("SA-4.13.2")
def test_loaded_cannons_the_flying_rocket_and_the_pilot_attack():
    plan = {"upper_red": "A", "upper_blue": "B", "space": "X"}
    table = shot(plan, enemy("E1-09", 1, "red", 3), rocket_in_flight=True)
    assert set(aimed(table)) == {"heavy_laser-upper_red", "rocket", "interceptors"}


@rule("SA-4.13.2")
def test_a_knocked_out_pilot_does_not_attack():
    pilot = {"space": True, "squad": "lower_red", "knocked_out": True}
    start = {"turn": 1, "players": [pilot], "threats": [enemy("E1-09", 1, "red", 3)]}
    assert aimed(resolved("X", start=start, tracks=LONG, stop="1.damage")) == {}


@rule("SA-4.13.2")
def test_a_rocket_on_the_first_square_of_its_track_does_not_attack():
    assert aimed(shot({"lower_blue": "C"}, enemy("E1-05", 1, "red", 3))) == {}


@pytest.mark.parametrize(
    ("square", "hit_by"),
    [
        (1, {"interceptors", "pulse_cannon", "rocket"}),
        (5, {"interceptors", "pulse_cannon", "rocket"}),
        (6, {"pulse_cannon", "rocket"}),
        (10, {"pulse_cannon", "rocket"}),
        (11, set()),
        (16, set()),
    ],
)
@rule("SA-4.13.3", "SA-4.13.8", "SA-4.13.9", "SA-4.13.11")
def test_squares_1_to_5_are_distance_1_and_6_to_10_distance_2(square: int, hit_by: set[str]):
    table = shot({"lower_white": "A", "space": "X"}, enemy("E1-05", 1, "blue", square), rocket_in_flight=True)
    assert {weapon for weapon, targets in aimed(table).items() if targets} == hit_by


@rule("SA-4.13.4", "SA-4.13.16")
def test_two_lasers_aim_at_the_closest_threat_even_if_one_would_do():
    near, far = enemy("E1-10", 1, "red", 3, damage=1), enemy("E1-10", 2, "red", 6)
    table = shot({"upper_red": "A", "lower_red": "A"}, near, far)
    assert aimed(table) == {"heavy_laser-upper_red": ["E1-10:1"], "light_laser-lower_red": ["E1-10:1"]}
    assert blocks(table)[2] == 0
    assert report(table)["threats"][1]["status"] == "destroyed"


@rule("SA-4.13.5")
def test_a_threat_nobody_sees_is_skipped_as_if_it_were_not_there():
    hidden, seen = enemy("E1-03", 1, "red", 14), enemy("E1-05", 2, "red", 16)
    assert aimed(shot({"upper_red": "A"}, hidden, seen)) == {"heavy_laser-upper_red": ["E1-05:2"]}


@rule("SA-4.13.12", "SA-D23")
def test_a_threat_nobody_sees_is_no_second_target_for_interceptors():
    both = [enemy("E1-03", 1, "red", 4), enemy("E1-05", 2, "red", 4)]
    start = {"turn": 1, "players": crew("space"), "threats": both}
    table = build(read_case({"boards": ["X"], "start": start, "stop": "1.damage"}))
    table.threats[0].performed = ""  # no trajectory leads so close without an X, so it is hidden by hand
    table.event_sink = []
    table.advance()
    assert aimed(table) == {"interceptors": ["E1-05:2"]}
    assert blocks(table) == {1: 0, 2: 3 - 2}


@pytest.mark.parametrize("station", ["upper_red", "lower_red", "upper_white", "upper_blue", "lower_blue"])
@rule("SA-4.13.6", "SA-4.13.13")
def test_a_laser_reaches_every_distance_but_only_its_own_zone(station: str):
    zones = ["red", "white", "blue"]
    own = station.partition("_")[2]
    far_and_near = [enemy("E1-10", n, zone, 16 if zone == own else 2) for n, zone in enumerate(zones, 1)]
    assert [n for n, damage in blocks(shot({station: "A"}, *far_and_near)).items() if damage] == [zones.index(own) + 1]
    others = [threat for threat in far_and_near if threat["zone"] != own]
    assert set(blocks(shot({station: "A"}, *others)).values()) == {0}


@pytest.mark.parametrize(
    ("squares", "target"), [((9, 7), 2), ((7, 9), 1), ((7, 7), 1)], ids=["second closer", "first closer", "same square"]
)
@rule("SA-4.13.6", "SA-4.13.7")
def test_a_laser_hits_one_threat_the_closest_or_of_equals_the_lowest_number(squares: tuple[int, int], target: int):
    both = [enemy("E1-10", n, "red", square) for n, square in enumerate(squares, 1)]
    assert blocks(shot({"upper_red": "A"}, *both)) == {1: 0, 2: 0} | {target: 4}


@pytest.mark.parametrize(("tiles", "hit"), [([], {1, 2, 3}), (["pulse_cannon"], {1, 2})])
@rule("SA-4.13.8")
def test_the_pulse_cannon_hits_everything_in_range_and_its_tile_shortens_it(tiles: list[str], hit: set[int]):
    enemies = [enemy("E1-10", 1, "red", 5), enemy("E1-09", 2, "blue", 1), enemy("E1-10", 3, "white", 6)]
    table = shot({"lower_white": "A"}, *enemies, damage={"white": tiles})
    assert {n for n, damage in blocks(table).items() if damage == 1} == hit


@pytest.mark.parametrize(
    ("squares", "target"), [((9, 7, 8), 2), ((8, 9, 7), 3), ((7, 8, 7), 1)], ids=["white", "blue", "tie"]
)
@rule("SA-4.13.9")
def test_a_rocket_flies_to_the_closest_threat_of_any_zone(squares: tuple[int, ...], target: int):
    zones = ["red", "white", "blue"]
    enemies = [enemy("E1-05", n, zones[n - 1], square) for n, square in enumerate(squares, 1)]
    assert blocks(shot({}, *enemies, rocket_in_flight=True)) == {1: 0, 2: 0, 3: 0} | {target: 1}


@rule("SA-4.13.10")
def test_a_rocket_without_a_target_is_gone():
    start = {"turn": 1, "rocket_in_flight": True, "threats": [enemy("E1-05", 1, "red", 12)]}
    table = resolved("-", start=start, tracks=LONG, stop="2.damage")  # in range only in turn 2
    assert report(table)["rockets"] == 3
    assert report(table)["threats"][1] | {"square": 10, "damage": 0} == report(table)["threats"][1]


@pytest.mark.parametrize(("squares", "damage"), [((5, 6), {1: 3, 2: 0}), ((5, 1), {1: 1, 2: 1})])
@rule("SA-4.13.11")
def test_interceptors_strike_a_lone_target_with_3_and_several_with_1_each(squares: tuple[int, int], damage: Any):
    enemies = [enemy("E1-10", 1, "red", squares[0]), enemy("E1-09", 2, "blue", squares[1])]
    assert blocks(shot({"space": "X"}, *enemies)) == damage


@pytest.mark.parametrize(
    ("plan", "code", "expected"),
    [
        ({"lower_red": "A"}, "E1-05", 0),  # 2 - 2
        ({"lower_red": "A"}, "E1-08", 0),  # 2 - 3
        ({"upper_red": "A"}, "E1-05", 2),  # 4 - 2
        ({"upper_red": "A", "lower_red": "A"}, "SE1-01", 4),  # 4 + 2 - 2
        ({"upper_red": "A", "lower_red": "A", "lower_white": "A"}, "SE1-01", 5),
    ],
)
@rule("SA-4.13.14")
def test_all_strengths_add_up_and_shield_points_count_once(plan: dict[str, str], code: str, expected: int):
    assert blocks(shot(plan, enemy(code, 1, "red", 7))) == {1: expected}


@pytest.mark.parametrize(("damage", "status"), [(0, "on_track"), (1, "destroyed")])
@rule("SA-4.13.15")
def test_as_many_blocks_as_hit_points_destroy_a_threat_and_it_does_nothing_more(damage: int, status: str):
    start = {"turn": 1, "players": crew("upper_red"), "threats": [enemy("E1-10", 1, "red", 2, damage)]}
    found = outcome("A", start=start, stop="1.damage")
    assert (found["threats"][1]["status"], found["threats"][1]["damage"]) == (status, 4 + damage)
    assert outcome("A", start=start, stop="1.threats")["threats"][1]["status"] == (
        "destroyed" if damage else "survived"
    )


@rule("SA-4.13.16")
def test_excess_damage_goes_to_nobody():
    table = shot({"upper_white": "A"}, enemy("E1-10", 1, "white", 4, damage=4), enemy("E1-10", 2, "white", 4))
    assert blocks(table)[2] == 0
    assert report(table)["threats"][2]["status"] == "on_track"


@rule("SA-4.13.18")
def test_cannons_can_be_loaded_again_and_a_rocket_hits_only_once():
    start = {"turn": 1, "players": crew("upper_red", "lower_red"), "rocket_in_flight": True, "computer": {1: True}}
    threat = enemy("SE1-02", 1, "red", 10)
    table = resolved("A", "A A A", start={**start, "threats": [threat]}, tracks=LONG, stop="3.damage")
    fired = [event.args["weapon"] for event in told(table, "weapon-fires")]
    again = ["light_laser-lower_red"]
    assert fired == ["heavy_laser-upper_red", *again, "rocket", *again, *again]
    assert report(table)["reactors"]["red"] == 1


@rule("SA-4.13.18")
def test_blocks_and_rocket_go_to_the_bank_even_if_there_was_nothing_to_shoot_at():
    start = {"turn": 1, "players": crew("upper_red"), "rocket_in_flight": True}
    table = resolved("A", start=start, threats=[["E1-05", 2, "red"]], stop="2.damage")
    assert aimed(table) == {"heavy_laser-upper_red": [], "rocket": []}
    assert len(told(table, "weapon-fires")) == 2  # both in turn 1, none is left for turn 2
    assert report(table)["threats"][2]["damage"] == 0


@pytest.mark.parametrize(
    ("station", "tile", "strength"),
    [
        ("upper_red", "heavy_laser", 3),
        ("upper_white", "heavy_laser", 4),
        ("upper_blue", "heavy_laser", 3),
        ("lower_red", "light_laser", 1),
        ("lower_blue", "light_laser", 1),
    ],
)
@rule("SA-4.13.19")
def test_a_damaged_laser_has_1_strength_less(station: str, tile: str, strength: int):
    zone = station.partition("_")[2]
    whole = shot({station: "A"}, enemy("E1-09", 1, zone, 7), damage={zone: ["shield"]})
    damaged = shot({station: "A"}, enemy("E1-09", 1, zone, 7), damage={zone: [tile]})
    assert (blocks(damaged), blocks(whole)) == ({1: strength}, {1: strength + 1})


@rule("SA-4.13.20")
def test_a_loaded_weapon_fires_with_its_heroic_bonus_whatever_becomes_of_its_gunner():
    reactor = enemy("I2-06", 1, "internal", 12, damage=2)  # the last repair knocks out lower_red
    table = shot({"lower_red": "HA", "lower_white": "B"}, reactor, enemy("E1-09", 2, "red", 7))
    assert report(table)["players"][0]["knocked_out"]
    assert blocks(table)[2] == 2 + 1


@rule("SA-4.13.17", "SA-D18")
def test_a_tanker_blows_up_before_asteroids_and_nemesis_attack_in_order_of_number():
    nemesis, tanker = enemy("SE2-05", 2, "blue", 13), enemy("SE1-03", 3, "red", 13, damage=7)
    asteroid, minor = enemy("SE1-08", 1, "white", 9, damage=8), enemy("E2-07", 4, "red", 11, damage=6)
    table = shot({"upper_red": "A"}, {**tanker, "square": 10}, asteroid, nemesis, minor)  # the blast hits the rest
    assert {n: threat["status"] for n, threat in report(table)["threats"].items()} == {
        1: "destroyed",
        2: "on_track",
        3: "destroyed",
        4: "destroyed",
    }
    attacks = [(event.args["n"], event.args["zone"], event.args["strength"]) for event in told(table, "attacked")]
    assert attacks == [(1, "white", 2), (2, "red", 1), (2, "white", 1), (2, "blue", 1), (4, "red", 1)]


@rule("SA-D18")
def test_a_marauder_that_falls_still_shields_the_others_in_that_step():
    marauder = enemy("E2-06", 1, "red", 11, damage=5)  # has performed X on square 12
    both = [marauder, enemy("E1-05", 2, "blue", 7)]
    table = shot({"upper_red": "A", "upper_blue": "A"}, *both)
    assert report(table)["threats"][1]["status"] == "destroyed"
    assert blocks(table)[2] == 4 - 3


@rule("SA-D18")
def test_a_scout_that_falls_no_longer_strengthens_the_last_attack_of_an_asteroid():
    scout, asteroid = enemy("E2-02", 1, "red", 11, damage=2), enemy("SE1-08", 2, "white", 11, damage=8)
    fallen = shot({"lower_red": "A", "upper_white": "A"}, scout, asteroid)
    alive = shot({"upper_white": "A"}, scout, asteroid)
    assert [event.args["strength"] for event in told(fallen, "attacked")] == [2]
    assert [event.args["strength"] for event in told(alive, "attacked")] == [3]


@rule("SA-D18")
def test_a_scout_killed_by_the_blast_of_a_tanker_no_longer_strengthens_nemesis():
    enemies = [enemy("SE1-03", 1, "red", 10, damage=7), enemy("E2-02", 2, "white", 11, damage=2)]
    table = shot({"upper_red": "A"}, *enemies, enemy("SE2-05", 3, "blue", 13))
    assert report(table)["threats"][2]["status"] == "destroyed"
    assert [event.args["strength"] for event in told(table, "attacked")] == [1, 1, 1]


@rule("SA-D18")
def test_the_rise_of_a_juggernauts_shield_does_not_count_in_the_step_of_the_rocket():
    table = shot({"upper_red": "A"}, enemy("SE2-02", 1, "red", 13), rocket_in_flight=True)
    assert blocks(table) == {1: 4 + 3 - 3}
    assert report(table)["threats"][1]["shield"] == 4


@pytest.mark.parametrize("damage", [0, 6])
@rule("SA-D17")
def test_nemesis_strikes_back_also_when_it_is_destroyed(damage: int):
    table = shot({"upper_red": "A"}, enemy("SE2-05", 1, "red", 13, damage))
    assert (report(table)["threats"][1]["status"] == "destroyed") == (damage == 6)
    assert [event.args["zone"] for event in told(table, "attacked")] == ["red", "white", "blue"]
    assert report(table)["shields"] == {"red": 0, "white": 0, "blue": 0}


@rule("SA-4.13.10", "SA-4.13.13", "SA-R33")
def test_a_shot_without_a_target_is_told_with_its_clause():
    start = {"turn": 5, "rocket_in_flight": True, "computer": {2: True}}
    table = resolved("- - - - A", start=start, stop="5.damage")
    assert [(event.args["weapon"], event.clause) for event in told(table, "weapon-fires")] == [
        ("heavy_laser-upper_white", "SA-4.13.13"),
        ("rocket", "SA-4.13.10"),
    ]


@rule("SA-4.13.14")
def test_the_sum_of_all_weapons_and_the_shield_are_told_with_the_damage():
    table = shot({"upper_red": "A", "lower_red": "A"}, enemy("E1-05", 3, "red", 9))
    sums = [(e.args["total"], e.args["shield"], e.args["blocks"]) for e in told(table, "threat-shot")]
    assert sums == [(4 + 2, 2, 4)]
