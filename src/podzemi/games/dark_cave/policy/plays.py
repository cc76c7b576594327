"""The value of each card play to a quick player, in sixtieths of a turn. Compiled.

A card is worth the turns it saves to the own side and costs the others; a card that is kept is worth what it
may still do, so useless cards make room for better ones.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit, size
from podzemi.games.dark_cave.codes import (
    DISCARD,
    NO_CARD,
    PLAY_AXE,
    PLAY_BOOTS,
    PLAY_CAVE_IN,
    PLAY_COBWEB,
    PLAY_MONSTER,
    PLAY_PATH,
    PLAY_SWAP,
    SECRET_CLAN,
    SECRET_GOAL,
    card_of,
    kind_of,
    monster_lair,
    monster_to,
    path_cell,
    path_rot,
    target_of,
)
from podzemi.games.dark_cave.geometry import (
    SIDE_COUNT,
    beside,
    edge_cell,
    edge_side,
    face_rot,
    face_rot_side,
    face_space,
    node_at,
    opposite,
    piece_of,
)
from podzemi.games.dark_cave.policy.aims import nearest, sees
from podzemi.games.dark_cave.policy.distances import (
    EMPTY,
    FAR,
    GRID,
    STEP,
    TURN,
    first_cell,
    grid_at,
    grid_beside,
    laid_costs,
)
from podzemi.games.dark_cave.policy.table import (
    AXES,
    CLOSE,
    KNOWN,
    LEANING,
    STAKE,
    THREAT,
    TURNS,
    crosses,
    harm_of,
    heat_of,
    is_on_way,
    of_all,
    of_seat,
    weight_of,
)
from podzemi.games.dark_cave.policy.trust import SURE
from podzemi.games.dark_cave.rules.space.cave import is_face_up, marked, node_of
from podzemi.games.dark_cave.state import (
    AXE_CARD,
    BOOTS,
    CAVE_IN,
    COBWEB,
    LADDER,
    NONE,
    PATH,
    RAT_CARD,
    SECRET,
    SWAP,
    TUNNEL,
    VEIN,
    Box,
    State,
)

USELESS: Final[i64] = -36
IDLE: Final[i64] = 3
"""A path card that saves less is better kept."""
HURRY: Final[i64] = 30
"""The value of a turn to everybody: a second card discarded takes one from the match."""
MOST: Final[i64] = 90
"""No card saves more."""
WORST: Final[i64] = -120
SPOILT: Final[i64] = -42
HOLES: Final[i64] = 3
"""Missing cells of a way that are looked at."""
HOLE: Final[i64] = 4  # numbers kept of each: sides wanted, shut, the side onward, the side of entry


# ---------------------------------------------------------------- holes in the way


def holes(state: State, seat: i64, grid: list[i64], onward: list[i64], entry: list[i64]) -> list[i64]:
    """The next missing cells of a dwarf's way."""
    out: list[i64] = []
    node: i64 = state.dwarf[seat]
    while node != NONE and len(out) < HOLES * HOLE:
        if node >= first_cell(state):
            _add_hole(state, seat, node - first_cell(state), grid, onward, entry, out)
        node = onward[node]
    return out


def _add_hole(
    state: State, seat: i64, at: i64, grid: list[i64], onward: list[i64], entry: list[i64], out: list[i64]
) -> None:
    wanted: i64 = 0
    shut: i64 = 0
    ahead: i64 = NONE
    after: i64 = onward[first_cell(state) + at]
    for side in range(SIDE_COUNT):
        there: i64 = grid_beside(at, side)
        piece: i64 = grid[there]
        if after == first_cell(state) + there or (after < first_cell(state) and piece == piece_of(after)):
            ahead = side
        if piece >= 0 and is_face_up(state, piece):
            if state.box.opening[face_rot_side(state.face[piece], state.rot[piece], opposite(side))] == NONE:
                shut |= bit(side)
            else:
                wanted |= bit(side)
    came: i64 = max(0, entry[seat * GRID + at] - 1)
    out.append(wanted | bit(came))
    out.append(shut)
    out.append(ahead)
    out.append(came)


def _serves(box: Box, card: i64, hole: list[i64], first: i64) -> bool:
    """Whether the card, either way up, fits into that hole and leads on."""
    if hole[first + 2] == NONE:
        return False
    for rot in range(2):
        mask: i64 = box.mask[face_rot(card, rot)]
        wanted: i64 = hole[first] | bit(hole[first + 2])
        fits: bool = mask & wanted == wanted and mask & hole[first + 1] == 0
        if fits and _joins(box, card, rot, hole[first + 3], hole[first + 2]):
            return True
    return False


def _joins(box: Box, card: i64, rot: i64, one: i64, two: i64) -> bool:
    """Whether two open sides of a card are joined on it, never through a tunnel."""
    here: i64 = box.opening[face_rot_side(card, rot, one)]
    there: i64 = box.opening[face_rot_side(card, rot, two)]
    if here == there:
        return True
    for middle in box.links[face_space(card, here)]:
        if middle == there:
            return True
        if box.mark[face_space(card, middle)] != TUNNEL and there in box.links[face_space(card, middle)]:
            return True
    return False


def place_served(box: Box, card: i64, hole: list[i64]) -> i64:
    """The first hole that a card of the hand could fill, or NONE."""
    if box.kind[card] != PATH:
        return NONE
    for number in range(len(hole) // HOLE):
        if _serves(box, card, hole, number * HOLE):
            return number
    return NONE


# ---------------------------------------------------------------- cards that are kept


def keep_value(state: State, seat: i64, card: i64, hole: list[i64], table: list[i64]) -> i64:
    """The value of keeping a card for later."""
    box: Box = state.box
    kind: i64 = box.kind[card]
    known: bool = table[of_all(state, KNOWN)] == 1
    if kind == PATH:
        place: i64 = place_served(box, card, hole)
        return 2 * size(box.mask[face_rot(card, 0)]) + (0 if place == NONE else 30 - 8 * place)
    if kind == SECRET:
        return 3 if known else 54
    if kind == BOOTS:
        return 3 if state.boots[seat] != NONE else 48
    if kind == AXE_CARD:
        return 3 if table[of_seat(seat, AXES)] > 0 else 12
    if kind == CAVE_IN or kind == COBWEB:
        return 21 if table[of_all(state, THREAT)] == 1 else 8
    if kind == SWAP:
        return 6
    return 12 if table[of_all(state, THREAT)] == 1 else 6


def fresh_value(state: State, seat: i64, code: i64, hole: list[i64]) -> i64:
    """The value of an unseen card in addition to the rest of the hand."""
    if not hole:
        return 6
    best: i64 = 2
    for card in state.hands[seat]:
        if card != card_of(code) and card != target_of(code):
            place: i64 = place_served(state.box, card, hole)
            if place != NONE and place < best:
                best = place
    return 9 if best == 0 else 21 if best == 1 else 36


# ---------------------------------------------------------------- plays


def play_value(
    state: State,
    seat: i64,
    code: i64,
    grid: list[i64],
    price: list[i64],
    cost: list[i64],
    onward: list[i64],
    walk: list[i64],
    entry: list[i64],
    hole: list[i64],
    table: list[i64],
) -> i64:
    """The value of a play or a discard."""
    kind: i64 = kind_of(code)
    if kind == PLAY_PATH:
        value: i64 = _path_value(state, seat, code, grid, price, cost, onward, walk, entry, table)
        return value if value >= IDLE else value - keep_value(state, seat, card_of(code), hole, table)
    if kind == SECRET_GOAL:
        return _look_value(state, seat, target_of(code), table)
    if kind == SECRET_CLAN:
        leaning: i64 = table[of_seat(target_of(code), LEANING)]
        doubt: i64 = SURE - max(leaning, -leaning)
        return (24 if table[of_all(state, KNOWN)] == 1 else -18) * doubt // 100
    if kind == PLAY_BOOTS:
        return _boots_value(state, seat, target_of(code), table)
    if kind == PLAY_AXE:
        return _axe_value(state, seat, target_of(code), table)
    if kind == PLAY_MONSTER:
        return _hunt_value(state, seat, code, hole, table)
    if kind == PLAY_CAVE_IN:
        return _cave_in_value(state, seat, target_of(code), onward, table)
    if kind == PLAY_COBWEB:
        return _cobweb_value(state, seat, target_of(code), onward, table)
    if kind == PLAY_SWAP:
        return _swap_value(state, seat, code, hole, table)
    if kind == DISCARD:
        return _discard_value(state, seat, code, hole, table)
    return -TURN


def _path_value(
    state: State,
    seat: i64,
    code: i64,
    grid: list[i64],
    price: list[i64],
    cost: list[i64],
    onward: list[i64],
    walk: list[i64],
    entry: list[i64],
    table: list[i64],
) -> i64:
    """Turns saved to everybody, each with the stake in that seat."""
    at: i64 = grid_at(path_cell(code))
    if at == NONE or grid[at] != EMPTY:
        return 0
    card: i64 = card_of(code)
    play: i64 = face_rot(card, path_rot(code))
    costs: list[i64] = laid_costs(state, grid, price, cost, onward, play, at)
    total: i64 = 9 if state.players > 2 and marked(state.box, card, VEIN) != NONE else 0
    before: i64 = cost[first_cell(state) + at] + price[at] - STEP
    for other in range(state.players):
        if state.dwarf[other] != NONE:
            side: i64 = entry[other * GRID + at] - 1
            saved: i64 = 0
            if side >= 0:
                near: bool = other == seat or table[of_seat(other, TURNS)] < CLOSE
                saved = max(WORST if near else SPOILT, min(MOST, before - _entered(state, play, side, costs)))
            elif other == seat:
                saved = _shortcut(state, seat, play, at, grid, walk, costs, table)
            total += table[of_seat(other, STAKE)] * saved // 100
    return total


def _entered(state: State, play: i64, side: i64, costs: list[i64]) -> i64:
    """The cost from the card laid for who comes by that side."""
    place: i64 = state.box.opening[face_rot_side(play >> 1, play & 1, side)]
    return FAR if place == NONE else costs[place]


def _shortcut(
    state: State,
    seat: i64,
    play: i64,
    at: i64,
    grid: list[i64],
    walk: list[i64],
    costs: list[i64],
    table: list[i64],
) -> i64:
    """The turns that a card off the way saves the own dwarf, if it can walk there."""
    least: i64 = FAR
    for side in range(SIDE_COUNT):
        piece: i64 = grid[grid_beside(at, side)]
        place: i64 = state.box.opening[face_rot_side(play >> 1, play & 1, side)]
        if place != NONE and piece >= 0 and is_face_up(state, piece):
            outside: i64 = state.box.opening[
                face_rot_side(state.face[piece], state.rot[piece], opposite(side))
            ]
            if outside != NONE:
                least = min(least, walk[node_at(piece, outside)] * STEP + costs[place])
    ladder: i64 = marked(state.box, play >> 1, LADDER)
    if ladder != NONE:
        for other in state.ladders:
            least = min(least, walk[other] * STEP + costs[ladder])
    return max(0, min(MOST, table[of_seat(seat, TURNS)] - STEP - least))


def _look_value(state: State, seat: i64, cell: i64, table: list[i64]) -> i64:
    """A look is worth most at the corner one would come to next, while it is far (DC-19)."""
    corner: i64 = nearest(state, cell)
    if table[of_all(state, KNOWN)] == 1 or sees(state, seat, corner):
        return USELESS
    turns: i64 = min(5 * TURN, table[of_seat(seat, TURNS)])
    if state.dwarf[seat] == NONE:
        turns = 3 * TURN
    elif nearest(state, state.cell[piece_of(state.dwarf[seat])]) == corner:
        return 36 + 35 * turns // 100
    return 24 + 15 * turns // 100


def _boots_value(state: State, seat: i64, other: i64, table: list[i64]) -> i64:
    """A third more movement for the turns that are left."""
    if state.dwarf[other] == NONE:
        return USELESS
    left: i64 = len(state.pile) * 15 // state.players + 45
    return weight_of(seat, other, table) * min(84, left) // 100


def _axe_value(state: State, seat: i64, other: i64, table: list[i64]) -> i64:
    if state.dwarf[other] == NONE:
        return USELESS
    return weight_of(seat, other, table) * (3 if table[of_seat(other, AXES)] > 0 else 21) // 100


def _hunt_value(state: State, seat: i64, code: i64, hole: list[i64], table: list[i64]) -> i64:
    """Harm to rivals where the monster ends; without a victim it is better kept."""
    card: i64 = card_of(code)
    space: i64 = monster_to(code) if monster_to(code) != 0 else monster_lair(code)
    node: i64 = NONE if space == 0 else node_of(state, space)
    total: i64 = 0
    axes: i64 = 0
    victims: i64 = 0
    for other in range(state.players):
        if node != NONE and state.dwarf[other] == node:
            victims += 1
            axes += table[of_seat(other, AXES)]
            harm: i64 = harm_of(state, state.box.kind[card] - RAT_CARD, other, table)
            total -= weight_of(seat, other, table) * harm * heat_of(state, other, table) // 10_000
    if victims == 0:
        return -3 - keep_value(state, seat, card, hole, table)
    if axes > 0:
        total = total * 4 // 10
    return total


def _cave_in_value(state: State, seat: i64, cell: i64, onward: list[i64], table: list[i64]) -> i64:
    """A card gone from the way of rivals who are close; from the own way a turn is lost."""
    total: i64 = 0
    for other in range(state.players):
        if state.dwarf[other] != NONE and is_on_way(state, other, cell, onward):
            loss: i64 = 90 if table[of_seat(other, TURNS)] < CLOSE else 40
            total -= weight_of(seat, other, table) * loss * heat_of(state, other, table) // 100
    return total // 100 - 6 if total > 0 else USELESS + total // 100


def _cobweb_value(state: State, seat: i64, edge: i64, onward: list[i64], table: list[i64]) -> i64:
    """The same for an edge, where the way is barred for two rounds."""
    one: i64 = edge_cell(edge)
    here: i64 = grid_at(one)
    there: i64 = grid_at(beside(one, edge_side(edge)))
    total: i64 = 0
    for other in range(state.players):
        if state.dwarf[other] != NONE and crosses(state, other, here, there, onward):
            loss: i64 = 75 if table[of_seat(other, TURNS)] < CLOSE else 30
            total -= weight_of(seat, other, table) * loss * heat_of(state, other, table) // 100
    return total // 100 - 6 if total > 0 else USELESS + total // 100


def _swap_value(state: State, seat: i64, code: i64, hole: list[i64], table: list[i64]) -> i64:
    """A poor hand for a bigger one, rather from a rival."""
    worth: i64 = 0
    for card in state.hands[seat]:
        if card != card_of(code):
            worth += keep_value(state, seat, card, hole, table)
    other: i64 = target_of(code)
    return 15 * len(state.hands[other]) - worth - 12 - 6 * weight_of(seat, other, table) // 100


def _discard_value(state: State, seat: i64, code: i64, hole: list[i64], table: list[i64]) -> i64:
    """Fresh cards for useless ones; without a pile every card is a turn."""
    kept: i64 = keep_value(state, seat, card_of(code), hole, table)
    if target_of(code) == NO_CARD:
        return -kept
    kept += keep_value(state, seat, target_of(code), hole, table)
    if len(state.pile) < 2:
        return -kept - 36
    return fresh_value(state, seat, code, hole) - HURRY // state.players - kept
