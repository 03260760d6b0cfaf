"""Plots of a simulation as PNG: scores, lengths, branching, use of options and cards, luck."""

from collections import Counter
from collections.abc import Mapping, Sequence

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from quarterdeck.lab.drawing import BAND, COLOURS, MARKS, blank, png
from quarterdeck.lab.tally import Figures

CLASSES = 24
BARS = 18
"""How many options fit on a plot."""


def plots(figures: Figures) -> dict[str, bytes]:
    """Every plot by its name; figures without data have none."""
    drawn = {
        "scores": _scores(figures["points"]) if figures["points"] else None,
        "lengths": _lengths(figures["length"]) if figures["length"] else None,
        "branching": _branching(figures["branching"]) if figures["branching"] else None,
        "options": _options(figures["verbs"]) if figures["verbs"] else None,
        "cards": _cards(figures["cards"]) if figures["cards"] else None,
        "luck": _luck(figures["luck"]) if len(figures["luck"]) > 1 else None,
    }
    return {name: png(figure) for name, figure in drawn.items() if figure is not None}


def _scores(points: Mapping[str, Figures]) -> Figure:
    figure, axes = blank(7, 3, "Points: share of the scores of each bot")
    every = [value for facts in points.values() for value in facts["values"]]
    low, wide = min(every), max(max(every) - min(every), 1) / CLASSES
    for number, (bot, facts) in enumerate(points.items()):
        shares = _shares(facts["values"], low, wide)
        middles = [low + (place + 0.5) * wide for place in range(len(shares))]
        label = f"{bot}, mean {facts['mean']:.1f} ± {facts['margin']:.1f}"
        axes.plot(middles, shares, color=COLOURS[number % 4], marker=MARKS[number % 4], markersize=4, label=label)
    axes.set_xlabel("points")
    axes.legend(frameon=False)
    return figure


def _shares(values: Sequence[float], low: float, wide: float) -> list[float]:
    classes = [min(int((value - low) / wide), CLASSES - 1) for value in values]
    return [classes.count(place) / len(values) for place in range(CLASSES)]


def _lengths(length: Figures) -> Figure:
    title = f"Length: decisions per game, mean {length['mean']:.0f}"
    figure, axes = blank(7, 2.4, title)
    axes.hist(length["values"], _edges(int(length["least"]), int(length["most"])), align="left", color=COLOURS[0])
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel("decisions")
    axes.set_ylabel("games")
    return figure


def _edges(least: int, most: int) -> range:
    """The edges of the bins; the last one lies beyond the largest value."""
    wide = 1 + (most - least) // CLASSES
    return range(least, most + wide + 1, wide)


def _branching(branching: Figures) -> Figure:
    title = f"Branching: options per decision, mean {branching['mean']:.1f}, {branching['forced']:.0%} forced"
    figure, axes = blank(7, 2.4, title)
    classes: Counter[int] = Counter()
    for options, count in branching["counts"].items():
        classes[(int(options) - 1).bit_length()] += count  # 1, 2, 3 to 4, 5 to 8, ...
    names = [_class_name(number) for number in range(max(classes) + 1)]
    asked = sum(classes.values())
    axes.bar(names, [classes[number] / asked for number in range(len(names))], color=COLOURS[1])
    axes.set_xlabel("options on offer")
    axes.set_ylabel("share of decisions")
    return figure


def _class_name(number: int) -> str:
    most = 2**number
    return str(most) if number < 2 else f"{most // 2 + 1} to {most}"


def _options(verbs: Mapping[str, int]) -> Figure:
    shown = dict(list(verbs.items())[:BARS])
    figure, axes = blank(7, 0.7 + 0.24 * len(shown), "Use of options: share of all decisions")
    asked = sum(verbs.values())
    axes.barh(list(shown), [count / asked for count in shown.values()], color=COLOURS[2])
    axes.invert_yaxis()
    return figure


def _cards(cards: Mapping[str, Mapping[str, Figures]]) -> Figure:
    figure, axes = blank(7, 3, "Use of cards: chosen of the times on offer, from the least to the most wanted card")
    axes.axhspan(0.2, 0.8, color=BAND)
    for number, (kind, facts) in enumerate(cards.items()):
        shares = sorted(card["share"] for card in facts.values())
        places = [(place + 0.5) / len(shares) for place in range(len(shares))]
        axes.plot(places, shares, color=COLOURS[number % 4], marker=MARKS[number % 4], linestyle="", label=kind)
    axes.set_ylim(0, 1)
    axes.set_xticks([])
    axes.legend(frameon=False, loc="lower right")
    return figure


def _luck(luck: Figures) -> Figure:
    shares = {name: share for name, share in luck.items() if name != "of"}
    title = f"Luck: share of the variance of {luck['of']} that goes along with"
    figure, axes = blank(7, 0.6 + 0.3 * len(shares), title)
    axes.barh(list(shares), list(shares.values()), color=COLOURS[3])
    axes.set_xlim(0, 1)
    axes.invert_yaxis()
    return figure
