"""A code as a few small choices over named fields (DC-21). Compiled.

Kind, card, cell, a second cell (the lair of a summoned monster) and a detail, which is what the kind needs
besides: rotation, side of an edge, space of the cell (and of the lair), seat, answer or second card. Cards
and cells count from 1: 0 says that there is none. Cells are those up to REACH columns and rows from the start
card, column after column; a cave that reaches further begins again on the other side: no number is too large.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave.codes import (
    AXE_WEB,
    DISCARD,
    NO_CARD,
    PLAY_CAVE_IN,
    PLAY_COBWEB,
    PLAY_MONSTER,
    PLAY_PATH,
    SECRET_GOAL,
    STEP,
)
from podzemi.games.dark_cave.geometry import (
    EAST,
    SOUTH,
    cell_at,
    cell_x,
    cell_y,
    edge_at,
    edge_cell,
    edge_side,
    space_at,
    space_cell,
    space_number,
)

CHOICE_COUNT: Final[i64] = 5
REACH: Final[i64] = 15
WIDTH: Final[i64] = 31
FAR: Final[i64] = 124  # widths, so that nothing is negative
CELL_COUNT: Final[i64] = 961
SPACE_COUNT: Final[i64] = 16
"""Ids of spaces that there is place for."""


def split(code: i64, out: list[i64]) -> None:
    """Kind, card, cell, lair and detail of a code."""
    kind: i64 = codes.kind_of(code)
    target: i64 = codes.target_of(code)
    out[0] = kind
    out[1] = codes.card_of(code) + 1 if kind <= DISCARD else 0
    out[2] = 0
    out[3] = 0
    if kind == PLAY_PATH:
        out[2] = cell_number(codes.path_cell(code))
        out[4] = codes.path_rot(code)
    elif kind == PLAY_MONSTER:
        _split_monster(code, out)
    elif kind == STEP:
        out[2] = cell_number(space_cell(target))
        out[4] = space_number(target)
    elif kind == PLAY_COBWEB or kind == AXE_WEB:
        out[2] = cell_number(edge_cell(target))
        out[4] = 1 if edge_side(target) == EAST else 0
    elif kind == SECRET_GOAL or kind == PLAY_CAVE_IN:
        out[2] = cell_number(target)
        out[4] = 0
    elif kind == DISCARD:
        out[4] = 0 if target == NO_CARD else target + 1
    else:
        out[4] = target


def _split_monster(code: i64, out: list[i64]) -> None:
    """The cells of destination and lair; the detail holds the numbers of both spaces."""
    lair: i64 = codes.monster_lair(code)
    to: i64 = codes.monster_to(code)
    out[2] = cell_number(space_cell(to))
    out[3] = cell_number(space_cell(lair))
    out[4] = space_number(lair) * SPACE_COUNT + space_number(to)


def join(parts: list[i64]) -> i64:
    """The code of these choices: the inverse of `split`, as long as the cave keeps within REACH."""
    kind: i64 = parts[0]
    card: i64 = parts[1] - 1 if kind <= DISCARD else 0
    cell: i64 = cell_of(parts[2])
    detail: i64 = parts[4]
    if kind == PLAY_PATH:
        return codes.play_path(card, cell, detail)
    if kind == PLAY_MONSTER:
        lair: i64 = space_at(cell_of(parts[3]), detail // SPACE_COUNT)
        return codes.play_monster(card, lair, space_at(cell, detail % SPACE_COUNT))
    if kind == STEP:
        return codes.step(space_at(cell, detail))
    if kind == PLAY_COBWEB or kind == AXE_WEB:
        return codes.code_of(kind, card, edge_at(cell, EAST if detail == 1 else SOUTH))
    if kind == SECRET_GOAL or kind == PLAY_CAVE_IN:
        return codes.code_of(kind, card, cell)
    if kind == DISCARD:
        return codes.discard(card, NO_CARD if detail == 0 else detail - 1)
    return codes.code_of(kind, card, detail)


def cell_number(cell: i64) -> i64:
    """A cell as a small number from 1; 0 for none."""
    if cell == 0:
        return 0
    return (cell_x(cell) + REACH + FAR) % WIDTH * WIDTH + (cell_y(cell) + REACH + FAR) % WIDTH + 1


def cell_of(number: i64) -> i64:
    """The cell of a small number, within REACH; 0 for none."""
    if number == 0:
        return 0
    return cell_at((number - 1) // WIDTH - REACH, (number - 1) % WIDTH - REACH)
