"""OpenSpiel's own suite, playthroughs and algorithms over its Python games."""

from __future__ import annotations

import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts

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
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_can_be_played_again() -> None:
    """Everything that can be asked of every state of a match, as text, twice."""
    game = f"{NAMES['welcome_dungeon']}(memory=6000)"
    text = generate_playthrough.playthrough(game, None, seed=1)
    actions = [int(row.split()[1]) for row in text.splitlines() if row.startswith("action: ")]
    assert len(actions) > 20
    assert generate_playthrough.playthrough(game, actions, seed=1) == text


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
    game = openspiel.make(rules, options, f"podzemi_small_{deck}")()
    few = 1 if len(tree.legal) > 1000 else 5
    ours, theirs = study.cfr_plus(tree, few), cfr.CFRPlusSolver(game)
    for _ in range(few):
        theirs.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, theirs.average_policy()) == pytest.approx(tree.nash_conv(ours))
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert uniform == pytest.approx(tree.nash_conv(tree.uniform()))


def test_games_are_known_as_soon_as_pyspiel_is() -> None:
    """With the package of the extra, no import of ours, and after somebody asked whether pyspiel is there."""
    script = "from importlib.util import find_spec; assert find_spec('pyspiel');"
    script += "import pyspiel; print(pyspiel.load_game('podzemi_dark_cave(players=3)').num_players())"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "3\n"


def test_others_forget_what_they_really_saw() -> None:
    """A sampled match: the sampler's past stays, the others' memory fits the sampled cards."""
    found: dict[int, set[str]] = {}
    for seed in range(8):
        state = position("welcome_dungeon", seed, 4)
        player = state.current_player()
        known, theirs = state.information_state_string(player), found.setdefault(seed, set())
        for number in range(6):
            twin = state.resample_from_infostate(player, np.random.default_rng(number).random)
            assert twin.information_state_string(player) == known
            theirs.add(twin.information_state_string(1 - player))
        assert state.information_state_string(1 - player) not in theirs
    assert max(map(len, found.values())) > 1, "in some position the other seat knows a card"
