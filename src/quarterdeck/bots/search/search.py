"""The searching bot: a player for every game that has a guide."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from quarterdeck.bots.bot import Advice, Bot, Seat
from quarterdeck.bots.search.guide import Guide
from quarterdeck.bots.search.searching import Found, Limit, SearchTask, searched
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.processes import processes

ADVISED = 3
ATTEMPTS = 3
"""How often crashed processes are restarted before giving up."""


class Search:
    """Searches before every choice, for some iterations or some seconds.

    `trees` are searched independently and counted together; `jobs` is how many processes share them, which does not
    affect the answer when iterations are limited.
    """

    def __init__(self, seed: str, guide: Guide, limit: Limit, trees: int = 1, jobs: int = 1) -> None:
        self._chance = Chance(seed)
        self.guide, self.limit, self.trees, self.jobs = guide, limit, trees, jobs
        self._pool: ProcessPoolExecutor | None = None

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        if len(options) == 1:
            return options[0]
        return self._ranked(seat)[0].option

    def listen(self, others: Sequence[Bot]) -> None:
        """Opponents share no plans, so there is nothing to take into account."""

    def advise(self, seat: Seat, options: Sequence[Option]) -> list[Advice]:
        """The option that would be chosen, and of those tried most the best others."""
        unit = self.guide.unit(seat.world(self._chance))
        first, *others = [one for one in self._ranked(seat)[:ADVISED] if one.visits]
        others.sort(key=lambda one: one.mean, reverse=True)
        return [Advice(one.option, one.mean, unit, one.line) for one in (first, *others)]

    def _ranked(self, seat: Seat) -> list[Found]:
        """What all trees together found for each option."""
        tasks = [self._task(seat, number) for number in range(self.trees)]
        trees = [searched(task) for task in tasks] if self.jobs == 1 else self._shared(tasks)
        together = [Found.together(found) for found in zip(*trees, strict=True)]
        return sorted(together, key=lambda one: (one.visits, one.mean), reverse=True)

    def _shared(self, tasks: Sequence[SearchTask]) -> list[list[Found]]:
        """Run tasks in processes that are started when first needed and kept; when one dies, all are restarted."""
        for _ in range(ATTEMPTS):
            self._pool = self._pool or processes(self.jobs)
            try:
                return list(self._pool.map(searched, tasks))
            except BrokenProcessPool:
                self.close()
        raise QuarterdeckError(f"the processes that search have died {ATTEMPTS} times")

    def close(self) -> None:
        """End its processes; they also end when the bot is garbage-collected."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _task(self, seat: Seat, number: int) -> SearchTask:
        """A tree with a chance and with worlds of its own."""
        chance = Chance(f"{self._chance.seed}/{self._chance.below('search', 1 << 32)}/{number}")
        return SearchTask(self.guide, seat.number, seat.world(chance), chance, self.limit)
