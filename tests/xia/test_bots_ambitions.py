"""What rules of thumb do for titles, better outfits and lost harbours, and when they follow or slip through."""

import pytest

from quarterdeck.games.xia.bots.goals import Goal, Inclination
from quarterdeck.games.xia.bots.routes import RIM
from quarterdeck.games.xia.bots.thumb import OptionValues
from quarterdeck.games.xia.rules.following import Harpooning, UseHarpoon
from quarterdeck.games.xia.rules.outfitting import SellOutfit
from quarterdeck.games.xia.state import Xia
from tests.rules import rule
from tests.xia.tables import Drift

ARMED = {"at": "0,0", "outfits": ["m-22-engine", "saker-v-blaster"]}


def wanting(table: Xia, *goals: Goal, inclination: Inclination | None = None) -> OptionValues:
    """A captain who wants some things only."""
    mind = OptionValues(table, 0, inclination=inclination or Inclination())
    mind.__dict__["goals"] = list(goals)
    return mind


@rule("XIA-25.4.8", "XIA-25.4.15")
@pytest.mark.parametrize(("title", "wanted"), [("T07", ("B", "npc")), ("T08", ()), ("T15", ("npc",))])
def test_a_title_makes_only_those_ships_worth_more_that_it_asks_for(title: str, wanted: tuple[str, ...]) -> None:
    """The own tier is no giant's, and the Scoundrel is an NPC."""
    setup = {"A": ARMED, "B": {"at": "1,0"}, "scoundrel": {"controller": "A", "at": "0,1"}}
    plain, racing = Drift("BL", setup).table, Drift("BL", {**setup, "open": {title: {}}}).table
    for name, ships in (("B", lambda table: table.captains[1]), ("npc", lambda table: table.npcs[0])):
        gained = OptionValues(racing, 0).prize(ships(racing)) > OptionValues(plain, 0).prize(ships(plain))
        assert gained == (name in wanted)


@rule("XIA-25.4.16")
def test_rocks_are_goals_only_for_those_who_race_for_a_title() -> None:
    idle, racing = [Drift("BB", {"A": {"at": "0,0"}, "open": titles}).table for titles in ({}, {"T16": {}})]
    before, after = [{goal.hex for goal in OptionValues(table, 0).goals} for table in (idle, racing)]
    cells = racing.chart.cells
    assert after > before
    assert {cells[spot].terrain for spot in after - before} <= {"asteroid", "debris"}


@rule("XIA-4.3.5", "XIA-D19")
@pytest.mark.parametrize(("goal", "used"), [("3,0", True), ("-2,0", False)])
def test_a_harpoon_is_used_on_a_ship_that_flies_ahead(goal: str, used: bool) -> None:
    table = Drift("BL", {"A": {"ship": "persistent-memory", "at": "0,0"}, "B": {"at": "1,0"}}).table
    table.then(Harpooning(0, "swamp-rat"))
    option = UseHarpoon("mag-harpoon", "swamp-rat")
    assert (wanting(table, Goal(goal, 1.0)).value(option) > 0) == used


@rule("XIA-10.4.4")
@pytest.mark.parametrize(("credits", "arms", "sold"), [(3000, 3, True), (1000, 3, False), (3000, 2, False)])
def test_an_outfit_is_sold_for_a_better_one_that_is_favoured_and_can_be_paid(
    credits: int, arms: int, sold: bool
) -> None:
    table = Drift("BL", {"A": {**ARMED, "ship": "vermilion", "credits": credits}}).table
    mind = OptionValues(table, 0, inclination=Inclination(arms=arms))
    assert (mind.value(SellOutfit("saker-v-blaster")) > 0) == sold


@rule("XIA-4.3.2")
def test_a_shield_that_may_be_slipped_through_is_feared_until_the_ability_has_worked() -> None:
    table = Drift([["kemplar-ii", 0, 0]], {"A": {"ship": "ghoststalker"}}).table
    table.captains[0].at = "-1,-1"
    hoping = wanting(table, Goal("-1,0", 1.0))
    assert hoping.step_worth("s") < hoping.step_worth("s", hoping.pilot)
    table.captains[0].crossings = 1
    assert wanting(table, Goal("-1,0", 1.0)).step_worth("s") == pytest.approx(hoping.step_worth("s", hoping.pilot))


@rule("XIA-6.1.4")
def test_without_any_planet_a_tired_captain_looks_for_one() -> None:
    """Otherwise a table that has found no planet would wait for ever."""
    tired = {"at": "0,0", "energy": 1}
    rims = []
    for sectors in ("BL", [["kemplar-ii", 0, 0]]):
        table = Drift(sectors, {"A": tired, "stack": ["azure", "lunari", "xia"]}).table
        rims.append(max([goal.worth for goal in OptionValues(table, 0).goals if goal.hex == RIM], default=0.0))
    assert rims[0] > 0.3 > rims[1]


@rule("XIA-27.6.6")
@pytest.mark.parametrize(("outfits", "wanted"), [(["bastion-shield"], False), ([], True)])
def test_prey_that_is_not_worth_an_attack_is_no_goal_for_those_beside_it(outfits: list[str], wanted: bool) -> None:
    """Captains who waited for each other beside shields that they could not break waited for ever."""
    prey = {"at": "2,0", "ship": "vermilion", "outfits": outfits}
    table = Drift(
        "BL", {"A": {"at": "0,0", "outfits": ["squib-missile"], "mission": "M45"}, "B": prey, "stack": ["azure"]}
    ).table
    assert any(goal.hex == "2,0" for goal in OptionValues(table, 0).goals) == wanted
