"""Fields of every view that follow from the table by the rules."""

import pytest

from tests.rules import rule
from tests.space_alert.tables import flight


@rule("SA-4.16.1", "SA-12.5", "SA-12.10", "SA-12.12")
@pytest.mark.parametrize(
    ("mission", "full_rules", "turns"),
    [
        ("S1-2", False, ()),
        ("S1-2", True, (2, 5)),
        ("S1-3", False, (2, 5, 9)),
        ("S2-1", False, (2, 5, 9)),
    ],
)
def test_views_say_after_which_turns_the_computer_is_checked(
    mission: str, full_rules: bool, turns: tuple[int, ...]
) -> None:
    view = flight(mission=mission, full_rules=full_rules).view(None)
    assert view["computer_checks"] == turns


@rule("SA-12.5", "SA-12.8", "SA-12.12")
@pytest.mark.parametrize(
    ("mission", "full_rules", "phases"),
    [("S1-2", False, 0), ("S1-2", True, 2), ("S1-6", False, 0), ("S2-1", False, 3)],
)
def test_views_say_in_how_many_phases_visual_confirmation_is_used(mission: str, full_rules: bool, phases: int) -> None:
    assert flight(mission=mission, full_rules=full_rules).view(None)["visual_phases"] == phases


@rule("SA-3.1.10", "SA-7.2.6")
def test_a_board_is_in_the_phase_of_its_player_and_an_androids_in_that_of_the_clock() -> None:
    game = flight(3)
    game.act(1, "end-phase")
    assert [member.seat for member in game.state.crew] == [0, 1, 2, -1]
    assert game.view(None)["board_phases"] == (1, 2, 1, 1)
    game.clock(300.0)
    assert game.state.phase == 2
    assert game.view(None)["board_phases"] == (2, 2, 2, 2)
