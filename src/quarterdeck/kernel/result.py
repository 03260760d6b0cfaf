"""How a finished game ended: the game's result, and what it means for every seat."""

from msgspec import Struct


class Standing(Struct, frozen=True):
    """Who won, and with how many points, seat by seat."""

    won: tuple[bool, ...]
    points: tuple[float, ...] | None = None
    """None where the game gives no points, or not for an end like this one."""
    order: tuple[int, ...] | None = None
    """The seats from first to last, where rules break every tie; None: equals share a place."""

    def points_or(self, defeat: float) -> tuple[float, ...]:
        """The points of every seat; where there are none, what a defeat counts as (`GameRules.defeat_points`)."""
        return self.points if self.points is not None else (defeat,) * len(self.won)

    def worth(self, seat: int) -> tuple[bool, float]:
        """What the end is worth to a seat, to be compared with other ends."""
        return self.won[seat], self.points[seat] if self.points is not None else 0.0


class Result(Struct, frozen=True, kw_only=True):
    """How a game ended. A game adds what its end page shows: score sheets, a line for its log, an epilogue."""

    outcome: str | None
    """One word: `won`, `lost`, `finished`; None while the game is not over."""
    score: float | list[float] | None = None
    """One number for all seats together, or one for each."""

    def standing(self, seats: int) -> Standing:
        """From `outcome` and `score`: a number belongs to all together, in a list the most points win."""
        if isinstance(self.score, list):
            return Standing(tuple(points == max(self.score) for points in self.score), tuple(self.score))
        won = (self.outcome == "won",) * seats
        return Standing(won, None if self.score is None else (self.score,) * seats)
