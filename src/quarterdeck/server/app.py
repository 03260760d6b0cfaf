"""The application: routes, sessions, limits, security headers, and the live connection."""

import asyncio
import logging
import mimetypes
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote_to_bytes, urlsplit

import anyio
import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from quarterdeck.kernel.errors import BadOptions, Flawed, QuarterdeckError
from quarterdeck.kernel.words import words
from quarterdeck.server import client_messages, metrics, printed, responses, wire
from quarterdeck.server.accounts import hashed
from quarterdeck.server.connection_limits import AddressCounts
from quarterdeck.server.content import language_of, read_words
from quarterdeck.server.endpoints import ENDPOINTS, Call, Endpoint
from quarterdeck.server.errors import STORE_ERRORS, NotFound, Refused, StoreFailed
from quarterdeck.server.live import serve_live
from quarterdeck.server.lobby import Limits
from quarterdeck.server.settings import Settings
from quarterdeck.server.static_files import YEAR, ImmutableStatic, PackedStatic
from quarterdeck.server.store import Store
from quarterdeck.server.table_hub import TableHub
from quarterdeck.server.throttle import Throttle, network

T = TypeVar("T")
log = logging.getLogger("quarterdeck")
STATIC = Path(__file__).parent / "static"
COOKIE = "quarterdeck"
CLIENT_GONE = 499
"""For the log and the metrics alone: who has left reads no answer."""
TRY_AGAIN = 1013
"""Closes a live connection that may come back; those from 4400 on may not."""
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


def create_app(settings: Settings, when_read: Callable[[], None] = lambda: None) -> ASGIApp:
    """The whole server as one ASGI application; `when_read` is called once all games and words have been read."""
    hub = TableHub(
        Store(settings.database_url), settings.clock_speed, settings.thinkers, _limits(settings),
        settings.film_seconds_per_minute,
    )  # fmt: skip

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        await asyncio.to_thread(_warm_up)
        reading = asyncio.create_task(_read_words(hub, when_read, ahead=settings.read_ahead))
        yield
        await asyncio.wait([reading])
        await hub.close()

    app = Starlette(routes=_routes(), lifespan=lifespan, exception_handlers={HTTPException: _failed})
    app.state.hub, app.state.settings, app.state.throttle = hub, settings, Throttle(settings)
    app.state.live = AddressCounts(settings.connections_per_address)
    return SecurityHeaders(SelectiveGzip(app))


async def _read_words(hub: TableHub, when_read: Callable[[], None], *, ahead: bool) -> None:
    """Read all words beside whatever else goes on; only games wait for them. Not `ahead`: each when it is needed."""
    hub.words_read.clear()
    try:
        if ahead:
            await asyncio.to_thread(read_words)
    finally:
        hub.words_read.set()
        when_read()


def _warm_up() -> None:
    """Do what the first page would have to wait for: read the table of file types, load what serves files."""
    mimetypes.init()
    anyio.run(anyio.sleep, 0)


def _limits(settings: Settings) -> Limits:
    return Limits(
        open_tables=settings.open_tables_per_person,
        running_tables=settings.running_tables_per_person,
        chairs=settings.chairs_per_person,
        waiting_hours=settings.waiting_hours,
        session_days=settings.session_days,
    )


def _routes() -> list[Any]:
    return [
        *[Route(one.path, _handler_for(one), methods=[one.method]) for one in ENDPOINTS],
        WebSocketRoute("/api/tables/{table}/live", _live),
        Mount("/assets", Throttled(PackedStatic(STATIC / "assets", check_dir=False))),
        Mount("/fonts", Throttled(ImmutableStatic(directory=STATIC / "fonts", check_dir=False))),
        Mount("/sounds", Throttled(ImmutableStatic(directory=STATIC / "sounds", check_dir=False))),
        Route("/{path:path}", _page),
    ]


class Throttled:
    """Files, but not too many for one address."""

    def __init__(self, files: ASGIApp) -> None:
        self.files = files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            _check_often(HTTPConnection(scope))
        except Refused as refusal:
            await _refusal(refusal)(scope, receive, send)
        else:
            await self.files(scope, receive, send)


class SelectiveGzip:
    """Answers go out compressed; sounds and fonts are so already, and browsers ask for parts of them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.compressing = app, GZipMiddleware(app, minimum_size=1000, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        uncompressed = scope["type"] != "http" or scope["path"].startswith(("/sounds/", "/fonts/"))
        await (self.app if uncompressed else self.compressing)(scope, receive, send)


class SecurityHeaders:
    """Security headers on every answer, and a line in the log for it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.app(scope, receive, _watched(scope, send))
        else:
            await self.app(scope, receive, send)


def _watched(scope: Scope, send: Send) -> Send:
    start = time.perf_counter()

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            message["headers"] = [*message["headers"], *extra]
            _note(scope, message["status"], time.perf_counter() - start)
        await send(message)

    return sending


def _note(scope: Scope, status: int, took: float) -> None:
    """A request by its route, never by its path: a path may be the link of a private table."""
    route = getattr(scope.get("route"), "path", "page")
    metrics.requests.count(method=scope["method"], route=route, status=str(status))
    fields = {"method": scope["method"], "route": route, "status": status, "ms": round(took * 1000, 1)}
    log.info("request", extra=fields)


# Requests


def _handler_for(one: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint with its limits, session and body; what is refused gets a name."""

    async def answer(request: Request) -> Response:
        call = Call(request, request.app.state.hub, request.app.state.throttle)
        try:
            _check_origin(request)
            _check_often(request)
            await _bring_session(call, one)
            call.body = await _body(request, one.body) if one.body is not None else None
            result = await one.handler(call)
        except (Refused, QuarterdeckError, RecursionError, ClientDisconnect, *STORE_ERRORS) as error:
            result = _answer_to(error, call, one)
        response = result if isinstance(result, Response) else Json(result)
        _set_cookie(response, call)
        return response

    return answer


def _answer_to(error: Exception, call: Call, one: Endpoint) -> Response:
    """What somebody is told whose request failed. BadOptions and Flawed are errors of the library, too."""
    match error:
        case Refused():
            return _refusal(error)
        case BadOptions():
            return _bad_options(error, call)
        case Flawed():
            told = responses.Error("bad-case", str(error), flaws=printed.flaws(error, call))
            return Json(responses.Failure(told), 400)
        case QuarterdeckError():
            return _refusal(Refused("bad-request", str(error)))
        case RecursionError():
            return _refusal(Refused("bad-message", "this is nested too deeply"))
        case ClientDisconnect():
            return Response(status_code=CLIENT_GONE)
    log.warning("store failed", extra={"route": one.path, "error": type(error).__name__})
    return _refusal(StoreFailed())


async def _bring_session(call: Call, one: Endpoint) -> None:
    """Who asks; where it may be, somebody new becomes a guest."""
    if one.session == "none":
        return
    call.token = call.request.cookies.get(COOKIE, "")
    person = await call.hub.accounts.person(call.token)
    if person is None and one.session == "made":
        call.throttle.new_guest(call.address)
        call.token = call.new_token = (await call.hub.accounts.new_guest())[1]
        person = await call.hub.accounts.person(call.token)
    if person is not None:
        call.person = person
    elif one.session != "optional":
        raise Refused("no-session", "ask who you are first (GET /api/me)", 401)


def _set_cookie(response: Response, call: Call) -> None:
    if call.new_token is not None:
        secure = call.request.app.state.settings.secure_cookies
        age = YEAR if call.new_token else 0
        response.set_cookie(COOKIE, call.new_token, max_age=age, httponly=True, samesite="lax", secure=secure)


def _refusal(refusal: Refused) -> Json:
    return Json(responses.Failure(responses.Error(refusal.name, str(refusal))), refusal.status)


def _bad_options(error: BadOptions, call: Call) -> Json:
    """Options that cannot be played, with the rule behind it in words."""
    said = None
    if error.reason is not None and error.game:
        said = wire.reason(error.reason, words(error.game, language_of(call.request)))
    return Json(responses.Failure(responses.Error("bad-options", str(error), said)), 400)


async def _failed(_request: Request, error: Exception) -> Response:
    """What the framework itself refuses: an unknown address, a wrong method."""
    assert isinstance(error, HTTPException)
    name = {404: "not-found", 405: "wrong-method"}.get(error.status_code, "bad-request")
    response = _refusal(Refused(name, error.detail, error.status_code))
    response.headers.update(error.headers or {})
    return response


def _check_origin(request: Request) -> None:
    """A request that changes something must come from our own pages."""
    if request.method not in ("GET", "HEAD") and not same_origin(request):
        raise Refused("foreign-origin", "this request comes from another site", 403)


def same_origin(connection: HTTPConnection) -> bool:
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def _check_often(connection: HTTPConnection) -> None:
    connection.app.state.throttle.request(connection.client.host if connection.client else "")


async def _body(request: Request, kind: type[T]) -> T | str:
    """The request's body, strictly decoded, not too long and not too slow."""
    settings, data = request.app.state.settings, b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > (settings.largest_case if kind is str else settings.largest_message):
                    raise Refused("too-large", "this request is too large", 413)
    except TimeoutError:
        raise Refused("too-slow", "this request did not come in time", 408) from None
    try:
        return data.decode() if kind is str else msgspec.json.decode(client_messages.checked(data) or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("bad-message", str(error)) from None


# Live connections and pages


FORBIDDEN = 4403
BODY_SECONDS = 20.0


def _may_connect(socket: WebSocket, hub: TableHub, person: str) -> bool:
    settings: Settings = socket.app.state.settings
    try:
        _check_often(socket)
    except Refused:
        return False
    return hub.windows(person) < settings.windows_per_person


async def _live(socket: WebSocket) -> None:
    hub: TableHub = socket.app.state.hub
    try:
        token = socket.cookies.get(COOKIE, "")
        person = await hub.accounts.person(token)
    except STORE_ERRORS:
        await socket.close(TRY_AGAIN, "store-failed")
        return
    if person is None or not same_origin(socket) or not _may_connect(socket, hub, person["id"]):
        await socket.accept()  # without it a browser gets no close code, and tries for ever
        await socket.close(FORBIDDEN, "no session, another site, or too many windows")
        return
    with socket.app.state.live.counted(network(socket.client.host if socket.client else "")) as allowed:
        if not allowed:
            await socket.close(TRY_AGAIN, "too many connections from one address")
            return
        await serve_live(socket, hub, person["id"], hashed(token), socket.app.state.settings)


def _file(path: str) -> Path | None:
    """A file of the client by its path, if there is one."""
    try:
        wanted = (STATIC / path).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(STATIC.resolve()) else None
    except (ValueError, OSError):  # no name a file could have
        return None


def _check_address(request: Request) -> None:
    """Refuse an address that no browser can decode: the client could show nothing for it."""
    raw = request.scope.get("raw_path") or b""
    try:
        unquote_to_bytes(raw).decode()
    except UnicodeError:
        raise Refused("bad-address", "This address is damaged.") from None
    if re.search(rb"%(?![0-9A-Fa-f]{2})", raw):
        raise Refused("bad-address", "This address is damaged.")


async def _page(request: Request) -> Response:
    """A file of the client, or the client itself for any address of its own."""
    path = request.path_params["path"]
    try:
        _check_often(request)
        _check_address(request)
    except Refused as refusal:
        return PlainTextResponse(str(refusal), refusal.status)
    if path.startswith("api/"):
        return _refusal(NotFound("such address"))
    wanted = _file(path)
    if wanted is not None:
        return FileResponse(wanted)
    page = STATIC / "index.html"
    if not page.is_file():
        return PlainTextResponse("The browser client has not been built: make web", 503)
    return FileResponse(page, headers={"cache-control": "no-cache"})
