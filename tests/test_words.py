"""Words: the three languages say the same things with the same arguments."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from quarterdeck.games.space_alert.pack import pack
from quarterdeck.games.space_alert.words import card_text
from quarterdeck.kernel.errors import QuarterdeckError, Reason
from quarterdeck.kernel.registry import LOCALE
from quarterdeck.kernel.words import LANGUAGES, MissingWords, Words, words

FILES = ("kernel", "space_alert", "space_alert_school", "starship_captains", "starship_captains_guided")


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message id of a file with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            seen = _Variables()
            seen.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = seen.names
    return found


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_messages_and_arguments(language: str, name: str) -> None:
    english, other = (messages(LOCALE / code / f"{name}.ftl") for code in ("en", language))
    assert set(other) == set(english)
    assert {key: names - english[key] for key, names in other.items() if names - english[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", pack("base").threats)
def test_every_threat_card_says_what_it_does(code: str, language: str) -> None:
    lines = card_text(words("space-alert", language), pack("base").threats[code])
    assert len(lines) >= 2
    assert not any("{" in line or "??" in line for line in lines)


def test_card_texts_read_well() -> None:
    octopus, saboteur = (card_text(words("space-alert"), pack("base").threats[code]) for code in ("SE1-06", "I1-03"))
    assert "Z: attacks its own zone with twice its remaining hit points" in octopus
    assert "Y: takes 1 energy from the reactor of the zone it is in, or does 1 damage if there is none" in saboteur
    assert saboteur[0] == "Speed 4, hit points 1, points 2 if survived, 4 if destroyed"


def test_seats_are_counted_from_one_slots_as_they_are() -> None:
    game_words = words("space-alert")
    from quarterdeck.games.space_alert.commands import Give, Move

    assert game_words.option(Move(0, 2, 1)) == "Move the card from slot 2 to slot 1 of board 1"
    assert game_words.option(Give("A/<", 1)) == "Give A (over red arrow) to seat 2"


def test_plurals_follow_the_language() -> None:
    texts = [words("space-alert", "ru").text("play-replay", {"count": count}) for count in (1, 3, 7)]
    assert len(set(texts)) == 3


def test_missing_words_are_named() -> None:
    with pytest.raises(MissingWords, match="en: no words for 'reason-nonsense'"):
        words("space-alert").reason(Reason("nonsense", ""))
    with pytest.raises(MissingWords, match="slot"):
        words("space-alert").reason(Reason("slot-empty", ""))
    with pytest.raises(QuarterdeckError, match="no words in 'de'"):
        Words("space-alert", "de")
