"""Every card says in words and shows in icons what it does."""

import re
from pathlib import Path

import pytest

from quarterdeck.games.starship_captains.content.score_rules import COUNTED, score_rules
from quarterdeck.games.starship_captains.content.vocabulary import effect
from quarterdeck.games.starship_captains.game import cards
from quarterdeck.games.starship_captains.rules.scoring import COUNTS
from quarterdeck.games.starship_captains.words.card_words import action_text, card_text, score_text
from quarterdeck.kernel.words import LANGUAGES, words
from tests.starship_captains.content import BASE

CARDS = {**BASE.technologies, **BASE.missions, **BASE.events, **BASE.passengers}
ICONS = Path(__file__).parents[2] / "web" / "public" / "icons.svg"
ENGLISH, RUSSIAN, POLISH = (words("starship-captains", language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CARDS)
def test_every_card_says_what_it_does(name: str, language: str) -> None:
    lines = card_text(words("starship-captains", language), CARDS[name])
    assert lines
    for line in lines:
        assert re.fullmatch(r"\S.*\w\S*\.|[^{}]*–\.", line), line
        assert not any(mark in line for mark in ("{", "}", "??", "&", "/", "..", ": .")), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", sorted(set(BASE.actions)))
def test_every_action_card_says_what_it_does(action: str, language: str) -> None:
    [line] = action_text(words("starship-captains", language), action)
    assert line.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_differ_say_so(language: str) -> None:
    """Solo has a copy of the androids' event (SC-D46); no other two cards are the same."""
    texts = [tuple(card_text(words("starship-captains", language), card)) for card in CARDS.values()]
    assert len(set(texts)) == len(texts) - 1


def test_technologies_read_well() -> None:
    def said(name: str) -> str:
        return card_text(ENGLISH, BASE.technologies[name])[0]

    assert said("escape-pod") == "Red room: you may jump, the first figure of your queue returns, repair 1."
    assert said("all-hands-siren") == "Grey room: the first figure of your queue returns (2 times)."
    assert said("red-talisman") == "After a mission with a red row: 1 step on the fleet track."
    assert said("artifact-blueprints") == (
        "At the end: 2 points for each different kind of artifact in your holds, at most 6."
    )
    assert said("crew-of-stargazers") == "At the end: 1 point for each red or blue figure of your crew, at most 4."
    assert card_text(ENGLISH, BASE.technologies["escape-pod"])[1:] == [
        "You discard this card to use it.",
        "Edges from top to bottom: left move, –, –; right –, repair, repair.",
    ]
    assert card_text(RUSSIAN, BASE.technologies["hyper-lockers"])[0] == (
        "Ещё 2\xa0ячейки трюма, которые не получают урона."
    )
    assert card_text(POLISH, BASE.technologies["training-holovisor"])[0] == (
        "Gdy pasujące krawędzie dają medal, zamiast niego: zdobądź 2\xa0medale."
    )


def test_a_card_without_symbols_says_nothing_of_its_edges() -> None:
    lines = card_text(ENGLISH, BASE.technologies["warranty-folder"])
    assert lines == ["At the end: 1 point for each of your technologies."]


def test_missions_events_and_passengers_read_well() -> None:
    assert card_text(ENGLISH, BASE.missions["trading-emotion-chips"])[:2] == [
        "Blue: you may pay an artifact for [an android, up to 2 steps on the androids track].",
        "Androids only: 2 medals, 1 step on the androids track.",
    ]
    assert card_text(RUSSIAN, BASE.events["raiding-season"]) == [
        "На маршрутах без пиратов появляются 3\xa0пирата: маршруты выбирает тот, кто вызвал событие."
    ]
    assert card_text(POLISH, BASE.passengers["teddy"]) == [
        "Karta pasażera: nic się nie dzieje.",
        "Na koniec gry: 1 punkt za każdego komandora, najwyżej 4.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", COUNTED)
def test_whatever_can_be_counted_has_words(count: str, language: str) -> None:
    colour = COUNTED[count][:1]
    [line] = score_text(words("starship-captains", language), " ".join(["3 per", count, *colour, "most 9"]))
    assert "3" in line
    assert "9" in line


def test_whatever_can_be_written_is_counted() -> None:
    assert COUNTS.keys() == COUNTED.keys()
    assert [rule.rate for rule in score_rules("4 per game, -1 per damage")] == [4, -1]


@pytest.mark.parametrize(
    ("item", "chip"),
    [
        ("move", "move"), ("move 2", "move-2"), ("move 3", "move 3"), ("fight", "fight"), ("fight 2", "fight 2"),
        ("repair 2", "repair 2"), ("damage", "damage 1"), ("medal 3", "medal +3"), ("artifact", "artifact +1"),
        ("android", "android +1"), ("cadet", "cadet +1"), ("pirate", "pirate +1"), ("recall", "queue-ready"),
        ("tech", "take-tech"), ("tech replace", "swap-tech"), ("advance fleet 2", "fleet 2"), ("ambush", "ambush"),
        ("advance any 4", "any-track 4"), ("advance-twice", "one-one"), ("copy", "copy"), ("jump", "jump"),
        ("repair / advance pirates 2", "repair 1 / pirates 2"),
        ("pay medal 2: artifact & advance any", "medal 2 > artifact +1 any-track 1"), ("pay tech: jump", "tech > jump"),
    ],
)  # fmt: skip
def test_a_chip_is_a_noun_and_a_number(item: str, chip: str) -> None:
    assert " ".join(effect(item).symbols()) == chip


def test_every_chip_is_drawn_from_known_icons() -> None:
    icons = set(re.findall(r'id="i-([a-z0-9-]+)"', ICONS.read_text(encoding="utf-8")))
    chips = cards("base")["chips"]
    shown = {part for chip in chips.values() for part in chip if not re.fullmatch(r"\+?\d|[/>×]", part)}
    assert len(chips) > 40
    assert shown <= icons
