"""Secret orders by regret matching over sampled orders of the opponents (DL-6.3).

The time is divided among several guesses of what the others have planned, drawn from what quick lords like.
Each guess is searched on its own: which plan is good against it? The plans that were tried most and the
guesses make a table of values. Regret matching plays this table against itself: the opponents take the
guess that hurts most, the lord the plan that he regrets most not to have played; on average they come
close to play that nobody can exploit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzemi import native
from podzemi.bots.search import draw_index
from podzemi.engine.dice import Dice
from podzemi.native.search import ActionStatistics

ROWS: Final = 6
"""Own plans in the table at most,"""
NEAR: Final = 0.015
"""and none whose mean over all guesses is so much worse than the best: a table of noise would mix them in."""
CAUTION: Final = 12.0
"""A value counts like so many tries of the plan's mean over all guesses, beside its own tries."""
ROUNDS: Final = 1000


def guess(worlds: Sequence[native.State], seat: int, dice: Dice) -> list[native.State]:
    """The worlds with the others' plans replaced by one sampled guess, the same in every world."""
    sealed = [world.clone() for world in worlds]
    for other in sealed[0].to_act():
        if other != seat:
            code = sealed[0].legal(other)[draw_index(sealed[0].weigh(other), dice)]
            for world in sealed:
                world.apply(other, code)
    return sealed


def table(columns: Sequence[Sequence[ActionStatistics]]) -> tuple[list[int], list[list[float]]]:
    """The codes that were tried most, and what each is worth against each guess."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for column in columns:
        for one in column:
            visits[one.code] = visits.get(one.code, 0) + one.visits
            totals[one.code] = totals.get(one.code, 0.0) + one.visits * one.value
    tried = sorted(visits, key=lambda code: -visits[code])[:ROWS]
    means = {code: totals[code] / max(1, visits[code]) for code in tried}
    codes = [code for code in tried if means[code] > max(means.values()) - NEAR]
    found = [{one.code: one for one in column} for column in columns]
    return codes, [[_value(means[code], column[code]) for column in found] for code in codes]


def _value(mean: float, one: ActionStatistics) -> float:
    return (CAUTION * mean + one.visits * one.value) / (CAUTION + one.visits)


def mixture(values: Sequence[Sequence[float]]) -> list[float]:
    """How often each row should be played when an opponent chooses the column: regret matching (RM+)."""
    rows, columns = len(values), len(values[0])
    regret, other_regret = [0.0] * rows, [0.0] * columns
    total = [0.0] * rows
    for number in range(1, ROUNDS + 1):
        own, others = _shares(regret), _shares(other_regret)
        by_row = [sum(others[c] * values[r][c] for c in range(columns)) for r in range(rows)]
        by_column = [sum(own[r] * values[r][c] for r in range(rows)) for c in range(columns)]
        value = sum(own[r] * by_row[r] for r in range(rows))
        regret = [max(0.0, regret[r] + by_row[r] - value) for r in range(rows)]
        other_regret = [max(0.0, other_regret[c] + value - by_column[c]) for c in range(columns)]
        total = [total[r] + number * own[r] for r in range(rows)]
    return [one / sum(total) for one in total]


def _shares(regret: Sequence[float]) -> list[float]:
    whole = sum(regret)
    return [one / whole for one in regret] if whole > 0 else [1 / len(regret)] * len(regret)
