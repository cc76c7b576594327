"""Seats: who sits down, who gets up, who is ready, where a bot plays. The one place where a seat changes.

Orders of a room, carried out in its queue. All of them write through `_change`: the seats and, in a running
match, a line of the log that says who plays from here on, both or neither, and only if the table is still
as far as it was thought to be.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from podzemi.engine import registry
from podzemi.engine.values import Seat
from podzemi.server.match import door
from podzemi.server.match.control import SeatTakenOver
from podzemi.server.match.tables import OPEN, check_bot, check_seat, guest_of, kept_by
from podzemi.server.problems import Refused
from podzemi.server.store import Conflict, LogEntry, Place, Query, Table, doors, tables, timing
from podzemi.server.store import seats as stored

if TYPE_CHECKING:
    from podzemi.server.table.room import Room

SUBSTITUTE: Final = registry.LEVELS[2]
"""Who goes on for somebody who left: plays soundly, but not so well that it pays to leave."""


# ---------------------------------------------------------------- sitting down


async def sit(room: Room, person: str, name: str, seat: Seat, player: str, guest: str = "") -> None:
    """A person sits down or brings a guest along, or somebody puts a bot into a seat."""
    check_seat(room.table, seat)
    if room.table.phase == "finished":
        raise Refused("already_started")
    if room.table.phase == "playing":
        changes = _change_in_play(room, person, seat, player)
    elif player in ("me", "here"):
        check_may_sit(room, person)
        changes = _sit_down(room, person, seat) if player == "me" else _seat_guest(room, person, seat, guest)
        if room.is_connected(person):
            room.came.add(person)
    else:
        changes = _place_bot(room, person, seat, player)
    if changes:
        room.names[person] = name
        await _change(room, changes)


async def sit_anywhere(room: Room, person: str, name: str) -> None:
    """A person sits down in the first free seat; nothing happens to one who sits there already."""
    if room.seat_of(person) is None:
        free = (seat for seat, place in enumerate(room.table.places) if place.kind == "open")
        if (seat := next(free, None)) is None:
            raise Refused("table_full")
        await sit(room, person, name, seat, "me")


async def fill(room: Room, bot: str) -> None:
    """Bots take the seats that are left before the match."""
    if room.table.phase != "gathering":
        raise Refused("already_started")
    free = {seat: Place("bot", bot) for seat, place in enumerate(room.table.places) if place.kind == "open"}
    if free:
        await _change(room, free)


def check_may_sit(room: Room, person: str) -> None:
    """Refused if the host has sent this person away."""
    if person in room.table.door.kicked:
        raise Refused("kicked")


def _sit_down(room: Room, person: str, seat: Seat) -> dict[Seat, Place]:
    own = [other for other in room.seats_of(person) if not room.table.places[other].guest]
    if own == [seat]:
        return {}
    _check_open(room, seat)
    return {**dict.fromkeys(own, OPEN), seat: Place("person", person)}


def _seat_guest(room: Room, person: str, seat: Seat, name: str) -> dict[Seat, Place]:
    """Somebody at the device of a person of this table."""
    if not door.is_insider(room.table, person):
        raise Refused("not_your_seat")
    _check_open(room, seat)
    return {seat: guest_of(person, name)}


def _check_open(room: Room, seat: Seat) -> None:
    if room.table.places[seat].kind != "open":
        full = all(other.kind != "open" for other in room.table.places)
        raise Refused("table_full" if full else "seat_taken")


def _place_bot(room: Room, person: str, seat: Seat, bot: str) -> dict[Seat, Place]:
    if person != room.table.host:
        raise Refused("not_host")
    check_bot(bot)
    if room.table.places[seat].kind == "person":
        raise Refused("seat_taken")
    return {seat: Place("bot", bot)}


def _change_in_play(room: Room, person: str, seat: Seat, player: str) -> dict[Seat, Place]:
    """A bot may keep the seat of somebody who is away or goes, until that person is back (IF-0.11)."""
    place = room.table.places[seat]
    if player == "me":
        if place.owner != person:
            raise Refused("already_started")
        if seat in room.table.forfeits:
            raise Refused("forfeited")
        return {seat: Place("person", person, guest=place.guest)}
    check_bot(player)
    if not room.seats_of(person) and person != room.table.host:
        raise Refused("not_your_seat")
    if place.kind != "person":
        raise Refused("already_started")
    if person != place.player and room.is_connected(place.player):
        raise Refused("still_here", name=room.names.get(place.player, ""))
    return {seat: kept_by(player, place)}


# ---------------------------------------------------------------- getting up


async def stand_up(room: Room, person: str, seat: Seat) -> None:
    """A person leaves a seat, or the host clears one; only before the match."""
    check_seat(room.table, seat)
    place = room.table.places[seat]
    if room.table.phase != "gathering":
        raise Refused("already_started")
    if person != room.table.host and (place.kind != "person" or place.player != person):
        raise Refused("not_your_seat")
    if place.kind == "person" and place.player != person and not place.guest:
        await _send_away(room, seat)
    elif place.kind != "open":
        await _change(room, {seat: OPEN})


async def _send_away(room: Room, seat: Seat) -> None:
    """The person in that seat cannot come back, nor can their guests; the host was checked."""
    person = room.table.places[seat].player

    def note() -> Query[None]:
        yield from doors.kick(room.table.id, person)

    def known(table: Table) -> Table:
        lock = table.door
        lock = replace(lock, kicked=lock.kicked | {person}, admitted=lock.admitted - {person})
        return replace(table, door=lock)

    await _change(room, dict.fromkeys(room.seats_of(person), OPEN), note, known)


async def leave(room: Room, person: str) -> None:
    """Go away from the table. A bot keeps the seat while the match goes on; hosting passes to the next
    person; a table that nobody is left at is closed."""
    if not door.is_insider(room.table, person):
        raise Refused("not_your_seat")
    if room.table.phase == "finished":
        return
    playing, places = room.table.phase == "playing", room.table.places
    mine = room.seats_of(person)
    await _go(room, person, {seat: kept_by(SUBSTITUTE, places[seat]) if playing else OPEN for seat in mine})


async def give_up(room: Room, person: str) -> None:
    """The person was deleted: a bot goes on for good, or the seat is free again."""
    if room.table.phase == "finished" or not door.is_insider(room.table, person):
        return
    place = Place("bot", SUBSTITUTE) if room.table.phase == "playing" else OPEN
    await _go(room, person, dict.fromkeys(room.seats_of(person), place))


async def _go(room: Room, person: str, changes: dict[Seat, Place]) -> None:
    """Leave a seat; whoever hosted hands over, or closes the table where nobody is left before the match."""
    heir, hosting, at = _heir(room, person), room.table.host == person, time.time()
    closes = hosting and heir is None and room.table.phase == "gathering"

    def note() -> Query[None]:
        if hosting and heir is not None:
            yield from doors.host(room.table.id, person, heir, at)
        if closes:
            yield from doors.close(room.table.id, at)

    def known(table: Table) -> Table:
        lock = replace(table.door, closed=at if closes else table.door.closed, seen=at)
        return replace(table, host=heir if hosting and heir is not None else table.host, door=lock)

    await _change(room, changes, note, known)


def _heir(room: Room, person: str) -> str | None:
    """Who hosts after this person: the next one who sits there, those who are here first."""
    others = [
        (not room.is_connected(place.player), seat, place.player)
        for seat, place in enumerate(room.table.places)
        if place.kind == "person" and place.player not in ("", person)
    ]
    return min(others)[2] if others else None


# ---------------------------------------------------------------- who plays a seat


async def replace_player(room: Room, seat: Seat, place: Place, lost: bool = False) -> None:
    """Somebody else plays a seat of a running match from now on. `lost`: the seat has lost by time."""
    await _change(room, {seat: place}, lost=lost)


async def all_to_bots(room: Room, keep: bool) -> None:
    """Bots go on for all persons of a running match. `keep`: those may take their seats back."""
    for seat, place in enumerate(room.table.places):
        kept = kept_by(SUBSTITUTE, place) if place.kind == "person" else place
        if place.kind == "person" or (place.owner and not keep):
            await replace_player(room, seat, kept if keep else Place("bot", kept.player))


# ---------------------------------------------------------------- being ready


async def set_ready(room: Room, seats: list[Seat], ready: bool) -> None:
    """Those seats are ready for the match, or not after all."""
    if room.table.phase != "gathering":
        raise Refused("already_started")
    try:
        await room.rooms.store.write(stored.set_ready(room.table.id, seats, ready), tell=room.table.id)
    except Conflict:
        await room.refresh()
        raise Refused("already_started") from None
    places = [
        replace(place, ready=ready) if seat in seats else place
        for seat, place in enumerate(room.table.places)
    ]
    room.table = replace(room.table, places=places)
    room.audience.tell_table()


# ---------------------------------------------------------------- the one way to write


def _nothing() -> Query[None]:
    yield from ()


async def _change(
    room: Room,
    changes: dict[Seat, Place],
    note: Callable[[], Query[None]] = _nothing,
    known: Callable[[Table], Table] = lambda table: table,
    lost: bool = False,
) -> None:
    """Change seats, on the disk and here, and tell everybody; Refused if somebody was quicker.

    `note`: what is written along with it; `known`: the same for the table in memory.
    """
    old = {seat: room.table.places[seat] for seat in changes}
    while True:
        entries = _entries(room, changes, lost)
        try:
            await room.rooms.store.write(
                _writing(room, old, changes, entries, lost, note), tell=room.table.id
            )
            break
        except Conflict:
            await _look_again(room, old)
    for entry in entries:
        room.audience.tell_update(room.fold(entry))
    places = [changes.get(seat, place) for seat, place in enumerate(room.table.places)]
    room.table = known(replace(room.table, places=places))
    room.seats_changed()


async def _look_again(room: Room, old: dict[Seat, Place]) -> None:
    """After a conflict. Where a match has only gone on meanwhile there may be another try; Refused if not."""
    phase, version = room.table.phase, room.version
    await room.refresh()
    if room.table.phase != phase:
        raise Refused("already_started" if room.table.phase == "playing" else "match_over")
    if room.version == version or any(room.table.places[seat] != place for seat, place in old.items()):
        raise Refused("seat_taken")


def _entries(room: Room, changes: dict[Seat, Place], lost: bool) -> list[LogEntry]:
    """The lines of the log by which a running match learns who plays."""
    if room.table.phase != "playing":
        return []
    now = room.rooms.now()
    return [
        LogEntry(version, seat, msgspec.json.encode(SeatTakenOver(place.kind == "bot", lost)), None, now)
        for version, (seat, place) in enumerate(changes.items(), room.version + 1)
    ]


def _writing(
    room: Room,
    old: dict[Seat, Place],
    changes: dict[Seat, Place],
    entries: list[LogEntry],
    lost: bool,
    note: Callable[[], Query[None]],
) -> Query[None]:
    table = room.table
    swaps = {seat: (old[seat], place) for seat, place in changes.items()}
    yield from stored.change(table.id, table.phase, swaps)
    for entry in entries:
        yield from room.deadlines.with_due(tables.append(table.id, entry, None), entry.at)
    if lost:
        yield from timing.forfeit(table.id, [*table.forfeits, *changes])
    yield from note()
