"""For people at a real table: the announcements of a game, and the resolution of plans they wrote down."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import to_builtins

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import Flawed
from quarterdeck.kernel.printed import Printed
from quarterdeck.kernel.words import words
from quarterdeck.server import request_bodies, responses, wire
from quarterdeck.server.content import language_of
from quarterdeck.server.errors import NotFound
from quarterdeck.server.film_recorder import FilmRecorder

if TYPE_CHECKING:
    from quarterdeck.server.endpoints import Call

LONGEST_NAME = 40


async def announcements(call: "Call") -> responses.Announcements:
    """What a game says by its clock at a real table, from beginning to end."""
    game, wish = call["game"], call.body
    _printed(game)
    about, events = await call.hub.workers.run(call.network, _announced, game, wish)
    return responses.Announcements(events, about, call.hub.clock.speed)


async def read_case(call: "Call") -> responses.PlannedGame:
    """A planned game from its text, with every mistake in it."""
    _printed(call["game"])
    language = language_of(call.request)
    written: responses.PlannedGame = await call.hub.workers.run(call.network, _read, call["game"], call.body, language)
    return written


def flaws(error: Flawed, call: "Call") -> tuple[responses.Flaw, ...]:
    """The mistakes in a case that cannot be read, in the reader's words."""
    return wire.flaws(error.flaws, words(call["game"], language_of(call.request)))


async def resolution(call: "Call") -> bytes:
    """A planned game carried out step by step."""
    _printed(call["game"])
    said = language_of(call.request), _people(call)
    resolved: bytes = await call.hub.workers.run(call.network, _resolved, call["game"], call.body, *said)
    return resolved


def _people(call: "Call") -> list[str]:
    """What the people at the real table are called: the parameter `name`, once for each."""
    return [name[:LONGEST_NAME] for name in call.request.query_params.getlist("name")]


# In another process


def _announced(game: str, wish: request_bodies.RealTable) -> tuple[dict[str, Any], list[responses.GameEvent]]:
    options = registry.manifest_of(game).read_options(wish.seats, wish.options)
    announced = _printed(game).announce(wish.seats, options, Chance(wish.seed))
    return announced.about, [wire.announcement(number, event) for number, event in enumerate(announced.events)]


def _read(game: str, text: str, language: str) -> responses.PlannedGame:
    written = _printed(game).read(text)
    return responses.PlannedGame(written.case, list(wire.flaws(written.flaws, words(game, language))))


def _resolved(game: str, text: str, language: str, people: list[str]) -> bytes:
    film = FilmRecorder()
    resolved = _printed(game).resolve(text, film.add)
    here = words(game, language).at_table(people, resolved.table)
    result = wire.with_texts(to_builtins(registry.rules_of(game).result(resolved.table)), here)
    return msgspec.json.encode(responses.Resolution(film.first_view, film.scenes(here), result, resolved.seed))


def _printed(game: str) -> Printed:
    if game not in registry.names() or (printed := registry.manifest_of(game).table.printed) is None:
        raise NotFound(f"help for a printed game called {game!r}")
    return printed
