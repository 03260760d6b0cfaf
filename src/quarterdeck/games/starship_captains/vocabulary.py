"""The words that cards are written in (SC-18): every effect parses, checks, happens and says itself.

A row is a list of items, `damage 2, advance any 4`; an item may leave a choice, `repair / advance pirates 1`
(SC-18.15), or ask a price, `pay pirate: medal & advance any 2` (SC-18.13). Each effect stands in its rules' chapter.
"""

from functools import cache
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta, Struct

from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.naming import kebab

WORDS: dict[str, type["Effect"]] = {}
Count = Annotated[int, Meta(ge=1)]


class Effect(Struct, frozen=True):
    """One symbol of a card, tile or track space. Its fields are the words after its name."""

    word: ClassVar[str] = ""
    compulsory: ClassVar[bool] = False
    """Whether nobody may leave it out (SC-3.12, SC-3.13, SC-3.17)."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.word = kebab(cls.__name__)
        WORDS[cls.word] = cls

    def begin(self, table: Any, seat: int) -> None:
        """Let it happen to `seat`, or put the question on the agenda."""
        raise NotImplementedError(f"{type(self).__name__} does nothing")

    def possible(self, table: Any, seat: int) -> bool:
        """Whether it could do anything now: what could not is not offered by itself (SC-R19)."""
        return True

    def worth(self) -> float:
        """What it is worth in points when cards are designed (SC-D61)."""
        raise NotImplementedError(f"{type(self).__name__} has no worth")

    def symbols(self) -> tuple[str, ...]:
        """What its chip shows from left to right: names of icons, numbers (`2`, `+2`), `/` and `>`."""
        return (self.word,)

    def parts(self) -> tuple["Effect", ...]:
        """The effects inside this one, itself if there are none."""
        return (self,)

    def words(self) -> dict[str, Any]:
        """Its arguments for its message `effect-...`."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


COMPOSED = {"choice", "price"}
"""Effects that are written with signs, not by their names."""


@cache
def items(row: str) -> tuple[str, ...]:
    """The items of a row, each a text of its own."""
    return tuple(item.strip() for item in row.split(",")) if row else ()


@cache
def effect(item: str) -> Effect:
    """What an item stands for."""
    if " / " in item:
        found = WORDS["choice"](tuple(item.split(" / ")))
    elif item.startswith("pay "):
        price, _, benefit = item[4:].partition(": ")
        found = WORDS["price"](price, tuple(benefit.split(" & ")))
    else:
        return _plain(item)
    found.symbols()  # complains of what is wrong inside
    return found


def _plain(item: str) -> Effect:
    name, *words = item.split() or [""]
    kind = None if name in COMPOSED else WORDS.get(name)
    if kind is None:
        raise BadContent(f"{name!r} is no effect; there are {', '.join(sorted({*WORDS} - COMPOSED))}")
    fields = kind.__struct_fields__
    if len(words) > len(fields):
        raise BadContent(f"{item!r} has too many words")
    try:
        return msgspec.convert(dict(zip(fields, words, strict=False)), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadContent(f"{item!r}: {error}") from None


def effects(row: str) -> tuple[Effect, ...]:
    return tuple(effect(item) for item in items(row))


def worth(row: str) -> float:
    """What a row is worth on the scale of SC-D61."""
    return sum(one.worth() for one in effects(row))


def shown(row: str) -> tuple[Effect, ...]:
    """Every effect a row shows, those inside choices and prices included."""
    return tuple(part for one in effects(row) for part in one.parts())
