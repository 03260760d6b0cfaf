"""Changing dice of other contributors, with their consent (G7-D9.4, G7-R25, G7-R47)."""

import pytest
from msgspec.structs import replace

from quarterdeck.games.gen7.rules.special_rules import add_rules
from quarterdeck.games.gen7.state import Gen7
from tests.gen7.tables import act, dice, offered, refusal, row, ship, stock, told, turn_of
from tests.rules import rule


def relay(own: str = "officer-6", helper: str = "colonist-4", **players: dict[str, int]) -> Gen7:
    """KT-07 asks for 5 or more and 2 or less; seats 0 and 1 have one die each."""
    table = row(ship(), "KT-07")
    for player in table.players:
        player.dice = ()
    table.players[0].dice, table.players[1].dice = dice(own), dice(helper)
    for name, tokens in players.items():
        table.players[int(name[-1])].store = stock(**tokens)
    turn_of(table, 0)
    act(table, 0, "propose KT-07", f"lay-die {own} 1", "ask-for-help")
    return table


def with_offer_taken(**players: dict[str, int]) -> Gen7:
    """The helper's 4 lies where 2 or less is wanted."""
    table = relay(**players)
    act(table, 1, "lay-die colonist-4 2", "send-offer")
    act(table, 0, "take-offer 1")
    return table


@rule("G7-D9.4", "G7-R47", "G7-C11", "G7-40.9", "G7-D9")
def test_the_active_player_changes_a_helpers_die_once_the_helper_agrees() -> None:
    table = with_offer_taken(seat0={"chems": 2})
    assert "adjust 2 2 chems" in offered(table, 0, "adjust")
    act(table, 0, "adjust 2 2 chems")
    assert table.seats() == (1,)
    assert refusal(table, 0, "commit") != ""
    act(table, 1, "agree")
    act(table, 0, "commit")
    assert table.row[0].finished
    assert table.players[1].dice[0].result == 2
    assert (table.players[0].store, table.players[0].merit, table.players[1].merit) == (stock(), 2, 2)


@rule("G7-R25", "G7-R47")
def test_without_consent_the_die_stays_and_nothing_is_spent() -> None:
    table = with_offer_taken(seat0={"chems": 2})
    act(table, 0, "adjust 2 2 chems")
    act(table, 1, "object")
    assert refusal(table, 0, "commit") == "rule-broken G7-26.5"
    act(table, 0, "call-off")
    assert table.players[0].store == stock(chems=2)
    assert table.players[1].dice == dice("colonist-4")


@rule("G7-R47", "G7-R23")
def test_no_answer_in_time_is_no_consent() -> None:
    table = with_offer_taken(seat0={"chems": 2})
    table.setting = replace(table.setting, answer_time=20)
    act(table, 0, "adjust 2 2 chems")
    table.clock(19.0)
    assert table.seats() == (1,)
    table.clock(20.0)
    assert told(table, "consent-refused") == [{"seat": 1, "spot": 2}]
    assert refusal(table, 0, "commit") == "rule-broken G7-26.5"


@rule("G7-D9.4", "G7-R47")
def test_a_helpers_change_is_agreed_to_by_taking_the_offer() -> None:
    table = relay("colonist-3", "colonist-2", seat1={"chems": 2})
    act(table, 1, "lay-die colonist-2 2", "adjust 1 6 chems", "send-offer")
    assert table.players[0].dice == dice("colonist-3")
    act(table, 0, "take-offer 1", "commit")
    assert table.players[0].dice[0].result == 6
    assert table.players[1].store == stock()


@rule("G7-R47", "G7-R19")
def test_a_die_that_its_owner_changes_is_no_longer_changed_by_others() -> None:
    table = relay("colonist-3", "colonist-2", seat0={"chems": 2}, seat1={"chems": 2})
    act(table, 1, "lay-die colonist-2 2", "adjust 1 6 chems", "send-offer")
    act(table, 0, "adjust 1 5 chems", "take-offer 1", "commit")
    assert table.players[0].dice[0].result == 5
    assert (table.players[0].store, table.players[1].store) == (stock(), stock(chems=2))


@rule("G7-D9.4", "G7-40.7")
@pytest.mark.parametrize(("result", "why"), [(4, ""), (6, "no-such-change G7-D9.1")])
def test_parts_move_another_players_robot_by_two(result: int, why: str) -> None:
    table = relay(helper="robot-2", seat0={"parts": 2, "chems": 2})
    act(table, 1, "lay-die robot-2 2", "send-offer")
    act(table, 0, "take-offer 1")
    assert refusal(table, 0, f"adjust 2 {result} parts") == why
    assert refusal(table, 0, f"adjust 2 {result} chems") == "no-such-change G7-D9.4"


@rule("G7-D9.4", "G7-R25")
def test_skills_and_files_change_own_dice_only() -> None:
    table = with_offer_taken()
    table.players[0].skills, table.players[0].files = ("mentor",), ("FI-01",)
    assert refusal(table, 0, "adjust 2 3 mentor") == refusal(table, 0, "adjust 2 2 FI-01") == "no-such-change G7-D9.4"
    assert refusal(table, 0, "adjust 1 7 mentor") == refusal(table, 0, "adjust 1 7 FI-01") == ""


@rule("G7-43.26", "G7-R47")
def test_curator_sets_all_dice_on_the_spots_with_consent() -> None:
    table = with_offer_taken()
    table.players[0].uses = {"curator": 1}
    act(table, 0, "lend-skill curator", "adjust 2 1 curator")
    act(table, 1, "agree")
    act(table, 0, "commit")
    assert table.players[1].dice[0].result == 1
    assert table.players[0].uses == {"curator": 0}


@rule("G7-D9.4", "G7-R19", "G7-R47")
def test_a_helper_changes_a_die_of_another_helper() -> None:
    table = row(ship(), "KT-13")  # 2 or less, 5 or more, 2 or less
    table.players[3].dice = ()
    for seat, die in enumerate(("colonist-1", "colonist-3", "colonist-2")):
        table.players[seat].dice = dice(die)
    table.players[2].store = stock(chems=2)
    turn_of(table, 0)
    act(table, 0, "propose KT-13", "lay-die colonist-1 1", "ask-for-help")
    act(table, 1, "lay-die colonist-3 2", "send-offer")
    act(table, 2, "lay-die colonist-2 3", "send-offer")
    act(table, 0, "take-offer 1")
    assert refusal(table, 2, "adjust 2 5 chems") == "no-such-offer G7-R20"
    act(table, 0, "take-offer 2")
    act(table, 2, "adjust 2 5 chems")
    act(table, 1, "agree")
    act(table, 0, "commit")
    assert [player.dice[0].result for player in table.players[:3]] == [1, 5, 2]
    assert table.players[2].store == stock()


@rule("G7-R47", "G7-R20")
def test_two_offers_cannot_change_the_same_die() -> None:
    table = row(ship(), "KT-13")
    table.players[3].dice = ()
    for seat, die in enumerate(("colonist-3", "colonist-5", "colonist-2")):
        table.players[seat].dice, table.players[seat].store = dice(die), stock(chems=2 * (seat > 0))
    turn_of(table, 0)
    act(table, 0, "propose KT-13", "lay-die colonist-3 1", "ask-for-help")
    act(table, 1, "lay-die colonist-5 2", "adjust 1 1 chems", "send-offer")
    assert refusal(table, 2, "adjust 1 2 chems") == "no-such-change G7-D9.4"
    act(table, 2, "lay-die colonist-2 3", "send-offer")
    act(table, 0, "take-offer 1", "take-offer 2", "commit")
    assert table.players[0].dice[0].result == 1


@rule("G7-D57", "G7-D9.4")
def test_a_changed_die_counts_for_whoever_changed_it() -> None:
    table = with_offer_taken(seat0={"chems": 2})
    add_rules(table, ("on die_changed die=colonist: merit +5",), "1.01", "episode")
    act(table, 0, "adjust 2 2 chems")
    act(table, 1, "agree")
    act(table, 0, "commit")
    assert [player.merit for player in table.players] == [7, 2, 0, 0]
