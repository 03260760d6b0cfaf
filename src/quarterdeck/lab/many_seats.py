"""What both PettingZoo environments have in common."""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

from gymnasium import spaces

from quarterdeck.lab.arena import Arena

MAX_CYCLES = 10_000


class SeatAgents:
    """An arena whose seats are agents: `seat_0`, `seat_1`, ..."""

    metadata: dict[str, Any] = {"name": "quarterdeck_v1", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        setup: Mapping[str, Any] | None = None,
        *,
        max_cycles: int = MAX_CYCLES,
        only_asked: bool = False,
        render_mode: str | None = None,
        **arena: Any,
    ) -> None:
        self.arena = Arena(game, seats, setup, **arena)
        self.max_cycles, self.only_asked, self.render_mode = max_cycles, only_asked, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.arena.seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            name: self.arena.space() for name in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            name: spaces.Discrete(self.arena.actions) for name in self.possible_agents
        }
        self._seed, self._deals = randbits(64), 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self.arena.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def deal(self, seed: int | None) -> None:
        """A new game: the first of a seed, or the next one; without any seed every environment has its own games."""
        self._seed, self._deals = (self._seed, self._deals + 1) if seed is None else (seed, 0)
        self.arena.deal(f"{self._seed}/{self._deals}")
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def each(self, value: Any) -> dict[str, Any]:
        return dict.fromkeys(self.possible_agents, value)

    def paid(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.arena.rewards(), strict=True))
