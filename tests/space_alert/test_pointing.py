"""Why pointing at something does nothing: what players mean by it, and what is never given away."""

import pytest

from quarterdeck.games.space_alert.rules.pointing import meant
from quarterdeck.games.space_alert.state import SpaceAlert
from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.history import Game
from tests.rules import rule


@pytest.fixture
def game() -> Game:
    """Two players plan, each with one card laid."""
    game = Game("space-alert", seats=2, seed="pointing", mission="S2-1", clock=False)
    for seat in (0, 1):
        game.act(seat, "ready")
    for seat in (0, 1):
        game.act(seat, f"place {seat} {game.state.players[seat].hand[0]} 2")
    return game


def pointed(table: SpaceAlert, target: str, held: str = "") -> str | None:
    option = meant(table, 0, target, held)
    return None if option is None else str(option)


def test_slots_are_filled_emptied_and_changed(game: Game) -> None:
    table = game.state
    hand = table.players[0].hand
    assert pointed(table, "slot:0:9") == f"place 0 {hand[0]} 9"
    assert pointed(table, "slot:0:2") == "take-back 0 2"
    assert pointed(table, "slot:0:9", "card:A/<") == "place 0 A/< 9"
    assert pointed(table, "slot:0:3", "slot:0:2") == "move 0 2 3"
    table.crew[0].plan[1] = "A/<"
    assert pointed(table, "slot:0:1", "slot:0:2") == "swap 0 1 2"
    assert pointed(table, "seat:1", "card:A/<") == "give A/< 1"
    table.players[0].hand.clear()
    assert pointed(table, "slot:0:9") == "place 0 A/< 9"


def test_a_planned_card_held_over_another_board_would_be_laid_there(game: Game) -> None:
    """Board 2 is an android's; the answer is then why that card cannot be laid."""
    table = game.state
    card = table.crew[0].plan[2]
    assert pointed(table, "slot:2:5", "slot:0:2") == f"place 2 {card} 5"


@pytest.mark.parametrize(
    "target", ["", "slot:0", "slot:0:13", "slot:0:99", "slot:4:1", "slot:9:1", "slot:0:x", "seat:x", "seat:1", "hand"]
)
def test_what_stands_for_nothing_has_no_answer(game: Game, target: str) -> None:
    assert pointed(game.state, target) is None
    assert game.why_not_target(0, target) is None


@rule("SA-R8")
def test_a_card_on_a_board_that_one_does_not_see_is_never_named(game: Game) -> None:
    """Holding somebody else's hidden card is only said to be impossible, whichever card it is."""
    answers = []
    for card in ("A/<", "B/>", "C/^"):
        game.state.crew[1].plan[2] = card
        answers.append(meant(game.state, 0, "slot:0:1", "slot:1:2"))
    assert answers == [Reason("not-your-board", "SA-3.1.3", {"board": 1})] * 3


def test_the_answer_is_the_reason_of_that_option(game: Game) -> None:
    reason = game.why_not_target(0, "slot:0:9", "card:A/<")
    assert reason == game.why_not(0, "place 0 A/< 9") is not None
