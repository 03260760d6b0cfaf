"""Polish sentences: names in cases, numbers with their nouns."""

import pytest

from quarterdeck.games.xia.rules.missions import Task
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.words import words

POLISH = words("xia", "pl").at_table(["Anna", "Piotr"], None)
FIRED = {"ship": "swamp-rat", "target": "easy-tiger", "outfits": ["nock-blaster", "m-22-engine.2"]}
EVENTS = [
    ("attack-declared", FIRED, "Bagienny Szczur atakuje Leniwego Tygrysa blasterem Nock, silnikiem M-22 2."),
    ("cargo-sold", {"seat": 0, "cargo": "2spice+1cyber", "credits": 3000},
     "Anna sprzedaje 2 kostki przypraw, 1 kostkę cybernetyki za 3 000 kredytów."),
    ("rolled", {"seat": 1, "purpose": "defence", "faces": [6, 1]}, "Piotr wyrzuca 6, 1 w rzucie na obronę."),
    ("rolled", {"seat": 1, "purpose": "sun-sip", "faces": [14]},
     "Piotr wyrzuca 14 w rzucie na zdolność „Łyk słońca”."),
    ("mission-boarded", {"seat": 0, "sector": "tigris-gate"},
     "Anna bierze na pokład pasażerów przy Wrotach Tygrysu."),
    ("energy-lost", {"seat": 0, "energy": 0, "markers": 2}, "Anna traci 2 naładowane znaczniki."),
    ("energy-lost", {"seat": 0, "energy": 3, "markers": 1}, "Anna traci 3 energie i naładowany znacznik."),
    ("damaged", {"seat": 1, "amount": 5}, "Piotr otrzymuje 5 uszkodzeń."),
    ("credits-given", {"seat": 0, "to": 1, "credits": 2000}, "Anna przekazuje 2 000 kredytów, dostaje je Piotr."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "args", "text"), EVENTS)
def test_events_are_sentences(kind: str, args: dict[str, object], text: str) -> None:
    assert POLISH.event(Event(kind, "", args)).replace("\xa0", " ") == text


def test_a_task_says_whom_it_robs() -> None:
    assert POLISH.option(Task()) == "Wykonaj zadanie misji"
    assert POLISH.option(Task("merchant")) == "Wykonaj zadanie misji i okradnij Kupca"


@pytest.mark.parametrize(("mean", "text"), [(1.0, "1 uszkodzenie"), (3.5, "3,5 uszkodzenia"), (7.0, "7 uszkodzeń")])
def test_means_are_declined(mean: float, text: str) -> None:
    said = POLISH.reason(Reason("odds-of-damage", "", {"mean": mean, "none": 10, "fatal": 5}))
    assert (
        said.replace("\xa0", " ") == f"Otrzymasz średnio {text}, 10% szans na brak uszkodzeń, 5% na zniszczenie statku."
    )
