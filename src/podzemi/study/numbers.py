"""Observations as networks take them: bounds as arrays, and one-hot where a number has few values."""

from __future__ import annotations

from typing import Any, Final  # Any: arrays of any shape, games of any kind

from podzemi.engine.learning.observation_spec import ObservationSpec
from podzemi.native.arrays import numpy

FEW: Final = 16
"""A number with at most so many steps between its bounds becomes one-hot."""


def bounds(spec: ObservationSpec[Any]) -> tuple[Any, Any]:
    """The lowest and the highest value of every number of an observation."""
    np = numpy()
    sizes = [field.size for field in spec.fields]
    low = np.repeat([field.lowest for field in spec.fields], sizes)
    high = np.repeat([field.highest for field in spec.fields], sizes)
    return low.astype(spec.dtype), high.astype(spec.dtype)


class Features:
    """Observations as real numbers from 0 to 1: first a one for the value of each number that has few, then
    all of them between their bounds.

    `where` and `value` say which number and which value each of the first columns stands for, `low` and
    `span` how the others are scaled: with them a network makes the same features of its own tensors.
    """

    def __init__(self, spec: ObservationSpec[Any], few: int = FEW) -> None:
        np = numpy()
        low, high = (bound.astype(np.int32) for bound in bounds(spec))
        steps = high - low
        hot = np.flatnonzero(steps <= few)
        self.where = np.repeat(hot, steps[hot] + 1)
        self.value = np.concatenate([np.arange(low[k], high[k] + 1) for k in hot]).astype(np.float32)
        self.low = low.astype(np.float32)
        self.span = np.maximum(steps, 1).astype(np.float32)
        self.size = len(self.where) + len(low)

    def of(self, observations: Any) -> Any:
        """The features of one observation, or of many: the last axis grows from numbers to `size`."""
        np = numpy()
        numbers = np.asarray(observations, np.float32)
        hot = (numbers[..., self.where] == self.value).astype(np.float32)
        return np.concatenate([hot, (numbers - self.low) / self.span], -1)
