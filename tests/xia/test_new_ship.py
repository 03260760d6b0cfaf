"""Buying a new ship (XIA-9, XIA-D23, XIA-R31)."""

from typing import Any

import pytest

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.holds import covered
from quarterdeck.games.xia.rules.new_ship import NewShip
from quarterdeck.kernel.foresight import final_options
from tests.rules import rule
from tests.xia.fights import preview
from tests.xia.tables import Drift, refusal


def buying(**captain: Any) -> Drift:
    return Drift("BA3", {"A": {"at": "3,2", "credits": 13000, **captain}}).do("business A")


@rule("XIA-9.1.1", "XIA-9.1.2", "XIA-9.1.3", "XIA-3.2.5", "XIA-18.1.10")
def test_exactly_one_tier_above_at_the_printed_price() -> None:
    drift = buying()
    assert refusal(drift, "A: new-ship old-harvest") == "XIA-9.1.1"
    assert refusal(drift, "A: new-ship puddle-jumper") == "XIA-9.1.1"
    drift.do("A: new-ship vermilion")
    assert (drift.seat("A").credits, drift.seat("A").sources) == (8000, {"ships": 1})


@rule("XIA-9.1.2", "XIA-29.1.6")
@pytest.mark.parametrize(
    ("ship", "credits", "wanted"), [("easy-tiger", 4000, "vermilion"), ("vermilion", 7000, "old-harvest")]
)
def test_a_ship_must_be_paid(ship: str, credits: int, wanted: str) -> None:
    drift = buying(ship=ship, credits=credits)
    assert refusal(drift, f"A: new-ship {wanted}") == "XIA-29.1.6"
    assert not [option for option in drift.table.options(0) if option.verb == "new-ship"]


@rule("XIA-9.1.3", "XIA-3.1.2")
@pytest.mark.parametrize(("fame", "wins"), [(0, False), (3, False), (4, True)])
def test_a_ship_says_what_fame_it_brings_and_whether_that_wins(fame: int, wins: bool) -> None:
    drift = Drift("BA3", {"goal": 5, "A": {"at": "3,2", "credits": 5000, "fame": fame}}).do("business A")
    foreseen = [*preview(drift, "A: new-ship vermilion")]
    assert foreseen == ["costs-credits", "gains-fame", *(["wins-game"] if wins else [])]


@rule("XIA-3.1.2", "XIA-R14")
@pytest.mark.parametrize(("fame", "final"), [(3, False), (4, True)])
def test_a_choice_that_wins_is_known_to_be_final(fame: int, final: bool) -> None:
    drift = Drift("BA3", {"goal": 5, "A": {"at": "3,2", "credits": 5000, "fame": fame}}).do("business A")
    choice = NewShip("vermilion")
    assert final_options(drift.table, 0, [choice]) == ([choice] if final else [])


@rule("XIA-9.1.11", "XIA-9.1.12")
def test_two_ships_in_one_business_phase_but_none_above_the_third_tier() -> None:
    drift = buying(credits=21000).do("A: new-ship vermilion", "A: new-ship old-harvest")
    assert (drift.seat("A").fame, drift.seat("A").credits) == (2, 8000)
    assert refusal(drift, "A: new-ship long-arithmetic") == "XIA-9.1.12"


@rule("XIA-9.1.4", "XIA-4.1.5", "XIA-4.2.6", "XIA-4.2.9")
def test_old_mats_leave_the_game_and_abilities_stay() -> None:
    drift = buying(used=["second-try"], credits=14000).do("A: new-ship vermilion", "A: new-ship old-harvest")
    assert drift.seat("A").abilities == ("second-try", "side-slip-jets", "gather-array")
    assert drift.seat("A").used == ("second-try",)
    assert not {"easy-tiger", "vermilion", "old-harvest"} & {*drift.table.ships}


@rule("XIA-4.1.5")
def test_a_ship_in_use_cannot_be_bought() -> None:
    drift = Drift("BA3", {"A": {"at": "3,2", "credits": 5000}, "B": {"at": "2,2", "credits": 5000}})
    drift.do("business B", "B: new-ship vermilion", "business A")
    assert refusal(drift, "A: new-ship vermilion") == "XIA-4.1.5"


@rule("XIA-9.1.5", "XIA-9.1.7", "XIA-9.1.8", "XIA-8.3.4", "XIA-D23")
def test_hex_and_markers_stay_damage_and_bounty_go_and_energy_is_full() -> None:
    drift = buying(damage=5, bounty=2000, outfits=["m-22-engine"], spent={"m-22-engine": 1}, armed=2)
    drift.do("A: new-ship vermilion")
    captain = drift.seat("A")
    assert (captain.at, captain.damage, captain.bounty, captain.energy) == ("3,2", (), 0, 11)
    assert (captain.armed, captain.disarmed, len(captain.outfits[0].markers)) == (2, 1, 1)


@rule("XIA-9.1.6", "XIA-9.1.10")
def test_belongings_move_with_the_captain() -> None:
    drift = buying(outfits=["m-22-engine", "targe-shield"], cargo="3spice", mission="M01", done=["M11"], titles=["T13"])
    drift.seat("A").tokens = ("dust",)
    drift.do("A: new-ship vermilion")
    captain = drift.seat("A")
    assert [outfit.kind for outfit in captain.outfits] == ["m-22-engine", "targe-shield"]
    under = [place for outfit in captain.outfits for place in covered(outfit, "base")]
    assert {*under} <= {*pack().ships["vermilion"].hold}
    assert len(under) == len({*under})
    assert (captain.cargo, captain.mission, captain.done, captain.titles, captain.tokens) == (
        {"spice": 3}, "M01", ("M11",), ("T13",), ("dust",),
    )  # fmt: skip


def moving_house() -> Drift:
    """A ship whose bastion shield does not fit the Plumb Line (XIA-E62), with cubes besides."""
    return buying(outfits=["bastion-shield", "m-22-engine"], cargo="2spice").do("A: new-ship plumb-line")


@rule("XIA-9.1.9", "XIA-D23", "XIA-R31")
def test_what_does_not_fit_is_sold_or_left_behind() -> None:
    drift = moving_house()
    assert drift.asked_frame() == "refitting"
    assert [str(option) for option in drift.table.options(0)] == [
        "sell-outfit bastion-shield", "sell-outfit m-22-engine", "jettison 2spice",
    ]  # fmt: skip
    drift.do("A: jettison 1spice")
    assert (drift.asked_frame(), drift.table.ground) == ("refitting", {"3,2": {"spice": 1}})
    drift.do("A: sell-outfit bastion-shield")
    captain = drift.seat("A")
    assert (captain.ship, [outfit.kind for outfit in captain.outfits]) == ("plumb-line", ["m-22-engine"])
    assert (captain.credits, captain.cargo, captain.fame) == (13000 - 5000 + 2000, {"spice": 1}, 1)
    assert drift.asked_frame() == "business"


@rule("XIA-D23")
def test_a_damaged_misfit_may_be_sold_as_damage_is_gone() -> None:
    drift = buying(outfits=["bastion-shield", "m-22-engine"], damage={"bastion-shield": {"spot": 2}})
    drift.do("A: new-ship plumb-line", "A: sell-outfit bastion-shield")
    assert drift.seat("A").ship == "plumb-line"


@rule("XIA-R11")
def test_a_single_misfit_is_sold_without_a_question() -> None:
    drift = buying(outfits=["bastion-shield"]).do("A: new-ship plumb-line")
    assert (drift.seat("A").ship, drift.seat("A").outfits, drift.seat("A").credits) == ("plumb-line", (), 10000)


@rule("XIA-D53")
def test_an_npc_still_looks_for_whoever_attacked_it() -> None:
    setup = {"A": {"at": "3,2", "credits": 5000}, "enforcer": {"controller": "B", "at": "-2,0"}}
    drift = Drift("BA3", setup).do("business A")
    enforcer = drift.table.npc("enforcer")
    assert enforcer is not None
    enforcer.attacker = "easy-tiger"
    drift.do("A: new-ship vermilion")
    assert enforcer.attacker == "vermilion"
