"""Queries for admins: tables, people, bans, and the list of their own actions."""

from __future__ import annotations

from typing import Any, Final  # Any: what a row of the database holds; the query knows its columns

from msgspec import Struct

from podzemi.server.store.sql import Ask, Query

PAGE: Final = 50


class FoundTable(Struct, frozen=True):
    id: str
    game: str
    host: str
    created: float
    started: float | None
    finished: float | None
    public: bool
    players: int
    moves: int
    moved: float | None


class FoundPerson(Struct, frozen=True):
    id: str
    name: str
    created: float
    seen: float | None
    address: str | None
    account: bool
    admin: bool


class FoundBan(Struct, frozen=True):
    id: str
    person: str | None
    name: str
    address: str | None
    reason: str
    made: float
    until: float | None
    lifted: float | None


class AuditEntry(Struct, frozen=True):
    """An action of an admin, with its target."""

    id: str
    at: float
    admin: str
    admin_name: str
    what: str
    subject: str
    detail: str


def tables(word: str, key: str, phase: str) -> Query[list[FoundTable]]:
    """The newest tables of that phase ("" for all) whose id or game starts so, or where that name plays."""
    phases = {
        "gathering": "started IS NULL",
        "playing": "started IS NOT NULL AND finished IS NULL",
        "finished": "finished IS NOT NULL",
    }
    named = "SELECT person FROM name_key WHERE key LIKE ?"
    rows = yield Ask(
        f"""
        SELECT t.id, t.game, coalesce(p.name, ''), t.created, t.started, t.finished, t.public,
               (SELECT count(*) FROM place WHERE table_id = t.id),
               (SELECT coalesce(max(version), 0) FROM log WHERE table_id = t.id),
               (SELECT at FROM log WHERE table_id = t.id ORDER BY version DESC LIMIT 1)
        FROM (SELECT * FROM game_table WHERE {phases.get(phase, "1 = 1")} AND (? = '' OR id = ? OR game LIKE ?
              OR id IN (SELECT table_id FROM place WHERE player IN ({named})
                        UNION SELECT table_id FROM place WHERE owner IN ({named})))
              ORDER BY created DESC, id LIMIT ?) t
        LEFT JOIN person p ON p.id = t.host ORDER BY t.created DESC, t.id
        """,
        (word, word, *(f"{key}%" if key else "",) * 3, PAGE),
    )
    return [FoundTable(*[*row[:6], bool(row[6]), *row[7:]]) for row in rows]


def search_people(key: str) -> Query[list[FoundPerson]]:
    """Those whose name starts so, or whose address this is; accounts first, then the last seen."""
    rows = yield Ask(
        """
        SELECT p.id, p.name, p.created, p.seen, p.address, a.person IS NOT NULL, coalesce(a.admin, 0)
        FROM person p LEFT JOIN account a ON a.person = p.id
        WHERE ? = '' OR p.address = ? OR EXISTS (SELECT 1 FROM name_key WHERE person = p.id AND key LIKE ?)
        ORDER BY a.person IS NULL, coalesce(p.seen, p.created) DESC, p.id LIMIT ?
        """,
        (key, key, f"{key}%", PAGE),
    )
    return [_person(row) for row in rows]


def person(who: str) -> Query[FoundPerson | None]:
    rows = yield Ask(
        "SELECT p.id, p.name, p.created, p.seen, p.address, a.person IS NOT NULL, coalesce(a.admin, 0) "
        "FROM person p LEFT JOIN account a ON a.person = p.id WHERE p.id = ?",
        (who,),
    )
    return _person(rows[0]) if rows else None


def _person(row: tuple[Any, ...]) -> FoundPerson:
    return FoundPerson(*[*row[:5], bool(row[5]), bool(row[6])])


# ---------------------------------------------------------------- bans

_BAN: Final = "SELECT id, person, name, address, reason, made, until, lifted FROM ban"


def add_ban(ban: FoundBan, entry: AuditEntry) -> Query[None]:
    yield Ask(
        "INSERT INTO ban (id, person, name, address, reason, made, until, lifted) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, NULL)",
        (ban.id, ban.person, ban.name, ban.address, ban.reason, ban.made, ban.until),
    )
    yield from record(entry)


def lift_ban(ban: str, at: float, entry: AuditEntry) -> Query[FoundBan | None]:
    rows = yield Ask(
        "UPDATE ban SET lifted = ? WHERE id = ? AND lifted IS NULL "
        "RETURNING id, person, name, address, reason, made, until, lifted",
        (at, ban),
    )
    if rows:
        yield from record(entry)
    return FoundBan(*rows[0]) if rows else None


def bans() -> Query[list[FoundBan]]:
    """Those not lifted first, newest first."""
    rows = yield Ask(f"{_BAN} ORDER BY lifted IS NOT NULL, made DESC, id LIMIT ?", (PAGE,))
    return [FoundBan(*row) for row in rows]


# ---------------------------------------------------------------- the audit log


def record(entry: AuditEntry) -> Query[None]:
    yield Ask(
        "INSERT INTO deed (id, at, admin, admin_name, what, subject, detail) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (entry.id, entry.at, entry.admin, entry.admin_name, entry.what, entry.subject, entry.detail),
    )


def audit_log() -> Query[list[AuditEntry]]:
    rows = yield Ask(
        "SELECT id, at, admin, admin_name, what, subject, detail FROM deed ORDER BY at DESC, id LIMIT ?",
        (PAGE,),
    )
    return [AuditEntry(*row) for row in rows]
