"""A hurried thought draws few worlds, so that time is left to search them."""

from __future__ import annotations

import pytest

from podzemi.bots import levels, search
from podzemi.bots.search import SearchBot, Searcher, Settings
from podzemi.engine import registry
from podzemi.engine.dice import Dice

WELCOME = registry.game("welcome_dungeon")


def worlds(settings: Settings) -> int:
    state = WELCOME.start(4, seed=3)
    return len(Searcher(WELCOME, settings).sampled(WELCOME.view(state, state.asked), Dice(1)))


def test_whoever_has_no_time_draws_few_worlds() -> None:
    assert worlds(Settings(seconds=1e-6, worlds=512)) == search.FEWEST_WORLDS


def test_no_more_are_drawn_than_are_asked_for() -> None:
    assert worlds(Settings(seconds=1e-6, worlds=5)) == 5
    assert worlds(Settings(seconds=60, worlds=100)) == 100


def test_who_counts_iterations_draws_all_of_them_on_every_machine() -> None:
    assert worlds(Settings(iterations=1, seconds=0.0, worlds=100)) == 100


@pytest.mark.parametrize("name", ["welcome_dungeon", "dark_cave", "dungeon_lords"])
def test_the_games_own_searchers_hurry_as_well(name: str) -> None:
    game = registry.game(name)
    state = game.start(3, seed=3)
    seat = game.to_act(state)[0]
    master = levels.player(game, levels.settings(name)["master"])
    assert isinstance(master, SearchBot)
    hasty = type(master.searcher)(game, Settings(seconds=1e-6, worlds=512))
    found, _ = hasty.worlds(game.view(state, seat), Dice(1))
    assert len(found) == search.FEWEST_WORLDS
