"""Every registered game, and the miniatures, pass the one conformance suite."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import tests.minis
from quarterdeck.bots.careless import CuriousTable
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.space_alert.content.ship import LOWER_RED
from quarterdeck.kernel import registry
from quarterdeck.kernel.conformance import CHECKS, Trial, every_kind_is_chosen, hidden_things_are_redealt
from tests.gen7.logs import MORE_SKILLS, log_before
from tests.rules import rule
from tests.space_alert.test_10_campaign import CALM
from tests.xia.second_pack import SECOND

SECOND_MISSION = {"mission": 2, "broken_squads": [LOWER_RED], "tiles": [["gravolift"], [], []]}
TRIALS: dict[str, list[dict[str, Any]]] = {
    "space-alert": [
        {"seats": 1, "tick_seconds": 60.0, "options": {"campaign": SECOND_MISSION, "pack": CALM, "pauses": True}},
        {"seats": 1, "options": {"lesson": "delays"}},
        {"seats": 1, "options": {"lesson": "heroic", "clock": False}},
        {"seats": 2, "options": {"extra_android": True, "mission": "generated"}},
        {"seats": 3, "options": {"trips": True, "pauses": True, "common": "mixed", "serious": "yellow"}},
        {"seats": 3, "options": {"clock": False, "mission": "S1-1"}},
        {"seats": 4, "tick_seconds": 20.0, "options": {"common": "yellow", "captain": 2}},
        {"seats": 5, "options": {"campaign": {}}},
        {"seats": 5, "tick_seconds": 15.0, "options": {"mission": "S2-5", "serious": "mixed"}},
    ],
    "starship-captains": [
        {"seats": 1, "options": {"passenger": "random"}},
        {"seats": 1, "options": {"guided": True}},
        {"seats": 2, "options": {"board": "A"}},
        {"seats": 3, "options": {"board": "B", "first": 2}},
        {"seats": 4},
    ],
    "xia": [
        {"seats": 3, "options": {"goal": 5, "rounds": 6}},
        {"seats": 3, "humans": (0,), "options": {"guided": True}},
        {"seats": 4, "options": {"goal": 5, "rounds": 6, "npc_ways": "asked", "npc_moves": "rolled"}},
        {"seats": 4, "options": {"goal": 5, "rounds": 6, "pack": SECOND}},
        {"seats": 5, "tick_seconds": 5.0, "options": {"first_game": True, "rounds": 5, "answer_time": 10}},
    ],
    "gen7": [
        {"seats": 3, "humans": (0,), "options": {"guided": True}},
        {"seats": 4, "options": {"answer_time": 20, "reading_time": 30}},
        {"seats": 3, "options": log_before("2.00", 3)},
        {"seats": 4, "options": log_before("3.50", 4)},
        {"seats": 3, "options": log_before("4.30", 3, skills=MORE_SKILLS)},
        {"seats": 4, "options": log_before("5.00", 4, flags=["valve_open"])},
        {"seats": 3, "options": log_before("6.60", 3)},
        {"seats": 4, "options": log_before("7.00", 4, skills=MORE_SKILLS)},
    ],
    "mini-draft": [{"seats": 2}, {"seats": 4, "options": {"cards": 5}}],
    "mini-council": [{"seats": 2}, {"seats": 3}, {"seats": 4, "tick_seconds": 5.0}],
    "mini-duel": [{"seats": 2}, {"seats": 3, "options": {"hull": 5}}],
    "mini-market": [
        {"seats": 1},
        {"seats": 3, "tick_seconds": 5.0},
        {"seats": 4, "humans": (1, 3), "options": {"rounds": 4}},
    ],
    "mini-letters": [{"seats": 1}, {"seats": 3, "options": {"episode": 2, "read": ["flint"], "burnt": ["delta"]}}],
}
SPREAD = {
    "gen7": [
        *TRIALS["gen7"],
        {"seats": 4, "options": log_before("2.50", 4, flags=["asked"])},
        {"seats": 3, "options": log_before("3.00", 3, skills=MORE_SKILLS, flags=["valve_open"])},
        {"seats": 4, "options": log_before("4.00", 4, visited=["1.00", "3.80"], flags=["names_read"])},
        {"seats": 3, "options": log_before("4.60", 3, results={"1": "missed", "2": "missed", "3": "missed"})},
        {"seats": 3, "options": log_before("5.30", 3, visited=["1.00", "4.82"])},
        {"seats": 4, "options": log_before("5.60", 4, skills=MORE_SKILLS, squares=7)},
        {"seats": 3, "options": log_before("6.00", 3, skills=MORE_SKILLS, flags=["truth_told"])},
        {"seats": 4, "options": log_before("6.30", 4, visited=["1.00", "4.82"])},
        {"seats": 3, "options": log_before("7.30", 3, flags=["alma_free", "fed"])},
        {"seats": 4, "options": log_before("7.60", 4, flags=["split"], squares=7)},
    ]
}
"""Games that are long and have many settings, here with every entry of every episode: each check plays some of them."""
RANDOM, CURIOUS = "1", "2"
"""One game of every setting is played at random, one by bots that try what is rare."""
NEVER = {
    "gen7": {
        "choose-player": "no line of the base pack is for a chosen player",
        "drop-algorithm": "no line of the base pack discards an algorithm",
        "first": "only AL-10 and L-03 together ask for an order",
        "pay-extra": "no line of the base pack adds tokens of any type to a cost",
    }
}
"""Kinds of option that the base pack does not lead to, or hardly ever; `tests/gen7/test_lines.py` tries them."""
MOST_SEEDS = 100
"""Games of every setting in which each kind of option must have been chosen; a few seconds suffice."""


def test_every_registered_game_is_tried() -> None:
    assert set(TRIALS) == set(registry.names()) >= {"space-alert", "starship-captains", *tests.minis.MINIS}


def curious(game: str, setting: dict[str, Any], seed: str, chosen: Counter[str] | None = None) -> Trial:
    return Trial(game, seed=seed, players=partial(CuriousTable, game, setting["seats"], chosen=chosen), **setting)


@pytest.mark.parametrize("seed", [RANDOM, CURIOUS])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    ("game", "setting"), [(game, setting) for game in TRIALS if game not in SPREAD for setting in TRIALS[game]]
)
def test_conformance(game: str, setting: dict[str, Any], check: Any, seed: str) -> None:
    check(curious(game, setting, seed) if seed == CURIOUS else Trial(game, seed=seed, **setting))


@pytest.mark.parametrize("seed", [RANDOM, CURIOUS])
@pytest.mark.parametrize(("number", "check"), [*enumerate(CHECKS)], ids=lambda one: getattr(one, "__name__", ""))
@pytest.mark.parametrize("game", SPREAD)
def test_conformance_of_long_games(game: str, number: int, check: Any, seed: str) -> None:
    """Every check plays two of the settings."""
    setting = spread_setting(game, number, seed)
    check(curious(game, setting, seed) if seed == CURIOUS else Trial(game, seed=seed, **setting))


def spread_setting(game: str, number: int, seed: str) -> dict[str, Any]:
    return SPREAD[game][(2 * number + (seed == CURIOUS)) % len(SPREAD[game])]


@rule("G7-D50.2")
def test_every_entry_of_every_episode_is_played_by_some_check() -> None:
    played = [spread_setting("gen7", number, seed) for number in range(len(CHECKS)) for seed in (RANDOM, CURIOUS)]
    logs = [setting.get("options", {}).get("log") for setting in played]
    entries = {entry for episode in pack().episodes.values() for entry in episode.entries}
    assert {"1.00" if log is None else log["bookmark"] for log in logs} == entries


@pytest.mark.parametrize("game", [game for game in TRIALS if game != "xia"])  # see tests/xia/test_every_kind.py
def test_every_kind_of_option_is_chosen(game: str) -> None:
    every_kind_is_chosen(_all_curious(game), NEVER.get(game))


def _all_curious(game: str) -> Iterator[Trial]:
    """Tables that share what was tried, so that each looks for what is left."""
    chosen: Counter[str] = Counter()
    for seed in range(MOST_SEEDS):
        for setting in TRIALS[game]:
            yield curious(game, setting, str(seed), chosen)


@pytest.mark.parametrize("game", TRIALS)
def test_hidden_things_are_dealt_anew(game: str) -> None:
    hidden_things_are_redealt(Trial(game, seed=RANDOM, **setting) for setting in TRIALS[game])
