"""Background work goes on whatever ends it, and it can be seen when it does not."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from podzemi.server import metrics, supervisor
from podzemi.server.http.health import readyz
from podzemi.server.services import open_services
from podzemi.server.store import SqliteStore, StoreLost, people
from podzemi.server.store import sqlite as sqlite_module
from podzemi.server.supervisor import Supervisor

from .support import settings_for


def restarts(name: str) -> float:
    return float(metrics.RESTARTS.labels(name)._value.get())


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "SHORTEST", 0.001)
    monkeypatch.setattr(supervisor, "LONGEST", 0.004)


def test_work_that_fails_or_ends_is_begun_again_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> tuple[int, list[str]]:
        begun, steady = 0, asyncio.Event()

        async def work() -> None:
            nonlocal begun
            begun += 1
            if begun == 1:
                raise ZeroDivisionError
            if begun > 2:
                steady.set()
                await asyncio.Event().wait()

        watched = Supervisor()
        watched.start("test work", work)
        await asyncio.wait_for(steady.wait(), 10)
        unwell = watched.unwell
        await watched.stop()
        return begun, unwell

    before = restarts("test work")
    assert asyncio.run(run()) == (3, ["test work"])
    assert restarts("test work") - before == 2
    assert [record.message for record in caplog.records] == ["test work has failed", "test work has ended"]


def test_work_that_fails_while_it_is_stopped_is_not_begun_again() -> None:
    """What cleans up may raise where the store is away: then it would hide that it was cancelled."""

    async def run() -> int:
        begun, steady = 0, asyncio.Event()

        async def work() -> None:
            nonlocal begun
            begun += 1
            try:
                steady.set()
                await asyncio.Event().wait()
            finally:
                raise StoreLost("away")

        watched = Supervisor()
        watched.start("test work", work)
        await steady.wait()
        await asyncio.wait_for(watched.stop(), 10)
        return begun

    assert asyncio.run(run()) == 1


def test_work_that_is_to_end_is_tried_until_it_does() -> None:
    async def run() -> tuple[int, list[str]]:
        tries = 0
        done = asyncio.Event()

        async def work() -> None:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise OSError
            done.set()

        watched = Supervisor()
        watched.start("a start", work, for_ever=False)
        await asyncio.wait_for(done.wait(), 10)
        await asyncio.wait_for(watched.tasks["a start"], 10)
        return tries, watched.unwell

    assert asyncio.run(run()) == (3, [])


def test_a_process_goes_on_saying_that_it_lives(tmp_path: Path, database_url: str) -> None:
    """An error that is no lost connection ended that for good."""

    async def run() -> None:
        async with open_services(settings_for(tmp_path, database_url=database_url)) as services:
            said = asyncio.Event()
            real, calls = services.store.notify, 0

            async def notify(message: str) -> None:
                nonlocal calls
                calls += message.startswith("alive")
                if calls == 1:
                    raise ZeroDivisionError
                await real(message)
                if calls > 1:
                    said.set()

            services.store.notify = notify  # type: ignore[method-assign]  # a stand-in for this test
            await asyncio.wait_for(said.wait(), 30)
            answer = await readyz.fn(services)
            assert (answer.status_code, answer.content.failing) == (503, ["peers"])

    asyncio.run(run())


def test_tables_are_woken_as_soon_as_the_store_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with open_services(settings_for(tmp_path)) as services:
            await services.supervisor.tasks["waking tables"]
            real, tries = services.store.read, 0

            async def read(query: Any) -> Any:
                nonlocal tries
                tries += 1
                if tries < 3:
                    raise OSError("no such disk")
                return await real(query)

            monkeypatch.setattr(services.store, "read", read)
            services.supervisor.start("waking again", services.rooms.wake_all, for_ever=False)
            await asyncio.wait_for(services.supervisor.tasks["waking again"], 10)
            assert tries > 2

    asyncio.run(run())


class Spoilt(sqlite3.Connection):
    """A connection that cannot take back, once."""

    spoilt = 0

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "ROLLBACK" and Spoilt.spoilt:
            Spoilt.spoilt -= 1
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *values)


@pytest.fixture
def spoilt(monkeypatch: pytest.MonkeyPatch) -> None:
    real = sqlite3.connect

    def connect(*given: Any, **named: Any) -> sqlite3.Connection:
        return real(*given, **named, factory=Spoilt)

    monkeypatch.setattr(sqlite3, "connect", connect)


@pytest.mark.usefixtures("spoilt")
def test_a_rollback_that_fails_stops_neither_writing_nor_reading(tmp_path: Path) -> None:
    """The connection is given up and another one opened; who asked is told, and who asks next is served."""

    async def run() -> dict[str, str]:
        store = SqliteStore(tmp_path / "t.sqlite")
        try:
            async with asyncio.timeout(30):
                await store.write(people.add("a", "Anna", 1.0))
                Spoilt.spoilt = 1
                with pytest.raises(sqlite3.OperationalError, match="I/O"):
                    await store.read(people.names(["a"]))
                store.writer.work, Spoilt.spoilt = failing_commit, 1
                with pytest.raises(sqlite3.OperationalError, match="full"):
                    await store.write(people.add("b", "Bela", 1.0))
                store.writer.work = sqlite_module.write_together
                await store.write(people.add("c", "Cyril", 1.0))
                return await store.read(people.names(["a", "b", "c"]))
        finally:
            await store.close()

    assert asyncio.run(run()) == {"a": "Anna", "c": "Cyril"}


def failing_commit(connection: sqlite3.Connection, jobs: list[Any]) -> None:
    class Full:
        """The disk is full when it comes to it."""

        @property
        def in_transaction(self) -> bool:
            return connection.in_transaction

        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if sql == "COMMIT":
                raise sqlite3.OperationalError("database or disk is full")
            return connection.execute(sql, *values)

    # a stand-in that has what is asked of it
    sqlite_module.write_together(Full(), jobs)  # type: ignore[arg-type]
