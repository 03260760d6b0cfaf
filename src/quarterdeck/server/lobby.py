"""The lobby: how tables are opened, who sits where, and what follows a game that is over."""

import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct
from sqlalchemy.engine import RowMapping

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.server import carried_options, pack_store, request_bodies, responses, restarts, shared_seed
from quarterdeck.server.errors import NotFound, Refused
from quarterdeck.server.names import clean, clean_person
from quarterdeck.server.service_clock import ServiceClock
from quarterdeck.server.store import Holder, Store, new_table_id
from quarterdeck.server.table_list import TableList, stand_in_from

Change = TypeVar("Change", bound=Callable[..., Awaitable[Any]])
DISCARD_AFTER = 24 * 3600.0
"""Seconds after which a game that everybody else has left may be discarded."""
MOST_TABLES = 100_000
"""More than anybody has played."""


class Limits(Struct, frozen=True):
    """How much one person may have at a time."""

    open_tables: int = 10
    """Tables that wait, as their host."""
    running_tables: int = 50
    """Games that are not over."""
    chairs: int = 8
    """Seats at tables of other people that wait."""
    waiting_hours: float = 24.0
    """How long a table is kept that waits, although everybody has left it."""
    session_days: float = 60.0
    """How long somebody stays logged in who does not come back."""


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
        clock: ServiceClock,
        changed: Callable[[str], Awaitable[None]],
        sequel: Callable[[str], Awaitable[dict[str, Any] | None]],
        limits: Limits,
    ) -> None:
        self.store, self.clock, self.limits = store, clock, limits
        self._changed, self._sequel = changed, sequel
        self.tables = TableList(store, limits.waiting_hours)

    # Opening a table

    async def new_table(self, person: str, wish: request_bodies.NewTable) -> str:
        """Open a table with its host in seat 0; impossible options are refused before anything is written."""
        _check(wish.game, wish.seats, wish.options)
        carried_options.check(wish.game, wish.options, {})
        mine = wish.seats if wish.one_screen else 1
        names = [clean_person(name) or None for name in wish.names[:mine]] + [None] * mine
        holders = [Holder("person", person, name=name) for name in names[:mine]]
        others = Holder("bot", level=wish.bots) if wish.bots else Holder("open")
        holders += [others] * (wish.seats - mine)
        if wish.start and any(holder.kind == "open" for holder in holders):
            raise Refused("seats-open", "every seat needs a person or a bot", 409)
        return await self._add_table(person, wish, holders, _new_deal())

    async def _add_table(
        self,
        person: str,
        wish: request_bodies.NewTable,
        holders: list[Holder],
        deal: dict[str, Any],
        follows: str | None = None,
    ) -> str:
        await self._check_tables(person, running=wish.start)
        table = new_table_id()
        row = {
            "id": table, "name": clean(wish.name) or "New table", "game": wish.game,
            "rules_version": registry.rules_of(wish.game).version, "options": wish.options, "seats": wish.seats,
            "public": wish.public, "host": person, "created": time.time(), "state": "waiting", "follows": follows,
            "bot_pace": wish.bot_pace, "hints": wish.hints, **deal,
        }  # fmt: skip
        if wish.start:
            row |= await self._begun(row, holders)
        await self.store.add_table(row, holders)
        return table

    async def _begun(self, row: Any, holders: Sequence[Holder]) -> dict[str, Any]:
        """What changes of a table's row when its game begins; its content stays what it is now."""
        now = self.clock.now()
        pack = await pack_store.exact(self.store, row["game"], row["seats"], row["options"], row.get("pack") or "")
        humans = [seat for seat, holder in enumerate(holders) if holder.kind == "person"]
        begun = {"state": "playing", "started": time.time(), "epoch": now, "due": now}
        return {**begun, "pack": pack, "humans": humans}

    async def _check_tables(self, person: str, *, running: bool) -> None:
        """Nobody has so many tables that others find no room."""
        if running and await self.store.games_of(person) >= self.limits.running_tables:
            raise Refused("too-many-tables", "finish or discard one of your games first", 409)
        if not running and await self.store.hosted_by(person) >= self.limits.open_tables:
            raise Refused("too-many-tables", "start or close one of your tables first", 409)

    async def _check_chairs(self, person: str) -> None:
        if await self.store.chairs_at_others(person) >= self.limits.chairs:
            raise Refused("too-many-seats", "leave one of the tables first where you wait", 409)

    @one_at_a_time
    async def change_table(self, table: str, person: str, wish: request_bodies.ChangeTable) -> None:
        """Change name, visibility, options, seats or hints while the table waits, and the pace of bots at any time."""
        if wish.bot_pace is not None and wish == request_bodies.ChangeTable(bot_pace=wish.bot_pace):
            self._check_host(await self.row(table), person)
            await self.store.set_table(table, bot_pace=wish.bot_pace)
        else:
            await self._change_waiting(table, person, wish)
        await self._changed(table)

    async def _change_waiting(self, table: str, person: str, wish: request_bodies.ChangeTable) -> None:
        row, chairs = await self._waiting(table)
        self._check_host(row, person)
        seats = wish.seats or row["seats"]
        options = row["options"] if wish.options is None else carried_options.completed(row, wish.options)
        _check(row["game"], seats, options)
        carried_options.check(row["game"], options, row["options"])
        if any(chair["kind"] == "person" for chair in chairs[seats:]):
            raise Refused("seat-taken", "somebody sits in a seat that would go", 409)
        holders = [_holder(chair) for chair in chairs[:seats]]
        holders += [Holder("open")] * (seats - len(holders))
        name = clean(wish.name or "") or row["name"]
        public = row["public"] if wish.public is None else wish.public
        pace, hints = wish.bot_pace or row["bot_pace"], row["hints"] if wish.hints is None else wish.hints
        changed = {"name": name, "public": public, "options": options, "bot_pace": pace, "hints": hints}
        deal = {} if (public, seats, options) == (row["public"], row["seats"], row["options"]) else _new_deal()
        await self.store.reseat(table, holders, seats=seats, **changed, **deal)
        if deal:
            await self.store.drop_used_shares(table)

    @one_at_a_time
    async def sit(self, table: str, seat: int, wish: request_bodies.Sit, person: str) -> None:
        """Take a seat, or as host give it to a bot or free it."""
        row, chairs = await self._waiting(table)
        if not 0 <= seat < len(chairs):
            raise NotFound("such seat")
        if wish.kind == "me":
            await self._sit_down(row, chairs, seat, person)
        else:
            await self._give_seat(row, chairs[seat], wish, person)
        await self.store.note(table, **_new_deal())
        await self.store.drop_used_shares(table)
        await self._changed(table)

    async def _sit_down(self, row: RowMapping, chairs: list[RowMapping], seat: int, person: str) -> None:
        """Take a free seat, or as host that of a bot; whoever sits there has come first."""
        hosts, holder = row["host"] == person, chairs[seat]
        if (holder["kind"] != "open" and not hosts) or holder["person"] not in (None, person):
            raise Refused("seat-taken", "this seat is taken", 409)
        if not hosts:
            await self._check_chairs(person)
        await self.store.sit(row["id"], seat, Holder("person", person))
        if not any(chair["person"] for chair in chairs):  # an abandoned table belongs to the next person who sits down
            await self.store.set_table(row["id"], host=person)

    async def _give_seat(self, row: RowMapping, holder: RowMapping, wish: request_bodies.Sit, person: str) -> None:
        """Give one's own seat, or as host any, to a bot or nobody; a bot never replaces a person."""
        if holder["person"] != person:
            self._check_host(row, person)
            if wish.kind == "bot" and holder["kind"] == "person":
                raise Refused("seat-taken", "somebody has just taken this seat", 409)
        level = wish.level if wish.kind == "bot" else None
        await self.store.sit(row["id"], holder["seat"], Holder(wish.kind, level=level))

    @one_at_a_time
    async def name_seat(self, table: str, seat: int, name: str, person: str) -> None:
        """Name whoever plays one of my seats; without a name it has mine again."""
        chairs = (await self._waiting(table))[1]
        if not 0 <= seat < len(chairs):
            raise NotFound("such seat")
        if chairs[seat]["person"] != person:
            raise Refused("not-your-seat", "you do not hold this seat", 403)
        await self.store.name_seat(table, seat, clean_person(name) or None)
        await self._changed(table)

    @one_at_a_time
    async def stand_in(self, table: str, seat: int, wish: request_bodies.Sit, person: str) -> None:
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
        await self.store.sit(table, seat, Holder("person", holder["person"], level, holder["left"], holder["name"]))
        await self._changed(table)
        await self._begin_anew_if_agreed(table)

    @one_at_a_time
    async def leave(self, table: str, person: str) -> None:
        """Give all seats of a person back; the next one who sits there hosts the table."""
        row, chairs = await self._waiting(table)
        holders = [Holder("open") if chair["person"] == person else _holder(chair) for chair in chairs]
        heirs = [holder.person for holder in holders if holder.person is not None and row["host"] == person]
        await self.store.reseat(table, holders, host=heirs[0] if heirs else row["host"], **_new_deal())
        await self.store.drop_used_shares(table)
        await self._changed(table)

    async def give_up(self, person: str) -> None:
        """Take somebody who deletes their account from all tables; games that only they played are removed."""
        rows = await self.store.tables_of(person, limit=MOST_TABLES)
        chairs = await self.store.chairs_of([row["id"] for row in rows])
        for row in rows:
            if all(chair["person"] in (None, person) for chair in chairs[row["id"]]):
                await self.store.remove_table(row["id"])
                await self._changed(row["id"])
            elif row["state"] == "waiting":
                await self.leave(row["id"], person)
            elif await self.store.mark_left(row["id"], person, time.time()):  # a bot may stand in for them
                await self._changed(row["id"])

    @one_at_a_time
    async def start(self, table: str, person: str) -> None:
        """Begin a game as its host; if people have committed to shares of the seed, these are asked for first."""
        row, chairs = await self._waiting(table)
        if row["sealed"] is None or all(chair["person"] != person for chair in chairs):
            self._check_host(row, person)
        if any(chair["kind"] == "open" for chair in chairs):
            raise Refused("seats-open", "every seat needs a person or a bot", 409)
        if all(chair["kind"] != "person" for chair in chairs):
            raise Refused("only-bots", "a person has to play too", 409)
        await self._check_tables(row["host"], running=True)
        await self._begin(row, chairs)

    async def _begin(self, row: RowMapping, chairs: list[RowMapping]) -> None:
        """Begin a game whose seed is complete, or ask for what is missing. A deal that is repeated needs no shares."""
        table: str = row["id"]
        found = [] if row["same_deal"] else (await self.store.shares_of([table]))[table]
        shares = shared_seed.in_seat_order(found, chairs)
        if shares and row["sealed"] is None:
            await self.store.set_table(table, sealed=time.time())
        elif not shares or shared_seed.is_complete(row["sealed"], shares):
            begun = await self._begun(dict(row), [_holder(chair) for chair in chairs])
            await self.store.set_table(table, **begun, **shared_seed.dealt(row["seed"], shares))
        await self._changed(table)

    @one_at_a_time
    async def commit_share(self, table: str, person: str, hash_: str) -> None:
        """Keep the hash of what somebody at the table adds to its seed."""
        row, chairs = await self._waiting(table)
        if all(chair["person"] != person for chair in chairs):
            raise Refused("not-your-seat", "you have no seat here", 403)
        if row["sealed"] is not None:
            raise Refused("started", "shares are being revealed already", 409)
        await self.store.set_share(table, person, hash_)
        await self._changed(table)

    @one_at_a_time
    async def reveal_share(self, table: str, person: str, value: str) -> None:
        """Take a share at the start; with the last one the game begins."""
        row, chairs = await self._waiting(table)
        if row["sealed"] is None:
            raise Refused("not-started", "shares are revealed at the start", 409)
        mine = [one for one in (await self.store.shares_of([table]))[table] if one["person"] == person]
        shared_seed.check_value(mine[0] if mine else None, value)
        await self.store.set_share(table, person, mine[0]["hash"], value)
        await self._begin(row, chairs)

    @one_at_a_time
    async def discard(self, table: str, person: str) -> None:
        """Remove a table that waits, as its host, or a game that nobody else plays any more."""
        row, chairs = await self.row(table), (await self.store.chairs_of([table]))[table]
        if row["state"] in ("finished", "broken-off"):
            raise Refused("over", "a finished game stays", 409)
        if row["state"] == "waiting":
            self._check_host(row, person)
        else:
            _check_deserted(chairs, person)
        await self.store.remove_table(table)
        await self._changed(table)

    # Going on

    @one_at_a_time
    async def rematch(self, table: str, person: str, same: bool) -> str:
        """A new table with the same people and options; `same` also deals the same, and says so."""
        row, holders = await self._finished(table, person)
        if await self._sequel(table) is not None:
            raise Refused("has-sequel", "this campaign goes on with its next game", 409)
        next_ = (await self.store.follow_up([table])).get(table)
        if next_ is not None and next_["state"] == "waiting" and same == next_["same_deal"]:
            return str(next_["id"])
        options = row["options"] if same else registry.rules_of(row["game"]).restart_options(row["options"])
        deal = {"seed": row["seed"], "same_deal": True, "pack": row["pack"]} if same else _new_deal()
        return await self._follow(row, person, _like(row, options), holders, deal)

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
        return await self._follow(row, person, _like(row, sequel), holders, _new_deal())

    @one_at_a_time
    async def restart(self, table: str, person: str) -> str:
        """Agree to begin a game of a campaign anew; returns where to go: with the last agreement, a new table."""
        row, chairs = await self._seated(table, person)
        next_ = await self._next_try(row)
        if next_ is not None and row["state"] != "playing":
            return next_
        request = restarts.agreed_with(row, person)
        if set(restarts.players(chairs)) <= set(request["agreed"]):
            return await self._begin_anew(row, chairs, request["agreed"][0], next_)
        await self.store.set_table(table, restart=request)
        await self._changed(table)
        return table

    @one_at_a_time
    async def decline_restart(self, table: str, person: str) -> None:
        """Somebody wants to go on with this game: the request to begin it anew is forgotten."""
        await self._seated(table, person)
        await self.store.set_table(table, restart=None)
        await self._changed(table)

    async def _next_try(self, row: RowMapping) -> str | None:
        """The table at which the same game of a campaign has begun anew already, unless it may not."""
        if not registry.rules_of(row["game"]).restarts:
            raise Refused("no-restart", "the rules do not let this game begin anew", 409)
        if row["state"] == "waiting":
            raise Refused("not-started", "the game has not started yet", 409)
        next_ = (await self.store.follow_up([row["id"]])).get(row["id"])
        if next_ is not None and next_["options"] != row["options"]:
            raise Refused("has-sequel", "this campaign has gone on: only its current game may begin anew", 409)
        return None if next_ is None else str(next_["id"])

    async def _begin_anew_if_agreed(self, table: str) -> None:
        """Somebody need not be waited for any more: perhaps all others have agreed to begin anew already."""
        row, chairs = await self.row(table), (await self.store.chairs_of([table]))[table]
        agreed, people = restarts.agreed(row), restarts.players(chairs)
        if people and set(people) <= set(agreed):
            await self._begin_anew(row, chairs, agreed[0], await self._next_try(row))

    async def _begin_anew(self, row: RowMapping, chairs: list[RowMapping], person: str, next_: str | None) -> str:
        """The same people and set-up, another seed; what was played so far is void."""
        deal = {**_new_deal(), "restarts": row["restarts"] + 1}
        holders = [_holder(chair) for chair in chairs]
        new = next_ or await self._follow(row, person, _like(row, row["options"]), holders, deal)
        await self.store.end_game(row["id"], state="broken-off")
        await self._changed(row["id"])
        return new

    async def _follow(
        self, row: RowMapping, person: str, wish: request_bodies.NewTable, holders: list[Holder], deal: dict[str, Any]
    ) -> str:
        alone = all(holder.kind == "bot" or holder.person == person for holder in holders)
        wish = msgspec.structs.replace(wish, start=alone)  # nobody has to be waited for
        new = await self._add_table(person, wish, holders, deal, row["id"])
        await self._changed(row["id"])
        return new

    async def _finished(self, table: str, person: str) -> tuple[RowMapping, list[Holder]]:
        row, chairs = await self._seated(table, person)
        if row["state"] != "finished":
            raise Refused("not-over", "the game is not over yet", 409)
        return row, [_holder(chair) for chair in chairs]

    async def _seated(self, table: str, person: str) -> tuple[RowMapping, list[RowMapping]]:
        """A table and its chairs, for those who hold one."""
        row, chairs = await self.row(table), (await self.store.chairs_of([table]))[table]
        if all(chair["person"] != person for chair in chairs):
            raise Refused("not-your-seat", "only the players of a table can go on from it", 403)
        return row, chairs

    def _check_host(self, row: RowMapping, person: str) -> None:
        if row["host"] != person:
            raise Refused("not-host", "only the host of the table can do this", 403)

    async def row(self, table: str) -> RowMapping:
        row = await self.store.table(table)
        if row is None:
            raise NotFound("such table")
        return row

    async def described(self, table: str, person: str) -> responses.Table:
        """One table as a person sees it."""
        shown = await self.tables.described([await self.row(table)], person)
        if not shown:
            raise Refused("damaged", "this table cannot be read", 409)
        return shown[0]

    async def awaited(self, table: str, person: str) -> RowMapping:
        """A table that waits, for those who belong to it: what its options carry on is for nobody else."""
        row, chairs = await self._waiting(table)
        if person != row["host"] and all(chair["person"] != person for chair in chairs):
            raise Refused("not-your-seat", "only the people of a table read what came before its game", 403)
        return row

    async def _waiting(self, table: str) -> tuple[RowMapping, list[RowMapping]]:
        row = await self.row(table)
        if row["state"] != "waiting":
            raise Refused("started", "the game has started already", 409)
        return row, (await self.store.chairs_of([table]))[table]


def _new_deal() -> dict[str, Any]:
    """A seed that nobody has seen: whoever comes to a table must not meet cards that others know already."""
    return {"seed": secrets.token_hex(16), "same_deal": False, "pack": None, "secret": None, "sealed": None}


def _check_deserted(chairs: list[RowMapping], person: str) -> None:
    """A game is discarded by one of its players, if the others have been away for long."""
    if all(chair["person"] != person for chair in chairs):
        raise Refused("not-your-seat", "you do not play here", 403)
    others = [chair["left"] for chair in chairs if chair["person"] not in (None, person)]
    if any(left is None or time.time() < left + DISCARD_AFTER for left in others):
        raise Refused("others-play", "others still play this game", 409)


def _check(game: str, seats: int, options: dict[str, Any]) -> None:
    """Refuse options that cannot be played, as the rules say."""
    registry.manifest_of(game).table_for(seats, options, Chance("trial"))


def _like(row: RowMapping, options: dict[str, Any]) -> request_bodies.NewTable:
    """A table like another one, with options of its own."""
    about = {"name": row["name"], "public": row["public"], "bot_pace": row["bot_pace"], "hints": row["hints"]}
    return request_bodies.NewTable(row["game"], row["seats"], options=options, **about)


def _holder(chair: RowMapping) -> Holder:
    """Who holds a seat; whoever has a bot stand in now plays the next game again."""
    level = chair["level"] if chair["kind"] == "bot" else None
    return Holder(chair["kind"], chair["person"], level, chair["left"], chair["name"])


def _check_abandoned(holder: RowMapping, chairs: list[RowMapping], wish: request_bodies.Sit, person: str) -> None:
    """Only players decide about the seat of another one, and only if that one has been away for a while."""
    if wish.kind == "me" or all(chair["person"] != person for chair in chairs):
        raise Refused("not-your-seat", "you do not hold this seat", 403)
    begin = stand_in_from(holder)
    if begin is None or time.time() < begin:
        raise Refused("still-here", "a bot takes over only from people who have been away for a while", 409)
