"""What is asked of SQLite in one turn of the loop: done together, and a mistake is nobody else's."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from podzemi.server.store import Query
from podzemi.server.store.people import people
from podzemi.server.store.sql import Ask
from podzemi.server.store.sqlite import Job, SqliteStore, write_together

MANY = 20


def name_of(person: str) -> Query[str]:
    rows = yield Ask("SELECT name FROM person WHERE id = ?", (person,))
    return str(rows[0][0])


def nonsense() -> Query[None]:
    yield Ask("SELECT nothing FROM nowhere")


def test_what_is_written_in_one_turn_is_one_transaction(tmp_path: Path) -> None:
    async def write_many() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        together: list[int] = []

        def work(connection: sqlite3.Connection, jobs: list[Job]) -> None:
            together.append(len(jobs))
            write_together(connection, jobs)

        store.writer.work = work
        await asyncio.gather(
            *(store.write(people.add(f"p{number}", f"Guest {number}", 0.0)) for number in range(MANY))
        )
        assert together == [MANY]
        await store.close()

    asyncio.run(write_many())


def test_a_wrong_query_fails_alone(tmp_path: Path) -> None:
    async def read_beside() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        await store.write(people.add("p", "Bat", 0.0))
        found = await asyncio.gather(
            *(store.read(query) for query in (name_of("p"), nonsense(), name_of("p"), name_of("q"))),
            return_exceptions=True,
        )
        assert found[0] == found[2] == "Bat"
        assert isinstance(found[1], sqlite3.OperationalError)
        assert isinstance(found[3], IndexError)
        assert await store.read(name_of("p")) == "Bat"
        await store.close()

    asyncio.run(read_beside())


def test_what_was_asked_just_before_the_end_is_done(tmp_path: Path) -> None:
    async def write_last() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        last = asyncio.ensure_future(store.write(people.add("p", "Bat", 0.0)))
        await asyncio.sleep(0)
        await store.close()
        await last
        again = SqliteStore(tmp_path / "t.sqlite")
        assert await again.read(name_of("p")) == "Bat"
        await again.close()

    asyncio.run(write_last())
