"""OpenSpiel's own suite, playthroughs and algorithms over its Python games."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from podzemi import study
from podzemi.engine import registry
from podzemi.study import openspiel

NAMES = {game: openspiel.kind(registry.game(game)).short_name for game in registry.GAMES}
TABLES = [("welcome_dungeon", 2), ("welcome_dungeon", 4), ("paper_dungeons", 2), ("dark_cave", 3)]
TABLES += [("dungeon_lords", 2)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_play_keeps_every_promise(game: str, players: int) -> None:
    loaded = pyspiel.load_game(NAMES[game], {"players": players})
    assert loaded.num_players() == players
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=game == "welcome_dungeon", verbose=False)


def position(game: str, seed: int, decisions: int) -> pyspiel.State:
    chance = random.Random(seed)
    state = pyspiel.load_game(NAMES[game]).new_initial_state()
    while state.is_chance_node() or decisions > 0:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions -= 1
    return state


@pytest.mark.parametrize("game", ["welcome_dungeon", "paper_dungeons", "dark_cave", "dungeon_lords"])
def test_a_sampled_match_looks_the_same(game: str) -> None:
    state = position(game, 3, 3)
    player = state.current_player()
    twin = state.resample_from_infostate(player, np.random.default_rng(1).random)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.legal_actions() == state.legal_actions()


def test_tensors_are_told_apart_as_strings_are() -> None:
    states = [position("welcome_dungeon", seed, seed % 5) for seed in range(30)]
    strings = {state.information_state_string(0) for state in states}
    tensors = {tuple(state.information_state_tensor(0)) for state in states}
    assert len(strings) == len(tensors) > 10


def test_its_tree_search_plays() -> None:
    state = position("welcome_dungeon", 2, 3)
    chance = np.random.RandomState(1)
    search = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, chance), 2.0, 20, random_state=chance
    )
    assert search.step(state) in state.legal_actions()


@pytest.mark.parametrize("deck", study.BENCHMARKS)
def test_both_solvers_say_the_same_of_small_games(deck: str) -> None:
    """Equal trees; equal NashConv of our strategy; and the same strategy after as many iterations of CFR+."""
    rules, options = study.small_welcome(deck), {"first_hero": "mage"}
    tree = study.Tree(rules, options=options)
    game = openspiel.made(rules, options, f"podzemi_small_{deck}")()
    few = 1 if len(tree.legal) > 1000 else 5
    ours, theirs = study.cfr_plus(tree, few), cfr.CFRPlusSolver(game)
    for _ in range(few):
        theirs.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, theirs.average_policy()) == pytest.approx(tree.nash_conv(ours))
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert uniform == pytest.approx(tree.nash_conv(tree.uniform()))
