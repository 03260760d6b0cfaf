"""Sight, range and adjacency, compared with a second, slow way to work them out (XIA-11.2, XIA-26, XIA-D1)."""

from fractions import Fraction
from functools import cache
from random import Random

import pytest

from quarterdeck.games.xia.rules.chart import Chart, chart
from quarterdeck.games.xia.rules.hexes import (
    DIRECTIONS,
    SIDES,
    coordinates,
    distance,
    hex_at,
    length,
    neighbours,
    offsets,
)
from quarterdeck.games.xia.rules.sight import adjacent, in_range, sees
from tests.rules import rule
from tests.xia.maps import chart_of, random_map

MAPS = [random_map(seed, 4 + 2 * seed) for seed in range(8)]
OPAQUE = ("asteroid", "debris", "star", "shield", "entrance")

CORNERS = ((1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))
"""Three times the corners of a hex round its centre, as XIA-D1 lists them."""

Point = tuple[int, int]
Side = tuple[Point, Point]
"""A side between two hexes, as offsets from the start of a line."""


def shared_corners(one: Point, other: Point) -> list[Point]:
    """Three times the two corners that two neighbouring hexes share."""
    mine, theirs = ({(3 * q + x, 3 * r + y) for x, y in CORNERS} for q, r in (one, other))
    return sorted(mine & theirs)


@cache
def crossed_sides(dq: int, dr: int, shift: int) -> tuple[Side, ...]:
    """The sides that the shifted line to an offset crosses, word for word as in XIA-D1."""
    found = []
    for place in offsets(0, length(dq, dr)):
        if length(*place) + length(dq - place[0], dr - place[1]) > length(dq, dr) + 1:
            continue  # too far from the line
        for beyond in [(place[0] + q, place[1] + r) for q, r in DIRECTIONS]:
            a, b = shared_corners(place, beyond)
            turns = [dq * y - dr * x for x, y in (a, b)]
            if (((turns[0] or shift) > 0) != ((turns[1] or shift) > 0)) and 0 < crossing(a, b, turns, dq, dr) < 1:
                found.append((place, beyond))
    return tuple(found)


def crossing(a: Point, b: Point, turns: list[int], dq: int, dr: int) -> Fraction:
    """Where a side is crossed, as a part of the way from centre to centre."""
    share = Fraction(abs(turns[0]), abs(turns[0]) + abs(turns[1]))
    q, r = (Fraction(a[axis], 3) + Fraction(b[axis] - a[axis], 3) * share for axis in (0, 1))
    return q / dq if dq else r / dr


def is_blocked(chart: Chart, one: str, other: str) -> bool:
    if one not in chart.cells or other not in chart.cells:
        return True
    number = neighbours(one).index(other)
    return chart.border(one, SIDES[number]) in OPAQUE or chart.border(other, SIDES[(number + 3) % 6]) in OPAQUE


def sees_slowly(chart: Chart, one: str, other: str) -> bool:
    (q, r), (q2, r2) = coordinates(one), coordinates(other)
    for line in (crossed_sides(q2 - q, r2 - r, -1), crossed_sides(q2 - q, r2 - r, 1)):
        sides = [tuple(hex_at(q + dq, r + dr) for dq, dr in side) for side in line]
        if not any(is_blocked(chart, *side) for side in sides):
            return True
    return False


def pairs(chart: Chart, count: int, most: int) -> list[tuple[str, str]]:
    """Random pairs of hexes at most so far apart."""
    draw, places = Random(f"pairs {len(chart.cells)}"), sorted(chart.cells)
    found: list[tuple[str, str]] = []
    while len(found) < count:
        one, other = draw.sample(places, 2)
        if distance(one, other) <= most:
            found.append((one, other))
    return found


@rule("XIA-11.2.1", "XIA-11.2.2", "XIA-11.2.3", "XIA-11.2.5", "XIA-11.2.6", "XIA-11.2.7", "XIA-D1")
@pytest.mark.parametrize("laid", MAPS)
def test_sight_is_exact(laid: Chart) -> None:
    for one, other in pairs(laid, 300, 7):
        assert sees(laid, one, other) == sees_slowly(laid, one, other), f"{one} to {other}"


@rule("XIA-11.2.1", "XIA-11.2.8", "XIA-D1")
@pytest.mark.parametrize("ten", range(10))
def test_sight_is_exact_and_symmetric_on_a_hundred_random_maps(ten: int) -> None:
    for seed in range(10 * ten, 10 * ten + 10):
        laid = random_map(seed, 4 + seed % 17)
        for one, other in pairs(laid, 50, 8):
            exact = sees_slowly(laid, one, other)
            assert sees(laid, one, other) == sees(laid, other, one) == exact, f"map {seed}: {one} to {other}"


@rule("XIA-11.2.1", "XIA-D1")
def test_sight_is_exact_from_the_middle_of_a_map_to_all_hexes_near() -> None:
    chart = chart_of("BA5")
    for other in [place for place in chart.cells if 0 < distance("0,0", place) <= 5]:
        assert sees(chart, "0,0", other) == sees_slowly(chart, "0,0", other), other


@rule("XIA-11.2.8")
@pytest.mark.parametrize("laid", MAPS)
def test_sight_is_symmetric(laid: Chart) -> None:
    for one, other in pairs(laid, 1500, 8):
        assert sees(laid, one, other) == sees(laid, other, one)


@rule("XIA-11.2.9", "XIA-30.6.7")
@pytest.mark.parametrize("laid", MAPS)
def test_nobody_sees_into_or_out_of_asteroids_and_debris(laid: Chart) -> None:
    for one, other in pairs(laid, 1500, 8):
        if laid.cells[one].terrain in ("asteroid", "debris"):
            assert not sees(laid, one, other)


@rule("XIA-11.2.10", "XIA-23.5.8", "XIA-23.6.2")
@pytest.mark.parametrize("laid", MAPS)
def test_planets_hide_what_is_inside_from_those_outside(laid: Chart) -> None:
    for one, other in pairs(laid, 1500, 6):
        if laid.planet_of(one) != laid.planet_of(other):
            assert not sees(laid, one, other)
            assert not adjacent(laid, one, other)


@rule("XIA-11.2.3", "XIA-23.7.7", "XIA-23.9.1", "XIA-11.2.4")
def test_nebulas_gates_and_special_hexes_do_not_block() -> None:
    assert sees(chart_of("BA3"), "-2,0", "2,-2")
    gate = chart_of("BF")
    inside = [place for place, cell in gate.cells.items() if cell.terrain == "gate"]
    assert all(sees(gate, place, near) for place in inside for near in neighbours(place) if near in gate.cells)
    lost = chart_of("BL")
    assert all(sees(lost, "-2,0", place) for place in lost.cells if place != "-2,0")


@rule("XIA-11.2.1")
def test_unexplored_space_blocks() -> None:
    assert not sees(chart_of("BL"), "0,0", "5,5")
    assert not sees(chart_of("BA3"), "0,2", "2,4")
    assert sees(chart_of("BA5"), "0,2", "2,4")


@rule("XIA-D2", "XIA-10.8.1")
@pytest.mark.parametrize("laid", MAPS[:4])
def test_in_range_are_the_hexes_that_are_seen_at_the_right_distance(laid: Chart) -> None:
    for at in [place for place in sorted(laid.cells) if laid.cells[place].terrain != "star"][::7]:
        near = {place for place in laid.cells if 2 <= distance(at, place) <= 6 and sees(laid, at, place)}
        assert in_range(laid, at, 2, 6) == near
        assert in_range(laid, at, 1, 1) == {
            place for place in neighbours(at) if place in laid.cells and sees(laid, at, place)
        }


@rule("XIA-30.6.7")
@pytest.mark.parametrize(
    ("sector", "centre"), [("neo-damascus", "0,0"), ("doravin-v", "0,0"), ("smugglers-den", "1,0")]
)
def test_places_that_no_missile_reaches(sector: str, centre: str) -> None:
    assert in_range(chart("base", (f"{sector} 0,0",)), centre, 2, 6) == frozenset()


# Adjacency


@rule("XIA-26.1.1", "XIA-26.1.2", "XIA-26.1.5")
@pytest.mark.parametrize("laid", MAPS[:4])
def test_ships_are_adjacent_unless_a_planetary_border_lies_between(laid: Chart) -> None:
    for one in laid.cells:
        for number, other in enumerate(neighbours(one)):
            if other not in laid.cells:
                assert not adjacent(laid, one, other)
                continue
            borders = {laid.border(one, SIDES[number]), laid.border(other, SIDES[(number + 3) % 6])}
            assert adjacent(laid, one, other) == adjacent(laid, other, one) == (not borders & {"shield", "entrance"})


@rule("XIA-26.1.1", "XIA-26.1.4")
def test_adjacency_and_sight_are_independent() -> None:
    rocks = chart_of("BB")
    assert adjacent(rocks, "0,0", "0,1")
    assert not sees(rocks, "0,0", "0,1")
    assert sees(rocks, "0,0", "1,-2")
    assert not adjacent(rocks, "0,0", "1,-2")


@rule("XIA-23.3.3", "XIA-23.4.6", "XIA-23.8.4", "XIA-23.5.8", "XIA-23.6.2", "XIA-11.2.2")
@pytest.mark.parametrize(("border", "blocks"), [*[(one, True) for one in OPAQUE], ("nebula", False), ("gate", False)])
def test_a_border_blocks_sight_from_hex_to_hex_or_it_does_not(border: str, blocks: bool) -> None:
    found = set()
    for laid in (*MAPS, chart_of("BF")):
        for one, cell in laid.cells.items():
            for side, other in enumerate(neighbours(one)):
                beyond = laid.cells[other].borders[(side + 3) % 6] if other in laid.cells else "unexplored"
                if cell.borders[side] == border and beyond in ("", border, "unexplored") and other in laid.cells:
                    found.add(sees(laid, one, other))
    assert found == {not blocks}


@rule("XIA-23.9.4")
def test_gates_bring_nothing_nearer() -> None:
    far = chart("base", ("expedior-gate 0,0", "the-lost-sector 5,-3 turned", "deltus-gate 10,-6"))
    one, other = far.gates["expedior-gate"][0], far.gates["deltus-gate"][0]
    assert distance(one, other) > 6
    assert not adjacent(far, one, other)
    assert other not in in_range(far, one, 1, 6)
    assert far.flying_distance("expedior-gate", "deltus-gate") == 2
