"""SA-10.3 What carries over from mission to mission, SA-10.4 Scoring of a campaign."""

from typing import Any

import pytest

from quarterdeck import Campaign
from quarterdeck.games.space_alert.content.ship import LOWER_RED, UPPER_BLUE
from quarterdeck.games.space_alert.rules.ships_log import log_line
from quarterdeck.games.space_alert.state import ScoreSheet, SpaceAlert
from tests.rules import rule
from tests.space_alert.tables import outcome, resolved, told
from tests.space_alert.test_10_campaign import embark, everybody, fly, fly_on, landed, take_off

RED_TILES = ("heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structural")


def threat(code: str, n: int, zone: str, square: int) -> dict[str, Any]:
    return {"code": code, "n": n, "zone": zone, "square": square}


@rule("SA-10.3.1")
def test_unrepaired_tiles_stay_on_the_ship_and_out_of_the_stack():
    def damage(table: SpaceAlert) -> None:
        table.ship.tiles = [("gravolift", "light_laser"), (), ("structural",)]

    game = take_off(fly_on(landed(damage)))
    assert game.state.ship.tiles == [("gravolift", "light_laser"), (), ("structural",)]
    assert sorted(game.state.tiles[0].cards) == ["heavy_laser", "reactor", "shield", "structural"]
    assert [len(pile.cards) for pile in game.state.tiles] == [4, 6, 5]


@rule("SA-10.3.1")
def test_unrepaired_tiles_keep_their_effects():
    found = outcome("^ A", carried={"white": ["gravolift"]}, stop="1.threats")
    assert found["players"][0]["slots"][3] == "A"
    start = {"turn": 1, "players": [{"station": "upper_red"}], "threats": [threat("E1-09", 1, "red", 9)]}
    assert outcome("A", start=start, carried={"red": ["heavy_laser"]}, stop="1.damage")["threats"][1]["damage"] == 3


@pytest.mark.parametrize(("tiles", "lost"), [(RED_TILES[:5], None), (RED_TILES, "lost")])
@rule("SA-10.3.1")
def test_a_zone_with_six_old_tiles_is_destroyed_by_the_next_point(tiles: tuple[str, ...], lost: str | None):
    start = {"turn": 1, "shields": {"red": 2}, "threats": [threat("E1-07", 1, "red", 2)]}
    assert outcome("-", start=start, carried={"red": list(tiles)}, stop="1.threats")["outcome"] == lost


@rule("SA-10.3.2")
def test_a_damaged_shield_or_reactor_starts_with_one_block_less():
    def damage(table: SpaceAlert) -> None:
        table.ship.tiles = [("shield",), ("reactor", "shield"), ("reactor", "gravolift")]

    ship = take_off(fly_on(landed(damage))).state.ship
    assert (ship.shields, ship.reactors) == ([0, 0, 1], [2, 2, 1])


@pytest.mark.parametrize(
    ("station", "card", "carried", "found"),
    [
        ("upper_blue", "B", {"blue": ["shield"]}, {"shields": 1}),
        ("lower_blue", "B", {"blue": ["reactor"]}, {"reactors": 2}),
    ],
)
@rule("SA-10.3.2")
def test_its_capacity_is_smaller_besides(station: str, card: str, carried: dict[str, Any], found: dict[str, int]):
    given = outcome(card, start={"turn": 1, "players": [{"station": station}]}, carried=carried, stop="1.actions")
    assert {source: given[source]["blue"] for source in found} == found


@pytest.mark.parametrize(
    ("given", "zone", "tiles"),
    [
        (threat("E1-07", 1, "red", 2), "red", 2 * 2),  # attack 3 on a shield of 1
        (threat("E1-07", 1, "white", 2), "white", 2),
        (threat("I1-06", 1, "internal", 2), "red", 2 * 2),
        (threat("I1-05", 1, "internal", 2), "blue", 2),
    ],
)
@rule("SA-10.3.3")
def test_an_old_structural_tile_doubles_the_damage_to_its_zone_only(given: dict[str, Any], zone: str, tiles: int):
    start = {"turn": 1, "threats": [given]}
    table = resolved("-", start=start, carried={"red": ["structural"]}, stop="1.threats")
    assert [event.args["zone"] for event in told(table, "tile-drawn")] == [zone] * tiles


@rule("SA-10.3.4")
def test_a_structural_tile_of_this_mission_doubles_nothing():
    given = [threat("E1-07", 1, "red", 2), threat("E1-07", 2, "red", 2)]
    start = {"turn": 1, "shields": {"red": 2}, "threats": given}
    table = resolved("-", start=start, carried={"red": ["gravolift"]}, tiles={"red": ["structural"]}, stop="1.threats")
    assert len(told(table, "tile-drawn")) == 1 + 3


def break_squads(*homes: int) -> Any:
    def change(table: SpaceAlert) -> None:
        for squad in table.squads:
            squad.disabled = squad.home in homes

    return change


@rule("SA-10.3.5")
def test_unrepaired_squads_are_not_on_the_board():
    game = take_off(fly_on(landed(break_squads(LOWER_RED, UPPER_BLUE))))
    assert [squad.on_board for squad in game.state.squads] == [False, False]
    game.state.crew[0].plan[1], game.state.crew[0].station = "C", LOWER_RED
    events = game.clock(1000.0)
    assert [event.args["why"] for event in events if event.kind == "no-effect"] == ["storage-empty"]


@pytest.mark.parametrize("broken", [LOWER_RED, UPPER_BLUE])
@pytest.mark.parametrize(("name", "station", "other"), [("lower_red", 3, 2), ("upper_blue", 2, 3)])
@rule("SA-10.3.5", "SA-10.3.6")
def test_a_single_squad_starts_where_the_crew_wants_it(broken: int, name: str, station: int, other: int):
    game = fly_on(landed(break_squads(broken), captain=2))
    everybody(game, "propose white white")
    assert game.seats() == (2,)
    assert [str(option) for option in game.choices(2)] == ["store lower_red", "store upper_blue"]
    game.act(2, f"store {name}")
    everybody(game, "ready")
    for who, place in enumerate((station, other)):
        game.state.crew[who].plan[1], game.state.crew[who].station = "C", place
    game.clock(1000.0)
    taken = [event.args["crew"] for event in game.events if event.kind == "squad-taken"]
    assert taken == [0]


@rule("SA-10.3.6", "SA-D64")
def test_two_squads_start_at_home_without_a_question():
    game = fly_on(landed())
    everybody(game, "propose white white")
    assert game.view(None)["asked"]["frame"] == "briefing"


@rule("SA-10.3.7", "SA-D38")
def test_everything_else_is_set_up_anew():
    def use_up(table: SpaceAlert) -> None:
        ship = table.ship
        ship.shields, ship.reactors, ship.capsules, ship.rockets = [0, 0, 0], [0, 0, 0], 0, 0
        ship.flying, ship.visual, ship.maintained = True, [3, 3, 3], [True, True, True]
        for member in table.crew:
            member.station = LOWER_RED

    campaign = landed(use_up)
    old, new = campaign.game.state, take_off(fly_on(campaign)).state
    ship = new.ship
    assert (ship.shields, ship.reactors, ship.capsules, ship.rockets) == ([1, 1, 1], [2, 3, 2], 3, 3)
    assert (ship.flying, ship.visual, ship.maintained) == (False, [0, 0, 0], [False] * 3)
    assert ({member.station for member in new.crew}, new.threats, new.turn) == ({1}, [], 0)
    assert sum(len(pile.cards) for pile in new.decks) > sum(len(pile.cards) for pile in old.decks)
    white = [card for card in new.pack.threats.values() if not card.yellow]
    assert sum(len(pile.cards) for pile in new.decks) == len(white)
    assert [len(player.hand) for player in new.players] == [5] * 4


@rule("SA-10.3.7", "SA-D38")
def test_trajectories_are_drawn_anew():
    pairs = []
    for seed in range(5):
        campaign = landed(seed=seed)
        old = campaign.game.state.tracks
        pairs.append((old, take_off(fly_on(campaign)).state.tracks))
    assert sum(old != new for old, new in pairs) >= 4


# SA-10.4 Scoring


def flown(*visual: int) -> Campaign:
    """A campaign of so many missions, with these points of visual confirmation, before the last decision."""
    campaign = embark()
    for number, points in enumerate(visual):
        take_off(campaign.game)
        campaign.game.state.ship.visual = [points, 0, 0]
        campaign.game.clock(1000.0)
        if number + 1 < len(visual):
            fly_on(campaign)
    return campaign


@pytest.mark.parametrize(("visual", "part"), [((7,), 7), ((2, 1), 1), ((2, 0, 0), 0), ((3, 2, 3), 2), ((5, 2, 2), 3)])
@rule("SA-10.4.2", "SA-10.4.3")
def test_threats_of_all_missions_the_last_penalties_and_the_average_view_count(visual: tuple[int, ...], part: int):
    campaign = flown(*visual)
    if campaign.game.seats():
        everybody(campaign.game, "stop")
    last: ScoreSheet = campaign.game.state.sheet
    earlier = [game.result["log"] for game in campaign.finished]
    points = last.destroyed + last.survived + sum(line["destroyed"] + line["survived"] for line in earlier)
    assert points > 0
    assert last.penalties > 0
    assert campaign.game.result().campaign_score == points - last.penalties + part


@rule("SA-10.4.2")
def test_old_tiles_and_squads_count_in_the_last_penalties():
    def damage(table: SpaceAlert) -> None:
        table.ship.tiles = [(), ("gravolift", "heavy_laser", "pulse_cannon"), ()]
        table.squads[0].disabled = True

    before, after = landed(), landed(damage)
    games = [fly_on(before), fly_on(after)]
    for game in games:
        fly(game)
    clean, damaged = (game.state.sheet.penalties for game in games)
    assert damaged >= clean + 3 + 1


@rule("SA-10.4.1")
def test_each_mission_has_a_line_but_only_the_last_has_penalties_and_the_total():
    campaign = flown(2, 2)
    everybody(campaign.game, "stop")
    first, last = campaign.finished[0].result["log"], log_line(campaign.game.state, "2026-11-15")
    assert last is not None
    points = campaign.finished[0].carried_over["campaign"]["threat_points"]
    assert ([first["survived"] + first["destroyed"]], first["visual"]) == (list(points), 2)
    assert not {"penalties", "total"} & set(first)
    assert last.penalties == campaign.game.state.sheet.penalties
    assert last.total == campaign.game.result().campaign_score
