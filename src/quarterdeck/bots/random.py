"""The random bot: any legal option is as good as another."""

from collections.abc import Callable, Sequence
from typing import Any

from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.option import Option

Look = Callable[[], dict[str, Any]]
"""What a bot calls to see its seat's view; it gets nothing else of the state."""


class RandomBot:
    """Chooses uniformly among its options, the same way again for the same seed."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance(seed)

    def choose(self, look: Look, options: Sequence[Option]) -> Option | None:
        return options[self._chance.below("choice", len(options))]
