"""Every game as a Gymnasium environment: one seat learns, bots sit in the others.

>>> import gymnasium
>>> env = gymnasium.make("quarterdeck.lab.gym:quarterdeck/starship-captains-v1", seats=2, bots="thumb")
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum()) == len(info["options"])  # action 0 would be to wait
True
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from quarterdeck.bots.bot import BotFailed
from quarterdeck.bots.registry import RANDOM, Player, UnknownBot, make_players
from quarterdeck.kernel import registry
from quarterdeck.kernel.errors import QuarterdeckError
from quarterdeck.lab.arena import Arena, Mask
from quarterdeck.lab.players import Players

Observation = dict[str, Any]
Opponents = Player | Sequence[Player] | Mapping[int, Player]
"""One bot for all other seats, a list with one for every seat, or bots by seat, the random bot in those not named."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table of bots.

    `seat` is the one that learns, counted from 0, or `"random"`: another one in every game (`info["seat"]`).
    `bots` are its opponents or companions. Further arguments are those of `Arena`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        setup: Mapping[str, Any] | None = None,
        *,
        seat: int | Literal["random"] = 0,
        bots: Opponents = RANDOM,
        max_cycles: int = 10_000,
        render_mode: str | None = None,
        **arena: Any,
    ) -> None:
        self.arena = Arena(game, seats, setup, **arena)
        if seat != "random" and seat not in range(self.arena.seats):
            raise QuarterdeckError(f"there is no seat {seat!r}; give 0 to {self.arena.seats - 1}, or 'random'")
        self.bots = by_seat(bots, self.arena.seats)
        make_players(self.bots, game, "trial")  # refuse bots that do not play the game
        self._wanted_seat = seat
        self.seat = 0 if seat == "random" else seat
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.action_space = spaces.Discrete(self.arena.actions)
        self.observation_space = self.arena.space()
        self._cycles = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = str(self.np_random.integers(1 << 62))
        if self._wanted_seat == "random":
            self.seat = int(self.np_random.integers(self.arena.seats))
        others = {seat: bot for seat, bot in self.bots.items() if seat != self.seat}
        self._players = Players(self.arena.lay_out(deal), others, self.arena.game, deal)
        self.arena.begin()
        self._players.begin()
        self._cycles = 0
        self._until_asked()
        return self.arena.observation(self.seat), self._info(refused=False)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        refused = not self.arena.act(self.seat, int(action))
        self._cycles += 1
        self._until_asked()
        over = self.arena.state.over
        if over:
            self._players.end(self.arena.rules.result(self.arena.state))
        reward = self.arena.rewards()[self.seat]
        cut = not over and self._cycles >= self.max_cycles
        return self.arena.observation(self.seat), reward, over, cut, self._info(refused)

    def _until_asked(self) -> None:
        """Let the bots play until the learning seat has a choice, or the game is over."""
        arena = self.arena
        while (seat := arena.asked()) is not None and seat != self.seat:
            chosen = self._players.choose(seat, arena.offered(seat))
            if chosen is not None and not arena.choose(seat, chosen):
                raise BotFailed(f"{self._players.name(seat)} chose something illegal: {chosen}")

    def _info(self, refused: bool) -> dict[str, Any]:
        return {**self.arena.info(self.seat), "action_mask": self.action_masks(), "refused": refused}

    def action_masks(self) -> Mask:
        """1 for every action that is not refused: the name that maskable policies look for."""
        return self.arena.mask(self.seat)

    def render(self) -> str | None:
        return self.arena.text() if self.render_mode == "ansi" else None


def by_seat(bots: Opponents, seats: int) -> dict[int, Player]:
    """A bot for every seat, the learning one included: it may sit elsewhere in the next game."""
    if isinstance(bots, Mapping):
        unknown = [seat for seat in bots if seat not in range(seats)]
        if unknown:
            raise UnknownBot(f"bots for seats {unknown}; there are seats 0 to {seats - 1}")
        return {seat: bots.get(seat, RANDOM) for seat in range(seats)}
    if isinstance(bots, Sequence) and not isinstance(bots, str):
        if len(bots) != seats:
            raise UnknownBot(f"{len(bots)} bots for {seats} seats: list one for every seat, the learning one included")
        return dict(enumerate(bots))
    return dict.fromkeys(range(seats), bots)


for _game in registry.names():
    gymnasium.register(f"quarterdeck/{_game}-v1", "quarterdeck.lab.gym:SeatEnv", kwargs={"game": _game})
