"""The games as native code, translated from their rules: single matches, rollouts and batches.

>>> from podzemi import native
>>> state = native.start("welcome_dungeon", players=3, seed=7)
>>> while seats := state.to_act():
...     state.apply(seats[0], state.legal(seats[0])[0])
>>> state.places
[1, 2, 2]

`available()` says whether it is here, `why_not()` what is missing; docs/native.md tells the rest.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final  # Any: whatever the module holds

from podzemi.native.presence import NotNative, available, why_not, why_not_for

if TYPE_CHECKING:
    from podzemi.native._core import Rollout, State
    from podzemi.native.batch import Batch
    from podzemi.native.conversion import from_python, load, start
    from podzemi.native.playouts import Rollouts, rollout, rollouts
    from podzemi.native.policies import POLICIES
    from podzemi.native.search import ActionStatistics, Options, Search

_HOMES: Final = {
    "podzemi.native._core": ("Rollout", "State"),
    "podzemi.native.batch": ("Batch",),
    "podzemi.native.conversion": ("from_python", "load", "start"),
    "podzemi.native.policies": ("POLICIES",),
    "podzemi.native.playouts": ("Rollouts", "rollout", "rollouts"),
    "podzemi.native.search": ("Options", "Search", "ActionStatistics"),
}
"""The module of each public name, imported on first use, because some need NumPy or a card."""

__all__ = [
    "POLICIES",
    "ActionStatistics",
    "Batch",
    "NotNative",
    "Options",
    "Rollout",
    "Rollouts",
    "Search",
    "State",
    "available",
    "from_python",
    "load",
    "rollout",
    "rollouts",
    "start",
    "why_not",
    "why_not_for",
]


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'podzemi.native' has no attribute {name!r}")
