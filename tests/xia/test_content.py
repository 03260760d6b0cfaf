"""The base pack is whole and keeps to the decisions on designed content (XIA-1.1, XIA-R22)."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from random import Random

import pytest

from quarterdeck.games.xia.content.abilities import Condition
from quarterdeck.games.xia.content.effects import Effect
from quarterdeck.games.xia.content.missions import DistancePay, Mission, RollPay, TierPay
from quarterdeck.games.xia.content.npcs import ProgramLine, Target
from quarterdeck.games.xia.content.outfits import OutfitKind
from quarterdeck.games.xia.content.pack import pack
from quarterdeck.games.xia.content.sectors import Sector
from quarterdeck.games.xia.content.ships import Ship
from quarterdeck.games.xia.content.titles import read_perk
from quarterdeck.games.xia.rules.chart import chart
from quarterdeck.games.xia.rules.hexes import SIDES, neighbours
from quarterdeck.games.xia.rules.holds import packing
from quarterdeck.games.xia.rules.odds import attack_odds
from quarterdeck.games.xia.rules.ways import way
from tests.rules import rule

BASE = pack()
PLANETS = {name for name, sector in BASE.sectors.items() if sector.kind == "planet"}
POINTS = {name for name, sector in BASE.sectors.items() if sector.marked("mission")}


# Numbers


@rule("XIA-1.1.1", "XIA-1.1.2", "XIA-1.1.3", "XIA-1.1.6", "XIA-1.1.9", "XIA-1.1.10", "XIA-1.1.11")
def test_the_box_is_complete() -> None:
    assert Counter(ship.tier for ship in BASE.ships.values()) == {1: 6, 2: 6, 3: 6}
    assert sorted(ship.ability for ship in BASE.ships.values()) == sorted(BASE.abilities)
    assert Counter((kind.kind, kind.tier) for kind in BASE.outfits.values()) == Counter(
        {(kind, tier): 1 for kind in ("engine", "shield", "blaster", "missile") for tier in (1, 2, 3)}
    )
    assert BASE.copies * len(BASE.outfits) == 84
    assert {token.id: token.count for token in BASE.tokens.values()} == {"strongbox": 7, "tale": 7, "dust": 7}
    assert [len(cards) for cards in (BASE.sectors, BASE.missions, BASE.titles, BASE.npcs)] == [21, 52, 18, 3]
    assert BASE.cargo.types == ("spice", "holo", "terra", "plasma", "cyber")


@rule("XIA-32.1.1")
def test_no_two_things_have_the_same_id_and_no_two_cards_say_the_same() -> None:
    groups = (
        BASE.ships, BASE.abilities, BASE.outfits, BASE.missions, BASE.titles, BASE.sectors, BASE.tokens, BASE.npcs
    )  # fmt: skip
    ids = [name for group in groups for name in group]
    assert len(ids) == len(set(ids))
    missions = Counter((one.task, one.place, one.target, one.deliver, one.pay) for one in BASE.missions.values())
    titles = Counter((one.kind, one.conditions) for one in BASE.titles.values())
    assert {*missions.values(), *titles.values()} == {1}


@rule("XIA-1.1.12", "XIA-2.1.8", "XIA-2.2.1", "XIA-2.2.2", "XIA-2.2.4", "XIA-3.2.6")
def test_money_and_the_first_game() -> None:
    assert (BASE.credits, BASE.fame_price, BASE.cargo.pair, BASE.cargo.cube) == (3000, 5000, 1000, 1000)
    first = ("burning-horse", "kemplar-ii", "neo-damascus", "outpost-338", "expedior-gate")
    assert (BASE.first_game.goal, BASE.first_game.sectors) == (5, first)
    assert BASE.roles == {
        "explorer": ("raptor-k-engine",),
        "trader": ("m-22-engine", "targe-shield"),
        "worker": ("halon-engine", "targe-shield"),
        "pirate": ("m-22-engine", "saker-v-blaster"),
    }


@rule("XIA-32.1.1")
def test_every_word_is_on_some_card() -> None:
    effects = {
        type(one) for card in BASE.abilities.values() for band in card.bands for side in band.choices for one in side
    }
    assert effects == {*Effect.kinds}
    assert {type(card.condition) for card in BASE.abilities.values()} == {*Condition.kinds, type(None)}
    assert {type(line) for npc in BASE.npcs.values() for line in npc.targets} == {*Target.kinds}
    assert {type(line) for npc in BASE.npcs.values() for line in npc.program} == {*ProgramLine.kinds}
    assert len({read_perk(title.perk).word for title in BASE.titles.values()}) == 18
    assert {mission.pay for mission in BASE.missions.values()} == {*BASE.pay}


# Ships and outfits


def cells(rows: tuple[str, ...], marks: str) -> frozenset[tuple[int, int]]:
    return frozenset((r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark in marks)


def is_connected(shape: frozenset[tuple[int, int]]) -> bool:
    todo = [min(shape)]
    for r, c in todo:
        todo += [
            cell for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if cell in shape and cell not in todo
        ]
    return len(todo) == len(shape)


LIMITS = {
    1: ((9, 12), (8, 10), (3, 4)),
    2: ((12, 14), (9, 12), (3, 4)),
    3: ((15, 18), (11, 14), (2, 4)),
}  # fmt: skip
"""The least and the most of hold, energy and impulse in each tier."""


def values(ship: Ship) -> tuple[int, int, int]:
    return ship.size, ship.energy, ship.impulse


@rule("XIA-D17", "XIA-4.1.3", "XIA-4.1.4", "XIA-9.1.2", "XIA-5.1.8")
@pytest.mark.parametrize("ship", BASE.ships.values(), ids=BASE.ships)
def test_a_ship_keeps_to_the_scale_of_its_tier(ship: Ship) -> None:
    assert is_connected(cells(ship.rows, "#"))
    assert ship.size == len(cells(ship.rows, "#"))
    for value, (low, high) in zip(values(ship), LIMITS[ship.tier], strict=True):
        assert low <= value <= high
    assert (ship.price, ship.repair, ship.fame) == {1: (1000, 1000, 1), 2: (5000, 1000, 2), 3: (8000, 2000, 3)}[
        ship.tier
    ]
    assert ship.source == ("printed" if ship.tier == 1 else "designed")


@rule("XIA-D17")
def test_no_designed_ship_is_at_least_as_good_as_another_of_its_tier() -> None:
    for one, other in combinations([ship for ship in BASE.ships.values() if ship.tier > 1], 2):
        if one.tier == other.tier:
            pairs = list(zip(values(one), values(other), strict=True))
            better, worse = any(a > b for a, b in pairs), any(a < b for a, b in pairs)
            assert (better, worse) == (True, True), f"{one.id} and {other.id}"


@rule("XIA-D17")
@pytest.mark.parametrize("ship", [*BASE.of_tier(2), *BASE.of_tier(3)])
def test_a_designed_hold_takes_every_engine_and_excludes_two_large_outfits_at_most(ship: str) -> None:
    excluded = [kind for kind in BASE.outfits.values() if packing(ship, (kind.id,), content="base") is None]
    assert len(excluded) <= 2
    assert all(kind.tier == 3 and kind.kind != "engine" for kind in excluded)


@rule("XIA-2.2.6")
@pytest.mark.parametrize("ship", BASE.of_tier(1))
def test_every_role_fits_every_ship_of_tier_1(ship: str) -> None:
    assert all(packing(ship, outfits, content="base") for outfits in BASE.roles.values())


@rule("XIA-D17", "XIA-D20")
def test_there_is_an_autopilot_a_defence_that_stops_5_and_a_replicator() -> None:
    designed = [BASE.abilities[ship.ability] for ship in BASE.ships.values() if ship.tier > 1]
    said = [str(band.choices) for card in designed for band in card.bands]
    assert any("StoreMoves" in words for words in said)
    assert any("Prevent(amount=5)" in words for words in said)
    assert any("Copies" in words for words in said)
    assert all(card.timing in ("action", "defence") or card.timing.startswith("after ") for card in designed)


@rule("XIA-10.1.2", "XIA-10.1.3", "XIA-10.4.4", "XIA-32.3.1", "XIA-10.8.1", "XIA-10.10.1")
@pytest.mark.parametrize("kind", BASE.outfits.values(), ids=BASE.outfits)
def test_an_outfit_has_the_values_of_its_tier_and_the_range_of_its_kind(kind: OutfitKind) -> None:
    assert (kind.die, kind.price, kind.sells, kind.sections) == {
        1: (6, 1000, 1000, 3), 2: (8, 2000, 1000, 4), 3: (12, 3000, 2000, 5)
    }[kind.tier]  # fmt: skip
    assert kind.range == {"engine": (1, 1), "shield": (0, 0), "blaster": (1, 1), "missile": (2, 6)}[kind.kind]
    assert is_connected(cells(kind.shape, "Ax"))


@rule("XIA-R22")
def test_designed_content_is_loaded_like_printed_content_and_marked() -> None:
    sources = {sector.id: sector.source for sector in BASE.sectors.values()}
    assert [name for name, source in sources.items() if source == "designed"] == ["loath"]
    assert {ship.source for ship in BASE.ships.values()} == {"printed", "designed"}


@rule("XIA-D21", "XIA-10.8.4")
def test_missiles_have_one_arming_spot_each_and_are_marked_as_designed() -> None:
    missiles = [kind for kind in BASE.outfits.values() if kind.kind == "missile"]
    assert [(kind.id, kind.spots, kind.source) for kind in missiles] == [
        ("squib-missile", 1, "designed"), ("petard-missile", 1, "designed"), ("mangonel-missile", 1, "designed")
    ]  # fmt: skip
    assert all(kind.spots > 1 and kind.source == "printed" for kind in BASE.outfits.values() if kind.kind != "missile")


# Sectors


@rule("XIA-20.1.3", "XIA-1.1.9", "XIA-32.7.1")
def test_spawn_points_are_numbered_1_to_19() -> None:
    cells = [cell for sector in BASE.sectors.values() for cell in sector.cells.values()]
    assert {len(sector.cells) for sector in BASE.sectors.values()} == {19}
    assert sorted(int(cell.argument) for cell in cells if cell.mark == "spawn") == [*range(1, 20)]
    assert {name for name, sector in BASE.sectors.items() if not sector.marked("spawn")} == {"xia", "the-lost-sector"}


@rule("XIA-20.1.5")
@pytest.mark.parametrize("cargo", BASE.cargo.types)
def test_every_type_is_bought_and_sold_in_one_place(cargo: str) -> None:
    cells = [cell for sector in BASE.sectors.values() for cell in sector.cells.values()]
    marks = Counter(cell.mark for cell in cells if cell.argument == cargo)
    assert (marks["buy"], marks["sell"]) == (1, 1)


@rule("XIA-24.1.1", "XIA-24.1.4", "XIA-D9")
def test_seven_planets_with_their_alignments() -> None:
    assert {name: sector.alignment for name, sector in BASE.sectors.items() if sector.kind == "planet"} == {
        "kemplar-ii": "lawful", "lunari": "lawful", "loath": "outlaw", "smugglers-den": "outlaw",
        "neo-damascus": "neutral", "doravin-v": "neutral", "azure": "neutral",
    }  # fmt: skip


@rule("XIA-32.7.2", "XIA-D8")
@pytest.mark.parametrize("name", sorted(PLANETS))
def test_the_entrance_of_a_planet_opens_to_a_hex_of_its_sector(name: str) -> None:
    sector = BASE.sectors[name]
    at, side = sector.entrance
    outside = sector.cells[neighbours(at)[SIDES.index(side)]]
    assert sector.cells[at].terrain == "planet"
    assert outside.terrain != "planet"


@rule("XIA-D8")
def test_loath_is_what_a_missing_planet_must_be() -> None:
    loath = BASE.sectors["loath"]
    marks = {cell.mark: (cell, at) for at, cell in loath.cells.items() if cell.mark}
    assert marks.keys() == {"spawn", "sell", "mission", "exploration"}
    assert (marks["spawn"][0].argument, marks["sell"][0].argument) == ("5", "any")
    assert marks["sell"][0].terrain == marks["mission"][0].terrain == "planet"
    assert loath.source == "designed"
    assert loath.alignment == "outlaw"
    assert way(chart("base", ("loath 0,0",)), marks["spawn"][1], loath.entrance[0]) is not None


# Titles


@rule("XIA-D46")
def test_titles_are_of_three_values_and_few_of_them_are_states() -> None:
    assert Counter(title.fame for title in BASE.titles.values()) == {1: 6, 2: 6, 3: 6}
    assert Counter(title.kind for title in BASE.titles.values())["state"] <= 3
    assert len({title.perk for title in BASE.titles.values()}) == 18


@rule("XIA-D46", "XIA-25.3.5")
def test_a_title_that_needs_sectors_or_an_npc_says_so() -> None:
    for title in BASE.titles.values():
        for deed in title.conditions:
            if deed.word in ("jumps", "sectors"):
                assert title.requires is not None
                assert title.requires.stack == deed.count
            if deed.victim == "enforcer":
                assert title.requires is not None
                assert title.requires.npc == "enforcer"


@rule("XIA-D16", "XIA-D15")
def test_title_spaces_rise_from_3_and_lie_well_below_the_next_goal() -> None:
    spaces = BASE.title_spaces
    assert spaces[0] == 3
    assert list(spaces) == sorted(set(spaces))
    assert len(spaces) <= 18
    assert BASE.goals == (5, 10, 15, 20)
    assert all(min(goal for goal in BASE.goals if goal > space) - space >= 2 for space in spaces)


# Missions


@rule("XIA-D41", "XIA-27.1.1")
def test_ten_shuttles_and_scientists_and_eight_of_each_other_type() -> None:
    tasks = Counter(mission.task for mission in BASE.missions.values())
    assert tasks == {"board": 10, "study": 10, "hunt": 8, "load": 8, "steal": 8, "kill": 8}
    assert {mission.task for mission in BASE.missions.values() if mission.legal} == {"board", "study", "hunt"}


@rule("XIA-D41")
def test_every_mission_point_is_named_by_one_to_five_missions() -> None:
    named = Counter(place for mission in BASE.missions.values() for place in {mission.place, mission.deliver})
    assert len(POINTS) == 19
    assert all(1 <= named[point] <= 5 for point in POINTS)


@rule("XIA-D41", "XIA-D42")
@pytest.mark.parametrize("mission", BASE.missions.values(), ids=BASE.missions)
def test_a_mission_begins_and_ends_in_different_places(mission: Mission) -> None:
    assert mission.place != mission.deliver
    if mission.task in ("board", "load"):
        assert mission.deliver in BASE.sectors
        assert isinstance(BASE.pay[mission.pay], DistancePay)
    if mission.task == "load":
        assert mission.deliver in PLANETS
    if mission.task == "kill":
        assert isinstance(BASE.pay[mission.pay], TierPay)
    if mission.task in ("study", "hunt", "steal"):
        assert isinstance(BASE.pay[mission.pay], RollPay)


def expected(table: str) -> Fraction:
    """What a roll pays on average, being caught included."""
    pay = BASE.pay[table]
    assert isinstance(pay, RollPay)
    return Fraction(sum(pay.amount(face) or 0 for face in range(1, 21)), 20)


@rule("XIA-D41", "XIA-27.7.5")
def test_crime_pays_500_to_1500_more_on_average() -> None:
    caught = Fraction(sum(band.high - band.low + 1 for band in BASE.consequences.sneak if band.caught), 20)
    smuggle, shuttle = BASE.pay["smuggle"], BASE.pay["shuttle"]
    assert isinstance(smuggle, DistancePay)
    assert isinstance(shuttle, DistancePay)
    for sectors in (1, 2, 3, 4, 7):
        assert 500 <= (1 - caught) * smuggle.amount(sectors) - shuttle.amount(sectors) <= 1500
    assert 500 <= expected("theft") - expected("study") <= 1500


def finishable(mission: Mission, laid: frozenset[str]) -> bool:
    """Whether a mission can be finished on these sectors; no player is an outlaw, NPCs come with their sectors."""
    npcs = {npc.id for npc in BASE.npcs.values() if npc.appears in laid}
    starts, ends = places(mission.place, laid), places(mission.deliver, laid)
    if mission.task == "hunt":
        return "scoundrel" in npcs and bool(ends)
    if mission.target:
        return (
            bool(ends) and mission.target != "high-tier" and (mission.target not in BASE.npcs or mission.target in npcs)
        )
    return any(start != end for start in starts for end in ends)


@cache
def places(word: str, laid: frozenset[str]) -> frozenset[str]:
    if word in BASE.sectors:
        return frozenset({word} & laid)
    kinds = [BASE.sectors[name] for name in laid & POINTS]
    return frozenset(one.id for one in kinds if word in ("any", one.kind, one.alignment))


@rule("XIA-D41")
@pytest.mark.parametrize(("sectors", "least"), [(3, 0.35), (7, 0.7), (12, 0.9)])
def test_one_of_three_missions_can_often_be_finished(sectors: int, least: float) -> None:
    """Averaged over random maps; for each map the chance is exact."""
    draw, chances = Random(f"maps of {sectors}"), []
    starts = [name for name, sector in BASE.sectors.items() if sector.marked("spawn")]
    for _ in range(400):
        first = draw.sample(starts, 3)
        laid = frozenset(first + draw.sample([name for name in BASE.sectors if name not in first], sectors - 3))
        good = sum(finishable(mission, laid) for mission in BASE.missions.values())
        chances.append(1 - comb(52 - good, 3) / comb(52, 3))
    assert sum(chances) / len(chances) >= least


@rule("XIA-1.1.12", "XIA-D41")
def test_all_pay_is_in_thousands() -> None:
    sums = []
    for pay in BASE.pay.values():
        if isinstance(pay, RollPay):
            sums += [pay.amount(face) or 0 for face in range(1, 21)]
        else:
            sums += [pay.amount(step) for step in (1, 2, 3)]
    assert all(amount % 1000 == 0 for amount in sums)


@rule("XIA-27.4.8", "XIA-27.6.8")
def test_pay_tables_pay_by_distance_and_tier() -> None:
    smuggle, contract = BASE.pay["smuggle"], BASE.pay["contract"]
    assert isinstance(smuggle, DistancePay)
    assert isinstance(contract, TierPay)
    assert [smuggle.amount(sectors) for sectors in (1, 2, 3, 4, 5, 9)] == [4000, 5000, 6000, 8000, 8000, 8000]
    assert [contract.amount(tier) for tier in (1, 2, 3)] == [4000, 6000, 8000]


# NPCs


@cache
def attacks_needed(npc: str, left: int) -> float:
    """How many attacks with two d12 an NPC with so much left survives on average."""
    if left <= 0:
        return 0.0
    chances = attack_odds((12, 12), BASE.npcs[npc].defence).chances
    more = sum(float(chance) * attacks_needed(npc, left - damage) for damage, chance in chances.items() if damage)
    return (1 + more) / (1 - float(chances[0]))


@rule("XIA-D51")
def test_the_enforcer_is_harder_to_destroy_than_the_merchant() -> None:
    enforcer, merchant = BASE.npcs["enforcer"], BASE.npcs["merchant"]
    assert attacks_needed("enforcer", enforcer.destroyed) > attacks_needed("merchant", merchant.destroyed)


@rule("XIA-D51", "XIA-30.7.6")
def test_one_attack_of_the_scoundrel_is_seldom_the_end() -> None:
    assert attack_odds(BASE.npcs["scoundrel"].attack).at_least(10) <= Fraction(1, 5)


@rule("XIA-D51", "XIA-30.6.6", "XIA-30.7.6", "XIA-30.8.4", "XIA-30.2.3", "XIA-32.9.2")
def test_the_numbers_of_the_npcs() -> None:
    found = {
        npc.id: (
            npc.appears,
            npc.move,
            npc.move_die,
            npc.attack,
            npc.range,
            npc.defence,
            npc.destroyed,
            npc.fame,
            npc.bounty,
        )
        for npc in BASE.npcs.values()
    }
    assert found == {
        "enforcer": ("kemplar-ii", 6, 12, (8, 8), (2, 6), (8, 8), 12, 2, 2000),
        "scoundrel": ("loath", 5, 8, (6, 6), (1, 1), (6,), 10, 1, 0),
        "merchant": ("doravin-v", 8, 12, (), (0, 0), (8,), 15, 1, 1000),
    }


# Sectors as data


@rule("XIA-22.1.2", "XIA-20.1.2")
def test_which_sectors_have_a_mission_point_and_an_exploration_hex() -> None:
    tokens = [name for name, sector in BASE.sectors.items() if sector.marked("exploration")]
    assert (len(POINTS), len(tokens)) == (19, 16)
    assert {name for name in BASE.sectors if name not in POINTS} == {"xia", "the-lost-sector"}


@rule("XIA-23.9.3", "XIA-23.9.7")
def test_two_gates_are_linked_and_one_is_faulty() -> None:
    gates: dict[str, Sector] = {name: sector for name, sector in BASE.sectors.items() if sector.kind == "gate"}
    assert {name: gate.alignment for name, gate in gates.items()} == {
        "expedior-gate": "linked", "deltus-gate": "linked", "tigris-gate": "faulty"
    }  # fmt: skip
