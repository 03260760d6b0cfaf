"""What a client can ask of the games themselves: names, options, words, clauses, cards."""

from functools import cache, lru_cache
from typing import Any

import msgspec
from starlette.requests import Request

from quarterdeck.kernel import clauses, registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.manifest import Lesson, Manifest, import_object
from quarterdeck.kernel.packs import BASE, UnknownPack
from quarterdeck.kernel.quick_start import StartChoice, StartQuestion
from quarterdeck.kernel.words import LANGUAGES, Words, words
from quarterdeck.kernel.zone import secrets
from quarterdeck.server import responses
from quarterdeck.server.errors import NotFound
from quarterdeck.server.push_messages import Clock
from quarterdeck.server.room import Connection
from quarterdeck.server.updates import UpdateBuilder

MOST_ANSWERS = 64
"""Answers about packs that are kept, of each kind: a server may have known many editions of a pack."""


@cache
def games(language: str) -> list[responses.GameInfo]:
    """The games with a rules page, in one language; those with most for newcomers and for one come first."""
    found = sorted(map(registry.manifest_of, registry.names()), key=_for_newcomers)
    return [_info(game, words(game.name, language)) for game in found if game.texts.prefix]


def _for_newcomers(game: Manifest) -> tuple[int, int]:
    """Many lessons go before few, and games for one before those that need more."""
    return -len(game.lessons()), min(game.rules.seats)


def _info(game: Manifest, here: Words) -> responses.GameInfo:
    return responses.GameInfo(
        name=game.name,
        seats=list(game.rules.seats),
        options=msgspec.json.schema(game.rules.options),
        printed=game.table.printed is not None,
        prefix=game.texts.prefix,
        quick_start=[_question(one, game, here) for one in game.table.quick_start],
        option_seats={name: list(seats) for name, seats in game.table.option_seats.items()},
        introduction=_introduction(game, here),
    )


def _question(asked: StartQuestion, game: Manifest, here: Words) -> responses.Question:
    answers = [responses.Answer(one.name, *_said(asked, one, game, here), dict(one.options)) for one in asked.choices]
    return responses.Question(asked.name, here.text(f"start-{asked.name}"), list(asked.seats), answers)


def _said(asked: StartQuestion, choice: StartChoice, game: Manifest, here: Words) -> tuple[str, list[str]]:
    """What an answer is called, and what it means, line by line."""
    if choice.card:
        return here.text(f"name-{choice.card}"), game.texts.card_texts(here, BASE)[choice.card]
    message = f"start-{asked.name}-{choice.name}"
    return here.text(message), [here.text(f"{message}-about")]


def _introduction(game: Manifest, here: Words) -> responses.Introduction | None:
    lessons = [responses.Lesson(_lesson_name(lesson, here), dict(lesson.options)) for lesson in game.lessons()]
    if not lessons:
        return None
    return responses.Introduction(here.text("introduction"), here.text("introduction-about"), lessons)


def _lesson_name(lesson: Lesson, here: Words) -> str:
    message = f"lesson-{lesson.name}"
    return here.text(message if here.has(message) else "introduction")


@cache
def rules(language: str, game: str) -> bytes:
    """The rules of a game for players; what is not translated is in English and says so."""
    _check_spoken(language, game)
    return msgspec.json.encode([_chapter(chapter) for chapter in clauses.rulebook(game, language)])


def _chapter(chapter: clauses.Chapter) -> responses.Chapter:
    lines = [responses.Clause(clause.id, clause.text, clause.language) for clause in chapter.clauses]
    return responses.Chapter(chapter.level, chapter.number, chapter.title, chapter.language, lines)


@lru_cache(MOST_ANSWERS)
def cards(game: str, pack: str = BASE) -> bytes:
    """The cards of a game, or of another pack of it, that everybody may read."""
    _check_game(game)
    _check_pack(game, pack)
    return msgspec.json.encode(registry.texts_of(game).cards(pack))


@lru_cache(MOST_ANSWERS)
def names(language: str, game: str, pack: str) -> bytes:
    """What things on a board are called, by message id: what everybody may read at any time."""
    _check_spoken(language, game)
    _check_pack(game, pack)
    return msgspec.json.encode(words(game, language).public_names(pack))


@lru_cache(MOST_ANSWERS)
def card_texts(language: str, game: str, pack: str = BASE) -> bytes:
    """What the cards of a game, or of another pack of it, say, by card and line."""
    _check_spoken(language, game)
    _check_pack(game, pack)
    return msgspec.json.encode(registry.texts_of(game).card_texts(words(game, language), pack))


def gallery(language: str, game: str, results: dict[str, dict[str, Any]]) -> list[responses.Keepsake]:
    """What is kept of finished games, each thing once; `results` are theirs by table."""
    _check_spoken(language, game)
    found: dict[str, responses.Keepsake] = {}
    for table, result in results.items():
        kept = registry.texts_of(game).keepsake(result, words(game, language))
        if kept is not None:
            here = found.setdefault(kept.id, responses.Keepsake(kept.id, kept.name, kept.kind, kept.text, []))
            here.tables.append(table)
    return list(found.values())


def before(language: str, game: str, options: dict[str, Any]) -> responses.Before:
    """What came before a game with these options, all of them."""
    _check_spoken(language, game)
    return responses.Before(registry.texts_of(game).before(options, words(game, language)))


def read_words() -> None:
    """Read the words of every game and look at a table of it now: later nobody has to wait for what this makes."""
    for game in registry.names():
        for language in LANGUAGES:
            words(game, language).compile_all()
        _look_at_a_table(game)


def _look_at_a_table(game: str) -> None:
    """Let the kernel write the functions that show tables of a game, find its secrets and deal them anew for bots.

    What bots follow is imported for the same reason.
    """
    played = Game(game, seats=max(registry.rules_of(game).seats), seed="first look")
    connection = Connection("", lambda *_texts: None)
    connection.seats = [*range(played.record.seats)]
    UpdateBuilder().current(played, 0).in_language(connection.language).state(connection, Clock(0.0))
    secrets(played.state)
    played.state.imagined(0, Chance("first look")).to_json()
    if played.manifest.bots.follow:
        import_object(played.manifest.bots.follow)


def language_of(request: Request) -> str:
    """The language that a request asks for: its parameter `language`, else the first we have that its browser wants."""
    wanted = [request.query_params.get("language", ""), *request.headers.get("accept-language", "").split(",")]
    asked = (one.split(";")[0].strip()[:2].lower() for one in wanted)
    return next((one for one in asked if one in LANGUAGES), LANGUAGES[0])


def _check_spoken(language: str, game: str) -> None:
    _check_game(game)
    if language not in LANGUAGES:
        raise NotFound(f"language {language!r}")


def _check_game(game: str) -> None:
    if game not in registry.names():
        raise NotFound(f"game called {game!r}")


def _check_pack(game: str, pack: str) -> None:
    """Refuse a pack that is not loaded, whether or not a game looks into its packs to answer."""
    packs = registry.manifest_of(game).packs
    if packs is not None:
        packs.find(pack)
    elif pack != BASE:
        raise UnknownPack(f"{game} has no content packs")
