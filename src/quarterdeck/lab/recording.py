"""Recording of simulated games: every decision and event, with the options that were not chosen if wanted."""

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
from quarterdeck.lab.players import Players
from quarterdeck.lab.pool import Workers, spread
from quarterdeck.lab.simulate import Outcome, Setting, broken, check, played


class Decision(Struct, frozen=True, gc=False):
    """One decision of a seat: how many options it had, and which it chose; None if it let time pass."""

    seat: int
    at: float
    options: int
    verb: str
    chosen: str
    offered: tuple[str, ...] = ()
    """The texts of all options, in the order of the rules, where trajectories are recorded."""


class Recording(Struct, frozen=True):
    """A simulated game and what happened in it."""

    outcome: Outcome
    decisions: tuple[Decision, ...] = ()
    events: tuple[Event, ...] = ()
    """All events, with their secrets."""
    offered: tuple[Offer, ...] = ()
    """Cards that somebody could have had, in a game that has a study."""
    chosen: tuple[Offer, ...] = ()


def record(setting: Setting, games: int, jobs: Workers = 1, *, all_options: bool = False) -> Iterator[Recording]:
    """Games 0, 1, 2, ... in this order, with the same outcomes as `simulate`."""
    check(setting)
    yield from spread(partial(recorded, setting, all_options=all_options), games, jobs)


def recorded(setting: Setting, number: int, *, all_options: bool = False) -> Recording:
    """One recorded game between bots; `all_options` keeps the texts of all options of every decision."""
    try:
        return _recorded(setting, number, all_options)
    except Exception as error:
        return Recording(broken(number, error))


def _recorded(setting: Setting, number: int, all_options: bool) -> Recording:
    state = setting.table(number)
    log: list[Any] = []
    state.event_sink = log
    players = setting.players(state, f"{setting.seed}/{number}")
    state.advance()
    recorder = DecisionRecorder(state, setting, players, all_options)
    outcome = played(setting, number, state, recorder.choose, players)
    events = tuple(_opened(event) for event in log if isinstance(event, Event))
    offered, chosen = tuple(sorted(recorder.offered)), tuple(sorted(recorder.chosen))
    return Recording(outcome, tuple(recorder.decisions), events, offered, chosen)


class DecisionRecorder:
    """Passes decisions on to the players and records what each was offered and chose."""

    def __init__(self, state: State, setting: Setting, players: Players, all_options: bool) -> None:
        self.state, self.players, self.all_options = state, players, all_options
        self.study = registry.manifest_of(setting.game).study
        self.decisions: list[Decision] = []
        self.offered: set[Offer] = set()
        self.chosen: set[Offer] = set()

    def choose(self, seat: int, options: Sequence[Option]) -> Option | None:
        option = self.players.choose(seat, options)
        verb, text = ("", "") if option is None else (option.verb, str(option))
        offered = _texts(options, text) if self.all_options else ()
        self.decisions.append(Decision(seat, self.state.now, len(options), verb, text, offered))
        if self.study is not None:
            self.offered.update(self.study.offers(self.state, seat, options))
            card = None if option is None else self.study.choice(self.state, seat, option)
            self.chosen.update([] if card is None else [card])
        return option


def _texts(options: Sequence[Option], chosen: str) -> tuple[str, ...]:
    """The texts of all options; the chosen one is among them, even if it is open and was not listed."""
    return tuple(dict.fromkeys([*map(str, options), *([chosen] if chosen else [])]))


def _opened(event: Event) -> Event:
    """An event with its secrets revealed, as plain data: the game is over."""
    return msgspec.structs.replace(event, args={name: _bare(value) for name, value in event.args.items()})


def _bare(value: Any) -> Any:
    if isinstance(value, Secret):
        return _bare(value.value)
    if isinstance(value, list | tuple):
        return [_bare(item) for item in value]
    return msgspec.to_builtins(value)
