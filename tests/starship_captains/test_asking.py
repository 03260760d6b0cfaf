"""What is asked and what happens by itself (SC-R16 to SC-R24)."""

import pytest

from quarterdeck.games.starship_captains.rules.cargo import draw_pirate
from quarterdeck.games.starship_captains.rules.events import Scatter
from quarterdeck.games.starship_captains.state import DAMAGED
from quarterdeck.kernel.words import words
from tests.rules import rule
from tests.starship_captains.tables import Voyage, refused
from tests.starship_captains.test_examples_of_cards import card


@rule("SC-R19", "SC-D24")
def test_a_pirate_with_one_free_route_goes_there_by_itself() -> None:
    voyage = Voyage()
    table = voyage.table
    routes = list(table.pack.maps["small"].routes)
    table.routes = {route: draw_pirate(table) for route in routes[1:]}
    table.then(Scatter(0))
    table.advance()
    assert voyage.asked() == "turn"
    assert routes[0] in table.routes
    assert voyage.told("pirate-appeared")[-1]["route"] == routes[0]


@rule("SC-D24")
def test_a_pirate_with_two_free_routes_goes_to_the_chosen_one() -> None:
    voyage = Voyage()
    table = voyage.table
    routes = list(table.pack.maps["small"].routes)
    table.routes = {route: draw_pirate(table) for route in routes[2:]}
    table.then(Scatter(0))
    table.advance()
    assert voyage.offered() == [f"station {route}" for route in routes[:2]]
    voyage.do(f"station {routes[1]}")
    assert {*routes} - {*table.routes} == {routes[0]}


@rule("SC-R19", "SC-R24")
def test_the_last_figure_is_not_assigned_unasked() -> None:
    voyage = Voyage().crew(["C", "C"], []).mission("red: medal", "blue: medal").do("perform")
    assert voyage.offered() == ["assign C"]
    assert voyage.me.assigned == []


def after_mission(*cards: str, row: str = "blue: jump") -> Voyage:
    voyage = Voyage().crew(["C"], []).board(*cards, *[""] * (6 - len(cards)))
    return voyage.mission(row).do("perform", "assign C")


@rule("SC-11.2", "SC-3.13", "SC-3.17", "SC-R16", "SC-R19")
@pytest.mark.parametrize(
    ("card", "row", "gain"),
    [("press-officer", "blue: jump", "medals-gained"), ("lost-android-office", "android: jump", "android-gained")],
)
def test_a_gain_after_a_mission_happens_by_itself(card: str, row: str, gain: str) -> None:
    voyage = after_mission(card, row=row)
    assert voyage.asked() == "end-of-turn"
    assert len(voyage.told(gain)) == 1


@rule("SC-3.13", "SC-R16")
@pytest.mark.parametrize(
    ("effect", "asked"),
    [
        *[
            (effect, False)
            for effect in ("damage", "ambush", "medal", "android", "cadet", "artifact", "pirate", "recall")
        ],
        ("repair", True),
        ("move", True),
        ("advance fleet", True),
    ],
)
def test_only_what_may_be_declined_waits_to_be_invoked(effect: str, asked: bool) -> None:
    voyage = Voyage().crew(["C"], ["R"]).mission("blue: jump")
    voyage.me.slots = [card(voyage, "t-after", f"ability: after mission blue: {effect}"), *[""] * 5]
    voyage.do("perform", "assign C")
    assert (voyage.asked() == "aftermath") == asked
    assert bool(voyage.told("ability-works")) != asked


@rule("SC-11.2", "SC-3.13", "SC-D39")
def test_the_order_is_free_but_no_gain_is_left_out() -> None:
    voyage = after_mission("press-officer", "blue-talisman")
    assert voyage.offered() == ["invoke press-officer", "invoke blue-talisman"]
    assert refused(voyage, "enough") == "SC-3.13"
    voyage.do("invoke blue-talisman", "decline")
    assert (voyage.asked(), voyage.me.medals) == ("end-of-turn", 2)
    voyage = after_mission("press-officer", "blue-talisman").do("invoke press-officer")
    assert voyage.offered() == ["invoke blue-talisman", "enough"]
    voyage.do("enough")
    assert (voyage.me.markers, voyage.asked()) == ([0, 0, 0], "end-of-turn"), "what is left unused is over"


@rule("SC-D39", "SC-11.2")
def test_which_of_two_gains_comes_first_is_chosen() -> None:
    voyage = Voyage().crew(["C"], []).mission("blue: jump")
    cadet = card(voyage, "t-cadet", "ability: after mission blue: cadet")
    voyage.me.slots = ["press-officer", cadet, "", "", "", ""]
    voyage.do("perform", "assign C")
    assert voyage.offered() == ["invoke press-officer", "invoke t-cadet"]
    voyage.do("invoke t-cadet")
    works = [args["card"] for args in voyage.told("ability-works")]
    assert (works, voyage.asked()) == (["t-cadet", "press-officer"], "end-of-turn")


@rule("SC-18.15")
def test_the_sides_of_a_choice_are_named_by_what_they_do() -> None:
    voyage = Voyage().effect("repair / medal 2")
    frame = voyage.table.agenda[-1]
    labels = [option.label(voyage.table, 0, frame) for option in voyage.table.options(0)]
    assert [label and label.args for label in labels] == [{"chosen": "repair"}, {"chosen": "medal 2"}]


@rule("SC-11.14", "SC-R2")
@pytest.mark.parametrize("effect", ["tech", "library 1"])
def test_the_question_for_a_slot_says_which_symbols_would_match(effect: str) -> None:
    voyage = Voyage().board(DAMAGED, "", "t-right", "", "", "")
    card(voyage, "t-new", "red: jump", "- - - | move medal -")
    card(voyage, "t-right", "red: jump", "move medal - | - - -")
    voyage.offer("t-new").on_top("technologies", "t-new").effect(effect)
    asked, verb = voyage.table.agenda[-1], voyage.offered()[0].split()[0]
    assert [f"{verb} t-new 2", "move", "medal"] in asked.prompt(voyage.table, 0).args["bonuses"]
    for other in (1, None):
        assert "bonuses" not in asked.prompt(voyage.table, other).args
    voyage.do(f"{verb} t-new 2", "decline")
    assert [bonus["symbol"] for bonus in voyage.told("technology-bonus")] == ["move", "medal"]


@rule("SC-4.1", "SC-4.2", "SC-4.3", "SC-4.4")
@pytest.mark.parametrize(
    ("option", "room"),
    [("fly s1", "navigation"), ("attack s1", "weapons"), ("take x 1", "science"), ("mend 1", "repair")],
)
def test_what_needs_a_room_says_which(option: str, room: str) -> None:
    voyage = Voyage()
    reason = voyage.table.why_not(0, voyage.table.option(option))
    assert reason is not None
    assert reason.id == f"activate-{room}-first"
    assert f"{room} room" in words("starship-captains").reason(reason)
    voyage.do("activate repair C", "decline")
    assert voyage.why_not(option) == "SC-R13", "at the end of a turn it is simply no choice"
