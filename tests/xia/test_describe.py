"""Tables and results of Xia in words (XIA-R3, XIA-R25)."""

import pytest
from msgspec.structs import replace

from quarterdeck.games.xia.game import RECAP, result
from quarterdeck.games.xia.rules.flying import Fly
from quarterdeck.games.xia.rules.missions import Task
from quarterdeck.games.xia.words.describe import describe, ending
from quarterdeck.games.xia.words.text_map import text_map
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.recap import since_last_turn, turn_sentence
from quarterdeck.kernel.words import words
from tests.rules import rule
from tests.xia.tables import Drift

WORDS = words("xia")
SETUP = {
    "goal": 5,
    "A": {"at": "4,2", "fame": 4, "cargo": "2spice", "outfits": ["m-22-engine"], "mission": "M01", "titles": ["T13"]},
    "B": {"at": "1,4", "credits": 3000, "bounty": 1000, "mission": "M11"},
    "enforcer": {"controller": "A", "at": "-2,0"},
    "open": {"T01": {}},
    "stack": ["azure", "lunari"],
}


def lines(seat: int | None, fully: bool = True) -> str:
    return "\n".join(describe(Drift("BA3", SETUP).table.view(seat), WORDS, fully))


@rule("XIA-R3", "XIA-R2")
def test_a_table_in_words_shows_what_is_public_and_the_own_mission() -> None:
    own, other = lines(0), lines(1)
    for text in (own, other):
        for part in (
            "Easy Tiger",
            "4,2",
            "M-22 Engine",
            "2 spice",
            "Most Wanted",
            "3,000 credits",
            "Enforcer",
            "Open Ledger",
        ):
            assert part in text
    assert WORDS.text("name-M01") in own
    assert WORDS.text("name-M01") not in other
    assert WORDS.text("name-M11") in other


def test_a_table_in_short_leaves_out_the_map() -> None:
    assert "Burning Horse at 0,0" in lines(0)
    assert "2 sectors are still unknown" in lines(0)
    assert "Burning Horse at 0,0" not in lines(0, fully=False)
    assert "sell spice here" in lines(0, fully=False)


def test_the_map_as_text() -> None:
    setup = {"A": {"at": "0,0"}, "merchant": {"controller": "A", "at": "-2,2"}, "on_map": {"-2,1": "dust"}}
    assert text_map(Drift("BG", setup).table.view(0)) == [
        "    D",
        "  .   .",
        ".   s   D",
        "  P   P",
        "?   1   .",
        "  !   P",
        "M   P   .",
        "  P   .",
        "    o",
    ]


@rule("XIA-R25", "XIA-3.1.3")
def test_a_result_in_words() -> None:
    drift = Drift("BA3", SETUP).do("A: sell 2spice")
    text = "\n".join(ending(result(drift.table), WORDS))
    assert "Seat 1 wins." in text
    assert "trade 1" in text
    assert WORDS.text("epilogue-easy-tiger") in text


@rule("XIA-R27")
def test_equal_fame_is_decided_by_credits_and_the_result_says_so() -> None:
    drift = Drift("BA3", SETUP).do("A: sell 2spice")
    ended = result(drift.table)
    assert "Fame was equal, and credits decided." in ending(replace(ended, tied=True), WORDS)
    assert "Fame was equal, and credits decided." not in ending(ended, WORDS)


def test_amounts_and_second_outfits_in_words() -> None:
    assert WORDS.spell("cargo", "2spice+1holo") == "2 spice, 1 holo"
    assert WORDS.spell("cargo", "spice") == "spice"
    assert WORDS.spell("outfit", "m-22-engine.2") == "M-22 Engine 2"
    assert WORDS.option(Task()) == "Carry out the mission’s task: here"
    assert WORDS.option(Task("swamp-rat")) == "Carry out the mission’s task: Swamp Rat"


def test_what_others_did_since_the_own_last_turn() -> None:
    setup = {"A": {"at": "-2,0"}, "B": {"at": "4,2", "cargo": "2spice"}, "C": {"at": "1,4"}}
    drift = Drift("BA3", setup).do("play A", "A: end-actions", "B: sell 2spice", "B: end-actions", "B: end-business")
    events = [event for event in drift.table.event_sink or () if isinstance(event, Event)]
    turns = since_last_turn(events, 0, RECAP)
    assert len(turns) == 1
    assert "sold 2 spice for 2,000" in turn_sentence(turns[0], WORDS)


@rule("XIA-R29", "XIA-R3")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Fly to Neo Damascus: sell spice here"),
        ("ru", "Лететь сюда: Нео-Дамаск, продажа"),
        ("pl", "Leć tutaj: Neo Damaszek, sprzedaż"),
    ],
)
def test_a_flight_is_called_after_what_is_at_its_end(language: str, text: str) -> None:
    table = Drift("BA3", SETUP).table
    label = Fly("4,2").label(table, 0, table.agenda[-1])
    assert words("xia", language).prompt(label).startswith(text)
