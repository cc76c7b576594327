"""Work that must not hold up the rooms: one thread, one thing at a time, a bounded queue."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar  # Any: whatever the work answers

from podzemi.server.problems import Refused

T = TypeVar("T")
MOST_WAITING: Final = 32
"""The most that may wait; whoever comes later is asked to try again."""


class Waiting:
    """Counts what waits or goes on, and refuses what is too much."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self.most = most
        self.count = 0

    def __enter__(self) -> None:
        if self.count >= self.most:
            raise Refused("too_fast")
        self.count += 1

    def __exit__(self, *error: object) -> None:
        self.count -= 1


class OneThread:
    """Works on one thing at a time, beside the rooms."""

    def __init__(self, name: str) -> None:
        self.worker = ThreadPoolExecutor(1, name)
        self.waiting = Waiting()
        self.run: Callable[[Callable[[], Any]], Awaitable[Any]] = self._in_thread
        """Does the work; given by whoever has no threads."""

    def close(self) -> None:
        """Drop the waiting work; wait for the work that goes on."""
        self.worker.shutdown(cancel_futures=True)

    async def ask(self, work: Callable[[], T]) -> T:
        with self.waiting:
            answer: T = await self.run(work)
            return answer

    async def _in_thread(self, work: Callable[[], Any]) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self.worker, work)
