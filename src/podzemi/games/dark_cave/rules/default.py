"""The default play of an absent seat. Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.games.dark_cave.codes import (
    END_MOVE,
    NO_CARD,
    axe_monster,
    discard,
    orient_goal,
    vote_end,
)
from podzemi.games.dark_cave.state import ACT, MOVE, ORIENT, VOTE, State


def default(state: State, seat: i64) -> i64:
    """It harms nobody and saves its own dwarf.

    Discard the first card, stay, use the axe, lay the goal upright, refuse to end.
    """
    phase: i64 = state.phase
    if phase == ACT:
        return discard(state.hands[seat][0], NO_CARD)
    if phase == VOTE:
        return vote_end(False)
    if phase == MOVE:
        return END_MOVE
    if phase == ORIENT:
        return orient_goal(0)
    return axe_monster(True)
