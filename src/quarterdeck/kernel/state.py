"""State: everything on one table as plain data, and the loop that carries it from decision to decision."""

from collections.abc import Callable, Sequence
from functools import cache
from math import isfinite
from typing import Annotated, Any, ClassVar, Self, TypeVar

import msgspec
from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.copying import copier
from quarterdeck.kernel.errors import GameOver, Illegal, QuarterdeckError, Reason
from quarterdeck.kernel.event import Bound, Event, Rolled
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.option import NOT_OFFERED, Option
from quarterdeck.kernel.viewing import open_fields, view, viewer
from quarterdeck.kernel.zone import HIDDEN, redeal

T = TypeVar("T")
F = TypeVar("F", bound=Frame)


class State(Struct, kw_only=True):
    """Base of every game's state. A game adds what lies on its table."""

    frame_kind: ClassVar[type[Frame]]
    """The base class of the game's frames."""

    seat_count: int
    chance: Annotated[Chance, HIDDEN]
    agenda: Annotated[list[Frame], HIDDEN] = []
    now: float = 0.0
    asked_since: float = 0.0
    """When the frame on top came there; one that was interrupted gets its whole time again."""
    told: Annotated[list[Any] | None, HIDDEN] = None
    """Where events and rolls go while somebody listens; None in play-outs and copies."""

    # What can be chosen

    @property
    def over(self) -> bool:
        return not self.agenda

    def seats(self) -> tuple[int, ...]:
        """The seats that may choose now."""
        return self.agenda[-1].seats(self) if self.agenda else ()

    def options(self, seat: int) -> list[Option]:
        """What `seat` may choose now; empty if it is not asked."""
        top = self.agenda[-1] if self.agenda else None
        return top.offer(self, seat) if top is not None and top.waits_for(self, seat) else []

    def option(self, text: str) -> Option:
        """The option that a text stands for, legal or not."""
        return Option.parse(text, option_kinds(self.frame_kind))

    def why_not(self, seat: int, option: Option) -> Reason | None:
        """Why `seat` cannot choose this now, or None if it can."""
        if not self.agenda:
            return Reason("game-over", "", {})
        top = self.agenda[-1]
        if not top.waits_for(self, seat):
            return Reason("not-asked", top.clause, {})
        if type(option) not in top.choices:
            return top.before.get(option.verb) or Reason("not-now", top.clause, {})
        reason = option.reason(self, seat)
        return Reason(reason.id, top.clause) if reason is NOT_OFFERED else reason

    # What happens

    def act(self, seat: int, option: Option) -> None:
        """Let `seat` choose an option; an illegal one raises its reason and changes nothing."""
        reason = self.why_not(seat, option)
        if reason is not None:
            raise Illegal(reason)
        self.carry_out(seat, option)

    def carry_out(self, seat: int, option: Option) -> None:
        """Do what was chosen and whatever follows from it."""
        self._go_on(option.take, seat)

    def advance(self) -> None:
        """Run the agenda until a seat has to be asked or nothing is left to do."""
        self._go_on()

    def _go_on(self, cause: Callable[..., None] | None = None, *args: Any) -> None:
        """Let something happen, then run the agenda; a frame that comes to the top begins to wait now."""
        agenda = self.agenda
        top = agenda[-1] if agenda else None
        try:
            if cause is not None:
                cause(self, *args)
            while agenda and not agenda[-1].seats(self):
                agenda.pop().run(self)
        except GameOver:
            agenda.clear()
        if agenda and agenda[-1] is not top:
            self.asked_since = self.now

    def deadline(self) -> float | None:
        """When time does something next."""
        return self.agenda[-1].deadline(self) if self.agenda else None

    def clock(self, time: float) -> None:
        """Let the clock show `time`; every deadline up to it strikes at its own moment."""
        if not (isfinite(time) and time >= self.now):
            raise QuarterdeckError(f"the clock shows {self.now}, it cannot go to {time}")
        while (due := self.deadline()) is not None and due <= time:
            self.now = float(max(self.now, due))
            self._go_on(self.agenda[-1].strike)
        self.now = float(time)

    # What rules say while they run

    def then(self, *frames: Frame) -> None:
        """Put frames on the agenda; the first named is done first."""
        self.agenda += frames[::-1]

    def done(self) -> Frame:
        """The frame on top has its answer: take it off the agenda."""
        return self.agenda.pop()

    def become(self, frame: Frame) -> None:
        """Put a frame in the place of the one on top."""
        self.agenda[-1] = frame

    def top(self, kind: type[F]) -> F:
        """The frame on top, which is known to be of this kind."""
        frame = self.agenda[-1]
        assert isinstance(frame, kind), f"{frame} should be a {kind.__name__}"
        return frame

    def bind(self) -> None:
        """Nothing up to here can be taken back: a card was looked at, a vote counted, a story read."""
        if self.told is not None:
            self.told.append(Bound())

    def tell(self, kind: str, clause: str, /, **args: Any) -> None:
        """Announce what has happened to whoever listens: the table looks as it does after it."""
        if self.told is not None:
            self.told.append(Event(kind, clause, args, None, self.now))

    def shuffled(self, purpose: str, items: Sequence[T]) -> list[T]:
        """The items in random order, on the record."""
        pile = self.chance.shuffled(purpose, items)
        if self.told is not None:
            self.told.append(Rolled(purpose, list(pile)))
        return pile

    def roll(self, purpose: str, sides: int) -> int:
        """A number from 1 to `sides`, on the record."""
        result = self.chance.below(purpose, sides)
        if self.told is not None:
            self.told.append(Rolled(purpose, result))
        return result + 1

    # Copies, pictures and files

    def copy(self) -> Self:
        """An independent copy that tells nobody."""
        twin: Self = copier(type(self))(self)
        twin.told = None
        return twin

    def view(self, seat: int | None, known: dict[str, Any] | None = None) -> dict[str, Any]:
        """What `seat` sees (None: a spectator), as plain data; `known`: the open fields, if made already."""
        if known is None:
            seen = viewer(type(self))(self, self, seat)
        else:
            seen = {**known, **viewer(type(self), open_fields(type(self)))(self, self, seat)}
        if self.agenda:
            top = self.agenda[-1]
            seen["asked"] = {"frame": top.name, "seats": list(top.seats(self)), **view(self, top, seat)}
        return seen

    def picture(self, seat: int | None = None, language: str = "en") -> str:
        """The table as `seat` sees it (None: a spectator), as HTML for notebooks."""
        from quarterdeck.kernel.registry import picture_of  # which knows states

        return picture_of(self, seat, language)

    def _repr_html_(self) -> str:
        """What a notebook shows: nothing that is secret."""
        return self.picture()

    def imagined(self, seat: int | None, chance: Chance) -> Self:
        """A world in which everything that `seat` cannot see is dealt anew: for search, and for the leak test."""
        world = self.copy()
        redeal(world, seat, chance)
        world.chance = Chance(f"imagined by {chance.seed} {chance.below('world', 1 << 32)}")
        world.imagine(seat, chance)
        return world

    def imagine(self, seat: int | None, chance: Chance) -> None:
        """Make up anew what is hidden but lies in no pool, such as a script; games say how."""

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


@cache
def option_kinds(frame_kind: type[Frame]) -> dict[str, type[Option]]:
    """All options of a game by verb."""
    kinds: dict[str, type[Option]] = {}
    for kind in (kind for frame in frame_kind.kinds.values() for kind in frame.choices):
        if kinds.setdefault(kind.verb, kind) is not kind:
            raise TypeError(f"two options of one game have the verb {kind.verb!r}")
    return kinds
