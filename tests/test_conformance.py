"""Every registered game, and the miniatures, pass the one conformance suite."""

from typing import Any

import pytest

import tests.minis
from quarterdeck.kernel import registry
from quarterdeck.kernel.conformance import CHECKS, Trial

TRIALS: dict[str, list[dict[str, Any]]] = {
    "space-alert": [
        {"seats": 1, "pace": 60.0},
        {"seats": 1, "options": {"lesson": "delays"}},
        {"seats": 1, "options": {"lesson": "heroic", "clock": False}},
        {"seats": 2, "options": {"extra_android": True, "mission": "generated"}},
        {"seats": 3, "options": {"trips": True, "pauses": True, "common": "mixed", "serious": "yellow"}},
        {"seats": 3, "options": {"clock": False, "mission": "S1-1"}},
        {"seats": 4, "pace": 20.0, "options": {"common": "yellow", "captain": 2}},
        {"seats": 5, "options": {"campaign": {}}},
        {"seats": 5, "pace": 15.0, "options": {"mission": "S2-5", "serious": "mixed"}},
    ],
    "starship-captains": [
        {"seats": 1, "options": {"passenger": "random"}},
        {"seats": 1, "options": {"guided": True}},
        {"seats": 2, "options": {"board": "A"}},
        {"seats": 3, "options": {"board": "B", "first": 2}},
        {"seats": 4},
    ],
    "mini-draft": [{"seats": 2}, {"seats": 4, "options": {"cards": 5}}],
    "mini-council": [{"seats": 2}, {"seats": 3}, {"seats": 4, "pace": 5.0}],
    "mini-duel": [{"seats": 2}, {"seats": 3, "options": {"hull": 5}}],
}
SEEDS = ("1", "2")


def test_every_registered_game_is_tried() -> None:
    assert set(TRIALS) == set(registry.names()) >= {"space-alert", "starship-captains", *tests.minis.MINIS}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "setting"), [(game, setting) for game in TRIALS for setting in TRIALS[game]])
def test_conformance(game: str, setting: dict[str, Any], check: Any, seed: str) -> None:
    check(Trial(game, seed=seed, **setting))
