"""Ways without rolls, and the safest ways of NPCs, compared with plain relaxation of all steps (XIA-R29, XIA-D52)."""

from random import Random

import pytest

from quarterdeck.games.xia.rules.chart import Chart, chart
from quarterdeck.games.xia.rules.hexes import SIDES, distance, neighbours
from quarterdeck.games.xia.rules.ways import (
    Choice,
    Way,
    equal_ways,
    free_beside,
    hazards,
    last_free,
    npc_way,
    reachable,
    way,
)
from tests.rules import rule
from tests.xia.maps import chart_of, random_map

MAPS = [random_map(seed, 4 + 2 * seed) for seed in range(8)]
Cost = tuple[int, int, int, int]
"""Shields, debris, asteroids, steps."""


def places(laid: Chart, count: int) -> list[str]:
    known = [place for place, cell in laid.cells.items() if cell.terrain != "star"]
    return Random(f"places {len(known)}").sample(known, count)


def step_cost(laid: Chart, place: str, near: str, outlaw: bool) -> Cost | None:
    """What a step costs an NPC, in the words of XIA-D52; None: it is forbidden."""
    if near not in neighbours(place):
        gates = laid.cells[place].sector in laid.gates and laid.cells[near].sector in laid.gates
        return (0, 0, 0, 1) if gates else None
    side = SIDES[neighbours(place).index(near)]
    borders = [border for border, _, _ in laid.crossing(place, side)]
    lawful = laid.cells[near].alignment == "lawful" and "entrance" in borders
    if "star" in borders or (outlaw and lawful):
        return None
    return borders.count("shield"), borders.count("debris"), borders.count("asteroid"), 1


def steps(laid: Chart, place: str) -> list[str]:
    """All hexes of one step, gates included, in the order of XIA-R17."""
    cell = laid.cells[place]
    exits = laid.gate_exits(cell.sector) if cell.terrain == "gate" else ()
    return [*(near for near in neighbours(place) if near in laid.cells), *exits]


def costs_to(laid: Chart, goal: str, outlaw: bool) -> dict[str, Cost]:
    """What the best way to a goal costs from everywhere: steps are relaxed until nothing changes."""
    found: dict[str, Cost] = {goal: (0, 0, 0, 0)}
    changed = True
    while changed:
        changed = False
        for place in laid.cells:
            for near in steps(laid, place):
                price = step_cost(laid, place, near, outlaw)
                if price is None or near not in found:
                    continue
                a, b, c, d = (one + other for one, other in zip(price, found[near], strict=True))
                if place not in found or (a, b, c, d) < found[place]:
                    found[place], changed = (a, b, c, d), True
    return found


def cost_of(laid: Chart, start: str, path: Way, outlaw: bool) -> Cost:
    total = [0, 0, 0, 0]
    for place, near in zip((start, *path), path, strict=False):
        price = step_cost(laid, place, near, outlaw)
        assert price is not None
        total = [one + other for one, other in zip(total, price, strict=True)]
    return total[0], total[1], total[2], total[3]


# NPCs


@rule("XIA-D52", "XIA-30.4.1", "XIA-30.4.2", "XIA-30.4.3", "XIA-30.4.5", "XIA-30.4.6", "XIA-30.4.8", "XIA-R17")
@pytest.mark.parametrize("outlaw", [False, True])
@pytest.mark.parametrize("laid", MAPS)
def test_the_way_of_an_npc_is_the_safest_and_of_equal_ones_the_first(laid: Chart, outlaw: bool) -> None:
    goal, *starts = places(laid, 14)
    best = costs_to(laid, goal, outlaw)
    for start in starts:
        path = npc_way(laid, start, [goal], bounty=1000 * outlaw)
        assert path is not None
        assert path[-1] == goal
        assert cost_of(laid, start, path, outlaw) == best[start]
        assert path == first_of_the_best(laid, start, best, outlaw)


def first_of_the_best(laid: Chart, start: str, best: dict[str, Cost], outlaw: bool) -> Way:
    """The first way in the order of the sides that is as good as possible at every step."""
    path, place = [], start
    while best[place] != (0, 0, 0, 0):
        for near in steps(laid, place):
            price = step_cost(laid, place, near, outlaw)
            if price and tuple(a + b for a, b in zip(price, best[near], strict=True)) == best[place]:
                place = near
                path.append(near)
                break
    return tuple(path)


@rule("XIA-30.4.4", "XIA-30.4.6")
@pytest.mark.parametrize("laid", MAPS)
def test_npcs_never_cross_stars_or_leave_the_map(laid: Chart) -> None:
    goal, *starts = places(laid, 10)
    for start in starts:
        path = npc_way(laid, start, [goal])
        assert path is not None
        assert all(place in laid.cells and laid.cells[place].terrain != "star" for place in path)


def test_the_nearest_of_several_goals_is_taken() -> None:
    laid = chart_of("BL")
    assert npc_way(laid, "0,0", ["2,0", "0,-1", "-2,0"]) == ("0,-1",)
    assert npc_way(laid, "0,0", ["0,0", "0,-1"]) == ()
    assert npc_way(laid, "0,0", ["9,9"]) is None


@rule("XIA-30.4.3", "XIA-D37")
def test_npcs_jump_from_gate_to_gate_for_one_step() -> None:
    laid = chart_of("BF")
    one, other = laid.gates["expedior-gate"], laid.gates["deltus-gate"]
    far = max(other, key=lambda place: distance(one[0], place))
    assert distance(one[0], far) > 2
    assert npc_way(laid, one[0], [far]) == (far,)


@rule("XIA-30.4.6", "XIA-30.4.8")
def test_an_outlaw_crosses_the_shield_of_a_lawful_planet_where_an_innocent_ship_goes_round() -> None:
    laid = chart_of("BA3")
    wanted, innocent = (npc_way(laid, "7,-5", ["5,-3"], bounty=bounty) or () for bounty in (1000, 0))
    assert (hazards(laid, "7,-5", wanted), hazards(laid, "7,-5", innocent)) == (("shield",), ())
    assert (len(wanted), len(innocent)) == (2, 4)


@rule("XIA-D52", "XIA-23.1.6")
def test_a_step_over_two_shields_is_worse_than_a_long_way_over_one() -> None:
    laid = chart("base", ("azure 0,0", "lunari -5,3 turned", "the-lost-sector -3,-2 turned"))
    path = npc_way(laid, "-2,1", ["-3,2"], bounty=1000)
    assert path is not None
    assert len(path) > 1
    assert hazards(laid, "-2,1", path) == ("shield",)


@rule("XIA-R16", "XIA-30.4.5", "XIA-30.4.10")
@pytest.mark.parametrize("laid", MAPS)
def test_all_equal_ways_are_equally_good_and_the_first_is_the_way_that_is_taken(laid: Chart) -> None:
    goal, *starts = places(laid, 6)
    best = costs_to(laid, goal, False)
    taken = {*places(laid, 30)} - {goal, *starts}
    for start in starts:
        found = equal_ways(laid, start, [goal], 6, taken)
        whole = npc_way(laid, start, [goal])
        assert whole is not None
        assert next(iter(found.values())) == last_free(whole[:6], taken)
        for choice, path in found.items():
            assert choice == Choice((start, *path)[-1], hazards(laid, start, path))
            assert choice.stop not in taken
            spent, left = cost_of(laid, start, path, False), best[choice.stop]
            assert tuple(a + b for a, b in zip(spent, left, strict=True)) == best[start]


@rule("XIA-R16")
def test_equal_ways_in_empty_space_differ_in_where_they_stop() -> None:
    laid = chart_of("BL")
    stops = [choice.stop for choice in equal_ways(laid, "-2,2", ["2,0"], 2, ())]
    assert stops == ["0,0", "0,1", "0,2"]


@rule("XIA-30.4.10")
def test_a_way_ends_on_its_last_free_hex() -> None:
    assert last_free(("0,1", "0,2", "0,3"), {"0,3", "0,2"}) == ("0,1",)
    assert last_free(("0,1", "0,2", "0,3"), {"0,2"}) == ("0,1", "0,2", "0,3")
    assert last_free(("0,1",), {"0,1"}) == ()


@rule("XIA-D56")
def test_free_hexes_beside_an_occupied_one_lie_behind_no_avoided_border() -> None:
    rocks = chart_of("BB")
    assert {rocks.cells[place].terrain for place in free_beside(rocks, "0,0", {"0,0"})} == {"empty"}
    lost = chart_of("BL")
    assert free_beside(lost, "0,0", {"0,0"}) == neighbours("0,0")
    assert free_beside(lost, "0,0", {"0,0", *neighbours("0,0")[1:]}) == ("0,-1",)
    assert len(free_beside(lost, "0,0", {"0,0", *neighbours("0,0")})) == 12
    assert free_beside(lost, "0,0", lost.cells.keys()) == ()


# Captains


def quiet(laid: Chart, place: str, near: str, outlaw: bool, avoids: bool) -> bool:
    """Whether a step needs no roll, is allowed, and brings no bounty."""
    crossings = laid.crossing(place, SIDES[neighbours(place).index(near)])
    closed = "lawful" if outlaw else "outlaw" if avoids else "nothing"
    return all(border == "entrance" and laid.cells[owner].alignment != closed for border, owner, _ in crossings)


def steps_to(laid: Chart, start: str, outlaw: bool, avoids: bool) -> dict[str, int]:
    """How many quiet steps every hex is away."""
    found = {start: 0}
    for number in range(1, 13):
        edge = [place for place, away in found.items() if away == number - 1]
        for place in edge:
            for near in neighbours(place):
                if near in laid.cells and near not in found and quiet(laid, place, near, outlaw, avoids):
                    found[near] = number
    del found[start]
    return found


@rule("XIA-R29", "XIA-15.1.3", "XIA-24.1.5")
@pytest.mark.parametrize("points", [1, 4, 12])
@pytest.mark.parametrize("outlaw", [False, True])
@pytest.mark.parametrize("laid", MAPS)
def test_flights_need_no_roll_and_are_as_short_as_possible(laid: Chart, outlaw: bool, points: int) -> None:
    for start in places(laid, 5):
        found = reachable(laid, start, points, outlaw=outlaw)
        best = {goal: away for goal, away in steps_to(laid, start, outlaw, True).items() if away <= points}
        assert {goal: len(path) for goal, path in found.items()} == best
        for goal, path in found.items():
            assert path[-1] == goal
            pairs = zip((start, *path), path, strict=False)
            assert all(quiet(laid, place, near, outlaw, True) for place, near in pairs)


@rule("XIA-R17", "XIA-R29")
def test_of_equal_flights_the_first_in_the_order_of_the_sides_is_taken() -> None:
    laid = chart_of("BL")
    assert reachable(laid, "0,0", 2, outlaw=False)["1,-2"] == ("0,-1", "1,-2")
    assert reachable(laid, "0,0", 2, outlaw=False)["1,1"] == ("1,0", "1,1")
    assert reachable(laid, "0,0", 2, outlaw=False)["-2,1"] == ("-1,1", "-2,1")


@rule("XIA-15.2.1", "XIA-15.2.2")
def test_a_flight_passes_other_ships_but_does_not_end_there() -> None:
    found = reachable(chart_of("BL"), "0,0", 2, outlaw=False, occupied={"0,-1"})
    assert "0,-1" not in found
    assert found["0,-2"] == ("0,-1", "0,-2")


@rule("XIA-R29", "XIA-24.1.7")
def test_an_innocent_ship_flies_to_an_outlaw_planet_only_if_it_does_not_mind() -> None:
    laid = chart_of("BG")
    assert "0,-1" not in reachable(laid, "0,2", 12, outlaw=False)
    assert "0,-1" in reachable(laid, "0,2", 12, outlaw=False, innocent_avoids=False)
    assert "0,-1" in reachable(laid, "0,2", 12, outlaw=True)
    assert way(laid, "0,2", "0,-1") == ("1,1", "2,0", "1,0", "1,-1", "0,-1")
    assert way(laid, "0,2", "0,-1", innocent_avoids=True) is None
