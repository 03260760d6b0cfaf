"""What can be asked of the server by HTTP: one function and one row per endpoint."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy.engine import RowMapping
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from quarterdeck import __version__
from quarterdeck.kernel.chance import commitment
from quarterdeck.kernel.history import scenes
from quarterdeck.kernel.printed import Written
from quarterdeck.server import content, metrics, printed, wire
from quarterdeck.server.errors import Refused
from quarterdeck.server.house import House
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.throttle import Throttle

HEALTH_SECONDS = 3.0
"""How long the store may take to answer."""


class Call:
    """A request on its way: who asks, for what, with which body."""

    def __init__(self, request: Request, house: House, throttle: Throttle) -> None:
        self.request, self.house, self.throttle = request, house, throttle
        self.person: RowMapping
        self.token = ""
        self.new_token: str | None = None
        """A session to give to whoever asks; empty to end it."""
        self.body: Any = None

    def __getitem__(self, name: str) -> Any:
        """A part of the path."""
        return self.request.path_params[name]

    @property
    def me(self) -> str:
        return str(self.person["id"])

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""


class Endpoint(Struct, frozen=True):
    """One row: what is asked, who answers, what goes in and comes out."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    answer: Any
    body: type[Struct] | type[str] | None = None
    """JSON of this form, or any text."""
    session: Literal["needed", "made", "optional", "none"] = "needed"


# The server


async def health(call: Call) -> wire.Health:
    """Whether the server and its store answer."""
    async with asyncio.timeout(HEALTH_SECONDS):
        await call.house.store.ping()
        return wire.Health(True, __version__, len(call.house.live))


async def all_metrics(call: Call) -> Response:
    """Metrics for Prometheus."""
    metrics.live_tables.value = len(call.house.live)
    return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")


async def openapi(call: Call) -> Any:
    """This document."""
    from quarterdeck.server.openapi import document

    return document(ENDPOINTS)


# People


async def me(call: Call) -> wire.Me:
    """Who I am; somebody new becomes a guest."""
    person = call.person
    return wire.Me(person["id"], person["name"], person["login"] is None, person["login"])


async def rename(call: Call) -> wire.Me:
    """Change my name."""
    name = call.body.name.strip() or "Guest"
    await call.house.store.set_person(call.me, name=name)
    return wire.Me(call.me, name, call.person["login"] is None, call.person["login"])


async def become_account(call: Call) -> wire.Me:
    """Give a guest a login and a password; everything stays."""
    call.throttle.login(call.address, call.body.login)
    await call.house.accounts.become(call.person, call.body.login, call.body.password)
    return await _me_again(call, call.token)


async def change_password(call: Call) -> wire.Me:
    """Change my password; other devices must log in again."""
    call.throttle.login(call.address, call.person["login"] or "")
    await call.house.accounts.change_password(call.person, call.body.old, call.body.new, call.token)
    await call.house.sessions_changed(call.person["id"])
    return await _me_again(call, call.token)


async def log_in(call: Call) -> wire.Me:
    """Come back to an account; what was played as a guest in this browser joins it."""
    call.throttle.login(call.address, call.body.login)
    guest = await call.house.accounts.person(call.token)
    call.new_token = await call.house.accounts.log_in(guest, call.body.login, call.body.password)
    answer = await _me_again(call, call.new_token)
    if guest is not None and guest["login"] is None:
        await call.house.joined(guest["id"], answer.id)
    return answer


async def log_out(call: Call) -> wire.Me:
    """End this session; the answer is who I was."""
    await call.house.accounts.log_out(call.token)
    await call.house.sessions_changed(call.person["id"])
    call.new_token = ""
    return await me(call)


async def _me_again(call: Call, token: str) -> wire.Me:
    person = await call.house.accounts.person(token)
    assert person is not None
    call.person = person
    return await me(call)


# Games


async def games(call: Call) -> list[wire.GameInfo]:
    """The games, with the schema of their options."""
    return content.games()


async def messages(call: Call) -> Response:
    """The words of a game, as Fluent messages."""
    return PlainTextResponse(content.messages(call["language"], call["game"]))


async def rules(call: Call) -> bytes:
    """Every clause of every game."""
    return content.rules()


async def cards(call: Call) -> bytes:
    """The cards of a game that everybody may read."""
    return content.cards(call["game"])


async def card_texts(call: Call) -> bytes:
    """What the cards of a game say, line by line."""
    return content.card_texts(call["language"], call["game"])


# Tables


async def lobby(call: Call) -> wire.Lobby:
    """Open tables, running ones, mine, and finished games."""
    return await call.house.lobby.shown(call.me)


async def logbook(call: Call) -> list[wire.Flight]:
    """All my finished games."""
    return await call.house.lobby.logbook(call.me)


async def new_table(call: Call) -> wire.Table:
    """Open a table."""
    return await _described(call, await call.house.lobby.new_table(call.me, call.body))


async def table(call: Call) -> wire.Table:
    """One table."""
    return await _described(call, call["table"])


async def change_table(call: Call) -> wire.Table:
    """Change a table that waits."""
    await call.house.lobby.change_table(call["table"], call.me, call.body)
    return await _described(call, call["table"])


async def sit(call: Call) -> wire.Table:
    """Take a seat, or as host give it to a bot or free it; in a game, let a bot stand in for somebody who is away."""
    lobby, table = call.house.lobby, call["table"]
    seat = lobby.sit if (await lobby.row(table))["state"] == "waiting" else lobby.stand_in
    await seat(table, call["seat"], call.body, call.me)
    return await _described(call, call["table"])


async def leave(call: Call) -> wire.Table:
    """Give my seats back; if I was the host, somebody else is."""
    await call.house.lobby.leave(call["table"], call.me)
    return await _described(call, call["table"])


async def start(call: Call) -> wire.Table:
    """Begin the game."""
    await call.house.lobby.start(call["table"], call.me)
    return await _described(call, call["table"])


async def rematch(call: Call) -> wire.Table:
    """The same people again."""
    return await _described(call, await call.house.lobby.rematch(call["table"], call.me, call.body.same))


async def go_on(call: Call) -> wire.Table:
    """The next game of a campaign."""
    return await _described(call, await call.house.lobby.go_on(call["table"], call.me))


async def showing(call: Call) -> wire.Showing:
    """The game step by step, as soon as nothing of what is shown is secret any more."""
    live = await call.house.table(call["table"])
    over = live.game.over
    if not over and not live.game.rules.showable(live.game.state):
        raise not_over()
    _check_rules(live)
    result, seed = (live.game.result(), live.record.seed) if over else (None, None)
    return wire.Showing(wire.scenes(scenes(live.game.record)), result, seed, commitment(live.record.seed))


async def record(call: Call) -> Response:
    """The finished game as a file."""
    live = await _over(call)
    disposition = f'attachment; filename="{live.record.game}-{live.id}.json"'
    return Response(live.game.save(), media_type="application/json", headers={"content-disposition": disposition})


async def _described(call: Call, table: str) -> wire.Table:
    return await call.house.lobby.described(table, call.me)


async def _over(call: Call) -> LiveTable:
    live = await call.house.table(call["table"])
    if not live.game.over:
        raise not_over()
    _check_rules(live)
    return live


def not_over() -> Refused:
    return Refused("not-over", "the game is not over yet", 409)


def _check_rules(live: LiveTable) -> None:
    if live.game.base is not None:
        raise Refused("other-rules", "the rules changed during this game: its record does not replay", 409)


TABLE = "/api/tables/{table}"
PRINTED = "/api/printed/{game}"
ENDPOINTS = [
    Endpoint("GET", "/healthz", health, wire.Health, session="none"),
    Endpoint("GET", "/metrics", all_metrics, str, session="none"),
    Endpoint("GET", "/api/openapi.json", openapi, dict[str, Any], session="none"),
    Endpoint("GET", "/api/me", me, wire.Me, session="made"),
    Endpoint("PATCH", "/api/me", rename, wire.Me, wire.Rename),
    Endpoint("POST", "/api/me/account", become_account, wire.Me, wire.Login),
    Endpoint("POST", "/api/me/password", change_password, wire.Me, wire.NewPassword),
    Endpoint("POST", "/api/session", log_in, wire.Me, wire.Login, session="optional"),
    Endpoint("DELETE", "/api/session", log_out, wire.Me),
    Endpoint("GET", "/api/games", games, list[wire.GameInfo], session="none"),
    Endpoint("GET", "/api/messages/{language}/{game}", messages, str, session="none"),
    Endpoint("GET", "/api/rules", rules, list[wire.Clause], session="none"),
    Endpoint("GET", "/api/cards/{game}", cards, dict[str, Any], session="none"),
    Endpoint("GET", "/api/card-texts/{language}/{game}", card_texts, dict[str, list[str]], session="none"),
    Endpoint(
        "POST", PRINTED + "/announcements", printed.announcements, wire.Announcements, wire.RealTable, session="none"
    ),
    Endpoint("POST", PRINTED + "/case", printed.read_case, Written, str, session="none"),
    Endpoint("POST", PRINTED + "/resolution", printed.resolution, wire.Resolution, str, session="none"),
    Endpoint("GET", "/api/tables", lobby, wire.Lobby),
    Endpoint("POST", "/api/tables", new_table, wire.Table, wire.NewTable),
    Endpoint("GET", "/api/log", logbook, list[wire.Flight]),
    Endpoint("GET", TABLE, table, wire.Table),
    Endpoint("PATCH", TABLE, change_table, wire.Table, wire.ChangeTable),
    Endpoint("POST", TABLE + "/seats/{seat:int}", sit, wire.Table, wire.Sit),
    Endpoint("POST", TABLE + "/leave", leave, wire.Table),
    Endpoint("POST", TABLE + "/start", start, wire.Table),
    Endpoint("POST", TABLE + "/rematch", rematch, wire.Table, wire.Rematch),
    Endpoint("POST", TABLE + "/next", go_on, wire.Table),
    Endpoint("GET", TABLE + "/scenes", showing, wire.Showing),
    Endpoint("GET", TABLE + "/record", record, dict[str, Any]),
]
