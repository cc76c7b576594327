"""Backups, restoring, and moving from one database to another.

A backup is one file for both kinds of database: gzip, in it a line of JSON for every row. The first line says
what it is, one line before each table names its columns, the last line has the number of rows and a checksum.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias  # Any: what a row of the database holds; the query knows its columns

import msgspec
from msgspec import Struct

from podzemi import __version__
from podzemi.server.store import schema
from podzemi.server.store.sql import NewerStore, Rows
from podzemi.server.store.whole_database import (
    CHUNK,
    TRANSIENT,
    End,
    Layout,
    StoreError,
    change,
    layouts,
    reading,
    tables_with_rows,
    without_password,
    writing,
)

FORMAT: Final = 1
KIND: Final = "podzemi backup"
SPACE: Final = 2**256
Progress: TypeAlias = Callable[[int], None]
"""Called with the number of rows that were done since the last call."""


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a backup."""

    kind: str
    format: int
    schema: int
    release: str
    made: float
    rows: int


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Last(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line. `sha256`: of all the lines before it."""

    rows: int
    sha256: str


class Summary(Struct, frozen=True):
    """The counts of a copy."""

    rows: int
    tables: dict[str, int]
    schema: int
    seconds: float
    bytes: int = 0


def copied_tables(version: int) -> list[Layout]:
    """The tables whose rows matter elsewhere."""
    return [table for table in layouts(version) if table.name not in TRANSIENT]


async def total(end: End, version: int) -> int:
    return sum([await end.count(f"SELECT count(*) FROM {table.name}") for table in copied_tables(version)])


# ---------------------------------------------------------------- a backup


async def backup(place: str | Path, file: Path, progress: Callable[[int], Progress]) -> Summary:
    """Write the store as it is at this moment; the file appears when it is complete.

    `progress` is called with the number of rows and gives what is called as they are done.
    """
    begun, half = time.time(), file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        async with reading(place) as end:
            version = await end.version()
            rows = await total(end, version)
            with closing(Writer(half)) as writer:
                writer.put(Header(KIND, FORMAT, version, __version__, begun, rows))
                counts = await _write(end, writer, version, progress(rows))
                size = writer.end(rows)
        os.replace(half, file)
    finally:
        half.unlink(missing_ok=True)
    return Summary(rows, counts, version, time.time() - begun, size)


class Writer:
    """A backup that is being written, for its owner alone."""

    def __init__(self, file: Path) -> None:
        self.raw = os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")
        self.packed = gzip.GzipFile("", "wb", 6, self.raw, mtime=0)
        self.digest = hashlib.sha256()
        self.encode = msgspec.json.Encoder().encode

    def put(self, *values: Any) -> None:
        lines = b"".join(self.encode(value) + b"\n" for value in values)
        self.digest.update(lines)
        self.packed.write(lines)

    def end(self, rows: int) -> int:
        """The last line; the size of the file, which is on the disk then."""
        self.put(Last(rows, self.digest.hexdigest()))
        self.packed.close()
        self.raw.flush()
        os.fsync(self.raw.fileno())
        return self.raw.tell()

    def close(self) -> None:
        self.raw.close()


async def _write(end: End, writer: Writer, version: int, report: Progress) -> dict[str, int]:
    counts: dict[str, int] = {}
    for table in copied_tables(version):
        writer.put(Head(table.name, [column.name for column in table.columns]))
        counts[table.name] = 0
        async for rows in end.rows(table):
            writer.put(*(_portable(table, row) for row in rows))
            counts[table.name] += len(rows)
            report(len(rows))
    return counts


def _portable(table: Layout, row: tuple[Any, ...]) -> list[Any]:
    return [
        base64.b64encode(value).decode() if column.kind == "BLOB" and value is not None else value
        for column, value in zip(table.columns, row, strict=True)
    ]


# ---------------------------------------------------------------- restoring


async def restore(
    file: Path, place: str | Path, replace: bool, progress: Callable[[int], Progress]
) -> Summary:
    """Put a backup into a store, all of it or nothing; the file is read through before anything is touched.

    StoreError if it is damaged, or if the store holds something and is not to be replaced.
    """
    begun = time.time()
    header = check(file)
    report = progress(header.rows)
    async with writing(place) as end:
        await clear(end, place, replace, header.schema)
        counts = {table.name: 0 for table in copied_tables(header.schema)}
        for table, rows in _chunks(file, header):
            await end.insert(table, rows)
            counts[table.name] += len(rows)
            report(len(rows))
        await change(end, schema.VERSION)
    return Summary(header.rows, counts, header.schema, time.time() - begun)


async def clear(end: End, place: str | Path, replace: bool, version: int) -> None:
    """An empty schema of that version; StoreError if something is there that is to stay."""
    there = await end.version()
    if not replace and (full := await tables_with_rows(end, there)):
        raise StoreError(
            f"{without_password(place)} is not empty ({', '.join(full)}): --replace throws that away"
        )
    await change(end, 0)
    await change(end, version)


def check(file: Path) -> Header:
    """The header of a backup; StoreError unless every line is there as it was written."""
    digest, rows, line = hashlib.sha256(), -1, b""
    header: Header | None = None
    for number, line in enumerate(_lines(file)):
        if number == 0:
            header = _header(file, line)
        elif line.startswith(b'{"rows"'):
            break
        rows += not line.startswith(b"{")
        digest.update(line)
    if header is None:
        raise StoreError(f"{file} is no backup of Podzemí")
    try:
        last = msgspec.json.decode(line, type=Last)
    except msgspec.DecodeError:
        raise StoreError(f"{file} is damaged: its end is missing") from None
    if last.sha256 != digest.hexdigest() or not last.rows == header.rows == rows + 1:
        raise StoreError(f"{file} is damaged: its checksum is wrong")
    return header


def _header(file: Path, line: bytes) -> Header:
    try:
        kind = msgspec.json.decode(line).get("kind")
        if kind != KIND:
            raise ValueError
        form = msgspec.json.decode(line)["format"]
        if form > FORMAT:
            raise NewerStore(f"{file} was written by a newer release (format {form}): use that one")
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, AttributeError, KeyError, TypeError, ValueError):
        raise StoreError(f"{file} is no backup of Podzemí") from None
    if header.schema > schema.VERSION:
        raise NewerStore(
            f"{file} was written by release {header.release} (store format {header.schema}; "
            f"this one reads up to {schema.VERSION}): use a newer release"
        )
    return header


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as packed:
            yield from packed
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        if isinstance(error, gzip.BadGzipFile) and "Not a gzipped" in str(error):
            raise StoreError(f"{file} is no backup of Podzemí") from None
        raise StoreError(f"{file} is damaged: {error}") from None


def _chunks(file: Path, header: Header) -> Iterator[tuple[Layout, Rows]]:
    """The rows of the backup, in its own order of tables."""
    known = {table.name: table for table in copied_tables(header.schema)}
    table, rows = None, []
    for line in _lines(file):
        if line.startswith(b"["):
            assert table is not None
            rows.append(_row(table, msgspec.json.decode(line)))
            if len(rows) < CHUNK:
                continue
        if table is not None and rows:
            yield table, rows
            rows = []
        if line.startswith(b'{"table"'):
            head = msgspec.json.decode(line, type=Head)
            table = known[head.table]
            if head.columns != [column.name for column in table.columns]:
                raise StoreError(f"{file}: {head.table} has other columns than format {header.schema}")


def _row(table: Layout, values: list[Any]) -> tuple[Any, ...]:
    return tuple(_value(column.kind, value) for column, value in zip(table.columns, values, strict=True))


def _value(kind: str, value: Any) -> Any:
    if value is None:
        return None
    if kind == "BLOB":
        return base64.b64decode(value)
    return float(value) if kind == "REAL" else value


# ---------------------------------------------------------------- from one database to another


async def move(
    source: str | Path, target: str | Path, replace: bool, progress: Callable[[int], Progress]
) -> Summary:
    """Copy a store into another database and compare the two, table by table, before it is kept.

    Nobody may have either of them open: what is played meanwhile would stay behind.
    """
    begun = time.time()
    async with writing(source, made=False) as old, writing(target) as new:
        version = await old.version()
        rows = await total(old, version)
        report = progress(2 * rows)
        await clear(new, target, replace, version)
        counts = {}
        for table in copied_tables(version):
            counts[table.name] = await _copy(old, new, table, report)
        await change(new, schema.VERSION)
    return Summary(rows, counts, version, time.time() - begun)


async def _copy(old: End, new: End, table: Layout, report: Progress) -> int:
    written = Sum(table)
    async for rows in old.rows(table):
        written.add(rows)
        await new.insert(table, rows)
        report(len(rows))
    found = Sum(table)
    async for rows in new.rows(table):
        found.add(rows)
        report(len(rows))
    if written != found:
        raise StoreError(f"{table.name} differs after the copy ({written.count} rows, {found.count} there)")
    return written.count


class Sum:
    """A checksum of rows in any order."""

    def __init__(self, table: Layout) -> None:
        self.table = table
        self.count = 0
        self.value = 0

    def add(self, rows: Rows) -> None:
        for row in rows:
            self.count += 1
            same = [
                _value(column.kind, value) if column.kind == "REAL" else value
                for column, value in zip(self.table.columns, row, strict=True)
            ]
            line = hashlib.sha256(msgspec.msgpack.encode(same)).digest()
            self.value = (self.value + int.from_bytes(line)) % SPACE

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sum) and (self.count, self.value) == (other.count, other.value)

    __hash__ = None  # type: ignore[assignment]  # it changes, so it is no key


# ---------------------------------------------------------------- versions


async def version_at(place: str | Path) -> int:
    async with reading(place) as end:
        return await end.version()


async def lead_to(place: str | Path, target: int, force: bool) -> tuple[int, int]:
    """Bring the schema to that version, up or down; from where to where.

    StoreError if something would be lost on the way down, unless forced.
    """
    if not 1 <= target <= schema.VERSION:
        raise StoreError(f"there is no format {target}; this release knows 1 to {schema.VERSION}")
    async with writing(place, made=False) as end:
        version = await end.version()
        lost = [] if force else await _losses(end, version, target)
        if lost:
            raise StoreError(f"format {target} cannot hold: {', '.join(lost)}; --force throws that away")
        await change(end, target)
    return version, target


async def _losses(end: End, version: int, target: int) -> list[str]:
    found = []
    for step in reversed(schema.STEPS[target:version]):
        for name, sql in schema.losses(step):
            if name not in TRANSIENT and (count := await end.count(sql)):
                found.append(f"{name} ({count})")
    return found
