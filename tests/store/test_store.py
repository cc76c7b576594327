"""What both databases promise: all or nothing, once, and the same answers to the same questions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import databases
from podzemi.server.store import (
    Ask,
    Conflict,
    Door,
    NewerStore,
    Pack,
    Place,
    Query,
    SqliteStore,
    Store,
    is_url,
    marks,
    open_store,
    schema,
)
from podzemi.server.store.people import people
from podzemi.server.store.table import packs, seats, tables, turns
from podzemi.server.store.table.turns import AwaitedTurn

from .conftest import entry, in_store, new_table

With = Callable[..., list[Any]]


def test_a_table_comes_back_as_it_was(with_store: With) -> None:
    table = new_table()
    _, found, missing = with_store(
        lambda store: store.write(tables.add(table)),
        lambda store: store.read(tables.get("t")),
        lambda store: store.read(tables.get("u")),
    )
    assert found == table
    assert missing is None


def test_a_touch_writes_something_new_each_time(with_store: With) -> None:
    """SQLite writes nothing where what is written is there already: a full disk would not be noticed."""

    def touched() -> Query[str]:
        rows = yield Ask("SELECT value FROM setting WHERE name = 'touched'")
        return str(rows[0][0])

    _, first, _, second = with_store(
        lambda store: store.write(people.touch()),
        lambda store: store.read(touched()),
        lambda store: store.write(people.touch()),
        lambda store: store.read(touched()),
    )
    assert first != second


def test_versions_and_client_ids_are_taken_once(with_store: With) -> None:
    async def work(store: Store) -> None:
        await store.write(tables.add(new_table()))
        await store.write(tables.append("t", entry(1, "0:a"), None))
        for taken in (entry(1, "0:b"), entry(2, "0:a")):
            with pytest.raises(Conflict):
                await store.write(tables.append("t", taken, None))
        await store.write(tables.append("t", entry(2), None))
        await store.write(tables.append("t", entry(3), b"{}"))
        assert [line.version for line in await store.read(tables.log("t", 1))] == [2, 3]
        assert (await store.read(tables.log("t", 2)))[0] == entry(3)
        found = await store.read(tables.get("t"))
        assert found is not None
        assert (found.phase, found.finished) == ("gathering", 2.0)

    with_store(work)


def test_queries_at_once_fail_alone(with_store: With) -> None:
    async def work(store: Store) -> None:
        await store.write(tables.add(new_table()))
        jobs = [store.write(tables.append("t", entry(version), None)) for version in (1, 1, 2, 2, 3)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert sorted(isinstance(answer, Conflict) for answer in answers) == [False] * 3 + [True] * 2
        assert [line.version for line in await store.read(tables.log("t", 0))] == [1, 2, 3]

    with_store(work)


def test_what_a_failed_query_wrote_is_taken_back(with_store: With) -> None:
    def spoilt(error: Exception | None) -> Query[None]:
        yield Ask("INSERT INTO person (id, name, created) VALUES ('q', 'Q', 1.0)")
        if error is not None:
            raise error
        yield Ask("SELECT no_such_column FROM person")

    async def work(store: Store) -> None:
        for error in (Conflict(), ValueError("mine"), None):
            with pytest.raises(Exception) as raised:  # noqa: PT011 - what it is depends on the database
                await store.write(spoilt(error))
            assert error is None or type(raised.value) is type(error)
        await store.write(people.add("p", "P", 1.0))
        assert await store.read(people.names(["p", "q"])) == {"p": "P"}

    with_store(work)


def test_seats_change_all_or_nothing(with_store: With) -> None:
    nobody, me, you = Place(), Place("person", "p"), Place("person", "q")

    async def work(store: Store) -> None:
        table = new_table(places=[me, nobody, nobody])
        await store.write(people.add("q", "Q", 1.0))
        await store.write(tables.add(table))
        with pytest.raises(Conflict):
            await store.write(seats.start("t", 1.0))
        await store.write(seats.change(table, {1: you}))
        with pytest.raises(Conflict):
            await store.write(seats.change(table, {0: nobody, 1: me}))
        found = await store.read(tables.get("t"))
        assert found is not None
        assert found.places == [me, you, nobody]
        await store.write(seats.change(found, {2: Place("bot", "random", "q")}))
        await store.write(seats.start("t", 5.0))
        with pytest.raises(Conflict):
            await store.write(seats.start("t", 6.0))
        awaited: list[int]
        for version, awaited, expected in ((0, [0], []), (1, [0, 2], ["t"]), (2, [], [])):
            await store.write(turns.note([AwaitedTurn("t", version, awaited, 7.0)]))
            assert await store.read(tables.awaiting_bots()) == expected

    with_store(work)


def test_turns_of_many_tables_are_noted_together(with_store: With) -> None:
    """More than one statement holds; what is older than what is known is left out, table by table."""
    names = [f"t{number}" for number in range(150)]

    def known() -> Query[dict[str, dict[int, int]]]:
        rows = yield Ask("SELECT table_id, awaited FROM turn")
        return {table: turns.since(awaited) for table, awaited in rows}

    async def work(store: Store) -> None:
        await asyncio.gather(*(store.write(tables.add(new_table(name))) for name in names))
        await store.write(turns.note(AwaitedTurn(name, 5, [0, 1], 1.0) for name in names[1:]))
        later = (AwaitedTurn(name, 4 + number % 3, [1, 2], 2.0) for number, name in enumerate(names))
        await store.write(turns.note(later))
        await store.write(turns.note([]))
        found = await store.read(known())
        assert found.pop("t0") == {1: 4, 2: 4}
        newer = {f"t{number}" for number in range(1, 150) if number % 3 == 2}
        assert {table for table, since in found.items() if since == {1: 5, 2: 6}} == newer
        assert {table for table, since in found.items() if since == {0: 5, 1: 5}} == {*names[1:]} - newer

    with_store(work)


def test_who_gives_up_waiting_takes_nobody_along(with_store: With) -> None:
    async def work(store: Store) -> None:
        await store.write(tables.add(new_table()))
        writes = [
            asyncio.ensure_future(store.write(tables.append("t", entry(version), None)))
            for version in range(1, 9)
        ]
        await asyncio.sleep(0)
        for write in writes[::2]:
            write.cancel()
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(answer, asyncio.CancelledError) for answer in answers] == [True, False] * 4
        written = {line.version for line in await store.read(tables.log("t", 0))}
        assert written >= {2, 4, 6, 8}

    with_store(work)


def test_a_file_serves_several_event_loops(tmp_path: Path) -> None:
    """Everybody is answered where they wait, also out of one transaction."""
    store = SqliteStore(tmp_path / "s.sqlite")

    async def several(first: int) -> None:
        jobs = (store.write(tables.append("t", entry(first + more), None)) for more in range(50))
        await asyncio.wait_for(asyncio.gather(*jobs), 30)

    try:
        asyncio.run(store.write(tables.add(new_table())))
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(lambda first: asyncio.run(several(first)), (1, 51)))
        found = asyncio.run(store.read(tables.log("t", 0)))
        assert [line.version for line in found] == list(range(1, 101))
    finally:
        asyncio.run(store.close())


def test_two_processes_can_share_a_table(place: str | Path) -> None:
    """Two stores on one database: a version is taken for both, and so is the secret."""

    async def run() -> None:
        one, two = await asyncio.gather(open_store(place), open_store(place))
        await one.write(tables.add(new_table()))
        assert await one.write(people.keys()) == await two.write(people.keys())
        jobs = [
            store.write(tables.append("t", entry(version), None), tell="t")
            for version in range(1, 21)
            for store in (one, two)
        ]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 20
        assert sum(isinstance(answer, Conflict) for answer in answers) == 20
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_rematch_is_made_once(place: str | Path) -> None:
    """Also when two processes make one at the same moment."""

    async def run() -> None:
        one, two = await open_store(place), await open_store(place)
        await one.write(people.add("p", "P", 1.0))
        await one.write(tables.add(new_table()))
        wishes = [(one, "u"), (two, "v"), (one, "w"), (two, "x")]
        jobs = [
            store.write(tables.add_rematch("t", new_table(name), tables.TableLimits(99, 99, 99)), tell="t")
            for store, name in wishes
        ]
        (made,) = set(await asyncio.gather(*jobs))
        there = await one.read(tables.several(["u", "v", "w", "x"]))
        assert list(there) == [made]
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_read_is_of_one_moment(place: str | Path) -> None:
    """What somebody writes between two questions of one query is not seen by the second."""

    def count() -> Query[list[int]]:
        first = yield Ask("SELECT count(*) FROM person")
        with ThreadPoolExecutor() as elsewhere:
            elsewhere.submit(asyncio.run, in_store(place, add)).result()
        second = yield Ask("SELECT count(*) FROM person")
        return [first[0][0], second[0][0]]

    async def add(store: Store) -> None:
        await store.write(people.add("p", "P", 1.0))

    async def work(store: Store) -> None:
        assert await store.read(count()) == [0, 0]
        assert await store.read(people.names(["p"])) == {"p": "P"}

    asyncio.run(in_store(place, work))


def test_the_lobby_asks_for_signs_of_life(with_store: With) -> None:
    async def work(store: Store) -> None:
        wishes: dict[str, dict[str, Any]] = {
            "old": {"door": Door(seen=9.0)},
            "new": {"created": 50.0, "door": Door(seen=50.0)},
            "begun": {"created": 2.0, "started": 60.0},
            "alive": {"started": 1.0},
            "hidden": {"created": 90.0, "public": False, "door": Door(seen=90.0)},
            "over": {"created": 90.0, "started": 91.0, "finished": 95.0},
            "mine": {"created": 0.5, "host": "me", "public": False, "door": Door(seen=20.0)},
        }
        for name, more in wishes.items():
            await store.write(tables.add(new_table(name, **more)))
        await store.write(turns.note([AwaitedTurn("alive", 1, [0], 70.0)]))
        assert await store.read(turns.public(10.0, 9)) == ["new", "begun", "alive"]
        assert await store.read(turns.public(10.0, 2)) == ["new", "begun"]
        assert await store.read(turns.own("me", 10.0, 9)) == ["mine"]

    with_store(work)


def test_packs_are_kept_once_and_counted(with_store: With) -> None:
    one, same = Pack("a", "g", "A", "hash", "text"), Pack("b", "g", "B", "hash", "text")

    async def work(store: Store) -> None:
        await store.write(people.add("p", "P", 1.0))
        assert await store.write(packs.add(one, "p", 1, 1.0)) == "a"
        assert await store.write(packs.add(same, "p", 1, 2.0)) == "a"
        with pytest.raises(Conflict):
            await store.write(packs.add(Pack("c", "g", "C", "other", "x"), "p", 1, 3.0))
        assert await store.read(packs.get("c")) is None
        assert await store.read(packs.packs_of("p", "g")) == [one]
        assert await store.write(packs.drop("a", "p")) is True
        assert await store.write(packs.drop("a", "p")) is False
        assert await store.read(packs.get("a")) is None

    with_store(work)


def test_odd_texts_do_no_harm(with_store: With) -> None:
    async def work(store: Store) -> None:
        for odd in ("", "\0", "a\0b", "'; DROP TABLE person; --", "?", "$1", "𝔭", "\u202e", "x" * 100_000):
            assert await store.read(tables.get(odd)) is None
            assert await store.read(people.names([odd])) == {}
        await store.write(people.add("p", "'?' $1 𝔭", 1.0))
        assert await store.read(people.names(["p"])) == {"p": "'?' $1 𝔭"}

    with_store(work)


def test_a_database_from_the_future_is_left_alone(place: str | Path) -> None:
    asyncio.run(in_store(place))
    if is_url(place):
        databases.ask(str(place), "UPDATE schema_version SET version = 99")
    else:
        connection = sqlite3.connect(place)
        connection.execute("PRAGMA user_version = 99")
        connection.close()
    with pytest.raises(NewerStore, match="format 99"):
        asyncio.run(in_store(place))


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "s.sqlite"
    asyncio.run(SqliteStore(path).close())
    assert path.stat().st_mode & 0o077 == 0
    assert path.parent.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(("given", "size"), [(0, 0), (1, 1), (2, 2), (3, 4), (5, 8), (64, 64), (65, 128)])
def test_few_statements_for_many_values(given: int, size: int) -> None:
    text, values = marks(range(given))
    assert text.count("?") == len(values) == size
    assert set(values) == set(range(given))


def test_no_words_of_one_database_alone() -> None:
    """The words that differ stand in braces."""
    for step in schema.STEPS:
        for direction in (step.up, step.down):
            for word in ("INTEGER", "REAL", "BLOB", "STRICT", "ROWID", "AUTOINCREMENT", "SERIAL", "BIGINT"):
                assert word not in direction.upper().replace("{" + word + "}", "").split()
