"""Accounts: a password for a person, recovery codes, bans. Names are `people`'s."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from podzemi.server.store.people import sessions
from podzemi.server.store.people.sessions import Session
from podzemi.server.store.sql import Ask, Conflict, Query, Rows


class Ban(Struct, frozen=True):
    """Why somebody may not act, and until when (None: for good)."""

    reason: str
    until: float | None


class Identity(Struct, frozen=True):
    """A person as every request finds them.

    `generation` 0: a guest. It is in cookies from before there were sessions, and grows when they shall end.
    """

    person: str
    name: str
    generation: int
    admin: bool
    ban: Ban | None
    seen: float | None
    renewed: float | None
    """When a guest first had a session; None: the cookie is from before there were any."""
    sessions: tuple[Session, ...] = ()
    session: str = ""
    """The id of the session by which the person asks; empty for a cookie from before there were any."""


class Account(Struct, frozen=True):
    person: str
    name: str
    password: str
    generation: int


def identity(person: str, now: float) -> Query[Identity | None]:
    rows = yield Ask(
        "SELECT p.name, a.generation, a.admin, p.seen, p.renewed FROM person p "
        "LEFT JOIN account a ON a.person = p.id WHERE p.id = ?",
        (person,),
    )
    if not rows:
        return None
    name, generation, admin, seen, renewed = rows[0]
    found = yield Ask(
        "SELECT reason, until FROM ban WHERE person = ? AND lifted IS NULL AND (until IS NULL OR until > ?)",
        (person, now),
    )
    own = tuple((yield from sessions.of(person)))
    return Identity(person, name, generation or 0, bool(admin), _longest(found), seen, renewed, own)


def address_bans(now: float) -> Query[dict[str, Ban]]:
    """The bans in force by the address they are for."""
    rows = yield Ask(
        "SELECT address, reason, until FROM ban "
        "WHERE address IS NOT NULL AND lifted IS NULL AND (until IS NULL OR until > ?)",
        (now,),
    )
    addresses = {address for address, _, _ in rows}
    return {
        address: ban
        for address in addresses
        if (ban := _longest([row[1:] for row in rows if row[0] == address])) is not None
    }


def _longest(rows: Rows) -> Ban | None:
    bans = [Ban(reason, until) for reason, until in rows]
    return max(bans, key=lambda ban: float("inf") if ban.until is None else ban.until, default=None)


def saw(person: str, address: str, at: float) -> Query[None]:
    """The person was here; the address is a keyed hash of theirs."""
    yield Ask("UPDATE person SET seen = ?, address = ? WHERE id = ?", (at, address, person))


def guest_address(person: str) -> Query[str]:
    """The address of a guest, as a keyed hash; empty for an account, and if nobody knows."""
    rows = yield Ask(
        "SELECT address FROM person p WHERE id = ? AND address IS NOT NULL "
        "AND NOT EXISTS (SELECT 1 FROM account WHERE person = p.id)",
        (person,),
    )
    return str(rows[0][0]) if rows else ""


# ---------------------------------------------------------------- accounts


def by_key(key: str) -> Query[Account | None]:
    """The account whose name claims that key."""
    rows = yield Ask(
        "SELECT p.id, p.name, a.password, a.generation FROM name_key k "
        "JOIN person p ON p.id = k.person JOIN account a ON a.person = p.id WHERE k.key = ?",
        (key,),
    )
    return Account(*rows[0]) if rows else None


def by_person(person: str) -> Query[Account | None]:
    rows = yield Ask(
        "SELECT p.id, p.name, a.password, a.generation FROM person p JOIN account a ON a.person = p.id "
        "WHERE p.id = ?",
        (person,),
    )
    return Account(*rows[0]) if rows else None


def open_account(person: str, password: str, codes: Iterable[str], at: float) -> Query[None]:
    """The guest is an account from now on; Conflict if it was one already."""
    yield Ask(
        "INSERT INTO account (person, password, generation, admin, created) VALUES (?, ?, 1, 0, ?)",
        (person, password, at),
    )
    yield from renew_codes(person, codes, at)


def set_password(person: str, password: str, session: str = "") -> Query[None]:
    """All sessions but that one end. Conflict if there is no such account any more."""
    rows = yield Ask("UPDATE account SET password = ? WHERE person = ? RETURNING person", (password, person))
    if not rows:
        raise Conflict
    yield from sessions.end_all(person, but=session)


def rehash(person: str, old: str, new: str) -> Query[None]:
    """The same password, kept better; nothing if it was changed meanwhile."""
    yield Ask("UPDATE account SET password = ? WHERE person = ? AND password = ?", (new, person, old))


# ---------------------------------------------------------------- recovery codes


def renew_codes(person: str, codes: Iterable[str], at: float) -> Query[None]:
    """These hashes instead of all that there were."""
    yield Ask("DELETE FROM recovery WHERE person = ?", (person,))
    for code in codes:
        yield Ask(
            "INSERT INTO recovery (hash, person, made, until) VALUES (?, ?, ?, NULL)", (code, person, at)
        )


def add_code(person: str, code: str, at: float, until: float) -> Query[None]:
    """One more that works until then: an admin helps somebody who lost everything."""
    yield Ask(
        "INSERT INTO recovery (hash, person, made, until) VALUES (?, ?, ?, ?)", (code, person, at, until)
    )


def codes_left(person: str) -> Query[int]:
    rows = yield Ask("SELECT count(*) FROM recovery WHERE person = ? AND until IS NULL", (person,))
    return int(rows[0][0])


def recover(key: str, code: str, password: str, now: float) -> Query[Account | None]:
    """Use up a code and set the password; None, and nothing changed, if the two do not belong together."""
    rows = yield Ask(
        "DELETE FROM recovery WHERE hash = ? AND (until IS NULL OR until > ?) AND person = "
        "(SELECT a.person FROM account a JOIN name_key k ON k.person = a.person WHERE k.key = ?) "
        "RETURNING person",
        (code, now, key),
    )
    if not rows:
        return None
    yield from set_password(rows[0][0], password)
    found = yield from by_person(rows[0][0])
    return found


# ---------------------------------------------------------------- admins


def set_admin(person: str, admin: bool) -> Query[None]:
    yield Ask("UPDATE account SET admin = ? WHERE person = ?", (int(admin), person))


def admins() -> Query[list[str]]:
    rows = yield Ask(
        "SELECT p.name FROM account a JOIN person p ON p.id = a.person WHERE a.admin = 1 ORDER BY p.name"
    )
    return [name for (name,) in rows]
