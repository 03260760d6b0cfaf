"""A live table: one writer; inputs are durable before they are acknowledged and sent to everybody."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from quarterdeck.kernel.errors import CannotUndo, Reason
from quarterdeck.kernel.foresight import automatic_choice
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import Words
from quarterdeck.server import client_messages, push_messages, updates, wire
from quarterdeck.server.alarm import Alarm
from quarterdeck.server.bot_crew import BotCrew, BotPace, BotSeats
from quarterdeck.server.errors import STORE_ERRORS, Closing, NotFound, Refused
from quarterdeck.server.folding import undo_input
from quarterdeck.server.room import Connection, Receipt, Room
from quarterdeck.server.service_clock import ServiceClock
from quarterdeck.server.store import Store, Taken
from quarterdeck.server.stored_game import SettledGame
from quarterdeck.server.table_log import TableLog
from quarterdeck.server.thinking import Advised, Thinkers

BOT_LEASE_SECONDS = 30.0
"""Seconds after which another process may play the bots of this table, if this one has not said that it does."""
RETRY_SECONDS = 2.0
"""Seconds after which something is tried again that failed when it was due."""
RETRY_AFTER_BUG_SECONDS = 30.0
"""The same if it was not the store that failed: a bug in the rules recurs until another input changes the state."""
log = logging.getLogger("quarterdeck")


class LiveTable(TableLog):
    """A game being played on this server."""

    def __init__(
        self, store: Store, row: Any, crew: Sequence[Any], room: Room, thinkers: Thinkers, clock: ServiceClock
    ) -> None:
        super().__init__(store, row, clock)
        self.room, self.host = room, row["host"]
        self.bots = BotCrew(self, BotSeats.of(crew), row["bot_pace"], thinkers)
        self.update_builder = updates.UpdateBuilder()
        self.deserted = _deserted(crew)
        """When the last person left, if everybody has."""
        self.used = time.monotonic()
        self.closed = False
        """Whether this table was put away, or found to be removed."""
        self._lock = asyncio.Lock()
        self.alarm = Alarm(self._wake, clock)

    # Time

    def now(self) -> float:
        """The game's time: seconds since the table was started, never less than what it has seen."""
        return max(self.game.state.now, round((self.clock.now() - self.epoch) * self.speed, 3))

    def due(self) -> float | None:
        """When time or a bot has something to do, or something has to be made up for, by the servers' clock."""
        if self._is_behind():
            return self.clock.now() + RETRY_SECONDS
        deadline = self.game.state.deadline()
        moments = [] if deadline is None else [self.epoch + deadline / self.speed]
        look = self.bots.next_look()
        if look is not None:
            moments.append(self.clock.now() + look)
        if self._people_changed(self.game):
            moments.append(self.clock.now())
        return min(moments, default=None)

    def _next_look(self) -> float | None:
        """When the store should remind whoever looks after it of this table."""
        return self.clock.now() if self._is_behind() else self.due()

    def _is_behind(self) -> bool:
        """Whether the table must be read again from the store, or its end be noted there."""
        return self._stale or (self.game.over and not self.finished)

    def _set_alarm(self) -> None:
        if not self.closed:
            self.alarm.set(self.due())

    async def _wake(self) -> None:
        """Something is due: let deadlines pass and bots begin; if that fails, it is tried again."""
        try:
            async with self._ready():
                await self._pass_deadlines()
                if self._people_changed(self.game):
                    await self._write(self._seat_people)
                if self.game.over:
                    await self._finish()
                self.bots.begin()
                self._set_alarm()
        except (Closing, NotFound):
            return
        except Exception as error:
            mistaken = not isinstance(error, STORE_ERRORS)
            context = {"table": self.id, "error": type(error).__name__}
            log.error("alarm handler failed", extra=context, exc_info=mistaken)
            self.alarm.cancel()  # a table that is read again rings sooner
            self.alarm.set(self.clock.now() + (RETRY_AFTER_BUG_SECONDS if mistaken else RETRY_SECONDS))

    async def _pass_deadlines(self) -> None:
        """Let every deadline up to now take effect, on the record."""
        due = self.game.state.deadline()
        if due is not None and due <= self.now():
            await self._write(lambda game: game.clock(self.now()))

    def _chosen(self, game: Game, seat: int, text: str) -> None:
        game.act(seat, text, self.now())

    def _chosen_by_itself(self, game: Game, seat: int, text: str) -> None:
        if text != str(automatic_choice(game.state, seat)):
            raise Refused("not-automatic", "this is not the only choice any more", 409)
        self._chosen(game, seat, text)

    def _chosen_in_time(self, game: Game, seat: int, text: str, seq: int) -> None:
        """What was thought of for one moment is not done at another, unless players act at any time anyway."""
        at_any_time = game.state.agenda and not game.state.agenda[-1].blocking
        if seat in self.bots.levels and (self.seq == seq or at_any_time):
            self._chosen(game, seat, text)

    def seat_crew(self, crew: Sequence[Any], pace: BotPace) -> None:
        """Who sits here now, which seats are played by bots, and at what pace."""
        self.bots.seats, self.bots.pace, self.deserted = BotSeats.of(crew), pace, _deserted(crew)
        self._set_alarm()

    def _people_changed(self, game: Game) -> bool:
        """Whether a seat was left to a bot, or its person is back, and the rules do not know it yet."""
        people = game.state.humans
        return people is not None and not game.over and self.bots.seats.people != frozenset(people)

    def _seat_people(self, game: Game) -> None:
        if self._people_changed(game):  # another process may have been faster
            game.seat_people(self.bots.seats.people, self.now())

    def look_after_bots(self) -> None:
        self._set_alarm()

    def abandoned(self) -> bool:
        """Whether nobody has been here for long, and no clock brings the game to its end."""
        long = self.deserted is not None and time.time() - self.deserted > ABANDONED_SECONDS
        return long and self.game.state.deadline() is None

    # Inputs

    async def load(self) -> None:
        """Take in what is already on record, and be woken when something is due."""
        await super().load()
        self._set_alarm()

    async def catch_up(self) -> None:
        """Another process wrote to this table."""
        with suppress(Closing):
            async with self._ready():
                tail = await self.store.inputs_of(self.id, self.seq)
                if tail:
                    self.row.asked = None  # another process has written it
                    await self._take_in_all(tail)

    def _forget_seen_events(self) -> None:
        for connection in self.room.connections:
            connection.seen = min(connection.seen, len(self.game.events))

    def _ready(self, receipt: Receipt | None = None) -> "Exclusive":
        """Whoever waits for this has the table alone, as the store has it; whoever made a choice gets the receipt."""
        return Exclusive(self, receipt)

    async def _make_ready(self) -> None:
        if self.closed:
            raise Closing
        if self._stale:
            await self._reload()

    def act(
        self, seat: int, text: str, *, automatic: bool = False, receipt: Receipt | None = None
    ) -> Coroutine[Any, Any, int]:
        """A choice of a seat, judged now, written down, and only then sent; whoever made it gets the receipt.

        Returns the version. One that nobody made (`automatic`) is refused if there is something to choose by now. The
        caller must not break off what has begun: a task for every input would cost more than judging it.
        """
        chosen = self._chosen_by_itself if automatic else self._chosen
        return self._written(partial(chosen, seat=seat, text=text), receipt)

    async def act_in_time(self, seat: int, text: str, seq: int) -> None:
        await asyncio.shield(self._written(partial(self._chosen_in_time, seat=seat, text=text, seq=seq)))

    async def undo(self, seat: int, turn: bool = False, receipt: Receipt | None = None) -> int:
        """Take back the last choice of a seat, or with `turn` all that it made in a row. Returns the version."""
        async with self._ready(receipt):
            await self._pass_deadlines()
            while not await self._undone(seat, turn):
                await self._reload()
            if self._people_changed(self.game):  # who plays stays
                await self._afterwards(self._write(self._seat_people))
            return self.seq

    async def _written(self, choice: Callable[[Game], None], receipt: Receipt | None = None) -> int:
        async with self._ready(receipt):
            await self._pass_deadlines()
            await self._write(choice)
            return self.seq

    async def _undone(self, seat: int, turn: bool) -> bool:
        """Take choices of a seat back; False if another process wrote something first."""
        reason = self.game.why_not_undo(seat)
        if reason is not None:
            raise CannotUndo(reason, type(self.game.state))
        count = self.game.undoable(seat) if turn else 1
        try:
            undo = undo_input(self.now(), seat, count, turn=turn)
            await self._append(undo)
            with self._unsettled():
                self._take_back(undo, count)
            for given in self.game.record.inputs[len(self._kept) :]:  # what was due meanwhile has happened now
                await self._append(given)
        except Taken:
            return False
        await self._afterwards(self._note_row())  # what was appended said whom the table waited for before
        await self._afterwards(self._renew_snapshot())
        if self.game.over:
            await self._afterwards(self._finish())
        return True

    async def explain(self, seat: int, text: str) -> tuple[Reason | None, list[Reason]]:
        """Why a seat cannot choose an option, or what would come of it if it can."""
        async with self._ready():
            why = self.game.why_not(seat, text)
            return why, [] if why else self.game.preview(seat, text)

    async def why_not_each(self, seat: int, texts: Sequence[str]) -> list[Reason | None]:
        async with self._ready():
            return [self.game.why_not(seat, text) for text in texts]

    async def why_not_target(self, seat: int, target: str, held: str) -> Reason | None:
        async with self._ready():
            return self.game.why_not_target(seat, target, held)

    async def settled(self) -> SettledGame:
        """The game with all that is durable of it, and nothing else: whoever is not part of the table looks at this."""
        async with self._ready():
            return SettledGame.of(self.game, self.seq)

    def replay_host(self) -> int:
        """The seat that sets the pace when all watch the finished game."""
        return self.manifest.table.replay_host(self.game.state)

    async def advise(self, who: str, seat: int) -> Advised:
        """What the best bot would do in this seat; nobody has to wait for it."""
        return await self.bots.advise(who, seat)

    async def plays_bots_here(self) -> bool:
        return await self.store.seat_bots_here(self.id, time.time(), time.time() + BOT_LEASE_SECONDS)

    # Updates

    async def greet(self, connection: Connection, hello: client_messages.Hello, state: push_messages.State) -> None:
        """A new or returning connection gets the state and the tail of what happened; after an undo, everything."""
        async with self._ready():
            connection.seen = min(hello.since or 0, len(self.game.events)) if hello.version >= self.undone else 0
            version = self._version()
            await self.update_builder.prepare(version, self.game, [connection])
            connection.greeted = True
            changed = version.in_language(connection.language).state(connection, self._clock())
            self.room.send(connection, wire.encode(msgspec.structs.replace(state, **changed)))

    async def _send_updates(self, receipt: Receipt | None = None) -> None:
        """Send everybody what is new; the receipt for what they did goes along with it."""
        self.used = time.monotonic()
        self._set_alarm()
        version, here, clock = self._version(), self.room.greeted(), self._clock()
        if self.update_builder.is_new_question(self.game):
            await self._send_in_steps(version, here, receipt)
        else:
            for connection in here:
                self._send_update(connection, version, clock, receipt)
        if self.room.markers and not self.game.manifest.table.may_mark(self.game.state):
            await self._afterwards(self.store.remove_markers(self.id))
            self.room.clear_markers()

    async def _send_in_steps(
        self, version: updates.TableVersion, here: list[Connection], receipt: Receipt | None
    ) -> None:
        """Most options of a new question have to be put into words: let others in between.

        Whoever acted comes first. If this is broken off, everybody is sent what is new all the same.
        """
        clock, rest = (
            self._clock(),
            iter(sorted(here, key=lambda one: receipt is None or one is not receipt.connection)),
        )
        try:
            await self.update_builder.prepare(version, self.game, here)
            clock = self._clock()
            for connection in rest:
                self._send_update(connection, version, clock, receipt)
                await asyncio.sleep(0)
        finally:
            for connection in rest:
                self._send_update(connection, version, clock, receipt)

    def _send_update(
        self, connection: Connection, version: updates.TableVersion, clock: push_messages.Clock, receipt: Receipt | None
    ) -> None:
        text = version.in_language(connection.language).update(connection, clock)
        if receipt is None or connection is not receipt.connection:
            self.room.send(connection, text)
        else:
            self.room.send(connection, text, receipt.text(self.seq))

    def _version(self) -> updates.TableVersion:
        return self.update_builder.current(self.game, self.seq)

    def _clock(self) -> push_messages.Clock:
        return push_messages.Clock(self.now(), self.speed)

    def words(self, language: str) -> Words:
        """The words of this table in a language."""
        return self.update_builder.words(self.game, language)

    async def seat_people(self, people: tuple[str | None, ...]) -> None:
        """Call the seats by these names (None: a bot); who is here hears everything again with new ones."""
        with suppress(Closing):
            async with self._ready():
                if self.update_builder.seat(people) and self.room.greeted():
                    for connection in self.room.connections:
                        connection.seen = 0
                    await self._send_updates()

    # Leaving

    def idle(self) -> bool:
        """Whether this table can be put away: nobody looks at it, and nothing is about to happen."""
        quiet = time.monotonic() - self.used > IDLE_SECONDS
        due = self.due()
        return quiet and not self.room.connections and (due is None or due > self.clock.now() + IDLE_SECONDS)

    async def close(self) -> None:
        """Put the table away; everything is in the store."""
        async with self._lock:
            self._shut()
            due = self._next_look()
            if self.row.due != due:
                await self.store.note(self.id, due=due)
            if self.seq > self.snapshot_seq and not self.game.over and not self._stale:
                await self.keep_snapshot()

    def _shut(self) -> None:
        """Let nothing happen at this table any more."""
        self.closed = True
        self.bots.end()
        self.alarm.cancel()


class Exclusive:
    """A table as the store has it, for one at a time; what is written meanwhile is sent to everybody.

    That goes for what time did before an input that is then refused, and for what reading the table again brought.
    The receipt goes along only if nothing was refused. A class, as every input needs one and a generator would cost
    three times as much.
    """

    def __init__(self, table: LiveTable, receipt: Receipt | None) -> None:
        self._table, self._receipt = table, receipt
        self._before, self._was_stale = 0, False
        """What the table had seen, and whether it had to be read again."""

    async def __aenter__(self) -> None:
        table = self._table
        await table._lock.acquire()
        self._before, self._was_stale = table.seq, table._stale
        try:
            if table.closed or table._stale:
                await table._make_ready()
        except BaseException as error:
            await self._end(error)
            raise

    async def __aexit__(self, _kind: Any, error: BaseException | None, _traceback: Any) -> None:
        await self._end(error)

    async def _end(self, error: BaseException | None) -> None:
        table = self._table
        try:
            if isinstance(error, NotFound):  # the store has this table no more
                table._shut()
            if table._stale:
                table._set_alarm()
            elif self._was_stale or table.seq != self._before:
                await table._send_updates(self._receipt if error is None else None)
        finally:
            table._lock.release()


IDLE_SECONDS = 60.0
ABANDONED_SECONDS = 600.0
"""Seconds after which bots do not go on without the people they play with."""


def _deserted(crew: Sequence[Any]) -> float | None:
    """When the last person left; None while somebody is here."""
    left = [chair["left"] for chair in crew if chair["kind"] == "person"]
    return None if None in left else max(left, default=0.0)
