"""Plots of a game's balance as PNG: scores, seats, how often cards are chosen, what they bring."""

from collections.abc import Sequence
from math import isfinite
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from quarterdeck.kernel.study import Study
from quarterdeck.lab.balance import CLASS, Figures
from quarterdeck.lab.drawing import BAND, COLOURS, MARKS, blank, png


def plots(figures: Figures, study: Study) -> dict[str, bytes]:
    """Every plot by the name of its file; figures without data have none."""
    drawn = {"scores": _scores(figures)}
    if any(facts["order"] for facts in figures["seats"].values()):
        drawn["seats"] = _seats(figures, study)
    if _kinds(figures, "share"):
        drawn["shares"] = _shares(figures, study)
    if _kinds(figures, "contribution"):
        drawn["contributions"] = _contributions(figures, study)
    return {name: png(figure) for name, figure in drawn.items()}


def _scores(figures: Figures) -> Figure:
    figure, axes = blank(7, 3, "Scores: share of all seats")
    for number, (seats, facts) in enumerate(figures["seats"].items()):
        counts = facts["score"]["histogram"]
        middles = [int(low) + CLASS / 2 for low in counts]
        shares = [count / sum(counts.values()) for count in counts.values()]
        label = f"{seats} seats, mean {facts['score']['mean']:.1f}" if seats != "1" else _alone(facts)
        axes.plot(middles, shares, color=COLOURS[number % 4], marker=MARKS[number % 4], markersize=4, label=label)
    axes.set_xlabel("points")
    axes.legend(frameon=False)
    return figure


def _alone(facts: Figures) -> str:
    return f"alone, mean {facts['score']['mean']:.1f}"


def _seats(figures: Figures, study: Study) -> Figure:
    figure, axes = blank(7, 2.6, "Points more or less than the others at the table, by place in the first round")
    _band(axes, study.seat_advantage)
    at, ticks = 0, []
    for number, (seats, facts) in enumerate(figures["seats"].items()):
        for place, off in enumerate(facts["order"].get("places", []), 1):
            axes.errorbar(at, off["mean"], off["margin"], color=COLOURS[number % 4], marker=MARKS[number % 4])
            ticks.append((at, f"{place} of {seats}"))
            at += 1
    axes.set_xticks([place for place, _ in ticks], [text for _, text in ticks])
    return figure


def _shares(figures: Figures, study: Study) -> Figure:
    figure, axes = blank(7, 3, "Chosen of the times on offer, from the least to the most wanted card")
    axes.axhspan(*study.share, color=BAND)
    for number, (kind, cards) in enumerate(_kinds(figures, "share")):
        shares = sorted(facts["share"] for facts in cards)
        axes.plot(*_ranked(shares), color=COLOURS[number], marker=MARKS[number], linestyle="", label=kind)
    axes.set_ylim(0, 1)
    axes.set_xticks([])
    axes.legend(frameon=False, loc="lower right")
    return figure


def _contributions(figures: Figures, study: Study) -> Figure:
    figure, axes = blank(7, 3.4, "Points that a card brings beyond the mean of its group, with 95 % intervals")
    _band(axes, study.contribution)
    for number, (kind, cards) in enumerate(_kinds(figures, "contribution")):
        ranked = sorted(cards, key=lambda facts: float(facts["contribution"]))
        places, points = _ranked([facts["contribution"] for facts in ranked])
        margins = [facts["margin"] for facts in ranked]
        style: dict[str, Any] = {"color": COLOURS[number], "fmt": MARKS[number], "markersize": 3, "elinewidth": 0.7}
        axes.errorbar(places, points, margins, label=kind, **style)
    axes.set_xticks([])
    axes.legend(frameon=False, loc="lower right")
    return figure


def _band(axes: Axes, limit: float) -> None:
    """Where values should lie, if there is a limit."""
    if isfinite(limit):
        axes.axhspan(-limit, limit, color=BAND)


def _kinds(figures: Figures, figure: str) -> list[tuple[str, list[Figures]]]:
    """The cards of every kind that has this figure."""
    found = {kind: [facts for facts in cards.values() if figure in facts] for kind, cards in figures["cards"].items()}
    return [(kind, cards) for kind, cards in found.items() if cards]


def _ranked(values: Sequence[float]) -> tuple[list[float], Sequence[float]]:
    """Places from 0 to 1, so that kinds with more and with fewer cards lie over each other."""
    return [(place + 0.5) / len(values) for place in range(len(values))], values
