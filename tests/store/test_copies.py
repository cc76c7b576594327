"""Migrations up and down, backups, restoring, and moving between databases: nothing is lost unasked."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import databases
from podzemi.server.store import Ask, NewerStore, Pack, Query, Store, copies, is_url, schema
from podzemi.server.store.people import people
from podzemi.server.store.table import packs, tables
from podzemi.server.store.whole_database import (
    StoreError,
    change,
    layouts,
    reading,
    without_password,
    writing,
)

from .conftest import entry, in_store, new_table

VERSIONS = range(1, schema.VERSION + 1)


def quiet(_: int) -> Callable[[int], None]:
    return lambda _: None


def shape(place: str | Path) -> Any:
    """The whole schema, as the database itself describes it."""
    if is_url(place):
        columns = databases.ask(
            str(place),
            "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema"
            ".columns WHERE table_schema = current_schema() ORDER BY table_name, column_name",
        )
        indexes = databases.ask(
            str(place),
            "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema() "
            "ORDER BY tablename, indexname",
        )
        return columns, indexes
    connection = sqlite3.connect(place)
    try:
        rows = connection.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY name").fetchall()
        infos = {name: connection.execute(f"PRAGMA table_info({name})").fetchall() for _, name, _ in rows}
        return [(kind, name) for kind, name, _ in rows], infos
    finally:
        connection.close()


async def lead(place: str | Path, *targets: int) -> None:
    for target in targets:
        await copies.lead_to(place, target, force=False)


def test_every_step_up_down_and_up_again_gives_the_same_schema(place: str | Path) -> None:
    asyncio.run(in_store(place))
    whole = shape(place)
    seen = {}
    for version in reversed(VERSIONS):
        asyncio.run(lead(place, version))
        seen[version] = shape(place)
    assert seen[schema.VERSION] == whole
    for version in VERSIONS:
        asyncio.run(lead(place, version))
        assert shape(place) == seen[version], version
    assert len({str(found) for found in seen.values()}) == schema.VERSION


def test_a_new_database_and_a_migrated_one_are_alike(place: str | Path, tmp_path: Path) -> None:
    """As they are seen, and as they are asked."""
    asyncio.run(in_store(place))
    new = shape(place)

    async def from_the_first() -> None:
        async with writing(place) as end:
            await change(end, 0)
            await change(end, 1)
        await in_store(place)

    asyncio.run(from_the_first())
    assert shape(place) == new


def test_a_store_of_format_2_survives(place: str | Path) -> None:
    """Rows of the first releases, written as they wrote them."""

    async def make() -> None:
        async with writing(place) as end:
            await change(end, 2)
            for statement in (
                "INSERT INTO setting VALUES ('secret', 's3cret')",
                "INSERT INTO person VALUES ('p', 'Žofie', 5.5)",
                "INSERT INTO pack VALUES ('k', 'g', 'OwnTable', 'hash', 'text', 6.5)",
                "INSERT INTO pack_owner VALUES ('p', 'k', 7.5)",
                "INSERT INTO game_table (id, game, rules, options, seed, host, public, created, started, "
                "pack) VALUES ('t', 'g', 3, '{\"x\":true}', '18446744073709551615', 'p', 1, 8.5, 9.5, 'k')",
                "INSERT INTO place VALUES ('t', 0, 'person', 'p', ''), ('t', 1, 'bot', 'greedy', '')",
            ):
                await end.execute(statement)
            (log,) = [table for table in layouts(2) if table.name == "log"]
            await end.insert(log, [("t", 1, 0, b"{}", "0:a", 10.5), ("t", 2, 1, b"[]", None, 11.5)])

    async def look(store: Store) -> None:
        table = await store.read(tables.get("t"))
        assert table is not None
        assert (table.seed, table.options, table.started) == (2**64 - 1, {"x": True}, 9.5)
        assert table.pack is not None
        assert (table.pack.name, [seat.player for seat in table.places]) == ("OwnTable", ["p", "greedy"])
        assert [line.action for line in await store.read(tables.log("t", 0))] == [b"{}", b"[]"]
        assert await store.read(people.names(["p"])) == {"p": "Žofie"}
        assert await store.write(people.keys()) == ["s3cret"]
        await store.write(tables.append("t", entry(3, "0:b"), b"{}"))

    asyncio.run(make())
    asyncio.run(in_store(place, look))


def test_going_down_refuses_to_lose_anything_unless_told_so(place: str | Path) -> None:
    asyncio.run(in_store(place, fill))
    with pytest.raises(StoreError, match=r"pack \(1\)"):
        asyncio.run(copies.lead_to(place, 1, force=False))
    assert asyncio.run(copies.version_at(place)) == schema.VERSION
    assert asyncio.run(copies.lead_to(place, 1, force=True)) == (schema.VERSION, 1)
    asyncio.run(in_store(place, kept))

    for target in (0, -1, schema.VERSION + 1):
        with pytest.raises(StoreError, match="no format"):
            asyncio.run(copies.lead_to(place, target, force=True))


async def kept(store: Store) -> None:
    assert await store.read(people.names(["p"])) == {"p": "Łukasz"}
    assert await store.read(packs.get("k")) is None


async def fill(store: Store, tables_made: int = 1) -> None:
    await store.write(people.keys())
    await store.write(people.add("p", "Łukasz", 1.5))
    await store.write(packs.add(Pack("k", "g", "K", "hash", "text"), "p", 9, 2.5))
    for number in range(tables_made):
        name = f"t{number}" if number else "t"
        await store.write(tables.add(new_table(name)))
        await store.write(tables.append(name, entry(1, "0:a"), None))


def everything(place: str | Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables."""

    async def read() -> dict[str, list[tuple[Any, ...]]]:
        found = {}
        async with reading(place) as end:
            for table in copies.copied_tables(await end.version()):
                found[table.name] = sorted([row async for rows in end.rows(table) for row in rows], key=str)
        return found

    return asyncio.run(read())


def test_a_backup_comes_back_as_it_was(place: str | Path, tmp_path: Path) -> None:
    asyncio.run(in_store(place, fill))
    before = everything(place)
    file = tmp_path / "b.gz"
    made = asyncio.run(copies.backup(place, file, quiet))
    assert (made.rows, made.bytes) == (sum(map(len, before.values())), file.stat().st_size)
    assert file.stat().st_mode & 0o077 == 0
    with pytest.raises(StoreError, match="not empty"):
        asyncio.run(copies.restore(file, place, False, quiet))
    asyncio.run(in_store(place, lambda store: store.write(people.add("q", "Q", 9.0))))
    again = asyncio.run(copies.restore(file, place, True, quiet))
    assert everything(place) == before
    assert again.tables == made.tables
    asyncio.run(in_store(place, lambda store: store.write(tables.append("t", entry(2), None))))


def test_a_backup_of_a_live_store_is_of_one_moment(place: str | Path, tmp_path: Path) -> None:
    """A server writes all the time: the log in the backup has no gap, and every line has its table."""
    file = tmp_path / "b.gz"

    async def work(store: Store) -> None:
        begun = asyncio.Event()

        async def play() -> None:
            for number in count():
                await store.write(tables.add(new_table(f"n{number}")))
                for version in (1, 2, 3):
                    await store.write(tables.append(f"n{number}", entry(version), None))
                if number == 5:
                    begun.set()

        playing = asyncio.create_task(play())
        await begun.wait()
        await asyncio.to_thread(asyncio.run, copies.backup(place, file, quiet))
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    asyncio.run(in_store(place, work))
    asyncio.run(copies.restore(file, tmp_path / "r.sqlite", False, quiet))
    found = everything(tmp_path / "r.sqlite")
    logs: dict[str, list[int]] = {row[0]: [] for row in found["game_table"]}
    for row in found["log"]:
        logs[row[0]].append(row[1])
    assert len(logs) >= 5
    assert all(sorted(lines) in ([], [1], [1, 2], [1, 2, 3]) for lines in logs.values())
    assert sum(sorted(lines) != [1, 2, 3] for lines in logs.values()) <= 1


def spoil_end(data: bytes) -> bytes:
    return data[:-20]


def spoil_row(data: bytes) -> bytes:
    lines = gzip.decompress(data).replace("Łukasz".encode(), b"Lukasz")
    return gzip.compress(lines)


def spoil_last(data: bytes) -> bytes:
    return gzip.compress(b"\n".join(gzip.decompress(data).split(b"\n")[:-3]))


def spoil_byte(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 0x55]) + data[middle + 1 :]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (spoil_end, "damaged"),
        (spoil_row, "checksum"),
        (spoil_last, "damaged"),
        (spoil_byte, "damaged"),
        (lambda _: b"hello", "no backup"),
        (lambda _: b"", "no backup"),
        (lambda _: gzip.compress(b"hello\n"), "no backup"),
        (lambda _: gzip.compress(b'{"kind":"x"}\n'), "no backup"),
    ],
)
def test_a_damaged_backup_touches_nothing(
    tmp_path: Path, spoil: Callable[[bytes], bytes], words: str
) -> None:
    place, file = tmp_path / "s.sqlite", tmp_path / "b.gz"
    asyncio.run(in_store(place, fill))
    before = everything(place)
    asyncio.run(copies.backup(place, file, quiet))
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(StoreError, match=words):
        asyncio.run(copies.restore(file, place, True, quiet))
    assert everything(place) == before


def test_a_backup_from_the_future_is_refused(tmp_path: Path) -> None:
    place, file = tmp_path / "s.sqlite", tmp_path / "b.gz"
    asyncio.run(in_store(place, fill))
    asyncio.run(copies.backup(place, file, quiet))
    first, _, rest = gzip.decompress(file.read_bytes()).partition(b"\n")
    for other in ({"schema": 999}, {"format": 2}):
        newer = json.dumps({**json.loads(first), **other}).encode()
        file.write_bytes(gzip.compress(newer + b"\n" + rest))
        with pytest.raises(NewerStore, match="newer release"):
            asyncio.run(copies.restore(file, place, True, quiet))


def test_a_backup_of_an_older_format_is_brought_up(place: str | Path, tmp_path: Path) -> None:
    asyncio.run(in_store(place, fill))
    asyncio.run(copies.lead_to(place, 2, force=True))
    file = tmp_path / "b.gz"
    assert asyncio.run(copies.backup(place, file, quiet)).schema == 2
    asyncio.run(copies.restore(file, tmp_path / "r.sqlite", False, quiet))
    assert asyncio.run(copies.version_at(tmp_path / "r.sqlite")) == schema.VERSION

    async def look(store: Store) -> None:
        assert (await store.read(tables.log("t", 0))) == [entry(1, "0:a")]

    asyncio.run(in_store(tmp_path / "r.sqlite", look))


def test_a_restore_that_fails_in_the_middle_leaves_everything(
    place: str | Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(in_store(place, fill))
    before, file = everything(place), tmp_path / "b.gz"
    asyncio.run(copies.backup(place, file, quiet))

    def break_off(rows: int) -> Callable[[int], None]:
        done = 0

        def report(more: int) -> None:
            nonlocal done
            done += more
            if done > rows // 2:
                raise KeyboardInterrupt

        return report

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(copies.restore(file, place, True, break_off))
    assert everything(place) == before


def test_moving_there_and_back(tmp_path: Path, database_url: str) -> None:
    here, back = tmp_path / "s.sqlite", tmp_path / "back.sqlite"
    asyncio.run(in_store(here, fill))
    before = everything(here)
    there = asyncio.run(copies.move(here, database_url, False, quiet))
    assert everything(database_url) == before
    with pytest.raises(StoreError, match="not empty"):
        asyncio.run(copies.move(here, database_url, False, quiet))
    asyncio.run(copies.move(here, database_url, True, quiet))
    again = asyncio.run(copies.move(database_url, back, False, quiet))
    assert everything(back) == before
    assert there.tables == again.tables


def test_a_copy_that_differs_is_not_kept(tmp_path: Path, database_url: str) -> None:
    """PostgreSQL keeps no NUL in a text: such a store is not moved there with a changed name in it."""
    here = tmp_path / "s.sqlite"

    def odd() -> Query[None]:
        yield Ask("INSERT INTO person (id, name, created) VALUES ('p', ?, 1.0)", ("a\0b",))

    asyncio.run(in_store(here, lambda store: store.write(odd())))
    with pytest.raises(StoreError, match="person differs"):
        asyncio.run(copies.move(here, database_url, False, quiet))
    with pytest.raises(StoreError, match="no store"):
        asyncio.run(copies.version_at(database_url))


def test_a_store_in_use_is_left_alone(place: str | Path, tmp_path: Path) -> None:
    """Neither changed nor left behind: what is played while it is copied would not be in the copy."""

    async def work(store: Store) -> None:
        await fill(store)
        elsewhere = copies.move(place, tmp_path / "elsewhere.sqlite", False, quiet)
        for tried in (copies.lead_to(place, 1, True), copies.move(place, place, True, quiet), elsewhere):
            with pytest.raises(StoreError, match="in use"):
                await asyncio.to_thread(asyncio.run, tried)

    asyncio.run(in_store(place, work))


def test_what_is_not_there_is_said(tmp_path: Path, database_url: str) -> None:
    for missing in (tmp_path / "none.sqlite", database_url, "postgresql://u:pw@127.0.0.1:1/none"):
        with pytest.raises(StoreError) as raised:
            asyncio.run(copies.version_at(missing))
        assert "pw" not in str(raised.value)
    assert not (tmp_path / "none.sqlite").exists()
    (tmp_path / "text").write_text("no database, but long enough to be looked at" * 20)
    with pytest.raises(StoreError, match="not a database"):
        asyncio.run(copies.version_at(tmp_path / "text"))
    assert without_password("postgresql://u:pw@h:5/d?sslmode=require") == "postgresql://u@h:5/d"
