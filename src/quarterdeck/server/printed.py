"""For people at a real table: the announcements of a game, and the resolution of plans they wrote down."""

from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.printed import Printed
from quarterdeck.server import wire
from quarterdeck.server.errors import NotFound, Refused

LONGEST_SEED = 60


def announcements(request: Request) -> Any:
    """What the game says from beginning to end, for a crew of so many people (see `Announced`)."""
    game = request.path_params["game"]
    printed = _printed(game)
    seats, options, seed = _flight(request)
    announced = printed.announce(seats, registry.rules_of(game).read_options(seats, options), Chance(seed))
    events = [wire.event(number, event) for number, event in enumerate(announced.events)]
    return {"events": events, "about": announced.about, "speed": request.app.state.settings.clock_speed}


def _flight(request: Request) -> tuple[int, dict[str, Any], str]:
    """Seats, options and seed as the address names them."""
    query, seed = request.query_params, request.query_params.get("seed", "0")
    if len(seed) > LONGEST_SEED:
        raise Refused("too-large", f"a seed has at most {LONGEST_SEED} letters", 413)
    try:
        seats = msgspec.convert(query.get("seats"), int, strict=False)
        return seats, msgspec.json.decode(query.get("options", "{}"), type=dict[str, Any]), seed
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("bad-message", f"seats and options: {error}") from None


async def read_case(request: Request) -> Any:
    """A case as plain data with its mistakes, for a form to show."""
    return await run_in_threadpool(_printed(request.path_params["game"]).read, await _text(request))


async def resolution(request: Request) -> Any:
    """A case carried out, as `/api/tables/{table}/scenes` tells a finished game."""
    resolved = await run_in_threadpool(_printed(request.path_params["game"]).resolve, await _text(request))
    return {"scenes": wire.scenes(resolved.scenes), "result": resolved.result, "seed": resolved.seed}


def _printed(game: str) -> Printed:
    if game not in registry.names() or (printed := registry.rules_of(game).printed) is None:
        raise NotFound(f"help for a printed game called {game!r}")
    return printed


async def _text(request: Request) -> str:
    """The body as text; one that is too long is not read to its end."""
    data, most = b"", request.app.state.settings.largest_case
    async for piece in request.stream():
        data += piece
        if len(data) > most:
            raise Refused("too-large", f"a case has at most {most} bytes", 413)
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Refused("bad-message", "a case is a text in UTF-8") from None
