"""A live table: one writer, durable before acknowledged, everybody told what their seats may know."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import BadRecord, CannotUndo, QuarterdeckError, Reason
from quarterdeck.kernel.history import Game, Input, Record, by_present_rules
from quarterdeck.kernel.state import State
from quarterdeck.server import bot_crew, news, telling, wire
from quarterdeck.server.bot_crew import BotCrew
from quarterdeck.server.errors import STORE_ERRORS, Closing
from quarterdeck.server.folding import UNDO, folded, takes_back_more
from quarterdeck.server.room import Connection, Room
from quarterdeck.server.store import Store, Taken
from quarterdeck.server.thinking import Advised, Thinkers

SNAPSHOT_EVERY = 100
"""Inputs after which the whole state is kept too, for the day the rules change under a running game."""
BOTS_STAY = 30.0
"""Seconds after which another process may play the bots of this table, if this one has not said that it does."""
AGAIN = 2.0
"""Seconds after which something is tried again that failed when it was due."""
log = logging.getLogger("quarterdeck")


class LiveTable:
    """A game being played on this server."""

    def __init__(
        self, store: Store, row: Any, levels: dict[int, str], room: Room, thinkers: Thinkers, speed: float = 1.0
    ) -> None:
        self.store, self.id, self.room, self.speed = store, row["id"], room, speed
        self.record = Record(row["game"], row["rules_version"], row["seats"], dict(row["options"]), row["seed"])
        self.epoch: float = row["started"]
        self.stored_due: float | None = row["due"]
        self.stored_asked: str | None = row["asked"]
        self.finished: bool = row["state"] == "finished"
        self.seq = self.snapshot_seq = self.undone = 0
        """Inputs so far, those of the last kept state, and those up to the last undo."""
        self.game: Game
        self.bots = BotCrew(self, levels, thinkers)
        self.used = time.monotonic()
        self._stale = self._closed = False
        self._lock = asyncio.Lock()
        self._alarm: asyncio.Task[None] | None = None
        self._alarm_due: float | None = None

    # Time

    def now(self) -> float:
        """The game's time: seconds since the table was started, never less than what it has seen."""
        return max(self.game.state.now, round((time.time() - self.epoch) * self.speed, 3))

    def due(self) -> float | None:
        """When time or a bot has something to do, by the world's clock."""
        deadline = self.game.state.deadline()
        moments = [] if deadline is None else [self.epoch + deadline / self.speed]
        if self.bots.asked():
            moments.append(time.time() + bot_crew.PACE / self.speed)
        return min(moments, default=None)

    def _next_look(self) -> float | None:
        """When the store should remind whoever looks after it of this table."""
        return time.time() if self._stale or (self.game.over and not self.finished) else self.due()

    def _set_alarm(self) -> None:
        """One that is set for an earlier moment stays: at worst a bot acts a little early; else people put bots off."""
        if self._closed:
            return
        due, ringing = self.due(), self._alarm is asyncio.current_task()
        if not ringing and due is not None and self._alarm_due is not None and self._alarm_due <= due:
            return
        if self._alarm is not None and not ringing:
            self._alarm.cancel()
        self._alarm_due = due
        self._alarm = None if due is None else asyncio.create_task(self._wake(max(0.0, due - time.time())))

    async def _wake(self, wait: float) -> None:
        await asyncio.sleep(wait)
        async with self._lock:
            try:
                before, stale = self.seq, self._stale
                await self._make_ready()
                await self._strike()
                self.bots.begin()
                if stale or self.seq != before:
                    await self._tell_everybody()
                self._set_alarm()
            except Closing:
                return
            except Exception as error:
                told = {"table": self.id, "error": type(error).__name__}
                log.error("failed when due", extra=told, exc_info=not isinstance(error, STORE_ERRORS))
                self._alarm, self._alarm_due = asyncio.create_task(self._wake(AGAIN)), time.time() + AGAIN

    async def _strike(self) -> None:
        """Let every deadline up to now strike, on the record."""
        due = self.game.state.deadline()
        if due is not None and due <= self.now():
            await self._write(lambda game: game.clock(self.now()))

    def _chosen(self, game: Game, seat: int, text: str) -> None:
        game.act(seat, text, self.now())

    def _chosen_in_time(self, game: Game, seat: int, text: str, seq: int) -> None:
        """What was thought of for one moment is not done at another, unless players act at any time anyway."""
        at_any_time = game.state.agenda and not game.state.agenda[-1].must
        if seat in self.bots.levels and (self.seq == seq or at_any_time):
            self._chosen(game, seat, text)

    def seat_bots(self, levels: dict[int, str]) -> None:
        """Bots play these seats from now on."""
        self.bots.levels = levels
        self._set_alarm()

    # Inputs

    async def load(self) -> None:
        """Take in what is already on record, from this process or another."""
        given = await self.store.inputs_of(self.id)
        try:
            self._fold(given)
        except BadRecord as error:
            await self._go_on_from_snapshot(given, error)
        self._stale = False
        if self.game.over:
            await self._finish()
        else:
            await self._afterwards(self._note_row())
        self._set_alarm()

    def _fold(self, given: list[Input]) -> None:
        """The table after a log; one by other rules must play out the same by the present ones."""
        self.game = by_present_rules(msgspec.structs.replace(self.record, inputs=folded(given)))
        self.seq = len(given)
        self.undone = max((seq for seq, one in enumerate(given, 1) if one.do == UNDO), default=0)

    async def _go_on_from_snapshot(self, given: list[Input], error: BadRecord) -> None:
        """The rules have changed under this game: it goes on from the last kept state, as far as its log fits."""
        kept = await self.store.snapshot(self.id)
        if self.finished or kept is None or takes_back_more(given[kept["seq"] :]):
            raise error
        log.warning("rules changed", extra={"table": self.id, "seq": kept["seq"]})
        state = registry.rules_of(self.record.game).state.from_json(kept["state"])
        self.game = Game.restored(self.record, state)
        try:
            for later in folded(given[kept["seq"] :]):
                self.game.repeat(later)
        except QuarterdeckError as misfit:
            log.warning("log does not fit", extra={"table": self.id, "error": type(misfit).__name__})
        self.seq = len(given)
        await self.keep_snapshot()

    async def catch_up(self) -> None:
        """Another process wrote to this table."""
        async with self._lock:
            tail = await self.store.inputs_of(self.id, self.seq)
            if not tail:
                return
            try:
                self._take_in(tail)
            except QuarterdeckError:
                await self._reload()
            await self._tell_everybody()

    def _take_in(self, tail: list[Input]) -> None:
        if any(given.do == UNDO for given in tail):
            raise BadRecord("something was taken back")
        for given in tail:
            self.game.repeat(given)
            self.seq += 1
        self.stored_asked = None  # another process has written it

    async def _reload(self) -> None:
        """Read the whole table anew; nobody has seen more of it than there is."""
        await self.load()
        for connection in self.room.connections:
            connection.seen = min(connection.seen, len(self.game.events))

    async def _make_ready(self) -> None:
        if self._closed:
            raise Closing
        if self._stale:
            await self._reload()

    async def act(self, seat: int, text: str) -> int:
        """A choice of a seat, judged now, written down, and only then told. Returns the version.

        What has begun is finished, even if whoever asked goes away meanwhile.
        """
        return await asyncio.shield(self._written(partial(self._chosen, seat=seat, text=text)))

    async def act_in_time(self, seat: int, text: str, seq: int) -> None:
        await asyncio.shield(self._written(partial(self._chosen_in_time, seat=seat, text=text, seq=seq)))

    async def undo(self, seat: int) -> int:
        return await asyncio.shield(self._taken_back(seat))

    async def _written(self, choice: Callable[[Game], None]) -> int:
        async with self._lock:
            await self._make_ready()
            await self._strike()
            await self._write(choice)
            await self._tell_everybody()
            return self.seq

    async def _taken_back(self, seat: int) -> int:
        async with self._lock:
            await self._make_ready()
            await self._strike()
            while not await self._undone(seat):
                await self._reload()
            for connection in self.room.connections:
                connection.seen = min(connection.seen, len(self.game.events))
            await self._tell_everybody()
            return self.seq

    async def _undone(self, seat: int) -> bool:
        """Take the last choice of a seat back; False if another process wrote something first."""
        reason = self.game.why_not_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        try:
            await self._append(Input(self.now(), seat, UNDO))
        except Taken:
            return False
        self.game.undo(seat)
        self.undone = self.seq
        await self._afterwards(self._renew_snapshot())
        return True

    async def _renew_snapshot(self) -> None:
        """A kept state may hold what has been taken back."""
        if await self.store.snapshot(self.id) is not None:
            await self.keep_snapshot()

    async def why_not(self, seat: int, text: str) -> Reason | None:
        async with self._lock:
            await self._make_ready()
            return self.game.why_not(seat, text)

    async def moment(self) -> tuple[State, int]:
        """The table as it is now, and how many inputs led there."""
        async with self._lock:
            await self._make_ready()
            return self.game.state.copy(), self.seq

    async def advise(self, seat: int) -> Advised:
        """What the best bot would do in this seat; nobody has to wait for it."""
        return await self.bots.advise(seat)

    async def plays_bots_here(self) -> bool:
        return await self.store.seat_bots_here(self.id, time.time(), time.time() + BOTS_STAY)

    async def _write(self, change: Callable[[Game], Any]) -> None:
        """Change the game and write the new inputs; whoever lost the race to another process judges again."""
        while True:
            before, refusal = len(self.game.record.inputs), None
            try:
                change(self.game)
            except QuarterdeckError as error:  # time may have struck first: that is written all the same
                refusal = error
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

    async def _afterwards(self, work: Awaitable[None]) -> None:
        """Something that comes after an input is durable: if it fails, the input counts all the same."""
        try:
            await work
        except STORE_ERRORS as error:
            log.warning("store failed", extra={"table": self.id, "error": type(error).__name__})

    async def _append(self, given: Input) -> None:
        """Write one input; until the store has it, what this process knows of the table is not to be trusted."""
        changed = self._row_changes()
        self._stale = True
        await self.store.append(self.id, self.seq, given, **changed)
        self._stale = False
        self.seq += 1
        self._remember(changed)

    def _row_changes(self) -> dict[str, Any]:
        """What the store must learn of the table's row: when something happens next, and whom it waits for."""
        due, asked = self._next_look(), " ".join(map(str, self.game.seats()))
        changed: dict[str, Any] = {"due": due} if _worth_keeping(self.stored_due, due) else {}
        return changed | ({"asked": asked} if asked != self.stored_asked else {})

    async def _note_row(self) -> None:
        """The row of a table that was just started, or written by another process, may not say it yet."""
        changed = self._row_changes()
        if changed:
            await self.store.note(self.id, **changed)
            self._remember(changed)

    def _remember(self, changed: dict[str, Any]) -> None:
        self.stored_due = changed.get("due", self.stored_due)
        self.stored_asked = changed.get("asked", self.stored_asked)

    async def _finish(self) -> None:
        if self.finished:
            return
        await self.store.set_table(self.id, state="finished", result=self.game.result(), due=None)
        self.finished, self.stored_due = True, None

    async def keep_snapshot(self) -> None:
        await self.store.keep_snapshot(self.id, self.seq, self.game.state.to_json())
        self.snapshot_seq = self.seq

    # Telling

    async def greet(self, connection: Connection, hello: wire.Hello, state: news.State) -> None:
        """A new or returning face gets the state and the tail of what happened; after an undo, everything."""
        async with self._lock:
            await self._make_ready()
            connection.seen = min(hello.since or 0, len(self.game.events)) if hello.version >= self.undone else 0
            connection.greeted = True
            changed = telling.changed(connection, self._common())
            await self.room.send(connection, wire.encode(msgspec.structs.replace(state, **changed)))

    async def _tell_everybody(self) -> None:
        self.used = time.monotonic()
        common = self._common()
        for connection in self.room.greeted():
            await self.room.send(connection, wire.encode(news.Update(**telling.changed(connection, common))))
        if self.room.markers and not self.game.rules.may_mark(self.game.state):
            await self._afterwards(self.store.remove_markers(self.id))
            await self.room.clear_markers()
        self._set_alarm()

    def _common(self) -> telling.Common:
        return telling.common(self.game, self.seq, news.Clock(self.now(), self.speed))

    # Leaving

    def idle(self) -> bool:
        """Whether this table can be put away: nobody looks at it, and nothing is about to happen."""
        quiet = time.monotonic() - self.used > IDLE_SECONDS
        due = self.due()
        return quiet and not self.room.connections and (due is None or due > time.time() + IDLE_SECONDS)

    async def close(self) -> None:
        """Put the table away; everything is in the store."""
        async with self._lock:
            self._closed = True
            self.bots.end()
            if self._alarm is not None:
                self._alarm.cancel()
            due = self._next_look()
            if self.stored_due != due:
                await self.store.note(self.id, due=due)
            if self.seq > self.snapshot_seq and not self.game.over and not self._stale:
                await self.keep_snapshot()


IDLE_SECONDS = 60.0


def _worth_keeping(stored: float | None, due: float | None) -> bool:
    """Whether the store must learn when something happens next; that it may look too early does no harm."""
    if stored is None or due is None:
        return stored is not due
    return due < stored or stored < time.time()
