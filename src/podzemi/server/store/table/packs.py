"""Data packs: each text once per game, and whose they are."""

from __future__ import annotations

from typing import Final

from podzemi.server.store.sql import Ask, Conflict, Query
from podzemi.server.store.values import Pack

_PACK: Final = "SELECT id, game, name, sha256, text FROM pack"


def add(pack: Pack, person: str | None, most: int, at: float) -> Query[str]:
    """The id of that pack, kept once per game and text, now also the person's (None: nobody's).

    Conflict if the person has that many already.
    """
    yield Ask(
        "INSERT INTO pack (id, game, name, sha256, text, created) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (game, sha256) DO NOTHING",
        (pack.id, pack.game, pack.name, pack.sha256, pack.text, at),
    )
    rows = yield Ask("SELECT id FROM pack WHERE game = ? AND sha256 = ?", (pack.game, pack.sha256))
    there = str(rows[0][0])
    if person is not None:
        yield from _own(there, person, most, at)
    return there


def _own(pack: str, person: str, most: int, at: float) -> Query[None]:
    yield Ask(
        "INSERT INTO pack_owner (person, pack_id, added) VALUES (?, ?, ?) "
        "ON CONFLICT (person, pack_id) DO UPDATE SET added = excluded.added",
        (person, pack, at),
    )
    rows = yield Ask("SELECT count(*) FROM pack_owner WHERE person = ?", (person,))
    if rows[0][0] > most:
        raise Conflict


def get(pack: str) -> Query[Pack | None]:
    rows = yield Ask(f"{_PACK} WHERE id = ?", (pack,))
    return Pack(*rows[0]) if rows else None


def packs_of(person: str, game: str) -> Query[list[Pack]]:
    """The person's own packs for that game, newest first."""
    rows = yield Ask(
        f"{_PACK} JOIN pack_owner ON pack_id = id WHERE person = ? AND game = ? ORDER BY added DESC",
        (person, game),
    )
    return [Pack(*row) for row in rows]


def drop(pack: str, person: str) -> Query[bool]:
    """Take the pack out of the person's own; whether it was there. Tables that play with it go on.

    A pack that nobody has and no table needs is forgotten.
    """
    gone = yield Ask(
        "DELETE FROM pack_owner WHERE person = ? AND pack_id = ? RETURNING pack_id", (person, pack)
    )
    yield Ask(
        "DELETE FROM pack WHERE id = ? AND NOT EXISTS (SELECT 1 FROM pack_owner WHERE pack_id = ?) "
        "AND NOT EXISTS (SELECT 1 FROM game_table WHERE pack = ?)",
        (pack, pack, pack),
    )
    return bool(gone)
