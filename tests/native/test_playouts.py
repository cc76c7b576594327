"""Rollouts: what the seed says happens, and the state stays as it is."""

from __future__ import annotations

import pytest

from native.played import GAMES, Chooser, places, places_in_order
from podzemi import native
from podzemi.engine import registry
from podzemi.engine.dice import Dice, seed_for


@pytest.mark.parametrize("name", GAMES)
def test_a_rollout_is_a_match_in_python(name: str) -> None:
    game = registry.game(name)
    state = game.start(game.max_players, seed=5)
    match = native.from_python(state)
    for seed in (0, 7, 2**64 - 1):
        ended = native.rollout(match, "random", seed)
        known, chooser, decisions = state.clone(), Chooser(seed), 0
        known.dice = Dice(seed_for(seed, 0))
        while seats := game.to_act(known):
            game.apply_unchecked(known, seats[0], chooser.pick(game.legal(known, seats[0])))
            decisions += 1
        result = game.result(known)
        assert result is not None
        assert (ended.scores, ended.decisions) == (result.scores, decisions)
        assert places_in_order(ended.places) == places(result)
    assert match.python() == state


@pytest.mark.parametrize("threads", [1, 3])
def test_many_are_one_after_the_other(threads: int) -> None:
    match = native.start("welcome_dungeon", 4, seed=2)
    many = native.rollouts(match, 50, seed=9, threads=threads)
    for k in range(50):
        one = native.rollout(match, seed=seed_for(9, k))
        assert (many.scores[k].tolist(), many.places[k].tolist()) == (one.scores, one.places)
        assert many.decisions[k] == one.decisions


def test_nobody_knows_that_policy() -> None:
    with pytest.raises(ValueError, match="unknown policy 'wise'"):
        native.rollout(native.start("welcome_dungeon", 2), "wise")
