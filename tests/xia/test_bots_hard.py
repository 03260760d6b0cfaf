"""The hard captain of Xia: plans, doubts, and flights towards a goal."""

import pytest

from quarterdeck.bots.bot import Seat
from quarterdeck.bots.search import Limit
from quarterdeck.games.xia.bots.goals import Goal
from quarterdeck.games.xia.bots.hard import Candidate, Hard, Trial, advice
from quarterdeck.games.xia.bots.outlook import WORTH, prospects, standing
from quarterdeck.games.xia.bots.thumb import OptionValues
from quarterdeck.games.xia.rules.flying import Fly
from quarterdeck.games.xia.rules.setup import Pick
from quarterdeck.games.xia.rules.turn import EndActions
from quarterdeck.kernel.chance import Chance
from tests.xia.tables import Drift


def tried(*rewards: float) -> Candidate:
    candidate = Candidate(EndActions())
    candidate.rewards = list(rewards)
    return candidate


def test_an_unusual_choice_has_to_be_better_by_more_than_chance() -> None:
    usual = tried(0.2, 0.4, 0.2, 0.4)
    assert usual.lead(usual) == 0
    assert tried(0.3, 0.5, 0.3, 0.5).lead(usual) > 0
    assert tried(0.1, 0.9, 0.1, 0.5).lead(usual) < 0 < tried(0.1, 0.9, 0.1, 0.5).mean - usual.mean


def test_nothing_is_told_to_be_better_than_what_is_advised() -> None:
    """A choice that was lucky is told to be as good; one that dropped out early is judged by the same few worlds."""
    usual, lucky, dropped = tried(0.2, 0.6, 0.2, 0.4), tried(0.1, 0.9, 0.1, 0.5), tried(0.1, 0.5)
    assert lucky.mean > usual.mean
    figures = [one.value for one in advice([usual, dropped, lucky])]
    assert figures == pytest.approx([usual.mean, usual.mean, usual.mean - 0.1])
    assert figures[0] == usual.mean


def test_a_proven_choice_is_told_to_be_better_than_the_usual_one() -> None:
    usual, better = tried(0.2, 0.4, 0.2, 0.4), tried(0.3, 0.5, 0.3, 0.5)
    assert [one.value for one in advice([better, usual])] == pytest.approx([0.4, 0.3])


def flying(*goals: Goal, plan: str = "") -> OptionValues:
    """A captain with three points on an empty map who could fly for some goals."""
    table = Drift("BL", {"A": {"at": "0,0"}}).do("A: impulse").table
    values = OptionValues(table, 0, plan=plan)
    values.__dict__["_all"] = lambda: iter(goals)
    return values


def test_rules_of_thumb_fly_to_a_goal_at_once() -> None:
    """The hex is not listed among the options, as there is nothing on it, but may be flown to."""
    values = flying(Goal("2,0", 1.0))
    options = values.table.options(0)
    assert Fly("2,0") not in options
    assert values.best(options) == Fly("2,0")
    assert values.table.why_not(0, Fly("2,0")) is None


def test_a_plan_comes_before_better_goals_as_long_as_it_is_a_goal() -> None:
    near, far = Goal("0,2", 5.0), Goal("2,0", 0.1)
    assert flying(near, far).best([]) == Fly("0,2")
    assert flying(near, far, plan="2,0").best([]) == Fly("2,0")
    assert flying(near, plan="2,0").best([]) == Fly("0,2")


def test_every_candidate_is_played_out_in_the_same_worlds() -> None:
    table = Drift("BA3", {"A": {"at": "0,0", "outfits": ["m-22-engine"], "credits": 2000}}).table
    trial = Trial(Seat(table, 0), table.options(0), Chance("trial"))
    found = trial.run(Limit(iterations=40))
    assert len(found) == len(trial.candidates) > 2
    assert len(trial.candidates[0].rewards) == max(len(candidate.rewards) for candidate in found)
    assert all(0 <= reward <= 1 for candidate in found for reward in candidate.rewards)


def test_a_seller_who_thinks_sells() -> None:
    """Two cubes on the hex where they are wanted are a point of fame; leaving with them is none."""
    drift = Drift("BA3", {"A": {"at": "0,0", "cargo": "2spice"}})
    table, sale = drift.table, drift.table.option("sell 2spice")
    cells = table.chart.cells
    drift.seat("A").at = next(spot for spot in cells if (cells[spot].mark, cells[spot].argument) == ("sell", "spice"))
    assert Hard("1", Limit(iterations=40)).choose(Seat(table, 0), table.options(0)) == sale


@pytest.mark.parametrize(("ships", "picked"), [(("ghoststalker", "easy-tiger"), 1), (("numerator", "swamp-rat"), 0)])
def test_a_ship_is_picked_by_what_its_ability_does(ships: tuple[str, str], picked: int) -> None:
    options = [Pick(ship) for ship in ships]
    assert Hard("1").choose(Seat(Drift("BL").table, 0), options) == options[picked]


def test_a_faster_engine_promises_more_and_damage_less() -> None:
    def value(**words: object) -> float:
        table = Drift("BA3", {"A": {"at": "3,2", **words}}).table
        assert len(prospects(table, 0, table.chart)) == len(WORTH)
        return standing(table, 0, table.chart, closely=True)

    slow, fast = value(outfits=["m-22-engine"]), value(outfits=["raptor-k-engine"])
    assert slow < fast
    assert value(outfits=["raptor-k-engine"], damage=3) < fast
