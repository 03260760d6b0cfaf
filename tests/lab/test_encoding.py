"""Encoders: vectors whose components have names, from the seat's own point of view."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_seed_test

import quarterdeck.lab
import tests.minis
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.lab.arena import Arena
from quarterdeck.lab.encoding import OTHER, UNSEEN, Encoder, _surveyed, option_facts, survey
from quarterdeck.lab.gym import SeatEnv
from quarterdeck.lab.observing import Viewer, facts
from quarterdeck.lab.pettingzoo import env, parallel_env
from tests.minis.draft import Pick
from tests.minis.duel import Fire

GAMES: dict[str, dict[str, Any]] = {
    "starship-captains": {"seats": 2},
    "space-alert": {"seats": 2, "tick_seconds": 20.0},
}
SMALL = {game: {"seats": 2} for game in tests.minis.MINIS}


def encoder(game: str) -> Encoder:
    return survey(game, 2, games=2)


def told(encoder: Encoder, vector: Any) -> dict[str, float]:
    """What a vector says, by the names of its components."""
    return {
        name: round(float(np.expm1(value)), 3)
        for name, value in zip(encoder.feature_names(), vector, strict=True)
        if value
    }


def test_every_fact_has_a_component_of_its_own() -> None:
    made = encoder("mini-draft")
    arena = Arena("mini-draft", 2)
    seen = dict(facts(arena.view(1), arena.viewers[1]))
    known = {name: value for name, value in seen.items() if value and name in made.feature_names()}
    assert len(known) > 5
    assert known.items() <= told(made, made.encode(arena.view(1), 1)).items()
    assert len({*made.feature_names()}) == len(made.feature_names()) == len(made.encode(arena.view(1), 1))


def test_what_the_survey_did_not_see_is_counted_by_its_place() -> None:
    made = Encoder("mini-draft", ["/deck", "/map=north"], [])
    assert made.feature_names() == ["/deck", f"/map={OTHER}", "/map=north", UNSEEN]
    assert told(made, made.encode({"seat_count": 2, "deck": 3, "map": "north"}, 0)) == {
        "/deck": 3, "/map=north": 1, UNSEEN: 2  # the number of seats, and who looks
    }  # fmt: skip
    assert told(made, made.encode({"seat_count": 2, "map": "south"}, 0)) == {f"/map={OTHER}": 1, UNSEEN: 2}


def test_options_are_described_by_verb_and_fields() -> None:
    assert option_facts(Pick(7), Viewer(0, 2)) == ["verb=pick", "pick/card=7", "card=7"]
    targets = Viewer(1, 3, frozenset({"target"}))
    assert option_facts(Fire(0), targets) == ["verb=fire", "fire/target=+2", "target=+2"]
    made = Encoder("mini-draft", [], ["verb=pick", "card=7", "card=8"])
    rows = made.encode_options([Pick(8), Pick(9)], 0, 2)
    assert made.option_names() == ["card=7", "card=8", "verb=pick", UNSEEN]
    assert rows.tolist() == [[0, 1, 1, 1], [0, 0, 1, 1]]


def test_the_same_survey_gives_the_same_encoder_and_files_keep_it() -> None:
    made = encoder("mini-draft")
    again = Encoder.from_json(made.to_json())
    assert (again.feature_names(), again.option_names()) == (made.feature_names(), made.option_names())
    _surveyed.cache_clear()
    assert encoder("mini-draft").to_json() == made.to_json()


def test_a_survey_sees_every_seat_and_whoever_waits() -> None:
    names = {*encoder("starship-captains").feature_names()}
    assert {"/me=0", "/me=1", "/active=+0", "/active=+1", "/captains/+0/medals", "/captains/+1/medals"} <= names


@pytest.mark.parametrize("game", GAMES | SMALL)
def test_environments_with_described_options_pass_the_checks(game: str) -> None:
    settings = {**(GAMES | SMALL)[game], "encoder": encoder(game), "actions": "features"}
    check_env(SeatEnv(game, max_cycles=30, **settings), skip_render_check=True)
    api_test(env(game, **settings), num_cycles=20)
    parallel_seed_test(partial(parallel_env, game, **settings), num_cycles=10)


def test_row_and_action_are_the_same_option() -> None:
    arena = Arena("starship-captains", 2, encoder=encoder("starship-captains"), actions="features")
    seat = arena.asked()
    assert seat is not None
    seen, offered = arena.observation(seat), arena.offered(seat)
    rows, names = seen["options"], encoder("starship-captains").option_names()
    assert rows.shape == (arena.actions, len(names))
    assert not rows[0].any()
    assert not rows[1 + len(offered) :].any()
    for option, row in zip(offered, rows[1:], strict=False):
        assert row[names.index(f"verb={option.verb}")] == 1
    assert arena.space().contains(seen)


def test_without_an_encoder_options_come_from_a_survey() -> None:
    arena = Arena("mini-draft", 2, actions="features")
    assert arena.encoder is None
    assert arena.observation(0)["options"].any()
    assert "options" not in Arena("mini-draft", 2).observation(0)
    with pytest.raises(QuarterdeckError, match="by 'index' or 'features', not by 'words'"):
        Arena("mini-draft", 2, actions="words")  # type: ignore[arg-type]


def test_an_encoded_view_shows_nothing_that_the_seat_cannot_see() -> None:
    arena, chance = Arena("mini-draft", 3, encoder=survey("mini-draft", 3, games=2), actions="features"), Chance("play")
    while (asked := arena.asked()) is not None:
        for seat in range(3):
            seen, real = arena.observation(seat), arena.state
            arena.state = real.imagined(seat, Chance("another deal"))
            arena._changed()
            other = arena.observation(seat)
            assert all(np.array_equal(seen[part], other[part]) for part in seen)
            arena.state = real
            arena._changed()
        arena.act(asked, 1 + chance.below("action", len(arena.offered(asked))))


def test_the_laboratory_has_all_its_names_in_one_place() -> None:
    assert {*quarterdeck.lab.__all__} <= {*dir(quarterdeck.lab)}
    assert all(getattr(quarterdeck.lab, name).__name__ == name for name in quarterdeck.lab.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'Nobody'"):
        quarterdeck.lab.Nobody  # noqa: B018
