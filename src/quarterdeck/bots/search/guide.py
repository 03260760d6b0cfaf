"""What a game says about how it is searched; what it leaves out has a plain default."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from quarterdeck.kernel.option import Option


class Guide:
    """How one game is searched. Worlds are imagined, so a guide may read all of their fields."""

    most: ClassVar[int] = 2000
    """Decisions after which an unfinished play-out is judged as it stands: some games need not end."""

    def unit(self, world: Any) -> str:
        """The unit of rewards in advice: the chance to win, unless a game says otherwise."""
        return "win"

    def rewards(self, world: Any) -> Sequence[float]:
        """What every seat may expect where a play-out stopped."""
        raise NotImplementedError(f"{type(self).__name__} does not say what a game is worth")

    def stops(self, start: Any, world: Any) -> bool:
        """Whether a play-out that began at `start` may be judged now."""
        return not world.agenda

    def plans(self, world: Any, seat: int, mover: int) -> bool:
        """Whether the search for `seat` tries the options of `mover`; else the play-out policy moves there too."""
        return True

    def priors(self, world: Any, seat: int, options: Sequence[Option]) -> Sequence[float]:
        """How much each option deserves to be tried: numbers that add up to 1, 0 for what is not tried at all."""
        return [1 / len(options)] * len(options)

    def policy(self, world: Any, seat: int, options: Sequence[Option], luck: Random) -> Option:
        """What a seat does in a play-out; `luck` is the search's own, which keeps it repeatable."""
        return options[int(luck.random() * len(options))]
