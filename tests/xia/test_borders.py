"""Borders and gates (XIA-23, XIA-24.1, XIA-D3, XIA-D35, XIA-D37)."""

from typing import Any

import pytest

from tests.rules import rule
from tests.xia.tables import Drift


def points(drift: Drift) -> int | None:
    return drift.table.movement.points if drift.table.movement is not None else None


def moved(spot: str, side: str, sectors: Any, rolls: list[int], **captain: Any) -> Drift:
    return Drift(sectors, {"A": {"at": spot, **captain}}, rolls).do("A: impulse", f"A: step {side}")


@rule("XIA-23.1.4", "XIA-23.1.5", "XIA-23.4.1", "XIA-23.4.5", "XIA-D28")
def test_a_border_is_rolled_at_once_and_the_movement_goes_on() -> None:
    drift = moved("0,0", "s", "BB", [5])
    assert (drift.seat("A").at, len(drift.seat("A").damage), points(drift)) == ("0,1", 5, 2)


@rule("XIA-23.4.5", "XIA-13.1.3", "XIA-D28")
def test_cubes_of_a_ship_that_asteroids_destroy_lie_on_the_entered_hex() -> None:
    drift = moved("0,0", "s", "BB", [5], damage=6, cargo="1spice")
    assert (drift.seat("A").at, drift.table.ground) == ("", {"0,1": {"spice": 1}})


@rule("XIA-23.4.3", "XIA-23.8.3", "XIA-D3")
def test_leaving_an_asteroid_field_has_no_effect_but_the_next_one_has() -> None:
    drift = moved("0,0", "s", "BB", [15, 3])
    drift.do("A: step n")
    assert (drift.seat("A").at, drift.seat("A").damage) == ("0,0", ())
    again = moved("0,1", "ne", "BB", [3])
    assert len(again.seat("A").damage) == 3


@rule("XIA-23.3.1", "XIA-23.3.2", "XIA-13.2.3")
def test_the_star_destroys_ship_and_cubes_and_rewards_nobody() -> None:
    sectors = [["the-lost-sector", 0, 0], ["xia", 5, -3, "turned"]]
    drift = moved("2,-2", "ne", sectors, [], cargo="2spice")
    assert (drift.seat("A").at, drift.table.ground) == ("", {})
    assert all(captain.fame == 0 and captain.credits == 0 for captain in drift.table.captains)


@rule("XIA-23.5.1", "XIA-23.5.2", "XIA-23.5.3", "XIA-23.5.4", "XIA-23.5.5", "XIA-23.5.7")
@pytest.mark.parametrize(
    ("roll", "spot", "damage", "bounty"),
    [(10, "4,0", 10, 0), (11, "4,-1", 0, 1000), (17, "4,-1", 0, 1000), (18, "4,-1", 0, 0), (19, "4,-1", 0, 0)],
)
def test_planetary_shields(roll: int, spot: str, damage: int, bounty: int) -> None:
    drift = moved("4,0", "n", "BA3", [roll])
    captain = drift.seat("A")
    assert (captain.at, len(captain.damage), captain.bounty, points(drift)) == (spot, damage, bounty, 2)


@rule("XIA-23.5.6", "XIA-10.9.7")
def test_shield_outfits_do_not_help_against_planetary_shields() -> None:
    drift = moved("4,0", "n", "BA3", [3], outfits=["targe-shield"])
    assert drift.asked_frame() != "bracing"


@rule("XIA-23.1.7", "XIA-23.1.6")
def test_a_first_border_that_stops_the_ship_spares_it_the_second() -> None:
    drift = moved("3,-2", "nw", "BA3", [4])
    assert (drift.seat("A").at, drift.seat("A").energy, len(drift.seat("A").damage)) == ("3,-2", 8, 4)


@rule("XIA-23.1.8", "XIA-D35")
@pytest.mark.parametrize(("rolls", "spot", "damage"), [([14, 6], "-2,1", 6), ([18, 18], "-3,2", 0)])
def test_two_shields_in_one_step(rolls: list[int], spot: str, damage: int) -> None:
    drift = moved("-2,1", "sw", "BE", rolls)
    assert (drift.seat("A").at, len(drift.seat("A").damage), points(drift)) == (spot, damage, 2)
    assert drift.seat("A").bounty == (1000 if rolls[0] < 18 else 0)


@rule("XIA-23.6.1", "XIA-24.1.9")
def test_entrances_need_no_roll() -> None:
    drift = moved("1,2", "se", "BA3", [])
    assert (drift.seat("A").at, drift.seat("A").bounty, drift.told("rolled")) == ("2,2", 0, [])


@rule("XIA-23.7.1", "XIA-23.7.5", "XIA-23.7.8")
def test_nebulas_cost_energy_on_entering_only() -> None:
    drift = moved("-2,0", "ne", "BH", [3])
    captain = drift.seat("A")
    assert (captain.at, captain.energy, captain.damage) == ("-1,-1", 5, ())
    drift.do("A: step ne", "A: step sw")
    assert (captain.energy, len(drift.told("rolled"))) == (5, 1)
    left = Drift("BH", {"A": {"at": "-1,-1"}}).do("A: impulse", "A: step sw")
    assert (left.seat("A").at, left.told("rolled")) == ("-2,0", [])


@rule("XIA-16.1.5", "XIA-D33", "XIA-23.7.4")
@pytest.mark.parametrize(("loss", "left"), [(3, 3), (7, None)])
def test_only_what_a_nebula_takes_ends_the_movement_not_the_last_marker_on_a_shield(
    loss: int, left: int | None
) -> None:
    """A shield die of 6 stops a loss of 3; of a loss of 7 the last energy goes, and with it the movement."""
    captain = {"ship": "puddle-jumper", "outfits": ["targe-shield"], "energy": 0 if loss == 3 else 1, "armed": 1}
    drift = moved("-2,0", "ne", "BH", [loss, 6], **captain).do("A: shield targe-shield")
    assert drift.seat("A").depleted
    assert (drift.seat("A").at, points(drift)) == ("-1,-1", left)


@rule("XIA-D33")
def test_a_ship_that_was_depleted_before_goes_on_through_a_nebula() -> None:
    drift = moved("-2,0", "ne", "BH", [9], energy=0, armed=0)
    assert (drift.seat("A").at, points(drift)) == ("-1,-1", 2)


@rule("XIA-23.7.6")
def test_the_nebula_of_another_sector_is_entered_anew() -> None:
    sectors = [["burning-horse", 0, 0], ["vortex-86", 5, -3, "turned"]]
    drift = Drift(sectors, {"A": {"at": "0,0"}})
    chart = drift.table.chart
    both = [
        (spot, beyond)
        for spot, cell in chart.cells.items()
        for beyond in chart.neighbours(spot)
        if cell.terrain == "nebula" and beyond in chart.cells and chart.cells[beyond].terrain == "nebula"
        if cell.sector != chart.cells[beyond].sector
    ]
    assert both
    for spot, beyond in both:
        side = ("n", "ne", "se", "s", "sw", "nw")[chart.neighbours(spot).index(beyond)]
        assert [border[0] for border in chart.crossing(spot, side)] == ["nebula"]


@rule("XIA-23.8.1", "XIA-23.8.2")
@pytest.mark.parametrize(("roll", "gone"), [(1, True), (3, True), (4, False), (12, False)])
def test_debris(roll: int, gone: bool) -> None:
    drift = moved("0,0", "n", "BP", [roll], outfits=["targe-shield"])
    assert (drift.seat("A").at == "") == gone


@rule("XIA-23.8.3")
def test_leaving_debris_has_no_effect() -> None:
    drift = moved("0,0", "n", "BP", [12]).do("A: step s")
    assert (drift.seat("A").at, len(drift.told("rolled"))) == ("0,0", 1)


# Gates

TIGRIS = [["tigris-gate", 0, 0], ["azure", 5, -3, "turned"], ["lunari", 3, 2]]


@rule("XIA-23.9.5", "XIA-23.9.8", "XIA-D37")
def test_the_tigris_gate_leads_to_the_nearest_spawn_point_and_the_movement_goes_on() -> None:
    drift = Drift(TIGRIS, {"A": {"at": "0,0"}}, [5]).do("A: impulse", "A: tigris")
    assert drift.table.chart.spawns[6] == drift.seat("A").at
    assert points(drift) == 2


@rule("XIA-23.9.5", "XIA-D37")
def test_occupied_spawn_points_are_ignored_by_the_tigris_gate() -> None:
    drift = Drift(TIGRIS, {"A": {"at": "0,0"}, "B": {"at": "5,2"}}, [5])
    spawns = drift.table.chart.spawns
    drift.seat("B").at = spawns[6]
    drift.do("A: impulse", "A: tigris")
    assert drift.seat("A").at == spawns[3]


@rule("XIA-23.9.6", "XIA-3.3.1")
def test_a_20_at_the_tigris_gate_is_a_choice_and_luck() -> None:
    drift = Drift(TIGRIS, {"A": {"at": "0,0"}}, [20]).do("A: impulse", "A: tigris")
    assert drift.asked_frame() == "choosing-spawn"
    drift.do("A: spawn 3")
    assert (drift.seat("A").at, drift.seat("A").fame) == (drift.table.chart.spawns[3], 1)


@rule("XIA-23.9.7")
def test_the_tigris_gate_is_linked_to_no_other() -> None:
    sectors = [["tigris-gate", 0, 0], ["deltus-gate", 5, -3, "turned"]]
    drift = Drift(sectors, {"A": {"at": "0,0"}}).do("A: impulse")
    assert not [option for option in drift.table.options(0) if option.verb == "gate"]


@rule("XIA-23.9.9", "XIA-15.2.2")
def test_a_gate_exit_may_be_occupied_only_with_a_point_left() -> None:
    drift = Drift("BF", {"A": {"at": "0,1"}, "B": {"at": "4,-3"}}).do("A: impulse", "A: step n", "A: step n")
    assert (drift.seat("A").at, points(drift)) == ("0,-1", 1)
    reason = drift.refused("A: gate 4,-3")
    assert reason is not None
    assert reason.clause == "XIA-23.9.9"
