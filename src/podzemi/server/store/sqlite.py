"""SQLite: one file, one writer thread with group commit, one reader thread."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar  # Any: queries in one queue answer with different types

from podzemi.server import metrics
from podzemi.server.store import schema
from podzemi.server.store.sql import Conflict, NewerStore, OnMessage, Query

logger = logging.getLogger("podzemi.server")

T = TypeVar("T")
BATCH: Final = 256
PAUSE: Final = 0.1
"""Seconds before a broken connection is opened anew."""
PendingQuery: TypeAlias = tuple[Query[Any], "Future[Any]"]


class SqliteStore:
    """A `Store` in one file. What waits is written as one transaction with one flush."""

    shared = False

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
        prepare(path)
        self.path = path
        self.writer = Worker(path, commit=True)
        self.reader = Worker(path, commit=False)

    async def read(self, query: Query[T]) -> T:
        with metrics.timed(metrics.STORE_READ):
            return await self.reader.do(query)

    async def write(self, query: Query[T], tell: str | None = None) -> T:
        with metrics.timed(metrics.STORE_WRITE):
            return await self.writer.do(query)

    async def notify(self, message: str) -> None:
        """One file, one process: there is nobody to hear it."""

    def listen(self, callback: OnMessage) -> None:
        """Nobody else says anything."""

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.stop)
        await asyncio.to_thread(self.reader.stop)


class Worker:
    """A thread with a connection of its own. With `commit` it writes: all the queries that
    wait are one transaction and one flush, each in a savepoint of its own."""

    def __init__(self, path: Path, commit: bool) -> None:
        self.path = path
        self.work = write_together if commit else read_each
        self.jobs: queue.SimpleQueue[PendingQuery | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="store-writer" if commit else "store-reader")
        self.thread.daemon = True
        self.thread.start()

    async def do(self, query: Query[T]) -> T:
        future: Future[T] = Future()
        self.jobs.put((query, future))
        return await asyncio.wrap_future(future)

    def stop(self) -> None:
        """After what waits is done."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        """A connection that is broken is given up, and another one opened: the thread itself never ends."""
        going = True
        while going:
            try:
                with closing(connect(self.path)) as connection:
                    while going and not connection.in_transaction:
                        going = self._do_batch(connection)
            except Exception:
                logger.exception("%s: the connection is given up", self.thread.name)
                time.sleep(PAUSE)

    def _do_batch(self, connection: sqlite3.Connection) -> bool:
        """Whether more is to come."""
        batch = self._wait()
        jobs = [job for job in batch if job is not None and job[1].set_running_or_notify_cancel()]
        try:
            self.work(connection, jobs)
        except Exception as error:
            for _, future in jobs:
                if not future.done():
                    future.set_exception(error)
            if None not in batch:
                raise
        return None not in batch

    def _wait(self) -> list[PendingQuery | None]:
        batch = [self.jobs.get()]
        while batch[-1] is not None and len(batch) < BATCH:
            try:
                batch.append(self.jobs.get_nowait())
            except queue.Empty:
                break
        return batch


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=10.0)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def run(connection: sqlite3.Connection, query: Query[T]) -> T:
    """Ask and answer until the query is through."""
    try:
        ask = next(query)
        while True:
            ask = query.send(connection.execute(ask.sql, ask.values).fetchall())
    except StopIteration as done:
        answer: T = done.value
        return answer
    finally:
        query.close()


def attempt(future: Future[Any], work: Callable[[], Any]) -> None:
    try:
        future.set_result(work())
    except Exception as error:
        future.set_exception(error)


def read_each(connection: sqlite3.Connection, jobs: list[PendingQuery]) -> None:
    for query, future in jobs:
        attempt(future, partial(_read, connection, query))


def _read(connection: sqlite3.Connection, query: Query[T]) -> T:
    """A transaction: all of it is of one moment."""
    connection.execute("BEGIN")
    try:
        return run(connection, query)
    finally:
        connection.execute("ROLLBACK")


def write_together(connection: sqlite3.Connection, jobs: list[PendingQuery]) -> None:
    """One transaction for all; a query that fails takes back only its own."""
    if not jobs:
        return
    answers: list[tuple[Future[Any], Callable[[], Any]]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for query, future in jobs:
            answers.append((future, _in_savepoint(connection, query)))
        connection.execute("COMMIT")
    except Exception as error:
        for _, future in jobs:
            future.set_exception(error)
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return
    for future, answer in answers:
        attempt(future, answer)


def _in_savepoint(connection: sqlite3.Connection, query: Query[Any]) -> Callable[[], Any]:
    """Run the query; how to answer it once everything is on the disk."""
    connection.execute("SAVEPOINT job")
    try:
        result = run(connection, query)
    except Exception as error:
        if not connection.in_transaction:  # the disk is full, or the like: all of it is undone
            raise
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return _raising(Conflict() if isinstance(error, sqlite3.IntegrityError) else error)
    connection.execute("RELEASE job")
    return lambda: result


def _raising(error: Exception) -> Callable[[], Any]:
    def answer() -> None:
        raise error

    return answer


def version_of(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def prepare(path: Path) -> None:
    """Bring the file to the present version, a new one from nothing; NewerStore for one from the future."""
    with closing(connect(path)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        version = version_of(connection)
        if version > schema.VERSION:
            raise NewerStore(f"{path} has format {version}; this release reads up to {schema.VERSION}")
        for statement in schema.path(version, schema.VERSION, "sqlite"):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {schema.VERSION}")
        connection.execute("COMMIT")
