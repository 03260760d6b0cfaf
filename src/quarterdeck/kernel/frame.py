"""Frames: what is still to be done, as data on a stack inside the state."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from quarterdeck.kernel.errors import Reason
from quarterdeck.kernel.naming import kebab
from quarterdeck.kernel.option import Option


class Frame(Struct, frozen=True, gc=False, tag_field="frame", tag=True):
    """One thing to do. It runs when no seat has to be asked, else it waits for the seats it names.

    A frame that runs has been taken off the agenda before; a frame that waits stays on top until its options leave
    nobody to ask. `choices` are the kinds of option it offers.
    """

    clause: ClassVar[str] = ""
    """The clause that puts this on the agenda."""
    choices: ClassVar[tuple[type[Option], ...]] = ()
    before: ClassVar[Mapping[str, Reason]] = {}
    """What has to come before options that are no choice here, by verb."""
    must: ClassVar[bool] = True
    """True: the game stands still until every named seat has answered; False: they may let time pass."""
    name: ClassVar[str] = ""
    kinds: ClassVar[dict[str, type["Frame"]]] = {}
    """The frames of one game by name; a game's own base class starts a new table."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.name = kebab(cls.__name__)
        if Frame in cls.__bases__:
            cls.kinds = {}
        if cls.kinds.setdefault(cls.__name__, cls) is not cls:
            raise TypeError(f"two frames of one game are called {cls.__name__}")

    def seats(self, table: Any) -> tuple[int, ...]:
        """The seats that may answer now; nobody means the frame runs."""
        return ()

    def waits_for(self, table: Any, seat: int) -> bool:
        """Whether `seat` may answer, asked only of a frame on top that waits."""
        return seat in self.seats(table)

    def run(self, table: Any) -> None:
        """Do it, and put what follows on the agenda."""
        raise NotImplementedError(f"{type(self).__name__} neither runs nor waits")

    def offer(self, table: Any, seat: int) -> list[Option]:
        """All options of `seat`, kind by kind."""
        found: list[Option] = []
        for kind in self.choices:
            found += kind.offer(table, seat)
        return found

    def deadline(self, table: Any) -> float | None:
        """When time itself does something next, if ever."""
        return None

    def strike(self, table: Any) -> None:
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
