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
        drawn = self._below(purpose, limit)
        return self._result(purpose, drawn)

    def shuffled(self, purpose: str, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher and Yates)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self._below(purpose, last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return self._result(purpose, pile)

    def _result(self, purpose: str, drawn: R) -> R:
        """What was drawn, or what somebody loaded the dice with."""
        if purpose not in self.loaded:
            return drawn
        result, *rest = self.loaded.pop(purpose)
        if rest:
            self.loaded[purpose] = rest
        return result  # type: ignore[no-any-return]

    def _below(self, purpose: str, limit: int) -> int:
        """Lemire's multiplication, which throws away the few words that would make it unfair."""
        while True:
            product = self._word(purpose) * limit
            low = product & _WORD
            if low >= limit or low >= (1 << 64) % limit:
                return product >> 64

    def _word(self, purpose: str) -> int:
        """The next 64 bits of a stream (splitmix64)."""
        word = self.streams.get(purpose)
        if word is None:
            word = int.from_bytes(blake2b(f"{self.seed}/{purpose}".encode(), digest_size=8).digest())
        word = (word + _GOLDEN) & _WORD
        self.streams[purpose] = word
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
        return word ^ (word >> 31)
