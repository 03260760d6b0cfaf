"""Watched games between bots, for studies of balance: what was on offer, what was chosen, and how it ended."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.event import Event
from quarterdeck.kernel.manifest import GameRules
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.study import Card, Offer, Ratio, Study, WatchedGame
from quarterdeck.lab.players import Players
from quarterdeck.lab.pool import Workers, spread
from quarterdeck.lab.simulate import Outcome, Setting, broken, play_to_end


class Broken(QuarterdeckError):
    """A game that was not played to its end, because of an error of the rules or of a bot."""

    @classmethod
    def because(cls, game: str, outcome: Outcome) -> "Broken":
        """Says which game broke and why, and where the error was raised."""
        return cls(f"{game} broke: {outcome.error}\n{outcome.traceback}".rstrip())


class SeatSample(Struct, frozen=True):
    """One seat of a watched game."""

    order: int
    score: float
    measures: dict[str, float]
    cards: tuple[Card, ...]
    """What it chose, and what was dealt to all."""
    points: dict[str, float]


class Sample(Struct, frozen=True):
    """One watched game."""

    seats: tuple[SeatSample, ...]
    offered: tuple[Offer, ...]
    """Every card that somebody could have taken, once per occasion however long it lay there."""
    chosen: tuple[Offer, ...]
    ratios: dict[str, Ratio] = {}


def study_of(game: str) -> Study:
    """The study that a game declares, else one of seats and scores alone."""
    manifest = registry.manifest_of(game)
    if manifest.study is not None:
        return manifest.study
    return Study(
        score=partial(_score, manifest.rules),
        order=lambda table, seat: seat,
        offers=lambda table, seat, options: (),
        choice=lambda table, seat, option: None,
        dealt=lambda table: (),
        points=lambda table, seat: {},
        group=lambda card: card[0],
        cooperative=manifest.rules.cooperative,
    )


def _score(rules: GameRules, table: State, seat: int) -> float:
    """The points of a seat; 1 if it won in a game that never gives points."""
    standing = rules.result(table).standing(table.seat_count)
    if standing.points is None and not rules.defeat_points:
        return float(standing.won[seat])
    return standing.points_or(rules.defeat_points)[seat]


class Watcher:
    """Passes decisions on to the players and records what the study needs."""

    def __init__(self, study: Study, state: State, players: Players) -> None:
        self.study, self.state, self.players = study, state, players
        self.offered: set[Offer] = set()
        self.chosen: list[dict[Offer, None]] = [{} for _ in range(state.seat_count)]
        self.verbs: list[Counter[str]] = [Counter() for _ in range(state.seat_count)]
        self.moments: list[Any] = []

    def choose(self, seat: int, options: Sequence[Option]) -> Option | None:
        option = self.players.choose(seat, options)
        self.offered.update(self.study.offers(self.state, seat, options))
        if self.study.moment is not None:
            self.moments.append(self.study.moment(self.state, seat, options))
        if option is not None:
            self.verbs[seat][option.verb] += 1
            chosen = self.study.choice(self.state, seat, option)
            if chosen is not None:
                self.chosen[seat][chosen] = None
        return option

    def sample(self) -> Sample:
        seats = tuple(self.seat(seat) for seat in range(1 if self.study.cooperative else self.state.seat_count))
        chosen = {offer for offers in self.chosen for offer in offers}
        offers = tuple(sorted(self.offered)), tuple(sorted(chosen))
        return Sample(seats, *offers, self._ratios(*offers))

    def _ratios(self, offered: tuple[Offer, ...], chosen: tuple[Offer, ...]) -> dict[str, Ratio]:
        """What the study counts in the whole game."""
        if self.study.ratios is None:
            return {}
        events = tuple([event for event in self.state.event_sink or () if isinstance(event, Event)])
        return dict(self.study.ratios(WatchedGame(self.state, events, offered, chosen, tuple(self.moments))))

    def seat(self, seat: int) -> SeatSample:
        study, state = self.study, self.state
        measures = {one.name: one.of(state, seat, self.verbs[seat]) for one in study.measures}
        cards = dict.fromkeys([*((kind, name) for kind, name, _ in self.chosen[seat]), *study.dealt(state)])
        return SeatSample(
            study.order(state, seat), study.score(state, seat), measures, tuple(cards), dict(study.points(state, seat))
        )


def watched(setting: Setting, number: int) -> Sample:
    """Game `number` of a setting, played by its bots."""
    seed = f"{setting.seed}/{setting.seats}/{number}"
    try:
        return _watched(setting, seed)
    except Exception as error:
        raise Broken.because(f"game {seed}", broken(0, error)) from error


def _watched(setting: Setting, seed: str) -> Sample:
    game = registry.manifest_of(setting.game)
    state = game.rules.setup(setting.seats, game.read_options(setting.seats, setting.setup), Chance(seed))
    study = study_of(setting.game)
    if study.ratios is not None:
        state.event_sink = []
    players = setting.players(state, seed)
    state.advance()
    watcher = Watcher(study, state, players)
    play_to_end(state, watcher.choose, players)
    return watcher.sample()


def settings(game: str, seat_counts: Sequence[int], seed: str, bot: str) -> list[Setting]:
    """What is played for each number of seats: the same bot everywhere."""
    special = study_of(game).options
    return [Setting(game, seats, seed, dict(special.get(seats, {})), (bot,)) for seats in seat_counts]


def watch(setting: Setting, games: int, jobs: Workers) -> Iterator[Sample]:
    """Games 0, 1, 2, ... of a setting, the same whatever the number of processes."""
    return spread(partial(watched, setting), games, jobs)
