"""Prose: every text in three languages, of the right length, read again when a file changes (G7-D53, G7-D72.5)."""

import os
from pathlib import Path

import pytest

from quarterdeck.games.gen7.content import prose
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.content.prose import Prose, find_text, find_texts, read_texts
from quarterdeck.games.gen7.content.prose_check import prose_flaws, wanted_keys
from quarterdeck.kernel.words import LANGUAGES
from tests.rules import rule

BASE = pack()


@rule("G7-D53", "G7-D72.5", "G7-D72.6", "G7-D72.3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_has_the_right_length(language: str) -> None:
    assert list(prose_flaws(BASE, language, prose.prose(language).texts())) == []


def test_all_languages_have_the_same_texts() -> None:
    keys = [set(prose.prose(language).texts()) for language in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]
    assert len(keys[0]) == 732


def test_what_is_wrong_with_a_text_is_said() -> None:
    texts = dict(prose.prose("en").texts())
    texts["1.01"] = "Too short."
    texts["9.99"] = "Nobody reads this."
    del texts["C-001/1"]
    assert list(prose_flaws(BASE, "en", texts)) == [
        "en: 1.01 (section) has 2 words, fewer than 60 (G7-D53)",
        "en: there is no text 'C-001/1'",
        "en: nothing ever shows the text '9.99'",
    ]


def test_keys_follow_from_the_pack() -> None:
    wanted = wanted_keys(BASE)
    assert wanted["3.00~1"] == "entry"
    assert wanted["1.40?report"] == "option"
    assert wanted["C-001/2"] == "consequence"
    assert wanted["EP-201:defeat"] == "epilogue"


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "e1.md"
    file.write_text("## 1.00\n\nBefore.\n\nStill before.\n", encoding="utf-8")
    texts = Prose(tmp_path)
    assert texts.texts() == {"1.00": "Before.\n\nStill before."}
    file.write_text("## 1.00\n\nAfter.\n", encoding="utf-8")
    os.utime(file, ns=(1, 1))
    assert texts.texts() == {"1.00": "After."}


def test_an_unchanged_file_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "e1.md").write_text("## 1.00\n\nText.\n", encoding="utf-8")
    texts = Prose(tmp_path)
    first = texts.texts()
    monkeypatch.setattr(Path, "read_text", lambda *_args, **_named: pytest.fail("it was read again"))
    assert texts.texts() is first


def test_only_the_texts_asked_for_are_given_and_english_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    made = {"en": {"1.00": "English", "1.01": "Only English"}, "pl": {"1.00": "Po polsku", "1.10": "Inny"}}
    monkeypatch.setattr(prose, "prose", lambda language: type("Made", (), {"texts": lambda self: made[language]})())
    assert find_texts(["1.00", "1.01", "9.99"], "pl") == {"1.00": "Po polsku", "1.01": "Only English"}
    assert find_text("9.99", "pl") is None


def test_a_page_is_split_by_its_headings() -> None:
    assert read_texts("# Title\n\n## C-001?1\n\n[Leave] it.\n\n## C-001/1\n\n*Good teeth.*\n") == {
        "C-001?1": "[Leave] it.",
        "C-001/1": "*Good teeth.*",
    }
