"""A captain who searches: rules of thumb say what is tried first and how everybody plays on until the round ends."""

from collections.abc import Sequence
from math import exp
from random import Random

from quarterdeck.bots.bot import Advice, Seat
from quarterdeck.bots.search import Guide, Limit, Search
from quarterdeck.games.starship_captains.bots.outlook import chances, expected, glance
from quarterdeck.games.starship_captains.bots.steady import SteadyChances
from quarterdeck.games.starship_captains.bots.thumb import Mind
from quarterdeck.games.starship_captains.state import StarshipCaptains
from quarterdeck.kernel.option import Option

MOST = 8
"""Options that are tried in one place."""
DOUBT = 0.7
"""How many points of difference make an option e times as likely to be tried."""
WASTE = 5.0
"""How many points worse it looks to leave out a mission row that can only help: few tries make such rows look bad."""
UNIFORM_PRIOR_SHARE = 0.1
"""The share of tries that all options get alike."""


class CaptainsGuide(Guide):
    """How Starship Captains is searched."""

    def unit(self, world: StarshipCaptains) -> str:
        return "points" if world.solo else "win"

    def rewards(self, world: StarshipCaptains) -> Sequence[float]:
        return [expected(world, 0)] if world.solo else chances(world)

    def stops(self, start: StarshipCaptains, world: StarshipCaptains) -> bool:
        """Where the next round begins: there a ship can be judged by what it has."""
        return world.over or world.round > start.round

    def plans(self, world: StarshipCaptains, seat: int, mover: int) -> bool:
        """Others play by rules of thumb: their plans would cost more than they tell."""
        return mover == seat

    def priors(self, world: StarshipCaptains, seat: int, options: Sequence[Option]) -> Sequence[float]:
        mind = Mind(glance(world, seat))
        values = [mind.value(option) - WASTE * mind.wastes(option) for option in options]
        least = sorted(values)[-MOST:][0]
        weights = [exp((value - max(values)) / DOUBT) if value >= least else 0.0 for value in values]
        evenly = UNIFORM_PRIOR_SHARE / sum(value >= least for value in values)
        shares = [(1 - UNIFORM_PRIOR_SHARE) * weight / sum(weights) for weight in weights]
        return [share + evenly if value >= least else 0.0 for share, value in zip(shares, values, strict=True)]

    def policy(self, world: StarshipCaptains, seat: int, options: Sequence[Option], luck: Random) -> Option:
        return max(options, key=Mind(glance(world, seat)).value)


ABOUT_A_SECOND = Limit(iterations=300)
"""With four captains a core does that many in a second on average; with fewer captains it is done sooner."""
A_SECOND = Limit(seconds=0.95)
"""The worlds before the first iteration and the end of the last one take the rest."""


class Hard(Search):
    """A captain who thinks as much as one second is good for, and so plays the same again on any machine."""

    def __init__(self, seed: str, limit: Limit = ABOUT_A_SECOND, trees: int = 1, jobs: int = 1) -> None:
        super().__init__(seed, CaptainsGuide(), limit, trees, jobs)
        self._steady = SteadyChances()

    def advise(self, seat: Seat, options: Sequence[Option]) -> list[Advice]:
        """The best options; chances to win do not jump from one question to the next."""
        advice = super().advise(seat, options)
        return self._steady.told(seat.view(), seat.number, advice) if advice[0].unit == "win" else advice
