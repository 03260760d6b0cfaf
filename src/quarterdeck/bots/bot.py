"""What a bot is: it gets a look at its seat's view and its options, never the state."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from quarterdeck.kernel.option import Option

Look = Callable[[], dict[str, Any]]
"""What a bot calls to see its seat's view; it gets nothing else of the state."""


class Bot(Protocol):
    """A player for one seat of one game, made from a seed: the same seed plays the same way again."""

    def choose(self, look: Look, options: Sequence[Option]) -> Option | None:
        """One of the options, of which there is at least one; None lets time pass."""
