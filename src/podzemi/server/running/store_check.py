"""Whether the store does what it is there for."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from podzemi.server.store import Store
from podzemi.server.store.people import people

logger = logging.getLogger("podzemi.server")

PATIENCE: Final = 5.0
"""Seconds the store may take to answer before it counts as silent."""


class StoreCheck:
    """Reads from the store and writes to it.

    Anybody may ask for that as often as they like, and each look costs a write to the disk. So those who ask
    while one goes on share its answer.
    """

    def __init__(self) -> None:
        self.going_on: asyncio.Task[bool] | None = None

    async def answers(self, store: Store) -> bool:
        if self.going_on is None or self.going_on.done():
            self.going_on = asyncio.create_task(_reads_and_writes(store))
        return await asyncio.shield(self.going_on)


async def _reads_and_writes(store: Store) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await store.read(people.ping())
            await store.write(people.touch())
    except Exception as error:
        logger.warning("the store does not answer: %s", type(error).__name__)
        return False
    return True
