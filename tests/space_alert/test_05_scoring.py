"""SA-5 Scoring and SA-6 The ship's log."""

import json
from typing import Any

import pytest
import yaml
from msgspec import ValidationError, convert
from msgspec.structs import replace

from quarterdeck import Game
from quarterdeck.games.space_alert.cases.table import build, read_case
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.ship import ZONES
from quarterdeck.games.space_alert.rules.scoring import ScoreInput, campaign_score, score
from quarterdeck.games.space_alert.rules.ships_log import log_line
from quarterdeck.games.space_alert.state import Losses, SpaceAlert
from quarterdeck.kernel.clauses import all_clauses
from tests.rules import rule
from tests.space_alert.tables import flight, outcome, resolved
from tests.space_alert.test_10_campaign import landed

TODAY = "2026-11-15"


def example_of(clause: str) -> dict[str, Any]:
    example: dict[str, Any] = yaml.safe_load(all_clauses()[clause].text)
    return example


def threat(code: str, n: int, zone: str, square: int, damage: int = 0) -> dict[str, Any]:
    return {"code": code, "n": n, "zone": zone, "square": square, "damage": damage}


def at_the_end(
    destroyed: Any = (), survived: Any = (), damage: Any = None, knocked_out: int = 0, disabled_squads: int = 0,
    visual: Any = (0, 0, 0),
) -> SpaceAlert:  # fmt: skip
    """A table of five players after the final turn."""
    table = build(read_case({"boards": ["-"] * 5, "stop": "13.threats"}))
    cards = pack().threats
    for n, code in enumerate([*destroyed, *survived], 1):
        zone = "red" if cards[code].kind == "external" else "internal"
        table.threats += build(read_case({"boards": ["-"], "threats": [[code, n, zone]]})).threats
        table.threats[-1].status = "destroyed" if n <= len(destroyed) else "survived"
    table.ship.tiles = [pack().tiles[z][: (damage or {}).get(zone, 0)] for z, zone in enumerate(ZONES)]
    for number in range(knocked_out):
        table.crew[number].knocked_out = True
    for number in range(disabled_squads):
        table.squads[number].disabled = True
    table.ship.visual = list(visual)
    return table


# SA-5 Scoring


@rule("SA-E30", "SA-5.2", "SA-5.3", "SA-5.4", "SA-5.5", "SA-5.6", "SA-5.7")
def test_the_scoring_example_of_the_rules():
    example = example_of("SA-E30")
    assert score(at_the_end(**example["score_input"])).total == example["expect"]["score"]


@pytest.mark.parametrize(
    ("given", "points"),
    [
        ({}, 0),
        ({"destroyed": ["E1-05"]}, 4),
        ({"survived": ["E1-05"]}, 2),
        ({"destroyed": ["SI2-02", "E2-01"], "survived": ["SE1-01", "I1-01"]}, 15 + 6 + 4 + 2),
        ({"damage": {"red": 1}}, -1 - 1),
        ({"damage": {"red": 2, "white": 3, "blue": 1}}, -6 - 3),
        ({"damage": {"red": 2, "white": 2, "blue": 2}}, -6 - 2),
        ({"knocked_out": 1}, -2),
        ({"knocked_out": 5}, -10),
        ({"disabled_squads": 1}, -1),
        ({"disabled_squads": 2}, -2),
        ({"visual": [1, 0, 7]}, 8),
        ({"visual": [2, 3, 5]}, 10),
    ],
)
@rule("SA-5.2", "SA-5.3", "SA-5.4", "SA-5.5", "SA-5.6", "SA-5.7", "SA-5.9")
def test_what_each_thing_counts(given: dict[str, Any], points: int):
    assert score(at_the_end(**given)).total == points


@rule("SA-5.7")
@pytest.mark.parametrize(
    ("column", "most", "beyond"),
    [
        ("damage", {"red": 6}, {"red": 7}),
        ("knocked_out", 5, 6),
        ("disabled_squads", 2, 3),
        ("visual", [7, 7, 7], [0, 8, 0]),
    ],
)
def test_numbers_that_no_flight_can_have_are_not_scored(column: str, most: Any, beyond: Any):
    nothing = {"destroyed": [], "survived": [], "damage": {"red": 0}, "knocked_out": 0, "disabled_squads": 0}
    assert convert({**nothing, "visual": [0, 0, 0], column: most}, ScoreInput).score() != 0
    with pytest.raises(ValidationError, match=column):
        convert({**nothing, "visual": [0, 0, 0], column: beyond}, ScoreInput)
    with pytest.raises(ValidationError, match="androids"):
        convert({**nothing, "visual": [0, 0, 0], "androids": 1}, ScoreInput)


@rule("SA-5.2")
def test_a_threat_that_would_have_ended_the_flight_adds_nothing_to_an_example():
    given = {"destroyed": [], "damage": {"red": 0}, "knocked_out": 0, "disabled_squads": 0, "visual": [0, 0, 0]}
    fatal = [code for code, card in pack().threats.items() if card.survived is None]
    assert fatal
    assert convert({**given, "survived": [*fatal, "E1-05"]}, ScoreInput).score() == 2


@rule("SA-5.1")
def test_a_lost_mission_has_no_score():
    game = flight()
    game.clock(1000.0)
    assert (game.result().outcome, game.result().score) == ("lost", None)


@rule("SA-5.1", "SA-5.2", "SA-5.3", "SA-5.4")
def test_a_completed_mission_is_scored():
    given = [threat("E1-10", 1, "white", 8), threat("E1-05", 2, "red", 2)]
    found = outcome("A", start={"turn": 1, "threats": given})
    assert found["damage"] == {"red": 2, "white": 0, "blue": 0}
    assert (found["outcome"], found["score"]) == ("won", 4 + 2 - 2 - 2)


@rule("SA-5.5")
def test_a_knocked_out_android_costs_2_points_too():
    table = build(read_case({"boards": ["-", "-"]}))
    table.crew[1].seat, table.crew[1].knocked_out = -1, True
    table.advance()
    assert table.sheet is not None
    assert table.sheet.total == -2


@rule("SA-5.7")
def test_visual_confirmation_of_every_phase_counts():
    start = {"turn": 1, "players": [{"station": "lower_white"}] * 3, "computer": {1: True, 2: True, 3: True}}
    found = outcome("C - - - C - - - - - - C", "C - - - C - - - - - - -", "C", start=start)
    assert (found["visual_confirmation"], found["score"]) == ({1: 3, 2: 2, 3: 1}, 6)


@pytest.mark.parametrize(("square", "points"), [(5, 2), (6, 0)], ids=["reaches Z in turn 13", "does not"])
@rule("SA-5.8", "SA-D32")
def test_a_threat_still_on_its_trajectory_gives_nothing(square: int, points: int):
    start = {"turn": 12, "shields": {"red": 9}, "threats": [threat("E1-05", 1, "red", square)]}
    assert outcome("-", start=start)["score"] == points


@rule("SA-5.9")
def test_the_score_may_be_negative():
    assert outcome("-", start={"turn": 12, "damage": {"red": ["shield", "reactor"]}})["score"] == -4


@pytest.mark.parametrize(
    ("code", "station", "card", "points"),
    [("I1-06", "upper_red", "B", 4), ("I1-01", "upper_red", "X", 4), ("SI1-04", "space", "X", 8)],
    ids=["repaired malfunction", "intruder", "repaired fissure"],
)
@rule("SA-5.10")
def test_repaired_malfunctions_and_removed_intruders_count_as_destroyed(
    code: str, station: str, card: str, points: int
):
    hits = pack().threats[code].hits
    player = {"space": True} if station == "space" else {"station": station}
    start = {"turn": 1, "threats": [threat(code, 1, "internal", 13, damage=hits - 1)]}
    found = outcome(f"{card}", start={**start, "players": [{**player, "squad": "upper_blue"}]})
    assert found["threats"][1]["status"] == "destroyed"
    assert found["points"]["destroyed"] == points


@rule("SA-5.11")
def test_every_card_whose_lower_value_is_a_dash_loses_the_ship_at_z():
    cards = pack().threats.values()
    dashed = {card.code for card in cards if card.survived is None}
    losing = set()
    for card in cards:
        zone = "white" if card.kind == "external" else "internal"
        start = {"turn": 1, "shields": {"white": 20}, "threats": [threat(card.code, 1, zone, 2)]}
        if (outcome("-", start=start, stop="1.threats")["reason"] or {}).get("clause") == "SA-4.18.2":
            losing.add(card.code)
    assert dashed == losing == {"SE2-05", "SI1-03", "SI1-04", "SI2-05"}


@rule("SA-5.3", "SA-5.4", "SA-5.5", "SA-6.4")
def test_the_sheet_tells_what_the_penalties_were_counted_from():
    table = resolved("-", carried={"red": ["shield", "reactor"], "white": ["gravolift"]}, stop="13.threats")
    table.crew[0].knocked_out = True
    sheet = score(table)
    assert sheet.losses == Losses(tiles=3, worst_zone=2, knocked_out=1, disabled_squads=0)
    assert sheet.penalties == 3 + 2 + 2


@rule("SA-5.3", "SA-10.2.5")
def test_repairs_after_a_mission_do_not_change_what_its_sheet_tells():
    campaign = landed()  # where all tiles are taken off after the flight
    sheet = campaign.game.view(None)["sheet"]
    losses = sheet["losses"]
    assert losses["tiles"] > 0
    assert sheet["penalties"] == losses["tiles"] + losses["worst_zone"] + 2 * losses["knocked_out"]


@rule("SA-5.3", "SA-6.4")
def test_a_kept_sheet_without_its_losses_is_read_and_shown():
    table = resolved("-", stop="13.threats")
    table.sheet = score(table)
    kept = json.loads(table.to_json())
    del kept["sheet"]["losses"]
    again = SpaceAlert.from_json(json.dumps(kept))
    assert again.sheet == replace(table.sheet, losses=None)
    assert again.view(None)["sheet"]["losses"] is None


# A disabled squad costs a point however it came to be disabled


def led_into_battle() -> dict[str, Any]:
    player = {"station": "upper_red", "squad": "upper_blue"}
    return {"start": {"turn": 12, "players": [player], "threats": [threat("I1-01", 1, "internal", 13)]}}


def with_a_knocked_out_leader() -> dict[str, Any]:
    player = {"station": "upper_red", "squad": "upper_blue"}
    return {"start": {"turn": 12, "players": [player], "threats": [threat("SE2-03", 1, "white", 2)]}}


def eaten_in_storage() -> dict[str, Any]:
    return {"start": {"turn": 12, "threats": [threat("I2-02", 1, "internal", 10)]}}


def left_alone() -> dict[str, Any]:
    return {"start": {"turn": 12}}


@pytest.mark.parametrize(
    ("fate", "cost"),
    [(led_into_battle, 1), (with_a_knocked_out_leader, 1 + 2), (eaten_in_storage, 1), (left_alone, 0)],
)
@rule("SA-5.6", "SA-D33")
def test_a_squad_disabled_in_any_way_costs_a_point(fate: Any, cost: int):
    assert outcome("- - - - - - - - - - - X", **fate())["points"]["penalties"] == cost


@rule("SA-5.6", "SA-D33")
def test_a_squad_kept_off_the_board_in_a_campaign_costs_a_point():
    left = {"mission": 2, "broken_squads": [3], "threat_points": [5], "visual": [0]}
    game = Game("space-alert", seats=1, seed="1", campaign=left)
    game.act(0, "propose white white")
    game.act(0, "store upper_blue")
    fly_without_threats(game)
    assert game.state.sheet.penalties == 1


def fly_without_threats(game: Game) -> None:
    """Nobody plans anything, and nothing comes."""
    for seat in game.seats():
        game.act(seat, "ready")
    game.state.script = tuple(message for message in game.state.script if message.say != "threat")
    game.clock(game.state.now + 1000.0)


# SA-6 The ship's log


@pytest.mark.parametrize("clause", ["SA-E31a", "SA-E31b"])
@rule("SA-E31a", "SA-E31b", "SA-10.4.2", "SA-10.4.3")
def test_the_campaign_scoring_examples_of_the_rules(clause: str):
    example = example_of(clause)
    assert campaign_score(**example["campaign_input"]) == example["expect"]["score"]


@rule("SA-6.2", "SA-6.4")
def test_a_line_of_the_log_has_every_column():
    given = {"destroyed": ["SE1-01", "I2-03"], "survived": ["E1-07"], "damage": {"red": 3, "white": 1}}
    table = at_the_end(**given, knocked_out=1, disabled_squads=1, visual=[3, 0, 5])
    table.outcome, table.sheet = "won", score(table)
    line = log_line(table, TODAY)
    assert line is not None
    assert (line.survived, line.destroyed, line.penalties, line.visual, line.total) == (2, 14, 4 + 3 + 2 + 1, 8, 14)
    assert (line.date, line.lost_to) == (TODAY, "")


@pytest.mark.parametrize(("level", "mark"), [("white", "1"), ("yellow", "2"), ("mixed", "1+2")])
@rule("SA-6.2", "SA-6.3")
def test_the_log_names_sound_track_and_difficulties(level: str, mark: str):
    game = flight(start=False, mission="S2-3", common=level)
    fly_without_threats(game)
    line = log_line(game.state, TODAY)
    assert line is not None
    assert (line.sound_track, line.common, line.serious) == ("S2-3", mark, "1")
    game = flight(start=False, mission="S2-3", serious=level)
    fly_without_threats(game)
    line = log_line(game.state, TODAY)
    assert line is not None
    assert (line.common, line.serious) == ("1", mark)


@rule("SA-6.5", "SA-R36")
def test_a_lost_mission_is_logged_without_points_but_with_its_destroyer():
    table = resolved("-", start={"turn": 3, "threats": [threat("SE2-05", 2, "red", 2)]})
    line = log_line(table, TODAY)
    assert line is not None
    assert line.lost_to == "SE2-05"
    assert {line.survived, line.destroyed, line.penalties, line.visual, line.total} == {None}
