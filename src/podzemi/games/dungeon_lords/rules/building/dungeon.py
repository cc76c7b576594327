"""The dungeon board as sets of cells (DL-6.12, DL-6.16, DL-10.4). Compiled; pure functions of masks.

The one place that knows where neighbours lie in a mask: a cell is `5 * y + x`, so one step to the side
shifts by one place, and one step up or down by five.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.games.dungeon_lords.codes import DIG, FIRST_FIELD, next_field, with_cell
from podzemi.games.dungeon_lords.state import BOARD, ENTRANCE, NONE, TUNNEL, Box, Lord

# ---------------------------------------------------------------- geometry


_NOT_LEFT: Final[i64] = 0xF7BDE  # all but column 0
_NOT_RIGHT: Final[i64] = 0x7BDEF  # all but column 4


def to_left(mask: i64) -> i64:
    """Every member one step to the left; who stands at the edge is gone. So the next three."""
    return mask >> 1 & _NOT_RIGHT


def to_right(mask: i64) -> i64:
    return mask << 1 & _NOT_LEFT


def up(mask: i64) -> i64:
    return mask >> 5


def down(mask: i64) -> i64:
    return mask << 5 & BOARD


def beside(mask: i64) -> i64:
    """All orthogonal neighbours of the set, members of it among them."""
    return to_left(mask) | to_right(mask) | up(mask) | down(mask)


def squares(mask: i64) -> i64:
    """The cells that would complete a 2×2 block (DL-6.12)."""
    beside_left: i64 = to_right(mask)
    beside_right: i64 = to_left(mask)
    above: i64 = down(mask)
    below: i64 = up(mask)
    left_corners: i64 = above & down(beside_left) | below & up(beside_left)
    right_corners: i64 = above & down(beside_right) | below & up(beside_right)
    return beside_left & left_corners | beside_right & right_corners


def cells_of(box: Box, mask: i64) -> list[i64]:
    """The cells of a set, ascending."""
    return box.cells_low[mask & 1023] + box.cells_high[mask >> 10]


# ---------------------------------------------------------------- what can be dug, built and attacked


def diggable(tiles: i64) -> i64:
    """Empty cells beside a tile that complete no block (DL-6.12)."""
    return beside(tiles) & ~tiles & ~squares(tiles)


def mineable(lord: Lord) -> i64:
    """Unconquered tunnels (DL-6.13)."""
    return lord.tiles & ~lord.rooms & ~lord.conquered


def building_sites(box: Box, lord: Lord, room: i64) -> i64:
    """Unconquered tunnels in the room's zone without a room beside them (DL-6.16)."""
    return mineable(lord) & ~beside(lord.rooms) & box.room_zone[room]


def nearest(lord: Lord) -> i64:
    """The unconquered tiles closest to the entrance (DL-10.4); empty when all is conquered."""
    layer: i64 = bit(ENTRANCE)
    seen: i64 = layer
    while layer:
        free: i64 = layer & ~lord.conquered
        if free:
            return free
        layer = beside(layer) & lord.tiles & ~seen
        seen |= layer
    return 0


def dig_codes(box: Box, tiles: i64, most: i64, out: list[i64]) -> None:
    """All legal sequences of up to `most` cells, as codes, short ones first (DL-6.12)."""
    if most <= 0:
        return
    first: i64 = len(out)
    masks: list[i64] = []  # by sequence: the tiles when it is dug
    field: i64 = FIRST_FIELD
    _dig_on(box, DIG, field, tiles, out, masks)
    start: i64 = 0
    for _ in range(most - 1):
        end: i64 = len(masks)
        field = next_field(field)
        for k in range(start, end):
            _dig_on(box, out[first + k], field, masks[k], out, masks)
        start = end


def _dig_on(box: Box, code: i64, field: i64, tiles: i64, out: list[i64], masks: list[i64]) -> None:
    """Every sequence that is one cell longer."""
    for cell in cells_of(box, diggable(tiles)):
        out.append(with_cell(code, field, cell))
        masks.append(tiles | bit(cell))


def subsets(cells: list[i64], most: i64, out: list[i64]) -> None:
    """Masks of all sets of 1 to `most` of the cells, small ones first."""
    first: i64 = len(out)
    starts: list[i64] = []  # by set: the place after its last member
    count: i64 = len(cells)
    if most > 0:
        for at in range(count):
            out.append(bit(cells[at]))
            starts.append(at + 1)
    start: i64 = 0
    for _ in range(most - 1):
        end: i64 = len(starts)
        for k in range(start, end):
            for at in range(starts[k], count):
                out.append(out[first + k] | bit(cells[at]))
                starts.append(at + 1)
        start = end


def ground(lord: Lord, cell: i64) -> i64:
    """The room on a cell, TUNNEL for none: a place in the tables of rooms."""
    room: i64 = lord.room_at[cell]
    return TUNNEL if room == NONE else room
