"""Zones: what is declared once decides views, secrets, undo and re-dealing."""

from collections import Counter
from typing import Annotated, Any

import pytest
from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.event import Event, Secret, redacted
from quarterdeck.kernel.viewing import view
from quarterdeck.kernel.zone import HIDDEN, Zone, nobody, owner, redeal, things, unseen, viewers, zone_contents, zones

HAND = Zone(owner, "cards")


class Hand(Struct):
    seat: int
    cards: Annotated[list[str], HAND] = []


class Bid(Struct, frozen=True):
    """A frozen holder, as frames of an agenda are."""

    seat: int
    card: Annotated[str | None, HAND] = None
    spare: Annotated[tuple[str, ...], HAND] = ()


class Table(Struct):
    seat_count: int
    hands: list[Hand]
    packs: Annotated[tuple[tuple[str, ...], ...], Zone(nobody, "cards")] = ()
    secret: Annotated[tuple[str, ...], Zone(nobody)] = ()
    bid: Bid = Bid(0)
    by_name: dict[str, Hand] = {}


class Box(Struct):
    """What it holds is hidden like the kernel's own fields, and is still a thing on the table."""

    seat_count: int
    inside: Annotated[int | None, Zone(nobody, whole=True)] = 7


def test_a_zone_that_equals_the_kernels_own_is_a_place() -> None:
    assert Box.__annotations__["inside"].__metadata__ == (HIDDEN,)
    assert [place.path for place in zone_contents(Box(1))] == ["/inside"]
    assert unseen(Box(1), 0) == Counter({("/inside", 7): 1})


def _colour(card: str) -> str:
    return card[0]


class Lockers(Struct):
    """Hidden things by name."""

    seat_count: int
    counted: Annotated[dict[str, str], Zone(nobody)]
    backs: Annotated[dict[str, str], Zone(nobody, back=_colour)]


def test_of_hidden_things_by_name_others_know_the_number_or_the_backs() -> None:
    lockers = Lockers(2, {"a": "x1", "b": "y2"}, {"a": "x1", "b": "y2"})
    assert view(lockers, lockers, 0) == {"seat_count": 2, "counted": 2, "backs": {"a": "x", "b": "y"}}
    lockers.counted = {}
    assert view(lockers, lockers, 0)["counted"] == 0


def table() -> Table:
    return Table(
        2, [Hand(0, ["a", "b"]), Hand(1, ["c", "d", "e"])], packs=(("f", "g"), ()), secret=("x",),
        bid=Bid(1, "h", ("i", "j")), by_name={"ann": Hand(1, ["k"])},
    )  # fmt: skip


def all_cards(value: Table) -> Counter[str]:
    return Counter(thing for place in zone_contents(value) if place.zone.pool for thing in things(place.value))


def test_a_view_shows_the_own_cards_and_the_number_of_the_others() -> None:
    seen = view(table(), table(), 0)
    assert [hand["cards"] for hand in seen["hands"]] == [["a", "b"], 3]
    assert seen["packs"] == [2, 0]
    assert seen["bid"] == {"seat": 1, "card": True, "spare": 2}
    assert seen["by_name"]["ann"]["cards"] == 1


@pytest.mark.parametrize("seat", [0, 1, None])
def test_redealing_keeps_every_card_and_everything_seen(seat: int | None) -> None:
    original, dealt = table(), table()
    redeal(dealt, seat, Chance("1"))
    assert all_cards(dealt) == all_cards(original)
    assert view(dealt, dealt, seat) == view(original, original, seat)
    assert dealt != original


def test_redealing_reaches_frozen_holders_and_dicts() -> None:
    found = set()
    for seed in range(30):
        dealt = table()
        redeal(dealt, 0, Chance(str(seed)))
        found.add((dealt.bid.card, dealt.by_name["ann"].cards[0]))
    assert len({card for card, _ in found}) > 3
    assert len({card for _, card in found}) > 3


def test_what_was_hidden_counts_also_without_a_pool() -> None:
    before, after = table(), table()
    after.secret = ()
    assert unseen(before, 0) - unseen(after, 0) == Counter({("/secret", "x"): 1})
    assert not unseen(before, 0) - unseen(table(), 0)


def test_viewers_are_those_who_see_any_of_the_places() -> None:
    first, second = table().hands
    assert viewers(table(), (first, "cards")) == (0,)
    assert viewers(table(), (first, "cards"), (second, "cards")) == (0, 1)


@pytest.mark.parametrize("hint", [list[Annotated[str, HAND]], Annotated[str, HAND] | None])
def test_a_zone_inside_a_type_is_refused(hint: Any) -> None:
    misplaced = type("Misplaced", (Struct,), {"__annotations__": {"cards": hint}})
    with pytest.raises(TypeError, match="outermost"):
        zones(misplaced)


def test_secrets_in_events_are_redacted_in_lists_too() -> None:
    event = Event("dealt", "", {"card": Secret("a", (0,), "back"), "all": [Secret("b", (1, None)), "c"]})
    assert redacted([event], 0)[0].args == {"card": "a", "all": [None, "c"]}
    assert redacted([event], None)[0].args == {"card": "back", "all": ["b", "c"]}
