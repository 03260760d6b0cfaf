"""The resolution: its steps (SA-4.1), threats that appear (SA-4.2), players who act in order (SA-4.3)."""

from typing import Any

import pytest

from quarterdeck import Game
from quarterdeck.games.space_alert.cases.report import differences
from tests.rules import rule
from tests.space_alert.tables import flight, no_effects, outcome, resolved, told

FOUR_STEPS = ["threats-appear", "player-actions", "compute-damage", "threat-actions"]


def on(turn: int, symbol: str) -> str:
    """A board with one card."""
    return "- " * (turn - 1) + symbol


def crew(*stations: str) -> list[dict[str, str]]:
    return [{"station": station} for station in stations]


def pieces(game: Game) -> list[Any]:
    """Everything on the ship: blocks, figures and squads, as a spectator sees them."""
    seen = game.view(None)
    return [seen["ship"], seen["squads"], [member["station"] for member in seen["crew"]]]


def first_turn(game: Game) -> list[Any]:
    """What was told of the Player Actions step of turn 1."""
    steps = [n for n, event in enumerate(game.events) if event.kind == "step-begins"]
    return game.events[steps[1] : steps[2]]


# SA-4.1


@rule("SA-4.1.1")
def test_planning_leaves_every_piece_where_the_set_up_put_it() -> None:
    game = flight(1)
    before = pieces(game)
    for board, card in enumerate(["A/<", "</A", "B/^", "^/C"]):
        game.act(0, f"place {board} {card} 1")
    game.clock(599)
    assert pieces(game) == before
    game.clock(600)
    assert {event.args["origin"] for event in first_turn(game) if event.kind == "moved"} == {"upper_white"}


@rule("SA-R28")
@pytest.mark.parametrize(("mission", "phase"), [("S1-1", 3), ("S2-1", 4)])
def test_after_planning_no_phase_is_left(mission: str, phase: int) -> None:
    game = flight(mission=mission)
    game.clock(600)
    assert game.over
    assert game.state.phase == phase


@rule("SA-4.1.2")
def test_threats_missing_at_an_early_end_are_added_from_the_deck() -> None:
    game = flight(mission="S1-2")
    game.clock(221)
    assert [threat.number for threat in game.state.threats] == [1, 2]
    top_card = game.state.decks[0].cards[0]
    for seat in game.seats():
        game.act(seat, "consent")
    added = [threat for threat in game.state.threats if threat.number == 4]
    assert [(threat.code, threat.zone) for threat in added] == [(top_card, 2)]


@rule("SA-4.1.3", "SA-4.1.4", "SA-4.1.5")
def test_twelve_turns_of_four_steps_three_checks_and_a_final_turn() -> None:
    steps = [(event.args["turn"], event.args["step"]) for event in told(resolved("-"), "step-begins")]
    for turn in range(1, 13):
        check = ["maintenance-check"] if turn in (2, 5, 9) else []
        assert [step for at, step in steps if at == turn] == FOUR_STEPS + check
    assert steps[-2:] == [(13, "rocket-arrives"), (13, "threat-actions")]
    assert steps == sorted(steps, key=lambda step: step[0])


@rule("SA-4.1.3")
def test_a_turn_computes_damage_after_the_actions_and_before_the_threats_act() -> None:
    seen = outcome("A", tracks={"white": "T1"}, threats=[["E1-10", 1, "white"]], stop="1.threats")
    assert (seen["threats"][1]["status"], seen["threats"][1]["square"]) == ("destroyed", 10)


@rule("SA-4.1.4")
@pytest.mark.parametrize("turn", [2, 5, 9])
def test_the_computer_is_checked_after_the_threats_acted(turn: int) -> None:
    """A Psionic Satellite knocks everybody out first, and nobody is left to be delayed."""
    board, stop = on(turn + 1, "A"), f"{turn}.check"
    satellite = {"code": "SE2-03", "n": 1, "zone": "blue", "square": 2}
    quiet = outcome(board, start={"turn": turn}, stop=stop)
    struck = outcome(board, start={"turn": turn, "threats": [satellite]}, stop=stop)
    assert quiet["players"][0]["slots"][turn + 1] == "-"
    assert struck["players"][0]["slots"][turn + 1] == "A"


@rule("SA-4.1.6")
@pytest.mark.parametrize(("turn", "phase"), [(1, 1), (3, 1), (4, 2), (7, 2), (8, 3), (12, 3)])
def test_turns_belong_to_phases(turn: int, phase: int) -> None:
    seen = outcome(on(turn, "C"), start={"turn": turn, "players": crew("lower_white")}, stop=f"{turn}.actions")
    assert seen["visual_confirmation"] == {1: 0, 2: 0, 3: 0, phase: 1}


@rule("SA-4.1.5")
def test_the_final_turn_moves_the_threats_once_more() -> None:
    threat = {"code": "E1-05", "n": 1, "zone": "white", "square": 7}
    at_12 = outcome("-", start={"turn": 12, "threats": [threat]}, stop="12.threats")
    at_13 = outcome("-", start={"turn": 12, "threats": [threat]})
    assert (at_12["threats"][1]["square"], at_13["threats"][1]["square"]) == (5, 3)


@rule("SA-4.1.7")
def test_a_mission_is_complete_although_everybody_is_knocked_out() -> None:
    seen = outcome("-", "-", start={"turn": 12, "players": [{"knocked_out": True}, {"knocked_out": True}]})
    assert (seen["outcome"], seen["score"]) == ("won", -4)


@rule("SA-4.1.7")
def test_a_completed_mission_is_told_with_its_score() -> None:
    table = resolved("-", start={"turn": 12, "players": [{"knocked_out": True}]})
    assert [event.args for event in told(table, "mission-complete")] == [{"score": -2}]


# SA-4.2


@rule("SA-4.2.1")
@pytest.mark.parametrize("number", range(1, 8))
def test_a_threat_appears_in_its_turn_on_the_start_square(number: int) -> None:
    case = {"tracks": {"red": f"T{number}"}, "threats": [["E1-05", 3, "red"]]}
    assert outcome("-", **case, stop="2.threats")["threats"][3]["status"] == "waiting"
    table = resolved("-", **case, stop="3.appear")
    assert (table.threats[0].status, table.threats[0].square) == ("on_track", 9 + number)
    assert len(told(resolved("-", **case, stop="5.appear"), "threat-appears")) == 1


@rule("SA-4.2.2")
def test_the_token_of_an_external_threat_is_its_position() -> None:
    """The pulse cannon reaches square 10 but not square 11."""
    threats = [["E1-10", 1, "red"], ["E1-10", 1, "white"]]
    start = {"players": crew("lower_white")}
    table = resolved("A", start=start, tracks={"red": "T1", "white": "T2"}, threats=threats, stop="1.damage")
    assert [threat.damage for threat in table.threats] == [1, 0]


@rule("SA-4.2.2")
def test_the_number_token_of_an_internal_threat_only_measures_progress() -> None:
    """The intruder stays in its station, and no weapon reaches it."""
    case = {"tracks": {"internal": "T1"}, "threats": [["I2-03", 1, "internal"]]}
    seen = outcome("A A", start={"players": crew("lower_white")}, **case, stop="2.damage")
    assert differences({"damage": 0, "square": 8, "tokens": ["upper_red"]}, seen["threats"][1]) == []


@rule("SA-4.2.3")
def test_a_malfunction_covers_its_system_in_every_listed_station() -> None:
    start = {"players": crew("lower_red", "lower_white", "lower_blue")}
    table = resolved("B", "B", "B", start=start, threats=[["SI2-03", 1, "internal"]], stop="1.actions")
    assert [event.args["station"] for event in told(table, "repaired")] == ["lower_red", "lower_white", "lower_blue"]
    assert (table.ship.reactors, table.ship.capsules) == ([2, 3, 2], 3)


@rule("SA-4.2.4")
@pytest.mark.parametrize(
    ("code", "station"),
    [("I1-01", "upper_red"), ("I1-02", "upper_blue"), ("I1-03", "lower_white"), ("I2-02", "lower_red")],
)
def test_an_intruder_starts_in_its_listed_station(code: str, station: str) -> None:
    assert outcome("-", threats=[[code, 1, "internal"]], stop="1.appear")["threats"][1]["tokens"] == [station]


@rule("SA-4.2.5")
def test_a_malfunction_turns_actions_into_repairs_from_the_turn_it_appears() -> None:
    start = {"players": crew("upper_red")}
    seen = outcome("- B", start=start, threats=[["I1-06", 2, "internal"]], stop="2.actions")
    assert (seen["threats"][2]["damage"], seen["shields"]["red"]) == (1, 1)


@rule("SA-4.2.6")
@pytest.mark.parametrize(("code", "zone", "square"), [("E1-07", "red", 7), ("I1-03", "internal", 9)])
def test_a_threat_moves_in_the_turn_it_appears(code: str, zone: str, square: int) -> None:
    assert outcome("-", threats=[[code, 2, zone]], stop="2.threats")["threats"][2]["square"] == square


@rule("SA-4.2.7")
def test_before_it_appears_no_weapon_finds_a_threat() -> None:
    seen = outcome("A", threats=[["E1-10", 2, "white"]], stop="2.appear")
    assert (seen["threats"][2]["damage"], seen["reactors"]["white"]) == (0, 2)


@rule("SA-4.2.7")
def test_before_it_appears_a_malfunction_covers_nothing() -> None:
    seen = outcome("B", start={"players": crew("upper_red")}, threats=[["I1-06", 2, "internal"]], stop="2.appear")
    assert (seen["threats"][2]["damage"], seen["shields"]["red"]) == (0, 2)


@rule("SA-4.2.7")
def test_before_it_appears_an_intruder_is_not_there() -> None:
    start = {"players": [{"station": "upper_red", "squad": "lower_red"}]}
    table = resolved("X", start=start, threats=[["I1-01", 2, "internal"]], stop="2.appear")
    assert no_effects(table) == [(0, "no-intruder", "SA-4.10.6")]
    assert table.threats[0].damage == 0


@rule("SA-4.2.7")
@pytest.mark.parametrize(("number", "slots"), [(1, ["-", "A"]), (2, ["A", "-"])])
def test_before_it_appears_slime_holds_nobody_up(number: int, slots: list[str]) -> None:
    start = {"players": crew("lower_white")}
    seen = outcome("< A", start=start, threats=[["I2-02", number, "internal"]], stop="1.actions")
    assert [seen["players"][0]["slots"][slot] for slot in (2, 3)] == slots


@rule("SA-D46")
@pytest.mark.parametrize("order", [1, -1])
def test_of_two_threats_with_one_number_the_external_one_acts_first(order: int) -> None:
    """The fighter empties the shield, then the wires fill it; the other way round a block would not fit and leak."""
    fighter = {"code": "E1-07", "n": 3, "zone": "white", "square": 9}
    wires = {"code": "SI1-05", "n": 3, "zone": "internal", "square": 11}
    seen = outcome("-", start={"turn": 6, "threats": [fighter, wires][::order]}, stop="6.threats")
    assert (seen["shields"]["white"], seen["reactors"]["white"], seen["damage"]["white"]) == (3, 0, 0)


# SA-4.3


@rule("SA-4.3.1")
def test_the_half_planned_on_top_is_played() -> None:
    game = flight(1)
    game.act(0, "place 0 A/< 1")
    game.act(0, "place 1 </A 1")
    game.clock(600)
    played = [(event.kind, event.args["crew"]) for event in first_turn(game)[1:]]
    assert played == [("loaded", 0), ("moved", 1)]


@rule("SA-4.3.1")
def test_the_resolution_reveals_the_cards_with_the_same_half_on_top() -> None:
    game = flight()
    card = game.state.players[0].hand[0]
    game.act(0, f"place 0 {card} 1")
    assert game.view(1)["crew"][0]["plan"][1] == "action"
    game.clock(600)
    assert game.view(1)["crew"][0]["plan"][1] == card


@rule("SA-4.3.2")
@pytest.mark.parametrize(("captain", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])])
def test_the_captain_acts_first_then_everybody_clockwise(captain: int, order: list[int]) -> None:
    game = flight(captain=captain)
    boards = {member.seat: board for board, member in enumerate(game.state.crew)}
    for seat in game.seats():
        game.act(seat, f"place {boards[seat]} {game.state.players[seat].hand[0]} 1")
    game.clock(600)
    acted = [game.state.crew[event.args["crew"]].seat for event in first_turn(game) if "crew" in event.args]
    assert list(dict.fromkeys(acted)) == order


@rule("SA-4.3.2", "SA-4.3.3")
@pytest.mark.parametrize(
    ("boards", "idle", "shield", "fired"),
    [(["B", "A"], (1, "reactor-empty", "SA-4.7.3"), 2, 0), (["A", "B"], (1, "reactor-empty", "SA-4.8.6"), 1, 1)],
)
def test_the_first_player_takes_the_last_block(boards: list[str], idle: Any, shield: int, fired: int) -> None:
    start = {"reactors": {"red": 1}, "players": crew("upper_red", "upper_red")}
    table = resolved(*boards, start=start, stop="1.actions")
    assert no_effects(table) == [idle]
    assert (table.ship.shields[0], len(told(table, "loaded"))) == (shield, fired)


@rule("SA-4.3.3")
def test_a_later_player_meets_the_lift_used_and_the_intruder_gone() -> None:
    saboteur = {"code": "I1-03", "n": 1, "zone": "internal", "square": 13}
    leaders = [{"station": "lower_white", "squad": squad} for squad in ("lower_red", "upper_blue")]
    start = {"players": [*leaders, *crew("upper_white", "upper_white")], "threats": [saboteur]}
    table = resolved("X", "X", "^ A", "^ A", start=start, stop="1.actions")
    assert no_effects(table) == [(1, "no-intruder", "SA-4.10.6")]
    assert [event.args["crew"] for event in told(table, "delayed")] == [3]


@rule("SA-4.3.4")
def test_without_a_card_a_player_does_nothing_but_a_pilot_comes_home() -> None:
    players = [*crew("lower_white"), {"space": True, "squad": "lower_red"}]
    table = resolved("-", "-", start={"turn": 6, "players": players}, stop="6.actions")
    assert [(event.kind, event.args["crew"]) for event in table.event_sink or [] if "crew" in event.args] == [
        ("moved", 1)
    ]
    assert [member.station for member in table.crew] == [4, 0]


@rule("SA-4.3.5")
def test_a_knocked_out_player_is_skipped() -> None:
    players = [{"station": "upper_white", "knocked_out": True}, *crew("upper_white")]
    table = resolved("A ^", "- B", start={"players": players}, stop="2.actions")
    assert table.crew[0].station == 1
    assert (table.ship.reactors[1], table.ship.shields[1]) == (1, 3)
    assert no_effects(table) == [(0, "knocked-out", "SA-4.3.5")] * 2


def test_a_case_that_stops_when_threats_appear_has_no_actions_yet() -> None:
    untouched = outcome("-", stop="1.actions")["shields"]
    assert outcome("B", stop="1.appear")["shields"] == untouched
    assert outcome("B", stop="1.actions")["shields"] != untouched
