"""Background work goes on whatever ends it, and it can be seen when it does not."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from podzemi.server import metrics
from podzemi.server.http.pages.health import readyz
from podzemi.server.services import open_services
from podzemi.server.store import Ask, LogEntry, Query, SqliteStore, StoreLost, postgres
from podzemi.server.store import sqlite as sqlite_module
from podzemi.server.store.people import people
from podzemi.server.store.table import tables, timing
from podzemi.server.support import supervisor
from podzemi.server.support.supervisor import Supervisor
from podzemi.server.table import rooms as rooms_module
from podzemi.server.table.alarm import SLACK, Alarm
from podzemi.server.table.bots import bot_jobs, worker
from podzemi.server.table.rooms import Rooms
from until import meanwhile

from .support import GAME, settings_for
from .test_time import LIVE, Time, opened, with_time


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


def test_work_that_waits_for_what_was_cancelled_is_begun_again() -> None:
    """That is no wish to stop it: it ended for good, and nothing was said."""

    async def run() -> list[str]:
        begun, again = [asyncio.get_running_loop().create_future() for _ in range(2)], asyncio.Event()

        async def work() -> None:
            if len(begun) == 1:
                again.set()
            await begun.pop(0)

        watched = Supervisor()
        first = begun[0]
        watched.start("test work", work)
        await meanwhile(lambda: len(begun) == 1)
        first.cancel()
        await asyncio.wait_for(again.wait(), 10)
        unwell = watched.unwell
        await watched.stop()
        return unwell

    before = restarts("test work")
    assert asyncio.run(run()) == ["test work"]
    assert restarts("test work") - before == 1


def test_a_group_of_tasks_that_fails_is_begun_again() -> None:
    """A group marks the task it runs in as cancelled: so the bots' jobs ended for good."""

    async def run() -> None:
        begun, steady = 0, asyncio.Event()

        async def fail() -> None:
            raise StoreLost("away")

        async def work() -> None:
            nonlocal begun
            begun += 1
            if begun > 1:
                steady.set()
                await asyncio.Event().wait()
            async with asyncio.TaskGroup() as together:
                together.create_task(fail())

        watched = Supervisor()
        watched.start("test work", work)
        await asyncio.wait_for(steady.wait(), 10)
        await watched.stop()

    asyncio.run(run())


def test_work_that_nobody_begins_again_can_be_seen() -> None:
    """Whatever ended its task; also long after."""

    async def run() -> list[str]:
        watched = Supervisor()
        watched.start("test work", asyncio.Event().wait)  # type: ignore[arg-type]  # nobody asks for what it gives
        watched.tasks["test work"].cancel()
        await meanwhile(watched.tasks["test work"].done)
        return watched.unwell

    assert asyncio.run(run()) == ["test work"]


def test_work_that_knows_that_it_is_well_is_well_at_once() -> None:
    async def run() -> tuple[list[str], list[str]]:
        async def work() -> None:
            raise OSError

        watched = Supervisor()
        watched.start("test work", work)
        await meanwhile(lambda: watched.unwell)
        before = watched.unwell
        await asyncio.gather(watched.stop())
        watched.note_recovery("test work")
        return before, watched.unwell

    assert asyncio.run(run()) == (["test work"], [])


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
    """After a start, and after the death of another process, whose tables nobody else takes over."""

    async def run() -> None:
        tries, woken = 0, asyncio.Event()
        real = Rooms.wake_all

        async def wake_all(rooms: Rooms) -> None:
            nonlocal tries
            tries += 1
            if tries % 3:
                raise StoreLost("away")
            await real(rooms)
            woken.set()

        monkeypatch.setattr(Rooms, "wake_all", wake_all)
        async with open_services(settings_for(tmp_path)) as services:
            await asyncio.wait_for(woken.wait(), 10)
            assert (tries, services.rooms.orphaned.is_set()) == (3, False)
            woken.clear()
            services.rooms.take_over()
            await asyncio.wait_for(woken.wait(), 10)
            assert tries == 6

    asyncio.run(run())


def forget_turn(table: str) -> Query[None]:
    yield Ask("DELETE FROM turn WHERE table_id = ?", (table,))


def nonsense(version: int) -> LogEntry:
    """A line that no rules understand."""
    return LogEntry(version, 0, b'{"kind":"nonsense"}', None, 1.0)


def test_a_table_that_cannot_be_read_stops_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whose turn it is was not written down at either table, as after a kill; one of them is damaged."""

    async def run() -> None:
        async with open_services(settings_for(tmp_path)) as services:
            for person in ("p0", "p1"):
                await services.store.write(people.add(person, person, time.time()))
            made = [(await opened(services.rooms, GAME, ["me", "open"]))[0].table.id for _ in range(2)]
            await services.rooms.turns.flush()
            await services.store.write(tables.append(made[0], nonsense(1), None))
            for table in made:
                await services.store.write(forget_turn(table))
            assert await services.rooms.turns.tables_without_turns() == made
        async with open_services(settings_for(tmp_path)) as services:
            await services.rooms.wake_all()
            await services.rooms.turns.flush()
            assert await services.rooms.turns.tables_without_turns() == made[:1]
            assert (await readyz.fn(services)).status_code == 200

    asyncio.run(run())
    assert "cannot be woken" in caplog.text


def test_a_table_is_refreshed_as_soon_as_the_store_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process said once that it has changed."""
    monkeypatch.setattr(rooms_module, "RETRY_SECONDS", 0.01)

    async def work(rooms: Rooms, _: Time) -> None:
        room = (await opened(rooms, GAME, ["me", "open"]))[0]
        real, tries = room.refresh, 0

        async def refresh() -> None:
            nonlocal tries
            tries += 1
            if tries < 3:
                raise StoreLost("away")
            await real()

        room.refresh = refresh  # type: ignore[method-assign]  # a stand-in for this test
        rooms.announce_change(room.table.id)
        await meanwhile(lambda: tries == 3)

    with_time(tmp_path, work)


def test_a_deadline_is_not_put_off_by_a_store_that_is_away(tmp_path: Path) -> None:
    """The table is fine, and is looked at as soon as the store is; a day is for one that cannot be loaded."""

    async def work(rooms: Rooms, time: Time) -> None:
        room, _ = await opened(rooms, GAME, ["me", "open"], LIVE)
        table, due = room.table.id, await rooms.store.read(timing.due(room.table.id))
        assert due is not None
        await room.close()
        rooms.forget(room)
        time.now = due + SLACK
        real = rooms.get

        async def away(_: str) -> Any:
            raise StoreLost("away")

        rooms.get = away  # type: ignore[method-assign,assignment]  # a stand-in for this test
        with pytest.raises(StoreLost):
            await Alarm(rooms).wake(table)
        assert await rooms.store.read(timing.due(table)) == due
        rooms.get = real  # type: ignore[method-assign]  # the real one again
        await Alarm(rooms).wake(table)
        assert table in rooms.here

    with_time(tmp_path, work)


def test_a_worker_thinks_on_after_its_store_was_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """It went on saying that it lives, so servers left their jobs to it, and never took one again."""

    class Away:
        """A store that is away when it is asked for the second time."""

        shared, asked = True, 0

        def listen(self, _: Any) -> None:
            """Nothing is said."""

        async def hear(self) -> None:
            await asyncio.Event().wait()

        async def notify(self, _: str) -> None:
            """Nobody hears it."""

        async def quick(self, query: Any) -> None:
            query.close()
            self.asked += 1
            if self.asked == 2:
                raise StoreLost("away")

        async def close(self) -> None:
            """It is."""

    async def run() -> None:
        store, ready = Away(), asyncio.Event()

        async def opened_store(_: str) -> Away:
            return store

        monkeypatch.setattr(postgres.PostgresStore, "open", opened_store)
        monkeypatch.setattr(bot_jobs, "POLL", 0.01)
        working = asyncio.create_task(worker.work("", 1, ready.set))
        await ready.wait()
        await meanwhile(lambda: store.asked > 5)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)

    before = restarts("bot jobs")
    asyncio.run(run())
    assert restarts("bot jobs") - before == 1


def test_a_server_that_does_not_hear_the_others_is_not_ready(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As at a database that is only a copy: it refuses LISTEN. It is asked after longer and longer pauses;
    as soon as it is heard, the server is ready."""
    monkeypatch.setattr(supervisor, "SHORTEST", 0.05)
    monkeypatch.setattr(supervisor, "LONGEST", 0.1)
    refused = 0
    real = postgres.PostgresStore._hear

    async def copy(self: Any, link: Any) -> None:
        nonlocal refused
        refused += 1
        raise asyncpg.ReadOnlySQLTransactionError("cannot execute LISTEN during recovery")

    async def run() -> None:
        monkeypatch.setattr(postgres.PostgresStore, "_hear", copy)
        async with open_services(settings_for(tmp_path, database_url=database_url)) as services:
            begun = asyncio.get_running_loop().time()
            await meanwhile(lambda: refused > 2)
            assert asyncio.get_running_loop().time() - begun > 0.05 + 0.1
            answer = await readyz.fn(services)
            assert (answer.status_code, answer.content.failing) == (503, ["listening"])
            monkeypatch.setattr(postgres.PostgresStore, "_hear", real)
            await meanwhile(lambda: not services.supervisor.unwell)
            assert (await readyz.fn(services)).status_code == 200

    before = restarts("listening")
    asyncio.run(run())
    assert restarts("listening") - before == refused


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
                with pytest.raises(StoreLost, match="I/O"):
                    await store.read(people.names(["a"]))
                store.writer.work, Spoilt.spoilt = failing_commit, 1
                with pytest.raises(StoreLost, match="full"):
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
