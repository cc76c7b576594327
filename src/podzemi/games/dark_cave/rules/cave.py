"""The cave: which cards lie where, what is linked, who can get where (DC-2, DC-5, DC-7). Compiled."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit, shifted
from podzemi.games.dark_cave.state import (
    DOWN,
    EAST,
    IDS,
    LADDER,
    LAIR,
    NONE,
    PATH,
    SOUTH,
    SPACES,
    STRIDE,
    Box,
    State,
    delta,
    edge_at,
    in_order,
)

# ---------------------------------------------------------------- looking


def piece_at(state: State, cell: i64) -> i64:
    """The piece on a cell, face-down goals too, or NONE."""
    if cell in state.cell:
        return state.cell.index(cell)
    return NONE


def is_face_up(state: State, piece: i64) -> bool:
    """Start card, laid path card or turned goal (DC-0.5)."""
    first: i64 = state.box.cards + 1
    return piece < first or state.turned[piece - first] == 1


def mask_of(state: State, piece: i64) -> i64:
    """The open sides of a face-up piece."""
    return state.box.mask[state.face[piece] * 2 + state.rot[piece]]


def mark_of(state: State, node: i64) -> i64:
    """The feature of a space (DC-2.7)."""
    if node & DOWN == DOWN:
        return 0
    return state.box.mark[state.face[node >> 4] * SPACES + (node & DOWN)]


def marked(box: Box, face: i64, mark: i64) -> i64:
    """The space of a card with that feature, or NONE."""
    for place in range(box.spaces[face]):
        if box.mark[face * SPACES + place] == mark:
            return place
    return NONE


def space_of(state: State, node: i64) -> i64:
    """A node as a space: cell and id."""
    piece: i64 = node >> 4
    return state.cell[piece] * IDS + state.box.space_id[state.face[piece] * SPACES + (node & DOWN)]


def node_of(state: State, space: i64) -> i64:
    """The node of a space that is there now, or NONE."""
    cell: i64 = space // IDS
    number: i64 = space % IDS
    piece: i64 = piece_at(state, cell) if cell > 0 else NONE
    if piece == NONE:
        return NONE
    face: i64 = state.face[piece]
    if not is_face_up(state, piece):
        return piece * SPACES + DOWN if number == state.box.space_id[face * SPACES + DOWN] else NONE
    place: i64 = state.box.local[face * IDS + number]
    return NONE if place == NONE else piece * SPACES + place


def neighbours(state: State, node: i64) -> list[i64]:
    """The nodes one move away, each once (DC-2.12)."""
    piece: i64 = node >> 4
    place: i64 = node & DOWN
    out: list[i64] = []
    other: i64 = NONE
    if place == DOWN:
        for side in range(4):
            other = state.join[piece * 4 + side]
            if other >= 0:
                out.append(other)
        return out
    box: Box = state.box
    face: i64 = state.face[piece]
    first: i64 = piece * SPACES
    for place_2 in box.links[face * SPACES + place]:
        out.append(first + place_2)
    for side_2 in box.touch[(face * 2 + state.rot[piece]) * SPACES + place]:
        other = state.join[piece * 4 + side_2]
        if other >= 0:
            out.append(other)
    if box.mark[face * SPACES + place] == LADDER:
        for ladder in state.ladders:
            if ladder != node and ladder not in out:
                out.append(ladder)
    return out


def walk(state: State, start: i64, moves: i64, past: bool) -> list[i64]:
    """Where a monster can end that leaves `start` (DC-7.4, DC-7.5); `past`: as if dwarfs did not stop it."""
    seen: list[i64] = [0] * len(state.cell) * SPACES
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
            if state.box.mark[face * SPACES + place] == LAIR:
                out.append(piece * SPACES + place)
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
    if node == NONE or not state.web_edge:
        return out
    piece: i64 = node >> 4
    for side in state.box.touch[(state.face[piece] * 2 + state.rot[piece]) * SPACES + (node & DOWN)]:
        edge: i64 = edge_at(state.cell[piece], side)
        if edge in state.web_edge:
            in_order(out, edge)
    return out


def open_edges(state: State) -> list[i64]:
    """Edges on which a face-up card has an open side (DC-6.4), ascending."""
    out: list[i64] = []
    for piece in state.laid:
        mask: i64 = mask_of(state, piece)
        for side in range(4):
            if mask >> side & 1:
                edge: i64 = edge_at(state.cell[piece], side)
                if edge not in out:
                    out.append(edge)
    out.sort()
    return out


def has_open_side(state: State, edge: i64) -> bool:
    """Whether some face-up card is open there (DC-6.4)."""
    cell: i64 = edge // 2
    side: i64 = EAST if edge & 1 else SOUTH
    return is_open(state, cell, side) or is_open(state, cell + delta(side), side ^ 2)


def is_open(state: State, cell: i64, side: i64) -> bool:
    """Whether a face-up card lies there with that side open."""
    piece: i64 = piece_at(state, cell)
    return piece != NONE and is_face_up(state, piece) and mask_of(state, piece) >> side & 1 == 1


def fits(state: State, piece: i64, mask: i64) -> bool:
    """Whether a card with these open sides matches all face-up neighbours of the piece (DC-5.4)."""
    for side in range(4):
        other: i64 = piece_at(state, state.cell[piece] + delta(side))
        if other == NONE or not is_face_up(state, other):
            continue
        if mask_of(state, other) >> (side ^ 2) & 1 != mask >> side & 1:
            return False
    return True


def has_figure(state: State, piece: i64) -> bool:
    """Whether a dwarf or a monster stands on the piece."""
    for node in state.dwarf:
        if node >> 4 == piece:
            return True
    for node_2 in state.monster_at:
        if node_2 >> 4 == piece:
            return True
    return False


# ---------------------------------------------------------------- changing


def lay(state: State, piece: i64, cell: i64, rot: i64) -> None:
    """A path card comes to lie on an empty cell (DC-5)."""
    state.cell[piece] = cell
    state.rot[piece] = rot
    if cell in state.rim:
        place: i64 = state.rim.index(cell)
        state.rim.pop(place)
        state.rim_need.pop(place)
        state.rim_care.pop(place)
    _show(state, piece)


def turn_up(state: State, corner: i64, rot: i64) -> None:
    """A goal is turned and joined to the cave (DC-9.3)."""
    piece: i64 = state.box.cards + 1 + corner
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
    for side in range(4):
        other: i64 = piece_at(state, cell + delta(side))
        if other == NONE:
            _border(state, cell + delta(side), side ^ 2, mask >> side & 1)
        else:
            _link(state, piece, side, other)
    ladder: i64 = marked(state.box, state.face[piece], LADDER)
    if ladder != NONE:
        in_order(state.ladders, piece * SPACES + ladder)


def lift(state: State, piece: i64) -> None:
    """A path card leaves the cave (DC-6.2)."""
    cell: i64 = state.cell[piece]
    state.cell[piece] = 0
    state.rot[piece] = 0
    state.laid.remove(piece)
    for ladder in state.ladders:
        if ladder >> 4 == piece:
            state.ladders.remove(ladder)
            break
    _survey(state, cell)
    for side in range(4):
        state.join[piece * 4 + side] = NONE
        other: i64 = piece_at(state, cell + delta(side))
        if other == NONE:
            _survey(state, cell + delta(side))
        else:
            state.join[other * 4 + (side ^ 2)] = NONE


def relink(state: State, edge: i64) -> None:
    """A cobweb came or went: the link across that edge (DC-2.11)."""
    cell: i64 = edge // 2
    side: i64 = EAST if edge & 1 else SOUTH
    piece: i64 = piece_at(state, cell)
    other: i64 = piece_at(state, cell + delta(side))
    if piece != NONE and other != NONE:
        _link(state, piece, side, other)


def _link(state: State, piece: i64, side: i64, other: i64) -> None:
    """Join two neighbours if both facing sides are open and no cobweb is between (DC-2.8, DC-2.9)."""
    one: i64 = _end(state, piece, side)
    two: i64 = _end(state, other, side ^ 2)
    if one == NONE or two == NONE or edge_at(state.cell[piece], side) in state.web_edge:
        one = NONE
        two = NONE
    state.join[piece * 4 + side] = two
    state.join[other * 4 + (side ^ 2)] = one


def _end(state: State, piece: i64, side: i64) -> i64:
    """The node that a piece has on that side, or NONE."""
    if not is_face_up(state, piece):
        return piece * SPACES + DOWN
    place: i64 = state.box.opening[(state.face[piece] * 2 + state.rot[piece]) * 4 + side]
    return NONE if place == NONE else piece * SPACES + place


def _border(state: State, cell: i64, side: i64, is_open_there: i64) -> None:
    """An empty cell has a face-up neighbour on that side (DC-5.4)."""
    place: i64 = 0
    if cell in state.rim:
        place = state.rim.index(cell)
    else:
        place = len(state.rim)
        while place > 0 and state.rim[place - 1] > cell:
            place -= 1
        state.rim.insert(place, cell)
        state.rim_need.insert(place, 0)
        state.rim_care.insert(place, 0)
    state.rim_care[place] |= bit(side)
    state.rim_need[place] |= shifted(is_open_there, side)


def _survey(state: State, cell: i64) -> None:
    """Look at an empty cell afresh."""
    if cell in state.rim:
        place: i64 = state.rim.index(cell)
        state.rim.pop(place)
        state.rim_need.pop(place)
        state.rim_care.pop(place)
    for side in range(4):
        other: i64 = piece_at(state, cell + delta(side))
        if other != NONE and is_face_up(state, other):
            _border(state, cell, side, mask_of(state, other) >> (side ^ 2) & 1)


def build(state: State) -> None:
    """Work out from scratch what follows from the cards in the cave."""
    state.laid = []
    state.ladders = []
    state.rim = []
    state.rim_need = []
    state.rim_care = []
    state.join = [NONE] * len(state.cell) * 4
    for piece in range(len(state.cell)):
        if state.cell[piece] > 0 and is_face_up(state, piece):
            _show(state, piece)


def corner_cell(origin: i64, distance: i64, corner: i64) -> i64:
    """The cells of the goals: (-d,-d), (d,-d), (-d,d), (d,d) (DC-3.2)."""
    x: i64 = distance if corner & 1 else -distance
    y: i64 = distance if corner & 2 else -distance
    return origin + x * STRIDE + y


def is_path_piece(state: State, piece: i64) -> bool:
    """A laid path card, neither start nor goal (DC-6.2)."""
    return piece < state.box.cards and state.box.kind[piece] == PATH


def corner_by_cell(rank: i64) -> i64:
    """The corner whose cell comes at that place in ascending order."""
    return (rank & 1) * 2 + rank // 2
