"""SA-11.2: common external threats, card by card."""

from typing import Any

import pytest

from quarterdeck.games.space_alert.cases.report import report
from tests.rules import rule
from tests.space_alert.tables import told
from tests.space_alert.test_11_cards import FULL, at, attacks, blocks, lost, meet, met, post, statuses, tiles

NONE, PULSE = (0, 0, 0), [post("lower_white")]
AIMED_AT_RED = [post("upper_red"), post("lower_white")]


@rule("SA-11.1.1", "SA-11.2.1", "SA-11.2.8", "SA-11.2.9", "SA-11.2.14", "SA-11.2.26", "SA-11.2.30", "SA-11.2.33")
@pytest.mark.parametrize(
    ("code", "x", "y", "z"),
    [
        ("E1-01", (1, 1, 1), (1, 1, 1), (2, 2, 2)),
        ("E1-02", (0, 1, 0), (0, 2, 0), (0, 2, 0)),
        ("E1-03", NONE, (0, 2, 0), (0, 2, 0)),
        ("E1-04", (20, 20, 20), (1, 0, 1), (2, 0, 2)),
        ("E1-05", (0, 2, 0), (0, 2, 0), (0, 3, 0)),
        ("E1-06", (0, 1, 0), (0, 2, 0), (0, 2, 0)),
        ("E1-07", (0, 1, 0), (0, 2, 0), (0, 3, 0)),
        ("E1-08", (0, 1, 0), NONE, (0, 4, 0)),
        ("E1-09", NONE, NONE, (0, 5, 0)),
        ("E1-10", NONE, NONE, (0, 5, 0)),
        ("E2-01", NONE, NONE, (0, 6, 0)),
        ("E2-02", NONE, NONE, NONE),
        ("E2-03", NONE, (0, 2, 0), (0, 3, 0)),
        ("E2-04", (0, 1, 0), (1, 2, 1), (2, 3, 2)),
        ("E2-05", (1, 1, 1), (1, 1, 1), (2, 2, 2)),
        ("E2-06", NONE, (1, 1, 1), (0, 4, 0)),
        ("E2-07", NONE, NONE, (0, 7, 0)),
    ],
)
def test_what_the_shields_lose_to_x_y_and_z_of_each_card(code: str, x: Any, y: Any, z: Any) -> None:
    seen = [meet(at(code, square), track="T5", shields=FULL) for square in (12, 8, 2)]
    assert [lost(after) for after in seen] == [x, y, z]
    assert statuses(seen[2]) == ["survived"]


@rule("SA-11.2.2")
@pytest.mark.parametrize(("shield", "left", "drawn"), [(0, 0, 4), (1, 0, 2), (2, 0, 0), (3, 1, 0)])
def test_destroyer_draws_two_tiles_for_each_point_past_the_shield(shield: int, left: int, drawn: int) -> None:
    seen = meet(at("E1-02", 6), shields={"white": shield})
    assert (seen["shields"]["white"], tiles(seen)) == (left, (0, drawn, 0))


@rule("SA-11.2.3", "SA-11.2.4", "SA-11.2.22")
@pytest.mark.parametrize(("code", "hits"), [("E1-03", 3), ("E2-03", 2)])
def test_a_laser_takes_the_next_threat_until_the_hidden_one_has_performed_x(code: str, hits: int) -> None:
    threats = at(code, 10), at("E1-05", 12)
    assert blocks(meet(*threats, boards=["A"], stop="1.damage")) == [0, 3]
    assert blocks(meet(*threats, boards=["A A"], stop="2.damage")) == [hits, 3]


@rule("SA-11.2.5", "SA-D1")
def test_stealth_fighter_flies_three_squares() -> None:
    seen = meet(threats=[["E1-03", 1, "white"]], track="T7", stop="2.threats")
    assert seen["threats"][1]["square"] == 16 - 3 - 3


@rule("SA-11.2.6", "SA-11.2.41", "SA-D19")
@pytest.mark.parametrize("code", ["E1-04", "SE1-07"])
@pytest.mark.parametrize(
    ("boards", "square", "marauder", "hits"),
    [
        (["A", "A"], 8, 12, 4 + 1),
        (["A", "A"], 8, 8, 4 + 1),
        (["A", "-"], 8, 12, 4 - 3),
        (["A", "-"], 8, 8, 4 - 4),
        (["A", "A"], 12, 8, 4 - 4),
    ],
)
def test_the_pulse_cannon_switches_a_shield_off_against_all_weapons(
    code: str, boards: list[str], square: int, marauder: int, hits: int
) -> None:
    """The Marauder beside it has performed X on square 8, not on 12."""
    threats = at(code, square, "red"), at("E2-06", marauder, "blue")
    assert blocks(meet(*threats, boards=boards, players=AIMED_AT_RED, stop="1.damage"))[0] == hits


@rule("SA-11.2.7", "SA-11.2.41")
@pytest.mark.parametrize("code", ["E1-04", "SE1-07"])
def test_the_pulse_cannon_counts_itself_and_the_shield_is_back_next_turn(code: str) -> None:
    shots = {"boards": ["- A", "A"], "players": AIMED_AT_RED}
    assert blocks(meet(at(code, 8, "red"), stop="1.damage", **shots)) == [1]
    assert blocks(meet(at(code, 8, "red"), stop="2.damage", **shots)) == [1 + 4 - 3]


@rule("SA-11.2.8", "SA-11.2.41")
@pytest.mark.parametrize("code", ["E1-04", "SE1-07"])
def test_energy_cloud_and_maelstrom_take_all_shield_energy_without_damage(code: str) -> None:
    seen = meet(at(code, 10, "blue"), shields={"red": 2, "white": 0, "blue": 1})
    assert (set(seen["shields"].values()), tiles(seen)) == ({0}, NONE)


@rule("SA-11.2.10", "SA-11.2.39")
@pytest.mark.parametrize("code", ["E1-06", "SE1-05"])
@pytest.mark.parametrize("weapons", [["A", "-"], ["-", "HA"], ["HA", "HA"]])
def test_a_cryoshield_takes_all_damage_of_the_first_step_and_of_no_other(code: str, weapons: list[str]) -> None:
    shots = {"boards": [*weapons, "- A"], "players": [post("upper_white"), post("lower_white"), post("upper_white")]}
    assert blocks(meet(at(code, 8), rocket_in_flight=True, stop="1.damage", **shots)) == [0]
    assert blocks(meet(at(code, 8), rocket_in_flight=True, stop="2.damage", **shots)) == [5 - 1]


@rule("SA-11.2.11", "SA-11.2.39")
@pytest.mark.parametrize("code", ["E1-06", "SE1-05"])
@pytest.mark.parametrize(("square", "hits"), [(8, 4), (13, 0)])
def test_a_shot_too_weak_for_the_shield_uses_up_the_cryoshield_a_miss_does_not(
    code: str, square: int, hits: int
) -> None:
    """The pulse cannon (1 against 1) fires in turn 1, out of range on square 13; the laser in turn 2."""
    shots = {"boards": ["A", "- A"], "players": [post("lower_white"), post("upper_white")]}
    assert blocks(meet(at(code, square), stop="2.damage", **shots)) == [hits]


@rule("SA-11.2.12", "SA-11.2.13")
@pytest.mark.parametrize(
    ("code", "square", "before", "after"),
    [
        ("E1-08", 6, 3, 2),
        ("E1-08", 6, 0, 0),
        ("E1-08", 10, 3, 3),
        ("E1-09", 10, 5, 3),
        ("E1-09", 10, 1, 0),
        ("E1-09", 6, 5, 3),
        ("E1-09", 6, 1, 0),
    ],
)
def test_grappler_and_amoeba_heal_what_they_have(code: str, square: int, before: int, after: int) -> None:
    assert blocks(meet(at(code, square, damage=before))) == [after]


@rule("SA-11.2.14", "SA-11.2.33")
@pytest.mark.parametrize(("code", "strength"), [("E1-10", 2), ("E2-07", 4), ("SE1-08", 6), ("SE2-06", 8)])
def test_rocks_hit_with_what_is_left_of_them(code: str, strength: int) -> None:
    assert lost(meet(at(code, 2, damage=3), shields=FULL)) == (0, strength, 0)


@rule("SA-11.2.15")
def test_kamikaze_gets_faster_from_its_next_move_and_drops_its_shield() -> None:
    turns = [meet(at("E2-01", 12), track="T5", shields=FULL, stop=f"{n}.threats")["threats"][1] for n in (1, 2)]
    assert [(kamikaze["square"], kamikaze["speed"], kamikaze["shield"]) for kamikaze in turns] == [
        (12 - 4, 5, 1),
        (8 - 5, 6, 0),
    ]


# Scout


@rule("SA-11.2.16")
def test_a_heavy_laser_passes_over_the_scout() -> None:
    assert blocks(meet(at("E2-02", 4), at("E1-05", 8), boards=["A"], stop="1.damage")) == [0, 3]


@rule("SA-11.2.17")
@pytest.mark.parametrize(("square", "damage", "strength"), [(12, 0, 2), (8, 0, 3), (8, 2, 2)])
def test_scout_strengthens_other_attacks_in_each_zone_from_x_until_it_is_destroyed(
    square: int, damage: int, strength: int
) -> None:
    """Its third red block comes from the light laser."""
    threats = at("E2-02", square, "red", damage=damage), at("E1-01", 2)
    assert lost(meet(*threats, shields=FULL, boards=["A"], players=[post("lower_red")])) == (strength,) * 3


@rule("SA-11.2.18")
def test_higher_numbers_profit_from_the_scout_in_the_same_step() -> None:
    scout, gunship = at("E2-02", 10, "red"), at("E1-05", 2)
    assert lost(meet(scout, gunship, shields=FULL)) == (0, 4, 0)
    assert lost(meet(gunship, scout, shields=FULL)) == (0, 3, 0)


@rule("SA-11.2.18")
def test_a_threat_that_comes_after_the_scouts_x_profits() -> None:
    late = [["E1-10", 2, "white"]]
    assert lost(meet(at("E2-02", 8, "red"), threats=late, track="T2", shields=FULL, stop="3.threats")) == (0, 6, 0)


@rule("SA-11.2.18")
@pytest.mark.parametrize(("threat", "expected"), [(at("SE2-05", 12), (2, 2, 2)), (at("E2-07", 8, damage=2), (0, 2, 0))])
def test_special_attacks_profit_from_the_scout(threat: Any, expected: tuple[int, ...]) -> None:
    assert lost(meet(at("E2-02", 8, "red"), threat, boards=["A"], shields=FULL, stop="1.damage")) == expected


@rule("SA-11.2.19", "SA-11.2.21")
def test_after_z_the_scout_strengthens_the_others_for_good_but_never_itself() -> None:
    seen = meet(at("E2-02", 2, "red"), at("E1-05", 4), shields=FULL, stop="2.threats")
    assert (lost(seen), tiles(seen)) == ((0, 3 + 1, 0), (3, 0, 0))


@rule("SA-11.2.20", "SA-D21")
def test_scout_y_moves_every_other_external_threat_besides_its_own_move() -> None:
    """Number 1 has moved and reaches Y, number 3 reaches X and still moves, the internal threat only moves."""
    threats = at("E1-05", 8), at("E2-02", 6, "red"), at("E1-05", 10, "blue"), at("I1-01", 13)
    table = met(*threats, shields=FULL)
    assert [threat["square"] for threat in report(table)["threats"].values()] == [5, 4, 7, 10]
    assert [move.args["n"] for move in told(table, "threat-moves")] == [1, 2, 1, 3, 2, 3, 4]
    assert attacks(table) == [(1, "white", 2 + 1), (3, "blue", 2 + 1)]


@rule("SA-11.2.58")
@pytest.mark.parametrize(
    ("threat", "expected"),
    [
        (at("E2-04", 6), (2, 3, 2)),
        (at("SE1-06", 10, damage=1), (2, 2, 2)),
        (at("SE1-06", 10), NONE),
        (at("SE2-01", 10, damage=2), NONE),
    ],
)
def test_scout_adds_to_each_part_of_an_attack_and_not_to_one_that_does_not_happen(threat: Any, expected: Any) -> None:
    assert lost(meet(at("E2-02", 8, "red"), threat, shields=FULL)) == expected


# Phantom Fighter


@rule("SA-11.2.23", "SA-D22")
@pytest.mark.parametrize(
    ("square", "gunship", "hits"), [(8, 9, [0, 0]), (8, 7, [0, 1]), (10, 10, [0, 1])], ids=["first", "second", "hidden"]
)
def test_phantom_fighter_wastes_a_rocket_only_if_it_is_its_closest_target(
    square: int, gunship: int, hits: list[int]
) -> None:
    threats = at("E2-03", square, "red"), at("E1-05", gunship, "blue")
    assert blocks(meet(*threats, rocket_in_flight=True, stop="1.damage")) == hits


@rule("SA-11.2.23")
def test_a_wasted_rocket_is_gone_and_the_laser_hits() -> None:
    """In turn 2 the Kamikaze has overtaken the Phantom Fighter, but no rocket is left to hit it."""
    threats = at("E2-03", 8), at("E2-01", 9, "blue")
    assert blocks(meet(*threats, rocket_in_flight=True, boards=["A"], stop="2.damage")) == [5 - 3, 0]


@rule("SA-D22")
def test_a_juggernaut_draws_the_rocket_before_the_phantom_fighter() -> None:
    seen = meet(at("E2-03", 8), at("SE2-02", 12, "red"), rocket_in_flight=True, stop="1.damage")
    assert seen["threats"][2]["shield"] == 4


# Swarm and Jellyfish


@rule("SA-11.2.24")
def test_swarm_needs_hits_in_three_turns() -> None:
    shots = {"boards": ["A HA A", "- A"], "players": [post("upper_red"), post("lower_red")]}
    found = [statuses(meet(at("E2-04", 13, "red"), stop=f"{n}.damage", reactors={"red": 3}, **shots)) for n in (2, 3)]
    assert found == [["on_track"], ["destroyed"]]


@rule("SA-11.2.24", "SA-D24")
@pytest.mark.parametrize(("marauder", "board", "hits"), [(12, "A", 1), (8, "A", 0), (8, "HA", 1)])
def test_swarm_is_hurt_only_if_the_total_exceeds_its_shield(marauder: int, board: str, hits: int) -> None:
    threats = at("E2-04", 8), at("E2-06", marauder, "red")
    assert blocks(meet(*threats, boards=[board], players=PULSE, stop="1.damage"))[0] == hits


@rule("SA-11.2.25")
def test_a_dying_tanker_hurts_the_swarm_once_more() -> None:
    threats = at("SE1-03", 8, "red", damage=7), at("E2-04", 8)
    shots = {"boards": ["A", "A"], "players": [post("upper_red"), post("upper_white")]}
    assert blocks(meet(*threats, stop="1.damage", **shots)) == [8, 2]


@rule("SA-11.2.26")
@pytest.mark.parametrize(("square", "own", "others"), [(6, 2, 1), (2, 3, 2)])
def test_swarm_attacks_its_own_zone_first(square: int, own: int, others: int) -> None:
    table = met(at("E2-04", square, "blue"), shields=FULL)
    assert attacks(table) == [(1, "blue", own), (1, "red", others), (1, "white", others)]


@rule("SA-11.2.27")
@pytest.mark.parametrize(("station", "hits"), [("lower_white", 1 + 2), ("upper_red", 0)])
def test_jellyfish_takes_two_more_only_when_something_targets_it(station: str, hits: int) -> None:
    assert blocks(meet(at("E2-05", 8), boards=["A"], players=[post(station)], stop="1.damage")) == [hits]


@rule("SA-11.2.28")
@pytest.mark.parametrize("square", [10, 6])
@pytest.mark.parametrize(("before", "after"), [(5, 3), (4, 2), (1, 1)])
def test_jellyfish_attacks_and_heals_half_of_its_damage(square: int, before: int, after: int) -> None:
    seen = meet(at("E2-05", square, damage=before), shields=FULL)
    assert (lost(seen), blocks(seen)) == ((1, 1, 1), [after])


# Marauder


@rule("SA-11.2.29")
@pytest.mark.parametrize(("square", "own", "other"), [(12, 4 - 1, 5 - 2), (8, 4 - 2, 5 - 3)])
def test_marauder_strengthens_all_shields_from_x_on(square: int, own: int, other: int) -> None:
    shots = {"boards": ["A", "A"], "players": [post("upper_red"), post("upper_white")], "stop": "1.damage"}
    assert blocks(meet(at("E2-06", square, "red"), at("E1-05", 8), **shots)) == [own, other]


@rule("SA-11.2.29", "SA-11.2.30")
@pytest.mark.parametrize(
    ("square", "damage", "hits"), [(8, 0, 2), (8, 5, 3), (2, 0, 2)], ids=["in play", "destroyed", "survived"]
)
def test_marauder_protects_late_arrivals_until_it_is_destroyed(square: int, damage: int, hits: int) -> None:
    """The red laser (4 against 2) destroys it in turn 1 if it has 5 red blocks."""
    marauder = at("E2-06", square, "red", damage=damage)
    shots = {"boards": ["A", "- A"], "players": [post("upper_red"), post("upper_white")], "stop": "2.damage"}
    assert blocks(meet(marauder, threats=[["E1-05", 2, "white"]], shields=FULL, **shots))[1] == hits


@rule("SA-11.2.30")
def test_marauder_y_takes_one_energy_from_each_shield_that_has_any() -> None:
    seen = meet(at("E2-06", 6), shields={"red": 0, "white": 1, "blue": 2})
    assert (seen["shields"], tiles(seen)) == ({"red": 0, "white": 0, "blue": 1}, NONE)


@rule("SA-11.2.57")
@pytest.mark.parametrize(
    ("threat", "station", "hits"),
    [
        (at("E2-01", 4), "upper_white", 5 - 1),
        (at("E2-05", 8), "upper_white", 5 + 1),
        (at("SE2-04", 8), "upper_white", 5 - 5),
        (at("E1-04", 8), "lower_white", 1),
    ],
)
def test_marauder_adds_to_the_current_shield_but_not_to_one_switched_off(threat: Any, station: str, hits: int) -> None:
    seen = meet(threat, at("E2-06", 8, "red"), boards=["A"], players=[post(station)], stop="1.damage")
    assert blocks(seen)[0] == hits
