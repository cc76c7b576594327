"""TorchRL over both kinds of PettingZoo environments, and Shimmy over the OpenSpiel games."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0
from torchrl.envs import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from podzemi.engine import registry
from podzemi.study import openspiel, pettingzoo

pytestmark = pytest.mark.filterwarnings("ignore")
"""They warn of versions of PettingZoo that they do not know, and of each other's spaces."""
GAMES = ["welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords"]


@pytest.mark.parametrize("game", GAMES)
def test_torchrl_finds_what_it_was_promised_seat_by_seat(game: str) -> None:
    env = PettingZooWrapper(pettingzoo.env(game, players=2), use_mask=True, done_on_any=True)
    check_env_specs(env, seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_torchrl_finds_what_it_was_promised_of_all_at_once(game: str) -> None:
    env = PettingZooWrapper(pettingzoo.parallel_env(game, players=2), done_on_any=True)
    check_env_specs(env, seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_shimmy_makes_pettingzoo_of_openspiel(game: str) -> None:
    name = openspiel.kind(registry.game(game)).short_name
    api_test(OpenSpielCompatibilityV0(game_name=name), num_cycles=60)
