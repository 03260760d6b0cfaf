"""What single cards bring: a linear model of scores over all cards that a seat had.

The score of every seat, less the mean for its number of seats, is explained by the cards it had, all at once
(ordinary least squares). What a card brings is its coefficient less the mean coefficient of its group, so that
having done one more mission than others does not count for a mission, only being better than other missions.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import fmean

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from quarterdeck.kernel.study import Card
from quarterdeck.lab.statistics import Z95
from quarterdeck.lab.watching import Sample, SeatSample

Matrix = NDArray[np.float64]


class Contribution(Struct, frozen=True):
    """Points that a card brings beyond its group, half the width of the interval around them, and who had it."""

    points: float
    margin: float
    holders: int


def contributions(runs: Sequence[Sequence[Sample]], group: Callable[[Card], str]) -> dict[Card, Contribution]:
    """One run for each number of seats."""
    seats, scores = _centred(runs)
    cards = sorted({card for seat in seats for card in seat.cards})
    if len(seats) <= len(cards) + 1:
        return {}
    has = _matrix(seats, cards)
    coefficients, errors = _fitted(has, np.array(scores))
    brought = dict(zip(cards, coefficients, strict=True))
    level = _levels(brought, group)
    return {
        card: Contribution(float(brought[card] - level[group(card)]), Z95 * float(error), int(holders))
        for card, error, holders in zip(cards, errors, has[:, 1:].sum(axis=0), strict=True)
    }


def _centred(runs: Sequence[Sequence[Sample]]) -> tuple[list[SeatSample], list[float]]:
    """Every seat, and its score less the mean of its run."""
    seats: list[SeatSample] = []
    scores: list[float] = []
    for run in runs:
        here = [seat for sample in run for seat in sample.seats]
        mean = fmean(seat.score for seat in here)
        seats += here
        scores += [seat.score - mean for seat in here]
    return seats, scores


def _matrix(seats: Sequence[SeatSample], cards: Sequence[Card]) -> Matrix:
    """A row per seat: 1, then 1 for every card it had."""
    column = {card: number for number, card in enumerate(cards, 1)}
    has = np.zeros((len(seats), len(cards) + 1))
    has[:, 0] = 1
    for row, seat in enumerate(seats):
        has[row, [column[card] for card in seat.cards]] = 1
    return has


def _fitted(has: Matrix, scores: Matrix) -> tuple[Matrix, Matrix]:
    """The coefficients of the cards and their standard errors."""
    inverse = np.linalg.pinv(has.T @ has)
    fit = inverse @ has.T @ scores
    residual = scores - has @ fit
    spread = residual @ residual / (len(scores) - has.shape[1])
    return fit[1:], np.sqrt(np.maximum(np.diag(inverse) * spread, 0))[1:]


def _levels(brought: dict[Card, float], group: Callable[[Card], str]) -> dict[str, float]:
    """The mean coefficient of every group."""
    groups: dict[str, list[float]] = defaultdict(list)
    for card, points in brought.items():
        groups[group(card)].append(points)
    return {name: fmean(points) for name, points in groups.items()}
