"""Every passenger and every action card of the solo game."""

import pytest

from quarterdeck.games.starship_captains.rules.scoring import sheet
from tests.rules import rule
from tests.starship_captains.content import BASE
from tests.starship_captains.eager import changes, finish, table
from tests.starship_captains.tables import Voyage

PASSENGERS = {
    "teddy": ("", [], 1),
    "the-ambassador": ("fleet 1", ["diplomatic-pouch", "parley-flag", "universal-translator"], 0),
    "the-safety-inspector": ("damage -1", ["duct-tape-autopilot", "repair-bots", "super-accumulator"], -1.5),
    "the-reformed-pirate": (
        "ambush 1, androids 1, damage 1, fought 1, pirates 1",
        ["bounty-desk", "pirate-transmitter", "quantum-torpedoes"],
        -1,
    ),
    "the-touring-curator": ("artifacts 1", ["curiosity-cabinet", "hyper-lockers", "tractor-beam"], 1),
    "the-android-philosopher": ("androids 1", ["android-kit", "lost-android-office", "robot-etiquette-course"], -1),
}
"""What changes when the passenger card is turned, the cards under the androids' event, and the points of a ship with
a commander, markers on 4, 4 and 7, 5 damage, 3 pirates, 2 kinds of artifacts, 3 androids."""


def solo(passenger: str, *actions: str) -> Voyage:
    """Captain Shadow turns these cards next."""
    voyage = table(1, passenger=passenger)
    assert voyage.table.shadow is not None
    voyage.table.shadow.actions = list(reversed(actions))
    return voyage


def turn_up(voyage: Voyage) -> Voyage:
    """End a turn that changes nothing of what is counted; then the next action card is turned."""
    for captain in voyage.table.captains:
        captain.damage, captain.slots = 0, [""] * 6
    voyage.do("activate repair C", "end-turn")
    return finish(voyage)


def test_all_passengers_are_here() -> None:
    assert set(PASSENGERS) == set(BASE.passengers)


@rule("SC-17.23", "SC-17.24", "SC-D47")
@pytest.mark.parametrize("passenger", PASSENGERS)
def test_a_passenger_acts(passenger: str) -> None:
    expected, cards, _ = PASSENGERS[passenger]
    voyage = solo(passenger, "passenger")
    assert sorted(voyage.table.under_androids) == cards or passenger == "teddy"
    voyage.me.damage = 1
    voyage.do("activate navigation R", "decline")
    assert changes(voyage, lambda: finish(voyage.do("end-turn"))) == expected


@rule("SC-17.32", "SC-D47")
@pytest.mark.parametrize("passenger", PASSENGERS)
def test_a_passenger_scores(passenger: str) -> None:
    voyage = solo(passenger).crew(["RC", "A", "A"], ["A"])
    voyage.me.markers, voyage.me.damage = [4, 4, 7], 2
    voyage.me.pirates, voyage.me.artifacts = ["green-medal", "green-medal"], ["ry", "rb", "rb"]
    assert sheet(voyage.table, 0)["omegas"] == PASSENGERS[passenger][2]


@rule("SC-17.14", "SC-17.15", "SC-17.16", "SC-17.19", "SC-17.21", "SC-D48")
@pytest.mark.parametrize("number", range(7))
def test_an_action_card_does_what_it_says(number: int) -> None:
    action = BASE.actions[number]
    voyage = solo("teddy", action)
    shadow = voyage.table.shadow
    assert shadow is not None
    voyage.table.planets = {"p8": "lost-world"}
    voyage.table.numbers = {"p1": 1, "p2": 2}
    offer, routes = voyage.table.central[0], set(voyage.table.routes)
    turn_up(voyage)
    assert shadow.turned == [action]
    assert (shadow.at, voyage.table.central[0] == offer) == {
        "technology": ("p5", False), "mission": ("p8", True), "fight": ("home", True), "passenger": ("home", True)
    }[action]  # fmt: skip
    assert (voyage.table.mission_discard == ["lost-world"]) == (action == "mission")
    assert routes - set(voyage.table.routes) == ({"s1"} if action == "fight" else set())
