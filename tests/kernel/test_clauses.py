"""The rules as the app shows them: sentences for players, not for those who look after the pages."""

import re

import pytest

from quarterdeck.kernel.clauses import all_clauses, look_up


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
