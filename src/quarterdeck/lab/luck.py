"""Luck: how much of what seats got was decided before anybody chose.

A share of 0.3 says that three tenths of the variance go along with something: the deal (the same deal, played again
by the same bots with other whims, ends alike), the table (all who sit at it fare alike), or the seat. What is left is
how each played, and what chance did later.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence

from quarterdeck.lab.statistics import between_tables, rounded

Ends = Sequence[tuple[int, Sequence[float]]]
"""For every game its deal, and what each seat got."""


def luck(ends: Ends) -> dict[str, float]:
    """The shares that can be told apart in these games: a deal must come twice, a table have two seats."""
    found: dict[str, float] = {}
    by_deal = _grouped(((deal, seat), value) for deal, values in ends for seat, value in enumerate(values))
    if by_deal and all(len(group) > 1 for group in by_deal):
        found["the deal"] = _share(by_deal)
    tables = [values for _, values in ends]
    if tables and len(tables[0]) > 1 and any(len(set(values)) > 1 for values in tables):
        found["the table"] = _share(tables)
        found["the seat"] = _share(list(zip(*tables, strict=True)))
    return found


def _share(groups: Sequence[Sequence[float]]) -> float:
    return rounded(between_tables(groups)) if len(groups[0]) > 1 else 0.0


def _grouped(values: Iterable[tuple[Hashable, float]]) -> list[list[float]]:
    """The values of every key that has as many as the first: a last deal may have been interrupted."""
    groups: dict[Hashable, list[float]] = defaultdict(list)
    for key, value in values:
        groups[key].append(value)
    return [group for group in groups.values() if len(group) == len(next(iter(groups.values())))]
