"""Delays (SA-4.4) and movement (SA-4.5)."""

from typing import Any

import pytest

from tests.rules import rule
from tests.space_alert.tables import no_effects, outcome, resolved, told

BROKEN_LIFT = {"white": ["gravolift"]}
SERVICED = {1: True, 2: True, 3: True}


def crew(*stations: str) -> list[dict[str, str]]:
    return [{"station": station} for station in stations]


def slots(*boards: str, who: int = 0, **case: Any) -> str:
    """A player's board after the case, written like a plan, without the empty slots at its end."""
    return " ".join(outcome(*boards, **case)["players"][who]["slots"].values()).rstrip(" -")


# SA-4.4


@rule("SA-4.4.1")
@pytest.mark.parametrize(
    ("board", "after"),
    [("^ A", "^ - A"), ("^ A B C", "^ - A B C"), ("^ A B - C", "^ - A B C"), ("^ A - - C", "^ - A - C")],
)
def test_a_delayed_card_pushes_cards_on_up_to_an_empty_slot(board: str, after: str) -> None:
    assert slots(board, start={"damage": BROKEN_LIFT}, stop="1.actions") == after


@rule("SA-4.4.2")
def test_delaying_an_empty_slot_changes_nothing() -> None:
    assert slots("^ - A B", start={"damage": BROKEN_LIFT}, stop="1.actions") == "^ - A B"


@rule("SA-4.4.3")
@pytest.mark.parametrize(("kind", "last"), [("mission", 12), ("test_run", 7)])
def test_a_card_pushed_out_of_the_last_slot_is_not_executed(kind: str, last: int) -> None:
    board = "- " * (last - 3) + "^ A A"
    table = resolved(board, kind=kind, start={"turn": last - 2, "computer": SERVICED, "damage": BROKEN_LIFT})
    assert table.crew[0].plan[last - 1 :] == [None, "A", *[None] * (12 - last)]
    assert [event.args["card"] for event in told(table, "card-lost")] == ["A"]
    assert table.ship.reactors[1] == 2


@rule("SA-4.4.4")
@pytest.mark.parametrize(
    ("turn", "board", "after"),
    [(2, "- ^ A B", "- ^ - A B"), (6, "- - - - - ^ A B", "- - - - - ^ - A B")],
)
def test_cards_move_across_the_ends_of_phases(turn: int, board: str, after: str) -> None:
    start = {"turn": turn, "damage": BROKEN_LIFT}
    assert slots(board, start=start, stop=f"{turn}.actions") == after


@rule("SA-4.4.5")
@pytest.mark.parametrize(
    ("start", "card"),
    [
        ({"damage": BROKEN_LIFT}, "^"),
        ({"threats": [{"code": "I2-02", "n": 1, "zone": "internal", "square": 13, "tokens": ["lower_white"]}]}, "^"),
        ({"threats": [{"code": "I2-05", "n": 1, "zone": "internal", "square": 6}]}, "-"),
        ({"threats": [{"code": "SE2-03", "n": 1, "zone": "white", "square": 9}]}, "-"),
        ({"computer": {}}, "-"),
    ],
    ids=["damaged-lift", "slime", "virus", "psionic-satellite", "missed-maintenance"],
)
def test_the_next_action_is_that_of_the_next_turn(start: dict[str, Any], card: str) -> None:
    start = {"turn": 5, "computer": SERVICED, **start}
    assert slots(f"- - - - {card} A B", start=start, stop="5.check") == f"- - - - {card} - A B"


@rule("SA-4.4.6")
def test_several_delays_for_the_same_turn_count_as_one() -> None:
    """A damaged and busy lift, Slime behind its door, and nobody looked after the computer."""
    slime = {"code": "I2-02", "n": 1, "zone": "internal", "square": 13, "tokens": ["lower_white"]}
    start = {"turn": 5, "damage": BROKEN_LIFT, "threats": [slime]}
    assert slots("- - - - ^", "- - - - ^ A B", who=1, start=start, stop="5.check") == "- - - - ^ - A B"


@rule("SA-4.4.7", "SA-D54")
@pytest.mark.parametrize(("computer", "after"), [(SERVICED, "- - - - - A B"), ({}, "- - - - - - A B")])
def test_delays_for_different_turns_each_apply(computer: dict[int, bool], after: str) -> None:
    """The return from space delays the card of turn 5, missed maintenance that of turn 6."""
    start = {"turn": 5, "computer": computer, "players": [{"space": True, "squad": "lower_red"}]}
    assert slots("- - - - A B", start=start, stop="5.check") == after


@rule("SA-4.4.8")
def test_a_delay_after_the_last_slot_has_no_effect() -> None:
    table = resolved("- " * 11 + "^", start={"turn": 12, "damage": BROKEN_LIFT})
    assert (table.outcome, table.crew[0].station, table.crew[0].plan[12]) == ("won", 4, "^")
    assert told(table, "delayed") == told(table, "card-lost") == []


@rule("SA-4.4.9")
@pytest.mark.parametrize("player", [{"knocked_out": True}, {"space": True, "squad": "lower_red"}])
def test_the_knocked_out_and_the_pilot_cannot_be_delayed(player: dict[str, Any]) -> None:
    """Neither by a Virus that delays the ship nor by missed maintenance."""
    virus = {"code": "I2-05", "n": 1, "zone": "internal", "square": 6}
    start = {"turn": 5, "players": [player, {}], "threats": [virus]}
    boards = ("- - - - X A", "- - - - - A")
    assert slots(*boards, start=start, stop="5.check") == "- - - - X A"
    assert slots(*boards, who=1, start=start, stop="5.check") == "- - - - - - A"


@rule("SA-4.4.9")
def test_the_return_from_space_delays_the_pilot_all_the_same() -> None:
    start = {"turn": 5, "computer": SERVICED, "players": [{"space": True, "squad": "lower_red"}]}
    assert slots("- - - - A", start=start, stop="5.actions") == "- - - - - A"


# SA-4.5


@rule("SA-4.5.1", "SA-4.5.2")
@pytest.mark.parametrize(
    ("station", "arrow", "goal"),
    [
        ("upper_blue", "<", "upper_white"),
        ("upper_white", "<", "upper_red"),
        ("lower_blue", "<", "lower_white"),
        ("lower_white", "<", "lower_red"),
        ("upper_red", ">", "upper_white"),
        ("upper_white", ">", "upper_blue"),
        ("lower_red", ">", "lower_white"),
        ("lower_white", ">", "lower_blue"),
    ],
)
def test_an_arrow_moves_the_figure_one_station_along_the_deck(station: str, arrow: str, goal: str) -> None:
    assert outcome(arrow, start={"players": crew(station)}, stop="1.actions")["players"][0]["station"] == goal


@rule("SA-4.5.3")
@pytest.mark.parametrize(
    ("station", "arrow"), [("upper_red", "<"), ("lower_red", "<"), ("upper_blue", ">"), ("lower_blue", ">")]
)
def test_an_arrow_against_the_hull_has_no_effect(station: str, arrow: str) -> None:
    table = resolved(f"{arrow} A", start={"players": crew(station)}, stop="1.actions")
    assert no_effects(table) == [(0, "no-door", "SA-4.5.3")]
    assert (told(table, "moved"), table.crew[0].plan[2]) == ([], "A")


@rule("SA-4.5.4")
@pytest.mark.parametrize("zone", ["red", "white", "blue"])
@pytest.mark.parametrize(("deck", "other"), [("upper", "lower"), ("lower", "upper")])
def test_the_gravolift_changes_deck_even_if_it_is_damaged_and_busy(zone: str, deck: str, other: str) -> None:
    players = crew(f"{deck}_{zone}", f"{deck}_{zone}")
    for damage in ({}, {zone: ["gravolift"]}):
        seen = outcome("^", "^", start={"damage": damage, "players": players}, stop="1.actions")
        assert {player["station"] for player in seen["players"].values()} == {f"{other}_{zone}"}


@rule("SA-4.5.5", "SA-D8")
@pytest.mark.parametrize("deck", ["upper", "lower"])
@pytest.mark.parametrize(("zone", "after"), [("red", "^ - A"), ("white", "^ A"), ("blue", "^ A")])
def test_a_damaged_lift_delays_from_both_decks_of_its_zone(deck: str, zone: str, after: str) -> None:
    start = {"damage": {"red": ["gravolift"]}, "players": crew(f"{deck}_{zone}")}
    assert slots("^ A", start=start, stop="1.actions") == after


@rule("SA-4.5.6", "SA-4.5.7")
@pytest.mark.parametrize(("who", "after"), [(0, "^ A"), (1, "^ - A"), (2, "^ - A"), (3, "^ - A")])
def test_only_the_first_user_of_a_lift_is_free_of_delay(who: int, after: str) -> None:
    start = {"players": crew("upper_white", "lower_white", "upper_white", "upper_white")}
    assert slots(*["^ A"] * 4, who=who, start=start, stop="1.actions") == after


@rule("SA-4.5.6")
def test_a_lift_is_free_again_in_the_next_turn() -> None:
    assert slots("^", "- ^ A", "C", who=1, stop="2.actions") == "- ^ A"


@rule("SA-4.5.8")
@pytest.mark.parametrize("who", [0, 1, 2])
def test_lifts_of_different_zones_do_not_hold_each_other_up(who: int) -> None:
    start = {"players": crew("upper_red", "upper_white", "lower_blue")}
    assert slots(*["^ A"] * 3, who=who, start=start, stop="1.actions") == "^ A"


@rule("SA-4.5.9")
@pytest.mark.parametrize("active", [True, False])
def test_a_squad_moves_with_its_leader(active: bool) -> None:
    leader = {"station": "lower_red", "squad": "lower_red", "squad_active": active}
    places = ["lower_white", "upper_white", "upper_blue"]
    for turn, place in enumerate(places, 1):
        seen = outcome("> ^ >", "C", start={"players": [leader]}, stop=f"{turn}.actions")
        assert seen["players"][0]["station"] == place
        assert seen["battlebots"]["lower_red"] == {"place": place, "active": active, "disabled": not active}


@rule("SA-4.5.10")
def test_any_number_of_figures_fit_into_a_station_and_walk_past_an_intruder() -> None:
    troopers = {"code": "I2-03", "n": 1, "zone": "internal", "square": 13}
    start = {"threats": [troopers]}
    seen = outcome(*["<"] * 5, start=start, stop="1.actions")
    assert [player["station"] for player in seen["players"].values()] == ["upper_red"] * 5
    seen = outcome("< ^", "C", start=start, stop="2.actions")
    assert seen["threats"][1]["tokens"] == ["upper_red"]
    assert seen["players"][0]["station"] == "lower_red"
