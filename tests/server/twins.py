"""Two server processes in one: rooms of their own, one store in memory, interleaved at random.

What happens depends on the seed alone. Every question to the store may be overtaken, words between the
processes come late or never, and nothing waits for a clock.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from podzemi.server.settings import Settings
from podzemi.server.store import Conflict, Query, schema
from podzemi.server.store.sqlite import run
from podzemi.server.table.bots.bot_pool import BotPool
from podzemi.server.table.rooms import Rooms

from .support import everybody

T = TypeVar("T")
SETTINGS = Settings(bot_pause=0.0, bot_workers=1, idle=3600.0)


class OneMemory:
    """A database that both processes share."""

    def __init__(self, seed: int, lost: float = 0.1) -> None:
        self.random = random.Random(seed)
        self.lost = lost
        """How many of the words between processes nobody hears."""
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        for statement in schema.path(0, schema.VERSION, "sqlite"):
            self.connection.execute(statement)
        self.stores: list[MemoryStore] = []

    async def pause(self) -> None:
        for _ in range(self.random.randrange(4)):
            await asyncio.sleep(0)

    def pass_on(self, sender: MemoryStore, message: str) -> None:
        for store in self.stores:
            if store is not sender and self.random.random() >= self.lost:
                store.hear_later(message)


class MemoryStore:
    """The store as one process has it."""

    shared = True
    keeps_jobs = False

    def __init__(self, memory: OneMemory) -> None:
        self.memory = memory
        self.callbacks: list[Callable[[str], None]] = []
        self.tasks: set[asyncio.Task[None]] = set()
        memory.stores.append(self)

    async def read(self, query: Query[T]) -> T:
        await self.memory.pause()
        answer = run(self.memory.connection, query)
        await self.memory.pause()
        return answer

    async def write(self, query: Query[T], tell: str | None = None) -> T:
        await self.memory.pause()
        connection = self.memory.connection
        connection.execute("SAVEPOINT job")
        try:
            answer = run(connection, query)
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO job")
            raise Conflict from None
        except BaseException:
            connection.execute("ROLLBACK TO job")
            raise
        finally:
            connection.execute("RELEASE job")
        if tell is not None:
            await self.notify(f"table {tell}")
        await self.memory.pause()
        return answer

    async def notify(self, message: str) -> None:
        self.memory.pass_on(self, message)

    def listen(self, callback: Callable[[str], None]) -> None:
        self.callbacks.append(callback)

    async def hear(self) -> None:
        """What is said comes by itself."""

    def hear_later(self, message: str) -> None:
        task = asyncio.create_task(self._hear(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _hear(self, message: str) -> None:
        await self.memory.pause()
        await self.memory.pause()
        for callback in self.callbacks:
            callback(message)

    async def close(self) -> None:
        """Who hears anything after that would load its rooms again."""
        self.callbacks.clear()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class FirstChoice(BotPool):
    """Bots that choose what is listed first, at once."""

    async def choose(self, *_: Any) -> int:
        return 0


def process(memory: OneMemory) -> Rooms:
    """One more server process."""
    store = MemoryStore(memory)
    rooms = Rooms(SETTINGS, store, FirstChoice(1))
    store.listen(rooms.on_message)
    return rooms


async def quiet(*processes: Rooms) -> None:
    """Until nothing is on its way between them."""
    while any(one.tasks or one.store.tasks for one in processes):  # type: ignore[attr-defined] # noqa: ASYNC110
        await asyncio.sleep(0)


def schedules(count: int, work: Callable[[OneMemory, list[Rooms]], Awaitable[None]], first: int = 0) -> None:
    """Run that many schedules; the number of one that fails is told."""

    async def one(seed: int) -> None:
        memory = OneMemory(seed)
        processes = [process(memory), process(memory)]
        await processes[0].store.write(everybody())
        try:
            async with asyncio.timeout(30):
                await work(memory, processes)
        except BaseException as error:
            error.add_note(f"schedule {seed}")
            raise
        finally:
            for rooms in processes:
                await rooms.store.close()
                await rooms.close()
            memory.connection.close()

    async def all_of_them() -> None:
        for seed in range(first, first + count):
            await one(seed)

    asyncio.run(all_of_them())
