"""Officer skills (G7-43, G7-D30, G7-D31)."""

import pytest

from quarterdeck.games.gen7.rules.special_rules import add_rules
from quarterdeck.games.gen7.state import Gen7
from tests.gen7.tables import act, dice, offered, refusal, ship, stock, told, turn_of
from tests.rules import rule

FILES = ("FI-01", "FI-02", "FI-03", "FI-04", "FI-05", "FI-06", "FI-10")
ALGORITHMS = ("AL-01", "AL-02", "AL-03", "AL-04", "AL-05", "AL-06", "AL-07")


def skilled(skill: str, *hand: str, seats: int = 4) -> Gen7:
    """The turn of a player with one skill, which can be used as often as its card says."""
    table = ship(seats)
    player = table.players[0]
    player.skills, player.uses = (skill,), {skill: table.pack.skills[skill].uses}
    player.dice = (*dice(*(hand or ("colonist-4",))), *dice("robot-1 supply"))
    table.file_deck, table.algorithm_deck = FILES, ALGORITHMS
    table.work_deck = ("WT-01", "WT-02", "WT-03")
    return turn_of(table, 0)


@rule("G7-43.16", "G7-43.17", "G7-43.18", "G7-D30")
@pytest.mark.parametrize(("skill", "type_"), [("storekeeper", "parts"), ("hacker", "data"), ("dealer", "chems")])
def test_five_tokens_once_per_episode(skill: str, type_: str) -> None:
    table = skilled(skill)
    act(table, 0, f"use-skill {skill}")
    assert table.players[0].store == stock(**{type_: 5})
    assert refusal(table, 0, f"use-skill {skill}") == "no-uses-left G7-D30"


@rule("G7-43.3")
def test_tutor_raises_each_colonist_by_up_to_three() -> None:
    table = skilled("tutor", "colonist-1", "colonist-5", "officer-2")
    act(table, 0, "use-skill tutor")
    assert refusal(table, 0, "turn-die colonist-1 5") != ""
    assert refusal(table, 0, "turn-die officer-2 3") != ""
    act(table, 0, "turn-die colonist-1 4", "turn-die colonist-5 6")
    assert [die.name for die in table.players[0].dice[:3]] == ["colonist-4", "colonist-6", "officer-2"]


@rule("G7-43.8")
def test_technologist_gains_one_more_part() -> None:
    table = skilled("technologist")
    act(table, 0, "place colonist-4 tech_lab:1")
    assert table.players[0].store["parts"] == 5


@rule("G7-43.12", "G7-43.14", "G7-D9.2")
@pytest.mark.parametrize(("skill", "at"), [("commandant", "chem_lab:1"), ("workhorse", "tech_lab:1")])
def test_a_department_skill_changes_a_die_by_one(skill: str, at: str) -> None:
    table = skilled(skill)
    assert refusal(table, 0, f"place colonist-4 {at} 6") == "no-such-change G7-D9.2"
    assert refusal(table, 0, "place colonist-4 science_lab:1 5") == "no-such-change G7-D9.2"
    act(table, 0, f"place colonist-4 {at} 5")
    assert table.players[0].dice[0].name == "colonist-5"


@rule("G7-43.19", "G7-D31.4")
def test_optimizer_takes_up_to_two_tasks_and_discards_up_to_two() -> None:
    table = skilled("optimizer")
    player = table.players[0]
    player.work_tasks = ("WT-10", "WT-11", "WT-12", "WT-13")
    act(table, 0, "use-skill optimizer")
    assert offered(table, 0, "take-top") == ["take-top 0", "take-top 1"]  # only up to 5 in hand
    act(table, 0, "take-top 1", "drop-task WT-10", "drop-task WT-03")
    assert player.work_tasks == ("WT-11", "WT-12", "WT-13")
    assert player.merit == 0
    assert {*table.work_pile} == {"WT-10", "WT-03"}


@rule("G7-43.20", "G7-D31.9")
def test_innovator_applies_a_file_a_second_time() -> None:
    table = skilled("innovator")
    table.players[0].files = ("FI-09",)
    act(table, 0, "play-file FI-09", *["take-token data"] * 3, "repeat-file", *["take-token chems"] * 3)
    assert table.players[0].store == stock(data=3, chems=3)
    assert table.players[0].uses == {"innovator": 0}
    assert table.file_pile == ("FI-09",)


@rule("G7-43.22", "G7-D31.3")
def test_administrator_hands_out_three_of_six_files() -> None:
    table = skilled("administrator", "officer-4")
    act(table, 0, "place officer-4 data_center:1", "hand-out")
    drawn = table.players[0].drawn_files
    assert len(drawn) == 6
    act(table, 0, f"give-card {drawn[0]} 1", f"give-card {drawn[1]} 3", f"give-card {drawn[2]} 0")
    assert [player.files for player in table.players] == [(drawn[2],), (drawn[0],), (), (drawn[1],)]
    assert {*table.file_pile} == {*drawn[3:]}


@rule("G7-43.22", "G7-43.24")
def test_handing_out_needs_an_own_officer() -> None:
    table = skilled("developer")
    act(table, 0, "place colonist-4 production_center:1")
    assert offered(table, 0, "hand-out") == []


@rule("G7-43.24", "G7-D31.3")
def test_developer_hands_out_three_of_six_algorithms_which_are_arranged_at_once() -> None:
    table = skilled("developer", "officer-4", seats=3)
    act(table, 0, "place officer-4 production_center:1", "hand-out")
    first, second, third, *rest = table.players[0].drawn_algorithms
    act(table, 0, f"give-card {first} 1")
    act(table, 1, f"arrange {first},none none,none")
    act(table, 0, f"give-card {second} 2")
    act(table, 2, f"arrange {second},none none,none")
    act(table, 0, f"give-card {third} 0", f"arrange {third},none none,none")
    assert [player.algorithms[0] for player in table.players] == [third, first, second]
    assert {*table.algorithm_pile} == {*rest}


@rule("G7-43.23", "G7-43.27")
@pytest.mark.parametrize(("skill", "deck"), [("archivist", "file_deck"), ("planner", "algorithm_deck")])
def test_a_deck_is_searched_for_one_card_and_shuffled(skill: str, deck: str) -> None:
    table = skilled(skill)
    wanted = getattr(table, deck)[2]
    act(table, 0, f"use-skill {skill}", f"find {wanted}")
    held = table.players[0].files + table.players[0].drawn_algorithms
    assert held == (wanted,)
    assert wanted not in getattr(table, deck)
    assert len(getattr(table, deck)) == 6
    assert told(table, "deck-shuffled")


@rule("G7-43.25", "G7-D31.2")
def test_patron_lets_any_player_awaken_twice_an_episode() -> None:
    table = skilled("patron", "officer-4")
    table.players[2].asleep = True
    asleep = [die.at for die in table.players[2].dice].count("supply")
    act(table, 0, "place officer-4 medical_center:1", "let-awaken 2")
    assert [die.at for die in table.players[2].dice].count("supply") == asleep - 1
    assert table.players[0].uses == {"patron": 1}


@rule("G7-43.29", "G7-D31.10")
def test_supplier_gives_three_players_three_tokens_each() -> None:
    table = skilled("supplier")
    act(table, 0, "use-skill supplier", "supply parts 0,2,3")
    assert [player.store["parts"] for player in table.players] == [3, 0, 3, 3]


@rule("G7-D57", "G7-D9.2", "G7-43.13")
def test_a_department_skill_changes_a_die_before_it_counts_as_placed() -> None:
    table = skilled("leader")
    add_rules(table, ("on die_changed die=colonist: merit +5",), "1.01", "episode")
    act(table, 0, "place colonist-4 hq:0 6")
    assert table.players[0].merit == 5
    table = skilled("mentor")
    add_rules(table, ("on die_changed die=colonist: merit +5",), "1.01", "episode")
    act(table, 0, "place colonist-4 assembly:1")
    assert table.players[0].merit == 0


@rule("G7-D31.3", "G7-D16")
def test_an_administrator_may_keep_the_last_of_too_few_cards() -> None:
    table = skilled("administrator", "officer-4")
    table.file_deck = ("FI-01", "FI-02")
    act(table, 0, "place officer-4 data_center:1", "hand-out")
    assert {text.split()[2] for text in offered(table, 0)} == {"1", "2", "3"}
    act(table, 0, "give-card FI-01 1", "give-card FI-02 0")
    assert [player.files for player in table.players[:2]] == [("FI-02",), ("FI-01",)]
