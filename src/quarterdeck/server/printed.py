"""For people at a real table: the announcements of a game, and the resolution of plans they wrote down."""

from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.printed import Printed, Written
from quarterdeck.server import wire
from quarterdeck.server.errors import NotFound

if TYPE_CHECKING:
    from quarterdeck.server.endpoints import Call


async def announcements(call: "Call") -> wire.Announcements:
    """What a game says by its clock at a real table, from beginning to end."""
    game, wish = call["game"], call.body
    printed = _printed(game)
    options = registry.rules_of(game).read_options(wish.seats, wish.options)
    announced = printed.announce(wish.seats, options, Chance(wish.seed))
    told = [wire.event(number, event) for number, event in enumerate(announced.events)]
    return wire.Announcements(told, announced.about, call.request.app.state.settings.clock_speed)


async def read_case(call: "Call") -> Written:
    """A planned game from its text, with every mistake in it."""
    return await run_in_threadpool(_printed(call["game"]).read, call.body)


async def resolution(call: "Call") -> wire.Resolution:
    """A planned game carried out step by step."""
    resolved = await run_in_threadpool(_printed(call["game"]).resolve, call.body)
    result = registry.rules_of(call["game"]).result(resolved.table)
    return wire.Resolution(wire.scenes(resolved.scenes), result, resolved.seed)


def _printed(game: str) -> Printed:
    if game not in registry.names() or (printed := registry.rules_of(game).printed) is None:
        raise NotFound(f"help for a printed game called {game!r}")
    return printed
