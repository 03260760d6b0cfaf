"""The arena: a table for learning programs, with numbered actions, masks, vectors and rewards.

Action 0 does nothing: it lets time pass, or waits for others. Action i is the i-th of the options on offer, in the
order of the rules; `info["options"]` has their texts. Nobody can number all options of a game beforehand, as they name
cards, places and figures, so the mask says how many there are now. An action outside the mask is refused as at any
table: nothing happens.
"""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quarterdeck.kernel import registry
from quarterdeck.kernel.chance import Chance
from quarterdeck.kernel.clock import VirtualClock
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.kernel.option import Option
from quarterdeck.kernel.words import words
from quarterdeck.lab.observing import FEATURES, MOST, observed

NOTHING = 0
Reward = Literal["won", "points"]
Mask = NDArray[np.int8]


class TooManyOptions(QuarterdeckError):
    """More options than actions: the space was made too small."""


class Arena:
    """One table, dealt again and again."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: Reward = "won",
        pace: float = 5.0,
        features: int = FEATURES,
        most_options: int | None = None,
    ) -> None:
        self.game, self.rules = game, registry.rules_of(game)
        self.seats = max(self.rules.seats) if seats is None else seats
        self.options, self.reward, self.features = dict(options or {}), reward, features
        self.clock = VirtualClock(pace)
        self.actions = (most_options or self.rules.most_options) + 1
        self.deal("0")

    def deal(self, seed: str) -> None:
        """A new game."""
        self.state = self.rules.table(self.seats, self.options, Chance(seed))
        self._beat: list[int] = [*self.state.seats()]
        self._changed()

    def _changed(self) -> None:
        """What was known of the table holds no longer."""
        self._offered: dict[int, list[Option]] = {}
        self._views: dict[int, dict[str, Any]] = {}

    # What a seat knows

    def offered(self, seat: int) -> list[Option]:
        """What a seat may choose now."""
        if seat not in self._offered:
            found = self.state.options(seat)
            if len(found) >= self.actions:
                raise TooManyOptions(f"{len(found)} options for seat {seat}: most_options must be as many at least")
            self._offered[seat] = found
        return self._offered[seat]

    def view(self, seat: int) -> dict[str, Any]:
        if seat not in self._views:
            self._views[seat] = self.state.view(seat)
        return self._views[seat]

    def mask(self, seat: int) -> Mask:
        """1 for every action that is not refused."""
        offered = len(self.offered(seat))
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[1 : 1 + offered] = 1
        mask[NOTHING] = not offered or not self.state.agenda[-1].must
        return mask

    def observation(self, seat: int) -> dict[str, Any]:
        return {"observation": observed(self.view(seat), self.features), "action_mask": self.mask(seat)}

    def info(self, seat: int) -> dict[str, Any]:
        """What people would read: the texts of the options, and the view."""
        return {"options": [str(option) for option in self.offered(seat)], "view": self.view(seat)}

    def space(self) -> spaces.Dict:
        """Where observations lie."""
        vector = spaces.Box(-MOST, MOST, (self.features,), np.float32)
        return spaces.Dict({"observation": vector, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    # What happens

    def act(self, seat: int, action: int) -> bool:
        """Do what a seat chose; False if it is refused."""
        if action == NOTHING:
            return bool(self.mask(seat)[NOTHING])
        option = self.option(seat, action)
        return option is not None and self.choose(seat, option)

    def option(self, seat: int, action: int) -> Option | None:
        """What an action stands for; nothing if it is outside the mask."""
        offered = self.offered(seat)
        return offered[action - 1] if 1 <= action <= len(offered) else None

    def choose(self, seat: int, option: Option) -> bool:
        """Let a seat have an option, judged by the table as it is now; False if it is refused."""
        if self.state.why_not(seat, option) is not None:
            return False
        self.state.carry_out(seat, option)
        self._changed()
        return True

    def tick(self) -> None:
        """Time passes, where the game does not wait for answers."""
        self.clock.tick(self.state)
        self._changed()

    def asked(self) -> int | None:
        """The seat that chooses next; time passes when all have been asked. None when the game is over."""
        while not self.state.over:
            while self._beat:
                seat = self._beat.pop(0)
                if self.offered(seat):
                    return seat
            self.tick()
            self._beat = [*self.state.seats()]
        return None

    def rewards(self) -> list[float]:
        """What the end is worth to every seat: 1 for a victory, or its points; nothing before the end."""
        if not self.state.over:
            return [0.0] * self.seats
        standing = self.rules.standing(self.rules.result(self.state), self.seats)
        if self.reward == "won":
            return [float(won) for won in standing.won]
        return [float(points) for points in standing.points or [0.0] * self.seats]

    def text(self) -> str:
        """The table as spectators see it, in words."""
        return "\n".join(self.rules.describe(self.state.view(None), words(self.game), False))
