"""Effect lines that the base pack has no use for, or hardly ever (G7-D48, G7-D70, G7-D71)."""

from quarterdeck.games.gen7.content.effects import parse_effects
from quarterdeck.games.gen7.rules.effects import resolve
from quarterdeck.games.gen7.rules.happenings import Happening, happened
from quarterdeck.games.gen7.state import Gen7
from tests.gen7.tables import act, dice, offered, row, ship, stock, told, turn_of
from tests.rules import rule


def doing(line: str, seat: int = 0) -> Gen7:
    table = ship(3)
    table.players[0].algorithms, table.players[0].upgrades = ("AL-10", "L-03"), ("AL-01", None)
    resolve(table, seat, parse_effects(line), "C-001")
    table.advance()
    return table


@rule("G7-D71.1")
def test_a_step_for_a_chosen_player() -> None:
    table = doing("chosen: gain parts 2")
    assert offered(table, 0) == ["choose-player 0", "choose-player 1", "choose-player 2"]
    act(table, 0, "choose-player 2")
    assert [player.store["parts"] for player in table.players] == [0, 0, 2]


@rule("G7-D48.3")
def test_an_algorithm_is_discarded_with_what_lies_beneath() -> None:
    table = doing("discard algorithm 1")
    act(table, 0, "drop-algorithm 1")
    assert table.players[0].algorithms == ("", "L-03")
    assert table.players[0].upgrades == (None, None)
    assert {*table.algorithm_pile} == {"AL-10", "AL-01"}


@rule("G7-D48.3")
def test_a_loss_takes_what_there_is_and_the_rest_is_done() -> None:
    table = doing("lose data 2; gain chems 1")
    assert table.players[0].store == stock(chems=1)


@rule("G7-D48.4")
def test_a_price_is_offered_to_those_who_can_pay_in_full() -> None:
    table = doing("pay data 3 for { merit +2 }")
    assert not table.seats()
    table.players[0].store = stock(data=3)
    resolve(table, 0, parse_effects("pay data 3 for { merit +2 }"), "C-001")
    table.advance()
    act(table, 0, "accept")
    assert (table.players[0].store, table.players[0].merit) == (stock(), 2)


@rule("G7-D70", "G7-13.6")
def test_the_owner_orders_two_algorithms_of_one_event() -> None:
    table = doing("nothing")
    table.key_deck = ("KT-01", "KT-02", "KT-03", "KT-04")
    happened(table, Happening("round_started"))
    table.advance()
    assert offered(table, 0) == ["first AL-10", "first L-03"]
    act(table, 0, "first L-03")
    assert [one["algorithm"] for one in told(table, "algorithm-works")] == ["L-03"]


@rule("G7-D71.2")
def test_tokens_of_any_type_are_chosen_one_by_one() -> None:
    table = doing("gain any 2; gain each 1")
    act(table, 0, "take-token data", "take-token chems")
    assert table.players[0].store == stock(data=2, parts=1, chems=2)


@rule("G7-D16")
def test_looking_at_a_deck_renews_nothing() -> None:
    table = ship(3)
    table.key_deck, table.key_pile = ("KT-01",), ("KT-02", "KT-03")
    resolve(table, 0, parse_effects("look key_tasks 2"), "C-001")
    table.advance()
    assert offered(table, 0) == ["put-back KT-01"]
    act(table, 0, "put-back KT-01")
    assert (table.key_deck, table.key_pile) == (("KT-01",), ("KT-02", "KT-03"))


@rule("G7-D16")
def test_a_swapped_key_task_may_come_back_from_an_empty_deck() -> None:
    table = row(ship(3), "KT-05")
    table.key_deck = table.key_pile = ()
    resolve(table, 0, parse_effects("swap_key_task"), "C-001")
    table.advance()
    act(table, 0, "swap-task KT-05")
    assert [task.card for task in table.row] == ["KT-05"]


@rule("G7-D57")
def test_replenish_spends_nothing() -> None:
    table = ship(3)
    table.players[0].dice = (*dice("colonist-4"), *dice("robot-1 supply"))
    turn_of(table, 0)
    act(table, 0, "place colonist-4 tech_lab:1", "replenish 3")
    assert len(told(table, "replenished")) == 1
    assert told(table, "spent") == []
