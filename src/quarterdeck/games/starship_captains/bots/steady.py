"""Chances to win as a player is told them: steady within one turn, and as ranges.

Two searches of one turn easily differ by 15 percent, as each sees only some of the ways a round may end.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from quarterdeck.bots.bot import Advice, Band

View = dict[str, Any]
LEAST_WEIGHT = 0.3
"""How much a new figure counts at least, beside those of the same turn before it."""
SPREAD, ROUNDING = 0.1, 0.05
"""How far off a chance may be, and what its limits are rounded to."""


class SteadyChances:
    """The chances that one player was told in the present turn."""

    def __init__(self) -> None:
        self._turn: Any = None
        self._count, self._chance = 0, 0.0

    def told(self, view: View, seat: int, advice: Sequence[Advice]) -> list[Advice]:
        """Advice whose best chance is the mean of this turn; others differ from it as they did."""
        first = advice[0].value
        shift = self._mean(_turn(view, seat), first) - first
        return [_steadied(one, shift) for one in advice]

    def _mean(self, turn: Any, chance: float) -> float:
        self._count = self._count + 1 if turn == self._turn else 1
        self._turn = turn
        self._chance += (chance - self._chance) * max(LEAST_WEIGHT, 1 / self._count)
        return self._chance


def _steadied(one: Advice, shift: float) -> Advice:
    chance = min(1.0, max(0.0, one.value + shift))
    return replace(one, value=chance, band=_range(chance))


def _range(chance: float) -> Band:
    low, high = (round(limit / ROUNDING) * ROUNDING for limit in (chance - SPREAD, chance + SPREAD))
    return Band(round(max(0.0, low), 2), round(min(1.0, high), 2))


def _turn(view: View, seat: int) -> Any:
    """What stays the same within a turn: the round, and what others have done in it."""
    others = [captain for captain in view["captains"] if captain["seat"] != seat]
    return view["round"], [(one["at"], len(one["ready"]), len(one["queue"]), one["passed"]) for one in others]
