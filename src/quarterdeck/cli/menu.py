"""Menus: a long list of options, split into steps by the words of their texts."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.words import Words

SHORT = 12
"""Lists up to this length are not split."""
LONGEST_NUMBER = 4
"""The most digits of a number; no list is longer than that."""


class Leaf(Struct, frozen=True):
    """The end of a path: one option."""

    option: Option


class NotThere(QuarterdeckError):
    """An answer that is nothing in the menu."""


class TooMany(NotThere):
    """Numbers that go on after a choice is complete; `used` are those that lead to it."""

    def __init__(self, numbers: list[str], used: int) -> None:
        super().__init__(" ".join(numbers))
        self.used = " ".join(numbers[:used])


Branch = list[tuple[str, Any]]
"""Labels with what they lead to: a Leaf or a further Branch."""


class Menu:
    """Options with the place in their tree where a person is."""

    def __init__(self, options: list[Option], words: Words, called: Callable[[Option], str] | None = None) -> None:
        self.options = options
        self.final: list[Option] = []
        """Those that cannot be taken back."""
        self.branch = Labels(words, called or words.option).menu(options)
        self.trail: list[Branch] = []
        self._by_text = {str(option): option for option in options}

    def pick(self, answer: str) -> Option | None:
        """The option an answer leads to, or None if there is more to pick; a wrong answer changes nothing."""
        if answer in self._by_text:
            return self._by_text[answer]
        branch, trail = self.branch, list(self.trail)
        try:
            return self._walk(answer.split())
        except NotThere:
            self.branch, self.trail = branch, trail
            raise

    def is_final(self, behind: Any) -> bool:
        """Whether a label leads only to options that cannot be taken back."""
        if isinstance(behind, Leaf):
            return behind.option in self.final
        return all(self.is_final(further) for _, further in behind)

    def words_behind(self, behind: Any) -> list[str]:
        """The words that stand in the text of every option behind a label, such as ids of cards."""
        if isinstance(behind, Leaf):
            fields = [getattr(behind.option, name) for name in behind.option.__struct_fields__]
            return [value for value in fields if isinstance(value, str)]
        first, *others = [self.words_behind(further) for _, further in behind]
        return [word for word in first if all(word in other for other in others)]

    def _walk(self, numbers: list[str]) -> Option | None:
        """Follow numbers, one branch after the other: `1 1 3`."""
        for place, number in enumerate(numbers, 1):
            option = self._step(number)
            if option is not None and place < len(numbers):
                raise TooMany(numbers, place)
            if option is not None:
                return option
        return None

    def _step(self, number: str) -> Option | None:
        if number == "0" and self.trail:
            self.branch = self.trail.pop()
            return None
        chosen = self.branch[_index(number, len(self.branch))][1]
        if isinstance(chosen, Leaf):
            return chosen.option
        self.trail.append(self.branch)
        self.branch = chosen
        return None


def _index(number: str, count: int) -> int:
    """The index in a list for a number that counts from 1."""
    if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER and 1 <= int(number) <= count):
        raise NotThere(number)
    return int(number) - 1


class Labels:
    """The labels of options: one by one as they are called at this moment, or in groups under a common word."""

    def __init__(self, words: Words, called: Callable[[Option], str]) -> None:
        self.words, self.called = words, called

    def menu(self, options: list[Option]) -> Branch:
        """The options as a tree: first what to do, then with what."""
        if len(options) <= SHORT:
            return self._leaves(options)
        groups: dict[str, list[Option]] = {}
        for option in options:
            groups.setdefault(option.verb, []).append(option)
        return [(self._group(group), self._inner(group, 0)) for group in groups.values()]

    def _group(self, group: list[Option]) -> str:
        return self.called(group[0]) if len(group) == 1 else self.words.verb(group[0])

    def _leaves(self, options: list[Option]) -> Branch:
        return [(self.called(option), Leaf(option)) for option in options]

    def _inner(self, group: list[Option], depth: int) -> Any:
        """What is behind a group of options with the same verb and the same first fields."""
        if len(group) == 1:
            return Leaf(group[0])
        fields = group[0].__struct_fields__
        if len(group) <= SHORT or depth == len(fields):
            return self._leaves(group)
        parts: dict[Any, list[Option]] = {}
        for option in group:
            parts.setdefault(getattr(option, fields[depth]), []).append(option)
        if len(parts) == 1:
            return self._inner(group, depth + 1)
        return [(self._part(fields[depth], value), self._inner(part, depth + 1)) for value, part in parts.items()]

    def _part(self, field: str, value: Any) -> str:
        """A field's value with its name: "board 2", "slot 4"; words need no name."""
        spelled = self.words.spell(field, value)
        return f"{self.words.text(f'field-{field}')} {spelled}" if isinstance(spelled, int) else str(spelled)
