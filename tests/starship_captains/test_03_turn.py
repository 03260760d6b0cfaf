"""Turns (SC-3), moving (SC-5) and locations (SC-6)."""

import pytest

from quarterdeck.games.starship_captains.state import HOME
from tests.rules import rule
from tests.starship_captains.tables import Voyage, put_ship, refused


@rule("SC-3.1", "SC-15.1", "SC-15.2", "SC-3.5", "SC-16.1")
def test_four_rounds_of_passing() -> None:
    voyage = Voyage(2)
    for _ in range(3):
        voyage.do("pass")
        assert voyage.table.active == 1 - voyage.table.first
        voyage.do("pass")
    assert voyage.table.round == 4
    voyage.do("pass", "pass")
    assert voyage.table.over
    assert len(voyage.told("round-ended")) == 4
    assert [args["seat"] for args in voyage.told("passed")] == [0, 1, 1, 0, 0, 1, 1, 0]


@rule("SC-R30")
def test_the_points_after_every_round_are_noted_for_the_plot() -> None:
    """Captain 0 has two more medals before every pass, so a point more each round; round 2 brings a medal to both."""
    voyage = Voyage(2)
    while not voyage.table.over:
        voyage.table.captains[0].medals += 2 if voyage.table.active == 0 else 0
        voyage.do("pass")
    assert voyage.table.standings == ((-6.5, -6.5), (-5.5, -6.5), (-4.0, -6.0), (-3.0, -6.0), (-2.0, -6.0))
    assert [sheet["total"] for sheet in voyage.table.scores] == [-2.0, -6.0]


@rule("SC-R23", "SC-3.16")
def test_a_lone_pass_is_offered_and_asked_for() -> None:
    voyage = Voyage().crew(["A"], [])
    voyage.me.medals = 0
    assert (voyage.asked(), voyage.offered()) == ("turn", ["pass"])


@rule("SC-3.3", "SC-3.7")
def test_exactly_one_thing_in_a_turn_and_the_rest_stays_ready() -> None:
    voyage = Voyage().do("activate repair C", "decline")
    assert voyage.offered() == ["end-turn"]
    voyage.do("end-turn", "pass")
    assert voyage.table.captains[1].ready == ["R", "Y", "B", "C"]
    assert voyage.table.active == 0


@rule("SC-3.5")
def test_the_last_captain_takes_turns_in_a_row() -> None:
    voyage = Voyage(3).do("activate repair C", "decline", "end-turn", "pass", "pass")
    for figure in ("R", "Y"):
        assert voyage.table.active == 0
        voyage.do(f"activate repair {figure}", "decline", "end-turn")
    assert voyage.table.active == 0


@rule("SC-3.8", "SC-3.14", "SC-D7", "SC-10.12")
def test_a_room_may_be_activated_for_nothing() -> None:
    voyage = Voyage()
    voyage.table.routes.clear()
    voyage.do("activate weapons Y")
    assert voyage.asked() == "end-of-turn"
    assert voyage.me.queue[-1] == "Y"


@rule("SC-3.9", "SC-3.10", "SC-14.11")
def test_effects_from_left_to_right_each_completely() -> None:
    voyage = Voyage()
    voyage.table.pack.tracks["three"] = {1: ("medal",), 2: ("cadet",)}
    voyage.table.track_sides[0] = "three"
    voyage.effect("advance fleet 2, android").do("go fleet 2")
    heard = [event.kind for event in voyage.table.event_sink or [] if hasattr(event, "kind")]
    assert heard[-7:] == [
        "advanced", "track-bonus", "medals-gained", "advanced", "track-bonus", "cadet-gained", "android-gained"
    ]  # fmt: skip


@rule(
    "SC-3.11",
    "SC-5.2",
    "SC-7.11",
    "SC-11.7",
    "SC-14.4",
    "SC-18.1",
    "SC-18.4",
    "SC-18.6",
    "SC-18.17",
    "SC-18.20",
    "SC-D54",
)
@pytest.mark.parametrize("row", ["move", "jump", "fight", "tech", "repair", "advance fleet 2", "pay medal: android"])
def test_optional_effects_can_be_declined(row: str) -> None:
    voyage = Voyage()
    voyage.table.routes[voyage.table.pack.maps["small"].at[HOME][0]] = "green-medal"
    before = voyage.me
    state = (before.at, before.damage, list(before.slots), list(before.markers), before.medals)
    voyage.effect(row).do("decline")
    assert (before.at, before.damage, before.slots, before.markers, before.medals) == state
    assert voyage.asked() == "turn"


@rule("SC-3.12", "SC-3.13", "SC-3.17", "SC-18.7", "SC-7.1", "SC-9.5", "SC-18.8", "SC-18.9", "SC-18.12")
@pytest.mark.parametrize("row", ["damage", "ambush", "medal 2", "android", "cadet", "artifact", "pirate", "recall"])
def test_compulsory_effects_and_gains_ask_nobody(row: str) -> None:
    voyage = Voyage().effect(row)
    assert voyage.asked() == "turn"
    changed = {
        "damage": voyage.me.damage == 4,
        "ambush": bool(voyage.told("pirate-appeared") or voyage.told("pirate-driven-off")),
        "medal 2": voyage.me.medals == 3,
        "android": voyage.me.ready[-1] == "A",
        "cadet": voyage.me.ready[-1] == "C",
        "artifact": len(voyage.me.artifacts) == 1,
        "pirate": voyage.me.pirate_count == 1,
        "recall": voyage.me.queue == ["Y", "B"],
    }
    assert changed[row]


@rule("SC-3.15", "SC-D11", "SC-6.3", "SC-6.8", "SC-D13", "SC-6.2")
def test_station_tile_before_the_refill_also_after_a_pass() -> None:
    voyage = Voyage()
    table = voyage.table
    table.tiles["home"] = 0
    taken = next(card for card in table.central if card)
    table.central[table.central.index(taken)] = ""
    voyage.do("pass", "go fleet 1", "go androids 1")
    assert "" in table.central
    voyage.do("go pirates 1")
    assert voyage.told("advanced")[0]["track"] == "fleet"
    assert "" not in table.central
    assert table.captains[0].markers == [1, 1, 1]
    assert table.tiles["home"] == 2
    assert sorted(table.stations.values()) == ["gold", "grey", "home"]


@rule("SC-5.8", "SC-18.2")
def test_moves_of_any_source_are_the_same() -> None:
    voyage = Voyage().effect("move 2")
    assert voyage.offered()[:3] == [f"fly {route}" for route in voyage.table.pack.maps["small"].at[HOME]]
    far = next(route for route in voyage.table.pack.maps["small"].routes if f"fly {route}" not in voyage.offered())
    assert refused(voyage, f"fly {far}") == "SC-5.1"


@rule("SC-5.10", "SC-6.1", "SC-12.1")
def test_only_where_the_turn_ends_matters_for_stations() -> None:
    voyage = Voyage()
    table = voyage.table
    chart = table.pack.maps["small"]
    place = next(place for place in table.planets)
    put_ship(table, 0, place)
    neighbour = chart.other_end(chart.at[place][0], place)
    table.routes.clear()
    table.stations = {neighbour: "gold", HOME: "home"}
    voyage.do("activate navigation R", f"fly {chart.at[place][0]}", f"fly {chart.at[place][0]}")
    assert voyage.me.ready.count("A") == 0
    assert "perform" not in voyage.offered(), "never in the turn it arrives"
    voyage.do("end-turn", "pass")
    assert "perform" in voyage.offered()


@rule("SC-5.9")
def test_ships_block_neither_moves_nor_jumps() -> None:
    voyage = Voyage(4)
    table, chart = voyage.table, voyage.table.pack.maps["large"]
    table.routes.clear()
    route = chart.at[HOME][0]
    there = chart.other_end(route, HOME)
    for seat in (1, 2):
        put_ship(table, seat, there)
    voyage.effect("move, move, jump").do(f"fly {route}")
    assert sorted(table.ships_at(there)) == [0, 1, 2]
    voyage.do(f"fly {route}", f"leap {there}")
    assert sorted(table.ships_at(there)) == [0, 1, 2]


@rule("SC-5.11")
def test_effects_after_a_move_use_the_new_location() -> None:
    voyage = Voyage()
    table, chart = voyage.table, voyage.table.pack.maps["small"]
    table.routes.clear()
    route = chart.at[HOME][0]
    there = chart.other_end(route, HOME)
    colour = next(one for one in ("green", "yellow", "purple") if chart.route_of(there, one) not in chart.at[HOME])
    voyage.on_top("pirates", f"{colour}-medal").effect("move, ambush, fight").do(f"fly {route}")
    assert [*table.routes] == [chart.route_of(there, colour)]
    assert voyage.offered() == [f"attack {chart.route_of(there, colour)}", "decline"]


@rule("SC-12.31")
def test_a_second_mission_reached_during_the_turn_waits() -> None:
    voyage = Voyage().crew(["R", "C", "C", "C"], []).mission("red: move", name="t3-move")
    table, chart = voyage.table, voyage.table.pack.maps["small"]
    table.routes.clear()
    route = chart.at[HOME][0]
    there = chart.other_end(route, HOME)
    table.stations.pop(there, None)
    table.planets[there] = "t3-move"
    voyage.do("perform", "assign R", "apply", f"fly {route}")
    assert (voyage.me.at, voyage.offered()) == (there, ["end-turn"])
    voyage.do("end-turn", "pass")
    assert "perform" in voyage.offered()


@rule("SC-10.1")
def test_a_fight_is_for_one_pirate_and_optional() -> None:
    voyage = Voyage()
    routes = voyage.table.pack.maps["small"].at[HOME][:2]
    voyage.table.routes = dict.fromkeys(routes, "green-android")
    voyage.do("activate weapons Y")
    assert voyage.offered() == [*(f"attack {route}" for route in routes), "decline"]
    voyage.do(f"attack {routes[0]}")
    assert (voyage.asked(), [*voyage.table.routes]) == ("end-of-turn", [routes[1]])


@rule("SC-6.11", "SC-6.23")
def test_nothing_is_reserved_on_stations_and_number_planets_do_nothing() -> None:
    voyage = Voyage()
    table = voyage.table
    gold = next(place for place, station in table.stations.items() if station == "gold")
    put_ship(table, 0, gold)
    assert table.holders == {}
    number = sorted(table.numbers)[0]
    put_ship(table, 0, number)
    assert table.holders == {number: 0}
    before = list(voyage.me.ready)
    voyage.do("activate repair C", "decline")
    assert voyage.me.ready == before[:-1]
