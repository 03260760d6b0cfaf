"""What a consequence gave and cost is told once it was taken, without what players may not know (G7-R14, G7-R49)."""

import re

import pytest

from quarterdeck.games.gen7.content.effects import effects_text, parse_effects
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.words.chips import chips, told_steps
from quarterdeck.games.gen7.words.stories import stories
from quarterdeck.kernel.words import LANGUAGES, words
from tests.gen7.words.test_stories import view
from tests.rules import rule


def told(*keys: str, language: str = "en") -> dict[str, str]:
    return {key: text for key, text in stories(view(told=keys), words("gen7", language)).items() if "chips:" in key}


@rule("G7-R14", "G7-R9")
def test_only_a_consequence_that_lies_on_the_table_says_what_it_did() -> None:
    assert told("C-001", "C-001?1", "C-001?2") == {}
    assert told("C-001", "C-001?1", "C-001/1") == {"chips:C-001/1": "chems lose 1 chem\nawaken perform Awaken"}


@rule("G7-R49")
def test_flags_and_cards_to_come_are_left_out() -> None:
    assert told("C-003/2") == {
        "chips:C-003/2": "heart the track moves by 1 towards heart\nany lose 1 resource token of any type"
    }


@rule("G7-R49")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_consequence_names_a_flag_a_card_or_a_condition(language: str) -> None:
    content = pack("base")
    keys = [f"{name}/{at + 1}" for name, card in content.crossroads.items() for at, _ in enumerate(card.options)]
    said = [chips("base", key, words("gen7", language)) for key in keys]
    assert sum(map(bool, said)) > len(said) * 0.9
    hidden = [*(words("gen7", language).text(f"flag-{flag}") for flag in content.table.flags), *content.crossroads]
    assert [text for text in said for secret in hidden if secret in text] == []
    assert [text for text in said if re.search(r"[?]{2}|\{", text)] == []


@rule("G7-R49")
@pytest.mark.parametrize(
    ("line", "known"),
    [
        ("choose { flag sung; merit +1 } or { gain parts 2 }; clear fed", "choose { merit +1 } or { gain parts 2 }"),
        ("choose { flag sung } or { gain parts 2 }", "choose { nothing } or { gain parts 2 }"),
        ("choose { flag sung } or { clear fed }; merit -1", "merit -1"),
        ("may { awaken; may { note_card C-304 from 6; merit +1 } }", "may { awaken; may { merit +1 } }"),
        ("each: pay chems 1 for { flag fed; merit +1 }", "each: pay chems 1 for { merit +1 }"),
        ("pay parts 1 for { if flag fed { merit +1 } }", ""),
        ("for_each seats { unlock B1; merit +1 }; merit +1", "for_each seats { merit +1 }; merit +1"),
        ("apply { on round_started: flag fed } for episode; merit +1", "merit +1"),
        ("apply { yield chem_lab -1 } for round", "apply { yield chem_lab -1 } for round"),
    ],
)
def test_what_is_hidden_stays_so_inside_other_steps(line: str, known: str) -> None:
    assert effects_text(told_steps(parse_effects(line))) == known
