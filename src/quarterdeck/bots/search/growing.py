"""How a tree grows: selection, expansion, play-out and back-up, each time in one imagined world."""

from collections.abc import Sequence

from quarterdeck.bots.search.guide import Guide
from quarterdeck.bots.search.tree import Branch, Node
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State

Path = list[tuple[Node, Branch, int]]
"""The branches taken, each with its node and the seat that chose."""


class Tree:
    """A tree over worlds that all look the same to `seat`.

    The n-th visit of every option at the root takes place in the same world, so that options are compared by what
    they do and not by their luck.
    """

    def __init__(self, guide: Guide, seat: int, worlds: Sequence[State], chance: Chance) -> None:
        self.guide, self.seat, self.worlds, self.chance = guide, seat, worlds, chance
        self.root, self.options = Node(), [one for one in worlds[0].options(seat) if not one.aside]
        self.root.grow(self.options, guide.priors(worlds[0], seat, self.options))

    def iterate(self) -> None:
        """Once down the tree, one step beyond it, on to where the guide stops, and back up."""
        branch = self.root.select(self.options)
        start = self.worlds[branch.visits % len(self.worlds)]
        world = start.copy()
        path = [(self.root, branch, self.seat)]
        world.carry_out(self.seat, branch.option)
        self._descend(start, world, path)
        self._play_out(start, world)
        rewards = self.guide.rewards(world)
        for node, taken, mover in path:
            node.learn(taken, rewards[mover])

    def _descend(self, start: State, world: State, path: Path) -> None:
        """Follow the tree until a branch is new."""
        while path[-1][1].visits and not self.guide.stops(start, world):
            mover, options = asked(world)
            if len(options) > 1 and self.guide.plans(world, self.seat, mover):
                self._follow(world, mover, options, path)
            else:
                self._move(world, mover, options)

    def _follow(self, world: State, mover: int, options: Sequence[Option], path: Path) -> None:
        last = path[-1][1]
        node = last.node = last.node or Node()
        if any(option not in node.branches for option in options):
            node.grow(options, self.guide.priors(world, mover, options))
        branch = node.select(options)
        path.append((node, branch, mover))
        world.carry_out(mover, branch.option)

    def _play_out(self, start: State, world: State) -> None:
        while not self.guide.stops(start, world):
            self._move(world, *asked(world))

    def _move(self, world: State, mover: int, options: Sequence[Option]) -> None:
        only = len(options) == 1
        world.carry_out(mover, options[0] if only else self.guide.policy(world, mover, options, self.chance))


def asked(world: State) -> tuple[int, list[Option]]:
    """The next seat that has to choose, and from what."""
    mover = world.seats()[0]
    return mover, world.options(mover)
