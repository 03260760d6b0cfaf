"""Fame, luck and victory (XIA-3, XIA-D12, XIA-D14, XIA-R25)."""

import pytest

from quarterdeck.games.xia.game import result
from quarterdeck.games.xia.rules.fame import gain_fame, luck
from quarterdeck.games.xia.rules.turn import BeginNpcTurn
from quarterdeck.kernel.errors import GameOver
from tests.rules import rule
from tests.xia.tables import Drift, refusal, table_of


@rule("XIA-3.1.1", "XIA-3.1.4")
def test_fame_moves_the_marker_forward_and_remembers_its_source() -> None:
    table = table_of("BL", {"A": {"at": "0,0"}})
    gain_fame(table, 0, 2, "combat", "XIA-3.2.3")
    gain_fame(table, 0, 1, "trade", "XIA-3.2.4")
    gain_fame(table, 0, 1, "combat", "XIA-3.2.3")
    assert (table.captains[0].fame, table.captains[0].sources) == (4, {"combat": 3, "trade": 1})


@rule("XIA-3.1.2", "XIA-D12")
@pytest.mark.parametrize("amount", [2, 3])
def test_whoever_reaches_or_passes_the_goal_wins_at_once_and_alone(amount: int) -> None:
    table = table_of("BL", {"goal": 5, "A": {"at": "0,0", "fame": 4}, "B": {"at": "1,0", "fame": 3}})
    with pytest.raises(GameOver):
        gain_fame(table, 1, amount, "combat", "XIA-3.2.3")
    assert table.winners == (1,)


@rule("XIA-3.1.2", "XIA-D12")
def test_victory_in_the_middle_of_another_captains_turn() -> None:
    """B wins in A's turn by the natural 20 of its own defence ability."""
    setup = {
        "goal": 5, "A": {"at": "0,0", "outfits": ["nock-blaster"]},
        "B": {"ship": "vermilion", "at": "1,0", "fame": 4},
    }  # fmt: skip
    drift = Drift("BL", setup, [3, 20])
    drift.do("A: attack vermilion", "A: aim nock-blaster", "A: fire", "B: use side-slip-jets")
    assert drift.table.winners == (1,)
    assert drift.table.over


@rule("XIA-3.3.1", "XIA-3.3.2", "XIA-D14")
def test_luck_once_for_each_captain_and_turn() -> None:
    table = table_of("BL", {"A": {"at": "0,0"}, "B": {"at": "1,0"}})
    for seat in (0, 0, 1, 1):
        luck(table, seat, 20)
    assert [captain.fame for captain in table.captains] == [1, 1, 0]
    BeginNpcTurn("merchant").run(table)
    luck(table, 0, 20)
    assert table.captains[0].fame == 2


@rule("XIA-3.3.2", "XIA-D14")
def test_luck_again_in_the_next_turn() -> None:
    setup = {letter: {"at": spot} for letter, spot in {"A": "0,0", "B": "1,0", "C": "2,0"}.items()}
    drift = Drift("BL", setup).do("play A")
    luck(drift.table, 0, 20)
    drift.do("A: end-actions")
    luck(drift.table, 0, 20)
    assert drift.seat("A").fame == 2


@rule("XIA-3.3.3")
@pytest.mark.parametrize("face", [1, 12, 19])
def test_only_a_natural_20_is_lucky(face: int) -> None:
    table = table_of("BL", {"A": {"at": "0,0"}})
    luck(table, 0, face)
    assert table.captains[0].fame == 0


@rule("XIA-3.3.3", "XIA-4.4.15")
def test_a_raised_total_of_20_brings_nothing() -> None:
    drift = Drift("BB", {"A": {"ship": "old-harvest", "at": "0,0"}}, [16, 10]).do("A: gather", "A: use gather-array")
    assert drift.seat("A").cargo == {"terra": 1}
    assert drift.seat("A").fame == 0


@rule("XIA-3.3.3", "XIA-D14", "XIA-4.3.1")
def test_a_natural_20_counts_even_if_it_is_rolled_again() -> None:
    drift = Drift("BB", {"A": {"at": "0,0"}}, [20, 3]).do("A: gather", "A: use second-try")
    assert (drift.seat("A").fame, drift.seat("A").cargo, len(drift.seat("A").damage)) == (1, {}, 3)


@rule("XIA-3.3.4", "XIA-14.1.5")
def test_other_effects_of_a_20_apply_although_luck_was_taken() -> None:
    drift = Drift("BB", {"A": {"ship": "puddle-jumper", "at": "0,0", "energy": 1}}, [20, 20])
    drift.do("A: gather", "A: use sun-sip")
    assert (drift.seat("A").fame, drift.seat("A").energy) == (1, drift.table.mat(0).energy)
    sectors = [["tigris-gate", 0, 0], ["red-gulch", 5, -3, "turned"]]
    gate = Drift(sectors, {"A": {"ship": "puddle-jumper", "at": "0,0"}}, [20, 20])
    gate.do("A: use sun-sip", "A: impulse", "A: tigris")
    assert (gate.seat("A").fame, gate.asked_frame()) == (1, "choosing-spawn")


@rule("XIA-3.3.1", "XIA-1.1.5")
def test_dice_of_other_sizes_are_never_lucky() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "outfits": ["raptor-k-engine"]}}, [12]).do("A: engine raptor-k-engine")
    assert drift.seat("A").fame == 0


# Sources


@rule("XIA-3.2.1", "XIA-22.1.4")
def test_exploration() -> None:
    drift = Drift("BH", {"A": {"at": "-2,0"}, "on_map": {"-2,1": "tale"}}).do("A: impulse", "A: step s")
    assert drift.seat("A").sources == {"exploration": 1}


@rule("XIA-3.2.6", "XIA-3.2.7", "XIA-18.1.11")
def test_wealth_any_number_of_times_but_never_the_winning_point() -> None:
    drift = Drift("BA3", {"goal": 5, "A": {"at": "3,2", "fame": 2, "credits": 17000}})
    drift.do("business A", "A: buy-fame", "A: buy-fame")
    assert (drift.seat("A").sources, drift.seat("A").credits) == ({"wealth": 2}, 7000)
    assert refusal(drift, "A: buy-fame") == "XIA-3.2.7"


@rule("XIA-3.2.6", "XIA-29.1.6")
def test_fame_costs_5000() -> None:
    drift = Drift("BA3", {"A": {"at": "3,2", "credits": 4000}}).do("business A")
    assert refusal(drift, "A: buy-fame") == "XIA-29.1.6"


@rule("XIA-3.2.10")
def test_the_last_point_may_come_from_any_other_source() -> None:
    drift = Drift("BA3", {"goal": 5, "A": {"at": "4,2", "fame": 4, "cargo": "2spice"}}).do("A: sell 2spice")
    assert drift.table.winners == (0,)


# The result


@rule("XIA-3.1.3", "XIA-R25")
def test_the_result_names_winner_sources_and_epilogue() -> None:
    drift = Drift("BA3", {"goal": 5, "A": {"at": "4,2", "fame": 4, "cargo": "2spice"}, "B": {"fame": 2}})
    assert result(drift.table).outcome is None
    drift.do("A: sell 2spice")
    found = result(drift.table)
    assert (found.outcome, found.winners, found.fame) == ("finished", [0], [5, 2, 0])
    assert found.sources[0] == {"trade": 1}
    assert found.epilogues == ["epilogue-easy-tiger"]
    assert found.standing(3).won == (True, False, False)
    assert found.standings[-1] == [5, 2, 0]


@rule("XIA-R27")
@pytest.mark.parametrize(
    ("fame", "credits", "winners", "tied"),
    [
        ((2, 2, 1), (0, 1000, 0), [1], True),
        ((1, 2, 1), (0, 0, 0), [1], False),
        ((2, 2, 1), (0, 0, 0), [0, 1], False),
        ((2, 2, 2), (1000, 1000, 0), [0, 1], True),
    ],
)
def test_the_result_says_whether_credits_decided(
    fame: tuple[int, ...], credits: tuple[int, ...], winners: list[int], tied: bool
) -> None:
    seats = {seat: {"at": f"{n},0", "fame": fame[n], "credits": credits[n]} for n, seat in enumerate("ABC")}
    drift = Drift("BL", {"rounds": 1, **seats})
    assert not result(drift.table).tied, "nobody has won yet"
    found = result(drift.do("play A", "A: end-actions", "B: end-actions", "C: end-actions").table)
    assert (found.winners, found.tied) == (winners, tied)


@rule("XIA-3.2.2", "XIA-3.2.3", "XIA-3.2.8", "XIA-3.2.9")
def test_missions_combat_help_and_titles() -> None:
    mission = Drift("BA3", {"A": {"at": "4,-1", "mission": "M01", "face": "up", "pay": 1000}}).do("A: deliver")
    assert mission.seat("A").sources == {"missions": 1}
    setup = {"A": {"at": "0,0", "outfits": ["nock-blaster"]}, "B": {"ship": "vermilion", "at": "1,0", "damage": 11}}
    fight = Drift("BL", setup, [6, 1]).do("A: attack vermilion", "A: aim nock-blaster", "A: fire", "B: stand")
    assert fight.seat("A").sources == {"combat": 2}
    rescue = Drift("BL", {"A": {"at": "0,0"}, "B": {"at": "1,0", "energy": 0, "armed": 0}}).do("A: rescue swamp-rat")
    assert rescue.seat("A").sources == {"help": 1}
    title = Drift("BL", {"A": {"at": "0,0", "credits": 8000}, "open": {"T18": {}}}).do("A: end-actions")
    assert title.seat("A").sources == {"titles": 3}


@rule("XIA-D10", "XIA-20.1.7")
@pytest.mark.parametrize(("manner", "fame"), [("per_gate", [1, 2]), ("once", [1, 1]), ("off", [0, 0])])
def test_the_first_use_of_a_gate(manner: str, fame: list[int]) -> None:
    drift = Drift("BF", {"gate_first_use_fame": manner, "A": {"at": "0,-1"}}).do("A: impulse", "A: gate 4,-3")
    found = [drift.seat("A").fame]
    drift.do("A: gate 0,-1")
    assert [*found, drift.seat("A").fame] == fame
    drift.do("A: gate 4,-3")
    assert drift.seat("A").fame == fame[1]


@rule("XIA-1.1.13", "XIA-8.1.3")
def test_an_outlaw_is_whoever_has_a_bounty() -> None:
    table = table_of("BL", {"A": {"at": "0,0", "bounty": 1000}, "B": {"at": "1,0"}})
    assert [captain.outlaw for captain in table.captains] == [True, False, False]
