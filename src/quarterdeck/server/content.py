"""What a client can ask of the games themselves: names, options, words, clauses, cards."""

from functools import cache
from typing import Any

import msgspec

from quarterdeck.games.space_alert.pack import pack
from quarterdeck.kernel import clauses, registry
from quarterdeck.kernel.registry import shipped_messages
from quarterdeck.kernel.words import LANGUAGES
from quarterdeck.server.errors import NotFound


@cache
def games() -> list[dict[str, Any]]:
    return [
        {"name": name, "seats": list(rules.seats), "options": msgspec.json.schema(rules.options)}
        for name in registry.names()
        if (rules := registry.rules_of(name)).prefix
    ]


@cache
def messages(language: str, game: str) -> str:
    """The Fluent messages of the kernel and of a game."""
    if language not in LANGUAGES or game not in registry.names():
        raise NotFound(f"language {language!r} of {game!r}")
    return shipped_messages("kernel", language) + "\n" + registry.rules_of(game).messages(game, language)


@cache
def rules() -> bytes:
    found = [
        {"id": clause.id, "text": clause.text, "heading": clause.heading} for clause in clauses.all_clauses().values()
    ]
    return msgspec.json.encode(found)


@cache
def cards(game: str) -> bytes:
    """The cards of a game that everybody may read."""
    if game != "space-alert":
        raise NotFound(f"cards of {game!r}")
    content = pack("base")
    threats = {code: msgspec.to_builtins(card) for code, card in content.threats.items()}
    for code, card in content.threats.items():
        threats[code]["acts"] = {
            letter: [{"op": op.name, **op.words(), "when": op.when and op.when.word} for op in ops]
            for letter, ops in card.acts.items()
        }
    tracks = {name: {"start": track.start, "letters": list(track.letters)} for name, track in content.tracks.items()}
    return msgspec.json.encode({"threats": threats, "tracks": tracks})
