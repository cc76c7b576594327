"""The seats to act at every table, stored so that no match has to be loaded to list them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from podzemi.server.store.sql import Ask, Query, marks

MOST_MINE: Final = 40
MOST_AT_ONCE: Final = 64
"""Tables in one statement."""


class AwaitedTurn(Struct, frozen=True):
    """After that line of the log, these seats are awaited."""

    table: str
    version: int
    awaited: list[int]
    at: float


class OwnTable(Struct, frozen=True):
    """A table of somebody's that is not over; `seats`: theirs, or those that a bot keeps for them."""

    table: str
    game: str
    started: bool
    rematch: bool
    created: float
    seats: list[int]
    kept: bool
    ready: bool
    awaited: list[int]
    at: float


def note(turns: Iterable[AwaitedTurn]) -> Query[None]:
    """Store the turns that are newer than the known ones. A seat that was awaited before keeps its line.

    Many tables at a time: a statement for many costs little more than one for one."""
    for some in _shares(list(turns)):
        wanted, values = marks(turn.table for turn in some)
        rows = yield Ask(f"SELECT table_id, version, awaited FROM turn WHERE table_id IN ({wanted})", values)
        known = {table: (version, since(awaited)) for table, version, awaited in rows}
        fresh = [turn for turn in some if known.get(turn.table, (-1, {}))[0] < turn.version]
        for share in _shares(fresh):
            yield _noting(share, known)


def _shares(turns: list[AwaitedTurn]) -> Iterator[list[AwaitedTurn]]:
    """As many at once as a power of two, so that few statements differ."""
    while turns:
        size = min(MOST_AT_ONCE, 1 << (len(turns).bit_length() - 1))
        yield turns[:size]
        turns = turns[size:]


def _noting(turns: list[AwaitedTurn], known: dict[str, tuple[int, dict[int, int]]]) -> Ask:
    values: list[str | int | float] = []
    for turn in turns:
        before = known[turn.table][1] if turn.table in known else {}
        kept = {seat: before.get(seat, turn.version) for seat in turn.awaited}
        values += (turn.table, turn.version, _encode(kept), turn.at)
    rows = ", ".join(["(?, ?, ?, ?)"] * len(turns))
    return Ask(
        f"INSERT INTO turn (table_id, version, awaited, at) VALUES {rows} "
        "ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, awaited = excluded.awaited, "
        "at = excluded.at",
        tuple(values),
    )


def _encode(awaited: dict[int, int]) -> str:
    return " ".join(f"{seat}:{version}" for seat, version in awaited.items())


def since(text: str | None) -> dict[int, int]:
    """By awaited seat, the line of the log since when."""
    pairs = (pair.split(":") for pair in (text or "").split())
    return {int(seat): int(version) for seat, version in pairs}


def stale() -> Query[list[str]]:
    """Tables in play of which the last lines were not noted: the server was killed in between."""
    rows = yield Ask(
        """
        SELECT t.id FROM game_table t LEFT JOIN turn ON turn.table_id = t.id
        WHERE started IS NOT NULL AND finished IS NULL AND coalesce(turn.version, -1) <
              (SELECT coalesce(max(version), 0) FROM log WHERE log.table_id = t.id)
        """
    )
    return [table for (table,) in rows]


class Forgotten(Struct, frozen=True):
    """A table that nobody has come back to. `seen`: when its host was there, where it still gathers."""

    table: str
    created: float
    gathers: bool
    seen: float


class LongAgo(Struct, frozen=True):
    """Since when nobody must have come for a table to be forgotten.

    `gathering`: one where a guest waits alone; `expected`: one that gathers and where somebody is expected;
    `playing`: a match in which nothing has happened."""

    gathering: float
    expected: float
    playing: float


def forgotten(since_when: LongAgo, most: int, after: Forgotten | None = None) -> Query[list[Forgotten]]:
    """Tables that gather and whose host has not been there since, and matches in which nothing has happened
    since; not those whose clock runs. The oldest first, those that come after that one.

    Somebody is expected where the host has an account, where another person sits and where a friend is
    invited: there somebody may well come back after days.
    """
    created, table = (-1.0, "") if after is None else (after.created, after.table)
    rows = yield Ask(
        """
        SELECT t.id, t.created, t.started, d.seen FROM game_table t LEFT JOIN door d ON d.table_id = t.id
        LEFT JOIN turn ON turn.table_id = t.id LEFT JOIN timing ON timing.table_id = t.id
        WHERE t.finished IS NULL AND d.closed IS NULL
          AND (t.created > ? OR (t.created = ? AND t.id > ?))
          AND CASE WHEN t.started IS NOT NULL THEN coalesce(turn.at, t.started) < ? AND timing.due IS NULL
                   ELSE d.seen < ? AND (d.seen < ? OR NOT (
                       EXISTS (SELECT 1 FROM account WHERE person = t.host)
                       OR EXISTS (SELECT 1 FROM invitation WHERE table_id = t.id)
                       OR EXISTS (SELECT 1 FROM place
                                  WHERE table_id = t.id AND kind = 'person' AND player <> t.host))) END
        ORDER BY t.created, t.id LIMIT ?
        """,
        (created, created, table, since_when.playing, since_when.gathering, since_when.expected, most),
    )
    return [Forgotten(id, made, started is None, seen or 0.0) for id, made, started, seen in rows]


def mine(person: str, since_when: float) -> Query[list[OwnTable]]:
    """The person's tables that are not over, newest first; gathering ones while their host looks in."""
    rows = yield Ask(
        """
        SELECT t.id, t.game, t.started, d.previous, t.created, p.seat, p.kind, p.ready, turn.awaited,
               coalesce(turn.at, t.started, t.created)
        FROM place p JOIN game_table t ON t.id = p.table_id
        LEFT JOIN door d ON d.table_id = t.id LEFT JOIN turn ON turn.table_id = t.id
        WHERE (p.player = ? OR p.owner = ?) AND t.finished IS NULL AND d.closed IS NULL
          AND (t.started IS NOT NULL OR coalesce(d.seen, t.created) > ?)
        ORDER BY t.created DESC LIMIT ?
        """,
        (person, person, since_when, MOST_MINE),
    )
    found: dict[str, OwnTable] = {}
    for table, game, started, previous, created, seat, kind, ready, awaited, at in rows:
        if table in found:
            found[table].seats.append(seat)
            continue
        found[table] = OwnTable(
            table,
            game,
            started is not None,
            previous is not None,
            created,
            [seat],
            kind == "bot",
            bool(ready),
            list(since(awaited)),
            at,
        )
    return list(found.values())


def players(ids: Iterable[str]) -> Query[dict[str, list[tuple[int, str, str]]]]:
    """By table: seat, kind and name of everybody who sits there; a bot's name is its id."""
    wanted, values = marks(ids)
    rows = yield Ask(
        "SELECT table_id, seat, kind, player, coalesce(nullif(guest, ''), name) FROM place "
        "LEFT JOIN person ON person.id = player "
        f"WHERE table_id IN ({wanted}) AND kind <> 'open' ORDER BY table_id, seat",
        values,
    )
    found: dict[str, list[tuple[int, str, str]]] = {table: [] for table in values}
    for table, seat, kind, player, name in rows:
        found[table].append((seat, kind, player if kind == "bot" else name or ""))
    return found


def public(since_when: float, most: int) -> Query[list[str]]:
    """Public tables that gather or play and have shown a sign of life since then, newest first; not those
    that everybody has left to bots."""
    rows = yield Ask(
        """
        SELECT t.id FROM game_table t
        LEFT JOIN door d ON d.table_id = t.id LEFT JOIN turn ON turn.table_id = t.id
        WHERE t.public = 1 AND t.finished IS NULL AND d.closed IS NULL
          AND CASE WHEN t.started IS NULL THEN coalesce(d.seen, t.created)
                   ELSE coalesce(turn.at, t.started) END > ?
          AND (t.started IS NULL OR EXISTS
                 (SELECT 1 FROM place WHERE table_id = t.id AND kind = 'person')
               OR NOT EXISTS (SELECT 1 FROM place WHERE table_id = t.id AND owner <> ''))
        ORDER BY t.created DESC LIMIT ?
        """,
        (since_when, most),
    )
    return [table for (table,) in rows]


def own(person: str, since_when: float, most: int) -> Query[list[str]]:
    """Tables that the person hosts or sits at, those that are not over first, then the newest."""
    rows = yield Ask(
        """
        SELECT t.id FROM game_table t LEFT JOIN door d ON d.table_id = t.id
        WHERE (t.host = ? OR t.id IN (SELECT table_id FROM place WHERE player = ? OR owner = ?))
          AND d.closed IS NULL AND (t.started IS NOT NULL OR coalesce(d.seen, t.created) > ?)
        ORDER BY CASE WHEN t.finished IS NULL THEN 0 ELSE 1 END, t.created DESC LIMIT ?
        """,
        (person, person, person, since_when, most),
    )
    return [table for (table,) in rows]


def awaited_seats(ids: Iterable[str]) -> Query[dict[str, list[int]]]:
    """By table, whose decision is awaited."""
    wanted, values = marks(ids)
    rows = yield Ask(f"SELECT table_id, awaited FROM turn WHERE table_id IN ({wanted})", values)
    return {table: list(since(text)) for table, text in rows}
