"""The games as researchers take them: numbers, histories, chance, and the standard interfaces.

Everything here stands on the public library and NumPy: `pip install 'podzemi[study]'`. docs/study.md shows it
at work.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final  # Any: whatever a module holds

if TYPE_CHECKING:
    from podzemi.study.numbers import Features, bounds

_HOMES: Final = {
    "podzemi.study.numbers": ("Features", "bounds"),
}
"""Where each public name lives; imported when first used."""

__all__ = [  # made by __getattr__
    "Features",
    "bounds",
]


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'podzemi.study' has no attribute {name!r}")
