"""What is asked and what happens by itself (SC-R16 to SC-R24)."""

import pytest

from quarterdeck.games.starship_captains.cargo import draw_pirate
from quarterdeck.games.starship_captains.events import Scatter
from tests.rules import rule
from tests.starship_captains.tables import Voyage, refused


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


@rule("SC-11.2", "SC-3.13", "SC-D39")
def test_the_order_is_free_but_no_gain_is_left_out() -> None:
    voyage = after_mission("press-officer", "blue-talisman")
    assert voyage.offered() == ["invoke press-officer", "invoke blue-talisman"]
    assert refused(voyage, "enough") == "SC-3.13"
    voyage.do("invoke blue-talisman", "decline")
    assert (voyage.asked(), voyage.me.medals) == ("end-of-turn", 2)
    voyage = after_mission("press-officer", "blue-talisman").do("invoke press-officer")
    assert voyage.offered() == ["invoke blue-talisman", "enough"]
