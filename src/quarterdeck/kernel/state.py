"""State: everything on one table as plain data, and the loop that carries it from decision to decision."""

from collections.abc import Callable, Sequence
from functools import cache
from math import isfinite
from operator import attrgetter
from typing import Annotated, Any, ClassVar, Self, TypeVar

import msgspec
from msgspec import Struct

from quarterdeck.kernel import coach
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.coach import Coach, Course
from quarterdeck.kernel.copying import copier, keeper
from quarterdeck.kernel.errors import GameOver, Illegal, QuarterdeckError, Reason
from quarterdeck.kernel.event import Answered, Event, Rolled, UndoBarrier
from quarterdeck.kernel.frame import ALWAYS, Frame, options_of, options_of_game
from quarterdeck.kernel.option import NOT_OFFERED, Option
from quarterdeck.kernel.owned_parts import owned_fields
from quarterdeck.kernel.picture import HtmlPicture
from quarterdeck.kernel.viewing import (
    EVERYTHING,
    Selection,
    alike_fields,
    fields_apart,
    shared_fields,
    shared_viewer,
    shown_to_all,
    view,
    viewer,
)
from quarterdeck.kernel.zone import HIDDEN, redeal

T = TypeVar("T")
F = TypeVar("F", bound=Frame)


class State(Struct, kw_only=True):
    """Base of every game's state. A game adds what lies on its table."""

    frame_kind: ClassVar[type[Frame]]
    """The base class of the game's frames."""
    coach_clause: ClassVar[str] = ""
    """The clause that gives a coach its say, where a game has one."""

    seat_count: int
    humans: tuple[int, ...] | None = None
    """The seats that people play; None: all of them. Set before the first frame runs, changed by `seat_people`."""
    chance: Annotated[Chance, HIDDEN]
    agenda: Annotated[list[Frame], HIDDEN] = []
    floor: Annotated[int, HIDDEN] = 0
    """The length of the agenda when the present step began; what it adds `later` goes on top of that."""
    now: float = 0.0
    asked_since: float = 0.0
    """When the frame on top began to wait; one that was interrupted gets its whole time again."""
    amended: Annotated[Frame | None, HIDDEN] = None
    """The frame that replaced another in the present step without restarting its clock."""
    event_sink: Annotated[list[Any] | None, HIDDEN] = None
    """Where events and rolls go while they are recorded; None in play-outs and copies."""
    coach: Annotated[Coach | None, HIDDEN] = None
    """How far the coach of a lesson or first game is; None if there is no coach (any more)."""

    # What can be chosen

    @property
    def over(self) -> bool:
        return not self.agenda

    def seats(self) -> tuple[int, ...]:
        """The seats that owe an answer now, between steps: the frame on top is known to wait."""
        return self.agenda[-1].waits_for(self) if self.agenda else ()

    def bystanders(self) -> tuple[int, ...]:
        """Further seats that may act now, without anybody waiting for them."""
        return self.agenda[-1].bystanders(self) if self.agenda else ()

    def is_human(self, seat: int) -> bool:
        """Whether a person plays this seat, for rules that treat people and bots differently."""
        return self.humans is None or seat in self.humans

    def options(self, seat: int) -> list[Option]:
        """What `seat` may choose now; empty if it may not act."""
        if not self.agenda:
            return []
        top = self.agenda[-1]
        if not top.may_act(self, seat):
            return []
        found = top.offer(self, seat)
        return found if self.coach is None else coach.allowed(self, seat, found)

    def option(self, text: str) -> Option:
        """The option that a text stands for, legal or not: one of the frame on top, else any of the game."""
        return Option.parse(text, _options_to_name(self.frame_kind, type(self.agenda[-1]) if self.agenda else None))

    def why_not(self, seat: int, option: Option) -> Reason | None:
        """Why `seat` cannot choose this now, or None if it can."""
        if not self.agenda:
            return Reason("game-over", "", {})
        top = self.agenda[-1]
        if not top.may_act(self, seat) or _is_closed_to_bystander(self, seat, top, option):
            return Reason("not-asked", top.clause, {})
        if type(option) not in top.choices:
            return top.before.get(option.verb) or Reason("not-now", top.clause, {})
        reason = option.reason(self, seat, top)
        if reason is None and self.coach is not None:
            return coach.refusal(self, seat, option)
        return Reason(reason.id, top.clause) if reason is NOT_OFFERED else reason

    def may_win(self, seat: int) -> bool:
        """Whether a choice of this seat could end the game now, and undo with it, although its kind keeps undo."""
        return False

    def label(self, seat: int, option: Option) -> Reason | None:
        """What the frame on top calls an option, if its own fields do not say it; None if it is not possible now."""
        return option.label(self, seat, self.agenda[-1]) if self.why_not(seat, option) is None else None

    def preview(self, seat: int, option: Option) -> list[Reason]:
        """What would follow from an option, as far as `seat` can know."""
        return option.preview(self, seat, self.agenda[-1]) if self.agenda else []

    def targets(self, seat: int, option: Option) -> tuple[str, ...]:
        """What on the board an option of the frame on top is about."""
        return option.targets(self, seat, self.agenda[-1])

    def course(self) -> Course | None:
        """The script of the coach and the goals, in games that are played with one."""
        return None

    # What happens

    def act(self, seat: int, option: Option) -> None:
        """Let `seat` choose an option; an illegal one raises its reason and changes nothing."""
        reason = self.why_not(seat, option)
        if reason is not None:
            raise Illegal(reason, type(self))
        self.carry_out(seat, option)

    def carry_out(self, seat: int, option: Option) -> None:
        """Do what was chosen and whatever follows from it; the caller knows that it is legal."""
        if self.coach is not None:
            coach.watch(self, seat, option)
        self._happen(option, seat)

    def advance(self) -> None:
        """Run the agenda until a seat has to be asked or nothing is left to do."""
        self._happen()

    def seat_people(self, people: tuple[int, ...]) -> None:
        """From now on people play these seats, and bots the others; nobody else is waited for as a person."""
        self.humans = people
        self.advance()

    def _happen(self, cause: "Option | _Deadline | None" = None, seat: int = -1) -> None:
        """Apply a cause to the frame on top, then run frames until one waits.

        That one begins to wait now, unless it was on top before and stayed there, with an agenda that was never
        shorter meanwhile: to compare frames is not enough, as one that was answered and is asked again may be the same
        object. A frame that amends another goes on waiting.
        """
        agenda, stayed = self.agenda, True
        top = agenda[-1] if agenda else None
        before = self.floor = len(agenda)
        try:
            if cause is not None:
                cause.take(self, seat, top)
                stayed = self.floor == before
            while agenda:
                frame = agenda[-1]
                if (waits := frame.waits) and (waits == ALWAYS or frame.halts(self)):
                    if not (stayed and frame is top) and frame is not self.amended:
                        self.asked_since = self.now
                    break
                del agenda[-1]
                self.floor = len(agenda)
                frame.run(self)
                if stayed and self.floor < before:
                    stayed = False
        except GameOver:
            agenda.clear()
        self.floor = 0
        if self.amended is not None:
            self.amended = None

    def deadline(self) -> float | None:
        """When time does something next."""
        return self.agenda[-1].deadline(self) if self.agenda else None

    def clock(self, time: float) -> None:
        """Let the clock show `time`; every deadline up to it takes effect at its own moment."""
        self._check_time(time)
        while (due := self.deadline()) is not None and due <= time:
            self.now = float(max(self.now, due))
            self._happen(_DEADLINE)
        self.now = float(time)

    def pass_time(self, time: float) -> None:
        """Let the clock show `time`; the caller knows that nothing is due up to it."""
        self._check_time(time)
        self.now = float(time)

    def _check_time(self, time: float) -> None:
        if not (isfinite(time) and time >= self.now):
            raise QuarterdeckError(f"the clock shows {self.now}, it cannot go to {time}")

    # What rules say while they run

    def then(self, *frames: Frame) -> None:
        """Put frames on the agenda; the first named is done first."""
        if len(frames) == 1:
            self.agenda.append(frames[0])
        else:
            self.agenda.extend(frames[::-1])

    def later(self, *frames: Frame) -> None:
        """Put frames under whatever the present step has added and will still add; the first named is done first."""
        self.agenda[self.floor : self.floor] = frames[::-1]

    def done(self) -> Frame:
        """The frame on top has its answer: take it off the agenda."""
        agenda = self.agenda
        top = agenda.pop()
        left = len(agenda)
        if left < self.floor:
            self.floor = left
        return top

    def replace_top(self, frame: Frame) -> None:
        """Put a frame in the place of the one on top: a new question, with its whole time."""
        self.agenda[-1] = frame

    def amend(self, frame: Frame) -> None:
        """Change the frame on top without asking again: its clock runs on."""
        self.agenda[-1] = self.amended = frame

    def top(self, kind: type[F]) -> F:
        """The frame on top, which is known to be of this kind."""
        frame = self.agenda[-1]
        assert isinstance(frame, kind), f"{frame} should be a {kind.__name__}"
        return frame

    def bar_undo(self) -> None:
        """Nothing up to here can be taken back: a card was looked at, a vote counted, a story read."""
        if self.event_sink is not None:
            self.event_sink.append(UndoBarrier())

    def answer(self, question: str, value: T) -> T:
        """Answer a question about something hidden, on the record: everybody who hears of it has learnt something, so
        undo ends here. Worlds are compared only as long as they give the same answers.
        """
        if self.event_sink is not None:
            self.event_sink.append(Answered(question, value))
        return value

    def emit(self, kind: str, clause: str, /, **args: Any) -> None:
        """Announce what has just happened; the table must already look as it does afterwards."""
        if self.event_sink is not None:
            self.event_sink.append(Event(kind, clause, args, None, self.now))

    def shuffled(self, purpose: str, items: Sequence[T]) -> list[T]:
        """The items in random order, on the record."""
        pile = self.chance.shuffled(purpose, items)
        if self.event_sink is not None:
            self.event_sink.append(Rolled(purpose, list(pile)))
        return pile

    def roll(self, purpose: str, sides: int) -> int:
        """A number from 1 to `sides`, on the record."""
        result = self.chance.below(purpose, sides)
        if self.event_sink is not None:
            self.event_sink.append(Rolled(purpose, result))
        return result + 1

    def roll_each(self, purpose: str, sides: Sequence[int]) -> list[int]:
        """Numbers from 1 to each of `sides`, on the record one by one, as if they were rolled one after another.

        A game that overrides `roll` overrides this, too, if it uses it.
        """
        results = self.chance.each_below(purpose, sides)
        if self.event_sink is not None:
            for result in results:
                self.event_sink.append(Rolled(purpose, result))
        return [result + 1 for result in results]

    # Copies, pictures and files

    def copy(self) -> Self:
        """An independent copy, whose events are not recorded."""
        twin: Self = copier(type(self))(self)
        twin.event_sink = None
        return twin

    def kept_copy(self, earlier: Self | None) -> Self:
        """A copy to look at and copy again, never to be changed: it shares lists with the one that was kept before."""
        if earlier is None:
            return self.copy()
        twin: Self = keeper(type(self))(self, earlier)
        twin.event_sink = None
        return twin

    def view(self, seat: int | None, *, shared: bool = True, only: Selection = EVERYTHING) -> dict[str, Any]:
        """What `seat` sees (None: a spectator), as plain data; `only`: just these fields.

        Without what is `shared`, what looks the same to everybody and the parts that look the same to all but their
        owners are left out.
        """
        kind = type(self)
        left_out = () if shared else shared_fields(kind) + owned_fields(kind)
        seen = viewer(kind, left_out, only)(self, self, seat)
        if self.agenda:
            top = self.agenda[-1]
            seen["asked"] = {"frame": top.name, "seats": list(top.seats(self)), **view(self, top, seat)}
        seen["coached"] = None if self.coach is None else self.coach.seen
        if (course := self.course()) is not None and course.shows_progress and self.agenda:
            seen["goals"] = [msgspec.to_builtins(goal.progress(self)) for goal in course.goals]
        if shared:
            seen.update(self.derived_selection(only))
        return seen

    def derived_fields(self) -> Struct | None:
        """Fields of every view that follow from the table by the rules, so that boards and bots need not compute them.

        They look the same to everybody.
        """
        return None

    def derived_selection(self, only: Selection) -> dict[str, Any]:
        """Some derived fields as plain data, as if they were fields of the state; games may compute only these."""
        return {
            field: value
            for field, value in _plain_fields(self.derived_fields()).items()
            if only.shows(type(self), field)
        }

    def looks_alike(self) -> bool:
        """Whether views look the same to everybody now, apart from what is `shared`."""
        return _looks_alike(type(self), type(self.agenda[-1]) if self.agenda else None)

    def shared_view(self, derived: Struct | None) -> dict[str, Any]:
        """The part of every view that looks the same to everybody; the caller passes the derived fields."""
        return shared_viewer(type(self))(self, self, None) | _plain_fields(derived)

    def shared_content(self, derived: Struct | None, without: tuple[str, ...] = ()) -> bytes:
        """What `shared_view` shows, as it lies in the state: if this is the same but for `without`, so is the view."""
        return msgspec.msgpack.encode((_shared_fields_of(type(self), without)(self), derived))

    def alike_content(self) -> bytes:
        """What lies in the zones of which everybody sees all or nothing; a hidden one may show how much lies there."""
        shown = [field for field, zone in alike_fields(type(self)) if not zone.whole or zone.sees(self, self, None)]
        return msgspec.msgpack.encode([(field, getattr(self, field)) for field in shown])

    def picture(self, seat: int | None = None, language: str = "en") -> HtmlPicture:
        """The table as `seat` sees it (None: a spectator): a notebook shows it, `print` gives its HTML."""
        from quarterdeck.kernel.registry import picture_of  # which knows states

        return picture_of(self, seat, language)

    def _repr_html_(self) -> str:
        """What a notebook shows: nothing that is secret."""
        return str(self.picture())

    def imagined(self, seat: int | None, chance: Chance) -> Self:
        """A world in which everything that `seat` cannot see is redealt: for search, and for the leak test."""
        if not isinstance(chance, Chance):
            raise QuarterdeckError(f"{chance!r} is not a Chance, such as Chance('1')")
        world = self.copy()
        redeal(world, seat, chance)
        world.chance = Chance(f"imagined by {chance.seed} {chance.below('world', 1 << 32)}")
        world.imagine(seat, chance)
        return world

    def imagine(self, seat: int | None, chance: Chance) -> None:
        """Make up what is hidden but in no pool, such as a script; games override this."""

    def to_json(self) -> bytes:
        """The whole state, secrets included, for files and digests."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> Self:
        fields = msgspec.json.decode(data)
        agenda = [cls.frame_kind.decode(frame) for frame in fields.pop("agenda", [])]
        state = msgspec.convert(fields, cls, str_keys=True)
        state.agenda = agenda
        return state


def _is_closed_to_bystander(state: State, seat: int, top: Frame, option: Option) -> bool:
    """Whether a frame lets its bystanders choose other kinds of option only."""
    open_kinds = top.bystander_choices
    return open_kinds is not None and type(option) not in open_kinds and seat not in top.seats(state)


def _plain_fields(derived: Struct | None) -> dict[str, Any]:
    return {} if derived is None else msgspec.to_builtins(derived)


@cache
def _shared_fields_of(kind: type[State], without: tuple[str, ...]) -> Callable[[State], Any]:
    """The function that gets all fields at once that look the same to everybody."""
    return attrgetter(*(field for field in shown_to_all(kind) if field not in without))


@cache
def _options_to_name(game: type[Frame], top: type[Frame] | None) -> dict[str, type[Option]]:
    """The options that a text may stand for, by verb: those of the frame on top before all others of the game."""
    return options_of_game(game) if top is None else options_of_game(game) | options_of(top)


@cache
def _looks_alike(kind: type[State], frame: type[Frame] | None) -> bool:
    """Whether a state and its frame look the same to everybody, except for the owned parts."""
    rest = [field for field in fields_apart(kind) if field not in owned_fields(kind)]
    return not rest and (frame is None or not fields_apart(frame))


class _Deadline:
    """What happens to the frame on top when its time has come."""

    def take(self, state: State, seat: int, top: Any) -> None:
        top.on_deadline(state)


_DEADLINE = _Deadline()
