"""State: everything on one table as plain data, and the loop that carries it from decision to decision."""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Self, TypeVar

import msgspec
from msgspec import Struct

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.copying import copier
from quarterdeck.kernel.errors import GameOver, Illegal, QuarterdeckError, Reason
from quarterdeck.kernel.event import Event, Rolled
from quarterdeck.kernel.frame import Frame
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.zone import Zone, nobody, view

T = TypeVar("T")
Hidden = Zone(nobody, whole=True)


class State(Struct, kw_only=True):
    """Base of every game's state. A game adds what lies on its table."""

    frame_kind: ClassVar[type[Frame]]
    """The base class of the game's frames."""

    seat_count: int
    chance: Annotated[Chance, Hidden]
    agenda: Annotated[list[Frame], Hidden] = []
    now: float = 0.0
    told: Annotated[list[Any] | None, Hidden] = None
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
        return top.offer(self, seat) if top is not None and seat in top.seats(self) else []

    def option(self, text: str) -> Option:
        """The option that a text stands for, legal or not."""
        return Option.parse(text, option_kinds(self.frame_kind))

    def why_not(self, seat: int, option: Option) -> Reason | None:
        """Why `seat` cannot choose this now, or None if it can."""
        if not self.agenda:
            return Reason("game-over", "", {})
        top = self.agenda[-1]
        if seat not in top.seats(self):
            return Reason("not-asked", top.clause, {})
        if type(option) not in top.choices:
            return Reason("not-now", top.clause, {})
        return option.reason(self, seat)

    # What happens

    def act(self, seat: int, option: Option) -> None:
        """Let `seat` choose an option; an illegal one raises its reason and changes nothing."""
        reason = self.why_not(seat, option)
        if reason is not None:
            raise Illegal(reason)
        try:
            option.take(self, seat)
        except GameOver:
            self.agenda.clear()
        self.advance()

    def advance(self) -> None:
        """Run the agenda until a seat has to be asked or nothing is left to do."""
        agenda = self.agenda
        try:
            while agenda and not agenda[-1].seats(self):
                agenda.pop().run(self)
        except GameOver:
            agenda.clear()

    def deadline(self) -> float | None:
        """When time does something next."""
        return self.agenda[-1].deadline(self) if self.agenda else None

    def clock(self, time: float) -> None:
        """Let the clock show `time`; every deadline up to it strikes at its own moment."""
        if time < self.now:
            raise QuarterdeckError(f"the clock shows {self.now}, it cannot go back to {time}")
        while (due := self.deadline()) is not None and due <= time:
            self.now = float(max(self.now, due))
            try:
                self.agenda[-1].strike(self)
            except GameOver:
                self.agenda.clear()
            self.advance()
        self.now = float(time)

    def then(self, *frames: Frame) -> None:
        """Put frames on the agenda; the first named is done first."""
        self.agenda.extend(reversed(frames))

    def tell(self, kind: str, clause: str, /, **args: Any) -> None:
        """Announce what happened to whoever listens."""
        if self.told is not None:
            self.told.append(Event(kind, clause, args))

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

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` sees (None: a spectator), as plain data."""
        seen: dict[str, Any] = view(self, self, seat)
        if self.agenda:
            top = self.agenda[-1]
            seen["asked"] = {"frame": top.name, "seats": list(top.seats(self)), **view(self, top, seat)}
        return seen

    def to_json(self) -> bytes:
        """The whole state, secrets included, for files and digests."""
        return msgspec.json.encode(self, order="deterministic")

    @classmethod
    def from_json(cls, data: bytes | str) -> Self:
        fields = msgspec.json.decode(data)
        agenda = [cls.frame_kind.decode(frame) for frame in fields.pop("agenda", [])]
        state = msgspec.convert(fields, cls)
        state.agenda = agenda
        return state


def option_kinds(frame_kind: type[Frame]) -> dict[str, type[Option]]:
    """All options of a game by verb."""
    return {kind.verb: kind for frame in frame_kind.kinds.values() for kind in frame.choices}
