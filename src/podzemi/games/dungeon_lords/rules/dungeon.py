"""The dungeon board as sets of cells (DL-6.12, DL-6.16, DL-10.4). Compiled; pure functions of masks."""

from __future__ import annotations

from mypy_extensions import i64

from podzemi.engine.bits import bit
from podzemi.games.dungeon_lords.codes import DIG, with_cell
from podzemi.games.dungeon_lords.state import (
    BOARD,
    ENTRANCE,
    NONE,
    NOT_LEFT,
    NOT_RIGHT,
    Box,
    Lord,
    cells_of,
)


def beside(mask: i64) -> i64:
    """All orthogonal neighbours of the set, members of it among them."""
    return ((mask << 1) & NOT_LEFT | (mask >> 1) & NOT_RIGHT | mask << 5 | mask >> 5) & BOARD


def squares(mask: i64) -> i64:
    """The cells that would complete a 2×2 block (DL-6.12)."""
    as_left_top: i64 = (mask >> 1) & (mask >> 5) & (mask >> 6) & NOT_RIGHT
    as_right_top: i64 = (mask << 1) & (mask >> 4) & (mask >> 5) & NOT_LEFT
    as_left_bottom: i64 = (mask << 5) & (mask << 4) & (mask >> 1) & NOT_RIGHT
    as_right_bottom: i64 = (mask << 6) & (mask << 5) & (mask << 1) & NOT_LEFT
    return as_left_top | as_right_top | as_left_bottom | as_right_bottom


def diggable(tiles: i64) -> i64:
    """Empty cells beside a tile that complete no block (DL-6.12)."""
    return beside(tiles) & ~tiles & ~squares(tiles)


def building_sites(box: Box, lord: Lord, room: i64) -> i64:
    """Unconquered tunnels in the room's zone without a room beside them (DL-6.16)."""
    free: i64 = lord.tiles & ~lord.rooms & ~lord.conquered & ~beside(lord.rooms)
    return free & box.room_zone[room]


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
    found: list[i64] = [DIG]
    masks: list[i64] = [tiles]
    count: i64 = 0
    known: dict[i64, list[i64]] = {}
    while count < most and found:
        next_codes: list[i64] = []
        next_masks: list[i64] = []
        for k in range(len(found)):
            code: i64 = found[k]
            mask: i64 = masks[k]
            if mask not in known:
                known[mask] = cells_of(box, diggable(mask))
            for cell in known[mask]:
                next_codes.append(with_cell(code, count, cell))
                next_masks.append(mask | bit(cell))
        out += next_codes
        found = next_codes
        masks = next_masks
        count += 1


def subsets(cells: list[i64], most: i64, out: list[i64]) -> None:
    """Masks of all sets of 1 to `most` of the cells, small ones first."""
    masks: list[i64] = [0]
    starts: list[i64] = [0]
    count: i64 = len(cells)
    while most > 0 and masks:
        next_masks: list[i64] = []
        next_starts: list[i64] = []
        for k in range(len(masks)):
            at: i64 = starts[k]
            while at < count:
                next_masks.append(masks[k] | bit(cells[at]))
                at += 1
                next_starts.append(at)
        out += next_masks
        masks = next_masks
        starts = next_starts
        most -= 1


def room_of(lord: Lord, cell: i64) -> i64:
    """The room on a cell, NONE for a tunnel."""
    return lord.room_at[cell] if cell >= 0 else NONE
