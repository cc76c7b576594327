"""SQLite: one file, one writer thread with group commit, one reader thread."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar  # Any: queries in one queue answer with different types

from podzemi.server import metrics
from podzemi.server.store import schema
from podzemi.server.store.sql import Conflict, NewerStore, OnMessage, Query, StoreLost

logger = logging.getLogger("podzemi.server")

T = TypeVar("T")
BATCH: Final = 256
"""Queries after which a transaction waits for no more."""
PAUSE: Final = 0.1
"""Seconds before a broken connection is opened anew."""


class Job:
    """A query, who waits for its answer, and the answer as soon as there is one."""

    __slots__ = ("answer", "error", "future", "query")

    def __init__(self, query: Query[Any], future: asyncio.Future[Any]) -> None:
        self.query = query
        self.future = future
        self.answer: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """In the loop of the one who waits, who may have gone meanwhile."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.answer)
        else:
            self.future.set_exception(self.error)


class SqliteStore:
    """A `Store` in one file. What waits is written as one transaction with one flush."""

    shared = False
    keeps_jobs = False

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
        prepare(path)
        self.path = path
        self.writer = Worker(path, commit=True)
        self.reader = Worker(path, commit=False)

    async def read(self, query: Query[T]) -> T:
        with metrics.timed(metrics.STORE_READ):
            return await run_query(self.reader, query)

    async def write(self, query: Query[T], tell: str | None = None) -> T:
        with metrics.timed(metrics.STORE_WRITE):
            return await run_query(self.writer, query)

    async def notify(self, message: str) -> None:
        """One file, one process: there is nobody to hear it."""

    def listen(self, callback: OnMessage) -> None:
        """Nobody else says anything."""

    async def hear(self) -> None:
        """There is nobody to be heard."""

    async def close(self) -> None:
        await asyncio.sleep(0)  # what was asked in this turn of the loop is handed in
        await asyncio.to_thread(self.writer.stop)
        await asyncio.to_thread(self.reader.stop)


async def run_query(worker: Worker, query: Query[T]) -> T:
    try:
        return await worker.do(query)
    except sqlite3.DatabaseError as error:
        if is_mistake(error):
            raise
        raise lost(error) from error


@contextmanager
def lost_where_broken() -> Iterator[None]:
    """StoreLost where the file cannot be read or written, be it full, locked or broken."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if is_mistake(error):
            raise
        raise lost(error) from error


def lost(error: sqlite3.DatabaseError) -> StoreLost:
    return StoreLost(f"SQLite cannot read or write the file: {error}")


def is_mistake(error: sqlite3.DatabaseError) -> bool:
    """Whether the statement is wrong, and not the file."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_IOERR) in (
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_MISUSE,
        sqlite3.SQLITE_RANGE,
    )


class Worker:
    """A thread with a connection of its own. With `commit` it writes: all the queries that
    wait are one transaction and one flush, each in a savepoint of its own.

    What is asked in one turn of a loop is handed in together: to wake the thread costs more than most
    queries, and to flush more than all of them."""

    def __init__(self, path: Path, commit: bool) -> None:
        self.path = path
        self.work = write_together if commit else read_together
        self.asked: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        """The questions that this turn of each loop has asked so far."""
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="store-writer" if commit else "store-reader")
        self.thread.daemon = True
        self.thread.start()

    async def do(self, query: Query[T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if (asked := self.asked.get(loop)) is None:
            asked = self.asked[loop] = []
            loop.call_soon(self._hand_in, loop)
        asked.append(Job(query, future))
        return await future

    def _hand_in(self, loop: asyncio.AbstractEventLoop) -> None:
        self.jobs.put(self.asked.pop(loop))

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
        waiting, going = self._wait()
        jobs = [job for job in waiting if not job.future.cancelled()]
        try:
            self.work(connection, jobs)
        except Exception as error:
            fail([job for job in jobs if job.error is None], error)
            if going:
                raise
        finally:
            hand_over(jobs)
        return going

    def _wait(self) -> tuple[list[Job], bool]:
        """All that waits, at least something; and whether more is to come."""
        waiting: list[Job] = []
        asked = self.jobs.get()
        while asked is not None:
            waiting += asked
            if len(waiting) >= BATCH:
                return waiting, True
            try:
                asked = self.jobs.get_nowait()
            except queue.Empty:
                return waiting, True
        return waiting, False


def fail(jobs: list[Job], error: Exception) -> None:
    for job in jobs:
        job.error = error


def hand_over(jobs: list[Job]) -> None:
    """All answers of a batch at once: to wake a loop costs more than to answer."""
    for loop in {job.future.get_loop() for job in jobs}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, [job for job in jobs if job.future.get_loop() is loop])


def settle(jobs: list[Job]) -> None:
    for job in jobs:
        job.settle()


def connect(path: Path, *pragmas: str) -> sqlite3.Connection:
    """A connection that writes down everything before it answers; unless told otherwise, beside others."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=10.0)
    try:
        for pragma in (*(pragmas or ("journal_mode=WAL",)), "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
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


def read_together(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """One transaction for all: each of them is of one moment. A query that fails leaves the others alone."""
    connection.execute("BEGIN")
    try:
        for job in jobs:
            try:
                job.answer = run(connection, job.query)
            except Exception as error:
                job.error = error
    finally:
        connection.execute("ROLLBACK")


def write_together(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """One transaction for all; a query that fails takes back only its own."""
    if not jobs:
        return
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            _in_savepoint(connection, job)
        connection.execute("COMMIT")
        metrics.COMMITS.inc()
        metrics.COMMITTED.inc(len(jobs))
    except Exception as error:
        fail(jobs, error)
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _in_savepoint(connection: sqlite3.Connection, job: Job) -> None:
    connection.execute("SAVEPOINT job")
    try:
        job.answer = run(connection, job.query)
    except Exception as error:
        if not connection.in_transaction:  # the disk is full, or the like: all of it is undone
            raise
        connection.execute("ROLLBACK TO job")
        job.error = Conflict() if isinstance(error, sqlite3.IntegrityError) else error
    connection.execute("RELEASE job")


def version_of(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def prepare(path: Path) -> None:
    """Bring the file to the present version, a new one from nothing; NewerStore for one from the future."""
    with closing(connect(path)) as connection:
        migrate(connection, path)


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """As `prepare`, for who has the only connection."""
    connection.execute("BEGIN EXCLUSIVE")
    version = version_of(connection)
    if version > schema.VERSION:
        raise NewerStore(f"{path} has format {version}; this release reads up to {schema.VERSION}")
    for statement in schema.path(version, schema.VERSION, "sqlite"):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {schema.VERSION}")
    connection.execute("COMMIT")
