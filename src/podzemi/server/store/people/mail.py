"""Addresses that people gave, and mails that wait to be sent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec
from msgspec import Struct

from podzemi.server.store.sql import Ask, Query, marks
from podzemi.server.store.table.turns import since
from podzemi.wire.messages import Language

MailKind = Literal["confirm", "turn"]
MOST_AT_ONCE: Final = 20
MOST_SWEPT: Final = 500


class Address(Struct, frozen=True):
    """The address of a person, and the subjects about which they want mail."""

    address: str
    confirmed: bool
    turns: bool
    language: Language


class Mail(Struct, frozen=True):
    """A mail on its way. `content`: what its text is made of; a turn's has `table`, `game` and `version`."""

    id: str
    person: str
    address: str
    language: Language
    kind: MailKind
    content: dict[str, str]
    tries: int = 0


class Waiting(Struct, frozen=True):
    """A person whose turn it is and who wants a mail about it, since line `version` of the table's log."""

    person: str
    address: str
    language: Language
    table: str
    game: str
    seat: int
    version: int


def address(person: str) -> Query[Address | None]:
    rows = yield Ask(
        "SELECT address, confirmed, turns, language FROM mail_address WHERE person = ?", (person,)
    )
    if not rows:
        return None
    text, confirmed, turns, language = rows[0]
    return Address(text, bool(confirmed), bool(turns), language)


def keep(person: str, wanted: Address, at: float) -> Query[None]:
    yield Ask(
        "INSERT INTO mail_address (person, address, confirmed, turns, language, added) "
        "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (person) DO UPDATE SET address = excluded.address, "
        "confirmed = excluded.confirmed, turns = excluded.turns, language = excluded.language",
        (person, wanted.address, int(wanted.confirmed), int(wanted.turns), wanted.language, at),
    )


def confirm(person: str, text: str) -> Query[bool]:
    """Whether that is still the person's address."""
    rows = yield Ask(
        "UPDATE mail_address SET confirmed = 1 WHERE person = ? AND address = ? RETURNING person",
        (person, text),
    )
    return bool(rows)


def stop(person: str, text: str) -> Query[None]:
    """No more mails about turns to that address."""
    yield Ask("UPDATE mail_address SET turns = 0 WHERE person = ? AND address = ?", (person, text))
    yield Ask("DELETE FROM mail WHERE person = ? AND kind = 'turn'", (person,))


def forget(person: str) -> Query[None]:
    """Everything about the person and mails."""
    for table in ("mail_address", "mail", "mailed"):
        yield Ask(f"DELETE FROM {table} WHERE person = ?", (person,))


# ---------------------------------------------------------------- the queue


def add(mail: Mail, at: float) -> Query[None]:
    content = msgspec.json.encode(mail.content).decode()
    yield Ask(
        "INSERT INTO mail (id, person, address, language, kind, content, added, due, tries) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)",
        (mail.id, mail.person, mail.address, mail.language, mail.kind, content, at, at),
    )


def add_turn(mail: Mail, at: float) -> Query[bool]:
    """Whether the mail is the first about that turn; a second one is not sent."""
    rows = yield Ask(
        "INSERT INTO mailed (person, table_id, version) VALUES (?, ?, ?) ON CONFLICT DO NOTHING "
        "RETURNING person",
        (mail.person, mail.content["table"], int(mail.content["version"])),
    )
    if rows:
        yield from add(mail, at)
    return bool(rows)


def take(now: float, until: float) -> Query[list[Mail]]:
    """Mails that are due, for this process alone until that time."""
    rows = yield Ask(
        """
        UPDATE mail SET due = ?, tries = tries + 1
        WHERE due <= ? AND id IN (SELECT id FROM mail WHERE due <= ? ORDER BY due LIMIT ?)
        RETURNING id, person, address, language, kind, content, tries
        """,
        (until, now, now, MOST_AT_ONCE),
    )
    return [
        Mail(id, person, text, language, kind, msgspec.json.decode(content), tries)
        for id, person, text, language, kind, content, tries in rows
    ]


def delete_mail(mail: str) -> Query[None]:
    yield Ask("DELETE FROM mail WHERE id = ?", (mail,))


def later(mail: str, due: float) -> Query[None]:
    yield Ask("UPDATE mail SET due = ? WHERE id = ?", (due, mail))


# ---------------------------------------------------------------- turns


def waiting(before: float) -> Query[list[Waiting]]:
    """People who are awaited since before that time, want to be told so, and were not yet."""
    rows = yield Ask(
        """
        SELECT a.person, a.address, a.language, t.id, t.game, p.seat, turn.awaited
        FROM mail_address a JOIN place p ON p.player = a.person AND p.kind = 'person'
        JOIN game_table t ON t.id = p.table_id JOIN turn ON turn.table_id = t.id
        WHERE a.confirmed = 1 AND a.turns = 1 AND t.started IS NOT NULL AND t.finished IS NULL
          AND turn.awaited <> '' AND turn.at < ? ORDER BY turn.at DESC LIMIT ?
        """,
        (before, MOST_SWEPT),
    )
    found = []
    for person, text, language, table, game, seat, awaited in rows:
        if (version := since(awaited).get(seat)) is not None:
            found.append(Waiting(person, text, language, table, game, seat, version))
    known = yield from _mailed({one.table for one in found})
    return [one for one in found if (one.person, one.table, one.version) not in known]


def _mailed(tables: Iterable[str]) -> Query[set[tuple[str, str, int]]]:
    wanted, values = marks(tables)
    rows = yield Ask(f"SELECT person, table_id, version FROM mailed WHERE table_id IN ({wanted})", values)
    return {(person, table, version) for person, table, version in rows}


def is_awaited(person: str, table: str, version: int) -> Query[bool]:
    """Whether the person's decision is still the one that a mail was about."""
    rows = yield Ask(
        "SELECT p.seat, turn.awaited FROM place p JOIN turn ON turn.table_id = p.table_id "
        "WHERE p.table_id = ? AND p.player = ? AND p.kind = 'person'",
        (table, person),
    )
    return any(since(awaited).get(seat) == version for seat, awaited in rows)
