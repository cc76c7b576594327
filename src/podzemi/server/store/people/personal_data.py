"""Columns that hold a person's id: the data that "export my data" collects, "delete me" removes and a guest
brings along into an account.

An area that keeps a person's id in a table adds a `PersonalColumn` here; a test looks for ids and names that
deletion leaves anywhere in the schema.
"""

from __future__ import annotations

from typing import Any, Final, Literal  # Any: what a row of the database holds; the query knows its columns

import msgspec
from msgspec import Struct

from podzemi.server.store.people import friends, people, ratings
from podzemi.server.store.sql import Ask, Query
from podzemi.server.store.table import seats, tables, talk
from podzemi.server.store.values import LogEntry
from podzemi.server.support.edges import secrets


class PersonalColumn(Struct, frozen=True):
    """A column that holds a person's id. `how`: what deletion does with its rows.

    `blank` and `null` keep the row without the person. `wipes` names further columns whose text goes as well.
    `told_as` and `tells`: under which word the export shows which columns. `moves_by`: the rows follow a
    guest into an account, but for those which the account has under the same value of this column already.
    """

    table: str
    column: str
    how: Literal["delete", "blank", "null"] = "delete"
    wipes: tuple[str, ...] = ()
    told_as: str = ""
    tells: tuple[str, ...] = ()
    moves_by: str = ""


PERSONAL_COLUMNS: Final = (
    PersonalColumn("pack_owner", "person", told_as="packs", tells=("pack_id", "added"), moves_by="pack_id"),
    PersonalColumn("visitor", "person", moves_by="table_id"),
    PersonalColumn("lesson", "person", told_as="lessons", tells=("lesson", "how", "at"), moves_by="lesson"),
    PersonalColumn("mailed", "person"),
    PersonalColumn("mail", "person"),
    PersonalColumn(
        "mail_address", "person", told_as="mail", tells=("address", "confirmed", "turns", "language", "added")
    ),
    PersonalColumn("recovery", "person"),
    PersonalColumn(
        "ban", "person", "null", ("name",), told_as="bans", tells=("reason", "made", "until", "lifted")
    ),
    PersonalColumn("deed", "admin", "blank", ("admin_name",)),
    PersonalColumn("deed", "subject", "blank", ("detail",)),
    PersonalColumn("name_key", "person"),
    PersonalColumn("passkey", "person", told_as="passkeys", tells=("name", "site", "made", "used")),
    PersonalColumn("session", "person", told_as="sessions", tells=("made", "seen", "device")),
    PersonalColumn("account", "person", told_as="account", tells=("created", "admin")),
    PersonalColumn("person", "id", told_as="person", tells=("id", "name", "created", "seen")),
)
"""Children before what they refer to. Hosts are given to others by `erase`; seats, friends, talk and ratings
have queries of their own."""


def export(person: str) -> Query[dict[str, list[dict[str, Any]]]]:
    """Everything that the personal columns hold about this person, by the word they are told as."""
    told: dict[str, list[dict[str, Any]]] = {}
    for trace in PERSONAL_COLUMNS:
        if trace.told_as:
            rows = yield Ask(
                f"SELECT {', '.join(trace.tells)} FROM {trace.table} WHERE {trace.column} = ?", (person,)
            )
            told.setdefault(trace.told_as, []).extend(
                dict(zip(trace.tells, row, strict=True)) for row in rows
            )
    told |= msgspec.to_builtins((yield from friends.export(person)))
    told |= msgspec.to_builtins((yield from talk.export(person)))
    told |= msgspec.to_builtins((yield from ratings.export(person)))
    return told


def tables_of(person: str) -> Query[list[str]]:
    """Every table where the person sits, has a seat kept, or is the host."""
    rows = yield Ask(
        f"SELECT id FROM game_table WHERE id IN ({seats.TABLES_OF}) ORDER BY created, id",
        (person, person, person),
    )
    return [table for (table,) in rows]


def sits_at(person: str) -> Query[list[str]]:
    """The tables that are not over and where the person sits or is the host."""
    rows = yield Ask(
        "SELECT t.id FROM game_table t LEFT JOIN door d ON d.table_id = t.id "
        "WHERE t.finished IS NULL AND d.closed IS NULL AND (t.host = ? OR t.id IN "
        "(SELECT table_id FROM place WHERE kind = 'person' AND player = ?)) ORDER BY t.created, t.id",
        (person, person),
    )
    return [table for (table,) in rows]


def erase(person: str, bot: str, line: bytes, at: float) -> Query[list[str]]:
    """Forget the person; the tables that changed by it. Conflict if one of their matches goes on just now.

    Seats at gathering tables get free, in play the bot goes on, as `line` says in the log, finished matches
    keep a seat without a name.
    """
    yield from people.hold([person])
    changed = yield from tables_of(person)
    yield from ratings.forget_guests(person)
    for table, seat in (yield from seats.leave_for_good(person, bot)):
        version, last = yield from tables.end(table)
        yield from tables.append(table, LogEntry(version + 1, seat, line, None, max(at, last)), None)
    yield from _hand_over_hosting(person, at)
    yield from friends.forget(person)
    yield from talk.forget(person)
    yield from ratings.hand_over(person, f"nobody-{secrets.token_urlsafe(12)}")
    for trace in PERSONAL_COLUMNS:
        yield from _forget(trace, person)
    return changed


def _hand_over_hosting(person: str, at: float) -> Query[None]:
    """To the next person at the table; a gathering table without anybody is closed, and one from before
    there were doors is shown to nobody."""
    next_one = "SELECT player FROM place WHERE table_id = game_table.id AND kind = 'person' AND player <> ''"
    yield Ask(
        "UPDATE door SET closed = ? WHERE closed IS NULL AND table_id IN (SELECT id FROM game_table "
        f"WHERE host = ? AND started IS NULL AND NOT EXISTS ({next_one}))",
        (at, person),
    )
    yield Ask(
        f"UPDATE game_table SET host = coalesce(({next_one} ORDER BY seat LIMIT 1), '') WHERE host = ?",
        (person,),
    )
    yield Ask("UPDATE game_table SET public = 0 WHERE host = '' AND started IS NULL")


def _forget(trace: PersonalColumn, person: str) -> Query[None]:
    if trace.how == "delete":
        yield Ask(f"DELETE FROM {trace.table} WHERE {trace.column} = ?", (person,))
        return
    gone = {"blank": "''", "null": "NULL"}[trace.how]
    wiped = "".join(f", {column} = ''" for column in trace.wipes)
    yield Ask(f"UPDATE {trace.table} SET {trace.column} = {gone}{wiped} WHERE {trace.column} = ?", (person,))


def merge(guest: str, account: str) -> Query[list[str]]:
    """The guest's seats and tables become the account's; the tables that changed.

    Where both sit at one table the guest's seat stays: nobody plays two seats as one.
    """
    yield from people.hold([guest, account])
    changed = yield from tables_of(guest)
    yield from seats.pass_on(guest, account)
    yield Ask("UPDATE game_table SET host = ? WHERE host = ?", (account, guest))
    for trace in PERSONAL_COLUMNS:
        if trace.moves_by:
            yield from _move(trace, guest, account)
    yield from friends.move(guest, account)
    yield from talk.move(guest, account)
    yield from ratings.hand_over(guest, account)
    return changed


def _move(trace: PersonalColumn, guest: str, account: str) -> Query[None]:
    table, column, key = trace.table, trace.column, trace.moves_by
    yield Ask(
        f"UPDATE {table} SET {column} = ? WHERE {column} = ? AND {key} NOT IN "
        f"(SELECT {key} FROM {table} WHERE {column} = ?)",
        (account, guest, account),
    )
