"""Copying: independent where something can change, shared where nothing can."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import Struct

from quarterdeck import CannotUndo, Illegal, Reason
from quarterdeck.kernel import registry
from quarterdeck.kernel.copying import copier, is_shareable, keeper


class Card(Struct, frozen=True):
    name: str


class Branch(Struct, frozen=True):
    within: "Branch | None" = None


class Seat(Struct):
    cards: list[str]
    best: Card | None = None


class Board(Struct):
    seats: list[Seat]
    by_name: dict[str, Seat]
    deck: tuple[Card, ...]
    spare: Seat | None = None


def test_what_can_change_is_copied_and_what_cannot_is_shared() -> None:
    board = Board([Seat(["a"])], {"ann": Seat(["b"])}, (Card("c"),), Seat(["d"]))
    twin = copier(Board)(board)
    assert twin == board
    for seat in (*twin.seats, *twin.by_name.values(), twin.spare):
        seat.cards.append("z")
    assert board == Board([Seat(["a"])], {"ann": Seat(["b"])}, (Card("c"),), Seat(["d"]))
    assert twin.deck is board.deck


def test_a_kept_copy_shares_the_lists_that_an_earlier_one_has_alike() -> None:
    board = Board([Seat(["a"]), Seat(["b"])], {"ann": Seat(["b"])}, (), Seat(["d"]))
    first = copier(Board)(board)
    board.seats[1].cards.append("c")
    second = keeper(Board)(board, first)
    assert second == board
    assert second.seats[0].cards is first.seats[0].cards is not board.seats[0].cards
    assert (first.seats[1].cards, second.seats[1].cards) == (["b"], ["b", "c"])


def test_a_kept_copy_shares_whole_parts_that_an_earlier_one_has_alike() -> None:
    hand = type("Hand", (Struct,), {"__annotations__": {"cards": list[str], "open": bool}})
    table = type("Table", (Struct,), {"__annotations__": {"hands": list[hand]}})  # type: ignore[valid-type]
    first, second = (table([hand(["a"], True), hand([*cards], False)]) for cards in ("b", "bc"))
    kept = keeper(table)(second, first)
    assert kept == second
    assert kept.hands[0] is first.hands[0]
    assert kept.hands[1] is not second.hands[1]


def test_a_kept_copy_has_rows_of_any_length() -> None:
    board = Board([Seat(["a"])], {}, ())
    first = copier(Board)(board)
    board.seats.append(Seat(["b"], Card("x")))
    assert keeper(Board)(board, first) == board
    board.seats.clear()
    assert keeper(Board)(board, first) == board


def test_a_kept_copy_does_not_take_one_number_for_another() -> None:
    """1 is 1.0, but a file says which."""
    scale = type("Scale", (Struct,), {"__annotations__": {"weights": list[float]}})
    first, second = scale([1.0]), scale([1])
    assert type(keeper(scale)(second, first).weights[0]) is int


def test_nothing_stays_nothing() -> None:
    assert copier(Board)(Board([], {}, ())).spare is None


def test_two_structs_of_one_name_do_not_mix() -> None:
    def named_seat(field: str) -> Any:
        return type("Seat", (Struct,), {"__annotations__": {field: list[int]}})

    one, other = named_seat("hand"), named_seat("plan")
    both = type("Both", (Struct,), {"__annotations__": {"one": one, "other": other}})
    twin = copier(both)(both(one([1]), other([2])))
    assert (twin.one.hand, twin.other.plan) == ([1], [2])


@pytest.mark.parametrize("hint", [set[int], object, list[Seat | Board]])
def test_a_type_that_cannot_be_copied_is_refused(hint: Any) -> None:
    odd = type("Odd", (Struct,), {"__annotations__": {"field": hint}})
    with pytest.raises(TypeError, match=r"field|item"):
        copier(odd)


@pytest.mark.parametrize("hint", [list[str], dict[str, int], Seat, tuple[Seat, ...], Seat | None])
def test_a_frozen_struct_that_holds_something_changing_is_refused(hint: Any) -> None:
    """It would be shared by copies, and a change of what it holds seen in all of them."""
    holder = type("Holder", (Struct,), {"__annotations__": {"field": hint}}, frozen=True)
    state = type("State", (Struct,), {"__annotations__": {"holder": holder}})
    assert not is_shareable(holder)
    with pytest.raises(TypeError, match="Holder is frozen"):
        copier(state)


def test_a_mapping_is_shared_as_it_is_only_replaced_as_a_whole() -> None:
    table = type("Table", (Struct,), {"__annotations__": {"supply": Mapping[str, int]}})
    first = table({"fuel": 1})
    assert copier(table)(first).supply is first.supply


def test_a_struct_may_hold_others_of_its_kind() -> None:
    assert is_shareable(Branch)


@pytest.mark.parametrize("game", registry.names())
def test_copies_can_share_the_frames_of_every_game(game: str) -> None:
    frames = registry.rules_of(game).state.frame_kind.kinds.values()
    assert [frame.__name__ for frame in frames if not is_shareable(frame)] == []


def test_a_struct_with_subclasses_is_refused() -> None:
    base = type("Base", (Struct,), {"__annotations__": {"cards": list[int]}})
    special = type("Special", (base,), {"__annotations__": {"more": list[int]}})
    holder = type("Holder", (Struct,), {"__annotations__": {"items": list[base]}})  # type: ignore[valid-type]
    with pytest.raises(TypeError, match="subclasses"):
        copier(holder)
    assert special.__mro__[1] is base  # kept alive until here: a class that is gone is no subclass


@pytest.mark.parametrize(
    "error", [Illegal(Reason("slot-locked", "SA-3.1.10", {"slot": 3})), CannotUndo(Reason("x", ""))]
)
def test_refusals_travel_between_processes(error: Illegal) -> None:
    import pickle

    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.reason) == (type(error), error.reason)


class Counted(Struct):
    """What happens when one is made must not happen to a copy."""

    cards: list[str]

    def __post_init__(self) -> None:
        self.cards.append("first")


class Named(Struct, kw_only=True):
    cards: list[str]
    by_name: dict[str, list[int]] = {}


@pytest.mark.parametrize("old", [Counted(["a"]), Named(cards=["a"]), Named(cards=[], by_name={"ann": [1]})])
def test_structs_that_are_not_made_of_their_fields_in_order_are_copied_too(old: Any) -> None:
    kind: Any = type(old)
    before = repr(old)
    row: Any = type("Row", (Struct,), {"__annotations__": {"things": list[kind]}})
    for copied in (copier(kind)(old), copier(row)(row([old])).things[0]):
        assert repr(copied) == before
        copied.cards.append("z")
    assert repr(old) == before
