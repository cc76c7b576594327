"""Work that must not hold up the rooms: one thread, one thing at a time, a bounded queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from podzemi.server.problems import Refused

T = TypeVar("T")
MOST_WAITING: Final = 32
"""The most that may wait; whoever comes later is asked to try again."""


class OneThread:
    """Works on one thing at a time, beside the rooms."""

    def __init__(self, name: str) -> None:
        self.worker = ThreadPoolExecutor(1, name)
        self.waiting = 0

    def close(self) -> None:
        """What waits is dropped; what goes on is waited for."""
        self.worker.shutdown(cancel_futures=True)

    async def ask(self, work: Callable[[], T]) -> T:
        if self.waiting >= MOST_WAITING:
            raise Refused("too_fast")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.worker, work)
        finally:
            self.waiting -= 1
