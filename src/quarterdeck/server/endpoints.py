"""What can be asked of the server by HTTP: one function and one row per endpoint."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any, Literal

from msgspec import Struct, structs
from sqlalchemy.engine import RowMapping
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from quarterdeck import __version__
from quarterdeck.kernel.packs import BASE
from quarterdeck.server import content, metrics, pack_store, printed, request_bodies, responses
from quarterdeck.server.accounts import hashed
from quarterdeck.server.errors import Refused
from quarterdeck.server.live_table import LiveTable
from quarterdeck.server.names import clean_person
from quarterdeck.server.stored_game import SettledGame
from quarterdeck.server.table_hub import TableHub
from quarterdeck.server.throttle import Throttle, network
from quarterdeck.server.workers import Film

HEALTH_SECONDS = 3.0
"""How long the store may take to answer."""


class Call:
    """A request on its way: who asks, for what, with which body."""

    def __init__(self, request: Request, hub: TableHub, throttle: Throttle) -> None:
        self.request, self.hub, self.throttle = request, hub, throttle
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

    @property
    def pack(self) -> str:
        """The content pack that is asked about."""
        return self.request.query_params.get("pack", BASE)

    @property
    def network(self) -> str:
        """Where the request comes from, as far as limits are counted."""
        return network(self.address)


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


async def health(call: Call) -> responses.Health:
    """Whether the server and its store answer."""
    async with asyncio.timeout(HEALTH_SECONDS):
        await call.hub.check_store()
        return responses.Health(True, __version__, len(call.hub.live))


async def all_metrics(call: Call) -> Response:
    """Metrics for Prometheus."""
    metrics.live_tables.value = len(call.hub.live)
    return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")


async def openapi(call: Call) -> Any:
    """This document."""
    from quarterdeck.server.openapi import document

    return document(ENDPOINTS)


# People


async def me(call: Call) -> responses.Me:
    """Who I am; somebody new becomes a guest."""
    person = call.person
    return responses.Me(person["id"], person["name"], person["login"] is None, person["login"])


async def rename(call: Call) -> responses.Me:
    """Change my name."""
    name = clean_person(call.body.name) or "Guest"
    await call.hub.store.set_person(call.me, name=name)
    return responses.Me(call.me, name, call.person["login"] is None, call.person["login"])


async def become_account(call: Call) -> responses.Me:
    """Give a guest a login and a password; everything stays."""
    call.throttle.login(call.address, call.body.login)
    call.new_token = await call.hub.accounts.register(call.person, call.body.login, call.body.password)
    call.throttle.logged_in(call.address, call.body.login)
    await call.hub.sessions_changed(call.me)
    return await _me_again(call, call.new_token)


async def change_password(call: Call) -> responses.Me:
    """Change my password; other devices must log in again."""
    call.throttle.login(call.address, call.person["login"] or "")
    call.new_token = await call.hub.accounts.change_password(call.person, call.body.old, call.body.new)
    await call.hub.sessions_changed(call.me)
    return await _me_again(call, call.new_token)


async def log_in(call: Call) -> responses.Me:
    """Come back to an account; what was played as a guest in this browser joins it."""
    call.throttle.login(call.address, call.body.login)
    guest = await call.hub.accounts.person(call.token)
    call.new_token = await call.hub.accounts.log_in(guest, call.body.login, call.body.password)
    call.throttle.logged_in(call.address, call.body.login)
    answer = await _me_again(call, call.new_token)
    if guest is not None and guest["login"] is None:
        await call.hub.joined(guest["id"], answer.id, hashed(call.new_token))
    return answer


async def log_out(call: Call) -> responses.Me:
    """End this session; the answer is who I was."""
    await call.hub.accounts.log_out(call.token)
    await call.hub.sessions_changed(call.person["id"])
    call.new_token = ""
    return await me(call)


async def sessions(call: Call) -> list[responses.Session]:
    """The devices that I am logged in on."""
    return await call.hub.accounts.sessions(call.me, call.token)


async def end_sessions(call: Call) -> list[responses.Session]:
    """Log out on all other devices."""
    await call.hub.accounts.end_other_sessions(call.me, call.token)
    await call.hub.sessions_changed(call.me)
    return await sessions(call)


async def end_session(call: Call) -> list[responses.Session]:
    """Log out one device."""
    await call.hub.accounts.end_session(call.me, call["session"])
    await call.hub.sessions_changed(call.me)
    return await sessions(call)


async def forget_me(call: Call) -> responses.Me:
    """Delete my account, chat and games without others; the rest stay under another name. The answer is who I was."""
    if call.person["login"] is not None:  # a guest has no password that could be guessed
        call.throttle.login(call.address, call.person["login"])
    answer = await me(call)
    await call.hub.accounts.disguise(call.person, call.body.password)
    await call.hub.lobby.give_up(call.me)
    await call.hub.accounts.forget(call.me)  # last, since it takes a session to try again if the store fails before
    await call.hub.sessions_changed(call.me)
    call.new_token = ""
    return answer


async def _me_again(call: Call, token: str) -> responses.Me:
    person = await call.hub.accounts.person(token)
    assert person is not None
    call.person = person
    return await me(call)


# Games


async def games(call: Call) -> list[responses.GameInfo]:
    """The games, with the schema of their options and the content packs that can be played."""
    found = content.games(content.language_of(call.request))
    return [structs.replace(game, packs=pack_store.offered(game.name)) for game in found]


async def names(call: Call) -> bytes:
    """What the things on a game's board are called, by message id; `?pack=NAME` for those of another pack."""
    return content.names(call["language"], call["game"], call.pack)


async def rules(call: Call) -> bytes:
    """The rules of a game by chapter; what is not translated is in English and says so."""
    return content.rules(call["language"], call["game"])


async def cards(call: Call) -> bytes:
    """The cards of a game that everybody may read; `?pack=NAME` for those of another pack."""
    return content.cards(call["game"], call.pack)


async def card_texts(call: Call) -> bytes:
    """What the cards of a game say, line by line; `?pack=NAME` for those of another pack."""
    return content.card_texts(call["language"], call["game"], call.pack)


# Tables


async def lobby(call: Call) -> responses.Tables:
    """Open tables, running ones, mine, and finished games."""
    return await call.hub.lobby.tables.lobby(call.me)


async def finished(call: Call) -> list[responses.FinishedTable]:
    """All my finished games."""
    return await call.hub.lobby.tables.finished(call.me)


async def gallery(call: Call) -> list[responses.Keepsake]:
    """The endings of a game that I have seen."""
    found = await call.hub.lobby.tables.results(call.me, call["game"])
    return content.gallery(call["language"], call["game"], found)


async def new_table(call: Call) -> responses.Table:
    """Open a table."""
    call.throttle.new_table(call.address)
    return await _described(call, await call.hub.lobby.new_table(call.me, call.body))


async def table(call: Call) -> responses.Table:
    """One table."""
    return await _described(call, call["table"])


async def before(call: Call) -> responses.Before:
    """What came before the game of a campaign that I wait for at a table."""
    row = await call.hub.lobby.awaited(call["table"], call.me)
    return content.before(call["language"], row["game"], row["options"])


async def change_table(call: Call) -> responses.Table:
    """Change a table that waits."""
    await call.hub.lobby.change_table(call["table"], call.me, call.body)
    return await _described(call, call["table"])


async def discard(call: Call) -> responses.Tables:
    """Remove a table that waits, or a game that I play alone; the answer is the lobby without it."""
    await call.hub.lobby.discard(call["table"], call.me)
    return await lobby(call)


async def sit(call: Call) -> responses.Table:
    """Take a seat, or as host give it to a bot or free it; in a game, let a bot stand in for somebody who is away."""
    lobby, table = call.hub.lobby, call["table"]
    seat = lobby.sit if (await lobby.row(table))["state"] == "waiting" else lobby.stand_in
    await seat(table, call["seat"], call.body, call.me)
    return await _described(call, call["table"])


async def name_seat(call: Call) -> responses.Table:
    """Name whoever plays one of my seats."""
    await call.hub.lobby.name_seat(call["table"], call["seat"], call.body.name, call.me)
    return await _described(call, call["table"])


async def leave(call: Call) -> responses.Table:
    """Give my seats back; if I was the host, somebody else is."""
    await call.hub.lobby.leave(call["table"], call.me)
    return await _described(call, call["table"])


async def start(call: Call) -> responses.Table:
    """Begin the game."""
    await call.hub.lobby.start(call["table"], call.me)
    return await _described(call, call["table"])


async def commit_share(call: Call) -> responses.Table:
    """Commit to what I add to the seed of a table."""
    await call.hub.lobby.commit_share(call["table"], call.me, call.body.hash)
    return await _described(call, call["table"])


async def reveal_share(call: Call) -> responses.Table:
    """Reveal what I add to the seed, at the start."""
    await call.hub.lobby.reveal_share(call["table"], call.me, call.body.value)
    return await _described(call, call["table"])


async def rematch(call: Call) -> responses.Table:
    """The same people again."""
    return await _described(call, await call.hub.lobby.rematch(call["table"], call.me, call.body.same))


async def go_on(call: Call) -> responses.Table:
    """The next game of a campaign."""
    return await _described(call, await call.hub.lobby.go_on(call["table"], call.me))


async def restart(call: Call) -> responses.Table:
    """Ask to begin a game of a campaign anew, or agree to it; the answer is the new table if everybody does."""
    return await _described(call, await call.hub.lobby.restart(call["table"], call.me))


async def decline_restart(call: Call) -> responses.Table:
    """Go on with this game although somebody wants to begin it anew."""
    await call.hub.lobby.decline_restart(call["table"], call.me)
    return await _described(call, call["table"])


async def showing(call: Call) -> Response:
    """The game step by step, as soon as nothing of what is shown is secret any more."""
    live = await call.hub.table(call["table"])
    found = await live.settled()
    if not found.over and not live.manifest.table.showable(found.state):
        raise not_over()
    await _check_shown(call, live, found)
    secret = (await call.hub.lobby.row(live.id))["secret"]
    wanted = Film(live.id, found.seq, content.language_of(call.request), live.update_builder.people, secret)
    return await _packed(call, await call.hub.workers.film(call.network, wanted, found.record, found.state))


async def _packed(call: Call, data: bytes) -> Response:
    """JSON that is packed already, for those who can unpack it."""
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(data, media_type="application/json", headers=headers)
    return Response(await asyncio.to_thread(gzip.decompress, data), media_type="application/json")


async def record(call: Call) -> Response:
    """The finished game as a file."""
    live = await call.hub.table(call["table"])
    found = await live.settled()
    if not found.over:
        raise not_over()
    await _check_shown(call, live, found)
    disposition = f'attachment; filename="{found.record.game}-{live.id}.json"'
    headers = {"content-disposition": disposition}
    return Response(found.record.to_json(), media_type="application/json", headers=headers)


async def _described(call: Call, table: str) -> responses.Table:
    return await call.hub.lobby.described(table, call.me)


def not_over() -> Refused:
    return Refused("not-over", "the game is not over yet", 409)


async def _check_shown(call: Call, live: LiveTable, found: SettledGame) -> None:
    """Refuse a game that cannot be played again, or that later games depend on."""
    if not found.replays:
        raise Refused("other-rules", "the rules changed during this game: its record does not replay", 409)
    if await call.hub.is_withheld(live):
        raise Refused(
            "withheld", "later games of this campaign depend on it: it is shown when the campaign is over", 409
        )


TABLE = "/api/tables/{table}"
PRINTED = "/api/printed/{game}"
ENDPOINTS = [
    Endpoint("GET", "/healthz", health, responses.Health, session="none"),
    Endpoint("GET", "/metrics", all_metrics, str, session="none"),
    Endpoint("GET", "/api/openapi.json", openapi, dict[str, Any], session="none"),
    Endpoint("GET", "/api/me", me, responses.Me, session="made"),
    Endpoint("PATCH", "/api/me", rename, responses.Me, request_bodies.Rename),
    Endpoint("POST", "/api/me/account", become_account, responses.Me, request_bodies.Login),
    Endpoint("POST", "/api/me/password", change_password, responses.Me, request_bodies.NewPassword),
    Endpoint("POST", "/api/session", log_in, responses.Me, request_bodies.Login, session="optional"),
    Endpoint("DELETE", "/api/session", log_out, responses.Me),
    Endpoint("GET", "/api/sessions", sessions, list[responses.Session]),
    Endpoint("DELETE", "/api/sessions", end_sessions, list[responses.Session]),
    Endpoint("DELETE", "/api/sessions/{session}", end_session, list[responses.Session]),
    Endpoint("POST", "/api/me/deletion", forget_me, responses.Me, request_bodies.Leaving),
    Endpoint("GET", "/api/games", games, list[responses.GameInfo], session="none"),
    Endpoint("GET", "/api/names/{language}/{game}", names, dict[str, str], session="none"),
    Endpoint("GET", "/api/rules/{language}/{game}", rules, list[responses.Chapter], session="none"),
    Endpoint("GET", "/api/cards/{game}", cards, dict[str, Any], session="none"),
    Endpoint("GET", "/api/card-texts/{language}/{game}", card_texts, dict[str, list[str]], session="none"),
    Endpoint(
        "POST",
        PRINTED + "/announcements",
        printed.announcements,
        responses.Announcements,
        request_bodies.RealTable,
        session="none",
    ),
    Endpoint("POST", PRINTED + "/case", printed.read_case, responses.PlannedGame, str, session="none"),
    Endpoint("POST", PRINTED + "/resolution", printed.resolution, responses.Resolution, str, session="none"),
    Endpoint("GET", "/api/tables", lobby, responses.Tables),
    Endpoint("POST", "/api/tables", new_table, responses.Table, request_bodies.NewTable),
    Endpoint("GET", "/api/finished", finished, list[responses.FinishedTable]),
    Endpoint("GET", "/api/gallery/{language}/{game}", gallery, list[responses.Keepsake]),
    Endpoint("GET", TABLE, table, responses.Table),
    Endpoint("GET", TABLE + "/before/{language}", before, responses.Before),
    Endpoint("PATCH", TABLE, change_table, responses.Table, request_bodies.ChangeTable),
    Endpoint("DELETE", TABLE, discard, responses.Tables),
    Endpoint("POST", TABLE + "/seats/{seat:int}", sit, responses.Table, request_bodies.Sit),
    Endpoint("PATCH", TABLE + "/seats/{seat:int}", name_seat, responses.Table, request_bodies.SeatName),
    Endpoint("POST", TABLE + "/leave", leave, responses.Table),
    Endpoint("POST", TABLE + "/start", start, responses.Table),
    Endpoint("POST", TABLE + "/share", commit_share, responses.Table, request_bodies.ShareHash),
    Endpoint("POST", TABLE + "/share/value", reveal_share, responses.Table, request_bodies.ShareValue),
    Endpoint("POST", TABLE + "/rematch", rematch, responses.Table, request_bodies.Rematch),
    Endpoint("POST", TABLE + "/next", go_on, responses.Table),
    Endpoint("POST", TABLE + "/restart", restart, responses.Table),
    Endpoint("DELETE", TABLE + "/restart", decline_restart, responses.Table),
    Endpoint("GET", TABLE + "/scenes", showing, responses.Showing),
    Endpoint("GET", TABLE + "/record", record, dict[str, Any]),
]
