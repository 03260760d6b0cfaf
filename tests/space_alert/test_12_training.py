"""Test runs and simulations: which rules a training flight leaves out (SA-12.5 to SA-12.12)."""

from typing import Any

import pytest

from quarterdeck import Game
from quarterdeck.games.space_alert.content.cards import is_heroic
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.rules.ships_log import log_line
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.event import Event
from tests.rules import rule
from tests.space_alert.tables import flight, no_effects, outcome, refusal, resolved, told

BASE = pack()
TRAINING = ["test_run", "simulation", "advanced_simulation"]
SCRIPTS = {"test_run": "S1-1", "simulation": "S1-3", "advanced_simulation": "S1-6", "mission": "S2-1"}


def at(station: str, board: str, kind: str, **player: Any) -> SpaceAlert:
    """The table after turn 1 of a flight of some kind, begun in a station."""
    return resolved(board, kind=kind, start={"players": [{"station": station, **player}]}, stop="1.actions")


def flown(game: Game) -> list[Event]:
    """Let the clock run out; threats of the script stay away."""
    game.state.script = tuple(message for message in game.state.script if message.say != "threat")
    return game.clock(700)


def steps(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.args["turn"], event.args["step"]) for event in events if event.kind == "step-begins"]


# Two phases


@rule("SA-12.5")
@pytest.mark.parametrize("mission", ["S1-1", "S1-2"])
def test_a_two_phase_flight_has_no_slots_and_no_pack_of_phase_3(mission: str) -> None:
    game = flight(mission=mission)
    game.act(0, "end-phase")
    card = game.state.players[0].hand[0]
    assert [refusal(game, 0, f"place 0 {card} {slot}") for slot in (7, 8, 12)] == [None, "SA-12.5", "SA-12.5"]
    assert refusal(game, 0, "end-phase") is not None
    flown(game)
    assert [len(player.packs) for player in game.state.players] == [1, 1, 1, 1], "pack 3 stays where it is"


@rule("SA-12.5")
def test_a_two_phase_flight_is_resolved_in_seven_turns_and_a_final_one() -> None:
    done = steps(flown(flight(mission="S1-1")))
    four = ["threats-appear", "player-actions", "compute-damage", "threat-actions"]
    assert done == [(turn, step) for turn in range(1, 8) for step in four] + [
        (8, "rocket-arrives"),
        (8, "threat-actions"),
    ]


@rule("SA-12.5")
def test_in_turn_8_only_a_rocket_hits_and_threats_move_once_more() -> None:
    threats = [["E1-05", 7, "white"], ["E1-05", 5, "blue"]]
    start = {"players": [{"station": "lower_blue"}, {"station": "upper_white"}]}
    table = resolved("- - - - - - C", "- - - - - - A", kind="test_run", threats=threats, start=start)
    shots = [(event.args["weapon"], event.args["targets"]) for event in told(table, "weapon-fires")]
    assert shots == [("heavy_laser-upper_white", ["E1-05:7"]), ("rocket", ["E1-05:5"])]
    assert table.turn == 8
    assert [threat.square for threat in table.threats] == [12 - 4 * 2, 11 - 2 * 2]


@rule("SA-12.5")
def test_a_card_pushed_out_of_slot_7_is_lost() -> None:
    start = {"turn": 6, "damage": {"white": ["gravolift"]}}
    table = resolved("- - - - - ^ A", kind="test_run", start=start)
    assert [event.args["card"] for event in told(table, "card-lost")] == ["A"]
    assert told(table, "loaded") == []


# Cards


@rule("SA-12.6")
@pytest.mark.parametrize("kind", TRAINING)
@pytest.mark.parametrize("level", ["yellow", "mixed"])
def test_training_decks_hold_white_cards_only(kind: str, level: str) -> None:
    table = flight(mission=SCRIPTS[kind], common=level, serious=level).state
    assert {BASE.threats[code].yellow for pile in table.decks for code in pile.cards} == {False}
    assert [len(pile.cards) for pile in table.decks] == [10, 7, 8, 6]


@rule("SA-12.7")
@pytest.mark.parametrize("kind", TRAINING)
@pytest.mark.parametrize(
    ("seats", "extra", "sizes"),
    [(5, False, [5, 5, 5]), (4, False, [5, 5, 5]), (4, True, [6, 5, 5]), (3, False, [6, 6, 6]), (2, True, [10, 6, 6])],
)
def test_training_has_no_heroic_cards_but_as_many_cards(kind: str, seats: int, extra: bool, sizes: list[int]) -> None:
    table = flight(seats, start=False, mission=SCRIPTS[kind], extra_android=extra).state
    assert [list(map(len, player.packs)) for player in table.players] == [sizes] * seats
    assert not any(is_heroic(card) for player in table.players for part in player.packs for card in part)
    assert {member.heroic for member in table.crew} == {None}


@rule("SA-12.7")
@pytest.mark.parametrize("kind", TRAINING)
def test_a_solo_player_trains_without_heroic_cards(kind: str) -> None:
    table = flight(1, mission=SCRIPTS[kind]).state
    assert ({member.heroic for member in table.crew}, len(table.players[0].hand)) == ({None}, 90)


# Systems


@rule("SA-12.8", "SA-D44")
@pytest.mark.parametrize("kind", TRAINING)
def test_the_windows_show_nothing_in_training(kind: str) -> None:
    table = at("lower_white", "C", kind)
    assert no_effects(table) == [(0, "not-in-training", "SA-12.8")]
    assert table.ship.visual == [0, 0, 0]


@rule("SA-12.9", "SA-D44")
@pytest.mark.parametrize("kind", ["test_run", "simulation"])
@pytest.mark.parametrize(
    ("station", "card"),
    [("upper_red", "C"), ("upper_blue", "C"), ("lower_red", "C"), ("upper_white", "X"), ("lower_blue", "X")],
)
def test_battlebots_and_interceptors_stay_away_until_advanced_simulations(kind: str, station: str, card: str) -> None:
    squad = {} if card == "C" and station != "upper_red" else {"squad": "lower_red"}
    table = at(station, card, kind, **squad)
    assert no_effects(table) == [(0, "not-in-training", "SA-12.9")]
    assert [member.station for member in table.crew] == [member.station for member in at(station, "-", kind).crew]
    assert [squad.leader for squad in table.squads] == [
        squad.leader for squad in at(station, "-", kind, **squad).squads
    ]


@rule("SA-12.9", "SA-D44")
@pytest.mark.parametrize(
    ("station", "event"), [("upper_red", "took-off"), ("upper_blue", "squad-taken"), ("lower_red", "squad-taken")]
)
def test_advanced_simulations_use_battlebots_and_interceptors(station: str, event: str) -> None:
    squad = {"squad": "lower_red"} if station == "upper_red" else {}
    assert len(told(at(station, "C", "advanced_simulation", **squad), event)) == 1


@rule("SA-12.9")
def test_advanced_simulations_let_battlebots_fight() -> None:
    skirmishers = {"code": "I1-01", "n": 1, "zone": "internal", "square": 13, "tokens": ["upper_red"]}
    start = {"players": [{"station": "upper_red", "squad": "lower_red"}], "threats": [skirmishers]}
    found = outcome("X", kind="advanced_simulation", start=start, stop="1.actions")
    assert found["threats"][1]["status"] == "destroyed"


@rule("SA-12.10", "SA-D44")
def test_a_test_run_has_no_computer_to_maintain() -> None:
    table = resolved("C - A - - A", kind="test_run")
    assert no_effects(table) == [(0, "not-in-training", "SA-12.10")]
    assert [event.args["station"] for event in told(table, "loaded")] == ["upper_white"] * 2
    assert told(table, "delayed") == []


@rule("SA-12.10", "SA-D44")
@pytest.mark.parametrize("kind", ["simulation", "advanced_simulation"])
@pytest.mark.parametrize(("board", "delays"), [("- - A", 1), ("C - A", 0)])
def test_simulations_check_the_computer(kind: str, board: str, delays: int) -> None:
    table = resolved(board, kind=kind, stop="2.check")
    assert len(told(table, "delayed")) == delays
    assert no_effects(table) == []


# Everything else


@rule("SA-12.11")
@pytest.mark.parametrize("kind", TRAINING)
def test_training_is_otherwise_like_a_mission(kind: str) -> None:
    boards = ["C ^ ^ A A < B", "- ^ B A C A A", "- > ^ C C A A"]
    threats = [["E1-05", 1, "white"], ["E1-07", 2, "blue"], ["E1-02", 3, "red"]]
    tiles = {zone: ["gravolift", "reactor", "shield"] for zone in ("red", "white", "blue")}
    case = {"threats": threats, "tiles": tiles, "start": {"computer": {1: True, 2: True}}, "stop": "7.threats"}
    trained, flown_in_earnest = outcome(*boards, kind=kind, **case), outcome(*boards, **case)
    for part in ("damage", "shields", "reactors", "capsules", "rockets", "threats"):
        assert trained[part] == flown_in_earnest[part]
    stations = [[player["station"] for player in found["players"].values()] for found in (trained, flown_in_earnest)]
    assert stations[0] == stations[1]
    assert trained["damage"] == {"red": 4, "white": 1, "blue": 5}


@rule("SA-12.11")
@pytest.mark.parametrize("mission", ["S1-1", "S1-3", "S1-6"])
def test_training_is_scored_but_not_logged(mission: str) -> None:
    trained, mission_flown = flight(mission=mission), flight(mission="S2-1")
    flown(trained)
    flown(mission_flown)
    assert (trained.state.sheet, log_line(trained.state, "today")) == (mission_flown.state.sheet, None)
    assert log_line(mission_flown.state, "today") is not None


@rule("SA-12.11")
def test_training_with_few_players_uses_androids() -> None:
    game = flight(3, mission="S1-1")
    card = game.state.players[2].hand[0]
    game.act(2, f"place 3 {card} 3")
    assert refusal(game, 2, "take-back 3 3") == "SA-7.2.2"


# Full rules


@rule("SA-12.12")
@pytest.mark.parametrize("mission", ["S1-1", "S1-3", "S1-6"])
def test_full_rules_give_a_training_script_heroic_cards_and_free_choice_of_decks(mission: str) -> None:
    table = flight(3, start=False, mission=mission, full_rules=True, common="yellow", serious="mixed").state
    assert [sum(map(is_heroic, player.packs[0])) for player in table.players] == [1, 1, 1]
    assert table.crew[3].heroic in BASE.heroic
    colours = [{BASE.threats[code].yellow for code in pile.cards} for pile in table.decks]
    assert colours == [{True}, {True}, {False, True}, {False, True}]


@rule("SA-12.12")
@pytest.mark.parametrize("mission", ["S1-1", "S1-3", "S1-6"])
def test_full_rules_use_computer_windows_and_battlebots(mission: str) -> None:
    game = flight(mission=mission, full_rules=True)
    for who, plan in enumerate((["C/<"], ["^/A", "C/<"], ["</A", "^/A", "C/<", "^/A", "C/<"], [">/A", "C/<"])):
        game.state.crew[who].plan[1 : 1 + len(plan)] = plan
    kinds = [event.kind for event in flown(game)]
    assert [kinds.count(kind) for kind in ("maintained", "visual-confirmation", "squad-taken", "took-off")] == [
        1,
        1,
        2,
        1,
    ]


@rule("SA-12.12")
def test_full_rules_check_the_computer_of_a_test_run_which_still_ends_after_turn_7() -> None:
    game = flight(mission="S1-2", full_rules=True)
    card = game.state.players[0].hand[0]
    assert refusal(game, 0, f"place 0 {card} 8") == "SA-12.5"
    done = steps(flown(game))
    assert [turn for turn, step in done if step == "maintenance-check"] == [2, 5]
    assert done[-1] == (8, "threat-actions")
