"""Environments for learning programs: every game passes the checks of Gymnasium and PettingZoo."""

import json
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

import tests.minis
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.lab.arena import NOTHING, Arena, TooManyOptions
from quarterdeck.lab.gym import SeatEnv
from quarterdeck.lab.observing import facts, observed
from quarterdeck.lab.pettingzoo import env, parallel_env, raw_env

GAMES: dict[str, dict[str, Any]] = {
    "space-alert": {"seats": 3, "pace": 20.0},
    "starship-captains": {"seats": 2},
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
    won = rules.standing(rules.result(table.arena.state), table.arena.seats).won
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
    sheets = registry.rules_of("starship-captains").result(table.unwrapped.arena.state)["sheets"]  # type: ignore[attr-defined]
    assert reward == sheets[0]["total"] < sheets[1]["total"]


def test_a_rendered_table_is_text() -> None:
    for game in ("space-alert", "starship-captains"):
        table = raw_env(game, render_mode="ansi")
        table.reset(seed=1)
        assert len(str(table.render()).splitlines()) > 5
