"""Goals that a dwarf walks onto: turned up, laid, joined to the cave (DC-9.1 to DC-9.3). Compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import has
from podzemi.engine.log import Log
from podzemi.games.dark_cave import events as e
from podzemi.games.dark_cave.geometry import (
    DOWN,
    corner_of,
    face_rot,
    face_rot_side,
    goal_piece,
    node_at,
    piece_side,
)
from podzemi.games.dark_cave.names import cell_name
from podzemi.games.dark_cave.rules.naming import node_name
from podzemi.games.dark_cave.rules.space.cave import fits, lay_nugget, turn_up
from podzemi.games.dark_cave.state import MONSTER_COUNT, NONE, ORIENT, Box, State

UPRIGHT: Final[i64] = 0
TURNED: Final[i64] = 1


def turn_goal(state: State, origin: i64, piece: i64, log: Log | None) -> None:
    """All see the face of the goal that is entered from that space (DC-9.1)."""
    side: i64 = 0
    while state.join[piece_side(piece, side)] != origin:
        side += 1
    state.orient = corner_of(state.box, piece)
    state.side = side
    if log is not None:
        x, y = cell_name(state.cell[piece])
        log.events.append(e.GoalTurned(state.active, x, y, state.box.face_name[state.face[piece]]))


def asks_for_rotation(state: State) -> bool:
    """Ask who walked how the goal lies, if both ways are allowed and differ (DC-9.2)."""
    if state.orient == NONE or _only_rotation(state) != NONE:
        return False
    state.phase = ORIENT
    return True


def place_goal(state: State, log: Log | None) -> None:
    """The goal that was turned, if there is one, the only way it can lie."""
    if state.orient != NONE:
        lay_goal(state, _only_rotation(state), log)


def _only_rotation(state: State) -> i64:
    """Open to the dwarf, and if possible matching all around (DC-9.2); NONE: its player chooses."""
    box: Box = state.box
    piece: i64 = goal_piece(box, state.orient)
    upright: i64 = box.mask[face_rot(state.face[piece], UPRIGHT)]
    turned: i64 = box.mask[face_rot(state.face[piece], TURNED)]
    if not has(upright, state.side):
        return TURNED
    if not has(turned, state.side):
        return UPRIGHT
    upright_fits: bool = fits(state, piece, upright)
    if upright_fits != fits(state, piece, turned):
        return UPRIGHT if upright_fits else TURNED
    return UPRIGHT if upright == turned else NONE


def lay_goal(state: State, rot: i64, log: Log | None) -> None:
    """The goal is joined to the cave, the dwarf stands on its first space (DC-9.1, DC-9.3)."""
    seat: i64 = state.active
    corner: i64 = state.orient
    piece: i64 = goal_piece(state.box, corner)
    turn_up(state, corner, rot)
    node: i64 = node_at(piece, state.box.opening[face_rot_side(state.face[piece], rot, state.side)])
    state.orient = NONE
    state.side = NONE
    vein: bool = lay_nugget(state, piece)
    for monster in range(MONSTER_COUNT):
        if state.monster_at[monster] == node_at(piece, DOWN):
            state.monster_at[monster] = node
    state.dwarf[seat] = node
    if log is not None:
        x, y = cell_name(state.cell[piece])
        log.events.append(e.GoalPlaced(seat, x, y, 180 if rot else 0, node_name(state, node), vein))
