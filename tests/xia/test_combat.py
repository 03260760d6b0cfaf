"""Combat: range, declaration, defence, result, re-arming (XIA-10.3, XIA-10.7 to XIA-10.10, XIA-11, XIA-D25 to D27)."""

import pytest

from quarterdeck.games.xia.rules.chart import distance
from quarterdeck.games.xia.rules.combat import weapon_reach
from quarterdeck.games.xia.rules.sight import sees
from quarterdeck.games.xia.state import Orders
from tests.rules import rule
from tests.xia.fights import VOLLEY, asked, duel, offered, preview, targets
from tests.xia.maps import chart_of
from tests.xia.tables import Drift, refusal

ALL_OUT = ("A: attack swamp-rat", "A: aim nock-blaster", "A: aim nock-blaster", "A: fire")


def result(drift: Drift) -> tuple[int, int]:
    """The values of the last attack."""
    assert drift.table.fight is not None
    return drift.table.fight.attack, drift.table.fight.defence


def attacks(drift: Drift, letter: str = "A") -> list[str]:
    return [option for option in offered(drift, letter) if option.startswith("attack")]


# Target and range


@rule("XIA-11.1.1", "XIA-13.1.10")
def test_only_other_ships_on_the_board_are_attacked() -> None:
    drift = duel([], C={"at": ""})
    assert refusal(drift, "A: attack puddle-jumper") == "XIA-11.1.1"
    assert refusal(drift, "A: attack ghoststalker") == "XIA-13.1.10"
    assert refusal(drift, "A: attack vermilion") == "XIA-11.1.1"
    assert refusal(drift, "A: rescue ghoststalker") == "XIA-13.1.10"
    assert attacks(drift) == ["attack swamp-rat"]


@rule("XIA-11.1.1", "XIA-11.7.7", "XIA-11.3.2")
def test_an_attack_is_an_action_of_its_own_and_another_may_follow() -> None:
    drift = duel([2, 3]).do(*VOLLEY)
    assert asked(drift) == "A action-phase"
    drift.do(*VOLLEY)
    assert len(drift.seat("B").damage) == 5
    assert refusal(drift, "A: attack swamp-rat") == "XIA-10.3.4"
    moving = duel([]).do("A: impulse")
    assert refusal(moving, "A: attack swamp-rat") == "XIA-15.1.6"


@rule("XIA-11.1.2", "XIA-11.1.3", "XIA-10.10.1", "XIA-10.7.1")
def test_blasters_and_rams_reach_exactly_one_hex() -> None:
    drift = duel([], {"outfits": ["nock-blaster", "m-22-engine"]}, {"at": "2,0"})
    assert attacks(drift) == []
    assert refusal(drift, "A: attack swamp-rat") == "XIA-11.1.3"


@rule("XIA-10.8.1", "XIA-10.8.2", "XIA-11.1.3")
@pytest.mark.parametrize("away", range(1, 8))
def test_a_missile_reaches_two_to_six_hexes(away: int) -> None:
    chart = chart_of("BA3")
    spot = next(spot for spot in chart.cells if distance("-2,0", spot) == away and sees(chart, "-2,0", spot))
    drift = Drift("BA3", {"A": {"at": "-2,0", "outfits": ["squib-missile"]}, "B": {"at": spot}})
    assert ("attack swamp-rat" in offered(drift, "A")) == (2 <= away <= 6)


@rule("XIA-10.8.1", "XIA-25.5.8")
@pytest.mark.parametrize(
    ("spot", "plain", "perk"),
    [("4,-1", True, True), ("5,-2", False, True), ("6,-2", False, True), ("7,-3", False, False)],
)
def test_a_giant_killers_missiles_reach_eight_hexes(spot: str, plain: bool, perk: bool) -> None:
    sectors = [["the-lost-sector", 0, 0], ["deltus-gate", 5, -3, "turned"]]
    for titles, expected in ([], plain), (["T08"], perk):
        setup = {"A": {"at": "-2,1", "outfits": ["squib-missile"], "titles": titles}, "B": {"at": spot}}
        assert ("attack swamp-rat" in offered(Drift(sectors, setup), "A")) == expected


@rule("XIA-10.8.5", "XIA-11.1.4")
def test_missiles_are_never_combined_with_blasters_or_rams() -> None:
    armed = {"ship": "iron-parliament", "outfits": ["squib-missile", "nock-blaster", "m-22-engine"]}
    near = duel([], armed).do("A: attack swamp-rat")
    assert offered(near, "A") == ["aim nock-blaster", "aim m-22-engine"]
    assert refusal(near, "A: aim squib-missile") == "XIA-11.1.3"
    assert refusal(near, "A: aim targe-shield") == "XIA-11.3.4"
    far = duel([], armed, {"at": "2,0"}).do("A: attack swamp-rat")
    assert offered(far, "A") == ["aim squib-missile"]
    assert refusal(far, "A: aim nock-blaster") == "XIA-11.1.3"


@rule("XIA-10.8.5", "XIA-10.8.3", "XIA-10.8.4")
def test_missiles_are_combined_with_missiles() -> None:
    rat = {"ship": "swamp-rat", "outfits": ["squib-missile", "petard-missile"]}
    drift = duel([5, 7], rat, {"ship": "easy-tiger", "at": "2,0"})
    drift.do("A: attack easy-tiger", "A: aim squib-missile", "A: aim petard-missile")
    assert offered(drift, "A") == ["fire"], "each has one arming spot"
    drift.do("A: fire")
    assert result(drift) == (12, 0)


@rule("XIA-11.1.5", "XIA-11.2.10", "XIA-26.1.3")
def test_ships_are_attacked_on_planets_too_but_not_across_the_shield() -> None:
    attacker = {"ship": "puddle-jumper", "at": "4,-1", "outfits": ["nock-blaster"]}
    inside = Drift("BA3", {"A": attacker, "B": {"at": "4,-2"}, "C": {"at": "4,0"}})
    assert attacks(inside) == ["attack swamp-rat"]
    assert refusal(inside, "A: attack ghoststalker") == "XIA-11.2.1"


@rule("XIA-11.2.9", "XIA-11.2.1")
def test_a_ship_among_asteroids_neither_attacks_nor_is_attacked() -> None:
    setup = {"A": {"ship": "puddle-jumper", "at": "0,1", "outfits": ["nock-blaster"]}, "B": {"at": "0,0"}}
    assert refusal(Drift("BB", setup), "A: attack swamp-rat") == "XIA-11.2.1"


@rule("XIA-R19")
def test_an_attack_names_its_target_on_the_board() -> None:
    drift = duel([])
    assert targets(drift, "A: attack swamp-rat") == ("ship:swamp-rat",)
    assert preview(duel([], {"armed": 0}), "A: attack swamp-rat") == {}


@rule("XIA-R29")
def test_how_far_weapons_reach_that_can_be_used() -> None:
    drift = duel([], {"outfits": ["nock-blaster", "squib-missile"]})
    assert weapon_reach(drift.table, 0) == (1, 6)
    assert weapon_reach(duel([], {"armed": 0}).table, 0) == (0, 0)
    assert weapon_reach(duel([], {"outfits": ["targe-shield"]}).table, 0) == (0, 0)


# Declaring


@rule("XIA-11.3.1", "XIA-10.3.2", "XIA-R33")
def test_nothing_is_paid_before_fire() -> None:
    drift = duel([4]).do("A: attack swamp-rat", "A: aim nock-blaster")
    assert drift.seat("A").armed == 4
    drift.do("A: fire")
    assert drift.seat("A").armed == 3
    assert len(drift.seat("A").outfits[0].markers) == 1


@rule("XIA-11.3.4")
def test_at_least_one_outfit_must_be_named() -> None:
    drift = duel([]).do("A: attack swamp-rat")
    assert refusal(drift, "A: fire") == "XIA-11.3.4"
    assert refusal(duel([], {"outfits": ["targe-shield"]}), "A: attack swamp-rat") == "XIA-11.3.4"


@rule("XIA-10.3.2", "XIA-10.3.4", "XIA-10.3.5", "XIA-10.1.5")
def test_each_use_takes_an_armed_marker_and_an_arming_spot() -> None:
    drift = duel([]).do("A: attack swamp-rat", "A: aim nock-blaster", "A: aim nock-blaster")
    assert refusal(drift, "A: aim nock-blaster") == "XIA-10.3.4"
    poor = duel([], {"armed": 1, "outfits": ["nock-blaster", "m-22-engine"]}).do(
        "A: attack swamp-rat", "A: aim nock-blaster"
    )
    assert refusal(poor, "A: aim m-22-engine") == "XIA-10.3.2"
    assert offered(poor, "A") == ["fire"]
    assert refusal(duel([], {"armed": 0}), "A: attack swamp-rat") == "XIA-10.3.2"


@rule("XIA-10.3.3", "XIA-10.5.2")
def test_a_damaged_spot_is_not_available() -> None:
    drift = duel([], {"damage": {"nock-blaster": {"spot": 1}}}).do("A: attack swamp-rat", "A: aim nock-blaster")
    assert offered(drift, "A") == ["fire"]


@rule("XIA-11.3.3", "XIA-D25")
def test_all_dice_of_an_attack_have_one_target() -> None:
    drift = duel([], C={"at": "-1,0"}).do("A: attack swamp-rat", "A: aim nock-blaster")
    assert refusal(drift, "A: attack ghoststalker") == "XIA-11.3.1"


@rule("XIA-R11", "XIA-R14")
def test_an_attacker_is_asked_even_if_one_answer_is_left() -> None:
    drift = duel([], {"armed": 1}).do("A: attack swamp-rat")
    assert (asked(drift), offered(drift, "A")) == ("A aiming", ["aim nock-blaster"])
    drift.do("A: aim nock-blaster")
    assert (asked(drift), offered(drift, "A")) == ("A aiming", ["fire"])
    assert drift.table.option("fire").bars_undo
    assert not drift.table.option("aim nock-blaster").bars_undo


@rule("XIA-11.3.5", "XIA-11.4.2")
def test_nothing_is_added_once_an_attack_or_a_defence_is_declared() -> None:
    drift = duel([], {}, {"outfits": ["targe-shield"]}).do(*VOLLEY)
    assert refusal(drift, "A: aim nock-blaster") == "XIA-11.4.1"
    drift.load([3, 2, 5]).do("B: shield targe-shield", "B: stand")
    assert asked(drift) == "B placing-damage"
    assert refusal(drift, "B: shield targe-shield") == "XIA-12.1.2"


# Defence


@rule("XIA-11.4.1", "XIA-11.4.3", "XIA-10.9.1", "XIA-10.9.2", "XIA-11.5.1")
def test_the_defender_declares_shields_and_both_roll_attacker_first() -> None:
    drift = duel([6, 5, 4, 3], {}, {"outfits": ["targe-shield"]}).do(*ALL_OUT)
    assert offered(drift, "B") == ["shield targe-shield", "stand"]
    drift.do("B: shield targe-shield", "B: shield targe-shield")
    assert result(drift) == (11, 7)
    assert [(roll["seat"], roll["faces"]) for roll in drift.told("rolled")] == [(0, [6, 5]), (1, [4, 3])]
    bare = duel([6, 5], {}, {"outfits": ["targe-shield"]}).do(*ALL_OUT, "B: stand")
    assert result(bare) == (11, 0)


@rule("XIA-11.4.4", "XIA-10.3.3", "XIA-R11")
def test_only_armed_markers_and_available_spots_defend() -> None:
    unarmed = duel([2], {}, {"outfits": ["targe-shield"], "armed": 0}).do(*VOLLEY)
    assert asked(unarmed) == "B placing-damage", "nobody asks a captain who cannot defend"
    worn = duel([2], {}, {"outfits": ["targe-shield"], "spent": {"targe-shield": 1}}).do(*VOLLEY)
    worn.do("B: shield targe-shield")
    assert asked(worn) != "B defending"
    last = duel([2], {}, {"ship": "vermilion", "outfits": ["zulu-ii-shield"], "armed": 1})
    last.do("A: attack vermilion", "A: aim nock-blaster", "A: fire", "B: shield zulu-ii-shield")
    assert refusal(last, "B: shield zulu-ii-shield") == "XIA-11.4.4"
    foreign = duel([2], {}, {"outfits": ["targe-shield", "m-22-engine"]}).do(*VOLLEY)
    assert refusal(foreign, "B: shield m-22-engine") == "XIA-11.4.1"


@rule("XIA-10.9.3", "XIA-11.6.2", "XIA-10.9.2")
def test_damage_that_the_defence_covers_has_no_effect() -> None:
    drift = duel([3, 3], {}, {"outfits": ["targe-shield"]}).do(*VOLLEY, "B: shield targe-shield", "B: stand")
    assert drift.seat("B").damage == ()
    over = duel([3, 6], {}, {"outfits": ["targe-shield"]}).do(*VOLLEY, "B: shield targe-shield", "B: stand")
    assert over.seat("B").damage == ()


@rule("XIA-11.5.2", "XIA-10.5.4", "XIA-11.6.1", "XIA-10.10.2")
def test_each_die_is_lowered_by_the_damage_on_its_own_outfit_only() -> None:
    words = {"outfits": ["nock-blaster", "saker-v-blaster"], "damage": {"nock-blaster": {"plain": 1}}}
    drift = duel([4, 8], {"ship": "swamp-rat", **words}, {"ship": "easy-tiger"})
    drift.do("A: attack easy-tiger", "A: aim nock-blaster", "A: aim saker-v-blaster", "A: fire")
    assert result(drift) == (3 + 8, 0)


@rule("XIA-11.6.4", "XIA-12.1.2", "XIA-R6")
def test_the_defender_places_the_damage() -> None:
    drift = duel([2], {}, {"outfits": ["targe-shield"]}).do(*VOLLEY, "B: stand")
    assert asked(drift) == "B placing-damage"


@rule("XIA-30.5.1", "XIA-11.6.2")
def test_an_npc_defends_by_itself_and_remembers_who_attacked_it() -> None:
    attacker = {"ship": "puddle-jumper", "at": "0,0", "outfits": ["nock-blaster"]}
    setup = {"A": attacker, "enforcer": {"controller": "A", "at": "1,0"}}
    drift = Drift("BL", setup, [6, 6, 3, 2]).do(
        "A: attack enforcer", "A: aim nock-blaster", "A: aim nock-blaster", "A: fire"
    )
    npc = drift.table.npc("enforcer")
    assert npc is not None
    assert (result(drift), npc.damage, npc.attacker) == ((12, 5), 7, "puddle-jumper")


@rule("XIA-30.5.9", "XIA-11.7.1")
def test_captains_defend_against_npcs_like_against_captains() -> None:
    victim = {"ship": "puddle-jumper", "at": "1,0", "outfits": ["targe-shield"]}
    drift = Drift("BL", {"A": victim, "scoundrel": {"controller": "A", "at": "0,0"}}, [3, 2, 5]).do("npc scoundrel")
    assert asked(drift) == "A defending"
    drift.do("A: shield targe-shield", "A: stand", "A: rearm 1")
    assert (drift.seat("A").armed, drift.seat("A").energy, drift.seat("A").damage) == (4, 9, ())


@rule("XIA-D53")
def test_an_npc_that_has_struck_back_bears_no_grudge() -> None:
    victim = {"ship": "puddle-jumper", "at": "1,0"}
    drift = Drift("BL", {"A": victim, "scoundrel": {"controller": "A", "at": "0,0"}}, [1, 1])
    drift.table.npcs[0].attacker = "puddle-jumper"
    assert drift.do("npc scoundrel").table.npcs[0].attacker == ""


# Ramming


@rule("XIA-10.7.2", "XIA-10.7.1")
def test_a_ram_gives_no_movement_and_a_movement_action_cannot_ram() -> None:
    drift = duel([2], {"outfits": ["m-22-engine"]}).do(
        "A: attack swamp-rat", "A: aim m-22-engine", "A: fire", "A: damage auto"
    )
    assert (asked(drift), drift.seat("A").at) == ("A action-phase", "0,0")
    moving = duel([2], {"outfits": ["m-22-engine"]}).do("A: engine m-22-engine")
    assert refusal(moving, "A: attack swamp-rat") == "XIA-15.1.6"


@rule("XIA-10.7.3", "XIA-10.7.4", "XIA-10.7.8", "XIA-10.5.1")
def test_each_marker_adds_a_die_and_all_of_them_hurt_the_attacker_lowered_by_damage() -> None:
    words = {"outfits": ["m-22-engine"], "damage": {"m-22-engine": {"spot": 1}}}
    drift = duel([4, 2], words).do("A: attack swamp-rat", "A: aim m-22-engine", "A: aim m-22-engine", "A: fire")
    drift.do("A: damage auto")
    assert (len(drift.seat("A").damage), len(drift.seat("B").damage)) == (1 + 4, 4)


@rule("XIA-10.7.5", "XIA-10.9.7", "XIA-10.7.6")
def test_own_ram_damage_cannot_be_blocked() -> None:
    words = {"outfits": ["m-22-engine", "targe-shield"]}
    drift = duel([5, 6], words, {"outfits": ["targe-shield"]}).do(
        "A: attack swamp-rat", "A: aim m-22-engine", "A: fire"
    )
    drift.do("B: shield targe-shield", "B: stand")
    assert asked(drift) == "A placing-damage", "no question about the attacker's own shield"
    drift.do("A: damage auto")
    assert (len(drift.seat("A").damage), drift.seat("B").damage) == (5, ())


@rule("XIA-10.7.7", "XIA-4.4.12")
def test_only_the_ram_dice_of_a_combined_attack_hurt_the_attacker() -> None:
    widow = {"ship": "widows-argument", "outfits": ["m-22-engine", "nock-blaster"]}
    drift = duel([2, 6, 15], widow).do("A: attack swamp-rat", "A: aim m-22-engine", "A: aim nock-blaster", "A: fire")
    drift.do("A: use overload", "A: damage auto")
    assert result(drift) == (2 + 6 + 6, 0)
    assert (len(drift.seat("A").damage), drift.seat("B").at) == (2, "")


@rule("XIA-7.1.5")
def test_impulse_does_not_ram() -> None:
    drift = duel([], {"outfits": []})
    assert drift.seat("A").impulse
    assert attacks(drift) == []


# Re-arming


@rule("XIA-11.7.1", "XIA-11.7.2")
def test_re_arming_costs_energy_even_on_a_planet() -> None:
    attacker = {"ship": "puddle-jumper", "at": "4,-1", "outfits": ["nock-blaster"]}
    drift = Drift("BA3", {"A": attacker, "B": {"at": "4,-2", "outfits": ["targe-shield"]}}, [1, 5, 5])
    drift.do(*VOLLEY, "B: shield targe-shield", "B: shield targe-shield")
    assert offered(drift, "B") == ["rearm 2", "rearm 1", "rearm 0"]
    assert refusal(drift, "B: rearm 3") == "XIA-11.7.1"
    drift.do("B: rearm 2")
    assert (drift.seat("B").energy, drift.seat("B").armed) == (6, 4)


@rule("XIA-11.7.3", "XIA-11.7.4", "XIA-10.9.8", "XIA-D27")
def test_only_markers_of_this_attack_leave_the_shield() -> None:
    victim = {"outfits": ["zulu-ii-shield"], "spent": {"zulu-ii-shield": 1}}
    drift = duel([1, 5], {}, victim).do(*VOLLEY, "B: shield zulu-ii-shield", "B: stand", "B: rearm 0")
    captain = drift.seat("B")
    assert (captain.armed, captain.disarmed, len(captain.outfits[0].markers)) == (2, 1, 1), "the old marker stays"


@rule("XIA-11.7.5")
def test_the_attacker_re_arms_nothing() -> None:
    drift = duel([1]).do(*VOLLEY)
    assert (drift.seat("A").armed, len(drift.seat("A").outfits[0].markers)) == (3, 1)
    assert asked(drift) == "A action-phase"


@rule("XIA-11.7.6", "XIA-D26", "XIA-10.5.3")
def test_a_marker_that_damage_pushed_off_a_shield_may_be_re_armed() -> None:
    drift = duel([4, 1], {}, {"outfits": ["targe-shield"], "energy": 3}).do(
        *VOLLEY, "B: shield targe-shield", "B: stand"
    )
    assert "damage targe-shield marker" in offered(drift, "B")
    drift.do("B: damage targe-shield marker")
    assert (drift.seat("B").disarmed, drift.seat("B").outfits[0].markers) == (1, ())
    drift.do("B: damage empty", "B: damage empty", "B: rearm 1")
    assert (drift.seat("B").armed, drift.seat("B").disarmed, drift.seat("B").energy) == (4, 0, 2)


@rule("XIA-11.7.1", "XIA-13.1.6")
def test_a_destroyed_defender_is_not_asked_to_re_arm() -> None:
    drift = duel([6, 1], {}, {"outfits": ["targe-shield"], "damage": 8}).do(
        *VOLLEY, "B: shield targe-shield", "B: stand"
    )
    assert (asked(drift), drift.seat("B").at, drift.seat("B").armed) == ("A action-phase", "", 4)


@rule("XIA-25.5.9")
def test_with_unbroken_the_first_marker_is_re_armed_for_nothing() -> None:
    victim = {"outfits": ["targe-shield"], "titles": ["T09"], "energy": 1}
    drift = duel([1, 5, 5], {}, victim).do(*VOLLEY, "B: shield targe-shield", "B: shield targe-shield")
    assert offered(drift, "B") == ["rearm 2", "rearm 1", "rearm 0"]
    assert preview(drift, "B: rearm 1") == {}
    assert preview(drift, "B: rearm 2") == {"costs-energy": {"energy": 1}}
    drift.do("B: rearm 2")
    assert (drift.seat("B").energy, drift.seat("B").armed) == (0, 4)


# Asteroids and nebulas


@rule("XIA-10.9.4", "XIA-10.9.6", "XIA-23.4.2")
def test_the_roll_is_seen_before_shields_are_declared_and_all_are_declared_before_they_roll() -> None:
    words = {"ship": "vermilion", "at": "0,0", "outfits": ["targe-shield"]}
    drift = Drift("BB", {"A": words}, [10, 3, 12]).do("A: impulse", "A: step s")
    assert asked(drift) == "A bracing"
    assert drift.told("rolled")[-1]["faces"] == [10]
    drift.do("A: shield targe-shield", "A: use side-slip-jets")
    assert drift.told("rolled")[-1]["faces"] == [10], "nothing was rolled yet"
    drift.do("A: stand", "A: damage auto")
    assert len(drift.seat("A").damage) == 10 - 3 - 5


@rule("XIA-10.9.5", "XIA-10.9.8", "XIA-D27")
def test_shields_reduce_a_loss_of_energy_and_keep_their_markers() -> None:
    words = {"ship": "puddle-jumper", "at": "-2,0", "outfits": ["targe-shield"]}
    drift = Drift("BH", {"A": words}, [8, 6]).do("A: impulse", "A: step ne", "A: shield targe-shield", "A: stand")
    assert (drift.seat("A").energy, drift.seat("A").armed, len(drift.seat("A").outfits[0].markers)) == (8, 3, 1)
    assert asked(drift) == "A moving", "no re-arming"


@rule("XIA-10.9.7", "XIA-23.5.6", "XIA-23.8.2")
def test_shields_do_not_help_against_planetary_shields_and_debris() -> None:
    planet = Drift("BA3", {"A": {"ship": "puddle-jumper", "at": "4,0", "outfits": ["targe-shield"]}}, [4])
    planet.do("A: impulse", "A: step n", "A: damage auto")
    assert (len(planet.seat("A").damage), planet.seat("A").armed) == (4, 4)
    debris = Drift("BP", {"A": {"ship": "puddle-jumper", "at": "0,0", "outfits": ["targe-shield"]}}, [3])
    assert debris.do("A: impulse", "A: step n").seat("A").at == ""


# Depletion


@rule("XIA-16.1.3", "XIA-16.1.1")
def test_a_depleted_ship_does_not_attack() -> None:
    drift = duel([], {"energy": 0, "armed": 0, "spent": {"nock-blaster": 1}})
    assert drift.seat("A").depleted, "markers on arming spots do not count as armed"
    assert refusal(drift, "A: attack swamp-rat") == "XIA-16.1.3"


@rule("XIA-16.1.6", "XIA-D33")
def test_an_attack_that_is_paid_with_the_last_marker_goes_on() -> None:
    drift = duel([5], {"energy": 0, "armed": 1}).do(*VOLLEY)
    assert drift.seat("A").depleted
    assert len(drift.seat("B").damage) == 5


# Standing orders and time limits


@rule("XIA-R10")
@pytest.mark.parametrize(("order", "rolls", "defence"), [("none", [6], 0), ("one", [6, 8], 8)])
def test_standing_orders_answer_for_the_defender(order: str, rolls: list[int], defence: int) -> None:
    drift = duel(rolls, {}, {"ship": "iron-parliament", "outfits": ["targe-shield", "zulu-ii-shield"]})
    drift.seat("B").orders = Orders(defence=order)  # type: ignore[arg-type]
    drift.do("A: attack iron-parliament", "A: aim nock-blaster", "A: fire")
    assert result(drift) == (6, defence), "one marker, on the better shield"


WORN = {
    "ship": "iron-parliament", "outfits": ["bastion-shield", "targe-shield"], "armed": 1,
    "damage": {"bastion-shield": {"plain": 2, "spot": 2}},
}  # fmt: skip
"""A d12 that counts 4 less, 3 on average, beside a d6, which counts 3.5."""


@rule("XIA-R10", "XIA-10.5.6")
def test_a_damaged_large_shield_is_not_the_best_one_if_it_counts_less_on_average() -> None:
    drift = duel([6, 6], {}, WORN)
    drift.seat("B").orders = Orders(defence="one")
    drift.do("A: attack iron-parliament", "A: aim nock-blaster", "A: fire")
    assert drift.told("shield-declared") == [{"seat": 1, "outfit": "targe-shield"}]


@rule("XIA-R13", "XIA-10.5.6")
def test_the_best_defence_is_the_one_that_counts_most_on_average() -> None:
    shown = preview(duel([], {"armed": 1}, WORN), "A: attack iron-parliament")
    d6 = range(1, 7)
    assert shown["odds-best-defence"]["mean"] == round(sum(max(0, a - b) for a in d6 for b in d6) / 36, 2)


@rule("XIA-R9", "XIA-11.4.3")
def test_whoever_does_not_answer_in_time_has_no_defence_and_re_arms_nothing() -> None:
    victim = {"outfits": ["targe-shield"]}
    drift = duel([4], {}, victim, answer_time=30).do(*VOLLEY)
    assert drift.table.deadline() == 30
    drift.table.clock(29)
    assert asked(drift) == "B defending"
    drift.table.clock(60)
    assert result(drift) == (4, 0)
    assert asked(drift) == "A action-phase", "the damage was placed when the next limit had passed"
    late = duel([4, 1], {}, victim, answer_time=30).do(*VOLLEY, "B: shield targe-shield", "B: stand", "B: damage auto")
    assert asked(late) == "B rearming"
    late.table.clock(30)
    assert (late.seat("B").armed, late.seat("B").disarmed) == (3, 1)


@rule("XIA-R9")
def test_the_active_captain_has_no_time_limit() -> None:
    drift = duel([], {"outfits": ["targe-shield", "nock-blaster"]}, answer_time=30)
    assert drift.table.deadline() is None
    rocks = Drift("BB", {"A": {"at": "0,0", "outfits": ["targe-shield"]}, "answer_time": 30}, [9])
    rocks.do("A: impulse", "A: step s")
    assert (asked(rocks), rocks.table.deadline()) == ("A bracing", None)


# Odds


@rule("XIA-R13")
def test_an_attack_shows_its_exact_odds_without_and_with_a_defence() -> None:
    drift = duel([], {}, {"outfits": ["zulu-ii-shield"], "armed": 1, "damage": 8})
    drift.do("A: attack swamp-rat", "A: aim nock-blaster", "A: aim nock-blaster")
    found = preview(drift, "A: fire")
    assert found["odds-undefended"]["mean"] == 7
    assert found["odds-undefended"]["fatal"] == 92, "11 of 12 rolls do at least 4 damage"
    assert (found["odds-best-defence"]["none"], found["odds-best-defence"]["mean"]) == (28, 2.94)
    assert found["odds-best-defence"]["at_least"][2] == 50
    assert targets(drift, "A: fire") == ("ship:swamp-rat",)


@rule("XIA-R13", "XIA-R5")
def test_odds_are_shown_before_a_target_and_an_outfit_is_chosen() -> None:
    drift = duel([], {"outfits": ["m-22-engine"], "armed": 1})
    assert preview(drift, "A: attack swamp-rat")["odds-own-ram"]["mean"] == 3.5
    drift.do("A: attack swamp-rat")
    assert preview(drift, "A: aim m-22-engine")["odds-undefended"]["mean"] == 3.5
    assert targets(drift, "A: aim m-22-engine") == ("outfit:m-22-engine",)


@rule("XIA-R13")
def test_odds_against_an_npc_count_its_defence_and_damage() -> None:
    attacker = {"ship": "puddle-jumper", "at": "0,0", "outfits": ["nock-blaster"], "armed": 1}
    drift = Drift("BL", {"A": attacker, "scoundrel": {"controller": "A", "at": "1,0", "damage": 9}})
    found = preview(drift, "A: attack scoundrel")["odds-npc"]
    assert (found["none"], found["fatal"]) == (58, 42), "21 of 36 rolls do nothing"


@rule("XIA-R13")
def test_a_defender_sees_what_his_shields_would_leave() -> None:
    drift = duel([], {}, {"outfits": ["targe-shield"]}).do(*VOLLEY)
    assert preview(drift, "B: stand")["odds-of-damage"]["mean"] == 3.5
    assert preview(drift, "B: shield targe-shield")["odds-of-damage"]["none"] == 58
    assert targets(drift, "B: shield targe-shield") == ("outfit:targe-shield",)
    rocks = Drift("BB", {"A": {"ship": "puddle-jumper", "at": "0,0", "outfits": ["targe-shield"]}}, [4])
    rocks.do("A: impulse", "A: step s")
    assert preview(rocks, "A: shield targe-shield")["odds-of-damage"]["none"] == 50
    npc = Drift("BL", {"A": {"at": "1,0", "outfits": ["targe-shield"]}, "scoundrel": {"controller": "A", "at": "0,0"}})
    npc.do("npc scoundrel")
    assert preview(npc, "A: stand")["odds-of-damage"]["mean"] == 7
