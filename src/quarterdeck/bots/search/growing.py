"""How a tree grows: selection, expansion, play-out and backpropagation, in one imagined world at a time."""

from random import Random

from quarterdeck.bots.search.guide import Guide
from quarterdeck.bots.search.playing import Play
from quarterdeck.bots.search.tree import Branch, Node
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.state import State

WORLDS = 16
"""How many imagined worlds a tree uses."""


class Tree:
    """A tree over worlds that all look the same to `seat`.

    The n-th visit of every option at the root takes place in the same world and with the same dice, so that options are
    compared by their effect and not by luck. Hidden cards lie in one of `WORLDS` ways; future dice are rolled again at
    every visit.
    """

    def __init__(self, guide: Guide, seat: int, world: State, chance: Chance) -> None:
        self.guide, self.seat, self.chance, self.luck = guide, seat, chance, Random(chance.seed)
        self.root, self.options = Node(), [one for one in world.options(seat) if not one.aside]
        self.root.grow(self.options, guide.priors(world, seat, self.options))
        self._worlds = [world]

    def iterate(self) -> None:
        """One iteration: down the tree, one step beyond it, a play-out until the guide stops it, and back up."""
        branch = self.root.select(self.options)
        start = self._world(branch.visits % WORLDS)
        world = start.copy()
        world.chance = Chance(f"{self.chance.seed}/dice/{branch.visits}")
        play = Play(self.guide, self.seat, start, world, self.luck)
        path = [(self.root, branch, self.seat)]
        outcome = play.observed(self.seat, branch.option)
        self._descend(play, path, outcome)
        play.out()
        rewards = self.guide.rewards(world)
        for node, taken, mover in path:
            node.learn(taken, rewards[mover])

    def _world(self, number: int) -> State:
        """Worlds are dealt when they are first needed; dealing one from another does not change its probability."""
        while len(self._worlds) <= number:
            self._worlds.append(self._worlds[0].imagined(self.seat, self.chance))
        return self._worlds[number]

    def _descend(self, play: Play, path: list[tuple[Node, Branch, int]], outcome: bytes) -> None:
        """Follow the tree until a branch is new; the outcome of chance since the last branch selects the next node."""
        while path[-1][1].visits and play.goes_on():
            mover, options = play.asked()
            if not options or not self.guide.plans(play.world, self.seat, mover):
                play.move(mover, options)
            elif len(options) == 1:
                outcome += play.observed(mover, options[0])
            else:
                node = path[-1][1].node(outcome)
                if any(option not in node.branches for option in options):
                    node.grow(options, self.guide.priors(play.world, mover, options))
                branch = node.select(options)
                path.append((node, branch, mover))
                outcome = play.observed(mover, branch.option)
