"""Titles: revealing, earning, claiming, perks (XIA-25, XIA-D16, XIA-D46, XIA-D47, XIA-D60, XIA-D66)."""

from typing import Any

import pytest

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.titles import claim_titles, end_streaks, judge_phase, perk, record_deed, reveal_titles
from quarterdeck.games.xia.state import Xia
from tests.rules import rule
from tests.xia.tables import Drift, table_of


def racing(title: str, **setup: Any) -> Xia:
    """A table with one open title; A is active and flies an Easy Tiger."""
    return table_of("BL", {"A": {"at": "0,0"}, "B": {"at": "1,0"}, "open": {title: {}}, **setup})


def earned(table: Xia, title: str) -> int:
    return table.open_titles[title].earned


# Revealing


@rule("XIA-D16", "XIA-25.1.1")
def test_title_spaces() -> None:
    spaces = pack().title_spaces
    assert spaces == (3, 5, 7, 8, 12, 16, 18)
    assert all(min(goal for goal in pack().goals if goal > space) - space >= 2 for space in spaces)


@rule("XIA-25.1.2", "XIA-25.1.3", "XIA-25.1.4")
def test_each_space_reveals_one_title_once() -> None:
    table = table_of("BL", {"A": {"at": "0,0", "fame": 7}, "titles": ["T01", "T02", "T03", "T06"]})
    reveal_titles(table)
    assert (list(table.open_titles), table.title_spaces) == (["T01", "T02", "T03"], (3, 5, 7))
    table.captains[1].fame = 7
    reveal_titles(table)
    assert table.title_deck == ["T06"]


@rule("XIA-19.1.2", "XIA-25.1.5")
def test_any_captains_marker_reveals_in_the_status_phase_of_the_active_one() -> None:
    drift = Drift("BL", {"A": {"at": "0,0"}, "B": {"at": "1,0", "fame": 3}, "titles": ["T01"]})
    assert not drift.table.open_titles
    drift.do("A: end-actions")
    assert list(drift.table.open_titles) == ["T01"]


@rule("XIA-25.1.6")
def test_an_empty_deck_reveals_nothing() -> None:
    table = table_of("BL", {"A": {"at": "0,0", "fame": 3}})
    reveal_titles(table)
    assert (table.open_titles, table.title_spaces) == ({}, (3,))


@rule("XIA-25.3.5", "XIA-D60")
@pytest.mark.parametrize(
    ("title", "setup", "revealed"),
    [
        ("T04", {"stack": ["azure"]}, False),
        ("T04", {"stack": ["azure", "lunari"]}, True),
        ("T05", {"stack": ["azure", "lunari"]}, False),
        ("T15", {}, False),
        ("T15", {"enforcer": {"controller": "A"}}, True),
    ],
)
def test_a_title_whose_requirement_is_not_met_is_put_aside(title: str, setup: dict[str, Any], revealed: bool) -> None:
    table = table_of("BL", {"A": {"at": "0,0", "fame": 3}, "titles": [title, "T01"], **setup})
    reveal_titles(table)
    assert list(table.open_titles) == [title if revealed else "T01"]
    assert title not in table.title_deck


# Kinds of conditions


@rule("XIA-25.2.1", "XIA-25.2.2", "XIA-D47", "XIA-25.3.1")
def test_the_first_to_meet_a_condition_receives_the_title_in_his_own_status_phase() -> None:
    table = racing("T07")
    record_deed(table, 1, "destroy", "ghoststalker")
    record_deed(table, 0, "destroy", "ghoststalker")
    claim_titles(table, 0)
    assert table.captains[0].titles == ()
    claim_titles(table, 1)
    assert (table.captains[1].titles, table.captains[1].fame, table.open_titles) == (("T07",), 1, {})


@rule("XIA-25.2.4")
def test_a_claimed_title_is_closed_and_gives_its_fame_once() -> None:
    table = racing("T13", A={"at": "0,0", "bounty": 3000})
    table.captains[1].bounty = 9000
    for seat in (0, 0, 1):
        claim_titles(table, seat)
    assert [captain.titles for captain in table.captains] == [("T13",), (), ()]
    assert table.captains[0].fame == 1


@rule("XIA-25.2.3")
def test_several_titles_in_one_turn() -> None:
    table = table_of("BL", {"A": {"at": "0,0", "bounty": 3000, "credits": 8000}, "open": {"T13": {}, "T18": {}}})
    claim_titles(table, 0)
    assert (table.captains[0].titles, table.captains[0].fame) == (("T13", "T18"), 4)


STACK = ("azure", "lunari", "loath", "pelmont", "tigris-gate", "xia")


@rule("XIA-25.3.2")
def test_a_tally_counts_for_each_captain_from_the_reveal() -> None:
    table = table_of("BL", {"A": {"at": "0,0", "fame": 3}, "titles": ["T05"], "stack": list(STACK)})
    record_deed(table, 0, "sectors", "red-gulch")
    reveal_titles(table)
    record_deed(table, 1, "sectors", "tk-421")
    for sector in STACK[:-1]:
        record_deed(table, 0, "sectors", sector)
    assert earned(table, "T05") == -1
    record_deed(table, 0, "sectors", STACK[-1])
    assert earned(table, "T05") == 0


@rule("XIA-25.3.7", "XIA-D66")
def test_a_turn_title_counts_within_one_own_turn() -> None:
    drift = Drift("BL", {"A": {"at": "0,0"}, "B": {"at": "1,0"}, "C": {"at": "2,0"}, "open": {"T17": {}}}).do("play A")
    table = drift.table
    record_deed(table, 1, "shields")
    record_deed(table, 1, "shields")
    record_deed(table, 0, "shields")
    assert earned(table, "T17") == -1
    drift.do("A: end-actions", "B: end-actions", "C: end-actions")
    record_deed(table, 0, "shields")
    assert earned(table, "T17") == -1
    record_deed(table, 0, "shields")
    assert earned(table, "T17") == 0


@rule("XIA-D66", "XIA-25.3.7")
def test_following_stored_moves_after_the_own_turn_counts_for_no_turn_title() -> None:
    heron, follower = {"ship": "copper-heron", "at": "4,-1"}, {"ship": "persistent-memory", "at": "4,-2"}
    setup = {"A": heron, "B": follower, "C": {"at": "-2,0"}, "open": {"T17": {}}}
    drift = Drift("BA3", setup, [10, 18, 18]).do("play B")
    drift.seat("A").moves = 3
    record_deed(drift.table, 1, "shields")
    drift.do("B: end-actions", "A: step s", "B: use mag-harpoon copper-heron", "B: follow", "A: step se", "B: follow")
    assert (drift.seat("B").at, len(drift.told("shield-crossed"))) == ("4,0", 2)
    assert earned(drift.table, "T17") == -1


@rule("XIA-D66")
def test_an_npcs_turn_is_not_the_own_turn_of_its_controller() -> None:
    table = racing("T17")
    table.turn.npc = "enforcer"
    record_deed(table, 0, "shields")
    record_deed(table, 0, "shields")
    assert earned(table, "T17") == -1


@rule("XIA-25.3.8")
def test_a_phase_title_is_judged_at_the_end_of_the_action_phase() -> None:
    table = racing("T16")
    for _ in range(3):
        record_deed(table, 0, "rocks")
    assert earned(table, "T16") == -1
    judge_phase(table, 0)
    assert earned(table, "T16") == 0


@rule("XIA-25.3.9", "XIA-25.4.9")
def test_a_streak_returns_to_0_when_the_ship_is_destroyed() -> None:
    table = racing("T09")
    record_deed(table, 0, "destroy", "swamp-rat")
    end_streaks(table, 0)
    record_deed(table, 0, "destroy", "swamp-rat")
    assert earned(table, "T09") == -1
    record_deed(table, 0, "destroy", "swamp-rat")
    assert earned(table, "T09") == 0
    end_streaks(table, 0)
    claim_titles(table, 0)
    assert table.captains[0].titles == ("T09",)


@rule("XIA-25.3.3", "XIA-25.4.13", "XIA-25.4.18")
@pytest.mark.parametrize(("title", "field", "enough"), [("T13", "bounty", 2000), ("T18", "credits", 6000)])
def test_states_are_tested_in_the_status_phase(title: str, field: str, enough: int) -> None:
    table = racing(title)
    setattr(table.captains[0], field, enough - 1000)
    claim_titles(table, 0)
    assert table.captains[0].titles == ()
    setattr(table.captains[0], field, enough)
    claim_titles(table, 0)
    assert table.captains[0].titles == (title,)


# The conditions of each title

CONDITIONS: list[tuple[str, list[tuple[str, str]], int]] = [
    ("T01", [("sell", "2"), ("sell", "2")], -1),
    ("T01", [("sell", "3")], 0),
    ("T02", [("harbours", "azure"), ("harbours", "azure")], -1),
    ("T02", [("harbours", "azure"), ("harbours", "lunari")], 0),
    ("T03", [("sell", "4"), ("sell", "4")], -1),
    ("T03", [("sell", "5")], 0),
    ("T04", [("jumps", "")], -1),
    ("T04", [("jumps", ""), ("jumps", "")], 0),
    ("T05", [("sectors", "azure"), ("sectors", "lunari"), ("sectors", "loath"), ("sectors", "xia")], -1),
    ("T06", [("planets", planet) for planet in ("azure", "lunari", "loath", "azure", "kemplar-ii")], -1),
    ("T06", [("planets", planet) for planet in ("azure", "lunari", "loath", "doravin-v", "kemplar-ii")], 0),
    ("T07", [("destroy", "merchant")], 0),
    ("T08", [("destroy", "swamp-rat")], -1),
    ("T08", [("destroy", "merchant")], -1),
    ("T08", [("destroy", "enforcer")], 0),
    ("T08", [("destroy", "vermilion")], 0),
    ("T09", [("destroy", "merchant"), ("destroy", "swamp-rat")], 0),
    ("T10", [("missions", "M01")], -1),
    ("T10", [("missions", "M01"), ("missions", "M45")], 0),
    ("T11", [("missions", "M01"), ("missions", "M45")], -1),
    ("T11", [("missions", "M01"), ("missions", "M45"), ("missions", "M46")], 0),
    ("T12", [("missions", "M01"), ("missions", "M11")], -1),
    ("T12", [("missions", "M29"), ("missions", "M45")], -1),
    ("T12", [("missions", "M01"), ("missions", "M45")], 0),
    ("T14", [("collect", "1000"), ("collect", "1000")], -1),
    ("T14", [("collect", "2000")], 0),
    ("T15", [("destroy", "swamp-rat")], -1),
    ("T15", [("destroy", "scoundrel")], 0),
    ("T15", [("destroy", "enforcer")], 0),
    ("T17", [("shields", "")], -1),
    ("T17", [("shields", ""), ("shields", "")], 0),
]


@rule(
    "XIA-25.4.1", "XIA-25.4.2", "XIA-25.4.3", "XIA-25.4.4", "XIA-25.4.5", "XIA-25.4.6", "XIA-25.4.7", "XIA-25.4.8",
    "XIA-25.4.9", "XIA-25.4.10", "XIA-25.4.11", "XIA-25.4.12", "XIA-25.4.14", "XIA-25.4.15", "XIA-25.4.17",
    "XIA-D46",
)  # fmt: skip
@pytest.mark.parametrize(("title", "deeds", "owner"), CONDITIONS)
def test_conditions(title: str, deeds: list[tuple[str, str]], owner: int) -> None:
    table = racing(title)
    for word, item in deeds:
        record_deed(table, 0, word, item)
    assert earned(table, title) == owner


@rule("XIA-25.4.8")
def test_every_ship_of_the_third_tier_is_a_giant() -> None:
    table = racing("T08", A={"at": "0,0", "ship": "old-harvest"})
    record_deed(table, 0, "destroy", "vermilion")
    assert earned(table, "T08") == -1
    record_deed(table, 0, "destroy", "long-arithmetic")
    assert earned(table, "T08") == 0


@rule("XIA-25.4.16")
def test_rock_hopper_needs_three_entries() -> None:
    table = racing("T16")
    for _ in range(2):
        record_deed(table, 0, "rocks")
    judge_phase(table, 0)
    assert earned(table, "T16") == -1


# Titles in play


@rule("XIA-25.4.1", "XIA-25.4.2", "XIA-25.4.19", "XIA-4.4.7")
def test_a_sale_counts_copies_and_its_planet() -> None:
    setup = {
        "A": {"ship": "night-bazaar", "at": "4,2", "cargo": "2spice", "replica": "spice 2"},
        "open": {"T01": {}, "T02": {}},
    }
    drift = Drift("BA3", setup).do("A: sell 2spice")
    assert earned(drift.table, "T01") == 0
    assert drift.table.open_titles["T02"].counts[0] == ("neo-damascus",)


@rule("XIA-25.4.5", "XIA-25.4.4", "XIA-25.4.6")
def test_scans_jumps_and_planets_count_in_play() -> None:
    setup = {"A": {"at": "2,-2"}, "stack": ["neo-damascus", "azure"], "open": {"T05": {}, "T06": {}}}
    drift = Drift("BL", setup).do("A: scan n", "A: impulse", "A: jump ne")
    assert drift.table.open_titles["T05"].counts[0] == ("neo-damascus", "azure")
    assert drift.table.turn.counts["jumps"] == 1
    entering = Drift("BA3", {"A": {"at": "7,-3"}, "open": {"T06": {}}}).do("A: impulse", "A: step nw")
    assert entering.table.open_titles["T06"].counts[0] == ("kemplar-ii",)


@rule("XIA-25.3.10", "XIA-D66")
def test_using_an_occupied_hex_counts_for_nothing() -> None:
    setup = {"A": {"at": "7,-3"}, "B": {"at": "6,-3"}, "open": {"T06": {}}}
    drift = Drift("BA3", setup).do("A: impulse", "A: reach nw")
    assert drift.table.open_titles["T06"].counts[0] == ()


@rule("XIA-25.4.20", "XIA-13.2.2")
def test_a_ram_that_destroys_both_is_no_destruction_by_an_attack() -> None:
    setup = {
        "C": {"at": "0,0", "outfits": ["m-22-engine"], "damage": {"empty": 6, "m-22-engine": {"spot": 1}}},
        "A": {"at": "1,0", "damage": 9}, "turn": "C", "open": {"T07": {}},
    }  # fmt: skip
    drift = Drift("BL", setup, [4]).do("C: attack easy-tiger", "C: aim m-22-engine", "C: fire")
    assert (drift.seat("A").at, drift.seat("C").at) == ("", "")
    assert earned(drift.table, "T07") == -1


# Perks


@rule("XIA-25.2.5", "XIA-32.5.1")
def test_perks_of_titles_by_word() -> None:
    table = table_of("BL", {"A": {"at": "0,0", "titles": ["T02", "T04", "T05", "T18"]}})
    assert perk(table, 0, "first-cube") == 2000
    assert perk(table, 0, "scan-cost") == 0
    assert perk(table, 0, "repair") == 1000
    assert perk(table, 0, "free-jump") is not None
    assert perk(table, 0, "impulse") is None
    assert perk(table, 1, "first-cube") is None


@rule("XIA-25.2.5")
def test_a_perk_survives_destruction_and_a_new_ship() -> None:
    setup = {"A": {"at": "3,2", "titles": ["T06"], "credits": 5000}}
    drift = Drift("BA3", setup).do("business A", "A: new-ship vermilion")
    assert perk(drift.table, 0, "impulse") == 1


@rule("XIA-25.5.6")
def test_grand_tour_raises_the_impulse() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "titles": ["T06"]}}).do("A: impulse")
    assert drift.table.movement.points == drift.table.mat(0).impulse + 1  # type: ignore[union-attr]


@rule("XIA-25.5.5", "XIA-25.3.6")
def test_chart_maker_scans_for_nothing() -> None:
    drift = Drift("BL", {"A": {"at": "2,-2", "titles": ["T05"], "energy": 0}, "stack": ["azure"]}).do("A: scan ne")
    assert (len(drift.table.sectors), drift.seat("A").energy) == (2, 0)


@rule("XIA-25.5.7")
def test_first_blood_adds_to_each_blaster_die() -> None:
    setup = {"A": {"at": "0,0", "titles": ["T07"], "outfits": ["nock-blaster"]}, "B": {"at": "1,0"}}
    drift = Drift("BL", setup, [2, 3])
    drift.do("A: attack swamp-rat", "A: aim nock-blaster", "A: aim nock-blaster", "A: fire")
    assert drift.table.fight.attack == 7  # type: ignore[union-attr]


@rule("XIA-25.5.8")
@pytest.mark.parametrize(("titles", "reached"), [([], False), (["T08"], True)])
def test_giant_killer_shoots_farther(titles: list[str], reached: bool) -> None:
    setup = {"A": {"at": "-2,2", "titles": titles, "outfits": ["squib-missile"]}, "B": {"at": "5,-3"}}
    drift = Drift([["the-lost-sector", 0, 0], ["burning-horse", 5, -3, "turned"]], setup)
    assert (drift.refused("A: attack swamp-rat") is None) == reached


@rule("XIA-25.5.13")
def test_most_wanted_crosses_quietly() -> None:
    drift = Drift("BA3", {"A": {"at": "4,0", "titles": ["T13"]}}, [15]).do("A: impulse", "A: step n")
    assert (drift.seat("A").at, drift.seat("A").bounty) == ("4,-1", 0)


@rule("XIA-25.5.14")
def test_a_marshal_is_paid_by_the_bank_for_outlaws() -> None:
    setup = {
        "A": {"at": "0,0", "titles": ["T14"], "outfits": ["nock-blaster"]},
        "B": {"at": "1,0", "bounty": 2000, "damage": 9},
    }
    drift = Drift("BL", setup, [3]).do("A: attack swamp-rat", "A: aim nock-blaster", "A: fire")
    assert drift.seat("B").at == ""
    assert drift.seat("A").credits == 3000


@rule("XIA-25.5.16")
@pytest.mark.parametrize(("roll", "damage"), [(8, 8), (9, 0), (10, 0)])
def test_rock_hopper_is_safe_from_high_rolls(roll: int, damage: int) -> None:
    drift = Drift("BB", {"A": {"at": "0,0", "titles": ["T16"]}}, [roll]).do("A: impulse", "A: step s")
    assert len(drift.seat("A").damage) == damage


@rule("XIA-25.5.17")
def test_needles_eye_halves_damage_from_planetary_shields() -> None:
    drift = Drift("BA3", {"A": {"at": "4,0", "titles": ["T17"]}}, [7]).do("A: impulse", "A: step n")
    assert len(drift.seat("A").damage) == 4


@rule("XIA-25.5.18", "XIA-25.3.6", "XIA-R11")
def test_deep_pockets_repairs_for_less() -> None:
    free = Drift("BA3", {"A": {"at": "3,2", "titles": ["T18"], "damage": 3}}).do("business A")
    assert (free.seat("A").damage, free.seat("A").credits) == ((), 0)
    dear = Drift("BA3", {"A": {"at": "3,2", "ship": "old-harvest", "titles": ["T18"], "damage": 3, "credits": 1000}})
    dear.do("business A", "A: repair")
    assert (dear.seat("A").damage, dear.seat("A").credits) == ((), 0)
