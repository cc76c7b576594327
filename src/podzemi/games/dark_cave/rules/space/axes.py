"""Battle axes before a player (DC-6.6). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.games.dark_cave.codes import owned_card, owner_of
from podzemi.games.dark_cave.state import NONE, State, insert_sorted


def has_axe(state: State, seat: i64) -> bool:
    """Whether an axe lies before the seat."""
    for entry in state.axes:
        if owner_of(entry) == seat:
            return True
    return False


def spend_axe(state: State, seat: i64) -> i64:
    """The axe laid first before the seat goes to the discard pile; its card."""
    for i in range(len(state.axes)):
        if owner_of(state.axes[i]) == seat:
            card: i64 = owned_card(state.axes.pop(i))
            insert_sorted(state.open, card)
            return card
    return NONE
