"""Phrases: rows of a few words with typed arguments: parsed, checked, written and described.

Cards, goals and lessons are written as rows of words. A *family* of phrases is a subclass of `Phrase` with a `sort`;
each of its subclasses is one *kind* of phrase. The fields of a kind are its arguments, its `form` says where they
stand: `{field}` is an argument, `[...]` may be left out, `{field=words}` sets a `bool` field if these words are there.
A kind without a form is written as its name and its fields, one after the other.

>>> from typing import Literal
>>> class Order(Phrase, frozen=True):
...     sort = "order"
>>> class Fire(Order, frozen=True):
...     form = "fire {shots} at {side}[ {twice=twice}]"
...     shots: int
...     side: Literal["port", "starboard"]
...     twice: bool = False
>>> class Dive(Order, frozen=True):
...     depth: int = 10
>>> Order.parse("fire 2 at port twice")
Fire(shots=2, side='port', twice=True)
>>> Order.parse("dive"), Order.parse("dive 30")
(Dive(depth=10), Dive(depth=30))
>>> Order.parse("dive").say().id
'order-dive'
>>> Fire(2, "port", True).write(), Dive().write()
('fire 2 at port twice', 'dive')
>>> Order.parse("fire at will")
Traceback (most recent call last):
quarterdeck.kernel.errors.BadContent: 'fire at will' is no order; write 'fire NUMBER at port|starboard[ twice]'

The reader of a file wraps `parse` in `Sheet.at` or `Sheet.each`, which add the file and the line to the complaint.
"""

import re
from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, Self, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from quarterdeck.kernel.errors import BadContent, Reason
from quarterdeck.kernel.naming import kebab

MANY = 12
"""A family with more forms than this is listed in complaints by first words only."""
_PART = re.compile(r"\{(?P<field>\w+)(?:=(?P<flag>[^}]*))?\}|(?P<mark>[\[\]])|(?P<text>[^{}\[\]]+)")
_ALTERNATIVES = re.compile(r"\w+(?:\|\w+)+")


class Written(Struct, frozen=True):
    """How a field is written where its type does not say it: `code: Annotated[str, Written(r"[EI]\\d-\\d+")]`.

    Of a field that is a tuple, `pattern` is one item, `between` separates them, and there are `least` of them.
    A field with a meaning of its own, such as phrases inside a phrase, is read by `read` and written by `show`.
    """

    pattern: str = r"\S+"
    between: str = " "
    least: int = 1
    read: Callable[[str], Any] | None = None
    show: Callable[[Any], str] = str


class Phrase(Struct, frozen=True):
    """A few words with a meaning."""

    sort: ClassVar[str]
    """What phrases of this family are called in complaints and message ids; a class that names it begins a family."""
    form: ClassVar[str | tuple[str, ...]] = ()
    """How it is written; several forms if they set different fields."""
    clause: ClassVar[str] = ""
    """The clause that gives it its meaning."""
    name: ClassVar[str]
    """Its class name in message ids: `short-circuit`."""
    kinds: ClassVar[list[type["Phrase"]]]
    """All kinds of the family, in the order in which they were declared."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.name = kebab(cls.__name__)
        begins_family = "sort" in cls.__dict__
        if begins_family:
            cls.kinds = []
        if not begins_family or cls.form:
            cls.kinds.append(cls)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The phrase of this family that a text means."""
        kind, fields = cls._found(text)
        try:
            return kind(**{name: _value(kind, name, word) for name, word in fields.items()})  # type: ignore[return-value]
        except ValueError as error:  # a value that does not fit, or arguments that do not go together
            raise BadContent(f"{text!r}: {error}") from None

    @classmethod
    def fields_in(cls, text: str) -> dict[str, Any]:
        """The arguments that a text gives, still as text: for rows of several phrases that make one value."""
        return cls._found(text)[1]

    @classmethod
    def _found(cls, text: str) -> tuple[type["Phrase"], dict[str, Any]]:
        """The kind that a text is written like, with its arguments."""
        for kind in cls.kinds:
            for form in forms_of(kind):
                if match := _pattern(kind, form).fullmatch(text):
                    given = {name: word for name, word in match.groupdict().items() if word is not None}
                    return kind, {name: _split(_hints(kind)[name], word) for name, word in given.items()}
        raise BadContent(f"{text!r} is no {cls.sort}; {cls._advice(text)}")

    @classmethod
    def _advice(cls, text: str) -> str:
        """How it could be written: forms with the same first word, all forms, or all first words."""
        forms = [readable(kind, form) for kind in cls.kinds for form in forms_of(kind)]
        alike = [form for form in forms if _first_word(form) == _first_word(text)]
        if alike:
            return f"write {' or '.join(map(repr, alike))}"
        if len(forms) > MANY:
            forms = sorted({_first_word(form) for form in forms if not form.isupper()})
        return f"there are {', '.join(forms)}"

    def write(self) -> str:
        """Its text: what `parse` makes this phrase of."""
        fields = {field.name: field for field in msgspec.structs.fields(type(self))}
        changed = {name for name, field in fields.items() if field.required or getattr(self, name) != field.default}
        forms = [form for form in forms_of(type(self)) if changed <= _mentioned(form)]
        if not forms:
            raise BadContent(f"{self!r} cannot be written")
        return _filled(self, min(forms, key=lambda form: len(_mentioned(form))), changed)

    def words(self) -> dict[str, Any]:
        """Its arguments for its message."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

    def say(self) -> Reason:
        """What it means, as a message id with arguments."""
        return Reason(f"{self.sort}-{self.name}", self.clause, self.words())


def _first_word(text: str) -> str:
    return re.split(r"[ \[]", text, maxsplit=1)[0]


@cache
def forms_of(kind: type[Phrase]) -> tuple[str, ...]:
    """How a kind is written."""
    if kind.form:
        return (kind.form,) if isinstance(kind.form, str) else kind.form
    fields = msgspec.structs.fields(kind)
    needed = [f" {{{field.name}}}" for field in fields if field.required]
    optional = [f"[ {{{field.name}}}" for field in fields if not field.required]
    return ("".join([kind.name, *needed, *optional, "]" * len(optional)]),)


@cache
def readable(kind: type[Phrase], form: str) -> str:
    """A form as it is shown in a complaint: `dive[ NUMBER]`."""
    parts = []
    for part in _PART.finditer(form):
        parts.append(part["flag"] or (_shown(_hints(kind)[part["field"]], part["field"]) if part["field"] else part[0]))
    return "".join(parts)


def _shown(hint: Any, field: str) -> str:
    """What can stand for an argument, where that is a short list."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return "|".join(filter(None, args))
    if origin in (Union, UnionType):
        return "|".join(dict.fromkeys(_shown(one, field) for one in args if one is not NoneType))
    if origin is Annotated and _written(hint) != Written() and args[0] is not int:
        pattern = _written(hint).pattern
        return pattern if _ALTERNATIVES.fullmatch(pattern) else field.upper()
    if origin in (Annotated, tuple):
        return _shown(args[0], field)
    return "NUMBER" if hint in (int, float) else field.upper()


# From forms to patterns


@cache
def _hints(kind: type[Phrase]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


@cache
def _pattern(kind: type[Phrase], form: str) -> re.Pattern[str]:
    """A form as a regular expression, with a group for each argument."""
    return re.compile("".join(_expression(kind, part) for part in _PART.finditer(form)))


def _expression(kind: type[Phrase], part: re.Match[str]) -> str:
    if part["mark"]:
        return "(?:" if part["mark"] == "[" else ")?"
    if not part["field"]:
        return re.escape(part["text"])
    flag = part["flag"]
    return f"(?P<{part['field']}>{_argument(_hints(kind)[part['field']]) if flag is None else re.escape(flag)})"


def _argument(hint: Any) -> str:
    """What an argument of some type looks like."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return "|".join(re.escape(word) for word in args if word)
    if origin in (Union, UnionType):
        return "|".join(_argument(one) for one in args if one is not NoneType)
    if origin is tuple:
        return _items(_argument(args[0]), Written())
    if origin is Annotated:
        return _annotated(args[0], _written(hint))
    return {int: r"\d+", float: r"-?\d+(?:\.\d+)?"}.get(hint, r"\S+")


def _annotated(inner: Any, written: Written) -> str:
    if get_origin(inner) is tuple and written.read is None:
        return _items(written.pattern, written)
    return _argument(inner) if written == Written() else written.pattern


def _items(item: str, written: Written) -> str:
    return f"(?:{item})(?:{re.escape(written.between)}(?:{item})){{{written.least - 1},}}"


def _written(hint: Any) -> Written:
    return next((mark for mark in get_args(hint)[1:] if isinstance(mark, Written)), Written())


def _split(hint: Any, word: str) -> Any:
    """The text of an argument: a flag is there or not, a tuple has items, and some fields are read by themselves."""
    if _written(hint).read:
        return word
    inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    if inner is bool:
        return True
    if get_origin(inner) is tuple:
        return word.split(_written(hint).between if get_origin(hint) is Annotated else " ")
    return word


def _value(kind: type[Phrase], name: str, word: Any) -> Any:
    """An argument as a value of its type."""
    hint = _hints(kind)[name]
    read = _written(hint).read
    if read is not None:
        return read(word)
    try:
        return msgspec.convert(word, hint, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"{error} - at `$.{name}`") from None


# From values to texts


@cache
def _mentioned(form: str) -> frozenset[str]:
    return frozenset(part["field"] for part in _PART.finditer(form) if part["field"])


def _filled(phrase: Phrase, form: str, changed: set[str]) -> str:
    """A form with its arguments; a part in brackets is left out if everything in it has its default."""
    open_parts: list[tuple[str, bool]] = [("", True)]
    for part in _PART.finditer(form):
        if part["mark"] == "[":
            open_parts.append(("", False))
            continue
        text, needed = open_parts.pop()
        if part["mark"]:
            before, kept = open_parts.pop()
            open_parts.append((before + text, kept or needed) if needed else (before, kept))
        elif part["field"]:
            open_parts.append((text + _word(phrase, part), needed or part["field"] in changed))
        else:
            open_parts.append((text + part["text"], needed))
    return open_parts[0][0]


def _word(phrase: Phrase, part: re.Match[str]) -> str:
    if part["flag"] is not None:
        return part["flag"]
    value, written = getattr(phrase, part["field"]), _written(_hints(type(phrase))[part["field"]])
    if isinstance(value, tuple) and written.read is None:
        return written.between.join(map(str, value))
    return written.show(value)
