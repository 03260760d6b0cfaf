"""Thinking: bots sit in processes of their own, and get worlds that look like theirs, never the state."""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from typing import Any, cast
from zlib import crc32

from msgspec import Struct

from quarterdeck.bots.bot import Adviser, Band, Bot, Explainer, PlanAdviser, Remark, Seat
from quarterdeck.bots.registry import bot as new_bot
from quarterdeck.bots.registry import make_by_seat
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.processes import processes
from quarterdeck.kernel.state import State
from quarterdeck.server.fair_queue import FairQueue

BEST = "hard"
"""Who gives advice."""
NICE = 10
"""The priority of the processes that think: lower than everything else on the machine."""
MOST_CREWS = 200
"""Tables whose bots a process remembers; a bot that was forgotten is made anew and thinks again."""


MOST_ADVISERS = 100
"""Seats whose adviser a process remembers."""


class WorkerLost(QuarterdeckError):
    """A process ended before it had an answer."""


class Hint(Struct, frozen=True):
    """An option that a bot thinks much of: what it is worth, counted in what, and what would follow."""

    option: str
    value: float
    unit: str
    line: list[str] = []
    band: Band | None = None
    """For chances: what can be said of them with confidence."""


class Advised(Struct, frozen=True):
    """The best options, at most three, plans in words, and the options that carry out the whole advised plan."""

    hints: list[Hint]
    plan: list[Remark]
    lay: list[str] = []


class Crew(Struct, frozen=True):
    """The bots of a table: what makes them what they are."""

    table: str
    game: str
    seed: str
    levels: tuple[tuple[int, str], ...]


def crew(table: str, game: str, seed: str, levels: dict[int, str]) -> Crew:
    """Bots have dice of their own: from them nothing can be learnt about the game's."""
    return Crew(table, game, blake2b(f"bots {seed}".encode(), digest_size=8).hexdigest(), tuple(sorted(levels.items())))


def started_pool() -> Executor:
    """A new process of low priority. Starting it takes a moment: never call this on the event loop."""
    pool = processes(1, NICE)
    pool.submit(os.getpid)
    return pool


class Thinkers:
    """Processes that think, started when first needed. All bots of a table are in the same one."""

    def __init__(self, count: int) -> None:
        self._pools: list[Executor | None] = [None] * count
        self._queues = [FairQueue() for _ in range(count)]

    async def choose(self, who: str, bots: Crew, table: State, seat: int, people: frozenset[int]) -> str | None:
        """What the bot in a seat chooses beside people in others, as an option's text; None lets time pass.

        `who` is charged for the bots' thinking time.
        """
        chosen: str | None = await self._run(who, bots.table, _choose, bots, _seen_from(table, seat), seat, people)
        return chosen

    async def advise(self, who: str, bots: Crew, table: State, seat: int) -> Advised:
        """What the best bot would do in a seat, and what the bots of this table are up to; `who` asks."""
        advised: Advised = await self._run(who, bots.table, _advise, bots, _seen_from(table, seat), seat)
        return advised

    async def _run(self, who: str, table: str, work: Any, *args: Any) -> Any:
        """Have something thought of; those whose bots think take turns, so that nobody's wait for all of another's."""
        number = crc32(table.encode()) % len(self._pools)
        return await self._queues[number].run(who, lambda: self._called(number, work, *args))

    async def _called(self, number: int, work: Any, *args: Any) -> Any:
        pool = self._pools[number] = self._pools[number] or await asyncio.to_thread(started_pool)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pools[number] is pool:
                self._pools[number] = None
            raise WorkerLost("the process in which bots think has ended; another one is started") from None

    def begin_again(self) -> None:
        """Replace the processes, which do not know the packs that were added since they were started.

        What they are doing is finished there; what waits does so in fair queues, so closing the pools cancels nothing.
        """
        self.close()
        self._pools = [None] * len(self._pools)

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


def _seen_from(table: State, seat: int) -> bytes:
    """A world that the seat cannot tell from this one: what is hidden does not leave this process."""
    return table.imagined(seat, Chance("seen")).to_json()


# In the other process

_crews: OrderedDict[Crew, dict[int, Bot]] = OrderedDict()
_advisers: OrderedDict[tuple[str, str, int], Adviser] = OrderedDict()


def _bots(wanted: Crew) -> dict[int, Bot]:
    bots = _crews.pop(wanted, None) or make_by_seat(dict(wanted.levels), wanted.game, wanted.seed, in_time=True)
    _crews[wanted] = bots
    if len(_crews) > MOST_CREWS:
        _crews.popitem(last=False)
    return bots


def _advise(wanted: Crew, world: bytes, seat: int) -> Advised:
    table = registry.rules_of(wanted.game).state.from_json(world)
    bot, here, options = _adviser(wanted, seat), Seat(table, seat), table.options(seat)
    heard = _bots(wanted) if registry.manifest_of(wanted.game).table.may_talk(table) else {}
    bot.listen(list(heard.values()))
    advice = bot.advise(here, options) if options else []
    hints = [Hint(str(one.option), one.value, one.unit, [str(after) for after in one.line], one.band) for one in advice]
    plan = [line for one in _explainers(bot, wanted, heard) for line in one.explain(here)]
    return Advised(hints, plan, [str(step) for step in _whole_plan(bot, here, options)])


def _adviser(wanted: Crew, seat: int) -> Adviser:
    """Whoever advises a seat of a table; the same one as before, so that it keeps to its plan."""
    key = (wanted.table, wanted.game, seat)
    adviser = _advisers.pop(key, None) or cast(Adviser, new_bot(BEST, wanted.game, "advice", in_time=True))
    _advisers[key] = adviser
    if len(_advisers) > MOST_ADVISERS:
        _advisers.popitem(last=False)
    return adviser


def _whole_plan(adviser: Adviser, here: Seat, options: Sequence[Option]) -> list[Option]:
    return cast(PlanAdviser, adviser).whole_plan(here, options) if hasattr(adviser, "whole_plan") else []


def _explainers(adviser: Bot, wanted: Crew, heard: dict[int, Bot]) -> list[Explainer]:
    """Whoever gives advice, and one bot of each level that can be heard, as far as they tell what they are up to."""
    each = {level: heard[seat] for seat, level in wanted.levels if seat in heard}
    return [cast(Explainer, bot) for bot in (adviser, *each.values()) if hasattr(bot, "explain")]


def _choose(wanted: Crew, world: bytes, seat: int, people: frozenset[int]) -> str | None:
    table = registry.rules_of(wanted.game).state.from_json(world)
    options = table.options(seat)
    chosen = _bots(wanted)[seat].choose(Seat(table, seat, people=people), options) if options else None
    return None if chosen is None else str(chosen)
