"""SA-4.16 Computer maintenance check, SA-4.17 Final turn 13, SA-4.18 Losing."""

from typing import Any

import pytest

from quarterdeck.games.space_alert.cases.report import report
from quarterdeck.games.space_alert.state import SpaceAlert
from tests.rules import rule
from tests.space_alert.tables import outcome, resolved, told

ALL_RED = ["heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structural"]
PILOT = {"space": True, "squad": "lower_red"}


def threat(code: str, n: int, zone: str, square: int, damage: int = 0, **more: Any) -> dict[str, Any]:
    return {"code": code, "n": n, "zone": zone, "square": square, "damage": damage, **more}


def last_turn(card: str, *given: dict[str, Any], station: str = "upper_white", **more: Any) -> SpaceAlert:
    """The table after turns 12 and 13; one player in `station` (or in space) plays a card in turn 12."""
    player = PILOT if station == "space" else {"station": station}
    start = {"turn": 12, "players": [player], "threats": list(given), **more}
    return resolved("- " * 11 + card, start=start)


def steps(table: SpaceAlert, turn: int) -> list[str]:
    """The steps of a turn, by name."""
    return [event.args["step"] for event in told(table, "step-begins") if event.args["turn"] == turn]


# SA-4.16 Computer maintenance check


@rule("SA-4.16.1", "SA-4.17.6")
def test_maintenance_is_checked_after_the_threat_actions_of_turns_2_5_and_9_only():
    table = resolved("-")
    checked = [turn for turn in range(1, 14) if "maintenance-check" in steps(table, turn)]
    assert checked == [2, 5, 9]
    assert all(steps(table, turn)[-2:] == ["threat-actions", "maintenance-check"] for turn in checked)


@pytest.mark.parametrize(
    ("maintained", "delayed"),
    [((), [3, 6, 10]), ((1,), [6, 10]), ((2, 4, 8), []), ((5, 9), [3]), ((8,), [3, 6]), ((1, 2), [6, 10])],
)
@rule("SA-4.16.1", "SA-4.16.2", "SA-4.16.4")
def test_missed_maintenance_of_a_phase_delays_the_next_action(maintained: tuple[int, ...], delayed: list[int]):
    engineer = " ".join("C" if turn in maintained else "-" for turn in range(1, 13))
    table = resolved(engineer, "A A A A A A A A A A A A")
    assert [event.args["turn"] for event in told(table, "delayed")] == delayed


@rule("SA-4.16.2")
def test_missed_maintenance_delays_everybody_on_the_ship():
    stations = [{"station": name} for name in ("upper_red", "lower_blue", "upper_white")]
    found = outcome("- - A", "- - < A", "- - -", start={"turn": 1, "players": stations}, stop="2.check")
    slots = [found["players"][who]["slots"] for who in range(3)]
    assert [(slot[3], slot[4], slot[5]) for slot in slots] == [("-", "A", "-"), ("-", "<", "A"), ("-", "-", "-")]


@rule("SA-4.16.3")
def test_missed_maintenance_spares_the_pilot_in_space_but_not_one_who_has_just_returned():
    start = {"turn": 5, "players": [PILOT]}
    stays = outcome("- - - - X X", start=start, stop="5.check")["players"][0]
    assert (stays["space"], stays["slots"][6]) == (True, "X")
    returns = outcome("- - - - - A", start=start, stop="5.check")["players"][0]
    assert (returns["space"], returns["slots"][6], returns["slots"][7]) == (False, "-", "A")


# SA-4.17 Final turn 13


@rule("SA-4.17.1", "SA-4.17.6")
def test_in_turn_13_no_threat_appears_and_nobody_acts():
    table = resolved("- - - - - - - - - - - A", threats=[["E1-05", 13, "white"]])
    assert steps(table, 13) == ["rocket-arrives", "threat-actions"]
    assert report(table)["threats"][13]["status"] == "waiting"
    assert steps(table, 12) == ["threats-appear", "player-actions", "compute-damage", "threat-actions"]


@rule("SA-4.17.2", "SA-D35")
def test_a_rocket_of_turn_12_hits_before_the_last_threat_actions():
    table = last_turn("C", threat("E1-05", 1, "red", 4, damage=4), station="lower_blue")
    assert report(table)["threats"][1]["status"] == "destroyed"
    assert report(table)["damage"]["red"] == 0


@rule("SA-4.17.2", "SA-D35")
def test_interceptors_and_cannons_do_not_attack_in_turn_13():
    table = last_turn("X", threat("E1-09", 1, "red", 5), station="space")
    assert [event.args["weapon"] for event in told(table, "weapon-fires")] == ["interceptors"]
    assert report(table)["threats"][1]["damage"] == 3
    table = last_turn("A", threat("E1-09", 1, "white", 6))
    assert [event.args["weapon"] for event in told(table, "weapon-fires")] == ["heavy_laser-upper_white"]


@rule("SA-4.17.3")
def test_nemesis_strikes_back_when_the_last_rocket_hits_it():
    table = last_turn("C", threat("SE2-05", 1, "white", 11), station="lower_blue")
    strikes = [(event.args["zone"], event.args["strength"]) for event in told(table, "attacked")]
    assert strikes[-3:] == [("red", 1), ("white", 1), ("blue", 1)]
    assert report(table)["turn"] == 13


@rule("SA-4.17.4")
def test_the_pilot_returns_in_turn_13_and_meets_what_is_in_upper_red():
    table = last_turn("X", station="space")
    assert report(table)["players"][0] | {"space": False, "station": "upper_red"} == report(table)["players"][0]
    contaminated = last_turn("X", threat("SI2-04", 1, "internal", 2), station="space")  # Z in turn 12
    assert report(contaminated)["players"][0]["knocked_out"]
    assert report(contaminated)["players"][0]["station"] == "upper_red"


@rule("SA-4.17.4")
def test_a_pilot_knocked_out_in_space_stays_there():
    table = last_turn("X", threat("SE2-01", 1, "white", 5), station="space")  # strikes a lone Behemoth
    assert report(table)["players"][0] | {"space": True, "knocked_out": True} == report(table)["players"][0]


@rule("SA-4.17.5")
def test_threats_move_once_more_in_turn_13():
    table = last_turn("-", threat("E1-05", 1, "white", 5), threat("E1-05", 2, "red", 10))
    assert {n: (given["status"], given["square"]) for n, given in report(table)["threats"].items()} == {
        1: ("survived", 1),
        2: ("on_track", 6),
    }


@rule("SA-D35")
def test_a_pilot_is_back_on_the_ship_when_the_threats_act_in_turn_13():
    satellite = threat("SE2-03", 1, "white", 4)  # Z in turn 13 knocks out everybody on the ship
    table = last_turn("X", satellite, threat("E1-09", 2, "red", 4), station="space")
    assert report(table)["threats"][1]["status"] == "survived"
    assert report(table)["players"][0]["knocked_out"]


# SA-4.18 Losing


@pytest.mark.parametrize("code", ["SE2-05", "SI1-03", "SI1-04", "SI2-05"])
@rule("SA-4.18.2")
def test_some_threats_lose_the_ship_at_z_whatever_the_damage(code: str):
    zone = "white" if code.startswith("SE") else "internal"
    found = outcome("-", start={"turn": 1, "threats": [threat(code, 3, zone, 2)]})
    assert (found["outcome"], found["turn"]) == ("lost", 1)
    assert found["reason"] == {"threat": code, "clause": "SA-4.18.2"}
    assert sum(found["damage"].values()) == 0


@rule("SA-4.18.3")
def test_after_a_loss_nothing_more_is_resolved_and_nothing_counted():
    given = [threat("E1-05", 1, "red", 2), threat("E1-05", 2, "blue", 2), threat("SE1-01", 3, "white", 9)]
    table = resolved("- A A", start={"turn": 1, "threats": given, "damage": {"red": ALL_RED}, "shields": {"red": 1}})
    assert report(table)["threats"][2] | {"status": "on_track", "square": 2} == report(table)["threats"][2]
    assert (report(table)["turn"], report(table)["reactors"]["white"]) == (1, 3)
    assert (table.sheet, report(table)["score"], report(table)["points"]) == (None, None, None)
    assert table.over


@rule("SA-4.18.4")
def test_a_ship_with_everybody_knocked_out_flies_on():
    start = {"turn": 1, "threats": [threat("SE2-03", 1, "white", 2)]}
    found = outcome("- A", "- B", start=start, threats=[["E1-05", 3, "blue"]])
    assert [player["knocked_out"] for player in found["players"].values()] == [True, True]
    assert (found["outcome"], found["turn"]) == ("won", 13)
    assert found["threats"][3]["status"] == "survived"


@pytest.mark.parametrize(
    ("given", "board", "destroyer"),
    [
        ([threat("E1-07", 1, "blue", 2), threat("E1-05", 2, "red", 2)], "-", "E1-05"),
        ([threat("I1-06", 1, "internal", 2), threat("E1-05", 2, "red", 9)], "-", "I1-06"),
        ([threat("E2-02", 1, "blue", 4), threat("E1-05", 2, "red", 2)], "-", "E1-05"),  # moved by the Scout
        ([threat("E2-07", 1, "red", 4, damage=6), threat("E1-05", 2, "red", 9)], "A", "E2-07"),  # broken up
        ([threat("SE2-05", 1, "blue", 9), threat("E1-05", 2, "red", 10)], "rocket", "SE2-05"),  # struck back
    ],
)
@rule("SA-D49")
def test_the_destroyer_is_the_threat_whose_doing_was_resolved(given: list[Any], board: str, destroyer: str):
    players = [{"station": "upper_red"}]
    start = {"turn": 1, "players": players, "threats": given, "damage": {"red": ALL_RED}, "shields": {"red": 0}}
    rocket = board == "rocket"
    found = outcome("-" if rocket else board, start={**start, "rocket_in_flight": rocket}, stop="1.threats")
    assert found["outcome"] == "lost"
    assert found["reason"] == {"threat": destroyer, "clause": "SA-4.18.1"}
