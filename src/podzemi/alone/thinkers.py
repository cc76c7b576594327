"""Bots, hints, reviews and puzzles think in another worker, so that the table never stands still.

What is worked on travels as it does between the server's processes: pickled, a function of ours and values.
Both ends are workers of one page, of one build; nothing from outside is ever unpickled.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar  # Any: whatever the work answers

from podzemi.server.table.bots.bot_pool import BotPool, BotProcess

T = TypeVar("T")
Elsewhere: TypeAlias = Callable[[bytes], Awaitable[bytes]]
"""Has work done elsewhere, and brings what it came to."""


class Thinkers(BotPool):
    """The one other worker, in place of the processes."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        super().__init__(workers=1)
        self.elsewhere = elsewhere

    async def _ask(self, process: BotProcess, work: Callable[[], T]) -> T:
        return await asyncio.wait_for(self.think(work), self.limit)

    async def think(self, work: Callable[[], T]) -> T:
        """The result of the work, or the error that it raised."""
        answer: T | Exception
        done, answer = pickle.loads(await self.elsewhere(pickle.dumps(work)))  # noqa: S301 (see above)
        if not done:
            assert isinstance(answer, Exception)
            raise answer
        return answer  # type: ignore[return-value]  # the flag tells
