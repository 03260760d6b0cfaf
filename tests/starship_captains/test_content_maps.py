"""The two maps (SC-D32, SC-D33)."""

from collections import Counter
from itertools import combinations
from math import dist

import pytest

from quarterdeck.games.starship_captains.content.pack import ROUTE_COLOURS, Chart
from quarterdeck.games.starship_captains.state import HOME
from tests.rules import rule
from tests.starship_captains.content import BASE

SMALL, LARGE = BASE.maps["small"], BASE.maps["large"]
BOTH = pytest.mark.parametrize("chart", [SMALL, LARGE], ids=["small", "large"])


def distances(chart: Chart, start: str) -> dict[str, int]:
    found, border = {start: 0}, [start]
    while border:
        place = border.pop(0)
        for route in chart.at[place]:
            there = chart.other_end(route, place)
            if there not in found:
                found[there] = found[place] + 1
                border.append(there)
    return found


def neighbours(chart: Chart, place: str) -> set[str]:
    return {chart.other_end(route, place) for route in chart.at[place]}


def drawn(chart: Chart, place: str) -> tuple[float, float]:
    """Where a place lies on a sheet of 4 to 3."""
    x, y = chart.places[place]
    return x * 4 / 3, y


def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def gap(point: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    """How far a point is from a line between two others."""
    along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / dist(a, b) ** 2
    along = min(1.0, max(0.0, along))
    return dist(point, (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])))


@rule("SC-D32", "SC-1.6")
@pytest.mark.parametrize(("chart", "locations", "routes"), [(SMALL, 14, 21), (LARGE, 16, 24)])
def test_every_location_has_one_route_of_each_colour(chart: Chart, locations: int, routes: int) -> None:
    planets = [f"p{number}" for number in range(1, locations)]
    assert (sorted(chart.places), len(chart.routes)) == (sorted([HOME, *planets]), routes)
    for place in chart.places:
        assert [chart.routes[route].colour for route in chart.at[place]] == list(ROUTE_COLOURS)
    assert Counter(route.colour for route in chart.routes.values()) == dict.fromkeys(ROUTE_COLOURS, locations // 2)
    assert len({frozenset(route.ends) for route in chart.routes.values()}) == routes
    assert all(len(neighbours(chart, place) - {place}) == 3 for place in chart.places)


@rule("SC-D32")
@pytest.mark.parametrize(("chart", "farthest"), [(SMALL, 4), (LARGE, 5)])
def test_nothing_is_far_away(chart: Chart, farthest: int) -> None:
    from_home = distances(chart, HOME)
    assert len(from_home) == len(chart.places)
    assert max(from_home.values()) <= 3
    assert max(way for place in chart.places for way in distances(chart, place).values()) <= farthest
    assert sum(1 <= way <= 2 for way in from_home.values()) in (8, 9)


@rule("SC-D32")
@BOTH
def test_no_three_locations_are_joined_in_a_triangle(chart: Chart) -> None:
    for route in chart.routes.values():
        one, other = route.ends
        assert not neighbours(chart, one) & neighbours(chart, other)


@rule("SC-D32")
@BOTH
def test_no_two_routes_cross_in_the_drawing(chart: Chart) -> None:
    for one, other in combinations(chart.routes.values(), 2):
        if not {*one.ends} & {*other.ends}:
            a, b, c, d = (drawn(chart, place) for place in (*one.ends, *other.ends))
            assert side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0, (one.id, other.id)


@rule("SC-D32")
@BOTH
def test_home_is_drawn_near_the_middle_and_all_places_apart(chart: Chart) -> None:
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in chart.places.values())
    assert dist(drawn(chart, HOME), (2 / 3, 1 / 2)) < 0.1
    assert min(dist(drawn(chart, one), drawn(chart, other)) for one, other in combinations(chart.places, 2)) > 0.2
    for route in chart.routes.values():
        ends = [drawn(chart, place) for place in route.ends]
        assert all(gap(drawn(chart, place), *ends) > 0.1 for place in chart.places if place not in route.ends)


@rule("SC-D33")
@pytest.mark.parametrize(("chart", "skulls"), [(SMALL, 6), (LARGE, 8)])
def test_skulls_are_spread_and_leave_a_safe_way_out(chart: Chart, skulls: int) -> None:
    found = [route for route in chart.routes.values() if route.skull]
    at = Counter(place for route in found for place in route.ends)
    assert len(found) == skulls
    assert {route.colour for route in found} == {*ROUTE_COLOURS}
    assert at[HOME] <= 1
    assert max(at.values()) <= 2
    assert len(at) >= len(chart.places) / 2
