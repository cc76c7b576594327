"""The seats of tables. Every write of a seat is one of these queries, and each first looks at the table in
its own transaction: what was decided by a phase, a host or seats that are no more must not happen.

The row of the table is locked by being written. Whoever changes its seats, starts or closes it does that
first, so nothing of it changes until the end of the transaction.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, Literal, TypeAlias

from podzemi.server.store.people import people
from podzemi.server.store.sql import Ask, Conflict, Query, marks
from podzemi.server.store.values import Place, Table

Phase: TypeAlias = Literal["gathering", "playing", "finished"]


def add(table: str, places: list[Place]) -> Query[None]:
    """The seats of a new table."""
    for seat, place in enumerate(places):
        yield Ask(
            "INSERT INTO place (table_id, seat, kind, player, owner, ready, guest) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table, seat, *_columns(place)),
        )


def _columns(place: Place) -> tuple[str, str, str, int, str]:
    return place.kind, place.player, place.owner, int(place.ready), place.companion


def persons(places: Collection[Place]) -> set[str]:
    """The people who sit in these places, or own them while a bot plays."""
    sitting = {place.player for place in places if place.kind == "person"}
    return (sitting | {place.owner for place in places}) - {""}


def several(tables: Iterable[str]) -> Query[dict[str, list[Place]]]:
    """The seats of those of these tables that there are."""
    wanted, values = marks(tables)
    rows = yield Ask(
        "SELECT table_id, kind, player, owner, ready, guest FROM place "
        f"WHERE table_id IN ({wanted}) ORDER BY table_id, seat",
        values,
    )
    found: dict[str, list[Place]] = {}
    for table, kind, player, owner, ready, companion in rows:
        found.setdefault(table, []).append(Place(kind, player, owner, bool(ready), companion))
    return found


# ---------------------------------------------------------------- looking first


def check_phase(table: str, phase: Phase) -> Query[None]:
    """Conflict unless the table is that far and, before the match, not closed."""
    yield from _check_phase(table, phase)


def _check_phase(table: str, phase: Phase) -> Query[str]:
    """The same; who hosts the table."""
    rows = yield Ask(
        "UPDATE game_table SET host = host WHERE id = ? RETURNING started, finished, host", (table,)
    )
    if not rows or _phase(*rows[0][:2]) != phase:
        raise Conflict
    if phase == "gathering":
        closed = yield Ask("SELECT 1 FROM door WHERE table_id = ? AND closed IS NOT NULL", (table,))
        if closed:
            raise Conflict
    return str(rows[0][2])


def _phase(started: float | None, finished: float | None) -> Phase:
    if started is None:
        return "gathering"
    return "playing" if finished is None else "finished"


def check_known(known: Table) -> Query[None]:
    """Conflict unless phase, host and all seats are as they are known, and nobody was sent away meanwhile.

    Who sits where, who hosts and who may come belong together: somebody who takes one seat must not have
    another, and who inherits a table must still be there. So every decision is about all of it.
    """
    host = yield from _check_phase(known.id, known.phase)
    places = yield from several([known.id])
    if host != known.host or places.get(known.id, []) != known.places:
        raise Conflict
    if known.phase == "gathering":
        rows = yield Ask("SELECT person FROM visitor WHERE table_id = ? AND kicked = 1", (known.id,))
        if {person for (person,) in rows} != known.door.kicked:
            raise Conflict


# ---------------------------------------------------------------- writing


def change(known: Table, places: dict[int, Place]) -> Query[None]:
    """Other places, by seat, all or nothing; Conflict if the table is not as it is known, or somebody who
    comes is no more."""
    coming = persons(places.values()) - persons(known.places)
    if coming and (yield from people.hold(coming)) != coming:
        raise Conflict
    yield from check_known(known)
    for seat, place in places.items():
        yield Ask(
            "UPDATE place SET kind = ?, player = ?, owner = ?, ready = ?, guest = ? "
            "WHERE table_id = ? AND seat = ?",
            (*_columns(place), known.id, seat),
        )


def start(table: str, at: float) -> Query[None]:
    """Conflict if the table has started or is closed, a seat is open, or somebody is not ready."""
    yield from check_phase(table, "gathering")
    missing = yield Ask(
        "SELECT 1 FROM place WHERE table_id = ? AND (kind = 'open' OR (kind = 'person' AND ready = 0))",
        (table,),
    )
    if missing:
        raise Conflict
    yield Ask("UPDATE game_table SET started = ? WHERE id = ?", (at, table))


# ---------------------------------------------------------------- a person everywhere


TABLES_OF: Final = (
    "SELECT id FROM game_table WHERE host = ? UNION SELECT table_id FROM place WHERE player = ? "
    "UNION SELECT table_id FROM place WHERE owner = ?"
)
"""The tables where a person is the host, sits or has a seat kept; the person's id three times."""


def leave_for_good(person: str, bot: str) -> Query[list[tuple[str, int]]]:
    """The person has no seat any more, at any table; the seats in which the bot plays on, for the log to say.

    Before the match a seat gets free, and a finished one keeps a seat without a name. Whoever forgets the
    person holds the person first, so that no seat comes to those that are looked at here.
    """
    wanted, held = marks((yield from _hold(person)))
    gathering, playing = (
        f"SELECT id FROM game_table WHERE started IS {how} AND id IN ({wanted})"
        for how in ("NULL", "NOT NULL")
    )
    yield Ask(
        "UPDATE place SET kind = 'open', player = '', owner = '', ready = 1, guest = '' "
        f"WHERE kind = 'person' AND player = ? AND table_id IN ({gathering})",
        (person, *held),
    )
    left = yield Ask(
        "UPDATE place SET kind = 'bot', player = ?, owner = '', ready = 1, guest = '' "
        f"WHERE kind = 'person' AND player = ? AND table_id IN ({playing}) RETURNING table_id, seat",
        (bot, person, *held),
    )
    yield Ask(
        "UPDATE place SET player = '', guest = '' WHERE kind = 'person' AND player = ? "
        "AND table_id IN (SELECT id FROM game_table WHERE finished IS NOT NULL)",
        (person,),
    )
    yield Ask("UPDATE place SET owner = '', guest = '' WHERE owner = ?", (person,))
    return sorted((table, seat) for table, seat in left)


def pass_on(old: str, new: str) -> Query[None]:
    """The seats of one person are another's, as a guest's are the account's: in every phase, for it is still
    the same human being who plays there. Where both sit, they stay two: nobody plays two seats as one."""
    yield from _hold(old)
    yield Ask(
        """
        UPDATE place SET player = CASE WHEN kind = 'person' AND player = ? THEN ? ELSE player END,
                         owner = CASE WHEN owner = ? THEN ? ELSE owner END
        WHERE ((kind = 'person' AND player = ?) OR owner = ?)
          AND table_id NOT IN (SELECT table_id FROM place WHERE player = ? OR owner = ?)
        """,
        (old, new, old, new, old, old, new, new),
    )


def _hold(person: str) -> Query[list[str]]:
    """The tables of the person that are not over; none of them starts, ends or changes seats meanwhile."""
    rows = yield Ask(
        f"UPDATE game_table SET host = host WHERE finished IS NULL AND id IN ({TABLES_OF}) RETURNING id",
        (person, person, person),
    )
    return [table for (table,) in rows]
