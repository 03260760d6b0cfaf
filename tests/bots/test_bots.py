"""Bots by one interface: fair, repeatable, and of the strength they claim."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

import tests.minis  # noqa: F401 - registers the miniature games
from quarterdeck.bots import registry as bots
from quarterdeck.bots.bot import Bot, Seat
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import play_out
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.lab.simulate import Setting, simulate
from tests.rules import rule

GAME = "starship-captains"
NAMES = ["random", "thumb", "easy", "normal", "hard"]


@pytest.mark.parametrize(("game", "names"), [(GAME, NAMES), ("space-alert", NAMES)])
def test_bots_are_known_by_name_and_game(game: str, names: list[str]) -> None:
    assert bots.names(game) == names
    assert all(callable(bots.bot(name, game, "1").choose) for name in names)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match="no bot called 'hal' plays space-alert; there are random, thumb, easy"):
        bots.bot("hal", "space-alert", "1")


def test_a_game_declares_its_best_quick_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.manifest_of(GAME)
    assert (game.bots.quick, bots.quick(GAME)) == ("thumb", "thumb")
    monkeypatch.setitem(registry._manifests, GAME, replace(game, bots=replace(game.bots, quick="normal")))
    assert bots.quick(GAME) == "normal"
    assert bots.quick("mini-market") == "random"


@pytest.mark.parametrize("game", registry.names())
def test_the_quick_bot_of_a_game_is_one_of_its_bots_and_answers_at_once(game: str) -> None:
    assert bots.quick(game) in bots.names(game)
    assert bots.quick(game) not in registry.manifest_of(game).bots.slow


def test_one_name_is_for_all_seats_or_there_is_one_for_each() -> None:
    assert [type(one).__name__ for one in bots.make_all(["random"], GAME, 3, "1")] == ["RandomBot"] * 3
    assert [type(one).__name__ for one in bots.make_all(["thumb", "random"], GAME, 2, "1")] == ["Thumb", "RandomBot"]
    with pytest.raises(bots.UnknownBot, match="2 bots for 3 seats"):
        bots.make_all(["thumb", "random"], GAME, 3, "1")


class Doubter:
    """Plays a bot, and at every decision asks its twin who sits in a world dealt anew behind its seat's back."""

    def __init__(self, name: str, game: str, state: State) -> None:
        self.name, self.game, self.state, self.asked = name, game, state, 0

    def twin(self) -> Bot:
        return bots.bot(self.name, self.game, f"twin {self.asked}")

    def choose(self, seat: int, options: Sequence[Option]) -> Option | None:
        self.asked += 1
        other = self.state.imagined(seat, Chance(f"other world {self.asked}"))
        here = self.twin().choose(Seat(self.state, seat), options)
        there = self.twin().choose(Seat(other, seat), other.options(seat))
        assert here == there, f"seat {seat} knows more than it sees: {here}, {there}"
        return here


@rule("SC-R1", "SC-R2")
@pytest.mark.parametrize("name", ["random", "thumb"])
@pytest.mark.parametrize(("game", "seats"), [(GAME, 1), (GAME, 4), ("space-alert", 1), ("space-alert", 4)])
def test_a_bot_answers_the_same_whatever_it_cannot_see(name: str, game: str, seats: int) -> None:
    state = registry.manifest_of(game).table_for(seats, {}, Chance("fair"))
    doubter = Doubter(name, game, state)
    play_out(state, doubter.choose)
    assert doubter.asked > 50


def test_rules_of_thumb_beat_three_random_captains() -> None:
    games = list(simulate(Setting(GAME, 4, "strength", {}, ("thumb", "random", "random", "random")), 60))
    won = sum(game.ended.standing(4).won[0] for game in games)
    assert won >= 0.95 * len(games)


def test_a_crew_by_rules_of_thumb_comes_home_more_often_than_a_random_one() -> None:
    def won(name: str) -> int:
        games = simulate(Setting("space-alert", 5, "crew", {"mission": "S1-1", "clock": False}, (name,)), 60)
        return sum(game.ended.outcome == "won" for game in games)

    assert won("thumb") > won("random")


@pytest.mark.parametrize("name", ["random", "thumb"])
def test_a_bot_plays_the_same_game_again(name: str) -> None:
    setting = Setting(GAME, 2, "again", {}, (name,))
    assert list(simulate(setting, 3)) == list(simulate(setting, 3, jobs=2))
