"""Holds: how outfits lie and are packed, compared with trying everything (XIA-5.1, XIA-10.2)."""

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from quarterdeck.games.xia.rules.holds import (
    best_empty,
    cargo_places,
    covered,
    free_compartments,
    packing,
    positions,
    sections,
)
from quarterdeck.games.xia.state import Outfit
from tests.rules import rule
from tests.xia.maps import BASE
from tests.xia.tables import Drift

Cells = frozenset[tuple[int, int]]


def cells(rows: tuple[str, ...], marks: str) -> Cells:
    return frozenset((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark in marks)


def turned(shape: Cells) -> set[Cells]:
    """A shape in all eight ways, each with its corner at 0,0."""
    found = set()
    for flip, _ in product((1, -1), range(4)):
        shape = frozenset((c, -r) for r, c in shape)
        one = [(r, flip * c) for r, c in shape]
        top, left = min(r for r, _ in one), min(c for _, c in one)
        found.add(frozenset((r - top, c - left) for r, c in one))
    return found


def can_pack(free: Cells, kinds: tuple[str, ...]) -> bool:
    """Whether the outfits fit, found by trying every place for every shape."""
    if not kinds:
        return True
    for shape in turned(cells(BASE.outfits[kinds[0]].shape, "Ax")):
        for r, c in product(range(8), range(9)):
            placed = frozenset((a + r, b + c) for a, b in shape)
            if placed <= free and can_pack(free - placed, kinds[1:]):
                return True
    return False


def deals(count: int) -> list[tuple[str, tuple[str, ...], frozenset[str]]]:
    """Random ships with one to three kinds of outfits and some damaged compartments."""
    draw, found = Random("packing"), []
    for _ in range(count):
        ship = draw.choice(list(BASE.ships))
        kinds = tuple(draw.choices(list(BASE.outfits), k=draw.randint(1, 3)))
        hold = BASE.ships[ship].hold
        found.append((ship, kinds, frozenset(draw.sample(hold, draw.choice([0, 0, 1, 2, 4])))))
    return found


def check_layout(ship: str, outfits: list[Outfit], blocked: frozenset[str]) -> None:
    """Every section lies on a compartment of its own that is not damaged (XIA-10.2.2, XIA-10.2.3)."""
    places = [place for outfit in outfits for place in covered(outfit, "base")]
    assert len(places) == len(set(places))
    assert {*places} <= {*BASE.ships[ship].hold} - blocked


@rule("XIA-10.2.1", "XIA-10.2.2", "XIA-10.2.3", "XIA-10.2.5", "XIA-5.1.3", "XIA-5.1.4", "XIA-R18")
@pytest.mark.parametrize("deal", deals(150), ids=range(150))
def test_packing_finds_a_layout_whenever_there_is_one(deal: tuple[str, tuple[str, ...], frozenset[str]]) -> None:
    ship, kinds, blocked = deal
    free = frozenset((int(r), int(c)) for r, c in (place.split(",") for place in {*BASE.ships[ship].hold} - blocked))
    found = packing(ship, kinds, blocked, content="base")
    assert (found is not None) == can_pack(free, kinds)
    if found is not None:
        assert tuple(outfit.kind for outfit in found) == kinds
        check_layout(ship, found, blocked)


# How outfits lie


@rule("XIA-10.2.1", "XIA-R33")
def test_an_outfit_is_flipped_first_and_then_turned_clockwise() -> None:
    """The Halon Engine is `.Ax / AA.`: the plain section shows how it lies."""

    def plain(turns: int, flipped: bool) -> list[str]:
        return [place for place, spot in sections("halon-engine", "0,0", turns, flipped, "base") if not spot]

    assert [plain(turns, False) for turns in range(4)] == [["0,2"], ["2,1"], ["1,0"], ["0,0"]]
    assert [plain(turns, True) for turns in range(4)] == [["0,0"], ["0,1"], ["1,2"], ["2,0"]]


@rule("XIA-R33")
def test_the_place_of_an_outfit_is_the_corner_of_its_box() -> None:
    assert {place for place, _ in sections("zulu-ii-shield", "2,1", 0, False, "base")} == {"2,1", "2,2", "2,3", "3,2"}
    assert {place for place, _ in sections("zulu-ii-shield", "2,1", 1, False, "base")} == {"2,2", "3,1", "3,2", "4,2"}


@rule("XIA-10.1.2")
@pytest.mark.parametrize("kind", BASE.outfits)
def test_sections_keep_their_order_and_spots_however_an_outfit_lies(kind: str) -> None:
    printed = [spot for _, spot in sections(kind, "0,0", 0, False, "base")]
    for turns, flipped in product(range(4), (False, True)):
        assert [spot for _, spot in sections(kind, "3,3", turns, flipped, "base")] == printed
    assert printed.count(True) == BASE.outfits[kind].spots


@pytest.mark.parametrize("kind", ["targe-shield", "bastion-shield", "petard-missile"])
def test_ways_of_lying_that_look_the_same_are_listed_once(kind: str) -> None:
    found = positions("iron-parliament", kind, "base")
    looks = [frozenset(sections(kind, one.at, one.turns, one.flipped, "base")) for one in found]
    assert len(looks) == len(set(looks))
    assert all({place for place, _ in look} <= {*BASE.ships["iron-parliament"].hold} for look in looks)


# What already lies there


@rule("XIA-R31", "XIA-10.4.2")
def test_what_lies_well_is_not_moved() -> None:
    (engine,) = packing("easy-tiger", ("m-22-engine",), content="base") or []
    found = packing("easy-tiger", ("targe-shield",), (), [engine], content="base")
    assert found is not None
    assert found[0] == engine
    check_layout("easy-tiger", found, frozenset())


@rule("XIA-R31", "XIA-18.1.9")
def test_as_few_outfits_as_possible_are_moved_and_their_markers_move_along() -> None:
    """In the middle of Puddle Jumper's row an engine leaves no room for a shield."""
    ship = "puddle-jumper"
    engine = next(
        Outfit("m-22-engine", one.at, one.turns, one.flipped)
        for one in positions(ship, "m-22-engine", "base")
        if packing(ship, ("targe-shield",), _places(ship, one.mask), content="base") is None
    )
    engine = replace(engine, markers=(covered(engine, "base")[1],))
    found = packing(ship, ("targe-shield",), (), [engine], content="base")
    assert found is not None
    assert covered(found[0], "base") != covered(engine, "base")
    assert found[0].markers == (covered(found[0], "base")[1],)
    check_layout(ship, found, frozenset())
    assert engine.markers == (covered(engine, "base")[1],)


def _places(ship: str, mask: int) -> list[str]:
    return [place for number, place in enumerate(BASE.ships[ship].hold) if mask >> number & 1]


@rule("XIA-10.4.3", "XIA-18.1.9")
def test_a_damaged_outfit_is_never_moved() -> None:
    ship = "puddle-jumper"
    engine = next(
        Outfit("m-22-engine", one.at, one.turns, one.flipped)
        for one in positions(ship, "m-22-engine", "base")
        if packing(ship, ("targe-shield",), _places(ship, one.mask), content="base") is None
    )
    assert packing(ship, ("targe-shield",), [covered(engine, "base")[0]], [engine], content="base") is None
    assert packing(ship, (), [covered(engine, "base")[0]], [engine], content="base") == (engine,)


@rule("XIA-9.1.6", "XIA-9.1.9")
def test_outfits_move_into_another_hold_or_do_not_fit_it() -> None:
    outfits = packing("easy-tiger", ("bastion-shield", "nock-blaster"), content="base")
    assert outfits is not None
    moved = packing("copper-heron", (), (), outfits, content="base")
    assert moved is not None
    check_layout("copper-heron", moved, frozenset())
    assert packing("plumb-line", (), (), outfits, content="base") is None


# A captain's hold


@rule("XIA-5.1.2", "XIA-5.1.5", "XIA-D65")
def test_free_compartments_are_neither_damaged_nor_under_an_outfit() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "outfits": ["m-22-engine"], "damage": 2, "cargo": "3spice"}})
    captain, hold = drift.seat("A"), BASE.ships["easy-tiger"].hold
    free = free_compartments(drift.table, 0)
    assert len(free) == len(hold) - 3 - 2
    assert not {*free} & {*captain.damage, *covered(captain.outfits[0], "base")}
    drawn = cargo_places(drift.table, 0)
    assert sorted(drawn.values()) == ["spice"] * 3
    assert {*drawn} <= {*free}


@rule("XIA-R30", "XIA-D65")
@pytest.mark.parametrize("ship", BASE.ships)
def test_the_best_empty_compartment_spoils_the_fewest_places(ship: str) -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "ship": ship}})
    spoilt = {}
    for place in BASE.ships[ship].hold:
        masks = {one.mask for kind in BASE.outfits for one in positions(ship, kind, "base")}
        spoilt[place] = len([mask for mask in masks if place in _places(ship, mask)])
    assert spoilt[best_empty(drift.table, 0)] == min(spoilt.values())
