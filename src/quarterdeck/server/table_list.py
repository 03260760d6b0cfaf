"""Tables as people see them: in the lobby, in the log, and one by one."""

import logging
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.engine import RowMapping

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import commitment
from quarterdeck.kernel.packs import BASE
from quarterdeck.server import responses, restarts, shared_seed
from quarterdeck.server.accounts import hashed
from quarterdeck.server.names import at_seats, marked
from quarterdeck.server.store import Store

log = logging.getLogger("quarterdeck")
SHOWN = (
    "id", "name", "game", "public", "state", "created", "started", "ended", "result", "same_deal", "bot_pace",
    "restarts",
)  # fmt: skip
"""What everybody may know of a table's row."""
AWAY = 20.0
"""Seconds after which the seat of somebody who left may be given to a bot."""
RIVALS = 2
"""So many people compete with each other, where a game is not played together."""
MOST_SHOWN, MOST_OF_ONE_HOST = 50, 3
"""Public tables in the lobby, in all and of one person."""
MOST_FINISHED = 1000
"""Games of one person that are looked through."""
DESERTED = 120.0
"""Seconds after which a table that everybody has left is not shown to others."""


class Around(NamedTuple):
    """What the store knows around a table's row."""

    chairs: list[RowMapping]
    names: dict[str, str]
    next: RowMapping | None
    shares: list[RowMapping]


class TableList:
    """Describes tables to whoever asks."""

    def __init__(self, store: Store, waiting_hours: float) -> None:
        self.store, self.kept_for = store, waiting_hours * 3600

    async def lobby(self, person: str) -> responses.Tables:
        """Open tables, running ones, mine, and finished games."""
        open_, running = await self._public("waiting"), await self._public("playing")
        own = await self.store.tables_of(person)
        rows = {row["id"]: row for row in [*open_, *running, *own]}
        shown = {table.id: table for table in await self.described(list(rows.values()), person)}
        return responses.Tables(
            open=[shown[row["id"]] for row in open_ if row["id"] in shown],
            running=[shown[row["id"]] for row in running if row["id"] in shown],
            mine=[shown[row["id"]] for row in own if row["state"] in ("waiting", "playing") and row["id"] in shown],
            finished=[shown[row["id"]] for row in own if row["state"] == "finished" and row["id"] in shown],
            people=await self.store.people_here(),
        )

    async def _public(self, state: str) -> list[RowMapping]:
        """Public tables at which somebody is, a few of each host; of very many the newest and the oldest.

        So a flood of new tables does not hide those that have been waiting for longer.
        """
        hosts, found = Counter[str](), []
        for row in await self.store.public_tables(state, time.time() - DESERTED):
            hosts[row["host"]] += 1
            if hosts[row["host"]] <= MOST_OF_ONE_HOST:
                found.append(row)
        return found if len(found) <= MOST_SHOWN else found[: MOST_SHOWN // 2] + found[-(MOST_SHOWN // 2) :]

    async def finished(self, person: str) -> list[responses.FinishedTable]:
        """The finished games of a person, with a name for each group of people."""
        rows = [row for row in await self.store.tables_of(person, limit=MOST_FINISHED) if row["state"] == "finished"]
        chairs = await self.store.chairs_of([row["id"] for row in rows])
        return [
            responses.FinishedTable(**msgspec.structs.asdict(table), group=_group(chairs[table.id]))
            for table in await self.described(rows, person)
        ]

    async def results(self, person: str, game: str) -> dict[str, dict[str, Any]]:
        """How the finished games of a person ended, by table, the newest first."""
        rows = await self.store.tables_of(person, limit=MOST_FINISHED)
        return {row["id"]: row["result"] or {} for row in rows if row["game"] == game and row["state"] == "finished"}

    async def described(self, rows: Sequence[RowMapping], person: str) -> list[responses.Table]:
        """Tables as the lobby shows them; a damaged row is left out, and said in the log."""
        whole = [row for row in rows if isinstance(row["options"], dict)]
        for row in rows:
            if row not in whole:
                log.error("damaged table", extra={"table": row["id"]})
        ids = [row["id"] for row in whole]
        chairs, next_ = await self.store.chairs_of(ids), await self.store.follow_up(ids)
        people = {chair["person"] for some in chairs.values() for chair in some if chair["person"]}
        names = await self.store.names(sorted(people | {row["host"] for row in whole}))
        shares = await self.store.shares_of(ids)
        around = {
            table: Around(
                chairs[table], names, next_.get(table), shared_seed.in_seat_order(shares[table], chairs[table])
            )
            for table in ids
        }
        return [_table(row, around[row["id"]], person, self._removed_at(row, chairs[row["id"]])) for row in whole]

    def _removed_at(self, row: RowMapping, chairs: list[RowMapping]) -> float | None:
        """When a table is removed that waits although everybody has left it."""
        left = [chair["left"] for chair in chairs if chair["kind"] == "person"]
        if row["state"] != "waiting" or None in left:
            return None
        return float(max([row["created"], *left])) + self.kept_for


def names_at(chairs: Sequence[RowMapping], names: dict[str, str]) -> dict[str, str]:
    """The names of the people at a table by their ids, namesakes marked."""
    return marked({chair["person"]: names[chair["person"]] for chair in chairs if chair["person"] in names})


def seat_names(chairs: Sequence[RowMapping], names: dict[str, str]) -> list[str | None]:
    """What each seat is called: by the name it was given, else by its person's; None is a bot or nobody."""
    taken = [chair for chair in chairs if chair["person"] is not None]
    names_of_taken = at_seats([(chair["person"], chair["name"]) for chair in taken], names)
    by_seat = {chair["seat"]: name for chair, name in zip(taken, names_of_taken, strict=True)}
    return [by_seat.get(chair["seat"]) for chair in chairs]


def _table(row: RowMapping, around: Around, person: str, removed_at: float | None) -> responses.Table:
    chairs, names, next_, shares = around
    here, called = names_at(chairs, names), seat_names(chairs, names)
    belongs = person == row["host"] or person in here
    return responses.Table(
        **{key: row[key] for key in SHOWN},
        options=registry.rules_of(row["game"]).shown_options(row["options"]),
        host=row["host"] == person,
        host_name=here.get(row["host"], names.get(row["host"], "")),
        seats=[_chair(chair, name or "", person, row) for chair, name in zip(chairs, called, strict=True)],
        commitment=commitment(row["secret"] or row["seed"]),
        shares=shared_seed.shown(shares, here, person),
        revealing=row["state"] == "waiting" and row["sealed"] is not None,
        hints=_has_hints(row, chairs),
        follows=row["follows"] if belongs else None,
        next=next_["id"] if next_ is not None and belongs else None,
        campaign_game=registry.rules_of(row["game"]).campaign_game(row["options"]),
        goes_on=person in here and next_ is None and _goes_on(row),
        pack=row["pack"] or _pack(row),
        restart=restarts.shown(row, chairs, here, person) if next_ is None else None,
        restartable=person in here and restarts.may_restart(row, next_),
        removed_at=removed_at,
    )


def _goes_on(row: RowMapping) -> bool:
    """Whether the campaign of a finished game has a next game."""
    over = row["state"] == "finished" and row["result"] is not None
    return over and registry.rules_of(row["game"]).goes_on(row["options"], row["result"])


def _pack(row: RowMapping) -> str:
    """The pack that a table which waits will be played with."""
    return "" if registry.manifest_of(row["game"]).packs is None else row["options"].get("pack", BASE)


def _chair(chair: RowMapping, name: str, person: str, row: RowMapping) -> responses.TableSeat:
    holder = chair["person"]
    return responses.TableSeat(
        seat=chair["seat"],
        kind=chair["kind"],
        name=name,
        you=holder == person,
        host=holder == row["host"],
        level=chair["level"],
        away=chair["left"] is not None,
        stand_in_from=stand_in_from(chair),
        asked=row["state"] == "playing" and str(chair["seat"]) in (row["asked"] or "").split(),
    )


def stand_in_from(chair: RowMapping) -> float | None:
    """When a bot may stand in for a person who is away, in seconds since 1970."""
    return None if chair["left"] is None else chair["left"] + AWAY


def _has_hints(row: RowMapping, chairs: list[RowMapping]) -> bool:
    """Whether players may ask for hints: unless the table says so, not where two or more people compete."""
    if row["hints"] is not None:
        return bool(row["hints"])
    people = sum(chair["kind"] == "person" for chair in chairs)
    return people < RIVALS or registry.rules_of(row["game"]).cooperative


def _group(chairs: list[RowMapping]) -> str:
    """A name for the people of a game that does not say who they are."""
    return hashed(" ".join(sorted(chair["person"] or chair["kind"] for chair in chairs)))[:16]
