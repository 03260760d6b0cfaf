"""The rules as the app shows them: sentences for players, not for those who look after the pages."""

import re
from pathlib import Path

import pytest

from quarterdeck.kernel import clauses, registry
from quarterdeck.kernel.clauses import all_clauses, look_up, rulebook
from quarterdeck.kernel.manifest import GameTexts


@pytest.mark.parametrize(
    ("clause", "text"),
    [
        ("SC-1.5", "One location is the home station; every other location is a planet."),
        ("SC-2.25", "Every player starts with 1 medal."),
    ],
)
def test_players_read_sentences(clause: str, text: str) -> None:
    assert look_up(clause)[0].text.startswith(text)


def test_no_sentence_ends_with_its_sources() -> None:
    assert not [clause.id for clause in all_clauses().values() if re.search(r"\[(RU|PL|=)[^\]]*\]$", clause.text)]


def test_english_rules_have_no_words_of_other_languages() -> None:
    """Printed terms stand beside ours for translators; players read the rules without them."""
    shown = [one for page in clauses.pages() for chapter in clauses.read(page) for one in (chapter, *chapter.clauses)]
    texts = [one.title if isinstance(one, clauses.Chapter) else "" if one.example else one.text for one in shown]
    assert [text for text in texts if re.search("[\u0400-\u04ff]", text)] == []


ENGLISH = """# Hares
Two hares race.

## HA-1 Set-up

- **HA-1.1** Each hare takes 3 carrots
  and hides them.
- **HA-1.2** The field is empty. [RU PL]

## Examples

- **HA-E1** A race.
```yaml
id: HA-E1
given: {}
```

## Decisions

- **HA-D1** May a hare sleep? No.
  - **HA-D1.1** The last hare is a fox. [RU spoiler]
"""
RUSSIAN = """# Зайцы

## HA-1 Подготовка

- **HA-1.1** Каждый заяц берёт 3 морковки и прячет их.

## Решения

- **HA-D1.1** Последний заяц — лиса. [spoiler]
"""


@pytest.fixture
def hares(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game whose rules are translated in part."""
    (tmp_path / "ru").mkdir()
    (tmp_path / "rules.md").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "ru" / "rules.md").write_text(RUSSIAN, encoding="utf-8")
    texts = GameTexts(locale={}, prefix="HA", rules_page=tmp_path / "rules.md")
    monkeypatch.setattr(registry, "texts_of", lambda name: texts)
    return tmp_path.name


def test_a_rulebook_is_for_players(hares: str) -> None:
    book = rulebook(hares, "en")
    assert [chapter.heading for chapter in book] == ["Hares", "HA-1 Set-up", "Decisions"]
    assert [clause.text for clause in book[1].clauses] == [
        "Each hare takes 3 carrots and hides them.",
        "The field is empty.",
    ]


def test_what_is_not_translated_is_in_english_and_says_so(hares: str) -> None:
    title, setup, decisions = rulebook(hares, "ru")
    assert (title.title, setup.title, decisions.title) == ("Зайцы", "Подготовка", "Решения")
    assert [(note.text, note.language) for note in title.notes] == [("Two hares race.", "en")]
    assert [(clause.id, clause.language) for clause in setup.clauses] == [("HA-1.1", "ru"), ("HA-1.2", "en")]
    assert setup.clauses[0].text == "Каждый заяц берёт 3 морковки и прячет их."
    assert [clause.text for clause in decisions.clauses] == ["May a hare sleep? No."]


def test_a_language_without_a_translation_reads_english(hares: str) -> None:
    book = rulebook(hares, "pl")
    assert {chapter.language for chapter in book} == {"en"}
    assert [chapter.title for chapter in book] == ["Hares", "Set-up", "Decisions"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_spoilers_are_for_no_player(hares: str, language: str) -> None:
    shown = {clause.id: clause.text for chapter in rulebook(hares, language) for clause in chapter.clauses}
    assert "HA-D1" in shown
    assert "HA-D1.1" not in shown


def test_spoilers_are_not_found_by_their_words(hares: str, monkeypatch: pytest.MonkeyPatch) -> None:
    page = registry.texts_of(hares).rules_page
    assert page is not None
    known = {clause.id: clause for chapter in clauses.read(page) for clause in chapter.clauses if clause.id}
    monkeypatch.setattr(clauses, "all_clauses", lambda: known)
    assert [clause.id for clause in clauses.search("hare")] == ["HA-1.1", "HA-D1"]
    assert clauses.look_up("HA-D1.1")[0].text == "The last hare is a fox."
