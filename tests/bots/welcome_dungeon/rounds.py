"""Small rounds of Welcome to the Dungeon, for the solver."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3] / "research"))

from measure_welcome import REDUCED, SUDDEN_DEATH, reduced

from podzemi.games.welcome_dungeon.state import State

__all__ = ["SUDDEN_DEATH", "mini", "reduced"]


def mini() -> State:
    """WD-mini of the specification (WD-13.9)."""
    return reduced(*REDUCED[0])
