"""The clocks of tables: which one a table has, who lost by it, and when the next move must be there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from podzemi.server.store.sql import Ask, Query, marks
from podzemi.wire.messages import Clock

T = TypeVar("T")


class Timing(Struct, frozen=True):
    clock: Clock | None = None
    forfeits: list[int] = []


NONE: Final = Timing()


def add(table: str, clock: Clock | None) -> Query[None]:
    """A table without a clock has no row."""
    if clock is not None:
        yield Ask(
            "INSERT INTO timing (table_id, clock, forfeits) VALUES (?, ?, '[]')",
            (table, msgspec.json.encode(clock).decode()),
        )


def several(tables: Iterable[str]) -> Query[dict[str, Timing]]:
    """The clocks of those of these tables that have one."""
    wanted, values = marks(tables)
    rows = yield Ask(f"SELECT table_id, clock, forfeits FROM timing WHERE table_id IN ({wanted})", values)
    return {
        table: Timing(msgspec.json.decode(clock, type=Clock), msgspec.json.decode(forfeits, type=list[int]))
        for table, clock, forfeits in rows
    }


def with_due(query: Query[T], table: str, due: float | None) -> Query[T]:
    """The same, and the table need not be looked at before `due` (None: not at all) for its clock's sake."""
    answer = yield from query
    yield Ask("UPDATE timing SET due = ? WHERE table_id = ?", (due, table))
    return answer


def forfeit(table: str, forfeits: list[int]) -> Query[None]:
    yield Ask(
        "UPDATE timing SET forfeits = ? WHERE table_id = ?", (msgspec.json.encode(forfeits).decode(), table)
    )


def put_off(table: str, old: float, due: float | None) -> Query[None]:
    """Look later, unless somebody else set the time meanwhile."""
    yield Ask("UPDATE timing SET due = ? WHERE table_id = ? AND due = ?", (due, table, old))


def due_before(time: float, most: int) -> Query[list[tuple[str, float]]]:
    """The tables to look at until then, the first one first."""
    rows = yield Ask("SELECT table_id, due FROM timing WHERE due < ? ORDER BY due LIMIT ?", (time, most))
    return [(table, due) for table, due in rows]


def due(table: str) -> Query[float | None]:
    rows = yield Ask("SELECT due FROM timing WHERE table_id = ?", (table,))
    return rows[0][0] if rows else None
