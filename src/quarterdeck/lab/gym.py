"""Every game as a Gymnasium environment: one seat learns, bots sit in the others.

>>> import gymnasium
>>> env = gymnasium.make("quarterdeck.lab.gym:quarterdeck/starship-captains-v1", seats=2, bots="thumb")
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum()) == len(info["options"])  # action 0 would be to wait
True
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from quarterdeck.bots.bot import Seat
from quarterdeck.bots.registry import crew
from quarterdeck.kernel import registry
from quarterdeck.lab.arena import Arena, Mask

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table of bots."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        bots: str = "random",
        max_cycles: int = 10_000,
        render_mode: str | None = None,
        **arena: Any,
    ) -> None:
        self.arena = Arena(game, seats, options, **arena)
        self.seat, self.bots, self.max_cycles, self.render_mode = seat, bots, max_cycles, render_mode
        self.action_space = spaces.Discrete(self.arena.actions)
        self.observation_space = self.arena.space()
        self._cycles = 0
        crew([bots], game, self.arena.seats, "trial")  # one that does not play the game is refused here

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = str(self.np_random.integers(1 << 62))
        self.arena.deal(deal)
        self._players = crew([self.bots], self.arena.game, self.arena.seats, deal)
        self._cycles = 0
        self._until_asked()
        return self.arena.observation(self.seat), self._info(refused=False)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        refused = not self.arena.act(self.seat, int(action))
        self._cycles += 1
        self._until_asked()
        over = self.arena.state.over
        reward = self.arena.rewards()[self.seat]
        cut = not over and self._cycles >= self.max_cycles
        return self.arena.observation(self.seat), reward, over, cut, self._info(refused)

    def _until_asked(self) -> None:
        """The bots play until the learning seat has a choice, or the game is over."""
        arena = self.arena
        while (seat := arena.asked()) is not None and seat != self.seat:
            chosen = self._players[seat].choose(Seat(arena.state, seat), arena.offered(seat))
            if chosen is not None:
                arena.choose(seat, chosen)

    def _info(self, refused: bool) -> dict[str, Any]:
        return {**self.arena.info(self.seat), "action_mask": self.action_masks(), "refused": refused}

    def action_masks(self) -> Mask:
        """1 for every action that is not refused: the name that maskable policies look for."""
        return self.arena.mask(self.seat)

    def render(self) -> str | None:
        return self.arena.text() if self.render_mode == "ansi" else None


for _game in registry.names():
    gymnasium.register(f"quarterdeck/{_game}-v1", "quarterdeck.lab.gym:SeatEnv", kwargs={"game": _game})
