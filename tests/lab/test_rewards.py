"""Rewards: what the end of a game is worth to a seat that learns."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from quarterdeck.games.space_alert.content.pack import pack
from quarterdeck.games.space_alert.rules.scoring import DEFEAT, losses
from quarterdeck.kernel import registry
from quarterdeck.kernel.result import Result
from quarterdeck.lab.arena import Arena
from quarterdeck.lab.rewards import UnknownReward, rewards
from quarterdeck.lab.simulate import Setting, simulated
from quarterdeck.lab.watching import _score

CAPTAINS = registry.rules_of("starship-captains")
CREW = registry.rules_of("space-alert")
FOUR = Result(outcome="finished", score=[10, 30, 10, 20])
LOST, SURVIVED = Result(outcome="lost"), Result(outcome="won", score=-14)


@pytest.mark.parametrize(
    ("reward", "paid"),
    [
        ("won", [0, 1, 0, 0]),
        ("points", [10, 30, 10, 20]),
        ("margin", [-20, 10, -20, -10]),
        ("rank", [0.5 / 3, 1, 0.5 / 3, 2 / 3]),
        (lambda result, seat: result.score[seat] / 10, [1, 3, 1, 2]),
    ],
)
def test_captains_are_paid_as_they_ask(reward: Any, paid: list[float]) -> None:
    assert rewards(reward, CAPTAINS, FOUR, 4) == pytest.approx(paid)


@pytest.mark.parametrize("reward", ["won", "points", "margin", "rank"])
def test_a_crew_that_survives_is_paid_more_than_one_that_is_lost(reward: Any) -> None:
    lost, survived = rewards(reward, CREW, LOST, 3), rewards(reward, CREW, SURVIVED, 3)
    assert len(set(lost)) == len(set(survived)) == 1
    assert lost[0] < survived[0]


def test_no_completed_flight_scores_as_little_as_a_lost_one() -> None:
    worst = -losses([6, 6, 6], 5, 2).penalties
    assert all(card.destroyed >= 0 and (card.survived or 0) >= 0 for card in pack().threats.values())
    assert worst > DEFEAT == CREW.defeat_points


def test_lost_flights_really_pay_less_than_survived_ones() -> None:
    setting = Setting("space-alert", 3, "rewards", {"mission": "S1-1", "clock": False})
    results = [simulated(setting, number).ended for number in range(30)]
    paid = {result.outcome: rewards("points", CREW, result, 3)[0] for result in results}
    assert paid["lost"] < paid["won"]


def test_an_end_without_points_is_worth_nothing_where_defeat_is() -> None:
    rules = replace(CAPTAINS, cooperative=True)
    assert rewards("points", rules, LOST, 2) == [0, 0]


@pytest.mark.parametrize(("result", "score"), [(LOST, DEFEAT), (SURVIVED, -14)])
def test_a_game_without_a_study_is_scored_alike(result: Result, score: float) -> None:
    table: Any = SimpleNamespace(seat_count=2)
    assert _score(replace(CREW, result=lambda _: result), table, 1) == score
    assert _score(replace(CREW, result=lambda _: result, defeat_points=0.0), table, 1) == (score if result.score else 0)


@pytest.mark.parametrize("reward", ["point", "", 3, None])
def test_a_reward_that_does_not_exist_is_refused(reward: Any) -> None:
    with pytest.raises(UnknownReward, match="give won, points, margin, rank, or a function"):
        Arena("starship-captains", 2, reward=reward)
