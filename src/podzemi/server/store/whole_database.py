"""A database taken as a whole, for those who copy, restore or migrate it: the same for both kinds.

Reading, everything is of one moment, and a server may go on writing meanwhile. Writing, nobody else may have
the database open, and all is done or nothing.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from functools import lru_cache
from pathlib import Path

# Any: connections of asyncpg, which comes without types; rows
from typing import Any, Final, Literal, Protocol, TypeAlias

from msgspec import Struct

from podzemi.server.store import schema
from podzemi.server.store.opening import is_url
from podzemi.server.store.sql import NewerStore, Rows

CHUNK: Final = 1000
"""Rows that are held in memory at once."""
TRANSIENT: Final = ("attempt", "challenge", "job")
"""Tables whose rows are worth nothing elsewhere."""
ColumnKind: TypeAlias = Literal["TEXT", "INTEGER", "REAL", "BLOB"]


class StoreError(Exception):
    """Why a whole database cannot be read or written as asked; a sentence for the operator."""


class Column(Struct, frozen=True):
    name: str
    kind: ColumnKind


class Layout(Struct, frozen=True):
    """A table of the schema."""

    name: str
    columns: tuple[Column, ...]

    @property
    def names(self) -> str:
        return ", ".join(column.name for column in self.columns)


@lru_cache(100)
def layouts(version: int) -> tuple[Layout, ...]:
    """The tables of that version of the schema; none comes before one that it refers to."""
    with closing(sqlite3.connect(":memory:")) as trial:
        for statement in schema.path(0, version, "sqlite"):
            trial.execute(statement)
        names = [row[0] for row in trial.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        needs = {
            name: {row[2] for row in trial.execute(f"PRAGMA foreign_key_list({name})")} - {name}
            for name in names
        }
        columns = {
            name: tuple(Column(row[1], row[2]) for row in trial.execute(f"PRAGMA table_info({name})"))
            for name in names
        }
    ordered: list[str] = []
    while len(ordered) < len(names):
        ordered += [name for name in names if name not in ordered and needs[name] <= set(ordered)]
    return tuple(Layout(name, columns[name]) for name in ordered)


class End(Protocol):
    """An open database, inside one transaction."""

    dialect: schema.Dialect

    async def version(self) -> int: ...

    async def set_version(self, version: int) -> None: ...

    async def execute(self, sql: str) -> None: ...

    async def count(self, sql: str) -> int: ...

    def rows(self, table: Layout) -> AsyncIterator[Rows]:
        """All rows of a table, a chunk at a time."""
        ...

    async def insert(self, table: Layout, rows: Rows) -> None: ...


async def change(end: End, target: int) -> None:
    """Lead the schema to that version."""
    for statement in schema.path(await end.version(), target, end.dialect):
        await end.execute(statement)
    await end.set_version(target)


async def tables_with_rows(end: End, version: int) -> list[str]:
    """The tables that hold something; the key of the cookies alone counts as nothing."""
    tables = [table.name for table in layouts(version) if table.name not in ("setting", *TRANSIENT)]
    return [table for table in tables if await end.count(f"SELECT count(*) FROM {table}")]


# ---------------------------------------------------------------- opening


@asynccontextmanager
async def reading(place: str | Path) -> AsyncIterator[End]:
    """The database at one moment; StoreError if there is none, NewerStore if it is from the future."""
    async with _postgres_reading(str(place)) if is_url(place) else _sqlite_reading(Path(place)) as end:
        await _check_version(end, place)
        if await end.version() == 0:
            raise StoreError(f"{without_password(place)}: there is no store of Podzemí")
        yield end


@asynccontextmanager
async def writing(place: str | Path, made: bool = True) -> AsyncIterator[End]:
    """The database for us alone, kept as it is unless the block ends well.

    StoreError if somebody has it open; if there is none, it is `made`, or that is an error, too.
    """
    opening = _postgres_writing(str(place)) if is_url(place) else _sqlite_writing(Path(place), made)
    async with opening as end:
        await _check_version(end, place)
        if not made and await end.version() == 0:
            raise StoreError(f"{without_password(place)}: there is no store of Podzemí")
        yield end


async def _check_version(end: End, place: str | Path) -> None:
    version = await end.version()
    if version > schema.VERSION:
        raise NewerStore(
            f"{without_password(place)} has format {version}; this release reads up to "
            f"{schema.VERSION}: use a newer one"
        )


def without_password(place: str | Path) -> str:
    """The place without a password."""
    if not is_url(place):
        return str(place)
    scheme, _, rest = str(place).partition("://")
    login, at, where = rest.rpartition("@")
    return f"{scheme}://{login.partition(':')[0]}{at}{where.partition('?')[0]}"


# ---------------------------------------------------------------- SQLite


class SqliteEnd:
    dialect: schema.Dialect = "sqlite"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def version(self) -> int:
        return int(self.connection.execute("PRAGMA user_version").fetchone()[0])

    async def set_version(self, version: int) -> None:
        self.connection.execute(f"PRAGMA user_version = {version}")

    async def execute(self, sql: str) -> None:
        self.connection.execute(sql)

    async def count(self, sql: str) -> int:
        return int(self.connection.execute(sql).fetchone()[0])

    async def rows(self, table: Layout) -> AsyncIterator[Rows]:
        found = self.connection.execute(f"SELECT {table.names} FROM {table.name}")
        while chunk := found.fetchmany(CHUNK):
            yield chunk

    async def insert(self, table: Layout, rows: Rows) -> None:
        marks = ", ".join("?" * len(table.columns))
        self.connection.executemany(f"INSERT INTO {table.name} ({table.names}) VALUES ({marks})", rows)


@asynccontextmanager
async def _sqlite_reading(path: Path) -> AsyncIterator[End]:
    with closing(_sqlite(path, made=False)) as connection:
        connection.execute("BEGIN")
        yield SqliteEnd(connection)


@asynccontextmanager
async def _sqlite_writing(path: Path, made: bool) -> AsyncIterator[End]:
    with closing(_sqlite(path, made)) as connection:
        try:
            # refused while anybody else has the file open; with WAL a second writer would only wait
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise StoreError(f"{path} is in use: stop the server first") from None
        try:
            yield SqliteEnd(connection)
            if broken := connection.execute("PRAGMA foreign_key_check").fetchall():
                raise StoreError(f"{path}: rows of {broken[0][0]} refer to what is not there")
        except BaseException:
            connection.rollback()
            raise
        finally:
            if connection.in_transaction:
                connection.commit()
            connection.execute("PRAGMA journal_mode = WAL")


def _sqlite(path: Path, made: bool) -> sqlite3.Connection:
    """The file; made for its owner alone if it is not there and should be."""
    if made:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
    elif not path.is_file():
        raise StoreError(f"{path}: no such file")
    connection = sqlite3.connect(path, isolation_level=None, timeout=1.0)
    try:
        connection.execute("PRAGMA user_version").fetchone()
        connection.execute("PRAGMA synchronous = FULL")
    except sqlite3.DatabaseError as error:
        connection.close()
        raise StoreError(f"{path}: {error}") from None
    return connection


# ---------------------------------------------------------------- PostgreSQL


class PostgresEnd:
    dialect: schema.Dialect = "postgresql"

    def __init__(self, link: Any) -> None:
        self.link = link

    async def version(self) -> int:
        from podzemi.server.store.postgres import version_of

        return await version_of(self.link)

    async def set_version(self, version: int) -> None:
        from podzemi.server.store.postgres import note_version

        await note_version(self.link, version)

    async def execute(self, sql: str) -> None:
        await self.link.execute(sql)

    async def count(self, sql: str) -> int:
        return int(await self.link.fetchval(sql))

    async def rows(self, table: Layout) -> AsyncIterator[Rows]:
        chunk: Rows = []
        async for row in self.link.cursor(f"SELECT {table.names} FROM {table.name}", prefetch=CHUNK):
            chunk.append(tuple(row))
            if len(chunk) == CHUNK:
                yield chunk
                chunk = []
        if chunk:
            yield chunk

    async def insert(self, table: Layout, rows: Rows) -> None:
        from podzemi.server.store.postgres import plain

        records: Iterable[tuple[Any, ...]] = (tuple(map(plain, row)) for row in rows)
        columns = [column.name for column in table.columns]
        await self.link.copy_records_to_table(table.name, records=records, columns=columns)


@asynccontextmanager
async def _connect(url: str) -> AsyncIterator[Any]:
    import asyncpg

    from podzemi.server.store.postgres import LOST

    try:
        link = await asyncpg.connect(url, timeout=10, server_settings={"application_name": "podzemi-tool"})
    except (*LOST, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StoreError(
            f"{without_password(url)} cannot be reached: {error or type(error).__name__}"
        ) from None
    try:
        yield link
    finally:
        await link.close()


@asynccontextmanager
async def _postgres_reading(url: str) -> AsyncIterator[End]:
    async with _connect(url) as link, link.transaction(isolation="repeatable_read", readonly=True):
        yield PostgresEnd(link)


@asynccontextmanager
async def _postgres_writing(url: str) -> AsyncIterator[End]:
    async with _connect(url) as link:
        await _check_alone(link, url)
        async with link.transaction():
            yield PostgresEnd(link)


async def _check_alone(link: Any, url: str) -> None:
    """A process that has just ended may be listed for a moment longer."""
    until = time.monotonic() + 1.0
    sql = (
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE application_name = $1 AND datname = current_database() AND pid <> pg_backend_pid()"
    )
    while await link.fetchval(sql, "podzemi"):
        if time.monotonic() > until:
            raise StoreError(f"{without_password(url)} is in use: stop the servers and workers first")
        await link.execute("SELECT pg_sleep(0.05)")
