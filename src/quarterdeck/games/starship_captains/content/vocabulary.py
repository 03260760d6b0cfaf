"""The words that cards are written in (SC-18): every effect parses, checks, happens and says itself.

A row is a list of items, `damage 2, advance any 4`; an item may leave a choice, `repair / advance pirates 1`
(SC-18.15), or ask a price, `pay pirate: medal & advance any 2` (SC-18.13). Each effect stands in its rules' chapter.
"""

from functools import cache
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from quarterdeck.kernel.phrases import Phrase, Written

Count = Annotated[int, Meta(ge=1)]
Row = Annotated[tuple[str, ...], Written(r"[^,]*", between=", ")]
"""The items of a row as a field: `damage 2, advance any 4`."""


class Effect(Phrase, frozen=True):
    """One symbol of a card, tile or track space. Its fields are the words after its name."""

    sort = "effect"
    compulsory: ClassVar[bool] = False
    """Whether nobody may leave it out (SC-3.12, SC-3.13, SC-3.17)."""

    def begin(self, table: Any, seat: int) -> None:
        """Let it happen to `seat`, or put the question on the agenda."""
        raise NotImplementedError(f"{type(self).__name__} does nothing")

    def possible(self, table: Any, seat: int) -> bool:
        """Whether it could do anything now: what could not is not offered by itself (SC-R19)."""
        return True

    def idle(self, table: Any, seat: int) -> bool:
        """Whether it certainly changes nothing now; a room with only such effects says so beforehand."""
        return not self.possible(table, seat)

    def worth(self) -> float:
        """What it is worth in points when cards are designed (SC-D61)."""
        raise NotImplementedError(f"{type(self).__name__} has no worth")

    def symbols(self) -> tuple[str, ...]:
        """What its chip shows from left to right: names of icons, numbers (`2`, `+2`), `/` and `>`."""
        return (self.name,)

    def parts(self) -> tuple["Effect", ...]:
        """The effects inside this one, itself if there are none."""
        return (self,)


@cache
def items(row: str) -> tuple[str, ...]:
    """The items of a row, each a text of its own."""
    return tuple(item.strip() for item in row.split(",")) if row else ()


@cache
def effect(item: str) -> Effect:
    """What an item stands for."""
    found = Effect.parse(item)
    found.symbols()  # complains of what is wrong inside
    return found


def effects(row: str) -> tuple[Effect, ...]:
    return tuple(effect(item) for item in items(row))


def worth(row: str) -> float:
    """What a row is worth on the scale of SC-D61."""
    return sum(one.worth() for one in effects(row))


def shown(row: str) -> tuple[Effect, ...]:
    """Every effect a row shows, those inside choices and prices included."""
    return tuple(part for one in effects(row) for part in one.parts())
