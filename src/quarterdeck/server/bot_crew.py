"""The bots of a live table: they think in other processes, keep a pace that people can follow, and act like anybody."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Literal, Protocol

from msgspec import Struct

from quarterdeck.kernel.errors import Illegal
from quarterdeck.kernel.foresight import only_choice
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.state import State
from quarterdeck.server.stored_game import SettledGame
from quarterdeck.server.thinking import Advised, Crew, Thinkers, WorkerLost, crew

BotPace = Literal["slow", "normal", "fast", "instant"]


class BotPauses(Struct, frozen=True):
    """Seconds that bots take, thinking included; a choice without an alternative takes none."""

    turn: float
    """For the first step of a turn."""
    step: float
    """For every further step."""
    planning: float
    """Between two steps of one bot while everybody plans against the clock."""


PACES: dict[BotPace, BotPauses] = {
    "slow": BotPauses(3.0, 1.5, 5.0),
    "normal": BotPauses(1.0, 0.6, 3.0),
    "fast": BotPauses(0.4, 0.2, 2.0),
    "instant": BotPauses(0.0, 0.0, 1.0),
}
REMINDER = 5.0
"""Seconds after which somebody should look at a table whose bots are at work, in case they have died."""
FIRST_LOOK, LONGEST_LOOK = 0.5, 3.0
"""Seconds after which bots that had nothing to do are asked again: twice as long every time, up to a limit."""
MOST_QUIET = 20
"""How often bots are asked in vain before they sleep until somebody acts, where no clock runs."""
AFTER_FAILURE = 3
"""After a failure the retry delay starts at this step, so a failing bot is always retried."""
log = logging.getLogger("quarterdeck")


class BotTable(Protocol):
    """What bots need of their table."""

    id: str
    game: Game
    seq: int
    speed: float
    host: str
    """The person whose share of thinking the bots use."""

    def abandoned(self) -> bool:
        """Whether nobody has been here for long, and no clock brings the game to its end."""

    async def settled(self) -> SettledGame:
        """The table as it is now, as far as it is durable."""

    async def plays_bots_here(self) -> bool:
        """Whether this process plays them, of all that have the table."""

    async def act_in_time(self, seat: int, text: str, seq: int) -> None:
        """A choice that was thought of when the table had seen `seq` inputs."""

    def look_after_bots(self) -> None:
        """The bots have done what they could: see when they are asked again."""


class BotSeats(Struct, frozen=True):
    """Which seats of a table bots play, and which people decide for themselves."""

    levels: dict[int, str]
    """The seats that bots play, some of them for people, and how well."""
    people: frozenset[int] = frozenset()
    """The seats of people who decide for themselves or are at the table while a bot stands in for them."""

    @classmethod
    def of(cls, chairs: Sequence[Any]) -> "BotSeats":
        """Who plays what: a person who is here decides even if a bot stands in."""
        played = [chair for chair in chairs if chair["kind"] == "bot" or chair["level"]]
        people = [one for one in chairs if one["kind"] == "person" and (not one["level"] or one["left"] is None)]
        levels = {chair["seat"]: chair["level"] or "normal" for chair in played}
        return cls(levels, frozenset(chair["seat"] for chair in people))


class BotCrew:
    """Who plays by itself at a table, how well, and how fast."""

    def __init__(self, table: BotTable, seats: BotSeats, pace: BotPace, thinkers: Thinkers) -> None:
        self.table, self.seats, self.pace, self.thinkers = table, seats, pace, thinkers
        self._work: asyncio.Task[None] | None = None
        self._began = 0.0
        self._stepped: dict[int, float] = {}
        """When each bot acted last."""
        self._quiet = self._quiet_seq = 0
        """How often bots were asked in vain, since the table had seen so many inputs."""
        self._skipped, self._skip_from = asyncio.Event(), 0

    @property
    def levels(self) -> dict[int, str]:
        return self.seats.levels

    @property
    def _busy(self) -> bool:
        return self._work is not None and not self._work.done()

    def asked(self) -> list[int]:
        """The seats that are played by bots and may choose now; bots among themselves do not go on for ever."""
        levels = self.levels
        if not levels or self.table.abandoned():
            return []
        return [seat for seat in self.table.game.seats() if seat in levels]

    # When

    def next_look(self) -> float | None:
        """Seconds until bots should be asked; None if there is nothing for them to do until somebody else acts."""
        if not self.asked():
            return None
        quiet = self._quiet if self.table.seq == self._quiet_seq else 0
        if quiet >= MOST_QUIET and self.table.game.state.deadline() is None:
            return None
        wait = REMINDER if self._busy else min(FIRST_LOOK * 2 ** (quiet - 1), LONGEST_LOOK) if quiet else 0.0
        return max(wait / self.table.speed, self._rest())

    def _rest(self) -> float:
        """While all act at any time, what people do is no reason to ask bots all the time."""
        at_any_time = not self.table.game.state.agenda[-1].blocking
        return self._began + FIRST_LOOK / self.table.speed - monotonic() if at_any_time else 0.0

    def begin(self) -> None:
        """Let those act who are asked, unless they are at it already."""
        if self.asked() and not self._busy:
            self._began = monotonic()
            self._work = asyncio.create_task(self._play())
            self._work.add_done_callback(self._finish)

    def _finish(self, work: asyncio.Task[None]) -> None:
        if work.cancelled():
            return
        error = work.exception()
        if error is not None:
            self._count_quiet(acted=False, failed=True)
            log.error("bot crew failed", extra={"table": self.table.id, "error": type(error).__name__}, exc_info=error)
        self.table.look_after_bots()

    def end(self) -> None:
        if self._work is not None:
            self._work.cancel()

    def skip(self) -> None:
        """No pauses until it is a person's turn."""
        self._skip_from = len(self.table.game.record.inputs)
        self._skipped.set()

    def _see_whether_skipped(self) -> None:
        later = self.table.game.record.inputs[self._skip_from :]
        if any(given.seat is not None and given.seat not in self.levels for given in later):
            self._skipped.clear()

    # What

    async def _play(self) -> None:
        """Ask every bot once."""
        acted, failed = False, not await self.table.plays_bots_here()
        for seat in [] if failed else self.asked():
            try:
                acted = await self._choose(seat) or acted
            except WorkerLost as error:
                failed = True
                log.warning("bot worker died", extra={"table": self.table.id, "error": str(error)})
            except Exception as error:
                failed = True
                log.error("bot failed", extra={"table": self.table.id, "error": type(error).__name__}, exc_info=True)
        self._count_quiet(acted, failed)

    def _count_quiet(self, acted: bool, failed: bool) -> None:
        before = self._quiet if self._quiet_seq == self.table.seq else 0
        self._quiet = AFTER_FAILURE if failed else 0 if acted else before + 1
        self._quiet_seq = self.table.seq

    async def _choose(self, seat: int) -> bool:
        """Let a bot think and act; False if it lets time pass."""
        began = monotonic()
        found = await self.table.settled()
        state = found.state
        only = only_choice(state, seat)
        text = await self._thought(state, seat) if only is None else str(only)
        if text is None:
            return False
        if only is None and self._takes_time(state):
            await self._wait(state, seat, began)
        return await self._acted(seat, text, found.seq)

    async def _acted(self, seat: int, text: str, seq: int) -> bool:
        """Do what a bot has chosen; False if somebody else was faster, and it is no longer possible."""
        try:
            await self.table.act_in_time(seat, text, seq)
        except Illegal:
            if self.table.seq == seq:  # nothing has happened meanwhile: the bot chose what nobody could
                raise
            log.info("bot chose too late", extra={"table": self.table.id})
            return False
        self._stepped[seat] = monotonic()
        return True

    async def _thought(self, state: State, seat: int) -> str | None:
        """What a bot chooses: what people have chosen, where it follows them, else what it thinks best."""
        following = self.table.game.manifest.bots.following(state, seat, self.seats.people)
        if following is not None:
            return str(following[0]) if following else None
        people = self.seats.people - self.levels.keys()
        return await self.thinkers.choose(self.table.host, self._crew(), state, seat, people)

    def _takes_time(self, state: State) -> bool:
        """Whether people see something in this decision that they should be able to follow."""
        frames = self.table.game.manifest.bots.pauses
        return not frames or state.agenda[-1].name in frames

    async def _wait(self, state: State, seat: int, began: float) -> None:
        """Let some time pass, thinking included, so that people can see what happens."""
        self._see_whether_skipped()
        left = self._due(state, seat, began) - monotonic()
        if _in_real_time(state):  # nobody hurries bots while people plan against the clock
            await asyncio.sleep(left)
        elif left > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._skipped.wait(), left)

    def _due(self, state: State, seat: int, began: float) -> float:
        pace, speed = PACES[self.pace], self.table.speed
        if not state.agenda[-1].blocking:
            between = pace.planning if _in_real_time(state) else pace.step
            return max(began, self._stepped.get(seat, began) + between / speed)
        last = self.table.game.record.inputs[-1:]
        goes_on = any(given.seat == seat for given in last)
        return began + (pace.step if goes_on else pace.turn) / speed

    def _crew(self) -> Crew:
        record = self.table.game.record
        return crew(self.table.id, record.game, record.seed, self.levels)

    async def advise(self, who: str, seat: int) -> Advised:
        """What the best bot would do; `who` asks."""
        found = await self.table.settled()
        return await self.thinkers.advise(who, self._crew(), found.state, seat)


def _in_real_time(state: State) -> bool:
    """Whether everybody acts at any time while a clock runs."""
    return state.deadline() is not None and not state.agenda[-1].blocking
