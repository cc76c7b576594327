"""Seats: who sits down, who gets up, who is ready, where a bot plays. The one place where a seat changes.

Orders of a room, carried out in its queue. All of them write through `_change`: the seats, who hosts the
table and, in a running match, a line of the log that says who plays from here on, all or nothing, and only if
the table is as it was when that was decided. If it is not, the room catches up and it is decided anew.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from podzemi.bots.levels import stand_in
from podzemi.engine import registry
from podzemi.engine.values import Seat
from podzemi.server.match import door
from podzemi.server.match.control import SeatTakenOver
from podzemi.server.match.tables import OPEN, check_bot, check_seat, companion_of, with_bot
from podzemi.server.problems import Refused
from podzemi.server.store import Conflict, LogEntry, Place, Query, Table
from podzemi.server.store.people import personal_data
from podzemi.server.store.table import doors, tables, timing
from podzemi.server.store.table import seats as stored
from podzemi.server.support.edges import time

if TYPE_CHECKING:
    from podzemi.server.table.room import Room

SUBSTITUTE: Final = registry.LEVELS[2]
"""The bot that replaces a player who left: sound, but not so strong that leaving pays."""


class Change(Struct, frozen=True):
    """The result of an order on a table: other places, by seat, and their consequences."""

    places: dict[Seat, Place]
    host: str = ""
    """The new host of the table; empty: unchanged."""
    closes: bool = False
    """Nobody is left, and nothing has begun."""
    sent_away: str = ""
    """The people who may not come back."""
    lost: bool = False
    """The seats have lost by time."""


# ---------------------------------------------------------------- sitting down


async def sit(room: Room, person: str, name: str, seat: Seat, player: str, companion: str = "") -> None:
    """A person sits down or brings a companion along, or somebody puts a bot into a seat."""
    check_seat(room.table, seat)
    phase = room.table.phase

    def decide() -> Change | None:
        if room.table.phase != phase:
            raise _overtaken("already_started")
        if phase == "gathering":
            places = _places_to_gather(room, person, seat, player, companion)
        else:
            places = _places_to_play(room, person, seat, player)
        if not places:
            return None
        room.names[person] = name
        return Change(places)

    await _change(room, decide)
    if phase == "gathering" and player in ("me", "here") and room.is_connected(person):
        room.came.add(person)


async def sit_anywhere(room: Room, person: str, name: str) -> None:
    """A person sits down in the first free seat; nothing happens to one who sits there already."""
    if room.seat_of(person) is None:
        free = (seat for seat, place in enumerate(room.table.places) if place.kind == "open")
        if (seat := next(free, None)) is None:
            raise Refused("table_full")
        await sit(room, person, name, seat, "me")


async def fill(room: Room, bot: str) -> None:
    """Bots take the seats that are left before the match."""

    def decide() -> Change | None:
        check_gathers(room)
        free = [seat for seat, place in enumerate(room.table.places) if place.kind == "open"]
        return Change(dict.fromkeys(free, Place("bot", stand_in(bot, room.game)))) if free else None

    await _change(room, decide)


def check_gathers(room: Room) -> None:
    """Refused if the match has begun, or never will."""
    if room.table.phase != "gathering":
        raise Refused("already_started")
    if room.table.door.closed is not None:
        raise Refused("table_closed")


def check_may_sit(room: Room, person: str) -> None:
    """Refused if the host has sent this person away."""
    if person in room.table.door.kicked:
        raise Refused("kicked")


def _places_to_gather(room: Room, person: str, seat: Seat, player: str, companion: str) -> dict[Seat, Place]:
    check_gathers(room)
    if player not in ("me", "here"):
        return _place_bot(room, person, seat, player)
    check_may_sit(room, person)
    return _sit_down(room, person, seat) if player == "me" else _seat_companion(room, person, seat, companion)


def _sit_down(room: Room, person: str, seat: Seat) -> dict[Seat, Place]:
    own = [other for other in room.seats_of(person) if not room.table.places[other].companion]
    if own == [seat]:
        return {}
    _check_open(room, seat)
    return {**dict.fromkeys(own, OPEN), seat: Place("person", person)}


def _seat_companion(room: Room, person: str, seat: Seat, name: str) -> dict[Seat, Place]:
    """Somebody at the device of a person of this table."""
    if not door.is_insider(room.table, person):
        raise Refused("not_your_seat")
    _check_open(room, seat)
    return {seat: companion_of(person, name)}


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
    return {seat: Place("bot", stand_in(bot, room.game))}


def _places_to_play(room: Room, person: str, seat: Seat, player: str) -> dict[Seat, Place]:
    """A bot may keep the seat of somebody who is away or goes, until that person is back (IF-0.11)."""
    if room.table.phase == "finished" or player == "here":
        raise Refused("already_started")
    place = room.table.places[seat]
    if player == "me":
        if place.owner != person:
            raise Refused("already_started")
        if seat in room.table.forfeits:
            raise Refused("forfeited")
        return {seat: Place("person", person, companion=place.companion)}
    check_bot(player)
    if not room.seats_of(person) and person != room.table.host:
        raise Refused("not_your_seat")
    if place.kind != "person":
        raise Refused("already_started")
    if person != place.player and room.is_connected(place.player):
        raise Refused("still_here", name=room.names.get(place.player, ""))
    room.votes.check_plays_on(seat)
    return {seat: with_bot(player, room.game, place)}


# ---------------------------------------------------------------- getting up


async def stand_up(room: Room, person: str, seat: Seat) -> None:
    """A person leaves a seat, or the host clears one; only before the match."""
    check_seat(room.table, seat)
    meant = room.table.places[seat]

    def decide() -> Change | None:
        check_gathers(room)
        place = room.table.places[seat]
        if not _is_same(place, meant):
            raise _overtaken("seat_taken")
        if person != room.table.host and (place.kind != "person" or place.player != person):
            raise Refused("not_your_seat")
        if place.kind == "person" and place.player != person and not place.companion:
            return _send_away(room, place.player)
        return Change({seat: OPEN}) if place.kind != "open" else None

    await _change(room, decide)


def _send_away(room: Room, person: str) -> Change:
    """The person cannot come back, nor can their companions."""
    return Change(dict.fromkeys(room.seats_of(person), OPEN), sent_away=person)


async def leave(room: Room, person: str) -> None:
    """Go away from the table. A bot keeps the seat while the match goes on; hosting passes to the next
    person; a table that nobody is left at is closed."""
    if not door.is_insider(room.table, person):
        raise Refused("not_your_seat")
    if room.table.phase == "playing":
        for seat in room.seats_of(person):
            room.votes.check_plays_on(seat)
    await _change(room, partial(_going, room, person, partial(with_bot, SUBSTITUTE, room.game)))


async def give_up(room: Room, person: str) -> None:
    """The person is no more: a bot goes on for good, or the seat is free again."""
    await _change(
        room, partial(_going, room, person, lambda _: Place("bot", stand_in(SUBSTITUTE, room.game)))
    )


def erasing(person: str) -> Query[list[str]]:
    """The same at all tables, whether they can be loaded or not, and nothing of the person stays anywhere."""
    return personal_data.erase(person, SUBSTITUTE, _line(bot=True), time.time())


def _going(room: Room, person: str, bot_for: Callable[[Place], Place]) -> Change | None:
    """Hand the table to the next host, or close it if nobody is left before the match."""
    table = room.table
    if table.phase == "finished" or table.door.closed is not None or not door.is_insider(table, person):
        return None
    playing = table.phase == "playing"
    mine = {seat: bot_for(table.places[seat]) if playing else OPEN for seat in room.seats_of(person)}
    if person != table.host:
        return Change(mine)
    heir = _heir(room)
    return Change(mine, host=heir or "", closes=heir is None and not playing)


def _heir(room: Room) -> str | None:
    """The next host: the next seated person, connected ones first."""
    others = [
        (not room.is_connected(place.player), seat, place.player)
        for seat, place in enumerate(room.table.places)
        if place.kind == "person" and place.player not in ("", room.table.host)
    ]
    return min(others)[2] if others else None


async def hand_over(room: Room, person: str, seat: Seat) -> None:
    """The host makes the person in that seat the host."""
    check_seat(room.table, seat)
    meant = room.table.places[seat]

    def decide() -> Change | None:
        if person != room.table.host:
            raise Refused("not_host")
        if room.table.door.closed is not None:
            raise Refused("table_closed")
        place = room.table.places[seat]
        if place.kind != "person":
            raise Refused("nobody_there")
        if not _is_same(place, meant):
            raise _overtaken("nobody_there")
        return Change({}, host=place.player) if place.player != person else None

    await _change(room, decide)


# ---------------------------------------------------------------- who plays a seat


async def replace_player(room: Room, seat: Seat, place: Place, lost: bool = False) -> None:
    """Somebody else plays a seat of a running match from now on, by how the match stands; Refused if it has
    gone on. `lost`: the seat has lost by time."""
    meant, version = room.table.places[seat], room.version

    def decide() -> Change:
        if room.table.phase != "playing":
            raise _overtaken("match_over")
        if room.version != version or not _is_same(room.table.places[seat], meant):
            raise _overtaken("seat_taken")
        return Change({seat: place}, lost=lost)

    await _change(room, decide)


async def all_to_bots(room: Room, keep: bool) -> None:
    """Bots go on for all persons of a running match. `keep`: those may take their seats back."""

    def decide() -> Change | None:
        if room.table.phase != "playing":
            raise Refused("match_over" if room.table.phase == "finished" else "not_started")
        places = {
            seat: kept if keep else Place("bot", kept.player)
            for seat, place in enumerate(room.table.places)
            for kept in [with_bot(SUBSTITUTE, room.game, place) if place.kind == "person" else place]
            if place.kind == "person" or (place.owner and not keep)
        }
        return Change(places) if places else None

    await _change(room, decide)


# ---------------------------------------------------------------- being ready


async def set_ready(room: Room, people: Collection[str], ready: bool) -> None:
    """Those of these people who sit here are ready for the match, or not after all."""

    def decide() -> Change:
        check_gathers(room)
        places = {
            seat: replace(place, ready=ready)
            for seat, place in enumerate(room.table.places)
            if place.kind == "person" and place.player in people
        }
        if not places:
            raise Refused("not_your_seat")
        return Change(places)

    await _change(room, decide)


# ---------------------------------------------------------------- the one way to write


async def _change(room: Room, decide: Callable[[], Change | None]) -> None:
    """Change seats, on the disk and here, and tell everybody.

    `decide` says what is to be done by the table as it is known here (None: nothing), or refuses. It is asked
    again whenever another process was quicker.
    """
    while (change := decide()) is not None:
        at, entries = time.time(), _entries(room, change)
        try:
            await room.rooms.store.write(_writing(room, change, entries, at), tell=room.table.id)
        except Conflict:
            await _look_again(room)
            continue
        for entry in entries:
            room.audience.tell_update(room.fold(entry))
        room.table = _apply_change(room.table, change, at)
        room.seats_changed()
        return


async def _look_again(room: Room) -> None:
    """After a conflict; Refused if there is nothing new by which anything could be decided otherwise."""
    table, version = room.table, room.version
    await room.refresh()
    if (room.table, room.version) == (table, version):
        raise _overtaken("seat_taken")


def _overtaken(code: str) -> Refused:
    """Somebody was quicker. What was meant is no longer there and must not be done to what is there now, so
    the order is not tried again."""
    refused = Refused(code)
    refused.final = True
    return refused


def _is_same(place: Place, meant: Place) -> bool:
    """Whether the same player sits there, ready or not."""
    return replace(place, ready=meant.ready) == meant


def _apply_change(table: Table, change: Change, at: float) -> Table:
    lock = table.door
    if change.sent_away:
        away = {change.sent_away}
        lock = replace(lock, kicked=lock.kicked | away, admitted=lock.admitted - away)
    if change.closes:
        lock = replace(lock, closed=at)
    if change.host:
        lock = replace(lock, seen=at)
    places = [change.places.get(seat, place) for seat, place in enumerate(table.places)]
    return replace(table, host=change.host or table.host, door=lock, places=places)


def _entries(room: Room, change: Change) -> list[LogEntry]:
    """The lines of the log by which a running match learns who plays."""
    if room.table.phase != "playing":
        return []
    now = room.deadlines.now()
    return [
        LogEntry(version, seat, _line(place.kind == "bot", change.lost), None, now)
        for version, (seat, place) in enumerate(change.places.items(), room.version + 1)
    ]


def _line(bot: bool, lost: bool = False) -> bytes:
    return msgspec.json.encode(SeatTakenOver(bot, lost))


def _writing(room: Room, change: Change, entries: list[LogEntry], at: float) -> Query[None]:
    table = room.table
    yield from stored.change(table, change.places)
    for entry in entries:
        yield from room.deadlines.with_due(tables.append(table.id, entry, None), entry.at)
    if change.lost:
        yield from timing.forfeit(table.id, [*table.forfeits, *change.places])
    if change.sent_away:
        yield from doors.kick(table.id, change.sent_away)
    if change.host:
        yield from doors.host(table.id, table.host, change.host, at)
    if change.closes:
        yield from doors.close(table.id, at)
