"""Tables, their seats, and the log: the one truth about a match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final  # Any: what a row of the database holds; the query knows its columns

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from podzemi.server.store.people import people, ratings
from podzemi.server.store.sql import Ask, Query, Rows, marks
from podzemi.server.store.table import doors, quick, seats, timing, turns
from podzemi.server.store.table import luck as promises
from podzemi.server.store.values import Best, Door, LogEntry, Luck, Place, Quick, Table
from podzemi.wire.messages import TablePack

_TABLE: Final = (
    "SELECT t.id, t.game, rules, options, seed, host, public, t.created, started, finished, rematch, "
    "p.id, p.name, t.chat, t.rated FROM game_table t LEFT JOIN pack p ON p.id = t.pack"
)


def add(table: Table) -> Query[None]:
    yield Ask(
        "INSERT INTO game_table (id, game, rules, options, seed, host, public, created, started, finished, "
        "rematch, pack, chat, rated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            table.game,
            table.rules,
            msgspec.json.encode(table.options).decode(),
            str(table.seed),  # 64 bits without a sign do not fit the database's integers
            table.host,
            int(table.public),
            table.created,
            table.started,
            table.finished,
            table.rematch,
            table.pack and table.pack.id,
            int(table.chat),
            int(table.rated),
        ),
    )
    yield from seats.add(table.id, table.places)
    yield from doors.add(table.id, table.door)
    yield from timing.add(table.id, table.clock)
    yield from promises.add(table.id, table.luck)
    yield from quick.add(table.id, table.quick)


LATELY: Final = 3 * 3600.0
"""Seconds after its last sign of life for which a table counts against others than its host."""


_LIVELY: Final = (
    "LEFT JOIN door d ON d.table_id = t.id LEFT JOIN turn ON turn.table_id = t.id "
    "WHERE t.finished IS NULL AND coalesce(d.closed, turn.at, t.started, d.seen, t.created) > ?"
)


class TooManyTables(Exception):
    """There are `most` already. `code`: of one host, of everybody at the host's address, or of everybody."""

    def __init__(self, code: str, most: int) -> None:
        super().__init__(code)
        self.code = code
        self.most = most


class HostGone(Exception):
    """The person who opens the table was deleted meanwhile."""


class TableLimits(Struct, frozen=True):
    """How many tables one host, one address and the server may have."""

    of_host: int
    at_address: int
    at_once: int


def check_limits(host: str, now: float, limits: TableLimits) -> Query[None]:
    """TooManyTables if there is no room for one more.

    Against its host a table counts until it is over; against others only while it shows signs of life, so
    that nobody is locked out by what somebody else opened and left. Its address is where its host was last
    seen. There a table that was just closed still counts, or opening and leaving tables had no limit.
    """
    rows = yield Ask(
        "SELECT count(*) FROM game_table t LEFT JOIN door d ON d.table_id = t.id "
        "WHERE host = ? AND finished IS NULL AND closed IS NULL",
        (host,),
    )
    _check("too_many_tables", rows[0][0], limits.of_host)
    unfinished = yield Ask("SELECT count(*) FROM game_table WHERE finished IS NULL")
    if unfinished[0][0] >= limits.at_address:  # else they are too few wherever their hosts are
        rows = yield Ask(
            # in this order: from the person to the address and on to its tables, few as they are
            f"SELECT count(*) FROM person mine CROSS JOIN person p CROSS JOIN game_table t {_LIVELY} "
            "AND mine.id = ? AND p.address = mine.address AND t.host = p.id",
            (now - LATELY, host),
        )
        _check("too_many_tables_here", rows[0][0], limits.at_address)
    rows = unfinished
    if rows[0][0] >= limits.at_once:  # few servers are so large: only they look more closely
        rows = yield Ask(f"SELECT count(*) FROM game_table t {_LIVELY} AND d.closed IS NULL", (now - LATELY,))
    _check("server_full", rows[0][0], limits.at_once)


def _check(code: str, count: int, most: int) -> None:
    if count >= most:
        raise TooManyTables(code, most)


def add_within(table: Table, limits: TableLimits) -> Query[None]:
    """A new table, if there is room for one more and its host is still there. Seats of others who are no more
    are free."""
    here = yield from people.hold({table.host} | seats.persons(table.places))
    if table.host not in here:
        raise HostGone
    yield from check_limits(table.host, table.created, limits)
    places = [place if seats.persons([place]) <= here else Place() for place in table.places]
    yield from add(replace(table, places=places))


def get(table: str) -> Query[Table | None]:
    found = yield from several([table])
    return found.get(table)


def several(ids: Iterable[str]) -> Query[dict[str, Table]]:
    """Those of these tables that there are."""
    wanted, values = marks(ids)
    rows = yield Ask(f"{_TABLE} WHERE t.id IN ({wanted})", values)
    places: dict[str, list[Place]] = {row[0]: [] for row in rows}
    places |= yield from seats.several(places)
    found = yield from doors.several(places)
    timings = yield from timing.several(places)
    promised = yield from promises.several(places)
    waiting = yield from quick.several(places)
    return {
        id: _table(row, places[id], found[id], promised[id], timings.get(id, timing.NONE), waiting.get(id))
        for row in rows
        for id in row[:1]
    }


def _table(
    row: tuple[Any, ...],
    places: list[Place],
    door: Door,
    luck: Luck,
    timed: timing.Timing,
    waiting: Quick | None,
) -> Table:
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
        chat=bool(row[13]),
        rated=bool(row[14]),
        door=door,
        luck=luck,
        clock=timed.clock,
        forfeits=timed.forfeits,
        quick=waiting,
        places=places,
    )


def awaiting_bots() -> Query[list[str]]:
    """Ids of the tables in play where a bot is to act, as far as that is noted (`turns`), newest first."""
    rows = yield Ask(
        """
        SELECT t.id, seat, awaited FROM game_table t
        JOIN turn ON turn.table_id = t.id JOIN place ON place.table_id = t.id
        WHERE started IS NOT NULL AND finished IS NULL AND kind = 'bot' ORDER BY t.created DESC
        """
    )
    return list(dict.fromkeys(table for table, seat, awaited in rows if seat in turns.since(awaited)))


def add_rematch(table: str, rematch: Table, limits: TableLimits) -> Query[str]:
    """The table's one rematch: this one, or the one that was there first."""
    rows = yield Ask("SELECT rematch FROM game_table WHERE id = ?", (table,))
    if rows[0][0] is not None:
        return str(rows[0][0])
    yield from add_within(rematch, limits)
    yield Ask("UPDATE game_table SET rematch = ? WHERE id = ?", (rematch.id, table))
    return rematch.id


def log(table: str, after: int) -> Query[list[LogEntry]]:
    rows = yield Ask(
        "SELECT version, seat, action, client, at FROM log "
        "WHERE table_id = ? AND version > ? ORDER BY version",
        (table, after),
    )
    return [LogEntry(*row) for row in rows]


def end(table: str) -> Query[tuple[int, float]]:
    """The version of the last line of the log, and its time."""
    rows = yield Ask(
        "SELECT coalesce(max(version), 0), coalesce(max(at), 0.0) FROM log WHERE table_id = ?", (table,)
    )
    return int(rows[0][0]), float(rows[0][1])


def version_of(table: str, client: str) -> Query[int | None]:
    """The line of the log that its sender calls so."""
    rows = yield Ask("SELECT version FROM log WHERE table_id = ? AND client = ?", (table, client))
    return int(rows[0][0]) if rows else None


def append(
    table: str, entry: LogEntry, result: bytes | None, finish: ratings.Finish | None = None
) -> Query[None]:
    """Conflict if the version or the client id is taken. `result`: how the match ended by this action, as
    JSON; `finish`: the same, seat by seat, to be kept and counted."""
    yield Ask(
        "INSERT INTO log (table_id, version, seat, action, client, at) VALUES (?, ?, ?, ?, ?, ?)",
        (table, entry.version, entry.seat, entry.action, entry.client, entry.at),
    )
    if result is not None:
        yield Ask(
            "UPDATE game_table SET finished = ?, result = ? WHERE id = ?", (entry.at, result.decode(), table)
        )
    if finish is not None:
        yield from ratings.finish(finish)


class Scores(Struct):
    scores: list[int]


def bests(person: str, game: str, most: int) -> Query[list[Best]]:
    """The finished matches that the person played alone from the start, highest score first."""
    rows: Rows = yield Ask(
        """
        SELECT t.id, options, result, finished, p.id, p.name
        FROM place JOIN game_table t ON t.id = table_id LEFT JOIN pack p ON p.id = t.pack
        WHERE player = ? AND kind = 'person' AND t.game = ? AND result IS NOT NULL
          AND (SELECT count(*) FROM place WHERE table_id = t.id) = 1
          AND NOT EXISTS (SELECT 1 FROM luck WHERE table_id = t.id AND branches IS NOT NULL)
        ORDER BY finished
        """,
        (person, game),
    )
    rows.sort(key=lambda row: msgspec.json.decode(row[2], type=Scores).scores[0], reverse=True)
    return [
        Best(
            table=table,
            options=msgspec.json.decode(options),
            result=result.encode(),
            finished=finished,
            pack=None if pack is None else TablePack(pack, name),
        )
        for table, options, result, finished, pack, name in rows[:most]
    ]
