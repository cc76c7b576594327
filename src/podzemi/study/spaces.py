"""Gymnasium's spaces for observations and actions, which PettingZoo takes as well."""

from __future__ import annotations

from typing import Any  # Any: spaces and arrays, which Gymnasium does not type

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from podzemi.study.series import Series


def seen(series: Series) -> Any:
    return spaces.Box(series.low, series.high, dtype=series.dtype)


def masked(series: Series) -> Any:
    """An observation beside the mask of what is open."""
    return spaces.Dict({"observation": seen(series), "action_mask": spaces.Box(0, 1, (series.n,), np.int8)})


def drawn(generator: Any) -> int:
    """A seed of ours from a random generator of theirs."""
    return int(generator.integers(2**63))


def seed_of(seed: int | None, first: bool) -> int | None:
    """The seed of a new series; None: continue the present one."""
    return drawn(seeding.np_random(seed)[0]) if first or seed is not None else None
