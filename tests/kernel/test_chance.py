"""Chance: streams in the state, fair, independent, on the record."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.kernel.chance import Chance, _drawn, _drawn_singly, commitment


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two = Chance("7"), Chance("7")
    assert [one.below("dice", 6) for _ in range(50)] == [two.below("dice", 6) for _ in range(50)]
    assert Chance("8").shuffled("deck", range(52)) != Chance("7").shuffled("deck", range(52))


def test_streams_do_not_disturb_each_other() -> None:
    alone, beside = Chance("7"), Chance("7")
    expected = [alone.below("dice", 6) for _ in range(20)]
    found = []
    for _ in range(20):
        beside.shuffled("cards", range(10))
        found.append(beside.below("dice", 6))
    assert found == expected


def test_a_die_is_fair() -> None:
    dice = Chance("fair")
    counts = Counter(dice.below("dice", 6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert max(abs(count - 10_000) for count in counts.values()) < 400


def test_every_order_of_three_is_equally_likely() -> None:
    dice = Chance("orders")
    counts = Counter(tuple(dice.shuffled("three", "abc")) for _ in range(12_000))
    assert len(counts) == 6
    assert max(abs(count - 2_000) for count in counts.values()) < 200


@given(st.text(max_size=8), st.integers(1, 1 << 70))
def test_numbers_stay_below_their_limit(seed: str, limit: int) -> None:
    limit = min(limit, 1 << 60)
    assert 0 <= Chance(seed).below("any", limit) < limit


@given(st.lists(st.integers()), st.text(max_size=5))
def test_a_shuffle_keeps_every_item(items: list[int], seed: str) -> None:
    assert Counter(Chance(seed).shuffled("deck", items)) == Counter(items)


def test_loaded_results_come_first_and_do_not_shift_the_stream() -> None:
    plain, loaded = Chance("7"), Chance("7", loaded={"dice": [5, 5]})
    drawn = [plain.below("dice", 6) for _ in range(5)]
    assert [loaded.below("dice", 6) for _ in range(5)] == [5, 5, *drawn[2:]]
    assert loaded == plain


def test_numbers_asked_for_together_are_those_asked_for_one_by_one() -> None:
    limits = [8, 6, 6, 6, 12, 6, 6, 6, 8]
    for loaded in ({}, {"dice": [5, 0]}):
        one, two = Chance("7", loaded={**loaded}), Chance("7", loaded={**loaded})
        assert one.each_below("dice", limits) == [two.below("dice", limit) for limit in limits]
        assert one == two
    with pytest.raises(ValueError, match="no number below 0"):
        Chance("7").each_below("dice", [6, 0])


def test_a_seed_is_committed_to_by_its_hash() -> None:
    assert commitment("7") == commitment("7") != commitment("8")
    assert len(commitment("7")) == 32


@pytest.mark.parametrize("limits", [range(60, 1, -1), [1, 2, 3, 1 << 32, (1 << 63) + 5, 1 << 64, 7, 60] * 5])
def test_many_numbers_drawn_at_once_are_those_drawn_one_after_the_other(limits: Sequence[int]) -> None:
    """Also where words have to be thrown away, as nearly half of them below 2**63 + 5."""
    for word in range(0, 1 << 64, (1 << 64) // 97):
        assert _drawn(word, limits) == _drawn_singly(word, limits)
