"""Regret matching over guesses of the others' orders."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from podzemi import native
from podzemi.bots.search import Settings
from podzemi.bots.strategies.dungeon_lords import REGRET, LordBot, LordSearcher
from podzemi.bots.strategies.dungeon_lords_orders import guess, mixture, table
from podzemi.engine.dice import Dice
from podzemi.games.dungeon_lords import GAME
from podzemi.native.search import ActionStatistics

QUICK = Settings(
    iterations=200,
    worlds=6,
    use_prior=True,
    rollout="weighed",
    selection="puct",
    simultaneous="puct",
    rollout_depth=10,
)


def test_what_is_better_against_all_guesses_is_played_alone() -> None:
    assert mixture([[0.4, 0.1, 0.3], [0.3, 0.0, 0.2]])[0] > 0.99


def test_what_can_be_answered_is_mixed() -> None:
    """Matching pennies with a prize: the equilibrium is a third and two thirds."""
    assert mixture([[2.0, 0.0], [0.0, 1.0]]) == pytest.approx([1 / 3, 2 / 3], abs=0.02)


def test_values_tried_little_lean_on_the_mean() -> None:
    columns = [
        [ActionStatistics(7, 100, 0.5, 0.1, 0.5, 0.9), ActionStatistics(8, 1, -1.0, 0.1, 0.5, 0.1)],
        [
            ActionStatistics(7, 100, 0.1, 0.1, 0.5, 0.9),
            ActionStatistics(8, 99, 0.3, 0.1, 0.5, 0.1),
            ActionStatistics(9, 20, -0.5, 0.1, 0, 0),
        ],
    ]
    columns[0].append(ActionStatistics(9, 20, -0.4, 0.1, 0, 0))
    codes, values = table(columns)
    assert codes == [7, 8]  # the third is worse against every guess
    assert values[0][0] == pytest.approx(0.5, abs=0.05) and values[0][1] == pytest.approx(0.1, abs=0.05)
    assert values[1][0] > 0


def test_a_guess_is_the_same_in_all_worlds_and_leaves_the_own_answer_open() -> None:
    worlds = [native.start("dungeon_lords", 3, {"full_rules": False}, seed=2)] * 3
    sealed = guess(worlds, 1, Dice(4))
    assert all(world.to_act() == [1] for world in sealed)
    assert len({bytes(world.dump()) for world in sealed}) == 1
    assert worlds[0].to_act() == [0, 1, 2]


def test_orders_are_drawn_from_the_mixture_and_reported() -> None:
    state = GAME.start(2, {"full_rules": False}, seed=3)
    view, legal = GAME.view(state, 0), GAME.actions(state, 0)
    settings = replace(QUICK, strategy=REGRET)
    report = LordSearcher(GAME, settings).report(view, legal, Dice(1))
    assert report.iterations == QUICK.iterations
    assert sum(one.probability for one in report.candidates) == pytest.approx(1)
    assert all(legal[one.index] == one.action for one in report.candidates)
    chosen = LordBot(GAME, settings).choose(view, legal, Dice(1))
    assert chosen in [one.index for one in report.candidates if one.probability > 0]
