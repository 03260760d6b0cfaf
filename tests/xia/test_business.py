"""The business phase, outfits and the hold (XIA-5, XIA-10.1 to XIA-10.4, XIA-18, XIA-24.1, XIA-R26, XIA-R31)."""

from typing import Any

import pytest

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.holds import covered, free_compartments
from quarterdeck.games.xia.state import MARKERS, Outfit
from tests.rules import rule
from tests.xia.tables import Drift, refusal

ON_PLANET = "3,2"
"""A hex of Neo Damascus on the board BA3."""


def trading(**captain: Any) -> Drift:
    """A in the business phase on Neo Damascus."""
    return Drift("BA3", {"A": {"at": ON_PLANET, **captain}}).do("business A")


def offered(drift: Drift) -> list[str]:
    return [str(option) for option in drift.table.options(0)]


def kinds(drift: Drift) -> list[str]:
    return [outfit.kind for outfit in drift.seat("A").outfits]


# Where


@rule("XIA-18.1.1", "XIA-24.1.1", "XIA-24.1.2", "XIA-24.1.3", "XIA-24.1.4", "XIA-24.1.10", "XIA-D9", "XIA-28.1.5")
@pytest.mark.parametrize("bounty", [0, 3000])
@pytest.mark.parametrize(
    ("planet", "alignment"),
    [
        ("lunari", "lawful"), ("kemplar-ii", "lawful"), ("azure", "neutral"), ("doravin-v", "neutral"),
        ("neo-damascus", "neutral"), ("loath", "outlaw"), ("smugglers-den", "outlaw"),
    ],
)  # fmt: skip
def test_every_hex_of_every_planet_allows_business(planet: str, alignment: str, bounty: int) -> None:
    sector = pack().sectors[planet]
    assert (sector.kind, sector.alignment) == ("planet", alignment)
    for spot, cell in sector.cells.items():
        drift = Drift([[planet, 0, 0]], {"A": {"at": spot, "credits": 1000, "bounty": bounty}}).do("A: end-actions")
        assert (drift.asked_frame() == "business") == (cell.terrain == "planet"), spot


@rule("XIA-18.1.4", "XIA-6.1.4", "XIA-R11")
def test_energy_is_refilled_at_once_and_free() -> None:
    drift = trading(energy=2, credits=1000)
    assert (drift.seat("A").energy, drift.seat("A").credits) == (8, 1000)


@rule("XIA-18.1.13", "XIA-19.1.5")
def test_markers_are_armed_in_the_status_phase_only() -> None:
    drift = trading(armed=1, credits=1000)
    assert drift.seat("A").armed == 1
    drift.do("A: end-business")
    assert drift.seat("A").armed == MARKERS


@rule("XIA-R11")
def test_without_anything_to_do_business_is_not_asked() -> None:
    assert trading().asked_frame() != "business"
    assert trading(credits=1000).asked_frame() == "business"
    assert trading(outfits=["m-22-engine"]).asked_frame() == "business"


# Repair


@rule("XIA-18.1.5", "XIA-5.1.7", "XIA-5.1.8")
@pytest.mark.parametrize(("ship", "cost"), [("easy-tiger", 1000), ("vermilion", 1000), ("old-harvest", 2000)])
@pytest.mark.parametrize("damage", [1, 5])
def test_repair_removes_all_damage_for_one_price(ship: str, cost: int, damage: int) -> None:
    drift = trading(ship=ship, damage=damage, credits=4000).do("A: repair")
    assert (drift.seat("A").damage, drift.seat("A").credits) == ((), 4000 - cost)


@rule("XIA-18.1.5", "XIA-29.1.6")
def test_no_repair_without_damage_or_credits() -> None:
    assert refusal(trading(credits=9000), "A: repair") == "XIA-18.1.5"
    drift = trading(ship="old-harvest", damage=1, credits=1000)
    assert refusal(drift, "A: repair") == "XIA-29.1.6"


# Buying outfits


@rule("XIA-10.1.1", "XIA-10.1.2", "XIA-10.1.3", "XIA-10.4.1", "XIA-18.1.6", "XIA-10.1.4", "XIA-1.1.3")
@pytest.mark.parametrize("kind", list(pack().outfits))
def test_every_outfit_is_bought_at_its_full_price(kind: str) -> None:
    printed = pack().outfits[kind]
    drift = trading(ship="old-harvest", credits=9000).do(f"A: outfit {kind}")
    assert drift.seat("A").credits == 9000 - 1000 * printed.tier
    assert (kinds(drift), drift.table.supply[kind]) == ([kind], 6)
    assert len(covered(drift.seat("A").outfits[0], "base")) == printed.tier + 2
    assert printed.spots > 0


@rule("XIA-10.1.1", "XIA-10.1.3", "XIA-10.1.2")
def test_four_categories_with_three_tiers_each() -> None:
    found = sorted((kind.kind, kind.tier, kind.price, kind.die) for kind in pack().outfits.values())
    tiers = [(1, 1000, 6), (2, 2000, 8), (3, 3000, 12)]
    assert found == sorted((kind, *tier) for kind in ("engine", "shield", "blaster", "missile") for tier in tiers)


@rule("XIA-10.1.7", "XIA-1.1.14", "XIA-D7")
def test_several_of_a_kind_as_long_as_the_supply_lasts() -> None:
    drift = trading(ship="old-harvest", credits=9000).do("A: outfit m-22-engine", "A: outfit m-22-engine")
    assert kinds(drift) == ["m-22-engine", "m-22-engine"]
    drift.table.supply = {**drift.table.supply, "targe-shield": 0}
    assert refusal(drift, "A: outfit targe-shield") == "XIA-1.1.14"
    assert "outfit targe-shield" not in offered(drift)


@rule("XIA-29.1.6", "XIA-18.1.3", "XIA-10.1.1")
def test_only_what_is_paid_for() -> None:
    drift = trading(credits=2000)
    assert refusal(drift, "A: outfit raptor-k-engine") == "XIA-29.1.6"
    assert refusal(drift, "A: outfit warp-core") == "XIA-10.1.1"
    assert all(pack().outfits[text.split(" ")[1]].price <= 2000 for text in offered(drift) if text.startswith("outfit"))


@rule("XIA-5.1.2", "XIA-5.1.3", "XIA-5.1.4", "XIA-10.2.3", "XIA-10.2.5", "XIA-D65")
@pytest.mark.parametrize("full", [{"cargo": "9spice"}, {"damage": 9}, {"cargo": "5spice", "damage": 4}])
def test_an_outfit_needs_room_beside_cubes_and_damage(full: dict[str, Any]) -> None:
    drift = trading(credits=5000, **full)  # 11 compartments
    assert refusal(drift, "A: outfit m-22-engine") == "XIA-10.2.5"


@rule("XIA-10.2.5", "XIA-18.1.9", "XIA-R31", "XIA-10.4.2")
def test_buying_moves_outfits_only_if_it_must() -> None:
    drift = trading(credits=3000, outfits=["m-22-engine"])
    before = [covered(outfit, "base") for outfit in drift.seat("A").outfits]
    drift.do("A: outfit targe-shield")
    assert [covered(outfit, "base") for outfit in drift.seat("A").outfits][:1] == before
    under = [place for outfit in drift.seat("A").outfits for place in covered(outfit, "base")]
    assert len(under) == len(set(under)) == 6


@rule("XIA-10.4.3", "XIA-18.1.9")
def test_damaged_outfits_stay_where_they_are_when_one_is_bought() -> None:
    drift = trading(credits=3000, outfits=["m-22-engine"], damage={"m-22-engine": {"spot": 1}})
    before = covered(drift.seat("A").outfits[0], "base")
    drift.do("A: outfit targe-shield")
    assert covered(drift.seat("A").outfits[0], "base") == before
    assert not {*covered(drift.seat("A").outfits[1], "base")} & {*drift.seat("A").damage}


# Selling outfits


@rule("XIA-10.4.4", "XIA-18.1.7")
@pytest.mark.parametrize(("kind", "pays"), [("m-22-engine", 1000), ("halon-engine", 1000), ("raptor-k-engine", 2000)])
def test_selling_pays_half_rounded_up(kind: str, pays: int) -> None:
    drift = trading(outfits=[kind]).do(f"A: sell-outfit {kind}")
    assert (drift.seat("A").credits, kinds(drift), drift.table.supply[kind]) == (pays, [], 8)


@rule("XIA-10.4.3", "XIA-18.1.7", "XIA-18.1.8")
def test_damaged_outfits_are_sold_only_after_a_repair() -> None:
    drift = trading(credits=1000, outfits=["m-22-engine"], damage={"m-22-engine": {"spot": 1}})
    assert refusal(drift, "A: sell-outfit m-22-engine") == "XIA-10.4.3"
    assert "sell-outfit m-22-engine" not in offered(drift)
    drift.do("A: repair", "A: sell-outfit m-22-engine")
    assert drift.seat("A").credits == 1000


@rule("XIA-18.1.7", "XIA-R33")
def test_the_second_of_a_kind_has_a_number() -> None:
    drift = trading(ship="old-harvest", outfits=["m-22-engine", "m-22-engine"])
    first = covered(drift.seat("A").outfits[0], "base")
    drift.do("A: sell-outfit m-22-engine.2")
    assert [covered(outfit, "base") for outfit in drift.seat("A").outfits] == [first]
    assert refusal(drift, "A: sell-outfit m-22-engine.2") == "XIA-18.1.7"


@rule("XIA-10.3.1", "XIA-10.3.10")
def test_markers_of_a_sold_outfit_are_disarmed() -> None:
    drift = trading(outfits=["m-22-engine"], spent={"m-22-engine": 2}, armed=1).do("A: sell-outfit m-22-engine")
    assert (drift.seat("A").armed, drift.seat("A").disarmed) == (1, 3)


@rule("XIA-10.4.5", "XIA-29.1.5")
def test_outfits_do_not_go_from_captain_to_captain() -> None:
    drift = trading(outfits=["m-22-engine"], credits=1000)
    verbs = {kind.verb for kind in type(drift.table.agenda[-1]).choices}
    assert verbs == {
        "repair", "outfit", "sell-outfit", "new-ship", "buy-fame", "end-business", "arrange", "give", "order"
    }  # fmt: skip


# Rearranging


def laid(drift: Drift, name: str = "m-22-engine") -> Outfit:
    return next(outfit for outfit in drift.seat("A").outfits if outfit.kind == name)


@rule("XIA-18.1.9", "XIA-10.2.1", "XIA-10.2.4", "XIA-R18", "XIA-R33")
@pytest.mark.parametrize("layout", ["1,1 0", "1,1 1", "1,1 2", "1,1 3", "1,1 0f", "1,1 2f"])
def test_outfits_are_turned_and_flipped(layout: str) -> None:
    drift = trading(outfits=["m-22-engine"]).do(f"A: arrange m-22-engine {layout}")
    at, turns = layout.split(" ")
    assert (laid(drift).at, laid(drift).turns, laid(drift).flipped) == (at, int(turns[0]), turns.endswith("f"))


@rule("XIA-10.2.2", "XIA-10.2.3", "XIA-R33", "XIA-R18")
@pytest.mark.parametrize(
    ("layout", "clause"),
    [
        ("m-22-engine 9,9 0", "XIA-10.2.2"),
        ("m-22-engine 1,0 0 + targe-shield 1,0 0", "XIA-10.2.3"),
        ("m-22-engine 1,1 4", "XIA-R33"),
        ("m-22-engine here 0", "XIA-R33"),
        ("nock-blaster 1,1 0", "XIA-R33"),
        ("m-22-engine 0,1 0 + m-22-engine 1,1 0", "XIA-R33"),
    ],
)
def test_a_layout_that_breaks_the_rules_is_refused(layout: str, clause: str) -> None:
    drift = trading(outfits=["m-22-engine", "targe-shield"])
    assert refusal(drift, f"A: arrange {layout}") == clause


@rule("XIA-10.2.3", "XIA-18.1.9", "XIA-10.4.3")
def test_damage_and_damaged_outfits_stay_where_they_are() -> None:
    drift = trading(outfits=["m-22-engine"], damage={"empty": 4})
    blocked = drift.seat("A").damage
    places = [place for place in drift.table.mat(0).hold if place not in covered(laid(drift), "base")]
    assert {*blocked} <= {*places}
    refused = [f"A: arrange m-22-engine {place} 0" for place in drift.table.mat(0).hold]
    clauses = {str(found.clause) for line in refused if (found := drift.refused(line)) is not None}
    assert "XIA-10.2.3" in clauses
    broken = trading(credits=1000, outfits=["m-22-engine"], damage={"m-22-engine": {"spot": 1}})
    assert refusal(broken, "A: arrange m-22-engine 1,1 0") == "XIA-10.4.3"


@rule("XIA-18.1.9", "XIA-10.3.1")
def test_markers_move_with_their_outfit() -> None:
    drift = trading(outfits=["m-22-engine"], spent={"m-22-engine": 2}, armed=2)
    drift.do("A: arrange m-22-engine 1,1 1")
    assert len(laid(drift).markers) == 2
    assert {*laid(drift).markers} <= {*covered(laid(drift), "base")}


@rule("XIA-R31", "XIA-10.4.2")
def test_arranging_is_never_listed_and_only_possible_in_business() -> None:
    drift = trading(outfits=["m-22-engine"])
    assert not [text for text in offered(drift) if text.startswith("arrange")]
    acting = Drift("BA3", {"A": {"at": ON_PLANET, "outfits": ["m-22-engine"]}})
    assert acting.refused("A: arrange m-22-engine 1,1 0") is not None


# Limits


@rule("XIA-R26")
def test_what_costs_nothing_is_limited() -> None:
    drift = trading(outfits=["m-22-engine"])
    for number in range(10):
        drift.do(f"A: arrange m-22-engine 1,1 {number % 4}")
    assert refusal(drift, "A: arrange m-22-engine 1,1 0") == "XIA-R26"


@rule("XIA-R26")
def test_buying_and_selling_in_circles_is_limited() -> None:
    drift = trading(credits=2000)
    for _ in range(10):
        drift.do("A: outfit m-22-engine", "A: sell-outfit m-22-engine")
    assert drift.seat("A").credits == 2000
    assert refusal(drift, "A: outfit m-22-engine") == "XIA-R26"
    assert drift.refused("A: outfit halon-engine") is None


@rule("XIA-R26")
def test_limits_are_for_one_turn() -> None:
    drift = Drift(
        "BA3", {letter: {"at": spot, "credits": 2000} for letter, spot in {"A": "3,2", "B": "7,-5", "C": "1,4"}.items()}
    )
    drift.do("play A", "A: end-actions")
    for _ in range(10):
        drift.do("A: outfit m-22-engine", "A: sell-outfit m-22-engine")
    drift.do("A: end-business", "B: end-actions", "C: end-actions", "A: end-actions", "A: outfit m-22-engine")
    assert kinds(drift) == ["m-22-engine"]


# The hold


@rule("XIA-5.1.1", "XIA-4.1.3", "XIA-4.1.4")
@pytest.mark.parametrize("ship", list(pack().ships))
def test_holds_are_grids_of_compartments(ship: str) -> None:
    mat = pack().ships[ship]
    assert len(mat.hold) == len({*mat.hold}) == mat.size == "".join(mat.rows).count("#")


@rule("XIA-5.1.2", "XIA-5.1.5", "XIA-5.1.4", "XIA-28.1.1")
def test_cubes_lie_neither_under_outfits_nor_on_damage() -> None:
    drift = Drift(
        "BA3", {"A": {"at": ON_PLANET, "outfits": ["m-22-engine"], "damage": {"m-22-engine": {"spot": 1}, "empty": 2}}}
    )
    free = free_compartments(drift.table, 0)
    assert len(free) == drift.table.mat(0).size - 3 - 2
    assert not {*free} & {*covered(drift.seat("A").outfits[0], "base"), *drift.seat("A").damage}
