"""Ability cards: timing, cost and effects (XIA-4.2 to XIA-4.4, XIA-D17, XIA-D18, XIA-D20, XIA-D34, XIA-D63)."""

from typing import Any

import pytest

from quarterdeck.games.xia.content.effects import Effect
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.ability_effects import _EFFECTS
from quarterdeck.games.xia.under_way import Harpoon
from quarterdeck.kernel.chance import Chance
from tests.rules import rule
from tests.xia.fights import VOLLEY, asked, duel, offered, preview, targets
from tests.xia.tables import Drift, refusal


def flying(ship: str, rolls: list[int], board: str = "BL", **words: Any) -> Drift:
    """A alone with a ship."""
    return Drift(board, {"A": {"ship": ship, "at": "0,0", **words}}, rolls)


def captain_after(ship: str, face: int, ability: str, **words: Any) -> Any:
    """What a captain has after an ability was rolled for."""
    return flying(ship, [face], **words).do(f"A: use {ability}").seat("A")


# Using cards


def test_every_effect_of_the_cards_is_known() -> None:
    assert set(_EFFECTS) | {kind for kind in Effect.kinds if kind.__name__ == "Overdrive"} == set(Effect.kinds)


@rule("XIA-4.2.2", "XIA-6.1.2", "XIA-6.1.3")
def test_an_ability_costs_its_energy_and_turns_its_card_over() -> None:
    captain = captain_after("ghoststalker", 12, "quiet-passage")
    assert (captain.energy, captain.used) == (8 - 2, ("quiet-passage",))
    assert refusal(flying("ghoststalker", [], energy=1), "A: use quiet-passage") == "XIA-4.2.2"


@rule("XIA-4.2.2", "XIA-32.1.3")
def test_the_energy_is_gone_even_if_the_roll_brings_nothing() -> None:
    captain = captain_after("ghoststalker", 8, "quiet-passage")
    assert (captain.energy, captain.crossings, captain.used) == (6, 0, ("quiet-passage",))


@rule("XIA-4.2.3", "XIA-4.2.4")
def test_a_used_card_waits_for_the_status_phase() -> None:
    drift = flying("puddle-jumper", [2]).do("A: use sun-sip")
    assert refusal(drift, "A: use sun-sip") == "XIA-4.2.3"
    assert "use sun-sip" not in offered(drift, "A")
    assert drift.do("status A").seat("A").used == ()


@rule("XIA-4.2.5", "XIA-4.4.3")
def test_refreshing_a_card_does_not_end_an_effect_that_is_still_to_come() -> None:
    drift = Drift("BL", {"A": {"ship": "copper-heron", "at": "0,0"}, "B": {"at": "2,0"}}, [15])
    drift.do("play A", "A: use autopilot", "A: end-actions")
    assert (drift.seat("A").used, drift.seat("A").moves) == ((), 5)


@rule("XIA-4.2.6", "XIA-4.2.9")
def test_cards_of_earlier_ships_are_used_one_by_one_for_the_present_ship() -> None:
    cards = ["sun-sip", "autopilot", "damage-control"]
    drift = flying("iron-parliament", [20, 15, 20], abilities=cards, energy=3, damage=3)
    drift.do("A: use sun-sip")
    assert drift.seat("A").energy == 14, "the maximum of the present ship"
    drift.do("A: use autopilot", "A: use damage-control")
    assert (drift.seat("A").moves, drift.seat("A").damage, drift.seat("A").used) == (5, (), tuple(cards))


@rule("XIA-4.2.1", "XIA-4.2.7", "XIA-17.3.16")
def test_only_action_cards_are_full_actions() -> None:
    drift = flying("vermilion", [], abilities=["second-try", "side-slip-jets", "sun-sip"])
    assert [option for option in offered(drift, "A") if option.startswith("use")] == ["use sun-sip"]
    assert refusal(drift, "A: use side-slip-jets") == "XIA-4.2.1"
    assert refusal(drift, "A: use veil") == "XIA-4.2.6"
    moving = flying("puddle-jumper", []).do("A: impulse")
    assert refusal(moving, "A: use sun-sip") == "XIA-15.1.6"


@rule("XIA-16.1.3", "XIA-D34")
def test_a_depleted_ship_uses_no_ability_of_any_timing() -> None:
    drift = flying("puddle-jumper", [], energy=0, armed=0)
    assert refusal(drift, "A: use sun-sip") == "XIA-16.1.3"
    victim = duel([2], {}, {"ship": "vermilion", "abilities": ["side-slip-jets"], "energy": 0, "armed": 0})
    victim.do("A: attack vermilion", "A: aim nock-blaster", "A: fire")
    assert len(victim.seat("B").damage) == 2, "nobody was asked"


@rule("XIA-4.2.10", "XIA-D63")
def test_lasting_effects_end_with_the_ship() -> None:
    cards = ["autopilot", "veil", "quiet-passage", "deep-survey"]
    drift = Drift("BP", {"A": {"ship": "glass-cathedral", "at": "0,0", "abilities": cards}}, [20, 20, 20, 20, 1])
    drift.do(*(f"A: use {card}" for card in cards))
    captain = drift.seat("A")
    assert (captain.moves, captain.veil, captain.crossings, captain.free_scan) == (8, 0, 2, True)
    drift.do("A: impulse", "A: step n")
    assert captain.at == ""
    assert (captain.moves, captain.veil, captain.crossings, captain.free_scan) == (0, None, 0, False)


@rule("XIA-4.2.11")
def test_what_is_not_called_an_attack_allows_no_defence_and_adds_no_bounty_by_itself() -> None:
    drift = duel([20], {"ship": "second-opinion"}, {"outfits": ["targe-shield"]}).do("A: use signal-jammer swamp-rat")
    assert asked(drift) == "A action-phase"
    assert drift.seat("A").bounty == 0


# Tier 1


@rule("XIA-4.3.2")
@pytest.mark.parametrize(("face", "crossings"), [(1, 0), (8, 0), (9, 1), (19, 1), (20, 2)])
def test_ghoststalker_gains_crossings(face: int, crossings: int) -> None:
    assert captain_after("ghoststalker", face, "quiet-passage").crossings == crossings


@rule("XIA-4.3.2", "XIA-4.3.9")
def test_a_crossing_needs_no_roll_and_has_no_consequence_but_the_captain_may_roll_instead() -> None:
    ghost = {"at": "4,0", "crossings": 2}
    drift = Drift("BA3", {"C": ghost, "turn": "C"}, []).do("C: impulse", "C: step n")
    assert offered(drift, "C") == ["cross", "pass"]
    drift.do("C: cross")
    assert (drift.seat("C").at, drift.seat("C").crossings, drift.seat("C").bounty) == ("4,-1", 1, 0)
    rolled = Drift("BA3", {"C": ghost, "turn": "C"}, [15]).do("C: impulse", "C: step n", "C: pass")
    assert (rolled.seat("C").at, rolled.seat("C").crossings, rolled.seat("C").bounty) == ("4,-1", 2, 1000)


@rule("XIA-4.3.3")
def test_unused_crossings_end_with_the_turn() -> None:
    drift = Drift("BL", {"C": {"at": "0,0"}, "A": {"at": "2,0"}, "turn": "C"}, [20]).do("C: use quiet-passage")
    assert drift.seat("C").crossings == 2
    drift.do("C: end-actions")
    assert drift.seat("C").crossings == 0


@rule("XIA-4.3.6", "XIA-6.1.5", "XIA-D24")
@pytest.mark.parametrize(("face", "energy", "after"), [(4, 3, 3), (5, 3, 5), (14, 3, 6), (20, 3, 10), (19, 9, 10)])
def test_puddle_jumper_gains_energy_up_to_the_maximum(face: int, energy: int, after: int) -> None:
    assert captain_after("puddle-jumper", face, "sun-sip", energy=energy).energy == after


@rule("XIA-4.3.7", "XIA-4.3.8", "XIA-4.3.10", "XIA-D18")
def test_swamp_rat_overdrives_an_engine_to_move_without_a_marker() -> None:
    rat = {"at": "0,0", "outfits": ["m-22-engine"], "spent": {"m-22-engine": 3}, "armed": 0, "energy": 1}
    drift = Drift("BL", {"B": rat, "turn": "B"}, [5]).do("B: use red-line m-22-engine")
    captain = drift.seat("B")
    assert drift.table.movement is not None
    assert drift.table.movement.points == 5 - 1, "the new damage lowers the roll"
    assert (captain.energy, captain.armed, captain.disarmed) == (1, 0, 2), "a damaged spot drops its marker"


@rule("XIA-4.3.7", "XIA-R33")
def test_which_section_is_damaged_is_asked_as_with_damage() -> None:
    rat = {"at": "0,0", "outfits": ["halon-engine", "nock-blaster"], "spent": {"halon-engine": 1}}
    drift = Drift("BL", {"B": rat, "C": {"at": "1,0"}, "turn": "B"}, [5])
    assert [option for option in offered(drift, "B") if option.startswith("use")] == [
        "use red-line halon-engine",
        "use red-line halon-engine ghoststalker",
        "use red-line nock-blaster ghoststalker",
    ]
    drift.do("B: use red-line halon-engine")
    parts = ["plain", "spot", "marker"]
    assert offered(drift, "B") == [f"damage halon-engine {part}" for part in parts]
    assert targets(drift, "B: damage halon-engine plain")[1] == "outfit:halon-engine"
    drift.do("B: damage halon-engine plain")
    assert drift.table.movement is not None
    assert drift.table.movement.points == 4


@rule("XIA-4.3.10", "XIA-D18")
def test_an_overdriven_weapon_attacks_with_its_one_die_alone() -> None:
    rat = {"at": "0,0", "outfits": ["nock-blaster", "m-22-engine"], "spent": {"nock-blaster": 2}}
    drift = Drift("BL", {"B": rat, "C": {"at": "1,0"}, "turn": "B"}, [6])
    drift.do("B: use red-line nock-blaster ghoststalker", "B: damage nock-blaster plain")
    assert drift.table.fight is not None
    assert (drift.table.fight.attack, len(drift.seat("C").damage)) == (5, 5)
    assert asked(drift) == "B action-phase"


@rule("XIA-4.3.10", "XIA-10.7.4")
def test_an_overdriven_engine_can_ram() -> None:
    rat = {"at": "0,0", "outfits": ["m-22-engine"]}
    drift = Drift("BL", {"B": rat, "C": {"at": "1,0"}, "turn": "B"}, [6]).do("B: use red-line m-22-engine ghoststalker")
    drift.do("B: damage auto")
    assert (len(drift.seat("C").damage), len(drift.seat("B").damage)) == (5, 1 + 5)


@rule("XIA-D18")
def test_shields_and_completely_damaged_outfits_cannot_be_overdriven() -> None:
    rat = {
        "at": "0,0",
        "outfits": ["targe-shield", "nock-blaster"],
        "damage": {"nock-blaster": {"spot": 2, "plain": 1}},
    }
    drift = Drift("BL", {"B": rat, "C": {"at": "1,0"}, "turn": "B"})
    assert not [option for option in offered(drift, "B") if option.startswith("use")]
    assert refusal(drift, "B: use red-line targe-shield") == "XIA-4.2.1"


@rule("XIA-4.3.8", "XIA-12.1.6")
def test_overdriving_destroys_a_ship_whose_hold_it_fills() -> None:
    rat = {"at": "0,0", "outfits": ["m-22-engine"], "damage": {"empty": 9, "m-22-engine": {"spot": 2}}}
    drift = Drift("BL", {"B": rat, "C": {"at": "1,0"}, "turn": "B"}, []).do("B: use red-line m-22-engine")
    assert drift.seat("B").at == ""
    assert drift.table.movement is None


# Tiers 2 and 3


@rule("XIA-4.4.1")
@pytest.mark.parametrize(("face", "moves"), [(4, 0), (5, 3), (14, 5), (20, 8)])
def test_the_autopilot_stores_moves(face: int, moves: int) -> None:
    assert captain_after("copper-heron", face, "autopilot").moves == moves


@rule("XIA-4.4.3", "XIA-16.1.4")
def test_a_planet_does_not_give_stored_moves_back_to_a_ship_that_was_depleted() -> None:
    heron = {"ship": "copper-heron", "at": "3,2", "moves": 5, "energy": 0}
    last = Drift("BA3", {"A": {**heron, "armed": 1}}).do("A: end-actions")
    assert last.seat("A").moves == 5
    none = Drift("BA3", {"A": {**heron, "armed": 0}}).do("A: end-actions")
    assert (none.seat("A").moves, none.seat("A").energy) == (0, 11)


@rule("XIA-4.4.4", "XIA-R33")
def test_a_deep_survey_shows_the_top_sectors_to_its_owner_only() -> None:
    stack = ["azure", "lunari", "loath", "pelmont"]
    drift = Drift("BL", {"A": {"ship": "plumb-line", "at": "2,-2"}, "stack": stack}, [14]).do("A: use deep-survey")
    assert drift.table.view(0)["survey"]["sectors"] == ["loath", "lunari", "azure"]
    assert drift.table.view(1)["survey"]["sectors"] == 3
    assert offered(drift, "A") == ["put loath", "put lunari", "put azure"]
    assert refusal(drift, "A: put pelmont") == "XIA-4.4.4"
    drift.do("A: put lunari", "A: put azure", "A: scan ne")
    assert drift.table.sectors[-1].startswith("loath "), "the last one put lies on top"
    assert drift.table.survey.sectors == ["lunari", "azure"]
    assert drift.seat("A").energy == 12 - 2


@rule("XIA-4.4.4", "XIA-R1")
def test_only_the_owner_of_a_survey_knows_the_top_of_the_stack() -> None:
    stack = ["azure", "lunari", "loath", "pelmont", "xia", "tk-421", "red-gulch", "doravin-v"]
    drift = Drift("BL", {"A": {"ship": "plumb-line", "at": "0,0"}, "stack": stack}, [14])
    drift.do("A: use deep-survey", "A: put azure", "A: put lunari")
    seen = drift.table.survey.sectors
    worlds = [drift.table.imagined(seat, Chance(str(seed))) for seat in (0, 1) for seed in range(8)]
    assert all(world.survey.sectors == seen for world in worlds[:8])
    assert any(world.survey.sectors != seen for world in worlds[8:])
    assert all(sorted(world.stack + world.survey.sectors) == sorted(stack) for world in worlds)
    assert drift.table.option("put azure").hidden == ("sector",)


@rule("XIA-4.4.4")
def test_with_a_20_the_next_scan_is_free_and_only_that_one() -> None:
    stack = ["azure", "lunari", "loath", "pelmont"]
    drift = Drift("BL", {"A": {"ship": "plumb-line", "at": "2,-2"}, "stack": stack}, [20])
    drift.do("A: use deep-survey", "A: put azure", "A: put lunari", "A: scan ne", "A: scan n")
    assert drift.seat("A").energy == 12 - 1 - 1


@rule("XIA-4.4.4", "XIA-32.1.4")
def test_a_survey_of_a_short_stack_shows_what_there_is() -> None:
    drift = Drift("BL", {"A": {"ship": "plumb-line", "at": "0,0"}, "stack": ["azure"]}, [14]).do("A: use deep-survey")
    assert drift.table.survey.sectors == ["azure"]
    assert asked(drift) == "A action-phase", "one sector cannot be put back in two ways"


@rule("XIA-4.4.4")
def test_a_second_survey_looks_at_the_top_of_what_is_left() -> None:
    setup = {"A": {"ship": "plumb-line", "at": "0,0"}, "stack": ["azure", "lunari", "loath"]}
    drift = Drift("BL", setup, [5, 5]).do("A: use deep-survey", "A: put azure", "status A")
    drift.table.agenda.clear()
    drift.do("play A", "A: use deep-survey")
    assert drift.table.survey.sectors == ["azure", "lunari"]
    assert drift.table.stack == ["loath"]


@rule("XIA-4.4.5", "XIA-R6")
@pytest.mark.parametrize(("face", "armed", "left"), [(6, 4, 4), (7, 4, 3), (16, 4, 2), (20, 4, 1), (20, 1, 0)])
def test_a_jammer_disarms_markers_as_far_as_there_are_any(face: int, armed: int, left: int) -> None:
    drift = duel([face], {"ship": "second-opinion"}, {"armed": armed}).do("A: use signal-jammer swamp-rat")
    assert drift.seat("B").armed == left
    assert drift.seat("B").armed + drift.seat("B").disarmed == 4


@rule("XIA-4.4.5", "XIA-11.2.1")
def test_a_jammer_needs_sight_and_at_most_three_hexes() -> None:
    setup = {"A": {"ship": "second-opinion", "at": "-2,0"}, "B": {"at": "2,0"}, "C": {"at": "1,0"}}
    drift = Drift("BL", setup)
    assert [option for option in offered(drift, "A") if option.startswith("use")] == ["use signal-jammer ghoststalker"]
    assert refusal(drift, "A: use signal-jammer swamp-rat") == "XIA-11.2.1"
    hidden = Drift("BB", {"A": {"ship": "second-opinion", "at": "0,0"}, "B": {"at": "0,1"}})
    assert refusal(hidden, "A: use signal-jammer swamp-rat") == "XIA-11.2.1"


@rule("XIA-4.4.5")
def test_a_jammed_npc_lacks_dice_in_its_next_attack_only() -> None:
    setup = {"A": {"ship": "second-opinion", "at": "0,0"}, "scoundrel": {"controller": "A", "at": "1,0"}}
    drift = Drift("BL", setup, [16, 3, 4]).do("A: use signal-jammer scoundrel")
    drift.do("npc scoundrel")
    assert drift.told("npc-rolled")[0]["faces"] == []
    assert drift.seat("A").damage == ()
    drift.do("npc scoundrel")
    assert len(drift.seat("A").damage) == 7


@rule("XIA-4.4.5")
def test_jams_of_an_npc_add_up_until_it_attacks() -> None:
    setup = {"A": {"ship": "second-opinion", "at": "0,0"}, "scoundrel": {"controller": "A", "at": "1,0"}}
    drift = Drift("BL", setup, [7, 7]).do("A: use signal-jammer scoundrel", "status A", "play A")
    drift.do("A: use signal-jammer scoundrel", "npc scoundrel")
    assert drift.told("npc-rolled")[0]["faces"] == []


@rule("XIA-4.4.6", "XIA-4.2.8")
@pytest.mark.parametrize(("face", "damage"), [(5, 9), (6, 4), (19, 4), (20, 0)])
def test_side_slip_jets_prevent_damage_of_an_asteroid(face: int, damage: int) -> None:
    drift = Drift("BB", {"A": {"ship": "vermilion", "at": "0,0"}}, [9, face])
    drift.do("A: impulse", "A: step s", "A: use side-slip-jets")
    assert (len(drift.seat("A").damage), drift.seat("A").energy) == (damage, 9)


@rule("XIA-4.4.6", "XIA-23.7.2", "XIA-28.3.4", "XIA-28.3.5")
def test_side_slip_jets_prevent_energy_loss_but_bring_no_cube() -> None:
    nebula = Drift("BH", {"A": {"ship": "vermilion", "at": "-2,0"}}, [7, 12])
    nebula.do("A: impulse", "A: step ne", "A: use side-slip-jets")
    assert nebula.seat("A").energy == 11 - 2 - 2
    mine = Drift("BB", {"A": {"ship": "vermilion", "at": "0,0"}}, [5, 12]).do("A: gather", "A: use side-slip-jets")
    assert (mine.seat("A").cargo, mine.seat("A").damage) == ({}, ())


@rule("XIA-4.4.6", "XIA-11.6.1")
def test_side_slip_jets_prevent_all_of_an_attack_with_a_20() -> None:
    drift = duel([6, 6, 2, 20], {}, {"ship": "vermilion", "outfits": ["targe-shield"]})
    drift.do("A: attack vermilion", "A: aim nock-blaster", "A: aim nock-blaster", "A: fire")
    drift.do("B: shield targe-shield", "B: use side-slip-jets", "B: stand")
    fight = drift.table.fight
    assert fight is not None
    assert (fight.attack, fight.defence, drift.seat("B").damage) == (12, 14, ())


@rule("XIA-4.4.7", "XIA-4.4.8", "XIA-D20")
def test_the_replicator_marks_a_cube_and_a_later_success_moves_the_token() -> None:
    drift = flying("night-bazaar", [16, 6], cargo="2spice+1holo").do("A: use replicator spice")
    captain = drift.seat("A")
    assert (captain.replica, captain.copies, captain.cubes) == ("spice", 3, 3)
    drift.do("status A")
    drift.table.agenda.clear()
    drift.do("play A", "A: use replicator holo")
    assert (captain.replica, captain.copies) == ("holo", 2)
    drift.do("A: jettison 1holo")
    assert (captain.replica, captain.copies) == ("", 0), "the token leaves with its cube"


@rule("XIA-4.4.7")
def test_the_replicator_needs_a_cube() -> None:
    assert refusal(flying("night-bazaar", []), "A: use replicator spice") == "XIA-4.4.7"
    assert captain_after("night-bazaar", 5, "replicator spice", cargo="1spice").replica == ""


@rule("XIA-4.4.9", "XIA-24.1.2", "XIA-28.4.2", "XIA-25.4.19")
def test_the_broker_sells_some_cubes_from_any_hex_of_a_planet() -> None:
    words = {"ship": "tin-caravan", "at": "5,-3", "cargo": "2spice+3holo"}
    drift = Drift("BA3", {"A": words}, [5]).do("A: use brokers-line")
    assert offered(drift, "A") == ["sell 2spice", "sell 2holo", "sell 1spice", "sell 1holo", "pass"]
    assert refusal(drift, "A: sell 2spice+1holo") == "XIA-4.4.9"
    drift.do("A: sell 1spice+1holo")
    assert (drift.seat("A").credits, drift.seat("A").cargo, drift.seat("A").fame) == (2000, {"spice": 1, "holo": 2}, 0)
    everything = Drift("BA3", {"A": words}, [20]).do("A: use brokers-line", "A: sell 2spice+3holo")
    assert (everything.seat("A").credits, everything.seat("A").fame) == (5000, 1 + 1), "luck and trade"
    assert refusal(flying("tin-caravan", [], cargo="2spice"), "A: use brokers-line") == "XIA-24.1.2"


@rule("XIA-4.4.10")
def test_the_fold_drive_reaches_spawn_points_near_or_far_or_open_space() -> None:
    setup = {"A": {"ship": "long-arithmetic", "at": "0,0"}}
    near = Drift("BA5", setup, [5]).do("A: use fold-drive")
    assert offered(near, "A") == ["spawn 1", "spawn 2", "spawn 8", "spawn 10", "spawn 13"]
    assert near.do("A: spawn 2").seat("A").at == "7,-5"
    azure = {"A": {"ship": "long-arithmetic", "at": "10,-6"}, "B": {"at": "1,0"}}
    far = Drift("BD", azure, [14]).do("A: use fold-drive")
    close = Drift("BD", azure, [13]).do("A: use fold-drive")
    assert len(far.table.options(0)) > len(close.table.options(0)) > 0
    space = Drift("BH", setup, [20]).do("A: use fold-drive")
    empty = ["-2,0", "-2,1", "-2,2", "-1,1", "0,2"]
    assert offered(space, "A") == [f"place {spot}" for spot in empty], "no nebula"
    assert space.do("A: place 0,2").seat("A").at == "0,2"
    assert captain_after("long-arithmetic", 4, "fold-drive").at == "0,0"


@rule("XIA-4.4.10", "XIA-D44", "XIA-D40", "XIA-D19")
def test_a_folded_ship_has_left_its_planet_its_follower_and_finds_tokens() -> None:
    setup = {"A": {"ship": "long-arithmetic", "at": "5,-3"}, "E": {"at": "2,0"}, "on_map": {"0,2": "strongbox"}}
    drift = Drift("BA3", setup, [20])
    drift.seat("A").sneaked = "unseen"
    drift.table.harpoon = Harpoon(4, "long-arithmetic", 8)
    drift.do("A: use fold-drive", "A: place 0,2")
    assert (drift.seat("A").sneaked, drift.table.harpoon, drift.seat("A").credits) == ("", None, 1000)


@rule("XIA-4.4.10", "XIA-14.1.4", "XIA-32.1.4")
def test_the_fold_drive_does_nothing_without_a_free_spawn_point() -> None:
    drift = Drift("BH", {"A": {"ship": "long-arithmetic", "at": "0,0"}, "B": {"at": "-2,0"}}, [14]).do(
        "A: use fold-drive"
    )
    assert (drift.seat("A").at, asked(drift)) == ("0,0", "A action-phase")


@rule("XIA-4.4.11")
def test_a_veil_hides_a_ship_from_all_that_are_not_next_to_it() -> None:
    cathedral = {"ship": "glass-cathedral", "at": "0,0"}
    rest = {
        "B": {"at": "2,0", "outfits": ["squib-missile", "nock-blaster"]},
        "C": {"at": "-1,0", "outfits": ["nock-blaster"]},
    }
    drift = Drift("BL", {"A": cathedral, **rest}, [6]).do("play A", "A: use veil")
    assert drift.seat("A").veil == 1
    drift.do("A: end-actions")
    assert refusal(drift, "B: attack glass-cathedral") == "XIA-4.4.11"
    drift.do("B: end-actions")
    assert "attack glass-cathedral" in offered(drift, "C")
    total = Drift("BL", {"A": cathedral, **rest}, [20]).do("play A", "A: use veil", "A: end-actions", "B: end-actions")
    assert refusal(total, "C: attack glass-cathedral") == "XIA-4.4.11"


@rule("XIA-4.4.11")
def test_a_veil_ends_when_its_owner_attacks_and_at_his_next_turn() -> None:
    cathedral = {"ship": "glass-cathedral", "at": "0,0", "outfits": ["nock-blaster"]}
    setup = {"A": cathedral, "B": {"at": "1,0"}, "C": {"at": "-2,0"}}
    drift = Drift("BL", setup, [20, 3]).do("A: use veil", *VOLLEY)
    assert drift.seat("A").veil is None
    later = Drift("BL", setup, [20]).do("play A", "A: use veil", "A: end-actions", "B: end-actions")
    assert later.seat("A").veil == 0
    later.do("C: end-actions")
    assert later.seat("A").veil is None


@rule("XIA-4.4.11", "XIA-27.6.5", "XIA-4.4.5")
def test_a_veil_also_keeps_missions_and_abilities_away() -> None:
    setup = {
        "A": {"ship": "glass-cathedral", "at": "0,0"},
        "B": {"ship": "second-opinion", "at": "1,0", "mission": "M37"},
    }
    drift = Drift("BL", setup, [20]).do("play A", "A: use veil", "A: end-actions")
    assert refusal(drift, "B: task glass-cathedral") == "XIA-4.4.11"
    assert refusal(drift, "B: use signal-jammer glass-cathedral") == "XIA-11.2.1"


@rule("XIA-4.4.13")
def test_damage_control_removes_markers_of_the_owners_choice() -> None:
    words = {"outfits": ["nock-blaster"], "damage": {"empty": 3, "nock-blaster": {"spot": 1, "plain": 1}}}
    drift = flying("iron-parliament", [5], **words).do("A: use damage-control")
    assert offered(drift, "A") == ["mend empty", "mend nock-blaster spot", "mend nock-blaster plain", "pass"]
    assert refusal(drift, "A: mend nock-blaster marker") == "XIA-4.4.13"
    (spot,) = [name for name in targets(drift, "A: mend nock-blaster spot") if name.startswith("compartment")]
    assert spot.removeprefix("compartment:") in drift.seat("A").damage
    drift.do("A: mend nock-blaster spot", f"A: mend {drift.seat('A').damage[-1]}")
    assert len(drift.seat("A").damage) == 3
    assert asked(drift) == "A action-phase"


@rule("XIA-4.4.13", "XIA-R11")
def test_damage_control_asks_nothing_if_it_removes_everything() -> None:
    assert flying("iron-parliament", [14], damage=4).do("A: use damage-control").seat("A").damage == ()
    assert flying("iron-parliament", [20], damage=9).do("A: use damage-control").seat("A").damage == ()
    assert len(flying("iron-parliament", [4], damage=2).do("A: use damage-control").seat("A").damage) == 2


@rule("XIA-4.4.14")
def test_boarding_claws_take_as_many_cubes_as_the_roll_allows() -> None:
    victim = {"cargo": "2spice+2holo", "bounty": 1000}
    drift = duel([16], {"ship": "kestrel-ascendant"}, victim).do("A: use boarding-claws swamp-rat")
    assert offered(drift, "A") == ["plunder 2spice", "plunder 2holo", "plunder 1spice", "plunder 1holo", "pass"]
    assert refusal(drift, "A: plunder 2spice+1holo") == "XIA-4.4.14"
    assert refusal(drift, "A: plunder 1terra") == "XIA-4.4.14"
    drift.do("A: plunder 1spice+1holo")
    assert drift.seat("A").cargo == drift.seat("B").cargo == {"spice": 1, "holo": 1}
    assert drift.seat("A").bounty == 0, "the victim is an outlaw"
    single = duel([15], {"ship": "kestrel-ascendant"}, victim).do("A: use boarding-claws swamp-rat")
    assert offered(single, "A") == ["plunder 1spice", "plunder 1holo", "pass"]


@rule("XIA-4.4.14", "XIA-26.1.1")
def test_boarding_claws_need_an_adjacent_ship_but_no_sight() -> None:
    setup = {"A": {"ship": "kestrel-ascendant", "at": "0,0"}, "B": {"at": "0,1"}, "C": {"at": "0,-2"}}
    drift = Drift("BB", setup)
    assert [option for option in offered(drift, "A") if option.startswith("use")] == ["use boarding-claws swamp-rat"]
    assert refusal(drift, "A: use boarding-claws ghoststalker") == "XIA-26.1.1"


@rule("XIA-4.4.14")
def test_boarding_claws_take_credits_from_the_merchant_and_nothing_from_other_npcs() -> None:
    kestrel = {"ship": "kestrel-ascendant", "at": "0,0"}
    rich = Drift("BL", {"A": kestrel, "merchant": {"controller": "A", "at": "1,0", "credits": 5000}}, [20])
    rich.do("A: use boarding-claws merchant")
    assert (rich.seat("A").credits, rich.seat("A").bounty, rich.table.npcs[0].credits) == (3000, 1000, 2000)
    poor = Drift("BL", {"A": kestrel, "merchant": {"controller": "A", "at": "1,0"}}, [19])
    assert poor.do("A: use boarding-claws merchant").seat("A").bounty == 0, "nothing was taken"
    rogue = Drift("BL", {"A": kestrel, "scoundrel": {"controller": "A", "at": "1,0", "credits": 5000}}, [19])
    assert rogue.do("A: use boarding-claws scoundrel").seat("A").credits == 0


@rule("XIA-32.1.2", "XIA-R33")
def test_a_choice_on_a_card_is_named_by_its_words() -> None:
    numerator = {"at": "0,0", "outfits": ["m-22-engine"]}
    drift = Drift("BL", {"D": numerator, "turn": "D"}, [5, 20]).do("D: engine m-22-engine", "D: use burner-sums")
    assert offered(drift, "D") == ["choose engine +8", "choose engine double"]
    assert targets(drift, "D: choose engine double") == ("ability:burner-sums",)


@rule("XIA-R12", "XIA-R19")
def test_an_ability_says_what_it_is_about_and_what_it_costs() -> None:
    drift = duel([], {"ship": "second-opinion"})
    assert targets(drift, "A: use signal-jammer swamp-rat") == ("ship:swamp-rat", "ability:signal-jammer")
    assert preview(drift, "A: use signal-jammer swamp-rat")["costs-energy"] == {"energy": 2}


@rule("XIA-4.4.14", "XIA-4.4.9", "XIA-R12")
def test_plunder_and_sales_say_what_they_bring_and_judge_other_amounts() -> None:
    boarded = duel([16], {"ship": "kestrel-ascendant"}, {"cargo": "2spice+2holo"}).do("A: use boarding-claws swamp-rat")
    assert preview(boarded, "A: plunder 1spice") == {"gains-bounty": {"credits": 1000}}
    assert targets(boarded, "A: plunder 1spice") == ("ship:swamp-rat", "cargo:spice")
    assert refusal(boarded, "A: plunder spice") == "XIA-R33"
    broker = Drift("BA3", {"A": {"ship": "tin-caravan", "at": "5,-3", "cargo": "2spice"}}, [5]).do(
        "A: use brokers-line"
    )
    assert preview(broker, "A: sell 2spice") == {"gains-credits": {"credits": 2000}}
    assert targets(broker, "A: sell 2spice") == ("cargo:spice",)
    assert (refusal(broker, "A: sell spice"), refusal(broker, "A: sell 1holo")) == ("XIA-R33", "XIA-4.4.9")
    outlaw = duel([16], {"ship": "kestrel-ascendant"}, {"cargo": "2spice", "bounty": 1000})
    assert preview(outlaw.do("A: use boarding-claws swamp-rat"), "A: plunder 1spice") == {}


@rule("XIA-R19")
def test_outfits_cubes_and_sectors_that_an_ability_is_about_are_shown() -> None:
    drift = duel([], {"abilities": ["red-line", "replicator"], "cargo": "1spice"})
    assert targets(drift, "A: use replicator spice") == ("cargo:spice", "ability:replicator")
    overdriven = ("ship:swamp-rat", "outfit:nock-blaster", "ability:red-line")
    assert targets(drift, "A: use red-line nock-blaster swamp-rat") == overdriven
    survey = Drift("BL", {"A": {"ship": "plumb-line", "at": "0,0"}, "stack": ["azure", "lunari"]}, [5])
    assert targets(survey.do("A: use deep-survey"), "A: put azure") == ("sector:azure",)
    folded = Drift("BH", {"A": {"ship": "long-arithmetic", "at": "0,0"}}, [20]).do("A: use fold-drive")
    assert targets(folded, "A: place 0,2") == ("hex:0,2",)


@rule("XIA-R9")
def test_a_choice_that_nobody_makes_in_time_is_the_first_one() -> None:
    numerator = {"at": "0,0", "outfits": ["m-22-engine"]}
    drift = Drift("BL", {"D": numerator, "turn": "D", "answer_time": 30}, [5, 20])
    drift.do("D: engine m-22-engine", "D: use burner-sums")
    drift.table.active = 0
    drift.table.clock(30)
    assert drift.table.movement is not None
    assert drift.table.movement.points == 5 + 8
    folded = Drift("BH", {"A": {"ship": "long-arithmetic", "at": "0,0"}, "answer_time": 30}, [20]).do(
        "A: use fold-drive"
    )
    folded.table.active = 1
    folded.table.clock(30)
    assert folded.seat("A").at == "-2,0"


@rule("XIA-D17")
def test_every_ship_has_an_ability_of_its_own() -> None:
    content = pack()
    assert sorted(ship.ability for ship in content.ships.values()) == sorted(content.abilities)
