"""The games as researchers take them: numbers, histories, chance, and the standard interfaces.

Everything here stands on the public library and NumPy: `pip install 'podzemi[study]'`. docs/study.md shows it
at work.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final  # Any: whatever a module holds

if TYPE_CHECKING:
    from podzemi.study.chance import Position
    from podzemi.study.exact.small import BENCHMARKS, PACKS, SmallWelcome, small_paper, small_welcome
    from podzemi.study.exact.solver import Tree, cfr_plus
    from podzemi.study.from_records import RecordedDecision, rows
    from podzemi.study.histories import critic_observation, information_tensor
    from podzemi.study.limits import Utility, longest, utility
    from podzemi.study.numbers import Features, bounds
    from podzemi.study.sequential import CHANCE, NOBODY, Sequential
    from podzemi.study.series import Series, play_policy
    from podzemi.study.staged import Actions, Staged, actions

_HOMES: Final = {
    "podzemi.study.chance": ("Position",),
    "podzemi.study.histories": ("critic_observation", "information_tensor"),
    "podzemi.study.limits": ("Utility", "longest", "utility"),
    "podzemi.study.numbers": ("Features", "bounds"),
    "podzemi.study.from_records": ("RecordedDecision", "rows"),
    "podzemi.study.sequential": ("CHANCE", "NOBODY", "Sequential"),
    "podzemi.study.series": ("Series", "play_policy"),
    "podzemi.study.exact.small": ("BENCHMARKS", "PACKS", "SmallWelcome", "small_paper", "small_welcome"),
    "podzemi.study.exact.solver": ("Tree", "cfr_plus"),
    "podzemi.study.staged": ("Actions", "Staged", "actions"),
}
"""The module of each public name, imported on first use."""

__all__ = [  # made by __getattr__
    "BENCHMARKS",
    "CHANCE",
    "NOBODY",
    "PACKS",
    "Actions",
    "Features",
    "Position",
    "RecordedDecision",
    "Sequential",
    "Series",
    "SmallWelcome",
    "Staged",
    "Tree",
    "Utility",
    "actions",
    "bounds",
    "cfr_plus",
    "critic_observation",
    "information_tensor",
    "longest",
    "play_policy",
    "rows",
    "small_paper",
    "small_welcome",
    "utility",
]


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'podzemi.study' has no attribute {name!r}")
