"""What cards say, in three languages, in the terms of the glossary."""

import pytest

from quarterdeck.games.gen7.content.effects import parse_effects
from quarterdeck.games.gen7.content.modifiers import parse_modifier
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.words.card_words import all_cards, card_text, is_sealed, public_card_texts
from quarterdeck.games.gen7.words.line_words import describe_effects, describe_event, describe_modifier
from quarterdeck.kernel.words import LANGUAGES, words
from tests.rules import rule

BASE = pack()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    here = words("gen7", language)
    for name, card in all_cards(BASE):
        assert here.spell("card", name) != name
        lines = card_text(here, card)
        assert all(lines)
        assert not any("{" in line or "??" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_story_can_be_said(language: str) -> None:
    here = words("gen7", language)
    for section in BASE.sections.values():
        for rule_ in (*section.rules, *([section.side_count] if section.side_count else [])):
            assert describe_modifier(here, rule_)
        for counter in section.goal.counts if section.goal else ():
            assert describe_event(here, counter.event)
    for card in BASE.crossroads.values():
        assert all(describe_effects(here, option.do) for option in card.options)


@rule("G7-R9", "G7-R50", "G7-1.40")
def test_texts_of_locked_cards_are_not_public() -> None:
    public = public_card_texts(words("gen7"), BASE)
    assert "KT-01" in public
    assert not {"K-01", "W-01", "F-01", "L-01", "A1", "B9", "G-01", "C-001"} & set(public)
    assert {name for name, card in all_cards(BASE) if is_sealed(card)}.isdisjoint(public)


@rule("G7-R9", "G7-R50")
@pytest.mark.parametrize("language", LANGUAGES)
def test_public_names_give_nothing_away(language: str) -> None:
    called = words("gen7", language).public_names("base")
    assert called["card-KT-01"]
    told = " ".join(called.values())
    spoilers = {"en": ["Loom", "Wedge", "Worn Through"], "ru": ["Кросна", "Клин", "Изношено"], "pl": ["Krosno", "Klin"]}
    assert not [word for word in spoilers[language] if word in told]


SAID = {
    "lose chems 1; awaken": (
        "lose 1 chem; perform Awaken",
        "потеряйте 1 жетон препаратов; выполните Пробуждение",
        "odrzuć 1 żeton preparatów; wykonaj Wybudzenie",
    ),
    "each: merit -3": ("each player loses 3 merit", "каждый игрок теряет 3 заслуги", "każdy gracz traci 3 zasługi"),
    "vault_lose each 2": (
        "the Vault loses 2 of each resource",
        "Хранилище теряет по 2 жетона каждого типа",
        "Magazyn traci po 2 żetony każdego typu",
    ),
    "draw_keep files 2 1": (
        "draw 2 files, keep 1",
        "возьмите 2 файла, оставьте 1",
        "dobierz 2 pliki, zatrzymaj 1",
    ),
    "set officer any": (
        "set your officer to any result",
        "установите своего офицера на любой результат",
        "ustaw swojego oficera na dowolny wynik",
    ),
    "set die 1 4": (
        "set one of your dice to 4",
        "установите 1 свой кубик на 4",
        "ustaw 1 swoją kość na 4",
    ),
    "worsen energy 1": (
        "the energy system worsens by 1",
        "состояние энергетической системы ухудшается на 1",
        "stan systemu energetycznego pogarsza się o 1",
    ),
    "heart_mind -1": (
        "the track moves by 1 towards mind",
        "шкала сдвигается на 1 к разуму",
        "tor przesuwa się o 1 w stronę rozumu",
    ),
    "choose { lose parts 2; gain chems 3 } or { lose chems 2; gain parts 3 }; merit -1": (
        "either lose 2 parts and gain 3 chems, or lose 2 chems and gain 3 parts; lose 1 merit",
        (
            "либо потеряйте 2 жетона запчастей и получите 3 жетона препаратов, "
            "либо потеряйте 2 жетона препаратов и получите 3 жетона запчастей; потеряйте 1 заслугу"
        ),
        (
            "albo odrzuć 2 żetony części i weź 3 żetony preparatów, "
            "albo odrzuć 2 żetony preparatów i weź 3 żetony części; strać 1 zasługę"
        ),
    ),
    "if flag bunk_shared { success 2 } else { lose any 2; success 1 }; merit -1": (
        (
            "place 2 success markers for the plot goal, "
            "or else lose 2 resource tokens of any type and place 1 success marker for the plot goal; lose 1 merit"
        ),
        (
            "положите 2 маркера успеха для сюжетной цели, "
            "а иначе потеряйте 2 жетона любых типов и положите 1 маркер успеха для сюжетной цели; потеряйте 1 заслугу"
        ),
        (
            "połóż 2 znaczniki sukcesu dla celu fabularnego, "
            "a w innym razie odrzuć 2 żetony dowolnych typów "
            "i połóż 1 znacznik sukcesu dla celu fabularnego; strać 1 zasługę"
        ),
    ),
}


@rule("G7-D48")
@pytest.mark.parametrize("line", SAID)
def test_effects_read_well_in_every_language(line: str) -> None:
    assert tuple(describe_effects(words("gen7", language), parse_effects(line)) for language in LANGUAGES) == SAID[line]


RULES = {
    "toll 1 rounds 1-3": "every contributor but the active player pays 1 resource token of any type (rounds 1 to 3)",
    "less_cost fill:sixth_b parts 2": "each fill of the Loom costs 2 parts less",
    "key_tasks +1 rounds 2-2": "1 more key task is drawn each round (round 2 only)",
    "start_place officer recovery": "officers start in the Recovery Room",
    "upkeep each -1": "upkeep falls by 1 of each resource",
    "side_count key_task_finished contributors>=2 1 most 3": (
        "key task finished (by at least 2 players): each player gains 1 merit, at most 3 in all"
    ),
}


@rule("G7-D58")
@pytest.mark.parametrize("line", RULES)
def test_rules_in_force_read_well(line: str) -> None:
    assert describe_modifier(words("gen7"), parse_modifier(line)) == RULES[line]


RUSSIAN_RULES = {
    "upkeep each -1": "на содержании Хранилище экономит по 1 жетону каждого типа",
    "start_vault each -1": "в начале Хранилище теряет по 1 жетону каждого типа",
    "key_tasks +1 rounds 2-2": "каждый раунд берётся на 1 ключевую задачу больше (только в раунде 2)",
    "closed sixth_b": "доступ на Кросна закрыт",
}


@rule("G7-D58")
@pytest.mark.parametrize("line", RUSSIAN_RULES)
def test_rules_in_force_have_their_cases_in_russian(line: str) -> None:
    assert describe_modifier(words("gen7", "ru"), parse_modifier(line)) == RUSSIAN_RULES[line]


@rule("G7-D58.6", "G7-R49")
def test_the_condition_of_a_rule_stays_secret() -> None:
    said = describe_modifier(words("gen7"), parse_modifier("start_vault each -1 if flag stores_short"))
    assert said == "at the start the Vault loses 1 of each resource"


def test_a_goal_says_both_sides() -> None:
    assert card_text(words("gen7"), BASE.goals["G-02"]) == [
        "2 stars: The biological system is on green or yellow at the end of the episode.",
        "Turns when the biological system reaches critical.",
        "Failure side, 1 star: The biological system is not on critical at the end of the episode.",
    ]


@rule("G7-D53")
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_cards_are_short(language: str) -> None:
    for card in BASE.rules_cards.values():
        (said,) = card_text(words("gen7", language), card)
        assert len(said.split()) <= 60, card.id


@rule("G7-D41", "G7-29.11", "G7-29.12", "G7-29.13")
def test_sectors_say_what_they_are_good_for() -> None:
    told = public_card_texts(words("gen7"), BASE)
    assert told["science"] == [
        "Small lab: each die brings #/2 data (# is its result, rounded up).",
        "Data analysis: pay 3 data to draw 2 files, keep 1.",
    ]
    assert told["engineering"][1] == "Development: pay 3 parts to draw 2 algorithms, keep 1."
    assert told["bioscience"][1].startswith("Recovery: pay 3 chems to either take one of your dice")
    assert told["mechanical"][1].startswith("Reprogram: ")
