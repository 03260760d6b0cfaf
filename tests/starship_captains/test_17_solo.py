"""Captain Shadow (SC-17)."""

from quarterdeck.games.starship_captains.game import STARSHIP_CAPTAINS
from quarterdeck.games.starship_captains.rules.events import EventHappens
from quarterdeck.games.starship_captains.rules.scoring import sheet
from quarterdeck.games.starship_captains.rules.solo import (
    PassengerActs,
    ShadowActs,
    ShadowFights,
    ShadowPerformsMission,
    ShadowTakesTechnology,
    shadow_of,
)
from quarterdeck.games.starship_captains.state import HOME, SHADOW, Step
from tests.rules import rule
from tests.starship_captains.tables import Voyage, put_ship, refused


def shadow_does(voyage: Voyage, step: Step) -> Voyage:
    voyage.table.then(step)
    voyage.table.advance()
    return voyage


@rule("SC-17.14", "SC-17.15", "SC-17.35")
def test_shadow_takes_a_technology() -> None:
    voyage = Voyage(1)
    table = voyage.table
    place = sorted(table.planets)[0]
    put_ship(table, 0, place)
    shadow_of(table).turned = ["technology", "technology"]
    card = table.central[1]
    shadow_does(voyage, ShadowTakesTechnology())
    assert shadow_of(table).at == place
    assert table.holders[place] == 0
    assert card in table.technology_discard
    assert table.central[1] not in ("", card)
    put_ship(table, 0, HOME)
    assert table.holders[place] == SHADOW  # Shadow's ship reserves like a player's
    table.central[1] = ""
    shadow_does(voyage, ShadowTakesTechnology())
    assert table.central[1] == ""


@rule("SC-17.19", "SC-17.25")
def test_shadow_performs_a_mission_that_scores_for_nobody() -> None:
    voyage = Voyage(1)
    table = voyage.table
    chart = table.pack.maps["small"]
    place = next(place for place in table.planets)
    near = chart.other_end(chart.at[place][0], place)
    table.shadow.at, table.captains[0].at = near, near  # type: ignore[union-attr]
    table.planets = {place: table.planets[place]}
    mission, open_ = table.planets[place], max(table.numbers.values())
    damage = table.captains[0].damage
    table.routes[chart.at[place][0]] = "green-medal"
    shadow_does(voyage, ShadowPerformsMission())
    assert table.mission_discard == [mission]
    assert table.numbers[place] == open_
    assert table.captains[0].missions == []
    assert table.captains[0].damage == damage


@rule("SC-17.17", "SC-17.19")
def test_you_say_to_which_of_several_planets_shadow_flies() -> None:
    voyage = Voyage(1)
    table = voyage.table
    chart = table.pack.maps["small"]
    here = next(place for place in chart.at if len(chart.at[place]) > 2)
    near = sorted({chart.other_end(route, here) for route in chart.at[here]} - {here})[:2]
    shadow_of(table).at = table.captains[0].at = here
    table.planets = dict(zip(near, ["first-contact", "comet-rodeo"], strict=True))
    shadow_does(voyage, ShadowPerformsMission())
    assert sorted(voyage.offered()) == [f"lead {place}" for place in near]
    voyage.do(f"lead {near[1]}")
    assert (shadow_of(table).at, table.mission_discard) == (near[1], ["comet-rodeo"])
    assert near[1] not in table.planets
    assert (len(voyage.told("shadow-performed")), voyage.told("shadow-idle")) == (1, []), "one action, one mission"


@rule("SC-17.21", "SC-17.22", "SC-R29")
def test_shadow_removes_a_pirate_of_your_choice() -> None:
    voyage = Voyage(1)
    table = voyage.table
    routes = table.pack.maps["small"].at[HOME]
    table.routes = {routes[0]: "green-medal", routes[1]: "green-android"}
    shadow_does(voyage, ShadowFights())
    assert voyage.offered() == [f"point {route}" for route in routes[:2]]
    assert refused(voyage, f"point {routes[2]}") == "SC-17.21"
    voyage.do(f"point {routes[1]}")
    assert list(table.routes) == [routes[0]]
    shadow_does(voyage, ShadowFights())
    assert table.routes == {}
    shadow_does(voyage, ShadowFights())
    assert voyage.told("shadow-idle")


@rule("SC-17.23", "SC-17.24")
def test_passengers_act_but_teddy_does_not() -> None:
    voyage = shadow_does(Voyage(1, passenger="teddy"), PassengerActs())
    assert voyage.told("shadow-idle")
    acting = [name for name, one in voyage.table.pack.passengers.items() if one.action]
    assert len(acting) == 5
    for name in acting:
        voyage = shadow_does(Voyage(1, passenger=name), PassengerActs())
        assert voyage.told("passenger-acts")


@rule("SC-17.11", "SC-17.13", "SC-17.28", "SC-17.29", "SC-17.34")
def test_you_begin_every_round_and_go_on_alone_when_shadow_has_passed() -> None:
    voyage = Voyage(1)
    table = voyage.table
    turns = 0
    while table.round == 1:
        if voyage.asked() == "turn":
            turns += 1
            voyage.me.ready = ["C"] if turns <= 6 else []
        voyage.do("activate repair C" if voyage.asked() == "turn" and turns <= 6 else voyage.offered()[-1])
    assert turns == 7
    assert len(voyage.told("action-turned")) == 4
    assert table.first == table.active == 0


@rule("SC-17.30")
def test_a_new_round_tells_how_many_action_cards_are_shuffled() -> None:
    voyage = passed_through(Voyage(1))
    assert [args["count"] for args in voyage.told("actions-shuffled")] == [5, 6, 7]


def passed_through(voyage: Voyage) -> Voyage:
    while not voyage.table.over:
        voyage.do("pass" if voyage.asked() == "turn" else voyage.offered()[-1])
    return voyage


@rule("SC-17.32", "SC-17.33", "SC-16.5", "SC-16.13", "SC-16.14")
def test_the_passenger_counts_at_the_end_on_the_line_of_the_omegas() -> None:
    voyage = Voyage(1, passenger="teddy").crew(["RC", "RC"], ["BC"]).board("officers-mess", "", "", "", "", "")
    passed_through(voyage)
    (lines,) = voyage.table.scores
    assert list(lines) == ["missions", "tracks", "omegas", "figures", "medals", "damage", "total"]
    assert lines["omegas"] == 3 + 3, "the omega and Teddy count 3 commanders each"
    assert lines["total"] == sum(points for name, points in lines.items() if name != "total")
    assert voyage.told("scored")[0]["total"] == lines["total"]
    assert STARSHIP_CAPTAINS.rules.result(voyage.table).epilogues == ["0-20"]


@rule("SC-17.32", "SC-16.5", "SC-D47")
def test_a_passenger_may_cost_points() -> None:
    voyage = Voyage(1, passenger="the-reformed-pirate")
    assert sheet(voyage.table, 0)["omegas"] == -4
    voyage.hold("pirate", "pirate")
    assert sheet(voyage.table, 0)["omegas"] == -2


@rule("SC-17.36", "SC-14.22", "SC-14.23")
def test_in_a_solo_game_two_events_happen_and_concern_you_alone() -> None:
    voyage = Voyage(1)
    for track in range(3):
        voyage.table.then(EventHappens(track, 0))
        voyage.table.advance()
        while voyage.asked() != "turn":
            voyage.do(voyage.offered()[0])
    assert len(voyage.told("event-happens")) == 2
    assert voyage.table.events == ["", "", ""]
    assert len(voyage.told("repaired")) == 1, "the fleet's event gives each captain a repair, and there is one"


@rule("SC-D28", "SC-17.13", "SC-19.28")
def test_the_engine_rests_while_a_passenger_acts() -> None:
    voyage = Voyage(1, passenger="the-ambassador").board("additional-engine", "", "", "", "", "")
    voyage.table.pack.tracks["t17-move"] = {1: ("move",)}
    voyage.table.track_sides[0] = "t17-move"
    shadow_of(voyage.table).actions = ["passenger"]
    shadow_does(voyage, ShadowActs()).do("go fleet 1").do(voyage.offered()[0])
    assert voyage.asked() == "turn", "one move, not two"
    assert voyage.told("ability-works") == []
