"""The ship's log (SA-6): pages of crews, lines of flights."""

from quarterdeck.games.space_alert.ships_log import LogLine, log_line, new_page
from quarterdeck.games.space_alert.state import Options
from tests.rules import rule
from tests.space_alert.tables import flight


@rule("SA-6.1", "SA-2.8")
def test_a_page_names_the_crew_and_marks_the_roles() -> None:
    page = new_page(["Ada", "Bo", "Cy"], Options(captain=2, communications_officer=0, chief_of_security=2))
    assert [(member.name, member.marks) for member in page.crew] == [
        ("Ada", ("headphones",)),
        ("Bo", ()),
        ("Cy", ("star", "exclamation mark")),
    ]


@rule("SA-10.4.4")
def test_the_lines_of_a_campaign_are_bracketed_together() -> None:
    page = new_page(["Ada"], Options())
    for mission in (0, 1, 2, 3, 1, 0):
        page.add(LogLine("", "S2-1", "1", "1", campaign_mission=mission))
    assert [[line.campaign_mission for line in group] for group in page.brackets()] == [[0], [1, 2, 3], [1], [0]]


@rule("SA-R36", "SA-6.5")
def test_every_result_brings_its_line_a_lost_mission_too() -> None:
    game = flight(4)
    game.clock(700)
    line = log_line(game.state)
    assert line is not None
    assert game.result()["outcome"] == "lost"
    assert game.result()["log"]["lost_to"] == line.lost_to == game.state.lost_to != ""


def test_practice_brings_no_line() -> None:
    page = new_page(["Ada"], Options())
    game = flight(1, clock=False)
    while not game.over:
        game.act(0, "go-on")
    page.add(log_line(game.state))
    assert page.lines == []
    assert game.result()["log"] is None
