"""Frames and the agenda: who owes an answer, who may act, what comes later, and whose clock runs on."""

from typing import Any

import pytest
from msgspec.structs import replace

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck import Game, Illegal, Option, UnknownOption
from quarterdeck.kernel.clock import ask_all, play_out
from quarterdeck.kernel.errors import GameOver
from quarterdeck.kernel.option import RESERVED_VERBS
from tests.minis.market import Accept, Buy, Decline, Gift, Haggle, News, Pass, Trade


def market(seats: int = 3, **options: object) -> Game:
    return Game("mini-market", seats=seats, seed="1", **options)  # type: ignore[arg-type]


def test_a_bystander_may_act_but_owes_nothing() -> None:
    game = market()
    assert (game.seats(), game.state.bystanders()) == ((0,), (1, 2))
    game.act(2, "gift 0 3")
    assert [trader.coins for trader in game.state.traders] == [8, 5, 2]
    assert game.seats() == (0,)
    with pytest.raises(Illegal, match="not-your-turn"):
        game.act(2, "pass")


def test_a_frame_may_open_only_some_kinds_of_option_to_bystanders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Trade, "bystander_choices", (Gift,))
    game = market()
    game.act(2, "gift 0 3")
    with pytest.raises(Illegal, match="not-asked"):
        game.act(2, "pass")
    game.act(0, "pass")
    assert game.seats() == (1,)


def test_loops_ask_only_who_owes_an_answer() -> None:
    game, asked = market(), []

    def choose(seat: int, options: object) -> Option:
        asked.append((seat, game.state.seats()))
        return game.state.option("pass" if game.state.agenda[-1].name in ("trade", "haggle") else "read")

    play_out(game.state, choose)
    assert len(asked) > 6
    assert all(seat in owing for seat, owing in asked)


def test_a_seat_whose_answer_has_become_unnecessary_is_not_asked_in_the_same_round() -> None:
    game, asked = market(), []
    game.state.agenda = [News()]

    def choose(seat: int, options: object) -> Option:
        asked.append(seat)
        game.state.agenda[-1] = News((1,))  # somebody else has answered for seat 1
        return game.state.option("read")

    ask_all(game.state, choose)
    assert asked == [0, 2]


def test_what_is_put_on_the_agenda_for_later_comes_after_what_is_added_now() -> None:
    game = market()
    game.act(0, "buy 1")  # the next turn is put there first, then the haggling
    assert game.state.agenda == [Trade(1), Haggle(0)]


class _Postponing(Option, frozen=True):
    """Adds something to be done now, and only then something for later."""

    verb = "postponing"

    def take(self, table: Any, seat: int, frame: Trade) -> None:
        table.done()
        table.then(Haggle(seat))
        table.later(Trade(1))


def test_what_is_for_later_goes_under_what_the_step_has_added_before() -> None:
    state = market().state
    state.carry_out(0, _Postponing())
    assert state.agenda == [Trade(1), Haggle(0)]


def test_an_amended_frame_keeps_its_clock_and_a_replaced_one_does_not() -> None:
    game = market()
    for seat in range(3):
        game.act(seat, "pass", at=10.0)
    game.act(1, "read", at=25.0)
    assert (game.state.asked_since, game.state.deadline()) == (10.0, 30.0)
    game.state.replace_top(replace(game.state.top(News), readers=()))
    assert game.clock(29.0) == []
    game.clock(30.0)
    assert game.state.agenda == [Trade(0)]
    assert game.state.asked_since == 30.0


class _Amending(Option, frozen=True):
    """Amends the frame on top, then may end the game in the same step."""

    verb = "amending"
    ends: bool

    def take(self, table: Any, seat: int, frame: Trade) -> None:
        table.amend(frame)
        if self.ends:
            raise GameOver


@pytest.mark.parametrize("ends", [True, False])
def test_a_state_can_be_read_again_after_a_frame_was_amended(ends: bool) -> None:
    """Also if the game ended in that step, and if the frame was put back as it was."""
    state = market().state
    state.carry_out(0, _Amending(ends))
    assert state.amended is None
    assert type(state).from_json(state.to_json()) == replace(state, event_sink=None)


def test_frames_may_share_a_verb() -> None:
    game = market()
    assert game.state.option("pass") == Pass()
    game.act(0, "buy 1")
    assert game.state.option("pass") == Decline()
    game.act(0, "pass")
    assert game.seats() == (1,)
    assert [str(kind()) for kind in (Pass, Decline, Accept)] == ["pass", "pass", "accept"]


@pytest.mark.parametrize("verb", sorted(RESERVED_VERBS))
def test_verbs_of_taking_back_are_reserved(verb: str) -> None:
    with pytest.raises(TypeError, match="reserved"):
        type("Clever", (Option,), {"verb": verb}, frozen=True)


@pytest.mark.parametrize(("text", "stalls"), [("buy 1,4", (1, 4)), ("buy 7", (7,)), ("buy -", ())])
def test_a_tuple_is_written_with_commas(text: str, stalls: tuple[int, ...]) -> None:
    state = market().state
    assert state.option(text) == Buy(stalls)
    assert str(Buy(stalls)) == text


@pytest.mark.parametrize("text", ["buy", "buy 1, 4", "buy 1,x", "buy 01", "buy 1,,4"])
def test_a_tuple_written_otherwise_is_refused(text: str) -> None:
    with pytest.raises(UnknownOption):
        market().state.option(text)


def test_what_is_open_may_be_chosen_unlisted_if_nothing_speaks_against_it() -> None:
    game = market()
    assert {str(option) for option in game.choices(0) if isinstance(option, Buy)} == {
        f"buy {stall}" for stall in game.state.prices
    }
    cheap = sorted(sorted(game.state.prices, key=game.state.prices.__getitem__)[:2])
    text = f"buy {cheap[0]},{cheap[1]}"
    assert game.why_not(0, text) is None
    game.act(0, text)
    assert game.state.traders[0].bought == cheap
    game = market()
    for refused, reason in [("buy 4,1", "bad-list"), ("buy 2", "no-such-stall"), ("gift 1 9", "too-dear")]:
        with pytest.raises(Illegal, match=reason):
            game.act(0, refused)


def test_an_option_says_what_it_is_about_and_what_would_come_of_it() -> None:
    game = market()
    option = game.state.option("buy 1,4")
    cost = game.state.prices[1] + game.state.prices[4]
    assert game.state.targets(0, option) == ("stall:1", "stall:4")
    assert [(line.id, line.args) for line in game.preview(0, "buy 1,4")] == [("coins-left", {"coins": 5 - cost})]


def test_people_read_and_bots_do_not() -> None:
    game = market(humans=(1,))
    for seat in range(3):
        game.act(seat, "pass")
    assert game.seats() == (1,)
    nobody = market(humans=())
    for seat in range(3):
        nobody.act(seat, "pass")
    assert nobody.state.agenda == [Trade(0)]


def test_a_frame_that_is_on_the_agenda_twice_gets_its_whole_time_twice() -> None:
    live, haggle = market().state, Haggle(0)
    live.agenda[:] = [Trade(1), haggle, haggle]
    loaded = type(live).from_json(live.to_json())
    for state in (live, loaded):  # which no longer shares the frame
        state.clock(5.0)
        state.act(0, Decline())
        assert (state.agenda, state.asked_since) == ([Trade(1), haggle], 5.0)
