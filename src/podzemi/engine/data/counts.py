"""Counts that rules are compiled with, checked against the names they count."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType


def check_counts(module: ModuleType, **named: Sequence[object]) -> None:
    """ImportError unless each constant of the module is the number of its names."""
    for constant, names in named.items():
        count = int(getattr(module, constant))
        if count != len(names):
            raise ImportError(
                f"{module.__name__}.{constant} is {count}, but there are {len(names)} names, "
                f"{names[0]} to {names[-1]}: run scripts/states.py, or correct the names"
            )
