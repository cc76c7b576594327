"""The glory that a sheet promises by the end of the game: features and their fitted weights (PD-14).

Plain Python, for a player that plans one round; the planner of the stronger bots works out the same
(`native/runtime/planners/paper_dungeons.hpp`).
"""

from __future__ import annotations

from array import array
from functools import cache
from importlib.resources import files
from operator import mul
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from mypy_extensions import i64

from podzemi.games.paper_dungeons.policy.sheet import (
    FAR,
    FEATURES,
    GEM_COUNT,
    close,
    distances,
    features,
    written,
)
from podzemi.games.paper_dungeons.rules.scoring import is_complete
from podzemi.games.paper_dungeons.state import CLOAK, MEDALLION, NONE, ROOM_COUNT, Sheet, State

FILE: Final = Path(str(files("podzemi.games.paper_dungeons.policy") / "weights.json"))
"""The fitted weights."""

Table: TypeAlias = "array[int]"
"""Weights in thousandths of a glory: a row for each round, the first before there is one."""
COMPANY: Final = 2
"""The weights for so many players serve more as well."""


@cache
def tables() -> dict[int, Table]:
    """The fitted weights: 1 for lone players, 2 for company."""
    found = msgspec.json.decode(FILE.read_bytes(), type=dict[int, list[int]])
    return {players: array("i", row) for players, row in found.items()}


def table_for(players: int) -> Table:
    return tables()[min(players, COMPANY)]


class Appraiser:
    """Values the sheets of one seat in a state that stands still."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        row = table_for(state.players)
        self._weights = row[FEATURES * state.round : FEATURES * (state.round + 1)]
        self._steps: dict[tuple[int, bool, bool], list[i64]] = {}
        self._seen: list[i64] = [0] * FEATURES
        self._rivals: list[i64] = [FAR] * GEM_COUNT
        for other in state.sheets:
            if other.seat != seat:
                self._watch(other)

    def value(self, sheet: Sheet) -> int:
        """Expected glory at the end of the game if the round ended now, in thousandths."""
        closed = sheet.clone()
        close(self._state, closed)
        return self.promise(closed)

    def promise(self, sheet: Sheet) -> int:
        """Expected glory of a closed sheet, in thousandths; after the last round what is written."""
        total = 1000 * int(written(self._state, sheet))
        if not self._weights:
            return total
        features(self._state, sheet, self._steps_of(sheet), self._rivals, self._seen)
        gains: int = sum(map(mul, self._weights, self._seen))
        return total + gains

    def _steps_of(self, sheet: Sheet) -> list[i64]:
        cloak, medallion = is_complete(sheet, CLOAK), is_complete(sheet, MEDALLION)
        key = (int(sheet.position), cloak, medallion)
        steps = self._steps.get(key)
        if steps is None:
            steps = self._steps[key] = [0] * ROOM_COUNT
            distances(self._state, sheet.position, cloak, medallion, steps)
        return steps

    def _watch(self, other: Sheet) -> None:
        """A rival is as near to each gem as the nearest of them."""
        steps = self._steps_of(other)
        for room in range(ROOM_COUNT):
            gem = self._state.box.room_gem[room]
            if gem != NONE:
                self._rivals[gem] = min(self._rivals[gem], steps[room])
