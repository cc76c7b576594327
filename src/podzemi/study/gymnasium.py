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
from podzemi.native.batch import Batch
from podzemi.study.series import Series, play_policy
from podzemi.study.spaces import drawn, seen


class Seat(gymnasium.Env[Any, Any]):
    """One seat of a match, drawn anew every time. `info["action_mask"]` says what is open; anything else is
    refused, or with `strict=False` replaced by an open action, as suites want it that know no masks."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        game: Any,
        bots: str = "random",
        render_mode: str | None = None,
        **series: Any,
    ) -> None:
        self.series, self.bots = Series(game, **series), bots
        self.render_mode = render_mode
        self.observation_space, self.action_space = seen(self.series), spaces.Discrete(self.series.n)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        series = self.series
        series.begin(drawn(self.np_random))
        self.seat = series.dice.below(series.players)
        self.others = [registry.bot(self.bots, series.game) for _ in range(series.players)]
        return self._observe()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.series.play(self.seat, action)
        found, info = self._observe()
        return found, self.series.table.returns()[self.seat], self.series.over, False, info

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        self.series.play_others(self.seat, self.others)
        info = self.series.observe(self.seat)
        return info.pop("observation"), info

    def render(self) -> Any:
        return self.series.rendered(self.seat)


class Seats(VectorEnv[Any, Any, Any]):
    """Many matches in lock step: seat 0 learns, a native policy has the others. For games with a mask.

    Observations and masks are the caller's own: a later step does not write into them.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self, game: Any, num_envs: int = 1, players: int = 2, policy: str = "random", **batch: Any
    ) -> None:
        self.batch, self.num_envs, self.policy = Batch(game, players, num_envs, **batch), num_envs, policy
        self.mask, series = self.batch.mask(), Series(game, players)
        self.single_observation_space, self.single_action_space = seen(series), spaces.Discrete(series.n)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        self.batch.reset(self.batch.seed + 1 if seed is None else seed)
        play_policy(self.batch, 0, self.policy)
        return self.batch.observations.copy(), {"action_mask": self.mask.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self.batch.step_places(actions)
        done, rewards = play_policy(self.batch, 0, self.policy)
        cut = np.zeros(self.num_envs, bool)
        return self.batch.observations.copy(), rewards, done, cut, {"action_mask": self.mask.copy()}
