"""Gymnasium's own checks, its registry, and the vector environment."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from podzemi.study.ids import gymnasium_id, register

register()
TABLES = [("welcome_dungeon", 2), ("paper_dungeons", 1), ("paper_dungeons", 2), ("dark_cave", 3)]
TABLES += [("dungeon_lords", 2)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_checker_finds_nothing(game: str, players: int) -> None:
    env = gymnasium.make(gymnasium_id(game), players=players, bots="greedy", strict=False)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)


def test_what_is_not_open_is_refused() -> None:
    env = gymnasium.make(gymnasium_id("welcome_dungeon"))
    _, info = env.reset(seed=1)
    with pytest.raises(ValueError, match="not open"):
        env.step(int(info["action_mask"].argmin()))


def test_a_lone_player_is_rewarded_by_its_score() -> None:
    env = gymnasium.make(gymnasium_id("paper_dungeons"), players=1)
    _, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert reward == env.unwrapped.table.result().scores[0] != 0


@pytest.mark.parametrize(("game", "players"), TABLES[:3])
def test_many_matches_in_lock_step(game: str, players: int) -> None:
    """Seat 0 is asked after every step, and equal seeds give equal matches."""
    told: list[Any] = []
    for _ in range(2):
        env = gymnasium.make_vec(gymnasium_id(game), num_envs=32, players=players)
        seen, info = env.reset(seed=5)
        ended, sums = 0, 0.0
        for _ in range(300):
            assert env.observation_space.contains(seen)
            assert info["action_mask"].any(1).all()
            seen, rewards, done, cut, info = env.step(info["action_mask"].argmax(1))
            assert not rewards[~done].any() and not cut.any()
            ended, sums = ended + int(done.sum()), sums + float(rewards.sum())
        told.append((ended, sums, seen.tolist()))
    assert told[0] == told[1]
    assert told[0][0] > 32
