"""How a finished game stands for every seat: what is compared, rated and rewarded."""

from typing import Any

from msgspec import Struct


class Standing(Struct, frozen=True):
    """Who won, and with how many points, seat by seat."""

    won: tuple[bool, ...]
    points: tuple[float, ...] | None = None
    """None where the game gives no points, or not for an end like this one."""

    def worth(self, seat: int) -> tuple[bool, float]:
        """What the end is worth to a seat: it may be compared with what another has."""
        return self.won[seat], self.points[seat] if self.points is not None else 0.0


def by_score(result: dict[str, Any], seats: int) -> Standing:
    """From `outcome` and `score`: a number belongs to all together, in a list the most points win."""
    score = result["score"]
    if isinstance(score, list):
        return Standing(tuple(points == max(score) for points in score), tuple(score))
    together = (result["outcome"] == "won",) * seats
    return Standing(together, None if score is None else (score,) * seats)
