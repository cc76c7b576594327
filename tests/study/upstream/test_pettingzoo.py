"""PettingZoo's own suites over both kinds of environments, for every game."""

from __future__ import annotations

import warnings

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from podzemi.study import pettingzoo

TABLES = [("welcome_dungeon", 2), ("welcome_dungeon", 4), ("paper_dungeons", 1), ("paper_dungeons", 3)]
TABLES += [("dark_cave", 3), ("dungeon_lords", 2), ("dungeon_lords", 4)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_one_after_the_other(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation ")  # with a mask beside it, as in its own games
        api_test(pettingzoo.env(game, players=players), num_cycles=200)
    seed_test(lambda: pettingzoo.env(game, players=players), num_cycles=60)


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if table[1] > 1])
def test_all_at_once(game: str, players: int) -> None:
    """The test of seeds draws actions without looking at masks."""
    parallel_api_test(pettingzoo.parallel_env(game, players=players), num_cycles=60)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, players=players, strict=False), num_cycles=60)


def test_equal_seeds_make_equal_matches() -> None:
    """Also with masks, to the end of two matches."""
    one, two = (pettingzoo.parallel_env("dungeon_lords", players=3) for _ in range(2))
    for seed in (4, 5):
        for env in (one, two):
            env.reset(seed=seed)
        while one.agents:
            actions = {agent: int(one.observe(agent)["action_mask"].argmax()) for agent in one.agents}
            assert str(one.step(actions)) == str(two.step(actions))
