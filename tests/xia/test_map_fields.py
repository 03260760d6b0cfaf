"""What maps show besides the state: reach, risk, sight and what is unexplored (XIA-R12, XIA-R29)."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.fields.surroundings import printed_borders
from quarterdeck.games.xia.rules.chart import chart, distance
from quarterdeck.games.xia.rules.sight import sees
from quarterdeck.kernel.history import Game
from tests.rules import rule
from tests.xia.tables import Drift

START = "0,4"
FAR_SIGHTED = "-2,0"


def under_way(**others: Any) -> Drift:
    """A ship with three points in Neo Damascus of the five start sectors."""
    return Drift("BA5", {"A": {"at": START}, **others}).do("A: impulse")


def passing() -> Drift:
    """A ship under way on the hex of another one."""
    return under_way(B={"at": "1,4"}, C={"at": "9,9"}).do("A: step se")


def storing() -> Drift:
    """A ship with stored moves, after another captain's turn."""
    seats = {"A": {"ship": "copper-heron", "at": START}, "B": {"ship": "puddle-jumper", "at": "2,3"}}
    drift = Drift("BA5", seats).do("play B")
    drift.seat("A").moves = 3
    return drift.do("B: end-actions")


@rule("XIA-R29", "XIA-15.2.3", "XIA-4.4.2")
@pytest.mark.parametrize("start", [under_way, passing, storing])
def test_every_way_begins_with_an_option_that_is_possible(start: Callable[[], Drift]) -> None:
    drift = start()
    reach = drift.table.view(0)["reach"]
    options = {way["option"] for found in reach.values() if found["free"] for way in found["ways"]}
    assert options
    assert [option for option in options if drift.refused(f"A: {option}") is not None] == []


@rule("XIA-R12", "XIA-25.5.16")
@pytest.mark.parametrize(("titles", "least", "mean"), [([], 11, 2.8), (["T16"], 9, 1.8)])
def test_a_ship_sees_the_rolls_that_its_own_abilities_need(titles: list[str], least: int, mean: float) -> None:
    """Rock Hopper makes asteroids safe from a lower roll on, and ways through them less harmful."""
    drift = Drift("BB", {"A": {"at": "0,0", "titles": titles}, "B": {"at": "9,9"}}).do("A: impulse")
    view = drift.table.view(0)
    assert [rolls["asteroid"] for rolls in view["safe_rolls"][:2]] == [least, 11]
    ways = [way for found in view["reach"].values() for way in found["ways"] if way["rolls"] == ["asteroid"]]
    assert ways
    assert {way["harm"]["damage"] for way in ways} == {mean}


@rule("XIA-R12")
def test_a_way_says_what_all_of_its_rolls_cost() -> None:
    drift = Drift("BB", {"A": {"at": "0,0"}}).do("A: impulse")
    ways = [way for found in drift.table.view(0)["reach"].values() for way in found["ways"]]
    assert {tuple(way["harm"].values()) for way in ways if not way["rolls"]} == {(0.0, 0.0, 0)}
    assert {way["harm"]["damage"] for way in ways if way["rolls"] == ["asteroid", "asteroid"]} == {5.5}


@rule("XIA-R29")
def test_the_reach_without_rolls_is_where_fly_leads() -> None:
    drift = under_way()
    reach = drift.table.view(0)["reach"]
    quiet = {goal for goal, found in reach.items() if not found["ways"][0]["rolls"]}
    for goal in drift.table.chart.cells:
        assert (drift.refused(f"A: fly {goal}") is None) == (goal in quiet)
    for goal in quiet:
        way = reach[goal]["ways"][0]
        assert (way["option"], way["hexes"][-1]) == (f"fly {goal}", goal)
        assert len(way["hexes"]) <= 3


@rule("XIA-4.4.2")
def test_stored_moves_reach_the_neighbours_step_by_step() -> None:
    drift = storing()
    reach = drift.table.view(0)["reach"]
    assert {*reach} <= {*drift.table.chart.neighbours(START)}
    assert all(way["option"].startswith("step ") for found in reach.values() for way in found["ways"])


def test_other_ways_are_shorter_and_riskier() -> None:
    """Through the asteroids of Red Gulch, or around them."""
    drift = Drift("BB", {"A": {"ship": "puddle-jumper", "at": "0,-1"}})
    drift.do("A: impulse")
    assert drift.table.movement is not None
    drift.table.movement.points = 6
    several = [found["ways"] for found in drift.table.view(0)["reach"].values() if len(found["ways"]) > 1]
    assert several
    for ways in several:
        assert [len(way["hexes"]) for way in ways] == sorted([len(way["hexes"]) for way in ways], reverse=True)
        assert all(len(one["rolls"]) < len(other["rolls"]) for one, other in pairwise(ways))


@rule("XIA-R35")
def test_a_coach_leaves_only_the_hex_that_he_waits_for() -> None:
    game = Game("xia", seats=3, seed="1", guided=True)
    while game.state.agenda[-1].name != "moving":
        game.act(0, next(text for option in game.choices(0) if (text := str(option)) != "play-freely"))
    (option,) = [str(option) for option in game.choices(0) if str(option) != "play-freely"]
    assert [way["option"] for found in game.view(0)["reach"].values() for way in found["ways"]] == [option]


@rule("XIA-15.2.1")
def test_an_occupied_hex_is_passed_but_no_place_to_stop() -> None:
    goal = next(iter(under_way().table.view(0)["reach"]))
    drift = under_way(B={"at": goal})
    assert not drift.table.view(0)["reach"][goal]["free"]
    assert drift.refused(f"A: fly {goal}") is not None


def test_nothing_is_in_reach_while_nobody_moves() -> None:
    seen = Drift("BA5", {"A": {"at": START}}).table.view(0)
    assert seen["reach"] == {}


def test_nothing_is_in_reach_of_a_ship_that_was_destroyed_under_way() -> None:
    """The movement ends only after its destruction was told, and films show the table at that moment."""
    drift = under_way()
    drift.seat("A").at = ""
    assert drift.table.view(0)["reach"] == {}


@rule("XIA-11.2.1", "XIA-25.5.8")
def test_sight_is_what_the_rules_see_as_far_as_any_weapon_reaches() -> None:
    """Giant Killer's missiles reach 8 hexes."""
    table = Drift("BA5", {"A": {"at": FAR_SIGHTED}}).table
    captain = table.captains[0]
    seen = {*table.view(None)["sight"][captain.ship].split(" ")}
    near = [spot for spot in table.chart.cells if 1 <= distance(captain.at, spot) <= 8]
    assert seen == {spot for spot in near if sees(table.chart, captain.at, spot)}
    assert any(distance(captain.at, spot) == 8 for spot in seen)


@rule("XIA-27.7.1", "XIA-27.7.3")
def test_words_of_mission_cards_name_mission_points_and_ships() -> None:
    seats = {
        "A": {"at": START, "fame": 3},
        "B": {"at": "2,3", "fame": 2, "bounty": 1000},
        "C": {"at": "0,0", "fame": 1},
    }
    drift = Drift("BA5", seats)
    seen = drift.table.view(None)
    cells = drift.table.chart.cells
    marked = {spot for spot, cell in cells.items() if cell.mark == "mission"}
    assert {*seen["mission_points"]["any"]} == marked
    assert {cells[spot].sector for spot in seen["mission_points"]["neo-damascus"]} == {"neo-damascus"}
    assert seen["mission_targets"][0]["leader"] == [drift.seat("B").ship]
    assert seen["mission_targets"][1]["leader"] == [drift.seat("A").ship]
    assert seen["mission_targets"][0]["innocent"] == [drift.seat("C").ship]


@rule("XIA-4.4.4")
def test_surveyed_sectors_are_still_left() -> None:
    stack = ["azure", "lunari", "loath", "pelmont"]
    drift = Drift("BL", {"A": {"ship": "plumb-line", "at": "2,-2"}, "stack": stack}, [14]).do("A: use deep-survey")
    assert drift.table.view(None)["sectors_left"] == 4


@rule("XIA-21.1.4")
def test_unexplored_places_are_those_that_scans_lay_out() -> None:
    table = under_way().table
    assert table.view(None)["unexplored"] == sorted(
        {centre for spot in table.chart.cells for centre in table.chart.unexplored_sides(spot).values()}
    )


@rule("XIA-32.7.3")
def test_printed_borders_are_those_of_the_chart() -> None:
    for name, sector in pack().sectors.items():
        assert printed_borders(sector) == {
            local: list(cell.borders) for local, cell in chart("base", (f"{name} 0,0",)).cells.items()
        }
