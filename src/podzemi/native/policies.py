"""Players that live in native code: quick, and good enough to play a match to its end."""

from __future__ import annotations

from typing import Final

POLICIES: Final = ("random",)
"""By number, as `runtime/machine.hpp` has them."""


def policy_number(name: str) -> int:
    if name not in POLICIES:
        raise ValueError(f"unknown policy {name!r}: {', '.join(POLICIES)}")
    return POLICIES.index(name)
