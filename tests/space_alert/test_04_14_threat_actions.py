"""SA-4.14 Threat actions: threats move, act on their letters, and survive at Z."""

from typing import Any

import pytest

from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.cases.table import build, read_case
from quarterdeck.games.space_alert.state import SpaceAlert
from tests.rules import rule
from tests.space_alert.tables import no_effects, outcome, resolved, told


def threat(code: str, n: int, zone: str, square: int, damage: int = 0) -> dict[str, Any]:
    return {"code": code, "n": n, "zone": zone, "square": square, "damage": damage}


def letters(table: SpaceAlert) -> list[tuple[int, str]]:
    """The letters performed, with the numbers of their threats, in order."""
    return [(event.args["n"], event.args["letter"]) for event in told(table, "threat-acts")]


@rule("SA-4.14.1")
def test_external_and_internal_threats_move_in_ascending_number():
    given = [
        threat("E1-05", 4, "red", 9),
        threat("I1-01", 3, "internal", 12),
        threat("E1-05", 1, "blue", 11),
        threat("I2-05", 2, "internal", 12),
    ]
    table = resolved("-", start={"turn": 5, "threats": given}, stop="5.threats")
    assert [event.args["n"] for event in told(table, "threat-moves")] == [1, 2, 3, 4]


@pytest.mark.parametrize(("code", "speed"), [("SE1-02", 1), ("E1-05", 2), ("E1-07", 3), ("E2-01", 4), ("E1-10", 5)])
@rule("SA-4.14.2")
def test_a_threat_moves_as_many_squares_as_its_speed(code: str, speed: int):
    found = outcome("-", threats=[[code, 1, "red"]], tracks={"red": "T5"}, stop="1.threats")
    assert found["threats"][1]["square"] == 14 - speed


@rule("SA-4.14.2", "SA-4.14.9", "SA-D15")
def test_a_threat_that_speeds_up_does_so_from_its_next_move_on():
    start = {"turn": 1, "threats": [threat("E2-01", 1, "red", 14)]}
    found = [outcome("-", start=start, tracks={"red": "T7"}, stop=f"{turn}.threats") for turn in (1, 2)]
    assert [table["threats"][1]["square"] for table in found] == [14 - 4, 14 - 4 - 5]


@rule("SA-4.14.9")
def test_changed_shield_points_count_in_the_next_compute_damage_step():
    start = {"turn": 1, "players": [{"station": "upper_red"}], "threats": [threat("SE2-04", 1, "red", 6)]}
    found = outcome("- HA", start=start, stop="2.damage")  # X on square 5 raises 2 to 4
    assert (found["threats"][1]["shield"], found["threats"][1]["damage"]) == (4, 4 + 1 - 4)


@pytest.mark.parametrize(
    ("square", "performed"),
    [(15, ""), (14, "X"), (13, "X"), (11, "XY"), (8, "YY"), (6, "YZ")],
    ids=[
        "short of X",
        "lands on X",
        "passes X",
        "passes X, lands on Y",
        "passes Y, lands on Y",
        "passes Y, lands on Z",
    ],
)
@rule("SA-4.14.3")
def test_every_letter_landed_on_or_passed_is_performed_in_order(square: int, performed: str):
    start = {"turn": 1, "threats": [threat("E2-01", 1, "red", square)]}  # 4 squares, past X 5 squares
    table = resolved("-", start=start, tracks={"red": "T6"}, stop="1.threats")
    assert "".join(letter for _, letter in letters(table)) == performed


@rule("SA-4.14.3")
def test_a_letter_is_performed_before_the_next_threat_moves():
    given = [threat("E2-02", 1, "red", 6), threat("E1-05", 2, "white", 9)]  # the Scout helps already in this step
    table = resolved("-", start={"turn": 1, "threats": given}, stop="1.threats")
    assert letters(table) == [(1, "X"), (2, "X")]
    assert [event.args["strength"] for event in told(table, "attacked")] == [2 + 1]


@rule("SA-4.14.4")
def test_a_threat_stops_on_the_z_square():
    table = resolved("-", start={"turn": 1, "threats": [threat("E1-10", 1, "red", 3)]}, stop="1.threats")
    assert letters(table) == [(1, "Z")]
    assert [event.args["square"] for event in told(table, "threat-moves")] == [1]


@rule("SA-4.14.5")
def test_a_survived_threat_acts_no_more_and_no_weapon_finds_it():
    start = {"turn": 1, "players": [{"station": "lower_red"}], "threats": [threat("E1-05", 1, "red", 2)]}
    table = resolved("- A", start=start, stop="3.threats")
    assert report(table)["threats"][1] | {"status": "survived", "damage": 0} == report(table)["threats"][1]
    assert letters(table) == [(1, "Z")]
    assert [event.args["targets"] for event in told(table, "weapon-fires")] == [[]]
    assert report(table)["points"]["survived"] == 2


@rule("SA-4.14.5")
def test_a_survived_malfunction_gets_no_more_red_blocks():
    start = {"turn": 1, "players": [{"station": "upper_blue"}], "threats": [threat("I1-05", 1, "internal", 2)]}
    found = outcome("- B", start=start, stop="2.threats")
    assert (found["threats"][1]["status"], found["threats"][1]["damage"]) == ("survived", 0)


@pytest.mark.parametrize(
    ("code", "left"),
    [
        ("I1-01", 0),
        ("I1-03", 0),
        ("I2-04", 0),
        ("SI1-02", 0),
        ("SI2-01", 0),
        ("SI2-02", 0),
        ("I2-01", 1),
        ("I2-02", 1),
        ("SI2-04", 4),
    ],
)
@rule("SA-4.14.6")
def test_an_intruder_leaves_after_z_unless_it_is_slime_or_contamination(code: str, left: int):
    start = {"turn": 1, "threats": [threat(code, 1, "internal", 2)]}
    if left == 1:
        start["threats"][0]["tokens"] = ["lower_red"]
    found = outcome("-", start=start, stop="1.threats")
    assert found["threats"][1]["status"] == "survived"
    assert len(found["threats"][1]["tokens"]) == left


@rule("SA-4.14.7")
def test_a_malfunction_stays_after_z_and_its_system_is_lost():
    players = [{"station": "upper_blue"}, {"station": "upper_red"}]
    start = {"turn": 1, "players": players, "reactors": {"blue": 3}, "threats": [threat("I1-05", 1, "internal", 2)]}
    table = resolved("- B HB", "- B", start={**start, "computer": {1: True}}, stop="3.threats")
    assert report(table)["threats"][1]["tokens"] == ["upper_blue"]
    assert no_effects(table) == [(0, "past-repair", "SA-4.6.5")] * 2
    assert (report(table)["shields"]["blue"], report(table)["reactors"]["blue"]) == (1, 3)


@pytest.mark.parametrize(("damage", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
@rule("SA-4.14.8")
def test_healing_removes_no_more_blocks_than_there_are(damage: int, left: int):
    start = {"turn": 1, "threats": [threat("E1-09", 1, "red", 6, damage)]}
    assert outcome("-", start=start, stop="1.threats")["threats"][1]["damage"] == left


@pytest.mark.parametrize(
    ("code", "origin", "goal"),
    [
        ("I1-01", "upper_red", "upper_white"),
        ("I1-02", "upper_blue", "upper_white"),
        ("I1-04", "lower_white", "lower_red"),
        ("I2-03", "upper_red", "lower_red"),
        ("I2-04", "lower_blue", "upper_blue"),
    ],
)
@rule("SA-4.14.10")
def test_intruders_move_left_right_or_to_the_other_deck(code: str, origin: str, goal: str):
    start = {"turn": 1, "threats": [threat(code, 1, "internal", 10)]}  # X is on square 9 of T4
    found = [outcome("-", start=start, stop=stop)["threats"][1]["tokens"] for stop in ("1.damage", "1.threats")]
    assert found == [[origin], [goal]]


@rule("SA-4.14.10")
def test_intruders_need_no_lift_and_do_not_occupy_one():
    start = {"turn": 1, "players": [{"station": "upper_red"}] * 2, "threats": [threat("I2-03", 1, "internal", 10)]}
    damaged = outcome("-", start={**start, "players": [], "damage": {"red": ["gravolift"]}}, stop="1.threats")
    assert damaged["threats"][1]["tokens"] == ["lower_red"]
    table = resolved("^ A", "- ^ A", start={**start, "computer": {1: True}}, stop="2.threats")
    assert told(table, "delayed") == []


@pytest.mark.parametrize(
    ("track", "square", "speed", "damage", "performed"),
    [("T6", 11, 4, 8, ["X"]), ("T6", 11, 4, 7, ["X", "Y"]), ("T3", 4, 3, 7, ["Y"]), ("T3", 4, 3, 6, ["Y", "Z"])],
    ids=["dies on X", "lives past X", "dies on Y", "lives past Y"],
)
@rule("SA-4.14.11", "SA-D16")
def test_a_nemesis_that_kills_itself_performs_no_further_letter(
    track: str, square: int, speed: int, damage: int, performed: list[str]
):
    start = {"turn": 1, "threats": [threat("SE2-05", 1, "red", square, damage)]}
    table = build(read_case({"boards": ["-"], "start": start, "tracks": {"red": track}, "stop": "1.threats"}))
    table.event_sink, table.threats[0].speed = [], speed
    table.advance()
    assert [letter for _, letter in letters(table)] == performed
    assert report(table)["outcome"] == ("lost" if "Z" in performed else None)


@rule("SA-4.14.12")
def test_a_rocket_does_its_damage_one_turn_after_its_launch():
    start = {"turn": 1, "players": [{"station": "lower_blue"}], "threats": [threat("E1-05", 1, "red", 8)]}
    found = [outcome("C", start=start, stop=f"{turn}.damage") for turn in (1, 2, 3)]
    assert [table["threats"][1]["damage"] for table in found] == [0, 1, 1]
    assert [table["rockets"] for table in found] == [2, 2, 2]


@rule("SA-4.14.12")
def test_the_rocket_track_is_free_again_after_the_threats_have_moved():
    start = {"turn": 1, "players": [{"station": "lower_blue"}] * 2}
    table = resolved("C C", "C", start=start, stop="2.threats")
    assert [(event.args["crew"], event.args["left"]) for event in told(table, "rocket-launched")] == [(0, 2), (0, 1)]


@rule("SA-4.14.13")
def test_only_players_in_the_named_place_at_that_moment_are_delayed():
    stations = [{"station": name} for name in ("upper_red", "lower_white", "upper_blue", "upper_red")]
    start = {"turn": 1, "players": stations, "threats": [threat("SE2-03", 1, "red", 6)]}  # X delays its zone
    found = outcome("- A A", "< A A", "- A A", "> A A", start=start, stop="1.threats")
    slots = {who: player["slots"] for who, player in found["players"].items()}
    assert {who: (slot[2], slot[3], slot[4]) for who, slot in slots.items()} == {
        0: ("-", "A", "A"),
        1: ("-", "A", "A"),  # has just walked in
        2: ("A", "A", "-"),
        3: ("A", "A", "-"),  # has just walked out
    }


@rule("SA-4.14.14")
def test_a_knocked_out_player_stays_where_the_figure_is_and_does_nothing_more():
    start = {"turn": 1, "players": [{"station": "upper_blue"}], "threats": [threat("SI1-02", 1, "internal", 2)]}
    start["threats"][0]["tokens"] = ["upper_blue"]
    found = outcome("- A < - A < - A < - A", start=start)
    assert found["players"][0]["knocked_out"]
    assert (found["players"][0]["station"], found["reactors"]["blue"]) == ("upper_blue", 2)
    assert found["outcome"] == "won"


@rule("SA-4.14.15")
def test_the_squad_of_a_knocked_out_player_is_of_no_use_to_anybody():
    players = [{"station": "lower_red", "squad": "lower_red"}, {"station": "lower_red"}, {"station": "upper_blue"}]
    start = {"turn": 1, "players": players, "threats": [threat("SI1-01", 1, "internal", 2)]}
    start["threats"][0]["tokens"] = ["lower_red"]
    table = resolved("- C", "> < C", "C", start={**start, "computer": {1: True}}, stop="3.threats")
    assert report(table)["battlebots"]["lower_red"] == {"place": "lower_red", "active": False, "disabled": True}
    assert (1, "storage-empty", "SA-4.9.8") in no_effects(table)
    assert report(table)["battlebots"]["upper_blue"]["active"]


@pytest.mark.parametrize(
    ("code", "zone", "square", "knocked_out"), [("SE2-03", "red", 2, True), ("I2-05", "internal", 6, False)]
)
@rule("SA-4.14.16")
def test_all_players_on_the_ship_are_not_the_pilot_in_space(code: str, zone: str, square: int, knocked_out: bool):
    players = [{"space": True, "squad": "lower_red"}, {"station": "lower_blue"}, {"station": "upper_white"}]
    start = {"turn": 1, "players": players, "threats": [threat(code, 1, zone, square)]}
    found = outcome("X X", "- A", "- A", start=start, stop="1.threats")["players"].values()
    assert [player["knocked_out"] for player in found] == [False, knocked_out, knocked_out]
    assert [player["slots"][2] for player in found] == (["X", "A", "A"] if knocked_out else ["X", "-", "-"])
