"""Background work that goes on: whatever ends it, it is begun again after a pause, and can be seen."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from podzemi.server import metrics
from podzemi.server.support.edges import time

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

    def start(self, name: str, work: Work) -> None:
        """Work is for ever: when it comes to an end, it has failed as well."""
        metrics.RESTARTS.labels(name)
        self.tasks[name] = asyncio.create_task(self._run(name, work), name=name)

    def note_recovery(self, name: str) -> None:
        """That work knows that it is well again, before time tells."""
        self.failed_at.pop(name, None)

    @property
    def unwell(self) -> list[str]:
        """The work that does not run, or has failed a moment ago."""
        now = time.monotonic()
        failed = {name for name, at in self.failed_at.items() if now - at < STEADY}
        return sorted(failed | {name for name, task in self.tasks.items() if task.done()})

    async def _run(self, name: str, work: Work) -> None:
        pause = SHORTEST
        while True:
            begun = time.monotonic()
            await attempt(name, work)
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


async def attempt(name: str, work: Work) -> None:
    """Until it ends, whatever ends it; also if what it waits for was cancelled, and not we.

    In a task of its own: a group of tasks that fails leaves its own task marked as cancelled, and we must not
    take that for a wish to stop."""
    try:
        await asyncio.ensure_future(work())
        logger.error("%s has ended", name)
    except asyncio.CancelledError:
        if is_being_stopped():
            raise
        logger.exception("%s was cancelled", name)
    except Exception:
        logger.exception("%s has failed", name)


def is_being_stopped() -> bool:
    """Whether this task was cancelled; work that fails while it cleans up hides that from its caller."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
