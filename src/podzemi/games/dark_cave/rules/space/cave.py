"""The cave: which cards lie where, what is linked, who can get where (DC-2, DC-5, DC-7). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, has
from podzemi.games.dark_cave.geometry import (
    DOWN,
    NO_CELL,
    PLACE_STRIDE,
    SIDE_COUNT,
    beside,
    corner_of,
    edge_at,
    edge_cell,
    edge_side,
    face_id,
    face_rot,
    face_rot_side,
    face_rot_space,
    face_space,
    goal_piece,
    is_down,
    node_at,
    opposite,
    piece_of,
    piece_side,
    place_of,
    space_at,
    space_cell,
    space_number,
)
from podzemi.games.dark_cave.state import LADDER, LAIR, NONE, PATH, PLAIN, VEIN, Box, State, insert_sorted

# ---------------------------------------------------------------- looking


def piece_at(state: State, cell: i64) -> i64:
    """The piece on a cell, face-down goals too, or NONE."""
    for piece in range(len(state.cell)):
        if state.cell[piece] == cell:
            return piece
    return NONE


def is_face_up(state: State, piece: i64) -> bool:
    """Start card, laid path card or turned goal (DC-0.5)."""
    corner: i64 = corner_of(state.box, piece)
    return corner < 0 or state.turned[corner] == 1


def mask_of(state: State, piece: i64) -> i64:
    """The open sides of a face-up piece."""
    return state.box.mask[face_rot(state.face[piece], state.rot[piece])]


def mark_of(state: State, node: i64) -> i64:
    """The feature of a space (DC-2.7)."""
    if is_down(node):
        return PLAIN
    return state.box.mark[face_space(state.face[piece_of(node)], place_of(node))]


def marked(box: Box, face: i64, mark: i64) -> i64:
    """The space of a card with that feature, or NONE."""
    for place in range(box.spaces[face]):
        if box.mark[face_space(face, place)] == mark:
            return place
    return NONE


def space_of(state: State, node: i64) -> i64:
    """A node as a space: cell and id."""
    piece: i64 = piece_of(node)
    return space_at(state.cell[piece], state.box.space_id[face_space(state.face[piece], place_of(node))])


def node_of(state: State, space: i64) -> i64:
    """The node of a space that is there now, or NONE."""
    cell: i64 = space_cell(space)
    number: i64 = space_number(space)
    piece: i64 = piece_at(state, cell) if cell != NO_CELL else NONE
    if piece == NONE:
        return NONE
    face: i64 = state.face[piece]
    if not is_face_up(state, piece):
        return node_at(piece, DOWN) if number == state.box.space_id[face_space(face, DOWN)] else NONE
    place: i64 = state.box.local[face_id(face, number)]
    return NONE if place == NONE else node_at(piece, place)


def neighbours(state: State, node: i64) -> list[i64]:
    """The nodes one move away, each once (DC-2.12)."""
    if is_down(node):
        return _around(state, piece_of(node))
    box: Box = state.box
    piece: i64 = piece_of(node)
    place: i64 = place_of(node)
    face: i64 = state.face[piece]
    here: i64 = face_space(face, place)
    out: list[i64] = []
    for inside in box.links[here]:
        out.append(node_at(piece, inside))
    for side in box.touch[face_rot_space(face, state.rot[piece], place)]:
        across: i64 = state.join[piece_side(piece, side)]
        if across != NONE:
            out.append(across)
    if box.mark[here] == LADDER:
        for ladder in state.ladders:
            if ladder != node and ladder not in out:
                out.append(ladder)
    return out


def _around(state: State, goal: i64) -> list[i64]:
    """The nodes from which a face-down goal can be entered (DC-2.9)."""
    out: list[i64] = []
    for side in range(SIDE_COUNT):
        across: i64 = state.join[piece_side(goal, side)]
        if across != NONE:
            out.append(across)
    return out


def walk(state: State, start: i64, moves: i64, past: bool) -> list[i64]:
    """Spaces that a monster can reach from `start` (DC-7.4, DC-7.5); `past`: dwarfs do not stop it."""
    seen: list[i64] = [0] * len(state.cell) * PLACE_STRIDE
    seen[start] = 1
    out: list[i64] = []
    edge: list[i64] = [start]
    left: i64 = moves
    while left > 0 and edge:
        left -= 1
        reached: list[i64] = []
        for node in edge:
            for other in neighbours(state, node):
                if seen[other] == 0:
                    seen[other] = 1
                    out.append(other)
                    if past or other not in state.dwarf:
                        reached.append(other)
        edge = reached
    if moves > 1 and start in state.dwarf and _can_come_back(state, start):
        out.append(start)
    return out


def _can_come_back(state: State, start: i64) -> bool:
    for other in neighbours(state, start):
        if other not in state.dwarf:
            return True
    return False


def lairs(state: State) -> list[i64]:
    """The lair spaces on face-up cards, by cell (DC-7.2)."""
    out: list[i64] = []
    for piece in state.laid:
        face: i64 = state.face[piece]
        for place in range(state.box.spaces[face]):
            if state.box.mark[face_space(face, place)] == LAIR:
                out.append(node_at(piece, place))
    return out


def web_at(state: State, edge: i64) -> i64:
    """The place of the cobweb on that edge, or NONE."""
    for i in range(len(state.web_edge)):
        if state.web_edge[i] == edge:
            return i
    return NONE


def touched_webs(state: State, node: i64) -> list[i64]:
    """The edges with a cobweb that a space touches (DC-2.13), ascending."""
    out: list[i64] = []
    if node == NONE:
        return out
    piece: i64 = piece_of(node)
    for side in state.box.touch[face_rot_space(state.face[piece], state.rot[piece], place_of(node))]:
        edge: i64 = edge_at(state.cell[piece], side)
        if edge in state.web_edge:
            insert_sorted(out, edge)
    return out


def open_edges(state: State) -> list[i64]:
    """Edges on which a face-up card has an open side (DC-6.4), ascending."""
    out: list[i64] = []
    for piece in state.laid:
        mask: i64 = mask_of(state, piece)
        for side in range(SIDE_COUNT):
            if has(mask, side):
                edge: i64 = edge_at(state.cell[piece], side)
                if edge not in out:
                    out.append(edge)
    out.sort()
    return out


def has_open_side(state: State, edge: i64) -> bool:
    """Whether some face-up card is open there (DC-6.4)."""
    cell: i64 = edge_cell(edge)
    side: i64 = edge_side(edge)
    return is_open(state, cell, side) or is_open(state, beside(cell, side), opposite(side))


def is_open(state: State, cell: i64, side: i64) -> bool:
    """Whether a face-up card lies there with that side open."""
    piece: i64 = piece_at(state, cell)
    return piece != NONE and is_face_up(state, piece) and has(mask_of(state, piece), side)


def fits(state: State, piece: i64, mask: i64) -> bool:
    """Whether a card with these open sides matches all face-up neighbours of the piece (DC-5.4)."""
    for side in range(SIDE_COUNT):
        other: i64 = piece_at(state, beside(state.cell[piece], side))
        if other == NONE or not is_face_up(state, other):
            continue
        if has(mask_of(state, other), opposite(side)) != has(mask, side):
            return False
    return True


def has_figure(state: State, piece: i64) -> bool:
    """Whether a dwarf or a monster stands on the piece."""
    return _is_among(state.dwarf, piece) or _is_among(state.monster_at, piece)


def _is_among(nodes: list[i64], piece: i64) -> bool:
    for node in nodes:
        if piece_of(node) == piece:
            return True
    return False


# ---------------------------------------------------------------- changing


def lay(state: State, piece: i64, cell: i64, rot: i64) -> None:
    """A path card comes to lie on an empty cell (DC-5)."""
    state.cell[piece] = cell
    state.rot[piece] = rot
    _leave_rim(state, cell)
    _show(state, piece)


def lay_nugget(state: State, piece: i64) -> bool:
    """A vein gets a nugget from the bank (DC-5, DC-9.3); whether the piece is one."""
    if marked(state.box, state.face[piece], VEIN) == NONE:
        return False
    state.bank -= 1
    insert_sorted(state.nuggets, piece)
    return True


def turn_up(state: State, corner: i64, rot: i64) -> None:
    """A goal is turned and joined to the cave (DC-9.3)."""
    piece: i64 = goal_piece(state.box, corner)
    state.rot[piece] = rot
    state.turned[corner] = 1
    _show(state, piece)


def _show(state: State, piece: i64) -> None:
    """A piece is face up from now on: links, rim, ladders."""
    cell: i64 = state.cell[piece]
    mask: i64 = mask_of(state, piece)
    place: i64 = len(state.laid)
    while place > 0 and state.cell[state.laid[place - 1]] > cell:
        place -= 1
    state.laid.insert(place, piece)
    for side in range(SIDE_COUNT):
        other: i64 = piece_at(state, beside(cell, side))
        if other == NONE:
            _border(state, beside(cell, side), opposite(side), has(mask, side))
        else:
            _link(state, piece, side, other)
    ladder: i64 = marked(state.box, state.face[piece], LADDER)
    if ladder != NONE:
        insert_sorted(state.ladders, node_at(piece, ladder))


def lift(state: State, piece: i64) -> None:
    """A path card leaves the cave (DC-6.2)."""
    cell: i64 = state.cell[piece]
    state.cell[piece] = NO_CELL
    state.rot[piece] = 0
    state.laid.remove(piece)
    ladder: i64 = marked(state.box, state.face[piece], LADDER)
    if ladder != NONE:
        state.ladders.remove(node_at(piece, ladder))
    _survey(state, cell)
    for side in range(SIDE_COUNT):
        state.join[piece_side(piece, side)] = NONE
        other: i64 = piece_at(state, beside(cell, side))
        if other == NONE:
            _survey(state, beside(cell, side))
        else:
            state.join[piece_side(other, opposite(side))] = NONE


def relink(state: State, edge: i64) -> None:
    """A cobweb came or went: the link across that edge (DC-2.11)."""
    cell: i64 = edge_cell(edge)
    side: i64 = edge_side(edge)
    piece: i64 = piece_at(state, cell)
    other: i64 = piece_at(state, beside(cell, side))
    if piece != NONE and other != NONE:
        _link(state, piece, side, other)


def _link(state: State, piece: i64, side: i64, other: i64) -> None:
    """Join two neighbours if both facing sides are open and no cobweb is between (DC-2.8, DC-2.9)."""
    one: i64 = _end(state, piece, side)
    two: i64 = _end(state, other, opposite(side))
    if one == NONE or two == NONE or edge_at(state.cell[piece], side) in state.web_edge:
        one = NONE
        two = NONE
    state.join[piece_side(piece, side)] = two
    state.join[piece_side(other, opposite(side))] = one


def _end(state: State, piece: i64, side: i64) -> i64:
    """The node that a piece has on that side, or NONE."""
    if not is_face_up(state, piece):
        return node_at(piece, DOWN)
    place: i64 = state.box.opening[face_rot_side(state.face[piece], state.rot[piece], side)]
    return NONE if place == NONE else node_at(piece, place)


def _border(state: State, cell: i64, side: i64, is_open_there: bool) -> None:
    """An empty cell has a face-up neighbour on that side (DC-5.4)."""
    is_new: bool = cell not in state.rim
    if is_new:
        insert_sorted(state.rim, cell)
    place: i64 = state.rim.index(cell)
    if is_new:
        state.rim_need.insert(place, 0)
        state.rim_care.insert(place, 0)
    state.rim_care[place] |= bit(side)
    if is_open_there:
        state.rim_need[place] |= bit(side)


def _leave_rim(state: State, cell: i64) -> None:
    if cell in state.rim:
        place: i64 = state.rim.index(cell)
        state.rim.pop(place)
        state.rim_need.pop(place)
        state.rim_care.pop(place)


def _survey(state: State, cell: i64) -> None:
    """Look at an empty cell afresh."""
    _leave_rim(state, cell)
    for side in range(SIDE_COUNT):
        other: i64 = piece_at(state, beside(cell, side))
        if other != NONE and is_face_up(state, other):
            _border(state, cell, side, has(mask_of(state, other), opposite(side)))


def build(state: State) -> None:
    """Work out from scratch what follows from the cards in the cave."""
    state.laid = []
    state.ladders = []
    state.rim = []
    state.rim_need = []
    state.rim_care = []
    state.join = [NONE] * len(state.cell) * SIDE_COUNT
    for piece in range(len(state.cell)):
        if state.cell[piece] != NO_CELL and is_face_up(state, piece):
            _show(state, piece)


def is_path_piece(state: State, piece: i64) -> bool:
    """A laid path card, neither start nor goal (DC-6.2)."""
    return piece < state.box.cards and state.box.kind[piece] == PATH
