"""The table in words, for terminals and screen readers."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from quarterdeck.games.starship_captains.words.card_words import score_text
from quarterdeck.games.starship_captains.words.describe import describe, ending
from quarterdeck.kernel.conformance import Trial
from quarterdeck.kernel.words import LANGUAGES, words
from tests.rules import rule
from tests.starship_captains.tables import Voyage, ended

ENGLISH = words("starship-captains")
RAW = re.compile(r"[{}\[_]|\b[psl]\d+\b|\b[RYB]C\b|-(?:medal|android)\b|\b(?:ry|rb|yb|None|True|False)\b")
"""What stands in the state but means nothing to a person; brackets are for prices only."""


def said(voyage: Voyage, *, fully: bool = False) -> list[str]:
    return describe(voyage.table.view(voyage.table.seats()[0]), ENGLISH, fully)


def all_said(seats: int, language: str) -> Iterator[str]:
    """Everything that is said of a random game, shortly and fully."""
    trial = Trial("starship-captains", seats=seats, seed="described", options={})
    for number, (game, seat, _) in enumerate(trial.decisions()):
        for viewer in (seat, None):
            yield from describe(game.view(viewer), words("starship-captains", language), number % 10 == 0)
    yield from ending(game.result(), words("starship-captains", language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_whatever_lies_on_the_table_has_words(seats: int, language: str) -> None:
    lines = {re.sub(r"\[[^\[\]]*\]", "", line) for line in all_said(seats, language)}
    assert len(lines) > 100
    assert [line for line in lines if RAW.search(line)] == []


@rule("SC-16.10")
def test_the_captain_who_is_asked_is_told_everything_about_the_own_ship() -> None:
    voyage = Voyage().crew(["R", "C"], ["B", "YC"]).hold("ry", "pirate").board("damage", "holodeck", "", "", "", "")
    lines = "\n".join(said(voyage))
    assert "Seat 1 at Home Station: medals 1, damage 4, missions 0 (points 0)" in lines
    assert "Ready: red ensign, cadet. Queue from the front: blue ensign, yellow commander." in lines
    assert "Holds: red-yellow artifact, pirate; free: 3." in lines
    assert "Slots: (1) damage, (2) Holodeck, (3) empty," in lines
    assert "Tracks: fleet 0, androids 0, pirates 0." in lines


def test_lockers_count_as_holds() -> None:
    lines = said(Voyage().board("hyper-lockers", "", "", "", "", ""))
    assert "    Holds: nothing; free: 7." in lines


def test_the_place_of_the_ship_is_described_with_its_mission_and_routes() -> None:
    voyage = Voyage()
    voyage.me.at = "p5"
    voyage.mission("red: move 2", "android: medal")
    voyage.table.routes = {"s1": "green-android"}
    lines = said(voyage)
    at = lines.index("Eftel: mission test-mission; ships: Seat 1.")
    assert lines[at + 1 : at + 4] == ["    Red: up to 2 moves.", "    Androids only: a medal.", "    4 points."]
    assert "yellow to Home Station, past a green pirate (android)" in lines[at + 4]


def test_a_question_about_cards_shows_them() -> None:
    voyage = Voyage().offer("holodeck", "", "tidy-wiring")
    assert not any("Holodeck" in line for line in said(voyage))
    lines = said(voyage.effect("tech"))
    assert "    Holodeck" in lines
    assert "        Blue room: do what a room technology on the central board does." in lines
    assert "    Slot 3: left –, repair, medal; right medal, repair, –." in lines, "what the new card may match"


def test_looking_at_missions_shows_them_to_one_captain_only() -> None:
    voyage = Voyage().on_top("mission_deck", "lost-world").effect("stargate 1")
    assert "    Lost world" in said(voyage)
    assert not any("Lost world" in line for line in describe(voyage.table.view(1), ENGLISH, False))


def test_rows_say_what_they_are_about_when_they_are_asked_for() -> None:
    voyage = Voyage().crew(["R", "Y"], []).mission("red: move 2, medal", "yellow: repair").do("perform")
    asked = voyage.table.agenda[-1]
    assert ENGLISH.prompt(asked.prompt(voyage.table, 0)) == "Who goes to row 1, red: up to 2 moves, a medal?"
    voyage.do("assign R", "assign Y")
    asked = voyage.table.agenda[-1]
    assert ENGLISH.prompt(asked.prompt(voyage.table, 0)) == ("Row 1: up to 2 moves, a medal. Apply it, or ignore it?")
    assert "    On mission test-mission, rows from the top: red ensign, yellow ensign." in said(voyage)


def test_the_end_tells_sheets_winners_and_epilogues() -> None:
    sheet = {"missions": 12, "tracks": 3, "omegas": 0, "figures": 2, "medals": 1.5, "damage": -2}
    sheets = [{**sheet, "total": 16.5}, {**sheet, "total": 16.5}]
    lines = ending(ended(sheets, ["0-20", "0-20"], [0, 1]), ENGLISH)
    assert lines[0].endswith("medals and artifacts 1.5, damage −2: total 16.5")
    assert lines[-1] == "Seat 1, Seat 2 share the victory."


@rule("SC-16.4", "SC-16.5")
def test_the_end_tells_what_each_omega_brought() -> None:
    sheet = {"missions": 12, "tracks": 3, "omegas": 6, "figures": 2, "medals": 1.5, "damage": -2, "total": 22.5}
    result = replace(ended([sheet], ["22"], [0]), omega_points=[{"artifact-blueprints": 4, "teddy": 2}])
    assert ending(result, ENGLISH)[1:3] == ["    Artifact blueprints: 4", "    Teddy: 2"]


def test_a_guided_game_ends_without_an_epilogue() -> None:
    sheet = {"missions": 12, "tracks": 3, "omegas": 0, "figures": 2, "medals": 1.5, "damage": -2, "total": 16.5}
    (line,) = ending(ended([sheet], [], [0]), ENGLISH)
    assert line.endswith("total 16.5")


@rule("SC-D44")
def test_artifacts_inside_rooms_are_told() -> None:
    voyage = Voyage()
    voyage.me.in_rooms = {"navigation": "ry", "holodeck": "yb"}
    assert (
        "    Rooms with an artifact inside, for every colour: navigation room (red-yellow artifact), Holodeck "
        in "\n".join(said(voyage))
    )


def test_points_are_printed_with_a_true_minus_and_halves() -> None:
    assert "At the end: −½ points for each damage on your ship and your technology board." in score_text(
        ENGLISH, "-0.5 per damage"
    )
    assert "At the end: −4 points in any case." in score_text(ENGLISH, "-4 per game")
