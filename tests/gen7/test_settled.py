"""Where the printed rules contradict themselves, as it is settled (G7-C1 to G7-C16)."""

from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules.rounds import Refresh, ReturnCrew, SystemFailure
from quarterdeck.games.gen7.rules.ships_log import change_damage, damageable_rooms
from quarterdeck.games.gen7.state import SIDES, Task
from tests.gen7.tables import act, dice, ship, turn_of
from tests.rules import rule


@rule("G7-C1", "G7-D13", "G7-5.12")
def test_failure_markers_are_laid_in_phase_6_for_every_worsened_division() -> None:
    table = ship()
    table.row = (Task("KT-11"),)  # energy worsens by 1, to yellow
    table.then(SystemFailure())
    table.advance()
    assert (table.divisions["energy"], table.covered) == (1, {})
    table.then(Refresh())
    table.advance()
    assert table.covered == {"tech_lab:4": ("track",)}


@rule("G7-C6", "G7-5.7", "G7-5.8")
def test_the_robot_of_the_mechanical_sector_goes_home() -> None:
    table = ship()
    for player in table.players:
        player.dice = dice("robot-7 assembly:1")
    table.then(ReturnCrew())
    table.advance()
    assert [player.dice[0].at for player in table.players] == ["supply", "supply", "supply", "quarters"]


@rule("G7-C9", "G7-D21", "G7-6.18", "G7-6.19")
def test_a_room_is_chosen_again_until_its_spots_are_lost() -> None:
    table = ship()
    table.covered = {f"tech_lab:{dots}": ("track",) for dots in (2, 3, 4)}  # the track does not count
    for times in range(4):
        assert "tech_lab" in damageable_rooms(table, "energy"), times
        change_damage(table, "tech_lab", 1)
    assert damageable_rooms(table, "energy") == ["production_center"]
    assert table.damage == {"tech_lab": 4}


@rule("G7-C12", "G7-1.2", "G7-D52")
def test_officers_have_eight_sides_and_there_are_nine_endings() -> None:
    assert SIDES["officer"] == 8
    assert sum(section.kind == "ending" for section in pack().sections.values()) == 9


@rule("G7-16.7", "G7-4.18", "G7-4.22", "G7-4.26")
def test_a_crossroads_card_is_drawn_read_chosen_from_and_removed() -> None:
    table = ship()
    table.players[0].dice, table.crossroads = dice("officer-3", "robot-1 supply"), ("C-002", "C-001")
    turn_of(table, 0)
    act(table, 0, "place officer-3 medical_center:1")
    while table.agenda[-1].name != "taking-turn":
        table.act(0, table.options(0)[-1])
    act(table, 0, "end-turn", "choose-option 1")
    while table.seats():
        table.act(table.seats()[0], table.options(table.seats()[0])[0])
    assert table.crossroads == ("C-002",)
    assert table.removed == ("C-001",)
