"""SA-11.3: serious intruders, card by card."""

from typing import Any

import pytest

from quarterdeck.games.space_alert.cases.report import report
from tests.rules import rule
from tests.space_alert.tables import told
from tests.space_alert.test_11_cards import at, blocks, cards_in, meet, met, out_cold, post, statuses, tiles, tokens

NONE = (0, 0, 0)
PILOT = post("space", "upper_blue")


# Commandos, Alien, Executioner, Seeker


@rule("SA-11.3.24", "SA-11.1.3")
@pytest.mark.parametrize(
    ("code", "damage", "path", "expected"),
    [
        ("SI1-01", 0, ["upper_red"], (2 + 4, 0, 0)),
        ("SI1-01", 1, ["upper_red", "upper_white"], (0, 4, 0)),
        ("SI1-02", 0, ["lower_blue"], (0, 0, 2 + 4)),
        ("SI1-02", 1, ["lower_blue", "lower_white"], (0, 4, 0)),
    ],
)
def test_commandos_move_on_when_damaged_and_do_damage_when_not(
    code: str, damage: int, path: list[str], expected: tuple[int, ...]
) -> None:
    table = met(at(code, 10, damage=damage), stop="6.threats")
    assert [move.args["station"] for move in told(table, "intruder-moved")] == path
    assert (tiles(report(table)), statuses(report(table))) == (expected, ["survived"])


@rule("SA-11.3.24", "SA-11.3.39")
@pytest.mark.parametrize(("code", "points"), [("SI1-01", 4), ("SI1-02", 4), ("SI2-02", 5)])
def test_commandos_and_seeker_knock_out_players_in_their_station_at_z(code: str, points: int) -> None:
    players = [post("upper_red"), post("lower_red"), post("upper_white"), PILOT]
    seen = meet(at(code, 2, tokens=["upper_red"]), boards=["-", "-", "-", "X"], players=players)
    assert (tiles(seen), out_cold(seen)) == ((points, 0, 0), [True, False, False, False])


@rule("SA-11.3.25")
@pytest.mark.parametrize(("square", "board", "active"), [(10, "X", True), (8, "X", False), (8, "HX", True)])
def test_alien_fights_back_once_it_has_grown_up(square: int, board: str, active: bool) -> None:
    seen = meet(at("SI1-03", square), boards=[board], players=[post("lower_white", "upper_blue")], stop="1.actions")
    assert (blocks(seen), seen["players"][0]["squad_active"]) == ([1], active)


@rule("SA-11.3.26", "SA-D28")
def test_alien_does_damage_for_each_figure_it_finds_on_the_other_deck() -> None:
    players = [
        post("upper_white"),
        post("upper_white", knocked_out=True),
        post("lower_white"),
        post("upper_red"),
        PILOT,
    ]
    seen = meet(at("SI1-03", 6), boards=["-", "-", "-", "-", "X"], players=players)
    assert (tokens(seen), tiles(seen)) == (["upper_white"], (0, 2, 0))


@rule("SA-11.3.26", "SA-11.3.30", "SA-11.3.47")
@pytest.mark.parametrize("code", ["SI1-03", "SI1-04", "SI2-05"])
def test_alien_fissure_and_nuclear_device_lose_the_ship_at_z(code: str) -> None:
    seen = meet(at(code, 2))
    assert (seen["outcome"], seen["reason"]["threat"]) == ("lost", code)


@rule("SA-11.3.37", "SA-D29")
@pytest.mark.parametrize(("square", "station"), [(10, "upper_white"), (6, "lower_white")])
def test_executioner_knocks_out_whoever_has_no_active_squad_where_it_goes(square: int, station: str) -> None:
    players = [post(station, "upper_blue"), post(station, "lower_red", squad_active=False), post(station)]
    bystanders = [post("upper_blue"), post("lower_red")]
    seen = meet(at("SI2-01", square), boards=["-"] * 5, players=players + bystanders)
    assert (tokens(seen), out_cold(seen)) == ([station], [False, True, True, False, False])


@rule("SA-11.3.37", "SA-D29")
def test_whoever_destroys_the_executioner_stays_on_their_feet() -> None:
    crew = {"boards": ["X"], "players": [post("upper_blue", "upper_blue")]}
    seen = meet(at("SI2-01", 12, damage=1), stop="1.actions", **crew)
    assert (statuses(seen), out_cold(seen)) == (["destroyed"], [False])


@rule("SA-11.1.1")
def test_executioner_damages_its_zone_at_z() -> None:
    assert tiles(meet(at("SI2-01", 2))) == (0, 3, 0)


@rule("SA-11.3.38", "SA-D28")
@pytest.mark.parametrize("square", [10, 6])
@pytest.mark.parametrize(
    ("stations", "goal"),
    [
        ("lower_white lower_white upper_red", "lower_white"),
        ("upper_white upper_white upper_red", "upper_red"),
        ("upper_red upper_blue upper_white", "upper_white"),
        ("upper_white lower_red lower_blue", "upper_white"),
        ("upper_blue upper_blue lower_white lower_white", "upper_white"),
        ("lower_white space", "lower_white"),
    ],
)
def test_seeker_goes_to_the_neighbour_with_the_most_players(square: int, stations: str, goal: str) -> None:
    """It starts in `upper_white`; a shared maximum keeps it there, and its own station does not count."""
    players = [post(station) for station in stations.split()]
    boards = ["X" if station == "space" else "-" for station in stations.split()]
    assert tokens(meet(at("SI2-02", square, tokens=["upper_white"]), boards=boards, players=players)) == [goal]


@rule("SA-11.3.38", "SA-D28")
def test_seeker_counts_knocked_out_players() -> None:
    players = [post("upper_red"), post("lower_white", knocked_out=True), post("lower_white")]
    assert tokens(meet(at("SI2-02", 10), boards=["-"] * 3, players=players)) == ["lower_white"]


@rule("SA-11.3.39")
@pytest.mark.parametrize("board", ["X", "HX"])
@pytest.mark.parametrize(("damage", "down"), [(0, False), (1, True)])
def test_the_player_who_destroys_the_seeker_is_knocked_out(board: str, damage: int, down: bool) -> None:
    crew = {"boards": [board, "-"], "players": [post("upper_white", "upper_blue"), post("upper_white")]}
    seen = meet(at("SI2-02", 12, damage=damage), stop="1.actions", **crew)
    assert (statuses(seen) == ["destroyed"], out_cold(seen)) == (down, [down, False])
    assert seen["battlebots"]["upper_blue"]["disabled"] is down


# Contamination

CONTAMINATED = ["lower_blue", "lower_red", "upper_blue", "upper_red"]


@rule("SA-11.3.42")
@pytest.mark.parametrize("station", [*CONTAMINATED, "upper_white"])
def test_battlebots_clean_one_contaminated_station_at_a_time(station: str) -> None:
    case = {"threats": [["SI2-04", 1, "internal"]], "boards": ["X"], "players": [post(station, "upper_blue")]}
    seen = meet(stop="1.actions", **case)
    assert tokens(seen) == [place for place in CONTAMINATED if place != station]
    assert (blocks(seen), seen["players"][0]["squad_active"]) == ([int(station in CONTAMINATED)], True)


@rule("SA-11.3.43")
def test_the_third_removal_ends_the_contamination() -> None:
    crew = {"boards": ["X", "X"], "players": [post("lower_red", "lower_red"), post("upper_blue", "upper_blue")]}
    seen = meet(at("SI2-04", 12, damage=1, tokens=["lower_red", "upper_blue", "upper_red"]), stop="1.actions", **crew)
    assert (statuses(seen), tokens(seen), seen["points"]["destroyed"]) == (["destroyed"], [], 12)


@rule("SA-11.3.44", "SA-D27")
def test_contamination_delays_then_damages_then_knocks_out_where_its_tokens_are() -> None:
    players = [post("upper_red"), post("lower_blue"), post("lower_white"), post("upper_blue"), PILOT]
    crew = {"boards": ["- A", "- A", "- A", "- A", "X X"], "players": players}
    left = ["upper_red", "lower_red", "lower_blue"]
    delayed, damaged, asleep = (meet(at("SI2-04", n, damage=1, tokens=left), **crew) for n in (10, 6, 2))
    assert cards_in(delayed, 2) == ["-", "-", "A", "A", "X"]
    assert tiles(damaged) == (2, 0, 1)
    assert out_cold(asleep) == [True, True, False, False, False]


@rule("SA-11.3.45")
@pytest.mark.parametrize(
    ("square", "player", "board", "down"),
    [
        (2, post("upper_white", "upper_blue"), "- <", True),
        (2, post("upper_white"), "- H:lower_blue", True),
        (2, PILOT, "X -", True),
        (2, post("upper_white"), "- ^", False),
        (12, post("upper_white"), "- <", False),
    ],
)
def test_whoever_enters_a_station_contaminated_for_good_is_knocked_out(
    square: int, player: Any, board: str, down: bool
) -> None:
    assert out_cold(meet(at("SI2-04", square), boards=[board], players=[player], stop="2.actions")) == [down]


@rule("SA-11.3.45")
def test_tokens_left_at_z_stay_to_the_end_of_the_mission() -> None:
    seen = meet(at("SI2-04", 2), stop="13.threats")
    assert (statuses(seen), tokens(seen)) == (["survived"], CONTAMINATED)
