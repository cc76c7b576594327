"""Tables where whoever waits is seated, and when bots take the seats that are left."""

from __future__ import annotations

from collections.abc import Iterable

from podzemi.server.store.sql import Ask, Query, marks
from podzemi.server.store.values import Quick


def add(table: str, quick: Quick | None) -> Query[None]:
    """Other tables have no row."""
    if quick is not None:
        yield Ask("INSERT INTO quick (table_id, bot, due) VALUES (?, ?, ?)", (table, quick.bot, quick.due))


def several(tables: Iterable[str]) -> Query[dict[str, Quick]]:
    """Those of these tables that are filled with bots in time."""
    wanted, values = marks(tables)
    rows = yield Ask(f"SELECT table_id, bot, due FROM quick WHERE table_id IN ({wanted})", values)
    return {table: Quick(bot, due) for table, bot, due in rows}


def waiting() -> Query[list[tuple[str, float]]]:
    """The tables that are still to be filled, and when, the first one first."""
    rows = yield Ask(
        "SELECT q.table_id, q.due FROM quick q JOIN game_table t ON t.id = q.table_id "
        "LEFT JOIN door d ON d.table_id = t.id WHERE t.started IS NULL AND d.closed IS NULL ORDER BY q.due"
    )
    return [(table, due) for table, due in rows]


def to_join(game: str, person: str, since: float, but: Iterable[str]) -> Query[list[str]]:
    """Public tables of that game where anybody may sit down: the person's own first, then those that are
    filled in time, then those with the fewest free seats. Not those of a data pack, a rematch or a password,
    nor where the person was sent away."""
    left_out, values = marks(["", *but])
    rows = yield Ask(
        f"""
        SELECT t.id FROM game_table t JOIN door d ON d.table_id = t.id LEFT JOIN quick q ON q.table_id = t.id
        WHERE t.game = ? AND t.public = 1 AND t.started IS NULL AND t.pack IS NULL AND d.closed IS NULL
          AND d.password IS NULL AND d.previous IS NULL AND d.seen > ? AND t.id NOT IN ({left_out})
          AND EXISTS (SELECT 1 FROM place WHERE table_id = t.id AND (kind = 'open' OR player = ?))
          AND NOT EXISTS (SELECT 1 FROM visitor WHERE table_id = t.id AND person = ? AND kicked = 1)
        ORDER BY CASE WHEN EXISTS (SELECT 1 FROM place WHERE table_id = t.id AND player = ?) THEN 0
                      WHEN q.table_id IS NOT NULL THEN 1 ELSE 2 END,
                 (SELECT count(*) FROM place WHERE table_id = t.id AND kind = 'open'), t.created
        """,
        (game, since, *values, person, person, person),
    )
    return [table for (table,) in rows]
