"""The aims of a seat: the exit, or the corners where it may be. Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.games.dark_cave.codes import PLAY_PATH, SECRET_GOAL, deed_code, deed_seat, kind_of, path_cell
from podzemi.games.dark_cave.geometry import CORNER_COUNT, DOWN, cell_x, cell_y, goal_piece, node_at
from podzemi.games.dark_cave.policy.distances import FAR
from podzemi.games.dark_cave.rules.space.cave import marked
from podzemi.games.dark_cave.state import EXIT, NONE, State

DETOUR: Final[i64] = 300
"""The cost of a wrong corner, in sixtieths of a turn."""
CROWD: Final[i64] = 25
"""For each cell from the cave to a corner: what all see, so that mates choose the same corner."""


def sees(state: State, seat: i64, corner: i64) -> bool:
    """Whether the seat knows the face of that goal (DC-13)."""
    return state.turned[corner] == 1 or state.orient == corner or has(state.looked_goal[corner], seat)


def known_exit(state: State, seat: i64) -> i64:
    """The corner of the exit as far as the seat knows, or NONE; the last one left counts as known."""
    unseen: i64 = NONE
    count: i64 = 0
    for corner in range(CORNER_COUNT):
        if not sees(state, seat, corner):
            unseen = corner
            count += 1
        elif is_exit(state, corner):
            return corner
    return unseen if count == 1 else NONE


def is_exit(state: State, corner: i64) -> bool:
    return marked(state.box, state.face[goal_piece(state.box, corner)], EXIT) != NONE


def goal_node(state: State, corner: i64) -> i64:
    """The way out at that corner: the exit itself, or the face-down card."""
    piece: i64 = goal_piece(state.box, corner)
    if state.turned[corner] == 0:
        return node_at(piece, DOWN)
    return node_at(piece, max(0, marked(state.box, state.face[piece], EXIT)))


def aims(state: State, seat: i64, exit_at: i64, cost: list[i64]) -> list[i64]:
    """The nodes to head for; what it costs to be there is written into the field."""
    if exit_at != NONE:
        cost[goal_node(state, exit_at)] = 0
        return [goal_node(state, exit_at)]
    out: list[i64] = []
    chance: list[i64] = chances(state, seat)
    best: i64 = 0
    for one in chance:
        best = max(best, one)
    for corner in range(CORNER_COUNT):
        if not sees(state, seat, corner):
            node: i64 = goal_node(state, corner)
            cost[node] = DETOUR * (best - chance[corner]) // 100 + CROWD * _gap(state, corner)
            out.append(node)
    return out


def _gap(state: State, corner: i64) -> i64:
    """Cells from the nearest open end to a corner."""
    cell: i64 = state.cell[goal_piece(state.box, corner)]
    least: i64 = 8
    for i in range(len(state.rim)):
        if state.rim_need[i] != 0:
            least = min(least, apart(state.rim[i], cell))
    return least


def apart(one: i64, two: i64) -> i64:
    x: i64 = cell_x(one) - cell_x(two)
    y: i64 = cell_y(one) - cell_y(two)
    return max(x, -x) + max(y, -y)


def chances(state: State, seat: i64) -> list[i64]:
    """By corner, in per cent: who looked and then builds elsewhere saw no exit there (DC-19)."""
    weight: list[i64] = [0] * CORNER_COUNT
    for corner in range(CORNER_COUNT):
        if not sees(state, seat, corner):
            weight[corner] = 1000
    looked: list[i64] = [0] * state.players
    for deed in state.deeds:
        actor: i64 = deed_seat(deed)
        code: i64 = deed_code(deed)
        if actor != seat:
            if kind_of(code) == SECRET_GOAL:
                looked[actor] |= bit(nearest(state, path_cell(code)))
            elif kind_of(code) == PLAY_PATH and looked[actor] != 0:
                _follow(looked[actor], nearest(state, path_cell(code)), weight)
    total: i64 = max(1, sum(weight))
    return [100 * one // total for one in weight]


def _follow(looked: i64, near: i64, weight: list[i64]) -> None:
    """A card laid towards a corner after a look at it, or away from it."""
    for corner in range(CORNER_COUNT):
        if has(looked, corner):
            weight[corner] = max(1, min(100_000, weight[corner] * (16 if corner == near else 6) // 10))


def nearest(state: State, cell: i64) -> i64:
    """The face-down corner nearest to a cell."""
    found: i64 = 0
    least: i64 = FAR
    for corner in range(CORNER_COUNT):
        if state.turned[corner] == 0:
            far: i64 = apart(cell, state.cell[goal_piece(state.box, corner)])
            if far < least:
                least = far
                found = corner
    return found
