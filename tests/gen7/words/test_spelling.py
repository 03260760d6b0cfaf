"""Events, reasons and options of Gen7 in words: cases instead of colons, names by id, nothing sealed by mistake."""

import pytest

from quarterdeck.games.gen7.rules.placing import Place
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.words import LANGUAGES, Words, words
from tests.rules import rule


def at_table(language: str) -> Words:
    return words("gen7", language).at_table(["Żaneta", "Олег", "Ada"], None)


PLACED = Event("die-placed", "", {"seat": 1, "die": "officer-6", "at": "science_lab:2", "result": 6})
WORSE = Event("system-worsened", "", {"system": "energy", "division": 2, "source": "KT-09"})
SAID = {
    "en": [
        "Олег places officer 6 on Science Lab, 2 dots with 6.",
        "The energy system worsens to orange (Hot Bearing).",
    ],
    "ru": [
        "Олег ставит офицера 6 на место «Научная лаборатория, 2 точки» с результатом 6.",
        "Состояние энергетической системы ухудшается и переходит на оранжевое деление (Горячий подшипник).",
    ],
    "pl": [
        "Олег umieszcza oficera 6 na miejscu „Laboratorium naukowe, 2 kropki” z wynikiem 6.",
        "Stan systemu energetycznego pogarsza się i przechodzi na pole pomarańczowe (Gorące łożysko).",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_read_well(language: str) -> None:
    assert at_table(language).sentences([PLACED, WORSE]) == SAID[language]


def test_a_source_without_a_name_is_left_out() -> None:
    gained = Event("gained", "", {"seat": 0, "type": "parts", "number": 2, "source": ""})
    assert at_table("ru").event(gained) == "Żaneta получает 2 жетона запчастей."
    section = Event("vault-lost", "", {"type": "data", "number": 1, "source": "1.01"})
    assert at_table("pl").event(section) == "Magazyn traci 1 żeton danych."


def test_rooms_stand_in_their_cases() -> None:
    barred = Reason("die-barred", "", {"room": "hq"})
    assert [words("gen7", language).reason(barred) for language in LANGUAGES] == [
        "This die may not be placed in HQ.",
        "Этот кубик нельзя ставить в Штаб.",
        "Tej kości nie wolno umieścić w Sztabie.",
    ]


def test_ranks_have_names() -> None:
    promoted = Event("promoted", "", {"seat": 2, "rank": 3})
    assert at_table("en").event(promoted) == "Ada is promoted to major."
    assert (
        words("gen7", "ru").reason(Reason("rank-too-low", "", {"rank": 2})) == "Для этого навыка нужно звание капитана."
    )


@rule("G7-R49")
def test_the_log_speaks_in_sentences() -> None:
    written = Event("log-written", "", {"sentence": "deed-1"})
    assert at_table("en").event(written) == "Ship’s log: You reported the repair order to Alma."


def test_options_of_the_story_are_read_from_the_prose() -> None:
    leans = Event("leans", "", {"seat": 0, "option": "1.40?keep"})
    assert "Keep it among us until Ruben's name is clear" in at_table("en").event(leans)
    room = Event("vote-decided", "", {"about": "computer", "option": "computer?science_lab"})
    assert at_table("pl").event(room) == "Postanowiono: Laboratorium naukowe"


def test_the_track_says_its_side() -> None:
    moved = [Event("heart-mind-moved", "", {"value": value, "source": ""}) for value in (2, -3, 0)]
    assert at_table("en").sentences(moved) == [
        "Heart and mind: 2 towards heart.",
        "Heart and mind: 3 towards mind.",
        "Heart and mind: in balance.",
    ]


def test_an_option_names_die_and_spot() -> None:
    assert words("gen7").option(Place("robot-11", "hq:0")) == "Place robot 11 on HQ, chief of staff’s spot"
    assert words("gen7", "ru").option(Place("colonist-4", "sixth_b:shared_b", 5)) == (
        "Поставить колониста 4 на место «Кросна, рама основы», изменив на 5"
    )


def test_one_token_is_one() -> None:
    english = words("gen7")
    lost = [english.text("event-vault-lost", {"number": n, "type": "parts", "source": ""}) for n in (1, 2)]
    assert lost == ["The Vault loses 1 part.", "The Vault loses 2 parts."]
    assert english.text("option-take-token", {"type": "chems"}) == "Take 1 chem"
