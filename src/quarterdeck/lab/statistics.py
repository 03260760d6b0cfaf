"""Means with intervals, and how much of the scores is due to the deal."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev, variance

Z95 = 1.96
"""Standard errors on each side of a 95 % interval."""
PLACES = 3


def rounded(value: float) -> float:
    return round(value, PLACES) + 0.0  # no -0.0


def deviation(values: Sequence[float]) -> float:
    return stdev(values) if len(values) > 1 else 0.0


def margin(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of a mean."""
    return Z95 * deviation(values) / sqrt(len(values))


def mean_with_interval(values: Sequence[float]) -> dict[str, float]:
    return {"mean": rounded(fmean(values)), "margin": rounded(margin(values))}


def histogram(values: Sequence[float], width: int) -> dict[str, int]:
    """How many values begin each class of this width, empty classes between included."""
    classes = [int(value // width) * width for value in values]
    return {str(low): classes.count(low) for low in range(min(classes), max(classes) + 1, width)}


def between_tables(tables: Sequence[Sequence[float]]) -> float:
    """The share of all variance that is common to a table: what the deal did to everybody."""
    size = len(tables[0])
    if size < 2 or len(tables) < 2:
        return 0.0
    within = fmean(variance(table) for table in tables)
    of_means = max(0.0, variance([fmean(table) for table in tables]) - within / size)
    return of_means / (of_means + within) if of_means else 0.0


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval): it never leaves 0 to 1, and few games make it wide."""
    if games == 0:
        return 0.0, 1.0
    rate, square = won / games, Z95**2
    middle = rate + square / (2 * games)
    half = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    whole = 1 + square / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)
