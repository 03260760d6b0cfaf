"""Environments for learning programs: every game passes the checks of Gymnasium and PettingZoo."""

import json
import warnings
from collections.abc import Sequence
from functools import partial
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

import tests.minis
from quarterdeck.bots.bot import BotFailed, Seat
from quarterdeck.bots.random import RandomBot
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.option import Option
from quarterdeck.lab.arena import NOTHING, Arena, TooManyOptions
from quarterdeck.lab.gym import SeatEnv
from quarterdeck.lab.observing import Viewer, facts, observed
from quarterdeck.lab.pettingzoo import env, parallel_env, raw_env

GAMES: dict[str, dict[str, Any]] = {
    "space-alert": {"seats": 3, "tick_seconds": 20.0},
    "starship-captains": {"seats": 2},
    "xia": {"seats": 3, "setup": {"goal": 5, "rounds": 3}},
    "gen7": {"seats": 3},
    **{game: {} for game in tests.minis.MINIS},
}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """PettingZoo's tests print that they passed, and remark that a dict of spaces is not a box."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_every_registered_game_is_tried() -> None:
    assert set(GAMES) == set(registry.names())


# PettingZoo's own tests


@EVERY_GAME
@pytest.mark.parametrize("only_asked", [False, True])
def test_the_game_passes_the_api_test(game: str, only_asked: bool) -> None:
    api_test(env(game, only_asked=only_asked, **GAMES[game]), num_cycles=60)


@EVERY_GAME
@pytest.mark.parametrize("only_asked", [False, True])
def test_the_game_passes_the_seed_test(game: str, only_asked: bool) -> None:
    seed_test(partial(env, game, only_asked=only_asked, **GAMES[game]), num_cycles=60)


@EVERY_GAME
def test_the_game_passes_the_parallel_tests(game: str) -> None:
    parallel_api_test(parallel_env(game, **GAMES[game]), num_cycles=60)
    parallel_seed_test(partial(parallel_env, game, **GAMES[game]), num_cycles=60)


@EVERY_GAME
def test_the_game_passes_the_max_cycles_test(game: str) -> None:
    made = {"env": partial(env, game, **GAMES[game]), "parallel_env": partial(parallel_env, game, **GAMES[game])}
    max_cycles_test(SimpleNamespace(**made))


@EVERY_GAME
def test_the_game_passes_gymnasiums_check(game: str) -> None:
    check_env(SeatEnv(game, max_cycles=50, **GAMES[game]), skip_render_check=True)


# What the environments are made of


def at_random(mask: Any, chance: Chance) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[chance.below("action", len(legal))])


@EVERY_GAME
@pytest.mark.parametrize("only_asked", [False, True])
def test_games_play_to_their_end_and_pay_what_they_are_worth(game: str, only_asked: bool) -> None:
    table, chance = raw_env(game, only_asked=only_asked, **GAMES[game]), Chance("play")
    table.reset(seed=1)
    paid = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, cut, info = table.last()
        paid[agent] += reward
        assert not cut
        assert ended or len(info["options"]) == observation["action_mask"][1:].sum()
        table.step(None if ended else at_random(observation["action_mask"], chance))
    rules = registry.rules_of(game)
    won = rules.result(table.arena.state).standing(table.arena.seats).won
    assert list(paid.values()) == [float(one) for one in won]


@EVERY_GAME
def test_all_at_once_games_end_too(game: str) -> None:
    table, chance = parallel_env(game, reward="points", **GAMES[game]), Chance("play")
    observations, _ = table.reset(seed=1)
    rewards: dict[str, float] = {}
    while table.agents:
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        actions = {agent: at_random(mask, chance) for agent, mask in masks.items()}
        observations, rewards, *_ = table.step(actions)
    assert table.arena.state.over
    assert list(rewards.values()) == table.arena.rewards()


@EVERY_GAME
def test_an_observation_shows_nothing_that_the_seat_cannot_see(game: str) -> None:
    """At every decision of a whole game, for every seat."""
    arena, chance, hidden = Arena(game, **GAMES[game]), Chance("play"), 0
    while (asked := arena.asked()) is not None:
        hidden += sum([another_deal_looks_the_same(arena, seat) for seat in range(arena.seats)])
        arena.act(asked, at_random(arena.mask(asked), chance))
    assert hidden


def another_deal_looks_the_same(arena: Arena, seat: int) -> bool:
    """Whether there was anything to hide; what the seat sees is the same in any case."""
    real, seen, mask = arena.state, arena.observation(seat)["observation"], arena.mask(seat)
    arena.state = real.imagined(seat, Chance("another deal"))
    arena._changed()
    assert np.array_equal(arena.observation(seat)["observation"], seen)
    assert np.array_equal(arena.mask(seat), mask)
    different = json.loads(arena.state.to_json()) | {"chance": 0} != json.loads(real.to_json()) | {"chance": 0}
    arena.state = real
    arena._changed()
    return different


def test_an_observation_tells_tables_apart() -> None:
    view = {"hand": ["ace", "king"], "shields": [2, 3], "asked": None}
    assert dict(facts(view)) == {
        "/hand/0=ace": 1, "/hand=ace": 1, "/hand/1=king": 1, "/hand=king": 1, "/shields/0": 2, "/shields/1": 3
    }  # fmt: skip
    assert not np.array_equal(observed(view), observed({**view, "shields": [3, 2]}))
    assert observed(view, 64).shape == (64,)


def test_an_action_outside_the_mask_changes_nothing() -> None:
    arena = Arena("starship-captains", 2)
    before, seat = arena.state.to_json(), arena.asked()
    assert seat is not None
    for action in (NOTHING, len(arena.offered(seat)) + 1, arena.actions - 1):
        assert not arena.mask(seat)[action]
        assert not arena.act(seat, action)
    assert not arena.act(seat, -1)
    assert not arena.act(1 - seat, 1)
    assert arena.state.to_json() == before


def test_an_action_below_all_others_is_no_option_at_once_either() -> None:
    table = parallel_env("starship-captains", seats=2)
    table.reset(seed=1)
    before = table.arena.state.to_json()
    table.step({"seat_0": -1, "seat_1": -1})
    assert table.arena.state.to_json() == before


def test_waiting_lets_time_pass_where_the_game_waits_for_nobody() -> None:
    arena = Arena("mini-council", 2)
    assert arena.mask(0)[NOTHING]
    seats = [arena.asked() for _ in range(3)]
    assert (seats, arena.state.now) == ([0, 1, 0], 5.0)


def test_two_who_choose_at_once_get_what_is_still_possible() -> None:
    table = parallel_env("space-alert", seats=2)
    table.reset(seed=1)
    table.step({"seat_0": 1, "seat_1": 1})  # ready, both
    assert table.arena.state.phase == 1


def test_too_small_a_space_says_so() -> None:
    with pytest.raises(TooManyOptions, match="most_options must be as many at least"):
        Arena("starship-captains", 2, most_options=2).asked()


def test_a_seat_learns_among_bots() -> None:
    table = gymnasium.make(
        "quarterdeck.lab.gym:quarterdeck/starship-captains-v1", seats=2, bots="thumb", reward="points"
    )
    _, info = table.reset(seed=3)
    ended, reward, chance = False, 0.0, Chance("learner")
    while not ended:
        _, reward, ended, _, info = table.step(at_random(info["action_mask"], chance))
    state = table.unwrapped.arena.state  # type: ignore[attr-defined]
    sheets = registry.rules_of("starship-captains").result(state).sheets  # type: ignore[attr-defined]
    assert reward == sheets[0]["total"] < sheets[1]["total"]


# Seats


def test_every_seat_knows_which_it_is_and_counts_from_itself() -> None:
    table = raw_env("starship-captains", seats=3)
    table.reset(seed=1)
    vectors = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert all(not np.array_equal(one, other) for one, other in combinations(vectors, 2))
    view = {"seat": 2, "players": [{"seat": 0, "gold": 5}, {"seat": 1}, {"seat": 2, "gold": 7}, {"seat": -1}]}
    found = facts({**view, "first": 1, "asked": {"seats": [2, 0]}}, Viewer(2, 3, frozenset({"seat", "first"})))
    assert {"/me=2", "/seat=+0", "/first=+2", "/asked/seats=+0", "/asked/seats=+1"} <= {name for name, _ in found}
    assert {("/players/+0/gold", 7), ("/players/+1/gold", 5), ("/players/+1/place", 0)} <= {*found}
    assert ("/players/3/seat=-1", 1) in found  # nobody's seat


def test_seats_in_the_same_position_see_the_same() -> None:
    """Who is next clockwise looks the same from every seat, but for the numbers of the seats."""
    arena = Arena("mini-duel", 3)
    seen = [dict(facts(arena.view(seat), arena.viewers[seat])) for seat in range(3)]
    ships = [{name: value for name, value in one.items() if "/ships/" in name and "/place" not in name} for one in seen]
    assert ships[0] == ships[1] == ships[2]


@pytest.mark.parametrize("call", ["offered", "view", "mask", "observation"])
def test_an_arena_refuses_seats_that_do_not_exist(call: str) -> None:
    with pytest.raises(QuarterdeckError, match="there is no seat 7; seats are 0 to 1"):
        getattr(Arena("starship-captains", 2), call)(7)
    with pytest.raises(QuarterdeckError, match="there is no seat 7; seats are 0 to 1"):
        Arena("starship-captains", 2).act(7, 1)


# Seeds


@pytest.mark.parametrize("make", [raw_env, parallel_env])
def test_environments_without_a_seed_have_games_of_their_own(make: Any) -> None:
    deals = set()
    for _ in range(2):
        table = make("starship-captains", seats=2)
        for _ in range(2):
            table.reset()
            deals.add(table.arena.state.to_json())
    assert len(deals) == 4


def test_resets_after_a_seed_go_on_from_it() -> None:
    def deals() -> list[bytes]:
        table = raw_env("starship-captains", seats=2)
        table.reset(seed=5)
        first = table.arena.state.to_json()
        table.reset()
        return [first, table.arena.state.to_json()]

    assert deals() == deals()
    assert len({*deals()}) == 2


def test_an_arena_without_a_seed_deals_at_random() -> None:
    arena, deals = Arena("starship-captains", 2), set()
    for _ in range(2):
        arena.deal()
        deals.add(arena.state.to_json())
    assert len(deals) == 2


# Opponents


def first_option(seat: Seat, options: Sequence[Option]) -> Option | None:
    return options[0]


def nothing(seat: Seat, options: Sequence[Option]) -> Option | None:
    return None


@pytest.mark.parametrize(
    ("bots", "kinds"),
    [
        ("thumb", ["Thumb", "Thumb"]),
        (["random", "thumb", "random"], ["Thumb", "RandomBot"]),
        ({1: "thumb", 2: first_option}, ["Thumb", "FunctionBot"]),
        ({2: RandomBot("7")}, ["RandomBot", "RandomBot"]),
        (first_option, ["FunctionBot", "FunctionBot"]),
    ],
)
def test_opponents_are_named_for_all_by_list_or_by_seat(bots: Any, kinds: list[str]) -> None:
    table = SeatEnv("starship-captains", 3, bots=bots)
    table.reset(seed=1)
    assert [type(bot).__name__ for _, bot in sorted(table._players.bots.items())] == kinds
    assert table.step(np.int64(1))[0] is not None


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"seat": 7}, "there is no seat 7; give 0 to 2, or 'random'"),
        ({"seat": -1}, "there is no seat -1"),
        ({"seat": "first"}, "there is no seat 'first'"),
        ({"reward": "point"}, "no reward is called 'point'"),
        ({"bots": ["thumb", "random"]}, "2 bots for 3 seats: list one for every seat"),
        ({"bots": {5: "thumb"}}, r"bots for seats \[5\]; there are seats 0 to 2"),
        ({"bots": "hal"}, "no bot called 'hal'"),
        ({"bots": {1: "hal"}}, "no bot called 'hal'"),
        ({"bots": 3}, "3 is no bot"),
        ({"setup": {"colour": "red"}}, "no set-up option 'colour'; there are first, board"),
    ],
)
def test_an_environment_refuses_what_it_cannot_play(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(QuarterdeckError, match=complaint):
        SeatEnv("starship-captains", 3, **wrong)


def test_an_opponent_that_gives_no_answer_ends_the_game_with_its_name() -> None:
    table = SeatEnv("starship-captains", 2, {"first": 1}, bots=nothing)
    with pytest.raises(BotFailed, match="bot nothing in seat 1 chose None, but the game waits for its answer"):
        table.reset(seed=1)


def test_a_seat_at_random_learns_in_every_seat() -> None:
    table = SeatEnv("starship-captains", 3, seat="random")
    seats = [table.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert {*seats} == {0, 1, 2}
    assert table.reset(seed=3)[1]["seat"] == seats[3]


def test_the_end_of_a_game_is_told_with_its_result() -> None:
    table, chance = SeatEnv("mini-draft", 2), Chance("play")
    _, info = table.reset(seed=1)
    assert "result" not in info
    over = False
    while not over:
        _, _, over, _, info = table.step(np.int64(at_random(info["action_mask"], chance)))
    assert info["result"]["outcome"] == "finished"
    assert len(info["result"]["score"]) == 2


def test_a_rendered_table_is_text() -> None:
    for game in ("space-alert", "starship-captains"):
        table = raw_env(game, render_mode="ansi")
        table.reset(seed=1)
        assert len(str(table.render()).splitlines()) > 5
