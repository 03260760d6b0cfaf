"""Robots, the Recovery Room, Reprogram, HQ, placement rules and turns (G7-4, G7-23, G7-26, G7-29, G7-D5 to D29)."""

import pytest

from quarterdeck.games.gen7.bots.thumb import Mind
from quarterdeck.games.gen7.campaign_log import Options
from quarterdeck.games.gen7.content.effects import parse_effects
from quarterdeck.games.gen7.game import GEN7
from quarterdeck.games.gen7.rules.crossroads import begin_card
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.episode_end import sequel
from quarterdeck.games.gen7.rules.rounds import Refresh
from quarterdeck.games.gen7.rules.setup import LayOut, new_table, starting_dice
from quarterdeck.games.gen7.rules.special_rules import add_rules
from quarterdeck.games.gen7.state import Die, Gen7
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import BadOptions
from quarterdeck.kernel.history import Game
from tests.gen7.logs import log_before
from tests.gen7.tables import act, dice, offered, refusal, row, ship, stock, told, turn_of
from tests.gen7.test_hq import meeting
from tests.gen7.test_set_up import opened
from tests.rules import rule


def filling(task: str, *hand: str) -> Gen7:
    table = row(ship(), task)
    table.players[0].dice = dice(*hand)
    table.vault = stock(data=9, parts=9, chems=9)
    turn_of(table, 0)
    act(table, 0, f"propose {task}")
    return table


# Robots


@rule("G7-23.4", "G7-2.23", "G7-2.24")
def test_robots_come_from_assembly_except_that_of_the_mechanical_sector() -> None:
    table = ship()
    rows = table.pack.sectors
    where = {name: starting_dice(row_.colonists, row_.robot_home)[-1].at for name, row_ in rows.items()}
    assert where == {
        "science": "supply",
        "engineering": "supply",
        "bioscience": "supply",
        "mechanical": "quarters",
    }
    table.players[0].dice = dice("colonist-3", "robot-1 supply")
    table.chance.loaded = {"dice": [6]}
    turn_of(table, 0)
    act(table, 0, "place colonist-3 assembly:1")
    assert table.players[0].dice[1].at == "quarters"


@rule("G7-D10.3", "G7-D10", "G7-26.1")
def test_a_robot_may_fill_one_shared_spot_with_its_full_result() -> None:
    table = filling("KT-07", "robot-9", "colonist-2")
    act(table, 0, "lay-die robot-9 1", "lay-die colonist-2 2")
    assert refusal(table, 0, "lay-die colonist-2 3") != ""
    act(table, 0, "commit")
    assert (table.players[0].dice[0].result, table.players[0].dice[0].spots) == (9, (0,))


@rule("G7-D10.1", "G7-23.6")
@pytest.mark.parametrize(("spots", "left", "right"), [("1,2", 4, 5), ("2,1", 5, 4)])
def test_views_say_what_a_robot_counts_on_each_of_two_spots(spots: str, left: int, right: int) -> None:
    table = filling("KT-07", "robot-9", "colonist-2")
    act(table, 0, f"lay-die robot-9 {spots}")
    offered = table.view(None)["halves"]
    assert [*offered] == [{"group": "KT-07", "spot": 0, "left": left, "right": right}]


@rule("G7-D10.4")
def test_on_single_spots_a_robot_counts_with_its_full_result() -> None:
    table = ship()
    table.players[0].dice = dice("robot-12")
    turn_of(table, 0)
    act(table, 0, "place robot-12 science_lab:1")
    assert table.players[0].store["data"] == 12
    assert table.players[0].dice[0].at == "science_lab:1"


@rule("G7-D10.5", "G7-23.5", "G7-14.9")
def test_a_robot_on_two_spots_is_one_die() -> None:
    table = filling("KT-01", "robot-8")
    act(table, 0, "lay-die robot-8 1,2", "commit")
    assert len(told(table, "die-placed")) == 1
    assert table.players[0].merit == table.pack.key_tasks["KT-01"].merit


@rule("G7-26.1", "G7-4.14", "G7-26.4")
def test_all_spots_of_a_group_are_filled_together_or_none() -> None:
    table = filling("KT-02", "colonist-1", "colonist-2", "colonist-3")
    act(table, 0, "lay-die colonist-1 1", "lay-die colonist-2 2")
    assert refusal(table, 0, "commit") == "spots-empty G7-26.4"
    act(table, 0, "call-off")
    assert {die.at for die in table.players[0].dice} == {"quarters"}


# The Recovery Room


@rule("G7-D5.2", "G7-4.4")
def test_shared_spots_may_be_filled_instead_of_moving_to_the_recovery_room() -> None:
    table = row(ship(sectors=("mechanical", "engineering", "bioscience", "science")), "KT-07")
    spots = [f"{room.id}:{dots}" for room in table.pack.rooms.values() for dots in room.dots]
    table.covered = dict.fromkeys(spots, ("effect",))
    table.players[0].dice = dice("colonist-6", "colonist-1", "robot-1 supply")
    turn_of(table, 0)
    assert {option.split()[0] for option in offered(table, 0)} == {"propose", "move-to-recovery"}
    act(table, 0, "propose KT-07", "lay-die colonist-6 1", "lay-die colonist-1 2", "commit")
    assert table.row[0].finished
    assert offered(table, 0, "move-to-recovery") == []


@rule("G7-24.4", "G7-30.2", "G7-30.3", "G7-D25", "G7-C10")
def test_the_first_colonist_needs_one_visit_and_the_second_two_more() -> None:
    table = ship()
    player = table.players[0]
    awake = []
    for dots in (1, 2, 3):
        player.dice = (*dice("colonist-4"), *(die for die in player.dice if die.at in ("supply", "recovery")))
        turn_of(table, 0)
        act(table, 0, f"place colonist-4 medical_center:{dots}")
        awake.append((player.asleep, sum(die.at == "recovery" for die in player.dice)))
    assert awake == [(False, 1), (True, 1), (False, 2)]


# Reprogram


@rule("G7-D29.2", "G7-D29", "G7-29.16")
@pytest.mark.parametrize("at", ["science_lab:1", "KT-01", "recovery"])
def test_reprogram_reaches_robots_on_spots_cards_and_in_the_recovery_room(at: str) -> None:
    table = row(ship(), "KT-01")
    table.players[0].dice, table.players[3].dice = dice(f"robot-9 {at}"), dice("colonist-4", "robot-5 assembly:1")
    turn_of(table, 3)
    act(table, 3, "place colonist-4 mechanical:1")
    assert offered(table, 3) == ["reprogram 0", "reprogram 3"]
    act(table, 3, "reprogram 0")
    assert table.players[0].dice == dice("robot-9")


@rule("G7-29.16", "G7-D29.2")
@pytest.mark.parametrize(
    ("at", "spots", "target"),
    [
        ("science_lab:1", (), "spot:science_lab:1"),
        ("KT-01", (2, 1), "shared:KT-01:1"),
        ("recovery", (), "recovery:0:robot-9"),
    ],
)
def test_a_robot_to_send_home_is_chosen_where_it_lies(at: str, spots: tuple[int, ...], target: str) -> None:
    table = row(ship(), "KT-01")
    table.players[0].dice, table.players[3].dice = (Die("robot", 9, at, spots),), dice("colonist-4", "robot-5 supply")
    turn_of(table, 3)
    act(table, 3, "place colonist-4 mechanical:1")
    assert table.targets(3, table.option("reprogram 0")) == (target,)


@rule("G7-D29.2")
def test_without_a_robot_in_play_reprogram_cannot_be_taken() -> None:
    table = ship()
    for player in table.players:
        player.dice = (*dice("colonist-4"), *dice("robot-3 supply"))
    turn_of(table, 3)
    assert "mechanical:1" not in str(offered(table, 3, "place"))
    assert refusal(table, 3, "place colonist-4 mechanical:1") != ""
    table.players[3].dice = dice("robot-6")
    turn_of(table, 3)
    assert refusal(table, 3, "place robot-6 mechanical:1") != ""  # it would stand on the spot itself


# HQ


@rule("G7-D26.2", "G7-D26", "G7-C7", "G7-C15")
def test_the_die_on_the_chief_spot_is_the_active_players_attendance() -> None:
    table = meeting("officer-3", "colonist-5", "colonist-2")
    table.players[0].dice = (*table.players[0].dice, *dice("colonist-6"))
    asked = [table.seats()]
    act(table, 1, "join colonist-5")
    asked.append(table.seats())
    act(table, 2, "stay-away")
    assert asked == [(1,), (2,)]  # the active player is not asked
    (held,) = told(table, "meeting-held")
    assert held["number"] == 5
    assert sorted(held["players"]) == [0, 1]
    assert table.chief == 0


# Turns


@rule("G7-4.8", "G7-34.2")
def test_a_die_obeys_the_placement_rule_of_the_room() -> None:
    table = ship()
    table.players[1].dice = dice("colonist-5 tech_lab:1")
    table.players[0].dice = dice("colonist-4", "colonist-5", "robot-1 supply")
    turn_of(table, 0)
    assert refusal(table, 0, "place colonist-4 tech_lab:2") == "too-low-for-tech-lab G7-34.2"
    assert refusal(table, 0, "place colonist-5 tech_lab:2") == ""
    add_rules(table, ("barred colonist chem_lab",), "1.01", "episode")
    assert refusal(table, 0, "place colonist-4 chem_lab:1") != ""


@rule("G7-D7.4", "G7-4.18")
def test_files_and_skills_are_over_once_the_turn_has_ended() -> None:
    table = ship()
    player = table.players[0]
    player.dice, player.files, player.uses = dice("officer-3", "robot-1 supply"), ("FI-10",), {"hacker": 1}
    player.skills, table.crossroads, table.duty = ("hacker",), ("C-001",), 0
    turn_of(table, 0)
    act(table, 0, "place officer-3 science_lab:4")
    assert {"play-file FI-10", "use-skill hacker", "end-turn"} <= {*offered(table, 0)}
    act(table, 0, "end-turn")
    assert offered(table, 0) == ["ask-second", "no-second"]
    assert refusal(table, 0, "play-file FI-10") != ""


# Seats and set-up


@rule("G7-D3", "G7-2.11", "G7-2.12")
def test_with_three_seats_three_dot_spots_are_blocked_for_good() -> None:
    table = opened(3)
    blocked = {at for at, why in table.covered.items() if why == ("seats",)}
    assert blocked == {f"{room.id}:3" for room in table.pack.rooms.values() if 3 in room.dots}
    assert table.damage == {}
    table.agenda = [Refresh()]
    resolve(table, 0, parse_effects("clear_failure science_lab"), "test")
    table.advance()
    assert blocked <= {*table.covered}
    assert len({player.sector for player in table.players}) == 3
    assert not any("seats" in why for why in opened(4).covered.values())
    with pytest.raises(BadOptions, match="3 officers, not 4"):
        opened(4, **log_before("2.00", 3))


@rule("G7-D4", "G7-2.7")
def test_opening_values() -> None:
    table = opened(4)
    assert table.heart_mind == 0
    assert table.markers == table.clockwise(table.chief)
    assert [bool(player.algorithms[0]) for player in table.players] == [True] * 4
    assert [player.drawn_algorithms for player in table.players] == [()] * 4
    assert opened(**log_before("3.00", 3)).heart_mind == 1


@rule("G7-D58.11")
@pytest.mark.parametrize(
    ("line", "quarters", "files", "data"),
    [
        ("start_crew colonist +1", 5, 1, 3),
        ("start_crew colonist -9", 1, 1, 3),
        ("start_files +1", 4, 2, 3),
        ("start_files -3", 4, 0, 3),
        ("start_vault data -5", 4, 1, 0),
        ("start_vault each +2", 4, 1, 5),
        ("start_place officer recovery", 3, 1, 3),
    ],
)
def test_special_rules_change_what_players_begin_with(line: str, quarters: int, files: int, data: int) -> None:
    table = new_table(4, Options(), Chance("1"))
    table.section = "1.00"
    add_rules(table, (line,), "1.00", "episode")
    table.agenda = []
    LayOut().run(table)
    others = [player for player in table.players if player.sector != "mechanical"]
    assert [sum(die.at == "quarters" for die in player.dice) for player in others] == [quarters] * 3
    assert [len(player.files) for player in table.players] == [files] * 4
    assert table.vault["data"] == data


@rule("G7-D37", "G7-C14", "G7-35.3")
def test_other_players_paid_by_the_chem_lab_are_cut_to_capacity_at_once() -> None:
    table = ship()
    table.players[1].dice, table.players[1].store = dice("colonist-3 chem_lab:1"), stock(chems=15)
    table.players[2].dice = dice("colonist-3 chem_lab:2")
    table.players[0].dice, table.players[0].store = dice("colonist-3", "robot-1 supply"), stock(chems=14)
    turn_of(table, 0)
    act(table, 0, "place colonist-3 chem_lab:3")
    assert [player.store["chems"] for player in table.players] == [16, 15, 1, 0]
    act(table, 0, "skip-replenish")
    assert table.players[0].store["chems"] == 15


# People and bots


@rule("G7-D55.1", "G7-D55")
def test_a_table_has_three_or_four_seats_however_many_people_there_are() -> None:
    assert GEN7.rules.seats == (3, 4)
    for seats, humans in ((3, (0,)), (4, (0, 1)), (4, (0, 1, 2)), (4, (0, 1, 2, 3))):
        game = Game("gen7", seats=seats, humans=humans)
        assert [game.state.is_human(seat) for seat in range(seats)] == [seat in humans for seat in range(seats)]


@rule("G7-D55.2", "G7-D56.2", "G7-D56")
def test_bots_are_full_officers() -> None:
    table = opened(3)
    table.humans = frozenset({0})
    assert len({player.temperament for player in table.players}) == 3
    assert all(player.crew and player.files and player.rank == 1 for player in table.players)
    assert table.chief in range(3)
    later = opened(**log_before("2.00", 3))
    later.humans = frozenset({0})
    assert later.duty == 1
    assert all(player.plan_a and player.skills for player in later.players)


@rule("G7-D55.4", "G7-4.22")
def test_a_bot_chooses_for_its_own_officer() -> None:
    table = ship()
    table.humans = frozenset({0})
    begin_card(table, "C-001", 2)
    table.advance()
    assert table.seats() == (2,)
    assert refusal(table, 0, "choose-option 1") != ""


@rule("G7-D55.5", "G7-R39")
def test_an_officers_record_does_not_depend_on_who_sits_there() -> None:
    played = [opened(**log_before("3.00", 3)) for _ in range(2)]
    played[0].humans, played[1].humans = frozenset({0}), frozenset({1, 2})
    assert [player.skills for player in played[0].players] == [player.skills for player in played[1].players]
    logs = []
    for table in played:
        table.bookmark = "4.00"
        options = sequel(table)
        assert options is not None
        logs.append(options.log)
    assert logs[0] == logs[1]


@rule("G7-D56.4", "G7-R17")
def test_a_bot_offers_dice_first_and_then_the_tokens_that_are_lacking() -> None:
    table = row(ship(3), "KT-01")  # equal dice, 2 data
    for player in table.players:
        player.dice, player.temperament = (), "warden"
    table.players[0].dice, table.players[1].dice = dice("colonist-4"), dice("colonist-4")
    table.players[1].store = stock(data=3)
    table.divisions = dict.fromkeys(table.divisions, 2)
    turn_of(table, 0)
    act(table, 0, "propose KT-01", "lay-die colonist-4 1", "ask-for-help")
    script = [str(option) for option in Mind(table.view(1), 1).answer()]
    assert script == ["lay-die colonist-4 2", "give-tokens data 2", "send-offer"]
