"""boardgame.io's side of the load: its server with a small game, talked to as its own client does (Socket.IO)."""

import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from load.crowd import SEATS, Table
from load.processes import Server, free_port, serving
from load.quarterdeck_tables import posted

HERE = Path(__file__).parents[1] / "peers" / "boardgame_io"
EVENT = "42/planning,"
"""What an event of the game's channel begins with."""
STATE_ID = '"_stateID":'
PING, PONG = "2", "3"
FIRST_SLOT = 1


def install() -> None:
    """boardgame.io beside its package.json; git does not see it."""
    wanted, stamp = HERE / "package.json", HERE / "node_modules" / "installed.json"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted.read_text(encoding="utf-8"):
        command = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(command, cwd=HERE, check=True)
        shutil.copy(wanted, stamp)


@contextmanager
def boardgame_io() -> Iterator[Server]:
    """A server with its FlatFile store in an empty folder, which is deleted afterwards."""
    port = free_port()
    with TemporaryDirectory() as folder:
        command = ["node", str(HERE / "server.js"), str(port), folder]
        with serving(command, port, {"NODE_ENV": "production"}, "/games") as server:
            yield server


class PlanningTable(Table):
    """Five people at a table of the small game."""

    def __init__(self, sockets: list[ClientConnection], match: str, credentials: list[str]) -> None:
        super().__init__(sockets)
        self.match, self.credentials = match, credentials

    def choice(self, seat: int, last: str) -> str:
        _, _, shown, *_ = msgspec.json.decode(last.removeprefix(EVENT))
        state = shown.get("state", shown)  # the first view comes with more around it
        name, args = _planned(state["G"]["players"][seat]["hand"], state["G"]["crew"][seat]["plan"])
        payload = {"type": name, "args": args, "playerID": str(seat), "credentials": self.credentials[seat]}
        return _event("update", {"type": "MAKE_MOVE", "payload": payload}, state["_stateID"], self.match, str(seat))

    def version(self, text: str) -> int | None:
        start = text.find(STATE_ID)
        return None if start < 0 else int(text[start + len(STATE_ID) :][:10].split(",")[0].rstrip("}"))

    def accepted(self, text: str) -> int | None:
        return self.version(text)

    def answer(self, text: str) -> str | None:
        return PONG if text == PING else None


def _planned(hand: list[str], plan: list[str | None]) -> tuple[str, list[Any]]:
    """A card laid on a free slot, or taken back."""
    filled = [slot for slot, card in enumerate(plan) if card is not None]
    free = [slot for slot, card in enumerate(plan) if card is None and slot >= FIRST_SLOT]
    if hand and (not filled or random.random() < 0.5):
        return "place", [random.choice(hand), random.choice(free)]
    return "takeBack", [random.choice(filled)]


def _event(*parts: Any) -> str:
    return EVENT + msgspec.json.encode(parts).decode()


class Players:
    """The people of a boardgame.io server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=f"{server.address}/games/planning", timeout=20)

    async def open_table(self) -> Table:
        match: str = (await posted(self.http, "/create", {"numPlayers": SEATS}))["matchID"]
        joined = [
            await posted(self.http, f"/{match}/join", {"playerID": str(seat), "playerName": f"player {seat}"})
            for seat in range(SEATS)
        ]
        credentials = [one["playerCredentials"] for one in joined]
        return PlanningTable([await self._enter(match, *who) for who in enumerate(credentials)], match, credentials)

    async def _enter(self, match: str, seat: int, credentials: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/socket.io/?EIO=4&transport=websocket"
        socket = await connect(address, max_queue=None, ping_interval=None)
        await socket.recv()
        await socket.send("40/planning,")
        await socket.recv()
        await socket.send(_event("sync", match, str(seat), credentials, SEATS))
        return socket
