"""Rewards: what the end of a game is worth to a seat that learns from it."""

from collections.abc import Callable, Sequence
from typing import Literal, get_args

from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.manifest import GameRules
from quarterdeck.kernel.result import Result

RewardName = Literal["won", "points", "margin", "rank"]
Reward = RewardName | Callable[[Result, int], float]
"""How seats are paid: by name, or by a function of the result and the seat."""


class UnknownReward(QuarterdeckError):
    """No reward of this name."""


def check_reward(reward: Reward) -> Reward:
    """Refuse what is neither a name nor a function."""
    if callable(reward) or reward in get_args(RewardName):
        return reward
    raise UnknownReward(f"no reward is called {reward!r}: give {', '.join(get_args(RewardName))}, or a function")


def rewards(reward: Reward, rules: GameRules, result: Result, seats: int) -> list[float]:
    """What the end is worth to every seat.

    `won`: 1 for a victory. `points`: the points; a defeat without points counts as less than any score.
    `margin`: the points beyond the best other seat's; a crew that wins together has its points.
    `rank`: the share of the other seats that one did better than, ties counting half; alone or in a crew, as `won`.
    """
    if callable(reward):
        return [float(reward(result, seat)) for seat in range(seats)]
    standing = result.standing(seats)
    won, points = [float(one) for one in standing.won], list(standing.points_or(rules.defeat_points))
    together = rules.cooperative or seats == 1
    if reward == "points" or (reward == "margin" and together):
        return points
    if reward == "won" or together:
        return won
    return _margins(points) if reward == "margin" else _ranks([standing.worth(seat) for seat in range(seats)])


def _margins(points: Sequence[float]) -> list[float]:
    return [own - max(other for at, other in enumerate(points) if at != seat) for seat, own in enumerate(points)]


def _ranks(worth: Sequence[tuple[bool, float]]) -> list[float]:
    beaten = [sum(own > other for other in worth) + (worth.count(own) - 1) / 2 for own in worth]
    return [count / (len(worth) - 1) for count in beaten]
