"""The tally of a simulation: scores, lengths, branching, use of options and cards, luck."""

from collections import Counter, defaultdict
from typing import Any

from quarterdeck.kernel import registry
from quarterdeck.lab.luck import luck
from quarterdeck.lab.recording import Recording
from quarterdeck.lab.simulate import Outcome, Setting, digest
from quarterdeck.lab.statistics import deviation, mean_with_interval, rounded

Figures = dict[str, Any]


class Tally:
    """Counts recorded games, one after another."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.outcomes: list[Outcome] = []
        self.branching: Counter[int] = Counter()
        self.verbs: Counter[str] = Counter()
        self.offered: Counter[tuple[str, str]] = Counter()
        self.chosen: Counter[tuple[str, str]] = Counter()

    def add(self, recording: Recording) -> None:
        self.outcomes.append(recording.outcome)
        self.branching.update(decision.options for decision in recording.decisions)
        self.verbs.update(decision.verb or "(wait)" for decision in recording.decisions)
        self.offered.update((kind, name) for kind, name, _ in recording.offered)
        self.chosen.update((kind, name) for kind, name, _ in recording.chosen)

    def figures(self) -> Figures:
        """Everything as plain data; the same for the same games."""
        finished = [outcome for outcome in self.outcomes if not outcome.error]
        return {
            "games": len(self.outcomes),
            "errors": len(self.outcomes) - len(finished),
            "first error": next((outcome.traceback for outcome in self.outcomes if outcome.error), ""),
            "digest": digest(self.outcomes),
            "outcomes": dict(Counter(str(outcome.ended.outcome) for outcome in finished).most_common()),
            "points": self._points(finished),
            "length": _spread([float(outcome.decisions) for outcome in finished]),
            "seconds": _spread([outcome.seconds for outcome in finished]),
            "branching": self._branching(),
            "verbs": dict(self.verbs.most_common()),
            "cards": self._cards(),
            "luck": self._luck(finished),
        }

    def _points(self, finished: list[Outcome]) -> dict[str, Figures]:
        """The points of every bot, in the games that gave some."""
        found: dict[str, list[float]] = defaultdict(list)
        for outcome in finished:
            points = outcome.standing(self.setting).points
            for seat, own in enumerate((points or ())[: self._scores]):
                found[self.setting.bot(seat)].append(own)
        return {bot: _spread(points) for bot, points in found.items()}

    @property
    def _scores(self) -> int:
        """How many scores a game has: a crew shares one."""
        return 1 if registry.rules_of(self.setting.game).cooperative else self.setting.seats

    def _branching(self) -> Figures:
        asked = sum(self.branching.values())
        if not asked:
            return {}
        mean = sum(options * count for options, count in self.branching.items()) / asked
        forced = self.branching[1] / asked
        counts = {str(options): count for options, count in sorted(self.branching.items())}
        return {"mean": rounded(mean), "most": max(self.branching), "forced": rounded(forced), "counts": counts}

    def _cards(self) -> dict[str, dict[str, Figures]]:
        found: dict[str, dict[str, Figures]] = {}
        for (kind, name), offered in sorted(self.offered.items()):
            chosen = self.chosen[kind, name]
            facts = {"offered": offered, "chosen": chosen, "share": rounded(chosen / offered)}
            found.setdefault(kind, {})[name] = facts
        return found

    def _luck(self, finished: list[Outcome]) -> Figures:
        """Computed from points where every game has them, else from wins."""
        standings = [outcome.standing(self.setting) for outcome in finished]
        of_points = all(standing.points is not None for standing in standings)
        got = [standing.points or () if of_points else tuple(map(float, standing.won)) for standing in standings]
        deals = (self.setting.deal(outcome.number) for outcome in finished)
        bots = [self.setting.bot(seat) for seat in range(self.setting.seats)]
        return {"of": "points" if of_points else "winning", **luck(list(zip(deals, got, strict=True)), bots)}


def _spread(values: list[float]) -> Figures:
    """A mean with its interval, the spread, and the values themselves."""
    if not values:
        return {}
    return {
        **mean_with_interval(values),
        "deviation": rounded(deviation(values)),
        "least": min(values),
        "most": max(values),
        "values": values,
    }
