"""Figures with their intervals, and the bands in which they should lie."""

from math import sqrt

Figures = dict[str, tuple[float, float]]
"""Values with half their 95 % intervals; 0 for values that are not shares."""
Bands = dict[str, tuple[float, float]]
SURE = 1.96
"""Deviations of a 95 % interval (G7-D60.4)."""


def share(number: float, of: float) -> tuple[float, float]:
    """A part, and the distance of the farther end of its Wilson interval: what was never observed may still happen."""
    if not of:
        return 0.0, 0.0
    part, more = number / of, SURE * SURE / of
    middle = (part + more / 2) / (1 + more)
    half = SURE * sqrt(part * (1 - part) / of + more / of / 4) / (1 + more)
    return part, half + abs(middle - part)


def in_band(value: float, doubt: float, band: tuple[float, float]) -> bool:
    """Whether the interval of a figure meets its band (G7-D60.4)."""
    low, high = band
    return low <= value + doubt and value - doubt <= high
