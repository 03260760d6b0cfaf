"""NPCs: appearance, targets, moves, attacks, trade (XIA-30, XIA-D51 to XIA-D58)."""

from typing import Any

import pytest

from quarterdeck.games.xia.content.npcs import Approach, Attack, Avenge, Flee, Home, Near
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.rules import npc_moves
from quarterdeck.games.xia.rules.borders import OUTLAW_REFUSED, crossings, refused
from quarterdeck.games.xia.rules.npc_moves import NpcFlight
from quarterdeck.games.xia.rules.npcs import choose_target, enter_npc
from quarterdeck.games.xia.rules.ways import Choice, npc_way
from quarterdeck.games.xia.state import Npc
from quarterdeck.kernel.event import Rolled
from tests.rules import rule
from tests.xia.tables import Drift

PATROL = [["kemplar-ii", 0, 0], ["the-lost-sector", -5, 3, "turned"], ["lunari", -10, 6]]
"""Two lawful planets, and empty space between their entrances."""
LOATH = [["loath", 0, 0], ["the-lost-sector", 5, -3, "turned"], ["tk-421", 10, -6]]
DORAVIN = [["doravin-v", 0, 0]]
TRADE = [["doravin-v", 0, 0], ["azure", 5, -3, "turned"]]
LOST = [["the-lost-sector", 0, 0]]

Words = dict[str, Any]


def drift(sectors: str | list[list[Any]], rolls: list[int] | None = None, **setup: Any) -> Drift:
    return Drift(sectors, {"A": {"at": "0,0"}} | setup, rolls)


def npc(table: Drift, name: str) -> Npc:
    found = table.table.npc(name)
    assert found is not None
    return found


# Turns


@rule("XIA-30.5.7", "XIA-D55")
def test_a_destroyed_npc_skips_a_turn_and_comes_back_with_its_bounty() -> None:
    ships: Words = {
        "A": {"at": "0,0", "bounty": 1000},
        "scoundrel": {"controller": "A", "gone": True, "skip": 1, "bounty": 0},
    }
    lost = drift("BA3", [3], **ships)
    lost.do("npc scoundrel")
    assert (npc(lost, "scoundrel").at, npc(lost, "scoundrel").skip) == ("", False)
    lost.do("npc scoundrel")
    assert (npc(lost, "scoundrel").bounty, npc(lost, "scoundrel").at) == (2000, lost.table.chart.spawns[2])


@rule("XIA-30.3.2", "XIA-30.2.1")
def test_an_npc_that_is_not_in_the_game_does_nothing() -> None:
    waiting = drift(LOST, merchant={"controller": "A"}).do("npc merchant")
    assert npc(waiting, "merchant") == Npc("merchant", 0)


@rule("XIA-30.1.3", "XIA-30.1.5", "XIA-30.8.1")
def test_a_merchant_never_attacks_not_even_its_attacker() -> None:
    trader = drift(DORAVIN, A={"at": "1,-2", "bounty": 1000}, merchant={"controller": "A", "at": "2,-2"})
    npc(trader, "merchant").attacker = "easy-tiger"
    assert choose_target(trader.table, npc(trader, "merchant")) == ""


@rule("XIA-30.1.1", "XIA-32.9.1")
def test_one_npc_is_lawful_one_an_outlaw_and_one_neutral() -> None:
    cards = pack().npcs
    assert {name: card.alignment for name, card in cards.items()} == {
        "enforcer": "lawful", "scoundrel": "outlaw", "merchant": "neutral"
    }  # fmt: skip
    scoundrel = cards["scoundrel"]
    assert (scoundrel.targets, scoundrel.never) == ((Avenge(), Near("innocent", 1)), ("enforcer", "lawful-planet"))
    assert scoundrel.program == (Approach(), Attack(), Flee(8, "loath"), Home("loath"))
    assert (scoundrel.clean, scoundrel.wanted, scoundrel.murder, scoundrel.arrival) == (False, 2000, 1000, 0)


@rule("XIA-30.1.4", "XIA-15.2.2", "XIA-4.1.1")
def test_an_npc_occupies_its_hex() -> None:
    crowd = drift("BL", A={"at": "0,0"}, merchant={"controller": "B", "at": "0,-2"})
    crowd.do("A: impulse", "A: step n", "A: step ne")
    refused = crowd.refused("A: step nw")
    assert refused is not None
    assert refused.clause == "XIA-15.2.2"


@rule("XIA-30.3.1", "XIA-30.3.3", "XIA-21.1.7")
def test_an_npc_that_enters_in_its_controllers_turn_acts_right_after_it() -> None:
    scan = drift(
        "BH", A={"at": "2,0"}, B={"at": "-2,1"}, C={"at": "-2,2"}, stack=["kemplar-ii"], enforcer={"controller": "A"}
    )
    scan.do("play A", "A: scan ne", "A: end-actions")
    assert [event["npc"] for event in scan.told("npc-turn-began")] == ["enforcer"]
    assert npc(scan, "enforcer").entered
    assert scan.table.chart.planet_of(npc(scan, "enforcer").at) == "kemplar-ii"  # it has moved on its patrol


# Appearance


@rule("XIA-30.2.1", "XIA-30.2.2", "XIA-30.2.3", "XIA-D55")
@pytest.mark.parametrize(
    ("name", "sector"), [("enforcer", "kemplar-ii"), ("scoundrel", "loath"), ("merchant", "doravin-v")]
)
def test_an_npc_appears_with_its_sector(name: str, sector: str) -> None:
    words: Words = {name: {"controller": "B"}}
    new = drift([[sector, 0, 0]], **words)
    enter_npc(new.table, "azure")
    assert not npc(new, name).entered
    enter_npc(new.table, sector)
    assert (npc(new, name).entered, npc(new, name).at) == (True, new.table.chart.marked(sector, "spawn"))
    assert npc(new, name).bounty == (2000 if name == "scoundrel" else 0)


@rule("XIA-30.2.1")
def test_an_npc_appears_only_once() -> None:
    there = drift(DORAVIN, merchant={"controller": "A", "at": "0,-2"})
    enter_npc(there.table, "doravin-v")
    assert npc(there, "merchant").at == "0,-2"


@rule("XIA-30.2.2", "XIA-D56", "XIA-R16", "XIA-R17")
def test_on_an_occupied_spawn_point_it_goes_to_the_first_free_hex_beside() -> None:
    new = drift(DORAVIN, A={"at": "1,-2"}, merchant={"controller": "B"})
    enter_npc(new.table, "doravin-v")
    assert npc(new, "merchant").at == "2,-2"  # n and ne are unexplored, se is free
    assert new.told("ship-appeared") == [{"ship": "merchant", "at": "2,-2", "sector": "doravin-v"}]


@rule("XIA-D56")
def test_the_hex_of_a_blind_jump_counts_as_occupied() -> None:
    new = drift(DORAVIN, A={"at": "0,2"}, merchant={"controller": "B"})
    enter_npc(new.table, "doravin-v", "1,-2")
    assert npc(new, "merchant").at == "2,-2"


@rule("XIA-D56", "XIA-R16")
def test_a_controller_who_wants_to_be_asked_chooses_the_hex() -> None:
    new = drift(DORAVIN, A={"at": "1,-2"}, merchant={"controller": "B"}, npc_ways="asked")
    new.table.agenda.clear()
    enter_npc(new.table, "doravin-v")
    new.table.advance()
    assert new.table.seats() == (1,)
    assert [str(option) for option in new.table.options(1)] == ["place 2,-2", "place 0,-2"]
    new.do("B: place 0,-2")
    assert npc(new, "merchant").at == "0,-2"
    assert new.told("ship-appeared") == [{"ship": "merchant", "at": "0,-2", "sector": "doravin-v"}]


# Targets


def target(sectors: str | list[list[Any]], name: str, **setup: Any) -> str:
    table = drift(sectors, **setup)
    return choose_target(table.table, npc(table, name))


ENFORCER = {"controller": "A", "at": "7,-3"}


@rule("XIA-30.6.1", "XIA-D53")
def test_the_enforcer_wants_outlaws_in_its_own_or_a_touching_sector() -> None:
    outlaw, innocent = {"at": "0,0", "bounty": 1000}, {"at": "0,0"}
    assert target("BA3", "enforcer", A=outlaw, enforcer=ENFORCER) == "easy-tiger"
    assert target("BA3", "enforcer", A=innocent, enforcer=ENFORCER) == ""
    assert target("BA5", "enforcer", A={"at": "-2,3", "bounty": 1000}, enforcer=ENFORCER) == ""


@rule("XIA-D53")
def test_the_nearest_outlaw_is_wanted_most() -> None:
    near, far = {"at": "2,0", "bounty": 1000}, {"at": "0,0", "bounty": 5000}
    assert target("BA3", "enforcer", A=far, B=near, enforcer=ENFORCER) == "swamp-rat"


@rule("XIA-D53", "XIA-31.1.1", "XIA-31.1.2", "XIA-R16")
@pytest.mark.parametrize(("rolls", "wanted"), [([10], "swamp-rat"), ([11], "easy-tiger")])
def test_equally_near_targets_are_rolled_for_in_seat_order(rolls: list[int], wanted: str) -> None:
    one, other = {"at": "2,-1", "bounty": 1000}, {"at": "-2,1", "bounty": 1000}
    found = drift("BL", rolls, A=one, B=other, enforcer={"controller": "A", "at": "0,0"}, turn="B")
    assert choose_target(found.table, npc(found, "enforcer")) == wanted


@rule("XIA-31.1.1")
def test_an_npc_comes_right_after_its_controller_where_ties_are_rolled() -> None:
    ships: Words = {"A": {"at": "2,-2", "bounty": 1000}, "B": {"at": "-2,2", "bounty": 1000}}
    scoundrel = {"controller": "A", "at": "2,0"}
    found = drift("BL", [7], **ships, scoundrel=scoundrel, enforcer={"controller": "B", "at": "0,0"})
    assert choose_target(found.table, npc(found, "enforcer")) == "scoundrel"


@rule("XIA-30.7.4", "XIA-30.4.8", "XIA-D55")
def test_the_scoundrel_has_a_bounty_from_the_start_and_finds_no_entrance_open() -> None:
    found = drift("BA3", A={"at": "-2,0"}, scoundrel={"controller": "A", "at": "7,-3"})
    scoundrel = npc(found, "scoundrel")
    assert scoundrel.bounty == 2000
    crossed = crossings(found.table.chart, "7,-3", "nw")
    assert refused(found.table, scoundrel, "7,-3", "6,-3", crossed) == OUTLAW_REFUSED
    assert npc_way(found.table.chart, "7,-3", ("6,-3",), bounty=scoundrel.bounty) != ("6,-3",)


@rule("XIA-30.7.1", "XIA-30.7.3", "XIA-D53")
def test_the_scoundrel_wants_innocent_ships_but_never_the_enforcer() -> None:
    scoundrel = {"controller": "A", "at": "5,-3"}
    assert target(LOATH, "scoundrel", A={"at": "5,-1"}, scoundrel=scoundrel) == "easy-tiger"
    assert target(LOATH, "scoundrel", A={"at": "5,-1", "bounty": 1000}, scoundrel=scoundrel) == ""
    enforcer = {"controller": "B", "at": "5,-1"}
    assert target(LOATH, "scoundrel", A={"at": "10,-6"}, scoundrel=scoundrel, enforcer=enforcer) != "enforcer"


@rule("XIA-D53")
def test_the_scoundrel_leaves_ships_on_lawful_planets_alone() -> None:
    scoundrel = {"controller": "A", "at": "7,-3"}
    assert target("BA3", "scoundrel", A={"at": "5,-3"}, scoundrel=scoundrel) == ""
    assert target("BA3", "scoundrel", A={"at": "4,1"}, scoundrel=scoundrel) == "easy-tiger"


def avenging(sectors: str | list[list[Any]], name: str, attacker: str, **setup: Any) -> str:
    table = drift(sectors, **setup)
    npc(table, name).attacker = attacker
    return choose_target(table.table, npc(table, name))


@rule("XIA-30.6.2", "XIA-30.7.2", "XIA-D53")
def test_whoever_attacked_last_comes_first_at_any_distance_and_status() -> None:
    ships: Words = {"A": {"at": "-4,5"}, "B": {"at": "2,0", "bounty": 3000}}
    assert avenging("BA5", "enforcer", "easy-tiger", **ships, enforcer=ENFORCER) == "easy-tiger"
    assert avenging("BA5", "enforcer", "", **ships, enforcer=ENFORCER) == "swamp-rat"
    scoundrel = {"controller": "A", "at": "7,-3"}
    assert avenging("BA5", "scoundrel", "swamp-rat", **ships, scoundrel=scoundrel) == "swamp-rat"


@rule("XIA-30.7.3", "XIA-D53")
def test_even_an_avenging_scoundrel_does_not_attack_the_enforcer() -> None:
    ships: Words = {"A": {"at": "10,-6"}, "enforcer": {"controller": "B", "at": "5,-1"}}
    assert avenging(LOATH, "scoundrel", "enforcer", **ships, scoundrel={"controller": "A", "at": "5,-3"}) != "enforcer"


@rule("XIA-25.5.15")
def test_whoever_is_outside_the_law_is_attacked_only_in_revenge() -> None:
    peaceful = {"at": "2,0", "bounty": 1000, "titles": ["T15"]}
    assert target("BA3", "enforcer", A=peaceful, enforcer=ENFORCER) == ""
    assert avenging("BA3", "enforcer", "easy-tiger", A=peaceful, enforcer=ENFORCER) == "easy-tiger"


@rule("XIA-4.4.11")
@pytest.mark.parametrize(("veil", "at", "seen"), [(1, "5,-1", False), (1, "5,-2", True), (0, "5,-2", False)])
def test_a_veil_hides_from_npcs_that_are_farther_away(veil: int, at: str, seen: bool) -> None:
    table = drift(LOATH, A={"at": at}, scoundrel={"controller": "A", "at": "5,-3"})
    table.seat("A").veil = veil
    assert (choose_target(table.table, npc(table, "scoundrel")) == "easy-tiger") is seen


@rule("XIA-4.4.11")
def test_a_veil_hides_from_missiles_even_next_to_the_enforcer() -> None:
    table = drift("BL", A={"at": "0,0", "bounty": 1000}, enforcer={"controller": "A", "at": "1,0"})
    table.seat("A").veil = 1
    assert choose_target(table.table, npc(table, "enforcer")) == ""


@rule("XIA-D53", "XIA-30.6.7")
def test_a_ship_that_cannot_be_attacked_from_anywhere_is_no_target() -> None:
    assert target("BB", "enforcer", A={"at": "0,1", "bounty": 1000}, enforcer={"controller": "A", "at": "0,0"}) == ""
    assert target("BA3", "enforcer", A={"at": "3,2", "bounty": 1000}, enforcer=ENFORCER) == ""


# The Enforcer


@rule("XIA-30.6.3", "XIA-D54", "XIA-30.6.5")
def test_the_enforcer_patrols_between_the_lawful_planets() -> None:
    patrol = drift(PATROL, A={"at": "-5,3"}, enforcer={"controller": "A", "at": "-2,2"})
    planets = []
    for _ in range(12):
        patrol.do("npc enforcer")
        planets.append(patrol.table.chart.planet_of(npc(patrol, "enforcer").at))
    seen = [planet for planet, before in zip(planets, ["", *planets], strict=False) if planet and planet != before]
    assert seen[:4] == ["kemplar-ii", "lunari", "kemplar-ii", "lunari"]
    assert npc(patrol, "enforcer").damage == 0


@rule("XIA-30.6.5", "XIA-30.4.11", "XIA-30.1.2")
def test_the_enforcer_that_stands_well_does_not_move_before_it_attacks() -> None:
    hunt = drift("BL", [3, 4], A={"at": "-2,0", "bounty": 1000}, enforcer={"controller": "A", "at": "0,0"})
    hunt.do("npc enforcer")
    assert (npc(hunt, "enforcer").at, len(hunt.seat("A").damage)) == ("0,0", 7)


@rule("XIA-30.6.5", "XIA-30.4.9")
def test_an_enforcer_that_does_not_get_near_enough_does_not_attack() -> None:
    ships: Words = {"A": {"at": "12,-7", "bounty": 1000}, "enforcer": {"controller": "A", "at": "3,-1"}}
    hunt = drift(LOATH, [1], **ships, npc_moves="rolled").do("npc enforcer")
    assert [event["target"] for event in hunt.told("npc-hunts")] == ["easy-tiger"]
    assert (len(hunt.told("moved")), hunt.told("attack-declared")) == (1, [])


# The Scoundrel


@rule("XIA-30.7.5", "XIA-30.7.1", "XIA-30.7.6")
def test_the_scoundrel_attacks_and_flees_home() -> None:
    raid = drift(LOATH, [3, 4], A={"at": "5,-2"}, scoundrel={"controller": "A", "at": "5,-5"}).do("npc scoundrel")
    assert len(raid.seat("A").damage) == 7
    assert raid.table.chart.planet_of(npc(raid, "scoundrel").at) == "loath"
    assert npc(raid, "scoundrel").bounty == 2000


@rule("XIA-30.7.5", "XIA-D51")
def test_without_a_target_the_scoundrel_goes_home_with_its_5_points() -> None:
    lonely = drift(LOATH, A={"at": "5,-2", "bounty": 1000}, scoundrel={"controller": "A", "at": "5,-5"})
    way = [event["at"] for event in lonely.do("npc scoundrel").told("moved")]
    assert len(way) == 5
    lonely.do("npc scoundrel", "npc scoundrel")
    assert lonely.table.chart.planet_of(npc(lonely, "scoundrel").at) == "loath"


@rule("XIA-30.7.5")
def test_the_scoundrel_does_not_flee_when_it_could_not_attack() -> None:
    chase = drift(LOATH, A={"at": "12,-7"}, scoundrel={"controller": "A", "at": "3,-1"}).do("npc scoundrel")
    assert len(chase.told("moved")) == 5
    assert chase.told("attack-declared") == []


# The Merchant


@rule("XIA-R16", "XIA-R17", "XIA-D38")
@pytest.mark.parametrize(("ways", "asked"), [("automatic", False), ("asked", True)])
def test_beside_an_occupied_spawn_point_the_program_chooses_for_an_npc(ways: str, asked: bool) -> None:
    setup = {"A": {"at": "-2,0"}, "scoundrel": {"controller": "B", "gone": True}, "npc_ways": ways}
    back = Drift("BH", setup, [13]).do("npc scoundrel")
    assert (back.asked_frame() == "choosing-hex") == asked
    first = "place -1,-1" if asked else "-1,-1"
    assert (str(back.table.options(1)[0]) if asked else back.told("ship-appeared")[0]["at"]) == first


@rule("XIA-D54", "XIA-30.6.3")
def test_a_planet_where_the_enforcer_fought_counts_as_visited() -> None:
    outlaw = {"ship": "puddle-jumper", "at": "4,-1", "bounty": 1000}
    fight = drift("BA3", [1, 1], A=outlaw, enforcer={"controller": "A", "at": "6,-3"}).do("npc enforcer")
    assert len(fight.told("npc-attacks")) == 1
    assert npc(fight, "enforcer").visited == ("kemplar-ii",)


@rule("XIA-30.8.2", "XIA-30.8.5", "XIA-30.8.3", "XIA-D54")
def test_the_merchant_earns_at_each_sell_hex_of_its_route() -> None:
    trade = drift(TRADE, A={"at": "-2,2"}, merchant={"controller": "A", "at": "1,-2"})
    trade.do("npc merchant")
    assert (npc(trade, "merchant").at, npc(trade, "merchant").credits) == ("1,0", 1000)
    trade.do("npc merchant", "npc merchant")
    assert (npc(trade, "merchant").at, npc(trade, "merchant").credits) == ("5,-4", 2000)
    trade.do("npc merchant", "npc merchant")
    assert (npc(trade, "merchant").at, npc(trade, "merchant").credits) == ("1,0", 3000)
    assert [event["sector"] for event in trade.told("npc-traded")] == ["doravin-v", "azure", "doravin-v"]


@rule("XIA-D54")
def test_a_merchant_with_nowhere_to_go_stays_and_earns_nothing_more() -> None:
    trade = drift(DORAVIN, A={"at": "-2,2"}, merchant={"controller": "A", "at": "1,0"})
    trade.do("npc merchant", "npc merchant", "npc merchant")
    assert (npc(trade, "merchant").at, npc(trade, "merchant").credits) == ("1,0", 1000)


@rule("XIA-D54")
def test_beside_an_occupied_sell_hex_counts_as_arrival() -> None:
    trade = drift(DORAVIN, A={"at": "1,0"}, merchant={"controller": "A", "at": "1,-2"}).do("npc merchant")
    assert (npc(trade, "merchant").at, npc(trade, "merchant").credits) == ("0,0", 1000)


# Moves


@rule("XIA-30.4.9", "XIA-30.4.10", "XIA-4.1.1")
def test_a_move_that_would_end_on_a_ship_stops_before_it() -> None:
    way = [event["at"] for event in _homeward().told("moved")]
    blocked = _homeward(B={"at": way[4], "bounty": 1000})
    assert [event["at"] for event in blocked.told("moved")] == way[:4]


@rule("XIA-30.4.9")
def test_an_npc_passes_through_occupied_hexes() -> None:
    way = [event["at"] for event in _homeward().told("moved")]
    assert [event["at"] for event in _homeward(B={"at": way[2], "bounty": 1000}).told("moved")] == way


def _homeward(**more: Words) -> Drift:
    """A Scoundrel without a target on its way home."""
    ships: Words = {"A": {"at": "12,-8", "bounty": 1000}} | more
    return drift(LOATH, **ships, scoundrel={"controller": "A", "at": "7,-5"}).do("npc scoundrel")


@rule("XIA-D51", "XIA-32.9.2", "XIA-R23")
def test_moves_are_rolled_if_the_option_says_so() -> None:
    lonely = drift(
        LOATH, [2], A={"at": "12,-8", "bounty": 1000}, scoundrel={"controller": "A", "at": "7,-5"}, npc_moves="rolled"
    ).do("npc scoundrel")
    assert len(lonely.told("moved")) == 2
    assert lonely.told("npc-engine-rolled") == [{"ship": "scoundrel", "points": 2}]


@rule("XIA-30.4.3", "XIA-D52")
def test_npcs_use_linked_gates() -> None:
    gates = [
        ["loath", 0, 0],
        ["expedior-gate", 5, -3, "turned"],
        ["the-lost-sector", 10, -6],
        ["deltus-gate", 15, -9, "turned"],
    ]
    far = drift(gates, A={"at": "16,-8", "bounty": 1000}, scoundrel={"controller": "A", "at": "15,-9"}).do(
        "npc scoundrel"
    )
    assert len(far.told("npc-through-gate")) == 1
    assert far.table.chart.sector_of(npc(far, "scoundrel").at) in ("expedior-gate", "loath")


OUTLAW_MERCHANT = [["kemplar-ii", 0, 0], ["the-lost-sector", -5, 3, "turned"]]


def _wanted_merchant(rolls: list[int], **words: Any) -> Drift:
    """A Merchant with a bounty outside Kemplar II, whose entrance is closed to it."""
    merchant = {"controller": "A", "at": "-1,2", "bounty": 1000} | words
    return drift(OUTLAW_MERCHANT, rolls, A={"at": "-5,3"}, merchant=merchant).do("npc merchant")


@rule("XIA-30.4.6", "XIA-30.4.7", "XIA-D52")
def test_a_shield_throws_an_npc_back_and_the_way_is_worked_out_again() -> None:
    thrown = _wanted_merchant([5, 4, 19])
    assert (npc(thrown, "merchant").damage, npc(thrown, "merchant").bounty) == (9, 1000)
    assert (npc(thrown, "merchant").at, npc(thrown, "merchant").credits) == ("0,1", 1000)


@rule("XIA-D52", "XIA-D55")
def test_crossing_a_shield_makes_the_merchant_wanted_for_more() -> None:
    crossed = _wanted_merchant([12])
    assert (npc(crossed, "merchant").bounty, npc(crossed, "merchant").damage) == (2000, 0)


@rule("XIA-D52", "XIA-30.4.8")
def test_an_npc_that_became_an_outlaw_on_its_way_does_not_try_a_lawful_entrance() -> None:
    wanted = drift(OUTLAW_MERCHANT, [19], merchant={"controller": "A", "at": "-2,0", "bounty": 1000})
    wanted.table.agenda.clear()
    planned = ("-1,0", "0,0", "0,1")
    wanted.table.then(NpcFlight("merchant", "sell", "kemplar-ii", 8, "-2,0", planned, outlaw=False))
    wanted.table.advance()
    assert npc(wanted, "merchant").at == "0,1"
    assert (wanted.told("stopped-by-border"), len(wanted.told("shield-crossed"))) == ([], 1)


@rule("XIA-D52")
def test_every_try_at_a_shield_costs_a_point() -> None:
    beaten = _wanted_merchant([1] * 8)
    assert (npc(beaten, "merchant").at, npc(beaten, "merchant").damage) == ("-1,2", 8)


@rule("XIA-D55", "XIA-30.5.2")
def test_an_npc_that_a_border_destroys_keeps_its_credits_and_loses_its_bounty() -> None:
    gone = npc(_wanted_merchant([5], damage=14, credits=3000), "merchant")
    assert (gone.at, gone.credits, gone.bounty, gone.damage, gone.skip) == ("", 3000, 0, 0, True)


@rule("XIA-30.4.2", "XIA-22.1.7")
def test_npcs_notice_neither_nebulas_nor_tokens() -> None:
    cloud = [["burning-horse", 0, 0], ["loath", 5, -3, "turned"]]
    home = drift(
        cloud, A={"at": "-2,2", "bounty": 1000}, scoundrel={"controller": "A", "at": "-2,0"}, on_map={"1,1": "tale"}
    )
    home.do("npc scoundrel", "npc scoundrel", "npc scoundrel")
    entered = [event["at"] for event in home.told("moved")]
    assert any(
        home.table.chart.sector_of(place) == "burning-horse" and home.table.chart.cells[place].terrain == "nebula"
        for place in entered
    )
    assert home.told("npc-rolled") == []
    assert home.table.tokens == {"1,1": "tale"}


@rule("XIA-30.5.5", "XIA-30.5.7", "XIA-30.6.4")
def test_the_enforcer_takes_the_money_of_an_npc_that_it_destroys_and_stays_clean() -> None:
    setup: Words = {
        "enforcer": {"controller": "A", "at": "-2,0"},
        "scoundrel": {"controller": "B", "at": "0,0", "damage": 9},
    }
    hunt = drift("BL", [8, 8, 1], A={"at": "2,0"}, **setup).do("npc enforcer")
    assert (npc(hunt, "enforcer").credits, npc(hunt, "enforcer").bounty) == (2000, 0)
    assert (npc(hunt, "scoundrel").at, npc(hunt, "scoundrel").skip) == ("", True)
    assert [captain.fame for captain in hunt.table.captains] == [0, 0, 0]


@rule("XIA-30.6.4", "XIA-30.4.8")
def test_the_enforcer_gains_no_bounty_at_entrances_and_shields() -> None:
    """From inside Loath it leaves by the entrance of an outlaw planet."""
    hunt = drift([*LOATH, ["kemplar-ii", 3, 2]], A={"at": "12,-8"}, enforcer={"controller": "A", "at": "1,0"})
    hunt.do("npc enforcer", "npc enforcer")
    assert hunt.table.chart.planet_of(npc(hunt, "enforcer").at) != "loath"
    assert npc(hunt, "enforcer").bounty == 0


@rule("XIA-31.1.5", "XIA-R16")
def test_equal_ways_are_not_rolled_for() -> None:
    home = drift(LOATH, A={"at": "12,-8", "bounty": 1000}, scoundrel={"controller": "B", "at": "7,-4"})
    home.do("npc scoundrel")
    assert home.table.event_sink is not None
    assert not [event for event in home.table.event_sink if isinstance(event, Rolled)]
    assert len(home.told("moved")) == 5


# Ways that the controller chooses


@rule("XIA-R16", "XIA-30.4.5")
def test_the_controller_is_asked_where_equal_ways_stop_on_different_hexes() -> None:
    asked = _asked_homeward()
    assert asked.table.seats() == (1,)
    options = [str(option) for option in asked.table.options(1)]
    assert len(options) > 1
    automatic = _homeward_from("7,-4")
    assert options[0] == f"place {npc(automatic, 'scoundrel').at}"
    asked.do(f"B: {options[-1]}")
    assert f"place {npc(asked, 'scoundrel').at}" == options[-1]


def _homeward_from(at: str, **options: str) -> Drift:
    """A Scoundrel with two movement points."""
    ships: Words = {"A": {"at": "12,-8", "bounty": 1000}, "scoundrel": {"controller": "B", "at": at}}
    return Drift(LOATH, {**ships, **options, "npc_moves": "rolled"}, [2]).do("npc scoundrel")


def _asked_homeward() -> Drift:
    return _homeward_from("7,-4", npc_ways="asked")


@rule("XIA-R16", "XIA-R5")
def test_a_hex_where_no_best_way_stops_is_refused() -> None:
    asked = _asked_homeward()
    refused = asked.refused("B: place 0,0")
    assert refused is not None
    assert (refused.id, refused.clause) == ("no-such-npc-way", "XIA-R16")


@rule("XIA-R9", "XIA-R17")
def test_the_controller_has_a_limited_time_for_his_npc() -> None:
    outlaws: Words = {"ABC"[seat]: {"at": at, "bounty": 1000} for seat, at in enumerate(("12,-8", "6,-5", "12,-5"))}
    options: Words = {"npc_moves": "rolled", "npc_ways": "asked", "answer_time": 30}
    setup = {**outlaws, "scoundrel": {"controller": "B", "at": "7,-4"}, **options}
    asked = Drift(LOATH, setup, [2]).do("play B", "B: end-actions")
    assert (asked.table.seats(), asked.asked_frame()) == ((1,), "npc-plan")
    first = str(asked.table.options(1)[0])
    asked.table.clock(30)
    assert first == f"place {npc(asked, 'scoundrel').at}"
    assert asked.table.seats() == (2,)


@rule("XIA-R9", "XIA-R17")
def test_without_an_answer_in_time_the_first_way_is_taken() -> None:
    asked = _asked_homeward()
    frame = asked.table.agenda[-1]
    assert str(frame.default(asked.table)) == str(asked.table.options(1)[0])  # type: ignore[attr-defined]


@rule("XIA-R16")
def test_a_single_best_stop_is_not_asked_for() -> None:
    near = drift(LOATH, A={"at": "12,-8", "bounty": 1000}, scoundrel={"controller": "B", "at": "2,0"}, npc_ways="asked")
    near.do("npc scoundrel")
    assert near.table.seats() == ()
    assert npc(near, "scoundrel").at == "1,0"


@rule("XIA-R16")
def test_ways_that_stop_on_the_same_hex_are_told_apart_by_their_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    """No map of the base pack was found with such ways, so they are made up."""
    ways = {Choice("6,-3", ("asteroid",)): ("6,-4", "6,-3"), Choice("6,-3", ()): ("7,-3", "6,-3")}
    monkeypatch.setattr(npc_moves, "equal_ways", lambda *_, **__: ways)
    asked = _asked_homeward()
    assert [str(option) for option in asked.table.options(1)] == ["place 6,-3 asteroid", "place 6,-3 none"]
    asked.do("B: place 6,-3 none")
    assert [event["at"] for event in asked.told("moved")] == ["7,-3", "6,-3"]
