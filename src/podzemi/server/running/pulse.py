"""How long the event loop keeps everybody waiting: work that holds it up delays all who are connected."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from podzemi.server import metrics
from podzemi.server.support.edges import time

EVERY: Final = 0.25
"""Seconds between two looks."""
MINUTE: Final = 60.0


class Pulse:
    """Sleeps for a moment, again and again, and notes how much longer it took."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.late: deque[float] = deque(maxlen=int(MINUTE / EVERY))
        """Seconds of the last minute's looks."""

    async def run(self) -> None:
        while True:
            begun = self.clock()
            await asyncio.sleep(EVERY)
            self.note(self.clock() - begun - EVERY)

    def note(self, late: float) -> None:
        seconds = max(0.0, late)
        self.late.append(seconds)
        metrics.LOOP_LAG.observe(seconds)

    def worst(self) -> float:
        """The longest wait of the last minute, in seconds."""
        return max(self.late, default=0.0)
