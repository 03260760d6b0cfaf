"""SA-11.3: common internal threats, card by card."""

import pytest

from quarterdeck.games.space_alert.cases.report import report
from tests.rules import rule
from tests.space_alert.tables import no_effects, outcome, told
from tests.space_alert.test_11_cards import at, blocks, cards_in, meet, met, out_cold, post, statuses, tiles, tokens

NONE = (0, 0, 0)
SLIMES = pytest.mark.parametrize("code", ["I2-01", "I2-02"])


@rule("SA-11.1.4", "SA-11.3.1", "SA-11.3.2", "SA-11.3.20")
@pytest.mark.parametrize(
    ("code", "track", "path", "expected"),
    [
        ("I1-01", "T1", ["upper_white"], (0, 3, 0)),
        ("I1-01", "T4", ["upper_white", "lower_white"], (0, 3, 0)),
        ("I1-01", "T6", ["upper_white", "lower_white", "upper_white"], (0, 3, 0)),
        ("I1-02", "T4", ["upper_white", "lower_white"], (0, 3, 0)),
        ("I1-03", "T4", ["lower_blue"], (0, 0, 2)),
        ("I1-04", "T4", ["lower_red"], (2, 0, 0)),
        ("I2-03", "T1", ["lower_red"], (4, 0, 0)),
        ("I2-03", "T4", ["lower_red", "lower_white"], (0, 4, 0)),
        ("I2-03", "T6", ["lower_red", "lower_white", "lower_blue"], (0, 0, 4)),
        ("I2-04", "T4", ["upper_blue", "upper_white"], (0, 4, 0)),
        ("I2-04", "T6", ["upper_blue", "upper_white", "upper_red"], (4, 0, 0)),
    ],
)
def test_intruders_go_their_way_and_damage_the_zone_they_end_in(
    code: str, track: str, path: list[str], expected: tuple[int, ...]
) -> None:
    table = met(threats=[[code, 1, "internal"]], track=track, stop="8.threats")
    assert [move.args["station"] for move in told(table, "intruder-moved")] == path
    assert (tiles(report(table)), statuses(report(table)), tokens(report(table))) == (expected, ["survived"], [])


@rule("SA-D50")
def test_an_intruder_at_the_edge_of_the_ship_stays() -> None:
    assert tokens(meet(at("I1-01", 10, tokens=["upper_blue"]))) == ["upper_blue"]
    seen = meet(at("SI2-01", 10, tokens=["upper_red"]), players=[post("upper_red")])
    assert (tokens(seen), out_cold(seen)) == (["upper_red"], [True])


@rule("SA-11.3.2")
@pytest.mark.parametrize(("code", "zone"), [("I1-03", "blue"), ("I1-04", "red")])
def test_saboteur_takes_reactor_energy_or_damages_the_zone(code: str, zone: str) -> None:
    seen = meet(at(code, 6), reactors={"red": 2, "white": 2, "blue": 2})
    assert (seen["reactors"], tiles(seen)) == ({"red": 2, "white": 2, "blue": 2} | {zone: 1}, NONE)
    seen = meet(at(code, 6), reactors={zone: 0})
    assert seen["damage"] == {"red": 0, "white": 0, "blue": 0} | {zone: 1}


# Hacked Shields


@rule("SA-11.3.3")
@pytest.mark.parametrize(("code", "zone"), [("I1-05", "blue"), ("I1-06", "red")])
@pytest.mark.parametrize(
    ("square", "shield", "reactor", "drawn"), [(10, 0, 2, 0), (6, 2, 0, 0), (2, 2, 2, 2)], ids="XYZ"
)
def test_hacked_shields_empty_the_shield_then_the_reactor_of_their_zone(
    code: str, zone: str, square: int, shield: int, reactor: int, drawn: int
) -> None:
    seen = meet(at(code, square), reactors={"white": 2}, shields={"red": 2, "white": 2, "blue": 2})
    assert seen["shields"] == {"red": 2, "white": 2, "blue": 2} | {zone: shield}
    assert seen["reactors"] == {"red": 2, "white": 2, "blue": 2} | {zone: reactor}
    assert seen["damage"] == {"red": 0, "white": 0, "blue": 0} | {zone: drawn}


@rule("SA-11.3.3")
@pytest.mark.parametrize(("code", "zone"), [("I1-05", "blue"), ("I1-06", "red")])
@pytest.mark.parametrize(("hands", "status", "shield"), [(2, "on_track", 1), (3, "destroyed", 1), (4, "destroyed", 2)])
def test_three_b_actions_upstairs_repair_hacked_shields(
    code: str, zone: str, hands: int, status: str, shield: int
) -> None:
    crew = {"boards": ["B"] * hands, "players": [post(f"upper_{zone}")] * hands}
    seen = meet(at(code, 12), stop="1.actions", **crew)
    assert (statuses(seen), seen["shields"][zone]) == ([status], shield)


# Unstable Warheads


@rule("SA-11.3.4")
@pytest.mark.parametrize("rockets", [1, 2, 3])
def test_warheads_have_a_hit_point_for_each_rocket_in_the_station(rockets: int) -> None:
    """One more rocket is on its way and does not count."""
    ready = {"threats": [["I1-07", 1, "internal"]], "rockets": rockets, "rocket_in_flight": True, "stop": "1.actions"}
    for hands, status in ((rockets - 1, "on_track"), (rockets, "destroyed")):
        crew = {"boards": ["C"] * hands + ["-"], "players": [post("lower_blue")] * hands}
        assert statuses(meet(**crew, **ready)) == [status]


@rule("SA-11.3.4")
def test_warheads_have_no_hit_points_before_they_appear() -> None:
    """Rockets may be launched until then."""
    table = met(threats=[["I1-07", 3, "internal"]], boards=["C"], players=[post("lower_blue")], stop="2.threats")
    assert (table.threats[0].status, table.threats[0].hits) == ("waiting", 0)


@rule("SA-11.3.5")
def test_warheads_without_rockets_are_destroyed_at_once() -> None:
    seen = meet(threats=[["I1-07", 1, "internal"]], rockets=0, stop="1.appear")
    assert (statuses(seen), seen["points"]["destroyed"]) == (["destroyed"], 4)


@rule("SA-11.3.6")
@pytest.mark.parametrize(("square", "hits"), [(12, 2), (2, 1)], ids=["in play", "survived"])
def test_no_rocket_can_be_launched_with_warheads_on_the_ship(square: int, hits: int) -> None:
    """In turn 1 C repairs; in turn 2 too, unless the warheads performed Z in between."""
    table = met(at("I1-07", square), boards=["C C"], players=[post("lower_blue")], stop="2.actions")
    assert (told(table, "rocket-launched"), report(table)["rockets"]) == ([], 3)
    assert blocks(report(table)) == [hits]


@rule("SA-11.3.7")
@pytest.mark.parametrize(("rockets", "repaired", "drawn"), [(1, 0, 3), (2, 0, 6), (2, 1, 3), (3, 1, 6), (3, 2, 3)])
def test_warheads_do_three_damage_for_each_rocket_not_repaired(rockets: int, repaired: int, drawn: int) -> None:
    assert tiles(meet(at("I1-07", 2, damage=repaired), rockets=rockets)) == (0, 0, drawn)


@rule("SA-11.3.8", "SA-11.3.13", "SA-D26")
@pytest.mark.parametrize(
    ("rockets", "repaired", "status"),
    [(3, 0, "on_track"), (3, 1, "on_track"), (3, 2, "destroyed"), (1, 0, "destroyed")],
)
def test_blue_slime_eats_a_hit_point_of_the_warheads(rockets: int, repaired: int, status: str) -> None:
    seen = meet(at("I2-01", 10), at("I1-07", 12, damage=repaired), rockets=rockets)
    assert (seen["rockets"], statuses(seen)[1]) == (rockets - 1, status)


@rule("SA-11.3.8")
def test_warheads_with_a_rocket_eaten_need_one_repair_less() -> None:
    crew = {"boards": ["- C", "- C"], "players": [post("lower_blue")] * 2}
    assert statuses(meet(at("I2-01", 10), at("I1-07", 13), stop="2.actions", **crew)) == ["on_track", "destroyed"]


@rule("SA-11.3.8", "SA-11.3.13")
def test_a_rocket_eaten_weakens_no_threat_but_the_warheads() -> None:
    table = met(at("I2-01", 10), at("I1-01", 13), at("I1-07", 13), at("E1-05", 13))
    lost = [table.card(threat).hits for threat in table.threats]
    assert [threat.hits for threat in table.threats] == [hits if hits is not None else 2 for hits in lost]
    assert [threat.code for threat in table.threats if table.card(threat).hits is None] == ["I1-07"]


# Slime


@rule("SA-11.3.9")
@pytest.mark.parametrize(
    ("code", "station", "board", "slots"),
    [
        ("I2-01", "upper_blue", "^ A", ["-", "A"]),
        ("I2-01", "lower_white", "> A", ["-", "A"]),
        ("I2-01", "upper_red", "H:lower_blue A", ["-", "A"]),
        ("I2-02", "lower_white", "< A", ["-", "A"]),
        ("I2-02", "upper_white", "^ A", ["A", "-"]),
    ],
)
def test_entering_slime_by_any_movement_delays_the_next_action(
    code: str, station: str, board: str, slots: list[str]
) -> None:
    seen = meet(at(code, 12), boards=[board], players=[post(station)], stop="1.actions")
    assert cards_in(seen, 2) + cards_in(seen, 3) == slots


@rule("SA-11.3.10")
@pytest.mark.parametrize(
    ("square", "station", "board"),
    [(6, "lower_white", "- A"), (12, "lower_blue", "> A"), (12, "lower_blue", "H:lower_blue A")],
    ids=["spreads", "no door", "leaps nowhere"],
)
def test_whoever_does_not_move_into_slime_is_not_delayed(square: int, station: str, board: str) -> None:
    assert cards_in(meet(at("I2-01", square), boards=[board], players=[post(station)]), 2) == ["A"]


@rule("SA-11.3.10")
def test_slime_that_appears_around_a_player_does_not_delay() -> None:
    seen = meet(threats=[["I2-01", 1, "internal"]], boards=["- A"], players=[post("lower_blue")])
    assert (tokens(seen), cards_in(seen, 2)) == (["lower_blue"], ["A"])


@rule("SA-11.3.11")
@pytest.mark.parametrize(("squad", "disabled"), [(None, True), ("lower_red", False)])
def test_red_slime_disables_a_squad_only_in_storage(squad: str | None, disabled: bool) -> None:
    bots = meet(at("I2-02", 10), players=[post("lower_red", squad)])["battlebots"]
    assert (bots["lower_red"]["disabled"], bots["upper_blue"]["disabled"]) == (disabled, False)


@rule("SA-11.3.12")
@pytest.mark.parametrize(
    ("board", "turn", "place", "active"), [("- C >", 3, "lower_white", False), ("- C C >", 4, "lower_white", True)]
)
def test_a_squad_disabled_in_storage_needs_a_second_c(board: str, turn: int, place: str, active: bool) -> None:
    """It follows its leader either way."""
    seen = meet(at("I2-02", 10), boards=[board], players=[post("lower_red")], stop=f"{turn}.actions")
    squad = seen["battlebots"]["lower_red"]
    assert (squad["place"], squad["active"], squad["disabled"]) == (place, active, not active)


@rule("SA-11.3.13")
@pytest.mark.parametrize(("rockets", "left"), [(3, 2), (1, 0), (0, 0)])
def test_blue_slime_destroys_a_rocket_if_there_is_one(rockets: int, left: int) -> None:
    assert meet(at("I2-01", 10), rockets=rockets)["rockets"] == left


@rule("SA-11.3.13")
def test_blue_slime_does_not_touch_a_launched_rocket() -> None:
    seen = meet(at("I2-01", 10), at("E1-05", 10), boards=["C"], players=[post("lower_blue")], stop="2.damage")
    assert (seen["rockets"], blocks(seen)) == (3 - 1 - 1, [0, 1])


@rule("SA-11.3.14", "SA-11.3.16", "SA-D25")
@pytest.mark.parametrize(
    ("code", "start", "end"), [("I2-01", "lower_blue", "lower_red"), ("I2-02", "lower_red", "lower_blue")]
)
def test_slime_spreads_one_station_at_each_y(code: str, start: str, end: str) -> None:
    """T6 has Y on 7 and 3; the progeny of the first does not spread at once, and the original does not go round it."""
    turns = [tokens(meet(at(code, 8), track="T6", stop=f"{n}.threats")) for n in (1, 2, 3)]
    assert turns == [sorted([start, "lower_white"])] * 2 + [sorted([start, "lower_white", end])]


@rule("SA-11.3.14")
@SLIMES
def test_slime_does_not_spread_beyond_the_last_station(code: str) -> None:
    deck = ["lower_blue", "lower_red", "lower_white"]
    assert tokens(meet(at(code, 6, tokens=deck))) == deck


@rule("SA-11.3.14", "SA-D25")
@pytest.mark.parametrize("status", ["on_track", "survived"])
def test_slime_does_not_spread_into_the_other_slime(status: str) -> None:
    other = at("I2-02", 12 if status == "on_track" else 2, tokens=["lower_red", "lower_white"])
    seen = meet(other, at("I2-01", 6))
    assert (statuses(seen)[0], tokens(seen, 2)) == (status, ["lower_blue"])


@rule("SA-11.3.15")
@pytest.mark.parametrize(
    ("station", "strikes", "left", "damage"),
    [
        ("lower_white", 1, ["lower_blue"], 0),
        ("lower_blue", 1, ["lower_blue", "lower_white"], 1),
        ("lower_blue", 2, ["lower_white"], 2),
    ],
)
def test_progeny_dies_of_one_hit_the_original_of_two(station: str, strikes: int, left: list[str], damage: int) -> None:
    squads = [post(station, "upper_blue"), post(station, "lower_red")]
    seen = meet(at("I2-01", 4), boards=["X", "X" if strikes == 2 else "-"], players=squads, stop="1.actions")
    assert (tokens(seen), blocks(seen)) == (left, [damage])


@rule("SA-11.3.16")
def test_progeny_delays_whoever_enters() -> None:
    seen = meet(at("I2-02", 4), boards=["^ A"], players=[post("upper_white")], stop="1.actions")
    assert cards_in(seen, 2) == ["-"]


@rule("SA-11.3.16", "SA-D25")
def test_progeny_ignores_x() -> None:
    assert meet(at("I2-01", 10, tokens=["lower_blue", "lower_white"]))["rockets"] == 3 - 1


@rule("SA-11.3.17", "SA-D25")
@pytest.mark.parametrize(("hands", "status", "left"), [(1, "on_track", ["lower_white"]), (2, "destroyed", [])])
def test_slime_is_destroyed_with_its_last_token(hands: int, status: str, left: list[str]) -> None:
    """Killing the original leaves card and number token in play: they go on to square 2."""
    squads = [post("lower_blue", "upper_blue"), post("lower_white", "lower_red")]
    seen = meet(at("I2-01", 4, damage=1), boards=["X", "X" if hands == 2 else "-"], players=squads)
    assert (statuses(seen), tokens(seen)) == ([status], left)
    assert (seen["threats"][1]["square"], seen["points"]["destroyed"]) == ((2, 0) if left else (4, 6))


@rule("SA-11.3.18")
def test_a_cleaned_station_is_infected_again() -> None:
    squad = {"boards": ["- X"], "players": [post("lower_white", "upper_blue")], "track": "T6"}
    turns = [tokens(meet(at("I2-02", 8), stop=stop, **squad)) for stop in ("1.threats", "2.threats", "3.threats")]
    assert turns == [["lower_red", "lower_white"], ["lower_red"], ["lower_red", "lower_white"]]


@rule("SA-11.3.16", "SA-11.3.19", "SA-D25")
@pytest.mark.parametrize(
    ("code", "start", "expected"), [("I2-01", "lower_blue", (0, 2, 2)), ("I2-02", "lower_red", (2, 2, 0))]
)
def test_slime_at_z_damages_every_zone_it_is_in_and_stays(code: str, start: str, expected: tuple[int, ...]) -> None:
    """Turn 2: battlebots find nothing to attack any more, and whoever comes in is delayed."""
    crew = {"boards": ["- X", "- ^ A"], "players": [post("lower_white", "upper_blue"), post("upper_white")]}
    table = met(at(code, 2), stop="2.actions", **crew)
    seen = report(table)
    assert (tiles(seen), statuses(seen), tokens(seen)) == (expected, ["survived"], sorted([start, "lower_white"]))
    assert no_effects(table) == [(0, "no-intruder", "SA-4.10.6")]
    assert seen["players"][1]["slots"][3] == "-"


# Virus


@rule("SA-11.3.21")
def test_virus_drains_reactors_then_delays_then_damages() -> None:
    crew = {
        "boards": ["- A", "- A", "X X"],
        "players": [post("upper_white"), post("lower_red"), post("space", "upper_blue")],
    }
    drained, delayed, damaged = (meet(at("I2-05", square), reactors={"red": 0}, **crew) for square in (10, 6, 2))
    assert drained["reactors"] == {"red": 0, "white": 2, "blue": 1}
    assert cards_in(drained, 2) == ["A", "A", "X"]
    assert cards_in(delayed, 2) == ["-", "-", "X"]
    assert tiles(damaged) == (1, 1, 1)


@rule("SA-11.3.21")
@pytest.mark.parametrize(("hands", "card"), [(3, "-"), (4, "A")])
def test_virus_stands_between_the_crew_and_the_computer(hands: int, card: str) -> None:
    """Three C repair it, only a fourth is maintenance."""
    boards = ["C"] * (hands - 1) + ["C - A"]
    assert cards_in(meet(at("I2-05", 13), boards=boards, computer={}, stop="2.check"), 3)[-1] == card


# Overheated Reactor


@rule("SA-11.3.22")
@pytest.mark.parametrize("energy", [0, 3])
def test_overheated_reactor_damages_by_its_energy_then_burns_a_capsule(energy: int) -> None:
    seen = meet(at("I2-06", 10), reactors={"white": energy})
    assert (tiles(seen), seen["reactors"]["white"]) == ((0, energy, 0), energy)
    assert tiles(meet(at("I2-06", 2), reactors={"white": energy})) == (0, 3, 0)


@rule("SA-11.3.22")
@pytest.mark.parametrize(("capsules", "left"), [(3, 2), (0, 0)])
def test_overheated_reactor_burns_a_capsule_if_there_is_one(capsules: int, left: int) -> None:
    assert meet(at("I2-06", 6), capsules=capsules)["capsules"] == left


@rule("SA-11.3.22", "SA-11.3.23")
@pytest.mark.parametrize(("damage", "asleep"), [(2, [False, True, True, False]), (1, [False] * 4)])
def test_the_last_repair_of_the_reactor_knocks_out_its_neighbours(damage: int, asleep: list[bool]) -> None:
    players = [post("lower_white"), post("lower_red"), post("lower_blue"), post("upper_red")]
    seen = meet(at("I2-06", 12, damage=damage), boards=["B", "-", "-", "-"], players=players, stop="1.actions")
    assert (blocks(seen), out_cold(seen), seen["capsules"]) == ([damage + 1], asleep, 3)


@rule("SA-11.3.23")
def test_whoever_left_before_the_last_repair_or_comes_after_it_is_safe() -> None:
    players = [post("lower_red"), post("lower_white"), post("upper_blue")]
    seen = meet(at("I2-06", 12, damage=2), boards=[">", "B", "^"], players=players, stop="1.actions")
    assert out_cold(seen) == [False, False, False]


@rule("SA-11.3.16", "SA-D25")
@pytest.mark.parametrize(("code", "progeny"), [("I2-01", "lower_white"), ("I2-02", "lower_white")])
def test_progeny_alone_does_nothing_on_x(code: str, progeny: str) -> None:
    slime = {"code": code, "n": 1, "zone": "internal", "square": 10, "damage": 2, "tokens": [progeny]}
    result = outcome("-", start={"turn": 5, "threats": [slime]}, stop="5.threats")
    assert result["rockets"] == 3
    assert not result["battlebots"]["lower_red"]["disabled"]
