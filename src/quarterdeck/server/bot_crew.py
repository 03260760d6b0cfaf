"""The bots of a live table: each waits a moment, thinks in another process, and then chooses like anybody else."""

import asyncio
import logging
from typing import Protocol

from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.state import State
from quarterdeck.server.thinking import Advised, Crew, Lost, Thinkers, crew

PACE = 4.0
"""Seconds a bot takes for a choice."""
log = logging.getLogger("quarterdeck")


class BotTable(Protocol):
    """What bots need of their table."""

    id: str
    game: Game

    async def moment(self) -> tuple[State, int]:
        """The table as it is now, and how many inputs led there."""

    async def plays_bots_here(self) -> bool:
        """Whether this process plays them, of all that have the table."""

    async def act_in_time(self, seat: int, text: str, seq: int) -> None:
        """A choice that was thought of when the table had seen `seq` inputs."""


class BotCrew:
    """Who plays by itself at a table, and how well: seats with their levels."""

    def __init__(self, table: BotTable, levels: dict[int, str], thinkers: Thinkers) -> None:
        self.table, self.levels, self.thinkers = table, levels, thinkers
        self._turn: asyncio.Task[None] | None = None

    def asked(self) -> list[int]:
        return [seat for seat in self.table.game.seats() if seat in self.levels]

    def begin(self) -> None:
        """Let those think who are asked, unless they are at it already."""
        if self.asked() and (self._turn is None or self._turn.done()):
            self._turn = asyncio.create_task(self._play())

    def end(self) -> None:
        if self._turn is not None:
            self._turn.cancel()

    async def _play(self) -> None:
        if not await self.table.plays_bots_here():
            return
        for seat in self.asked():
            try:
                await self._choose(seat)
            except Lost as error:
                log.warning("bot lost", extra={"table": self.table.id, "error": str(error)})
            except QuarterdeckError:  # somebody else was faster, and this is no longer possible
                log.info("bot too late", extra={"table": self.table.id})
            except Exception as error:
                log.error("bot failed", extra={"table": self.table.id, "error": type(error).__name__}, exc_info=True)

    def _crew(self) -> Crew:
        record = self.table.game.record
        return crew(self.table.id, record.game, record.seed, self.levels)

    async def advise(self, seat: int) -> Advised:
        state, _ = await self.table.moment()
        return await self.thinkers.advise(self._crew(), state, seat)

    async def _choose(self, seat: int) -> None:
        state, seq = await self.table.moment()
        text = await self.thinkers.choose(self._crew(), state, seat)
        if text is not None:
            await self.table.act_in_time(seat, text, seq)
