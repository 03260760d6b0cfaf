"""Search for a plan: changes are flown and kept if they are better, or not much worse (annealing)."""

from math import exp
from random import Random

from quarterdeck.bots.space_alert.flight import Course, Plan, fly
from quarterdeck.bots.space_alert.judging import judged
from quarterdeck.bots.space_alert.knowledge import Knowledge
from quarterdeck.bots.space_alert.proposing import Proposer

HOT, COLD = 3.0, 0.1
"""How many points a change may cost at the beginning and at the end."""


class Search:
    """A search from one plan on, in pieces as long as there is time."""

    def __init__(self, known: Knowledge, plans: list[Plan], luck: Random) -> None:
        self.known, self.luck = known, luck
        self.proposer = Proposer(known, luck)
        self.course = fly(known.start, plans)
        self.value = judged(self.course, known.certain)
        self.best, self.best_value = self.course, self.value

    def step(self, progress: float) -> None:
        """Try one change; `progress` is 0 at the beginning and 1 at the end."""
        plans = self.proposer.propose(self.course)
        if plans is None:
            return
        course = fly(self.known.start, plans, self.course, _first_change(plans, self.course.plans))
        value = judged(course, self.known.certain)
        heat = HOT * (COLD / HOT) ** progress
        if value >= self.value or self.luck.random() < exp((value - self.value) / heat):
            self.course, self.value = course, value
        if value > self.best_value:
            self.best, self.best_value = course, value

    def back_to_best(self) -> None:
        self.course, self.value = self.best, self.best_value


def _first_change(new: list[Plan], old: list[Plan]) -> int:
    return min(
        slot
        for one, other in zip(new, old, strict=True)
        if one is not other
        for slot in range(1, len(one))
        if one[slot] != other[slot]
    )
