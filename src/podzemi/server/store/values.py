"""Where tables live. The log is the truth; this file alone knows SQL.

A table is a row, its seats, and an append-only log of numbered actions. Nothing else
about a match is stored: any process folds the log into the state. What is answered
is on the disk: every write waits for its commit.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from podzemi.engine.game import OptionValue
from podzemi.wire.messages import TablePack

T = TypeVar("T")


class Place(Struct, frozen=True):
    """Who sits in a seat: nobody, a person (by id) or a bot (by name).

    `owner`: the person whose seat a bot keeps until that person comes back.
    """

    kind: Literal["open", "person", "bot"] = "open"
    player: str = ""
    owner: str = ""


class Pack(Struct, frozen=True):
    """A data pack; the same text for the same game is kept once."""

    id: str
    game: str
    name: str
    sha256: str
    text: str


class Best(Struct, frozen=True):
    """A finished match of one person alone, with its result as JSON."""

    table: str
    options: dict[str, OptionValue]
    result: bytes
    finished: float
    pack: TablePack | None


class Table(Struct, frozen=True, kw_only=True):
    """Everything about a table but its log. `started` and `finished` are times, or None: not yet."""

    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seed: int
    host: str
    public: bool
    created: float
    started: float | None = None
    finished: float | None = None
    rematch: str | None = None
    pack: TablePack | None = None
    places: list[Place]

    @property
    def phase(self) -> Literal["gathering", "playing", "finished"]:
        if self.started is None:
            return "gathering"
        return "playing" if self.finished is None else "finished"


class Entry(Struct, frozen=True):
    """One line of the log. `client`: the sender's own id of the action, None for bots."""

    version: int
    seat: int
    action: bytes
    client: str | None
    at: float


class Taken(Exception):
    """Somebody else wrote that version, or that client id, first: catch up and check again."""


class NewerStore(RuntimeError):
    """The database was written by a newer release."""


class Store(Protocol):
    """What the server asks of its storage. SQLite below; another database is another class."""

    async def secret(self) -> str:
        """The key that signs cookies: made once, the same ever after."""
        ...

    async def add_person(self, person: str, name: str, at: float) -> None: ...

    async def rename(self, person: str, name: str) -> None: ...

    async def names(self, people: set[str]) -> dict[str, str]:
        """The names of those people that are known."""
        ...

    async def add_table(self, table: Table) -> None: ...

    async def table(self, table: str) -> Table | None: ...

    async def lobby(self, person: str | None, since: float) -> list[tuple[Table, int]]:
        """Public tables gathering or playing and the person's own, newest first, with versions.

        Strangers' tables without a sign of life since that time are left out.
        """
        ...

    async def with_bots(self) -> list[str]:
        """Ids of the tables in play where a bot sits."""
        ...

    async def change_seats(self, table: str, changes: dict[int, tuple[Place, Place]]) -> None:
        """Each seat from its old to its new place, all or nothing; Taken if one differs from its old."""
        ...

    async def start(self, table: str, at: float) -> None:
        """Taken if the table has started or has an open seat."""
        ...

    async def add_rematch(self, table: str, rematch: Table) -> str:
        """The table's one rematch: this one, or the one that was there first."""
        ...

    async def log(self, table: str, after: int) -> list[Entry]: ...

    async def append(self, table: str, entry: Entry, result: bytes | None) -> None:
        """Durable when this returns; Taken if the version or the client id is.

        `result`: how the match ended, as JSON, when this was its last action.
        """
        ...

    async def bests(self, person: str, game: str, most: int) -> list[Best]:
        """The finished matches that the person played alone, highest score first."""
        ...

    async def add_pack(self, pack: Pack, person: str | None, most: int, at: float) -> str:
        """The id of that pack, kept once per game and text, now also the person's (None: nobody's).

        Taken if the person has that many already.
        """
        ...

    async def pack(self, pack: str) -> Pack | None: ...

    async def packs(self, person: str, game: str) -> list[Pack]:
        """The person's own packs for that game, newest first."""
        ...

    async def drop_pack(self, pack: str, person: str) -> bool:
        """Take the pack out of the person's own; whether it was there. Tables that play with it go on."""
        ...

    async def close(self) -> None: ...


# ---------------------------------------------------------------- SQLite

STEPS: Final = (
    """
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL) STRICT;
CREATE TABLE game_table (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, options TEXT NOT NULL,
    seed TEXT NOT NULL, host TEXT NOT NULL, public INTEGER NOT NULL,
    created REAL NOT NULL, started REAL, finished REAL, rematch TEXT
) STRICT;
CREATE INDEX table_by_phase ON game_table (finished, public, created);
CREATE TABLE place (
    table_id TEXT NOT NULL REFERENCES game_table (id), seat INTEGER NOT NULL,
    kind TEXT NOT NULL, player TEXT NOT NULL, owner TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX place_by_player ON place (player);
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES game_table (id), version INTEGER NOT NULL,
    seat INTEGER NOT NULL, action BLOB NOT NULL, client TEXT, at REAL NOT NULL,
    PRIMARY KEY (table_id, version), UNIQUE (table_id, client)
) STRICT, WITHOUT ROWID;
""",
    """
CREATE TABLE pack (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, sha256 TEXT NOT NULL,
    text TEXT NOT NULL, created REAL NOT NULL, UNIQUE (game, sha256)
) STRICT;
CREATE TABLE pack_owner (
    person TEXT NOT NULL REFERENCES person (id), pack_id TEXT NOT NULL REFERENCES pack (id),
    added REAL NOT NULL, PRIMARY KEY (person, pack_id)
) STRICT, WITHOUT ROWID;
ALTER TABLE game_table ADD COLUMN pack TEXT REFERENCES pack (id);
ALTER TABLE game_table ADD COLUMN result TEXT;
""",
)
"""Each step leads from one version of the file to the next; a new file takes them all."""
VERSION: Final = len(STEPS)
BATCH: Final = 256
Work: TypeAlias = Callable[[sqlite3.Connection], Any]
Job: TypeAlias = tuple[Work, "Future[Any]"]


class Worker:
    """A thread with a connection of its own. With `commit` it writes: all the jobs that
    wait are one transaction and one flush, each in a savepoint of its own."""

    def __init__(self, path: Path, commit: bool) -> None:
        self.path = path
        self.commit = commit
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="store-writer" if commit else "store-reader")
        self.thread.daemon = True
        self.thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        future: Future[T] = Future()
        self.jobs.put((work, future))
        return await asyncio.wrap_future(future)

    def stop(self) -> None:
        """After what waits is done."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        connection = connect(self.path)
        going = True
        while going:
            batch = self._wait()
            going = None not in batch
            jobs = [job for job in batch if job is not None and job[1].set_running_or_notify_cancel()]
            if self.commit:
                write_together(connection, jobs)
            else:
                for work, future in jobs:
                    attempt(future, lambda work=work: work(connection))  # type: ignore[misc]
        connection.close()

    def _wait(self) -> list[Job | None]:
        batch = [self.jobs.get()]
        while batch[-1] is not None and len(batch) < BATCH:
            try:
                batch.append(self.jobs.get_nowait())
            except queue.Empty:
                break
        return batch


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=10.0)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def attempt(future: Future[Any], work: Callable[[], Any]) -> None:
    try:
        future.set_result(work())
    except Exception as error:
        future.set_exception(error)


def write_together(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """One transaction for all; a job that fails takes back only its own."""
    if not jobs:
        return
    answers: list[tuple[Future[Any], Callable[[], Any]]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for work, future in jobs:
            answers.append((future, _in_savepoint(connection, work)))
        connection.execute("COMMIT")
    except Exception as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for _, future in jobs:
            future.set_exception(error)
        return
    for future, answer in answers:
        attempt(future, answer)


def _in_savepoint(connection: sqlite3.Connection, work: Work) -> Callable[[], Any]:
    """Do the work; how to answer it once everything is on the disk."""
    connection.execute("SAVEPOINT job")
    try:
        result = work(connection)
    except (sqlite3.IntegrityError, Taken):
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return _raise_taken
    connection.execute("RELEASE job")
    return lambda: result


def _raise_taken() -> None:
    raise Taken


class SqliteStore:
    """A `Store` in one file: one writer thread with group commit, one reader thread."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600)
        prepare(path)
        self.writer = Worker(path, commit=True)
        self.reader = Worker(path, commit=False)

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.stop)
        await asyncio.to_thread(self.reader.stop)

    async def secret(self) -> str:
        def work(db: sqlite3.Connection) -> str:
            db.execute(
                "INSERT OR IGNORE INTO setting VALUES ('secret', ?)",
                (secrets.token_urlsafe(32),),
            )
            return str(db.execute("SELECT value FROM setting WHERE name = 'secret'").fetchone()[0])

        return await self.writer.do(work)

    async def add_person(self, person: str, name: str, at: float) -> None:
        await self.writer.do(lambda db: db.execute("INSERT INTO person VALUES (?, ?, ?)", (person, name, at)))

    async def rename(self, person: str, name: str) -> None:
        await self.writer.do(lambda db: db.execute("UPDATE person SET name = ? WHERE id = ?", (name, person)))

    async def names(self, people: set[str]) -> dict[str, str]:
        return await self.reader.do(lambda db: _names(db, sorted(people)))

    async def add_table(self, table: Table) -> None:
        await self.writer.do(lambda db: _insert_table(db, table))

    async def table(self, table: str) -> Table | None:
        return await self.reader.do(lambda db: _table(db, table))

    async def lobby(self, person: str | None, since: float) -> list[tuple[Table, int]]:
        return await self.reader.do(lambda db: _lobby(db, person, since))

    async def with_bots(self) -> list[str]:
        return await self.reader.do(_with_bots)

    async def change_seats(self, table: str, changes: dict[int, tuple[Place, Place]]) -> None:
        await self.writer.do(lambda db: _change_seats(db, table, changes))

    async def start(self, table: str, at: float) -> None:
        await self.writer.do(lambda db: _start(db, table, at))

    async def add_rematch(self, table: str, rematch: Table) -> str:
        return await self.writer.do(lambda db: _add_rematch(db, table, rematch))

    async def log(self, table: str, after: int) -> list[Entry]:
        return await self.reader.do(lambda db: _log(db, table, after))

    async def append(self, table: str, entry: Entry, result: bytes | None) -> None:
        await self.writer.do(lambda db: _append(db, table, entry, result))

    async def bests(self, person: str, game: str, most: int) -> list[Best]:
        return await self.reader.do(lambda db: _bests(db, person, game, most))

    async def add_pack(self, pack: Pack, person: str | None, most: int, at: float) -> str:
        return await self.writer.do(lambda db: _add_pack(db, pack, person, most, at))

    async def pack(self, pack: str) -> Pack | None:
        return await self.reader.do(lambda db: _pack(db, pack))

    async def packs(self, person: str, game: str) -> list[Pack]:
        return await self.reader.do(lambda db: _packs(db, person, game))

    async def drop_pack(self, pack: str, person: str) -> bool:
        return await self.writer.do(lambda db: _drop_pack(db, pack, person))


def prepare(path: Path) -> None:
    """Bring the file to the present version, a new one from nothing; NewerStore for one from the future."""
    connection = connect(path)
    try:
        connection.execute("BEGIN EXCLUSIVE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            raise NewerStore(f"{path} has format {version}; this release reads up to {VERSION}")
        for step in STEPS[version:]:
            for statement in step.split(";\n"):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    finally:
        connection.close()


def _names(db: sqlite3.Connection, people: list[str]) -> dict[str, str]:
    wanted = msgspec.json.encode(people).decode()
    rows = db.execute("SELECT id, name FROM person WHERE id IN (SELECT value FROM json_each(?))", (wanted,))
    return dict(rows.fetchall())


def _insert_table(db: sqlite3.Connection, table: Table) -> None:
    db.execute(
        "INSERT INTO game_table (id, game, rules, options, seed, host, public, created, started, finished, "
        "rematch, pack) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            table.game,
            table.rules,
            msgspec.json.encode(table.options).decode(),
            str(table.seed),  # 64 bits without a sign do not fit SQLite's integers
            table.host,
            table.public,
            table.created,
            table.started,
            table.finished,
            table.rematch,
            table.pack and table.pack.id,
        ),
    )
    db.executemany(
        "INSERT INTO place VALUES (?, ?, ?, ?, ?)",
        [(table.id, n, place.kind, place.player, place.owner) for n, place in enumerate(table.places)],
    )


def _table(db: sqlite3.Connection, table: str) -> Table | None:
    row = db.execute(
        "SELECT t.id, t.game, rules, options, seed, host, public, t.created, started, finished, rematch, "
        "p.id, p.name FROM game_table t LEFT JOIN pack p ON p.id = t.pack WHERE t.id = ?",
        (table,),
    ).fetchone()
    if row is None:
        return None
    places = db.execute("SELECT kind, player, owner FROM place WHERE table_id = ? ORDER BY seat", (table,))
    return Table(
        id=row[0],
        game=row[1],
        rules=row[2],
        options=msgspec.json.decode(row[3]),
        seed=int(row[4]),
        host=row[5],
        public=bool(row[6]),
        created=row[7],
        started=row[8],
        finished=row[9],
        rematch=row[10],
        pack=None if row[11] is None else TablePack(row[11], row[12]),
        places=[Place(*place) for place in places],
    )


def _lobby(db: sqlite3.Connection, person: str | None, since: float) -> list[tuple[Table, int]]:
    rows = db.execute(
        """
        SELECT id, (SELECT coalesce(max(version), 0) FROM log WHERE table_id = id) FROM game_table
        WHERE (public AND finished IS NULL
               AND max(created, coalesce(started, 0), coalesce(
                   (SELECT at FROM log WHERE table_id = id ORDER BY version DESC LIMIT 1), 0)) > :since)
           OR host = :person
           OR id IN (SELECT table_id FROM place WHERE player = :person OR owner = :person)
        ORDER BY finished IS NOT NULL, created DESC LIMIT 100
        """,
        {"person": person, "since": since},
    ).fetchall()
    found = [(_table(db, table), version) for table, version in rows]
    return [(table, version) for table, version in found if table is not None]


def _with_bots(db: sqlite3.Connection) -> list[str]:
    rows = db.execute(
        """
        SELECT DISTINCT id FROM game_table JOIN place ON table_id = id
        WHERE started IS NOT NULL AND finished IS NULL AND kind = 'bot' ORDER BY created DESC
        """
    )
    return [table for (table,) in rows]


def _change_seats(db: sqlite3.Connection, table: str, changes: dict[int, tuple[Place, Place]]) -> None:
    for seat, (old, new) in changes.items():
        done = db.execute(
            """
            UPDATE place SET kind = ?, player = ?, owner = ?
            WHERE table_id = ? AND seat = ? AND kind = ? AND player = ? AND owner = ?
            """,
            (new.kind, new.player, new.owner, table, seat, old.kind, old.player, old.owner),
        )
        if done.rowcount != 1:
            raise Taken


def _start(db: sqlite3.Connection, table: str, at: float) -> None:
    done = db.execute(
        """
        UPDATE game_table SET started = ? WHERE id = ? AND started IS NULL
        AND NOT EXISTS (SELECT 1 FROM place WHERE table_id = id AND kind = 'open')
        """,
        (at, table),
    )
    if done.rowcount != 1:
        raise Taken


def _add_rematch(db: sqlite3.Connection, table: str, rematch: Table) -> str:
    (there,) = db.execute("SELECT rematch FROM game_table WHERE id = ?", (table,)).fetchone()
    if there is not None:
        return str(there)
    _insert_table(db, rematch)
    db.execute("UPDATE game_table SET rematch = ? WHERE id = ?", (rematch.id, table))
    return rematch.id


def _log(db: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    rows = db.execute(
        "SELECT version, seat, action, client, at FROM log "
        "WHERE table_id = ? AND version > ? ORDER BY version",
        (table, after),
    )
    return [Entry(*row) for row in rows]


def _append(db: sqlite3.Connection, table: str, entry: Entry, result: bytes | None) -> None:
    db.execute(
        "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)",
        (table, entry.version, entry.seat, entry.action, entry.client, entry.at),
    )
    if result is not None:
        db.execute(
            "UPDATE game_table SET finished = ?, result = ? WHERE id = ?", (entry.at, result.decode(), table)
        )


def _bests(db: sqlite3.Connection, person: str, game: str, most: int) -> list[Best]:
    rows = db.execute(
        """
        SELECT t.id, options, result, finished, p.id, p.name
        FROM place JOIN game_table t ON t.id = table_id LEFT JOIN pack p ON p.id = t.pack
        WHERE player = :person AND kind = 'person' AND t.game = :game AND result IS NOT NULL
          AND (SELECT count(*) FROM place WHERE table_id = t.id) = 1
        ORDER BY json_extract(result, '$.scores[0]') DESC, finished LIMIT :most
        """,
        {"person": person, "game": game, "most": most},
    )
    return [
        Best(
            table=table,
            options=msgspec.json.decode(options),
            result=result.encode(),
            finished=finished,
            pack=None if pack is None else TablePack(pack, name),
        )
        for table, options, result, finished, pack, name in rows
    ]


_PACK: Final = "SELECT id, game, name, sha256, text FROM pack"


def _add_pack(db: sqlite3.Connection, pack: Pack, person: str | None, most: int, at: float) -> str:
    db.execute(
        "INSERT OR IGNORE INTO pack VALUES (?, ?, ?, ?, ?, ?)",
        (pack.id, pack.game, pack.name, pack.sha256, pack.text, at),
    )
    found = db.execute("SELECT id FROM pack WHERE game = ? AND sha256 = ?", (pack.game, pack.sha256))
    (there,) = found.fetchone()
    if person is not None:
        db.execute("INSERT OR REPLACE INTO pack_owner VALUES (?, ?, ?)", (person, there, at))
        (held,) = db.execute("SELECT count(*) FROM pack_owner WHERE person = ?", (person,)).fetchone()
        if held > most:
            raise Taken
    return str(there)


def _pack(db: sqlite3.Connection, pack: str) -> Pack | None:
    row = db.execute(f"{_PACK} WHERE id = ?", (pack,)).fetchone()
    return None if row is None else Pack(*row)


def _packs(db: sqlite3.Connection, person: str, game: str) -> list[Pack]:
    rows = db.execute(
        f"{_PACK} JOIN pack_owner ON pack_id = id WHERE person = ? AND game = ? ORDER BY added DESC",
        (person, game),
    )
    return [Pack(*row) for row in rows]


def _drop_pack(db: sqlite3.Connection, pack: str, person: str) -> bool:
    """A pack that nobody has and no table needs is forgotten."""
    done = db.execute("DELETE FROM pack_owner WHERE person = ? AND pack_id = ?", (person, pack))
    db.execute(
        """
        DELETE FROM pack WHERE id = :pack
        AND NOT EXISTS (SELECT 1 FROM pack_owner WHERE pack_id = :pack)
        AND NOT EXISTS (SELECT 1 FROM game_table WHERE pack = :pack)
        """,
        {"pack": pack},
    )
    return done.rowcount == 1
