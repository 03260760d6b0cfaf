"""Components and set-up (SC-1, SC-2)."""

from collections import Counter

import pytest

from quarterdeck import Game
from quarterdeck.games.starship_captains.rules.setup import ARTIFACTS, PIRATES
from quarterdeck.games.starship_captains.state import DAMAGED, HOME, RINGS
from quarterdeck.kernel.errors import BadOptions
from tests.rules import rule
from tests.starship_captains.tables import Voyage

EVERYBODY = [1, 2, 3, 4]


@rule("SC-1.1", "SC-1.2", "SC-2.22", "SC-2.20")
@pytest.mark.parametrize("seats", EVERYBODY)
def test_one_to_four_captains_begin_at_home(seats: int) -> None:
    table = Voyage(seats).table
    assert table.map == ("large" if seats == 4 else "small")
    assert [captain.at for captain in table.captains] == [HOME] * seats
    assert [len(captain.slots) for captain in table.captains] == [6] * seats
    assert [captain.markers for captain in table.captains] == [[0, 0, 0]] * seats
    assert RINGS == 5
    assert (table.shadow is not None) == (seats == 1)
    with pytest.raises(BadOptions, match="1, 2, 3, 4 seats"):
        Game("starship-captains", seats=5)


@rule("SC-1.3", "SC-1.4", "SC-1.5", "SC-D1")
@pytest.mark.parametrize("side", ["small", "large"])
def test_a_route_joins_two_locations_and_is_used_both_ways(side: str) -> None:
    chart = Voyage().table.pack.maps[side]
    assert {route.colour for route in chart.routes.values()} == {"green", "yellow", "purple"}
    for route in chart.routes.values():
        one, other = route.ends
        assert one != other
        assert chart.other_end(route.id, one) == other
        assert chart.other_end(route.id, other) == one
    assert [place for place in chart.places if not place.startswith("p")] == [HOME]


@rule("SC-1.7", "SC-2.9", "SC-9.9")
@pytest.mark.parametrize("seats", EVERYBODY)
def test_pirates_begin_on_skull_routes_whatever_their_colour(seats: int) -> None:
    table = Voyage(seats).table
    chart = table.pack.maps[table.map]
    assert set(table.routes) == {route.id for route in chart.routes.values() if route.skull}
    tables = [Voyage(2, seed=str(seed)).table for seed in range(8)]
    colours = {
        token.split("-")[0] != table.pack.maps["small"].routes[route].colour
        for table in tables
        for route, token in table.routes.items()
    }
    assert colours == {True, False}


@rule("SC-2.5")
def test_tiles_lie_on_random_planets_but_not_at_home() -> None:
    tables = [Voyage(seed=str(seed)).table for seed in range(20)]
    assert len({tuple(sorted(table.numbers)) for table in tables}) > 10
    assert not any(HOME in table.numbers for table in tables)
    for table in tables:
        tiled = {*table.numbers, *table.planets, *table.stations} - {HOME}
        assert tiled == {*table.pack.maps["small"].places} - {HOME}, "one on every planet"


@rule("SC-1.23", "SC-1.26", "SC-1.27", "SC-D30", "SC-D31")
def test_tokens_of_the_supply() -> None:
    assert Counter(ARTIFACTS) == {"ry": 9, "rb": 9, "yb": 9}
    assert Counter(token.split("-")[0] for token in PIRATES) == {"green": 10, "yellow": 10, "purple": 10}
    assert Counter(PIRATES)["green-android"] == 4
    table = Voyage().table
    assert len(table.artifacts) == 27
    assert len(table.pirates) + len(table.routes) == 30


@rule("SC-1.8", "SC-6.10", "SC-15.8", "SC-15.9", "SC-15.3", "SC-D50")
@pytest.mark.parametrize("seats", [1, 3])
def test_what_the_round_track_brings(seats: int) -> None:
    voyage = Voyage(seats)
    table = voyage.table
    seen = []
    while not table.over:
        if voyage.asked() == "turn" and len(seen) < table.round:
            seen.append((table.captains[0].medals, table.captains[0].ready.count("C"), table.tiles["home"]))
        voyage.do("pass" if voyage.asked() == "turn" else voyage.offered()[-1])
    assert [medals for medals, _, _ in seen] == [1, 2, 2, 2]
    assert [cadets for _, cadets, _ in seen] == [1, 1, 2, 3]
    assert seen[0][2] == 2


@rule("SC-1.9", "SC-2.15", "SC-17.2")
@pytest.mark.parametrize(("seats", "spaces", "omegas"), [(1, 7, 2), (2, 8, 3), (4, 8, 3)])
def test_the_central_board(seats: int, spaces: int, omegas: int) -> None:
    table = Voyage(seats).table
    assert len(table.central) == spaces
    assert sum(table.card(card).kind == "omega" for card in table.central) == omegas
    assert len(table.omegas) == 12 - omegas


@rule("SC-1.10", "SC-2.16", "SC-2.17", "SC-2.18", "SC-17.3")
@pytest.mark.parametrize("seats", [1, 2])
def test_tracks_and_their_events(seats: int) -> None:
    tables = [Voyage(seats, seed=str(seed)).table for seed in range(30)]
    assert {side for table in tables for side in table.track_sides} == {
        f"{faction}-{side}" for faction in ("fleet", "androids", "pirates") for side in "AB"
    }
    for table in tables:
        events = [table.pack.events[name] for name in table.events]
        assert [event.faction for event in events] == ["fleet", "androids", "pirates"]
        assert {event.solo for event in events} == {seats == 1}
        assert len(table.under_androids) == (3 if seats == 1 else 1)
    found = [{table.events[track] for table in tables} for track in range(3)]
    assert [len(names) for names in found] == ([1, 1, 1] if seats == 1 else [5, 1, 5]), "one at random, others unused"


@rule("SC-1.11", "SC-1.12", "SC-1.13", "SC-1.21", "SC-1.30", "SC-2.23", "SC-2.24", "SC-13.10")
def test_what_lies_on_a_ship_board() -> None:
    voyage = Voyage()
    assert voyage.me.markers == [0, 0, 0]
    assert len(voyage.me.slots) == 6
    assert voyage.me.slots.count(DAMAGED) == 4
    assert [text.split()[1] for text in voyage.offered() if text.startswith("activate")][-1] == "repair"
    voyage.crew(["R"], ["RC"] * RINGS).me.medals = 9
    assert voyage.why_not("promote R") == "SC-13.10"


@rule("SC-2.21", "SC-D23", "SC-2.30")
def test_board_side_and_first_player_are_chosen_or_random() -> None:
    assert {Voyage(2, seed=str(seed), board="random").table.board for seed in range(9)} == {"A", "B"}
    assert {Voyage(4, seed=str(seed), first=-1).table.first for seed in range(30)} == {0, 1, 2, 3}
    assert Voyage(3, first=2, board="B").table.active == 2
    assert {Voyage(4, seed=str(seed), first=0).table.first for seed in range(9)} == {0}
    with pytest.raises(BadOptions, match="seat 3"):
        Game("starship-captains", seats=2, first=3)
    with pytest.raises(BadOptions, match="seat 2, seats are 0 to 1"):
        Game("starship-captains", seats=2, first=2)
    with pytest.raises(BadOptions, match="first"):
        Game("starship-captains", seats=2, first=-2)
    assert {Game("starship-captains", seats=4, seed=str(seed)).state.first for seed in range(30)} == {0, 1, 2, 3}


@rule("SC-1.31", "SC-D63", "SC-R32", "SC-2.4")
def test_the_back_of_the_top_technology_is_known_and_nothing_else() -> None:
    game = Game("starship-captains", seats=2, seed="5")
    view = game.view(0)
    assert view["top_kind"] == game.state.card(game.state.technologies[-1]).kind
    assert view["technologies"] == len(game.state.technologies)
    orders = {tuple(Game("starship-captains", seats=2, seed=str(seed)).state.mission_deck) for seed in range(3)}
    assert len(orders) == 3


@rule("SC-17.1", "SC-17.4", "SC-17.7", "SC-17.8")
def test_passengers_bring_their_cards() -> None:
    for name, passenger in Voyage(1).table.pack.passengers.items():
        table = Voyage(1, passenger=name).table
        assert table.shadow is not None
        assert table.shadow.passenger == name
        assert table.shadow.at == HOME
        assert len(table.under_androids) == 3
        if passenger.cards:
            assert table.under_androids == list(passenger.cards)
            assert not set(passenger.cards) & {*table.central, *table.technologies}
        else:
            assert {table.card(card).kind for card in table.under_androids} == {"alpha"}
    with pytest.raises(BadOptions, match="passenger"):
        Game("starship-captains", seats=1, passenger="nobody")


@rule("SC-17.5", "SC-17.6")
def test_a_passenger_is_chosen_or_random_and_teddy_comes_first() -> None:
    passengers = Voyage(1).table.pack.passengers
    assert len(passengers) == 6
    assert Game("starship-captains", seats=1).state.shadow.passenger == "teddy"
    random = [Voyage(1, seed=str(seed), passenger="random").table.shadow for seed in range(60)]
    assert {shadow.passenger for shadow in random if shadow} == set(passengers)
    assert [name for name, one in passengers.items() if not one.action] == ["teddy"]
    assert all(one.scoring for one in passengers.values())


@rule("SC-1.29", "SC-D2")
def test_figures_and_medals_never_run_out_but_artifacts_may() -> None:
    voyage = Voyage()
    voyage.effect("medal 40, cadet, android")
    assert voyage.me.medals == 41
    for _ in range(20):
        voyage.effect("android")
    assert voyage.me.ready.count("A") == 21
    voyage.table.artifacts = []
    voyage.effect("artifact")
    assert voyage.me.artifacts == []
