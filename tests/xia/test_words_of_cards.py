"""What cards say to people, in all languages."""

import pytest

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.words.card_words import card_text, describe_cards
from quarterdeck.kernel.words import words

BASE = pack()
LANGUAGES = ("en", "ru", "pl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", ["outfits", "titles", "missions", "npcs"])
def test_no_two_cards_say_the_same(group: str, language: str) -> None:
    said = words("xia", language)
    texts = ["\n".join(card_text(said, card, BASE)) for card in getattr(BASE, group).values()]
    assert len(set(texts)) == len(texts)


def test_everything_that_is_printed_says_something() -> None:
    texts = describe_cards(words("xia", "en"), BASE)
    assert texts.keys() == {*BASE.abilities, *BASE.outfits, *BASE.titles, *BASE.missions, *BASE.npcs, *BASE.ships}
    assert all(len(lines) > 1 for lines in texts.values())


def test_cards_say_what_is_written_on_them() -> None:
    texts = describe_cards(words("xia", "en"), BASE)
    assert texts["burner-sums"] == [
        "Right after your engine roll, 1 energy",
        "d20 5–10: engine roll +3",
        "d20 11–19: engine roll +5",
        "d20 20: engine roll +8 or engine roll doubled",
    ]
    assert texts["M42"][:2] == ["Thief. Steal with a d20 from an adjacent ship: any other ship", "Deliver: Outpost 338"]
    assert texts["M46"][0] == "Assassin. Destroy by an attack: the other captain with the most fame"
    assert texts["T09"][1] == "Without being destroyed in between: destroy 2 ships by attacks."
    assert "Sneak onto the planet" in texts["M29"][3]
    assert not [line for line in texts["M01"] if "Illegal" in line]
    assert texts["targe-shield"][1].startswith("d6, 2 uses per turn")
    assert texts["saker-v-blaster"][1] == "Range: 1 hex, in line of sight"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "ru",
            "После открытия титула завершите 2\xa0миссии.",
        ),
        ("pl", "Po odsłonięciu tytułu ukończ 2\xa0misje."),
    ],
)
def test_numbers_are_declined(language: str, text: str) -> None:
    assert card_text(words("xia", language), BASE.titles["T10"], BASE)[1] == text
