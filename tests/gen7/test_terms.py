"""Premise, components and general terms (G7-0, G7-1, G7-24, G7-39, G7-42)."""

import pytest

from quarterdeck.games.gen7.campaign_log import Average
from quarterdeck.games.gen7.content.conditions import parse_condition
from quarterdeck.games.gen7.content.effects import parse_effects
from quarterdeck.games.gen7.content.pack import pack
from quarterdeck.games.gen7.rules.conditions import is_true
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.episode_end import sequel
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.rules.plot import AdvancePlot, EnterSection
from quarterdeck.games.gen7.rules.rounds import Refresh
from quarterdeck.games.gen7.rules.systems import worsen
from quarterdeck.games.gen7.state import Gen7
from tests.gen7.logs import log_before
from tests.gen7.tables import act, dice, offered, ship, stock, told, turn_of
from tests.gen7.test_set_up import opened
from tests.rules import rule

BASE = pack()


def done(table: Gen7, line: str, seat: int = 0) -> Gen7:
    resolve(table, seat, parse_effects(line), "test")
    table.advance()
    return table


@rule("G7-0.11")
@pytest.mark.parametrize(("seats", "first", "order"), [(3, 1, (1, 2, 0)), (4, 3, (3, 0, 1, 2))])
def test_clockwise_is_the_order_of_rising_seat_numbers(seats: int, first: int, order: tuple[int, ...]) -> None:
    assert ship(seats).clockwise(first) == order


@rule("G7-0.4")
def test_merit_is_ones_own_and_the_story_belongs_to_all() -> None:
    table = done(ship(), "merit +3; stars 1; success 2; worsen energy 1", seat=1)
    assert [player.merit for player in table.players] == [0, 3, 0, 0]
    assert [player.stars for player in table.players] == [0, 1, 0, 0]
    assert (table.success, table.divisions["energy"]) == (2, 1)


@rule("G7-0.5", "G7-1.37", "G7-24.12")
def test_a_plot_goal_that_is_missed_in_time_brings_the_failure_effect() -> None:
    table = ship()
    table.vault, table.target, table.plot_advance, table.round = stock(data=3, parts=3, chems=3), 8, 3, 3
    table.then(AdvancePlot())
    table.advance()
    assert table.vault == stock(data=2, parts=2, chems=2)
    assert "stores_short" in table.flags
    assert table.section == "1.20"


@rule("G7-0.7", "G7-22.7")
def test_components_join_as_the_campaign_goes_on_and_some_on_branches_only() -> None:
    first, later = opened(), opened(**log_before("3.00", 3))
    assert "K-04" not in {*first.key_deck}
    assert {"K-01", "K-04", "K-05"} <= {*later.key_deck}
    assert "A1" in later.cards
    assert "A1" not in first.cards
    assert "B2" not in later.unlocked  # only with an open valve


@rule("G7-0.10", "G7-31.3")
def test_a_result_is_what_a_die_shows_however_it_came_about() -> None:
    table = ship()
    table.players[0].dice, table.players[0].store = dice("colonist-1", "robot-1 supply"), stock(chems=2)
    turn_of(table, 0)
    act(table, 0, "spend-chems colonist-1 6", "place colonist-6 science_lab:1")
    assert table.players[0].store["data"] == 6


@rule("G7-0.12", "G7-D18")
def test_an_average_is_not_rounded_when_it_is_compared() -> None:
    table = ship()
    table.averages = (Average(179, 4),)  # 44.75
    assert not is_true(table, parse_condition("average >= 45"), None)
    assert is_true(table, parse_condition("average >= 44"), None)


@rule("G7-1.5")
def test_there_are_three_types_of_tokens() -> None:
    view = opened().view(None)
    assert {*view["vault"]} == {*view["players"][0]["store"]} == {"data", "parts", "chems"}


@rule("G7-1.6", "G7-12.1", "G7-2.30")
def test_one_player_has_the_badge_and_at_most_one_the_token() -> None:
    first, later = opened(), opened(**log_before("3.00", 3))
    rolls = {one["seat"]: one["result"] for one in told(first, "rolled-for-chief")}
    assert first.view(None)["chief"] == first.chief == min(rolls, key=lambda seat: rolls[seat])
    assert first.view(None)["duty"] == -1
    assert later.view(None)["duty"] == later.best[-1]


@rule("G7-1.7", "G7-D4", "G7-10.2")
def test_each_player_has_one_merit_marker_and_one_sleeping_colonist_marker() -> None:
    table = opened(4)
    assert table.markers == table.clockwise(table.chief)
    assert all(player.asleep for player in table.players)
    assert table.heart_mind == 0
    done(table, "merit +2", seat=2)
    assert sorted(table.markers) == [0, 1, 2, 3]


@rule("G7-1.8", "G7-1.29", "G7-24.11")
def test_rounds_deadline_and_progress_are_seen_by_all() -> None:
    table = ship()
    table.then(EnterSection("1.01"))
    table.advance()
    view = table.view(None)
    assert (view["round"], view["last_round"], view["plot_advance"], view["target"]) == (1, 5, 3, 13)
    assert (view["success"], view["heart_mind"], view["repairs"], view["covered"]) == (0, 0, [], {})


@rule("G7-1.9", "G7-2.10", "G7-42.3")
def test_each_system_has_one_marker_which_worsening_moves_right() -> None:
    table = ship()
    assert table.divisions == {"computer": 0, "energy": 0, "biological": 0}
    worsen(table, "energy", 2)
    assert table.divisions == {"computer": 0, "energy": 2, "biological": 0}
    assert is_true(table, parse_condition("division energy >= orange"), None)


@rule("G7-1.32", "G7-29.4", "G7-29.5")
def test_a_sector_board_has_store_quarters_slots_and_an_ability_of_its_own() -> None:
    table = ship()
    for player in table.players:
        assert {*player.store} == {"data", "parts", "chems"}
        assert len(player.algorithms) == len(player.upgrades) == 2
        assert player.dice
    spots = {}
    for seat, player in enumerate(table.players):
        player.dice = dice("colonist-4", *(["robot-5 science_lab:1"] if seat == 3 else ["robot-1 supply"]))
        turn_of(table, seat)
        spots[player.sector] = {text.split()[2] for text in offered(table, seat, "place") if player.sector in text}
    assert all(spots.values())
    assert spots["mechanical"] == {"mechanical:1"}


@rule("G7-1.35", "G7-2.16", "G7-C13")
def test_set_up_of_the_episode_and_of_a_section_when_it_is_reached() -> None:
    table = ship(section="2.00")
    assert table.success == 0
    table.then(EnterSection("2.01"))
    table.advance()
    act_all_read(table)
    assert table.success == 1  # special set-up of 2.01
    dark = opened(**log_before("2.00", 3, flags=["stores_short"]))
    short = [text for one in dark.rules if (text := one.text).startswith("start_vault")]
    assert (dark.vault != stock(data=3, parts=3, chems=3)) == bool(short)


def act_all_read(table: Gen7) -> None:
    while table.agenda and table.agenda[-1].name == "reading":
        act(table, table.seats()[0], "go-on")


@rule("G7-1.38", "G7-3.4", "G7-3.5")
def test_the_key_task_board_says_how_many_are_drawn() -> None:
    drawn = BASE.table.drawn
    assert [[drawn(seats, round_) for round_ in (1, 2, 3, 6)] for seats in (3, 4)] == [[1, 2, 3, 3], [2, 3, 4, 4]]


@rule("G7-1.39", "G7-2.29")
def test_the_cover_card_is_no_crossroads_card() -> None:
    table = opened()
    assert {*table.crossroads} <= {*table.pack.crossroads}
    base = {name for name, card in table.pack.crossroads.items() if card.set == "base"}
    assert len(table.crossroads) == len(base) + 3  # one for each crew card dealt


@rule("G7-24.7", "G7-5.13", "G7-24.8", "G7-C5")
def test_failure_markers_stay_and_repair_markers_go_at_refresh() -> None:
    table = done(ship(), "failure_marker chem_lab first; repair_marker chem_lab last")
    assert (table.covered, table.repairs) == ({"chem_lab:1": ("effect",)}, ("chem_lab:4",))
    table.then(Refresh())
    table.advance()
    assert (table.covered, table.repairs) == ({"chem_lab:1": ("effect",)}, ())


@rule("G7-D48.1", "G7-4.5")
@pytest.mark.parametrize("kind", ["failure_marker", "repair_marker"])
def test_no_marker_where_no_spot_is_available(kind: str) -> None:
    table = ship()
    table.covered = {f"assembly:{dots}": ("effect",) for dots in (1, 2, 3)}
    before = dict(table.covered)
    done(table, f"{kind} assembly first")
    assert (table.covered, table.repairs) == (before, ())


@rule("G7-D62.3", "G7-D26.4", "G7-D6")
def test_no_marker_on_the_chief_spot_in_small_labs_or_in_the_recovery_room() -> None:
    table = done(ship(), "failure_marker hq first; repair_marker medical_center first")
    assert table.covered == {"hq:1": ("effect",)}
    assert table.repairs == ("medical_center:1",)
    done(table, "failure_marker chosen last")
    rooms = {text.split()[1] for text in offered(table, 0, "choose-room")}
    assert rooms == {name for name, room in BASE.rooms.items() if room.dots}
    assert not rooms & {*BASE.sectors, "recovery", "vault"}


@rule("G7-D6", "G7-39.5")
def test_dice_in_the_recovery_room_count_in_the_biological_department() -> None:
    table = ship()
    table.players[0].dice = dice(*["colonist-3 recovery"] * 7)
    assert is_true(table, parse_condition("dice biological >= 7"), 0)
    table.divisions = {**table.divisions, "biological": 3}
    table.then(Refresh())
    table.advance()
    assert {at.partition(":")[0] for at in table.covered} == {"chem_lab", "medical_center"}
    assert len([die for die in table.players[0].dice if die.at == "recovery"]) == 7


@rule("G7-39.7", "G7-43.9", "G7-29.8")
def test_labs_and_centers() -> None:
    labs = {name for name, room in BASE.rooms.items() if room.type}
    centers = {task.center for task in BASE.work_tasks.values()}
    assert labs == {"science_lab", "tech_lab", "chem_lab"}
    assert {name for name, sector in BASE.sectors.items() if sector.type} == {"science", "engineering", "bioscience"}
    assert centers == {"data_center", "production_center", "medical_center"}


@rule("G7-41.4", "G7-R49", "G7-6.27")
def test_consequences_are_written_in_the_log_and_carried_on() -> None:
    table = done(ship(), "flag sung; note_card C-301 from 3; log_damage tech_lab")
    table.bookmark = "2.00"
    options = sequel(table)
    assert options is not None
    assert options.log is not None
    assert options.log.flags == ("sung",)
    assert [note.card for note in options.log.notes] == ["C-301"]
    assert options.log.damage == {"tech_lab": 1}
    assert len(told(table, "log-written")) == 1


@rule("G7-D72.2")
@pytest.mark.parametrize(("round_", "deadline"), [(1, 3), (3, 3), (5, 5)])
def test_a_deadline_in_the_past_is_the_current_round(round_: int, deadline: int) -> None:
    table = ship()
    table.round = round_
    table.then(EnterSection("1.01"))
    table.advance()
    assert table.plot_advance == deadline


@rule("G7-20.3", "G7-20.4", "G7-20.5")
def test_a_goal_begins_on_its_success_side_and_turns_when_it_says() -> None:
    table = opened(**log_before("2.00", 3))
    assert table.turned == ()
    happened(table, Happening("critical_reached", system="energy"))
    assert table.turned == ()
    happened(table, Happening("critical_reached", system="biological"))
    assert table.turned == ("G-02",)
    goal = table.pack.goals["G-02"]
    assert goal.failure is not None
    assert goal.failure.stars < goal.success.stars
