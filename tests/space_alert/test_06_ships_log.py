"""The ship's log (SA-6): lines of flights; the pages of crews are tested in web."""

from quarterdeck.games.space_alert.rules.ships_log import log_line
from tests.rules import rule
from tests.space_alert.tables import flight


@rule("SA-R36", "SA-6.5")
def test_every_result_brings_its_line_a_lost_mission_too() -> None:
    game = flight(4)
    game.clock(700)
    line = log_line(game.state)
    assert line is not None
    assert game.result().outcome == "lost"
    assert game.result().log.lost_to == line.lost_to == game.state.lost_to != ""


def test_practice_brings_no_line() -> None:
    game = flight(1, clock=False)
    while not game.over:
        game.act(0, "go-on")
    assert log_line(game.state) is None
    assert game.result().log is None
