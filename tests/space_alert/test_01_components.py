"""The ship board and what stands on it (SA-1.1 to SA-1.16, SA-1.24)."""

from itertools import product
from typing import Any

import pytest

from quarterdeck import BadOptions
from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.ship import STATIONS
from quarterdeck.games.space_alert.rules.threats import advance
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.event import Event
from tests.rules import rule
from tests.space_alert.tables import flight, no_effects, outcome, refusal, resolved, told

EXITS = {
    "upper_red": {">": "upper_white", "^": "lower_red"},
    "upper_white": {"<": "upper_red", ">": "upper_blue", "^": "lower_white"},
    "upper_blue": {"<": "upper_white", "^": "lower_blue"},
    "lower_red": {">": "lower_white", "^": "upper_red"},
    "lower_white": {"<": "lower_red", ">": "lower_blue", "^": "upper_white"},
    "lower_blue": {"<": "lower_white", "^": "upper_blue"},
}


def at(station: str, board: str, **case: Any) -> SpaceAlert:
    """The table after one player's turn 1 that began in a station."""
    start = {"players": [{"station": station, **case.pop("player", {})}], **case.pop("start", {})}
    return resolved(board, start=start, stop=case.pop("stop", "1.damage"), **case)


def energy(table: SpaceAlert) -> tuple[list[int], list[int]]:
    return table.ship.shields, table.ship.reactors


# Stations, doors and gravolifts


@rule("SA-1.1")
def test_the_ship_has_an_upper_and_a_lower_station_in_each_of_three_zones() -> None:
    assert set(STATIONS) == {f"{deck}_{zone}" for deck in ("upper", "lower") for zone in ("red", "white", "blue")}
    walk = [report(at("lower_red", ">" * steps, stop=f"{steps}.actions"))["players"][0]["station"] for steps in (1, 2)]
    assert walk == ["lower_white", "lower_blue"], "red, white, blue from left to right"


@rule("SA-1.2", "SA-1.3")
@pytest.mark.parametrize(("station", "card"), list(product(EXITS, "<>^")))
def test_doors_join_neighbouring_zones_and_a_gravolift_the_decks_of_a_zone(station: str, card: str) -> None:
    table = at(station, card)
    assert report(table)["players"][0]["station"] == EXITS[station].get(card, station)
    assert bool(no_effects(table)) == (card not in EXITS[station]), "there is no way from red to blue or back"


@rule("SA-1.4")
@pytest.mark.parametrize(("station", "other"), [pair for pair in product(EXITS, repeat=2) if pair[0] != pair[1]])
def test_a_seeker_finds_prey_only_through_a_door_or_a_gravolift(station: str, other: str) -> None:
    seeker = {"code": "SI2-02", "n": 1, "zone": "internal", "square": 10, "tokens": [station]}
    table = at(other, "-", start={"threats": [seeker]}, stop="1.threats")
    assert table.threats[0].performed == "X"
    assert report(table)["threats"][1]["tokens"] == [other if other in EXITS[station].values() else station]


# Systems


def fires(station: str, square: int, zone: str = "") -> Event:
    """The log entry of the weapon of a station, fired at an Amoeba."""
    amoeba = {"code": "E1-09", "n": 1, "zone": zone or station.partition("_")[2], "square": square}
    tracks = dict.fromkeys(("red", "white", "blue"), "T7")
    return told(at(station, "A", start={"threats": [amoeba]}, tracks=tracks), "weapon-fires")[0]


@rule("SA-1.5", "SA-1.6", "SA-1.9")
@pytest.mark.parametrize(
    ("station", "weapon", "strength"),
    [
        ("upper_red", "heavy_laser-upper_red", 4),
        ("upper_white", "heavy_laser-upper_white", 5),
        ("upper_blue", "heavy_laser-upper_blue", 4),
        ("lower_red", "light_laser-lower_red", 2),
        ("lower_white", "pulse_cannon", 1),
        ("lower_blue", "light_laser-lower_blue", 2),
    ],
)
def test_a_fires_the_weapon_of_the_station(station: str, weapon: str, strength: int) -> None:
    shot = fires(station, 10).args
    assert (shot["weapon"], shot["strength"], shot["targets"]) == (weapon, strength, ["E1-09:1"])


@rule("SA-1.9")
@pytest.mark.parametrize("station", [station for station in STATIONS if station != "lower_white"])
def test_lasers_reach_distance_3(station: str) -> None:
    assert fires(station, 16).args["targets"] == ["E1-09:1"]


@rule("SA-1.9")
def test_the_pulse_cannon_reaches_distance_2_in_every_zone() -> None:
    assert [fires("lower_white", 10, zone).args["targets"] for zone in ("red", "blue")] == [["E1-09:1"]] * 2
    assert fires("lower_white", 11).args["targets"] == []


@rule("SA-1.9")
@pytest.mark.parametrize(("square", "targets"), [(10, ["E1-05:1"]), (11, [])])
def test_a_rocket_has_strength_3_and_reaches_distance_2(square: int, targets: list[str]) -> None:
    gunship = {"code": "E1-05", "n": 1, "zone": "blue", "square": square}
    table = at("upper_white", "-", start={"rocket_in_flight": True, "threats": [gunship]})
    shot = told(table, "weapon-fires")[0].args
    assert (shot["weapon"], shot["strength"], shot["targets"]) == ("rocket", 3, targets)


@rule("SA-1.9")
@pytest.mark.parametrize(
    ("squares", "strength", "targets"),
    [((5,), 3, ["E1-05:1"]), ((5, 4), 1, ["E1-05:1", "E1-05:2"]), ((5, 6), 3, ["E1-05:1"]), ((6,), None, [])],
)
def test_interceptors_hit_one_target_with_3_or_several_with_1_at_distance_1(
    squares: tuple[int, ...], strength: int | None, targets: list[str]
) -> None:
    ships = [{"code": "E1-05", "n": n, "zone": "blue", "square": square} for n, square in enumerate(squares, 1)]
    shot = told(at("upper_red", "C", player={"squad": "lower_red"}, start={"threats": ships}), "weapon-fires")[0].args
    assert (shot["weapon"], shot["targets"]) == ("interceptors", targets)
    assert strength in (None, shot["strength"])


@rule("SA-1.5", "SA-1.7", "SA-1.10")
@pytest.mark.parametrize(
    ("station", "shields", "reactors"),
    [
        ("upper_red", [2, 0, 0], [1, 5, 3]),
        ("upper_white", [0, 3, 0], [3, 2, 3]),
        ("upper_blue", [0, 0, 2], [3, 5, 1]),
    ],
)
def test_b_upstairs_charges_the_shield_of_the_zone_from_its_reactor(
    station: str, shields: list[int], reactors: list[int]
) -> None:
    full = {"shields": {"red": 0, "white": 0, "blue": 0}, "reactors": {"red": 3, "white": 5, "blue": 3}}
    assert energy(at(station, "B", start=full)) == (shields, reactors)


@rule("SA-1.5", "SA-1.7", "SA-1.10")
@pytest.mark.parametrize(
    ("station", "reactors", "capsules"),
    [("lower_red", [3, 2, 0], 3), ("lower_blue", [0, 2, 3], 3), ("lower_white", [0, 5, 0], 2)],
)
def test_b_downstairs_charges_the_lateral_reactor_or_refuels_the_central_one(
    station: str, reactors: list[int], capsules: int
) -> None:
    central = 0 if station == "lower_white" else 5
    table = at(station, "B", start={"reactors": {"red": 0, "white": central, "blue": 0}})
    assert (table.ship.reactors, table.ship.capsules) == (reactors, capsules)


@rule("SA-1.5", "SA-1.8")
@pytest.mark.parametrize(
    ("station", "event", "args"),
    [
        ("upper_red", "took-off", {}),
        ("upper_white", "maintained", {"phase": 1}),
        ("upper_blue", "squad-taken", {"station": "upper_blue"}),
        ("lower_red", "squad-taken", {"station": "lower_red"}),
        ("lower_white", "looks-out", {}),
        ("lower_blue", "rocket-launched", {"left": 2}),
    ],
)
def test_c_is_the_special_system_of_the_station(station: str, event: str, args: dict[str, Any]) -> None:
    pilot = {"squad": "lower_red"} if station == "upper_red" else {}
    assert [e.args for e in told(at(station, "C", player=pilot), event)] == [{"crew": 0, **args}]


# Energy, blocks and the bank


@rule("SA-1.11")
def test_a_light_laser_never_uses_up_its_yellow_block() -> None:
    table = resolved("C ^ < A A A A A A A A A", start={"computer": {2: True, 3: True}})
    assert [event.args["station"] for event in told(table, "loaded")] == ["lower_red"] * 9
    assert energy(table) == ([1, 1, 1], [2, 3, 2])


@rule("SA-1.11")
def test_a_heavy_laser_uses_a_green_block_of_its_reactor() -> None:
    assert energy(at("upper_red", "A")) == ([1, 1, 1], [1, 3, 2])


@rule("SA-1.12", "SA-D3")
def test_blocks_do_not_run_out() -> None:
    big = [("E2-05", "red", 12), ("SE2-06", "white", 5), ("SE2-02", "blue", 9), ("SE2-05", "blue", 8)]
    threats = [{"code": c, "n": n, "zone": z, "square": 10, "damage": d} for n, (c, z, d) in enumerate(big, 1)]
    red = at("upper_white", "A", start={"threats": threats})
    assert sum(threat.damage for threat in red.threats) == 39, "the box holds 36 red blocks"
    full = {"shields": {"red": 9, "white": 9, "blue": 9}, "reactors": {"white": 0}}
    green = at("lower_white", "B", start=full)
    assert sum(map(sum, energy(green))) == 27 + 9, "the box holds 24 green blocks"


@rule("SA-1.24")
def test_what_is_spent_leaves_the_ship() -> None:
    table = resolved(
        "B A", "C", start={"players": [{"station": "lower_white"}, {"station": "lower_blue"}]}, stop="3.damage"
    )
    ship = table.ship
    assert (ship.capsules, ship.rockets, ship.launched, ship.flying) == (2, 2, False, False)
    assert energy(table) == ([1, 1, 1], [2, 4, 2]), "refuelled to 5 from the bank, then one block fired"


# Boards and figures


@rule("SA-1.13")
@pytest.mark.parametrize(
    ("name", "squares"),
    [
        ("T1", "Z...X....."),
        ("T2", "Z......X..."),
        ("T3", "Z.Y....X...."),
        ("T4", "Z...Y...X...."),
        ("T5", "Z.....Y...X..."),
        ("T6", "Z.Y...Y..X....."),
        ("T7", "Z...Y..Y...X...."),
    ],
)
def test_a_threat_meets_the_letters_of_its_trajectory(name: str, squares: str) -> None:
    red = {"tracks": {"red": name}, "threats": [["E1-05", 1, "red"]], "start": {"shields": {"red": 9}}}
    table = resolved("-", **red, stop="1.appear")
    gunship, met = table.threats[0], "."
    assert gunship.square == len(squares)
    while gunship.status == "on_track":
        before = len(gunship.performed)
        advance(table, gunship, 1)
        met = (gunship.performed[before:] or ".") + met
    assert met == squares


@rule("SA-1.13")
def test_there_are_seven_trajectories() -> None:
    assert list(pack().tracks) == ["T1", "T2", "T3", "T4", "T5", "T6", "T7"]


@rule("SA-1.14")
def test_an_action_board_has_three_parts_of_3_4_and_5_slots() -> None:
    game = flight()
    parts = []
    for phase in (1, 2, 3):
        parts.append(sorted({option.slot for option in game.choices(0) if option.verb == "place"}))  # type: ignore[attr-defined]
        if phase < 3:
            game.act(0, "end-phase")
    assert parts == [[1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11, 12]]
    card = game.state.players[0].hand[0]
    assert [refusal(game, 0, f"place 0 {card} {slot}") for slot in (0, 12, 13)] == ["SA-1.14", None, "SA-1.14"]


@rule("SA-1.14", "SA-1.16")
def test_there_are_boards_and_figures_for_five() -> None:
    assert len(flight(5).state.crew) == 5
    with pytest.raises(BadOptions, match="1, 2, 3, 4, 5 seats"):
        flight(6)
    with pytest.raises(BadOptions, match="extra_android"):
        flight(5, extra_android=True)


@rule("SA-1.15")
def test_the_marker_goes_through_every_step_of_a_full_mission() -> None:
    steps = [(event.args["turn"], event.args["step"]) for event in told(resolved("C--C---C"), "step-begins")]
    four = ["threats-appear", "player-actions", "compute-damage", "threat-actions"]
    expected = []
    for turn in range(1, 13):
        expected += [(turn, step) for step in four] + [(turn, "maintenance-check")] * (turn in (2, 5, 9))
    assert steps == [*expected, (13, "rocket-arrives"), (13, "threat-actions")]


@rule("SA-1.16")
@pytest.mark.parametrize(
    ("board", "station", "event", "supply"),
    [("CCCC", "lower_blue", "rocket-launched", 3), ("BBBB", "lower_white", "refuelled", 3)],
)
def test_there_are_three_rockets_and_three_capsules(board: str, station: str, event: str, supply: int) -> None:
    start = {"computer": {1: True}}
    table = at(station, board, start=start, stop="4.actions")
    assert len(told(table, event)) == supply
    assert len(no_effects(table)) == 1


@rule("SA-1.16")
def test_there_are_two_battlebot_squads() -> None:
    stored = outcome("-")["battlebots"]
    assert {home: squad["place"] for home, squad in stored.items()} == {
        "lower_red": "lower_red",
        "upper_blue": "upper_blue",
    }
    third = resolved(">C", ">-C", stop="3.actions", start={"computer": {1: True}})
    assert no_effects(third) == [(1, "storage-empty", "SA-4.9.8")], "a squad that was taken is not there for another"
