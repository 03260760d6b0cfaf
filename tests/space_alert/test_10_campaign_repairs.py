"""SA-10.2 Repairs between the missions of a campaign."""

from collections.abc import Callable
from typing import Any

import pytest

from quarterdeck.games.space_alert.content.ship import LOWER_RED, SPACE, UPPER_BLUE
from quarterdeck.games.space_alert.rules.threats import draw
from quarterdeck.games.space_alert.state import SpaceAlert
from tests.rules import rule
from tests.space_alert.tables import refusal
from tests.space_alert.test_10_campaign import embark, everybody, fly_on, landed, take_off

RED_TILES = ("heavy_laser", "light_laser", "shield", "reactor", "gravolift", "structural")


@rule("SA-10.2.1")
def test_malfunctions_are_gone_in_the_next_mission():
    def break_computer(table: SpaceAlert) -> None:
        virus = draw(table, "I2-05", 8, 3)
        virus.status, virus.tokens = "survived", (1,)

    campaign = landed(break_computer)
    assert any(threat["tokens"] for threat in campaign.game.view(None)["threats"])
    game = take_off(fly_on(campaign))
    assert not any(threat["tokens"] for threat in game.view(None)["threats"])


@rule("SA-10.2.2")
def test_knocked_out_players_recover_but_repair_nothing():
    def knock_out(table: SpaceAlert) -> None:
        table.crew[1].knocked_out = table.crew[2].knocked_out = True
        table.crew[2].station, table.squads[0].leader = SPACE, 2

    campaign = landed(knock_out)
    everybody(campaign.game, "fly-on")
    asked = []
    while campaign.game.seats():
        asked += campaign.game.seats()
        everybody(campaign.game, "repair-nothing")
    assert asked == [0, 3]
    game = campaign.go_on()
    assert [(member.knocked_out, member.station) for member in game.state.crew] == [(False, 1)] * 4


def damage(table: SpaceAlert) -> None:
    """Six red tiles, one white one, and a disabled squad."""
    table.ship.tiles = [RED_TILES, ("shield",), ()]
    table.squads[0].disabled = True


@pytest.mark.parametrize("repair", ["repair-tile red shield", "repair-squad lower_red", "repair-nothing"])
@rule("SA-10.2.3", "SA-D37")
def test_each_player_repairs_one_thing_at_most(repair: str):
    campaign = landed(damage)
    everybody(campaign.game, "fly-on")
    assert repair in {str(option) for option in campaign.game.choices(0)}
    campaign.game.act(0, repair)
    assert campaign.game.seats() == (1,)
    assert campaign.game.choices(0) == []


@rule("SA-10.2.4", "SA-10.2.9")
@pytest.mark.parametrize(
    ("repair", "kind", "args"),
    [
        ("repair-tile red shield", "tile-repaired", {"crew": 0, "zone": "red", "tile": "shield"}),
        ("repair-squad lower_red", "squad-repaired", {"crew": 0, "station": "lower_red"}),
    ],
)
def test_repairs_are_told(repair: str, kind: str, args: dict[str, Any]):
    campaign = landed(damage)
    everybody(campaign.game, "fly-on")
    assert [(event.kind, event.args) for event in campaign.game.act(0, repair)] == [(kind, args)]


@rule("SA-10.2.3")
def test_only_what_is_broken_can_be_repaired():
    campaign = landed(damage)
    everybody(campaign.game, "fly-on")
    assert refusal(campaign.game, 0, "repair-tile white reactor") == "SA-10.2.3"
    assert refusal(campaign.game, 0, "repair-squad upper_blue") == "SA-10.2.3"
    offered = {str(option) for option in campaign.game.choices(0)}
    tiles = {f"repair-tile red {tile}" for tile in RED_TILES} | {"repair-tile white shield"}
    assert offered == tiles | {"repair-squad lower_red", "repair-nothing"}


@rule("SA-10.2.4")
def test_a_repaired_tile_is_back_in_the_stack_of_its_zone():
    game = take_off(fly_on(landed(damage), "repair-tile red shield", "repair-tile white shield"))
    assert game.state.ship.tiles == [tuple(tile for tile in RED_TILES if tile != "shield"), (), ()]
    assert game.state.tiles[0].cards == ("shield",)
    assert sorted(game.state.tiles[1].cards) == sorted(game.state.pack.tiles[1])


@rule("SA-10.2.4")
def test_a_repaired_tile_is_shuffled_in():
    games = [take_off(fly_on(landed(damage, seed=seed), "repair-tile white shield")) for seed in range(40)]
    assert len({game.state.tiles[1].cards[0] for game in games}) == 6


@rule("SA-10.2.5")
def test_at_most_two_tiles_of_a_zone_are_repaired():
    campaign = landed(damage)
    everybody(campaign.game, "fly-on")
    campaign.game.act(0, "repair-tile red shield")
    campaign.game.act(1, "repair-tile red reactor")
    assert refusal(campaign.game, 2, "repair-tile red gravolift") == "SA-10.2.5"
    assert {str(option) for option in campaign.game.choices(2)} == {
        "repair-tile white shield",
        "repair-squad lower_red",
        "repair-nothing",
    }


@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({"seats": 4}, [0, 1, 2, 3]),
        ({"seats": 4, "captain": 2}, [2, 3, 0, 1]),
        ({"seats": 3}, [0, 1, 2, 0]),
        ({"seats": 3, "seating": [0, -1, 1, 2]}, [0, 1, 1, 2]),
        ({"seats": 3, "seating": [0, 1, -1, 2], "captain": 1}, [1, 2, 2, 0]),
        ({"seats": 2, "seating": [0, -1, -1, 1]}, [0, 1, 1, 1]),
        ({"seats": 1}, [0, 0, 0, 0]),
    ],
)
@rule("SA-10.2.6", "SA-10.2.7", "SA-R40")
def test_repairs_go_in_turn_order_and_the_next_player_clockwise_chooses_for_an_android(
    options: dict[str, Any], asked: list[int]
):
    campaign = landed(**options)
    everybody(campaign.game, "fly-on")
    found = []
    while campaign.game.seats():
        found += campaign.game.seats()
        campaign.game.act(campaign.game.seats()[0], "repair-nothing")
    assert found == asked


@rule("SA-10.2.7")
def test_a_knocked_out_android_repairs_nothing():
    def knock_out_android(table: SpaceAlert) -> None:
        table.crew[3].knocked_out = True

    campaign = landed(knock_out_android, seats=3)
    everybody(campaign.game, "fly-on")
    for seat in (0, 1, 2):
        campaign.game.act(seat, "repair-nothing")
    assert campaign.game.over


@rule("SA-R40")
def test_androids_act_without_being_asked():
    game = take_off(embark(seats=3).game)
    card = next(card for card in game.view(0)["players"][0]["hand"] if not card.startswith("H"))
    game.act(0, f"place 3 {card} 1")
    game.clock(1000.0)
    assert game.view(None)["asked"]["frame"] == "choose-course"
    assert any(event.args.get("crew") == 3 for event in game.events)


def led(table: SpaceAlert) -> None:
    table.squads[0].leader, table.squads[0].disabled = 1, True


def with_a_knocked_out_leader(table: SpaceAlert) -> None:
    led(table)
    table.crew[1].knocked_out = True


def in_storage(table: SpaceAlert) -> None:
    table.squads[0].disabled = True


def off_the_board(table: SpaceAlert) -> None:
    table.squads[0].disabled, table.squads[0].on_board = True, False


@pytest.mark.parametrize("broken", [led, with_a_knocked_out_leader, in_storage, off_the_board])
@rule("SA-10.2.9")
def test_a_squad_disabled_in_any_way_can_be_repaired_and_is_back_in_storage(broken: Callable[[SpaceAlert], None]):
    campaign = landed(broken)
    campaign.game.state.squads[1].leader = 2
    everybody(campaign.game, "fly-on")
    assert "repair-squad lower_red" in {str(option) for option in campaign.game.choices(0)}
    campaign.game.act(0, "repair-squad lower_red")
    while campaign.game.seats():
        everybody(campaign.game, "repair-nothing")
    squads = take_off(campaign.go_on()).state.squads
    assert [(squad.home, squad.leader) for squad in squads] == [(LOWER_RED, None), (UPPER_BLUE, None)]
    assert all(squad.on_board and not squad.disabled for squad in squads)
