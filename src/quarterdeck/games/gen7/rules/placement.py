"""Placement rules of shared spots, and robots that fill two of them (G7-23, G7-26, G7-D10)."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise

Limit = tuple[int, int]
"""The least and the greatest result that a spot takes."""
Results = Sequence[int]


def halves(result: int) -> tuple[int, int]:
    """A robot's result divided as evenly as possible, the smaller half first (G7-23.6)."""
    return result // 2, result - result // 2


def adjacent(spots: Sequence[int]) -> bool:
    """Whether two spots are next to each other in the group (G7-D10.2)."""
    return len(spots) == 2 and abs(spots[0] - spots[1]) == 1


def shown(result: int, spots: Sequence[int]) -> tuple[int, ...]:
    """What a die shows on each of its spots: the first of two gets the smaller half (G7-26.10)."""
    return halves(result) if len(spots) == 2 else (result,)


def _thresholds(results: Results, limits: Sequence[Limit]) -> bool:
    """Each spot has its own least or greatest result (G7-26.6)."""
    return all(least <= result <= most for result, (least, most) in zip(results, limits, strict=True))


def _step(results: Results, limits: Sequence[Limit]) -> bool:
    """Each die is exactly 1 higher than the one to its left (G7-26.7)."""
    return all(right == left + 1 for left, right in pairwise(results))


def _equal(results: Results, limits: Sequence[Limit]) -> bool:
    """All dice show the same (G7-26.8)."""
    return len(set(results)) == 1


def _sum_below(results: Results, limits: Sequence[Limit]) -> bool:
    """The other results add up to less than the rightmost one (G7-26.9)."""
    return sum(results[:-1]) < results[-1]


def _sum_equal(results: Results, limits: Sequence[Limit]) -> bool:
    """The other results add up to the rightmost one (G7-D43.2)."""
    return sum(results[:-1]) == results[-1]


def _two_pairs(results: Results, limits: Sequence[Limit]) -> bool:
    """Two pairs of different numbers, in any order (G7-D43.2)."""
    return len(set(results)) == 2 and all(results.count(one) == 2 for one in results)


def _rising(results: Results, limits: Sequence[Limit]) -> bool:
    """Each result is higher than its left neighbour (G7-D43.2)."""
    return all(left < right for left, right in pairwise(results))


def _none(results: Results, limits: Sequence[Limit]) -> bool:
    """Any results will do (G7-D58.7)."""
    return True


_RULES: dict[str, Callable[[Results, Sequence[Limit]], bool]] = {
    "thresholds": _thresholds,
    "step": _step,
    "equal": _equal,
    "sum_below": _sum_below,
    "sum_equal": _sum_equal,
    "two_pairs": _two_pairs,
    "rising": _rising,
    "none": _none,
}


@cache
def fits(rule: str, results: tuple[int, ...], limits: tuple[Limit, ...] = ()) -> bool:
    """Whether results, from left to right, obey a placement rule (G7-26.5)."""
    return _RULES[rule](results, limits)
