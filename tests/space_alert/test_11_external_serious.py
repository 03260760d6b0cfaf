"""SA-11.2: serious external threats and asteroids, card by card."""

from typing import Any

import pytest

from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.cases.table import build, read_case
from quarterdeck.kernel.event import Event
from tests.rules import rule
from tests.space_alert.tables import no_effects
from tests.space_alert.test_11_cards import (
    EXTERNAL,
    FULL,
    ZONES,
    at,
    attacks,
    blocks,
    cards_in,
    lost,
    meet,
    met,
    out_cold,
    post,
    statuses,
    tiles,
)

NONE = (0, 0, 0)
PILOT = post("space", "upper_blue")
ASTEROIDS = pytest.mark.parametrize(("code", "damage", "each"), [("E2-07", 6, 1), ("SE1-08", 8, 2), ("SE2-06", 10, 3)])
"""One hit short of breaking up, and what each X or Y square counts."""


@rule(
    "SA-11.1.1", "SA-11.2.9", "SA-11.2.33", "SA-11.2.34", "SA-11.2.37", "SA-11.2.38", "SA-11.2.40", "SA-11.2.41",
    "SA-11.2.49", "SA-11.2.52",
)  # fmt: skip
@pytest.mark.parametrize(
    ("code", "x", "y", "z"),
    [
        ("SE1-01", (0, 2, 0), (0, 3, 0), (0, 4, 0)),
        ("SE1-02", (0, 2, 0), (0, 3, 0), (0, 5, 0)),
        ("SE1-03", (0, 2, 0), (0, 2, 0), (0, 2, 0)),
        ("SE1-04", (1, 1, 1), (2, 2, 2), (3, 3, 3)),
        ("SE1-05", (0, 2, 0), (0, 3, 0), (0, 4, 0)),
        ("SE1-06", NONE, NONE, (0, 16, 0)),
        ("SE1-07", (20, 20, 20), (2, 0, 2), (3, 0, 3)),
        ("SE1-08", NONE, NONE, (0, 9, 0)),
        ("SE2-01", (0, 2, 0), (0, 3, 0), (0, 6, 0)),
        ("SE2-02", (0, 2, 0), (0, 3, 0), (0, 7, 0)),
        ("SE2-03", NONE, NONE, NONE),
        ("SE2-04", NONE, NONE, (5, 0, 5)),
        ("SE2-06", NONE, NONE, (0, 11, 0)),
    ],
)
def test_what_the_shields_lose_to_x_y_and_z_of_each_card(code: str, x: Any, y: Any, z: Any) -> None:
    seen = [meet(at(code, square), track="T5", shields=FULL) for square in (12, 8, 2)]
    assert [lost(after) for after in seen] == [x, y, z]
    assert statuses(seen[2]) == ["survived"]


# Asteroids


@rule("SA-11.2.31", "SA-11.2.32", "SA-D20")
@ASTEROIDS
@pytest.mark.parametrize(("square", "passed"), [(12, 0), (10, 1), (8, 1), (7, 2), (4, 2), (3, 3)])
def test_a_destroyed_asteroid_attacks_for_each_x_and_y_square_reached(
    code: str, damage: int, each: int, square: int, passed: int
) -> None:
    """T6 has X on 10 and Y on 7 and 3. With no square reached there is no attack, not even one of strength 0."""
    table = met(at(code, square, damage=damage), track="T6", boards=["A"], shields=FULL, stop="1.damage")
    assert statuses(report(table)) == ["destroyed"]
    assert attacks(table) == ([(1, "white", each * passed)] if passed else [])


@rule("SA-11.2.31")
def test_a_square_that_the_asteroid_flew_over_counts() -> None:
    asteroid = {"track": "T4", "boards": ["- A"], "shields": FULL, "stop": "2.damage"}
    assert attacks(met(at("E2-07", 10, damage=6), **asteroid)) == [(1, "white", 1)]


@rule("SA-11.2.31")
def test_asteroids_attack_at_the_end_of_the_step() -> None:
    threats = at("SE1-08", 8, "red", damage=8), at("E1-10", 8, "blue", damage=4)
    table = met(*threats, boards=["A", "A"], players=[post("upper_red"), post("upper_blue")], stop="1.damage")
    story = [event.kind for event in table.event_sink or [] if isinstance(event, Event)]
    assert [kind for kind in story if kind in ("threat-destroyed", "attacked")] == [
        "threat-destroyed",
        "threat-destroyed",
        "attacked",
    ]


@rule("SA-11.2.32")
@ASTEROIDS
def test_shields_work_against_a_breaking_asteroid(code: str, damage: int, each: int) -> None:
    seen = meet(at(code, 4, damage=damage), boards=["A"], shields={"white": 1}, stop="1.damage")
    assert (seen["shields"]["white"], tiles(seen)) == (0, (0, 2 * each - 1, 0))


@rule("SA-11.2.32")
@pytest.mark.parametrize("zones", [("red", "blue"), ("blue", "red")])
def test_several_asteroids_attack_in_number_order(zones: tuple[str, str]) -> None:
    threats = at("SE1-08", 8, zones[0], damage=8), at("SE2-06", 8, zones[1], damage=10)
    shots = {"boards": ["A", "A"], "players": [post("upper_red"), post("upper_blue")]}
    assert attacks(met(*threats, stop="1.damage", **shots)) == [(1, zones[0], 2), (2, zones[1], 3)]


@rule("SA-D20")
def test_the_scout_adds_nothing_to_an_asteroid_that_passed_no_square() -> None:
    threats = at("E2-02", 8, "red"), at("SE1-08", 12, damage=8)
    assert attacks(met(*threats, boards=["A"], stop="1.damage")) == []


# Man-of-War, Leviathan Tanker, satellites, Octopus


@rule("SA-11.2.34")
def test_man_of_war_gets_faster_at_x_and_tougher_at_y() -> None:
    turns = [meet(at("SE1-02", 10), shields=FULL, stop=f"{n}.threats")["threats"][1] for n in (1, 2, 3)]
    assert [(ship["square"], ship["speed"], ship["shield"]) for ship in turns] == [(9, 2, 2), (7, 2, 2), (5, 2, 3)]


TANKER = at("SE1-03", 8, "red", damage=7)
BLAST = {"players": [post("upper_red")], "boards": ["A"], "stop": "1.damage"}


@rule("SA-11.2.35")
@pytest.mark.parametrize("code", [row[0] for row in EXTERNAL if row[0] != "SE1-03"])
def test_a_dying_tanker_puts_one_block_on_every_other_external_threat(code: str) -> None:
    """Unrevealed, too far away, shielded by whatever: the square is 12, before X."""
    assert blocks(meet(TANKER, at(code, 12), **BLAST)) == [8, 1]


@rule("SA-11.2.36")
def test_the_blast_can_destroy_and_spares_what_is_not_on_a_trajectory() -> None:
    threats = TANKER, at("E1-03", 12, damage=3), at("I2-03", 12)
    seen = meet(*threats, threats=[["E1-05", 4, "white"]], **BLAST)
    assert statuses(seen) == ["destroyed", "destroyed", "on_track", "waiting"]
    assert blocks(seen) == [8, 4, 0, 0]


@rule("SA-11.2.36")
@pytest.mark.parametrize("code", ["E1-06", "SE1-05"])
def test_the_blast_does_not_use_up_a_cryoshield(code: str) -> None:
    shots = {"players": [post("upper_red"), post("upper_white")], "boards": ["A", "- A A"]}
    found = [blocks(meet(TANKER, at(code, 13), stop=f"{n}.damage", shields=FULL, **shots))[1] for n in (1, 2, 3)]
    assert found == [1, 1, 5]


@rule("SA-11.2.37")
@pytest.mark.parametrize(("square", "before", "after"), [(6, 5, 3), (6, 1, 0), (10, 5, 5), (2, 5, 5)])
def test_tanker_heals_two_at_y_only(square: int, before: int, after: int) -> None:
    assert blocks(meet(at("SE1-03", square, damage=before), shields=FULL)) == [after]


@rule("SA-11.2.38", "SA-11.2.50")
@pytest.mark.parametrize("code", ["SE1-04", "SE2-03"])
@pytest.mark.parametrize(("square", "hits"), [(11, [0, 3]), (10, [3, 0])])
def test_a_laser_passes_over_a_satellite_at_distance_3(code: str, square: int, hits: list[int]) -> None:
    assert blocks(meet(at(code, square), at("E1-05", 12), boards=["A"], stop="1.damage")) == hits


@rule("SA-11.2.40")
@pytest.mark.parametrize(("square", "expected"), [(10, (1, 1, 1)), (6, (2, 2, 2)), (2, (0, 2 * 7, 0))])
def test_a_damaged_octopus_attacks_all_zones_at_x_and_y(square: int, expected: tuple[int, ...]) -> None:
    assert lost(meet(at("SE1-06", square, damage=1), shields=FULL)) == expected


# Behemoth


@rule("SA-11.2.42")
@pytest.mark.parametrize(
    ("square", "damage", "strength"), [(10, 1, 2), (10, 2, 0), (6, 2, 3), (6, 3, 0), (2, 5, 6), (2, 6, 0)]
)
def test_a_damaged_behemoth_stops_attacking(square: int, damage: int, strength: int) -> None:
    assert lost(meet(at("SE2-01", square, damage=damage), shields=FULL)) == (0, strength, 0)


@rule("SA-11.2.43", "SA-11.2.44")
@pytest.mark.parametrize(
    ("player", "board", "damage", "hits", "status"),
    [
        (PILOT, "X", 0, 9 - 4, "on_track"),
        (PILOT, "HX", 0, 10 - 4, "on_track"),
        (PILOT, "HX", 2, 8, "destroyed"),
        (post("upper_red", "upper_blue"), "C", 2, 7, "destroyed"),
    ],
)
def test_interceptors_ram_a_lone_behemoth(player: Any, board: str, damage: int, hits: int, status: str) -> None:
    seen = meet(at("SE2-01", 4, damage=damage), players=[player], boards=[board], stop="1.damage")
    assert (blocks(seen), statuses(seen)) == ([hits], [status])
    assert (out_cold(seen), seen["players"][0]["space"]) == ([True], True)
    assert seen["battlebots"]["upper_blue"]["disabled"]


@rule("SA-11.2.43", "SA-11.2.44")
def test_a_behemoth_beyond_distance_1_is_no_target_and_harms_nobody() -> None:
    seen = meet(at("SE2-01", 8), players=[PILOT], boards=["X"], stop="1.damage")
    assert (blocks(seen), out_cold(seen)) == ([0], [False])


@rule("SA-11.2.45", "SA-D34")
def test_after_the_ramming_nobody_flies_and_the_pilot_stays_out_there() -> None:
    """The Meteoroid is close to the ship in turns 2 and 3, but no interceptors hit it."""
    threats = at("SE2-01", 4, damage=2), at("E1-10", 8, "red")
    table = met(
        *threats,
        boards=["X X", "- C"],
        players=[PILOT, post("upper_red", "lower_red")],
        shields=FULL,
        stop="13.threats",
    )
    seen = report(table)
    assert (1, "interceptors-away", "SA-4.11.2") in no_effects(table)
    assert seen["players"][0]["space"]
    assert seen["players"][1]["station"] == "upper_red"
    assert lost(seen) == (5, 0, 0)
    assert seen["score"] == 12 + 2 - 2 - 1


@rule("SA-11.2.46")
@pytest.mark.parametrize(("board", "hits"), [("X", [5 + 1 - 4, 1]), ("HX", [5 + 2 - 4, 2])])
def test_beside_another_target_a_behemoth_is_an_ordinary_one(board: str, hits: list[int]) -> None:
    threats = at("SE2-01", 4), at("E1-10", 4, "red")
    seen = meet(*threats, boards=[board, "A"], players=[PILOT, post("upper_white")], stop="1.damage")
    assert (blocks(seen), out_cold(seen)) == (hits, [False, False])


@rule("SA-D23")
@pytest.mark.parametrize(("letters", "hits", "knocked_out"), [("", [5, 0], True), ("X", [0, 0], False)])
def test_a_threat_that_interceptors_must_ignore_does_not_count_beside_a_behemoth(
    letters: str, hits: list[int], knocked_out: bool
) -> None:
    """No board has its X so close to the ship, so the Stealth Fighter is hidden by hand."""
    threats = [{"n": 1, **at("SE2-01", 4)}, {"n": 2, **at("E1-03", 4, "red")}]
    table = build(read_case({"boards": ["X"], "stop": "1.damage", "start": {"players": [PILOT], "threats": threats}}))
    table.threats[1].performed = letters
    table.advance()
    assert (blocks(report(table)), out_cold(report(table))) == (hits, [knocked_out])


# Juggernaut


@rule("SA-11.2.47", "SA-11.2.48")
@pytest.mark.parametrize("square", [13, 8, 4])
def test_a_rocket_flies_to_the_juggernaut_wherever_it_is(square: int) -> None:
    threats = at("E1-05", 3), at("SE2-02", square, "red")
    seen = meet(*threats, rocket_in_flight=True, stop="1.damage")
    assert (blocks(seen)[0], seen["threats"][2]["shield"]) == (0, 4)


@rule("SA-11.2.48")
def test_juggernaut_hardens_after_the_step_in_which_a_rocket_came() -> None:
    turns = [meet(at("SE2-02", 13), boards=["A A"], rocket_in_flight=True, stop=f"{n}.damage") for n in (1, 2)]
    assert [blocks(seen) for seen in turns] == [[5 + 3 - 3], [5 + (5 - 4)]]
    assert [seen["threats"][1]["shield"] for seen in turns] == [4, 4]


@rule("SA-11.2.49")
def test_juggernaut_gets_faster_from_its_next_move() -> None:
    turns = [meet(at("SE2-02", 10), shields=FULL, stop=f"{n}.threats")["threats"][1] for n in (1, 2, 3)]
    assert [(ship["square"], ship["speed"]) for ship in turns] == [(9, 3), (6, 3), (3, 5)]


# Psionic Satellite, Nebula Crab


@rule("SA-11.2.51")
@pytest.mark.parametrize(
    ("square", "slots", "asleep"),
    [
        (10, ["-", "-", "A", "X"], [False, False, False, False]),
        (6, ["-", "-", "-", "X"], [False, False, False, False]),
        (2, ["A", "A", "A", "X"], [True, True, True, False]),
    ],
    ids="XYZ",
)
def test_psionic_satellite_delays_its_zone_then_the_ship_then_knocks_out(
    square: int, slots: list[str], asleep: list[bool]
) -> None:
    players = [post("upper_red"), post("lower_red"), post("upper_white"), PILOT]
    seen = meet(at("SE2-03", square, "red"), boards=["- A", "- A", "- A", "X X"], players=players)
    assert (cards_in(seen, 2), out_cold(seen)) == (slots, asleep)


@rule("SA-11.2.52")
@pytest.mark.parametrize(("square", "shield", "speed"), [(12, 2, 2), (10, 4, 2), (6, 2, 4)])
def test_nebula_crab_closes_up_at_x_and_runs_at_y(square: int, shield: int, speed: int) -> None:
    crab = meet(at("SE2-04", square))["threats"][1]
    assert (crab["shield"], crab["speed"]) == (shield, speed)


@rule("SA-11.2.52")
@pytest.mark.parametrize("zone", ZONES)
def test_nebula_crab_attacks_red_and_blue_from_anywhere(zone: str) -> None:
    assert attacks(met(at("SE2-04", 2, zone), shields=FULL)) == [(1, "red", 5), (1, "blue", 5)]


# Nemesis


@rule("SA-11.2.53", "SA-D17")
@pytest.mark.parametrize(
    ("damage", "station", "strength"),
    [(0, "upper_white", 1), (8, "upper_white", 1), (0, "lower_white", 0), (5, "upper_red", 0)],
    ids=["hit", "destroyed", "shielded", "missed"],
)
def test_nemesis_strikes_all_zones_after_a_step_that_hurt_it(damage: int, station: str, strength: int) -> None:
    shot = {"boards": ["A"], "players": [post(station)], "shields": FULL, "stop": "1.damage"}
    assert lost(meet(at("SE2-05", 8, damage=damage), **shot)) == (strength,) * 3


@rule("SA-11.2.53")
def test_nemesis_takes_the_blast_of_a_tanker_as_an_attack() -> None:
    assert lost(meet(TANKER, at("SE2-05", 12), shields=FULL, **BLAST)) == (1, 1, 1)


@rule("SA-11.2.54")
@pytest.mark.parametrize(("square", "points"), [(10, 1), (6, 2)])
def test_nemesis_hurts_itself_past_its_shield_and_only_its_zone(square: int, points: int) -> None:
    seen = meet(at("SE2-05", square), shields=FULL)
    assert (lost(seen), blocks(seen)) == ((0, points, 0), [points])


@rule("SA-11.2.54", "SA-11.2.55")
@pytest.mark.parametrize(("square", "damage", "points"), [(10, 8, 1), (6, 7, 2)])
def test_nemesis_that_destroys_itself_has_attacked_and_is_destroyed(square: int, damage: int, points: int) -> None:
    seen = meet(at("SE2-05", square, damage=damage), shields=FULL)
    assert (lost(seen), statuses(seen)) == ((0, points, 0), ["destroyed"])
    assert seen["points"]["destroyed"] == 12


@rule("SA-11.2.56")
def test_nemesis_z_loses_the_ship() -> None:
    seen = meet(at("SE2-05", 2), shields=FULL)
    assert (seen["outcome"], seen["reason"]["threat"]) == ("lost", "SE2-05")
