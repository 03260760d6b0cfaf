"""Telling: what each connection of a table has not heard yet, as its seats may see it."""

from typing import Any

import msgspec

from quarterdeck.kernel.event import redacted
from quarterdeck.kernel.foresight import final_options
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.option import Option
from quarterdeck.server import news, wire
from quarterdeck.server.room import Connection


class Common(msgspec.Struct, frozen=True):
    """What everybody at a table is told alike: the time, the open part of the state, the result."""

    game: Game
    version: int
    clock: news.Clock
    known: dict[str, Any]
    result: dict[str, Any] | None


def common(game: Game, version: int, clock: news.Clock) -> Common:
    """What is the same for all connections, made once for all."""
    known = wire.encoded_fields(game.state)
    return Common(game, version, clock, known, game.result() if game.over else None)


def changed(connection: Connection, now: Common) -> dict[str, Any]:
    """What a connection does not know yet."""
    game = now.game
    since, connection.seen = connection.seen, len(game.events)
    return {
        "version": now.version,
        "clock": now.clock,
        "count": len(game.events),
        "faces": [_face(game, seat, since, now.known) for seat in connection.faces()],
        "over": game.over,
        "result": now.result,
    }


def _face(game: Game, seat: int | None, since: int, known: dict[str, Any]) -> news.Face:
    state = game.state
    options = state.options(seat) if seat is not None else []
    told = ((number, redacted([event], seat)) for number, event in enumerate(game.events[since:], since))
    return news.Face(
        seat=seat,
        view=state.view(seat, known),
        options=[str(option) for option in options],
        final=[str(option) for option in _final(game, seat, options)],
        prompt=state.agenda[-1].prompt(state, seat) if state.agenda else None,
        events=[wire.event(number, event) for number, seen in told for event in seen],
    )


def _final(game: Game, seat: int | None, options: list[Option]) -> list[Option]:
    if seat is None or not options or not game.rules.foretells:
        return []
    return final_options(game.state, seat, options)
