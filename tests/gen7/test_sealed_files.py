"""Files in an offer: sealed without chance, open with chance (G7-R18, G7-R22, G7-4.16, G7-4.17)."""

from typing import Any

import pytest

from quarterdeck.games.gen7.rules.special_rules import add_rules
from quarterdeck.games.gen7.state import Gen7
from quarterdeck.kernel.event import Answered
from tests.gen7.tables import act, dice, offered, refusal, row, ship, stock, told, turn_of
from tests.rules import rule


def asked(task: str, *files: str, own: tuple[str, ...] = ("colonist-4",), helper: str = "colonist-4") -> Gen7:
    """Seat 0 has laid its dice on a task and asks seat 1, who has one die and these files."""
    table = row(ship(), task)
    for player in table.players:
        player.dice = ()
    table.players[0].dice, table.players[1].dice = dice(*own), dice(helper)
    table.players[1].files = files
    turn_of(table, 0)
    act(table, 0, f"propose {task}", *(f"lay-die {die} {spot}" for spot, die in enumerate(own, 1)), "ask-for-help")
    return table


@rule("G7-R18", "G7-14.5", "G7-26.3", "G7-4.16")
@pytest.mark.parametrize(("file", "left"), [("FI-10", stock(data=2)), ("FI-09", None)])
def test_tokens_of_a_sealed_file_pay_for_the_task(file: str, left: dict[str, int] | None) -> None:
    table = asked("KT-01", file)  # equal dice, 2 data
    act(table, 1, "lay-die colonist-4 2")
    assert refusal(table, 1, "give-tokens data 2") == "too-few-tokens G7-R17"
    act(table, 1, f"seal {file}", "give-tokens data 2", "send-offer")
    assert file not in str(table.view(0)["proposal"])
    assert table.players[1].store == stock()  # nothing is moved before the commit
    act(table, 0, "take-offer 1", "commit")
    assert table.row[0].finished
    assert [one["file"] for one in told(table, "file-played")] == [file]
    if left is None:  # the third token is of the helper's choice (G7-D71.2)
        assert table.seats() == (1,)
        act(table, 1, "take-token chems")
    assert table.players[1].store == (left or stock(chems=1))


@rule("G7-R18", "G7-R19")
def test_a_sealed_file_that_is_not_taken_goes_back_to_the_hand() -> None:
    table = asked("KT-01", "FI-10")
    act(table, 1, "lay-die colonist-4 2", "seal FI-10", "give-tokens data 2", "send-offer")
    act(table, 0, "call-off")
    assert table.players[1].files == ("FI-10",)
    assert table.players[1].store == stock()
    assert table.file_pile == ()


@rule("G7-R18", "G7-D37")
def test_a_sealed_file_brings_no_more_than_the_sector_holds() -> None:
    table = asked("KT-01", "FI-10")
    table.players[1].store = stock(data=13)
    act(table, 1, "lay-die colonist-4 2", "seal FI-10", "give-tokens data 2", "send-offer")
    act(table, 0, "take-offer 1", "commit")
    assert table.players[1].store == stock(data=13)  # 13 + 4 are cut to 15, then 2 are paid


@rule("G7-R18", "G7-40.8")
def test_chems_of_a_sealed_file_change_a_die() -> None:
    table = asked("KT-01", "FI-12", helper="colonist-2")
    table.vault = stock(data=2)
    act(table, 1, "lay-die colonist-2 2", "seal FI-12", "adjust 2 4 chems", "send-offer")
    act(table, 0, "take-offer 1", "commit")
    assert table.row[0].finished
    assert table.players[1].store == stock(chems=2)


@rule("G7-R18", "G7-D11")
def test_tokens_are_put_on_the_task_on_commit() -> None:
    table = asked("KT-01", "FI-19")
    act(table, 1, "lay-die colonist-4 2", "seal FI-19", "send-offer")
    act(table, 0, "take-offer 1", "commit")
    assert table.row[0].finished


@rule("G7-R18")
def test_a_file_for_several_dice_changes_several_on_the_spots() -> None:
    table = row(ship(), "KT-01")
    table.players[0].dice, table.players[0].files = dice("colonist-4", "colonist-2"), ("FI-04",)
    table.vault = stock(data=2)
    turn_of(table, 0)
    act(table, 0, "propose KT-01", "lay-die colonist-4 1", "lay-die colonist-2 2")
    act(table, 0, "adjust 1 3 FI-04", "adjust 2 3 FI-04")
    assert refusal(table, 0, "adjust 1 4 FI-04") == "no-such-change G7-D9.1"
    act(table, 0, "commit")
    assert [die.result for die in table.players[0].dice] == [3, 3]
    assert table.file_pile == ("FI-04",)


@rule("G7-R18", "G7-R22", "G7-4.16")
def test_a_file_that_rolls_is_played_openly_while_answering_and_stays_used() -> None:
    table = asked("KT-01", "FI-02")
    table.chance.loaded = {"reroll": [2]}
    assert refusal(table, 1, "seal FI-02") != ""
    act(table, 1, "play-openly FI-02")
    while table.seats() == (1,) and offered(table, 1, "mark-die"):
        act(table, 1, offered(table, 1, "mark-die")[0])
    act(table, 1, "roll-marked")
    act(table, 1, "refuse")
    assert table.players[1].files == ()
    assert table.file_pile == ("FI-02",)
    assert told(table, "file-played") == [{"seat": 1, "file": "FI-02"}]


@rule("G7-R22", "G7-4.15")
def test_the_active_player_plays_files_before_committing() -> None:
    table = row(ship(), "KT-01")
    table.players[0].dice, table.players[0].files = dice("colonist-4", "colonist-4"), ("FI-10", "FI-02")
    turn_of(table, 0)
    act(table, 0, "propose KT-01")
    assert offered(table, 0, "play-openly") == ["play-openly FI-10", "play-openly FI-02"]
    act(table, 0, "lay-die colonist-4 1", "lay-die colonist-4 2")
    assert offered(table, 0, "play-openly") == ["play-openly FI-10"]  # dice on the spots are not rolled
    assert refusal(table, 0, "commit") == "tokens-missing G7-14.1"
    act(table, 0, "play-openly FI-10", "commit")
    assert table.players[0].store == stock(data=2)


@rule("G7-4.17", "G7-R18", "G7-D44.1")
def test_files_for_ones_own_turn_are_neither_sealed_nor_played_for_others() -> None:
    content = ship().pack
    barred = [name for name, file in content.files.items() if file.own_turn]
    table = asked("KT-01", *barred)
    assert len(barred) > 5
    assert offered(table, 1, "seal") == offered(table, 1, "play-openly") == []
    assert refusal(table, 1, f"play-openly {barred[0]}") != ""


@rule("G7-R4", "G7-R18")
def test_the_commit_shows_everybody_what_was_sealed() -> None:
    table = asked("KT-01", "FI-10")
    act(table, 1, "lay-die colonist-4 2", "seal FI-10", "give-tokens data 2", "send-offer")
    act(table, 0, "take-offer 1")
    table.event_sink = []
    act(table, 0, "commit")
    answers = [one.value for one in table.event_sink if isinstance(one, Answered)]
    assert answers == [("FI-10",)]


# Skills in an offer


def skilled_helper(task: str, skill: str, **more: Any) -> Gen7:
    table = asked(task, **more)
    table.players[1].skills, table.players[1].uses = (skill,), {skill: 1}
    return table


@rule("G7-D30", "G7-R17", "G7-R19", "G7-43.17")
def test_a_helper_pays_with_the_tokens_of_a_skill_that_is_used_on_commit() -> None:
    table = skilled_helper("KT-01", "hacker")  # 2 data
    act(table, 1, "lay-die colonist-4 2")
    assert refusal(table, 1, "give-tokens data 2") == "too-few-tokens G7-R17"
    assert refusal(table, 1, "use-skill hacker") == "not-this-skill G7-R18"
    act(table, 1, "lend-skill hacker", "give-tokens data 2", "send-offer")
    assert (table.players[1].store, table.players[1].uses) == (stock(), {"hacker": 1})
    act(table, 0, "take-offer 1", "commit")
    assert (table.players[1].store, table.players[1].uses) == (stock(data=3), {"hacker": 0})
    assert table.row[0].finished


@rule("G7-D30", "G7-43.16")
def test_the_active_player_may_lend_a_skill_that_brings_tokens() -> None:
    table = asked("KT-01", own=("colonist-4", "colonist-4"))
    act(table, 1, "refuse")
    table.players[0].uses = {"hacker": 1}
    assert refusal(table, 0, "commit") == "tokens-missing G7-14.1"
    act(table, 0, "lend-skill hacker", "commit")
    assert table.players[0].store == stock(data=3)


@rule("G7-D30", "G7-43.3")
def test_a_helper_raises_colonists_by_tutor_those_on_the_spots_and_the_others() -> None:
    table = skilled_helper("KT-01", "tutor", helper="colonist-1")
    table.players[1].dice = dice("colonist-1", "colonist-2")
    table.players[0].store = stock(data=2)
    act(table, 1, "lay-die colonist-1 2", "lend-skill tutor")
    assert refusal(table, 1, "adjust 2 5 tutor") == "no-such-change G7-D9.1"
    act(table, 1, "adjust 2 4 tutor", "send-offer")
    act(table, 0, "take-offer 1", "commit")
    act(table, 1, "turn-die colonist-2 5")
    assert [die.name for die in table.players[1].dice] == ["colonist-4", "colonist-5"]
    assert table.players[1].uses == {"tutor": 0}


@rule("G7-D30", "G7-R18", "G7-43.21")
def test_a_helper_uses_a_skill_with_chance_openly() -> None:
    table = skilled_helper("KT-01", "medic")
    table.players[1].dice = dice("colonist-4", "colonist-2 recovery")
    act(table, 1, "use-skill medic", "heal 1 colonist-2")
    assert [die.at for die in table.players[1].dice] == ["quarters", "quarters"]
    act(table, 1, "refuse")
    assert table.players[1].uses == {"medic": 0}


@rule("G7-D58.9", "G7-4.16")
@pytest.mark.parametrize(("files", "helps"), [(("FI-10",), True), ((), False)])
def test_a_toll_may_be_paid_with_what_a_file_brings(files: tuple[str, ...], helps: bool) -> None:
    table = row(ship(), "KT-01")
    add_rules(table, ("toll 1",), "6.60", "episode")
    for player in table.players:
        player.dice = ()
    table.players[0].dice, table.players[1].dice = dice("colonist-4"), dice("colonist-4")
    table.players[0].store, table.players[1].files = stock(data=2), files
    turn_of(table, 0)
    act(table, 0, "propose KT-01", "lay-die colonist-4 1")
    assert refusal(table, 0, "ask-for-help") == ("" if helps else "nobody-can-help G7-R17")
    if helps:
        act(table, 0, "ask-for-help")
        act(table, 1, "lay-die colonist-4 2")
        assert refusal(table, 1, "send-offer") == "cannot-pay-toll G7-D58.9"
        act(table, 1, "seal FI-10", "send-offer")
        act(table, 0, "take-offer 1", "commit")
        act(table, 1, "give-token data")
        assert table.players[1].store == stock(data=3)


@rule("G7-D31.9", "G7-43.20")
def test_innovator_repeats_no_file_that_is_part_of_an_offer() -> None:
    table = row(ship(3), "KT-08")  # 5 data
    player = table.players[0]
    player.files, player.skills, player.uses = ("FI-18",), ("innovator",), {"innovator": 1}
    player.dice, table.vault = dice("officer-4", "colonist-4", "colonist-4", "colonist-1"), stock(data=3)
    turn_of(table, 0)
    act(table, 0, "propose KT-08", "lay-die officer-4 1", "lay-die colonist-4 2", "lay-die colonist-4 3")
    assert refusal(table, 0, "lend-skill innovator") == "no-uses-left G7-D30"
    act(table, 0, "seal FI-18", "commit")
    assert table.agenda[-1].name == "taking-turn"
    assert player.uses == {"innovator": 1}


@rule("G7-R18", "G7-4.16")
def test_a_helper_puts_tokens_on_a_task_openly_while_a_room_is_filled() -> None:
    table = row(ship(3), "KT-01")
    add_rules(table, ("new_room sixth_a",), "A1", "episode")
    table.players[0].dice, table.players[1].dice = dice("officer-5", "colonist-2"), dice("colonist-5")
    table.players[1].files = ("FI-19",)
    turn_of(table, 0)
    act(table, 0, "propose sixth_a:shared_a", "lay-die officer-5 1", "lay-die colonist-2 2", "ask-for-help")
    assert offered(table, 1, "seal") == []
    act(table, 1, "play-openly FI-19", "choose-task KT-01", "put-token data", "put-token data")
    assert table.row[0].tokens == stock(data=2)
