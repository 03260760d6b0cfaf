"""Cargo and exploration tokens (XIA-20.1, XIA-22, XIA-28, XIA-D40, XIA-D48, XIA-D49, XIA-D65, XIA-R13, XIA-R32)."""

from typing import Any

import pytest

from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules.cargo_words import read_cargo, write_cargo
from quarterdeck.games.xia.rules.holds import room
from tests.rules import rule
from tests.xia.tables import Drift, refusal

SELL, BUY, KEMPLAR_BUY = "4,2", "2,3", "5,-2"
"""On the board BA3: spice is wanted on Neo Damascus, plasma is for sale there, spice on Kemplar II."""


def offered(drift: Drift, verb: str) -> list[str]:
    return [str(option) for option in drift.table.options(0) if option.verb == verb]


def at(spot: str, sectors: Any = "BA3", rolls: list[int] | None = None, **captain: Any) -> Drift:
    return Drift(sectors, {"A": {"at": spot, **captain}}, rolls)


def spot_of(sector: str, mark: str) -> str:
    return pack().sectors[sector].marked(mark)


# Words


@rule("XIA-R33")
@pytest.mark.parametrize("text", ["", "spice", "0spice", "2spice+", "1spice+2spice", "2 spice", "-1spice", "02spice"])
def test_what_is_no_amount_of_cargo(text: str) -> None:
    assert read_cargo(text) is None


@rule("XIA-R33")
def test_amounts_are_written_as_they_are_read() -> None:
    assert write_cargo(read_cargo("12spice+1holo") or {}) == "12spice+1holo"


# Where


@rule("XIA-28.1.4", "XIA-28.1.5", "XIA-20.1.5", "XIA-1.1.11")
def test_places_of_each_type() -> None:
    found: dict[str, set[str]] = {}
    for sector in pack().sectors.values():
        for cell in sector.cells.values():
            if cell.mark in ("buy", "sell", "mine", "harvest", "salvage"):
                found.setdefault(f"{cell.mark} {cell.argument}", set()).add(sector.id)
    assert found == {
        "buy spice": {"kemplar-ii"}, "sell spice": {"neo-damascus"}, "mine spice": {"outpost-338"},
        "buy holo": {"azure"}, "sell holo": {"kemplar-ii"}, "harvest holo": {"burning-horse"},
        "buy terra": {"doravin-v"}, "sell terra": {"azure"}, "mine terra": {"red-gulch"},
        "buy plasma": {"neo-damascus"}, "sell plasma": {"lunari"}, "harvest plasma": {"lower-stratus"},
        "buy cyber": {"lunari"}, "sell cyber": {"doravin-v"}, "salvage cyber": {"pelmont", "kreller-iv"},
        "buy any": {"smugglers-den"}, "sell any": {"loath"},
    }  # fmt: skip


# Buying


@rule("XIA-28.2.1", "XIA-17.3.7", "XIA-29.1.1", "XIA-1.1.12")
def test_pairs_at_1000_each() -> None:
    drift = at(BUY, credits=3000).do("A: buy 4plasma")
    assert (drift.seat("A").cargo, drift.seat("A").credits) == ({"plasma": 4}, 1000)
    drift.do("A: buy 2plasma")
    assert (drift.seat("A").cargo, drift.seat("A").credits) == ({"plasma": 6}, 0)


@rule("XIA-28.2.2", "XIA-D48", "XIA-28.2.1", "XIA-29.1.6", "XIA-5.1.3")
@pytest.mark.parametrize(
    ("captain", "text", "clause"),
    [
        ({"credits": 3000}, "buy 1plasma", "XIA-28.2.2"),
        ({"credits": 3000}, "buy 3plasma", "XIA-28.2.2"),
        ({"credits": 3000}, "buy 2spice", "XIA-28.2.1"),
        ({"credits": 1000}, "buy 4plasma", "XIA-29.1.6"),
        ({"credits": 3000, "cargo": "10spice"}, "buy 2plasma", "XIA-5.1.3"),
        ({"credits": 3000}, "buy plasma", "XIA-R33"),
    ],
)
def test_purchases_that_are_refused(captain: dict[str, Any], text: str, clause: str) -> None:
    assert refusal(at(BUY, **captain), f"A: {text}") == clause


@rule("XIA-17.3.7", "XIA-28.2.1")
def test_buying_needs_a_buy_hex() -> None:
    assert refusal(at("3,2", credits=3000), "A: buy 2plasma") == "XIA-17.3.7"


@rule("XIA-R32")
@pytest.mark.parametrize(
    ("captain", "listed"),
    [
        ({"credits": 3000}, ["buy 6plasma", "buy 2plasma"]),
        ({"credits": 1000}, ["buy 2plasma"]),
        ({"credits": 9000, "cargo": "8spice"}, ["buy 2plasma"]),
        ({"credits": 0}, []),
        ({"credits": 9000, "cargo": "10spice"}, []),
    ],
)
def test_purchases_that_are_listed(captain: dict[str, Any], listed: list[str]) -> None:
    assert offered(at(BUY, **captain), "buy") == listed


@rule("XIA-28.2.3", "XIA-R32")
def test_any_types_at_smugglers_den() -> None:
    den = spot_of("smugglers-den", "buy")
    drift = at(den, "BS", credits=2000)
    assert offered(drift, "buy")[:6] == [
        "buy 4spice", "buy 4holo", "buy 4terra", "buy 4plasma", "buy 4cyber", "buy 1spice+1holo+1terra+1plasma"
    ]  # fmt: skip
    drift.do("A: buy 1spice+3cyber")
    assert (drift.seat("A").cargo, drift.seat("A").credits) == ({"spice": 1, "cyber": 3}, 0)


@rule("XIA-25.5.3")
@pytest.mark.parametrize(
    ("captain", "text", "cargo"),
    [
        ({}, "buy 4plasma", {"plasma": 5}),
        ({}, "buy 2plasma", {"plasma": 2}),
        ({"cargo": "7spice"}, "buy 4plasma", {"spice": 7, "plasma": 4}),
    ],
)
def test_full_hold_brings_one_more_cube(captain: dict[str, Any], text: str, cargo: dict[str, int]) -> None:
    drift = at(BUY, credits=3000, titles=["T03"], **captain).do(f"A: {text}")
    assert drift.seat("A").cargo == cargo


@rule("XIA-25.5.3")
def test_of_several_types_the_first_one_comes_more() -> None:
    den = spot_of("smugglers-den", "buy")
    drift = at(den, "BS", credits=2000, titles=["T03"]).do("A: buy 1cyber+3holo")
    assert drift.seat("A").cargo == {"cyber": 2, "holo": 3}


# Selling


@rule("XIA-28.4.1", "XIA-28.4.4", "XIA-17.3.9", "XIA-29.1.2")
def test_matching_cubes_for_1000_each() -> None:
    drift = at(SELL, cargo="5spice+1holo").do("A: sell 3spice")
    assert (drift.seat("A").cargo, drift.seat("A").credits, drift.seat("A").fame) == ({"spice": 2, "holo": 1}, 3000, 0)


@rule("XIA-28.4.1", "XIA-17.3.9")
@pytest.mark.parametrize(
    ("spot", "text", "clause"),
    [
        (SELL, "sell 1holo", "XIA-28.4.1"),
        (SELL, "sell 1spice+1holo", "XIA-28.4.1"),
        (SELL, "sell 3spice", "XIA-28.4.1"),
        (SELL, "sell all", "XIA-R33"),
        ("3,2", "sell 1spice", "XIA-17.3.9"),
    ],
)
def test_sales_that_are_refused(spot: str, text: str, clause: str) -> None:
    assert refusal(at(spot, cargo="2spice+1holo"), f"A: {text}") == clause


@rule("XIA-28.4.1", "XIA-28.1.5", "XIA-R32", "XIA-28.4.2")
def test_loath_takes_everything() -> None:
    drift = at(spot_of("loath", "sell"), "BG", cargo="2spice+1holo")
    assert offered(drift, "sell") == [
        "sell 2spice+1holo", "sell 2spice", "sell 1holo", "sell 1spice",
    ]  # fmt: skip
    drift.do("A: sell 2spice+1holo")
    assert (drift.seat("A").credits, drift.seat("A").fame) == (3000, 1)


@rule("XIA-R32")
@pytest.mark.parametrize(
    ("cargo", "listed"), [("3spice+1holo", ["sell 3spice", "sell 1spice"]), ("1spice", ["sell 1spice"]), ("2holo", [])]
)
def test_sales_that_are_listed(cargo: str, listed: list[str]) -> None:
    assert offered(at(SELL, cargo=cargo), "sell") == listed


@rule("XIA-28.4.2", "XIA-28.4.3", "XIA-3.2.4")
@pytest.mark.parametrize(
    ("cargo", "text", "fame"),
    [
        ("2spice", "sell 2spice", 1), ("1spice", "sell 1spice", 0), ("2spice+1holo", "sell 2spice", 0),
        ("3spice", "sell 2spice", 0),
    ],
)  # fmt: skip
def test_fame_for_an_empty_hold_and_two_cubes(cargo: str, text: str, fame: int) -> None:
    assert at(SELL, cargo=cargo).do(f"A: {text}").seat("A").sources == ({"trade": 1} if fame else {})


@rule("XIA-25.5.1")
def test_open_ledger_sells_one_other_cube_as_well() -> None:
    drift = at(SELL, cargo="1spice+2holo", titles=["T01"])
    assert offered(drift, "sell") == ["sell 1spice", "sell 1spice+1holo"]
    assert refusal(drift, "A: sell 1spice+2holo") == "XIA-28.4.1"
    assert refusal(drift, "A: sell 1holo") == "XIA-28.4.1"
    drift.do("A: sell 1spice+1holo")
    assert (drift.seat("A").credits, drift.seat("A").cargo) == (2000, {"holo": 1})
    famous = at(SELL, cargo="1spice+1holo", titles=["T01"]).do("A: sell 1spice+1holo")
    assert famous.seat("A").fame == 1


@rule("XIA-25.5.2")
def test_many_harbours_are_paid_double_for_the_first_cube() -> None:
    drift = at(SELL, cargo="3spice", titles=["T02"]).do("A: sell 1spice", "A: sell 2spice")
    assert drift.seat("A").credits == 2000 + 3000


@rule("XIA-4.4.7", "XIA-4.4.8", "XIA-25.4.19")
def test_the_replicated_cube_is_sold_first_and_its_token_comes_off() -> None:
    drift = at(SELL, ship="night-bazaar", cargo="3spice", replica="spice 3").do("A: sell 1spice")
    assert (drift.seat("A").credits, drift.seat("A").replica, drift.seat("A").copies) == (3000, "", 0)
    drift.do("A: sell 2spice")
    assert drift.seat("A").credits == 5000


@rule("XIA-4.4.8")
def test_the_token_stays_as_long_as_its_cube_may_be_left() -> None:
    drift = at(SELL, ship="night-bazaar", cargo="2spice", replica="spice 2").do("A: jettison 1spice")
    assert drift.seat("A").replica == "spice"
    drift.do("A: jettison 1spice")
    assert drift.seat("A").replica == ""


# Gathering


@rule("XIA-28.3.1", "XIA-28.3.2", "XIA-28.3.5", "XIA-17.3.8", "XIA-R13")
@pytest.mark.parametrize(
    ("roll", "damage", "cargo"), [(1, 1, {}), (10, 10, {}), (11, 0, {"terra": 1}), (19, 0, {"terra": 1})]
)
def test_mining(roll: int, damage: int, cargo: dict[str, int]) -> None:
    drift = at("0,0", "BB", [roll]).do("A: gather")
    assert (len(drift.seat("A").damage), drift.seat("A").cargo) == (damage, cargo)


@rule("XIA-28.3.2", "XIA-28.3.5", "XIA-10.9.4")
def test_shields_prevent_mining_damage_but_bring_no_cube() -> None:
    drift = at("0,0", "BB", [4, 6], outfits=["targe-shield"]).do("A: gather", "A: shield targe-shield", "A: stand")
    assert (drift.seat("A").damage, drift.seat("A").cargo) == ((), {})


@rule("XIA-28.3.3", "XIA-28.5.2")
@pytest.mark.parametrize(("roll", "gone"), [(1, True), (3, True), (4, False), (20, False)])
def test_salvaging(roll: int, gone: bool) -> None:
    drift = at("1,-1", "BP", [roll], cargo="1holo", outfits=["targe-shield"]).do("A: gather")
    assert (drift.seat("A").at == "") == gone
    assert drift.table.ground == ({"1,-1": {"holo": 1}} if gone else {})
    assert drift.seat("A").cargo == ({} if gone else {"holo": 1, "cyber": 1})


@rule("XIA-28.3.4", "XIA-10.9.5")
@pytest.mark.parametrize(("roll", "energy", "cargo"), [(1, 7, {}), (10, 0, {}), (11, 8, {"holo": 1})])
def test_harvesting(roll: int, energy: int, cargo: dict[str, int]) -> None:
    drift = at(spot_of("burning-horse", "harvest"), "BH", [roll]).do("A: gather")
    assert (drift.seat("A").energy, drift.seat("A").cargo) == (energy, cargo)


@rule("XIA-28.3.6")
def test_the_same_hex_again_and_again() -> None:
    drift = at("0,0", "BB", [12, 13, 14]).do("A: gather", "A: gather", "A: gather")
    assert drift.seat("A").cargo == {"terra": 3}


@rule("XIA-28.3.1", "XIA-28.3.7", "XIA-17.3.8")
def test_attempts_that_are_refused() -> None:
    assert refusal(at("0,0", "BB", cargo="11spice"), "A: gather") == "XIA-28.3.1"
    assert refusal(at("0,0", "BB", cargo="6spice", damage=5), "A: gather") == "XIA-28.3.1"
    assert refusal(at("0,0", "BB", energy=0, armed=0), "A: gather") == "XIA-28.3.7"
    assert refusal(at("0,0", "BL"), "A: gather") == "XIA-17.3.8"


@rule("XIA-R13")
@pytest.mark.parametrize(
    ("sectors", "spot", "odds"),
    [
        ("BB", "0,0", {"gather-damage": ("1–10", 50), "gather-cube": ("11–20", 50)}),
        ("BP", "1,-1", {"gather-destroyed": ("1–3", 15), "gather-cube": ("4–20", 85)}),
    ],
)
def test_odds_are_shown_before_an_attempt(sectors: str, spot: str, odds: dict[str, tuple[str, int]]) -> None:
    drift = at(spot, sectors)
    lines = drift.table.preview(0, drift.table.option("gather"))
    assert {line.id: (line.args["rolls"], line.args["percent"]) for line in lines} == odds


@rule("XIA-4.4.15", "XIA-32.1.4")
@pytest.mark.parametrize(("cargo", "gained"), [("none", 2), ("17spice", 1)])
def test_a_rich_yield_as_far_as_there_is_room(cargo: str, gained: int) -> None:
    drift = at("0,0", "BB", [3, 20], ship="old-harvest", cargo=cargo)
    assert room(drift.table, 0) == (18 if cargo == "none" else 1)
    drift.do("A: gather", "A: use gather-array")
    assert drift.seat("A").cargo["terra"] == gained


# Picking up and jettisoning


@rule("XIA-28.5.1", "XIA-D49", "XIA-17.3.15")
def test_jettisoned_cubes_lie_on_the_own_hex() -> None:
    drift = at("0,0", "BL", cargo="3spice+1holo").do("A: jettison 2spice+1holo")
    assert (drift.seat("A").cargo, drift.table.ground) == ({"spice": 1}, {"0,0": {"spice": 2, "holo": 1}})
    assert refusal(drift, "A: jettison 2spice") == "XIA-28.5.1"


@rule("XIA-R32")
def test_jettison_is_listed_with_all_cubes_of_a_type() -> None:
    assert offered(at("0,0", "BL", cargo="3spice+1holo"), "jettison") == ["jettison 3spice", "jettison 1holo"]


@rule("XIA-28.5.3", "XIA-17.3.10", "XIA-28.1.3")
def test_cubes_lie_until_they_are_picked_up() -> None:
    drift = Drift("BL", {"A": {"at": "0,1"}, "ground": {"0,0": "3spice"}})
    drift.do("A: impulse", "A: step n", "A: pick-up 2spice")
    assert (drift.seat("A").cargo, drift.table.ground) == ({"spice": 2}, {"0,0": {"spice": 1}})
    assert drift.table.movement is not None
    drift.do("A: pick-up 1spice")
    assert drift.table.ground == {}


@rule("XIA-28.5.3", "XIA-R32", "XIA-5.1.3")
def test_only_what_lies_there_and_fits() -> None:
    drift = Drift("BL", {"A": {"at": "0,0", "cargo": "9terra"}, "ground": {"0,0": "3spice+1holo"}})
    assert offered(drift, "pick-up") == ["pick-up 2spice", "pick-up 1holo", "pick-up 1spice"]
    assert refusal(drift, "A: pick-up 3spice") == "XIA-5.1.3"
    assert refusal(drift, "A: pick-up 2holo") == "XIA-28.5.3"
    everything = Drift("BL", {"A": {"at": "0,0"}, "ground": {"0,0": "3spice+1holo"}})
    assert offered(everything, "pick-up")[0] == "pick-up 3spice+1holo"


@rule("XIA-28.5.4")
def test_the_own_jettison_waits_for_a_later_turn() -> None:
    setup = {"A": {"at": "0,0", "cargo": "2spice"}, "B": {"at": "1,0"}, "C": {"at": "2,0"}, "ground": {"0,0": "1spice"}}
    drift = Drift("BL", setup).do("play A", "A: jettison 2spice")
    assert refusal(drift, "A: pick-up 2spice") == "XIA-28.5.4"
    drift.do("A: pick-up 1spice", "A: end-actions", "B: end-actions", "C: end-actions", "A: pick-up 2spice")
    assert drift.seat("A").cargo == {"spice": 3}


@rule("XIA-28.5.4")
def test_others_may_pick_up_what_was_jettisoned() -> None:
    setup = {"A": {"at": "0,0", "cargo": "2spice"}, "B": {"at": "1,0"}, "C": {"at": "2,0"}}
    drift = Drift("BL", setup).do(
        "play A", "A: jettison 2spice", "A: impulse", "A: step n", "A: stop", "A: end-actions"
    )
    drift.do("B: impulse", "B: step nw", "B: pick-up 2spice")
    assert drift.seat("B").cargo == {"spice": 2}


@rule("XIA-28.5.5", "XIA-D29")
def test_cubes_that_fell_by_own_damage_are_treated_alike() -> None:
    drift = at("0,0", "BB", [2], cargo="10spice").do("A: gather", "A: damage empty")
    fallen = drift.table.ground
    assert fallen == {"0,0": {"spice": 1}}
    assert refusal(drift, "A: pick-up 1spice") == "XIA-28.5.4"


@rule("XIA-28.1.1", "XIA-28.1.2", "XIA-D65")
def test_nobody_is_asked_where_cubes_go() -> None:
    drift = at(BUY, credits=1000).do("A: buy 2plasma")
    assert drift.asked_frame() == "action-phase"
    assert drift.seat("A").cargo == {"plasma": 2}


@rule("XIA-15.3.6", "XIA-D31")
def test_buying_by_way_of_an_occupied_hex() -> None:
    drift = Drift("BA3", {"A": {"at": "2,2", "credits": 1000}, "B": {"at": BUY}})
    drift.do("A: impulse", "A: reach s", "A: buy 2plasma")
    assert (drift.seat("A").cargo, drift.seat("A").at) == ({"plasma": 2}, "2,2")
    assert drift.asked_frame() == "action-phase"


@rule("XIA-15.3.6", "XIA-R5")
def test_what_needs_the_real_hex_is_refused_on_an_occupied_one() -> None:
    thug = {"at": "2,2", "credits": 1000, "outfits": ["nock-blaster"], "cargo": "1spice", "mission": "M45"}
    drift = Drift("BA3", {"A": thug, "B": {"at": BUY, "energy": 0, "armed": 0}, "stack": ["azure"]})
    drift.do("A: impulse", "A: reach s")
    for text in ("attack swamp-rat", "rescue swamp-rat", "jump n", "gate 4,-3", "jettison 1spice", "abort"):
        assert refusal(drift, f"A: {text}") == "XIA-15.3.6", text
    assert refusal(drift, "A: repair") == "XIA-5.1.7"


# Exploration tokens


@rule("XIA-22.1.3", "XIA-22.1.4", "XIA-17.3.13", "XIA-D40", "XIA-20.1.4", "XIA-3.2.1")
@pytest.mark.parametrize(("token", "credits", "fame"), [("strongbox", 1000, 0), ("tale", 0, 1), ("dust", 0, 0)])
def test_the_first_to_enter_collects_the_token(token: str, credits: int, fame: int) -> None:
    drift = Drift("BL", {"A": {"at": "0,0"}, "on_map": {"0,1": token}}).do("A: impulse", "A: step s")
    captain = drift.seat("A")
    assert (captain.tokens, captain.credits, captain.fame, drift.table.tokens) == ((token,), credits, fame, {})
    assert drift.table.movement is not None


@rule("XIA-22.1.5")
def test_a_token_is_collected_once() -> None:
    drift = Drift("BL", {"A": {"at": "0,0"}, "on_map": {"0,1": "strongbox"}, "tokens": ["strongbox"]})
    drift.do("A: impulse", "A: step s", "A: step n", "A: step s")
    assert drift.seat("A").credits == 1000


@rule("XIA-22.1.6")
def test_a_ship_destroyed_on_the_way_in_collects_nothing() -> None:
    drift = Drift("BP", {"A": {"at": "0,0"}, "on_map": {"0,-1": "strongbox"}}, [2]).do("A: impulse", "A: step n")
    assert drift.seat("A").at == ""
    assert (drift.seat("A").credits, drift.table.tokens) == (0, {"0,-1": "strongbox"})


@rule("XIA-D40")
def test_passing_through_an_occupied_hex_collects_nothing() -> None:
    drift = Drift("BL", {"A": {"at": "0,0"}, "B": {"at": "0,1"}, "on_map": {"0,1": "strongbox"}})
    drift.do("A: impulse", "A: step s", "A: step s")
    assert (drift.seat("A").credits, drift.table.tokens) == (0, {"0,1": "strongbox"})


@rule("XIA-22.1.2", "XIA-22.1.1", "XIA-21.1.7")
@pytest.mark.parametrize(("sector", "tokens"), [("the-lost-sector", 0), ("azure", 1)])
def test_new_sectors_get_a_token_on_their_exploration_hex(sector: str, tokens: int) -> None:
    setup = {"A": {"at": "2,-2"}, "stack": [sector], "tokens": ["dust"]}
    drift = Drift("BH", setup).do("A: scan ne")
    has_hex = bool(pack().sectors[sector].marked("exploration"))
    assert len(drift.table.tokens) == has_hex == tokens


@rule("XIA-22.1.1", "XIA-R1")
def test_nobody_sees_a_token_before_it_is_collected() -> None:
    drift = Drift("BL", {"A": {"at": "0,0"}, "on_map": {"0,1": "strongbox"}})
    assert all(drift.table.view(seat)["tokens"] == {"0,1": "token"} for seat in (None, 0, 1))
