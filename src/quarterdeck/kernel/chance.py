"""Chance: random streams that live in the state, one per purpose, one machine word each."""

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from struct import unpack
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")
R = TypeVar("R")
_WORD = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
MANY = 8
"""From this many numbers on, drawing all at once is faster than drawing one by one."""


def commitment(seed: str) -> str:
    """What is shown of a seed before the game: its hash. The seed itself is shown at the end."""
    return blake2b(f"quarterdeck seed {seed}".encode(), digest_size=16).hexdigest()


class Chance(Struct):
    """The dice of one game. Streams do not disturb each other; a loaded result replaces the one drawn."""

    seed: str
    streams: dict[str, int] = {}
    loaded: dict[str, list[Any]] = {}

    def below(self, purpose: str, limit: int) -> int:
        """A number from 0 up to, not including, `limit`."""
        if limit < 1:
            raise ValueError(f"{purpose}: there is no number below {limit}")
        self.streams[purpose], drawn = _drawn_once(self._word(purpose), limit)
        return self._result(purpose, drawn) if self.loaded else drawn

    def each_below(self, purpose: str, limits: Sequence[int]) -> list[int]:
        """The numbers that `below` would draw one after another."""
        if not limits:
            return []
        if min(limits) < 1:
            raise ValueError(f"{purpose}: there is no number below {min(limits)}")
        self.streams[purpose], drawn = _drawn(self._word(purpose), limits)
        return [self._result(purpose, number) for number in drawn] if purpose in self.loaded else drawn

    def shuffled(self, purpose: str, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher and Yates)."""
        pile = list(items)
        lasts = range(len(pile) - 1, 0, -1)
        self.streams[purpose], others = _drawn(self._word(purpose), range(len(pile), 1, -1))
        for last, other in zip(lasts, others, strict=True):
            pile[last], pile[other] = pile[other], pile[last]
        return self._result(purpose, pile)

    def _result(self, purpose: str, drawn: R) -> R:
        """What was drawn, or the result that the dice were loaded with."""
        if purpose not in self.loaded:
            return drawn
        result, *rest = self.loaded.pop(purpose)
        if rest:
            self.loaded[purpose] = rest
        return result  # type: ignore[no-any-return]

    def _word(self, purpose: str) -> int:
        """The current position of a stream."""
        word = self.streams.get(purpose)
        if word is None:
            word = int.from_bytes(blake2b(f"{self.seed}/{purpose}".encode(), digest_size=8).digest())
        return word


def _drawn(word: int, limits: Sequence[int]) -> tuple[int, list[int]]:
    """The position of a stream after drawing one number below each of `limits`, and these numbers.

    The words of a stream are splitmix64; Lemire's multiplication turns them into numbers and rejects the few words that
    would bias these.
    """
    if len(limits) < MANY:
        return _drawn_singly(word, limits)
    drawn = []
    for mixed, limit in zip(_mixed(word, len(limits)), limits, strict=True):
        product = mixed * limit
        if product & _WORD < limit:  # may be rejected, which shifts all words after it
            return _drawn_singly(word, limits)
        drawn.append(product >> 64)
    return (word + len(limits) * _GOLDEN) & _WORD, drawn


def _mixed(word: int, count: int) -> tuple[int, ...]:
    """`count` words of a stream, computed at once, each in a 128-bit lane of one large number."""
    steps, ones, lanes = _lanes(count)
    words = (word * ones + steps) & lanes
    words = ((words ^ ((words >> 30) & lanes)) * 0xBF58476D1CE4E5B9) & lanes
    words = ((words ^ ((words >> 27) & lanes)) * 0x94D049BB133111EB) & lanes
    words ^= (words >> 31) & lanes
    return unpack(f"<{2 * count}Q", words.to_bytes(16 * count, "little"))[::2]


@cache
def _lanes(count: int) -> tuple[int, int, int]:
    """Constants for `count` lanes: the increments, a one in each lane, and the mask of the words."""
    ones = sum(1 << (128 * lane) for lane in range(count))
    return sum(((lane + 1) * _GOLDEN) << (128 * lane) for lane in range(count)), ones, ones * _WORD


def _drawn_singly(word: int, limits: Sequence[int]) -> tuple[int, list[int]]:
    """The same as `_drawn`, word by word."""
    drawn = []
    for limit in limits:
        word, number = _drawn_once(word, limit)
        drawn.append(number)
    return word, drawn


def _drawn_once(word: int, limit: int) -> tuple[int, int]:
    """The position of a stream after drawing a number below a limit, and this number."""
    while True:
        word = (word + _GOLDEN) & _WORD
        mixed = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        product = (mixed ^ (mixed >> 31)) * limit
        if (low := product & _WORD) >= limit or low >= (1 << 64) % limit:
            return word, product >> 64
