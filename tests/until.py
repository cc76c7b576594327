"""Waiting for what comes by itself: the thing is waited for, never an amount of time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 60.0
"""Seconds after which a test gives up; generous, the machine may be busy."""
GLANCE = 0.03
"""Seconds between two looks: looking costs time that the others need."""

T = TypeVar("T")


def until(condition: Callable[[], T], seconds: float = PATIENCE) -> T:
    """What the condition gives, as soon as it is so; a test that would wait for ever fails instead."""
    give_up = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < give_up, f"it did not come to it within {seconds:.0f} s"
        time.sleep(GLANCE)
    return found


async def meanwhile(condition: Callable[[], T], seconds: float = PATIENCE) -> T:
    """`until` for coroutines: others go on meanwhile."""
    give_up = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < give_up, f"it did not come to it within {seconds:.0f} s"
        await asyncio.sleep(GLANCE)
    return found
