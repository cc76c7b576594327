"""Friends who are asked to come to a table that gathers. One of a table that has begun, is closed, or where
the person sits is as good as none: nobody has to take it back.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from podzemi.server.store.sql import Ask, Query, marks

MOST_OF_TABLE: Final = 20
MOST_SHOWN: Final = 20


class Invited(Struct, frozen=True):
    """An invitation as the person who got it sees it. `people`: who sits there, by name."""

    table: str
    game: str
    players: int
    people: list[str]
    inviter: str
    name: str
    at: float


class Invitation(Struct, frozen=True):
    """An invitation as the one who sent it sees it."""

    table: str
    person: str
    declined: bool


class TooManyInvited(Exception):
    """No more people can be asked to that table."""


_OPEN: Final = (
    "FROM invitation i JOIN game_table t ON t.id = i.table_id LEFT JOIN door d ON d.table_id = t.id "
    "JOIN person p ON p.id = i.inviter WHERE t.started IS NULL AND d.closed IS NULL"
)


def add(table: str, person: str, inviter: str, at: float) -> Query[None]:
    """Invite everybody who was not invited to that table before and has not declined."""
    rows = yield Ask("SELECT count(*) FROM invitation WHERE table_id = ?", (table,))
    if rows[0][0] >= MOST_OF_TABLE:
        raise TooManyInvited
    yield Ask(
        "INSERT INTO invitation (table_id, person, inviter, at, declined) VALUES (?, ?, ?, ?, 0) "
        "ON CONFLICT DO NOTHING",
        (table, person, inviter, at),
    )


def open_to(person: str, since: float) -> Query[list[Invited]]:
    """Unanswered invitations of the person, the latest first; the host of the table has been there since."""
    rows = yield Ask(
        "SELECT t.id, t.game, i.inviter, p.name, i.at "
        f"{_OPEN} AND i.person = ? AND i.declined = 0 AND coalesce(d.seen, t.created) > ? AND NOT EXISTS "
        "(SELECT 1 FROM place WHERE table_id = t.id AND player = i.person) ORDER BY i.at DESC LIMIT ?",
        (person, since, MOST_SHOWN),
    )
    wanted, values = marks([row[0] for row in rows])
    seated = yield Ask(
        "SELECT table_id, name FROM place LEFT JOIN person ON kind = 'person' AND person.id = player "
        f"WHERE table_id IN ({wanted}) ORDER BY table_id, seat",
        values,
    )
    names: dict[str, list[str | None]] = {}
    for table, name in seated:
        names.setdefault(table, []).append(name)
    return [
        Invited(table, game, len(names[table]), [name for name in names[table] if name], inviter, name, at)
        for table, game, inviter, name, at in rows
    ]


def sent_by(person: str) -> Query[list[Invitation]]:
    """Invitations that the person has sent for tables that still gather."""
    rows = yield Ask(f"SELECT i.table_id, i.person, i.declined {_OPEN} AND i.inviter = ?", (person,))
    return [Invitation(table, invited, bool(declined)) for table, invited, declined in rows]


def inviter(table: str, person: str) -> Query[str | None]:
    """The sender of an unanswered invitation to the table; None: there is none."""
    rows = yield Ask(
        f"SELECT i.inviter {_OPEN} AND t.id = ? AND i.person = ? AND i.declined = 0", (table, person)
    )
    return str(rows[0][0]) if rows else None


def decline(table: str, person: str) -> Query[str | None]:
    """The sender; None: there was no invitation."""
    rows = yield Ask(
        "UPDATE invitation SET declined = 1 WHERE table_id = ? AND person = ? RETURNING inviter",
        (table, person),
    )
    return str(rows[0][0]) if rows else None


def drop_between(person: str, other: str) -> Query[None]:
    yield Ask(
        "DELETE FROM invitation WHERE (person = ? AND inviter = ?) OR (person = ? AND inviter = ?)",
        (person, other, other, person),
    )
