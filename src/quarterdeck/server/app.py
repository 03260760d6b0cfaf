"""The application: routes, sessions, security headers, and the live connection."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from inspect import isawaitable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from quarterdeck import __version__
from quarterdeck.kernel.chance import commitment
from quarterdeck.kernel.errors import Flawed, QuarterdeckError
from quarterdeck.kernel.history import scenes
from quarterdeck.server import content, printed, wire
from quarterdeck.server.errors import NotFound, Refused
from quarterdeck.server.house import House
from quarterdeck.server.live import serve_live
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store

T = TypeVar("T")
STATIC = Path(__file__).parent / "static"
COOKIE = "quarterdeck"
YEAR = 365 * 24 * 3600
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


class Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else msgspec.json.encode(content)


def create_app(settings: Settings) -> ASGIApp:
    """The whole server as one ASGI application."""
    house = House(Store(settings.database), settings.clock_speed)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = Starlette(routes=_routes(), lifespan=lifespan)
    app.state.house, app.state.settings = house, settings
    return Guard(app)


def _routes() -> list[Any]:
    return [
        Route("/healthz", _health),
        Route("/api/me", _answer(_me), methods=["GET"]),
        Route("/api/me", _answer(_rename), methods=["PATCH"]),
        Route("/api/games", _public(_games)),
        Route("/api/messages/{language}/{game}", _public(_messages)),
        Route("/api/rules", _public(_rules)),
        Route("/api/cards/{game}", _public(_cards)),
        Route("/api/printed/{game}/announcements", _public(printed.announcements)),
        Route("/api/printed/{game}/case", _public(printed.read_case), methods=["POST"]),
        Route("/api/printed/{game}/resolution", _public(printed.resolution), methods=["POST"]),
        Route("/api/tables", _answer(_lobby), methods=["GET"]),
        Route("/api/tables", _answer(_new_table), methods=["POST"]),
        Route("/api/tables/{table}", _answer(_table)),
        Route("/api/tables/{table}/seats/{seat:int}", _answer(_sit), methods=["POST"]),
        Route("/api/tables/{table}/start", _answer(_start), methods=["POST"]),
        Route("/api/tables/{table}/rematch", _answer(_rematch), methods=["POST"]),
        Route("/api/tables/{table}/scenes", _answer(_scenes)),
        Route("/api/tables/{table}/record", _answer(_record)),
        WebSocketRoute("/api/tables/{table}/live", _live),
        Mount("/assets", Lasting(directory=STATIC / "assets", check_dir=False)),
        Mount("/fonts", Lasting(directory=STATIC / "fonts", check_dir=False)),
        Route("/{path:path}", _page),
    ]


class Lasting(StaticFiles):
    """Files whose name changes when they do: browsers may keep them."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = f"public, max-age={YEAR}, immutable"
        return response


class Guard:
    """Security headers on every answer; cookies only for requests from our own pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.app(scope, receive, _with_headers(send))
        else:
            await self.app(scope, receive, send)


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return sending


def _house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


Handler = Callable[[Request, House, str], Awaitable[Any]]
Answer = Callable[[Request], Awaitable[Response]]


def _answer(handler: Handler) -> Answer:
    """A handler with its session: somebody new becomes a guest."""

    async def answer(request: Request) -> Response:
        house = _house(request)
        person, token = await _session(request, house)
        response = await _response(partial(handler, request, house, person), request)
        if token is not None:
            secure = request.app.state.settings.secure_cookies
            response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    return answer


def _public(handler: Callable[[Request], Any]) -> Answer:
    """A handler for what is the same for everybody: no session is needed, none is made."""

    async def answer(request: Request) -> Response:
        async def handled() -> Any:
            result = handler(request)
            return await result if isawaitable(result) else result

        return await _response(handled, request)

    return answer


async def _response(handled: Callable[[], Awaitable[Any]], request: Request) -> Response:
    """What a handler answers as JSON, its refusals as named errors."""
    try:
        _check_origin(request)
        result = await handled()
    except Refused as refusal:
        result = Json({"error": {"name": refusal.name, "message": str(refusal)}}, refusal.status)
    except Flawed as error:
        result = Json({"error": {"name": "bad-case", "message": str(error), "flaws": error.flaws}}, 400)
    except QuarterdeckError as error:
        result = Json({"error": {"name": "bad-request", "message": str(error)}}, 400)
    return result if isinstance(result, Response) else Json(result)


async def _session(request: Request, house: House) -> tuple[str, str | None]:
    """Who asks; somebody new becomes a guest and gets a token."""
    row = await house.person(request.cookies.get(COOKIE, ""))
    if row is not None:
        return row["id"], None
    return await house.new_guest()


def _check_origin(request: Request) -> None:
    """A request that changes something must come from our own pages."""
    if request.method not in ("GET", "HEAD") and not same_origin(request):
        raise Refused("foreign-origin", "this request comes from another site", 403)


def same_origin(connection: HTTPConnection) -> bool:
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def _body(request: Request, kind: type[T]) -> T:
    """The request's body, strictly decoded and not too long."""
    data = await request.body()
    if len(data) > request.app.state.settings.largest_message:
        raise Refused("too-large", "this request is too large", 413)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except msgspec.DecodeError as error:
        raise Refused("bad-message", str(error)) from None


async def _health(request: Request) -> Response:
    house = _house(request)
    async with house.store.engine.connect():
        return Json({"ok": True, "version": __version__, "live_tables": len(house.live)})


async def _me(request: Request, house: House, person: str) -> Any:
    names = await house.store.names([person])
    return {"id": person, "name": names[person], "guest": True}


async def _rename(request: Request, house: House, person: str) -> Any:
    wish = await _body(request, wire.Rename)
    await house.store.rename(person, wish.name.strip() or "Guest")
    return await _me(request, house, person)


def _games(request: Request) -> Any:
    return content.games()


def _messages(request: Request) -> Any:
    return PlainTextResponse(content.messages(request.path_params["language"], request.path_params["game"]))


def _rules(request: Request) -> Any:
    return Json(content.rules())


def _cards(request: Request) -> Any:
    return Json(content.cards(request.path_params["game"]))


async def _lobby(request: Request, house: House, person: str) -> Any:
    return await house.lobby(person)


async def _new_table(request: Request, house: House, person: str) -> Any:
    table = await house.new_table(person, await _body(request, wire.NewTable))
    return await house.described(table, person)


async def _table(request: Request, house: House, person: str) -> Any:
    return await house.described(request.path_params["table"], person)


async def _sit(request: Request, house: House, person: str) -> Any:
    table, wish = request.path_params["table"], await _body(request, wire.Sit)
    await house.sit(table, request.path_params["seat"], wish.kind, person)
    return await house.described(table, person)


async def _start(request: Request, house: House, person: str) -> Any:
    await house.start(request.path_params["table"], person)
    return await house.described(request.path_params["table"], person)


async def _rematch(request: Request, house: House, person: str) -> Any:
    wish = await _body(request, wire.Rematch)
    table = await house.rematch(request.path_params["table"], person, wish.same)
    return await house.described(table, person)


async def _scenes(request: Request, house: House, person: str) -> Any:
    """The finished game step by step; nothing of it is secret any more."""
    live = await house.table(request.path_params["table"])
    if not live.game.over:
        raise Refused("not-over", "the game is not over yet", 409)
    shown, seed = wire.scenes(scenes(live.game.record)), live.record.seed
    return {"scenes": shown, "result": live.game.result(), "seed": seed, "commitment": commitment(seed)}


async def _record(request: Request, house: House, person: str) -> Any:
    live = await house.table(request.path_params["table"])
    if not live.game.over:
        raise Refused("not-over", "the game is not over yet", 409)
    disposition = f'attachment; filename="{live.record.game}-{live.id}.json"'
    return Response(live.game.save(), media_type="application/json", headers={"content-disposition": disposition})


async def _live(socket: WebSocket) -> None:
    house = _house(socket)
    row = await house.person(socket.cookies.get(COOKIE, ""))
    if row is None or not same_origin(socket):
        await socket.close(4403, "no session, or another site")
        return
    await serve_live(socket, house, row["id"], socket.app.state.settings)


async def _page(request: Request) -> Response:
    """A file of the client, or the client itself for any address of its own."""
    wanted = (STATIC / request.path_params["path"]).resolve()
    if request.path_params["path"].startswith("api/"):
        missing = NotFound("such address")
        return Json({"error": {"name": missing.name, "message": str(missing)}}, 404)
    if wanted.is_file() and wanted.is_relative_to(STATIC.resolve()):
        return FileResponse(wanted)
    page = STATIC / "index.html"
    if not page.is_file():
        return PlainTextResponse("The browser client has not been built: make web", 503)
    return FileResponse(page, headers={"cache-control": "no-cache"})
