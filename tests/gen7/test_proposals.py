"""Shared spots: proposals, offers, and what a filled group brings (G7-14, G7-26, G7-R16 to R25)."""

import pytest

from quarterdeck.games.gen7.content.conditions import parse_condition
from quarterdeck.games.gen7.rules.conditions import is_true
from quarterdeck.games.gen7.rules.groups import group_cost
from quarterdeck.games.gen7.rules.laying import offer_of
from quarterdeck.games.gen7.rules.special_rules import add_rules
from quarterdeck.games.gen7.state import Gen7, Task
from tests.gen7.tables import act, dice, offered, refusal, row, ship, stock, told, turn_of
from tests.rules import rule


def stuck_relay(*, helper: str = "colonist-2") -> Gen7:
    """KT-07 asks for 5 or more and 2 or less, and costs nothing; seat 1 has the low die."""
    table = row(ship(), "KT-07", "KT-02")
    table.players[0].dice, table.players[1].dice = dice("officer-6", "colonist-4"), dice(helper)
    table.players[2].dice = table.players[3].dice = ()
    return turn_of(table, 0)


@rule(
    "G7-4.11", "G7-4.12", "G7-4.13", "G7-26.2", "G7-26.4", "G7-14.4", "G7-14.8", "G7-R16", "G7-R17", "G7-R20", "G7-R21"
)
def test_a_task_is_finished_with_help() -> None:
    table = stuck_relay()
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "ask-for-help")
    assert table.seats() == (1,)
    act(table, 1, "lay-die colonist-2 2", "send-offer")
    assert refusal(table, 0, "commit") == "spots-empty G7-26.4"
    act(table, 0, "take-offer 1", "commit")
    assert table.row[0].finished
    assert [player.merit for player in table.players] == [2, 2, 0, 0]
    assert table.players[1].dice[0].at == "KT-07"
    assert table.turn.contributors == (0, 1)


@rule("G7-14.6", "G7-R17")
def test_who_is_asked_for_help_reads_what_is_still_missing() -> None:
    def asked(table: Gen7) -> str:
        return table.agenda[-1].prompt(table, 1).id

    table = stuck_relay()
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "ask-for-help")
    assert asked(table) == "prompt-answering"
    act(table, 1, "lay-die colonist-2 2")
    assert asked(table) == "prompt-answering-send"
    unfit = stuck_relay(helper="colonist-6")
    act(unfit, 0, "propose KT-07", "lay-die officer-6 1", "ask-for-help")
    assert asked(unfit) == "prompt-answering-no-die"


@rule("G7-4.13", "G7-14.6", "G7-R25", "G7-26.5")
def test_a_proposal_needs_an_own_die_and_obeys_the_rule() -> None:
    table = stuck_relay()
    act(table, 0, "propose KT-07")
    assert refusal(table, 0, "ask-for-help") == "no-own-die G7-26.2"
    act(table, 0, "lay-die colonist-4 1", "lay-die officer-6 2")
    assert refusal(table, 0, "commit") == "rule-broken G7-26.5"


@rule("G7-14.2", "G7-D11")
def test_the_vault_pays_only_what_the_tokens_on_a_card_leave() -> None:
    table = row(ship(), "KT-01", "KT-02")
    left = group_cost(table, "KT-01").tokens
    type_ = next(type_ for type_, number in left.items() if number > 1)
    table.vault = stock(data=9, parts=9, chems=9)
    table.row = (Task("KT-01", tokens=stock(**{type_: 1})), Task("KT-02"))
    table.players[0].dice = dice("officer-6")
    turn_of(table, 0)
    assert not any(table.view(None)["vault_part"].values())
    act(table, 0, "propose KT-01")
    assert table.view(None)["vault_part"] == {**left, type_: left[type_] - 1}
    act(table, 0, f"vault-share {type_} 0")
    assert table.view(None)["vault_part"] == {**left, type_: 0}


@rule("G7-R19", "G7-4.14")
def test_an_offer_can_be_withdrawn_and_nothing_is_spent() -> None:
    table = stuck_relay()
    table.players[1].store = stock(chems=2)
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "ask-for-help")
    act(table, 1, "lay-die colonist-2 2", "adjust 2 1 chems", "send-offer")
    act(table, 0, "take-offer 1")
    act(table, 1, "withdraw-offer")
    assert refusal(table, 0, "commit") == "spots-empty G7-26.4"
    act(table, 0, "call-off")
    assert table.players[1].store == stock(chems=2)
    assert table.players[1].dice == dice("colonist-2")
    assert not table.row[0].finished


@rule("G7-R23")
def test_three_proposals_a_turn() -> None:
    table = stuck_relay()
    for _ in range(3):
        act(table, 0, "propose KT-07", "call-off")
    assert refusal(table, 0, "propose KT-07") == "too-many-proposals G7-R23"


@rule("G7-40.8", "G7-D9.1", "G7-14.3", "G7-36.2", "G7-D11")
def test_chems_change_a_die_and_the_vault_pays() -> None:
    table = row(ship(), "KT-01")  # two equal dice, 2 data
    table.vault = stock(data=3)
    table.players[0].dice, table.players[0].store = dice("officer-6", "colonist-4"), stock(data=1, chems=2)
    turn_of(table, 0)
    act(table, 0, "propose KT-01", "lay-die officer-6 1", "lay-die colonist-4 2", "adjust 2 6 chems", "commit")
    assert table.vault == stock(data=1)
    assert table.players[0].store == stock(data=1)
    assert table.row[0].finished


@rule("G7-D11", "G7-14.2")
def test_the_active_player_decides_what_the_vault_pays() -> None:
    table = row(ship(), "KT-01")
    table.vault = stock(data=3)
    table.players[0].dice, table.players[0].store = dice("colonist-4", "colonist-4"), stock(data=1)
    turn_of(table, 0)
    act(table, 0, "propose KT-01", "lay-die colonist-4 1", "lay-die colonist-4 2", "vault-share data 0")
    assert refusal(table, 0, "commit") == "tokens-missing G7-14.1"
    act(table, 0, "vault-share data 1", "commit")
    assert (table.vault["data"], table.players[0].store["data"]) == (2, 0)


@rule("G7-R18", "G7-19.4", "G7-4.16")
def test_a_sealed_file_is_played_on_commit() -> None:
    table = stuck_relay(helper="colonist-4")
    table.players[1].files = ("FI-01",)  # changes a die by up to 2
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "ask-for-help")
    act(table, 1, "lay-die colonist-4 2", "adjust 2 2 FI-01", "send-offer")
    assert "FI-01" not in str(table.view(0)["proposal"])
    act(table, 0, "take-offer 1", "commit")
    assert table.row[0].finished
    assert table.file_pile == ("FI-01",)
    assert [one["file"] for one in told(table, "file-played")] == ["FI-01"]


@rule("G7-43.15", "G7-43.28", "G7-D31.1")
def test_saviour_and_loyal_friend() -> None:
    table = row(ship(), "KT-08")  # three equal dice, 5 data, 2 merit
    player = table.players[0]
    player.dice, player.skills, player.uses = dice(*["colonist-4"] * 3), ("saviour", "loyal_friend"), {"saviour": 1}
    turn_of(table, 0)
    act(table, 0, "propose KT-08", *(f"lay-die colonist-4 {spot}" for spot in (1, 2, 3)))
    assert refusal(table, 0, "commit") == "tokens-missing G7-14.1"
    act(table, 0, "lend-skill saviour", "commit")
    assert player.merit == 3
    assert player.uses == {"saviour": 0}


@rule("G7-43.26", "G7-D31.8")
def test_curator_sets_dice_freely() -> None:
    table = row(ship(), "KT-07")
    player = table.players[0]
    player.dice, player.skills, player.uses = dice("officer-6", "colonist-4"), ("curator",), {"curator": 1}
    turn_of(table, 0)
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "lay-die colonist-4 2", "lend-skill curator")
    act(table, 0, "adjust 2 1 curator", "commit")
    assert table.row[0].finished
    assert player.store == stock()
    assert "lend-skill curator" not in offered(table, 0)


@rule("G7-4.19", "G7-4.18", "G7-14.11", "G7-D35")
def test_an_officer_on_shared_spots_brings_a_crossroads_card() -> None:
    table = stuck_relay(helper="colonist-2")
    table.players[1].dice = dice("officer-2")
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "ask-for-help")
    act(table, 1, "lay-die officer-2 2", "send-offer")
    act(table, 0, "take-offer 1", "commit")
    placed = [(one.seat, one.room, one.department, one.result) for one in table.turn.officers]
    assert placed == [(0, "", "computer", 6), (1, "", "computer", 2)]
    table.crossroads = ("C-001",)
    act(table, 0, "end-turn")
    assert len(told(table, "crossroads-met")) + len(told(table, "nothing-happened")) == 1


@rule("G7-D49", "G7-14.8")
def test_finished_tasks_are_counted_in_the_round() -> None:
    table = stuck_relay()
    assert is_true(table, parse_condition("key_unfinished >= 2"), 0)
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "ask-for-help")
    act(table, 1, "lay-die colonist-2 2", "send-offer")
    act(table, 0, "take-offer 1", "commit")
    assert is_true(table, parse_condition("key_finished = 1 and key_unfinished = 1 and contributors = 2"), 0)


@rule("G7-D57", "G7-D58.13", "G7-D58.3")
@pytest.mark.parametrize(("group", "merit"), [("KT-07", 2 + 5 + 1), ("sixth_a:shared_a", 2 + 1)])
def test_a_fill_counts_as_a_group_and_a_key_task_also_as_a_task(group: str, merit: int) -> None:
    table = row(ship(), "KT-07")
    table.vault = stock(parts=2)
    rules = ("new_room sixth_a", "on key_task_finished: merit +5", "on group_filled: merit +1")
    add_rules(table, rules, "A1", "episode")
    hand = ("colonist-6", "colonist-2", "colonist-5")[: 2 if group == "KT-07" else 3]
    table.players[0].dice = dice(*hand)
    turn_of(table, 0)
    act(table, 0, f"propose {group}", *(f"lay-die {die} {spot}" for spot, die in enumerate(hand, 1)), "commit")
    assert table.players[0].merit == merit
    assert table.fills == ({} if group == "KT-07" else {group: 1})


@rule("G7-43.26", "G7-R19")
def test_curator_leaves_with_the_officer() -> None:
    table = row(ship(), "KT-07")
    player = table.players[0]
    player.dice, player.skills, player.uses = (
        dice("officer-6", "colonist-4", "colonist-5"),
        ("curator",),
        {"curator": 1},
    )
    turn_of(table, 0)
    act(table, 0, "propose KT-07", "lay-die colonist-4 2", "lay-die officer-6 1", "lend-skill curator")
    act(table, 0, "adjust 2 1 curator", "take-up 1")
    assert offer_of(table, 0).skills == ()
    act(table, 0, "lay-die colonist-5 1", "lay-die colonist-4 2")
    assert refusal(table, 0, "commit") == "rule-broken G7-26.5"
    assert refusal(table, 0, "lend-skill curator") == "no-officer-here G7-43.26"


@rule("G7-R21", "G7-D58.3")
def test_a_room_pays_its_merit_before_other_triggers() -> None:
    table = ship()
    table.vault = stock(parts=2)
    add_rules(table, ("new_room sixth_a",), "A1", "episode")
    table.players[0].dice, table.players[1].dice = dice("colonist-6", "colonist-2"), dice("colonist-5")
    table.players[0].algorithms = ("L-02", "")  # a token of any type for two contributors
    turn_of(table, 0)
    act(table, 0, "propose sixth_a:shared_a", "lay-die colonist-6 1", "lay-die colonist-2 2", "ask-for-help")
    act(table, 1, "lay-die colonist-5 3", "send-offer")
    for seat in (2, 3):
        act(table, seat, "refuse")
    act(table, 0, "take-offer 1", "commit")
    assert offered(table, 0, "take-token")
    assert [player.merit for player in table.players] == [2, 2, 0, 0]


@rule("G7-R19", "G7-R18")
def test_files_sealed_in_an_offer_that_was_not_taken_go_back_to_their_owner() -> None:
    table = stuck_relay()
    table.players[1].files, table.players[0].dice = ("FI-10",), dice("officer-6", "colonist-2")
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "ask-for-help")
    act(table, 1, "lay-die colonist-2 2", "seal FI-10", "send-offer")
    act(table, 0, "lay-die colonist-2 2", "commit")
    assert table.players[1].files == ("FI-10",)
    assert table.file_pile == ()


@rule("G7-D11", "G7-4.15")
def test_a_task_that_is_being_filled_cannot_be_swapped_away() -> None:
    table = stuck_relay()
    table.players[0].files, table.players[0].dice = ("FI-16",), dice("officer-6", "colonist-2")
    act(table, 0, "propose KT-07", "play-openly FI-16")
    assert offered(table, 0, "swap-task") == ["swap-task KT-02"]
    act(table, 0, "swap-task KT-02", "lay-die officer-6 1", "lay-die colonist-2 2", "commit")
    assert [task.card for task in table.row if task.finished] == ["KT-07"]


@rule("G7-D11")
def test_a_task_that_has_left_the_row_cannot_be_filled() -> None:
    table = stuck_relay()
    table.players[0].dice = dice("officer-6", "colonist-2")
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "lay-die colonist-2 2")
    row(table, "KT-02")
    assert refusal(table, 0, "commit") == "task-not-in-row G7-D11"


@rule("G7-D58.2", "G7-D11")
def test_a_room_that_is_closed_while_it_is_being_filled_is_refused_as_closed() -> None:
    table = ship()
    add_rules(table, ("new_room sixth_b",), "7.70", "section")
    table.players[0].dice = dice("officer-6", "colonist-2")
    turn_of(table, 0)
    act(table, 0, "propose sixth_b:shared_b", "lay-die officer-6 1")
    add_rules(table, ("closed sixth_b",), "7.71", "section")
    assert refusal(table, 0, "commit") == "room-closed G7-D58.2"


@rule("G7-43.28")
@pytest.mark.parametrize(("group", "answer"), [("KT-07", ""), ("sixth_a:shared_a", "not-this-skill G7-43.28")])
def test_saviour_lowers_the_cost_of_tasks_and_not_of_rooms(group: str, answer: str) -> None:
    table = stuck_relay()
    add_rules(table, ("new_room sixth_a",), "A1", "episode")
    table.players[0].skills, table.players[0].uses = ("saviour",), {"saviour": 1}
    act(table, 0, f"propose {group}")
    assert refusal(table, 0, "lend-skill saviour") == answer
    assert (offered(table, 0, "lend-skill") == ["lend-skill saviour"]) == (not answer)


@rule("G7-D74", "G7-4.16")
def test_a_helper_uses_a_kept_card_openly_before_laying_dice() -> None:
    table = stuck_relay(helper="colonist-6")
    table.players[1].kept = ("C-009", "C-024")
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "ask-for-help")
    assert [card for card in table.players[1].kept if f"use-kept {card}" in offered(table, 1)] == ["C-009", "C-024"]
    act(table, 1, "use-kept C-009", "turn-die colonist-6 2", "lay-die colonist-2 2", "send-offer")
    act(table, 0, "take-offer 1", "commit")
    assert table.row[0].finished
    assert table.players[1].kept == ("C-024",)


@rule("G7-D74")
def test_dice_on_shared_spots_are_not_changed_by_a_kept_card() -> None:
    table = stuck_relay()
    table.players[0].kept = ("C-009", "C-211")
    act(table, 0, "propose KT-07")
    assert {"use-kept C-009", "lend-kept C-211"} <= {*offered(table, 0)}
    assert "use-kept C-211" not in offered(table, 0)
    act(table, 0, "lay-die officer-6 1")
    assert offered(table, 0, "use-kept") == []
    assert offered(table, 0, "lend-kept") == ["lend-kept C-211"]


@rule("G7-R19", "G7-R17")
def test_an_offer_that_was_sent_can_be_withdrawn_once_all_have_answered_and_is_not_made_again() -> None:
    table = stuck_relay()
    table.players[2].dice = dice("colonist-1")
    act(table, 0, "propose KT-07", "lay-die officer-6 1", "ask-for-help")
    act(table, 1, "lay-die colonist-2 2", "send-offer")
    assert offered(table, 1) == []
    assert refusal(table, 1, "withdraw-offer") != ""
    act(table, 2, "refuse")
    act(table, 1, "withdraw-offer")
    assert offered(table, 1) == []
    assert refusal(table, 0, "ask-for-help") == "asked-already G7-R17"
