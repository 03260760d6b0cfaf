"""What a client can ask of the games themselves: names, options, words, clauses, cards."""

from functools import cache

import msgspec

from quarterdeck.kernel import clauses, registry
from quarterdeck.kernel.registry import shipped_messages
from quarterdeck.kernel.words import LANGUAGES, words
from quarterdeck.server import wire
from quarterdeck.server.errors import NotFound


@cache
def games() -> list[wire.GameInfo]:
    return [
        wire.GameInfo(name, list(rules.seats), msgspec.json.schema(rules.options), rules.printed is not None)
        for name in registry.names()
        if (rules := registry.rules_of(name)).prefix
    ]


@cache
def messages(language: str, game: str) -> str:
    """The Fluent messages of the kernel and of a game."""
    _check_spoken(language, game)
    return shipped_messages("kernel", language) + "\n" + registry.rules_of(game).messages(game, language)


@cache
def rules() -> bytes:
    found = [wire.Clause(clause.id, clause.text, clause.heading) for clause in clauses.all_clauses().values()]
    return msgspec.json.encode(found)


@cache
def cards(game: str) -> bytes:
    """The cards of a game that everybody may read."""
    if game not in registry.names():
        raise NotFound(f"game called {game!r}")
    return msgspec.json.encode(registry.rules_of(game).cards())


@cache
def card_texts(language: str, game: str) -> bytes:
    """What the cards of a game say, by card and line."""
    _check_spoken(language, game)
    return msgspec.json.encode(registry.rules_of(game).card_texts(words(game, language)))


def _check_spoken(language: str, game: str) -> None:
    if language not in LANGUAGES or game not in registry.names():
        raise NotFound(f"language {language!r} of {game!r}")
