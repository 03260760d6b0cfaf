"""Figures with their intervals, and the bands in which they should lie."""

from math import sqrt

Figures = dict[str, tuple[float, float]]
"""Values with half their 95 % intervals; 0 for what is no share."""
Bands = dict[str, tuple[float, float]]
SURE = 1.96
"""Deviations of a 95 % interval (G7-D60.4)."""


def share(number: float, of: float) -> tuple[float, float]:
    part = number / of if of else 0.0
    return part, SURE * sqrt(part * (1 - part) / of) if of else 0.0


def in_band(value: float, doubt: float, band: tuple[float, float]) -> bool:
    """Whether the interval of a figure meets its band (G7-D60.4)."""
    low, high = band
    return low <= value + doubt and value - doubt <= high
