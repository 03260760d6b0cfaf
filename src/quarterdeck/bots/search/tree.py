"""The tree: what was tried at each information set of the searching seat, how often, and with what result."""

from collections.abc import Sequence
from math import sqrt

from quarterdeck.kernel.option import Option

C_PUCT = 1.5
"""The exploration constant, in standard deviations of play-out results."""
NARROW = 1e-6
"""A deviation below which all play-outs count as equal."""


class Branch:
    """One option at an information set, with a node for each outcome of chance."""

    __slots__ = ("available", "nodes", "option", "prior", "total", "visits")

    def __init__(self, option: Option, prior: float) -> None:
        self.option, self.prior = option, prior
        self.visits = self.available = 0
        self.total = 0.0
        self.nodes: dict[bytes, Node] = {}

    def node(self, outcome: bytes) -> "Node":
        """Where this outcome of chance leads; without chance there is one outcome, the empty one."""
        found = self.nodes.get(outcome)
        if found is None:
            found = self.nodes[outcome] = Node()
        return found

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """An information set: all worlds that look the same to the searching seat after the same options and dice."""

    __slots__ = ("branches", "squares", "total", "visits")

    def __init__(self) -> None:
        self.branches: dict[Option, Branch] = {}
        self.visits, self.total, self.squares = 0, 0.0, 0.0

    def grow(self, options: Sequence[Option], priors: Sequence[float]) -> None:
        """Add branches for options that did not exist in the worlds seen so far."""
        for option, prior in zip(options, priors, strict=True):
            if option not in self.branches:
                self.branches[option] = Branch(option, prior)

    def select(self, options: Sequence[Option]) -> Branch:
        """The most promising of the options that this world has (PUCT; the untried count as the average)."""
        here = [self.branches[option] for option in options]
        open_ = [branch for branch in here if branch.prior > 0] or here
        middle = self.total / self.visits if self.visits else 0.0
        deviation = self.deviation(middle)
        best, most = open_[0], -1e9
        for branch in open_:
            branch.available += 1
            value = (branch.mean - middle) / deviation if branch.visits else 0.0
            score = value + C_PUCT * branch.prior * sqrt(branch.available) / (1 + branch.visits)
            if score > most:
                best, most = branch, score
        return best

    def deviation(self, middle: float) -> float:
        """The standard deviation of play-outs from here; 1 while they are all equal."""
        if self.visits < 2:
            return 1.0
        variance = self.squares / self.visits - middle * middle
        return sqrt(variance) if variance > NARROW else 1.0

    def learn(self, branch: Branch, reward: float) -> None:
        """Record the result of a branch."""
        self.visits += 1
        self.total += reward
        self.squares += reward * reward
        branch.visits += 1
        branch.total += reward
