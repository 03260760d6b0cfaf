"""Why pointing at something does nothing: what captains mean by it, and the answer."""

import pytest

from quarterdeck.games.starship_captains.rules.diplomacy import AdvanceMarker
from quarterdeck.games.starship_captains.rules.events import MoveBack
from quarterdeck.games.starship_captains.rules.pointing import meant
from quarterdeck.games.starship_captains.state import FACTIONS
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.history import Game
from quarterdeck.kernel.words import words
from tests.starship_captains.tables import Voyage


def pointed(voyage: Voyage, target: str, held: str = "") -> str | None:
    option = meant(voyage.table, voyage.table.active, target, held)
    return None if option is None else str(option)


@pytest.mark.parametrize(
    ("target", "held", "option"),
    [
        ("room:weapons", "figure:C", "activate weapons C"),
        ("room:navigation", "", "activate navigation R"),
        ("room:weapons", "", "activate weapons Y"),
        ("room:nowhere", "", "activate nowhere R"),
        ("figure:Y", "", "activate weapons Y"),
        ("figure:A", "", "activate repair A"),
        ("card:x", "", "take x 3"),
        ("slot:3", "card:y", "take y 3"),
        ("slot:3", "figure:R", "take x 3"),
        ("slot:4", "", "mend 4"),
        ("hull", "", "mend ship"),
        ("queue:1", "", "order 1"),
        ("space:fleet:3", "", "go fleet 1"),
        ("cargo:pirate", "", "jettison pirate"),
        ("slot:many", "", None),
        ("mission:x", "", None),
        ("", "", None),
    ],
)
def test_a_thing_stands_for_what_it_is_there_for(target: str, held: str, option: str | None) -> None:
    voyage = Voyage().crew(["R", "Y", "C", "A"])
    voyage.me.slots, voyage.table.central = ["one", "two", "", "damage"], ["", "x"]
    assert pointed(voyage, target, held) == option


def test_places_mean_flights_and_the_own_one_its_mission() -> None:
    voyage = Voyage()
    chart, here = voyage.table.pack.maps[voyage.table.map], voyage.me.at
    route = chart.at[here][0]
    assert pointed(voyage, f"place:{chart.other_end(route, here)}") == f"fly {route}"
    assert pointed(voyage, f"place:{here}") == "perform"
    assert pointed(voyage, f"route:{route}") == f"attack {route}"


def test_a_room_that_is_in_use_is_activated_and_any_other_card_taken() -> None:
    voyage = Voyage().crew(["C", "B"]).board("escape-pod", "red-talisman", "", "", "", "")
    voyage.table.shared = ["tractor-beam"]
    assert voyage.table.card("escape-pod").colour
    assert pointed(voyage, "card:escape-pod", "figure:B") == "activate escape-pod B"
    assert pointed(voyage, "card:tractor-beam", "figure:B") == "activate tractor-beam B"
    assert pointed(voyage, "card:red-talisman") is None, "an ability is not activated"
    assert pointed(voyage, "card:press-officer") == "take press-officer 3"
    voyage.me.slots = ["escape-pod"] * 6
    assert pointed(voyage, "card:press-officer") == "take press-officer 1", "the answer is that it is taken"
    voyage.me.slots[0] = "damage"
    assert pointed(voyage, "slot:1") == "mend 1"


def test_a_drawn_card_is_installed_in_the_slot_that_is_pointed_at() -> None:
    voyage = Voyage().board("", "", "", "", "", "").effect("library 2")
    drawn = voyage.me.drawn[0]
    assert pointed(voyage, "slot:4", f"card:{drawn}") == f"install {drawn} 4"
    assert pointed(voyage, "slot:four", f"card:{drawn}") is None
    assert pointed(voyage, "slot:4") == f"take {next(filter(None, voyage.table.central))} 4"


@pytest.mark.parametrize(
    ("effect", "option", "targets"),
    [
        ("repair", "mend ship", ("hull",)),
        ("repair", "mend 1", ("slot:1",)),
        ("pay medal: jump", "pay medal", ("medals",)),
        ("pay android: jump", "pay A", ("figure:A",)),
        ("pay tech: jump", "pay escape-pod", ("card:escape-pod",)),
        ("pay artifact: jump", "pay ry", ("cargo:ry",)),
        ("pay pirate: jump", "pay pirate", ("cargo:pirate",)),
    ],
)
def test_repairs_and_coins_are_about_things_on_the_board(effect: str, option: str, targets: tuple[str, ...]) -> None:
    voyage = Voyage().crew(["A"], []).hold("ry", "pirate", damage=1).board("damage", "escape-pod", "", "", "", "")
    voyage.effect(effect)
    assert voyage.table.targets(0, voyage.table.option(option)) == targets


def test_a_figure_goes_to_the_next_row_only() -> None:
    voyage = Voyage().crew(["R", "C"]).mission("red: move 1", "blue: move 1")
    voyage.table.act(voyage.table.active, voyage.table.option("perform"))
    assert pointed(voyage, "row:0", "figure:R") == "assign R 1"
    assert voyage.why_not("assign R 1") == ""
    assert pointed(voyage, "row:1", "figure:R") == "assign R 2"
    reason = voyage.table.why_not(voyage.table.active, voyage.table.option("assign R 2"))
    assert reason == Reason("another-row", "SC-12.4", {"row": 1})


def test_what_can_be_chosen_has_no_reason_against_it() -> None:
    game = Game("starship-captains", seats=2, seed="pointing")
    seat = game.seats()[0]
    activations = [option for option in game.choices(seat) if option.verb == "activate"]
    assert activations
    for option in activations:
        room, figure = option.targets(game.state, seat, game.state.agenda[-1])
        assert meant(game.state, seat, room, figure) == option
        assert game.why_not_target(seat, room, figure) is None


def test_the_answer_is_the_reason_of_that_option() -> None:
    game = Game("starship-captains", seats=2, seed="pointing")
    seat = game.seats()[0]
    reason = game.why_not_target(seat, "room:nothing", "figure:R")
    assert reason == game.why_not(seat, "activate nothing R") is not None
    waiting = game.why_not_target(1 - seat, "hull")
    assert waiting is not None
    assert waiting.id == "not-asked"


def test_steps_point_at_the_space_they_lead_to_on_the_next_lap_too() -> None:
    voyage = Voyage()
    voyage.me.markers = [12, 3, 0, 0][: len(voyage.me.markers)]
    top = voyage.table.agenda[-1]
    first, second = FACTIONS[:2]
    assert AdvanceMarker(first, 2).targets(voyage.table, 0, top) == (f"space:{first}:1",)
    assert MoveBack(second, 2).targets(voyage.table, 0, top) == (f"space:{second}:1",)


def test_a_side_of_a_choice_begins_with_a_capital_letter() -> None:
    assert words("starship-captains").spell("chosen", "repair") == "Repair 1"
