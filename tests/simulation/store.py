"""A database that several processes share: late, away, deaf, and silent about the fate of a commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextvars import Context, copy_context
from random import Random
from typing import TypeVar

from podzemi.server.store import Conflict, Query, StoreLost, schema
from podzemi.server.store.sqlite import run

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds that a query waits for a database that is away."""
PULSE = 5.0
"""Seconds after which a process notices at the latest that it missed a word."""


class Database:
    """The one database of a world; `faults` go from 0 (none) to 1."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.faults = 0.0
        self.count = 0
        """Faults so far."""
        self.away_until = 0.0
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        for statement in schema.path(0, schema.VERSION, "sqlite"):
            self.connection.execute(statement)
        self.stores: list[SimulatedStore] = []

    def fault(self, chance: float) -> bool:
        happens = self.dice.random() < chance * self.faults
        self.count += happens
        return happens

    def read_now(self, query: Query[T]) -> T:
        """For those who check: at once and truly."""
        return run(self.connection, query)

    async def reached(self) -> None:
        """The way there. It takes a moment; while the database is away, at most so long."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(self.dice.uniform(0.0005, 0.004))
        if self.fault(0.01):
            await asyncio.sleep(self.dice.uniform(0.1, 4.0))
        if loop.time() >= self.away_until:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                while loop.time() < self.away_until:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
        except TimeoutError:
            raise StoreLost("the database does not answer") from None

    def go_away(self, seconds: float) -> None:
        self.count += 1
        self.away_until = asyncio.get_running_loop().time() + seconds
        for store in self.stores:
            store.broken.set()

    def tell(self, sender: SimulatedStore, message: str) -> None:
        for store in self.stores:
            if store is not sender:
                store.hear_later(message, lost=self.fault(0.02))


class SimulatedStore:
    """The store as one process has it."""

    shared = True
    keeps_jobs = False

    def __init__(self, database: Database) -> None:
        self.database = database
        self.callbacks: list[Callable[[str], None]] = []
        self.context: Context | None = None
        """The process that listens: what it hears it does itself, with its own clock, and the end of the
        process that said it does not end that."""
        self.broken = asyncio.Event()
        self.hears = False
        self.last = 0.0
        """When the last word arrives: words come in the order in which they were said."""
        database.stores.append(self)

    async def read(self, query: Query[T]) -> T:
        await self.database.reached()
        if self.database.fault(0.004):
            raise StoreLost("the connection broke")
        answer = run(self.database.connection, query)
        await asyncio.sleep(self.database.dice.uniform(0.0002, 0.002))
        return answer

    async def write(self, query: Query[T], tell: str | None = None) -> T:
        database = self.database
        await database.reached()
        if database.fault(0.004):
            raise StoreLost("the connection broke before the commit")
        answer = self._commit(query)
        if tell is not None:
            database.tell(self, f"table {tell}")
        if database.fault(0.004):
            raise StoreLost("the connection broke, and nobody knows how the commit ended")
        await asyncio.sleep(database.dice.uniform(0.0005, 0.004))
        if database.fault(0.01):
            await asyncio.sleep(database.dice.uniform(0.5, 15.0))
        return answer

    def _commit(self, query: Query[T]) -> T:
        connection = self.database.connection
        connection.execute("SAVEPOINT job")
        try:
            return run(connection, query)
        except BaseException as error:
            connection.execute("ROLLBACK TO job")
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict from None
            raise
        finally:
            connection.execute("RELEASE job")

    # --- what the others say

    async def notify(self, message: str) -> None:
        self.database.tell(self, message)

    def listen(self, callback: Callable[[str], None]) -> None:
        self.context = copy_context()
        self.callbacks.append(callback)

    async def hear(self) -> None:
        await self.database.reached()
        self.broken.clear()
        self.hears = True
        self._pass_on("again")
        try:
            await self.broken.wait()
        finally:
            self.hears = False
        raise ConnectionResetError("the database has hung up")

    def hear_later(self, message: str, lost: bool) -> None:
        """A word that is lost is missed at the next pulse."""
        loop = asyncio.get_running_loop()
        wait = PULSE if lost else self.database.dice.uniform(0.0005, 0.02)
        self.last = self.last if lost else max(self.last + 1e-6, loop.time() + wait)
        at, word = (loop.time() + wait, "again") if lost else (self.last, message)
        loop.call_at(at, self._hear, word, context=self.context)

    def _hear(self, message: str) -> None:
        if self.hears:
            self._pass_on(message)

    def _pass_on(self, message: str) -> None:
        for callback in self.callbacks:
            callback(message)

    async def close(self) -> None:
        self.gone()

    def gone(self) -> None:
        self.callbacks.clear()
        if self in self.database.stores:
            self.database.stores.remove(self)
