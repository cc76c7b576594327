"""Gymnasium's own checks, its registry, and the vector environment."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from podzemi.study.ids import gymnasium_id

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
    assert reward == env.unwrapped.series.table.result().scores[0] != 0


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


def test_what_was_told_stays_as_it_was() -> None:
    """A trajectory is kept by the caller: no later step writes into its observations or masks."""
    env = gymnasium.make_vec(gymnasium_id("welcome_dungeon"), num_envs=16)
    seen, info = env.reset(seed=1)
    mask, kept = info["action_mask"], (seen.tolist(), info["action_mask"].tolist())
    for _ in range(5):
        env.step(env.action_space.sample())  # also what is not open, which changes nothing there
        env.step(np.full(16, 0))
    assert (seen.tolist(), mask.tolist()) == kept


@pytest.mark.parametrize("game", ["dark_cave", "dungeon_lords"])
def test_games_without_a_mask_run_side_by_side(game: str) -> None:
    envs = gymnasium.make_vec(gymnasium_id(game), num_envs=2, vectorization_mode="sync")
    _, info = envs.reset(seed=1)
    for _ in range(20):
        _, _, _, _, info = envs.step(info["action_mask"].argmax(1))
    assert info["action_mask"].any(1).all()


def test_its_wrappers_count_matches() -> None:
    envs = RecordEpisodeStatistics(gymnasium.make_vec(gymnasium_id("welcome_dungeon"), num_envs=8))
    _, info = envs.reset(seed=2)
    for _ in range(80):
        _, _, _, _, info = envs.step(info["action_mask"].argmax(1))
    assert envs.episode_count > 8
    assert set(envs.return_queue) <= {-1.0, 1.0}


def test_games_are_known_as_soon_as_gymnasium_is() -> None:
    """With the package of the extra, and no import of ours."""
    script = "import gymnasium, inspect, importlib.resources as r;"
    script += "assert 'import' in inspect.getsource(gymnasium);"
    script += "assert r.files('gymnasium').joinpath('__init__.py').is_file();"
    script += "print(gymnasium.make('podzemi/DarkCave-v1', players=3).unwrapped.series.name)"
    done = subprocess.run([sys.executable, "-W", "error", "-c", script], capture_output=True, text=True)
    assert done.stdout == "dark_cave_v1\n", done.stderr


def test_nothing_is_imported_before_somebody_wants_it() -> None:
    script = "import sys; print([name for name in sys.modules if name.partition('.')[0] == 'podzemi'])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
