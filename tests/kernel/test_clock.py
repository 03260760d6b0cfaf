"""Playing to the end: games that never end and players that never answer are refused by name."""

from collections.abc import Sequence

import pytest

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck import EndlessGame, Game, NoAnswer, Option
from quarterdeck.kernel.clock import VirtualClock, play_out


def test_a_player_that_must_answer_and_does_not_is_named() -> None:
    state = Game("mini-duel", seats=2, seed="1").state
    with pytest.raises(NoAnswer, match="seat 0 must answer turn, but chose none of its options"):
        play_out(state, lambda seat, options: None)


def test_who_need_not_answer_may_let_time_pass() -> None:
    state = Game("mini-council", seats=3, seed="1").state
    state.voters[0].ballot = "heart"
    assert play_out(state, lambda seat, options: None).over


def test_a_game_that_never_ends_is_given_up() -> None:
    asked: list[int] = []
    state = Game("mini-market", seats=2, seed="1").state

    def generous(seat: int, options: Sequence[Option]) -> Option:
        asked.append(seat)
        return state.option(f"gift {1 - seat} 1" if state.traders[seat].coins else "pass")

    state.traders[0].coins = 1000
    with pytest.raises(EndlessGame, match="has not ended after 50 rounds of questions, at trade"):
        play_out(state, generous, most=50)
    assert len(asked) == 50


def test_time_that_passes_for_ever_is_given_up_too() -> None:
    state = Game("space-alert", seats=3, seed="1", clock=False).state
    for seat in range(3):
        state.act(seat, state.option("ready"))
    with pytest.raises(EndlessGame, match="at planning"):
        play_out(state, lambda seat, options: None, VirtualClock(60.0), most=100)
