"""Passkeys of accounts, and the challenges that browsers are asked to sign."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from podzemi.server.store.sql import Ask, Conflict, Query

MOST: Final = 20
"""Passkeys of one account."""


class Passkey(Struct, frozen=True):
    """`site`: the host name for which the browser made it; `key`: the public one, as COSE writes it."""

    id: str
    person: str
    site: str
    key: bytes
    count: int
    """How often it has signed, as far as it counts."""
    name: str
    made: float
    used: float | None


_COLUMNS: Final = "id, person, site, key, count, name, made, used"


def of(person: str) -> Query[list[Passkey]]:
    """The person's, the newest last."""
    rows = yield Ask(f"SELECT {_COLUMNS} FROM passkey WHERE person = ? ORDER BY made, id", (person,))
    return [Passkey(*row) for row in rows]


def get(id: str) -> Query[Passkey | None]:
    rows = yield Ask(f"SELECT {_COLUMNS} FROM passkey WHERE id = ?", (id,))
    return Passkey(*rows[0]) if rows else None


def add(passkey: Passkey) -> Query[bool]:
    """Whether there is room for it. Conflict if it is known already, or the account is gone."""
    rows = yield Ask("SELECT count(*) FROM passkey WHERE person = ?", (passkey.person,))
    if rows[0][0] >= MOST:
        return False
    accounts = yield Ask("SELECT person FROM account WHERE person = ?", (passkey.person,))
    if not accounts:
        raise Conflict
    one = passkey
    yield Ask(
        f"INSERT INTO passkey ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (one.id, one.person, one.site, one.key, one.count, one.name, one.made, one.used),
    )
    return True


def rename(person: str, id: str, name: str) -> Query[bool]:
    """Whether the person has it."""
    rows = yield Ask(
        "UPDATE passkey SET name = ? WHERE person = ? AND id = ? RETURNING id", (name, person, id)
    )
    return bool(rows)


def remove(person: str, id: str) -> Query[bool]:
    """Whether the person had it."""
    rows = yield Ask("DELETE FROM passkey WHERE person = ? AND id = ? RETURNING id", (person, id))
    return bool(rows)


def note_use(id: str, before: int, count: int, at: float) -> Query[bool]:
    """Note that it has signed; whether nobody else noted so meanwhile, and it is still there."""
    rows = yield Ask(
        "UPDATE passkey SET count = ?, used = ? WHERE id = ? AND count = ? RETURNING id",
        (count, at, id, before),
    )
    return bool(rows)


# ---------------------------------------------------------------- challenges


def challenge(session: str, purpose: str, value: bytes, until: float) -> Query[None]:
    """A session has one for each purpose: the newest."""
    yield Ask("DELETE FROM challenge WHERE session = ? AND purpose = ?", (session, purpose))
    yield Ask(
        "INSERT INTO challenge (session, purpose, value, until) VALUES (?, ?, ?, ?)",
        (session, purpose, value, until),
    )


def take_challenge(session: str, purpose: str, now: float) -> Query[bytes | None]:
    """The one that this session was given, once."""
    rows = yield Ask(
        "DELETE FROM challenge WHERE session = ? AND purpose = ? RETURNING value, until", (session, purpose)
    )
    return bytes(rows[0][0]) if rows and rows[0][1] > now else None


def expire(now: float) -> Query[None]:
    yield Ask("DELETE FROM challenge WHERE until < ?", (now,))
