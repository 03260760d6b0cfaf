"""Search for a plan: changes are flown and kept if they are better, or not much worse (annealing)."""

from collections.abc import Callable
from math import exp
from random import Random

from msgspec.structs import replace

from quarterdeck.games.space_alert.bots.flight import Course, Plan, flown, fly, given_up
from quarterdeck.games.space_alert.bots.judging import judged
from quarterdeck.games.space_alert.bots.knowledge import Knowledge
from quarterdeck.games.space_alert.bots.proposing import Proposer
from quarterdeck.games.space_alert.rules.scoring import score
from quarterdeck.games.space_alert.state import SpaceAlert

HOT, COLD = 1.0, 0.3
"""How many points a change may cost at the beginning and at the end."""
OTHER_WORLDS = 5
"""In how many worlds with other damage tiles a plan must prove itself before it counts as the best."""
CAUTION = 0.15
"""How much counts what happens if nothing can be done with cards still to come."""
HOPELESS = 10.0
"""A change that costs so much is not looked at any further."""
NO_DIFFERENCE = 1e-9
"""What rounding may cost."""
WORST = ("heavy_laser", "gravolift", "light_laser", "pulse_cannon", "shield", "reactor", "structural")
"""The damage tiles a plan is afraid of, the worst first."""


BEYOND = ("structural",) * 40
"""Tiles for a ship that is lost."""


class Search:
    """A search from one plan on, step by step."""

    def __init__(self, known: Knowledge, plans: list[Plan], luck: Random) -> None:
        self.known, self.luck = known, luck
        self.start = _with_tiles(known.start, lambda tiles: sorted(tiles, key=WORST.index))
        self.proposer = Proposer(known, luck)
        self.others = [
            _with_tiles(known.start, lambda tiles: luck.sample(tiles, len(tiles))) for _ in range(OTHER_WORLDS)
        ]
        self.course = self.best = fly(self.start, plans)
        self.hope = self._hope(self.course)
        self.value = self._value(self.course, self.hope)
        self.best_flown, self.best_value = self.value, self._proved(self.course, self.value)
        self.trimmed: Course | None = None
        """The best plan when it was last looked through for cards to leave out."""

    def worth(self, course: Course) -> float:
        """What a course is worth, all doubts included."""
        return self._proved(course, self._value(course, self._hope(course)))

    def trim(self) -> bool:
        """Leave out of the best plan every card without which it is as good; whether there was one."""
        before = self.best
        while self.trimmed is not self.best:  # without one card another may do nothing
            self.trimmed = self.best
            for board, planned in self.known.boards.items():
                for slot in sorted(planned.free, reverse=True):
                    self._leave_out(board, slot)
        return self.best is not before

    def _leave_out(self, board: int, slot: int) -> None:
        if self.best.plans[board][slot] is None:
            return
        plans = [list(plan) for plan in self.best.plans]
        plans[board][slot] = None
        course = fly(self.start, plans, self.best, slot)
        value = self.worth(course)
        if value >= self.best_value - NO_DIFFERENCE:
            self.best, self.best_value = course, value

    def points(self, course: Course) -> float:
        """The score if all goes as planned and nothing more is announced, as a mean over orders of damage tiles."""
        ends = [course.end]
        if any(course.end.ship.tiles):
            ends += [flown(other, course.plans).end for other in self.others]
        return sum(score(end).total for end in ends) / len(ends)

    def step(self, progress: float) -> None:
        """Try one change; `progress` is 0 at the beginning and 1 at the end."""
        plans = self.proposer.propose(self.course)
        if plans is None:
            return
        course = fly(self.start, plans, self.course, _first_change(plans, self.course.plans))
        hope = self._hope(course)
        if hope < self.hope - HOPELESS:
            return
        value = self._value(course, hope)
        if value > max(self.value, self.best_flown) and (proved := self._proved(course, value)) > self.best_value:
            self.best, self.best_flown, self.best_value = course, value, proved
        heat = HOT * (COLD / HOT) ** progress
        if value >= self.value or self.luck.random() < exp((value - self.value) / heat):
            self.course, self.hope, self.value = course, hope, value

    def _hope(self, course: Course) -> float:
        """What a course is worth if all goes as planned."""
        return judged(course, self.known.certain, self.known.boards)

    def _value(self, course: Course, hope: float) -> float:
        """What it is worth if one also thinks a little of what happens if no card to come can be used."""
        certain = self.known.certain
        if certain >= course.end.last_slot:
            return hope
        return (1 - CAUTION) * hope + CAUTION * judged(given_up(course, certain + 1), certain, ())

    def _proved(self, course: Course, value: float) -> float:
        """The mean worth in all worlds; they do not differ as long as nothing is damaged."""
        if not any(course.end.ship.tiles):
            return value
        hopes = [judged(flown(other, course.plans), self.known.certain, self.known.boards) for other in self.others]
        return value + sum(hope - self._hope(course) for hope in hopes) / (1 + len(hopes))


def _with_tiles(start: SpaceAlert, ordered: Callable[[tuple[str, ...]], list[str]]) -> SpaceAlert:
    """A world whose damage tiles lie in another order; a flight goes on after the last, so that it can be judged."""
    world = start.copy()
    world.tiles = [replace(pile, cards=(*ordered(pile.cards), *BEYOND)) for pile in world.tiles]
    return world


def _first_change(new: list[Plan], old: list[Plan]) -> int:
    return min(
        slot
        for one, other in zip(new, old, strict=True)
        if one is not other
        for slot in range(1, len(one))
        if one[slot] != other[slot]
    )
