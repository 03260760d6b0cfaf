"""Which tokens are saved or paid where any type will do (G7-D31.6, G7-D71.2)."""

import pytest

from quarterdeck.games.gen7.rules.costs import Cost, ways_to_pay
from quarterdeck.games.gen7.rules.special_rules import add_rules
from quarterdeck.games.gen7.state import Gen7
from tests.gen7.tables import act, dice, offered, refusal, row, ship, stock, turn_of
from tests.rules import rule


def fill(task: str, *hand: str, rules: tuple[str, ...] = (), **store: int) -> Gen7:
    """Seat 0 has laid its dice on a task."""
    table = row(ship(), task)
    table.players[0].dice, table.players[0].store = dice(*hand), stock(**store)
    add_rules(table, rules, "1.01", "episode")
    turn_of(table, 0)
    act(table, 0, f"propose {task}", *(f"lay-die {die} {spot}" for spot, die in enumerate(hand, 1)))
    return table


def saved_on_kt_18(*wishes: str) -> dict[str, int]:
    """FI-18 saves 2 of the 2 parts and 2 chems of KT-18."""
    table = fill("KT-18", "colonist-1", "colonist-2", "colonist-3", parts=4, chems=4)
    table.players[0].files = ("FI-18",)
    act(table, 0, "seal FI-18", *wishes, "commit")
    return dict(table.players[0].store)


@rule("G7-D71.2", "G7-D31.6")
@pytest.mark.parametrize(
    ("wishes", "left"),
    [
        (("save-on parts 2",), stock(parts=4, chems=2)),
        (("save-on chems 2",), stock(parts=2, chems=4)),
        (("save-on parts 1", "save-on chems 1"), stock(parts=3, chems=3)),
    ],
)
def test_whoever_saves_tokens_of_any_type_chooses_them(wishes: tuple[str, ...], left: dict[str, int]) -> None:
    assert saved_on_kt_18(*wishes) == left


@rule("G7-D31.6")
def test_no_more_is_saved_than_the_card_says_and_a_cost_stays_at_zero() -> None:
    table = fill("KT-18", "colonist-1", "colonist-2", "colonist-3", parts=2, chems=2)
    table.players[0].files, table.players[0].uses = ("FI-18",), {"saviour": 1}
    assert refusal(table, 0, "save-on parts 1") == "not-so-many-tokens G7-D31.6"
    act(table, 0, "seal FI-18", "save-on parts 2")
    assert refusal(table, 0, "save-on chems 1") == "not-so-many-tokens G7-D31.6"
    act(table, 0, "lend-skill saviour", "commit")  # 8 tokens off a cost of 4
    assert table.players[0].store == stock(parts=2, chems=2)


@rule("G7-D31.6", "G7-43.28", "G7-R17")
@pytest.mark.parametrize(
    ("wishes", "paid"),
    [
        (("parts 5", "chems 1"), stock(data=3)),
        (("data 3", "parts 2", "chems 1"), stock(parts=3)),
        (("data 3", "parts 3"), stock(parts=2, chems=1)),
    ],
)
def test_a_helper_with_saviour_chooses_the_tokens_saved(wishes: tuple[str, ...], paid: dict[str, int]) -> None:
    table = row(ship(), "KT-12")  # rising, 2 data and 4 parts; here 3 data, 5 parts and 1 chem
    for player in table.players:
        player.dice = ()
    table.players[0].dice, table.players[1].dice = dice("colonist-1", "colonist-2", "colonist-3"), dice("colonist-6")
    table.players[0].store, table.players[1].uses = stock(data=5, parts=5, chems=5), {"saviour": 1}
    add_rules(table, ("extra_cost key_task each 1",), "1.01", "episode")
    turn_of(table, 0)
    act(table, 0, "propose KT-12", *(f"lay-die colonist-{spot} {spot}" for spot in (1, 2, 3)), "ask-for-help")
    act(table, 1, "lay-die colonist-6 4", "lend-skill saviour", *(f"save-on {wish}" for wish in wishes), "send-offer")
    act(table, 0, "take-offer 1", "commit")
    assert {type_: 5 - number for type_, number in table.players[0].store.items()} == paid
    assert table.players[1].uses == {"saviour": 0}


@rule("G7-D71.2")
@pytest.mark.parametrize("type_", ["parts", "chems"])
def test_the_active_player_chooses_what_a_special_rule_saves(type_: str) -> None:
    table = fill(
        "KT-18", "colonist-1", "colonist-2", "colonist-3", rules=("less_cost key_task any 1",), parts=2, chems=2
    )
    assert offered(table, 0, "save-on") == ["save-on parts 1", "save-on chems 1"]
    act(table, 0, f"save-on {type_} 1", "commit")
    assert table.players[0].store == stock(**{type_: 1})


@rule("G7-D71.2", "G7-D58.1")
@pytest.mark.parametrize("type_", ["data", "parts", "chems"])
def test_the_active_player_chooses_what_a_special_rule_adds(type_: str) -> None:
    rules = ("extra_cost key_task any 2",)
    table = fill("KT-07", "colonist-6", "colonist-1", rules=rules, data=3, parts=3, chems=3)
    assert offered(table, 0, "pay-extra") == ["pay-extra data 1", "pay-extra parts 1", "pay-extra chems 1"]
    assert refusal(table, 0, f"pay-extra {type_} 3") == "not-so-many-tokens G7-D71.2"
    act(table, 0, f"pay-extra {type_} 2", "commit")
    assert table.players[0].store == {**stock(data=3, parts=3, chems=3), type_: 1}


# Work tasks


def at_the_terminal(rules: tuple[str, ...], **store: int) -> Gen7:
    """Seat 0 is about to finish WT-08 (4 data, 2 chems) in the Data Center."""
    table = ship()
    player = table.players[0]
    player.dice, player.store, player.work_tasks = dice("colonist-4"), stock(**store), ("WT-08",)
    add_rules(table, rules, "1.01", "episode")
    turn_of(table, 0)
    act(table, 0, "place colonist-4 data_center:1", "draw-more 0")
    return table


@rule("G7-D71.2", "G7-D31.6")
@pytest.mark.parametrize("rule_", ["less_cost work_task any 1", "extra_cost work_task any 1"])
def test_the_price_of_a_work_task_is_paid_in_tokens_of_choice(rule_: str) -> None:
    table = at_the_terminal((rule_,), data=9, parts=9, chems=9)
    cost = table.pack.work_tasks["WT-08"].cost
    sign = -1 if rule_.startswith("less") else 1
    act(table, 0, "finish-task WT-08")
    expected = {
        tuple(number + sign * (place == other) for other, number in enumerate(cost))
        for place in range(3)
        if cost[place] + sign >= 0
    }
    assert {tuple(map(int, text.split()[1:])) for text in offered(table, 0)} == expected
    paid = max(expected)
    act(table, 0, "pay-with " + " ".join(map(str, paid)))
    assert [*table.players[0].store.values()] == [9 - number for number in paid]
    assert table.players[0].work_tasks == ()


@rule("G7-D71.2")
def test_a_price_without_choice_is_not_asked_for() -> None:
    cost = ship().pack.work_tasks["WT-08"].cost
    table = at_the_terminal((), data=cost[0], parts=cost[1], chems=cost[2])
    act(table, 0, "finish-task WT-08")
    assert table.players[0].work_tasks == ()
    assert table.players[0].store == stock()


@rule("G7-D31.6", "G7-D71.2")
@pytest.mark.parametrize(
    ("more", "saved", "store", "ways"),
    [
        (0, 0, (9, 9, 9), [(2, 1, 0)]),
        (0, 1, (9, 9, 9), [(1, 1, 0), (2, 0, 0)]),
        (0, 1, (1, 9, 9), [(1, 1, 0)]),
        (0, 5, (9, 9, 9), [(0, 0, 0)]),
        (1, 0, (2, 1, 1), [(2, 1, 1)]),
        (1, 1, (2, 1, 1), [(1, 1, 1), (2, 0, 1), (2, 1, 0)]),
    ],
)
def test_all_ways_to_pay(more: int, saved: int, store: tuple[int, ...], ways: list[tuple[int, ...]]) -> None:
    cost = Cost(stock(data=2, parts=1), more, saved)
    data, parts, chems = store
    assert ways_to_pay(cost, stock(data=data, parts=parts, chems=chems)) == ways


@rule("G7-D71.2", "G7-14.1")
@pytest.mark.parametrize(("data", "why"), [(2, "tokens-missing G7-14.1"), (3, "")])
def test_a_token_pays_once_only(data: int, why: str) -> None:
    table = fill("KT-01", "colonist-4", "colonist-4", rules=("extra_cost key_task any 1",), data=data)
    assert refusal(table, 0, "commit") == why


@rule("G7-40.8", "G7-14.1")
@pytest.mark.parametrize(("chems", "why"), [(3, "tokens-missing G7-14.1"), (5, "")])
def test_tokens_spent_on_dice_do_not_pay_for_the_task(chems: int, why: str) -> None:
    table = fill("KT-19", "colonist-4", "colonist-2", chems=chems)  # two equal dice, 3 chems
    act(table, 0, "adjust 2 4 chems")
    assert refusal(table, 0, "commit") == why


@rule("G7-D31.6", "G7-D71.2")
def test_savings_without_a_wish_cover_what_is_missing_and_then_the_rest() -> None:
    table = fill("KT-18", "colonist-1", "colonist-2", "colonist-3", parts=1, chems=2)  # 2 parts, 2 chems
    table.players[0].files = ("FI-18",)  # saves 2
    assert refusal(table, 0, "commit") == "tokens-missing G7-14.1"
    act(table, 0, "seal FI-18", "commit")
    assert sum(table.players[0].store.values()) == 1


@rule("G7-D74", "G7-D31.6")
def test_a_kept_card_lowers_the_cost_once() -> None:
    table = fill("KT-18", "colonist-1", "colonist-2", "colonist-3", parts=1)
    table.players[0].kept = ("C-009", "C-211")
    assert offered(table, 0, "lend-kept") == ["lend-kept C-211"]  # C-009 is for dice
    act(table, 0, "lend-kept C-211")
    assert offered(table, 0, "lend-kept") == []
    act(table, 0, "save-on chems 2", "commit")
    assert table.players[0].kept == ("C-009",)
    assert table.players[0].store == stock()


@rule("G7-D71", "G7-R18")
@pytest.mark.parametrize(("parts", "why"), [(0, "tokens-missing G7-14.1"), (1, "")])
def test_a_file_that_names_a_type_saves_that_type_only(parts: int, why: str) -> None:
    table = fill("KT-16", "officer-7", "colonist-2", parts=parts)  # 4 parts
    table.players[0].files = ("F-07",)  # saves 3 parts
    act(table, 0, "seal F-07")
    assert offered(table, 0, "save-on") == []
    assert refusal(table, 0, "commit") == why
