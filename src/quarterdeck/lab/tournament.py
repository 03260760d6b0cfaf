"""Tournaments: every line-up of the contestants plays the same deals, and ratings come from comparing results.

Where seats play against each other, a round is one deal played in every line-up: everybody meets everybody, in every
seat. Where all seats win or lose together, each contestant plays the deal in all of them, and these games are compared.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from statistics import fmean
from typing import Any

from msgspec import Struct

from quarterdeck.bots.registry import UnknownBot
from quarterdeck.kernel import registry
from quarterdeck.lab.pool import Workers, spread
from quarterdeck.lab.simulate import Outcome, Setting, check, simulated

Worth = tuple[float, float]
"""What a match was worth to a contestant: winning, then points."""
Match = dict[str, Worth]


class Tournament(Struct, frozen=True):
    """What is played, and between which contestants."""

    game: str
    seats: int
    seed: str
    contestants: tuple[str, ...]
    setup: dict[str, Any] = {}
    """The set-up options of the game."""

    @property
    def apart(self) -> bool:
        """Whether contestants never sit at one table: a cooperative game, or one for one seat."""
        return registry.rules_of(self.game).cooperative or self.seats == 1

    def lineups(self) -> list[tuple[str, ...]]:
        """The tables of a round, by seat."""
        if self.apart:
            return [(name,) * self.seats for name in self.contestants]
        size = min(self.seats, len(self.contestants))
        chosen = combinations(self.contestants, size)
        return [_seated(some, turn, self.seats) for some in chosen for turn in range(size)]

    def setting(self, number: int) -> Setting:
        """What is played as game `number`: the next line-up with the deal of the round."""
        lineups = self.lineups()
        bots = lineups[number % len(lineups)]
        return Setting(self.game, self.seats, self.seed, self.setup, bots, len(lineups))


class Score(Struct, frozen=True):
    """One game of a tournament: how it ended for each seat."""

    number: int
    bots: tuple[str, ...]
    won: tuple[bool, ...] = ()
    points: tuple[float, ...] | None = None
    error: str = ""
    """Why the game broke; then nobody won it, and it is not rated."""
    traceback: str = ""

    def worth(self, bot: str) -> Worth:
        """What the game was worth to a contestant: the mean of its seats."""
        own = [seat for seat, name in enumerate(self.bots) if name == bot]
        points = fmean(self.points[seat] for seat in own) if self.points is not None else 0.0
        return fmean(self.won[seat] for seat in own), points

    def won_by(self, bot: str) -> bool:
        """Whether a contestant won in one of its seats."""
        return any(won for won, name in zip(self.won, self.bots, strict=True) if name == bot)


def _seated(some: Sequence[str], turn: int, seats: int) -> tuple[str, ...]:
    """Contestants in turn from number `turn` on, starting over if there are more seats."""
    return tuple(some[(turn + seat) % len(some)] for seat in range(seats))


def check_tournament(tournament: Tournament) -> None:
    """Refuse before the first game."""
    if len(set(tournament.contestants)) < max(2, len(tournament.contestants)):
        raise UnknownBot("a tournament is between two bots at least, and each is named once")
    for number in range(len(tournament.lineups())):
        check(tournament.setting(number))


def play(tournament: Tournament, rounds: int, jobs: Workers = 1) -> Iterator[Score]:
    """All games of `rounds` rounds, in order."""
    check_tournament(tournament)
    yield from spread(partial(_played, tournament), rounds * len(tournament.lineups()), jobs)


def _played(tournament: Tournament, number: int) -> Score:
    setting = tournament.setting(number)
    outcome: Outcome = simulated(setting, number)
    if outcome.error:
        return Score(number, setting.bots, error=outcome.error, traceback=outcome.traceback)
    standing = outcome.standing(setting)
    return Score(number, setting.bots, standing.won, standing.points)


def matches(tournament: Tournament, scores: Sequence[Score]) -> list[Match]:
    """What is compared: the seats of each game, or the games of each complete round; broken games are left out."""
    if not tournament.apart:
        return [{bot: score.worth(bot) for bot in dict.fromkeys(score.bots)} for score in scores if not score.error]
    size = len(tournament.contestants)
    rounds = [scores[start : start + size] for start in range(0, len(scores) - size + 1, size)]
    whole = [one for one in rounds if not any(score.error for score in one)]
    return [{score.bots[0]: score.worth(score.bots[0]) for score in one} for one in whole]
