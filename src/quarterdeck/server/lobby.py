"""The lobby: which tables there are, who sits where, and what follows a game that is over."""

import secrets
import time
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct
from sqlalchemy.engine import RowMapping

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance, commitment
from quarterdeck.server import wire
from quarterdeck.server.accounts import hashed
from quarterdeck.server.errors import NotFound, Refused
from quarterdeck.server.store import Holder, Store, new_table_id

Change = TypeVar("Change", bound=Callable[..., Awaitable[Any]])
AWAY = 20.0
"""Seconds after which the seat of somebody who left may be given to a bot."""
SHOWN = ("id", "name", "game", "options", "public", "state", "created", "started", "result", "follows")
"""What everybody may know of a table's row."""


def one_at_a_time(change: Change) -> Change:
    """What looks at a table and then changes it: nobody else does so in between."""

    @wraps(change)
    async def changing(lobby: "Lobby", table: str, *args: Any) -> Any:
        async with lobby.store.changing(table):
            return await change(lobby, table, *args)

    return cast(Change, changing)


class Lobby:
    """Tables as rows of the store. `changed` tells whoever looks at one; `sequel` says what a game leads to."""

    def __init__(
        self,
        store: Store,
        changed: Callable[[str], Awaitable[None]],
        sequel: Callable[[str], Awaitable[Struct | None]],
    ) -> None:
        self.store, self._changed, self._sequel = store, changed, sequel

    # Opening a table

    async def new_table(self, person: str, wish: wire.NewTable, seed: str | None = None, follows: str = "") -> str:
        """Open a table with its host in seat 0; impossible options are refused before anything is written."""
        _check(wish.game, wish.seats, wish.options)
        _check_carried(wish.game, wish.options, {})
        mine = wish.seats if wish.one_screen else 1
        holders = [Holder("person", person)] * mine + [Holder("open")] * (wish.seats - mine)
        if wish.start and mine < wish.seats:
            raise Refused("seats-open", "every seat needs a person or a bot", 409)
        return await self._add_table(person, wish, holders, seed, follows)

    async def _add_table(
        self, person: str, wish: wire.NewTable, holders: list[Holder], seed: str | None = None, follows: str = ""
    ) -> str:
        table = new_table_id()
        now = time.time()
        row = {
            "id": table, "name": wish.name or "New table", "game": wish.game,
            "rules_version": registry.rules_of(wish.game).version, "options": wish.options, "seats": wish.seats,
            "seed": seed or secrets.token_hex(16), "public": wish.public, "host": person, "created": now,
            "state": "waiting", "follows": follows or None,
        }  # fmt: skip
        if wish.start:
            row |= {"state": "playing", "started": now, "due": now}
        await self.store.add_table(row, holders)
        return table

    @one_at_a_time
    async def change_table(self, table: str, person: str, wish: wire.ChangeTable) -> None:
        """Change name, visibility, options or number of seats while the table waits."""
        row, chairs = await self._waiting(table)
        self._check_host(row, person)
        seats = wish.seats or row["seats"]
        options = row["options"] if wish.options is None else wish.options
        _check(row["game"], seats, options)
        _check_carried(row["game"], options, row["options"])
        if any(chair["kind"] == "person" for chair in chairs[seats:]):
            raise Refused("seat-taken", "somebody sits in a seat that would go", 409)
        holders = [_holder(chair) for chair in chairs[:seats]]
        holders += [Holder("open")] * (seats - len(holders))
        name, public = wish.name or row["name"], row["public"] if wish.public is None else wish.public
        await self.store.reseat(table, holders, name=name, public=public, options=options, seats=seats)
        await self._changed(table)

    @one_at_a_time
    async def sit(self, table: str, seat: int, wish: wire.Sit, person: str) -> None:
        """Take a seat, or as host give it to a bot or free it."""
        row, chairs = await self._waiting(table)
        kind = wish.kind
        if not 0 <= seat < len(chairs):
            raise NotFound("such seat")
        holder = chairs[seat]
        if kind == "me":
            if holder["kind"] != "open" and row["host"] != person:
                raise Refused("seat-taken", "this seat is taken", 409)
            await self.store.sit(table, seat, Holder("person", person))
            if not any(chair["person"] for chair in chairs):  # an abandoned table is theirs who come
                await self.store.set_table(table, host=person)
        else:
            if holder["person"] != person:
                self._check_host(row, person)
                if kind == "bot" and holder["kind"] == "person":
                    raise Refused("seat-taken", "somebody has just taken this seat", 409)
            await self.store.sit(table, seat, Holder(kind, level=wish.level if kind == "bot" else None))
        await self._changed(table)

    @one_at_a_time
    async def stand_in(self, table: str, seat: int, wish: wire.Sit, person: str) -> None:
        """While a game is played, a bot takes over the seat of somebody who is away, or gives it back."""
        row, chairs = await self.row(table), (await self.store.chairs_of([table]))[table]
        if not 0 <= seat < len(chairs):
            raise NotFound("such seat")
        holder = chairs[seat]
        if row["state"] != "playing" or holder["kind"] != "person" or wish.kind == "open":
            raise Refused("started", "the game has started already", 409)
        if holder["person"] != person:
            _check_abandoned(holder, chairs, wish, person)
        level = wish.level if wish.kind == "bot" else None
        await self.store.sit(table, seat, Holder("person", holder["person"], level, holder["left"]))
        await self._changed(table)

    @one_at_a_time
    async def leave(self, table: str, person: str) -> None:
        """Give all seats of a person back; the next one who sits there hosts the table."""
        row, chairs = await self._waiting(table)
        holders = [Holder("open") if chair["person"] == person else _holder(chair) for chair in chairs]
        heirs = [holder.person for holder in holders if holder.person is not None and row["host"] == person]
        await self.store.reseat(table, holders, host=heirs[0] if heirs else row["host"])
        await self._changed(table)

    @one_at_a_time
    async def start(self, table: str, person: str) -> None:
        row, chairs = await self._waiting(table)
        self._check_host(row, person)
        if any(chair["kind"] == "open" for chair in chairs):
            raise Refused("seats-open", "every seat needs a person or a bot", 409)
        now = time.time()
        await self.store.set_table(table, state="playing", started=now, due=now)
        await self._changed(table)

    # Going on

    @one_at_a_time
    async def rematch(self, table: str, person: str, same: bool) -> str:
        """A new table with the same people and options; `same` flies the same mission again."""
        row, holders = await self._finished(table, person)
        if await self._sequel(table) is not None:
            raise Refused("has-sequel", "this campaign goes on with its next game", 409)
        next_ = (await self.store.follow_up([table])).get(table)
        if next_ is not None and next_["state"] == "waiting" and same == (next_["seed"] == row["seed"]):
            return str(next_["id"])
        options = row["options"] if same else registry.rules_of(row["game"]).afresh(row["options"])
        wish = wire.NewTable(row["game"], row["seats"], row["name"], row["public"], options)
        return await self._follow(row, person, wish, holders, row["seed"] if same else None)

    @one_at_a_time
    async def go_on(self, table: str, person: str) -> str:
        """The next game of a campaign, with the same people; whoever asks second gets the same table."""
        row, holders = await self._finished(table, person)
        sequel = await self._sequel(table)
        if sequel is None:
            raise Refused("no-sequel", "nothing follows this game", 409)
        next_ = (await self.store.follow_up([table])).get(table)
        if next_ is not None:
            return str(next_["id"])
        wish = wire.NewTable(row["game"], row["seats"], row["name"], row["public"], msgspec.to_builtins(sequel))
        return await self._follow(row, person, wish, holders)

    async def _follow(
        self, row: RowMapping, person: str, wish: wire.NewTable, holders: list[Holder], seed: str | None = None
    ) -> str:
        alone = all(holder.kind == "bot" or holder.person == person for holder in holders)
        wish = msgspec.structs.replace(wish, start=alone)  # nobody has to be waited for
        new = await self._add_table(person, wish, holders, seed, row["id"])
        await self._changed(row["id"])
        return new

    async def _finished(self, table: str, person: str) -> tuple[RowMapping, list[Holder]]:
        row, chairs = await self.row(table), (await self.store.chairs_of([table]))[table]
        if all(chair["person"] != person for chair in chairs):
            raise Refused("not-your-seat", "only the players of a table can go on from it", 403)
        if row["state"] != "finished":
            raise Refused("not-over", "the game is not over yet", 409)
        return row, [_holder(chair) for chair in chairs]

    def _check_host(self, row: RowMapping, person: str) -> None:
        if row["host"] != person:
            raise Refused("not-host", "only the host of the table can do this", 403)

    async def row(self, table: str) -> RowMapping:
        row = await self.store.table(table)
        if row is None:
            raise NotFound("such table")
        return row

    async def _waiting(self, table: str) -> tuple[RowMapping, list[RowMapping]]:
        row = await self.row(table)
        if row["state"] != "waiting":
            raise Refused("started", "the game has started already", 409)
        return row, (await self.store.chairs_of([table]))[table]

    # The lobby

    async def shown(self, person: str) -> wire.Lobby:
        open_, running = await self.store.public_tables("waiting"), await self.store.public_tables("playing")
        own = await self.store.tables_of(person)
        rows = {row["id"]: row for row in [*open_, *running, *own]}
        shown = {table.id: table for table in await self._described(list(rows.values()), person)}
        return wire.Lobby(
            open=[table for row in open_ if _inhabited(table := shown[row["id"]])],
            running=[shown[row["id"]] for row in running],
            mine=[shown[row["id"]] for row in own if row["state"] != "finished"],
            finished=[shown[row["id"]] for row in own if row["state"] == "finished"],
        )

    async def described(self, table: str, person: str) -> wire.Table:
        return (await self._described([await self.row(table)], person))[0]

    async def _described(self, rows: list[RowMapping], person: str) -> list[wire.Table]:
        """Tables as the lobby shows them."""
        ids = [row["id"] for row in rows]
        chairs, next_ = await self.store.chairs_of(ids), await self.store.follow_up(ids)
        people = {chair["person"] for some in chairs.values() for chair in some if chair["person"]}
        names = await self.store.names(sorted(people | {row["host"] for row in rows}))
        return [
            wire.Table(
                **{key: row[key] for key in SHOWN},
                host=row["host"] == person,
                host_name=names.get(row["host"], ""),
                seats=[_chair(chair, names, person, row) for chair in chairs[row["id"]]],
                commitment=commitment(row["seed"]),
                next=next_[row["id"]]["id"] if row["id"] in next_ else None,
            )
            for row in rows
        ]

    async def logbook(self, person: str) -> list[wire.Flight]:
        """The finished games of a person, for the log of every crew."""
        rows = [row for row in await self.store.tables_of(person, limit=1000) if row["state"] == "finished"]
        chairs = await self.store.chairs_of([row["id"] for row in rows])
        return [
            wire.Flight(**msgspec.structs.asdict(table), crew=_crew(chairs[table.id]))
            for table in await self._described(rows, person)
        ]


def _check(game: str, seats: int, options: dict[str, Any]) -> None:
    """Options that cannot be played are refused as the rules say."""
    registry.rules_of(game).table(seats, options, Chance("trial"))


def _check_carried(game: str, options: dict[str, Any], before: dict[str, Any]) -> None:
    """What a game carries on from those before it is nobody's choice: it comes from them alone."""
    if _carried(game, options) != _carried(game, before):
        raise Refused("not-afresh", "what a campaign carries on comes from its games", 409)


def _carried(game: str, options: dict[str, Any]) -> dict[str, Any]:
    begun = registry.rules_of(game).afresh(options)
    return {name: value for name, value in options.items() if begun[name] != value}


def _holder(chair: RowMapping) -> Holder:
    """Who holds a seat; whoever has a bot stand in now plays the next game again."""
    return Holder(chair["kind"], chair["person"], chair["level"] if chair["kind"] == "bot" else None, chair["left"])


def _check_abandoned(holder: RowMapping, chairs: list[RowMapping], wish: wire.Sit, person: str) -> None:
    """Only players decide about the seat of another one, and only if that one has been away for a while."""
    if wish.kind == "me" or all(chair["person"] != person for chair in chairs):
        raise Refused("not-your-seat", "you do not hold this seat", 403)
    if holder["left"] is None or time.time() < holder["left"] + AWAY:
        raise Refused("still-here", f"a bot takes over from people who have been away for {AWAY:.0f} seconds", 409)


def _inhabited(table: wire.Table) -> bool:
    return any(chair.kind == "person" for chair in table.seats)


def _crew(chairs: list[RowMapping]) -> str:
    """A name for the crew of a game that tells nobody who they are."""
    return hashed(" ".join(sorted(chair["person"] or chair["kind"] for chair in chairs)))[:16]


def _chair(chair: RowMapping, names: dict[str, str], person: str, row: RowMapping) -> wire.Chair:
    holder = chair["person"]
    return wire.Chair(
        seat=chair["seat"],
        kind=chair["kind"],
        name=names.get(holder or "", ""),
        you=holder == person,
        host=holder == row["host"],
        level=chair["level"],
        away=chair["left"] is not None,
        asked=row["state"] == "playing" and str(chair["seat"]) in (row["asked"] or "").split(),
    )
