"""The conditions of DC-5 to DC-8: by them `legal` lists, and `refusals` explains. Compiled.

What is written in `cave` (neighbours, walks, cobwebs in reach) is a condition as well.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.games.dark_cave.rules.space.cave import has_figure, is_path_piece, mark_of, web_at
from podzemi.games.dark_cave.state import LAIR, NONE, State


def matches(mask: i64, need: i64, care: i64) -> bool:
    """Whether a card with these open sides matches all around an empty cell (DC-5.4).

    `need`: the sides it must open, `care`: the sides that matter; where none need be open, it
    extends nothing (DC-5.5).
    """
    return mask & care == need


def is_goal_hidden(state: State, corner: i64) -> bool:
    """A face-down goal; no corner is none (DC-6.1)."""
    return corner >= 0 and state.turned[corner] == 0


def is_clan_hidden(state: State, other: i64) -> bool:
    """A face-down clan card (DC-6.1)."""
    return state.up[other] == 0


def can_cave_in(state: State, piece: i64) -> bool:
    """A path card without figures (DC-6.2)."""
    return is_path_piece(state, piece) and not has_figure(state, piece)


def has_no_web(state: State, edge: i64) -> bool:
    """DC-6.4."""
    return web_at(state, edge) == NONE


def has_no_boots(state: State, other: i64) -> bool:
    """DC-6.5."""
    return state.boots[other] == NONE


def is_lair(state: State, node: i64) -> bool:
    """DC-7.2."""
    return mark_of(state, node) == LAIR


def is_free_to_go(state: State, lair: i64) -> bool:
    """A monster that meets a dwarf where it is summoned goes no further (DC-7.5)."""
    return lair not in state.dwarf
