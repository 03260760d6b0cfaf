"""Recording: a simulated game with every decision and event, for those who want to look closer."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from quarterdeck.kernel import registry
from quarterdeck.kernel.event import Event, Secret
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.study import Offer
from quarterdeck.lab.pool import Workers, spread
from quarterdeck.lab.simulate import Outcome, Players, Setting, check, played


class Decision(Struct, frozen=True, gc=False):
    """A seat was asked: out of how many options, and what it chose; nothing if it let time pass."""

    seat: int
    at: float
    options: int
    verb: str
    chosen: str


class Recording(Struct, frozen=True):
    """A simulated game and what happened in it."""

    outcome: Outcome
    decisions: tuple[Decision, ...] = ()
    events: tuple[Event, ...] = ()
    """Everything that was told, with what was secret then."""
    offered: tuple[Offer, ...] = ()
    """Cards that somebody could have had, in a game that has a study."""
    chosen: tuple[Offer, ...] = ()


def record(setting: Setting, games: int, jobs: Workers = 1) -> Iterator[Recording]:
    """Games 0, 1, 2, ... in this order, with the same outcomes as `simulate`."""
    check(setting)
    yield from spread(partial(recorded, setting), games, jobs)


def recorded(setting: Setting, number: int) -> Recording:
    """One game between bots, written down."""
    try:
        return _recorded(setting, number)
    except Exception as error:
        return Recording(Outcome(number, error=f"{type(error).__name__}: {error}"))


def _recorded(setting: Setting, number: int) -> Recording:
    state = setting.table(number)
    told: list[Any] = []
    state.told = told
    state.advance()
    players = Players(state, setting, f"{setting.seed}/{number}")
    clerk = Clerk(state, setting, players)
    outcome = played(setting, number, state, clerk.choose, players)
    events = tuple(_opened(event) for event in told if isinstance(event, Event))
    return Recording(outcome, tuple(clerk.decisions), events, tuple(sorted(clerk.offered)), tuple(sorted(clerk.chosen)))


class Clerk:
    """Sits beside the players and writes down what each was offered and chose."""

    def __init__(self, state: State, setting: Setting, players: Players) -> None:
        self.state, self.players = state, players
        self.study = registry.rules_of(setting.game).study
        self.decisions: list[Decision] = []
        self.offered: set[Offer] = set()
        self.chosen: set[Offer] = set()

    def choose(self, seat: int, options: Sequence[Option]) -> Option | None:
        option = self.players.choose(seat, options)
        verb, text = ("", "") if option is None else (option.verb, str(option))
        self.decisions.append(Decision(seat, self.state.now, len(options), verb, text))
        if self.study is not None:
            self.offered.update(self.study.offers(self.state, seat, options))
            card = None if option is None else self.study.choice(self.state, seat, option)
            self.chosen.update([] if card is None else [card])
        return option


def _opened(event: Event) -> Event:
    """An event with its secrets laid open, as plain data: nobody plays any more."""
    return msgspec.structs.replace(event, args={name: _bare(value) for name, value in event.args.items()})


def _bare(value: Any) -> Any:
    if isinstance(value, Secret):
        return _bare(value.value)
    if isinstance(value, list | tuple):
        return [_bare(item) for item in value]
    return msgspec.to_builtins(value)
