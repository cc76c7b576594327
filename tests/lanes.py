"""How a test run was asked for: `PODZEMI_DEEP=1` for long runs, `PODZEMI_PURE=1` for plain Python."""

from __future__ import annotations

import os


def asked(name: str) -> bool:
    """Whether a variable of the environment says yes: empty, 0 and absent say no."""
    return os.environ.get(name, "") not in ("", "0")


DEEP = asked("PODZEMI_DEEP")
PURE = asked("PODZEMI_PURE")
