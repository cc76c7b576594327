"""Lines of talk at tables, mutes and reports."""

from __future__ import annotations

from typing import Any, Final  # Any: what a row of the database holds; the query knows its columns

import msgspec
from msgspec import Struct

from podzemi.server.store.sql import Ask, Conflict, Query
from podzemi.wire.messages import Channel, Line, Person, Report

KEPT: Final = 200
"""Lines of one channel that are shown; older ones stay in the store for reports and exports."""
AROUND: Final = 10
"""Lines before and after a reported one that the report keeps."""

_LINE: Final = (
    "SELECT l.channel, l.number, l.person, coalesce(p.name, ''), l.kind, l.text, l.at "
    "FROM line l LEFT JOIN person p ON p.id = l.person"
)


def lines(table: str, channel: Channel, after: int = 0) -> Query[list[Line]]:
    """The last lines of a channel beyond that number, oldest first."""
    rows = yield Ask(
        f"{_LINE} WHERE l.table_id = ? AND l.channel = ? AND l.number > ? AND l.person <> '' "
        "ORDER BY l.number DESC LIMIT ?",
        (table, channel, after, KEPT),
    )
    return [Line(*row) for row in reversed(rows)]


class Speech(Struct, frozen=True, kw_only=True):
    """Something to be said, cleaned and checked. `client`: the sender's own id of it."""

    table: str
    channel: Channel
    person: str
    kind: str
    text: str
    client: str
    at: float


def line_of(table: str, person: str, client: str) -> Query[int | None]:
    """The number of the line that was said under this client id."""
    rows = yield Ask(
        "SELECT number FROM line WHERE table_id = ? AND person = ? AND client = ?", (table, person, client)
    )
    return int(rows[0][0]) if rows else None


def say(speech: Speech) -> Query[int]:
    """The number of the new line. Conflict if the client id is taken, or the person is not known."""
    if not (yield Ask("SELECT 1 FROM person WHERE id = ?", (speech.person,))):
        raise Conflict
    rows = yield Ask(
        "SELECT coalesce(max(number), 0) + 1 FROM line WHERE table_id = ? AND channel = ?",
        (speech.table, speech.channel),
    )
    number = int(rows[0][0])
    yield Ask(
        "INSERT INTO line (table_id, channel, number, person, kind, text, client, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            speech.table,
            speech.channel,
            number,
            speech.person,
            speech.kind,
            speech.text,
            speech.client,
            speech.at,
        ),
    )
    return number


# ---------------------------------------------------------------- muting


def mute(person: str, muted: str, at: float) -> Query[None]:
    """From now on, and for what was said before. Conflict if there is no such other person."""
    if not (yield Ask("SELECT 1 FROM person WHERE id = ? AND id <> ?", (muted, person))):
        raise Conflict
    yield Ask(
        "INSERT INTO mute (person, muted, at) VALUES (?, ?, ?) ON CONFLICT (person, muted) DO NOTHING",
        (person, muted, at),
    )


def unmute(person: str, muted: str) -> Query[None]:
    yield Ask("DELETE FROM mute WHERE person = ? AND muted = ?", (person, muted))


def muted_by(person: str) -> Query[list[Person]]:
    """The people this person has muted, by name."""
    rows = yield Ask(
        "SELECT p.id, p.name FROM mute m JOIN person p ON p.id = m.muted WHERE m.person = ? ORDER BY p.name",
        (person,),
    )
    return [Person(*row) for row in rows]


# ---------------------------------------------------------------- reports


class Reported(Struct, frozen=True):
    """A report as whoever runs the server reads it. `context`: the lines around it, and itself."""

    id: int
    table: str
    channel: Channel
    number: int
    accused: str
    accused_name: str
    reporter: str
    reporter_name: str
    reason: str
    note: str
    context: list[Line]
    at: float
    resolved: float | None
    verdict: str


def report(table: str, reporter: str, wish: Report, at: float) -> Query[bool]:
    """Keep the report with what was said around the line; False: there is no such line of somebody else.

    The same person's second report of the same line changes nothing.
    """
    rows = yield Ask(
        f"{_LINE} WHERE l.table_id = ? AND l.channel = ? AND l.number BETWEEN ? AND ? "
        "AND l.person <> '' ORDER BY l.number",
        (table, wish.channel, wish.number - AROUND, wish.number + AROUND),
    )
    around = [Line(*row) for row in rows]
    line = next((one for one in around if one.number == wish.number), None)
    if line is None or line.person == reporter:
        return False
    ids = yield Ask("SELECT coalesce(max(id), 0) + 1 FROM report")
    yield Ask(
        "INSERT INTO report (id, table_id, channel, number, accused, reporter, reason, note, context, at, "
        "verdict) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '') "
        "ON CONFLICT (table_id, channel, number, reporter) DO NOTHING",
        (
            ids[0][0],
            table,
            wish.channel,
            wish.number,
            line.person,
            reporter,
            wish.reason,
            wish.note,
            msgspec.json.encode(around).decode(),
            at,
        ),
    )
    return True


def reports(resolved: bool = False, most: int = 100) -> Query[list[Reported]]:
    """The reports that wait for a decision, or those that had one; newest first."""
    rows = yield Ask(
        "SELECT r.id, r.table_id, r.channel, r.number, r.accused, coalesce(a.name, ''), r.reporter, "
        "coalesce(b.name, ''), r.reason, r.note, r.context, r.at, r.resolved, r.verdict FROM report r "
        "LEFT JOIN person a ON a.id = r.accused LEFT JOIN person b ON b.id = r.reporter "
        f"WHERE r.resolved IS {'NOT ' if resolved else ''}NULL ORDER BY r.id DESC LIMIT ?",
        (most,),
    )
    return [_report_of_row(row) for row in rows]


def _report_of_row(row: tuple[Any, ...]) -> Reported:
    values: list[Any] = list(row)
    values[10] = msgspec.json.decode(row[10], type=list[Line])
    return Reported(*values)


def resolve(report: int, verdict: str, at: float) -> Query[bool]:
    """Note what was decided; False if there is no such open report."""
    done = yield Ask(
        "UPDATE report SET resolved = ?, verdict = ? WHERE id = ? AND resolved IS NULL RETURNING id",
        (at, verdict, report),
    )
    return bool(done)


# ---------------------------------------------------------------- my data


class Spoken(Struct, frozen=True):
    """One's own line in an export."""

    table: str
    channel: Channel
    kind: str
    text: str
    at: float


class MyTalk(Struct, frozen=True):
    lines: list[Spoken]
    muted: list[Person]


def export(person: str) -> Query[MyTalk]:
    """All that the person said, and whom they muted. Reports are not in it: nobody may learn of them."""
    rows = yield Ask(
        "SELECT table_id, channel, kind, text, at FROM line WHERE person = ? ORDER BY at, table_id, number",
        (person,),
    )
    muted = yield from muted_by(person)
    return MyTalk([Spoken(*row) for row in rows], muted)


def forget(person: str) -> Query[None]:
    """Nothing that the person said or wished about others stays, nor what others wished about them."""
    yield Ask(
        "UPDATE line SET person = '', kind = 'gone', text = '', client = NULL WHERE person = ?", (person,)
    )  # the numbers stay: somebody may be looking on
    yield Ask("DELETE FROM mute WHERE person = ? OR muted = ?", (person, person))
    yield Ask("DELETE FROM report WHERE accused = ? OR reporter = ?", (person, person))
    rows = yield Ask("SELECT id, context FROM report WHERE context LIKE ?", (f'%"{person}"%',))
    for report, text in rows:
        around = msgspec.json.decode(text, type=list[Line])
        kept = [line for line in around if line.person != person]
        yield Ask("UPDATE report SET context = ? WHERE id = ?", (msgspec.json.encode(kept).decode(), report))


def move(person: str, to: str) -> Query[None]:
    """Lines, mutes and reports of the person become somebody else's, such as a guest's the account's."""
    yield Ask("UPDATE line SET person = ?, client = NULL WHERE person = ?", (to, person))
    for mine, other in (("person", "muted"), ("muted", "person")):
        yield Ask(
            f"UPDATE mute SET {mine} = ? WHERE {mine} = ? AND {other} <> ? AND {other} NOT IN "
            f"(SELECT {other} FROM mute WHERE {mine} = ?)",
            (to, person, to, to),
        )
    yield Ask("DELETE FROM mute WHERE person = ? OR muted = ?", (person, person))
    for role in ("accused", "reporter"):
        yield Ask(
            f"UPDATE report SET {role} = ? WHERE {role} = ? AND NOT EXISTS (SELECT 1 FROM report o "
            "WHERE o.table_id = report.table_id AND o.channel = report.channel AND o.number = report.number "
            "AND o.reporter = ?)",
            (to, person, to),
        )
