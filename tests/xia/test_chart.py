"""The chart: where sectors lie, which borders hexes have, and how far sectors are apart (XIA-20, XIA-21, XIA-23)."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from quarterdeck.games.xia.rules import chart as charts
from quarterdeck.games.xia.rules.chart import JOINED, KEPT, Chart, chart, hex_at, start_places
from quarterdeck.games.xia.rules.hazards import AVOIDED, hazards_of, never, price_of
from quarterdeck.games.xia.rules.hexes import (
    DIRECTIONS,
    SIDES,
    coordinates,
    distance,
    hex_number,
    hex_numbered,
    neighbours,
    offsets,
    opposite,
    side_index,
)
from quarterdeck.games.xia.rules.sight import in_range
from quarterdeck.games.xia.rules.terrain import (
    HURDLES,
    LAWFUL_ENTRANCE,
    OUTLAW_ENTRANCE,
    TWO_SHIELDS,
    UNEXPLORED,
    all_hurdles,
    between,
)
from quarterdeck.games.xia.rules.ways import reachable
from tests.rules import rule
from tests.xia.maps import BASE, chart_of, random_map
from tests.xia.tables import board, table_of

MAPS = [random_map(seed, 3 + seed % 19) for seed in range(40)]


# Hexes


def test_hexes_are_written_as_their_coordinates() -> None:
    assert hex_at(-3, 4) == "-3,4"
    assert coordinates("-3,4") == (-3, 4)


@pytest.mark.parametrize("side", SIDES)
def test_the_way_back_leads_over_the_opposite_side(side: str) -> None:
    away = neighbours("2,-5")[side_index(side)]
    assert neighbours(away)[side_index(opposite(side))] == "2,-5"
    assert distance(away, "2,-5") == 1
    assert DIRECTIONS[side_index(side)] == tuple(b - a for a, b in zip((2, -5), coordinates(away), strict=True))


@rule("XIA-D2")
def test_distance_ignores_whatever_lies_between() -> None:
    assert [distance("0,0", spot) for spot in ("0,0", "3,0", "2,2", "-1,4", "-4,2")] == [0, 3, 4, 4, 4]
    assert [len(offsets(ring, ring)) for ring in (1, 2, 3)] == [6, 12, 18]


# Laying sectors out


@rule("XIA-D4", "XIA-2.1.4", "XIA-20.1.8")
def test_start_sectors_lie_round_the_first_and_every_second_is_turned() -> None:
    places = start_places(BASE)
    assert places == ("0,0", "5,-3 turned", "3,2", "-2,5 turned", "-5,3")
    laid = chart("base", tuple(f"{name} {place}" for name, place in zip(BASE.first_game.sectors, places, strict=True)))
    pairs = zip(BASE.first_game.sectors, BASE.first_game.sectors[1:], strict=False)
    assert [laid.joined(one, other) for one, other in pairs] == [(2, 2), (1, 1), (5, 5), (3, 3)]
    assert laid.joined("burning-horse", "neo-damascus") == (3, 6)


@rule("XIA-1.1.9", "XIA-20.1.1")
@pytest.mark.parametrize("laid", MAPS)
def test_every_sector_brings_19_hexes_that_no_other_has(laid: Chart) -> None:
    assert len(laid.cells) == 19 * len(laid.centres)
    for sector, centre in laid.centres.items():
        mine = [place for place, cell in laid.cells.items() if cell.sector == sector]
        assert {distance(place, centre) for place in mine} == {0, 1, 2}
        assert laid.sector_of(laid.centre(sector)) == sector


@rule("XIA-21.1.8")
@pytest.mark.parametrize("laid", MAPS[:10])
def test_a_chart_is_the_same_however_it_was_built(laid: Chart) -> None:
    texts = [f"{name} {place}{' turned' if laid.turned[name] else ''}" for name, place in laid.centres.items()]
    again = chart("base", tuple(texts[::-1]))
    for part in ("cells", "spawns", "opaque", "rim"):
        assert getattr(again, part) == getattr(laid, part)


@pytest.mark.parametrize("closed", [UNEXPLORED, UNEXPLORED | LAWFUL_ENTRANCE | 31])
def test_a_net_grows_with_the_map(closed: int) -> None:
    texts = board("BA5")
    chart.cache_clear()
    small = chart("base", texts[:2])
    asked = [small.net(closed)[place] for place in small.cells]
    grown = chart("base", texts)
    chart.cache_clear()
    new = chart("base", texts)
    assert asked
    assert [grown.net(closed)[place] for place in new.cells] == [new.net(closed)[place] for place in new.cells]


@pytest.mark.parametrize("laid", MAPS[16:24])
@pytest.mark.parametrize("closed", [UNEXPLORED, UNEXPLORED | LAWFUL_ENTRANCE | 31])
def test_a_grid_grows_with_the_map_and_has_the_steps_of_its_net(laid: Chart, closed: int) -> None:
    texts = [f"{name} {place}{' turned' if laid.turned[name] else ''}" for name, place in laid.centres.items()]
    chart.cache_clear()
    for count in range(1, len(texts) + 1):
        grown = chart("base", tuple(texts[:count])).grid(closed)
    chart.cache_clear()
    new = chart("base", tuple(texts)).grid(closed)
    assert (grown.left, grown.top, grown.height) == (new.left, new.top, new.height)
    assert (grown.explored, grown.sides) == (new.explored, new.sides)
    assert set(new.hexes(new.bits(laid.cells))) == set(laid.cells)
    net = laid.net(closed)
    for place in laid.cells:
        assert set(new.hexes(new.before(new.bit(place)))) == {
            near for near in neighbours(place) if near in laid.cells and place in net[near]
        }


def test_the_offset_between_two_hexes_is_one_number() -> None:
    places = [hex_at(q, r) for q, r in offsets(0, 4)]
    assert len({hex_number(place) for place in places}) == len(places)
    assert [hex_numbered(hex_number(place)) for place in places] == places
    assert {hex_number(near) - hex_number("7,-9") for near in neighbours("7,-9")} == {
        hex_number(near) for near in neighbours("0,0")
    }


def test_a_chart_keeps_only_so_much() -> None:
    """A server has many charts; what was thrown away is made again."""
    laid = Chart("base", None, ("loath 0,0",))
    found = [laid.kept(number, lambda: [number]) for number in range(3 * KEPT)]  # noqa: B023 - called at once
    near = [laid.kept_near(("0,0", number, "x"), lambda: [number]) for number in range(3 * KEPT)]  # noqa: B023
    assert found == near == [[number] for number in range(3 * KEPT)]
    assert len(laid.caches) <= KEPT
    assert len(laid.surroundings) <= KEPT
    assert laid.kept(0, lambda: ["again"]) == ["again"]


@pytest.mark.parametrize("laid", MAPS[::4])
def test_a_map_that_has_grown_is_the_same_as_one_laid_out_at_once(laid: Chart) -> None:
    """Grids, nets and hazards go on from those of smaller maps, whether somebody has asked for each of them or not."""
    texts = tuple(f"{one.sector} {one.centre}{' turned' if one.turned else ''}" for one in laid.laid)
    chart.cache_clear()
    at_once = _map_facts(chart("base", texts))
    chart.cache_clear()
    for count in range(1, len(texts)):
        smaller = chart("base", texts[:count])
        if count % 3:
            _map_facts(smaller)
    assert _map_facts(chart("base", texts)) == at_once


@rule("XIA-D52")
@pytest.mark.parametrize("outlaw", [False, True])
@pytest.mark.parametrize("laid", MAPS[::4])
def test_hazards_are_all_steps_that_npcs_avoid_and_could_make(laid: Chart, outlaw: bool) -> None:
    grid, found, expected = laid.grid(AVOIDED), set[tuple[int, int, str]](), set[tuple[int, int, str]]()
    for hazard in hazards_of(laid, grid, outlaw):
        for side, bits in enumerate(hazard.steps.sides):
            found |= {(hazard.price, side, place) for place in grid.hexes(bits)}
    for place, cell in laid.cells.items():
        for side, hurdle in enumerate(cell.hurdles):
            if hurdle & AVOIDED and not hurdle & never(outlaw):
                expected.add((price_of(hurdle), side, place))
    assert found == expected


def test_a_table_sees_a_sector_as_soon_as_it_is_laid_out() -> None:
    """A table keeps its map at hand; its copies look theirs up."""
    table = table_of("BL")
    before, twin = table.chart, table.copy()
    spot, name = min(before.rim), next(name for name in BASE.sectors if name not in before.centres)
    side = next(iter(before.unexplored_sides(spot)))
    table.lay_out((*table.sectors, before.placed(name, spot, side)))
    assert list(table.chart.centres) == [*before.centres, name]
    assert list(table.copy().chart.centres) == list(table.chart.centres)
    assert list(twin.chart.centres) == list(before.centres)


def _map_facts(laid: Chart) -> list[object]:
    nets = {closed: laid.net(closed) for closed in (AVOIDED, UNEXPLORED)}
    steps = [{place: net[place] for place in laid.cells} for net in nets.values()]
    grid = laid.grid(AVOIDED)
    hazards = [[(one.price, one.steps.sides, one.onto) for one in hazards_of(laid, grid, out)] for out in (False, True)]
    known = [laid.cells, laid.opaque, laid.gate_steps, laid.spawns]
    touching = {sector: laid.touching(sector) for sector in laid.centres}
    return [*known, laid.rim, laid.notable, touching, steps, grid.sides, grid.explored, hazards]


@pytest.mark.parametrize("laid", MAPS[10:16])
def test_what_is_kept_from_a_smaller_map_still_holds(laid: Chart) -> None:
    """Ranges, flights and open sides far from a new sector are not worked out again."""
    texts = tuple(f"{name} {place}{' turned' if laid.turned[name] else ''}" for name, place in laid.centres.items())
    chart.cache_clear()
    small = chart("base", texts[:-1])
    known = {place: _around(small, place) for place in small.cells}
    grown = chart("base", texts)
    assert grown.surroundings or len(small.centres) < 5
    found = {place: _around(grown, place) for place in small.cells}
    chart.cache_clear()
    assert found == {place: _around(chart("base", texts), place) for place in small.cells}
    assert found != known


def _around(laid: Chart, place: str) -> tuple[object, ...]:
    flights = reachable(laid, place, 4, outlaw=False)
    return in_range(laid, place, 1, 1), in_range(laid, place, 2, 6), flights, laid.unexplored_sides(place)


@rule("XIA-21.1.2", "XIA-21.1.4")
@pytest.mark.parametrize("laid", MAPS)
def test_an_unexplored_side_leads_to_the_place_of_the_sector_beyond(laid: Chart) -> None:
    for place, cell in laid.cells.items():
        for side, centre in laid.unexplored_sides(place).items():
            beyond = laid.beyond(place, side)
            q, r = (b - a for a, b in zip(coordinates(laid.centres[cell.sector]), coordinates(centre), strict=True))
            assert (q, r) in JOINED
            assert centre not in laid.centres.values()
            assert beyond not in laid.cells
            assert distance(beyond, centre) == 2


@rule("XIA-21.1.5", "XIA-21.1.6")
@pytest.mark.parametrize("laid", MAPS[:12])
def test_a_new_sector_matches_the_symbol_of_the_sector_it_joins(laid: Chart) -> None:
    texts = tuple(f"{name} {place}{' turned' if laid.turned[name] else ''}" for name, place in laid.centres.items())
    rest = next((name for name in BASE.sectors if name not in laid.centres), "")
    if not rest:
        return
    for place, cell in laid.cells.items():
        for side in laid.unexplored_sides(place):
            one, other = chart("base", (*texts, laid.placed(rest, place, side))).joined(cell.sector, rest)
            assert one == other


@rule("XIA-21.1.3")
def test_two_sides_may_lead_to_one_place() -> None:
    assert chart_of("BH").unexplored_sides("1,1") == {"se": "3,2", "s": "3,2"}
    assert chart_of("BH").unexplored_sides("0,0") == {}


@rule("XIA-20.1.3", "XIA-20.1.4", "XIA-20.1.2")
@pytest.mark.parametrize("laid", MAPS[:10])
def test_special_hexes_are_found_where_they_lie(laid: Chart) -> None:
    for sector in laid.centres:
        for mark, found in (("mission", laid.mission_point(sector)), ("exploration", laid.exploration_hex(sector))):
            there = [place for place, cell in laid.cells.items() if (cell.sector, cell.mark) == (sector, mark)]
            assert [place for place in [found] if place] == there
    spawns = {int(cell.argument): place for place, cell in laid.cells.items() if cell.mark == "spawn"}
    assert laid.spawns == spawns


# Borders


@rule("XIA-23.1.1")
def test_there_are_seven_kinds_of_borders_and_sides_without_one() -> None:
    found = {
        border
        for laid in (*MAPS, chart_of("BD"), chart_of("BF"))
        for cell in laid.cells.values()
        for border in cell.borders
    }
    assert found == {"", "asteroid", "debris", "nebula", "star", "gate", "shield", "entrance"}


@rule("XIA-23.1.3", "XIA-23.5.1")
@pytest.mark.parametrize("laid", MAPS[:10])
def test_shields_are_crossed_both_ways(laid: Chart) -> None:
    for place, cell in laid.cells.items():
        for side, border in zip(SIDES, cell.borders, strict=True):
            beyond = laid.beyond(place, side)
            if border == "shield" and beyond in laid.cells:
                assert ("shield", place, "leave") in laid.crossing(place, side)
                assert ("shield", place, "enter") in laid.crossing(beyond, opposite(side))


def test_an_empty_chart_has_nothing() -> None:
    assert chart("base", ()).cells == {}
    assert chart("base", ()).sector_of("0,0") == ""


@rule("XIA-32.7.3", "XIA-D3", "XIA-23.2.1", "XIA-23.2.2")
@pytest.mark.parametrize("laid", MAPS)
def test_borders_follow_from_the_terrain(laid: Chart) -> None:
    for place, cell in laid.cells.items():
        for side, beyond in zip(SIDES, neighbours(place), strict=True):
            other = laid.cells.get(beyond)
            inner = other is not None and (other.sector, other.terrain) == (cell.sector, cell.terrain)
            border = laid.border(place, side)
            if cell.terrain == "empty" or (inner and cell.terrain not in ("asteroid", "debris")):
                assert border == ""
            elif cell.terrain == "planet":
                assert border in ("shield", "entrance")
            else:
                assert border == cell.terrain


@rule("XIA-32.7.2", "XIA-24.1.2")
@pytest.mark.parametrize("laid", MAPS)
def test_every_planet_has_one_entrance(laid: Chart) -> None:
    for sector in laid.centres:
        inside = laid.planet_hexes(sector)
        entrances = [(place, side) for place in inside for side in SIDES if laid.border(place, side) == "entrance"]
        assert len(entrances) == (BASE.sectors[sector].kind == "planet")
        assert all(laid.planet_of(place) == sector for place in inside)
    assert all(laid.planet_of(place) == "" for place, cell in laid.cells.items() if cell.terrain != "planet")


@rule("XIA-23.1.2", "XIA-23.1.3", "XIA-21.1.2")
@pytest.mark.parametrize("laid", MAPS)
def test_what_a_step_meets_follows_from_the_borders_on_both_sides(laid: Chart) -> None:
    for place, cell in laid.cells.items():
        for side, near in enumerate(neighbours(place)):
            met = laid.cells[place].crossings[side], laid.cells[place].hurdles[side]
            if near not in laid.cells:
                assert met == ((), UNEXPLORED)
                continue
            beyond = laid.cells[near].borders[(side + 3) % 6], laid.cells[near].alignment
            there = between(laid.cells[place].borders[side], cell.alignment, *beyond)
            assert met == (there.crossed, there.hurdles)
            assert bool(laid.opaque[hex_number(place)] & 1 << side) == there.blocks_sight
        assert (place in laid.rim) == (UNEXPLORED in laid.cells[place].hurdles)
        assert (place in laid.notable) == (place in laid.rim or cell.mark != "")


@rule("XIA-23.1.2", "XIA-23.1.6")
def test_a_step_leaves_by_one_border_and_enters_by_the_other() -> None:
    laid = chart_of("BE")  # Azure and Lunari meet with their planets
    assert laid.crossing("-2,1", "sw") == (("shield", "-2,1", "leave"), ("shield", "-3,2", "enter"))
    assert laid.crossing("-3,2", "ne") == (("shield", "-3,2", "leave"), ("shield", "-2,1", "enter"))


@rule("XIA-23.4.1", "XIA-23.4.3", "XIA-23.4.4")
def test_asteroids_count_only_for_those_who_enter() -> None:
    laid = chart_of("BB")
    assert laid.cells["0,1"].terrain == laid.cells["1,0"].terrain == "asteroid"
    assert laid.crossing("0,0", "s") == (("asteroid", "0,1", "enter"),)
    assert laid.crossing("0,1", "n") == ()
    assert laid.crossing("0,1", "ne") == (("asteroid", "1,0", "enter"),)


@rule("XIA-23.9.1", "XIA-23.7.5")
def test_gates_and_the_inside_of_nebulas_do_nothing() -> None:
    gate, nebula = chart_of("BF"), chart_of("BH")
    inside = [place for place, cell in gate.cells.items() if cell.terrain == "gate"]
    assert inside
    assert all(crossing == () for place in inside for crossing in gate.cells[place].crossings)
    clouds = [place for place, cell in nebula.cells.items() if cell.terrain == "nebula"]
    assert all(crossing == () for place in clouds for crossing in nebula.cells[place].crossings)
    outside = [place for place in nebula.cells if place not in clouds]
    entered = {crossing for place in outside for side in nebula.cells[place].crossings for crossing in side}
    assert entered == {("nebula", "enter")}


@rule("XIA-24.1.5", "XIA-24.1.6", "XIA-24.1.7", "XIA-24.1.9", "XIA-D39")
def test_entrances_matter_where_the_planet_is_not_neutral() -> None:
    kemplar, loath, damascus = chart("base", ("kemplar-ii 0,0",)), chart_of("BG"), chart("base", ("neo-damascus 0,0",))
    assert kemplar.crossing("-2,0", "se") == (("entrance", "-1,0", "enter"),)
    assert kemplar.crossing("-1,0", "nw") == ()
    assert damascus.crossing("-2,0", "se") == damascus.crossing("-1,0", "nw") == ()
    inside, side = BASE.sectors["loath"].entrance
    outside = loath.beyond(inside, side)
    assert loath.crossing(inside, side)[0] == ("entrance", inside, "leave")
    assert loath.crossing(outside, opposite(side)) == (("entrance", inside, "enter"),)


def test_two_borders_of_a_kind_are_the_same_hurdle_as_one() -> None:
    """But for shields, which an NPC counts: a star beside a star, an outlaw planet beside another in some pack."""
    star, shield = HURDLES["star"], HURDLES["shield"]
    assert [all_hurdles([one, one]) for one in (star, OUTLAW_ENTRANCE)] == [star, OUTLAW_ENTRANCE]
    assert all_hurdles([shield, shield]) == TWO_SHIELDS
    assert all_hurdles([shield, star]) == shield | star
    assert all_hurdles([]) == 0


def test_hurdles_say_what_a_step_has_to_get_over() -> None:
    kemplar, loath = chart("base", ("kemplar-ii 0,0",)), chart_of("BG")
    inside, side = BASE.sectors["loath"].entrance
    assert kemplar.cells["-2,0"].hurdles[side_index("se")] == LAWFUL_ENTRANCE
    assert kemplar.cells["-2,0"].hurdles[side_index("nw")] == UNEXPLORED
    assert loath.cells[inside].hurdles[side_index(side)] & OUTLAW_ENTRANCE


@rule("XIA-23.3.1")
def test_a_star_is_entered_from_every_side() -> None:
    laid = chart_of("BD")
    rim = {(near, side) for near in laid.cells if laid.cells[near].sector != "xia"
           for side in SIDES if laid.sector_of(laid.beyond(near, side)) == "xia"}  # fmt: skip
    assert rim
    assert all(("star", laid.beyond(near, side), "enter") in laid.crossing(near, side) for near, side in rim)


# Sectors


@rule("XIA-20.2.1", "XIA-20.2.2", "XIA-D11")
def test_distance_in_sectors_counts_steps_between_touching_ones() -> None:
    laid = chart_of("BA5")
    assert laid.sector_distance("kemplar-ii", "kemplar-ii") == 0
    assert [
        laid.sector_distance("kemplar-ii", other) for other in ("burning-horse", "neo-damascus", "outpost-338")
    ] == [1, 1, 2]
    assert laid.sector_distance("kemplar-ii", "loath") is None
    assert laid.sector_distance("loath", "loath") is None
    assert {*laid.touching("neo-damascus")} == {"burning-horse", "kemplar-ii", "outpost-338"}


@rule("XIA-27.4.3", "XIA-27.4.4", "XIA-20.2.2")
def test_the_star_is_no_way_for_ships() -> None:
    laid = chart_of("BD")
    assert (laid.sector_distance("neo-damascus", "azure"), laid.flying_distance("neo-damascus", "azure")) == (2, 3)


@rule("XIA-23.9.2", "XIA-23.9.3", "XIA-23.9.7")
def test_a_linked_gate_leads_to_the_hexes_of_the_other() -> None:
    laid = chart_of("BF")
    deltus = [place for place, cell in laid.cells.items() if (cell.sector, cell.terrain) == ("deltus-gate", "gate")]
    assert sorted(laid.gate_exits("expedior-gate")) == sorted(deltus)
    assert chart("base", ("expedior-gate 0,0",)).gate_exits("expedior-gate") == ()
    assert chart("base", ("expedior-gate 0,0", "tigris-gate 5,-3 turned")).gate_exits("expedior-gate") == ()


def test_marks_of_a_sector_that_is_not_laid_out_are_nowhere() -> None:
    laid = chart("base", board("BL"))
    assert (laid.marked("azure", "sell"), laid.planet_hexes("azure")) == ("", ())


def test_charts_are_made_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server plays long games again in a thread of their own, while others go on."""
    under_way, most = list[str](), list[int]()

    def make(content: str, sectors: tuple[str, ...]) -> Any:
        under_way.append(content)
        most.append(len(under_way))
        time.sleep(0.05)
        under_way.pop()
        return object()

    monkeypatch.setattr(charts, "_new_chart", make)
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda number: charts.chart(f"made up {number}", ()), range(4)))
    charts.chart.cache_clear()  # type: ignore[attr-defined]
    assert most == [1, 1, 1, 1]
