"""Bradley-Terry ratings: known answers, and intervals that cover the truth as often as they say."""

from __future__ import annotations

from math import exp, log, sqrt

import pytest

from podzemi.arena.figures.ratings import POINTS, Evidence, Rating, ratings
from podzemi.arena.figures.statistics import Z95
from podzemi.engine.dice import Dice


def met(
    deal: int, first: int, second: int, won: float, lost: float, seats: tuple[int, int] = (1, 1)
) -> Evidence:
    return Evidence(deal, first, second, seats, (won, lost))


def gap(found: list[Rating], first: int, second: int) -> float:
    """How much stronger the first is, as odds of a match of two."""
    return exp((found[first].points - found[second].points) / POINTS)


def test_of_two_the_odds_are_those_of_their_matches() -> None:
    found = ratings(
        2, [met(deal, 0, 1, 1 if deal % 4 else 0, 0 if deal % 4 else 1) for deal in range(100)], 0
    )
    assert gap(found, 0, 1) == pytest.approx(3)
    assert found[0].points == pytest.approx(-found[1].points) == pytest.approx(200 * log(3) / log(10))


def test_independent_matches_of_two_have_the_textbook_interval() -> None:
    """The logarithm of the odds of w wins and l losses deviates by sqrt(1/w + 1/l); a rating by half."""
    found = ratings(2, [met(deal, 0, 1, float(deal < 60), float(deal >= 60)) for deal in range(100)], 0)
    half = POINTS * Z95 * sqrt(1 / 60 + 1 / 40) / 2
    assert found[0].high - found[0].points == pytest.approx(half, rel=0.02)


def test_the_baseball_season() -> None:
    """American League East 1987, home and away together: Agresti, Categorical Data Analysis, gives (to two
    digits) Milwaukee 1.58, Detroit 1.44, Toronto 1.29, New York 1.25, Boston 1.11, Cleveland 0.68 above
    Baltimore."""
    wins = [
        [0, 7, 9, 7, 7, 9, 11],
        [6, 0, 7, 5, 11, 9, 9],
        [4, 6, 0, 7, 7, 8, 12],
        [6, 8, 6, 0, 6, 7, 10],
        [6, 2, 6, 7, 0, 7, 12],
        [4, 4, 5, 6, 6, 0, 6],
        [2, 4, 1, 3, 1, 7, 0],
    ]
    season = [met(7 * i + j, i, j, wins[i][j], wins[j][i]) for i in range(7) for j in range(i + 1, 7)]
    found = [rating.points / POINTS for rating in ratings(7, season, 0)]
    above = [round(strength - found[6], 2) for strength in found[:6]]
    assert above == [1.58, 1.44, 1.29, 1.25, 1.11, 0.68]


def test_one_among_three_with_a_fair_share_is_as_strong_as_they() -> None:
    fair = [met(deal, 0, 1, 1, 3, (1, 3)) for deal in range(20)]
    assert gap(ratings(2, fair, 0), 0, 1) == pytest.approx(1)
    half = [met(deal, 0, 1, 2, 2, (1, 3)) for deal in range(20)]
    assert gap(ratings(2, half, 0), 0, 1) == pytest.approx(3)


def test_who_never_lost_has_a_rating_and_it_is_very_unsure() -> None:
    found = ratings(3, [met(d, 0, 1, 2, 0) for d in range(200)] + [met(d, 1, 2, 1, 1) for d in range(200)])
    assert found[0].points > found[1].points == pytest.approx(found[2].points, abs=1)
    assert found[0].high - found[0].low > 200
    assert found[0].low > found[1].high


def test_matches_of_a_deal_that_end_alike_count_as_one() -> None:
    """Twice the same match on every deal is no more evidence than once."""
    once = [met(deal, 0, 1, float(deal % 3 > 0), float(deal % 3 == 0)) for deal in range(90)]
    twice = [one._replace(won=(2 * one.won[0], 2 * one.won[1])) for one in once]
    assert ratings(2, twice, 0) == [pytest.approx(rating) for rating in ratings(2, once, 0)]


def test_the_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    """Three bots on the same deals; the luck of a deal moves all its matches."""
    truth, dice, covered, runs = [0.8, 0.0, -0.8], Dice(1), 0, 150
    for _ in range(runs):
        found = ratings(3, _season(truth, dice, 40))
        covered += sum(r.low <= POINTS * strength <= r.high for r, strength in zip(found, truth))
    assert 0.90 <= covered / (3 * runs) <= 0.985


def _season(truth: list[float], dice: Dice, deals: int) -> list[Evidence]:
    """Every pair plays every deal twice, and the deal decides half of all matches alike."""
    season = []
    for deal in range(deals):
        for first, second in ((0, 1), (1, 2), (0, 2)):
            chance = 1 / (1 + exp(truth[second] - truth[first]))
            luck = dice.below(10_000)
            draws = [luck if dice.below(2) else dice.below(10_000) for _ in range(2)]
            won = sum(draw < int(10_000 * chance) for draw in draws)
            season.append(met(deal, first, second, won, 2 - won))
    return season
