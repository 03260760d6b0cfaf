"""System actions and repairs (SA-4.6), weapons (SA-4.7) and energy (SA-4.8)."""

from typing import Any

import pytest

from quarterdeck.games.space_alert.content.ship import STATIONS
from tests.rules import rule
from tests.space_alert.tables import no_effects, outcome, resolved

FAR = {"red": "T7", "white": "T7", "blue": "T7"}
HEAVY = [("upper_red", "red", 4), ("upper_white", "white", 5), ("upper_blue", "blue", 4)]
LIGHT = [("lower_red", "red"), ("lower_blue", "blue")]
POWERED = ["upper_red", "upper_white", "upper_blue", "lower_white"]


def crew(*stations: str) -> list[dict[str, str]]:
    return [{"station": station} for station in stations]


def internal(code: str, n: int = 1, square: int = 13, damage: int = 0) -> dict[str, Any]:
    return {"code": code, "n": n, "zone": "internal", "square": square, "damage": damage}


def energy(*boards: str, zone: str, **case: Any) -> tuple[int, int]:
    """Shield and reactor of a zone after turn 1."""
    seen = outcome(*boards, stop="1.damage", **case)
    return seen["shields"][zone], seen["reactors"][zone]


# SA-4.6


@rule("SA-4.6.1", "SA-4.6.10")
@pytest.mark.parametrize("station", STATIONS)
def test_a_fires_the_weapon_of_the_station(station: str) -> None:
    table = resolved("A", start={"players": crew(station)}, stop="1.actions")
    assert [(event.kind, event.args["station"]) for event in table.event_sink[2:]] == [("loaded", station)]


@rule("SA-4.6.1", "SA-4.6.10")
@pytest.mark.parametrize(
    ("station", "shields", "reactors", "capsules"),
    [
        ("upper_red", [2, 1, 1], [1, 3, 2], 3),
        ("upper_white", [1, 3, 1], [2, 1, 2], 3),
        ("upper_blue", [1, 1, 2], [2, 3, 1], 3),
        ("lower_red", [1, 1, 1], [3, 2, 2], 3),
        ("lower_white", [1, 1, 1], [2, 5, 2], 2),
        ("lower_blue", [1, 1, 1], [2, 2, 3], 3),
    ],
)
def test_b_moves_the_energy_of_the_station(
    station: str, shields: list[int], reactors: list[int], capsules: int
) -> None:
    ship = resolved("B", start={"players": crew(station)}, stop="1.actions").ship
    assert (ship.shields, ship.reactors, ship.capsules) == (shields, reactors, capsules)


@rule("SA-4.6.1", "SA-4.6.10")
@pytest.mark.parametrize(
    ("station", "done"),
    [
        ("upper_red", "took-off"),
        ("upper_white", "maintained"),
        ("upper_blue", "squad-taken"),
        ("lower_red", "squad-taken"),
        ("lower_white", "looks-out"),
        ("lower_blue", "rocket-launched"),
    ],
)
def test_c_is_the_special_action_of_the_station(station: str, done: str) -> None:
    squad = {"squad": "lower_red"} if station == "upper_red" else {}
    table = resolved("C", start={"players": [{"station": station, **squad}]}, stop="1.actions")
    assert [event.kind for event in table.event_sink if "crew" in event.args] == [done]


@rule("SA-4.6.2", "SA-4.6.3")
@pytest.mark.parametrize(
    ("code", "station", "action"),
    [
        ("I1-05", "upper_blue", "B"),
        ("I1-06", "upper_red", "B"),
        ("I1-07", "lower_blue", "C"),
        ("I2-05", "upper_white", "C"),
        ("I2-06", "lower_white", "B"),
        ("SI1-05", "upper_white", "B"),
        ("SI1-06", "lower_red", "C"),
        ("SI1-06", "upper_blue", "C"),
        ("SI2-03", "lower_blue", "B"),
    ],
)
def test_an_action_on_a_covered_system_only_repairs(code: str, station: str, action: str) -> None:
    start = {"players": crew(station), "threats": [internal(code)]}
    before, after = outcome("-", start=start, stop="1.appear"), outcome(action, start=start, stop="1.actions")
    assert after["threats"][1]["damage"] == 1
    untouched = ("shields", "reactors", "capsules", "rockets", "visual_confirmation", "battlebots")
    assert [after[part] for part in untouched] == [before[part] for part in untouched]


@rule("SA-4.6.2")
def test_a_covered_computer_is_repaired_but_not_maintained() -> None:
    start = {"turn": 2, "threats": [internal("I2-05")]}
    assert outcome("- C A", start=start, stop="2.check")["players"][0]["slots"][3] == "-"


@rule("SA-4.6.4")
@pytest.mark.parametrize(
    ("code", "damage", "card", "station", "points"),
    [
        ("I1-06", 1, "B", "upper_red", 0),
        ("I1-06", 2, "B", "upper_red", 4),
        ("I1-06", 2, "HB", "upper_red", 4),
        ("SI2-03", 5, "B", "lower_red", 0),
        ("SI2-03", 6, "B", "lower_red", 12),
        ("SI1-06", 3, "C", "upper_blue", 8),
    ],
)
def test_enough_red_blocks_repair_a_malfunction_at_once(
    code: str, damage: int, card: str, station: str, points: int
) -> None:
    start = {"players": crew(station), "threats": [internal(code, damage=damage)]}
    seen = outcome(card, start=start, stop="1.actions")
    assert seen["threats"][1]["status"] == ("destroyed" if points else "on_track")
    assert bool(seen["threats"][1]["tokens"]) == (not points)
    assert seen["points"]["destroyed"] == points


@rule("SA-4.6.5")
def test_nobody_can_repair_or_use_a_system_whose_malfunction_performed_z() -> None:
    start = {"turn": 5, "players": crew("lower_white"), "threats": [internal("I2-06", square=2)]}
    table = resolved("- - - - - B", start={**start, "computer": {2: True}}, stop="6.actions")
    assert no_effects(table) == [(0, "past-repair", "SA-4.6.5")]
    assert (table.threats[0].status, table.threats[0].damage, table.ship.capsules) == ("survived", 0, 3)


@rule("SA-4.6.6")
@pytest.mark.parametrize(("overheated", "overload"), [(1, 2), (2, 1)])
def test_a_repair_goes_to_the_malfunction_with_the_lowest_number(overheated: int, overload: int) -> None:
    threats = [internal("I2-06", overheated), internal("SI2-03", overload)]
    seen = outcome("B", start={"players": crew("lower_white"), "threats": threats}, stop="1.actions")
    assert [seen["threats"][n]["damage"] for n in (1, 2)] == [1, 0]


@rule("SA-4.6.6")
def test_a_malfunction_past_repair_does_not_stop_the_repair_of_another() -> None:
    start = {"turn": 5, "computer": {2: True}, "players": crew("lower_white")}
    threats = [internal("I2-06", 1, square=2), internal("SI2-03", 2)]
    seen = outcome("- - - - - B", start={**start, "threats": threats}, stop="6.actions")
    assert [(seen["threats"][n]["status"], seen["threats"][n]["damage"]) for n in (1, 2)] == [
        ("survived", 0),
        ("on_track", 1),
    ]


@rule("SA-4.6.7", "SA-4.6.12")
@pytest.mark.parametrize(("repairers", "left", "capsules"), [(1, 1, 3), (2, 0, 3), (3, 0, 2)])
def test_a_system_works_when_all_its_malfunctions_are_repaired(repairers: int, left: int, capsules: int) -> None:
    threats = [internal("SI2-03", 1, damage=6), internal("I2-06", 2, damage=2)]
    start = {"players": crew(*["lower_white"] * repairers), "threats": threats}
    table = resolved(*["B"] * repairers, start=start, stop="1.actions")
    assert (len(table.on_track()), table.ship.capsules) == (left, capsules)


@rule("SA-4.6.8")
def test_a_covered_shield_still_protects() -> None:
    threats = [{"code": "E1-07", "n": 1, "zone": "white", "square": 9}, internal("SI1-05", 2)]
    seen = outcome("-", start={"threats": threats}, stop="1.threats")
    assert (seen["shields"]["white"], seen["damage"]["white"]) == (0, 0)


@rule("SA-4.6.8")
def test_a_covered_reactor_still_feeds_other_systems_and_other_letters_work() -> None:
    stations = ["upper_white", "lower_white", "lower_white", "lower_red"]
    start = {"players": crew(*stations), "threats": [internal("I2-06")]}
    seen = outcome("A", "A", "C", "B", start=start, stop="1.actions")
    assert (seen["reactors"]["white"], seen["reactors"]["red"]) == (0, 3)
    assert (seen["visual_confirmation"][1], seen["threats"][1]["damage"]) == (1, 0)


@rule("SA-4.6.9")
@pytest.mark.parametrize("stations", [("lower_red", "lower_blue"), ("lower_white", "lower_red")])
def test_repairs_from_different_stations_go_to_the_same_card(stations: tuple[str, str]) -> None:
    start = {"players": crew(*stations), "threats": [internal("SI2-03")]}
    assert outcome("B", "B", start=start, stop="1.actions")["threats"][1]["damage"] == 2


@rule("SA-4.6.11", "SA-D60")
def test_what_a_heroic_repair_puts_beyond_the_hit_points_is_lost() -> None:
    threats = [internal("SI2-03", 1, damage=6), internal("I2-06", 2)]
    seen = outcome("HB", start={"players": crew("lower_white"), "threats": threats}, stop="1.actions")
    assert (seen["threats"][1]["status"], seen["threats"][2]["damage"]) == ("destroyed", 0)


@rule("SA-4.6.12")
@pytest.mark.parametrize(("boards", "shield"), [(["B"], 1), (["B", "B"], 2), (["HB"], 1), (["B B", "C"], 2)])
def test_the_last_repair_only_repairs_and_the_next_action_uses_the_system(boards: list[str], shield: int) -> None:
    start = {"players": crew("upper_red", "upper_red")[: len(boards)], "threats": [internal("I1-06", damage=2)]}
    seen = outcome(*boards, start=start, stop="2.actions")
    assert (seen["threats"][1]["status"], seen["shields"]["red"]) == ("destroyed", shield)


# SA-4.7


@rule("SA-4.7.1")
@pytest.mark.parametrize(("station", "zone", "strength"), [*HEAVY, ("lower_white", "white", 1)])
def test_a_block_from_the_reactor_of_the_zone_fires_the_weapon_this_turn_only(
    station: str, zone: str, strength: int
) -> None:
    tracks = {**FAR, "white": "T1"} if station == "lower_white" else FAR
    case = {"start": {"players": crew(station)}, "tracks": tracks, "threats": [["E1-09", 1, zone]]}
    for stop in ("1.damage", "2.damage"):
        seen = outcome("A", **case, stop=stop)
        assert seen["threats"][1]["damage"] == strength
        assert seen["reactors"] == {"red": 2, "white": 3, "blue": 2} | {zone: 2 if zone == "white" else 1}


@rule("SA-4.7.2")
def test_central_laser_and_pulse_cannon_share_the_central_reactor() -> None:
    start = {"reactors": {"white": 2}, "players": crew("upper_white", "lower_white")}
    seen = outcome("A", "A", start=start, stop="1.damage")
    assert seen["reactors"] == {"red": 2, "white": 0, "blue": 2}


@rule("SA-4.7.3")
@pytest.mark.parametrize("station", POWERED)
def test_a_weapon_without_energy_does_not_fire(station: str) -> None:
    zone = station.split("_")[1]
    start = {"reactors": {zone: 0}, "players": crew(station)}
    table = resolved("A", start=start, tracks={zone: "T1"}, threats=[["E1-09", 1, zone]], stop="1.damage")
    assert no_effects(table) == [(0, "reactor-empty", "SA-4.7.3")]
    assert (table.threats[0].damage, min(table.ship.reactors)) == (0, 0)


@rule("SA-4.7.4")
@pytest.mark.parametrize(("station", "zone", "strength"), [*HEAVY, ("lower_white", "white", 1)])
def test_a_weapon_fires_once_a_turn_for_one_block(station: str, zone: str, strength: int) -> None:
    case = {"tracks": {zone: "T1"}, "threats": [["E1-09", 1, zone]], "stop": "1.damage"}
    table = resolved("A", "A", start={"reactors": {zone: 2}, "players": crew(station, station)}, **case)
    assert no_effects(table) == [(1, "already-fired", "SA-4.7.4")]
    assert (table.threats[0].damage, min(table.ship.reactors)) == (strength, 1)


@rule("SA-4.7.5")
@pytest.mark.parametrize(("station", "zone"), LIGHT)
def test_a_light_laser_uses_no_reactor_energy(station: str, zone: str) -> None:
    case = {"tracks": FAR, "threats": [["E1-09", 1, zone]], "stop": "1.damage"}
    for blocks in (2, 0):
        seen = outcome("A", start={"reactors": {zone: blocks}, "players": crew(station)}, **case)
        assert (seen["threats"][1]["damage"], seen["reactors"][zone]) == (2, blocks)


@rule("SA-4.7.6")
@pytest.mark.parametrize(("station", "zone"), LIGHT)
def test_a_light_laser_fires_once_a_turn_but_every_turn(station: str, zone: str) -> None:
    case = {"start": {"players": crew(station, station)}, "tracks": FAR, "threats": [["E1-09", 1, zone]]}
    table = resolved("A A", "A", **case, stop="2.damage")
    assert no_effects(table) == [(1, "already-fired", "SA-4.7.6")]
    assert table.threats[0].damage == 4


@rule("SA-4.7.7")
@pytest.mark.parametrize("station", POWERED)
def test_a_shot_into_the_void_costs_its_block(station: str) -> None:
    seen = outcome("A", start={"players": crew(station)}, stop="1.threats")
    assert sum(seen["reactors"].values()) == 6


# SA-4.8


@rule("SA-4.8.1")
@pytest.mark.parametrize(
    ("zone", "before", "after"),
    [
        ("red", (0, 3), (2, 1)),
        ("red", (0, 1), (1, 0)),
        ("blue", (1, 2), (2, 1)),
        ("white", (0, 5), (3, 2)),
        ("white", (1, 1), (2, 0)),
    ],
)
def test_b_on_the_upper_deck_charges_the_shield(zone: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    start = {"shields": {zone: before[0]}, "reactors": {zone: before[1]}, "players": crew(f"upper_{zone}")}
    assert energy("B", zone=zone, start=start) == after


@rule("SA-4.8.2")
@pytest.mark.parametrize("zone", ["red", "blue"])
@pytest.mark.parametrize(("before", "after"), [((1, 3), (3, 1)), ((0, 2), (2, 0)), ((0, 5), (3, 2))])
def test_b_in_a_side_zone_below_charges_the_lateral_reactor(
    zone: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    start = {"reactors": {zone: before[0], "white": before[1]}, "players": crew(f"lower_{zone}")}
    seen = outcome("B", start=start, stop="1.actions")
    assert (seen["reactors"][zone], seen["reactors"]["white"]) == after


@rule("SA-4.8.3")
@pytest.mark.parametrize("blocks", [0, 3, 4])
def test_a_capsule_fills_the_central_reactor(blocks: int) -> None:
    seen = outcome("B", start={"reactors": {"white": blocks}, "players": crew("lower_white")}, stop="1.actions")
    assert (seen["reactors"]["white"], seen["capsules"]) == (5, 2)
    assert (seen["reactors"]["red"], seen["reactors"]["blue"]) == (2, 2)


@rule("SA-4.8.4")
def test_without_a_capsule_nobody_refuels() -> None:
    table = resolved("B", start={"capsules": 0, "players": crew("lower_white")}, stop="1.actions")
    assert no_effects(table) == [(0, "no-capsule", "SA-4.8.4")]
    assert (table.ship.reactors[1], table.ship.capsules) == (3, 0)


@rule("SA-4.8.5", "SA-D10")
@pytest.mark.parametrize("card", ["B", "HB"])
@pytest.mark.parametrize("blocks", [5, 6])
def test_a_capsule_is_spent_on_a_full_reactor(card: str, blocks: int) -> None:
    seen = outcome(card, start={"reactors": {"white": blocks}, "players": crew("lower_white")}, stop="1.actions")
    assert (seen["reactors"]["white"], seen["capsules"]) == (blocks, 2)


@rule("SA-4.8.6")
@pytest.mark.parametrize(
    ("station", "start", "why"),
    [
        ("upper_red", {"shields": {"red": 2}}, "full"),
        ("upper_white", {"shields": {"white": 4}}, "full"),
        ("lower_blue", {"reactors": {"blue": 3}}, "full"),
        ("lower_red", {"reactors": {"red": 4}}, "full"),
        ("upper_blue", {"reactors": {"blue": 0}}, "reactor-empty"),
        ("upper_white", {"reactors": {"white": 0}}, "reactor-empty"),
        ("lower_red", {"reactors": {"white": 0}}, "reactor-empty"),
    ],
)
def test_b_needs_room_and_a_source(station: str, start: dict[str, Any], why: str) -> None:
    before = resolved("-", start={**start, "players": crew(station)}, stop="1.actions")
    table = resolved("B", start={**start, "players": crew(station)}, stop="1.actions")
    assert no_effects(table) == [(0, why, "SA-4.8.6")]
    assert (table.ship.shields, table.ship.reactors) == (before.ship.shields, before.ship.reactors)


@rule("SA-4.8.7")
@pytest.mark.parametrize(
    ("station", "damage", "part", "full"),
    [
        ("upper_red", {"red": ["shield"]}, "shields", 1),
        ("upper_white", {"white": ["shield"]}, "shields", 2),
        ("lower_blue", {"blue": ["reactor"]}, "reactors", 2),
        ("lower_white", {"white": ["reactor"]}, "reactors", 4),
    ],
)
def test_a_damage_tile_lowers_what_a_system_can_hold(station: str, damage: Any, part: str, full: int) -> None:
    zone = station.split("_")[1]
    start = {"damage": damage, part: {zone: 0}, "players": crew(station)}
    assert outcome("B", start=start, stop="1.actions")[part][zone] == full
    told_full = no_effects(resolved("B", start={**start, part: {zone: full}}, stop="1.actions"))
    assert told_full == ([(0, "full", "SA-4.8.6")] if station != "lower_white" else [])
