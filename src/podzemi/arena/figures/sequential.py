"""Intervals that hold at every moment: one may look after every deal and stop when enough is known.

An interval for a fixed number of deals errs more often than it says when somebody looks again and again and
stops at a good moment. A confidence sequence does not: the chance that it *ever* leaves out the true mean
is at most `ERROR`, whatever is measured, as long as it lies between 0 and 1 and its mean does not change.

It is made by betting (I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
betting", Journal of the Royal Statistical Society B 86, 2024). Somebody who doubts that the mean is m bets
on every deal before it is seen, half of the money that it is higher and half that it is lower. If m is the
truth the bets are fair, and by Ville's inequality the money ever grows 1 / ERROR-fold with a chance of at
most ERROR.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log1p, sqrt
from typing import Final, Literal

from podzemi.arena.figures.statistics import Rate

ERROR: Final = 0.05
_RUIN: Final = log(2 / ERROR)
"""The threshold for the logarithm of half the money."""
_BOLDEST: Final = 0.75
"""The largest part of the money that is put at risk in one bet."""
_HALVINGS: Final = 40


class _Bettor:
    """How much to bet on the next deal: more when deals differ little, less as they become many."""

    def __init__(self) -> None:
        self._count = 0
        self._sum = 0.5
        self._squares = 0.25

    def next_bet(self) -> float:
        """From what was seen before, never from the deal itself."""
        count = self._count + 1
        spread = self._squares / count
        return sqrt(2 * _RUIN / (spread * count * log1p(count)))

    def see(self, share: float) -> None:
        self._count += 1
        self._sum += share
        mean = self._sum / (self._count + 1)
        self._squares += (share - mean) ** 2


def _gain(bet: float, share: float, mean: float) -> float:
    """By what the logarithm of the money grows that doubts `mean` and believes in more."""
    return log1p(min(bet, _BOLDEST / max(mean, 1e-12)) * (share - mean))


class Verdict:
    """Whether a mean is above or below a mark; the chance of a wrong answer is at most `ERROR` in all."""

    def __init__(self, mark: float) -> None:
        self._mark = mark
        self._bettor = _Bettor()
        self._higher = self._lower = 0.0

    def add(self, share: float) -> None:
        """One deal more."""
        bet = self._bettor.next_bet()
        self._higher += _gain(bet, share, self._mark)
        self._lower += _gain(bet, 1 - share, 1 - self._mark)
        self._bettor.see(share)

    @property
    def answer(self) -> Literal["above", "below"] | None:
        """None: not known yet."""
        if self._higher >= _RUIN:
            return "above"
        return "below" if self._lower >= _RUIN else None


def always_valid(shares: Sequence[float]) -> Rate:
    """The mean with an interval that holds however the number of deals was chosen."""
    if not shares:
        return Rate(0.0, 0.0, 1.0)
    bettor, bets = _Bettor(), []
    for share in shares:
        bets.append(bettor.next_bet())
        bettor.see(share)
    low = _lowest(bets, shares)
    high = 1 - _lowest(bets, [1 - share for share in shares])
    return Rate(sum(shares) / len(shares), low, high)


def _lowest(bets: list[float], shares: Sequence[float]) -> float:
    """The smallest mean that is not ruled out; those who doubt a smaller one have won more."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if sum(_gain(bet, share, middle) for bet, share in zip(bets, shares)) >= _RUIN:
            low = middle
        else:
            high = middle
    return low
