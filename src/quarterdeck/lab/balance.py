"""The balance of a game: figures from many watched games, and which of them lie outside their limits."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from msgspec import Struct

from quarterdeck.kernel.study import Study
from quarterdeck.lab.contribution import Contribution, contributions
from quarterdeck.lab.statistics import between_tables, deviation, histogram, mean_with_interval, rounded
from quarterdeck.lab.watching import Sample

CLOSE = 3
"""Points within which a game was close."""
CLASS = 5
"""Width of the bins of the score histogram."""
ENOUGH = 30
"""The least number of owners for a figure about what a card brings."""

Figures = dict[str, Any]
Runs = Mapping[int, Sequence[Sample]]


class Finding(Struct, frozen=True):
    """A figure outside its limits."""

    what: str
    value: float
    least: float
    most: float

    def __str__(self) -> str:
        return f"{self.what}: {self.value:g} is not between {self.least:g} and {self.most:g}"


def figures(runs: Runs, study: Study) -> Figures:
    """Everything that was measured, as plain data; the same for the same games."""
    return {
        "seats": {str(seats): _of_seats(run, study) for seats, run in runs.items()},
        "cards": _of_cards(runs, study),
    }


def _of_seats(run: Sequence[Sample], study: Study) -> Figures:
    """The figures for one number of seats."""
    seats = [seat for sample in run for seat in sample.seats]
    scores = [seat.score for seat in seats]
    return {
        "games": len(run),
        "score": {
            **mean_with_interval(scores),
            "deviation": rounded(deviation(scores)),
            "least": min(scores),
            "most": max(scores),
            "histogram": histogram(scores, CLASS),
        },
        "order": _of_order(run),
        "measures": {
            one.name: mean_with_interval([seat.measures[one.name] for seat in seats]) for one in study.measures
        },
        "ratios": _ratios(run),
        "luck": _luck([[seat.score for seat in sample.seats] for sample in run]),
    }


def _ratios(run: Sequence[Sample]) -> Figures:
    """What was counted in all games, divided by its opportunities."""
    sums: dict[str, tuple[float, float]] = {}
    for sample in run:
        for name, (counted, possible) in sample.ratios.items():
            before = sums.get(name, (0.0, 0.0))
            sums[name] = before[0] + counted, before[1] + possible
    return {name: {"value": rounded(some / all_), "of": rounded(all_)} for name, (some, all_) in sums.items() if all_}


def _of_order(run: Sequence[Sample]) -> Figures:
    """How much each place in the order of the first round scores more than the others at its table on average."""
    tables = [[seat.score for seat in sorted(sample.seats, key=lambda seat: seat.order)] for sample in run]
    if len(tables[0]) < 2:
        return {}
    over = [[_over_others(table, place) for table in tables] for place in range(len(tables[0]))]
    return {
        "places": [mean_with_interval(values) for values in over],
        "first less last": mean_with_interval([table[0] - table[-1] for table in tables]),
    }


def _over_others(table: Sequence[float], place: int) -> float:
    return table[place] - (sum(table) - table[place]) / (len(table) - 1)


def _luck(tables: Sequence[Sequence[float]]) -> Figures:
    """Equal players: what the deal did to all, and how close the end was."""
    if len(tables[0]) < 2:
        return {}
    leads = [best - second for best, second, *_ in (sorted(table, reverse=True) for table in tables)]
    return {
        "common to the table": rounded(between_tables(tables)),
        "winner's lead": rounded(fmean(leads)),
        f"decided by {CLOSE} points or less": rounded(fmean(lead <= CLOSE for lead in leads)),
    }


def _of_cards(runs: Runs, study: Study) -> dict[str, dict[str, Figures]]:
    """Every card by kind and name: offers, choices, contribution, points."""
    samples = [sample for run in runs.values() for sample in run]
    offered = Counter((kind, name) for sample in samples for kind, name, _ in sample.offered)
    chosen = Counter((kind, name) for sample in samples for kind, name, _ in sample.chosen)
    brought = contributions(list(runs.values()), study.group)
    found: dict[str, dict[str, Figures]] = {}
    for card in sorted({*offered, *brought}):
        kind, name = card
        facts = _share(offered[card], chosen[card]) | _brought(brought.get(card)) | _points(samples, name)
        found.setdefault(kind, {})[name] = {"group": study.group(card), **facts}
    return found


def _share(offered: int, chosen: int) -> Figures:
    return {"offered": offered, "chosen": chosen, "share": rounded(chosen / offered)} if offered else {}


def _brought(contribution: Contribution | None) -> Figures:
    if contribution is None or contribution.holders < ENOUGH:
        return {}
    points, margin = rounded(contribution.points), rounded(contribution.margin)
    return {"contribution": points, "margin": margin, "holders": contribution.holders}


def _points(samples: Sequence[Sample], name: str) -> Figures:
    values = [seat.points[name] for sample in samples for seat in sample.seats if name in seat.points]
    return {"points": rounded(fmean(values))} if values else {}
