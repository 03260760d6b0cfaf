"""The log of a table: a game whose inputs are in the store, read from there and written there one by one."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.record import Input, departure
from quarterdeck.server.errors import STORE_ERRORS, NotFound, Refused
from quarterdeck.server.folding import folded, kept_numbers, taken_back, takes_back_more
from quarterdeck.server.service_clock import ServiceClock
from quarterdeck.server.store import Store, Taken
from quarterdeck.server.stored_game import played_again, record_of
from quarterdeck.server.table_row import TableRow

SNAPSHOT_EVERY = 100
"""Inputs after which the whole state is kept too, for the day the rules change under a running game."""
log = logging.getLogger("quarterdeck")


class TableLog(ABC):
    """A game and its log. The number of an input is the only lock: whoever loses the race reads and judges again."""

    game: Game

    def __init__(self, store: Store, row: Any, clock: ServiceClock) -> None:
        self.store, self.id, self.record = store, row["id"], record_of(row)
        self.manifest = registry.manifest_of(self.record.game)
        self.clock, self.speed = clock, clock.speed
        self.epoch: float = row["started"] if row["epoch"] is None else row["epoch"]
        self.row = TableRow(row["due"], row["asked"], clock)
        self.finished: bool = row["state"] == "finished"
        self._rolls_kept: bool = row["rolled"] is not None
        self.seq = self.snapshot_seq = self.undone = 0
        """Inputs so far, those of the last kept state, and those up to the last undo."""
        self._kept: list[int] = []
        """The numbers in the log of the game's inputs."""
        self._stale = False
        """Whether the store may hold something else than this process knows."""

    @abstractmethod
    def _next_look(self) -> float | None:
        """When the store should remind whoever looks after it of this table."""

    @abstractmethod
    def _forget_seen_events(self) -> None:
        """Events were taken back: nobody has seen more of them than there are."""

    # Reading

    async def load(self) -> None:
        """Take in what is already on record, from this process or another."""
        given, kept = await self.store.inputs_of(self.id), await self.store.snapshot(self.id)
        if len(given) < self.seq:  # a log only grows
            raise NotFound("such table")
        try:
            await self._fold(given, kept)
        except (*STORE_ERRORS, MemoryError):
            raise
        except Exception as error:  # rules that have changed refuse a record, or fail in any other way
            await self._go_on_from_snapshot(given, kept, error)
        self.clock.catch_up(self.epoch + self.game.state.now / self.speed)
        await self._afterwards(self._keep_rolls())
        self._stale = False
        if self.game.over:
            await self._finish()
        else:
            await self._afterwards(self._note_row())

    async def _fold(self, given: list[Input], kept: Any) -> None:
        """The table after a log, which must play out as it was recorded."""
        self.game = await played_again(self.record, given, kept)
        self.seq, self._kept = len(given), kept_numbers(given)
        self.undone = max((seq for seq, one in enumerate(given, 1) if taken_back(one)), default=0)

    async def _keep_rolls(self) -> None:
        """Keep what chance gave during set-up, so that it is known if another version would give something else."""
        if not self._rolls_kept and self.game.base is None:
            await self.store.note(self.id, rolled=self.game.record.rolled)
            self._rolls_kept = True
            self.record.rolled = self.game.record.rolled

    async def _go_on_from_snapshot(self, given: list[Input], kept: Any, error: Exception) -> None:
        """The rules have changed under this game: it goes on from the last kept state, as far as its log fits.

        One that is finished stays as it ended; if the log does not fit all the way to its end, it is refused.
        """
        if kept is None or takes_back_more(given[kept["seq"] :]):
            raise error
        log.warning("rules changed", extra={"table": self.id, "seq": kept["seq"]}, exc_info=error)
        state, tail = registry.rules_of(self.record.game).state.from_json(kept["state"]), folded(given[kept["seq"] :])
        self.game = Game.restored(self.record, state)
        try:
            for later in tail:
                self.game.repeat(later)
            self.game.clock(max(given[-1].at, self.game.state.now))  # a state may be kept after its last input
        except Exception as misfit:
            context = {"table": self.id, "error": type(misfit).__name__}
            log.warning("log does not fit the kept state", extra=context, exc_info=misfit)
        if self.finished and not self._ended_as_recorded(tail):
            raise error
        self.seq, self._kept = len(given), [kept["seq"] + number for number in kept_numbers(given[kept["seq"] :])]
        await self.keep_snapshot()

    def _ended_as_recorded(self, tail: list[Input]) -> bool:
        """Whether what came after the kept state has led to the end again, with the same consequences."""
        return self.game.over and departure(replace(self.record, inputs=tail), self.game.record) is None

    @contextmanager
    def _unsettled(self) -> Iterator[None]:
        """Bring the game after the store; if that fails, whatever the reason, it is read anew before anybody looks."""
        self._stale = True
        yield
        self._stale = False

    async def _take_in_all(self, tail: Sequence[Input]) -> None:
        """Do what other processes have written, or read everything anew if that cannot be done."""
        try:
            with self._unsettled():
                for given in tail:
                    self._take_in(given)
        except Exception as error:
            context = {"table": self.id, "error": type(error).__name__}
            log.warning("log tail does not apply", extra=context, exc_info=not isinstance(error, QuarterdeckError))
            await self._reload()

    def _take_in(self, given: Input) -> None:
        """Do what another process has written to the log."""
        count, self.seq = taken_back(given), self.seq + 1
        if not count:
            self.game.repeat(given)
            self._kept.append(self.seq - 1)
        else:
            self._take_back(given, count)

    async def _reload(self) -> None:
        """Read the whole table anew; nobody has seen more of it than there is."""
        self.row.asked = None  # another process may have written it
        await self.load()
        self._forget_seen_events()

    def _take_back(self, undo: Input, count: int) -> None:
        """Let the game take back what the log takes back."""
        assert undo.seat is not None
        taken = self.game.take_back(undo.seat, count)
        self.game.clock(max(undo.at, self.game.state.now))
        del self._kept[-taken:]
        self.undone = self.seq
        self._forget_seen_events()

    # Writing

    async def _write(self, change: Callable[[Game], Any]) -> None:
        """Change the game and write the new inputs; whoever lost the race to another process judges again."""
        while True:
            before, refusal = len(self.game.record.inputs), None
            try:
                change(self.game)
            except (QuarterdeckError, Refused) as error:  # a deadline that passed first is written all the same
                refusal = error
            except Exception:  # a mistake in the rules: what it has left behind is not written
                self._stale = True
                raise
            try:
                for given in self.game.record.inputs[before:]:
                    await self._append(given)
                break
            except Taken:
                await self._reload()
        if self.game.over:
            await self._afterwards(self._finish())
        elif self.seq >= self.snapshot_seq + SNAPSHOT_EVERY:
            await self._afterwards(self.keep_snapshot())
        if refusal is not None:
            raise refusal

    async def _append(self, given: Input) -> None:
        """Write one input; until the store has it, what this process knows of the table is not to be trusted."""
        changed = self.row.changes(self._next_look(), self.game.seats())
        self._stale = True
        await self.store.append(self.id, self.seq, given, **changed)
        self._stale = False
        if not taken_back(given):
            self._kept.append(self.seq)
        self.seq += 1
        self.row.remember(changed)

    async def _note_row(self) -> None:
        """The row of a table that was just started, or written by another process, may not say it yet."""
        changed = self.row.changes(self._next_look(), self.game.seats())
        if changed:
            await self.store.note(self.id, **changed)
            self.row.remember(changed)

    async def _afterwards(self, work: Awaitable[None]) -> None:
        """Something that comes after an input is durable: if it fails, the input counts all the same."""
        try:
            await work
        except STORE_ERRORS as error:
            log.warning("store failed", extra={"table": self.id, "error": type(error).__name__})

    async def _finish(self) -> None:
        if self.finished:
            return
        await self.keep_snapshot()  # campaigns go on from it whatever becomes of the rules
        await self.store.end_game(self.id, state="finished", result=msgspec.to_builtins(self.game.result()))
        self.finished, self.row.due = True, None

    async def keep_snapshot(self) -> None:
        await self.store.keep_snapshot(self.id, self.seq, self.game.state.to_json())
        self.snapshot_seq = self.seq

    async def _renew_snapshot(self) -> None:
        """Keep another state if the kept one holds what has been taken back."""
        seq = await self.store.snapshot_seq(self.id)
        if seq is not None and seq > (self._kept[-1] + 1 if self._kept else 0):
            await self.keep_snapshot()
