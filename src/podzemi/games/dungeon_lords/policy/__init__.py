"""Heuristic policy (`weigh`) and evaluation (`estimate`). In the subset that is translated to C++.

Written in the subset of Python that becomes native code, where rollouts and the search of the bots call it.
`policy.evaluation` says what belongings are worth; orders, building and combat have a module each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.dungeon_lords.policy.building import weigh_trades
from podzemi.games.dungeon_lords.policy.combat import weigh_answers, weigh_battle_plans
from podzemi.games.dungeon_lords.policy.evaluation import POINT, best_rivals, stage_of, worth
from podzemi.games.dungeon_lords.policy.fitted import figures_of
from podzemi.games.dungeon_lords.policy.orders import weigh_cards, weigh_plans
from podzemi.games.dungeon_lords.state import (
    C_PLAN,
    C_RESOLVE,
    CHOOSE_BLOCKED,
    FREE,
    PLAN_ORDERS,
    RECOVER,
    State,
)

SPREAD: Final[i64] = 4 * POINT
"""A lead of SPREAD points counts as half-way to a certain win; each remaining round adds ROUND_SPREAD."""
ROUND_SPREAD: Final[i64] = POINT


def weigh(state: State, seat: i64, codes: list[i64]) -> list[i64]:
    """For each of the seat's legal codes a weight from 0 to 1,000,000: a quick player draws in proportion.

    Reads nothing that the seat may not know.
    """
    weights: list[i64] = []
    phase: i64 = state.phase
    if phase == PLAN_ORDERS:
        weigh_plans(state, seat, codes, weights)
    elif phase == C_PLAN:
        weigh_battle_plans(state, seat, codes, weights)
    elif phase == C_RESOLVE:
        weigh_answers(state, seat, codes, weights)
    elif phase == RECOVER or phase == CHOOSE_BLOCKED:
        weigh_cards(state, seat, codes, weights)
    elif phase == FREE:
        for _ in codes:
            weights.append(1)
    else:
        weigh_trades(state, seat, codes, weights)
    return weights


def estimate(state: State, seat: i64) -> i64:
    """The expected result of the seat, in thousandths: 1,000 is a sure win, -1,000 the last place.

    It may read the whole state: search calls it on one of the states that a seat holds possible.
    """
    if state.players == 1:
        return 0
    figures: list[i64] = figures_of(stage_of(state))
    own: i64 = worth(state, state.lords[seat], best_rivals(state, seat), figures)
    spread: i64 = SPREAD + ROUND_SPREAD * max(0, 7 - stage_of(state))
    total: i64 = 0
    for other in range(state.players):
        if other != seat:
            lead: i64 = own - worth(state, state.lords[other], best_rivals(state, other), figures)
            total += 1000 * lead // (spread + (lead if lead > 0 else -lead))
    return total // (state.players - 1)
