"""Players that live in native code: quick, and good enough to play a match to its end."""

from __future__ import annotations

from typing import Final

POLICIES: Final = ("random",)


def check_policy(name: str) -> None:
    if name not in POLICIES:
        raise ValueError(f"unknown policy {name!r}: {', '.join(POLICIES)}")
