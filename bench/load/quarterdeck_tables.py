"""Quarterdeck's side of the load: its server, tables of Space Alert, and people who plan."""

import asyncio
import os
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from load.crowd import PATIENCE, SEATS, Table
from load.processes import Server, free_port, serving

BENCH = Path(__file__).parents[1]
STATE, UPDATE = '{"type":"state",', '{"type":"update","version":'
OPTIONS = '"options":['
ACK, ERROR = '{"type":"ack","id":0,"version":', '{"type":"error"'
CHOSEN = ("ready", "place", "turn", "move", "swap", "take-back")
"""What the people of the bench do: get ready, then plan without ever ending a phase."""


@contextmanager
def quarterdeck(watched: Path | None = None) -> Iterator[Server]:
    """A server on an empty database, which is deleted afterwards; `watched` gets how long its event loop was busy."""
    command = ["quarterdeck"] if watched is None else ["load.watched", str(watched)]
    port = free_port()
    with TemporaryDirectory() as folder:
        settings = {
            "QUARTERDECK_DATABASE_URL": f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite'}",
            "QUARTERDECK_REQUESTS_PER_MINUTE": "1000000",  # everybody comes from one address
            "QUARTERDECK_TABLES_PER_MINUTE": "1000000",
            "QUARTERDECK_CONNECTIONS_PER_ADDRESS": "100000",
            "QUARTERDECK_WINDOWS_PER_PERSON": "1000",
            "QUARTERDECK_OPEN_TABLES_PER_PERSON": "10000",
            "QUARTERDECK_RUNNING_TABLES_PER_PERSON": "10000",
            "QUARTERDECK_CHAIRS_PER_PERSON": "10000",
        }
        if watched is not None:
            settings["PYTHONPATH"] = os.pathsep.join([str(BENCH), os.environ.get("PYTHONPATH", "")])
        with serving([sys.executable, "-m", *command, "serve", "--port", str(port)], port, settings) as server:
            yield server


class SpaceAlertTable(Table):
    """Five people at a table of Space Alert."""

    def choice(self, seat: int, last: str) -> str:
        options = _options(msgspec.json.decode(last), [])
        chosen = random.choice([option for option in options if option.split()[0] in CHOSEN])
        return f'{{"type":"act","id":0,"seat":{seat},"do":"{chosen}"}}'

    def offers(self, text: str) -> bool:
        return OPTIONS in text  # an update has only what is new

    def version(self, text: str) -> int | None:
        return 0 if text.startswith(STATE) else _number(text, UPDATE)

    def accepted(self, text: str) -> int | None:
        if text.startswith(ERROR):
            raise RuntimeError(text)
        return _number(text, ACK)


class Guests:
    """Five guests of a Quarterdeck server, who sit at all its tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = [httpx.AsyncClient(base_url=server.address, timeout=20) for _ in range(SEATS)]

    async def arrive(self) -> None:
        for person in self.people:
            (await person.get("/api/me")).raise_for_status()

    async def start_table(self) -> str:
        host, *others = self.people
        wish = {"game": "space-alert", "seats": SEATS, "options": {"mission": "S2-1"}}
        table: str = (await posted(host, "/api/tables", wish))["id"]
        for seat, person in enumerate(others, 1):
            await posted(person, f"/api/tables/{table}/seats/{seat}", {"kind": "me"})
        await posted(host, f"/api/tables/{table}/start", {})
        return table

    async def play_alone(self, game: str, moves: int, **options: Any) -> str:
        """A game that one guest begins alone with a bot, asking for a hint now and then; returns the table."""
        host = self.people[0]
        table: str = (await posted(host, "/api/tables", {"game": game, "seats": 2, "options": options}))["id"]
        await posted(host, f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "easy"})
        await posted(host, f"/api/tables/{table}/start", {})
        socket, rng = await self.enter(table, 0), random.Random(table)
        options = _options(msgspec.json.decode(await socket.recv()), [])
        for number in range(moves):
            if number % 10 == 5:
                await socket.send('{"type":"advise","seat":0,"id":1}')
            if options:
                do = rng.choice(options)
                await socket.send(msgspec.json.encode({"type": "act", "seat": 0, "do": do}).decode())
            async with asyncio.timeout(PATIENCE):
                while (message := msgspec.json.decode(await socket.recv()))["type"] not in ("update", "error"):
                    pass
            options = _options(message, options)
        await socket.close()
        return table

    async def watch_film(self) -> None:
        """Fly a mission without a card, and look at its film."""
        host, wish = self.people[0], {"game": "space-alert", "seats": 1, "start": True}
        options = {"mission": "S2-1", "clock": False}
        table = (await posted(host, "/api/tables", {**wish, "options": options}))["id"]
        socket = await self.enter(table, 0)
        await socket.recv()
        for do in ("ready", *(f"place 0 A/< {slot}" for slot in range(1, 4)), "go-on", "go-on", "go-on"):
            await socket.send(msgspec.json.encode({"type": "act", "seat": 0, "do": do}).decode())
        await asyncio.sleep(1)
        await socket.close()
        (await host.get(f"/api/tables/{table}/scenes", timeout=60)).raise_for_status()

    async def enter(self, table: str, seat: int) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        cookie = {"Cookie": f"quarterdeck={self.people[seat].cookies['quarterdeck']}"}
        socket = await connect(address, additional_headers=cookie, max_queue=None, ping_interval=None)
        await socket.send('{"type":"hello"}')
        return socket

    async def open_table(self) -> Table:
        table = await self.start_table()
        return SpaceAlertTable([await self.enter(table, seat) for seat in range(SEATS)])


def _options(message: Any, known: list[str]) -> list[str]:
    """What the first seat may choose after a message."""
    faces = message.get("views")
    return [option["text"] for option in faces[0]["options"]] if faces and "options" in faces[0] else known


def _number(text: str, before: str) -> int | None:
    if not text.startswith(before):
        return None
    return int(text[len(before) : len(before) + 10].split(",")[0].rstrip("}"))


async def posted(person: httpx.AsyncClient, path: str, body: Any) -> Any:
    answer = await person.post(path, json=body)
    answer.raise_for_status()
    return answer.json()
