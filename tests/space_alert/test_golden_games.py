"""Whole games with a known outcome, which several independent resolvers reproduce."""

from collections import Counter
from typing import Any

import pytest

from tests.rules import rule
from tests.space_alert.tables import outcome, resolved

HELPER = "C--C---C----"


def raw(result: dict[str, Any]) -> int:
    """Threat points and visual confirmation only."""
    points = result["points"]
    return points["survived"] + points["destroyed"] + points["visual"]


def test_a1_one_fighter_against_an_idle_player() -> None:
    tracks = {"red": "T5", "white": "T3", "blue": "T1", "internal": "T4"}
    result = outcome("-", tracks=tracks, threats=[["E1-07", 5, "red"]])
    assert result["outcome"] == "won"
    assert result["damage"] == {"red": 5, "white": 0, "blue": 0}
    assert result["threats"][5]["status"] == "survived"
    assert (raw(result), result["score"]) == (2, -8)


@rule("SA-D46")
def test_a2_five_players_six_threats_two_numbers_shared() -> None:
    result = outcome(
        "-^B^AAAAAA", "<^C^-CXCXA", "-C--C^C", "^-----C", "-^----C",
        tracks={"red": "T2", "white": "T3", "blue": "T1", "internal": "T4"},
        threats=[
            ["E1-02", 4, "blue"], ["E1-07", 5, "red"], ["E1-07", 6, "white"],
            ["I1-01", 4, "internal"], ["SI1-04", 2, "internal"], ["SI2-05", 6, "internal"],
        ],
    )  # fmt: skip
    ended = {(threat["code"], threat["status"]) for threat in result["threats"].values()}
    assert result["outcome"] == "won"
    assert result["damage"] == {"red": 3, "white": 3, "blue": 4}
    assert ended == {
        ("SI1-04", "destroyed"), ("SI2-05", "destroyed"), ("E1-07", "destroyed"),
        ("E1-02", "survived"), ("I1-01", "survived"), ("E1-07", "survived"),
    }  # fmt: skip
    assert (raw(result), result["score"]) == (30, 16)


def test_d2_nothing_happens_to_idle_players() -> None:
    assert outcome("-", "-", "-")["score"] == 0


def test_d3_a_meteoroid_is_shot_at_once() -> None:
    assert outcome("A", threats=[["E1-10", 1, "white"]])["score"] == 4


def test_d4_the_laser_tile_decides_one_time_in_six() -> None:
    scores = Counter(outcome("C-AA", threats=[["E1-05", 1, "white"]], seed=seed)["score"] for seed in range(600))
    assert set(scores) == {2, -6}
    assert 60 <= scores[-6] <= 140


@pytest.mark.parametrize(
    ("track", "number", "boards", "damage", "disabled"),
    [
        ("T1", 3, [], (2, 0, 0), True),
        ("T4", 3, [], (2, 2, 0), True),
        ("T7", 4, ["<^CX---X>X"], (0, 0, 2), False),
        ("T7", 4, ["<^CX---X"], (0, 2, 2), False),
        ("T7", 4, [">C<^---X-X"], (2, 0, 0), True),
    ],
    ids=["B1", "B2", "B3", "B4", "B6"],
)
def test_red_slime_games(
    track: str, number: int, boards: list[str], damage: tuple[int, int, int], disabled: bool
) -> None:
    result = outcome(*boards, HELPER, tracks={"internal": track}, threats=[["I2-02", number, "internal"]])
    assert tuple(result["damage"].values()) == damage
    assert result["threats"][number]["status"] == "survived"
    stored = result["battlebots"]["lower_red"]
    assert (stored["place"] == "lower_red" and stored["disabled"]) == disabled


def test_fighter_after_two_turns() -> None:
    result = outcome("-", threats=[["E1-07", 1, "red"]], stop="2.threats")
    assert result["threats"][1]["square"] == 4
    assert (result["shields"]["red"], result["damage"]["red"]) == (0, 0)


def test_the_laser_takes_the_threat_in_front() -> None:
    threats = [["E1-05", 1, "white"], ["E1-07", 2, "white"]]
    result = outcome("-A", tracks={"white": "T7"}, threats=threats, stop="2.damage")
    assert [result["threats"][number]["damage"] for number in (1, 2)] == [3, 0]


@pytest.mark.parametrize(("code", "damage"), [("E1-07", 1), ("E1-09", 0)])
def test_a_rocket_at_a_fighter_and_at_an_amoeba(code: str, damage: int) -> None:
    start = {"turn": 1, "players": [{"station": "lower_blue"}]}
    result = outcome("C", start=start, threats=[[code, 1, "red"]], stop="2.damage")
    assert result["threats"][1]["damage"] == damage


def test_heroic_b_needs_something_to_move() -> None:
    assert outcome("HB", stop="1.actions")["shields"]["white"] == 4
    empty = {"turn": 1, "reactors": {"white": 0}}
    assert outcome("HB", start=empty, stop="1.actions")["shields"]["white"] == 1


def test_the_side_reactor_is_filled_from_the_centre() -> None:
    reactors = outcome("^<B", "C", stop="3.actions")["reactors"]
    assert (reactors["red"], reactors["white"]) == (3, 2)


def test_only_one_crew_member_is_in_space() -> None:
    players = [{"station": "upper_red", "squad": "lower_red"}, {"station": "upper_red", "squad": "upper_blue"}]
    table = resolved("C", "C", start={"turn": 1, "players": players}, stop="1.actions")
    assert [member.station for member in table.crew] == [6, 0]


@pytest.mark.parametrize(("upper_blue", "goal"), [(3, "upper_blue"), (2, "lower_blue")])
def test_the_seeker_goes_where_most_players_are(upper_blue: int, goal: str) -> None:
    players = [{"station": "lower_white"}] * 2 + [{"station": "upper_blue"}] * upper_blue
    threats = [{"code": "SI2-02", "n": 1, "zone": "internal", "square": 10, "tokens": ["lower_blue"]}]
    result = outcome(*["-"] * 5, start={"turn": 1, "players": players, "threats": threats}, stop="1.threats")
    assert result["threats"][1]["tokens"] == [goal]
