"""SA-4.15 Damage to the ship."""

from typing import Any

import pytest

from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.state import SpaceAlert
from tests.rules import rule
from tests.space_alert.tables import outcome, resolved, told

ALL_RED = ["heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structural"]


def threat(code: str, n: int, zone: str, square: int, damage: int = 0, **more: Any) -> dict[str, Any]:
    return {"code": code, "n": n, "zone": zone, "square": square, "damage": damage, **more}


def struck(
    *given: dict[str, Any], tiles: Any = None, carried: Any = None, tracks: Any = None, **start: Any
) -> SpaceAlert:
    """The table after a turn in which nobody acts and the given threats move; they stand where they will act."""
    begin = {"turn": 1, "threats": list(given), **start}
    return resolved("-", start=begin, tiles=tiles or {}, carried=carried or {}, tracks=tracks or {}, stop="1.threats")


def counts(table: SpaceAlert) -> list[int]:
    """The number of damage tiles in red, white and blue."""
    return list(report(table)["damage"].values())


@pytest.mark.parametrize(("shield", "left", "tiles"), [(0, 0, 3), (1, 0, 2), (2, 0, 1), (3, 0, 0), (5, 2, 0)])
@rule("SA-4.15.1", "SA-4.15.2")
def test_a_shield_takes_one_point_of_an_attack_per_block(shield: int, left: int, tiles: int):
    table = struck(threat("E1-05", 1, "white", 2), shields={"white": shield})  # attack 3
    assert (report(table)["shields"]["white"], counts(table)) == (left, [0, tiles, 0])


@pytest.mark.parametrize(("zone", "tiles"), [("red", [2, 0, 0]), ("white", [0, 2, 0]), ("blue", [0, 0, 2])])
@rule("SA-4.15.3")
def test_a_threat_attacks_the_zone_of_its_trajectory(zone: str, tiles: list[int]):
    assert counts(struck(threat("E1-05", 1, zone, 2))) == tiles


@rule("SA-4.15.4")
def test_an_attack_on_all_zones_hits_each_at_full_strength_from_red_to_blue():
    table = struck(threat("E1-01", 1, "blue", 2), shields={"red": 0, "white": 1, "blue": 2})
    assert [event.args["zone"] for event in told(table, "attacked")] == ["red", "white", "blue"]
    assert counts(table) == [2, 1, 0]
    assert report(table)["shields"] == {"red": 0, "white": 0, "blue": 0}


@pytest.mark.parametrize(("code", "damage", "strength"), [("E1-10", 0, 5), ("E1-10", 2, 3), ("SE1-06", 6, 4)])
@rule("SA-4.15.5")
def test_an_attack_with_remaining_hit_points_is_weakened_by_red_blocks(code: str, damage: int, strength: int):
    table = struck(threat(code, 1, "red", 2, damage), shields={"red": 0})
    assert [event.args["strength"] for event in told(table, "attacked")] == [strength]
    assert counts(table) == [strength, 0, 0]


@pytest.mark.parametrize(
    ("code", "tokens", "tiles"),
    [
        ("I1-06", None, [2, 0, 0]),
        ("I1-01", ["lower_white"], [0, 3, 0]),
        ("I1-01", ["upper_blue"], [0, 0, 3]),
        ("I2-05", None, [1, 1, 1]),
        ("SI2-03", None, [3, 3, 3]),
    ],
)
@rule("SA-4.15.6")
def test_damage_from_inside_ignores_shields_and_hits_the_zone_of_the_token(code: str, tokens: Any, tiles: list[int]):
    shields = {"red": 2, "white": 3, "blue": 2}
    harmless = {zone: ["gravolift", "structural", "heavy_laser"] for zone in shields}
    table = struck(threat(code, 1, "internal", 2, tokens=tokens), shields=shields, tiles=harmless)
    assert counts(table) == tiles
    assert report(table)["shields"] == shields


@rule("SA-4.15.7")
def test_tiles_are_drawn_from_the_top_one_by_one():
    order = {"red": ["reactor", "gravolift", "heavy_laser", "shield"]}
    table = struck(threat("E1-05", 1, "red", 2), shields={"red": 0}, reactors={"red": 3}, tiles=order)
    assert [event.args["tile"] for event in told(table, "tile-drawn")] == ["reactor", "gravolift", "heavy_laser"]
    kinds = [event.kind for event in table.event_sink or [] if event.kind in ("tile-drawn", "energy-lost")]
    assert kinds == ["tile-drawn", "energy-lost", "tile-drawn", "tile-drawn"]  # each takes effect at once


@pytest.mark.parametrize(
    ("tile", "station", "strength"), [("heavy_laser", "upper_red", 3), ("light_laser", "lower_red", 1)]
)
@rule("SA-4.15.8")
def test_a_laser_whose_tile_was_drawn_has_1_strength_less(tile: str, station: str, strength: int):
    given = [threat("E1-07", 1, "red", 2), threat("E1-09", 2, "red", 9)]
    start = {"turn": 1, "players": [{"station": station}], "threats": given, "shields": {"red": 2}}
    found = outcome("A A", start=start, tiles={"red": [tile]}, stop="2.damage")
    assert found["tiles"]["red"] == [tile]
    assert found["threats"][2]["damage"] == strength


@rule("SA-4.15.8")
def test_a_pulse_cannon_whose_tile_was_drawn_reaches_only_distance_1():
    given = [threat("E1-07", 1, "white", 2), threat("E1-09", 2, "red", 10), threat("E1-10", 3, "blue", 10)]
    start = {"turn": 1, "players": [{"station": "lower_white"}], "threats": given, "shields": {"white": 2}}
    table = resolved("- A", start=start, tiles={"white": ["pulse_cannon"]}, stop="2.damage")
    assert [event.args["targets"] for event in told(table, "weapon-fires")] == [["E1-10:3"]]


@pytest.mark.parametrize(
    ("tile", "source", "before", "after", "most"),
    [("shield", "shields", 2, 1, 1), ("reactor", "reactors", 3, 2, 2), ("reactor", "reactors", 5, 2, 2)],
)
@rule("SA-4.15.9")
def test_a_shield_or_reactor_tile_takes_what_no_longer_fits(tile: str, source: str, before: int, after: int, most: int):
    hacked = threat("I1-06", 1, "internal", 2)
    table = struck(hacked, tiles={"red": [tile, "structural"]}, **{source: {"red": before}})
    assert report(table)[source]["red"] == after
    assert table.capacity(source, 0) == most
    station = "upper_blue" if tile == "shield" else "lower_blue"
    start = {"turn": 1, "damage": {"blue": [tile]}, source: {"blue": 0}, "players": [{"station": station}]}
    assert outcome("B", start=start, stop="1.actions")[source]["blue"] == most


@pytest.mark.parametrize("station", ["upper_red", "lower_red"])
@rule("SA-4.15.10")
def test_a_gravolift_whose_tile_was_drawn_delays_from_both_decks(station: str):
    given = threat("E1-07", 1, "red", 2)
    start = {"turn": 1, "players": [{"station": station}], "threats": [given], "shields": {"red": 2}}
    found = outcome("- ^ A", start={**start, "computer": {1: True}}, tiles={"red": ["gravolift"]}, stop="2.threats")
    assert {slot: found["players"][0]["slots"][slot] for slot in (3, 4)} == {3: "-", 4: "A"}


@rule("SA-4.15.11")
def test_a_structural_tile_does_nothing_in_the_mission_in_which_it_is_drawn():
    given = [threat("E1-05", 1, "red", 2), threat("E1-05", 2, "red", 2)]
    table = struck(*given, shields={"red": 2}, tiles={"red": ["structural"]})
    assert counts(table) == [1 + 3, 0, 0]


@rule("SA-4.15.12")
def test_no_action_of_the_crew_takes_a_tile_away():
    stations = ["upper_red", "lower_red", "upper_white", "lower_white", "upper_blue"]
    start = {"turn": 1, "players": [{"station": name} for name in stations], "damage": {"red": ALL_RED[:5]}}
    found = outcome(*["A B C X HA HB HX A B C A"] * 5, start={**start, "computer": {1: True}})
    assert found["tiles"]["red"] == ALL_RED[:5]


@pytest.mark.parametrize(("drawn", "outcome_"), [(3, None), (4, "lost")])
@rule("SA-4.15.13", "SA-4.18.1")
def test_a_seventh_tile_destroys_the_zone(drawn: int, outcome_: str | None):
    table = struck(threat("E1-05", 1, "red", 2), shields={"red": 0}, damage={"red": ALL_RED[:drawn]})
    assert (report(table)["outcome"], counts(table)[0]) == (outcome_, 6)
    assert table.loss_clause == ("SA-4.18.1" if outcome_ else "")


@pytest.mark.parametrize(
    ("code", "square", "reactors"), [("I2-05", 10, [1, 2, 1]), ("SI2-03", 10, [2, 1, 2]), ("I1-06", 6, [0, 3, 2])]
)
@rule("SA-4.15.14")
def test_energy_that_a_threat_takes_does_no_damage(code: str, square: int, reactors: list[int]):
    table = struck(threat(code, 1, "internal", square))
    assert list(report(table)["reactors"].values()) == reactors
    assert counts(table) == [0, 0, 0]


@rule("SA-4.15.15", "SA-D61")
def test_a_reactor_tile_does_not_lessen_the_damage_that_draws_it():
    overheated = threat("I2-06", 1, "internal", 10)  # X: as much damage as energy in the central reactor
    table = struck(overheated, reactors={"white": 5}, tiles={"white": ["reactor"]})
    assert (counts(table), report(table)["reactors"]["white"]) == ([0, 5, 0], 4)


@rule("SA-4.15.15", "SA-D61")
def test_a_tile_drawn_by_a_leak_does_not_stop_the_leak():
    wires = threat("SI1-05", 1, "internal", 2)  # Z: every block of every reactor leaks
    table = struck(wires, reactors={"red": 3, "white": 5, "blue": 0}, tiles={"red": ["reactor"], "white": ["reactor"]})
    assert (counts(table), sum(report(table)["reactors"].values())) == ([3, 5, 0], 0)


@pytest.mark.parametrize(
    ("code", "structural", "shield", "left", "tiles"),
    [("E1-02", [], 1, 0, 2), ("E1-02", [], 3, 1, 0), ("E1-06", ["structural"], 1, 0, 3), ("E1-06", [], 1, 0, 1)],
)
@rule("SA-4.15.16")
def test_doubling_counts_only_points_past_the_shield(
    code: str, structural: list[str], shield: int, left: int, tiles: int
):
    table = struck(threat(code, 1, "red", 2), shields={"red": shield}, carried={"red": structural})  # attack 2
    assert (report(table)["shields"]["red"], counts(table)[0]) == (left, tiles)


FISSURE_X, FISSURE_XY = threat("SI1-04", 1, "internal", 8), threat("SI1-04", 1, "internal", 4)


@pytest.mark.parametrize(
    ("given", "structural", "tiles"),
    [
        ([threat("E1-02", 2, "red", 2)], False, 2),
        ([FISSURE_X, threat("E1-06", 2, "red", 2)], False, 2),
        ([FISSURE_X, threat("E1-06", 2, "white", 2)], False, 0),
        ([FISSURE_XY, threat("E1-06", 2, "red", 2)], False, 2),
        ([FISSURE_X, threat("E1-02", 2, "red", 2)], False, 4),
        ([threat("E1-02", 2, "red", 2)], True, 4),
        ([FISSURE_X, threat("E1-06", 2, "red", 2)], True, 4),
        ([FISSURE_X, threat("I2-05", 2, "internal", 2)], True, 4),
    ],
)
@rule("SA-D14")
def test_doublings_multiply_for_one_point(given: list[dict[str, Any]], structural: bool, tiles: int):
    """Attack 2 against a shield of 1, or 1 point from inside."""
    table = struck(*given, shields={"red": 1}, carried={"red": ["structural"] if structural else []})
    assert counts(table)[0] - structural == tiles


@rule("SA-D14")
def test_all_three_doublings_make_eight_tiles_of_one_point_and_lose_the_ship():
    given = [FISSURE_X, threat("E1-02", 2, "red", 2)]
    table = struck(*given, shields={"red": 1}, carried={"red": ["structural"]})
    assert (report(table)["outcome"], len(told(table, "tile-drawn"))) == ("lost", 5)
