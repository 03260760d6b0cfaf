"""Frames: what is still to be done, as data on a stack inside the state."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.naming import kebab
from quarterdeck.kernel.option import Option

NEVER, SOMETIMES, ALWAYS = range(3)
"""Whether a kind of frame waits for seats once it is on top."""


class Frame(Struct, frozen=True, gc=False, tag_field="frame", tag=True):
    """One thing to do. It runs when no seat has to be asked, else it waits for the seats it names.

    A frame that runs has been taken off the agenda before; a frame that waits stays on top until its options leave
    nobody to ask. `choices` are the kinds of option it offers.

    `seats` owe an answer: they are asked, and the game waits for them. `bystanders` may act at any time without being
    asked (gifts, standing orders). `may_act` includes both; a frame that overrides it lets seats that have answered
    change their answer (a ballot).
    """

    clause: ClassVar[str] = ""
    """The clause that puts this on the agenda."""
    choices: ClassVar[tuple[type[Option], ...]] = ()
    bystander_choices: ClassVar[tuple[type[Option], ...] | None] = None
    """The kinds of option that bystanders may choose; None: any whose own rule lets them."""
    before: ClassVar[Mapping[str, Reason]] = {}
    """The reason given for options that this frame does not offer yet, by verb: what has to come first."""
    blocking: ClassVar[bool] = True
    """True: the game waits until every named seat has answered; False: they may let time pass."""
    offers_by_own_parts: ClassVar[bool] = False
    """Whether all that a seat is offered and asked here follows from the frame itself, what looks the same to
    everybody, and parts of rows that are the seat's own or nobody's: a server recomputes it only when these change.
    """
    waits: ClassVar[int] = NEVER
    """Whether this kind of frame waits: NEVER if it names no seats; if ALWAYS, `halts` is not asked."""
    halts: ClassVar[Callable[[Any, Any], object]]
    """For SOMETIMES: truthy if it waits now. By default the seats it names, or a cheaper fact they follow from."""
    name: ClassVar[str] = ""
    kinds: ClassVar[dict[str, type["Frame"]]] = {}
    """The frames of one game by name; a game's own base class starts a new table."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.name = kebab(cls.__name__)
        cls.waits, cls.halts = NEVER if cls.seats is Frame.seats else SOMETIMES, cls.seats
        if cls.__bases__ == (Frame,):
            cls.kinds = {}
        if cls.kinds.setdefault(cls.__name__, cls) is not cls:
            raise TypeError(f"two frames of one game are called {cls.__name__}")

    def seats(self, table: Any) -> tuple[int, ...]:
        """The seats that owe an answer; nobody means the frame runs."""
        return ()

    def waits_for(self, table: Any) -> tuple[int, ...]:
        """The same, asked only of a frame on top that waits."""
        return self.seats(table)

    def bystanders(self, table: Any) -> tuple[int, ...]:
        """Further seats that may act while this waits, but are not asked: nobody waits for them."""
        return ()

    def may_act(self, table: Any, seat: int) -> bool:
        """Whether `seat` may choose something, asked only of a frame on top that waits."""
        return seat in self.seats(table) or seat in self.bystanders(table)

    def run(self, table: Any) -> None:
        """Do it, and put what follows on the agenda."""
        raise NotImplementedError(f"{type(self).__name__} neither runs nor waits")

    def offer(self, table: Any, seat: int) -> list[Option]:
        """All options of `seat`, kind by kind."""
        found: list[Option] = []
        for offer, always in _offers_of(type(self)):
            found += always or offer(table, seat, self)
        return found

    def deadline(self, table: Any) -> float | None:
        """When time itself does something next, if ever."""
        return None

    def on_deadline(self, table: Any) -> None:
        """What happens at the deadline; the clock shows exactly that moment."""
        raise NotImplementedError(f"{type(self).__name__} has a deadline but no consequence")

    def prompt(self, table: Any, seat: int | None) -> Reason:
        """What is asked of `seat`, or what a waiting seat or spectator is waiting for, as a message id."""
        asked = seat in self.seats(table)
        return Reason(f"prompt-{self.name}" if asked else f"waiting-{self.name}", "", {})

    @classmethod
    def decode(cls, data: dict[str, Any]) -> "Frame":
        """The frame that was written as `data`."""
        return msgspec.convert(data, cls.kinds[data["frame"]], str_keys=True)


class Asked(Frame, frozen=True):
    """A frame that waits for one seat, as long as there is something to choose.

    A game combines it with its own base class: `class Asked(Step, frame.Asked, frozen=True)`.
    """

    seat: int

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.seats in (Asked.seats, Asked._always):
            cls.seats = Asked._always if cls.open is Asked.open else Asked.seats  # type: ignore[method-assign]
            cls.waits, cls.halts = ALWAYS if cls.open is Asked.open else SOMETIMES, cls.open
        else:
            cls.waits_for = Frame.waits_for  # type: ignore[method-assign]

    def _always(self, table: Any) -> tuple[int, ...]:
        """`seats` of frames that always wait: their seats need not be computed for that."""
        return (self.seat,)

    def seats(self, table: Any) -> tuple[int, ...]:
        return (self.seat,) if self.open(table) else ()

    def waits_for(self, table: Any) -> tuple[int, ...]:
        return (self.seat,)

    def may_act(self, table: Any, seat: int) -> bool:
        return seat == self.seat or seat in self.bystanders(table)

    def open(self, table: Any) -> bool:
        """Whether there is anything to choose; if not, the frame runs."""
        return True

    def run(self, table: Any) -> None:
        """There was nothing to choose."""

    def prompt(self, table: Any, seat: int | None) -> Reason:
        if seat != self.seat:
            return Reason(f"waiting-{self.name}", self.clause, {"seat": self.seat})
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return Reason(f"prompt-{self.name}", self.clause, fields)


@cache
def _offers_of(kind: type[Frame]) -> tuple[tuple[Callable[..., Sequence[Option]], tuple[Option, ...]], ...]:
    """How to ask for each choice of a kind of frame, with its only option if that one is always there."""
    return tuple((choice.offer, (choice(),) if choice.is_unconditional() else ()) for choice in kind.choices)


@cache
def options_of(kind: type[Frame]) -> dict[str, type[Option]]:
    """The options a kind of frame offers, by verb."""
    found: dict[str, type[Option]] = {}
    for choice in kind.choices:
        if found.setdefault(choice.verb, choice) is not choice:
            raise TypeError(f"two options of {kind.__name__} have the verb {choice.verb!r}")
    return found


@cache
def options_of_game(base: type[Frame]) -> dict[str, type[Option]]:
    """The options of a whole game by verb; where frames share one, the first that was declared."""
    found: dict[str, type[Option]] = {}
    for frame in base.kinds.values():
        for verb, option in options_of(frame).items():
            found.setdefault(verb, option)
    return found
