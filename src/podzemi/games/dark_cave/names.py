"""Cells, edges and spaces as actions, events and views name them (DC-21). Compiled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzemi.games.dark_cave import codes
from podzemi.games.dark_cave import geometry as g
from podzemi.games.dark_cave.state import Box

Cell = list[int]
"""`[x, y]`"""
Edge = list[list[int]]
"""`[[x, y], [x, y]]`, two adjacent cells, ascending"""
Space = list[int | str]
"""`[x, y, "id"]`"""

_FAR: Final = int(g.OFFSET) - 1


def cell_code(x: object, y: object) -> int:
    """The number of a cell; NO_CELL for what is none, or lies further out than any card can."""
    if type(x) is not int or type(y) is not int or not (-_FAR <= x <= _FAR and -_FAR <= y <= _FAR):
        return g.NO_CELL
    return g.cell_at(x, y)


def cell_name(cell: int) -> Cell:
    return [g.cell_x(cell), g.cell_y(cell)]


def edge_code(edge: Sequence[Sequence[object]]) -> int:
    """The number of an edge; 0 when it is not written as DC-21.2 says."""
    if len(edge) != 2 or any(len(cell) != 2 for cell in edge):
        return 0
    first, second = (cell_code(*cell) for cell in edge)
    for side in (g.EAST, g.SOUTH):
        if first != g.NO_CELL and second == g.beside(first, side):
            return g.edge_at(first, side)
    return 0


def edge_name(edge: int) -> Edge:
    cell = g.edge_cell(edge)
    return [cell_name(cell), cell_name(g.beside(cell, g.edge_side(edge)))]


def space_code(box: Box, space: Sequence[object] | None) -> int:
    """The number of a space; 0 for null, NO_SPACE for what is no space."""
    if space is None:
        return 0
    if len(space) != 3 or type(space[2]) is not str:
        return codes.NO_SPACE
    cell = cell_code(space[0], space[1])
    number = box.space_number.get(space[2])
    return codes.NO_SPACE if cell == g.NO_CELL or number is None else g.space_at(cell, number)


def space_name(box: Box, space: int) -> Space:
    return [*cell_name(g.space_cell(space)), box.space_name[g.space_number(space)]]
