"""History: a game being played with its record and undo, and records played again."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from secrets import token_hex
from typing import Any

import msgspec
from msgspec import Struct

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance, commitment
from quarterdeck.kernel.errors import BadRecord, CannotUndo, QuarterdeckError, Reason, UnknownOption
from quarterdeck.kernel.event import BARRIERS, Event, EventListener, Rolled, redacted
from quarterdeck.kernel.manifest import GameRules
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.packs import UnknownPack
from quarterdeck.kernel.record import Input, Record, checked_humans, departure, people_of, people_said, plain
from quarterdeck.kernel.result import Result
from quarterdeck.kernel.state import State
from quarterdeck.kernel.undo import NOTHING_TO_UNDO, UndoStack

OTHER_SETUP = "chance gave something else during set-up"


class Game:
    """A table with its history: act, let time pass, look, take back, save and replay.

    `Game("name-of-a-game", seats=4, seed="7", clock=False)`: whatever else is named is a set-up option of that game,
    but `humans`, the seats that people take, for rules that need to know (without it, all of them).
    Its `repr` is the call that makes the same game again.
    """

    base: State | None = None
    """The state that the game continues from, if not from its set-up."""

    def __init__(
        self,
        name: str,
        *,
        seats: int,
        seed: str | int | None = "0",
        humans: Iterable[int] | None = None,
        **options: Any,
    ) -> None:
        self.manifest = registry.manifest_of(name)
        seed = token_hex(8) if seed is None else str(seed)
        pack = self.manifest.exact_pack(self.manifest.read_options(seats, options))
        people = None if humans is None else checked_humans(humans, seats)
        self.record = Record(name, self.rules.version, seats, options, seed, pack=pack, humans=people)
        self._open(Chance(self.record.seed))

    @property
    def rules(self) -> GameRules:
        return self.manifest.rules

    def _open(self, chance: Chance) -> None:
        """Set up the table and advance it to its first decision."""
        record = self.record
        options = {**record.options, "pack": record.pack} if record.pack else record.options
        self.state = self.rules.setup(record.seats, self.manifest.read_options(record.seats, options), chance)
        self.state.humans = record.humans
        self.events: list[Event] = []
        self._undo = UndoStack()
        self.record.inputs = []
        _, heard = self._apply_recorded(self.state.advance)
        self.record.rolled = _rolls(heard)

    def _apply_recorded(self, happen: Callable[..., None], *args: Any) -> tuple[State, list[Any]]:
        """Apply a change; returns the table before it and what was recorded. An error changes nothing."""
        heard: list[Any] = []
        before, self.state.event_sink = self._undo.copy_of(self.state), heard
        try:
            happen(*args)
        except BaseException:
            self.state = before.copy()
            raise
        self.state.event_sink = None
        self.events.extend(event for event in heard if isinstance(event, Event))
        return before, heard

    # Playing

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown before the game."""
        return commitment(self.record.seed)

    def seats(self) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        return self.state.seats()

    def choices(self, seat: int) -> list[Option]:
        """What `seat` may choose now."""
        return self.state.options(self._checked(seat))

    def why_not(self, seat: int, option: Option | str) -> Reason | None:
        """Why `seat` cannot choose an option, or None if it can."""
        return self.state.why_not(self._checked(seat), self._option(option))

    def why_not_target(self, seat: int, target: str, held: str = "") -> Reason | None:
        """Why pointing at something on the board does nothing now; None if it does, or if nobody knows."""
        meant = self.rules.meant(self.state, self._checked(seat), target, held)
        return self.state.why_not(seat, meant) if isinstance(meant, Option) else meant

    def label(self, seat: int, option: Option | str) -> Reason | None:
        """What an option is called at this moment, if its own fields do not say it."""
        return self.state.label(self._checked(seat), self._option(option))

    def preview(self, seat: int, option: Option | str) -> list[Reason]:
        """What would come of an option, as far as `seat` can know."""
        return self.state.preview(self._checked(seat), self._option(option))

    def act(self, seat: int, option: Option | str, at: float | None = None) -> list[Event]:
        """Let `seat` choose at time `at` (now if not given); the answer is judged against the table as it is then."""
        chosen = self._option(option)
        self._checked(seat)
        if at is not None:
            self.clock(at)
        seen = len(self.events)
        before, heard = self._apply_recorded(self.state.act, seat, chosen)
        binding = chosen.bars_undo_after(self.state) or any(isinstance(one, BARRIERS) for one in heard)
        given = Input(self.state.now, seat, str(chosen), _rolls(heard), binding)
        self._remember(given, chosen, before, seen)
        return self.events[seen:]

    def _option(self, option: Option | str) -> Option:
        if isinstance(option, str):
            return self.state.option(option)
        if not isinstance(option, Option):
            raise UnknownOption(f"{option!r} is neither an option nor its text")
        return option

    def _checked(self, seat: int) -> int:
        if not (isinstance(seat, int) and 0 <= seat < self.record.seats):
            raise QuarterdeckError(f"there is no seat {seat!r}; seats are 0 to {self.record.seats - 1}")
        return seat

    def clock(self, time: float) -> list[Event]:
        """Let time pass. Only moments at which something happens go on the record."""
        if not isinstance(time, int | float):
            raise QuarterdeckError(f"{time!r} is not a time; it is counted in seconds from the start")
        seen, due = len(self.events), self.state.deadline()
        if due is None or due > time:  # nothing happens, so no input has to be recorded
            self.state.pass_time(time)
            self.record.now = self.state.now
            return []
        before, heard = self._apply_recorded(self.state.clock, time)
        self._remember(Input(self.state.now, rolled=_rolls(heard)), None, before, seen)
        return self.events[seen:]

    def seat_people(self, humans: Iterable[int], at: float | None = None) -> list[Event]:
        """From time `at` on people play these seats, and bots all others: somebody leaves a seat to one, or is back."""
        people = checked_humans(humans, self.record.seats)
        if at is not None:
            self.clock(at)
        seen = len(self.events)
        before, heard = self._apply_recorded(self.state.seat_people, people)
        led_on = bool(heard) or self.state.agenda != before.agenda
        given = Input(self.state.now, do=people_said(people), rolled=_rolls(heard), binding=led_on)
        self._remember(given, None, before, seen)
        return self.events[seen:]

    def repeat(self, given: Input) -> list[Event]:
        """Apply a recorded input again."""
        if given.seat is not None:
            return self.act(given.seat, given.do, given.at)
        people = people_of(given, self.record.seats)
        return self.clock(given.at) if people is None else self.seat_people(people, given.at)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` sees (None: a spectator), as plain data."""
        return self.state.view(None if seat is None else self._checked(seat))

    def _repr_html_(self) -> str:
        """What a notebook shows: the table as spectators see it."""
        return str(self.state.picture())

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from number `since` on, as `seat` may see them."""
        return redacted(self.events[since:], None if seat is None else self._checked(seat))

    def result(self) -> Result:
        """How the game ended."""
        return self.rules.result(self.state)

    # Taking back

    def _remember(self, given: Input, choice: Option | None, before: State, events: int) -> None:
        """Put an input on the record, and keep what the table was before it."""
        self._undo.push(given, choice, before, len(self.record.inputs), events)
        self.record.inputs.append(given)
        self.record.now = self.state.now

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why `seat` cannot take its last choice back, or None if it can."""
        self._checked(seat)
        return self._undo.why_not(seat, self.state) if self.record.inputs else NOTHING_TO_UNDO

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back the last choices if they were this seat's and nobody has learnt anything from them.

        Who plays which seat stays as it is.
        """
        people = self.state.humans
        self.take_back(seat, count)
        if people is not None and people != self.state.humans and not self.over:
            self.seat_people(people)

    def take_back(self, seat: int, count: int = 1) -> int:
        """`undo`, but changes of people since then are taken back, too; returns how many inputs went off the record."""
        self._checked(seat)
        if not self.record.inputs:
            raise CannotUndo(NOTHING_TO_UNDO, type(self.state))
        now, first = self.state.now, self._undo.pop(seat, count, self.state)
        taken = len(self.record.inputs) - first.inputs
        del self.record.inputs[first.inputs :], self.events[first.events :]
        self.state = first.before.copy()
        self.clock(now)  # time does not go back: what was due meanwhile happens now
        return taken

    def undo_turn(self, seat: int) -> int:
        """Take back everything `seat` has chosen in a row, as far as that can be; returns how many choices."""
        count = self.undoable(seat)
        if count:
            self.undo(seat, count)
        return count

    def undoer(self) -> int | None:
        """The seat that chose last: if anybody can take something back, it is this one."""
        return self._undo.steps[-1].seat if self._undo.steps else None

    def last_choice(self) -> Option | None:
        """The last choice; None if there was none, or a deadline or a change of people with consequences since."""
        return self._undo.steps[-1].choice if self._undo.steps else None

    def label_of_last_choice(self) -> Reason | None:
        """What the last choice was called when it was offered, if its own fields do not say it."""
        return self._undo.steps[-1].label() if self._undo.steps else None

    def undoable(self, seat: int) -> int:
        """How many of its last choices `seat` can take back."""
        return self._undo.undoable(self._checked(seat), self.state)

    # Files

    def save(self) -> bytes:
        """The game as a file: it can be loaded, replayed and checked anywhere."""
        return self.record.to_json()

    @classmethod
    def load(cls, data: bytes | str) -> "Game":
        """The game a file holds, at the moment it was saved."""
        return replay(Record.from_json(data))

    @classmethod
    def restored(cls, record: Record, state: State) -> "Game":
        """A game that goes on from a kept state by the present rules, without its earlier events."""
        game = cls.__new__(cls)
        game.manifest = registry.manifest_of(record.game)
        game.record = msgspec.structs.replace(record, version=game.rules.version, inputs=[], now=state.now)
        game.base, game.state, game.events, game._undo = state.copy(), state, [], UndoStack()
        return game

    def copy(self) -> "Game":
        """An independent game that goes on from here, with the same record, events and choices to take back."""
        twin = Game.__new__(Game)
        twin.manifest, twin.base, twin.state = self.manifest, self.base, self.state.copy()
        twin.record = msgspec.structs.replace(self.record, inputs=[*self.record.inputs])
        twin.events, twin._undo = [*self.events], self._undo.copy()
        return twin

    def __repr__(self) -> str:
        record = self.record
        named = {"seats": record.seats, "seed": record.seed, **record.options}
        if record.humans is not None:
            named["humans"] = record.humans
        return f"Game({', '.join([repr(record.game), *(f'{name}={value!r}' for name, value in named.items())])})"


def _rolls(heard: list[Any]) -> tuple[tuple[str, Any], ...]:
    return tuple((one.purpose, one.result) for one in heard if isinstance(one, Rolled))


def replay(record: Record, count: int | None = None, *, by_record: bool = False) -> Game:
    """Play a record again, up to `count` inputs; `by_record` takes chance from the record, not from the seed.

    Refuses a record by another version of the rules, with a content pack that is not loaded, or whose set-up gives
    other results of chance than it did.
    """
    if not isinstance(record, Record):
        given = type(record).__name__
        raise BadRecord(f"replay takes a Record, such as `game.record`, not {given}; `Game.load` reads a saved game")
    game = Game.__new__(Game)
    game.manifest = registry.manifest_of(record.game)
    _check_replayable(game, record)
    inputs = record.inputs if count is None else record.inputs[:count]
    game.record = msgspec.structs.replace(record, inputs=[], now=0.0)
    game._open(_recorded_chance(record, inputs) if by_record else Chance(record.seed))
    if record.rolled and plain(game.record.rolled) != plain(record.rolled):
        raise BadRecord(OTHER_SETUP)
    for number, given in enumerate(inputs):
        _repeat(game, number, given)
    if count is None and record.now > game.state.now:
        game.clock(record.now)
    return game


def _check_replayable(game: Game, record: Record) -> None:
    """Refuse what was played by other rules or with other content."""
    if record.version != game.rules.version:
        raise BadRecord(f"played by version {record.version} of the rules, these are version {game.rules.version}")
    if record.pack and game.manifest.packs is None:
        raise UnknownPack(f"played with the content pack {record.pack!r}, but {record.game} has no packs")
    if record.pack and game.manifest.packs is not None:
        game.manifest.packs.find(record.pack)
    if record.humans is not None:
        checked_humans(record.humans, record.seats)


def _recorded_chance(record: Record, inputs: list[Input]) -> Chance:
    """Chance that gives copies of what is on the record, in the same order: rules may change what they are given."""
    chance = Chance(record.seed)
    for purpose, result in [*record.rolled, *(roll for given in inputs for roll in given.rolled)]:
        chance.loaded.setdefault(purpose, []).append(plain(result))
    return chance


def replay_steps(record: Record) -> Iterator[tuple[Input | None, Game, list[Event]]]:
    """A record played again step by step: each input (None: set-up), the game after it, and the events it caused."""
    game = replay(record, 0)
    yield None, game, list(game.events)
    for number, given in enumerate(record.inputs):
        seen = len(game.events)
        _repeat(game, number, given)
        yield given, game, game.events[seen:]


def difference(record: Record, result: dict[str, Any] | None = None) -> str | None:
    """The first difference between a record and its replay by the present rules, or None."""
    present = msgspec.structs.replace(record, version=registry.rules_of(record.game).version)
    try:
        again = replay(present)
    except QuarterdeckError as error:
        return str(error)
    other = departure(record, again.record)
    if other is None and result is not None and not _holds({"outcome": None, **plain(result)}, plain(again.result())):
        return "the result is another one"
    return other


def _holds(kept: Any, now: Any) -> bool:
    """Whether a result still contains all that was kept of it; results may have gained fields."""
    if isinstance(kept, dict) and isinstance(now, dict):
        return all(name in now and _holds(value, now[name]) for name, value in kept.items())
    if isinstance(kept, list) and isinstance(now, list):
        return len(kept) == len(now) and all(map(_holds, kept, now))
    return bool(kept == now)


def by_present_rules(record: Record) -> Game:
    """A record played again by the present rules; it must play out exactly as it was recorded."""
    present = registry.rules_of(record.game).version
    try:
        game = replay(msgspec.structs.replace(record, version=present))
        other = departure(record, game.record)
    except QuarterdeckError as error:
        other = str(error)
    if other is not None:
        raise BadRecord(f"played by version {record.version} of the rules, these are version {present}: {other}")
    return game


class Scene(Struct, frozen=True):
    """A step of a finished game: events, and what a spectator saw after them."""

    events: list[Event]
    view: dict[str, Any]


def play_scenes(record: Record, each: Callable[[Scene], None]) -> None:
    """Call `each` with every scene of a game as spectators saw it: set-up, then one scene for every event."""
    game = replay(record, 0)
    each(Scene(redacted(game.events, None), game.view(None)))
    record_scenes(game.state, partial(_apply_inputs, game.state, record.inputs), each)


def scenes(record: Record) -> list[Scene]:
    """All scenes of a game at once, for short games: every one holds a whole view."""
    found: list[Scene] = []
    play_scenes(record, found.append)
    return found


def _apply_inputs(state: State, inputs: list[Input]) -> None:
    for given in inputs:
        state.clock(given.at)
        if given.seat is not None:
            state.act(given.seat, state.option(given.do))
        elif (people := people_of(given, state.seat_count)) is not None:
            state.seat_people(people)


def record_scenes(state: State, happen: Callable[[], None], each: Callable[[Scene], None]) -> None:
    """Apply a change to a table, and call `each` with a scene for every event that a spectator learns of.

    Scenes are passed on one by one, because a long game has thousands, each with a whole view.
    """

    def heard(event: Event) -> None:
        if shown := redacted([event], None):
            each(Scene(shown, state.view(None)))

    state.event_sink = EventListener(heard)
    happen()
    state.event_sink = None


def _repeat(game: Game, number: int, given: Input) -> None:
    try:
        game.repeat(given)
    except QuarterdeckError as error:
        raise BadRecord(
            f"input {number} ({given.do or 'clock'} by seat {given.seat}) does not replay: {error}"
        ) from error
