"""A table's log as it counts: what was taken back has never been."""

from itertools import accumulate

from quarterdeck.kernel.history import Input

UNDO = "undo"
"""The input that takes the one before it back; the log itself only ever grows."""


def folded(given: list[Input]) -> list[Input]:
    """A log without what was taken back."""
    kept: list[Input] = []
    for one in given:
        if one.do != UNDO:
            kept.append(one)
        elif kept:
            kept.pop()
    return kept


def takes_back_more(given: list[Input]) -> bool:
    """Whether the tail of a log takes something back that came before it."""
    left = accumulate(-1 if one.do == UNDO else 1 for one in given)
    return min(left, default=0) < 0
