"""How strong the bots are: win rates with 95 % intervals, in the games that bots promise to win."""

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import Struct

from quarterdeck.kernel import registry
from quarterdeck.kernel.study import StrengthQuestion
from quarterdeck.lab.pool import Workers, spread
from quarterdeck.lab.simulate import Setting, check, finished_campaign_game, simulated
from quarterdeck.lab.statistics import rounded, wilson
from quarterdeck.lab.watching import Broken


class Question(Struct, frozen=True):
    """A question of a game about one of its bots."""

    game: str
    asked: StrengthQuestion

    @property
    def name(self) -> str:
        return f"{self.game.replace('-', '_')}.{self.asked.name}"

    def seat(self, number: int) -> int:
        """The bot's seat in a game: each in turn."""
        return number % self.asked.seats

    def setting(self, seed: str, number: int) -> Setting:
        """What is played as game `number`."""
        asked = self.asked
        bots = [asked.others or asked.bot] * asked.seats
        bots[self.seat(number)] = asked.bot
        setup = dict(asked.options[number % len(asked.options)])
        return Setting(self.game, asked.seats, f"{seed}/{self.name}", setup, tuple(bots))


def questions() -> list[Question]:
    """What all games ask about their bots."""
    return [Question(game, asked) for game in registry.names() for asked in registry.manifest_of(game).strength]


def check_all(questions: Sequence[Question]) -> None:
    """Whether every bot and set-up exists, before the first game."""
    for question in questions:
        for number in range(len(question.asked.options)):
            check(question.setting("trial", number))


def answers(question: Question, seed: str, games: int, jobs: Workers) -> Iterator[bool]:
    """Whether the bot won game 0, 1, 2, ...; a shared first place is won."""
    return spread(partial(_won, question, seed), games, jobs)


def _won(question: Question, seed: str, number: int) -> bool:
    setting, asked = question.setting(seed, number), question.asked
    if asked.succeeded is not None:
        return asked.succeeded(finished_campaign_game(setting, number, number % asked.chapters + 1))
    outcome = simulated(setting, number)
    if outcome.error:
        raise Broken.because(f"game {setting.seed}/{number}", outcome)
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
