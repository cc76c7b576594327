"""The seats of tables. Every change of a seat is one of these queries, and each looks first at how far the
table is: what was thought of while it gathered must not happen to a match that has begun meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from podzemi.server.store.sql import Ask, Conflict, Query, marks
from podzemi.server.store.values import Place

Phase: TypeAlias = Literal["gathering", "playing", "finished"]


def check_phase(table: str, phase: Phase) -> Query[None]:
    """Conflict unless the table is that far. Until the end of the transaction nobody else can change that:
    the row is locked by being written."""
    rows = yield Ask("UPDATE game_table SET host = host WHERE id = ? RETURNING started, finished", (table,))
    if not rows or _phase(*rows[0]) != phase:
        raise Conflict
    if phase == "gathering":
        closed = yield Ask("SELECT 1 FROM door WHERE table_id = ? AND closed IS NOT NULL", (table,))
        if closed:
            raise Conflict


def _phase(started: float | None, finished: float | None) -> Phase:
    if started is None:
        return "gathering"
    return "playing" if finished is None else "finished"


def change(table: str, phase: Phase, changes: dict[int, tuple[Place, Place]]) -> Query[None]:
    """Each seat from its old to its new place, all or nothing; Conflict if one differs from its old, or the
    table is not in that phase."""
    yield from check_phase(table, phase)
    for seat, (old, new) in changes.items():
        done = yield Ask(
            """
            UPDATE place SET kind = ?, player = ?, owner = ?, ready = ?, guest = ?
            WHERE table_id = ? AND seat = ? AND kind = ? AND player = ? AND owner = ? AND guest = ?
            RETURNING seat
            """,
            (
                *(new.kind, new.player, new.owner, int(new.ready), new.guest, table, seat),
                *(old.kind, old.player, old.owner, old.guest),
            ),
        )
        if not done:
            raise Conflict


def set_ready(table: str, seats: Iterable[int], ready: bool) -> Query[None]:
    """Those seats are ready, or not, from now on; Conflict if the match has started."""
    yield from check_phase(table, "gathering")
    wanted, values = marks(seats)
    yield Ask(
        f"UPDATE place SET ready = ? WHERE table_id = ? AND kind = 'person' AND seat IN ({wanted})",
        (int(ready), table, *values),
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
