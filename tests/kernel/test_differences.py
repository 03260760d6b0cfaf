"""Differences of plain values: applied one after another they give every scene of a film exactly."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.kernel.conformance import Trial
from quarterdeck.kernel.differences import applied, differences
from quarterdeck.kernel.history import plain, scenes

values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from([0.0, 1.0, 2.5]) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4),
    max_leaves=20,
)


def sent(value: Any) -> Any:
    """A value as it comes out at the other end of the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def exact(value: Any) -> bytes:
    """A value in one form of JSON: the order of keys is nothing."""
    return msgspec.json.encode(value, order="sorted")


@given(values, values)
def test_changes_make_the_later_value_out_of_the_earlier_one(before: Any, after: Any) -> None:
    kept = exact(before)
    assert exact(applied(before, sent(differences(before, after)))) == exact(after)
    assert exact(before) == kept


@given(values)
def test_equal_values_have_no_differences(value: Any) -> None:
    assert differences(value, sent(value)) == []


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        (1, 2, [[[], 2]]),
        (1, True, [[[], True]]),
        ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 3]}}, [[["a", "b", 1], 3]]),
        ({"a": 1, "b": 2}, {"b": 2, "c": None}, [[["a"]], [["c"], None]]),
        ({"a": [1, 2, 3, 4]}, {"a": [1, 9, 4]}, [[["a"], 1, 2, [9]]]),
        ([1, 1], [1], [[[], 1, 1, []]]),
        ({"a": (1, 2)}, {"a": (1, 2, {"b": 3})}, [[["a"], 2, 0, [{"b": 3}]]]),
    ],
)
def test_a_change_says_only_what_is_different(before: Any, after: Any, changes: list[Any]) -> None:
    assert differences(before, after) == changes


@pytest.mark.parametrize(
    "trial",
    [
        Trial("space-alert", seats=3, seed="differences", tick_seconds=20.0),
        Trial("starship-captains", seats=2, seed="film"),
    ],
    ids=lambda trial: trial.game,
)
def test_the_differences_of_a_film_give_every_scene(trial: Trial) -> None:
    game = trial.open()
    for game, _, _ in trial.decisions():  # noqa: B007 - the last one is the finished game
        pass
    views = [scene.view for scene in scenes(game.record)]
    assert len(views) > 50
    shown = plain(views[0])
    for before, after in pairwise(views):
        shown = applied(shown, sent(differences(before, after)))
        assert exact(shown) == exact(after)
