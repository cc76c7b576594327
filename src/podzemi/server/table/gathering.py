"""Before and around a match: who comes in, when it starts, who plays again.

Orders of a room, carried out in its queue. The match starts when its host says so and everybody who sits
there is ready and here; sitting down says so, and the host may ask everybody again. A rematch is an offer:
whoever accepts is ready, whoever declines leaves the seat, and it starts by itself when the last one accepts.
So does a quick match (`quick.py`) when the last one comes.
"""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from podzemi.server.match import door
from podzemi.server.match.tables import again
from podzemi.server.problems import Refused
from podzemi.server.store import Conflict, Query, Table
from podzemi.server.store.table import doors, tables
from podzemi.server.store.table import seats as stored
from podzemi.server.support.edges import time
from podzemi.server.table import seats
from podzemi.wire.gatherings import Knock

if TYPE_CHECKING:
    from podzemi.server.table.room import Room

SEEN_EVERY: Final = 600.0
"""Seconds between two notes in the store that the host is here."""


# ---------------------------------------------------------------- coming in


async def opens(table: Table | None, knock: Knock) -> bool:
    """Whether that password or key opens the door. None: there is no such table, and it takes as long."""
    lock = None if table is None else table.door
    if knock.password is not None:
        fits = await door.fits(knock.password, None if lock is None else lock.password)
        return fits or (lock is not None and lock.password is None)
    if knock.key is not None and lock is not None and lock.key is not None:
        return hmac.compare_digest(knock.key.encode(), lock.key.encode())
    return lock is not None and lock.password is None


async def admit(room: Room, person: str) -> None:
    """Let somebody in who knew the password or brought the key."""
    table = room.table
    seats.check_may_sit(room, person)
    if table.door.password is None or person in table.door.admitted or door.is_insider(table, person):
        return
    await _write(room, doors.admit(table.id, person), "no_entry")
    room.table = replace(table, door=replace(table.door, admitted=table.door.admitted | {person}))


async def somebody_came(room: Room, person: str | None) -> None:
    """Note that the host is here: a table whose host stays away for a day leaves the lobby."""
    if person is None or not door.is_insider(room.table, person):
        return
    room.came.add(person)
    table, now = room.table, time.time()
    if person == table.host and table.phase == "gathering" and now - table.door.seen > SEEN_EVERY:
        await room.rooms.store.write(doors.note_host(table.id, now))
        room.table = replace(table, door=replace(table.door, seen=now))
    await start_by_itself(room)


# ---------------------------------------------------------------- being ready


def missing(room: Room) -> list[str]:
    """The names of those for whom the match cannot start yet: not ready, or gone from the table."""
    return [
        room.name_at(place)
        for place in room.table.places
        if place.kind == "person" and not (place.ready and not _has_gone(room, place.player))
    ]


def _has_gone(room: Room, person: str) -> bool:
    return person in room.came and not room.is_connected(person)


async def set_ready(room: Room, person: str, ready: bool) -> None:
    """A person is ready, or not after all. A rematch starts by itself when nobody is missing."""
    await seats.set_ready(room, [person], ready)
    await start_by_itself(room)


async def ask_ready(room: Room, person: str) -> None:
    """The host asks whether everybody is ready: everybody else has to say so anew."""
    _check_host(room, person)
    others = {place.player for place in room.table.places if place.kind == "person"} - {person}
    if others:
        await seats.set_ready(room, others, False)


# ---------------------------------------------------------------- starting


async def start(room: Room, person: str) -> None:
    """The host starts the match, if everybody is there."""
    _check_host(room, person)
    seats.check_gathers(room)
    if any(place.kind == "open" for place in room.table.places):
        raise Refused("seats_open")
    if names := missing(room):
        raise Refused("not_ready", names=names)
    at = room.rooms.now()
    await _write(room, room.deadlines.with_due(_starting(room.table, at), at), "already_started")
    room.table = replace(room.table, started=at)
    room.begin(at)


def _starting(table: Table, at: float) -> Query[None]:
    """With those who are known to sit here, or not at all: their match is folded by who they are."""
    yield from stored.check_known(table)
    yield from stored.start(table.id, at)


async def start_by_itself(room: Room) -> None:
    """A rematch or a quick match for which everybody has come begins; otherwise nothing happens."""
    table = room.table
    if (table.door.previous is None and table.quick is None) or table.phase != "gathering":
        return
    if all(place.kind != "open" for place in room.table.places) and not missing(room):
        await start(room, room.table.host)


async def rematch(room: Room, person: str) -> str:
    """The table where the same players play again, in the same seats; always the same table."""
    if not room.seats_of(person):
        raise Refused("not_your_seat")
    if room.table.phase != "finished":
        raise Refused("not_finished")
    if room.table.rematch is None:
        new = again(room.table, room.game, person)
        adding = tables.add_rematch(room.table.id, new, room.rooms.table_limits)
        there = await room.rooms.write_new(adding, tell=room.table.id)
        room.table = replace(room.table, rematch=there)
        room.audience.tell_table()
    assert room.table.rematch is not None
    return room.table.rematch


async def accept(room: Room, person: str) -> None:
    """Somebody wants to play again; the second of two who press at once finds the match started."""
    if room.table.phase == "gathering" and room.seats_of(person):
        await set_ready(room, person, True)


# ---------------------------------------------------------------- closing


async def close(room: Room) -> None:
    """Nobody plays here any more; whoever is here is told."""
    now = time.time()
    await _write(room, doors.close(room.table.id, now), "already_started")
    room.table = replace(room.table, door=replace(room.table.door, closed=now))
    room.seats_changed()


def _check_host(room: Room, person: str) -> None:
    if person != room.table.host:
        raise Refused("not_host")


async def _write(room: Room, query: Query[None], code: str) -> None:
    """On the disk when this returns; Refused with that code if somebody was quicker."""
    try:
        await room.rooms.store.write(query, tell=room.table.id)
    except Conflict:
        await room.refresh()
        raise Refused(code) from None
