"""The examples of the rules, read from the rules file itself."""

from typing import Any

import pytest
import yaml

from quarterdeck.games.starship_captains.rules.diplomacy import points
from quarterdeck.games.starship_captains.rules.moving import may_perform_at
from quarterdeck.games.starship_captains.rules.new_missions import NewMission, Uprising
from quarterdeck.games.starship_captains.rules.rounds import return_tiles, wake_crews
from quarterdeck.games.starship_captains.rules.scoring import epilogue, sheet, winners
from quarterdeck.games.starship_captains.rules.solo import goals
from quarterdeck.games.starship_captains.state import DAMAGED, HOME, SPACES
from quarterdeck.kernel.clauses import all_clauses
from tests.rules import rule
from tests.starship_captains.tables import Voyage, put_ship, refused


def example(clause: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.load(all_clauses()[clause].example, yaml.BaseLoader)
    return read


def numbers(value: Any) -> Any:
    """YAML texts as the numbers and truths they mean; `Y` stays a yellow ensign."""
    if isinstance(value, dict):
        return {numbers(key): numbers(item) for key, item in value.items()}
    if isinstance(value, list):
        return [numbers(item) for item in value]
    if value in ("true", "false", "null"):
        return {"true": True, "false": False, "null": None}[value]
    try:
        return float(value) if "." in value else int(value)
    except ValueError:
        return value


def read(clause: str) -> dict[str, Any]:
    found: dict[str, Any] = numbers(example(clause))
    return found


@rule("SC-E1", "SC-E2", "SC-2.1", "SC-2.2", "SC-2.3", "SC-2.6", "SC-2.7", "SC-2.8", "SC-D29", "SC-1.6")
@pytest.mark.parametrize("clause", ["SC-E1", "SC-E2"])
def test_set_up(clause: str) -> None:
    case = read(clause)
    table = Voyage(case["given"]["players"]).table
    expect = {**read("SC-E1")["expect"], **case["expect"]}  # the second example does not say everything again
    assert {"1-3": "small", "4": "large", 4: "large"}[expect["board_side"]] == table.map
    assert len(table.pack.maps[table.map].places) - 1 == expect["planets"]
    assert len(table.planets) == expect["missions_on_board"]
    assert sum(place != HOME for place in table.stations) == expect["station_tiles_on_planets"]
    assert sorted(table.numbers.values()) == expect["number_tiles"]
    assert (table.tiles["home"] == 0) == expect["tile_on_home"]
    board = expect["central_board"]
    assert [table.card(card).kind for card in table.central] == ["alpha"] * board["alpha"] + ["omega"] * board["omega"]
    assert len(table.under_androids) == expect["tech_on_androids_track"]


@rule("SC-E1", "SC-E2", "SC-2.3", "SC-15.8")
@pytest.mark.parametrize("clause", ["SC-E1", "SC-E2"])
def test_what_lies_on_the_round_track(clause: str) -> None:
    case = read(clause)
    voyage = Voyage(case["given"]["players"])
    table = voyage.table
    for number, there in case["expect"]["round_track"].items():
        assert [tile for tile, at in table.tiles.items() if at == number] == there.get("tiles", [])
        before = [sum(captain.medals for captain in table.captains), len(voyage.told("cadet-gained"))]
        for captain in table.captains:
            captain.at = "p1"  # no ship keeps a tile away
        while table.round < number:
            voyage.do("pass")
        after = [sum(captain.medals for captain in table.captains), len(voyage.told("cadet-gained"))]
        gained = [new - old for new, old in zip(after, before, strict=True)]
        assert gained == [there.get("medals", 0), there.get("cadets", 0)]
        assert all(table.tiles[tile] == 0 for tile in there.get("tiles", []))


@rule("SC-E3", "SC-2.25", "SC-2.26", "SC-2.27", "SC-2.28", "SC-2.29", "SC-16.16")
def test_the_start_position_scored_at_once() -> None:
    expect = read("SC-E3")["expect"]
    voyage = Voyage()
    assert voyage.me.ready == expect["ready_room"]
    assert voyage.me.queue == expect["queue"]
    assert voyage.table.capacity(0) == expect["empty_holds"]
    assert voyage.me.slots.count("") == expect["empty_tech_slots"]
    assert sheet(voyage.table, 0)["total"] == expect["score"]
    assert epilogue(expect["score"]) == expect["epilogue"]


@rule("SC-E5", "SC-13.4", "SC-13.5", "SC-13.7", "SC-13.13", "SC-3.4")
def test_train_and_fly_in_one_turn() -> None:
    case = read("SC-E5")
    voyage = Voyage().crew(case["given"]["ready_room"], case["given"]["queue"])
    voyage.table.routes.clear()
    voyage.do("train C R", "activate navigation R")
    for _ in range(2):
        voyage.do(voyage.offered()[0])
    assert voyage.me.ready == case["expect"]["ready_room"]
    assert voyage.me.queue == case["expect"]["queue"]
    assert voyage.me.medals == case["expect"]["medals"]
    assert len(voyage.told("moved")) == case["expect"]["moves_made"]


@rule("SC-E6", "SC-5.1", "SC-5.3", "SC-5.4", "SC-5.5", "SC-9.2")
def test_two_moves_along_routes_with_pirates() -> None:
    case = read("SC-E6")
    voyage = Voyage().hold(damage=case["given"]["ship_damage"])
    route = voyage.table.pack.maps["small"].at[HOME][0]
    voyage.table.routes[route] = "green-medal"
    voyage.effect("move 2").do(f"fly {route}", f"fly {route}")  # there and back: the same pirate twice
    assert voyage.me.at == HOME
    assert voyage.me.damage == case["expect"]["ship_damage"]
    assert voyage.table.capacity(0) == case["expect"]["empty_holds"]
    assert route in voyage.table.routes


@rule("SC-E7", "SC-7.3", "SC-8.10")
def test_damage_destroys_cargo() -> None:
    case = read("SC-E7")
    voyage = Voyage().hold(*case["given"]["cargo"], damage=case["given"]["ship_damage"])
    voyage.effect("damage").do("lose rb")
    assert voyage.table.pirate_discard == []
    assert voyage.me.damage == case["expect"]["ship_damage"]
    assert voyage.me.artifacts == ["ry"]
    assert voyage.me.pirate_count == 1
    assert voyage.table.artifact_discard == case["expect"]["artifact_discard"]
    voyage.effect("damage").do("lose pirate")
    assert (len(voyage.table.pirate_discard), voyage.table.artifact_discard) == (1, case["expect"]["artifact_discard"])


@rule("SC-E8", "SC-7.4", "SC-7.6", "SC-7.9", "SC-7.10", "SC-7.12")
def test_overdamage_and_repairs() -> None:
    case = read("SC-E8")
    voyage = Voyage().hold(damage=case["given"]["ship_damage"]).board(DAMAGED, "", "", "", "", "")
    steps = {
        "take 2 damage": ("damage 2", []),
        "repair ship": ("repair", ["mend ship"]),
        "repair tech slot": ("repair", ["mend 1"]),
    }
    for step in case["steps"]:
        row, choices = steps[step["when"]]
        voyage.effect(row).do(*choices)
        assert voyage.me.damage == step["expect"]["ship_damage"]
        assert max(0, voyage.me.damage - 8) == step["expect"]["overdamage"]
        assert voyage.table.capacity(0) == step["expect"]["empty_holds"]
        assert voyage.me.slots.count(DAMAGED) == step["expect"].get("tech_damage", voyage.me.slots.count(DAMAGED))


@rule("SC-E9", "SC-10.2", "SC-10.3", "SC-10.4", "SC-10.5", "SC-10.7", "SC-10.9", "SC-10.10", "SC-10.11")
def test_fighting_with_full_holds() -> None:
    case = read("SC-E9")
    voyage = Voyage().hold(*case["given"]["cargo"], damage=3).on_top("artifacts", "yb")
    route = voyage.table.pack.maps["small"].at[HOME][0]
    voyage.table.routes[route] = "green-medal"
    voyage.me.medals = 0
    voyage.effect("fight").do(f"attack {route}", "lose ry", "jettison ry", "jettison yb")
    assert voyage.me.damage == case["expect"]["ship_damage"]
    assert voyage.me.medals == case["expect"]["medals"]
    assert sorted(voyage.me.artifacts) == ["rb", "rb", "yb"]
    assert voyage.me.pirates == ["green-medal"]
    assert sorted(voyage.table.artifact_discard) == sorted(case["expect"]["artifact_discard"])
    assert (route in voyage.table.routes) == case["expect"]["route_has_pirate"]


@rule("SC-E10", "SC-9.3", "SC-9.4", "SC-9.7", "SC-18.16")
def test_ambush() -> None:
    for case in read("SC-E10")["cases"]:
        voyage = Voyage().on_top("pirates", f"{case['given']['drawn']}-medal")
        chart = voyage.table.pack.maps["small"]
        voyage.table.routes = {
            chart.route_of(HOME, colour): "green-android" for colour in case["given"]["occupied_routes_here"]
        }
        before = len(voyage.table.routes)
        voyage.effect("ambush")
        assert (len(voyage.table.routes) == before) == case["expect"]["discarded"]
        if case["expect"]["placed_on"]:
            assert voyage.table.routes[chart.route_of(HOME, case["expect"]["placed_on"])] == "green-medal"
        assert voyage.me.damage == 3


@rule("SC-E11", "SC-9.6", "SC-18.18", "SC-5.6", "SC-5.7")
def test_jump_then_ambush() -> None:
    voyage = Voyage().on_top("pirates", "purple-medal")
    chart = voyage.table.pack.maps["small"]
    here, there = chart.route_of(HOME, "purple"), chart.route_of("p6", "purple")
    voyage.table.routes = {here: "green-android"}
    voyage.effect("jump, ambush").do("leap p6")
    assert voyage.me.at == "p6"
    assert not voyage.told("damage-taken"), "pirates do nothing to a jump"
    assert sorted(voyage.table.routes) == sorted({here, there})
    assert voyage.table.pirate_discard == []


def fly_mission(case: dict[str, Any], rows: list[str], points_: int = 4) -> Voyage:
    voyage = Voyage().crew(case["ready_room"], case["queue"])
    voyage.me.medals = case.get("medals", 0)
    return voyage.mission(*rows, points=points_).do("perform")


@rule("SC-E12", "SC-12.4", "SC-12.8", "SC-12.9", "SC-12.13", "SC-12.14", "SC-12.16", "SC-12.11")
def test_a_mission_with_one_wrong_figure() -> None:
    case = read("SC-E12")
    voyage = fly_mission(case["given"], ["red: medal 2", "blue: medal"]).do("assign C", "assign B", "apply")
    assert voyage.me.medals == case["expect"]["medals"]
    assert voyage.me.ready == case["expect"]["ready_room"]
    assert voyage.me.queue == case["expect"]["queue"]
    assert [voyage.table.pack.missions[done].points for done in voyage.me.missions] == case["expect"]["missions_done"]


@rule("SC-E13", "SC-12.12", "SC-12.15", "SC-13.27", "SC-13.28", "SC-13.29", "SC-12.5")
def test_androids_on_a_mission() -> None:
    example_ = read("SC-E13")
    for case in example_["cases"]:
        voyage = fly_mission(example_["given"], ["blue: medal", "android: medal 2"], 5)
        voyage.do(*(f"assign {figure}" for figure in case["when"]["assign"]), "apply")
        assert voyage.me.medals == case["expect"]["medals"]
        assert voyage.me.ready == case["expect"]["ready_room"]
        assert voyage.me.queue == case["expect"]["queue"]
        assert voyage.me.crew().count("A") == case["expect"]["androids_on_ship"]


@rule("SC-E14", "SC-12.17", "SC-12.18", "SC-12.19", "SC-12.21", "SC-12.24", "SC-12.25", "SC-12.30", "SC-R4")
def test_the_number_tiles_over_five_missions() -> None:
    example_ = read("SC-E14")
    voyage = Voyage(3)
    table = voyage.table
    names = {f"P{number}": place for place, number in table.numbers.items()}
    names |= {f"M{number}": place for number, place in enumerate(sorted(table.planets), 1)}
    for step in example_["steps"]:
        expect, place = step["expect"], names[step["when"].split()[-1]]
        del table.planets[place]
        table.then(NewMission(place))
        before = len(voyage.told("uprising"))
        open_before = sorted(set(table.numbers.values()) - set(table.face_down))
        table.agenda.pop().run(table)
        while isinstance(table.agenda[-1], Uprising):
            table.agenda.pop().run(table)
        assert open_before[-1] == expect["tile_moved"]
        assert table.numbers[names[expect["now_on"]]] == expect["tile_moved"]
        assert names[expect["new_mission_on"]] in table.planets
        assert (len(voyage.told("uprising")) > before) == expect["uprising"]
    final = example_["final"]
    assert table.face_down == []
    assert len(voyage.told("pirate-appeared")) + len(voyage.told("pirate-driven-off")) == final["pirates_drawn"]
    assert len(table.planets) == final["missions_on_board"]
    assert {number: place for place, number in table.numbers.items()} == {
        number: names[place] for number, place in final["tiles_on"].items()
    }


@rule("SC-E15", "SC-12.20", "SC-6.16", "SC-D26")
def test_a_ship_leaves_its_planet_during_the_mission() -> None:
    voyage = Voyage().crew(["R", "Y"], [])
    planet = sorted(voyage.table.planets)[0]
    put_ship(voyage.table, 0, planet)
    put_ship(voyage.table, 1, planet)
    highest = max(voyage.table.numbers, key=lambda place: voyage.table.numbers[place])
    number, elsewhere = voyage.table.numbers[highest], sorted(voyage.table.numbers)[0]
    voyage.mission("red: jump", "yellow: medal").do(
        "perform", "assign R", "assign Y", "apply", f"leap {elsewhere}", "apply"
    )
    assert voyage.table.numbers[planet] == number
    assert number in voyage.table.face_down
    assert highest in voyage.table.planets
    assert voyage.table.captains[0].at == elsewhere
    assert voyage.table.holders[planet] == 1


@rule("SC-E16", "SC-E17", "SC-12.26", "SC-12.27", "SC-12.28", "SC-12.29", "SC-9.1", "SC-9.8")
def test_uprisings() -> None:
    voyage = Voyage()
    table = voyage.table
    chart = table.pack.maps["small"]
    planets = [place for place in chart.places if place != HOME][:3]
    table.numbers = {planets[0]: 1, planets[1]: 2, planets[2]: 3}
    occupied = chart.route_of(planets[2], "yellow")
    table.routes = {occupied: "green-medal"}
    voyage.on_top("pirates", "purple-medal", "green-medal", "yellow-medal")
    Uprising().run(table)
    expected = {occupied, chart.route_of(planets[0], "purple"), chart.route_of(planets[1], "green")}
    assert set(table.routes) == expected
    assert "yellow-medal" in table.pirate_discard
    route = next(route for route in chart.routes.values() if route.colour == "green" and HOME not in route.ends)
    table.numbers, table.routes = {route.ends[0]: 2, route.ends[1]: 4}, {}
    voyage.on_top("pirates", "green-medal", "green-android")
    Uprising().run(table)
    assert table.routes == {route.id: "green-medal"}  # the lower number comes first
    assert table.pirate_discard[-1] == "green-android"


@rule("SC-E18", "SC-6.12", "SC-6.14", "SC-6.15", "SC-6.17", "SC-6.18", "SC-6.19", "SC-6.20", "SC-6.21", "SC-D16")
def test_reservations_step_by_step() -> None:
    voyage = Voyage(4)
    table = voyage.table
    planet, away = sorted(table.planets)[:2]
    seats = {"red": 0, "blue": 1, "green": 2, "yellow": 3}
    for step in read("SC-E18")["steps"]:
        what, ship = step["when"]
        put_ship(table, seats[ship], planet if what == "arrive" else HOME)
        assert table.holders.get(planet) == seats.get(step["expect"]["holder"])
        here = [seat for seat in table.ships_at(planet) if may_perform_at(table, seat)]
        assert sorted(here) == sorted(seats[name] for name in step["expect"]["may_perform"])
    assert away in table.planets


@rule("SC-E19", "SC-6.4", "SC-6.5", "SC-6.6", "SC-6.7", "SC-15.10", "SC-15.11")
def test_a_station_tile_is_used_and_comes_back_late() -> None:
    voyage = Voyage()
    table = voyage.table
    gold = next(place for place, station in table.stations.items() if station == "gold")
    put_ship(table, 0, gold)
    voyage.do("activate repair C", "decline")
    assert voyage.me.ready.count("A") == 1
    assert table.tiles["gold"] == 2
    table.round = 2
    return_tiles(table)
    assert table.tiles["gold"] == 3
    voyage.do("end-turn", "pass", "activate repair R", "decline")
    assert table.captains[0].ready.count("A") == 1
    put_ship(table, 0, HOME)
    table.round = 3
    return_tiles(table)
    assert table.tiles["gold"] == 0


@rule("SC-E20", "SC-13.15", "SC-13.21", "SC-13.24", "SC-18.21")
def test_a_commander_gives_an_order_after_its_row() -> None:
    case = read("SC-E20")
    voyage = fly_mission(case["given"], ["yellow: damage 2, advance any 4", "blue: medal"])
    voyage.table.pack.tracks["test"] = {}
    voyage.table.track_sides = ["test"] * 3
    voyage.do("assign YC", "assign B", "apply", "go androids 4")
    orders = [int(text.split()[1]) - 1 for text in voyage.offered() if text.startswith("order")]
    assert sorted(voyage.me.queue[place] for place in orders) == sorted(case["legal_orders_after_row_1"])
    voyage.do("order 2", "apply")
    assert voyage.me.damage == case["expect"]["ship_damage"]
    assert voyage.me.markers[1] == case["expect"]["androids_track"]
    assert voyage.me.ready == case["expect"]["ready_room"]
    assert voyage.me.queue == case["expect"]["queue"]
    assert voyage.me.medals == case["expect"]["medals"]


@rule("SC-E21", "SC-11.21", "SC-11.22", "SC-11.23", "SC-13.17")
def test_researching_twice_in_one_turn() -> None:
    case = read("SC-E21")
    voyage = Voyage().crew(["BC"], [])
    deck = len(voyage.table.technologies)
    counts = []
    voyage.do("activate science BC")
    for wanted in ("omega", "alpha"):
        counts.append(len({text.split()[1] for text in voyage.offered() if text.startswith("take")}))
        cards = [card for card in voyage.table.central if card and voyage.table.card(card).kind == wanted]
        slot = voyage.me.slots.index("") + 1
        voyage.do(f"take {cards[0]} {slot}")
        while voyage.asked() not in ("second-task", "end-of-turn"):
            voyage.do("decline")
        if voyage.asked() == "second-task":
            voyage.do("work science")
    assert counts == case["expect"]["cards_to_choose_from"]
    assert sum(map(bool, voyage.table.central)) == case["expect"]["central_board_during_turn"]
    assert voyage.me.slots.count("") == case["expect"]["empty_slots"]
    voyage.do("end-turn")
    assert deck - len(voyage.table.technologies) == case["expect"]["refilled_from_alpha_beta"]
    assert sum(map(bool, voyage.table.central)) == case["expect"]["central_board_cards"]


@rule("SC-E23", "SC-13.23", "SC-13.14", "SC-13.16", "SC-13.33")
def test_an_order_after_a_room() -> None:
    case = read("SC-E23")
    voyage = Voyage().crew(case["given"]["ready_room"], case["given"]["queue"])
    voyage.table.routes.clear()
    voyage.do("activate navigation RC", "decline")
    orders = [int(text.split()[1]) - 1 for text in voyage.offered() if text.startswith("order")]
    assert sorted(voyage.me.queue[place] for place in orders) == sorted(case["expect"]["legal_orders"])
    voyage.do("order 2")
    assert voyage.me.ready == case["expect"]["ready_room"]
    assert voyage.me.queue == case["expect"]["queue"]


@rule("SC-E24", "SC-13.8", "SC-13.9")
def test_from_cadet_to_commander_in_one_turn() -> None:
    voyage = Voyage().crew(["C"], [])
    voyage.me.medals = 4
    assert refused(voyage, "promote C") == "SC-13.9"
    voyage.do("train C B", "promote B")
    assert (voyage.me.ready, voyage.me.medals, voyage.me.commanders) == (["BC"], 0, 1)


@rule("SC-E25", "SC-14.5", "SC-14.6", "SC-14.18", "SC-14.24", "SC-D43")
def test_advancing_over_bonuses_of_a_track() -> None:
    for case in read("SC-E25")["cases"]:
        voyage = Voyage().hold(damage=3)
        table = voyage.table
        table.track_sides[2] = "pirates-A"
        voyage.me.markers[2] = case["given"]["step"]
        if not case["given"]["event_card"]:
            table.events[2] = ""
        else:
            table.events[2] = "word-of-honour"
        voyage.me.slots, voyage.me.medals = [""] * 6, 0
        voyage.effect(f"advance pirates {case['given']['advance']}").do(f"go pirates {case['given']['advance']}")
        gains = []
        while voyage.asked() != "turn":
            gains += ["repair"] if voyage.asked() == "repairing" else []
            voyage.do("mend ship" if voyage.asked() == "repairing" else "decline")
        assert voyage.me.markers[2] == case["expect"]["step"]
        happened = len(voyage.told("event-happens"))
        assert happened == ("event" in case["expect"]["gains"])
        assert len(gains) == case["expect"]["gains"].count("repair")
        assert len(voyage.told("medals-gained")) == case["expect"]["gains"].count("medal")
        assert len(voyage.told("artifact-gained")) == case["expect"]["gains"].count("artifact")


@rule("SC-E26", "SC-14.2", "SC-14.3", "SC-14.12", "SC-14.13", "SC-14.17")
def test_laps_and_points() -> None:
    for case in read("SC-E26")["cases"]:
        steps = case["given"]["steps_in_all"]
        assert divmod(steps, SPACES) == (case["expect"]["laps"], case["expect"]["step"])
        assert points(steps) == case["expect"]["points"]


@rule("SC-E27", "SC-14.19", "SC-14.21", "SC-14.22", "SC-14.23")
def test_only_two_events() -> None:
    voyage = Voyage()
    table = voyage.table
    table.events = [
        "word-of-honour",
        "open-plans" if "open-plans" in table.pack.events else table.events[1],
        "word-of-honour",
    ]
    for track, before, left in ((0, 6, 2), (0, 6, 2), (2, 5, 0), (1, 6, 0)):
        name = ("fleet", "androids", "pirates")[track]
        table.captains[0].markers[track] = before
        voyage.effect(f"advance {name} 2").do(f"go {name} 2")
        while voyage.asked() != "turn":
            voyage.do("decline")
        assert sum(map(bool, table.events)) == left
    assert len(voyage.told("event-happens")) == 2


@rule("SC-E30", "SC-15.4", "SC-15.5", "SC-15.6")
def test_the_end_of_a_round() -> None:
    for case in read("SC-E30")["cases"]:
        voyage = Voyage().crew(case["given"]["ready_room"], case["given"]["queue"])
        wake_crews(voyage.table)
        assert voyage.me.ready == case["expect"]["ready_room"]
        assert voyage.me.queue == case["expect"]["queue"]


@rule("SC-E32", "SC-16.11", "SC-16.12")
def test_winning_and_ties() -> None:
    for case in read("SC-E32")["cases"]:
        names = list(case["given"])
        table = Voyage(3).table
        table.scores = [{"total": case["given"][name]} for name in names]
        assert [names[seat] for seat in winners(table)] == case["expect"]["winners"]


@rule("SC-E35", "SC-17.16", "SC-17.17", "SC-17.18", "SC-17.20")
def test_captain_shadow_looks_for_a_mission() -> None:
    voyage = Voyage(1)
    table = voyage.table
    chart = table.pack.maps["small"]
    assert table.shadow is not None
    table.shadow.at = "p2"
    near = [chart.other_end(route, "p2") for route in chart.at["p2"]]
    one, other, _ = [place for place in near if place != HOME] + [HOME] * 3 if HOME in near else near
    for missions, you, expect in (
        ([one, other], HOME, [one, other]),
        ([one, other], other, [one]),
        ([other], other, []),
        (["p2"], HOME, []),
    ):
        table.planets = dict.fromkeys(missions, "x")
        table.captains[0].at = you
        assert sorted(goals(table)) == sorted(expect)


@rule("SC-E40", "SC-3.6", "SC-3.16")
def test_when_passing_is_forced() -> None:
    for case in read("SC-E40")["cases"]:
        voyage = Voyage().crew(case["given"]["ready_room"], []).hold(*case["given"]["artifacts"])
        voyage.me.medals = 0
        rows = case["given"].get("mission_rows_here")
        if rows:
            put_ship(voyage.table, 0, sorted(voyage.table.planets)[0])
            voyage.mission(*["red: medal"] * rows)
            if case["given"]["mission_reserved_by_other"]:
                voyage.table.holders[voyage.me.at] = 1
        assert (voyage.offered() == ["pass"]) == case["expect"]["must_pass"]


@rule("SC-E42", "SC-3.2", "SC-15.12")
def test_first_players_over_the_rounds() -> None:
    case = read("SC-E42")
    players = case["given"]["players_clockwise"]
    voyage = Voyage(len(players), first=players.index(case["given"]["first_player_round_1"]))
    begun: dict[int, list[str]] = {}
    while not voyage.table.over:
        begun.setdefault(voyage.table.round, []).append(players[voyage.table.active])
        voyage.do("pass")
    assert {number: names[0] for number, names in begun.items()} == case["expect"]["first_player"]
    for names in begun.values():
        first = players.index(names[0])
        assert names == players[first:] + players[:first], "clockwise, beginning with the first player"


@rule("SC-E44", "SC-8.7", "SC-8.8")
def test_keeping_as_much_cargo_as_fits() -> None:
    kept = set()
    for choice in ("rb", "ry", "yb"):
        voyage = Voyage().hold("ry", damage=6).on_top("artifacts", "rb", "yb").effect("artifact, artifact")
        assert voyage.offered() == ["jettison rb", "jettison ry", "jettison yb"]
        voyage.do(f"jettison {choice}")
        kept.add(tuple(sorted(voyage.me.artifacts)))
    assert kept == {("rb", "ry"), ("ry", "yb"), ("rb", "yb")}


@rule("SC-E51", "SC-19.27")
def test_the_translator_never_splits_an_advance() -> None:
    voyage = Voyage().board("universal-translator", "", "", "", "", "").effect("advance fleet 2")
    assert sorted(text for text in voyage.offered() if text != "decline") == sorted(
        f"go {track} {steps}" for track in ("fleet", "androids", "pirates") for steps in (1, 2)
    )


@rule("SC-E52", "SC-19.28", "SC-19.36")
def test_the_additional_engine_works_once_per_turn() -> None:
    for figure, most in (("R", 3), ("RC", 5)):
        voyage = Voyage().crew([figure], []).board("additional-engine", "", "", "", "", "")
        voyage.table.routes.clear()
        voyage.do(f"activate navigation {figure}")
        while voyage.asked() == "moving":
            voyage.do(voyage.offered()[0])
            if voyage.asked() == "second-task":
                voyage.do("work navigation")
        assert len(voyage.told("moved")) == most
    voyage = Voyage().board("additional-engine", "", "", "", "", "").effect("jump").do("leap p3")
    assert voyage.told("moved") == []
    assert voyage.asked() == "turn"
