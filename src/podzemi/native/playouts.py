"""Matches played on from a state to their end, by players that live in native code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple  # Any: arrays of any shape

from podzemi.native.arrays import numpy
from podzemi.native.policies import policy_number

if TYPE_CHECKING:
    import numpy as np

    from podzemi.native._core import Rollout, State


class Rollouts(NamedTuple):
    """How many matches ended, as arrays: a row for each."""

    scores: np.ndarray[Any, Any]
    places: np.ndarray[Any, Any]
    decisions: np.ndarray[Any, Any]


def rollout(state: State, policy: str = "random", seed: int = 0) -> Rollout:
    """Play on to the end; the state stays as it is.

    The seed decides everything from here on: chance is drawn anew, only what already lies in a certain order
    (a shuffled deck) stays. Whoever searches from a seat's knowledge takes a `sample` first.
    """
    from podzemi.native import _core

    return _core.rollout(state, seed, policy_number(policy))


def rollouts(state: State, count: int, policy: str = "random", seed: int = 0, threads: int = 1) -> Rollouts:
    """Many rollouts: the k-th is `rollout(state, policy, seed_for(seed, k))`, whatever the threads."""
    from podzemi.native import _core

    np = numpy()
    made = Rollouts(
        np.zeros((count, state.players), np.int32),
        np.zeros((count, state.players), np.int8),
        np.zeros(count, np.int64),
    )
    _core.rollouts(state, seed, policy_number(policy), count, threads, *made)
    return made
