"""Codes worth asking about: what is legal in a state, and its near misses. For tests of `refusal`."""

from __future__ import annotations

from collections.abc import Iterator

from podzemi.games.dungeon_lords import actions as a
from podzemi.games.dungeon_lords import state as s
from podzemi.games.dungeon_lords.rules import legal as r
from podzemi.games.dungeon_lords.state import State

MOST = 400


def probes(state: State) -> Iterator[int]:
    """The legal codes of all seats asked, thinned out where they are many, and codes close to them."""
    yield from (-1, 31, 63, 22)
    for kind in range(22):
        yield kind
        yield from (kind | part << 5 for part in (1, 2, 3, 7, 19, 31))
    for seat in r.to_act(state):
        yield from _around(r.legal(state, seat))
    yield from _plans(state)


def _around(legal: list[int]) -> Iterator[int]:
    """Legal codes, and each of some with one field changed."""
    yield from legal
    for code in legal[:: max(1, len(legal) // 12)]:
        for place in (5, 6, 8, 10, 11, 13, 14, 16, 18, 22, 23, 28, 41):
            yield code ^ (1 << place)


def _plans(state: State) -> Iterator[int]:
    """Sequences of cells and plans of battle that mostly do not work."""
    if state.phase == s.EXECUTE:
        for first in range(1, 22):
            yield a.DIG | first << 5
            yield from (a.DIG | first << 5 | second << 10 for second in (1, 3, 8, 9, 13, first))
        yield from (a.MINE | mask << 5 for mask in (1, 4, 0x84, 0x1084, 0x1086, 0xFFFFF))
    elif state.phase == s.C_PLAN:
        for cell in range(20):
            yield a.PLAN_COMBAT | cell << 5
            yield from (a.PLAN_COMBAT | cell << 5 | trap << 10 for trap in range(1, 10))
            yield a.PLAN_COMBAT | cell << 5 | 1 << 10 | 1 << 14
            yield from (a.PLAN_COMBAT | cell << 5 | 1 << 18 + tile for tile in range(24))
