"""Positions as numbers: cells, edges, spaces, nodes, and indices of tables by face or piece.

The one file that knows how these are packed. Compiled.

| number | made of |
|---|---|
| cell | x and y, so that cells order by x, then y (DC-0.2) |
| edge | the smaller of its two cells, and whether the other lies east or south of it (DC-0.4) |
| space | cell and number of the space's id: what all see, and what actions name |
| node | piece and place of the space on its card: the same space for whoever walks |

A *piece* is what can lie in the cave: a path card (its card number), the start card, the four goal
cells; a *face* is the picture on it, which for a goal cell is the goal card that lies there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.games.dark_cave.state import Box

# sides, clockwise
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
SIDE_COUNT: Final[i64] = 4

# ---------------------------------------------------------------- cells and edges

COLUMN_STRIDE: Final[i64] = 256
OFFSET: Final[i64] = 128  # so that no coordinate is negative
ORIGIN: Final[i64] = 32896  # cell (0, 0)
NO_CELL: Final[i64] = 0


def cell_at(x: i64, y: i64) -> i64:
    return (x + OFFSET) * COLUMN_STRIDE + y + OFFSET


def cell_x(cell: i64) -> i64:
    return cell // COLUMN_STRIDE - OFFSET


def cell_y(cell: i64) -> i64:
    return cell % COLUMN_STRIDE - OFFSET


def beside(cell: i64, side: i64) -> i64:
    """The neighbour of a cell on that side."""
    if side == NORTH:
        return cell - 1
    if side == EAST:
        return cell + COLUMN_STRIDE
    if side == SOUTH:
        return cell + 1
    return cell - COLUMN_STRIDE


def opposite(side: i64) -> i64:
    """The side that faces this one."""
    return side ^ 2


def edge_at(cell: i64, side: i64) -> i64:
    """The edge on that side of a cell (DC-0.4)."""
    if side == NORTH:
        return (cell - 1) * 2
    if side == EAST:
        return cell * 2 + 1
    if side == SOUTH:
        return cell * 2
    return (cell - COLUMN_STRIDE) * 2 + 1


def edge_cell(edge: i64) -> i64:
    """The smaller of the two cells; NO_CELL when it is no edge."""
    return edge >> 1


def edge_side(edge: i64) -> i64:
    """The side of that cell on which the edge is."""
    return EAST if edge & 1 else SOUTH


# ---------------------------------------------------------------- spaces and nodes

ID_STRIDE: Final[i64] = 32  # space ids of a deck
PLACE_STRIDE: Final[i64] = 16  # spaces of a card
DOWN: Final[i64] = 15  # the place of the one space of a face-down goal


def space_at(cell: i64, number: i64) -> i64:
    return cell * ID_STRIDE + number


def space_cell(space: i64) -> i64:
    return space // ID_STRIDE


def space_number(space: i64) -> i64:
    """The number of the space's id."""
    return space % ID_STRIDE


def node_at(piece: i64, place: i64) -> i64:
    return piece * PLACE_STRIDE + place


def piece_of(node: i64) -> i64:
    """The piece of a node; of NONE, a number that no piece has."""
    return node >> 4


def place_of(node: i64) -> i64:
    return node & 15


def is_down(node: i64) -> bool:
    """Whether it is the space of a face-down goal (DC-2.9)."""
    return node & 15 == DOWN


# ---------------------------------------------------------------- pieces

CORNER_COUNT: Final[i64] = 4


def start_piece(box: Box) -> i64:
    return box.cards


def goal_piece(box: Box, corner: i64) -> i64:
    """The goal cell of that corner."""
    return box.cards + 1 + corner


def corner_of(box: Box, piece: i64) -> i64:
    """The corner of a goal cell; negative for any other piece."""
    return piece - box.cards - 1


def piece_count(box: Box) -> i64:
    return box.cards + 1 + CORNER_COUNT


def corner_cell(distance: i64, corner: i64) -> i64:
    """The cells of the goals: (-d,-d), (d,-d), (-d,d), (d,d) (DC-3.2)."""
    x: i64 = distance if corner & 1 else -distance
    y: i64 = distance if corner & 2 else -distance
    return cell_at(x, y)


def corner_by_cell(rank: i64) -> i64:
    """The corner whose cell comes at that place in ascending order."""
    return (rank & 1) * 2 + rank // 2


# ---------------------------------------------------------------- places in tables


def face_rot(face: i64, rot: i64) -> i64:
    """The place of a face upright (0) or turned (1)."""
    return face * 2 + rot


def face_rot_side(face: i64, rot: i64, side: i64) -> i64:
    return (face * 2 + rot) * SIDE_COUNT + side


def face_rot_space(face: i64, rot: i64, place: i64) -> i64:
    return (face * 2 + rot) * PLACE_STRIDE + place


def face_space(face: i64, place: i64) -> i64:
    return face * PLACE_STRIDE + place


def face_id(face: i64, number: i64) -> i64:
    return face * ID_STRIDE + number


def piece_side(piece: i64, side: i64) -> i64:
    return piece * SIDE_COUNT + side
