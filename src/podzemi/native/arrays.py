"""NumPy, which only what works with arrays needs."""

from __future__ import annotations

from types import ModuleType


def numpy() -> ModuleType:
    """The module; ImportError names the extra that brings it."""
    try:
        import numpy as np
    except ModuleNotFoundError as problem:
        text = "batches and rollouts by the thousand are NumPy arrays: pip install 'podzemi[batch]'"
        raise ImportError(text, name="numpy") from problem
    return np
