"""Which figures of a game's balance lie outside their limits."""

from collections.abc import Iterator

from quarterdeck.kernel.study import Limits, Study
from quarterdeck.lab.balance import Figures, Finding


def findings(figures: Figures, study: Study) -> list[Finding]:
    """Everything outside its limits, in the order of the figures."""
    found = [*_of_all_seats(figures, study), *_of_cards(figures, study)]
    return [one for one in found if not one.least <= one.value <= one.most]


def _of_all_seats(figures: Figures, study: Study) -> Iterator[Finding]:
    for seats, facts in figures["seats"].items():
        with_ = f"with {seats} seats" if seats != "1" else "alone"
        if int(seats) in study.mean_score:
            yield _finding(f"mean score {with_}", facts["score"]["mean"], study.mean_score[int(seats)])
        yield _finding(f"deviation of scores {with_}", facts["score"]["deviation"], study.deviation)
        yield from _of_order(facts["order"], with_, (-study.seat_advantage, study.seat_advantage))
        for measure in study.measures:
            if int(seats) in measure.seats:
                yield _finding(f"{measure.name} {with_}", facts["measures"][measure.name]["mean"], measure.limits)
        for name, ratio in facts.get("ratios", {}).items():
            if name in study.ratio_limits:
                yield _finding(name, ratio["value"], study.ratio_limits[name])


def _of_order(order: Figures, with_: str, limits: Limits) -> Iterator[Finding]:
    for place, over in enumerate(order.get("places", ()), 1):
        yield _finding(f"advantage of place {place} {with_}", over["mean"], limits)


def _of_cards(figures: Figures, study: Study) -> Iterator[Finding]:
    for kind, cards in figures["cards"].items():
        for name, facts in cards.items():
            if "share" in facts:
                yield _finding(f"{kind} {name}: chosen when on offer", facts["share"], study.share)
            if "contribution" in facts:
                limits = (-study.contribution, study.contribution)
                yield _finding(f"{kind} {name}: contribution", facts["contribution"], limits)
            if "points" in facts:
                yield _finding(f"{kind} {name}: points", facts["points"], study.card_points(name))


def _finding(what: str, value: float, limits: Limits) -> Finding:
    return Finding(what, value, *limits)
