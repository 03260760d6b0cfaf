"""What rules of thumb weigh before they attack, buy, overdrive an engine, gather or repair."""

import pytest

from quarterdeck.games.xia.bots.goals import Goal, Inclination
from quarterdeck.games.xia.bots.thumb import OptionValues
from quarterdeck.games.xia.rules.abilities import Use
from quarterdeck.games.xia.rules.business import BuyFame
from quarterdeck.games.xia.rules.new_ship import NewShip
from quarterdeck.games.xia.state import Xia
from tests.rules import rule
from tests.xia.tables import Drift

GUNS = {"outfits": ["m-22-engine", "saker-v-blaster"]}
SAVER, SPENDER = Inclination(ships=2.0), Inclination(ships=0.5)


def duel(mine: dict[str, object], other: dict[str, object]) -> OptionValues:
    """An armed captain beside another one, with a sector to be found."""
    setup = {"A": {"at": "0,0", **GUNS, **mine}, "B": {"at": "1,0", **other}, "stack": ["azure"]}
    return OptionValues(Drift("BL", setup).table, 0)


def worth_of(mind: OptionValues) -> float:
    return mind.worth_of_attack(mind.table.captains[1])


@rule("XIA-8.2.1", "XIA-8.3.1")
def test_an_innocent_captain_thinks_twice_before_a_crime() -> None:
    outlaw = {"bounty": 1000}
    innocent, hardened, lawful = [duel(*pair) for pair in (({}, {}), (outlaw, {}), ({}, outlaw))]
    assert worth_of(innocent) < worth_of(hardened) < worth_of(lawful)


def test_an_armed_captain_is_feared_unless_there_is_a_contract() -> None:
    unarmed, armed = duel({}, {}), duel({}, {**GUNS, "armed": 3})
    contract = {"mission": "M45"}
    assert worth_of(armed) < worth_of(unarmed)
    assert worth_of(duel(contract, {**GUNS, "armed": 3})) > worth_of(armed) + 0.2


def hunt_worth(mind: OptionValues) -> float:
    return max([goal.worth for goal in mind.mission_goals() if goal.reach], default=0.0)


@rule("XIA-27.5.3")
def test_the_bounty_of_an_outlaw_makes_a_hunt_worth_more() -> None:
    far = {"at": "-2,0", "mission": "M21"}
    poor, rich = [hunt_worth(duel(far, {"bounty": bounty})) for bounty in (1000, 3000)]
    assert rich > poor > 0


def on_a_planet(ship: str, credits: int, best: int) -> Xia:
    """A captain with credits, and another one with the most fame."""
    setup = {"A": {"ship": ship, "at": "0,0", "credits": credits}, "B": {"at": "1,0", "fame": best}, "goal": 10}
    return Drift("BL", setup).table


@rule("XIA-3.2.6")
@pytest.mark.parametrize(("best", "bought"), [(6, False), (7, True)])
def test_nobody_saves_for_a_ship_when_the_end_is_near(best: int, bought: bool) -> None:
    mind = OptionValues(on_a_planet("vermilion", 6000, best), 0, inclination=SAVER)
    assert (mind.value(BuyFame()) > 0) == bought


@rule("XIA-3.2.5", "XIA-3.2.6")
@pytest.mark.parametrize(
    ("ship", "credits", "next_ship", "prefers_ship"),
    [("swamp-rat", 5000, "vermilion", True), ("vermilion", 8000, "old-harvest", False)],
)
def test_fame_is_bought_before_a_ship_only_where_it_is_cheaper(
    ship: str, credits: int, next_ship: str, prefers_ship: bool
) -> None:
    mind = OptionValues(on_a_planet(ship, credits, 0), 0, inclination=SPENDER)
    assert (mind.value(NewShip(next_ship)) > mind.value(BuyFame())) == prefers_ship


@rule("XIA-4.3.7")
@pytest.mark.parametrize(("goal", "damage", "used"), [("0,0", 1, True), ("2,0", 1, False), ("2,0", 0, True)])
def test_a_damaged_ship_overdrives_an_engine_only_for_the_last_hexes(goal: str, damage: int, used: bool) -> None:
    captain = {"ship": "swamp-rat", "at": "-2,0", "outfits": ["m-22-engine"], "damage": damage}
    table = Drift("BL", {"A": captain}).table
    table.captains[0].impulse = False
    mind = OptionValues(table, 0)
    mind.__dict__["goals"] = [Goal(goal, 1.0)]
    assert (mind.value(Use("red-line", "m-22-engine")) > 0) == used


@rule("XIA-4.4.15")
def test_an_array_makes_mining_worth_more_but_not_salvage() -> None:
    plain, helped = [
        OptionValues(Drift("BB", {"A": {"ship": "old-harvest", "at": "0,0", "abilities": abilities}}).table, 0)
        for abilities in ([], ["gather-array"])
    ]
    assert helped.worth_gathering("mine", "holo") > plain.worth_gathering("mine", "holo") + 0.1
    assert helped.worth_gathering("salvage", "holo") == plain.worth_gathering("salvage", "holo")


@rule("XIA-10.5.1")
def test_a_hampered_engine_is_repaired_sooner() -> None:
    hull, engine = [
        OptionValues(Drift("BL", {"A": {"at": "0,0", "credits": 3000, **GUNS, "damage": damage}}).table, 0)
        for damage in (1, {"m-22-engine": {"spot": 1}})
    ]
    assert engine.worth_of_repair() > hull.worth_of_repair()


@rule("XIA-11.2.1", "XIA-26.1.4")
@pytest.mark.parametrize(("at", "hunted"), [("1,-1", False), ("0,0", True)])
def test_a_ship_among_rocks_is_not_waited_for(at: str, hunted: bool) -> None:
    """Nobody sees it, however near."""
    setup = {"A": {"at": "2,-1", **GUNS}, "B": {"at": at}, "stack": ["azure"]}
    table = Drift("BB", setup).table
    assert (table.chart.cells[at].terrain == "asteroid") != hunted
    assert OptionValues(table, 0).declines(table.captains[1]) != hunted


@rule("XIA-10.8.1")
@pytest.mark.parametrize(("at", "declined"), [("1,0", True), ("2,0", False)])
def test_a_captain_with_missiles_does_not_wait_beside_a_ship(at: str, declined: bool) -> None:
    setup = {"A": {"at": "0,0", "outfits": ["mangonel-missile"], "mission": "M45"}, "B": {"at": at, "damage": 8}}
    table = Drift("BL", setup).table
    assert OptionValues(table, 0).declines(table.captains[1]) == declined
