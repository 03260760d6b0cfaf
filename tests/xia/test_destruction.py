"""Destruction: what a ship loses and keeps, bounty, and rewards (XIA-8, XIA-13, XIA-D12, XIA-D13, XIA-D28, XIA-D43)."""

from typing import Any

import pytest

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.destruction import destroy
from tests.rules import rule
from tests.xia.fights import VOLLEY, asked, duel, offered
from tests.xia.tables import Drift

DOOMED = {"damage": 11}
"""A Swamp Rat that does not survive one more damage marker."""


def killed(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **more: Any) -> Drift:
    """A destroys the Swamp Rat of B with a blaster."""
    return duel([1], a, {**DOOMED, **(b or {})}, **more).do(*VOLLEY)


# What becomes of the ship


@rule("XIA-13.1.1", "XIA-13.1.10")
def test_a_destroyed_ship_is_off_the_board() -> None:
    drift = killed()
    assert drift.seat("B").at == ""
    assert drift.table.occupied() == {"0,0"}
    assert "attack swamp-rat" not in offered(drift, "A")


@rule("XIA-13.1.2", "XIA-27.3.7", "XIA-27.3.9")
@pytest.mark.parametrize("face", ["up", "down"])
def test_its_mission_is_discarded_face_up_or_face_down(face: str) -> None:
    captain = (drift := killed({}, {"mission": "M01", "face": face, "pay": 2000})).seat("B")
    assert (captain.mission, captain.pay, captain.credits, captain.bounty) == (None, None, 0, 0)
    assert drift.table.mission_discard == ["M01"]


@rule("XIA-13.1.3", "XIA-28.5.2", "XIA-D28")
def test_its_cubes_lie_where_it_was_destroyed() -> None:
    drift = duel([2], {}, {"damage": {"empty": 10}, "cargo": "1spice+1holo"}).do(*VOLLEY)
    assert (drift.table.ground, drift.seat("B").cargo) == ({"1,0": {"spice": 1, "holo": 1}}, {})


@rule("XIA-13.1.5")
def test_its_owner_keeps_everything_else() -> None:
    kept = {"outfits": ["nock-blaster"], "credits": 3000, "fame": 2, "titles": ["T07"], "done": ["M11"]}
    captain = duel([1], {}, {**kept, "damage": {"empty": 9, "nock-blaster": {"spot": 2}}}).do(*VOLLEY).seat("B")
    assert captain.at == ""
    assert (captain.ship, captain.credits, captain.fame) == ("swamp-rat", 3000, 2)
    assert (captain.titles, captain.done, [outfit.kind for outfit in captain.outfits]) == (
        ("T07",),
        ("M11",),
        ["nock-blaster"],
    )


@rule("XIA-13.1.6", "XIA-10.3.8", "XIA-D13")
def test_it_is_reset() -> None:
    worn = {"outfits": ["m-22-engine"], "spent": {"m-22-engine": 2}, "armed": 1, "energy": 1, "used": ["red-line"]}
    captain = duel([6], {}, {**worn, "impulse": False, "damage": {"empty": 9}}).do(*VOLLEY).seat("B")
    assert (captain.energy, captain.armed, captain.disarmed, captain.damage) == (8, 4, 0, ())
    assert (captain.used, captain.impulse, captain.outfits[0].markers) == ((), True, ())


@rule("XIA-13.1.7", "XIA-30.5.7")
@pytest.mark.parametrize(("ship", "skips"), [("swamp-rat", False), ("vermilion", True), ("iron-parliament", True)])
def test_ships_of_tier_2_and_3_skip_a_turn(ship: str, skips: bool) -> None:
    drift = Drift("BL", {"A": {"at": "0,0"}, "B": {"ship": ship, "at": "1,0"}})
    destroy(drift.table, ship)
    assert drift.seat("B").skip == skips


@rule("XIA-13.1.8", "XIA-13.1.11")
def test_a_ship_that_died_in_its_own_turn_skips_the_next_one() -> None:
    setup = {"A": {"ship": "vermilion", "at": "0,0"}, "B": {"at": "0,2"}, "C": {"at": "1,-2"}}
    drift = Drift("BP", setup, [2, 7]).do("play A", "A: impulse", "A: step n")
    assert drift.seat("A").skip
    drift.do("B: end-actions", "C: end-actions")
    assert (drift.seat("A").at, drift.seat("A").skip, asked(drift)) == ("", False, "B action-phase")


@rule("XIA-13.1.9", "XIA-D13", "XIA-17.1.3")
def test_the_turn_of_a_destroyed_ship_goes_on_with_the_status_phase() -> None:
    setup = {"A": {"ship": "puddle-jumper", "at": "0,0", "fame": 3}, "B": {"at": "0,2"}, "titles": ["T01"]}
    drift = Drift("BP", setup, [1]).do("A: impulse", "A: step n")
    assert list(drift.table.open_titles) == ["T01"], "titles are revealed in status step 2"
    assert drift.table.movement is None


# Bounty


@rule("XIA-8.2.3", "XIA-8.1.3", "XIA-13.2.1", "XIA-3.2.3")
def test_destroying_an_innocent_ship_makes_an_outlaw() -> None:
    captain = killed().seat("A")
    assert (captain.bounty, captain.credits, captain.fame, captain.outlaw) == (1000, 0, 1, True)
    assert captain.sources == {"combat": 1}


@rule("XIA-8.2.3", "XIA-8.3.1", "XIA-8.1.1", "XIA-8.1.2")
def test_destroying_an_outlaw_pays_its_bounty_and_adds_none() -> None:
    drift = killed({}, {"bounty": 3000, "credits": 500})
    assert (drift.seat("A").bounty, drift.seat("A").credits) == (0, 3000)
    assert (drift.seat("B").bounty, drift.seat("B").credits) == (0, 500)


@rule("XIA-8.2.6")
def test_an_attack_that_does_not_destroy_adds_no_bounty() -> None:
    assert duel([6]).do(*VOLLEY).seat("A").bounty == 0


@rule("XIA-8.1.5", "XIA-8.2.3")
def test_bounty_adds_up_without_limit() -> None:
    assert killed({"bounty": 50000}).seat("A").bounty == 51000


@rule("XIA-3.2.3")
@pytest.mark.parametrize(("ship", "fame"), [("easy-tiger", 1), ("vermilion", 2), ("iron-parliament", 3)])
def test_fame_for_a_captains_ship_is_its_tier(ship: str, fame: int) -> None:
    size = len(pack().ships[ship].hold)
    drift = duel([1], {}, {"ship": ship, "damage": size - 1, "energy": 0})
    drift.do(f"A: attack {ship}", "A: aim nock-blaster", "A: fire")
    assert drift.seat("A").fame == fame


@rule("XIA-8.3.3", "XIA-13.2.3", "XIA-8.3.4")
def test_a_ship_that_no_attack_destroyed_rewards_nobody() -> None:
    drift = Drift("BP", {"A": {"ship": "puddle-jumper", "at": "0,0", "bounty": 2000}, "B": {"at": "0,2"}}, [1])
    drift.do("A: impulse", "A: step n")
    assert drift.seat("A").bounty == 0
    assert (drift.seat("B").credits, drift.seat("B").fame) == (0, 0)


@rule("XIA-8.3.2", "XIA-13.2.2", "XIA-8.2.7")
def test_a_ram_that_destroys_both_rewards_nobody() -> None:
    rammer = {"outfits": ["m-22-engine"], "damage": {"empty": 7}, "bounty": 3000}
    drift = duel([6], rammer, {"damage": 8, "bounty": 2000}).do("A: attack swamp-rat", "A: aim m-22-engine", "A: fire")
    for letter in "AB":
        captain = drift.seat(letter)
        assert (captain.at, captain.fame, captain.credits, captain.bounty) == ("", 0, 0, 0)


@rule("XIA-13.2.1", "XIA-10.7.8")
def test_a_ram_that_only_destroys_the_target_is_rewarded() -> None:
    drift = duel([3], {"outfits": ["m-22-engine"]}, {"damage": 10}).do(
        "A: attack swamp-rat", "A: aim m-22-engine", "A: fire"
    )
    assert (drift.seat("A").fame, drift.seat("A").bounty, asked(drift)) == (1, 1000, "A placing-damage")


@rule("XIA-13.2.3", "XIA-10.7.5")
def test_a_ram_that_only_destroys_the_attacker_rewards_nobody() -> None:
    rammer = {"outfits": ["m-22-engine"], "damage": {"empty": 6}, "bounty": 2000}
    drift = duel([4], rammer).do("A: attack swamp-rat", "A: aim m-22-engine", "A: fire")
    assert (drift.seat("A").at, drift.seat("A").bounty) == ("", 0)
    assert (drift.seat("B").fame, drift.seat("B").credits, len(drift.seat("B").damage)) == (0, 0, 4)


@rule("XIA-25.5.14", "XIA-25.4.14")
def test_a_marshal_is_paid_more_for_each_outlaw() -> None:
    assert killed({"titles": ["T14"]}, {"bounty": 1000}).seat("A").credits == 2000
    assert killed({"titles": ["T14"]}).seat("A").credits == 0
    race = killed({}, {"bounty": 2000}, open={"T14": {}}).table.open_titles["T14"]
    assert race.earned == 0


@rule("XIA-25.4.7", "XIA-25.4.8", "XIA-25.4.20", "XIA-25.3.9")
def test_titles_count_destructions_but_not_double_ones() -> None:
    titles: dict[str, Any] = {"T07": {}, "T09": {"A": 1, "B": 1}}
    drift = killed(open=titles)
    assert {name: race.earned for name, race in drift.table.open_titles.items()} == {"T07": 0, "T09": 0}
    both = duel([6], {"outfits": ["m-22-engine"], "damage": {"empty": 7}}, {"damage": 8}, open=titles)
    both.do("A: attack swamp-rat", "A: aim m-22-engine", "A: fire")
    assert {name: race.earned for name, race in both.table.open_titles.items()} == {"T07": -1, "T09": -1}
    assert both.table.open_titles["T09"].counts[:2] == ((), ()), "streaks begin again"


# NPCs


def fought(npc: str, words: dict[str, Any], rolls: list[int]) -> Drift:
    attacker = {"ship": "puddle-jumper", "at": "0,0", "outfits": ["nock-blaster"]}
    drift = Drift("BL", {"A": attacker, npc: {"controller": "A", "at": "1,0", **words}}, rolls)
    return drift.do(f"A: attack {npc}", "A: aim nock-blaster", "A: fire")


@rule("XIA-8.2.4", "XIA-D58", "XIA-30.5.4", "XIA-30.6.6")
def test_an_npc_brings_its_credits_and_what_its_card_says() -> None:
    captain = fought("enforcer", {"damage": 11, "credits": 2000}, [6, 1, 1]).seat("A")
    assert (captain.credits, captain.fame, captain.bounty) == (2000, 2, 2000)
    captain = fought("scoundrel", {"damage": 9, "credits": 1000}, [6, 1]).seat("A")
    assert (captain.credits, captain.fame, captain.bounty) == (3000, 1, 0)


@rule("XIA-30.5.6", "XIA-30.5.7", "XIA-D55")
def test_a_destroyed_npc_is_emptied_and_forgets() -> None:
    npc = fought("scoundrel", {"damage": 9, "credits": 1000}, [6, 1]).table.npcs[0]
    assert (npc.at, npc.credits, npc.bounty, npc.damage, npc.attacker, npc.skip) == ("", 0, 0, 0, "", True)


@rule("XIA-D55", "XIA-8.3.3")
def test_an_npc_that_nobody_destroyed_keeps_its_credits() -> None:
    drift = Drift("BL", {"A": {"at": "2,0"}, "scoundrel": {"controller": "A", "at": "0,0", "credits": 1000}})
    destroy(drift.table, "scoundrel")
    assert (drift.table.npcs[0].credits, drift.table.npcs[0].bounty) == (1000, 0)


@rule("XIA-30.5.8", "XIA-D55", "XIA-30.7.6")
def test_an_npc_that_destroys_a_captain_takes_the_bounty_and_may_be_wanted_for_it() -> None:
    victim = {"ship": "puddle-jumper", "at": "1,0", "damage": 9}
    hunter = {"controller": "A", "at": "0,0"}
    innocent = Drift("BL", {"A": victim, "scoundrel": hunter}, [3, 3]).do("npc scoundrel")
    assert innocent.seat("A").at == ""
    assert (innocent.table.npcs[0].credits, innocent.table.npcs[0].bounty) == (0, 3000)
    law = {"A": {**victim, "at": "2,0", "bounty": 4000}, "enforcer": {"controller": "A", "at": "0,0"}}
    outlaw = Drift("BL", law, [3, 3]).do("npc enforcer")
    assert (outlaw.seat("A").at, outlaw.table.npcs[0].credits, outlaw.table.npcs[0].bounty) == ("", 4000, 0)


@rule("XIA-D53", "XIA-30.5.6")
def test_no_npc_strikes_back_at_a_destroyed_ship() -> None:
    drift = Drift("BL", {"A": {"at": "2,0"}, "enforcer": {"controller": "A", "at": "0,0"}})
    drift.table.npcs[0].attacker = "easy-tiger"
    destroy(drift.table, "easy-tiger")
    assert drift.table.npcs[0].attacker == ""


# Missions


@rule("XIA-D43", "XIA-27.5.3", "XIA-27.5.4", "XIA-R7")
def test_a_kill_may_be_used_for_a_mission_or_declined() -> None:
    drift = duel([1, 12], {"mission": "M21"}, {**DOOMED, "bounty": 1000}).do(*VOLLEY)
    assert (asked(drift), offered(drift, "A")) == ("A claiming", ["claim", "pass"])
    drift.do("A: claim")
    assert (drift.seat("A").mission_open, drift.seat("A").credits, drift.seat("A").fame) == (True, 1000, 1)
    kept = duel([1], {"mission": "M21"}, {**DOOMED, "bounty": 1000}).do(*VOLLEY, "A: pass")
    assert (kept.seat("A").mission, kept.seat("A").mission_open) == ("M21", False)


# Victory


@rule("XIA-D12", "XIA-3.1.2")
def test_the_fame_of_a_kill_wins_at_once() -> None:
    drift = killed({"fame": 9}, {}, goal=10)
    assert drift.table.winners == (0,)
    assert drift.table.over
