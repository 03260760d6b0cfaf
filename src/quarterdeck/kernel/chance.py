"""Chance: random streams that live in the state, one per purpose, one machine word each."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, TypeVar

from msgspec import Struct

T = TypeVar("T")
R = TypeVar("R")
_WORD = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


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
        self.streams[purpose], drawn = _drawn(self._word(purpose), limit)
        return self._result(purpose, drawn)

    def shuffled(self, purpose: str, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher and Yates)."""
        pile, word = list(items), self._word(purpose)
        for last in range(len(pile) - 1, 0, -1):
            word, other = _drawn(word, last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        self.streams[purpose] = word
        return self._result(purpose, pile)

    def _result(self, purpose: str, drawn: R) -> R:
        """What was drawn, or what somebody loaded the dice with."""
        if purpose not in self.loaded:
            return drawn
        result, *rest = self.loaded.pop(purpose)
        if rest:
            self.loaded[purpose] = rest
        return result  # type: ignore[no-any-return]

    def _word(self, purpose: str) -> int:
        """Where a stream stands."""
        word = self.streams.get(purpose)
        if word is None:
            word = int.from_bytes(blake2b(f"{self.seed}/{purpose}".encode(), digest_size=8).digest())
        return word


def _drawn(word: int, limit: int) -> tuple[int, int]:
    """The next word of a stream (splitmix64), and a number below `limit` made of it.

    Lemire's multiplication, which throws away the few words that would make it unfair.
    """
    while True:
        word = (word + _GOLDEN) & _WORD
        mixed = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _WORD
        product = (mixed ^ (mixed >> 31)) * limit
        low = product & _WORD
        if low >= limit or low >= (1 << 64) % limit:
            return word, product >> 64
