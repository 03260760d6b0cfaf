"""Tournaments: every line-up of the contestants plays the same deals, and ratings come from who did better.

Where captains play against each other, a round is one deal played in every line-up: everybody meets everybody, in
every seat. Where a crew wins or loses together, each contestant flies the deal with a whole crew of its own, and the
flights are compared.
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
from quarterdeck.lab.watching import Broken

Worth = tuple[float, float]
"""What a match was worth to a contestant: winning, then points."""
Match = dict[str, Worth]


class Tournament(Struct, frozen=True):
    """Who plays what."""

    game: str
    seats: int
    seed: str
    contestants: tuple[str, ...]
    options: dict[str, Any] = {}

    @property
    def apart(self) -> bool:
        """Whether contestants never sit at one table: a crew, or a game alone."""
        return registry.rules_of(self.game).together or self.seats == 1

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
        return Setting(self.game, self.seats, self.seed, self.options, bots, len(lineups))


class Score(Struct, frozen=True):
    """One game of a tournament: how it ended for each seat."""

    number: int
    bots: tuple[str, ...]
    won: tuple[bool, ...]
    points: tuple[float, ...] | None

    def worth(self, bot: str) -> Worth:
        """What the game was worth to a contestant: the mean of its seats."""
        own = [seat for seat, name in enumerate(self.bots) if name == bot]
        points = fmean(self.points[seat] for seat in own) if self.points is not None else 0.0
        return fmean(self.won[seat] for seat in own), points

    def won_by(self, bot: str) -> bool:
        """Whether a contestant won in one of its seats."""
        return any(won for won, name in zip(self.won, self.bots, strict=True) if name == bot)


def _seated(some: Sequence[str], turn: int, seats: int) -> tuple[str, ...]:
    """Contestants one after another from a turn on, again from the first if there are more seats."""
    return tuple(some[(turn + seat) % len(some)] for seat in range(seats))


def check_tournament(tournament: Tournament) -> None:
    """Refuse before the first game."""
    if len(set(tournament.contestants)) < max(2, len(tournament.contestants)):
        raise UnknownBot("a tournament is between two bots at least, and each is named once")
    for number in range(len(tournament.lineups())):
        check(tournament.setting(number))


def play(tournament: Tournament, rounds: int, jobs: Workers = 1) -> Iterator[Score]:
    """All games of so many rounds, in their order."""
    check_tournament(tournament)
    yield from spread(partial(_played, tournament), rounds * len(tournament.lineups()), jobs)


def _played(tournament: Tournament, number: int) -> Score:
    setting = tournament.setting(number)
    outcome: Outcome = simulated(setting, number)
    if outcome.error:
        raise Broken(f"game {number} ({', '.join(setting.bots)}) broke: {outcome.error}")
    standing = outcome.standing(setting)
    return Score(number, setting.bots, standing.won, standing.points)


def matches(tournament: Tournament, scores: Sequence[Score]) -> list[Match]:
    """What is compared: the seats of each game, or the flights of each round that was flown whole."""
    if not tournament.apart:
        return [{bot: score.worth(bot) for bot in dict.fromkeys(score.bots)} for score in scores]
    size = len(tournament.contestants)
    rounds = [scores[start : start + size] for start in range(0, len(scores) - size + 1, size)]
    return [{score.bots[0]: score.worth(score.bots[0]) for score in one} for one in rounds]
