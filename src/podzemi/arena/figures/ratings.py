"""One number for every bot's strength, from all their matches: the model of Bradley and Terry.

Everybody has a strength, and the seats of a table win in proportion to the strengths of those who sit there:
of a and b, a wins with the chance a / (a + b); alone among three of b with a / (a + 3 b), which is Luce's
form for more than two. The strengths are those that make the results likeliest. They are told in Elo's
points: 400 more are ten times the strength; the mean of all is 0.

The intervals take a deal as one observation, whoever met on it (the sandwich estimator with deals as
clusters). Every pair is given one drawn match that nobody played: without it a bot that lost every
match would have no strength at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, log1p, sqrt
from typing import Final, NamedTuple

from podzemi.arena.figures.statistics import Z95

POINTS: Final = 400 / log(10)
"""Points for one unit of the logarithm of strength."""
_STEPS: Final = 100
_EXACT: Final = 1e-10

Matrix = list[list[float]]


class Evidence(NamedTuple):
    """The matches of two on one deal: who, in how many seats each at a time, how many each has won."""

    deal: int
    first: int
    second: int
    seats: tuple[int, int]
    won: tuple[float, float]


class Rating(NamedTuple):
    """A strength in points with its 95 % interval."""

    points: float
    low: float
    high: float


def ratings(bots: int, evidence: Sequence[Evidence], drawn: float = 1.0) -> list[Rating]:
    """The rating of every bot. `drawn`: imaginary draws added to each pair, a prior towards equality."""
    added = [_draw_evidence(pair, drawn) for pair in sorted({(one.first, one.second) for one in evidence})]
    everything = [*evidence, *added] if drawn else [*evidence]
    strengths = _likeliest(bots, everything)
    inverse = _inverse(_curvature(strengths, everything))
    spreads = _sandwich(inverse, _slopes_by_deal(strengths, everything))
    return [_rating(strength, sqrt(spread)) for strength, spread in zip(strengths, spreads)]


def _draw_evidence(pair: tuple[int, int], matches: float) -> Evidence:
    """Belongs to no deal of the others: every pair has a number of its own below zero."""
    first, second = pair
    return Evidence(-1 - first * 1_000_000 - second, first, second, (1, 1), (matches / 2, matches / 2))


def _rating(strength: float, deviation: float) -> Rating:
    half = Z95 * deviation
    return Rating(*(POINTS * x for x in (strength, strength - half, strength + half)))


# ---------------------------------------------------------------- the likeliest strengths


def _odds(strengths: Sequence[float], one: Evidence) -> float:
    """The logarithm of the first's odds to win a match."""
    return strengths[one.first] - strengths[one.second] + log(one.seats[0] / one.seats[1])


def _chance(strengths: Sequence[float], one: Evidence) -> float:
    return 1 / (1 + exp(-_odds(strengths, one)))


def _likelihood(strengths: Sequence[float], evidence: Iterable[Evidence]) -> float:
    """Its logarithm, without what does not depend on the strengths."""
    total = 0.0
    for one in evidence:
        odds = _odds(strengths, one)
        total += one.won[0] * odds - sum(one.won) * (max(odds, 0.0) + log1p(exp(-abs(odds))))
    return total


def _likeliest(bots: int, evidence: list[Evidence]) -> list[float]:
    """By Newton's steps, each halved until it helps; the mean stays 0."""
    pooled = _pool(evidence)
    strengths = [0.0] * bots
    for _ in range(_STEPS):
        slope = _slope(strengths, pooled)
        step = _times(_inverse(_curvature(strengths, pooled)), slope)
        strengths = _better(strengths, step, pooled)
        if max(abs(x) for x in step) < _EXACT:
            break
    return strengths


def _better(strengths: list[float], step: list[float], evidence: list[Evidence]) -> list[float]:
    before, size = _likelihood(strengths, evidence), 1.0
    while size > _EXACT:
        tried = [x + size * dx for x, dx in zip(strengths, step)]
        if _likelihood(tried, evidence) >= before:
            return tried
        size /= 2
    return strengths


def _pool(evidence: list[Evidence]) -> list[Evidence]:
    """The same likelihood with fewer terms: all deals of a kind as one."""
    kinds: dict[tuple[int, int, tuple[int, int]], list[Evidence]] = {}
    for one in evidence:
        kinds.setdefault((one.first, one.second, one.seats), []).append(one)
    return [
        some[0]._replace(won=(sum(one.won[0] for one in some), sum(one.won[1] for one in some)))
        for some in kinds.values()
    ]


def _slope(strengths: list[float], evidence: Iterable[Evidence]) -> list[float]:
    slope = [0.0] * len(strengths)
    for one in evidence:
        more = one.won[0] - sum(one.won) * _chance(strengths, one)
        slope[one.first] += more
        slope[one.second] -= more
    return slope


def _curvature(strengths: list[float], evidence: Iterable[Evidence]) -> Matrix:
    """How sharply the likelihood falls. Only differences of strengths count, so it is flat where all rise
    together; there it is given a slope, which keeps the mean where it is."""
    bots = len(strengths)
    found = [[1.0 / bots] * bots for _ in range(bots)]
    for one in evidence:
        chance = _chance(strengths, one)
        weight = sum(one.won) * chance * (1 - chance)
        for row, column, sign in (
            (one.first, one.first, 1),
            (one.second, one.second, 1),
            (one.first, one.second, -1),
            (one.second, one.first, -1),
        ):
            found[row][column] += sign * weight
    return found


# ---------------------------------------------------------------- how sure


def _slopes_by_deal(strengths: list[float], evidence: Iterable[Evidence]) -> list[list[float]]:
    deals: dict[int, list[Evidence]] = {}
    for one in evidence:
        deals.setdefault(one.deal, []).append(one)
    return [_slope(strengths, some) for some in deals.values()]


def _sandwich(inverse: Matrix, slopes: list[list[float]]) -> list[float]:
    """The variances of the strengths when deals are independent and their matches are not."""
    moved = [_times(inverse, slope) for slope in slopes]
    few = len(moved) / max(1, len(moved) - 1)
    return [few * sum(by[bot] ** 2 for by in moved) for bot in range(len(inverse))]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(x * y for x, y in zip(row, vector)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; the matrices here are small, symmetric and positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for pivot in range(size):
        head = rows[pivot][pivot]
        rows[pivot] = [x / head for x in rows[pivot]]
        for other in range(size):
            if other != pivot and (factor := rows[other][pivot]):
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[pivot])]
    return [row[size:] for row in rows]
