"""Sessions: one for each browser in which somebody is signed in, guests as well."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from podzemi.server.store.sql import Ask, Query

MOST: Final = 50
"""Sessions of one person; a further one ends the one that was used longest ago."""


class Session(Struct, frozen=True):
    """`id`: a hash of the secret that is in the cookie; `device`: in words, such as `Firefox · Linux`."""

    id: str
    made: float
    seen: float
    device: str


def add(person: str, id: str, device: str, at: float) -> Query[None]:
    yield Ask(
        "INSERT INTO session (id, person, made, seen, device) VALUES (?, ?, ?, ?, ?)",
        (id, person, at, at, device),
    )
    yield Ask(
        "DELETE FROM session WHERE person = ? AND id NOT IN "
        "(SELECT id FROM session WHERE person = ? ORDER BY seen DESC, made DESC LIMIT ?)",
        (person, person, MOST),
    )


def renew(person: str, at: float) -> Query[None]:
    """The guest has a session now; cookies from before there were any end some time after the first."""
    yield Ask("UPDATE person SET renewed = ? WHERE id = ? AND renewed IS NULL", (at, person))


def saw(id: str, device: str, at: float) -> Query[None]:
    yield Ask("UPDATE session SET seen = ?, device = ? WHERE id = ?", (at, device, id))


def of(person: str) -> Query[list[Session]]:
    """The person's, the one that was used last first."""
    rows = yield Ask(
        "SELECT id, made, seen, device FROM session WHERE person = ? ORDER BY seen DESC, made DESC", (person,)
    )
    return [Session(*row) for row in rows]


def end(person: str, id: str) -> Query[bool]:
    """Whether there was one. With it go the account's cookies from before there were sessions."""
    rows = yield Ask("DELETE FROM session WHERE person = ? AND id = ? RETURNING id", (person, id))
    if rows:
        yield from _end_old_cookies(person)
    return bool(rows)


def end_all(person: str, but: str = "") -> Query[None]:
    yield Ask("DELETE FROM session WHERE person = ? AND id <> ?", (person, but))
    yield from _end_old_cookies(person)


def _end_old_cookies(person: str) -> Query[None]:
    yield Ask("UPDATE account SET generation = generation + 1 WHERE person = ?", (person,))


def expire(accounts_before: float, guests_before: float) -> Query[int]:
    """End those that nobody has used since; how many."""
    rows = yield Ask(
        "DELETE FROM session WHERE seen < ? OR (seen < ? AND person IN (SELECT person FROM account)) "
        "RETURNING id",
        (guests_before, accounts_before),
    )
    return len(rows)
