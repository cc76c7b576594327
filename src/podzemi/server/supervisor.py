"""Background work that goes on: whatever ends it, it is begun again after a pause, and can be seen."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from podzemi.server import metrics

logger = logging.getLogger("podzemi.server")

SHORTEST: Final = 0.5
LONGEST: Final = 5.0
"""Seconds before work that failed is begun again; twice as long each time."""
STEADY: Final = 10.0
"""Seconds after which work that was begun again counts as well."""

Work = Callable[[], Awaitable[None]]


class Supervisor:
    """The long-lived tasks of a process, by name."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.failed_at: dict[str, float] = {}

    def start(self, name: str, work: Work, for_ever: bool = True) -> None:
        """`for_ever`: work that comes to an end has failed; otherwise it is done then."""
        metrics.RESTARTS.labels(name)
        self.tasks[name] = asyncio.create_task(self._run(name, work, for_ever), name=name)

    @property
    def unwell(self) -> list[str]:
        """What does not run, or has failed a moment ago."""
        now = time.monotonic()
        return sorted(name for name, at in self.failed_at.items() if now - at < STEADY)

    async def _run(self, name: str, work: Work, for_ever: bool) -> None:
        pause = SHORTEST
        while True:
            begun = time.monotonic()
            try:
                await work()
                if not for_ever:
                    self.failed_at.pop(name, None)
                    return
                logger.error("%s has ended", name)
            except Exception:
                logger.exception("%s has failed", name)
            if is_being_stopped():
                return
            metrics.RESTARTS.labels(name).inc()
            if time.monotonic() - begun > STEADY:
                pause = SHORTEST
            self.failed_at[name] = time.monotonic() + pause
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def stop(self, *names: str) -> None:
        """Those, in that order; all that are left, if none is named."""
        stopping = [self.tasks.pop(name) for name in names or list(self.tasks) if name in self.tasks]
        for task in stopping:
            task.cancel()
        await asyncio.gather(*stopping, return_exceptions=True)


def is_being_stopped() -> bool:
    """Whether this task was cancelled; work that fails while it cleans up hides that from its caller."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
