"""Study tables and bounds where native code is (see conftest.py)."""

from __future__ import annotations

import doctest
from pathlib import Path

import numpy as np
import pytest

from podzemi import native, study
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.learning.returns import KINDS
from podzemi.games.welcome_dungeon.policy.round import WHOLE
from podzemi.native.solver import OTHER, STARTER, Solver

GAMES = registry.GAMES


@pytest.mark.parametrize("name", GAMES)
def test_native_and_python_are_the_same_table(name: str) -> None:
    game, dice = registry.game(name), Dice(2)
    quick = study.Staged(name, 3, seed=5)
    plain = study.Staged(name, 3, state=game.start(3, seed=5))
    low, high = quick.actions.bounds()
    for _ in range(300):
        assert quick.to_act() == plain.to_act()
        if not (seats := quick.to_act()):
            break
        seat = seats[dice.below(len(seats))]
        choices = quick.open(seat)
        assert choices == plain.open(seat) == np.flatnonzero(plain.mask(seat)).tolist()
        assert choices[0] >= 0 and choices[-1] < quick.n
        for one in range(3):
            seen = quick.observation(one)
            assert seen.tolist() == plain.observation(one).tolist()
            assert (low <= seen).all() and (seen <= high).all()
        action = choices[dice.below(len(choices))]
        assert quick.act(seat, action) == plain.act(seat, action)
    assert quick.returns() == plain.returns()


@pytest.mark.parametrize("name", GAMES)
def test_no_match_is_longer_or_worth_more_than_the_bounds(name: str) -> None:
    game = registry.game(name)
    for players in range(game.min_players, game.max_players + 1):
        state = native.start(name, players, seed=1)
        lowest, highest, _ = study.utility(game, players, "score")
        for policy in ("random", "weighed"):
            found = native.rollouts(state, 60, policy, seed=players)
            assert found.decisions.max() < study.longest(game, players)
            assert lowest <= found.scores.min() and found.scores.max() <= highest
        for kind in KINDS:
            batch = native.Batch(name, players, 30, seed=2, returns=kind)
            bounds = study.utility(game, players, kind)
            for _ in range(300):
                batch.step(batch.pick())
                ended = batch.rewards[batch.done.astype(bool)]
                assert ((ended >= bounds.lowest) & (ended <= bounds.highest)).all()
                if bounds.sum is not None:
                    assert ended.sum(1) == pytest.approx(bounds.sum, abs=1e-6)


SMALL = [*map(study.small_welcome, study.BENCHMARKS), *map(study.small_paper, study.PACKS["paper_dungeons"])]


@pytest.mark.parametrize("game", SMALL, ids=[*study.BENCHMARKS, *study.PACKS["paper_dungeons"]])
def test_small_games_are_played_natively(game: AnyGame) -> None:
    """The same matches, whoever plays them."""
    dice = Dice(1)
    for seed in range(6):
        quick, plain = native.start(game, 2, seed=seed), game.start(2, seed=seed)
        while seats := game.to_act(plain):
            legal = game.legal(plain, seats[0])
            assert (quick.to_act(), quick.legal(seats[0])) == (seats, legal)
            code = legal[dice.below(len(legal))]
            quick.apply(seats[0], code)
            game.apply(plain, seats[0], code)
        result = game.result(plain)
        assert quick.over and result is not None and quick.scores == result.scores


# ---------------------------------------------------------------- both solvers


def test_the_page_about_solving_runs() -> None:
    page = Path(__file__).resolve().parents[2] / "docs/solver.md"
    done = doctest.testfile(str(page), module_relative=False)
    assert done.attempted > 20 and done.failed == 0


@pytest.mark.parametrize("deck", ["one", "two-low", "pair"])
def test_two_solvers_of_ours_say_the_same(deck: str) -> None:
    """Of random play exactly; of an equilibrium, what it is worth to whoever begins. They share no code."""
    game, options = study.small_welcome(deck), {"first_hero": "mage"}
    tree = study.Tree(game, options=options)
    root = game.start(2, options, seed=1)
    solver = Solver(root, WHOLE, (1, -1, -1, 1))
    assert 2 * solver.exploitability(WHOLE) == pytest.approx(tree.nash_conv(tree.uniform()))
    solver.train_exactly(300)
    worth = solver.best_response(STARTER, WHOLE).worth
    assert worth == pytest.approx(-solver.best_response(OTHER, WHOLE).worth, abs=1e-4)
    solved = study.cfr_plus(tree, 300)
    assert tree.values(solved, tree.root.children[0])[0] == pytest.approx(worth, abs=1e-3)
