"""The application: routes, sessions, limits, security headers, and the live connection."""

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from quarterdeck.kernel.errors import BadOptions, Flawed, QuarterdeckError
from quarterdeck.server import metrics, wire
from quarterdeck.server.accounts import hashed
from quarterdeck.server.endpoints import ENDPOINTS, Call, Endpoint
from quarterdeck.server.errors import STORE_ERRORS, NotFound, Refused, StoreFailed
from quarterdeck.server.house import House
from quarterdeck.server.live import serve_live
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.server.throttle import Throttle

T = TypeVar("T")
log = logging.getLogger("quarterdeck")
STATIC = Path(__file__).parent / "static"
COOKIE = "quarterdeck"
YEAR = 365 * 24 * 3600
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


def create_app(settings: Settings) -> ASGIApp:
    """The whole server as one ASGI application."""
    house = House(Store(settings.database_url), settings.clock_speed, settings.thinkers)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = Starlette(routes=_routes(), lifespan=lifespan, exception_handlers={HTTPException: _failed})
    app.state.house, app.state.settings, app.state.throttle = house, settings, Throttle(settings)
    return Guard(Packed(app))


def _routes() -> list[Any]:
    return [
        *[Route(one.path, _answering(one), methods=[one.method]) for one in ENDPOINTS],
        WebSocketRoute("/api/tables/{table}/live", _live),
        Mount("/assets", Lasting(directory=STATIC / "assets", check_dir=False)),
        Mount("/fonts", Lasting(directory=STATIC / "fonts", check_dir=False)),
        Mount("/sounds", Lasting(directory=STATIC / "sounds", check_dir=False)),
        Route("/{path:path}", _page),
    ]


class Lasting(StaticFiles):
    """Files whose name, or the version asked for behind it, changes when they do: browsers may keep them."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = f"public, max-age={YEAR}, immutable"
        return response


class Packed:
    """Answers go out compressed; sounds and fonts are so already, and browsers ask for parts of them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.packed = app, GZipMiddleware(app, minimum_size=1000, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        as_it_is = scope["type"] != "http" or scope["path"].startswith(("/sounds/", "/fonts/"))
        await (self.app if as_it_is else self.packed)(scope, receive, send)


class Guard:
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
    told = {"method": scope["method"], "route": route, "status": status, "ms": round(took * 1000, 1)}
    log.info("request", extra=told)


# Requests


def _answering(one: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint with its limits, session and body; what is refused gets a name."""

    async def answer(request: Request) -> Response:
        call = Call(request, request.app.state.house, request.app.state.throttle)
        try:
            _check_origin(request)
            call.throttle.request(call.address)
            await _bring_session(call, one)
            call.body = await _body(request, one.body) if one.body is not None else None
            result = await one.handler(call)
        except Refused as refusal:
            result = _refusal(refusal)
        except BadOptions as error:
            result = _refusal(Refused("bad-options", str(error), reason=error.reason))
        except Flawed as error:
            result = Json(wire.Failure(wire.Error("bad-case", str(error), flaws=error.flaws)), 400)
        except QuarterdeckError as error:
            result = _refusal(Refused("bad-request", str(error)))
        except STORE_ERRORS as error:
            log.warning("store failed", extra={"route": one.path, "error": type(error).__name__})
            result = _refusal(StoreFailed())
        response = result if isinstance(result, Response) else Json(result)
        _set_cookie(response, call)
        return response

    return answer


async def _bring_session(call: Call, one: Endpoint) -> None:
    """Who asks; where it may be, somebody new becomes a guest."""
    if one.session == "none":
        return
    call.token = call.request.cookies.get(COOKIE, "")
    person = await call.house.accounts.person(call.token)
    if person is None and one.session == "made":
        call.throttle.new_guest(call.address)
        call.token = call.new_token = (await call.house.accounts.new_guest())[1]
        person = await call.house.accounts.person(call.token)
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
    return Json(wire.Failure(wire.Error(refusal.name, str(refusal), refusal.reason)), refusal.status)


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


async def _body(request: Request, kind: type[T]) -> T | str:
    """The request's body, strictly decoded and not too long."""
    settings, data = request.app.state.settings, b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > (settings.largest_case if kind is str else settings.largest_message):
            raise Refused("too-large", "this request is too large", 413)
    try:
        return data.decode() if kind is str else msgspec.json.decode(wire.checked(data) or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("bad-message", str(error)) from None


# Live connections and pages


FORBIDDEN = 4403


def _may_connect(socket: WebSocket, house: House, person: str) -> bool:
    settings: Settings = socket.app.state.settings
    try:
        socket.app.state.throttle.request(socket.client.host if socket.client else "")
    except Refused:
        return False
    return house.windows(person) < settings.windows_per_person


async def _live(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    try:
        token = socket.cookies.get(COOKIE, "")
        person = await house.accounts.person(token)
    except STORE_ERRORS:
        await socket.close(TRY_AGAIN, "store-failed")
        return
    if person is None or not same_origin(socket) or not _may_connect(socket, house, person["id"]):
        await socket.accept()  # else a browser learns no code, and tries for ever
        await socket.close(FORBIDDEN, "no session, another site, or too many windows")
        return
    await serve_live(socket, house, person["id"], hashed(token), socket.app.state.settings)


def _file(path: str) -> Path | None:
    """A file of the client by its path, if there is one."""
    try:
        wanted = (STATIC / path).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(STATIC.resolve()) else None
    except (ValueError, OSError):  # no name a file could have
        return None


async def _page(request: Request) -> Response:
    """A file of the client, or the client itself for any address of its own."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        return _refusal(NotFound("such address"))
    wanted = _file(path)
    if wanted is not None:
        return FileResponse(wanted)
    page = STATIC / "index.html"
    if not page.is_file():
        return PlainTextResponse("The browser client has not been built: make web", 503)
    return FileResponse(page, headers={"cache-control": "no-cache"})
