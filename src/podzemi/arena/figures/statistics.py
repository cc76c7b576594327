"""Intervals for win rates."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
"""The 97.5 % quantile of the normal distribution."""
_FEW: Final = 10


class Rate(NamedTuple):
    """A share with its 95 % interval."""

    rate: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Rate:
    """Wilson's score interval for independent games."""
    if games == 0:
        return Rate(0.0, 0.0, 1.0)
    rate, z2 = wins / games, Z95 * Z95
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    low = 0.0 if wins <= 0 else max(0.0, centre - half)
    high = 1.0 if wins >= games else min(1.0, centre + half)
    return Rate(rate, low, high)


def by_deal(shares: Sequence[float], games_per_deal: int) -> Rate:
    """The interval for games that share a deal: deals are independent, their games are not.

    `shares` holds the share of games won, deal by deal. With few deals, or when all came out
    alike, the deals cannot tell their own spread and Wilson's interval is given instead.
    """
    deals = len(shares)
    plain = wilson(sum(shares) * games_per_deal, deals * games_per_deal)
    if deals < _FEW or (spread := variance(shares)) == 0:
        return plain
    rate = fmean(shares)
    half = Z95 * sqrt(spread / deals)
    return Rate(rate, max(0.0, rate - half), min(1.0, rate + half))
