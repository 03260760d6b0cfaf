"""Watching games between bots: what was on offer, what was chosen, and how it ended."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import Struct

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import play_out
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.registry import GameRules
from quarterdeck.kernel.state import State
from quarterdeck.kernel.study import Card, Offer, Study
from quarterdeck.lab.pool import Workers, spread
from quarterdeck.lab.simulate import Players, Setting


class Broken(QuarterdeckError):
    """A game that the rules could not play to its end."""


class Seat(Struct, frozen=True):
    """One seat of a watched game."""

    order: int
    score: float
    measures: dict[str, float]
    cards: tuple[Card, ...]
    """What it chose, and what was dealt to all."""
    points: dict[str, float]


class Sample(Struct, frozen=True):
    """One watched game."""

    seats: tuple[Seat, ...]
    offered: tuple[Offer, ...]
    """Every card that somebody could have had, once per occasion however long it lay there."""
    chosen: tuple[Offer, ...]


def study_of(game: str) -> Study:
    """How a game's balance is looked at: as it says itself, else by seats and scores alone."""
    rules = registry.rules_of(game)
    if rules.study is not None:
        return rules.study
    return Study(
        score=partial(_score, rules),
        order=lambda table, seat: seat,
        offers=lambda table, seat, options: (),
        choice=lambda table, seat, option: None,
        dealt=lambda table: (),
        points=lambda table, seat: {},
        group=lambda card: card[0],
        together=rules.together,
    )


def _score(rules: GameRules, table: State, seat: int) -> float:
    """The points of a seat; where there are none, 1 if it won."""
    standing = rules.standing(rules.result(table), table.seat_count)
    return standing.points[seat] if standing.points is not None else float(standing.won[seat])


class Watcher:
    """Stands behind the players of one game and takes notes."""

    def __init__(self, study: Study, state: State, players: Players) -> None:
        self.study, self.state, self.players = study, state, players
        self.offered: set[Offer] = set()
        self.chosen: list[dict[Offer, None]] = [{} for _ in range(state.seat_count)]
        self.verbs: list[Counter[str]] = [Counter() for _ in range(state.seat_count)]

    def choose(self, seat: int, options: Sequence[Option]) -> Option | None:
        option = self.players.choose(seat, options)
        self.offered.update(self.study.offers(self.state, seat, options))
        if option is not None:
            self.verbs[seat][option.verb] += 1
            chosen = self.study.choice(self.state, seat, option)
            if chosen is not None:
                self.chosen[seat][chosen] = None
        return option

    def sample(self) -> Sample:
        seats = tuple(self.seat(seat) for seat in range(1 if self.study.together else self.state.seat_count))
        chosen = {offer for offers in self.chosen for offer in offers}
        return Sample(seats, tuple(sorted(self.offered)), tuple(sorted(chosen)))

    def seat(self, seat: int) -> Seat:
        study, state = self.study, self.state
        measures = {one.name: one.of(state, seat, self.verbs[seat]) for one in study.measures}
        cards = dict.fromkeys([*((kind, name) for kind, name, _ in self.chosen[seat]), *study.dealt(state)])
        return Seat(
            study.order(state, seat), study.score(state, seat), measures, tuple(cards), dict(study.points(state, seat))
        )


def watched(setting: Setting, number: int) -> Sample:
    """Game `number` of a setting, played by its bots."""
    seed = f"{setting.seed}/{setting.seats}/{number}"
    try:
        return _watched(setting, seed)
    except Exception as error:
        raise Broken(f"game {seed} broke: {type(error).__name__}: {error}") from error


def _watched(setting: Setting, seed: str) -> Sample:
    rules = registry.rules_of(setting.game)
    state = rules.table(setting.seats, setting.options, Chance(seed))
    watcher = Watcher(study_of(setting.game), state, Players(state, setting, seed))
    play_out(state, watcher.choose)
    return watcher.sample()


def settings(game: str, seat_counts: Sequence[int], seed: str, bot: str) -> list[Setting]:
    """What is played for each number of seats: the same bot everywhere."""
    special = study_of(game).options
    return [Setting(game, seats, seed, dict(special.get(seats, {})), (bot,)) for seats in seat_counts]


def watch(setting: Setting, games: int, jobs: Workers) -> Iterator[Sample]:
    """Games 0, 1, 2, ... of a setting, the same whatever the number of processes."""
    return spread(partial(watched, setting), games, jobs)
