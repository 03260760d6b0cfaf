"""Movement, occupied hexes and exploration (XIA-10.6, XIA-15, XIA-21, XIA-D30 to XIA-D32, XIA-D36)."""

from typing import Any

import pytest

from tests.rules import rule
from tests.xia.fights import offered
from tests.xia.tables import Drift, refusal


def points(drift: Drift) -> int | None:
    return drift.table.movement.points if drift.table.movement is not None else None


def at(spot: str, sectors: Any = "BL", rolls: list[int] | None = None, **captain: Any) -> Drift:
    return Drift(sectors, {"A": {"at": spot, **captain}}, rolls)


def verbs(drift: Drift) -> set[str]:
    return {option.verb for option in drift.table.options(0)}


# Movement actions


@rule("XIA-15.1.1", "XIA-15.1.2", "XIA-7.1.1", "XIA-4.1.2")
def test_impulse_gives_its_printed_value_which_may_be_used_in_part() -> None:
    drift = at("0,0").do("A: impulse")
    assert points(drift) == 3
    drift.do("A: step n", "A: stop")
    assert (drift.seat("A").at, points(drift), drift.asked_frame()) == ("0,-1", None, "action-phase")


@rule("XIA-10.6.1", "XIA-10.6.2", "XIA-10.6.3", "XIA-15.1.8", "XIA-15.1.2")
def test_each_engine_use_is_an_action_of_its_own_and_leaves_no_points() -> None:
    drift = at("0,0", rolls=[5, 2], outfits=["m-22-engine"]).do("A: engine m-22-engine", "A: step n", "A: stop")
    drift.do("A: engine m-22-engine")
    assert (points(drift), drift.seat("A").armed) == (2, 2)


@rule("XIA-15.1.3", "XIA-15.1.7")
def test_one_point_for_one_hex_until_they_are_spent() -> None:
    drift = at("0,0").do("A: impulse", "A: step n", "A: step se", "A: step s")
    assert (drift.seat("A").at, drift.asked_frame()) == ("1,0", "action-phase")


@rule("XIA-15.1.4")
def test_unexplored_hexes_are_not_entered_by_a_step() -> None:
    drift = at("2,-2").do("A: impulse")
    assert refusal(drift, "A: step ne") == "XIA-15.1.4"
    assert "step ne" not in {str(option) for option in drift.table.options(0)}


@rule("XIA-15.1.5", "XIA-17.4.1")
def test_minor_actions_between_steps() -> None:
    drift = at("0,0", cargo="1spice").do("A: impulse", "A: step n", "A: jettison 1spice", "A: step n")
    assert (points(drift), drift.table.ground) == (1, {"0,-1": {"spice": 1}})


@rule("XIA-7.1.5")
def test_damage_does_not_lower_the_impulse() -> None:
    drift = at("0,0", outfits=["m-22-engine"], damage={"empty": 4, "m-22-engine": {"plain": 1}}).do("A: impulse")
    assert points(drift) == 3


@rule("XIA-15.1.6")
def test_full_actions_come_after_the_movement() -> None:
    drift = at("2,-2", "BL", outfits=["m-22-engine"]).do("A: impulse")
    assert refusal(drift, "A: engine m-22-engine") == "XIA-15.1.6"
    assert refusal(drift, "A: end-actions") == "XIA-15.1.6"


@rule("XIA-15.1.9", "XIA-4.3.4")
def test_abilities_may_add_points() -> None:
    drift = Drift("BL", {"D": {"at": "0,0", "outfits": ["m-22-engine"]}, "turn": "D"}, [2, 11])
    drift.do("D: engine m-22-engine", "D: use burner-sums")
    assert points(drift) == 7


@rule("XIA-10.6.1", "XIA-D67", "XIA-10.5.1")
def test_a_roll_of_0_is_no_movement() -> None:
    drift = at("0,0", rolls=[1], outfits=["m-22-engine"], damage={"m-22-engine": {"spot": 1}})
    drift.do("A: engine m-22-engine")
    assert (points(drift), drift.asked_frame(), drift.seat("A").armed) == (None, "action-phase", 3)


# Occupied hexes


@rule("XIA-15.2.1", "XIA-15.2.2", "XIA-15.2.3", "XIA-D30")
def test_ships_are_passed_but_nobody_stops_or_acts_there() -> None:
    setup = {"A": {"at": "-1,0", "cargo": "1spice", "mission": "M45"}, "B": {"at": "0,0"}, "ground": {"0,0": "1holo"}}
    drift = Drift("BL", setup).do("A: impulse", "A: step se")
    assert (drift.seat("A").at, points(drift)) == ("0,0", 2)
    assert verbs(drift) <= {"step", "fly", "gate", "tigris"}
    for line in ("A: stop", "A: jettison 1spice", "A: pick-up 1holo", "A: abort"):
        assert drift.refused(line) is not None
    drift.do("A: step se")
    assert drift.seat("A").at == "1,0"


@rule("XIA-15.2.2")
def test_the_last_point_does_not_lead_onto_an_occupied_hex() -> None:
    drift = Drift("BL", {"A": {"at": "-2,0"}, "B": {"at": "1,0"}}).do("A: impulse", "A: step se", "A: step se")
    assert refusal(drift, "A: step se") == "XIA-15.2.2"


@rule("XIA-R11", "XIA-15.2.2")
def test_with_only_one_way_off_an_occupied_hex_nobody_is_asked() -> None:
    others = {"B": {"at": "2,-2"}, "C": {"at": "2,-1"}, "D": {"ship": "easy-tiger", "at": "1,-2"}}
    a = {"ship": "puddle-jumper", "at": "0,1"}
    drift = Drift("BL", {"A": a, **others}).do("A: impulse", "A: step n", "A: step ne", "A: step ne")
    assert (drift.seat("A").at, drift.asked_frame()) == ("1,-1", "action-phase")


@rule("XIA-15.2.4", "XIA-D32", "XIA-16.1.5")
def test_a_ship_that_must_stop_goes_back_to_the_last_free_hex() -> None:
    setup = {"A": {"at": "-2,0", "energy": 2, "armed": 0}, "B": {"at": "-1,-1"}}
    drift = Drift("BH", setup, [9]).do("A: impulse", "A: step ne")
    assert (drift.seat("A").at, drift.seat("A").energy) == ("-2,0", 0)
    assert drift.asked_frame() == "action-phase"


def displaced(**others: Any) -> Drift:
    """A nebula depletes A on the hex of B, and the harpooner E has come after A to where it started."""
    a = {"ship": "puddle-jumper", "at": "-2,0", "energy": 2, "armed": 0}
    drift = Drift("BH", {"A": a, "B": {"at": "-1,-1"}, "E": {"at": "-2,1"}, **others}, [10, 9])
    return drift.do("A: impulse", "A: step ne", "E: use mag-harpoon puddle-jumper", "E: follow")


@rule("XIA-D32", "XIA-15.2.4")
def test_a_ship_with_no_free_hex_on_its_way_goes_beside_the_first_one() -> None:
    drift = displaced()
    assert (drift.asked_frame(), verbs(drift)) == ("displaced", {"place"})
    drift.do("A: place -2,1")
    assert (drift.seat("A").at, drift.seat("E").at, drift.asked_frame()) == ("-2,1", "-2,0", "action-phase")


@rule("XIA-D32", "XIA-R11")
def test_with_only_one_free_hex_beside_nobody_is_asked() -> None:
    drift = displaced(C={"at": "-1,0"})
    assert (drift.seat("A").at, drift.asked_frame()) == ("-2,1", "action-phase")


@rule("XIA-D32", "XIA-23.9.5")
def test_where_the_tigris_gate_put_a_ship_is_part_of_its_way() -> None:
    sectors = [["burning-horse", 0, 0], ["tigris-gate", 5, -3, "turned"]]
    setup = {"A": {"ship": "puddle-jumper", "at": "5,-3", "energy": 2, "armed": 0}, "B": {"at": "-1,-1"}}
    drift = Drift(sectors, setup, [13, 9]).do("A: impulse", "A: tigris", "A: step ne")
    assert (drift.seat("A").at, drift.asked_frame()) == ("-2,0", "action-phase")


@rule("XIA-D56", "XIA-21.3.2")
def test_an_npc_makes_room_for_the_ship_that_jumps_onto_its_spawn_point() -> None:
    setup = {"A": {"at": "2,0"}, "scoundrel": {"controller": "B"}, "stack": ["loath"]}
    drift = Drift("BL", setup).do("A: impulse", "A: jump se")
    npc = drift.table.npcs[0]
    assert (drift.seat("A").at, drift.table.chart.marked("loath", "spawn")) == ("3,0", "3,0")
    assert npc.at in drift.table.chart.neighbours("3,0")


# Using an occupied hex


@rule("XIA-15.3.1", "XIA-15.3.2", "XIA-15.3.5")
def test_two_points_for_an_action_beside() -> None:
    setup = {"A": {"at": "2,2", "cargo": "1spice"}, "B": {"at": "3,1"}, "missions": ["M01", "M02", "M03"]}
    drift = Drift("BA3", setup).do("A: impulse", "A: reach ne")
    assert points(drift) == 1
    drift.do("A: take-mission", "A: keep M02")
    assert (drift.seat("A").at, points(drift), drift.asked_frame()) == ("2,2", 1, "moving")
    assert refusal(drift, "A: reach ne") == "XIA-15.3.1"


@rule("XIA-R29", "XIA-15.3.6")
@pytest.mark.parametrize(
    ("words", "listed"),
    [
        ({}, False),
        ({"ground": {"1,0": "1holo"}}, True),
        ({"on_map": {"1,0": "strongbox"}}, True),
    ],
)
def test_occupied_hexes_are_listed_if_there_is_something_to_use(words: dict[str, Any], listed: bool) -> None:
    drift = Drift("BL", {"A": {"at": "0,0"}, "B": {"at": "1,0"}, **words}).do("A: impulse")
    assert ("reach se" in offered(drift, "A")) == listed
    assert drift.refused("A: reach se") is None, "not listed, but allowed"


@rule("XIA-R29", "XIA-21.1.1", "XIA-27.2.1")
def test_rims_and_mission_points_are_something_to_use() -> None:
    rim = Drift("BL", {"A": {"at": "1,0"}, "B": {"at": "2,0"}, "stack": ["azure"]}).do("A: impulse")
    assert "reach se" in offered(rim, "A")
    setup = {"A": {"at": "2,2"}, "B": {"at": "3,1"}, "missions": ["M01"]}
    assert "reach ne" in offered(Drift("BA3", setup).do("A: impulse"), "A")


@rule("XIA-15.3.1")
def test_only_hexes_with_another_ship_are_used_that_way() -> None:
    drift = at("2,2", "BA3").do("A: impulse")
    assert refusal(drift, "A: reach ne") == "XIA-15.3.1"


@rule("XIA-15.3.5")
def test_a_full_action_beside_ends_the_movement() -> None:
    setup = {"A": {"at": "2,2", "mission": "M01"}, "B": {"at": "3,1"}}
    drift = Drift("BA3", setup).do("A: impulse", "A: reach ne", "A: task")
    assert (drift.seat("A").mission_open, drift.asked_frame()) == (True, "action-phase")


@rule("XIA-15.3.3", "XIA-15.3.4", "XIA-D31")
def test_borders_on_the_way_there_may_cost_the_action() -> None:
    setup = {"A": {"at": "4,0"}, "B": {"at": "4,-1"}, "missions": ["M01", "M02", "M03"]}
    stopped = Drift("BA3", setup, [7]).do("A: impulse", "A: reach n")
    assert (len(stopped.seat("A").damage), points(stopped), stopped.asked_frame()) == (7, 1, "moving")
    through = Drift("BA3", setup, [12]).do("A: impulse", "A: reach n")
    assert (through.seat("A").bounty, through.seat("A").at, through.asked_frame()) == (1000, "4,0", "reaching")


@rule("XIA-D31", "XIA-24.1.5")
def test_an_entrance_that_refuses_an_outlaw_is_not_used_either() -> None:
    drift = Drift("BA3", {"A": {"at": "7,-3", "bounty": 1000}, "B": {"at": "6,-3"}}).do("A: impulse")
    assert refusal(drift, "A: reach nw") == "XIA-24.1.5"


# Exploration


@rule("XIA-21.1.1", "XIA-21.2.1", "XIA-21.2.2", "XIA-21.2.3")
def test_scanning_costs_energy_and_does_not_move_the_ship() -> None:
    drift = Drift("BL", {"A": {"at": "2,-2", "energy": 2}, "stack": ["azure", "lunari", "loath"]})
    drift.do("A: scan ne", "A: scan n")
    assert (drift.seat("A").at, drift.seat("A").energy, len(drift.table.sectors)) == ("2,-2", 0, 3)
    assert drift.refused("A: scan ne") is not None


@rule("XIA-21.1.1", "XIA-21.2.1")
@pytest.mark.parametrize(
    ("captain", "stack", "clause"),
    [
        ({"at": "0,0"}, ["azure"], "XIA-21.1.1"),
        ({"at": "2,-2"}, [], "XIA-21.1.1"),
        ({"at": "2,-2", "energy": 0}, ["azure"], "XIA-21.2.1"),
        ({"at": "2,-2", "energy": 0, "armed": 0}, ["azure"], "XIA-16.1.3"),
    ],
)
def test_scans_that_are_refused(captain: dict[str, Any], stack: list[str], clause: str) -> None:
    assert refusal(Drift("BL", {"A": captain, "stack": stack}), "A: scan ne") == clause


@rule("XIA-21.3.1", "XIA-21.3.2", "XIA-21.3.5", "XIA-17.3.12")
def test_a_blind_jump_costs_a_point_and_the_movement_goes_on() -> None:
    drift = Drift("BL", {"A": {"at": "2,-2"}, "stack": ["neo-damascus"]}).do("A: impulse", "A: jump ne")
    assert (drift.seat("A").at, points(drift), drift.seat("A").energy) == ("3,-3", 2, 8)


@rule("XIA-21.3.3", "XIA-23.3.1")
def test_a_jump_onto_the_star_is_the_end() -> None:
    drift = Drift("BL", {"A": {"at": "2,-2"}, "stack": ["xia"]}).do("A: impulse", "A: jump ne")
    assert drift.seat("A").at == ""


@rule("XIA-21.3.4", "XIA-D36")
def test_a_jump_against_a_planetary_shield() -> None:
    setup = {"A": {"at": "2,-1"}, "stack": ["kemplar-ii"]}
    drift = Drift("BL", setup, [6]).do("A: impulse", "A: jump ne")
    assert (drift.seat("A").at, len(drift.seat("A").damage), points(drift)) == ("2,-1", 6, 2)
    assert len(drift.table.sectors) == 2


@rule("XIA-21.3.6")
def test_a_depleted_ship_may_jump() -> None:
    setup = {"A": {"at": "2,-2", "energy": 0, "armed": 0}, "stack": ["neo-damascus"]}
    drift = Drift("BL", setup).do("A: impulse", "A: jump ne")
    assert drift.seat("A").at == "3,-3"


@rule("XIA-D69", "XIA-D31", "XIA-22.1.3")
def test_a_token_on_an_occupied_hex_is_collected_by_reaching_over() -> None:
    setup = {"A": {"at": "0,0"}, "B": {"at": "0,1"}, "on_map": {"0,1": "strongbox"}}
    drift = Drift("BL", setup).do("A: impulse", "A: reach s")
    assert (drift.seat("A").credits, drift.table.tokens) == (1000, {})
    assert (points(drift), drift.asked_frame(), drift.seat("A").at) == (1, "moving", "0,0")


@rule("XIA-R28", "XIA-R29")
def test_an_open_option_may_be_chosen_though_it_is_not_listed() -> None:
    drift = at("0,0").do("A: impulse")
    assert "fly 0,-2" not in {str(option) for option in drift.table.options(0)}
    drift.do("A: fly 0,-2")
    assert drift.seat("A").at == "0,-2"
    assert refusal(drift, "A: fly 2,0") == "XIA-R29"
