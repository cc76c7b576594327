"""PettingZoo: `env(game, players=3)` asks one seat after the other, `parallel_env` all at once."""

from __future__ import annotations

from typing import Any  # Any: spaces, arrays and options, which PettingZoo does not type

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from podzemi.study.series import Series
from podzemi.study.spaces import masked, seed_of


class _Seats:
    """The common part of both environments. An action that its mask excludes raises an error."""

    def __init__(self, game: Any, players: int = 2, render_mode: str | None = None, **match: Any) -> None:
        self.series = Series(game, players, waits=isinstance(self, ParallelEnv), **match)
        self.render_mode, self.begun = render_mode, False
        self.metadata = {"name": self.series.name, "is_parallelizable": True, "render_modes": ["ansi"]}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, masked(self.series))
        self.action_spaces = {agent: spaces.Discrete(self.series.n) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def start(self, seed: int | None) -> None:
        self.series.begin(seed_of(seed, not self.begun))
        self.agents, self.begun = self.possible_agents[:], True

    def observe(self, agent: str) -> dict[str, Any]:
        return self.series.observe(self.seats[agent])

    def by_agent(self, value: Any) -> dict[str, Any]:
        return dict.fromkeys(self.agents, value)

    def render(self) -> str | None:
        return self.render_mode and self.series.rendered()

    def close(self) -> None: ...


class env(_Seats, AECEnv):  # noqa: N801 - PettingZoo's name
    """One seat after the other; seats that decide at the same time do not see what the others chose."""

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.start(seed)
        self.rewards, self._cumulative_rewards = self.by_agent(0.0), self.by_agent(0.0)
        self.terminations, self.truncations = self.by_agent(False), self.by_agent(False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.series.table.to_act()[0]]

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.series.play(self.seats[self.agent_selection], action)
        self.agent_selection = self.agents[next(iter(self.series.table.to_act()), 0)]
        if self.series.over:
            self.rewards = dict(zip(self.agents, self.series.table.returns()))
            self._cumulative_rewards, self.terminations = self.rewards.copy(), self.by_agent(True)


class parallel_env(_Seats, ParallelEnv):  # noqa: N801 - PettingZoo's name
    """All seats at once; one that is not asked has a single action, to wait."""

    def everyone(self) -> tuple[dict[str, Any], dict[str, Any]]:
        return {one: self.observe(one) for one in self.possible_agents}, {one: {} for one in self.agents}

    def reset(self, seed: int | None = None, options: Any = None) -> Any:
        self.start(seed)
        return self.everyone()

    def step(self, actions: dict[str, Any]) -> Any:
        for seat in self.series.table.to_act():
            self.series.play(seat, actions[self.possible_agents[seat]])
        (seen, infos), over = self.everyone(), self.series.over
        rewards = dict(zip(self.agents, self.series.table.returns()))
        told = seen, rewards, self.by_agent(over), self.by_agent(False), infos
        self.agents = [] if over else self.agents
        return told
