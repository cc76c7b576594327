"""What a finished match is worth to each seat: three kinds, each with its sum."""

from __future__ import annotations

import pytest

import podzemi
from podzemi.engine.dice import Dice
from podzemi.engine.game import Result
from podzemi.engine.learning.returns import KINDS, check_kind, returns
from podzemi.engine.match import AnyMatch


def ended(ranking: list[list[int]], scores: list[int]) -> Result:
    return Result(ranking, scores, {})


def test_places_count_who_is_behind_less_who_is_ahead() -> None:
    assert returns(ended([[2], [0, 1]], [1, 1, 5]), 3) == [-0.5, -0.5, 1.0]
    assert returns(ended([[0, 1, 2]], [1, 1, 1]), 3) == [0.0, 0.0, 0.0]


def test_a_win_is_shared_and_a_score_is_the_score() -> None:
    shared = ended([[0, 3], [1, 2]], [9, 4, -2, 9])
    assert returns(shared, 4, "win") == [0.5, 0.0, 0.0, 0.5]
    assert returns(shared, 4, "score") == [9.0, 4.0, -2.0, 9.0]


def test_a_lone_player_is_worth_the_score() -> None:
    alone = ended([[0]], [23])
    assert returns(alone, 1) == [23.0]
    assert returns(alone, 1, "places") == [0.0]


def test_nothing_is_won_before_the_end() -> None:
    match: AnyMatch = podzemi.Match("welcome_dungeon", players=3, seed=1)
    assert [match.returns(kind) for kind in KINDS] == [[0.0] * 3] * 3
    dice = Dice(1)
    while seats := match.to_act():
        actions = match.actions(seats[0])
        match.play(seats[0], actions[dice.below(len(actions))])
    assert match.returns() == match.game.returns(match.state, 3, "places")
    assert sum(match.returns()) == pytest.approx(0.0)
    assert sum(match.returns("win")) == pytest.approx(1.0)


def test_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown returns 'rank'"):
        check_kind("rank", 2)
