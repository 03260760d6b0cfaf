"""A live table: one writer, durable before acknowledged, everybody told what their seats may know."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from quarterdeck.bots.random import RandomBot
from quarterdeck.kernel.errors import CannotUndo, Reason
from quarterdeck.kernel.event import redacted
from quarterdeck.kernel.history import Game, Input, Record, replay
from quarterdeck.kernel.option import Option
from quarterdeck.server import wire
from quarterdeck.server.errors import Refused
from quarterdeck.server.store import Store, Taken

UNDO = "undo"
"""The input that takes the one before it back; the log itself only ever grows."""
Send = Callable[[str], Awaitable[None]]


class Connection:
    """Somebody looking at a table: which seats are theirs, and how many events they have seen."""

    def __init__(self, person: str, seats: list[int], send: Send) -> None:
        self.person, self.seats, self.send = person, seats, send
        self.seen = 0

    def faces(self) -> list[int | None]:
        return list(self.seats) or [None]


class LiveTable:
    """A game being played on this server."""

    def __init__(self, store: Store, row: Any, bots: list[int], names: list[str], speed: float = 1.0) -> None:
        self.store, self.id, self.names = store, row["id"], names
        self.record = Record(row["game"], row["rules_version"], row["seats"], dict(row["options"]), row["seed"])
        self.epoch: float = row["started"]
        self.speed = speed
        self.seq = 0
        self.game = replay(self.record)
        self.connections: set[Connection] = set()
        self.bots = {seat: RandomBot(f"{self.record.seed}/bot/{seat}") for seat in bots}
        self.markers: dict[str, dict[str, Any]] = {}
        self._lock = asyncio.Lock()
        self._alarm: asyncio.Task[None] | None = None

    # Time

    def now(self) -> float:
        """The game's time: seconds since the table was started, never less than what it has seen."""
        return max(self.game.state.now, round((time.time() - self.epoch) * self.speed, 3))

    def _set_alarm(self) -> None:
        """Wake up for the next deadline, or for the bots' next move."""
        if self._alarm is not None:
            self._alarm.cancel()
        due = self.game.state.deadline()
        asked = [seat for seat in self.game.seats() if seat in self.bots]
        waits = [(due - self.now()) / self.speed] if due is not None else []
        waits += [BOT_PACE / self.speed] if asked else []
        if waits:
            self._alarm = asyncio.create_task(self._wake(max(0.0, min(waits))))

    async def _wake(self, wait: float) -> None:
        await asyncio.sleep(wait)
        async with self._lock:
            self._alarm = None
            now = self.now()
            await self._strike(now)
            await self._let_bots_act(now)
            await self._tell_everybody()

    async def _strike(self, now: float) -> None:
        """Let every deadline up to now strike, on the record."""
        due = self.game.state.deadline()
        if due is not None and due <= now:
            await self._write(lambda game: game.clock(now))

    async def _let_bots_act(self, now: float) -> None:
        """Bots act in the very moment that has struck: a later deadline could take their options away."""
        for seat, bot in self.bots.items():
            options = self.game.choices(seat)
            if options:
                chosen = bot.choose(partial(self.game.view, seat), options) or options[0]
                await self._write(partial(_chosen, seat=seat, option=chosen, at=now))

    # Inputs

    async def load(self) -> None:
        """Take in what is already on record, from this process or another."""
        self._fold(await self.store.inputs_of(self.id))
        self._set_alarm()

    def _fold(self, log: list[Input]) -> None:
        """The table after a log: an undo takes the input before it away."""
        kept: list[Input] = []
        for given in log:
            if given.do == UNDO:
                kept.pop()
            else:
                kept.append(given)
        self.game = replay(msgspec.structs.replace(self.record, inputs=kept))
        self.seq = len(log)

    async def act(self, seat: int, text: str) -> int:
        """A choice of a seat, judged now, written down, and only then told. Returns the version."""
        async with self._lock:
            await self._strike(self.now())
            await self._write(lambda game: game.act(seat, text, self.now()))
            await self._tell_everybody()
            return self.seq

    async def undo(self, seat: int) -> int:
        async with self._lock:
            reason = self.game.why_not_undo(seat)
            if reason is not None:
                raise CannotUndo(reason)
            await self.store.append(self.id, self.seq, Input(self.now(), seat, UNDO))
            self.game.undo(seat)
            self.seq += 1
            for connection in self.connections:
                connection.seen = min(connection.seen, len(self.game.events))
            await self._tell_everybody()
            return self.seq

    def why_not(self, seat: int, text: str) -> Reason | None:
        return self.game.why_not(seat, text)

    async def _write(self, change: Callable[[Game], Any]) -> None:
        """Change the game and write the new inputs; whoever lost the race to another process judges again."""
        while True:
            before = len(self.game.record.inputs)
            change(self.game)
            try:
                for given in self.game.record.inputs[before:]:
                    await self.store.append(self.id, self.seq, given)
                    self.seq += 1
                break
            except Taken:
                self._fold(await self.store.inputs_of(self.id))
        if self.game.over:
            await self.store.set_table(self.id, state="finished", result=self.game.result())

    # Telling

    async def connect(self, connection: Connection, since: int | None, table: dict[str, Any]) -> None:
        """A new or returning face at the table gets the state and the tail of what happened."""
        async with self._lock:
            connection.seen = min(since or 0, len(self.game.events))
            self.connections.add(connection)
            said = [dict(row) for row in await self.store.chat_of(self.id)]
            await connection.send(wire.encode({
                "type": "state", "version": self.seq, "table": table, "seats": connection.seats, "names": self.names,
                "commitment": self.game.commitment, "chat": said, "markers": self.markers, **self._news(connection),
            }))  # fmt: skip

    def disconnect(self, connection: Connection) -> None:
        self.connections.discard(connection)

    async def _tell_everybody(self) -> None:
        if self.game.over:
            self.markers.clear()
        for connection in list(self.connections):
            message = {"type": "update", "version": self.seq, **self._news(connection)}
            await self._send(connection, wire.encode(message))
        self._set_alarm()

    def _news(self, connection: Connection) -> dict[str, Any]:
        """What a connection does not know yet, as its seats may see it."""
        since, connection.seen = connection.seen, len(self.game.events)
        return {
            "clock": {"now": self.now(), "speed": self.speed},
            "count": len(self.game.events),
            "faces": [self._face(seat, since) for seat in connection.faces()],
            "over": self.game.over,
            "result": self.game.result() if self.game.over else None,
        }

    def _face(self, seat: int | None, since: int) -> dict[str, Any]:
        state = self.game.state
        told = ((number, redacted([event], seat)) for number, event in enumerate(self.game.events[since:], since))
        return {
            "seat": seat,
            "view": state.view(seat),
            "options": [str(option) for option in state.options(seat)] if seat is not None else [],
            "prompt": state.agenda[-1].prompt(state, seat) if state.agenda else None,
            "events": [wire.event(number, event) for number, seen in told for event in seen],
        }

    async def broadcast(self, message: dict[str, Any]) -> None:
        for connection in list(self.connections):
            await self._send(connection, wire.encode(message))

    async def _send(self, connection: Connection, text: str) -> None:
        try:
            await connection.send(text)
        except (RuntimeError, OSError):  # gone; it will come back by itself
            self.connections.discard(connection)

    async def place_marker(self, marker: wire.Marker) -> None:
        """Move a shared planning marker; nobody communicates while communications are down (SA-R21, SA-R25)."""
        self.check_talk()
        if len(self.markers) >= MOST_MARKERS and marker.key not in self.markers:
            raise Refused("too-many-markers", f"a table has at most {MOST_MARKERS} markers")
        self.markers[marker.key] = {"x": marker.x, "y": marker.y}
        await self.broadcast({"type": "marker", "key": marker.key, "x": marker.x, "y": marker.y})

    def check_talk(self) -> None:
        if not self.game.rules.may_talk(self.game.state):
            raise Refused("communications-down", "communications are down")

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()


def _chosen(game: Game, seat: int, option: Option, at: float) -> None:
    game.act(seat, option, at)


BOT_PACE = 4.0
"""Seconds a bot takes for a choice."""
MOST_MARKERS = 60
