"""The house: the live tables of this process, and the people who look at them."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from msgspec import Struct
from sqlalchemy.engine import RowMapping

from quarterdeck.server import news, wire
from quarterdeck.server.accounts import Accounts
from quarterdeck.server.errors import STORE_ERRORS, Closing, Refused
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.room import Connection, Room
from quarterdeck.server.store import Store
from quarterdeck.server.thinking import Advised, Thinkers

log = logging.getLogger("quarterdeck")
SWEEP = 1.0
"""Seconds between looks for tables that are due, or can be put away."""
BEAT, LONGEST_PAUSE = 5.0, 15.0
"""Seconds between signs of life while games are played; after a longer pause without any, clocks have stood still."""
CLOSING = 8.0
"""Seconds for putting everything away."""
MOST_MARKERS = 60
MOST_ADVISED = 8
"""People who may ask for advice at the same time: bots think in the same processes."""
GONE_AFTER = 3.0
"""Seconds without a window after which somebody has left a table."""
EVERYWHERE, SESSIONS, JOINED = "-", "sessions:", "joined:"
"""News about no single table: a person's sessions have ended, a guest has become somebody."""


class House:
    """What goes on in this process; what is to last is in the store."""

    def __init__(self, store: Store, clock_speed: float = 1.0, thinkers: int = 1) -> None:
        self.store, self.clock_speed = store, clock_speed
        self.thinkers = Thinkers(thinkers)
        self.accounts = Accounts(store)
        self.lobby = Lobby(store, self.table_changed, self.sequel)
        self.live: dict[str, LiveTable] = {}
        self.rooms: dict[str, Room] = {}
        self._opening, self._closing = asyncio.Lock(), False
        self._sweeper: asyncio.Task[None] | None = None
        self._leaving: set[asyncio.Task[None]] = set()
        self._advised: set[str] = set()
        self._beaten = 0.0
        self._close_bus: Callable[[], Awaitable[None]] | None = None

    async def open(self) -> None:
        """Open the store; games in which something is due go on by themselves."""
        await self.store.open()
        stood = await self.store.let_time_stand_still(time.time(), LONGEST_PAUSE)
        if stood:
            log.warning("clocks stood still", extra={"seconds": round(stood)})
        if self.store.shared:
            from quarterdeck.server.bus import Bus  # needs asyncpg, which comes with PostgreSQL only

            bus = Bus(self.store, self._heard, self._missed)
            await bus.open()
            self._close_bus = bus.close
        self._sweeper = asyncio.create_task(self._sweep_forever())

    async def close(self) -> None:
        """Put every table away; whoever comes now is told to come back."""
        self._closing = True
        for task in self._leaving:
            task.cancel()
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.wait([self._sweeper])
        if self._close_bus is not None:
            await self._close_bus()
        try:
            async with asyncio.timeout(CLOSING), self._opening:
                for table in self.live.values():
                    await table.close()
                await self.store.beat(time.time())
        except STORE_ERRORS as error:
            log.warning("tables not put away", extra={"error": type(error).__name__})
        self.thinkers.close()
        await self.store.close()

    # Rooms: who looks at a table

    def room(self, table: str) -> Room:
        return self.rooms.setdefault(table, Room(table))

    async def greet(self, connection: Connection, table: str, hello: wire.Hello) -> None:
        """Somebody looks at a table: before the start they see who sits there, then the game."""
        if await self.store.come(table, connection.person):
            await self.table_changed(table)
        room, shown = self.room(table), await self._first_look(connection, table)
        connection.seats = _seats(shown)
        room.markers = await self.store.markers_of(table)
        said = await self.store.chat_of(table)
        room.chat_seen = max([room.chat_seen, *(line["id"] for line in said)])
        chat = [_line(row) for row in said]
        state = news.waiting(shown, seats=connection.seats, chat=chat, markers=room.markers, pace=room.pace)
        if shown.state == "waiting":
            await room.send(connection, wire.encode(state))
        else:
            await (await self.table(table)).greet(connection, hello, state)

    async def _first_look(self, connection: Connection, table: str) -> wire.Table:
        """A table as it is now; while it waits, whatever changes after this look is told."""
        shown = await self.lobby.described(table, connection.person)
        if shown.state == "waiting":
            connection.greeted = True
            shown = await self.lobby.described(table, connection.person)
            connection.greeted = shown.state == "waiting"
        return shown

    async def table_changed(self, table: str) -> None:
        """Who looks at a table learns who sits there now, and whether it has started; so do its bots."""
        levels = _levels((await self.store.chairs_of([table]))[table]) if table in self.live else {}
        if table in self.live:
            self.live[table].seat_bots(levels)
        room = self.rooms.get(table)
        here = room.greeted() if room is not None else []
        for person in {connection.person for connection in here}:
            await self.store.stay(table, person)  # another process may not have seen them
        for connection in here:
            shown = await self.lobby.described(table, connection.person)
            connection.seats = _seats(shown)
            await self.room(table).send(connection, wire.encode(news.TableNews(shown)))

    async def say(self, table: str, person: str, words: str) -> None:
        await self.store.say(table, person, words)
        await self._chat_changed(table)

    async def _chat_changed(self, table: str) -> None:
        room = self.room(table)
        for row in await self.store.chat_of(table, room.chat_seen):
            if row["id"] > room.chat_seen:
                room.chat_seen = row["id"]
                await room.broadcast(news.Said(row["name"], row["text"], row["at"]))

    async def place_marker(self, table: str, marker: wire.Marker) -> None:
        """Move a shared planning marker (SA-R25), or take it off the table."""
        room = self.room(table)
        if marker.x is None or marker.y is None:
            await self.store.remove_markers(table, marker.key)
            room.markers.pop(marker.key, None)
        elif await self.store.place_marker(table, marker.key, marker.x, marker.y, MOST_MARKERS):
            room.markers[marker.key] = news.Place(marker.x, marker.y)
        else:
            raise Refused("too-many-markers", f"a table has at most {MOST_MARKERS} markers")
        await room.broadcast(news.MarkerMoved(marker.key, marker.x, marker.y))

    async def clear_markers(self, table: str) -> None:
        await self.store.remove_markers(table)
        await self.room(table).clear_markers()

    async def markers_changed(self, table: str) -> None:
        room = self.room(table)
        room.markers = await self.store.markers_of(table)
        await room.broadcast(news.MarkersNow(room.markers))

    async def set_pace(self, table: str, pace: wire.Pace, connection: Connection) -> None:
        """One seat sets the pace at which everybody watches a finished game (SA-R31)."""
        game = (await self.table(table)).game
        if not game.over and not game.rules.showable(game.state):
            raise Refused("not-over", "the game is not over yet", 409)
        if game.rules.showman(game.state) not in connection.seats:
            raise Refused("not-your-seat", "somebody else sets the pace", 403)
        await self.store.announce(table, f"pace:{pace.step}:{int(pace.running)}")
        await self._pace_changed(table, pace.step, pace.running, connection)

    async def _pace_changed(self, table: str, step: int, running: bool, by: Connection | None = None) -> None:
        room = self.room(table)
        room.pace = news.Moment(step, running)
        await room.broadcast(news.PaceSet(step, running), besides=by)

    def leave(self, connection: Connection, table: str) -> None:
        room = self.room(table)
        room.connections.discard(connection)
        self._see_whether_gone(table, connection.person)
        live = self.live.get(table)
        if live is not None and not room.holds(live.game.rules.showman(live.game.state)):
            room.pace = None  # nobody joins a showing that has lost whoever sets its pace
        if not room.connections and table not in self.live:
            del self.rooms[table]

    def _see_whether_gone(self, table: str, person: str) -> None:
        task = asyncio.create_task(self._note_if_gone(table, person))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _note_if_gone(self, table: str, person: str) -> None:
        """Whoever only opens the page again has not left."""
        await asyncio.sleep(GONE_AFTER)
        room = self.rooms.get(table)
        if room is not None and room.is_here(person):
            return
        try:
            if await self.store.go(table, person, time.time()):
                await self.table_changed(table)
        except STORE_ERRORS as error:
            log.warning("store failed", extra={"table": table, "error": type(error).__name__})

    def _connections(self) -> list[Connection]:
        return [connection for room in self.rooms.values() for connection in room.connections]

    def windows(self, person: str) -> int:
        """How many live connections somebody has here."""
        return sum(connection.person == person for connection in self._connections())

    async def joined(self, guest: str, person: str) -> None:
        """A guest has logged in: the windows that are open already are the person's now."""
        await self.store.announce(EVERYWHERE, f"{JOINED}{guest}:{person}")
        self._rename_windows(guest, person)

    def _rename_windows(self, guest: str, person: str) -> None:
        for connection in self._connections():
            if connection.person == guest:
                connection.person = person

    async def sessions_changed(self, person: str) -> None:
        """Somebody has logged out, here or on other devices: their windows are closed."""
        await self.store.announce(EVERYWHERE, f"{SESSIONS}{person}")
        await self._close_ended(person)

    async def _close_ended(self, person: str) -> None:
        for connection in self._connections():
            if connection.person == person and await self.store.person_of(connection.session) is None:
                connection.close()

    # Advice

    async def advise(self, table: str, person: str, seat: int) -> Advised:
        """What a good bot would do: one question of a person at a time, and not too many of all."""
        if person in self._advised:
            raise Refused("thinking", "a bot is thinking already", 409)
        if len(self._advised) >= MOST_ADVISED:
            raise Refused("busy", "too many people ask for advice just now", 409)
        self._advised.add(person)
        try:
            return await (await self.table(table)).advise(seat)
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
                await self._bring_up(row)
            return self.live[table]

    async def sequel(self, table: str) -> Struct | None:
        """What the next game of a campaign starts from."""
        game = (await self.table(table)).game
        return game.rules.sequel(game.state)

    async def _bring_up(self, row: RowMapping) -> None:
        chairs = (await self.store.chairs_of([row["id"]]))[row["id"]]
        room = self.room(row["id"])
        for connection in room.connections:  # who sits where is settled now, whatever they had heard of it
            connection.seats = [chair["seat"] for chair in chairs if chair["person"] == connection.person]
        live = LiveTable(self.store, row, _levels(chairs), room, self.thinkers, self.clock_speed)
        try:
            await live.load()
        except STORE_ERRORS:
            raise
        except Exception as error:
            log.error("table cannot be played on", extra={"table": row["id"], "error": type(error).__name__})
            raise Refused("other-rules", "the rules have changed since this game was played", 409) from None
        self.live[row["id"]] = live
        for person in sorted({chair["person"] for chair in chairs if chair["person"]}):
            self._see_whether_gone(row["id"], person)

    async def _sweep_forever(self) -> None:
        while True:
            try:
                await self._sweep()
            except STORE_ERRORS as error:
                log.warning("store failed", extra={"error": type(error).__name__})
            except Exception:
                log.exception("sweep failed")
            await asyncio.sleep(SWEEP)

    async def _sweep(self) -> None:
        """Bring up the tables that are due, put away those that nobody needs."""
        if self.live and time.time() - self._beaten > BEAT:
            self._beaten = time.time()
            await self.store.beat(self._beaten)
        for table in await self.store.due_tables(time.time() + SWEEP):
            if table not in self.live:
                try:
                    await self.table(table)
                except Refused:  # said in the log already; it must not be tried every second
                    await self.store.note(table, due=None)
        for table, live in list(self.live.items()):
            async with self._opening:
                if live.idle():
                    del self.live[table]
                    self.rooms.pop(table, None)
                    await live.close()

    # Other processes

    async def _heard(self, table: str, what: str) -> None:
        """Another process changed a table that somebody looks at here, or ended sessions."""
        if what.startswith(SESSIONS):
            await self._close_ended(what.removeprefix(SESSIONS))
        elif what.startswith(JOINED):
            self._rename_windows(*what.removeprefix(JOINED).split(":"))
        elif what.isdigit():
            live = self.live.get(table)
            if live is not None and int(what) >= live.seq:
                await live.catch_up()
        elif table not in self.rooms:
            return
        elif what.startswith("pace:"):
            _, step, running = what.split(":")
            await self._pace_changed(table, int(step), running == "1")
        else:
            changes = {"table": self.table_changed, "chat": self._chat_changed, "markers": self.markers_changed}
            await changes[what](table)

    async def _missed(self) -> None:
        """Nothing was heard for a while: look at everything again."""
        for table in list(self.rooms):
            await self.table_changed(table)
            await self._chat_changed(table)
            await self.markers_changed(table)
        for live in list(self.live.values()):
            await live.catch_up()


def _levels(chairs: list[RowMapping]) -> dict[int, str]:
    """The seats that are played by bots, and how well."""
    return {chair["seat"]: chair["level"] or "normal" for chair in chairs if chair["kind"] == "bot" or chair["level"]}


def _seats(shown: wire.Table) -> list[int]:
    return [chair.seat for chair in shown.seats if chair.you]


def _line(row: RowMapping) -> news.Line:
    return news.Line(row["name"], row["text"], row["at"])
