"""Phrases: rows of words of which each kind parses itself, for goals and steps of lessons."""

import re
from typing import ClassVar, Self

import msgspec
from msgspec import Struct

from quarterdeck.kernel.errors import BadContent
from quarterdeck.kernel.naming import kebab


class Phrase(Struct, frozen=True, kw_only=True):
    """A few words with a meaning. A subclass of a kind of phrase has its words as `form` and one `example`."""

    form: ClassVar[str] = ""
    example: ClassVar[str] = ""
    name: ClassVar[str]
    kinds: ClassVar[list[type["Phrase"]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.name = kebab(cls.__name__)
        if Phrase in cls.__bases__:
            cls.kinds = []
        else:
            cls.kinds.append(cls)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The phrase of this sort that some words mean."""
        for kind in cls.kinds:
            if found := re.fullmatch(kind.form, text):
                words = {name: word for name, word in found.groupdict().items() if word is not None}
                return msgspec.convert(words, kind, strict=False)  # type: ignore[return-value]
        known = "; ".join(sorted(kind.example for kind in cls.kinds))
        raise BadContent(f"{text!r} is no {cls.name}; there are: {known}")
