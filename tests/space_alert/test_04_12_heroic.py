"""Heroic actions (SA-4.12)."""

from typing import Any

import pytest

from quarterdeck import BadContent
from quarterdeck.games.space_alert.content.cards import top, turned
from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.content.ship import STATIONS
from tests.rules import rule
from tests.space_alert.tables import no_effects, outcome, resolved

FAR = {"red": "T7", "white": "T1", "blue": "T7"}
WEAPONS = [
    ("upper_red", 4),
    ("upper_white", 5),
    ("upper_blue", 4),
    ("lower_red", 2),
    ("lower_white", 1),
    ("lower_blue", 2),
]


def crew(*stations: str) -> list[dict[str, str]]:
    return [{"station": station} for station in stations]


def internal(code: str, square: int = 13, **more: Any) -> dict[str, Any]:
    return {"code": code, "n": 1, "zone": "internal", "square": square, **more}


def fired(*boards: str, station: str, **start: Any) -> tuple[Any, ...]:
    """What an Amoeba without shield suffers from one station, and the energy left in the reactor of the zone."""
    zone = station.split("_")[1]
    start = {**start, "players": crew(*[station] * len(boards))}
    table = resolved(*boards, start=start, tracks=FAR, threats=[["E1-09", 1, zone]], stop="1.damage")
    return table.threats[0].damage, table.ship.reactors[STATIONS.index(station) % 3], no_effects(table)


# Heroic movement


@rule("SA-4.12.1")
@pytest.mark.parametrize("goal", STATIONS)
def test_heroic_movement_goes_straight_to_the_printed_station(goal: str) -> None:
    for station in STATIONS:
        seen = outcome(f"H:{goal}", start={"players": crew(station)}, stop="1.actions")
        assert seen["players"][0]["station"] == goal


@rule("SA-4.12.2", "SA-D9")
@pytest.mark.parametrize(
    "boards", [["H:lower_white A"], ["^", "H:lower_white A"], ["H:lower_red A"]], ids=["damaged", "busy", "other-zone"]
)
def test_heroic_movement_is_never_delayed_by_lifts(boards: list[str]) -> None:
    damage = {"red": ["gravolift"], "white": ["gravolift"]}
    seen = outcome(*boards, start={"damage": damage}, stop="1.actions")
    assert seen["players"][len(boards) - 1]["slots"][2] == "A"


@rule("SA-4.12.2", "SA-D9")
def test_heroic_movement_does_not_use_the_lift() -> None:
    seen = outcome("H:lower_white", "^ A", stop="1.actions")
    assert seen["players"][1]["slots"][2] == "A"


@rule("SA-4.12.3", "SA-D9")
@pytest.mark.parametrize(("station", "slots"), [("upper_white", ["-", "A"]), ("lower_red", ["A", "-"])])
def test_slime_holds_up_a_hero_who_enters_but_not_one_who_stands_in_it(station: str, slots: list[str]) -> None:
    start = {"players": crew(station), "threats": [internal("I2-02")]}
    seen = outcome("H:lower_red A", start=start, stop="1.actions")["players"][0]
    assert (seen["station"], [seen["slots"][slot] for slot in (2, 3)]) == ("lower_red", slots)


@rule("SA-4.12.3", "SA-D9")
def test_contamination_after_z_knocks_out_a_hero_who_enters() -> None:
    start = {"turn": 6, "threats": [internal("SI2-04", square=2)]}
    seen = outcome("- - - - - - H:upper_red", start=start, stop="7.actions")
    assert seen["players"][0]["knocked_out"]


@rule("SA-4.12.3")
def test_a_hero_who_is_there_already_does_nothing() -> None:
    table = resolved("H:upper_white A", stop="1.actions")
    assert no_effects(table) == [(0, "already-there", "SA-4.12.3")]
    assert (table.crew[0].station, table.crew[0].plan[2]) == (1, "A")


# Heroic A and B


@rule("SA-4.12.4")
@pytest.mark.parametrize(("station", "strength"), WEAPONS)
def test_heroic_a_fires_with_one_more_strength(station: str, strength: int) -> None:
    damage, energy, _ = fired("HA", station=station)
    assert (damage, energy) == (strength + 1, fired("A", station=station)[1])


@rule("SA-4.12.4")
def test_the_heroic_strength_is_gone_in_the_next_turn() -> None:
    case = {"start": {"players": crew("lower_red")}, "tracks": {"red": "T7"}, "threats": [["E1-09", 1, "red"]]}
    assert outcome("HA A", **case, stop="2.damage")["threats"][1]["damage"] == 3 + 2


@rule("SA-4.12.5", "SA-D12")
@pytest.mark.parametrize(("station", "strength"), WEAPONS)
def test_heroic_a_adds_nothing_to_an_earlier_shot(station: str, strength: int) -> None:
    shot = fired("A", station=station)
    assert fired("A", "HA", station=station) == (strength, shot[1], [(1, "already-fired", "SA-4.12.5")])


@rule("SA-4.12.5")
@pytest.mark.parametrize("station", ["upper_red", "upper_white", "upper_blue", "lower_white"])
def test_heroic_a_needs_energy_like_a(station: str) -> None:
    found = fired("HA", station=station, reactors={station.split("_")[1]: 0})
    assert found == (0, 0, [(0, "reactor-empty", "SA-4.12.5")])


@rule("SA-4.12.6")
@pytest.mark.parametrize(
    ("station", "start", "part", "receiver", "source"),
    [
        ("upper_red", {"shields": {"red": 1}, "reactors": {"red": 2}}, "shields", 3, 1),
        ("upper_white", {"shields": {"white": 0}, "reactors": {"white": 5}}, "shields", 4, 2),
        ("upper_blue", {"shields": {"blue": 0}, "reactors": {"blue": 1}}, "shields", 2, 0),
        ("lower_blue", {"reactors": {"blue": 1, "white": 4}}, "reactors", 4, 2),
    ],
)
def test_heroic_b_adds_a_block_to_the_receiver_even_above_capacity(
    station: str, start: dict[str, Any], part: str, receiver: int, source: int
) -> None:
    zone = station.split("_")[1]
    seen = outcome("HB", start={**start, "players": crew(station)}, stop="1.actions")
    assert seen[part][zone] == receiver
    assert seen["reactors"][zone if part == "shields" else "white"] == source


@rule("SA-4.12.6")
@pytest.mark.parametrize(
    ("station", "start"),
    [
        ("upper_red", {"shields": {"red": 2}}),
        ("upper_red", {"reactors": {"red": 0}}),
        ("lower_blue", {"reactors": {"blue": 3}}),
        ("lower_blue", {"reactors": {"white": 0}}),
    ],
)
def test_heroic_b_that_moves_nothing_adds_nothing(station: str, start: dict[str, Any]) -> None:
    start = {**start, "players": crew(station)}
    before, after = (resolved(board, start=start, stop="1.actions").ship for board in ("-", "HB"))
    assert after == before


@rule("SA-4.12.7")
@pytest.mark.parametrize(("before", "after"), [(0, 6), (3, 6), (4, 6), (5, 5), (6, 6)])
def test_heroic_refuelling_adds_a_block_if_one_was_moved(before: int, after: int) -> None:
    start = {"reactors": {"white": before}, "players": crew("lower_white")}
    seen = outcome("HB", start=start, stop="1.actions")
    assert (seen["reactors"]["white"], seen["capsules"]) == (after, 2)


@rule("SA-4.12.8", "SA-D11")
def test_energy_above_capacity_stays_until_it_is_used() -> None:
    fighter = {"code": "E1-07", "n": 1, "zone": "white", "square": 11}
    assert outcome("HB", "C - - C", stop="7.threats")["shields"]["white"] == 4
    seen = outcome("HB", start={"threats": [fighter]}, stop="1.threats")
    assert (seen["shields"]["white"], seen["damage"]["white"]) == (3, 0)


@rule("SA-4.12.8", "SA-D11")
@pytest.mark.parametrize(
    ("tiles", "shield", "reactor"),
    [
        (["heavy_laser", "gravolift", "structural"], 4, 6),
        (["heavy_laser", "gravolift", "shield"], 2, 6),
        (["reactor", "gravolift", "structural"], 4, 4),
    ],
)
def test_a_damage_tile_cuts_only_its_own_system_to_capacity(tiles: list[str], shield: int, reactor: int) -> None:
    """An Overheated Reactor does three points of damage from inside."""
    start = {"turn": 6, "shields": {"white": 4}, "reactors": {"white": 6}, "threats": [internal("I2-06", square=2)]}
    seen = outcome("-", start=start, tiles={"white": tiles}, stop="6.threats")
    assert (seen["shields"]["white"], seen["reactors"]["white"]) == (shield, reactor)


@rule("SA-4.12.9")
@pytest.mark.parametrize(("card", "blocks"), [("B", 1), ("HB", 2)])
def test_a_heroic_repair_puts_two_red_blocks(card: str, blocks: int) -> None:
    start = {"players": crew("upper_red"), "threats": [internal("I1-06")]}
    seen = outcome(card, start=start, stop="1.actions")
    assert (seen["threats"][1]["damage"], seen["shields"]["red"]) == (blocks, 1)


# Heroic battlebots


@rule("SA-4.12.10")
@pytest.mark.parametrize("damage", [0, 1])
def test_heroic_battlebots_hit_once_and_are_not_disabled(damage: int) -> None:
    start = {"players": [{"station": "upper_red", "squad": "lower_red"}], "threats": [internal("I2-03", damage=damage)]}
    seen = outcome("HX", start=start, stop="1.actions")
    assert (seen["threats"][1]["damage"], seen["players"][0]["squad_active"]) == (damage + 1, True)


@rule("SA-4.12.11")
@pytest.mark.parametrize(("zones", "strength"), [(["red"], 4), (["red", "white"], 2), (["red", "white", "blue"], 2)])
def test_heroic_battlebots_in_space_hit_every_target_harder(zones: list[str], strength: int) -> None:
    threats = [{"code": "E1-09", "n": n, "zone": zone, "square": 5} for n, zone in enumerate(zones, 1)]
    start = {"players": [{"space": True, "squad": "lower_red"}], "threats": threats}
    seen = outcome("HX", start=start, stop="1.damage")
    assert [threat["damage"] for threat in seen["threats"].values()] == [strength] * len(zones)


@rule("SA-4.12.12")
def test_there_is_no_heroic_c() -> None:
    halves = {half for card in pack().heroic for half in (top(card), top(turned(card)))}
    assert {half for half in halves if ":" not in half} == {"HA", "HB", "HX"}
    with pytest.raises(BadContent, match="HC"):
        resolved("HC -")
