"""The house: who is here, which tables there are, and the live tables of this process."""

import asyncio
import hashlib
import secrets
import time
from typing import Any

from sqlalchemy.engine import RowMapping

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.server import wire
from quarterdeck.server.errors import NotFound, Refused
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.store import Store

CALL_SIGNS = (
    "Altair",
    "Bellatrix",
    "Capella",
    "Deneb",
    "Electra",
    "Fomalhaut",
    "Hadar",
    "Izar",
    "Mira",
    "Rigel",
    "Vega",
)


def hashed(token: str) -> str:
    """How a token is kept: a stolen store opens no door."""
    return hashlib.sha256(token.encode()).hexdigest()


class House:
    """People and tables."""

    def __init__(self, store: Store, clock_speed: float = 1.0) -> None:
        self.store, self.clock_speed = store, clock_speed
        self.live: dict[str, LiveTable] = {}
        self._opening = asyncio.Lock()

    async def open(self) -> None:
        """Open the store and go on with every game that was being played."""
        await self.store.open()
        for row in await self.store.playing():
            await self._bring_up(row)

    async def close(self) -> None:
        for table in self.live.values():
            table.close()
        await self.store.close()

    # People

    async def new_guest(self) -> tuple[str, str]:
        """A guest without any question asked; returns the person and the token of the first session."""
        person, token = secrets.token_hex(16), secrets.token_urlsafe(32)
        name = f"{secrets.choice(CALL_SIGNS)} {secrets.randbelow(90) + 10}"
        await self.store.add_person(person, name, hashed(token))
        return person, token

    async def person(self, token: str) -> RowMapping | None:
        return await self.store.person_of(hashed(token))

    # The lobby

    async def new_table(self, person: str, wish: wire.NewTable, seed: str | None = None) -> str:
        """Open a table with its host in seat 0; impossible options are refused before anything is written."""
        rules = registry.rules_of(wish.game)
        rules.table(wish.seats, wish.options, Chance("trial"))
        table = secrets.token_urlsafe(9)
        kinds: list[tuple[str, str | None]] = [("person", person), *[("open", None)] * (wish.seats - 1)]
        row = {
            "id": table, "name": wish.name or "New table", "game": wish.game, "rules_version": rules.version,
            "options": wish.options, "seats": wish.seats, "seed": seed or secrets.token_hex(16), "public": wish.public,
            "state": "waiting", "host": person, "created": time.time(),
        }  # fmt: skip
        await self.store.add_table(row, kinds)
        if wish.start:
            await self.start(table, person)
        return table

    async def sit(self, table: str, seat: int, kind: str, person: str) -> None:
        """Take a seat, or as host give it to a bot or free it."""
        row, chairs = await self._waiting(table)
        if not 0 <= seat < len(chairs):
            raise NotFound("such seat")
        holder = chairs[seat]
        if kind == "me":
            if holder["kind"] != "open" and row["host"] != person:
                raise Refused("seat-taken", "this seat is taken", 409)
            await self.store.sit(table, seat, "person", person)
        elif kind in ("bot", "open"):
            if row["host"] != person and holder["person"] != person:
                raise Refused("not-host", "only the host of the table can do this", 403)
            if kind == "bot" and holder["kind"] == "person":
                raise Refused("seat-taken", "somebody has just taken this seat", 409)
            await self.store.sit(table, seat, kind, None)
        else:
            raise Refused("bad-message", "kind is one of me, bot, open")

    async def start(self, table: str, person: str) -> None:
        row, chairs = await self._waiting(table)
        if row["host"] != person:
            raise Refused("not-host", "only the host starts the game", 403)
        if any(chair["kind"] == "open" for chair in chairs):
            raise Refused("seats-open", "every seat needs a person or a bot", 409)
        await self.store.set_table(table, state="playing", started=time.time())

    async def rematch(self, table: str, person: str, same: bool) -> str:
        """A new table with the same people and options; `same` flies the same mission again."""
        row, chairs = await self._row(table), (await self.store.chairs_of([table]))[table]
        if all(chair["person"] != person for chair in chairs):
            raise Refused("not-your-seat", "only the players of a table can play it again", 403)
        if row["state"] != "finished":
            raise Refused("not-over", "the game is not over yet", 409)
        wish = wire.NewTable(row["game"], row["seats"], row["name"], row["public"], row["options"])
        new = await self.new_table(person, wish, row["seed"] if same else None)
        for chair in chairs:
            await self.store.sit(new, chair["seat"], chair["kind"], chair["person"])
        return new

    async def _row(self, table: str) -> RowMapping:
        row = await self.store.table(table)
        if row is None:
            raise NotFound("such table")
        return row

    async def _waiting(self, table: str) -> tuple[RowMapping, list[RowMapping]]:
        row = await self._row(table)
        if row["state"] != "waiting":
            raise Refused("started", "the game has started already", 409)
        return row, (await self.store.chairs_of([table]))[table]

    async def lobby(self, person: str) -> dict[str, list[dict[str, Any]]]:
        open_, own = await self.store.open_tables(), await self.store.tables_of(person)
        rows = {row["id"]: row for row in [*open_, *own]}
        shown = {table["id"]: table for table in await self._described(list(rows.values()), person)}
        return {
            "open": [shown[row["id"]] for row in open_],
            "mine": [shown[row["id"]] for row in own if row["state"] != "finished"],
            "finished": [shown[row["id"]] for row in own if row["state"] == "finished"],
        }

    async def described(self, table: str, person: str) -> dict[str, Any]:
        return (await self._described([await self._row(table)], person))[0]

    async def _described(self, rows: list[RowMapping], person: str) -> list[dict[str, Any]]:
        """Tables as the lobby shows them."""
        chairs = await self.store.chairs_of([row["id"] for row in rows])
        people = {chair["person"] for some in chairs.values() for chair in some if chair["person"]}
        names = await self.store.names(sorted(people))
        kept = ("id", "name", "game", "options", "public", "state", "created", "result")
        return [
            {key: row[key] for key in kept}
            | {"host": row["host"] == person, "seats": [_chair(chair, names, person) for chair in chairs[row["id"]]]}
            for row in rows
        ]

    # Live tables

    async def table(self, table: str) -> LiveTable:
        """The live table of a game that is being or has been played."""
        async with self._opening:
            if table not in self.live:
                row = await self._row(table)
                if row["state"] == "waiting":
                    raise Refused("not-started", "the game has not started yet", 409)
                await self._bring_up(row)
            return self.live[table]

    async def _bring_up(self, row: RowMapping) -> None:
        chairs = (await self.store.chairs_of([row["id"]]))[row["id"]]
        names = await self.store.names([chair["person"] for chair in chairs if chair["person"]])
        shown = [names.get(chair["person"] or "", f"Bot {chair['seat'] + 1}") for chair in chairs]
        bots = [chair["seat"] for chair in chairs if chair["kind"] == "bot"]
        live = LiveTable(self.store, row, bots, shown, self.clock_speed)
        await live.load()
        self.live[row["id"]] = live

    async def seats_of(self, table: str, person: str) -> list[int]:
        chairs = (await self.store.chairs_of([table]))[table]
        return [chair["seat"] for chair in chairs if chair["person"] == person]


def _chair(chair: RowMapping, names: dict[str, str], person: str) -> dict[str, Any]:
    name = names.get(chair["person"] or "", "")
    return {"seat": chair["seat"], "kind": chair["kind"], "name": name, "you": chair["person"] == person}
