"""Access to tables: passwords, admissions, removals, and readiness."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzemi.server.store.sql import Ask, Conflict, Query, marks
from podzemi.server.store.table import seats
from podzemi.server.store.values import Door

MOST_ADMITTED: Final = 500
"""People who are remembered at one door; a table seats eight."""


def add(table: str, door: Door) -> Query[None]:
    yield Ask(
        "INSERT INTO door (table_id, password, key, watching, language, previous, closed, seen) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table,
            door.password,
            door.key,
            int(door.watching),
            door.language,
            door.previous,
            door.closed,
            door.seen,
        ),
    )


def several(tables: Iterable[str]) -> Query[dict[str, Door]]:
    """The door of each of these tables; one from before there were doors stands open."""
    wanted, values = marks(tables)
    rows = yield Ask(
        "SELECT table_id, password, key, watching, language, previous, closed, seen FROM door "
        f"WHERE table_id IN ({wanted})",
        values,
    )
    known = yield Ask(f"SELECT table_id, person, kicked FROM visitor WHERE table_id IN ({wanted})", values)
    lists: dict[tuple[str, bool], set[str]] = {}
    for table, person, kicked in known:
        lists.setdefault((table, bool(kicked)), set()).add(person)
    found = {table: Door() for table in values}
    for table, password, key, watching, language, previous, closed, seen_at in rows:
        admitted, kicked = (frozenset(lists.get((table, which), ())) for which in (False, True))
        found[table] = Door(
            password, key, bool(watching), language, previous, closed, seen_at, admitted, kicked
        )
    return found


def admit(table: str, person: str) -> Query[None]:
    """Let a person in for good. Whoever was sent away stays away; Conflict if too many are in."""
    yield Ask(
        "INSERT INTO visitor (table_id, person, kicked) VALUES (?, ?, 0) ON CONFLICT DO NOTHING",
        (table, person),
    )
    rows = yield Ask("SELECT count(*) FROM visitor WHERE table_id = ?", (table,))
    if rows[0][0] > MOST_ADMITTED:
        raise Conflict


def kick(table: str, person: str) -> Query[None]:
    yield Ask(
        "INSERT INTO visitor (table_id, person, kicked) VALUES (?, ?, 1) "
        "ON CONFLICT (table_id, person) DO UPDATE SET kicked = 1",
        (table, person),
    )


def host(table: str, old: str, new: str, at: float) -> Query[None]:
    """Another host from now on; Conflict if somebody else became it meanwhile."""
    rows = yield Ask(
        "UPDATE game_table SET host = ? WHERE id = ? AND host = ? RETURNING id", (new, table, old)
    )
    if not rows:
        raise Conflict
    yield from note_host(table, at)


def close(table: str, at: float) -> Query[None]:
    """Nobody is left and nothing has begun: the table is gone. Conflict if the match has started."""
    yield from seats.check_phase(table, "gathering")
    yield Ask("UPDATE door SET closed = ? WHERE table_id = ?", (at, table))


def close_forgotten(table: str, seen_at: float, at: float) -> Query[None]:
    """The same for a table that nobody has come back to; Conflict if its host has, after `seen_at`."""
    yield from close(table, at)
    rows = yield Ask("SELECT 1 FROM door WHERE table_id = ? AND seen <= ?", (table, seen_at))
    if not rows:
        raise Conflict


def note_host(table: str, at: float) -> Query[None]:
    """The host is here."""
    yield Ask("UPDATE door SET seen = ? WHERE table_id = ? AND seen < ?", (at, table, at))


def all_seen(tables: Iterable[str], at: float) -> Query[None]:
    """The hosts of all these are here."""
    wanted, values = marks(tables)
    yield Ask(f"UPDATE door SET seen = ? WHERE table_id IN ({wanted}) AND seen < ?", (at, *values, at))
