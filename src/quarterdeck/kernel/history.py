"""History: a game being played. Its whole life is set-up, options, seed and inputs; the rest follows."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance, commitment
from quarterdeck.kernel.errors import BadRecord, CannotUndo, QuarterdeckError, Reason
from quarterdeck.kernel.event import Bound, Event, Rolled, Scenes, redacted
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.state import State
from quarterdeck.kernel.zone import somebody_learnt


class Input(Struct, frozen=True, omit_defaults=True):
    """One thing that came from outside: a seat's choice, or the clock striking (no seat, nothing chosen)."""

    at: float
    seat: int | None = None
    do: str = ""
    rolled: tuple[tuple[str, Any], ...] = ()
    binding: bool = False
    """The rules do not let this be taken back."""


class Record(Struct, omit_defaults=True):
    """A game as it is written to a file."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    seed: str
    inputs: list[Input] = []
    rolled: tuple[tuple[str, Any], ...] = ()
    """What chance gave during set-up."""
    now: float = 0.0
    """The time up to which nothing more has happened."""

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> "Record":
        try:
            return msgspec.json.decode(data, type=cls)
        except msgspec.DecodeError as error:
            raise BadRecord(f"this is not a saved game: {error}") from None


class Game:
    """A table with its history: act, let time pass, look, take back, save and replay.

    >>> game = Game("space-alert", seats=4, seed="7", mission="S2-1")
    >>> game
    Game('space-alert', seats=4, seed='7', mission='S2-1')
    """

    base: State | None = None
    """What the game goes on from, if not from its set-up."""

    def __init__(self, name: str, *, seats: int, seed: str | int = "0", **options: Any) -> None:
        self.rules = registry.rules_of(name)
        self.record = Record(name, self.rules.version, seats, options, str(seed))
        self._open(Chance(self.record.seed))

    def _open(self, chance: Chance) -> None:
        """Set the table up and let it come to its first decision."""
        seats = self.record.seats
        self.state = self.rules.setup(seats, self.rules.read_options(seats, self.record.options), chance)
        self.events: list[Event] = []
        self.record.inputs = []
        self.record.rolled = _rolls(self._listened(self.state.advance))

    def _listened(self, happen: Callable[..., None], *args: Any) -> list[Any]:
        """Let something happen with an ear on it; whatever goes wrong in it leaves the table as it was."""
        heard: list[Any] = []
        before, self.state.told = self.state.copy(), heard
        try:
            happen(*args)
        except BaseException:
            self.state = before
            raise
        self.state.told = None
        self.events.extend(event for event in heard if isinstance(event, Event))
        return heard

    # Playing

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown before the game."""
        return commitment(self.record.seed)

    def seats(self) -> tuple[int, ...]:
        """The seats that may choose now."""
        return self.state.seats()

    def choices(self, seat: int) -> list[Option]:
        """What `seat` may choose now."""
        return self.state.options(seat)

    def why_not(self, seat: int, text: str) -> Reason | None:
        """Why `seat` cannot choose the option with this text, or None if it can."""
        return self.state.why_not(seat, self.state.option(text))

    def act(self, seat: int, option: Option | str, at: float | None = None) -> list[Event]:
        """Let `seat` choose at time `at` (now if not given); the answer is judged against the table as it is then."""
        chosen = self.state.option(option) if isinstance(option, str) else option
        if at is not None:
            self.clock(at)
        seen = len(self.events)
        heard = self._listened(self.state.act, seat, chosen)
        binding = chosen.binding(self.state) or any(isinstance(told, Bound) for told in heard)
        self.record.inputs.append(Input(self.state.now, seat, str(chosen), _rolls(heard), binding))
        return self.events[seen:]

    def clock(self, time: float) -> list[Event]:
        """Let time pass. Only moments at which something happens go on the record."""
        seen, due = len(self.events), self.state.deadline()
        if due is None or due > time:  # nothing happens, so nobody has to listen
            self.state.clock(time)
            return []
        heard = self._listened(self.state.clock, time)
        self.record.inputs.append(Input(self.state.now, rolled=_rolls(heard)))
        return self.events[seen:]

    def repeat(self, given: Input) -> list[Event]:
        """Let a recorded input happen again."""
        if given.seat is None:
            return self.clock(given.at)
        return self.act(given.seat, given.do, given.at)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` sees (None: a spectator), as plain data."""
        if seat is not None and not 0 <= seat < self.record.seats:
            raise QuarterdeckError(f"there is no seat {seat}; seats are 0 to {self.record.seats - 1}")
        return self.state.view(seat)

    def _repr_html_(self) -> str:
        """What a notebook shows: the table as spectators see it."""
        return self.state.picture()

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from number `since` on, as `seat` may see them."""
        return redacted(self.events[since:], seat)

    def result(self) -> dict[str, Any]:
        """How the game ended, as plain data."""
        return self.rules.result(self.state)

    # Taking back

    def undo(self, seat: int) -> None:
        """Take back the last input if it was this seat's and nobody has learnt anything from it."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        now, earlier = self.state.now, self._before_last()
        self.__dict__.update(earlier.__dict__)
        self.clock(now)

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why `seat` cannot take its last choice back, or None if it can."""
        inputs = self.record.inputs
        if not inputs:
            return Reason("nothing-to-undo", "")
        if inputs[-1].seat != seat:
            return Reason("undo-other-input", "")
        if inputs[-1].rolled:
            return Reason("undo-chance", "")
        if inputs[-1].binding:
            return Reason("undo-binding", "")
        learnt = somebody_learnt(self._before_last().state, self.state)
        return Reason("undo-revealed", "") if learnt else None

    def _before_last(self) -> "Game":
        if self.base is None:
            return replay(self.record, len(self.record.inputs) - 1)
        earlier = Game.restored(self.record, self.base.copy())
        for given in self.record.inputs[:-1]:
            earlier.repeat(given)
        return earlier

    # Files

    def save(self) -> bytes:
        """The game as a file: it can be loaded, replayed and checked anywhere."""
        return msgspec.structs.replace(self.record, now=self.state.now).to_json()

    @classmethod
    def load(cls, data: bytes | str) -> "Game":
        """The game a file holds, at the moment it was saved."""
        return replay(Record.from_json(data))

    @classmethod
    def restored(cls, record: Record, state: State) -> "Game":
        """A game that goes on from a kept state by the present rules; what led there is not told again."""
        game = cls.__new__(cls)
        game.rules = registry.rules_of(record.game)
        game.record = msgspec.structs.replace(record, version=game.rules.version, inputs=[])
        game.base, game.state, game.events = state.copy(), state, []
        return game

    def __repr__(self) -> str:
        words = [repr(self.record.game), f"seats={self.record.seats}", f"seed={self.record.seed!r}"]
        return f"Game({', '.join(words + [f'{name}={value!r}' for name, value in self.record.options.items()])})"


def _rolls(heard: list[Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((told.purpose, told.result) for told in heard if isinstance(told, Rolled))


def replay(record: Record, count: int | None = None, *, by_record: bool = False) -> Game:
    """Play a record again, up to `count` inputs; `by_record` takes chance from the record, not from the seed."""
    game = Game.__new__(Game)
    game.rules = registry.rules_of(record.game)
    if record.version != game.rules.version:
        raise BadRecord(f"played by version {record.version} of the rules, these are version {game.rules.version}")
    game.record = msgspec.structs.replace(record, inputs=[])
    inputs = record.inputs if count is None else record.inputs[:count]
    chance = Chance(record.seed)
    if by_record:
        for purpose, result in [*record.rolled, *(roll for given in inputs for roll in given.rolled)]:
            chance.loaded.setdefault(purpose, []).append(result)
    game._open(chance)
    for number, given in enumerate(inputs):
        _repeat(game, number, given)
    if count is None and record.now > game.state.now:
        game.clock(record.now)
    return game


def retold(record: Record) -> Iterator[tuple[Input | None, Game, list[Event]]]:
    """A record played again step by step: each input (None: set-up), the game after it, and what it caused."""
    game = replay(record, 0)
    yield None, game, list(game.events)
    for number, given in enumerate(record.inputs):
        told = len(game.events)
        _repeat(game, number, given)
        yield given, game, game.events[told:]


def difference(record: Record, result: dict[str, Any] | None = None) -> str | None:
    """Where a record played by the present rules parts from what was recorded, or None if it nowhere does."""
    present = msgspec.structs.replace(record, version=registry.rules_of(record.game).version)
    try:
        again = replay(present)
    except QuarterdeckError as error:
        return str(error)
    if record.rolled and plain(again.record.rolled) != plain(record.rolled):
        return "chance gave something else during set-up"
    for number, (was, now) in enumerate(zip(record.inputs, again.record.inputs, strict=False)):
        if plain((was.seat, was.do, was.rolled)) != plain((now.seat, now.do, now.rolled)):
            return f"input {number} ({was.do or 'clock'}) has other consequences"
    if len(again.record.inputs) != len(record.inputs):
        return f"{len(again.record.inputs)} inputs instead of {len(record.inputs)}"
    if result is not None and plain(again.result()) != plain(result):
        return "the result is another one"
    return None


def by_present_rules(record: Record) -> Game:
    """A record played again; one that was played by other rules must play out the same by the present ones."""
    present = registry.rules_of(record.game).version
    if record.version != present:
        other = difference(record)
        if other is not None:
            raise BadRecord(f"played by version {record.version} of the rules, these are version {present}: {other}")
    return replay(msgspec.structs.replace(record, version=present))


def plain(value: Any) -> Any:
    """A value as it comes back from a file."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Scene(Struct, frozen=True):
    """A step of a finished game: what was told, and what a spectator saw then."""

    events: list[Event]
    view: dict[str, Any]


def scenes(record: Record) -> list[Scene]:
    """A whole game for a theatre: set-up, then one scene for every event."""
    game = replay(record, 0)
    opening = Scene(redacted(game.events, None), game.view(None))
    return [opening, *filmed(game.state, partial(_come, game.state, record.inputs))]


def _come(state: State, inputs: list[Input]) -> None:
    for given in inputs:
        state.clock(given.at)
        if given.seat is not None:
            state.act(given.seat, state.option(given.do))


def filmed(state: State, happen: Callable[[], None]) -> list[Scene]:
    """Let something happen on a table; what a spectator hears and sees of it, one scene for every event."""
    ear = Scenes(partial(state.view, None))
    state.told = ear
    happen()
    state.told = None
    return [Scene(heard, view) for event, view in ear.scenes if (heard := redacted([event], None))]


def _repeat(game: Game, number: int, given: Input) -> None:
    try:
        game.repeat(given)
    except QuarterdeckError as error:
        raise BadRecord(
            f"input {number} ({given.do or 'clock'} by seat {given.seat}) does not replay: {error}"
        ) from error
