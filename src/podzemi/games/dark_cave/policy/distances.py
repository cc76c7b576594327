"""How far it is through the cave, over what lies there and what is still missing. Compiled.

Distances are in sixtieths of a turn. A field holds them for every node (spaces of face-up cards, face-down
goals and, numbered after these, the empty cells of a grid around the area): what it costs to get from there
to a goal, and the next node on the way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import has, size
from podzemi.games.dark_cave.geometry import (
    CORNER_COUNT,
    EAST,
    NORTH,
    PLACE_STRIDE,
    SIDE_COUNT,
    SOUTH,
    cell_at,
    cell_x,
    cell_y,
    edge_at,
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
)
from podzemi.games.dark_cave.rules.space.cave import is_face_up, neighbours
from podzemi.games.dark_cave.rules.space.targets import matches
from podzemi.games.dark_cave.state import BRIDGE, LADDER, NONE, PATH, TUNNEL, Box, State

TURN: Final[i64] = 60
STEP: Final[i64] = 20
PLACE: Final[i64] = 80
"""A missing card, somewhat less than a turn since others lay cards too, and the second step to cross it."""
BRIDGE_TOLL: Final[i64] = 48
TUNNEL_TOLL: Final[i64] = 36
WEB: Final[i64] = 50
"""The cost of each side of a cobweb: it goes by itself after a while."""
ROUGH: Final[i64] = 9
"""Off the axes and the edges of the area a way serves one corner only."""
TIGHT: Final[i64] = 15
"""Each further neighbour that a card must fit."""
UNSERVED: Final[i64] = 25
"""No card at hand fits there."""
FAR: Final[i64] = 1500

WIDTH: Final[i64] = 15
MIDDLE: Final[i64] = 7
GRID: Final[i64] = 225
EMPTY: Final[i64] = -1
OUTSIDE: Final[i64] = -2

# ---------------------------------------------------------------- the grid


def grid_at(cell: i64) -> i64:
    """The place of a cell on the grid; what is too far out has none."""
    x: i64 = cell_x(cell) + MIDDLE
    y: i64 = cell_y(cell) + MIDDLE
    if x < 0 or y < 0 or x >= WIDTH or y >= WIDTH:
        return NONE
    return x * WIDTH + y


def grid_cell(at: i64) -> i64:
    return cell_at(at // WIDTH - MIDDLE, at % WIDTH - MIDDLE)


def grid_beside(at: i64, side: i64) -> i64:
    """The neighbour on that side."""
    if side == NORTH:
        return at - 1
    if side == EAST:
        return at + WIDTH
    if side == SOUTH:
        return at + 1
    return at - WIDTH


def survey(state: State) -> list[i64]:
    """By place of the grid: the piece there, EMPTY, or OUTSIDE where nobody would build."""
    grid: list[i64] = [OUTSIDE] * GRID
    reach: i64 = state.box.distance[state.players] + 1
    for x in range(MIDDLE - reach, MIDDLE + reach + 1):
        for y in range(MIDDLE - reach, MIDDLE + reach + 1):
            grid[x * WIDTH + y] = EMPTY
    for piece in state.laid:
        _put(state, piece, grid)
    for corner in range(CORNER_COUNT):
        if state.turned[corner] == 0:
            _put(state, goal_piece(state.box, corner), grid)
    return grid


def _put(state: State, piece: i64, grid: list[i64]) -> None:
    """The rim of the grid stays free, so that every place on it has four neighbours."""
    at: i64 = grid_at(state.cell[piece])
    if at != NONE and 0 < at // WIDTH < WIDTH - 1 and 0 < at % WIDTH < WIDTH - 1:
        grid[at] = piece


def prices(state: State, rough: i64) -> list[i64]:
    """By place of the grid: what it costs to come onto a card that still has to be laid there."""
    reach: i64 = state.box.distance[state.players]
    out: list[i64] = [PLACE + STEP + rough] * GRID
    for along in range(WIDTH):
        for line in range(-1, 2):
            across: i64 = MIDDLE + line * reach
            out[along * WIDTH + across] = PLACE + STEP
            out[across * WIDTH + along] = PLACE + STEP
    for i in range(len(state.rim)):
        at: i64 = grid_at(state.rim[i])
        if at != NONE:
            out[at] += TIGHT * (size(state.rim_care[i]) - 1)
    return out


def mark_unserved(state: State, seat: i64, price: list[i64]) -> None:
    """A path that ends where no card of the hand fits costs a wait."""
    for i in range(len(state.rim)):
        at: i64 = grid_at(state.rim[i])
        if at != NONE and state.rim_need[i] != 0 and not _is_served(state, seat, i):
            price[at] += UNSERVED


def _is_served(state: State, seat: i64, rim: i64) -> bool:
    box: Box = state.box
    need: i64 = state.rim_need[rim]
    care: i64 = state.rim_care[rim]
    for card in state.hands[seat]:
        if box.kind[card] == PATH:
            upright: i64 = box.mask[face_rot(card, 0)]
            turned: i64 = box.mask[face_rot(card, 1)]
            if matches(upright, need, care) or matches(turned, need, care):
                return True
    return False


# ---------------------------------------------------------------- nodes


def first_cell(state: State) -> i64:
    """The number of the first empty cell among the nodes."""
    return len(state.cell) * PLACE_STRIDE


def node_count(state: State) -> i64:
    return first_cell(state) + GRID


def toll_of(state: State, node: i64) -> i64:
    """The cost to enter a space, beside the step (DC-8.4)."""
    mark: i64 = state.box.mark[face_space(state.face[piece_of(node)], place_of(node))]
    if mark == BRIDGE:
        return BRIDGE_TOLL
    if mark == TUNNEL:
        return tunnel_toll(state)
    return 0


def tunnel_toll(state: State) -> i64:
    """With two players the first one out wins, with or without gold (DC-12.1)."""
    return 0 if state.players == 2 else TUNNEL_TOLL


def marked_at(state: State, node: i64, mark: i64) -> bool:
    """Whether a space of a face-up card has that feature."""
    if is_down(node):
        return False
    return state.box.mark[face_space(state.face[piece_of(node)], place_of(node))] == mark


# ---------------------------------------------------------------- the field


def spread_field(
    state: State, grid: list[i64], price: list[i64], goals: list[i64], cost: list[i64], onward: list[i64]
) -> None:
    """Fill a field from its goals, whose costs are already there; all else is FAR before."""
    queued: list[i64] = [0] * node_count(state)
    edge: list[i64] = goals[:]
    while edge:
        reached: list[i64] = []
        for node in edge:
            queued[node] = 0
        for node in edge:
            _spread(state, grid, price, node, cost, onward, queued, reached)
        edge = reached


def _spread(
    state: State,
    grid: list[i64],
    price: list[i64],
    node: i64,
    cost: list[i64],
    onward: list[i64],
    queued: list[i64],
    reached: list[i64],
) -> None:
    """Everybody who can come to this node in one go."""
    if node >= first_cell(state):
        _spread_cell(state, grid, price, node, cost, onward, queued, reached)
    elif is_down(node):
        _spread_goal(state, grid, node, cost, onward, queued, reached)
    else:
        _spread_space(state, grid, node, cost, onward, queued, reached)


def _spread_cell(
    state: State,
    grid: list[i64],
    price: list[i64],
    node: i64,
    cost: list[i64],
    onward: list[i64],
    queued: list[i64],
    reached: list[i64],
) -> None:
    """From empty cells beside it, and from spaces that open onto it."""
    at: i64 = node - first_cell(state)
    far: i64 = cost[node] + price[at]
    for side in range(SIDE_COUNT):
        there: i64 = grid_beside(at, side)
        piece: i64 = grid[there]
        if piece == EMPTY:
            _reach(first_cell(state) + there, far, node, cost, onward, queued, reached)
        elif piece >= 0 and is_face_up(state, piece):
            place: i64 = _opening(state, piece, opposite(side))
            if place != NONE:
                _reach(node_at(piece, place), far, node, cost, onward, queued, reached)


def _spread_goal(
    state: State,
    grid: list[i64],
    node: i64,
    cost: list[i64],
    onward: list[i64],
    queued: list[i64],
    reached: list[i64],
) -> None:
    """A face-down goal is open to all sides (DC-2.9)."""
    piece: i64 = piece_of(node)
    at: i64 = grid_at(state.cell[piece])
    for side in range(SIDE_COUNT):
        _spread_side(state, grid, piece, at, side, cost[node] + STEP, node, cost, onward, queued, reached)


def _spread_space(
    state: State,
    grid: list[i64],
    node: i64,
    cost: list[i64],
    onward: list[i64],
    queued: list[i64],
    reached: list[i64],
) -> None:
    """Along the card, over its open sides, from the other ladders (DC-2.12)."""
    box: Box = state.box
    piece: i64 = piece_of(node)
    face: i64 = state.face[piece]
    here: i64 = face_space(face, place_of(node))
    far: i64 = cost[node] + STEP + toll_of(state, node)
    for inside in box.links[here]:
        _reach(node_at(piece, inside), far, node, cost, onward, queued, reached)
    at: i64 = grid_at(state.cell[piece])
    for side in box.touch[face_rot_space(face, state.rot[piece], place_of(node))]:
        _spread_side(state, grid, piece, at, side, far, node, cost, onward, queued, reached)
    if box.mark[here] == LADDER:
        for ladder in state.ladders:
            _reach(ladder, far, node, cost, onward, queued, reached)


def _spread_side(
    state: State,
    grid: list[i64],
    piece: i64,
    at: i64,
    side: i64,
    far: i64,
    node: i64,
    cost: list[i64],
    onward: list[i64],
    queued: list[i64],
    reached: list[i64],
) -> None:
    """Over one open side: the space across, an empty cell, or what a cobweb holds back for a while."""
    across: i64 = state.join[piece_side(piece, side)]
    if across != NONE:
        if not is_down(across):
            _reach(across, far, node, cost, onward, queued, reached)
        return
    if at == NONE:
        return
    there: i64 = grid_beside(at, side)
    if there < 0 or there >= GRID:
        return
    if grid[there] == EMPTY:
        _reach(first_cell(state) + there, far, node, cost, onward, queued, reached)
    elif grid[there] >= 0 and state.web_edge and is_face_up(state, grid[there]):
        web: i64 = edge_at(state.cell[piece], side)
        if web in state.web_edge:
            place: i64 = _opening(state, grid[there], opposite(side))
            if place != NONE:
                wait: i64 = WEB * state.web_side[state.web_edge.index(web)]
                _reach(node_at(grid[there], place), far + wait, node, cost, onward, queued, reached)


def _opening(state: State, piece: i64, side: i64) -> i64:
    """The place on a face-up piece behind that side, or NONE."""
    return state.box.opening[face_rot_side(state.face[piece], state.rot[piece], side)]


def _reach(
    node: i64,
    far: i64,
    after: i64,
    cost: list[i64],
    onward: list[i64],
    queued: list[i64],
    reached: list[i64],
) -> None:
    """A shorter way from a node is kept, and spreads on."""
    if far < cost[node]:
        cost[node] = far
        onward[node] = after
        if queued[node] == 0:
            queued[node] = 1
            reached.append(node)


# ---------------------------------------------------------------- on foot


def moves_from(state: State, start: i64) -> list[i64]:
    """By node: the moves from a space over what lies there now; FAR where one cannot get (DC-8)."""
    out: list[i64] = [FAR] * first_cell(state)
    out[start] = 0
    edge: list[i64] = [start]
    moves: i64 = 0
    while edge:
        moves += 1
        reached: list[i64] = []
        for node in edge:
            if not is_down(node):
                for other in neighbours(state, node):
                    if out[other] == FAR:
                        out[other] = moves
                        reached.append(other)
        edge = reached
    return out


# ---------------------------------------------------------------- a card as it would lie


def laid_costs(
    state: State, grid: list[i64], price: list[i64], cost: list[i64], onward: list[i64], play: i64, at: i64
) -> list[i64]:
    """The cost from each space of a card laid there; `play` is the card's `face_rot`."""
    box: Box = state.box
    face: i64 = play >> 1
    out: list[i64] = [FAR] * box.spaces[face]
    hole: i64 = first_cell(state) + at
    for side in range(SIDE_COUNT):
        if has(box.mask[play], side):
            place: i64 = box.opening[face_rot_side(face, play & 1, side)]
            ahead: i64 = STEP + _ahead(state, grid, price, cost, onward, hole, grid_beside(at, side), side)
            if ahead < out[place]:
                out[place] = ahead
    for ladder_place in range(box.spaces[face]):
        if box.mark[face_space(face, ladder_place)] == LADDER:
            for ladder in state.ladders:
                if cost[ladder] + STEP < out[ladder_place]:
                    out[ladder_place] = cost[ladder] + STEP
    _settle(state, face, out)
    return out


def _ahead(
    state: State,
    grid: list[i64],
    price: list[i64],
    cost: list[i64],
    onward: list[i64],
    hole: i64,
    there: i64,
    side: i64,
) -> i64:
    """The cost behind one side of a card laid into a hole; nothing leads back through the hole."""
    piece: i64 = grid[there]
    if piece == EMPTY:
        cell: i64 = first_cell(state) + there
        return FAR if onward[cell] == hole else cost[cell] + price[there] - STEP
    if piece < 0:
        return FAR
    if not is_face_up(state, piece):
        return cost[node_at(piece, PLACE_STRIDE - 1)]
    place: i64 = _opening(state, piece, opposite(side))
    if place == NONE or onward[node_at(piece, place)] == hole:
        return FAR
    return cost[node_at(piece, place)]


def _settle(state: State, face: i64, costs: list[i64]) -> None:
    """Spread costs over the card's own links."""
    box: Box = state.box
    for _ in range(len(costs) - 1):
        for place in range(len(costs)):
            for other in box.links[face_space(face, place)]:
                mark: i64 = box.mark[face_space(face, other)]
                toll: i64 = BRIDGE_TOLL if mark == BRIDGE else tunnel_toll(state) if mark == TUNNEL else 0
                if costs[other] + STEP + toll < costs[place]:
                    costs[place] = costs[other] + STEP + toll
