"""The rules that players read: plain words in English, and translations that say the same."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.kernel import registry
from quarterdeck.kernel.clauses import ID, ORIGINAL, Chapter, for_players, read, rulebook, translated
from quarterdeck.kernel.words import LANGUAGES

GAMES = ("space-alert", "starship-captains", "xia", "gen7")


def page(game: str, language: str) -> Path:
    original = registry.texts_of(game).rules_page
    assert original
    return translated(original, language)


def english(game: str) -> list[Chapter]:
    return for_players(read(page(game, ORIGINAL)))


TRANSLATIONS = [(language, game) for game in GAMES for language in LANGUAGES[1:] if page(game, language).exists()]
every_translation = pytest.mark.parametrize(("language", "game"), TRANSLATIONS)


def lines(chapters: list[Chapter]) -> dict[str, str]:
    """The text of every clause by its id, and of every title and note by its place."""
    found: dict[str, str] = {}
    for place, chapter in enumerate(chapters):
        found[f"title {place}"] = chapter.title
        found |= {f"note {place}.{number}": note.text for number, note in enumerate(chapter.notes)}
        found |= {clause.id: clause.text for clause in chapter.clauses if clause.id}
    return found


# English


@pytest.mark.parametrize("game", GAMES)
def test_players_read_words_and_not_identifiers(game: str) -> None:
    developers = re.compile(r"`|_|\.toml|[А-Яа-яЁё]|\[digital\]")
    assert not [place for place, text in lines(rulebook(game, "en")).items() if developers.search(text)]


@pytest.mark.parametrize("game", GAMES)
def test_players_read_neither_examples_nor_design_notes(game: str) -> None:
    book = rulebook(game, "en")
    assert not {"Examples", "Design notes", "Engine", "Written forms"} & {chapter.title for chapter in book}
    assert not [place for place, text in lines(book).items() if "-E" in place or "\n" in text]


@pytest.mark.parametrize("game", GAMES)
def test_every_reference_leads_to_something_that_players_can_read(game: str) -> None:
    book = rulebook(game, "en")
    prefix = registry.texts_of(game).prefix
    there = {chapter.number for chapter in book} | set(lines(book))
    cited = {one for text in lines(book).values() for one in re.findall(ID, text) if one.startswith(f"{prefix}-")}
    assert cited - there == set()


# Translations


@every_translation
def test_a_translation_has_the_chapters_of_the_original(language: str, game: str) -> None:
    def outline(chapters: list[Chapter]) -> list[Any]:
        return [(chapter.level, chapter.number) for chapter in chapters]

    assert outline(read(page(game, language))) == outline(english(game))


@every_translation
def test_a_chapter_is_translated_as_a_whole(language: str, game: str) -> None:
    pairs = zip(read(page(game, language)), english(game), strict=True)
    for chapter, original in pairs:
        if chapter.clauses:
            assert [one.id for one in chapter.clauses] == [one.id for one in original.clauses], chapter.heading


@every_translation
def test_every_chapter_is_translated(language: str, game: str) -> None:
    assert lines(read(page(game, language))).keys() == lines(english(game)).keys()


@every_translation
def test_a_translation_has_the_numbers_and_references_of_the_original(language: str, game: str) -> None:
    def figures(text: str) -> Counter[str]:
        text = re.sub("[–−]", "-", text)
        return Counter(re.findall(ID, text)) + Counter(re.findall(r"\d+", re.sub(ID, "", text)))

    original = lines(english(game))
    texts = lines(read(page(game, language)))
    wrong = {place: text for place, text in texts.items() if figures(text) != figures(original[place])}
    assert wrong == {}


@every_translation
def test_a_translation_is_in_its_language(language: str, game: str) -> None:
    foreign = {"ru": re.compile(r"`|_|[a-z]{3,}"), "pl": re.compile(r"`|_|[А-Яа-яЁё]|\b(?:the|and|of|is|are)\b")}
    texts = lines(read(page(game, language)))
    assert {place: text for place, text in texts.items() if foreign[language].search(text)} == {}
