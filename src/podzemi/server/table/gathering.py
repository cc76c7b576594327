"""Before and around a match: who is ready, who hosts, who is sent away, who leaves, who plays again.

Orders of a room, carried out in its queue. The match starts when its host says so and everybody who sits
there is ready and here; sitting down says so, the host may ask everybody anew. A rematch is an offer: who
accepts is ready, who declines leaves the seat, and it starts by itself with the last who accepts.
"""

from __future__ import annotations

import hmac
import time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from podzemi.engine import registry
from podzemi.engine.values import Seat
from podzemi.server.problems import Refused
from podzemi.server.store import Place, Query, Table, Taken, doors, tables
from podzemi.server.table import door
from podzemi.server.table.tables import OPEN, check_seat
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
    check_may_sit(room, person)
    if table.door.password is None or person in table.door.admitted or door.is_insider(table, person):
        return
    await _write(room, doors.admit(table.id, person), "no_entry")
    room.table = replace(table, door=replace(table.door, admitted=table.door.admitted | {person}))


def check_may_sit(room: Room, person: str) -> None:
    """Refused if the host has sent this person away."""
    if person in room.table.door.kicked:
        raise Refused("kicked")


async def somebody_came(room: Room, person: str | None) -> None:
    """Note that the host is here: a table whose host stays away for a day leaves the lobby."""
    if person is None:
        return
    room.came.add(person)
    table, now = room.table, time.time()
    if person == table.host and table.phase == "gathering" and now - table.door.seen > SEEN_EVERY:
        await room.rooms.store.write(doors.seen(table.id, now))
        room.table = replace(table, door=replace(table.door, seen=now))
    await start_rematch(room)


# ---------------------------------------------------------------- being ready


def missing(room: Room) -> list[str]:
    """The names of those for whom the match cannot start yet: not ready, or gone from the table."""
    seats = room.info(None).seats
    return [
        room.names.get(place.player, "")
        for place, shown in zip(room.table.places, seats, strict=True)
        if place.kind == "person" and not (place.ready and (shown.connected or place.player not in room.came))
    ]


def check_all_ready(room: Room) -> None:
    if names := missing(room):
        raise Refused("not_ready", names=names)


async def set_ready(room: Room, person: str, ready: bool) -> None:
    """A person is ready, or not after all. A rematch starts by itself when nobody is missing."""
    if (seat := room.seat_of(person)) is None:
        raise Refused("not_your_seat")
    await _mark(room, [seat], ready)
    await start_rematch(room)


async def ask_ready(room: Room, person: str) -> None:
    """The host asks whether everybody is ready: everybody else has to say so anew."""
    _check_host(room, person)
    others = [
        seat
        for seat, place in enumerate(room.table.places)
        if place.kind == "person" and place.player != person
    ]
    if others:
        await _mark(room, others, False)


async def _mark(room: Room, seats: list[Seat], ready: bool) -> None:
    _check_gathering(room)
    await _write(room, doors.set_ready(room.table.id, seats, ready), "already_started")
    places = [
        replace(place, ready=ready) if seat in seats else place
        for seat, place in enumerate(room.table.places)
    ]
    room.table = replace(room.table, places=places)
    room.tell_table()


async def start_rematch(room: Room) -> None:
    """A rematch for which everybody has come begins; otherwise nothing happens."""
    if room.table.door.previous is None or room.table.phase != "gathering":
        return
    if all(place.kind != "open" for place in room.table.places) and not missing(room):
        await room.start(room.table.host)


async def accept(room: Room, person: str) -> None:
    """Somebody wants to play again; the second of two who press at once finds the match started."""
    if room.table.phase == "gathering" and room.seat_of(person) is not None:
        await set_ready(room, person, True)


# ---------------------------------------------------------------- hosting, leaving, sending away


async def hand_over(room: Room, person: str, seat: Seat) -> None:
    """The host makes the person in that seat the host."""
    _check_host(room, person)
    check_seat(room.table, seat)
    place = room.table.places[seat]
    if place.kind != "person":
        raise Refused("nobody_there")
    if place.player != person:
        now = time.time()
        await _write(room, doors.host(room.table.id, person, place.player, now), "not_host")
        lock = replace(room.table.door, seen=now)
        room.table = replace(room.table, host=place.player, door=lock)
        room.tell_table()


async def kick(room: Room, seat: Seat) -> None:
    """Send the person in that seat away for good; the host was checked."""
    place = room.table.places[seat]

    def query() -> Query[None]:
        yield from tables.change_seats(room.table.id, {seat: (place, OPEN)})
        yield from doors.kick(room.table.id, place.player)

    await _write(room, query(), "seat_taken")
    lock = room.table.door
    lock = replace(lock, kicked=lock.kicked | {place.player}, admitted=lock.admitted - {place.player})
    room.table = replace(room.table, places=_with(room.table, {seat: OPEN}), door=lock)
    room.tell_table()


async def leave(room: Room, person: str) -> None:
    """Go away from the table. A bot keeps the seat while the match goes on; hosting passes to the next
    person; a table that nobody is left at is closed."""
    if not door.is_insider(room.table, person):
        raise Refused("not_your_seat")
    if room.table.phase == "finished":
        return
    seat, playing = room.seat_of(person), room.table.phase == "playing"
    place = Place("bot", registry.BOTS[-1], owner=person) if playing else OPEN
    changes = {} if seat is None else {seat: place}
    heir = _heir(room, person)
    closes = not playing and heir is None and room.table.host == person
    await _write(room, _leaving(room.table, person, changes, heir, closes), "seat_taken")
    now, table = time.time(), room.table
    lock = replace(table.door, closed=now if closes else None, seen=now)
    host = heir if heir is not None and table.host == person else table.host
    room.table = replace(table, places=_with(table, changes), host=host, door=lock)
    room.seats_changed()


def _leaving(
    table: Table, person: str, changes: dict[Seat, Place], heir: str | None, closes: bool
) -> Query[None]:
    now = time.time()
    swaps = {seat: (table.places[seat], place) for seat, place in changes.items()}
    yield from tables.change_seats(table.id, swaps)
    if heir is not None and table.host == person:
        yield from doors.host(table.id, person, heir, now)
    if closes:
        yield from doors.close(table.id, now)


async def close(room: Room) -> None:
    """Nobody plays here any more; whoever is here is told."""
    now = time.time()
    await _write(room, doors.close(room.table.id, now), "already_started")
    room.table = replace(room.table, door=replace(room.table.door, closed=now))
    room.seats_changed()


def _heir(room: Room, person: str) -> str | None:
    """Who hosts after this person: the next one who sits there, those who are here first."""
    seats = room.info(None).seats
    others = [
        (not shown.connected, seat, place.player)
        for seat, (place, shown) in enumerate(zip(room.table.places, seats, strict=True))
        if place.kind == "person" and place.player != person
    ]
    return min(others)[2] if others else None


# ---------------------------------------------------------------- small parts


def _with(table: Table, changes: dict[Seat, Place]) -> list[Place]:
    return [changes.get(seat, place) for seat, place in enumerate(table.places)]


def _check_host(room: Room, person: str) -> None:
    if person != room.table.host:
        raise Refused("not_host")


def _check_gathering(room: Room) -> None:
    if room.table.phase != "gathering":
        raise Refused("already_started")


async def _write(room: Room, query: Query[None], code: str) -> None:
    """On the disk when this returns; Refused with that code if somebody was quicker."""
    try:
        await room.rooms.store.write(query, tell=room.table.id)
    except Taken:
        await room.refresh()
        raise Refused(code) from None
