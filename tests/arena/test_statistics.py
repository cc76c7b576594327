"""Intervals against published values and by simulation."""

from __future__ import annotations

import pytest

from podzemi.arena.figures.statistics import by_deal, wilson
from podzemi.engine.dice import Dice


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    """81 of 263 is the example of Newcombe (1998), the others follow from the formula by hand."""
    found = wilson(wins, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_wilson_of_nothing_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_few_deals_or_equal_deals_give_wilson() -> None:
    assert by_deal([1.0, 0.5], 2) == wilson(3, 4)
    assert by_deal([1.0] * 50, 2) == wilson(100, 100)


def test_by_deal_covers_the_truth_about_as_often_as_it_says() -> None:
    """Games of a deal that always end alike: counting them as independent would cover far less."""
    dice, covered, games = Dice(1), 0, 4
    for _ in range(400):
        shares = [float(dice.below(2)) for _ in range(60)]
        found = by_deal(shares, games)
        covered += found.low <= 0.5 <= found.high
    assert 0.91 <= covered / 400 <= 0.98
