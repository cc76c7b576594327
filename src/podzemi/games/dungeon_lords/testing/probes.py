"""Codes worth asking about: what is legal in a state, and its near misses. For tests of `refusal`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from podzemi.engine.bits import bit
from podzemi.games.dungeon_lords import codes
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.rules import legal, to_act
from podzemi.games.dungeon_lords.state import State

PARAMETERS: Final = 5
"""The bit at which the parameters of a code begin."""
PLACES: Final = (5, 6, 8, 10, 11, 13, 14, 16, 18, 22, 23, 28, 41)
"""Bits of a code to turn over: of every field of every kind one."""


def probes(state: State) -> Iterator[int]:
    """The legal codes of all seats asked, thinned out where they are many, and codes close to them."""
    yield from (-1, codes.MALFORMED, 63, codes.ACTION_COUNT)
    for kind in range(int(codes.ACTION_COUNT)):
        yield kind
        yield from (kind | part * bit(PARAMETERS) for part in (1, 2, 3, 7, 19, 31))
    for seat in to_act(state):
        yield from _around(legal(state, seat))
    yield from _plans(state)


def _around(listed: list[int]) -> Iterator[int]:
    """Legal codes, and each of some with one field changed."""
    yield from listed
    for code in listed[:: max(1, len(listed) // 12)]:
        for place in PLACES:
            yield code ^ bit(place)


def _plans(state: State) -> Iterator[int]:
    """Sequences of cells and plans of battle that mostly do not work."""
    if state.phase == s.EXECUTE:
        for first in range(int(s.CELL_COUNT) + 1):
            yield codes.dig([first])
            yield from (codes.dig([first, second]) for second in (0, 2, 7, 8, 12, first))
        yield from (codes.mine(mask) for mask in (1, 4, 0x84, 0x1084, 0x1086, int(s.BOARD)))
    elif state.phase == s.C_PLAN:
        none = int(s.NONE)
        for cell in range(int(s.CELL_COUNT)):
            yield codes.plan_combat(cell, none, none, 0)
            yield from (codes.plan_combat(cell, trap, none, 0) for trap in range(int(s.TRAP_COUNT)))
            yield codes.plan_combat(cell, 0, 0, 0)
            yield from (
                codes.plan_combat(cell, none, none, bit(tile)) for tile in range(int(s.CREATURE_COUNT))
            )
