"""Thinking: bots sit in processes of their own, and get worlds that look like theirs, never the state."""

import asyncio
from collections import OrderedDict
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from typing import Any, cast
from zlib import crc32

from msgspec import Struct

from quarterdeck.bots.bot import Adviser, Bot, Explainer, Remark, Seat
from quarterdeck.bots.registry import bot as new_bot
from quarterdeck.bots.registry import company
from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.processes import processes
from quarterdeck.kernel.state import State

BEST = "hard"
"""Who gives advice."""
NICE = 10
"""How far thinking gives way to everything else on the machine."""
MOST_CREWS = 200
"""Tables whose bots a process remembers; a bot that was forgotten is made anew and thinks again."""


class Lost(QuarterdeckError):
    """A process was gone before it had an answer."""


class Hint(Struct, frozen=True):
    """An option that a bot thinks much of: what it is worth, counted in what, and what would follow."""

    option: str
    value: float
    unit: str
    line: list[str] = []


class Advised(Struct, frozen=True):
    """The best options, at most three, and plans in words."""

    hints: list[Hint]
    plan: list[Remark]


class Crew(Struct, frozen=True):
    """The bots of a table: what makes them what they are."""

    table: str
    game: str
    seed: str
    levels: tuple[tuple[int, str], ...]


def crew(table: str, game: str, seed: str, levels: dict[int, str]) -> Crew:
    """Bots have dice of their own: from them nothing can be learnt about the game's."""
    return Crew(table, game, blake2b(f"bots {seed}".encode(), digest_size=8).hexdigest(), tuple(sorted(levels.items())))


class Thinkers:
    """Processes that think, begun when first needed. The bots of one table always sit in the same."""

    def __init__(self, count: int) -> None:
        self._pools: list[Executor | None] = [None] * count

    async def choose(self, bots: Crew, table: State, seat: int) -> str | None:
        """What the bot in a seat chooses, as an option's text; None lets time pass."""
        chosen: str | None = await self._run(bots.table, _choose, bots, _seen_from(table, seat), seat)
        return chosen

    async def advise(self, bots: Crew, table: State, seat: int) -> Advised:
        """What the best bot would do in a seat, and what the bots of this table are up to."""
        advised: Advised = await self._run(bots.table, _advise, bots, _seen_from(table, seat), seat)
        return advised

    async def _run(self, table: str, work: Any, *args: Any) -> Any:
        number = crc32(table.encode()) % len(self._pools)
        pool = self._pools[number] = self._pools[number] or processes(1, NICE)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pools[number] is pool:
                self._pools[number] = None
            raise Lost("the process in which bots think has ended; it is begun again") from None

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


def _seen_from(table: State, seat: int) -> bytes:
    """A world that the seat cannot tell from this one: what is hidden does not leave this process."""
    return table.imagined(seat, Chance("seen")).to_json()


# In the other process

_crews: OrderedDict[Crew, dict[int, Bot]] = OrderedDict()


def _bots(wanted: Crew) -> dict[int, Bot]:
    bots = _crews.pop(wanted, None) or company(dict(wanted.levels), wanted.game, wanted.seed, in_time=True)
    _crews[wanted] = bots
    if len(_crews) > MOST_CREWS:
        _crews.popitem(last=False)
    return bots


def _advise(wanted: Crew, world: bytes, seat: int) -> Advised:
    table = registry.rules_of(wanted.game).state.from_json(world)
    bot, here, options = (
        cast(Adviser, new_bot(BEST, wanted.game, "advice", in_time=True)),
        Seat(table, seat),
        table.options(seat),
    )
    bot.listen(list(_bots(wanted).values()))
    advice = bot.advise(here, options) if options else []
    hints = [Hint(str(one.option), one.value, one.unit, [str(after) for after in one.line]) for one in advice]
    return Advised(hints, [line for one in _explainers(bot, wanted) for line in one.explain(here)])


def _explainers(adviser: Bot, wanted: Crew) -> list[Explainer]:
    """Whoever gives advice, and one bot of each level, as far as they tell what they are up to."""
    each = {level: _bots(wanted)[seat] for seat, level in wanted.levels}
    return [cast(Explainer, bot) for bot in (adviser, *each.values()) if hasattr(bot, "explain")]


def _choose(wanted: Crew, world: bytes, seat: int) -> str | None:
    table = registry.rules_of(wanted.game).state.from_json(world)
    options = table.options(seat)
    chosen = _bots(wanted)[seat].choose(Seat(table, seat), options) if options else None
    return None if chosen is None else str(chosen)
