"""The figures that shapes take for granted."""

from __future__ import annotations

from functools import cache

from podzemi.games.dungeon_lords import state as dl
from podzemi.games.dungeon_lords.codes import DIG_MOST
from podzemi.games.dungeon_lords.data.tables import BOX
from podzemi.games.dungeon_lords.rules.building.dungeon import cells_of, dig_codes, diggable
from podzemi.games.dungeon_lords.shape import DIG_FROM, DIG_SEQUENCES, MOST_TILES


def test_no_dungeon_can_be_dug_in_more_ways() -> None:
    """DL-6.12: all boards that digging leads to."""
    assert BOX.start[dl.START_TILES] == DIG_FROM
    boards = _boards()
    most = max(boards, key=lambda tiles: _ways(tiles, DIG_MOST))
    codes: list[int] = []
    dig_codes(BOX, most, DIG_MOST, codes)
    assert len(codes) == DIG_SEQUENCES
    assert max(tiles.bit_count() for tiles in boards) == MOST_TILES


def _boards() -> set[int]:
    todo = [BOX.start[dl.START_TILES]]
    found = set(todo)
    while todo:
        tiles = todo.pop()
        for cell in cells_of(BOX, diggable(tiles)):
            larger = tiles | 1 << cell
            if larger not in found:
                found.add(larger)
                todo.append(larger)
    return found


@cache
def _ways(tiles: int, most: int) -> int:
    """How many sequences of up to so many cells there are."""
    if most == 0:
        return 0
    return sum(1 + _ways(tiles | 1 << cell, most - 1) for cell in cells_of(BOX, diggable(tiles)))
