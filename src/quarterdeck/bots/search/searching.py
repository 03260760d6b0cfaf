"""One search from one decision: a tree grows until its limit, then reports what it found for each option."""

from collections.abc import Sequence
from time import perf_counter
from typing import Self

from msgspec import Struct

from quarterdeck.bots.search.growing import Tree
from quarterdeck.bots.search.guide import Guide
from quarterdeck.bots.search.tree import Branch
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State

TICK = 1e-6
"""The least time in seconds that a search is assumed to have taken, for coarse clocks."""
LOOK = 10
"""Iterations between two checks whether the remaining ones could change the choice."""


class Limit(Struct, frozen=True):
    """How long to think about one decision: iterations make a bot repeatable, seconds keep people from waiting."""

    iterations: int = 0
    seconds: float = 0.0


class SearchTask(Struct, frozen=True):
    """All that a search needs, so that another process can do it."""

    guide: Guide
    seat: int
    world: State
    """One of the worlds that look like the table to the seat; others are dealt from it."""
    chance: Chance
    limit: Limit


class Found(Struct, frozen=True):
    """What is known about an option after a search."""

    option: Option
    visits: int
    total: float
    line: tuple[Option, ...]

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    @classmethod
    def together(cls, found: Sequence[Self]) -> Self:
        """What several trees found for one option; the line is that of the most visited."""
        surest = max(found, key=lambda one: one.visits)
        visits, total = sum(one.visits for one in found), sum(one.total for one in found)
        return cls(surest.option, visits, total, surest.line)


def searched(task: SearchTask) -> list[Found]:
    """What a new tree finds for each option."""
    tree, start, done = Tree(task.guide, task.seat, task.world, task.chance), perf_counter(), 0
    branches = list(tree.root.branches.values())
    tried = [branch for branch in branches if branch.prior > 0] or branches
    while (left := _left(task.limit, done, perf_counter() - start)) > 0:
        if done % LOOK == 0 and _settled(tried, left):
            break
        tree.iterate()
        done += 1
    return [Found(branch.option, branch.visits, branch.total, _line(branch)) for branch in branches]


def _left(limit: Limit, done: int, spent: float) -> float:
    """How many iterations there will still be."""
    if limit.iterations:
        return limit.iterations - done
    return (limit.seconds - spent) * max(done, 1) / max(spent, TICK)


def _settled(tried: list[Branch], left: float) -> bool:
    """Whether the most visited option will stay so."""
    if len(tried) == 1:
        return tried[0].visits > 0
    second, first = sorted(branch.visits for branch in tried)[-2:]
    return first - second > left


def _line(branch: Branch) -> tuple[Option, ...]:
    """The choices that were tried most after this one, as far as they are moves of the game and not up to chance."""
    line: list[Option] = []
    while (node := branch.nodes.get(b"")) is not None and node.visits:
        branch = max(node.branches.values(), key=lambda one: one.visits)
        if branch.option.aside:
            break
        line.append(branch.option)
    return tuple(line)
