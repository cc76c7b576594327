"""Gymnasium: one seat learns, bots have the others; and the same for thousands of matches on `native.Batch`.

`gymnasium.make("podzemi/WelcomeDungeon-v1", bots="greedy")` and `gymnasium.make_vec(...)` find both.
"""

from __future__ import annotations

from typing import Any  # Any: spaces, arrays and options

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.native.batch import Batch
from podzemi.study.numbers import bounds
from podzemi.study.staged import Staged, actions


class Seat(gymnasium.Env[Any, Any]):
    """One seat of a match, drawn anew every time. `info["action_mask"]` says what is open; anything else is
    refused, or with `strict=False` replaced by an open action, as suites want it that know no masks."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        game: Any,
        players: int = 2,
        bots: str = "random",
        strict: bool = True,
        render_mode: str | None = None,
        **match: Any,
    ) -> None:
        self.game = registry.game(game) if isinstance(game, str) else game
        self.given, self.names, self.strict, self.render_mode = match, (bots, players), strict, render_mode
        fit = actions(self.game)
        self.observation_space = spaces.Box(*fit.bounds(), dtype=fit.dtype)
        self.action_space = spaces.Discrete(fit.n)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.dice = Dice(int(self.np_random.integers(2**63)))
        bots, players = self.names
        self.table = Staged(self.game, players, seed=self.dice.bits(), **self.given)
        self.seat = self.dice.below(players)
        self.bots = [registry.bot(bots, self.game) for _ in range(players)]
        return self._told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        choices = self.table.open(self.seat)
        if action not in choices and self.strict:
            raise ValueError(f"{action} is not open: use info['action_mask']")
        self.table.act(self.seat, int(action) if action in choices else choices[int(action) % len(choices)])
        seen, info = self._told()
        return seen, self.table.returns()[self.seat], not self.table.to_act(), False, info

    def _told(self) -> tuple[Any, dict[str, Any]]:
        while (seats := self.table.to_act()) and self.seat not in seats:
            self.table.let(self.bots[seats[0]], seats[0], self.dice)
        return self.table.observation(self.seat), {"action_mask": self.table.mask(self.seat)}

    def render(self) -> Any:
        return repr(self.game.view(self.table.python(), self.seat))


class Seats(VectorEnv[Any, Any, Any]):
    """Many matches in lock step: seat 0 learns, a native policy has the others. For games with a mask."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self, game: Any, num_envs: int = 1, players: int = 2, policy: str = "random", **batch: Any
    ) -> None:
        self.batch, self.num_envs, self.policy = Batch(game, players, num_envs, **batch), num_envs, policy
        self.mask = self.batch.mask()
        spec = self.batch.game.observation_spec
        assert spec is not None
        self.single_observation_space = spaces.Box(*bounds(spec), dtype=spec.dtype)
        self.single_action_space = spaces.Discrete(self.mask.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        self.batch.reset(self.batch.seed + 1 if seed is None else seed)
        self._others(np.zeros(self.num_envs, bool), np.zeros(self.num_envs, np.float32))
        return self.batch.observations.copy(), {"action_mask": self.mask}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self.batch.step_places(actions)
        done, rewards = self.batch.done.astype(bool), self.batch.rewards[:, 0].copy()
        self._others(done, rewards)
        cut = np.zeros(self.num_envs, bool)
        return self.batch.observations.copy(), rewards, done, cut, {"action_mask": self.mask}

    def _others(self, done: Any, rewards: Any) -> None:
        """The policy plays until seat 0 is asked everywhere, also in matches that begin meanwhile."""
        while (waits := self.batch.to_act != 0).any():
            self.batch.step(self.batch.pick(self.policy), where=waits)
            done |= self.batch.done.astype(bool)
            rewards += self.batch.rewards[:, 0]
