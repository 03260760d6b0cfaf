"""How strong the bots are: win rates with 95 % intervals, in the games that bots promise to win."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from quarterdeck.lab.pool import Workers, spread
from quarterdeck.lab.simulate import Setting, check, simulated
from quarterdeck.lab.statistics import rounded, wilson
from quarterdeck.lab.watching import Broken

WHITE = {"mission": "generated"}
YELLOW = {"mission": "generated", "common": "yellow", "serious": "yellow"}
S2 = tuple({"mission": f"S2-{number}", "clock": False} for number in range(1, 9))


class Question(Struct, frozen=True):
    """How often one bot wins in one kind of game."""

    name: str
    game: str
    seats: int
    bot: str
    others: str = ""
    """Who sits in all other seats; nobody else does if it is empty."""
    options: tuple[Mapping[str, Any], ...] = ({},)
    """The set-ups, taken in turn."""
    games: int = 200
    """How many are enough to answer it, if nobody says otherwise."""

    def seat(self, number: int) -> int:
        """Where the bot sits in a game: everywhere in turn."""
        return number % self.seats

    def setting(self, seed: str, number: int) -> Setting:
        """What is played as game `number`."""
        bots = [self.others or self.bot] * self.seats
        bots[self.seat(number)] = self.bot
        options = dict(self.options[number % len(self.options)])
        return Setting(self.game, self.seats, f"{seed}/{self.name}", options, tuple(bots))


QUESTIONS = (
    Question("starship_captains.thumb_vs_3_random", "starship-captains", 4, "thumb", "random"),
    Question("starship_captains.hard_vs_3_thumb", "starship-captains", 4, "hard", "thumb", games=24),
    Question("space_alert.random_white", "space-alert", 5, "random", options=(WHITE,)),
    Question("space_alert.random_yellow", "space-alert", 5, "random", options=(YELLOW,)),
    Question("space_alert.hard_white", "space-alert", 5, "hard", options=(WHITE,), games=80),
    Question("space_alert.hard_yellow", "space-alert", 5, "hard", options=(YELLOW,), games=80),
    Question("space_alert.hard_solo_s2", "space-alert", 1, "hard", options=S2, games=80),
)


def check_all(questions: Sequence[Question]) -> None:
    """Whether every bot and set-up exists, before the first game."""
    for question in questions:
        for number in range(len(question.options)):
            check(question.setting("trial", number))


def answers(question: Question, seed: str, games: int, jobs: Workers) -> Iterator[bool]:
    """Whether the bot won game 0, 1, 2, ...; a shared first place is won."""
    return spread(partial(_won, question, seed), games, jobs)


def _won(question: Question, seed: str, number: int) -> bool:
    setting = question.setting(seed, number)
    outcome = simulated(setting, number)
    if outcome.error:
        raise Broken(f"game {setting.seed}/{number} broke: {outcome.error}")
    return outcome.standing(setting).won[question.seat(number)]


def figures(question: Question, won: Sequence[bool]) -> dict[str, float]:
    """The win rate and its interval, under the name of the question."""
    low, high = wilson(sum(won), len(won))
    return {
        question.name: rounded(sum(won) / len(won)),
        f"{question.name}.low": rounded(low),
        f"{question.name}.high": rounded(high),
        f"{question.name}.games": len(won),
    }
