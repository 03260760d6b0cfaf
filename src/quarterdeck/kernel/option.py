"""Options: what a seat may choose, each with its text, its reason when blocked, and its consequence."""

from functools import cache
from typing import Any, ClassVar, Self

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from quarterdeck.kernel.errors import Reason, UnknownOption
from quarterdeck.kernel.naming import kebab

NOT_OFFERED = Reason("not-offered", "")


class Option(Struct, frozen=True, gc=False):
    """One thing a seat can choose. A subclass names its fields, when it is offered and what it does.

    Its text is the verb and the fields in order: `Place(0, "A/<", 3)` is `place 0 A/< 3`.
    """

    verb: ClassVar[str] = ""
    binds: ClassVar[bool] = False
    """Whether the rules never let this be taken back."""
    aside: ClassVar[bool] = False
    """Whether it is no move of the game, such as sending a coach away: bots do not advise it."""
    hidden: ClassVar[tuple[str, ...]] = ()
    """The fields that others do not learn when somebody chooses this."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.verb = kebab(cls.__name__)

    @classmethod
    def offer(cls, table: Any, seat: int) -> list[Self]:
        """All options of this kind that `seat` has now, in a fixed order."""
        only = cls()
        return [] if only.reason(table, seat) else [only]

    def reason(self, table: Any, seat: int) -> Reason | None:
        """Why `seat` cannot choose this now, or None if it can; without a rule of its own, what is not offered."""
        return None if not self.__struct_fields__ or self in self.offer(table, seat) else NOT_OFFERED

    def take(self, table: Any, seat: int) -> None:
        """Carry the option out. Called only when `reason` is None."""
        raise NotImplementedError(f"{type(self).__name__} does nothing")

    def binding(self, table: Any) -> bool:
        """Whether the rules forbid taking this back, asked once it is done, even if nobody learnt anything from it."""
        return self.binds

    def __str__(self) -> str:
        return _form(type(self)) % astuple(self)

    @classmethod
    def parse(cls, text: str, kinds: dict[str, type["Option"]]) -> "Option":
        """The option a text stands for: `kinds` are the game's options by verb."""
        verb, *words = text.split(" ")
        kind = kinds.get(verb)
        if kind is None:
            raise UnknownOption(f"{text!r}: no option is called {verb!r}; there are {', '.join(sorted(kinds))}")
        names = kind.__struct_fields__
        if len(words) != len(names):
            form = " ".join([verb, *names])
            raise UnknownOption(f"{text!r}: {verb} takes {len(names)} words, {len(words)} given; write {form!r}")
        try:
            option = msgspec.convert(dict(zip(names, words, strict=True)), kind, strict=False)
        except msgspec.ValidationError as error:
            raise UnknownOption(f"{text!r}: {error}") from None
        if str(option) != text:
            raise UnknownOption(f"{text!r}: write it as {str(option)!r}")
        return option


@cache
def _form(kind: type[Option]) -> str:
    """The text of an option, with a gap for each of its fields."""
    return " ".join([kind.verb, *["%s"] * len(kind.__struct_fields__)])
