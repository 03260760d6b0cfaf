"""Bots: rules of thumb, and a search that plays on by them."""

from collections.abc import Sequence
from random import Random

from deep_salvage import state
from deep_salvage.rules import wreck
from quarterdeck.bots.bot import Bot, Seat
from quarterdeck.bots.careless import Careless
from quarterdeck.bots.search import Guide, Limit, Search
from quarterdeck.kernel.option import Option

SAFE = 8
"""From this worth on, searching a wreck loses more than it finds."""


def by_thumb(worth: int, options: Sequence[Option]) -> Option:
    """The better the wreck, the higher the cell; small wrecks are searched, large ones towed."""
    if isinstance(options[0], wreck.Tow | wreck.Search):
        return wreck.Tow() if worth >= SAFE else wreck.Search()
    best = (worth - min(state.WRECKS)) / (max(state.WRECKS) - min(state.WRECKS))
    return options[round(best * (len(options) - 1))]


class Thumb:
    """Plays by rules of thumb."""

    def __init__(self, seed: str) -> None:
        """Leaves nothing to chance, so it needs no seed."""

    def choose(self, seat: Seat, options: Sequence[Option]) -> Option | None:
        return by_thumb(seat.view()["wreck"], options)


def easy(seed: str) -> Bot:
    return Careless(Thumb(seed), seed)


class SalvageGuide(Guide):
    """How this game is searched: to its end, all pilots playing on by rules of thumb."""

    def rewards(self, world: state.DeepSalvage) -> Sequence[float]:
        """A victory counts 1, and is shared by those who share it."""
        best = max(pilot.points for pilot in world.pilots)
        won = [pilot.points == best for pilot in world.pilots]
        return [one / sum(won) for one in won]

    def plans(self, world: state.DeepSalvage, seat: int, mover: int) -> bool:
        return mover == seat

    def priors(self, world: state.DeepSalvage, seat: int, options: Sequence[Option]) -> Sequence[float]:
        """What is near the rule of thumb is tried most."""
        usual = options.index(by_thumb(world.wreck, options))
        weights = [1 / (1 + abs(place - usual)) for place in range(len(options))]
        return [weight / sum(weights) for weight in weights]

    def policy(self, world: state.DeepSalvage, seat: int, options: Sequence[Option], luck: Random) -> Option:
        return by_thumb(world.wreck, options)


class Hard(Search):
    """Searches before every choice."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, SalvageGuide(), Limit(iterations=400), trees=2)
