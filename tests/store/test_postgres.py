"""What only PostgreSQL can do to us: go away and come back, in the middle of anything; tell others."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from databases import Postgres
from podzemi.server.store import Ask, Conflict, Query, StoreLost, postgres
from podzemi.server.store.people import people
from podzemi.server.store.postgres import PostgresStore, ResumableQuery, with_numbers
from podzemi.server.store.table import tables
from podzemi.server.support.supervisor import Supervisor

from .conftest import entry, new_table

END_ALL = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
    "WHERE application_name = 'podzemi' AND datname = current_database()"
)


async def end_all(url: str) -> None:
    """As a restart of the database does: every connection of ours breaks."""
    link = await asyncpg.connect(url)
    await link.execute(END_ALL)
    await link.close()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def hearing(*stores: PostgresStore) -> AsyncIterator[None]:
    """They hear what others say, and begin again when they cannot."""
    supervisor = Supervisor()
    for number, store in enumerate(stores):
        supervisor.start(f"listening {number}", store.hear)
    try:
        yield
    finally:
        await supervisor.stop()


def test_question_marks_are_numbered() -> None:
    assert with_numbers("a = ? AND b = '?' AND c IN (?, ?)") == "a = $1 AND b = '?' AND c IN ($2, $3)"


def test_reads_and_writes_survive_broken_connections(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as store:
            await store.write(tables.add(new_table()))
            for version in range(1, 4):
                await end_all(database_url)
                assert len(await store.read(tables.log("t", 0))) == version - 1
                await end_all(database_url)
                await store.write(tables.append("t", entry(version, f"0:{version}"), None))
            assert [line.version for line in await store.read(tables.log("t", 0))] == [1, 2, 3]

    asyncio.run(run())


def test_a_connection_that_has_heard_the_farewell_but_not_the_end_is_lost(database_url: str) -> None:
    """The database has said on an idle connection that it goes, and has not hung up yet."""

    async def hear_farewell(store: PostgresStore) -> None:
        async with store.pool.acquire() as link:
            farewell = b"SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"
            link._con._protocol.data_received(b"E" + (len(farewell) + 4).to_bytes(4, "big") + farewell)

    async def run() -> None:
        async with opened(database_url) as store:
            await store.write(tables.add(new_table()))
            await hear_farewell(store)
            await store.write(tables.append("t", entry(1, "0:1"), None))
            await hear_farewell(store)
            assert len(await store.read(tables.log("t", 0))) == 1

    asyncio.run(run())


def test_a_query_goes_on_where_it_was(database_url: str) -> None:
    """The connection breaks between its questions; what it wrote before is written once."""

    async def run() -> None:
        async with opened(database_url) as store:
            breaks = asyncio.Event()

            def two(first: str, second: str) -> Query[int]:
                yield Ask("INSERT INTO person (id, name, created) VALUES (?, 'A', 1.0)", (first,))
                breaks.set()
                yield Ask("SELECT pg_sleep(0.5)")
                yield Ask("INSERT INTO person (id, name, created) VALUES (?, 'B', 1.0)", (second,))
                rows = yield Ask("SELECT count(*) FROM person")
                return int(rows[0][0])

            writing = asyncio.create_task(store.write(two("a", "b")))
            await breaks.wait()
            await end_all(database_url)
            assert await writing == 2

    asyncio.run(run())


@pytest.mark.parametrize("arrives", [True, False])
def test_a_commit_whose_answer_is_lost_is_looked_up(
    database_url: str, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    """Whether it arrived or not: the line is in the log once, and nothing is reported wrongly."""

    async def run() -> None:
        async with opened(database_url) as store:
            await store.write(tables.add(new_table()))
            commits = 0
            original = asyncpg.transaction.Transaction._Transaction__commit

            async def commit(self: Any) -> None:
                nonlocal commits
                commits += 1
                if commits == 1:
                    if arrives:
                        await original(self)
                    else:
                        self._connection.terminate()
                    raise ConnectionResetError("the answer is lost")
                await original(self)

            monkeypatch.setattr(asyncpg.transaction.Transaction, "_Transaction__commit", commit)
            await store.write(tables.append("t", entry(1, "0:a"), None))
            monkeypatch.undo()
            assert [line.version for line in await store.read(tables.log("t", 0))] == [1]
            assert commits == (1 if arrives else 2)
            with pytest.raises(Conflict):
                await store.write(tables.append("t", entry(2, "0:a"), None))

    asyncio.run(run())


def test_a_commit_whose_answer_is_lost_is_not_looked_up_in_another_database(database_url: str) -> None:
    """One that has taken over counts on from where it was: the number may be somebody else's by now."""

    async def run() -> None:
        async with opened(database_url) as store:
            running, number = ResumableQuery(people.ping()), list[str]()
            await store._attempt(running, None, number, time.monotonic() + 60)
            assert await store._is_committed(number, time.monotonic() + 60)
            with pytest.raises(StoreLost, match="taken over"):
                await store._is_committed([number[0], "0000FFFF"], time.monotonic() + 60)

    asyncio.run(run())


def test_what_changed_meanwhile_is_not_glossed_over() -> None:
    """A query that saw something which is no longer so cannot go on."""

    class Link:
        def __init__(self, *answers: list[tuple[Any, ...]]) -> None:
            self.answers = list(answers)

        async def fetch(self, *_: Any) -> list[tuple[Any, ...]]:
            if not self.answers:
                raise ConnectionResetError
            return self.answers.pop(0)

    def twice() -> Query[list[Any]]:
        first = yield Ask("SELECT 1")
        second = yield Ask("SELECT 2")
        return [first, second]

    async def run() -> None:
        running = ResumableQuery(twice())
        with pytest.raises(ConnectionResetError):
            await running.on(Link([(1,)]))
        with pytest.raises(StoreLost):
            await running.on(Link([(7,)]))
        assert await running.on(Link([(1,)], [(2,)])) == [[(1,)], [(2,)]]

    asyncio.run(run())


def test_a_database_that_stays_away_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server of our own is stopped and started: who waits is served, who waits too long is told."""
    server = Postgres(Path(tempfile.mkdtemp()) / "own", "fsync = off")

    async def run(url: str) -> None:
        heard: list[str] = []
        again = asyncio.Event()
        async with opened(url) as store, hearing(store):
            store.listen(hears(heard, "again", again))
            await store.write(people.add("p", "P", 1.0))
            await again.wait()  # what was said before it listened
            again.clear()
            await asyncio.to_thread(server.stop)
            monkeypatch.setattr(postgres, "PATIENCE", 0.2)
            with pytest.raises(StoreLost, match="does not answer"):
                await store.read(people.names(["p"]))
            await store.notify("nobody hears this")
            monkeypatch.setattr(postgres, "PATIENCE", 60.0)
            waiting = asyncio.create_task(store.read(people.names(["p"])))
            writing = asyncio.create_task(store.write(people.add("q", "Q", 1.0)))
            await asyncio.to_thread(server.start)
            assert await waiting == {"p": "P"}
            await writing
            await again.wait()
            assert heard == ["again", "again"]

    try:
        with server.place() as url:
            asyncio.run(run(url))
    finally:
        server.close()


def test_others_hear_what_is_told_when_it_is_stored(database_url: str) -> None:
    async def run() -> None:
        async with opened(database_url) as one, opened(database_url) as two, hearing(one, two):
            heard: dict[str, list[str]] = {"one": [], "two": [], "also": []}
            over = asyncio.Event()
            one.listen(heard["one"].append)
            two.listen(heard["two"].append)
            two.listen(hears(heard["also"], "over", over))
            while "ready" not in heard["two"]:
                await one.notify("ready")
                await asyncio.sleep(0.01)
            await one.write(tables.add(new_table()), tell="t")
            with pytest.raises(Conflict):
                await one.write(tables.add(new_table()), tell="t")
            await one.write(people.add("p", "P", 1.0))
            await one.notify("over")
            await over.wait()
            assert [message for message in heard["two"] if message != "ready"] == ["again", "table t", "over"]
            assert heard["two"] == heard["also"]
            assert heard["one"] == ["again"]

    asyncio.run(run())


def hears(into: list[str], word: str, there: asyncio.Event) -> Callable[[str], None]:
    """Keeps what is said; says when that word was among it."""

    def heard(message: str) -> None:
        into.append(message)
        if message == word:
            there.set()

    return heard


def test_writes_about_one_table_run_one_after_another(database_url: str) -> None:
    """Who looks and then writes is not overtaken by another process."""

    def count_up() -> Query[int]:
        rows = yield Ask("SELECT value FROM setting WHERE name = 'n'")
        yield Ask("SELECT pg_sleep(0.01)")
        number = int(rows[0][0]) + 1 if rows else 1
        yield Ask(
            "INSERT INTO setting (name, value) VALUES ('n', ?) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (str(number),),
        )
        return number

    async def run() -> None:
        async with opened(database_url) as one, opened(database_url) as two:
            jobs = [store.write(count_up(), tell="t") for _ in range(5) for store in (one, two)]
            assert sorted(await asyncio.gather(*jobs)) == list(range(1, 11))

    asyncio.run(run())
