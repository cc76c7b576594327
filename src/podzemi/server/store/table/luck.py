"""The promise of a table about its luck, and where its match left another one."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from podzemi.engine.records.commitment import Branch
from podzemi.server.store.sql import Ask, Query, marks
from podzemi.server.store.values import LogEntry, Luck


def add(table: str, luck: Luck) -> Query[None]:
    """Nothing for a table that promises nothing."""
    if luck.salt is not None:
        branches = msgspec.json.encode(luck.branches).decode() if luck.branches else None
        yield Ask(
            "INSERT INTO luck (table_id, salt, commitment, branches, origin, delay) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (table, luck.salt, luck.commitment, branches, luck.origin, luck.delay),
        )


def several(tables: Iterable[str]) -> Query[dict[str, Luck]]:
    """The luck of each of these tables; one from before there were promises has made none."""
    wanted, values = marks(tables)
    rows = yield Ask(
        f"SELECT table_id, salt, commitment, branches, origin, delay FROM luck WHERE table_id IN ({wanted})",
        values,
    )
    found = {table: Luck() for table in values}
    for table, salt, commitment, branches, origin, delay in rows:
        known = msgspec.json.decode(branches, type=tuple[Branch, ...]) if branches else ()
        found[table] = Luck(salt, commitment, known, origin, delay)
    return found


def copy_log(table: str, entries: Iterable[LogEntry]) -> Query[None]:
    """The lines a new table begins with: those of the match it left."""
    for entry in entries:
        yield Ask(
            "INSERT INTO log (table_id, version, seat, action, client, at) VALUES (?, ?, ?, ?, ?, ?)",
            (table, entry.version, entry.seat, entry.action, entry.client, entry.at),
        )
