"""PettingZoo: `env(game, players=3)` asks one seat after the other, `parallel_env` all at once."""

from __future__ import annotations

from typing import Any  # Any: spaces, arrays and options, which PettingZoo does not type

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.study.ids import versioned
from podzemi.study.staged import Staged, actions


class _Seats:
    """What both kinds share. Only an open action is played: anything else is an error, as masks say."""

    def __init__(self, game: Any, players: int = 2, render_mode: str | None = None, **match: Any) -> None:
        self.game = registry.game(game) if isinstance(game, str) else game
        self.given, self.render_mode = {"players": players, **match}, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        name = versioned(self.game.name)
        self.metadata = {"name": name, "is_parallelizable": True, "render_modes": ["ansi"]}
        self.fit = actions(self.game)
        self.n = self.fit.n + isinstance(
            self, ParallelEnv
        )  # there the last one: a seat that is not asked waits
        seen = spaces.Box(*self.fit.bounds(), dtype=self.fit.dtype)
        both = spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.n,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, both)
        self.action_spaces = {agent: spaces.Discrete(self.n) for agent in self.possible_agents}
        self.chance: Any = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def start(self, seed: int | None) -> None:
        if seed is not None or self.chance is None:
            self.chance = Dice(seeding.np_random(seed)[0].integers(2**63).item())
        self.table = Staged(self.game, seed=self.chance.bits(), **self.given)
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> dict[str, Any]:
        seat, mask = self.seats[agent], np.zeros(self.n, np.int8)
        mask[self.table.open(seat)] = 1
        return {"observation": self.table.observation(seat), "action_mask": mask}

    def play(self, agent: str, action: int) -> None:
        if action not in self.table.open(self.seats[agent]):
            raise ValueError(f"{action} is not open to {agent}: use the action mask")
        self.table.act(self.seats[agent], int(action))

    def render(self) -> str | None:
        return None if self.render_mode is None else repr(self.game.view(self.table.python(), None))

    def close(self) -> None: ...


class env(_Seats, AECEnv):  # noqa: N801 - PettingZoo's name
    """One seat after the other; seats that decide at the same time do not see what the others chose."""

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        self.start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = self.terminations.copy()
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.to_act()[0]]

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.play(self.agent_selection, action)
        if seats := self.table.to_act():
            self.agent_selection = self.agents[seats[0]]
        else:
            self.rewards = dict(zip(self.agents, self.table.returns()))
            self._cumulative_rewards = self.rewards.copy()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]


class parallel_env(_Seats, ParallelEnv):  # noqa: N801 - PettingZoo's name
    """All seats at once; one that is not asked has a single action, to wait."""

    def observe(self, agent: str) -> dict[str, Any]:
        found = super().observe(agent)
        found["action_mask"][-1] = not found["action_mask"].any()
        return found

    def everyone(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def reset(self, seed: int | None = None, options: Any = None) -> Any:
        self.start(seed)
        return self.everyone(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Any:
        for seat in self.table.to_act():
            self.play(self.possible_agents[seat], actions[self.possible_agents[seat]])
        agents, over = self.agents, not self.table.to_act()
        self.agents = [] if over else agents
        rewards, cut = dict(zip(agents, self.table.returns())), dict.fromkeys(agents, False)
        return self.everyone(), rewards, dict.fromkeys(agents, over), cut, {agent: {} for agent in agents}
