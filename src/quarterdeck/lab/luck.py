"""Luck: how much of what seats got was decided before anybody chose.

A share of 0.3 says that three tenths of the variance are explained by something: the deal (which the same bots play
again with other random choices), the table (what all who sit at it have in common), or the seat. A deal is
all that chance gives, the set-up and every later draw of the same pile or die. The rest is how each played, and the
draws that moved to other players because of it.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from statistics import fmean

from quarterdeck.lab.statistics import between_tables, rounded

Ends = Sequence[tuple[int, Sequence[float]]]
"""For every game its deal, and what each seat got."""
Tables = list[list[float]]
EXACT = 9
"""Decimal places to which means are exact: rounding errors must not count as variance."""


def luck(ends: Ends, bots: Sequence[str] = ()) -> dict[str, float]:
    """The shares that these games can separate: a deal must occur twice, a table must have two seats.

    `bots` sat in the seats, the same in all if nobody is named: a better bot is not luck of its seat.
    """
    tables = [[*values] for _, values in ends]
    seats = range(len(tables[0])) if tables else range(0)
    off = _less(tables, seats)
    found = _of_deals([deal for deal, _ in ends], off)
    if len(seats) > 1 and any(len(set(values)) > 1 for values in tables):
        found["the table"] = rounded(between_tables(off))
        found |= _of_seats(tables, bots or [""] * len(seats))
    return found


def _of_deals(deals: Sequence[int], off: Tables) -> dict[str, float]:
    """What a deal did to a seat, beyond what the seat gets in every deal."""
    groups = _grouped(
        ((deal, seat), v) for deal, values in zip(deals, off, strict=True) for seat, v in enumerate(values)
    )
    return {"the deal": rounded(between_tables(groups))} if groups and len(groups[0]) > 1 else {}


def _of_seats(tables: Tables, bots: Sequence[str]) -> dict[str, float]:
    """The effect of a seat; if a bot sits in one seat only, its effect and the seat's cannot be separated."""
    columns = list(zip(*_less(tables, bots), strict=True))
    shared = [column for column, bot in zip(columns, bots, strict=True) if bots.count(bot) > 1]
    return {"the seat": rounded(between_tables(shared))} if shared else {}


def _less(tables: Tables, kinds: Sequence[Hashable]) -> Tables:
    """What every seat got, less the mean of its kind of seat."""
    got: dict[Hashable, list[float]] = defaultdict(list)
    for values in tables:
        for kind, value in zip(kinds, values, strict=True):
            got[kind].append(value)
    usual = {kind: fmean(values) for kind, values in got.items()}
    return [[round(value - usual[kind], EXACT) for kind, value in zip(kinds, values, strict=True)] for values in tables]


def _grouped(values: Iterable[tuple[Hashable, float]]) -> Tables:
    """The values of every key with the full number of them: deals that were interrupted or broke are left out."""
    groups: dict[Hashable, list[float]] = defaultdict(list)
    for key, value in values:
        groups[key].append(value)
    most = max(map(len, groups.values()), default=0)
    return [group for group in groups.values() if len(group) == most]
