"""Depletion and rescue (XIA-16, XIA-3.2.8, XIA-26)."""

from typing import Any

import pytest

from tests.rules import rule
from tests.xia.fights import asked, offered, preview, targets
from tests.xia.tables import Drift, refusal

ADRIFT = {"energy": 0, "armed": 0}


def stranded(a: dict[str, Any] | None = None, b: dict[str, Any] | None = None, board: str = "BL", **more: Any) -> Drift:
    """A beside the depleted Swamp Rat of B."""
    return Drift(board, {"A": {"at": "0,0", **(a or {})}, "B": {"at": "1,0", **ADRIFT, **(b or {})}, **more})


@rule("XIA-16.2.1", "XIA-16.2.3", "XIA-16.2.4", "XIA-3.2.8")
def test_a_rescue_moves_energy_and_brings_fame_without_asking_the_rescued() -> None:
    drift = stranded().do("A: rescue swamp-rat")
    assert (drift.seat("A").energy, drift.seat("A").fame, drift.seat("B").energy) == (6, 1, 2)
    assert drift.seat("A").sources == {"help": 1}
    assert drift.told("rescued") == [{"seat": 0, "ship": "swamp-rat"}]


@rule("XIA-4.4.3")
def test_a_rescue_brings_no_stored_moves_back() -> None:
    drift = stranded({}, {"moves": 3}).do("A: rescue swamp-rat")
    assert drift.seat("B").moves == 0


@rule("XIA-16.2.2")
@pytest.mark.parametrize(("energy", "possible"), [(2, False), (3, True)])
def test_a_rescuer_needs_three_energy(energy: int, possible: bool) -> None:
    drift = stranded({"energy": energy})
    assert ("rescue swamp-rat" in offered(drift, "A")) == possible


@rule("XIA-16.2.1", "XIA-16.1.7", "XIA-16.1.8", "XIA-13.1.10")
def test_only_depleted_ships_of_other_captains_on_the_board_are_rescued() -> None:
    assert refusal(stranded({}, {"energy": 1}), "A: rescue swamp-rat") == "XIA-16.2.1"
    assert refusal(stranded({}, {"armed": 1}), "A: rescue swamp-rat") == "XIA-16.2.1"
    assert refusal(stranded({}, {"at": ""}), "A: rescue swamp-rat") == "XIA-13.1.10"
    assert refusal(stranded(), "A: rescue easy-tiger") == "XIA-16.2.1"
    npc = stranded(scoundrel={"controller": "A", "at": "-1,0"})
    assert refusal(npc, "A: rescue scoundrel") == "XIA-16.2.1", "NPCs are never depleted"


@rule("XIA-16.1.3", "XIA-16.2.1")
def test_a_depleted_ship_rescues_nobody() -> None:
    assert refusal(stranded(ADRIFT), "A: rescue swamp-rat") == "XIA-16.1.3"


@rule("XIA-16.2.6", "XIA-26.1.1", "XIA-26.1.2", "XIA-26.1.4", "XIA-26.1.5")
def test_adjacency_counts_and_sight_does_not() -> None:
    assert refusal(stranded({}, {"at": "2,0"}), "A: rescue swamp-rat") == "XIA-16.2.6"
    rocks = stranded({}, {"at": "0,1"}, "BB")
    assert "rescue swamp-rat" in offered(rocks, "A"), "an asteroid border does not matter"
    shield = Drift("BA3", {"A": {"at": "4,0"}, "B": {"at": "4,-1", **ADRIFT}})
    assert refusal(shield, "A: rescue swamp-rat") == "XIA-16.2.6"
    entrance = Drift("BA3", {"A": {"at": "7,-3"}, "B": {"at": "6,-3", **ADRIFT}})
    assert refusal(entrance, "A: rescue swamp-rat") == "XIA-16.2.6"
    sectors = Drift("BA3", {"A": {"at": "2,0"}, "B": {"at": "2,1", **ADRIFT}})
    assert sectors.table.chart.sector_of("2,0") != sectors.table.chart.sector_of("2,1")
    assert "rescue swamp-rat" in offered(sectors, "A")


@rule("XIA-16.2.5", "XIA-10.3.8", "XIA-R6")
@pytest.mark.parametrize(("count", "energy"), [(0, 2), (1, 1), (2, 0)])
def test_the_rescued_captain_may_arm_two_markers_at_once(count: int, energy: int) -> None:
    drift = stranded().do("A: rescue swamp-rat")
    assert (asked(drift), offered(drift, "B")) == ("B arming-rescued", ["rearm 2", "rearm 1", "rearm 0"])
    assert refusal(drift, "B: rearm 3") == "XIA-16.2.5"
    drift.do(f"B: rearm {count}")
    assert (drift.seat("B").energy, drift.seat("B").armed) == (energy, count)
    assert asked(drift) == "A action-phase"


@rule("XIA-R9")
def test_a_rescued_captain_who_does_not_answer_arms_what_he_can() -> None:
    drift = stranded(answer_time=30).do("A: rescue swamp-rat")
    drift.table.clock(30)
    assert (drift.seat("B").energy, drift.seat("B").armed) == (0, 2)


@rule("XIA-16.1.2", "XIA-16.1.3", "XIA-7.1.4")
def test_a_depleted_ship_only_moves_by_impulse_and_takes_minor_actions() -> None:
    words = {**ADRIFT, "outfits": ["m-22-engine", "nock-blaster"], "cargo": "1spice", "mission": "M01"}
    drift = Drift("BL", {"A": {"at": "2,-2", **words}, "B": {"at": "1,-2"}, "stack": ["azure"]})
    assert set(offered(drift, "A")) == {"impulse", "jettison 1spice", "abort", "end-actions"}
    for line in ("A: attack swamp-rat", "A: engine m-22-engine", "A: scan ne", "A: rescue swamp-rat"):
        assert refusal(drift, line) == "XIA-16.1.3"


@rule("XIA-16.1.7")
def test_depletion_ends_with_the_first_energy_or_armed_marker() -> None:
    captain = stranded().seat("B")
    assert captain.depleted
    captain.armed = 1
    assert not captain.depleted


@rule("XIA-R12")
def test_a_rescue_says_what_it_costs() -> None:
    drift = stranded()
    assert preview(drift, "A: rescue swamp-rat") == {"costs-energy": {"energy": 2}, "gains-fame": {"fame": 1}}
    assert targets(drift, "A: rescue swamp-rat") == ("ship:swamp-rat",)
    drift.seat("A").fame = drift.table.setting.goal - 1
    assert "wins-game" in preview(drift, "A: rescue swamp-rat")


@rule("XIA-7.1.1", "XIA-16.1.2")
def test_impulse_moves_a_ship_for_nothing_up_to_its_printed_value() -> None:
    drift = Drift("BL", {"A": {"ship": "puddle-jumper", "at": "0,0", **ADRIFT}}).do("A: impulse")
    assert drift.table.movement is not None
    assert (drift.table.movement.points, drift.seat("A").energy, drift.seat("A").armed) == (4, 0, 0)
