"""Ties: who wins when a d20 decides (XIA-31)."""

import pytest

from quarterdeck.games.xia.rules.ties import break_tie, in_seat_order, parts
from quarterdeck.games.xia.state import Npc, ship_id
from tests.rules import rule
from tests.xia.tables import Drift


@rule("XIA-31.1.1", "XIA-31.1.2")
@pytest.mark.parametrize("count", range(2, 9))
def test_the_parts_are_equal_and_as_large_as_possible(count: int) -> None:
    found = parts(count)
    assert {high - low + 1 for low, high in found} == {20 // count}
    assert [low for low, _ in found[1:]] == [high + 1 for _, high in found[:-1]]
    assert (found[0][0], len(found)) == (1, count)


@rule("XIA-31.1.1", "XIA-31.1.2")
@pytest.mark.parametrize(("rolls", "wins"), [([6], "a"), ([7], "b"), ([18], "c"), ([19, 20, 1], "a"), ([20, 13], "c")])
def test_the_part_with_the_roll_wins_and_the_rest_is_rolled_again(rolls: list[int], wins: str) -> None:
    assert break_tie(Drift("BL", rolls=rolls).table, ["a", "b", "c"]) == wins


@rule("XIA-31.1.4")
def test_a_tie_roll_brings_no_luck() -> None:
    drift = Drift("BL", rolls=[20])
    assert break_tie(drift.table, ["a", "b"]) == "b"
    assert [captain.fame for captain in drift.table.captains] == [0, 0, 0]


def test_one_alone_wins_without_a_roll() -> None:
    drift = Drift("BL")
    before = drift.table.to_json()
    assert break_tie(drift.table, ["a"]) == "a"
    assert drift.table.to_json() == before


@rule("XIA-31.1.1")
def test_ships_are_named_clockwise_from_the_active_captain_npcs_after_their_controllers() -> None:
    setup = {"A": {"at": "0,0"}, "B": {"at": "1,0"}, "C": {"at": "2,0"}, "turn": "B"}
    table = Drift("BL", setup).table
    npc = Npc("scoundrel", 2, "0,1")
    found = in_seat_order(table, [npc, *table.captains])
    assert [ship_id(ship) for ship in found] == ["swamp-rat", "ghoststalker", "scoundrel", "easy-tiger"]
