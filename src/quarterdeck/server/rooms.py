"""Rooms: who looks at which table in this process, and what people there say and show each other."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec
from sqlalchemy.engine import RowMapping

from quarterdeck.server import client_messages, push_messages, wire
from quarterdeck.server.announcements import GuestJoined, SessionsEnded
from quarterdeck.server.errors import STORE_ERRORS, NotFound, Refused
from quarterdeck.server.room import Connection, Room
from quarterdeck.server.store import Store
from quarterdeck.server.table_list import names_at, seat_names

log = logging.getLogger("quarterdeck")
MOST_MARKERS = 60
CLOSE_DELAY = 1.0
"""Seconds after which a connection that was told why is closed."""


class Rooms:
    """The rooms of this process, one for each table that somebody looks at; what is said there is in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self._delayed_tasks: set[asyncio.Task[None]] = set()
        """Tasks that wait a moment: whether somebody has left, and until windows of ended sessions are closed."""

    def room(self, table: str) -> Room:
        return self.rooms.setdefault(table, Room(table))

    def _connections(self) -> list[Connection]:
        return [connection for room in self.rooms.values() for connection in room.connections]

    def windows(self, person: str) -> int:
        """How many live connections somebody has here."""
        return sum(connection.person == person for connection in self._connections())

    # Sessions

    async def joined(self, guest: str, person: str, session: str) -> None:
        """A guest has logged in: the windows that are open already belong to the person and the new session now."""
        await self.store.announce(GuestJoined(guest, person, session))
        self._rename_windows(guest, person, session)

    def _rename_windows(self, guest: str, person: str, session: str) -> None:
        for connection in self._connections():
            if connection.person == guest:
                connection.person, connection.session = person, session

    async def sessions_changed(self, person: str) -> None:
        """Sessions of somebody have ended: their windows are closed, once a browser has a new one to come back with."""
        self._close_ended_later(person)
        await self.store.announce(SessionsEnded(person))

    def _close_ended_later(self, person: str) -> None:
        async def waiting() -> None:
            await asyncio.sleep(CLOSE_DELAY)
            try:
                await self._close_ended(person)
            except Exception:  # nobody waits for it who could say so
                log.exception("delayed task failed")

        task = asyncio.create_task(waiting())
        self._delayed_tasks.add(task)
        task.add_done_callback(self._delayed_tasks.discard)

    async def _close_ended(self, person: str) -> None:
        for connection in self._connections():
            if connection.person == person and not await self._goes_on(connection.session):
                connection.close()

    async def _goes_on(self, session: str) -> bool:
        """Whether a session has not ended; if the store does not say, a browser that has one comes back by itself."""
        try:
            return await self.store.person_of(session) is not None
        except STORE_ERRORS as error:
            log.warning("store failed", extra={"error": type(error).__name__})
            return False

    # Names

    async def _people(self, chairs: list[RowMapping]) -> tuple[str | None, ...]:
        """Who sits where, by name, namesakes marked; None is a bot."""
        return tuple(seat_names(chairs, await self._names(chairs)))

    async def _names(self, chairs: list[RowMapping]) -> dict[str, str]:
        """The names of the people at a table by their ids."""
        return await self.store.names(sorted({chair["person"] for chair in chairs if chair["person"]}))

    # Chat

    async def say(self, table: str, person: str, words: str) -> None:
        await self.store.say(table, person, words)
        await self._chat_changed(table)

    async def _chat_changed(self, table: str) -> None:
        """Pass on what was said, to those who may read it."""
        room, row = self.room(table), await self.store.table(table)
        if row is None:
            raise NotFound("such table")
        async with room.update_lock:
            await self._pass_on_chat(room, row["state"])

    async def _pass_on_chat(self, room: Room, state: str, besides: Connection | None = None) -> list[RowMapping]:
        """Send what nobody here has been sent yet to those who may read it; returns all that was said."""
        said = await self.store.chat_of(room.table)
        new = room.unsent(said)
        for line in await self._lines(room.table, new) if new and room.greeted() else []:
            text = wire.encode(push_messages.ChatMessage(**msgspec.structs.asdict(line)))
            for connection in room.greeted():
                if connection is not besides and may_read(connection, state):
                    room.send(connection, text)
        room.sent(new)
        return said

    async def _lines(self, table: str, said: Sequence[RowMapping]) -> list[push_messages.ChatLine]:
        """What was said, with the seats of those who said it: two people may have the same name."""
        chairs = (await self.store.chairs_of([table]))[table]
        here = names_at(chairs, await self._names(chairs))
        seats = {chair["person"]: chair["seat"] for chair in reversed(chairs) if chair["person"]}
        return [
            push_messages.ChatLine(
                here.get(row["person"], row["name"]), row["text"], row["at"], seats.get(row["person"])
            )
            for row in said
        ]

    # Markers and the pace of a showing

    async def place_marker(self, table: str, marker: client_messages.Marker) -> None:
        """Move a shared planning marker, or take it off the table."""
        room = self.room(table)
        if marker.x is None or marker.y is None:
            await self.store.remove_markers(table, marker.key)
            room.markers.pop(marker.key, None)
        elif await self.store.place_marker(table, marker.key, marker.x, marker.y, MOST_MARKERS):
            room.markers[marker.key] = push_messages.MarkerPlace(marker.x, marker.y)
        else:
            raise Refused("too-many-markers", f"a table has at most {MOST_MARKERS} markers")
        room.broadcast(push_messages.MarkerMoved(marker.key, marker.x, marker.y))

    async def clear_markers(self, table: str) -> None:
        await self.store.remove_markers(table)
        self.room(table).clear_markers()

    async def markers_changed(self, table: str) -> None:
        room = self.room(table)
        room.markers = await self.store.markers_of(table)
        room.broadcast(push_messages.MarkersNow(room.markers))

    async def _pace_changed(self, table: str, step: int, running: bool, by: Connection | None = None) -> None:
        room = self.room(table)
        room.pace = push_messages.ShowingPosition(step, running)
        room.broadcast(push_messages.PaceSet(step, running), besides=by)


def may_read(connection: Connection, state: str) -> bool:
    """Whether somebody reads what is said at a table: its players, and before the game whoever comes by."""
    return bool(connection.seats) or state == "waiting"
