"""One file of SQLite, written by this thread alone: a browser's worker has no others."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar  # Any: jobs of all queries

import msgspec

from podzemi.server.store import sqlite
from podzemi.server.store.sql import Ask, OnMessage, Query, StoreLost

T = TypeVar("T")
PRAGMAS: Final = ("locking_mode=EXCLUSIVE", "journal_mode=TRUNCATE", "temp_store=MEMORY")
"""One connection for good, and a journal that is emptied and never removed: database and journal are the only
files there are, so a place that holds two open files is enough."""
HEADER: Final = b"SQLite format 3\0"


class NoSave(ValueError):
    """A file that is no save of ours, or a broken one."""


class LocalStore:
    """A `Store` whose queries run where they are asked, one after another."""

    shared = False
    keeps_jobs = False

    def __init__(self, path: Path, flush: Callable[[], None] = lambda: None) -> None:
        """`flush`: sees to it that what is written is on the disk."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.flush = flush
        self.connection = sqlite.connect(path, *PRAGMAS)
        try:
            sqlite.migrate(self.connection, path)
        except BaseException:
            self.connection.close()
            raise

    async def read(self, query: Query[T]) -> T:
        return await self._do(sqlite.read_together, query)

    async def write(self, query: Query[T], tell: str | None = None) -> T:
        answer = await self._do(sqlite.write_together, query)
        try:
            self.flush()
        except Exception as error:  # whatever the browser's file system raises
            raise StoreLost(f"nobody knows whether it is on the disk: {error}") from error
        return answer

    async def _do(self, work: Callable[[sqlite3.Connection, list[sqlite.Job]], None], query: Query[T]) -> T:
        await asyncio.sleep(0)  # others have their turn, and who gives up meanwhile has asked for nothing
        job = sqlite.Job(query, asyncio.get_running_loop().create_future())
        with sqlite.lost_where_broken():
            work(self.connection, [job])
            job.settle()
            answer: T = await job.future
            return answer

    async def notify(self, message: str) -> None:
        """There is nobody to hear it."""

    def listen(self, callback: OnMessage) -> None:
        """Nobody else says anything."""

    async def hear(self) -> None:
        """There is nobody to be heard."""

    async def close(self) -> None:
        self.connection.close()

    async def cookies(self) -> dict[str, str]:
        """The values that the server gave this browser to keep: they are part of the save."""
        return await self.read(_cookies())

    async def keep_cookies(self, cookies: dict[str, str]) -> None:
        await self.write(_keep_cookies(cookies))

    def save(self) -> bytes:
        """Everything, as one file."""
        return bytes(self.connection.serialize())

    def restore(self, saved: bytes) -> None:
        """All of it instead of what is here, or NoSave and nothing is changed."""
        draft = open_save(saved)
        with closing(draft):
            draft.backup(self.connection)
        self.flush()


def _cookies() -> Query[dict[str, str]]:
    rows = yield Ask("SELECT value FROM setting WHERE name = 'cookies'")
    return msgspec.json.decode(rows[0][0], type=dict[str, str]) if rows else {}


def _keep_cookies(cookies: dict[str, str]) -> Query[None]:
    yield Ask(
        "INSERT INTO setting (name, value) VALUES ('cookies', ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (msgspec.json.encode(cookies).decode(),),
    )


def open_save(saved: bytes) -> sqlite3.Connection:
    """The save in memory, brought to the present version."""
    draft = sqlite3.connect(":memory:", isolation_level=None)
    try:
        if not saved.startswith(HEADER):
            raise NoSave("this is no save of Podzemí")
        draft.deserialize(saved)
        found: Any = draft.execute("PRAGMA integrity_check").fetchone()
        if found != ("ok",) or sqlite.version_of(draft) == 0:
            raise NoSave("this save is broken")
        sqlite.migrate(draft, Path("the save"))
    except sqlite3.DatabaseError as error:
        draft.close()
        raise NoSave(f"this save is broken: {error}") from None
    except BaseException:
        draft.close()
        raise
    return draft
