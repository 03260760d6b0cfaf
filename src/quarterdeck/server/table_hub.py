"""The hub: the live tables of this process, brought up when needed and put away when nobody needs them."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.engine import RowMapping

from quarterdeck.kernel import registry
from quarterdeck.kernel.campaign import next_options
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.server import announcements, client_messages, pack_store, push_messages, responses, wire
from quarterdeck.server.accounts import Accounts
from quarterdeck.server.bot_crew import BotPace
from quarterdeck.server.errors import STORE_ERRORS, Closing, Refused
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.lobby import Limits, Lobby
from quarterdeck.server.room import Connection, Room
from quarterdeck.server.rooms import CLOSE_DELAY, Rooms, may_read
from quarterdeck.server.service_clock import LONGEST_PAUSE, ServiceClock
from quarterdeck.server.store import Store
from quarterdeck.server.thinking import Advised, Thinkers
from quarterdeck.server.workers import Workers

log = logging.getLogger("quarterdeck")
SWEEP_SECONDS = 1.0
"""Seconds between looks for tables that are due, or can be put away."""
HEARTBEAT_SECONDS, HEARTBEAT_VALID_SECONDS = 2.0, 1.0
"""Seconds between signs of life while games are played, and for how long one proves that the store can be written."""
CLOSING_SECONDS = 8.0
"""Seconds for putting everything away."""
DEFAULT_LIMITS = Limits()
TIDY_SECONDS = 60.0
"""Seconds between looks for tables that everybody has left before their game began."""
GONE_AFTER_SECONDS = 3.0
"""Seconds without a window after which somebody has left a table."""
NOT_PLAYED = ("waiting", "broken-off")
"""States of tables at which there is no game to be seen."""


class TableHub(Rooms):
    """What goes on in this process; what is to last is in the store."""

    def __init__(
        self,
        store: Store,
        clock_speed: float = 1.0,
        thinkers: int = 1,
        limits: Limits = DEFAULT_LIMITS,
        films: float = 20.0,
    ) -> None:
        super().__init__(store)
        self.clock = ServiceClock(clock_speed)
        self.thinkers = Thinkers(thinkers)
        self.accounts = Accounts(store, limits.session_days)
        self.workers = Workers(films)
        self.lobby = Lobby(store, self.clock, self.table_changed, self.sequel, limits)
        self.live: dict[str, LiveTable] = {}
        self.words_read = asyncio.Event()
        """Cleared while a server that has just started reads its words: reading them on demand would stop everybody."""
        self.words_read.set()
        self._opening, self._closing = asyncio.Lock(), False
        self._sweeper: asyncio.Task[None] | None = None
        self._advised: set[str] = set()
        self._beaten = self._tidied = 0.0
        self._close_bus: Callable[[], Awaitable[None]] | None = None

    async def open(self) -> None:
        """Open the store; games in which something is due go on by themselves."""
        await self.store.open()
        self.clock.begin(await self.store.service_time(time.time(), LONGEST_PAUSE))
        await asyncio.to_thread(pack_store.load_games)
        await pack_store.restore_all(self.store)
        if self.store.shared:
            from quarterdeck.server.bus import Bus  # needs asyncpg, which comes with PostgreSQL only

            bus = Bus(self.store, self._on_announcement, self._on_missed_announcements)
            await bus.open()
            self._close_bus = bus.close
        self._sweeper = asyncio.create_task(self._sweep_forever())

    async def close(self) -> None:
        """Put every table away; whoever comes now is told to come back."""
        self._closing = True
        ending = [*self._delayed_tasks, *([] if self._sweeper is None else [self._sweeper])]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)  # what they do in the store is over before it closes
        if self._close_bus is not None:
            await self._close_bus()
        try:
            async with asyncio.timeout(CLOSING_SECONDS), self._opening:
                for table in self.live.values():
                    await table.close()
                await self.beat()
        except STORE_ERRORS as error:
            log.warning("tables not saved at shutdown", extra={"error": type(error).__name__})
        self.thinkers.close()
        self.workers.close()
        await self.store.close()

    async def beat(self) -> None:
        """Note in the store that this process is alive; the process that is furthest on sets the time for all."""
        self._beaten = time.monotonic()
        self.clock.catch_up(await self.store.beat(self.clock.now(), time.time()))

    async def check_store(self) -> None:
        """Raise whatever is wrong with the store, if it cannot be read or written."""
        await self.store.ping()
        if time.monotonic() - self._beaten > HEARTBEAT_VALID_SECONDS:
            await self.beat()

    # Rooms: who looks at a table

    async def greet(self, connection: Connection, table: str, hello: client_messages.Hello) -> None:
        """Somebody looks at a table: before the start they see who sits there, then the game."""
        connection.language = hello.language
        await self.words_read.wait()
        if await self.store.mark_present(table, connection.person):
            await self.table_changed(table)
        room = self.room(table)
        async with room.update_lock:
            state = await self._first_state(connection, room)
            if state.table.state in NOT_PLAYED:
                room.send(connection, wire.encode(state))
            else:
                await (await self.table(table)).greet(connection, hello, state)

    async def _first_state(self, connection: Connection, room: Room) -> push_messages.State:
        """What somebody who comes in is told of a table that waits; a game adds itself to it."""
        shown = await self._first_look(connection, room.table)
        connection.seats = _seats(shown)
        room.markers = await self.store.markers_of(room.table)
        said = await self._pass_on_chat(room, shown.state, besides=connection)
        chat = await self._lines(room.table, said) if may_read(connection, shown.state) else []
        return push_messages.waiting(shown, seats=connection.seats, chat=chat, markers=room.markers, pace=room.pace)

    async def _first_look(self, connection: Connection, table: str) -> responses.Table:
        """A table as it is now; while it waits, whatever changes after this look is told."""
        shown = await self.lobby.described(table, connection.person)
        if shown.state in NOT_PLAYED:
            connection.greeted = True
            shown = await self.lobby.described(table, connection.person)
            connection.greeted = shown.state in NOT_PLAYED
        return shown

    async def table_changed(self, table: str) -> None:
        """Who looks at a table learns who sits there now, and whether it has started; so do its bots."""
        row = await self.store.table(table)
        if row is None:
            await self._removed(table)
            return
        live = self.live.get(table)
        if live is not None and row["state"] == "broken-off":
            del self.live[table]
            await live.close()
        elif live is not None:
            await self._seat_crew(live, row["bot_pace"])
        room = self.rooms.get(table)
        if room is not None:
            async with room.update_lock:
                await self._show_table(room)

    async def _seat_crew(self, live: LiveTable, pace: BotPace) -> None:
        """Let a live table know who sits there now."""
        crew = (await self.store.chairs_of([live.id]))[live.id]
        live.seat_crew(crew, pace)
        await live.seat_people(await self._people(crew))

    async def _show_table(self, room: Room) -> None:
        here = room.greeted()
        for person in {connection.person for connection in here}:
            await self.store.mark_still_present(room.table, person)  # another process may not have seen them
        for connection in here:
            shown = await self.lobby.described(room.table, connection.person)
            connection.seats = _seats(shown)
            room.send(connection, wire.encode(push_messages.TableInfo(shown)))

    async def skip_pauses(self, table: str) -> int:
        """Let the bots of a table go on without pauses until it is a person's turn; returns the version."""
        live = await self.table(table)
        await self.store.announce(announcements.PausesSkipped(table))
        live.bots.skip()
        return live.seq

    async def _pauses_skipped(self, table: str) -> None:
        if table in self.live:
            self.live[table].bots.skip()

    async def _removed(self, table: str) -> None:
        """A table was discarded: nothing of it stays, and whoever looks at it is told."""
        live, room = self.live.pop(table, None), self.rooms.pop(table, None)
        if live is not None:
            await live.close()
        for connection in list(room.connections) if room is not None else []:
            connection.send(wire.encode(push_messages.Refusal(None, "not-found", "this table was discarded")))
            asyncio.get_running_loop().call_later(CLOSE_DELAY, connection.close)

    async def set_pace(self, table: str, pace: client_messages.Pace, connection: Connection) -> None:
        """One seat sets the pace at which everybody watches a finished game."""
        live = await self.table(table)
        found = await live.settled()
        if not found.over and not live.manifest.table.showable(found.state):
            raise Refused("not-over", "the game is not over yet", 409)
        if live.manifest.table.replay_host(found.state) not in connection.seats:
            raise Refused("not-your-seat", "somebody else sets the pace", 403)
        await self.store.announce(announcements.ShowingMoved(table, pace.step, pace.running))
        await self._pace_changed(table, pace.step, pace.running, connection)

    def leave(self, connection: Connection, table: str) -> None:
        room = self.room(table)
        room.connections.discard(connection)
        self._see_whether_gone(table, connection.person)
        live = self.live.get(table)
        if live is not None and not room.holds(live.replay_host()):
            room.pace = None  # nobody joins a showing that has lost whoever sets its pace
        if not room.connections and table not in self.live:
            del self.rooms[table]

    def _see_whether_gone(self, table: str, person: str) -> None:
        task = asyncio.create_task(self._note_if_gone(table, person))
        self._delayed_tasks.add(task)
        task.add_done_callback(self._delayed_tasks.discard)

    async def _note_if_gone(self, table: str, person: str) -> None:
        """Whoever only opens the page again has not left."""
        await asyncio.sleep(GONE_AFTER_SECONDS)
        room = self.rooms.get(table)
        if room is not None and room.is_here(person):
            return
        try:
            if await self.store.mark_left(table, person, time.time()):
                await self.table_changed(table)
        except STORE_ERRORS as error:
            log.warning("store failed", extra={"table": table, "error": type(error).__name__})

    # Advice

    async def advise(self, table: str, person: str, seat: int) -> Advised:
        """What a good bot would do: one question of a person at a time; people take turns."""
        if person in self._advised:
            raise Refused("thinking", "a bot is thinking already", 409)
        self._advised.add(person)
        try:
            if not (await self.lobby.described(table, person)).hints:
                raise Refused("no-hints", "there are no hints at this table", 403)
            return await (await self.table(table)).advise(person, seat)
        finally:
            self._advised.discard(person)

    # Live tables

    async def table(self, table: str) -> LiveTable:
        """The live table of a game that is being or has been played."""
        if self._closing:
            raise Closing
        if table in self.live:
            return self.live[table]
        async with self._opening:
            if table not in self.live:
                row = await self.lobby.row(table)
                if row["state"] == "waiting":
                    raise Refused("not-started", "the game has not started yet", 409)
                if row["state"] == "broken-off":
                    raise Refused("broken-off", "this game was broken off, and has begun anew", 409)
                await self._bring_up(row)
            return self.live[table]

    async def sequel(self, table: str) -> dict[str, Any] | None:
        """The set-up options of the next game of a campaign."""
        live = await self.table(table)
        return next_options(live.manifest.rules, (await live.settled()).state)

    async def is_withheld(self, live: LiveTable) -> bool:
        """Whether record and film of a table are withheld, because the campaign that it belongs to goes on."""
        while live.manifest.table.withheld((await live.settled()).state):
            next_ = await self._next_game(live.id)
            if next_ is None or next_["state"] != "finished":
                return True
            live = await self.table(next_["id"])
        return False

    async def _next_game(self, table: str) -> RowMapping | None:
        """What follows a game; tries that were broken off are passed over."""
        next_ = (await self.store.follow_up([table])).get(table)
        return await self._next_game(next_["id"]) if next_ is not None and next_["state"] == "broken-off" else next_

    async def _bring_up(self, row: RowMapping) -> None:
        """Make a stored game a live table; whatever is wrong with it, it is refused by name."""
        try:
            chairs = (await self.store.chairs_of([row["id"]]))[row["id"]]
            live = await self._loaded({**row, "pack": await self._pack(row)}, chairs)
        except (*STORE_ERRORS, Refused):
            raise
        except Exception as error:
            context = {"table": row["id"], "error": type(error).__name__}
            log.error("table cannot be played on", extra=context, exc_info=error)
            raise _cannot_load(row, error) from None
        self.live[row["id"]] = live
        for person in sorted({chair["person"] for chair in chairs if chair["person"]}):
            self._see_whether_gone(row["id"], person)
        await self._seat_crew(live, row["bot_pace"])  # it may be another one than when the table was loaded

    async def _loaded(self, row: dict[str, Any], chairs: list[RowMapping]) -> LiveTable:
        room = self.room(row["id"])
        for connection in room.connections:  # who sits where is settled now, whatever they had heard of it
            connection.seats = [chair["seat"] for chair in chairs if chair["person"] == connection.person]
        live = LiveTable(self.store, row, chairs, room, self.thinkers, self.clock)
        live.update_builder.seat(await self._people(chairs))
        await live.load()
        return live

    async def _pack(self, row: RowMapping) -> str | None:
        """The pack that a game began with, loaded; one from before packs had ids goes on with the present one."""
        if row["pack"] is None:
            found = await pack_store.exact(self.store, row["game"], row["seats"], row["options"])
            await self.store.note(row["id"], pack=found)
            return found
        if await pack_store.known(self.store, row["game"], row["pack"]):
            self.thinkers.begin_again()
            self.workers.begin_again()
        return str(row["pack"])

    async def _sweep_forever(self) -> None:
        while True:
            try:
                await self._sweep()
            except STORE_ERRORS as error:
                log.warning("store failed", extra={"error": type(error).__name__})
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep(self) -> None:
        """Bring up the tables that are due, put away those that nobody needs."""
        now = self.clock.now()
        if self.live and time.monotonic() - self._beaten > HEARTBEAT_SECONDS:
            await self.beat()
        for table in await self.store.due_tables(now + SWEEP_SECONDS):
            if table not in self.live:
                await self._try_to_bring_up(table)
        for table, live in list(self.live.items()):
            if live.closed:  # found to be removed: whoever looks at it is told
                await self.table_changed(table)
            await self._put_away_if_idle(table, live)
        if time.monotonic() - self._tidied > TIDY_SECONDS:
            self._tidied = time.monotonic()
            await self.tidy(time.time())

    async def _try_to_bring_up(self, table: str) -> None:
        """One that cannot be brought up must not be tried every second, nor keep others from going on."""
        try:
            await self.table(table)
        except STORE_ERRORS:
            raise
        except Exception as error:
            context = {"table": table, "error": type(error).__name__}
            log.error("table not brought up", extra=context, exc_info=not isinstance(error, Refused))
            await self.store.note(table, due=None)

    async def _put_away_if_idle(self, table: str, live: LiveTable) -> None:
        async with self._opening:
            if live.idle() and table in self.live:
                del self.live[table]
                self.rooms.pop(table, None)
                await live.close()

    async def tidy(self, now: float) -> None:
        """Note who has left tables that wait, and remove those that everybody left long ago."""
        for table, person in await self.store.waiting_people(now - TIDY_SECONDS):
            room = self.rooms.get(table)
            if (room is None or not room.is_here(person)) and await self.store.mark_left(table, person, now):
                await self.table_changed(table)
        await self.accounts.forget_old_sessions(now)
        for table in await self.store.deserted_tables(now - self.lobby.limits.waiting_hours * 3600):
            await self.store.remove_table(table)
            await self.table_changed(table)

    # Other processes

    async def _on_announcement(self, announcement: announcements.Announcement) -> None:
        """Another process changed a table that somebody looks at here, or ended sessions."""
        match announcement:
            case announcements.SessionsEnded(person):
                self._close_ended_later(person)
            case announcements.GuestJoined(guest, person, session):
                self._rename_windows(guest, person, session)
            case announcements.InputWritten(table, seq):
                if table in self.live and seq >= self.live[table].seq:
                    await self.live[table].catch_up()
            case announcements.AboutTable(table) if table in self.rooms:
                await self._on_room_announcement(announcement)

    async def _on_room_announcement(self, announcement: announcements.AboutTable) -> None:
        """Something that whoever looks at a table here should be told."""
        match announcement:
            case announcements.TableChanged(table):
                await self.table_changed(table)
            case announcements.ChatChanged(table):
                await self._chat_changed(table)
            case announcements.MarkersChanged(table):
                await self.markers_changed(table)
            case announcements.PausesSkipped(table):
                await self._pauses_skipped(table)
            case announcements.ShowingMoved(table, step, running):
                await self._pace_changed(table, step, running)

    async def _on_missed_announcements(self) -> None:
        """Nothing was heard for a while: look at everything again."""
        for table in list(self.rooms):
            await self.table_changed(table)
            await self._chat_changed(table)
            await self.markers_changed(table)
        for live in list(self.live.values()):
            await live.catch_up()


def _cannot_load(row: RowMapping, error: Exception) -> Refused:
    """Why a game cannot go on: its rules are others now, or what they say of it is a mistake of ours."""
    if isinstance(error, QuarterdeckError) or registry.rules_of(row["game"]).version != row["rules_version"]:
        return Refused("other-rules", "the rules have changed since this game was played", 409)
    return Refused("cannot-load", "the server cannot read this game", 409)


def _seats(shown: responses.Table) -> list[int]:
    return [chair.seat for chair in shown.seats if chair.you]
