"""Rounds and turns: whose turn it is, failures, returning dice, and what lies where then (G7-3 to G7-5)."""

import pytest

from quarterdeck.games.gen7.game import GEN7
from quarterdeck.games.gen7.rules.crossroads import DrawCrossroads
from quarterdeck.games.gen7.rules.happenings import Happening, counted, happened
from quarterdeck.games.gen7.rules.merit import standing
from quarterdeck.games.gen7.rules.rounds import ReturnCrew, RollCrew, RoundBegins, StartTurns, SystemFailure
from quarterdeck.games.gen7.rules.systems import worsen
from quarterdeck.games.gen7.rules.turn import NextTurn
from quarterdeck.games.gen7.state import CRITICAL, Gen7, Task
from quarterdeck.kernel.chance import Chance
from tests.gen7.tables import act, dice, offered, refusal, row, ship, stock, told, turn_of
from tests.rules import rule


@rule("G7-3.6", "G7-3.7")
def test_only_dice_in_crew_quarters_are_rolled() -> None:
    rolled = set()
    for seed in range(20):
        table = ship(3)
        table.chance = Chance(str(seed))
        table.players[0].dice = dice("officer-3", "colonist-3", "colonist-5 recovery", "colonist-0 supply")
        table.then(RollCrew())
        table.advance()
        officer, colonist, resting, asleep = (die.result for die in table.players[0].dice)
        assert (resting, asleep) == (5, 0)
        rolled.add((officer, colonist))
    assert len(rolled) > 10


@rule("G7-3.8", "G7-4.1")
def test_turns_go_clockwise_from_the_chief() -> None:
    table = ship(3)
    for player in table.players:
        player.dice = (*dice("colonist-3", "colonist-4"), *dice("robot-1 supply"))
    table.chief = 2
    table.then(NextTurn(2))
    table.advance()
    order = []
    for spot in ("assembly:1", "assembly:2", "assembly:3"):
        (seat,) = table.seats()
        order.append(seat)
        act(table, seat, f"place colonist-3 {spot}")
        while table.agenda[-1].name != "taking-turn":
            table.act(seat, table.options(seat)[0])
        act(table, seat, "end-turn")
    assert order == [2, 0, 1]
    assert [one["seat"] for one in told(table, "turn-began")] == [2, 0, 1, 2]


@rule("G7-5.2")
def test_a_finished_key_task_does_no_damage() -> None:
    table = ship()
    table.row = (Task("KT-01", finished=True), Task("KT-11"))
    table.then(SystemFailure())
    table.advance()
    assert table.divisions == {"computer": 0, "energy": 1, "biological": 0}


@rule("G7-5.17")
def test_robots_go_back_to_the_supply_except_the_mechanical_one() -> None:
    table = ship(3, sectors=("science", "mechanical", "bioscience"))
    for player in table.players:
        player.dice = dice("robot-7")
    table.then(ReturnCrew())
    table.advance()
    assert [player.dice[0].at for player in table.players] == ["supply", "quarters", "supply"]


@rule("G7-4.15")
def test_any_number_of_files_may_be_played_before_and_after_placing() -> None:
    table = ship()
    table.players[0].dice = (*dice("colonist-3"), *dice("robot-1 supply"))
    table.players[0].files = ("FI-10", "FI-11", "FI-12")
    turn_of(table, 0)
    act(table, 0, "play-file FI-10", "play-file FI-11", "place colonist-3 assembly:1")
    while table.agenda[-1].name != "taking-turn":
        table.act(0, table.options(0)[0])
    act(table, 0, "play-file FI-12")
    assert table.players[0].store == stock(data=4, parts=4, chems=4)
    assert table.players[0].files == ()


@rule("G7-23.2", "G7-4.18")
def test_only_an_officer_brings_a_crossroads_card() -> None:
    for die, drawn in (("colonist-3", 0), ("officer-3", 1)):
        table = ship()
        table.crossroads = ("C-001",)
        table.players[0].dice = (*dice(die), *dice("robot-1 supply"))
        turn_of(table, 0)
        act(table, 0, f"place {die} science_lab:1")
        while table.agenda and table.agenda[-1].name != "taking-turn":
            table.act(0, table.option("skip-replenish"))
        act(table, 0, "end-turn")
        assert len(told(table, "crossroads-met")) + len(told(table, "nothing-happened")) == drawn


@rule("G7-16.1")
def test_an_empty_crossroads_deck_brings_nothing() -> None:
    table = ship()
    table.then(DrawCrossroads(0))
    table.advance()
    assert told(table, "crossroads-met") == told(table, "nothing-happened") == []


@rule("G7-14.10", "G7-1.11")
def test_each_contributor_gets_the_merit_once_however_many_dice() -> None:
    table = row(ship(), "KT-07")
    table.players[0].dice = dice("officer-6", "colonist-2")
    turn_of(table, 0)
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "lay-die colonist-2 2", "commit")
    assert [player.merit for player in table.players] == [2, 0, 0, 0]


@rule("G7-25.2", "G7-25.3", "G7-R24")
def test_nothing_can_be_given_away_outside_shared_spots() -> None:
    table = ship()
    table.players[0].store, table.players[0].files = stock(data=5), ("FI-10",)
    turn_of(table, 0)
    verbs = {text.split()[0] for text in offered(table, 0)}
    assert verbs <= {"place", "propose", "play-file", "use-skill", "use-kept", "spend-parts", "spend-chems"}
    assert refusal(table, 0, "give-tokens data 1") == "not-now G7-4.2"


def counting(table: Gen7, window: str) -> int:
    """How often seat 0 has finished a work task in a window, of those that content asks for."""
    from quarterdeck.games.gen7.content.events import read_count

    return counted(table, 0, read_count(f"{{work_task_finished own in {window}}}"))


@rule("G7-D57")
def test_what_a_window_has_counted_ends_with_it() -> None:
    table = ship()
    keys = {window: f"{{work_task_finished own in {window}}}" for window in ("turn", "round", "section", "episode")}
    table.players[0].counts = dict.fromkeys(keys.values(), 2)
    table.then(NextTurn(0))
    table.advance()
    assert [counting(table, window) for window in keys] == [0, 2, 2, 2]
    table.agenda = [RoundBegins(2)]
    table.advance()
    assert [counting(table, window) for window in keys] == [0, 0, 2, 2]


@rule("G7-D57")
def test_events_of_the_episode_are_counted_for_their_player() -> None:
    table = ship()
    happened(table, Happening("work_task_finished", (0,), center="data_center"))
    happened(table, Happening("work_task_finished", (1,), center="data_center"))
    assert counting(table, "episode") == 1


@rule("G7-D17", "G7-D40", "G7-10.6")
@pytest.mark.parametrize("system", ["computer", "biological"])
def test_a_critical_effect_takes_merit_from_all_at_once_so_that_ties_stay_as_they_are(system: str) -> None:
    table = ship(3)
    for player in table.players:
        player.merit = 5
    table.markers = (2, 0, 1)  # from the bottom of the stack
    worsen(table, system, CRITICAL)
    table.advance()
    assert [player.merit for player in table.players] == [3, 3, 3]
    assert standing(table) == [2, 0, 1]


@rule("G7-10.1", "G7-10.2", "G7-D34")
def test_at_the_end_whoever_got_there_first_is_ahead_among_equals() -> None:
    table = ship(3)
    for player, merit in zip(table.players, (10, 30, 10), strict=True):
        player.merit = merit
    table.markers = (2, 0, 1)  # seat 2 lies beneath seat 0
    ended = GEN7.rules.result(table).standing(3)
    assert (ended.won, ended.points, ended.order) == ((False, True, False), (10.0, 30.0, 10.0), (1, 2, 0))


def passing_until_a_die(table: Gen7) -> None:
    """Seat 0 holds a file and no dice, and passes until a die comes in; it is the turn of seat 1."""
    table.players[0].dice, table.players[0].files = dice("robot-5 assembly:1"), ("FI-18",)
    table.players[1].dice = dice("colonist-3", "colonist-3", "robot-1 supply")
    table.players[2].dice = ()
    table.then(NextTurn(0))
    table.advance()
    act(table, 0, "pass-until-die")


@rule("G7-R34")
def test_a_die_that_comes_in_ends_passing_until_then_for_good() -> None:
    table = ship(3, sectors=("science", "mechanical", "bioscience"))
    passing_until_a_die(table)
    act(table, 1, "place colonist-3 mechanical:1", "reprogram 0", "end-turn")
    act(table, 0, "place robot-5 tech_lab:1", "skip-replenish", "end-turn")
    act(table, 1, "place colonist-3 chem_lab:1", "skip-replenish", "end-turn")
    assert table.seats() == (0,)  # without dice again, and asked


@rule("G7-R34")
def test_passing_until_a_die_comes_in_can_be_taken_back() -> None:
    table = ship(3)
    passing_until_a_die(table)
    assert offered(table, 0) == ["ask-me"]
    assert refusal(table, 1, "ask-me") == "asked-anyway G7-R34"
    assert refusal(table, 2, "ask-me") != ""
    act(table, 0, "ask-me")
    assert offered(table, 0) == []
    act(table, 1, "place colonist-3 chem_lab:1", "skip-replenish", "end-turn")
    assert table.seats() == (0,)
    assert offered(table, 0, "pass") == ["pass"]


@rule("G7-D33")
def test_a_plan_met_at_the_start_of_the_round_is_shown_before_the_first_turn() -> None:
    table = ship(3)
    holder = table.players[1]
    holder.algorithms, holder.plan_b = ("AL-10", ""), "PB-4"  # a token each round; 26 tokens
    holder.store = stock(data=13, parts=12)
    table.then(StartTurns())
    table.advance()
    act(table, 1, "take-token data")
    assert table.agenda[-1].name == "taking-turn"
    assert (holder.plan_b, holder.shown) == (None, ("PB-4",))


@rule("G7-D33", "G7-7.4")
def test_tokens_above_the_capacity_count_for_a_plan_until_they_are_discarded() -> None:
    table = ship(3)
    holder = table.players[0]
    holder.plan_b, holder.store, holder.dice = "PB-4", stock(data=14, parts=10), dice("officer-5", "robot-1 supply")
    turn_of(table, 0)
    act(table, 0, "place officer-5 science_lab:1", "skip-replenish")
    assert holder.store == stock(data=15, parts=10)
    assert holder.met == ("PB-4",)


@rule("G7-R34", "G7-D74")
def test_who_holds_a_kept_card_does_not_pass_by_itself() -> None:
    table = ship(3)
    table.players[0].dice = table.players[1].dice = dice("robot-1 supply")
    table.players[1].kept = ("C-009",)
    table.then(NextTurn(0))
    table.advance()
    assert [one["seat"] for one in told(table, "passed")] == [0]
    assert table.seats() == (1,)
