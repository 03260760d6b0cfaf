"""Words of Starship Captains: everything printed has words in every language."""

import re
from pathlib import Path

import pytest

from quarterdeck.games import starship_captains
from quarterdeck.games.starship_captains.content.vocabulary import Effect, effects, items
from quarterdeck.games.starship_captains.rules.effects import Choosing
from quarterdeck.games.starship_captains.rules.paying import Offered, Owing
from quarterdeck.games.starship_captains.rules.scoring import epilogue, epilogue_text
from quarterdeck.games.starship_captains.state import SHADOW
from quarterdeck.games.starship_captains.words.card_words import row_text
from quarterdeck.games.starship_captains.words.describe import ending
from quarterdeck.kernel.registry import texts_of
from quarterdeck.kernel.words import LANGUAGES, words
from tests.rules import rule
from tests.starship_captains.content import BASE, ROWS, row_of
from tests.starship_captains.tables import Voyage, ended
from tests.test_words import messages

GAME = Path(starship_captains.__file__).parent
ENGLISH = words("starship-captains")
SHEET = {"missions": 60, "tracks": 9, "omegas": 6, "figures": 2, "medals": 1, "damage": -2, "total": 76}
NAMED = [*BASE.technologies, *BASE.missions, *BASE.events, *BASE.passengers]
TOLD = [*BASE.missions, *BASE.events]
EPILOGUES = ["0-20", *(str(total) for total in range(21, 75)), "75+"]
EPILOGUE_TEXTS = [*(f"epilogue-{key}" for key in EPILOGUES[:-1]), *(f"epilogue-{total}" for total in range(75, 132, 2))]
PLACES = sorted({place for chart in BASE.maps.values() for place in chart.places})
PRINTED = {
    *(row for _, row in ROWS),
    *(row_of(card) for card in BASE.technologies.values()),
    *(", ".join(space) for track in BASE.tracks.values() for space in track.values()),
    *(event.text.partition(": ")[2] for event in BASE.events.values() if event.text.startswith("each")),
    *(", ".join(passenger.action) for passenger in BASE.passengers.values()),
} - {""}
"""Every row of effects that stands on something."""

LOCALE = texts_of("starship-captains").locale
assert isinstance(LOCALE, Path)


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_every_language_has_the_same_messages_and_arguments(language: str) -> None:
    english, other = (messages(LOCALE / code / "game.ftl") for code in ("en", language))
    assert other == english


@pytest.mark.parametrize(("call", "kind"), [("emit", "event"), ("Reason", "reason")])
def test_everything_told_and_every_reason_has_words(call: str, kind: str) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(GAME.rglob("*.py")))
    named = set(re.findall(call + r'\(\s*"([a-z-]+)"', code))
    assert len(named) > 30
    known = set(messages(LOCALE / "en" / "game.ftl"))
    assert {f"{kind}-{name}" for name in named if name not in known} <= known  # labels of options are named whole


def test_questions_say_what_they_are_about() -> None:
    english, _, polish = (words("starship-captains", language) for language in LANGUAGES)
    table = Voyage().table
    choice, offer = Choosing(0, ("repair", "medal & cadet")), Offered(0, "medal 2", ("jump", "android"))
    assert english.prompt(choice.prompt(table, 0)) == "Choose one: “repair 1”, “a medal, a cadet”."
    assert english.prompt(offer.prompt(table, 0)) == "You may pay 2 medals for this: you may jump, an android."
    assert (
        english.prompt(Owing(0, "tech").prompt(table, 0)) == "You owe one of your technologies: what do you pay with?"
    )
    assert polish.prompt(Owing(0, "medal").prompt(table, 0)) == "Oddajesz 1\xa0medal. Czym płacisz?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_halves_of_points_are_told(language: str) -> None:
    spelled = words("starship-captains", language)
    said = {"en": "scores 7.5 points.", "ru": "набирает 7,5\xa0очка.", "pl": "zdobywa 7,5\xa0punktu."}
    assert spelled.text("event-scored", {"seat": 0, "total": 7.5}).endswith(said[language])


def test_technologies_and_routes_are_declined() -> None:
    russian, polish = (words("starship-captains", language) for language in ("ru", "pl"))
    room, fight = {"room": "suggestion-box"}, {"seat": 0, "route": "s4"}
    assert russian.text("recap-room-activated", room) == "активирует технологию «Ящик для предложений»"
    assert polish.text("recap-room-activated", room) == "aktywuje technologię „Skrzynka pomysłów”"
    assert russian.text("event-pirate-fought", fight).endswith("с пиратом на фиолетовом маршруте Амбра – Бриск.")
    assert polish.text("event-pirate-fought", fight).endswith("z piratem na fioletowym szlaku Ambra – Brisk.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_captain_shadow_is_no_seat(language: str) -> None:
    said = words("starship-captains", language).text("event-reserved", {"seat": -1, "place": "p1"})
    assert not any(letter.isdigit() for letter in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name_of_its_own(language: str) -> None:
    names = [words("starship-captains", language).text(f"name-{card}") for card in NAMED]
    assert len(set(names)) == len(NAMED) == 62 + 50 + 14 + 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_and_events_tell_something_of_their_own(language: str) -> None:
    told = [words("starship-captains", language).text(f"flavour-{card}") for card in TOLD]
    assert len(set(told)) == len(TOLD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_and_routes_have_names_of_their_own(language: str) -> None:
    spelled = words("starship-captains", language)
    routes = [route for chart in BASE.maps.values() for route in chart.routes]
    assert len({spelled.text(f"place-{place}") for place in PLACES}) == len(PLACES) == 16
    assert len(set(routes)) == len(routes), "a route's words must follow from its id alone"
    for chart in BASE.maps.values():
        assert len({spelled.spell("route", route) for route in chart.routes}) == len(chart.routes)


@rule("SC-16.17", "SC-16.18", "SC-D52")
@pytest.mark.parametrize("language", LANGUAGES)
def test_epilogues_are_short_and_distinct(language: str) -> None:
    found = {key for key in messages(LOCALE / language / "game.ftl") if key.startswith("epilogue-")}
    texts = [words("starship-captains", language).text(key) for key in EPILOGUE_TEXTS]
    assert found == set(EPILOGUE_TEXTS)
    assert len(set(texts)) == 55 + 29
    assert max(len(text) for text in texts) <= 200


@rule("SC-16.15", "SC-16.16", "SC-D52")
def test_every_score_has_an_epilogue() -> None:
    assert {epilogue(total) for total in range(-20, 200)} == set(EPILOGUES)
    assert [epilogue(total) for total in (-3, 20.5, 21, 74.5, 75)] == ["0-20", "0-20", "21", "74", "75+"]


@rule("SC-16.18")
def test_strong_captains_read_different_epilogues() -> None:
    """Up to 130 points every two points have a text of their own."""
    assert [epilogue_text(total) for total in (20.5, 74.5, 75, 76.5, 77)] == [
        "epilogue-0-20", "epilogue-74", "epilogue-75", "epilogue-75", "epilogue-77"
    ]  # fmt: skip
    assert [epilogue_text(total) for total in (129, 130.5, 131, 200)] == ["epilogue-129"] * 2 + ["epilogue-131"] * 2
    assert {epilogue_text(total) for total in range(-20, 200)} == set(EPILOGUE_TEXTS)
    assert ENGLISH.text("epilogue-75") in ending(ended([SHEET], ["75+"], [0]), ENGLISH)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words(language: str) -> None:
    spelled = words("starship-captains", language)
    assert [kind.name for kind in Effect.kinds if not spelled.has(f"effect-{kind.name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", sorted(PRINTED))
def test_every_row_says_what_it_does(row: str, language: str) -> None:
    text = row_text(words("starship-captains", language), items(row))
    assert text
    assert effects(row)
    assert not any(mark in text for mark in ("{", "??", "&", "/"))


def test_rows_read_well() -> None:
    english, russian, polish = (words("starship-captains", language) for language in LANGUAGES)
    price = ("pay medal 2: artifact & advance any 2",)
    assert row_text(english, price) == "you may pay 2 medals for [an artifact, up to 2 steps on one track]"
    assert row_text(russian, price) == "можно отдать 2\xa0медали: получите 1\xa0артефакт, до 2\xa0ячеек по одной шкале"
    assert row_text(polish, price) == "możesz oddać 2\xa0medale: zdobądź 1\xa0artefakt, do 2\xa0pól na jednym torze"
    choice = ("repair / advance pirates & medal",)
    assert row_text(english, choice) == "repair 1 or 1 step on the pirates track, a medal"


ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src" / "games" / "starship-captains"
RIVALS = {
    "en": r"\bshall\b|the own ship|There were \{ \$number \} damage|with a android",
    "ru": r"делени[еяй]\b|[Вв]ключает|Занял\(|[Тт]рюмы|\b[Тт]во[йяёи]|→",
    "pl": r"gniazd|gnieźd|sal[ai] gotowości|[Uu]ruch(?:om|ami)|zbrojowni|nawigacj|\b[Tt]ras(?:a|ie|y|ę)\b"
    r"|[Ww]ykonaj misj|[Pp]rzyjmij uszkodz|[Ww]iersz \{|→",
}
"""Words that mean the same as a term of the printed game, which is used instead."""


@pytest.mark.parametrize("language", RIVALS)
def test_server_and_client_use_the_terms_of_the_printed_game(language: str) -> None:
    files = [*sorted((LOCALE / language).glob("*.ftl")), *sorted(CLIENT.glob(f"*/{language}.ftl"))]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(files) == 5
    assert [line for line in lines if re.search(RIVALS[language], line)] == []


TRANSLATED_RIVALS = {
    "ru": r"\bделени[еяюй]",
    "pl": r"gniazd|gnieźd|sal[aieęą] gotowości|uruch[oa]mi\w* pomieszcz|zbrojowni|nawigacj|misj\w+ wykon",
}


@pytest.mark.parametrize("language", TRANSLATED_RIVALS)
def test_the_translated_rules_use_the_same_terms(language: str) -> None:
    text = (ROOT / "docs" / "rules" / language / "starship-captains.md").read_text(encoding="utf-8")
    assert re.findall(TRANSLATED_RIVALS[language], text, re.I) == []


def test_captain_shadow_is_named_and_nobody_else_is() -> None:
    assert [ENGLISH.spell("seat", seat) for seat in (SHADOW, 0, 1)] == ["Captain Shadow", "Seat 1", "Seat 2"]
