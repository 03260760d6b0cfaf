"""Missions (XIA-27, XIA-D41 to XIA-D45, XIA-D64, XIA-R2, XIA-R20)."""

from collections import Counter
from typing import Any

import pytest

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.mission_cards import is_place, is_target
from quarterdeck.games.xia.rules.missions import Victim, offer_kill
from quarterdeck.games.xia.rules.moving import end_movement
from quarterdeck.games.xia.rules.pointing import meant
from quarterdeck.games.xia.rules.smuggling import entered_planet
from quarterdeck.games.xia.under_way import Movement
from quarterdeck.kernel.chance import Chance
from tests.rules import rule
from tests.xia.fights import preview
from tests.xia.tables import Drift, refusal, table_of

HORSE, KEMPLAR, DAMASCUS, OUTPOST = "2,-2", "4,-1", "3,1", "-2,4"
"""Mission points of the board BA5."""


def on_mission(mission: str, spot: str, sectors: Any = "BA5", rolls: list[int] | None = None, **captain: Any) -> Drift:
    return Drift(sectors, {"A": {"at": spot, "mission": mission, **captain}, "B": {"at": "-4,5"}}, rolls)


def offered(drift: Drift, seat: int = 0) -> list[str]:
    return [str(option) for option in drift.table.options(seat)]


# Cards


@rule("XIA-27.1.1", "XIA-27.1.2", "XIA-D41", "XIA-1.1.10")
def test_six_types_legal_and_illegal() -> None:
    cards = pack().missions.values()
    assert Counter(card.task for card in cards) == {
        "board": 10,
        "study": 10,
        "hunt": 8,
        "load": 8,
        "steal": 8,
        "kill": 8,
    }
    assert {card.task for card in cards if card.legal} == {"board", "study", "hunt"}


@rule("XIA-27.1.3")
@pytest.mark.parametrize(("mission", "bounty"), [("M01", 2000), ("M29", 0)])
def test_outlaws_and_innocents_may_do_any_mission(mission: str, bounty: int) -> None:
    assert "task" in offered(on_mission(mission, DAMASCUS, bounty=bounty))


# Taking


DECK = ["M01", "M11", "M45", "M12"]


def looking(**captain: Any) -> Drift:
    return Drift("BA5", {"A": {"at": DAMASCUS, **captain}, "missions": DECK}).do("A: take-mission")


@rule("XIA-27.2.1", "XIA-27.2.2", "XIA-27.2.3", "XIA-20.1.2", "XIA-17.3.4")
def test_three_cards_are_looked_at_and_one_is_kept_face_down() -> None:
    drift = looking()
    assert offered(drift) == ["keep M01", "keep M11", "keep M45", "keep-none"]
    drift.do("A: keep M11")
    captain = drift.seat("A")
    assert (captain.mission, captain.mission_open, captain.looked_at) == ("M11", False, [])
    assert sorted(drift.table.mission_discard) == ["M01", "M45"]
    assert drift.table.mission_deck == ["M12"]


@rule("XIA-27.2.2", "XIA-27.2.4", "XIA-17.2.3")
def test_none_may_be_kept_and_the_point_is_used_all_the_same() -> None:
    drift = looking().do("A: keep-none")
    assert (drift.seat("A").mission, len(drift.table.mission_discard)) == (None, 3)
    assert refusal(drift, "A: take-mission") == "XIA-27.2.4"
    drift.seat("A").at = KEMPLAR
    drift.do("A: take-mission")
    assert drift.asked_frame() == "choosing-mission"


@rule("XIA-27.2.4")
def test_the_point_may_be_used_again_in_the_next_turn() -> None:
    setup = {"A": {"at": DAMASCUS}, "B": {"at": "-4,5"}, "C": {"at": "-3,3"}, "missions": DECK}
    drift = Drift("BA5", setup).do("play A", "A: take-mission", "A: keep-none", "A: end-actions")
    drift.do("B: end-actions", "C: end-actions", "A: take-mission")
    assert drift.asked_frame() == "choosing-mission"


@rule("XIA-27.2.1", "XIA-27.2.5")
def test_a_mission_needs_a_mission_point_and_no_active_mission() -> None:
    assert refusal(Drift("BA5", {"A": {"at": "-4,5"}, "missions": DECK}), "A: take-mission") == "XIA-27.2.1"
    assert (
        refusal(Drift("BA5", {"A": {"at": DAMASCUS, "mission": "M01"}, "missions": DECK}), "A: take-mission")
        == "XIA-27.2.5"
    )


@rule("XIA-27.2.6", "XIA-D45")
def test_the_discard_pile_becomes_the_new_deck_in_the_middle_of_drawing() -> None:
    drift = Drift("BA5", {"A": {"at": DAMASCUS}, "missions": ["M01"]})
    drift.table.mission_discard = ["M11", "M12", "M13"]
    drift.do("A: take-mission")
    assert len(drift.seat("A").looked_at) == 3
    assert drift.seat("A").looked_at[0] == "M01"
    assert (len(drift.table.mission_deck), drift.table.mission_discard) == (1, [])


@rule("XIA-D45")
def test_a_short_deck_shows_what_there_is() -> None:
    drift = Drift("BA5", {"A": {"at": DAMASCUS}, "missions": ["M01", "M02"]}).do("A: take-mission")
    assert offered(drift) == ["keep M01", "keep M02", "keep-none"]
    empty = Drift("BA5", {"A": {"at": DAMASCUS}})
    assert refusal(empty, "A: take-mission") == "XIA-D45"


@rule("XIA-25.5.10")
def test_good_for_it_looks_at_four_cards() -> None:
    assert len(offered(looking(titles=["T10"]))) == 5


@rule("XIA-R2", "XIA-R3", "XIA-D45")
def test_others_see_neither_the_choice_nor_the_mission() -> None:
    drift = looking()
    assert drift.table.view(0)["captains"][0]["looked_at"] == ["M01", "M11", "M45"]
    assert drift.table.view(1)["captains"][0]["looked_at"] == 3
    drift.do("A: keep M11")
    assert drift.table.view(0)["captains"][0]["mission"] == "M11"
    assert drift.table.view(1)["captains"][0]["mission"] is True
    assert drift.table.view(1)["mission_discard"] == 2
    drift.seat("A").mission_open = True
    assert drift.table.view(1)["captains"][0]["mission"] == "M11"


@rule("XIA-15.3.6", "XIA-D31")
def test_a_point_that_somebody_else_occupies_is_used_by_reaching_over() -> None:
    setup = {"A": {"at": "3,2"}, "B": {"at": DAMASCUS}, "missions": DECK}
    drift = Drift("BA5", setup).do("A: impulse", "A: reach n", "A: take-mission", "A: keep M01")
    assert drift.seat("A").mission == "M01"
    assert drift.table.turn.mission_points == (DAMASCUS,)
    assert drift.table.movement is not None


# Places and targets


@rule("XIA-27.7.1", "XIA-27.7.2", "XIA-D42")
@pytest.mark.parametrize(
    ("place", "sectors"),
    [
        ("any", {"azure", "loath", "lunari", "pelmont", "tk-421", "vortex-86", "tigris-gate"}),
        ("planet", {"azure", "loath", "lunari"}),
        ("lawful", {"lunari"}), ("neutral", {"azure"}), ("outlaw", {"loath"}), ("debris", {"pelmont"}),
        ("asteroid", {"tk-421"}), ("nebula", {"vortex-86"}), ("gate", {"tigris-gate"}), ("azure", {"azure"}),
    ],
)  # fmt: skip
def test_places(place: str, sectors: set[str]) -> None:
    table = table_of()
    all_sectors = ("azure", "loath", "lunari", "pelmont", "tk-421", "vortex-86", "tigris-gate")
    assert {sector for sector in all_sectors if is_place(table, sector, place)} == sectors


@rule("XIA-27.7.3", "XIA-27.6.7")
@pytest.mark.parametrize(
    ("target", "ships"),
    [
        ("any-ship", {"swamp-rat", "vermilion", "enforcer", "merchant"}),
        ("any-player", {"swamp-rat", "vermilion"}),
        ("innocent", {"vermilion", "merchant", "enforcer"}),
        ("leader", {"vermilion"}),
        ("high-tier", {"vermilion", "enforcer"}),
        ("merchant", {"merchant"}),
    ],
)
def test_targets(target: str, ships: set[str]) -> None:
    setup = {
        "A": {"at": "0,0", "fame": 9}, "B": {"at": "1,0", "bounty": 1000, "fame": 2},
        "C": {"ship": "vermilion", "at": "2,0", "fame": 3},
        "enforcer": {"controller": "A", "at": "0,1"}, "merchant": {"controller": "A", "at": "0,2"},
    }  # fmt: skip
    table = table_of("BL", setup)
    tiers = {"swamp-rat": 1, "vermilion": 2, "enforcer": 2, "merchant": 1}
    found = {ship for ship, tier in tiers.items() if is_target(table, 0, ship, tier, ship != "swamp-rat", target)}
    assert found == ships


@rule("XIA-27.7.3")
def test_of_several_leaders_any() -> None:
    table = table_of("BL", {"A": {"at": "0,0"}, "B": {"fame": 3}, "C": {"fame": 3}})
    assert is_target(table, 0, "swamp-rat", 1, True, "leader")
    assert is_target(table, 0, "ghoststalker", 1, True, "leader")


# Shuttle


@rule("XIA-27.5.1", "XIA-27.3.2", "XIA-27.3.3", "XIA-27.4.3", "XIA-27.4.7", "XIA-17.3.5")
def test_a_shuttle_boards_and_is_paid_by_distance_on_delivery_only() -> None:
    drift = on_mission("M01", OUTPOST).do("A: task")
    captain = drift.seat("A")
    assert (captain.mission_open, captain.pay, captain.credits) == (True, 3000, 0)
    assert refusal(drift, "A: task") == "XIA-17.3.5"
    captain.at = KEMPLAR
    drift.do("A: deliver")
    assert (captain.credits, captain.sources, captain.done, captain.mission) == (3000, {"missions": 1}, ("M01",), None)
    assert captain.bounty == 0


@rule("XIA-27.3.4", "XIA-27.3.1", "XIA-17.3.6")
def test_delivery_needs_the_task_done_and_the_delivery_point() -> None:
    drift = on_mission("M01", KEMPLAR)
    assert refusal(drift, "A: deliver") == "XIA-27.3.1"
    drift = on_mission("M01", DAMASCUS, face="up", pay=1000)
    assert refusal(drift, "A: deliver") == "XIA-27.3.4"
    drift.seat("A").at = "5,-3"
    assert refusal(drift, "A: deliver") == "XIA-27.3.4"
    assert refusal(Drift("BA5", {"A": {"at": KEMPLAR}}), "A: deliver") == "XIA-17.3.5"


@rule("XIA-27.3.1", "XIA-27.3.4", "XIA-27.7.1")
@pytest.mark.parametrize(
    ("spot", "captain", "clause"),
    [("3,2", {}, "XIA-27.7.1"), (DAMASCUS, {"face": "up", "pay": 1000}, "XIA-27.3.4"), (KEMPLAR, {}, None)],
)
def test_the_own_card_says_why_it_cannot_be_carried_out_here(
    spot: str, captain: dict[str, Any], clause: str | None
) -> None:
    table = on_mission("M04" if clause is None else "M01", spot, **captain).table
    option = meant(table, 0, f"mission:{table.captains[0].mission}", "")
    assert option is not None
    reason = table.why_not(0, option)
    assert (reason and reason.clause) == clause
    assert meant(table, 1, "mission:M01", "") is None


@rule("XIA-27.7.1", "XIA-27.3.10", "XIA-17.3.5")
def test_boarding_needs_the_right_mission_point() -> None:
    assert refusal(on_mission("M01", "3,2"), "A: task") == "XIA-27.7.1"
    assert refusal(on_mission("M04", OUTPOST), "A: task") == "XIA-27.7.1"
    assert refusal(on_mission("M04", DAMASCUS), "A: task") == "XIA-27.3.10"
    assert on_mission("M04", KEMPLAR).refused("A: task") is None
    assert refusal(Drift("BA5", {"A": {"at": KEMPLAR}}), "A: task") == "XIA-17.3.5"
    assert refusal(on_mission("M04", KEMPLAR), "A: task swamp-rat") == "XIA-27.7.3"


@rule("XIA-27.4.5", "XIA-27.4.6", "XIA-D42")
@pytest.mark.parametrize("mission", ["M02", "M31"])
def test_a_payment_waits_for_an_unknown_sector_and_never_changes(mission: str) -> None:
    setup = {"A": {"at": KEMPLAR, "mission": mission}, "stack": ["azure", "lunari"]}
    drift = Drift("BA3", setup).do("A: task")
    assert (drift.seat("A").mission_open, drift.seat("A").pay) == (True, None)
    drift.seat("A").at = "2,-2"
    drift.do("A: scan n")
    before = drift.seat("A").pay
    assert before == (2000 if mission == "M02" else 4000)
    drift.seat("A").at = "2,0"
    drift.table.captains[0].picked_up = "burning-horse"
    assert drift.seat("A").pay == before


@rule("XIA-27.4.8")
@pytest.mark.parametrize(("distance", "pay"), [(1, 2000), (3, 4000), (4, 5000), (7, 5000)])
def test_long_ways_are_paid_like_the_last_entry(distance: int, pay: int) -> None:
    assert pack().pay["shuttle"].amount(distance) == pay


@rule("XIA-R20", "XIA-R13")
def test_the_owner_sees_pay_and_distance_before() -> None:
    drift = on_mission("M01", OUTPOST)
    (line,) = drift.table.preview(0, drift.table.option("task"))
    assert (line.id, line.args) == ("pays-for-distance", {"credits": 3000, "sectors": 2})
    waiting = on_mission("M02", OUTPOST)
    assert [line.id for line in waiting.table.preview(0, waiting.table.option("task"))] == ["pay-waits"]
    thief = Drift("BL", {"A": {"at": "0,0", "mission": "M39"}, "B": {"at": "1,0"}})
    lines = thief.table.preview(0, thief.table.option("task swamp-rat"))
    assert [(line.id, line.args) for line in lines] == [
        ("pays-by-roll", {"low": 4000, "high": 5000, "mean": 3250}), ("risk-caught", {"percent": 25, "safe": 6}),
    ]  # fmt: skip


# Scientist


@rule("XIA-27.5.2", "XIA-D42")
@pytest.mark.parametrize(("roll", "pay"), [(5, 2000), (6, 3000), (15, 3000), (16, 4000)])
def test_a_scientist_is_paid_by_the_roll(roll: int, pay: int) -> None:
    drift = on_mission("M15", DAMASCUS, rolls=[roll]).do("A: task")
    captain = drift.seat("A")
    assert (captain.mission_open, captain.pay) == (True, pay)
    captain.at = KEMPLAR
    drift.do("A: deliver")
    assert (captain.credits, captain.fame) == (pay, 1)


@rule("XIA-27.3.10", "XIA-D41")
def test_research_and_delivery_are_in_different_sectors() -> None:
    """A kind of sector may describe both places; then the delivery must be another sector."""
    drift = on_mission("M12", "0,0", [["tk-421", 0, 0], ["azure", 5, -3, "turned"]], [10]).do("A: task")
    captain = drift.seat("A")
    assert captain.picked_up == "tk-421"
    captain.at = drift.table.chart.mission_point("azure")
    captain.picked_up = "azure"
    assert refusal(drift, "A: deliver") == "XIA-27.3.4"
    captain.picked_up = "tk-421"
    assert drift.refused("A: deliver") is None


# Experience


@rule("XIA-27.4.1", "XIA-27.4.2")
def test_experience_discards_the_oldest_mission_of_the_type() -> None:
    drift = on_mission("M15", DAMASCUS, rolls=[2, 3], done=["M37", "M12", "M11"]).do("A: task", "A: experience")
    assert drift.seat("A").done == ("M37", "M11")
    assert drift.table.mission_discard == ["M12"]
    assert "experience" in offered(drift)
    drift.do("A: pass")
    assert drift.seat("A").pay == 2000


@rule("XIA-27.4.2")
def test_experience_helps_only_with_mission_rolls() -> None:
    drift = Drift("BB", {"A": {"at": "0,0", "done": ["M11"]}}, [5]).do("A: gather")
    assert drift.seat("A").done == ("M11",)
    assert len(drift.seat("A").damage) == 5
    boarding = on_mission("M01", DAMASCUS, done=["M02"]).do("A: task")
    assert boarding.seat("A").done == ("M02",)


@rule("XIA-25.5.11", "XIA-R33")
def test_a_specialist_repeats_one_roll_of_a_turn_for_nothing() -> None:
    drift = on_mission("M15", DAMASCUS, rolls=[2, 3, 16], done=["M12"], titles=["T11"])
    drift.do("A: task", "A: experience")
    assert drift.seat("A").done == ("M12",)
    drift.do("A: experience")
    assert (drift.seat("A").done, drift.seat("A").pay) == ((), 4000)


# Bounty Hunter and Assassin


def victim(ship: str = "swamp-rat", tier: int = 1, outlaw: bool = True) -> Victim:
    return Victim(ship, tier, outlaw, 1000 if outlaw else 0, 0, 1)


@rule("XIA-27.5.3", "XIA-27.5.4", "XIA-D43")
def test_a_bounty_hunter_uses_the_kill_of_an_outlaw() -> None:
    setup = {
        "A": {"at": "0,0", "outfits": ["nock-blaster"], "mission": "M23"},
        "B": {"at": "1,0", "bounty": 2000, "damage": 9},
    }  # fmt: skip
    drift = Drift("BL", setup, [3, 16]).do("A: attack swamp-rat", "A: aim nock-blaster", "A: fire")
    assert (drift.asked_frame(), offered(drift)) == ("claiming", ["claim", "pass"])
    drift.do("A: claim")
    captain = drift.seat("A")
    assert (captain.mission_open, captain.pay) == (True, 4000)
    assert (captain.credits, captain.sources) == (2000, {"combat": 1})


@rule("XIA-D43")
def test_a_kill_may_be_declined() -> None:
    setup = {
        "A": {"at": "0,0", "outfits": ["nock-blaster"], "mission": "M23"},
        "B": {"at": "1,0", "bounty": 2000, "damage": 9},
    }  # fmt: skip
    drift = Drift("BL", setup, [3]).do("A: attack swamp-rat", "A: aim nock-blaster", "A: fire", "A: pass")
    assert (drift.seat("A").mission, drift.seat("A").mission_open) == ("M23", False)
    assert drift.asked_frame() == "action-phase"


@rule("XIA-27.5.3", "XIA-27.6.6", "XIA-27.7.3")
@pytest.mark.parametrize(
    ("mission", "found", "asked"),
    [
        ("M23", victim(outlaw=False), False),
        ("M23", victim(outlaw=True), True),
        ("M45", victim(), True),
        ("M45", Victim("enforcer", 2, False, 0, 0, -1), False),
        ("M49", Victim("enforcer", 2, False, 0, 0, -1), True),
        ("M51", victim(outlaw=True), False),
        ("M51", victim(outlaw=False), True),
        ("M48", Victim("enforcer", 2, False, 0, 0, -1), True),
        ("M01", victim(), False),
    ],
)
def test_kills_that_serve_a_mission(mission: str, found: Victim, asked: bool) -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "mission": mission}, "B": {"at": "1,0"}})
    offer_kill(drift.table, 0, found)
    drift.table.advance()
    assert (drift.asked_frame() == "claiming") == asked


@rule("XIA-27.3.2")
def test_a_finished_task_needs_no_further_kill() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "mission": "M45", "face": "up", "pay": 3000}, "B": {"at": "1,0"}})
    offer_kill(drift.table, 0, victim())
    assert drift.asked_frame() == "action-phase"


@rule("XIA-27.6.6", "XIA-27.6.7", "XIA-27.6.8")
@pytest.mark.parametrize(("tier", "pay"), [(1, 4000), (2, 6000), (3, 8000)])
def test_an_assassin_is_paid_by_tier_without_a_roll(tier: int, pay: int) -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "mission": "M45"}, "B": {"at": "1,0"}})
    offer_kill(drift.table, 0, victim(tier=tier))
    drift.table.advance()
    drift.do("A: claim")
    assert (drift.seat("A").mission_open, drift.seat("A").pay) == (True, pay)


@rule("XIA-17.3.5", "XIA-27.5.3")
@pytest.mark.parametrize("mission", ["M23", "M45"])
def test_kills_are_no_action(mission: str) -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "mission": mission}, "B": {"at": "1,0"}})
    assert refusal(drift, "A: task") == "XIA-17.3.5"
    assert not [text for text in offered(drift) if text.startswith("task")]


# Thief


@rule("XIA-27.6.5", "XIA-27.7.5", "XIA-27.7.6", "XIA-27.1.4", "XIA-27.7.7")
def test_a_thief_steals_nothing_real() -> None:
    setup = {"A": {"at": "0,0", "mission": "M39"}, "B": {"at": "1,0", "cargo": "2spice", "credits": 3000}}
    drift = Drift("BL", setup, [6]).do("A: task swamp-rat")
    assert (drift.seat("A").pay, drift.seat("A").cargo, drift.seat("A").credits) == (4000, {}, 0)
    assert (drift.seat("B").cargo, drift.seat("B").credits) == ({"spice": 2}, 3000)
    caught = Drift("BL", setup, [5]).do("A: task swamp-rat")
    captain = caught.seat("A")
    assert (captain.mission, captain.bounty, caught.table.mission_discard) == (None, 1000, ["M39"])


@rule("XIA-27.6.5", "XIA-26.1.3", "XIA-27.7.3", "XIA-27.7.4", "XIA-4.4.11", "XIA-15.3.6")
def test_thefts_that_are_refused() -> None:
    setup = {"A": {"at": "0,0", "mission": "M39"}, "B": {"at": "2,0"}, "merchant": {"controller": "A", "at": "0,1"}}
    drift = Drift("BL", setup)
    assert refusal(drift, "A: task swamp-rat") == "XIA-27.6.5"
    assert refusal(drift, "A: task merchant") == "XIA-27.7.3"
    assert refusal(drift, "A: task") == "XIA-27.6.5"
    drift.seat("B").at, drift.seat("B").veil = "1,0", 0
    assert refusal(drift, "A: task swamp-rat") == "XIA-4.4.11"
    drift.seat("B").veil = 1
    assert drift.refused("A: task swamp-rat") is None
    drift.seat("A").mission = "M38"
    assert refusal(drift, "A: task swamp-rat") == "XIA-27.7.3"
    away = Drift("BL", {"A": {"at": "0,0", "mission": "M41"}, "merchant": {"controller": "A"}})
    assert refusal(away, "A: task merchant") == "XIA-27.7.4"
    assert refusal(away, "A: task swamp-rat") == "XIA-13.1.10"


# Smuggler

SMUGGLING = {"mission": "M29", "face": "up", "pay": 3000}


@rule("XIA-27.6.1", "XIA-27.3.2", "XIA-27.4.7")
def test_contraband_is_loaded_and_paid_by_distance() -> None:
    drift = on_mission("M29", OUTPOST).do("A: task")
    assert (drift.seat("A").mission_open, drift.seat("A").pay) == (True, 5000)


@rule("XIA-27.6.2", "XIA-27.6.4", "XIA-27.7.5", "XIA-27.7.7")
@pytest.mark.parametrize(("roll", "bounty"), [(6, 1000), (17, 1000), (18, 0)])
def test_sneaking_by_the_entrance(roll: int, bounty: int) -> None:
    drift = Drift("BA3", {"A": {"at": "7,-3", **SMUGGLING}}, [roll]).do("A: impulse", "A: step nw")
    captain = drift.seat("A")
    assert captain.sneaked == ("clean" if bounty == 0 else "unseen")
    captain.at = KEMPLAR
    drift.do("A: stop", "A: deliver")
    assert (captain.bounty, captain.credits, captain.fame) == (bounty, 3000, 1)


@rule("XIA-27.6.3", "XIA-D44")
def test_by_the_shield_the_shield_roll_comes_first() -> None:
    inside = Drift("BA3", {"A": {"at": "4,0", **SMUGGLING}}, [18, 6]).do("A: impulse", "A: step n")
    assert (inside.seat("A").at, inside.seat("A").sneaked) == ("4,-1", "unseen")
    outside = Drift("BA3", {"A": {"at": "4,0", **SMUGGLING}}, [4]).do("A: impulse", "A: step n")
    assert (outside.seat("A").at, outside.seat("A").sneaked, outside.seat("A").mission) == ("4,0", "", "M29")


@rule("XIA-D44", "XIA-15.2.4")
@pytest.mark.parametrize(("back", "sneaked"), [("4,0", ""), ("5,-2", "unseen")])
def test_a_smuggler_who_is_put_back_off_the_planet_has_to_sneak_again(back: str, sneaked: str) -> None:
    drift = Drift("BA3", {"A": {"at": "4,-1", **SMUGGLING}, "B": {"at": "4,-1"}})
    drift.seat("A").sneaked = "unseen"
    drift.table.movement = Movement(0, 0, [back, "4,-1"])
    end_movement(drift.table)
    assert (drift.seat("A").at, drift.seat("A").sneaked) == (back, sneaked)


@rule("XIA-R29", "XIA-R12", "XIA-R13", "XIA-27.6.2")
@pytest.mark.parametrize("roll", [4, 10])
def test_a_flight_onto_the_planet_of_delivery_shows_the_risk_and_ends_with_the_sneak_roll(roll: int) -> None:
    drift = Drift("BA3", {"A": {"at": "7,-3", **SMUGGLING}}, [roll]).do("A: impulse")
    for line in ("A: step nw", "A: fly 5,-3"):
        assert preview(drift, line)["risk-caught"] == {"percent": 25, "safe": 6}
    assert "risk-caught" not in preview(drift, "A: step se")
    drift.do("A: fly 5,-3")
    assert (drift.seat("A").at, drift.asked_frame()) == ("6,-3", "moving")
    drift.do("A: fly 5,-3")
    assert drift.seat("A").at == "5,-3"


@rule("XIA-D44")
def test_leaving_the_planet_cancels_the_success_and_each_entry_rolls() -> None:
    drift = Drift("BA3", {"A": {"at": "7,-3", **SMUGGLING}}, [10, 4])
    drift.do("A: impulse", "A: step nw", "A: step se")
    assert drift.seat("A").sneaked == ""
    drift.do("A: step nw")
    assert drift.seat("A").mission is None


@rule("XIA-27.6.4")
def test_without_a_successful_sneak_nothing_is_delivered() -> None:
    drift = Drift("BA3", {"A": {"at": KEMPLAR, **SMUGGLING}})
    assert refusal(drift, "A: deliver") == "XIA-27.6.4"


@rule("XIA-27.6.2")
@pytest.mark.parametrize(
    ("captain", "planet"),
    [
        ({"mission": "M29"}, "kemplar-ii"), (SMUGGLING, "azure"),
        ({"mission": "M01", "face": "up", "pay": 1000}, "kemplar-ii"), ({}, "kemplar-ii"),
    ],
)  # fmt: skip
def test_only_contraband_on_its_planet_of_delivery_is_sneaked(captain: dict[str, Any], planet: str) -> None:
    drift = Drift("BA3", {"A": {"at": "7,-3", **captain}})
    entered_planet(drift.table, 0, planet)
    assert drift.asked_frame() == "action-phase"


@rule("XIA-D31", "XIA-27.6.2")
def test_reaching_over_into_the_planet_needs_a_sneak_roll_too() -> None:
    drift = Drift("BA3", {"A": {"at": "7,-3", **SMUGGLING}, "B": {"at": "6,-3"}}, [3]).do("A: impulse", "A: reach nw")
    assert (drift.seat("A").mission, drift.seat("A").bounty) == (None, 1000)


@rule("XIA-R2", "XIA-R21")
def test_others_can_imagine_a_task_roll_without_knowing_the_card() -> None:
    """A theft is being rolled for: whatever card others imagine, the roll is paid by the table of a theft."""
    thief = {"at": "0,0", "mission": "M42"}
    drift = Drift("BL", {"A": thief, "B": {"at": "1,0"}, "missions": list(pack().missions)[:10]}, [15])
    drift.table.act(0, drift.table.option("task swamp-rat"))
    assert drift.asked_frame() == "after-roll"
    for seed in range(20):
        world = drift.table.imagined(1, Chance(str(seed)))
        world.act(0, world.option("pass"))
        assert world.captains[0].mission_open


# Completing and losing


@rule("XIA-27.3.5", "XIA-25.5.12")
def test_both_sides_are_paid_more() -> None:
    drift = on_mission("M01", KEMPLAR, face="up", pay=2000, titles=["T12"]).do("A: deliver")
    assert drift.seat("A").credits == 3000


@rule("XIA-27.3.6")
def test_a_new_mission_may_be_taken_in_the_same_turn() -> None:
    setup = {"A": {"at": KEMPLAR, "mission": "M01", "face": "up", "pay": 2000}, "missions": DECK}
    drift = Drift("BA5", setup).do("A: deliver", "A: take-mission", "A: keep M11")
    assert (drift.seat("A").mission, drift.seat("A").mission_open, drift.seat("A").pay) == ("M11", False, None)


@rule("XIA-27.3.7", "XIA-13.1.2", "XIA-27.3.9", "XIA-D64")
@pytest.mark.parametrize("face", ["up", "down"])
def test_destruction_discards_the_mission_without_bounty(face: str) -> None:
    drift = Drift("BP", {"A": {"at": "0,0", "mission": "M45", "face": face, "pay": 3000}}, [2])
    drift.do("A: impulse", "A: step n")
    captain = drift.seat("A")
    assert (captain.mission, captain.mission_open, captain.pay, captain.bounty) == (None, False, None, 0)
    assert drift.table.mission_discard == ["M45"]


@rule("XIA-27.3.8", "XIA-27.3.9", "XIA-17.3.15", "XIA-D64")
@pytest.mark.parametrize("face", ["up", "down"])
def test_aborting_has_no_penalty(face: str) -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "mission": "M45", "face": face, "pay": 3000}}).do("A: abort")
    captain = drift.seat("A")
    assert (captain.mission, captain.pay, captain.credits, captain.bounty) == (None, None, 0, 0)
    assert refusal(drift, "A: abort") == "XIA-17.3.5"


@rule("XIA-R2", "XIA-D43")
def test_whoever_is_asked_about_a_kill_shows_nothing_of_the_card() -> None:
    drift = Drift(
        "BL", {"A": {"at": "0,0", "outfits": ["nock-blaster"], "mission": "M43"}, "B": {"at": "1,0", "damage": 11}}
    )
    drift.table.captains[0].mission = "M45"
    drift.load([6]).do("A: attack swamp-rat", "A: aim nock-blaster", "A: fire")
    assert drift.asked_frame() == "claiming"
    asked = drift.table.view(1)["asked"]
    assert asked == {"frame": "claiming", "seats": [0], "seat": 0, "tier": 1}
