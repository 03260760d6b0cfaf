"""Options: what a seat may choose, each with its text, the reason why it is blocked, and its effect."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Self, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from quarterdeck.kernel.errors import Reason, UnknownOption
from quarterdeck.kernel.naming import kebab

NOT_OFFERED = Reason("not-offered", "")
UNDO, UNDO_TURN = "undo", "undo-turn"
RESERVED_VERBS = frozenset({UNDO, UNDO_TURN})
"""Verbs that stand for taking back in the log of a table; no option may use them."""
PARSED = 4096
"""How many parsed texts of options are cached."""


class Option(Struct, frozen=True, gc=False):
    """One thing a seat can choose. A subclass names its fields, when it is offered and what it does.

    Its text is the verb and the fields in order: `Place(0, "A/<", 3)` is `place 0 A/< 3`; a field that is a tuple is
    written with commas, and the last fields are left out where they have their defaults. Every method gets the frame
    that offers the option.
    """

    verb: ClassVar[str] = ""
    """The first word of its text; the class name unless the class says otherwise. Frames may share a verb."""
    key: ClassVar[str] = ""
    """Its class name in message ids: `option-take-back`."""
    bars_undo: ClassVar[bool] = False
    """Whether the rules never let this be taken back: known without trying it."""
    keeps_undo: ClassVar[bool] = False
    """Whether it never reveals anything and chance never decides it: it can be taken back unless `bars_undo_after`
    forbids it, which then must say the same before the option is taken, or the game ends (`State.may_win`). Nobody
    has to try it to know that."""
    takes_rest: ClassVar[bool] = False
    """Whether the last field is the rest of the text, spaces included: `arrange m-22-engine 0,1 2 + ...`."""
    is_open: ClassVar[bool] = False
    """Whether `offer` lists only representatives: others may be chosen too, and `reason` decides."""
    described_once: ClassVar[bool] = False
    """Whether its targets, label and preview stay the same for a whole game, so that they can be remembered."""
    aside: ClassVar[bool] = False
    """Whether it is not a move of the game, such as dismissing a coach: bots do not advise it."""
    hidden: ClassVar[tuple[str, ...]] = ()
    """The fields that others do not learn when somebody chooses this."""
    ends_turn: ClassVar[bool] = False
    """Whether it only ends a turn: where nothing else is left to do, players may have it done without being asked."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.key = kebab(cls.__name__)
        if "verb" not in cls.__dict__:
            cls.verb = cls.key
        if cls.verb in RESERVED_VERBS:
            raise TypeError(f"{cls.__name__}: the verb {cls.verb!r} is reserved for taking back")

    @classmethod
    def offer(cls, table: Any, seat: int, frame: Any) -> Sequence[Self]:
        """All options of this kind that `seat` has now, in a fixed order; the list may be shared and must not be
        changed."""
        alone, why_not = _only(cls)
        return () if why_not is not None and why_not(table, seat, frame) else alone

    @classmethod
    def is_unconditional(cls) -> bool:
        """Whether every frame that lists this kind offers it: it has no fields and no rule of its own."""
        offers, reasons = cls.offer.__func__, cls.reason  # type: ignore[attr-defined]
        inherited = offers is Option.offer.__func__ and reasons is Option.reason  # type: ignore[attr-defined]
        return inherited and not cls.__struct_fields__

    def reason(self, table: Any, seat: int, frame: Any) -> Reason | None:
        """Why `seat` cannot choose this now, or None if it can; by default, what is not offered cannot be chosen."""
        return None if not self.__struct_fields__ or self in self.offer(table, seat, frame) else NOT_OFFERED

    def take(self, table: Any, seat: int, frame: Any) -> None:
        """Carry the option out. Called only when `reason` is None."""
        raise NotImplementedError(f"{type(self).__name__} does nothing")

    def bars_undo_after(self, table: Any) -> bool:
        """Whether the rules forbid taking this back, asked once it is done, even if nobody learnt anything from it."""
        return self.bars_undo

    def targets(self, table: Any, seat: int, frame: Any) -> tuple[str, ...]:
        """What on the board it is about, most specific first: `("card:A/<", "slot:0:3")`. Boards light these up."""
        return ()

    def label(self, table: Any, seat: int, frame: Any) -> Reason | None:
        """A message that says what it means in this frame, where its own fields do not."""
        return None

    def preview(self, table: Any, seat: int, frame: Any) -> list[Reason]:
        """What would follow from it, as messages: its cost, the roll it needs. Uses only what `seat` can see."""
        return []

    def __str__(self) -> str:
        if self.__struct_defaults__:
            return " ".join([self.verb, *map(_word, _written_values(self))])
        if _tuple_fields(type(self)):
            return " ".join([self.verb, *(_word(getattr(self, name)) for name in self.__struct_fields__)])
        return _form(type(self)) % astuple(self)

    @classmethod
    def parse(cls, text: str, kinds: dict[str, type["Option"]]) -> "Option":
        """The option a text stands for: `kinds` are the possible kinds of option, by verb."""
        verb = text.partition(" ")[0]
        kind = kinds.get(verb)
        if kind is None:
            raise UnknownOption(f"{text!r}: no option is called {verb!r}; there are {', '.join(sorted(kinds))}")
        return _parsed(kind, text)


@lru_cache(PARSED)
def _parsed(kind: type[Option], text: str) -> Option:
    """The option of a kind that a text stands for; options never change, so a recently parsed one is shared."""
    names = kind.__struct_fields__
    words = text.split(" ", len(names) if kind.takes_rest else -1)[1:]
    if not len(names) - len(kind.__struct_defaults__) <= len(words) <= len(names):
        form = " ".join([kind.verb, *names])
        raise UnknownOption(f"{text!r}: {kind.verb} takes {len(names)} words, {len(words)} given; write {form!r}")
    try:
        option = msgspec.convert(_fields(kind, words), kind, strict=False)
    except msgspec.ValidationError as error:
        raise UnknownOption(f"{text!r}: {error}") from None
    if str(option) != text:
        raise UnknownOption(f"{text!r}: write it as {str(option)!r}")
    return option


def _fields(kind: type[Option], words: list[str]) -> dict[str, Any]:
    split = _tuple_fields(kind)
    given = zip(kind.__struct_fields__, words, strict=False)  # those left out have their defaults
    return {name: _listed(word) if name in split else word for name, word in given}


def _written_values(option: Option) -> tuple[Any, ...]:
    """The fields of an option up to the last one that differs from its default."""
    values, defaults = astuple(option), option.__struct_defaults__
    while defaults and values[-1] == defaults[-1]:
        values, defaults = values[:-1], defaults[:-1]
    return values


def _listed(word: str) -> list[str]:
    return [] if word == "-" else word.split(",")


def _word(value: Any) -> str:
    """A field in the text of an option: tuples are joined by commas, an empty one is a dash."""
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    return str(value)


@cache
def _tuple_fields(kind: type[Option]) -> frozenset[str]:
    if not kind.__struct_fields__:
        return frozenset()
    hints = get_type_hints(kind)
    return frozenset(name for name in kind.__struct_fields__ if get_origin(hints[name]) is tuple)


@cache
def _only(kind: type[Option]) -> tuple[tuple[Any], Callable[[Any, int, Any], Reason | None] | None]:
    """The one option of a kind without fields, and what says why it cannot be chosen; None: it always can."""
    if len(kind.__struct_fields__) > len(kind.__struct_defaults__):
        raise TypeError(f"{kind.__name__} has fields: its class method `offer` must say what it offers")
    only = kind()
    return (only,), None if kind.is_unconditional() else only.reason


@cache
def _form(kind: type[Option]) -> str:
    """The text of an option, with a gap for each of its fields."""
    return " ".join([kind.verb, *["%s"] * len(kind.__struct_fields__)])
