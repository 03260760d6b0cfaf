"""Action C (SA-4.9): computer, rockets, battlebot storage, interceptors, panoramic windows."""

from typing import Any

import pytest

from tests.rules import rule
from tests.space_alert.tables import no_effects, outcome, resolved, told

LEADER = {"station": "lower_red", "squad": "lower_red"}
STORAGES = ["lower_red", "upper_blue"]


def on(turn: int, symbol: str) -> str:
    """A board with one card."""
    return "- " * (turn - 1) + symbol


def crew(*stations: str) -> list[dict[str, str]]:
    return [{"station": station} for station in stations]


def windows(*boards: str, turn: int = 1, stop: str = "") -> dict[int, int]:
    """The visual confirmation markers, with everybody at the windows and the computer looked after."""
    start = {"turn": turn, "computer": {1: True, 2: True, 3: True}, "players": crew(*["lower_white"] * len(boards))}
    seen: dict[int, int] = outcome(*boards, start=start, stop=stop)["visual_confirmation"]
    return seen


# Computer


@rule("SA-4.9.1", "SA-4.9.3", "SA-D7")
@pytest.mark.parametrize(("turn", "check"), [(1, 2), (2, 2), (4, 5), (5, 5), (8, 9), (9, 9)])
def test_maintenance_in_the_first_two_turns_of_a_phase_keeps_everybody_in_time(turn: int, check: int) -> None:
    for card, slot in (("C", "A"), ("-", "-")):
        boards = (on(turn, card), on(check + 1, "A"), on(check + 1, "A"))
        seen = outcome(*boards, start={"turn": turn}, stop=f"{check}.check")
        assert [seen["players"][who]["slots"][check + 1] for who in (1, 2)] == [slot, slot]


@rule("SA-4.9.1", "SA-4.9.3", "SA-D7")
@pytest.mark.parametrize(("turn", "check"), [(2, 5), (3, 5), (5, 9), (6, 9), (7, 9)])
def test_maintenance_of_an_earlier_phase_or_done_late_helps_no_check(turn: int, check: int) -> None:
    seen = outcome(on(turn, "C"), on(check + 1, "A"), start={"turn": turn}, stop=f"{check}.check")
    assert seen["players"][1]["slots"][check + 1] == "-"


@rule("SA-4.9.2")
@pytest.mark.parametrize(("boards", "who"), [(["C C"], 0), (["C", "C"], 1)])
def test_the_computer_is_maintained_once_a_phase(boards: list[str], who: int) -> None:
    table = resolved(*boards, stop="2.check")
    assert no_effects(table) == [(who, "already-maintained", "SA-4.9.2")]
    assert table.ship.maintained == [True, False, False]


# Rockets


@rule("SA-4.9.4")
def test_a_rocket_leaves_the_station_for_the_rocket_track() -> None:
    """It stands on the first square and hits nothing before the next turn."""
    threat = {"code": "SE1-01", "n": 1, "zone": "white", "square": 9}
    case = {"start": {"players": crew("lower_blue"), "threats": [threat]}}
    table = resolved("C", **case, stop="1.damage")
    assert (table.ship.rockets, table.ship.launched, table.threats[0].damage) == (2, True, 0)
    assert outcome("C", **case, stop="2.damage")["threats"][1]["damage"] == 1


@rule("SA-4.9.5")
def test_no_rocket_is_launched_when_none_is_left() -> None:
    table = resolved("C", start={"rockets": 0, "players": crew("lower_blue")}, stop="1.actions")
    assert no_effects(table) == [(0, "no-rocket", "SA-4.9.5")]
    assert (table.ship.rockets, table.ship.launched) == (0, False)


@rule("SA-4.9.5")
def test_only_one_rocket_is_launched_in_a_turn() -> None:
    table = resolved("C", "C", start={"players": crew("lower_blue", "lower_blue")}, stop="1.actions")
    assert no_effects(table) == [(1, "rocket-on-ramp", "SA-4.9.5")]
    assert table.ship.rockets == 2


@rule("SA-4.9.6")
def test_rockets_may_be_launched_turn_after_turn() -> None:
    threat = {"code": "SE1-01", "n": 1, "zone": "white", "square": 10}
    table = resolved("C C C", "C", start={"players": [*crew("lower_blue"), {}], "threats": [threat]}, stop="4.damage")
    assert (no_effects(table), table.ship.rockets, table.threats[0].damage) == ([], 0, 3)


# Battlebot storage


@rule("SA-4.9.7")
@pytest.mark.parametrize("station", STORAGES)
def test_a_squad_from_storage_is_active_and_follows(station: str) -> None:
    other = next(storage for storage in STORAGES if storage != station)
    seen = outcome("C ^", "C", start={"players": [*crew(station), {}]}, stop="2.actions")
    assert seen["players"][0]["squad_active"]
    assert seen["battlebots"][station]["place"] == seen["players"][0]["station"] != station
    assert seen["battlebots"][other] == {"place": other, "active": False, "disabled": False}


@rule("SA-4.9.7", "SA-4.9.8")
@pytest.mark.parametrize("station", STORAGES)
def test_the_second_to_reach_into_the_storage_finds_it_empty(station: str) -> None:
    table = resolved("C", "C", start={"players": crew(station, station)}, stop="1.actions")
    assert no_effects(table) == [(1, "storage-empty", "SA-4.9.8")]
    assert (table.led_by(0) is not None, table.led_by(1)) == (True, None)


@rule("SA-4.9.9")
@pytest.mark.parametrize("home", STORAGES)
@pytest.mark.parametrize("station", STORAGES)
def test_a_disabled_squad_wakes_in_either_storage(home: str, station: str) -> None:
    """The own squad is reactivated, also where another one is stored."""
    leader = {"station": station, "squad": home, "squad_active": False}
    seen = outcome("C", start={"players": [leader]}, stop="1.actions")
    assert seen["players"][0]["squad_active"]
    assert seen["battlebots"][home] == {"place": station, "active": True, "disabled": False}
    assert [squad["active"] for squad in seen["battlebots"].values()].count(True) == 1


@rule("SA-4.9.10")
@pytest.mark.parametrize("station", STORAGES)
def test_nobody_leads_two_squads(station: str) -> None:
    table = resolved("C", start={"players": [{**LEADER, "station": station}]}, stop="1.actions")
    assert no_effects(table) == [(0, "squad-active", "SA-4.9.10")]
    assert [squad.leader for squad in table.squads] == [0, None]


@rule("SA-4.9.11")
@pytest.mark.parametrize("leader", [LEADER, {**LEADER, "squad_active": False}, {**LEADER, "knocked_out": True}])
def test_a_squad_stays_with_its_leader_even_at_home(leader: dict[str, Any]) -> None:
    table = resolved("- C", "C X", start={"players": [leader, *crew("lower_red")]}, stop="2.actions")
    assert [squad.leader for squad in table.squads] == [0, None]


# Interceptors


@rule("SA-4.9.12")
def test_c_in_the_upper_red_station_launches_the_interceptors() -> None:
    seen = outcome("C", start={"players": [{**LEADER, "station": "upper_red"}]}, stop="1.actions")
    assert seen["players"][0]["space"]


# Panoramic windows


@rule("SA-4.9.13", "SA-4.9.14")
def test_visual_confirmation_is_settled_when_everybody_has_acted() -> None:
    start = {"players": crew("lower_white", "lower_white", "upper_red")}
    table = resolved("C", "C", "A", start=start, stop="1.actions")
    steps = [event.kind for event in table.event_sink or [] if event.kind != "step-begins"]
    assert steps == ["looks-out", "looks-out", "loaded", "visual-confirmation"]
    assert told(table, "visual-confirmation")[0].args == {"phase": 1, "count": 2, "points": 2}


@rule("SA-4.9.15")
def test_as_many_lookouts_as_before_are_told_to_be_no_better() -> None:
    start = {"turn": 1, "players": [{"station": "lower_white"}] * 2}
    table = resolved("C C", "C C", start=start, stop="2.actions")
    assert len(told(table, "visual-confirmation")) == 1
    assert [event.args for event in told(table, "visual-no-better")] == [{"phase": 1, "count": 2}]


@rule("SA-4.9.14", "SA-4.9.16")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7)])
def test_what_so_many_players_at_the_windows_are_worth(count: int, points: int) -> None:
    assert windows(*["C"] * count, stop="1.actions") == {1: points, 2: 0, 3: 0}


@rule("SA-4.9.14", "SA-4.9.15")
@pytest.mark.parametrize(
    ("boards", "points"),
    [
        (["C C", "- C", "- C"], 3),
        (["C C", "C", "C"], 3),
        (["C C C", "C C C", "- - -"], 2),
        (["C - C", "- C C", "- C"], 2),
    ],
)
def test_only_the_best_turn_of_a_phase_counts(boards: list[str], points: int) -> None:
    assert windows(*boards, stop="3.actions") == {1: points, 2: 0, 3: 0}


@rule("SA-4.9.16")
def test_each_phase_has_its_own_marker() -> None:
    assert windows("C - - C - - - C", "C - - - - - - C", "C", stop="8.actions") == {1: 3, 2: 1, 3: 2}
