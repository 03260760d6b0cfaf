"""Dice, luck, and what is done right after a roll (XIA-3.3, XIA-4.3.1, XIA-10.5.6, XIA-D14, XIA-D61, XIA-D62)."""

import pytest

from quarterdeck.games.xia.under_way import Die
from tests.rules import rule
from tests.xia.fights import VOLLEY, asked, duel, offered
from tests.xia.tables import Drift, refusal

ROCKS = {"A": {"at": "0,0"}}
"""An Easy Tiger beside asteroids on the board BB."""


# Luck


@rule("XIA-3.3.1", "XIA-3.3.3", "XIA-3.3.4")
def test_a_natural_20_brings_fame_even_if_it_was_not_needed() -> None:
    drift = Drift("BB", {"A": {"ship": "puddle-jumper", "at": "0,0"}}, [20]).do("A: impulse", "A: step s")
    assert drift.seat("A").fame == 1
    assert drift.seat("A").sources == {"luck": 1}


@rule("XIA-3.3.1", "XIA-3.3.3")
def test_only_the_natural_face_of_a_d20_is_lucky() -> None:
    gather = Drift("BB", {"A": {"ship": "old-harvest", "at": "0,0"}}, [12, 15]).do("A: gather", "A: use gather-array")
    assert gather.seat("A").fame == 0, "12 and 8 are no natural 20"
    engine = Drift("BL", {"A": {"ship": "puddle-jumper", "at": "0,0", "outfits": ["raptor-k-engine"]}}, [12])
    assert engine.do("A: engine raptor-k-engine").seat("A").fame == 0


@rule("XIA-3.3.2", "XIA-D14")
def test_luck_comes_once_for_each_captain_and_turn_whoevers_turn_it_is() -> None:
    defender = {"ship": "vermilion", "abilities": ["side-slip-jets"]}
    drift = duel([20, 3, 20], {}, defender).do("A: use sun-sip")
    assert drift.seat("A").fame == 1
    drift.do("A: attack vermilion", "A: aim nock-blaster", "A: fire", "B: use side-slip-jets")
    assert drift.seat("B").fame == 1, "the defender's own 20 in another's turn"
    again = duel([20, 20], {"abilities": ["sun-sip", "quiet-passage"]}).do("A: use sun-sip", "A: use quiet-passage")
    assert (again.seat("A").fame, again.seat("A").crossings) == (1, 2), "the other effects of a 20 apply"


@rule("XIA-3.3.2", "XIA-D14")
def test_a_20_that_is_rolled_again_was_lucky() -> None:
    drift = Drift("BB", ROCKS, [20, 3]).do("A: impulse", "A: step s", "A: use second-try")
    assert (drift.seat("A").fame, len(drift.seat("A").damage)) == (1, 3)


@rule("XIA-D14")
def test_rolls_for_npcs_bring_nobody_luck() -> None:
    drift = Drift("BA3", {"A": {"at": "5,-3"}, "scoundrel": {"controller": "A", "gone": True}}, [20]).do(
        "npc scoundrel"
    )
    assert asked(drift) == "A choosing-spawn"
    assert drift.seat("A").fame == 0


@rule("XIA-3.1.2", "XIA-D12")
def test_luck_wins_at_once_even_in_the_turn_of_another() -> None:
    defender = {"ship": "vermilion", "fame": 9}
    drift = duel([3, 20], {}, defender, goal=10)
    drift.do("A: attack vermilion", "A: aim nock-blaster", "A: fire", "B: use side-slip-jets")
    assert drift.table.winners == (1,)
    assert drift.table.over


# The value of a die


@rule("XIA-10.5.1", "XIA-D22")
@pytest.mark.parametrize(("face", "lowered", "value"), [(4, 1, 3), (5, 2, 3), (1, 2, 0), (2, 2, 0)])
def test_damage_lowers_a_die_but_not_below_nothing(face: int, lowered: int, value: int) -> None:
    assert Die(6, face, lowered=lowered).value == value


@rule("XIA-10.5.6", "XIA-D62")
def test_bonuses_come_after_the_lowering_and_doubling_doubles_the_lowered_result() -> None:
    assert Die(6, 1, lowered=3, bonus=5).value == 5
    assert Die(6, 5, lowered=1, doubled=True).value == 8
    assert Die(6, 5, lowered=1, doubled=True, bonus=1).value == 9


@rule("XIA-25.5.7", "XIA-25.3.6")
def test_first_blood_raises_each_blaster_die_after_the_lowering() -> None:
    damaged = {"titles": ["T07"], "damage": {"nock-blaster": {"plain": 1}}}
    drift = duel([1, 4], damaged).do("A: attack swamp-rat", "A: aim nock-blaster", "A: aim nock-blaster", "A: fire")
    assert drift.table.fight is not None
    assert drift.table.fight.attack == (0 + 1) + (3 + 1)


# Right after a roll


@rule("XIA-4.3.1", "XIA-R6")
def test_easy_tiger_may_roll_any_own_die_again_and_must_use_the_new_result() -> None:
    drift = Drift("BB", ROCKS, [9, 10])
    drift.table.act(0, drift.table.option("impulse"))
    drift.table.act(0, drift.table.option("step s"))
    assert offered(drift, "A") == ["use second-try", "pass"]
    drift.do("A: use second-try")
    assert (len(drift.seat("A").damage), drift.seat("A").energy) == (10, 7), "worse, but it counts"
    assert drift.seat("A").used == ("second-try",)


@rule("XIA-4.3.1")
def test_of_several_dice_one_is_named() -> None:
    tiger = {"ship": "easy-tiger", "outfits": ["nock-blaster"]}
    drift = duel([6, 1, 5], tiger)
    for text in ("attack swamp-rat", "aim nock-blaster", "aim nock-blaster", "fire"):
        drift.table.act(0, drift.table.option(text))
    assert offered(drift, "A") == ["use second-try 1", "use second-try 2", "pass"]
    assert refusal(drift, "A: use second-try 3") == "XIA-4.2.1"
    drift.do("A: use second-try 2")
    assert drift.table.fight is not None
    assert drift.table.fight.attack == 11


@rule("XIA-D61", "XIA-23.8.2", "XIA-28.3.3")
def test_a_new_roll_may_save_a_ship_from_debris_and_salvage() -> None:
    debris = Drift("BP", {"A": {"at": "0,0"}}, [2, 12]).do("A: impulse", "A: step n", "A: use second-try")
    assert debris.seat("A").at == "0,-1"
    salvage = Drift("BP", {"A": {"at": "1,-1"}}, [1, 12]).do("A: gather", "A: use second-try")
    assert salvage.seat("A").cargo == {"cyber": 1}


@rule("XIA-4.2.3", "XIA-R11")
def test_nobody_is_asked_after_a_roll_who_could_do_nothing_about_it() -> None:
    drift = Drift("BB", {"A": {"at": "0,0", "used": ["second-try"]}}, [12]).do("A: impulse", "A: step s")
    assert asked(drift) == "A moving"
    poor = Drift("BB", {"A": {"at": "0,0", "energy": 0}}, [12]).do("A: impulse", "A: step s")
    assert asked(poor) == "A moving"


@rule("XIA-4.3.4", "XIA-D62")
def test_numerator_raises_a_ram_and_its_own_damage_too() -> None:
    numerator = {"at": "0,0", "outfits": ["m-22-engine", "nock-blaster"]}
    drift = Drift("BL", {"D": numerator, "B": {"at": "1,0"}, "turn": "D"}, [3, 2, 12])
    drift.do("D: attack swamp-rat", "D: aim nock-blaster", "D: aim m-22-engine", "D: fire", "D: use burner-sums")
    fight = drift.table.fight
    assert fight is not None
    assert (fight.attack, fight.ram) == (3 + 2 + 5, 7)


@rule("XIA-4.3.4")
def test_numerator_names_the_engine_die_if_there_are_several() -> None:
    numerator = {"at": "0,0", "outfits": ["m-22-engine"]}
    drift = Drift("BL", {"D": numerator, "B": {"at": "1,0"}, "turn": "D"}, [3, 2, 5])
    drift.do("D: attack swamp-rat", "D: aim m-22-engine", "D: aim m-22-engine", "D: fire")
    assert offered(drift, "D") == ["use burner-sums 1", "use burner-sums 2", "pass"]
    drift.do("D: use burner-sums 2")
    assert [die["faces"] for die in drift.told("rolled")] == [[3, 2], [5]]
    assert drift.table.fight is not None
    assert drift.table.fight.attack == 3 + 2 + 3


@rule("XIA-4.3.4", "XIA-32.1.3")
def test_numerator_gains_nothing_with_a_low_roll() -> None:
    numerator = {"at": "0,0", "outfits": ["m-22-engine"]}
    drift = Drift("BL", {"D": numerator, "turn": "D"}, [5, 4]).do("D: engine m-22-engine", "D: use burner-sums")
    assert drift.table.movement is not None
    assert drift.table.movement.points == 5
    assert drift.told("ability-failed") == [{"seat": 3, "ability": "burner-sums"}]


@rule("XIA-4.4.12", "XIA-R8")
def test_overload_adds_to_the_attack_before_the_defender_rolls_and_never_to_own_ram_damage() -> None:
    widow = {"ship": "widows-argument", "outfits": ["m-22-engine"]}
    drift = duel([4, 20, 6], widow, {"outfits": ["targe-shield"]})
    drift.do("A: attack swamp-rat", "A: aim m-22-engine", "A: fire", "B: shield targe-shield", "B: stand")
    assert asked(drift) == "A after-roll"
    drift.do("A: use overload")
    fight = drift.table.fight
    assert fight is not None
    assert (fight.attack, fight.ram, fight.defence, drift.seat("A").fame) == (14, 4, 6, 1)
    assert drift.seat("A").energy == 13 - 2


@rule("XIA-4.4.12")
@pytest.mark.parametrize(("face", "attack"), [(4, 3), (5, 7), (13, 7), (14, 9), (19, 9)])
def test_how_much_overload_adds(face: int, attack: int) -> None:
    drift = duel([3, face], {"ship": "widows-argument"}).do(*VOLLEY, "A: use overload")
    assert drift.table.fight is not None
    assert drift.table.fight.attack == attack


@rule("XIA-4.4.12", "XIA-4.3.1")
def test_the_die_of_an_ability_may_be_rolled_again_too() -> None:
    widow = {"ship": "widows-argument", "abilities": ["second-try", "overload"]}
    drift = duel([3, 2, 15], widow).do(*VOLLEY, "A: use overload", "A: use second-try")
    assert drift.table.fight is not None
    assert drift.table.fight.attack == 9


@rule("XIA-4.4.15", "XIA-28.3.5")
def test_the_gather_array_makes_an_attempt_succeed_with_two_cubes_if_there_is_room() -> None:
    harvester = {"ship": "old-harvest", "at": "0,0"}
    assert Drift("BB", {"A": harvester}, [1, 20]).do("A: gather", "A: use gather-array").seat("A").cargo == {"terra": 2}
    full = {**harvester, "cargo": "17spice"}
    drift = Drift("BB", {"A": full}, [1, 20]).do("A: gather", "A: use gather-array")
    assert drift.seat("A").cargo == {"spice": 17, "terra": 1}


@rule("XIA-4.4.15")
def test_the_gather_array_does_not_work_for_salvage() -> None:
    drift = Drift("BP", {"A": {"ship": "old-harvest", "at": "1,-1"}}, [4]).do("A: gather")
    assert asked(drift) == "A action-phase"
    assert drift.seat("A").cargo == {"cyber": 1}


@rule("XIA-R13")
def test_an_ability_shows_its_cost_and_its_chances_before_it_is_used() -> None:
    drift = duel([], {})
    *found, nothing = drift.table.preview(0, drift.table.option("use sun-sip"))
    assert [(reason.args["rolls"], reason.args["percent"], reason.args["effects"]) for reason in found] == [
        ("5–13", 45, "energy 2"), ("14–19", 30, "energy 3"), ("20", 5, "energy full"),
    ]  # fmt: skip
    assert (nothing.id, nothing.args) == ("ability-nothing", {"percent": 20})
