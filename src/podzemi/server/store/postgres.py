"""PostgreSQL: a pool of connections, a transaction for every query, LISTEN and NOTIFY between processes.

The database may restart: what was asked is asked again on a new connection, and a commit whose answer was
lost is looked up by the number of its transaction, so nothing is done twice and nothing is left out.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import lru_cache

# Any: connections and values of asyncpg, which comes without types
from typing import Any, Final, Generic, Self, TypeVar

import asyncpg

from podzemi.server import metrics
from podzemi.server.store import schema
from podzemi.server.store.sql import Ask, Conflict, NewerStore, OnMessage, Query, Rows, StoreLost

logger = logging.getLogger("podzemi.server")

T = TypeVar("T")
CHANNEL: Final = "podzemi"
LOCKS: Final = 0x706F647A
"""The family of our advisory locks; each is the hash of a table's id, or of nothing."""
SCHEMA_LOCK: Final = 0x706F6473
CONNECTIONS: Final = 10
PATIENCE: Final = 10.0
"""Seconds that a query waits for a database that is away."""
PULSE: Final = 5.0
"""Seconds between two looks at whether the listening connection still works, and nothing was missed."""
COUNT: Final = "count"
"""The word that says how many messages a process has sent; it does not count itself."""
LONGEST: Final = 60.0
"""Seconds after which a statement is given up."""

TIMELINE: Final = "substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)"
"""The timeline of the database: one that takes over from another counts transactions anew."""
BEGIN: Final = f"SELECT pg_advisory_xact_lock($1, hashtext($2)), pg_current_xact_id()::text, {TIMELINE}"
BEGIN_AND_TELL: Final = f"{BEGIN}, pg_notify($3, $4)"
LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,  # it was the first of two databases, and is not any more
    asyncpg.TargetServerAttributeNotMatched,  # of several databases none takes anything, for the moment
)
UNABLE: Final = (
    asyncpg.InsufficientResourcesError,  # above all: the disk is full
    asyncpg.PostgresSystemError,
)
"""Errors of a database that is there, and cannot: to ask again at once would be in vain."""
CONFLICTS: Final = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
)


class Link(asyncpg.Connection):  # type: ignore[misc]  # comes without types
    """A connection that is given back without a word: every query ends its own transaction."""

    def get_reset_query(self) -> str:
        return ""


@lru_cache(1000)
def with_numbers(sql: str) -> str:
    """`?` → `$1`, `$2`, …, but not inside quotation marks."""
    count = 0

    def mark(found: re.Match[str]) -> str:
        nonlocal count
        if found[0] != "?":
            return found[0]
        count += 1
        return f"${count}"

    return re.sub(r"'[^']*'|\?", mark, sql)


def plain(value: Any) -> Any:
    """PostgreSQL keeps no NUL in a text; what cannot be kept cannot be found either."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) and "\0" in value else value


async def fetch(link: Any, ask: Ask) -> Rows:
    rows = await link.fetch(with_numbers(ask.sql), *map(plain, ask.values))
    return [tuple(row) for row in rows]


def number(text: str) -> int | float:
    """Sums and means come as decimal numbers."""
    return int(text) if text.lstrip("-").isdigit() else float(text)


async def prepare_link(link: Any) -> None:
    await link.set_type_codec("numeric", schema="pg_catalog", encoder=str, decoder=number, format="text")


class ResumableQuery(Generic[T]):
    """A query on its way. It outlives a connection: on the next one it goes on where it was."""

    def __init__(self, query: Query[T]) -> None:
        self.query = query
        self.past: list[tuple[Ask, Rows]] = []
        self.ask: Ask | None = None
        self.begun = self.over = False
        self.answer: T

    async def on(self, link: Any) -> T:
        """Ask the earlier questions again; StoreLost unless the answers are as before."""
        for ask, rows in self.past:
            if await fetch(link, ask) != rows:
                raise StoreLost("the database was away, and has changed meanwhile")
        if not self.begun:
            self.begun = True
            self._go(None)
        while not self.over:
            assert self.ask is not None
            rows = await fetch(link, self.ask)
            self.past.append((self.ask, rows))
            self._go(list(rows))
        return self.answer

    def _go(self, rows: Rows | None) -> None:
        try:
            self.ask = next(self.query) if rows is None else self.query.send(rows)
        except StopIteration as done:
            self.over, self.answer = True, done.value


class PostgresStore:
    """A `Store` that several processes share. `me` is this process among them."""

    shared = True
    keeps_jobs = True

    def __init__(self, url: str, pool: Any) -> None:
        self.url = url
        self.pool = pool
        self.me = secrets.token_urlsafe(6)
        self.callbacks: list[OnMessage] = []
        self.told = 0
        """Messages to the others so far."""
        self.heard: dict[str, int] = {}
        """By process: its messages so far, as far as they were heard; unknown before its first count."""
        self.resting: set[str] = set()
        """Processes that have said nothing since their last count."""

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect and bring the schema to the present version; NewerStore for one from the future."""
        store = cls(url, await patiently(lambda: new_pool(url)))
        try:
            async with store._link(time.monotonic() + PATIENCE) as link:
                await prepare(link)
        except BaseException:
            await store.close()
            raise
        return store

    # --- queries

    async def read(self, query: Query[T]) -> T:
        with metrics.timed(metrics.STORE_READ):
            return await self._read(query)

    async def _read(self, query: Query[T]) -> T:
        running, until = ResumableQuery(query), time.monotonic() + PATIENCE
        while True:
            try:
                async with (
                    self._link(until) as link,
                    link.transaction(isolation="repeatable_read", readonly=True),
                ):
                    return await running.on(link)
            except LOST as error:
                await wait_a_little(until, error)

    async def write(self, query: Query[T], tell: str | None = None) -> T:
        with metrics.timed(metrics.STORE_WRITE):
            return await self._write(query, tell)

    async def _write(self, query: Query[T], tell: str | None) -> T:
        running, until = ResumableQuery(query), time.monotonic() + PATIENCE
        while True:
            transaction: list[str] = []
            try:
                answer = await self._attempt(running, tell, transaction, until)
                self.told += tell is not None
                return answer
            except CONFLICTS:
                raise Conflict from None
            except LOST as error:
                await self._doubt(error)
                if running.over and transaction and await self._is_committed(transaction, until):
                    self.told += tell is not None
                    return running.answer
                await wait_a_little(until, error)

    async def quick(self, query: Query[T]) -> T:
        """All or nothing, but neither alone nor flushed: for what may be lost, and is asked again then."""
        running, until = ResumableQuery(query), time.monotonic() + PATIENCE
        while True:
            try:
                async with self._link(until) as link, link.transaction():
                    await link.execute("SET LOCAL synchronous_commit = off")
                    return await running.on(link)
            except LOST as error:
                await self._doubt(error)
                await wait_a_little(until, error)

    async def _attempt(
        self, running: ResumableQuery[T], tell: str | None, number: list[str], until: float
    ) -> T:
        """`number` receives the transaction's and the timeline's, by which its end can be looked up."""
        async with self._link(until) as link, link.transaction():
            if tell is None:
                row = await link.fetchrow(BEGIN, LOCKS, "")
            else:
                row = await link.fetchrow(
                    BEGIN_AND_TELL, LOCKS, plain(tell), CHANNEL, self._note(f"table {tell}")
                )
            number += row[1], row[2]
            return await running.on(link)

    async def _is_committed(self, transaction: list[str], until: float) -> bool:
        """How a transaction ended whose connection broke; it may take the server a moment to see that.

        A database that has taken over may have given the number to somebody else's: StoreLost."""
        number, timeline = transaction
        while True:
            try:
                async with self._link(until) as link:
                    if await link.fetchval(f"SELECT {TIMELINE}") != timeline:
                        raise StoreLost("another database has taken over")
                    status = await link.fetchval("SELECT pg_xact_status($1::text::xid8)", number)
            except asyncpg.InvalidParameterValueError:  # never heard of: it died with a crash
                return False
            except LOST as error:
                await wait_a_little(until, error)
                continue
            if status != "in progress":
                return bool(status == "committed")
            await wait_a_little(until, TimeoutError("the transaction goes on"))

    async def _doubt(self, error: BaseException) -> None:
        """A database that only reads is left: the next connections may find one that writes."""
        if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
            await self.pool.expire_connections()

    @asynccontextmanager
    async def _link(self, until: float) -> AsyncIterator[Any]:
        """A connection; what asyncpg calls a wrong use of a closed one is a lost connection. So is what it
        calls its own error: the database has said on it that it goes, but has not hung up yet."""
        link = await self.pool.acquire(timeout=max(0.1, until - time.monotonic()))
        try:
            yield link
        except UNABLE as error:
            raise StoreLost(f"the database does not do it: {error}") from error
        except asyncpg.InternalClientError as error:
            link.terminate()
            raise ConnectionResetError(str(error)) from error
        except asyncpg.InterfaceError as error:
            if is_closed(link):
                raise ConnectionResetError(str(error)) from error
            raise
        finally:
            with suppress(*LOST, asyncpg.InterfaceError):
                await self.pool.release(link)

    # --- the other processes

    def _note(self, message: str) -> str:
        return f"{self.me} {message}"

    async def notify(self, message: str) -> None:
        """Notifications that cannot be sent while the database is away are not sent later."""
        with suppress(*LOST, asyncpg.InterfaceError, asyncpg.InternalClientError):
            await self._send(message)
            self.told += 1

    async def _send(self, message: str) -> None:
        await self.pool.execute("SELECT pg_notify($1, $2)", CHANNEL, self._note(message))

    def listen(self, callback: OnMessage) -> None:
        self.callbacks.append(callback)

    def _pass_on(self, message: str) -> None:
        for callback in self.callbacks:
            callback(message)

    async def hear(self) -> None:
        """Earlier notifications were missed, so the first word is always "again"."""
        settings = {"application_name": CHANNEL}
        link = await asyncpg.connect(self.url, timeout=PATIENCE, server_settings=settings)
        try:
            await self._hear(link)
        finally:
            link.terminate()
        raise ConnectionResetError("the database has hung up")

    async def _hear(self, link: Any) -> None:
        """Until the connection breaks."""
        gone = asyncio.Event()

        def hear(_: Any, __: int, ___: str, payload: str) -> None:
            sender, _, message = payload.partition(" ")
            if sender != self.me:
                self._hear_from(sender, message)

        link.add_termination_listener(lambda _: gone.set())
        await link.add_listener(CHANNEL, hear)
        self.heard.clear()
        self.resting.clear()
        self._pass_on("again")
        while not gone.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(gone.wait(), PULSE)
                return
            await link.fetchval("SELECT 1", timeout=PULSE)
            await self._send(f"{COUNT} {self.told}")

    def _hear_from(self, sender: str, message: str) -> None:
        """Messages were lost if the sender counted more than this process received. One that it has sent and
        not counted yet makes it count fewer: that evens out, unless nothing is on its way."""
        kind, _, told = message.partition(" ")
        if kind != COUNT:
            self.resting.discard(sender)
            if sender in self.heard:
                self.heard[sender] += 1
            self._pass_on(message)
            return
        counted = int(told)
        heard = self.heard.get(sender, counted)
        self.heard[sender] = counted if sender in self.resting else max(heard, counted)
        self.resting.add(sender)
        if heard < counted:
            logger.warning("a message of process %s was lost", sender)
            self._pass_on("again")

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self.pool.close(), PATIENCE)
        except (*LOST, asyncpg.InterfaceError):
            self.pool.terminate()


def is_closed(link: Any) -> bool:
    """Also one that the pool has taken back because it broke."""
    try:
        return bool(link.is_closed())
    except asyncpg.InterfaceError:
        return True


async def wait_a_little(until: float, error: BaseException) -> None:
    """Before the next attempt; StoreLost when there is no time for one."""
    if time.monotonic() > until:
        raise StoreLost(f"the database does not answer: {error}") from error
    await asyncio.sleep(0.05)


def new_pool(url: str) -> Any:
    return asyncpg.create_pool(
        url,
        min_size=1,
        max_size=CONNECTIONS,
        init=prepare_link,
        connection_class=Link,
        command_timeout=LONGEST,
        server_settings={"application_name": CHANNEL},
    )


async def patiently(connect: Callable[[], Any]) -> Any:
    """The result of the query, as soon as the database is there."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return await connect()
        except LOST as error:
            await wait_a_little(until, error)


# ---------------------------------------------------------------- the schema


async def version_of(link: Any) -> int:
    """0 for a database that holds nothing of ours."""
    if await link.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    return int(await link.fetchval("SELECT version FROM schema_version"))


async def prepare(link: Any) -> None:
    """Up to the present version; one process at a time, the others wait and find it done."""
    async with link.transaction():
        await link.execute(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})")
        version = await version_of(link)
        if version > schema.VERSION:
            raise NewerStore(f"the database has format {version}; this release reads up to {schema.VERSION}")
        await change(link, version, schema.VERSION)


async def change(link: Any, version: int, target: int) -> None:
    """From one version to another, inside the caller's transaction."""
    for statement in schema.path(version, target, "postgresql"):
        await link.execute(statement)
    if version != target:
        await note_version(link, target)


async def note_version(link: Any, version: int) -> None:
    await link.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
    await link.execute("DELETE FROM schema_version")
    await link.execute("INSERT INTO schema_version VALUES ($1)", version)
