"""Damage, arming spots and energy losses (XIA-5.1, XIA-6.1, XIA-10.3, XIA-10.5, XIA-12, XIA-23.7, XIA-D65, XIA-R30)."""

import pytest

from quarterdeck.games.xia.rules.damage import damage_captain, damage_npc, lose_energy
from quarterdeck.games.xia.rules.holds import best_empty, free_compartments
from quarterdeck.games.xia.rules.outfits import (
    arm_markers,
    available_spots,
    clear_outfits,
    markers_on_outfits,
    outfit_named,
    outfit_names,
    spend_marker,
)
from quarterdeck.games.xia.state import Orders
from tests.rules import rule
from tests.xia.fights import asked, offered, preview, targets
from tests.xia.tables import Drift, refusal


def struck(amount: int, **words: object) -> Drift:
    """A Swamp Rat in seat B that takes damage in the turn of A."""
    drift = Drift("BL", {"A": {"at": "2,0"}, "B": {"at": "0,0", **words}})
    damage_captain(drift.table, 1, amount, "XIA-12.1.1")
    drift.table.advance()
    return drift


# Markers


@rule("XIA-10.3.1", "XIA-10.3.2", "XIA-10.3.6", "XIA-1.1.8")
def test_a_use_moves_one_of_four_markers_onto_a_spot() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "outfits": ["m-22-engine"]}})
    captain = drift.seat("A")
    assert captain.armed + captain.disarmed + markers_on_outfits(captain) == 4
    assert spend_marker(drift.table, 0, "m-22-engine") == 6
    assert (captain.armed, captain.disarmed, markers_on_outfits(captain)) == (3, 0, 1)
    assert (captain.energy, captain.fame) == (8, 0), "other markers are not touched"


@rule("XIA-10.1.7", "XIA-R33")
def test_the_second_outfit_of_a_kind_has_a_number() -> None:
    words = {"at": "0,0", "ship": "swamp-rat", "outfits": ["m-22-engine", "m-22-engine", "targe-shield"]}
    captain = Drift("BL", {"A": words}).seat("A")
    assert outfit_names(captain) == ("m-22-engine", "m-22-engine.2", "targe-shield")
    assert outfit_named(captain, "m-22-engine.2") is captain.outfits[1]
    assert outfit_named(captain, "m-22-engine.3") is None


@rule("XIA-10.3.3", "XIA-10.5.2")
def test_a_spot_is_available_without_marker_and_damage() -> None:
    words = {
        "at": "0,0",
        "outfits": ["m-22-engine"],
        "damage": {"m-22-engine": {"spot": 1}},
        "spent": {"m-22-engine": 1},
    }
    captain = Drift("BL", {"A": words}).seat("A")
    assert len(available_spots(captain, captain.outfits[0], "base")) == 1


@rule("XIA-10.3.10", "XIA-19.1.6")
def test_arming_takes_disarmed_markers_before_those_on_outfits() -> None:
    words = {"at": "0,0", "outfits": ["m-22-engine"], "spent": {"m-22-engine": 2}, "armed": 1}
    captain = Drift("BL", {"A": words}).seat("A")
    arm_markers(captain, 2)
    assert (captain.armed, captain.disarmed, markers_on_outfits(captain)) == (3, 0, 1)
    clear_outfits(captain)
    assert (captain.armed, captain.disarmed, markers_on_outfits(captain)) == (3, 1, 0)


# Placing damage


@rule("XIA-12.1.1", "XIA-12.1.2", "XIA-R30")
def test_one_representative_of_each_kind_of_place_is_listed() -> None:
    words = {"outfits": ["halon-engine"], "spent": {"halon-engine": 1}, "cargo": "2spice+1holo"}
    drift = struck(3, **words)
    parts = [f"damage halon-engine {part}" for part in ("plain", "spot", "marker")]
    assert offered(drift, "B") == ["damage empty", "damage spice", "damage holo", *parts, "damage auto"]
    assert offered(struck(2, cargo="1spice"), "B") == ["damage empty", "damage spice", "damage auto"]
    assert offered(struck(1, cargo="1spice"), "B") == ["damage empty", "damage spice"], "one marker needs no `auto`"


@rule("XIA-12.1.2", "XIA-R30")
def test_any_undamaged_compartment_may_be_named() -> None:
    drift = struck(2, outfits=["targe-shield"], damage=1)
    hold, damaged = drift.table.mat(1).hold, drift.seat("B").damage[0]
    assert all(drift.refused(f"B: damage {place}") is None for place in hold if place != damaged)
    assert refusal(drift, f"B: damage {damaged}") == "XIA-12.1.1"
    assert refusal(drift, "B: damage 9,9") == "XIA-12.1.1"
    assert refusal(drift, "B: damage spice") == "XIA-12.1.2"
    assert refusal(drift, "B: damage targe-shield marker") == "XIA-12.1.1"
    assert refusal(drift, "B: damage nock-blaster spot") == "XIA-12.1.1"
    drift.do(f"B: damage {hold[-1]}")
    assert drift.seat("B").damage == (damaged, hold[-1])


@rule("XIA-10.5.1", "XIA-12.1.4", "XIA-R30")
def test_each_kind_of_compartment_says_what_its_loss_costs() -> None:
    drift = struck(3, outfits=["zulu-ii-shield"], spent={"zulu-ii-shield": 1}, cargo="2spice")
    costs = {str(one): preview(drift, f"B: {one}") for one in drift.table.options(1)}
    assert costs["damage empty"] == {"damage-loses-nothing": {}}
    assert costs["damage spice"] == {"damage-drops-cube": {}}
    lost = {part: costs[f"damage zulu-ii-shield {part}"]["damage-lowers"] for part in ("plain", "spot", "marker")}
    assert [(cost["die"], cost["lowered"], cost["lost"]) for cost in lost.values()] == [(8, 1, 0), (8, 1, 1), (8, 1, 2)]
    assert costs["damage auto"] == {}


@rule("XIA-R30", "XIA-D65")
def test_an_empty_compartment_is_the_one_that_spoils_the_fewest_places() -> None:
    drift = struck(2, outfits=["targe-shield"])
    expected = best_empty(drift.table, 1)
    assert targets(drift, "B: damage empty") == (f"compartment:{expected}",)
    assert drift.do("B: damage empty").seat("B").damage == (expected,)


@rule("XIA-R11", "XIA-R10")
def test_among_equal_empty_compartments_only_those_are_asked_who_want_it() -> None:
    assert len(struck(3).seat("B").damage) == 3
    drift = Drift("BL", {"A": {"at": "2,0"}, "B": {"at": "0,0"}})
    drift.seat("B").orders = Orders(damage="choose")
    damage_captain(drift.table, 1, 1, "XIA-12.1.1")
    drift.table.advance()
    assert offered(drift, "B") == [f"damage {place}" for place in free_compartments(drift.table, 1)]


@rule("XIA-R10", "XIA-R9")
def test_a_standing_order_places_damage_like_a_time_limit() -> None:
    drift = Drift("BL", {"A": {"at": "2,0"}, "B": {"at": "0,0", "outfits": ["targe-shield"], "cargo": "8spice"}})
    drift.seat("B").orders = Orders(damage="auto")
    damage_captain(drift.table, 1, 4, "XIA-12.1.1")
    drift.table.advance()
    assert (drift.seat("B").cargo, asked(drift)) == ({"spice": 5}, "A action-phase")


@rule("XIA-R9")
def test_automatic_damage_goes_to_empty_then_cubes_then_plain_sections_then_spots() -> None:
    words = {"outfits": ["targe-shield"], "cargo": "1spice", "damage": {"empty": 7}}
    captain = struck(1, **words).do("B: damage auto").seat("B")
    assert (captain.cargo, len(captain.damage)) == ({"spice": 1}, 8), "an empty compartment first"
    captain = struck(2, **words).do("B: damage auto").seat("B")
    assert captain.cargo == {}, "then the cube"
    captain = struck(3, **words).do("B: damage auto").seat("B")
    assert len(available_spots(captain, captain.outfits[0], "base")) == 2, "then the section without a spot"
    captain = struck(4, **words).do("B: damage auto").seat("B")
    assert len(available_spots(captain, captain.outfits[0], "base")) == 1


@rule("XIA-R9")
def test_the_time_of_others_to_place_damage_is_limited() -> None:
    drift = Drift("BL", {"A": {"at": "2,0"}, "B": {"at": "0,0", "outfits": ["targe-shield"]}, "answer_time": 20})
    damage_captain(drift.table, 1, 3, "XIA-12.1.1")
    drift.table.advance()
    assert drift.table.deadline() == 20
    drift.table.clock(20)
    assert len(drift.seat("B").damage) == 3
    assert len(available_spots(drift.seat("B"), drift.seat("B").outfits[0], "base")) == 2


# Cubes


@rule("XIA-12.1.4", "XIA-28.5.2", "XIA-D65")
def test_a_cube_falls_onto_the_hex_if_its_owner_names_it() -> None:
    drift = struck(1, cargo="2spice+1holo").do("B: damage holo")
    assert (drift.seat("B").cargo, drift.table.ground) == ({"spice": 2}, {"0,0": {"holo": 1}})


@rule("XIA-D65", "XIA-12.1.4")
def test_damage_on_a_free_compartment_hits_an_empty_one_while_there_is_one() -> None:
    drift = struck(1, cargo="2spice")
    place = free_compartments(drift.table, 1)[0]
    drift.do(f"B: damage {place}")
    assert (drift.seat("B").damage, drift.seat("B").cargo) == ((place,), {"spice": 2})
    full = struck(1, cargo="9spice+3holo")
    full.do(f"B: damage {place}")
    assert (full.seat("B").damage, full.seat("B").cargo) == ((place,), {"spice": 8, "holo": 3})


@rule("XIA-4.4.8", "XIA-12.1.4")
def test_the_replication_token_stays_while_a_cube_of_its_type_does() -> None:
    drift = struck(2, cargo="2spice+10holo", replica="spice 2").do("B: damage spice")
    assert drift.seat("B").replica == "spice"
    drift.do("B: damage spice")
    assert (drift.seat("B").replica, drift.seat("B").copies) == ("", 0)


@rule("XIA-R9", "XIA-4.4.8")
def test_automatic_damage_spares_the_last_replicated_cube() -> None:
    drift = struck(1, cargo="1spice+1holo", damage=10, replica="spice 2")
    assert targets(drift, "B: damage spice") == ("cargo:spice",)
    assert drift.do("B: damage auto").seat("B").cargo == {"spice": 1}
    several = struck(1, cargo="7spice+5holo", replica="spice 2")
    assert several.do("B: damage auto").seat("B").cargo == {"spice": 6, "holo": 5}, "the most frequent type"


@rule("XIA-D29", "XIA-28.5.5")
def test_cubes_that_fall_in_the_own_turn_may_not_be_picked_up_in_it() -> None:
    drift = Drift("BB", {"A": {"ship": "puddle-jumper", "at": "0,0", "cargo": "10spice"}}, [1]).do(
        "A: impulse", "A: step s"
    )
    assert drift.table.ground == {"0,1": {"spice": 1}}
    assert refusal(drift, "A: pick-up 1spice") == "XIA-28.5.4"
    other = struck(1, cargo="12spice")
    assert other.table.turn.dropped == {}, "in another captain's turn there is nothing to forbid"


# Damaged outfits


@rule("XIA-10.5.3", "XIA-12.1.5")
def test_damage_on_a_spot_with_a_marker_disarms_it_at_once() -> None:
    drift = struck(1, outfits=["m-22-engine"], spent={"m-22-engine": 1}).do("B: damage m-22-engine marker")
    captain = drift.seat("B")
    assert (captain.disarmed, captain.outfits[0].markers) == (1, ())
    assert len(available_spots(captain, captain.outfits[0], "base")) == 2


@rule("XIA-10.5.5", "XIA-10.3.4", "XIA-12.1.3")
def test_a_completely_damaged_outfit_stays_and_cannot_be_used() -> None:
    words = {"at": "0,0", "outfits": ["m-22-engine"], "damage": {"m-22-engine": {"spot": 3}}}
    drift = Drift("BL", {"A": words})
    assert [outfit.kind for outfit in drift.seat("A").outfits] == ["m-22-engine"]
    assert not [option for option in offered(drift, "A") if option.startswith("engine")]


# Destruction by damage


@rule("XIA-12.1.6", "XIA-5.1.6", "XIA-4.1.4")
@pytest.mark.parametrize(("amount", "gone"), [(11, False), (12, True), (30, True)])
def test_a_ship_is_destroyed_when_its_hold_is_full(amount: int, gone: bool) -> None:
    drift = struck(amount)
    assert (drift.seat("B").at == "") == gone
    assert len(drift.seat("B").damage) == (0 if gone else amount)


@rule("XIA-13.1.10")
def test_a_ship_off_the_board_takes_no_damage_and_loses_no_energy() -> None:
    drift = struck(12)
    damage_captain(drift.table, 1, 2, "XIA-12.1.1")
    lose_energy(drift.table, 1, 2, "XIA-23.7.1")
    drift.table.advance()
    assert (drift.seat("B").damage, drift.seat("B").energy) == ((), 8)


@rule("XIA-12.1.7")
def test_damage_stays_after_the_turn() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "damage": 3}, "B": {"at": "2,0"}}).do("play A", "A: end-actions")
    assert len(drift.seat("A").damage) == 3


@rule("XIA-12.1.8", "XIA-30.5.2", "XIA-30.5.3")
def test_an_npc_takes_damage_on_its_card() -> None:
    drift = Drift("BL", {"A": {"at": "2,0"}, "scoundrel": {"controller": "A", "at": "0,0", "damage": 4}})
    npc = drift.table.npcs[0]
    damage_npc(drift.table, npc, 5, "XIA-30.4.7")
    assert (npc.damage, npc.at) == (9, "0,0")
    damage_npc(drift.table, npc, 1, "XIA-30.4.7")
    assert (npc.damage, npc.at) == (0, "")


# Energy


@rule("XIA-6.1.1", "XIA-6.1.6", "XIA-23.7.3", "XIA-23.7.4", "XIA-16.1.1", "XIA-R6")
@pytest.mark.parametrize(("loss", "energy", "armed"), [(2, 1, 4), (3, 0, 4), (5, 0, 2), (7, 0, 0), (9, 0, 0)])
def test_energy_is_lost_first_then_armed_markers_then_nothing(loss: int, energy: int, armed: int) -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "energy": 3}})
    captain = drift.seat("A")
    lose_energy(drift.table, 0, loss, "XIA-23.7.1")
    assert (captain.energy, captain.armed, captain.disarmed) == (energy, armed, 4 - armed)
    assert captain.depleted == (loss >= 7)


@rule("XIA-4.4.3")
def test_a_ship_that_is_depleted_loses_its_stored_moves() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "energy": 3, "moves": 4}})
    lose_energy(drift.table, 0, 6, "XIA-23.7.1")
    assert drift.seat("A").moves == 4
    lose_energy(drift.table, 0, 1, "XIA-23.7.1")
    assert drift.seat("A").moves == 0
