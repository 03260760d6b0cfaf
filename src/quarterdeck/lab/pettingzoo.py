"""Every game as a PettingZoo environment: seats one after another (`env`), or all at once (`parallel_env`).

A cycle asks every seat once. A seat without a choice has one action, 0; then a tick of the game's time passes if the
game waits for nobody. With `only_asked=True` the seats without a choice are left out. `parallel_env` fits planning in
real time and secret votes; in other games all but one seat do nothing. What a seat chose is judged when its turn comes,
so a choice that another one has just made impossible is refused.
"""

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from quarterdeck.lab.arena import NOTHING
from quarterdeck.lab.many_seats import SeatAgents

Observation = dict[str, Any]


class TurnsEnv(SeatAgents, AECEnv[str, Observation, int]):
    """Seats one after another."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards, self._cumulative_rewards = self.each(0.0), self.each(0.0)
        self.terminations, self.truncations = self.each(False), self.each(False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}
        self.agent_selection = self.possible_agents[0]
        self._select(self._first())

    def observe(self, agent: str) -> Observation:
        return self.arena.observation(self.seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.arena.act(self.seat(agent), NOTHING if action is None else int(action))
        following = self._following(self.seat(agent))
        self._end_if_over()
        self._select(following)
        self._accumulate_rewards()

    def _first(self) -> int:
        return (self.arena.asked() or 0) if self.only_asked else 0

    def _following(self, seat: int) -> int:
        """Who is next; a cycle is complete when the last seat has chosen."""
        if self.only_asked:
            self.cycles += 1
            asked = self.arena.asked()
            return seat if asked is None else asked
        if seat + 1 == self.arena.seats and not self.arena.state.over:
            self.arena.tick()
            self.cycles += 1
        return (seat + 1) % self.arena.seats

    def _end_if_over(self) -> None:
        over = self.arena.state.over
        self.rewards = self.paid()
        self.terminations = self.each(over)
        self.truncations = self.each(not over and self.cycles >= self.max_cycles)

    def _select(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = self.arena.info(seat)


class AtOnceEnv(SeatAgents, ParallelEnv[str, Observation, int]):
    """All seats at once."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed)
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        for agent, option in self._chosen(actions).items():
            self.arena.choose(self.seat(agent), option)
        self.arena.tick()
        self.cycles += 1
        over = self.arena.state.over
        cut = not over and self.cycles >= self.max_cycles
        observations, infos, rewards = self._observations(), self._infos(), self.paid()
        self.agents = [] if over or cut else self.agents
        return observations, rewards, self.each(over), self.each(cut), infos

    def _chosen(self, actions: Mapping[str, int]) -> dict[str, Any]:
        """The options that were chosen, before any of them changes the table."""
        wanted = {agent: self.arena.option(self.seat(agent), int(action)) for agent, action in actions.items()}
        return {agent: option for agent, option in wanted.items() if option is not None}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.arena.observation(self.seat(agent)) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.arena.info(self.seat(agent)) for agent in self.agents}


def raw_env(game: str, **table: Any) -> TurnsEnv:
    """Seats one after another, unguarded."""
    return TurnsEnv(game, **table)


def env(game: str, **table: Any) -> AECEnv[str, Observation, int]:
    """Seats one after another, with PettingZoo's guard against calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **table))


def parallel_env(game: str, **table: Any) -> AtOnceEnv:
    """All seats at once."""
    return AtOnceEnv(game, **table)
