"""Tokens, tracks and the scale of the base pack keep to the decisions on them."""

from collections import Counter

import pytest

from quarterdeck.games.starship_captains.content.pack import ROUTE_COLOURS
from quarterdeck.games.starship_captains.content.vocabulary import worth
from quarterdeck.games.starship_captains.rules.diplomacy import EVENT_SPACE
from quarterdeck.games.starship_captains.rules.setup import ARTIFACTS, MISSIONS, NUMBERS, PIRATES
from quarterdeck.games.starship_captains.state import FACTIONS, SPACES
from tests.rules import rule
from tests.starship_captains.content import BASE, words
from tests.starship_captains.tables import Voyage

# Tiles and tokens


@rule("SC-D29")
def test_seven_missions_and_six_numbers_of_which_four_players_need_one_each() -> None:
    assert (MISSIONS, NUMBERS) == ({"small": 6, "large": 7}, {"small": 5, "large": 6})


@rule("SC-D30", "SC-D31")
def test_ten_pirates_of_each_colour_and_nine_artifacts_of_each_kind() -> None:
    for colour in ROUTE_COLOURS:
        assert (PIRATES.count(f"{colour}-medal"), PIRATES.count(f"{colour}-android")) == (6, 4)
    assert len(PIRATES) == 30
    assert Counter(ARTIFACTS) == {"ry": 9, "rb": 9, "yb": 9}


@rule("SC-D34")
def test_the_first_queue_is_red_yellow_blue() -> None:
    assert Voyage().me.queue == ["R", "Y", "B"]


# Faction tracks

BONUSES = {"repair", "medal", "artifact", "cadet", "android", "move", "jump", "pirate", "recall", "tech"}


@rule("SC-D42", "SC-D43", "SC-14.3")
@pytest.mark.parametrize("name", [f"{faction}-{side}" for faction in FACTIONS for side in "AB"])
def test_a_track_side(name: str) -> None:
    track = BASE.tracks[name]
    sections = {(space - 1) // 3 + 1: words(", ".join(row)) for space, row in track.items()}
    found = Counter(word for section in sections.values() for word in section)
    assert len(track) == len(sections) == 4
    assert all(1 <= space < SPACES for space in track)
    assert EVENT_SPACE == 7
    assert EVENT_SPACE not in track
    assert [len(sections[1]), len(sections[2])] == [1, 1]
    assert len(sections[3]) in (1, 2)
    assert len(sections[4]) in (1, 2, 3)
    assert set(found) <= BONUSES
    assert max(found["cadet"], found["recall"], found["android"], found["tech"]) <= 1
    assert found["artifact"] <= 2
    assert 5 <= sum(worth(", ".join(row)) for row in track.values()) <= 7


@rule("SC-D42")
def test_the_sides_of_a_track_are_different_and_two_are_known() -> None:
    assert set(BASE.tracks) == {f"{faction}-{side}" for faction in FACTIONS for side in "AB"}
    for faction in FACTIONS:
        one, other = ({*BASE.tracks[f"{faction}-{side}"].items()} for side in "AB")
        assert min(len(one - other), len(other - one)) >= 3
    pirates = {2: ("repair",), 5: ("medal",), 9: ("repair", "artifact"), 12: ("cadet",)}
    assert BASE.tracks["pirates-A"] == pirates
    assert round(sum(worth(", ".join(row)) for row in pirates.values()), 2) == 5.95
    assert BASE.tracks["fleet-A"][9] == ("medal",)
    assert words(", ".join(BASE.tracks["fleet-A"][12])) == ["medal"] * 3


# The scale


@rule("SC-D61")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("move", 0.35), ("move 2", 0.7), ("jump", 0.8), ("fight", 1.4), ("tech", 2.6), ("tech replace", 2.8),
        ("repair", 1), ("damage", -1.1), ("ambush", -0.3), ("medal", 0.95), ("artifact", 0.8), ("pirate", 0.9),
        ("android", 1.7), ("cadet", 2.2), ("recall", 1.5), ("advance fleet", 0.7), ("advance any 4", 4 * 0.74),
        ("advance-twice", 1.55), ("library 3", 2.6), ("plans 3", 2.6), ("pay pirate: android", 0.8 * (1.7 - 0.9)),
        ("pay tech: medal", 0), ("repair / medal 2", 1.9), ("damage 2, advance any 4", 0.76),
    ],
)  # fmt: skip
def test_what_effects_are_worth(row: str, points: float) -> None:
    assert worth(row) == pytest.approx(points)
