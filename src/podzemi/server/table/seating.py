"""Seats: who sits down, who gets up, where a bot plays. Orders of a room, carried out in its queue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from podzemi.engine.values import Seat
from podzemi.server.problems import Refused
from podzemi.server.store import Place, Taken, tables
from podzemi.server.table import gathering
from podzemi.server.table.tables import OPEN, check_bot, check_seat

if TYPE_CHECKING:
    from podzemi.server.table.room import Room


async def sit(room: Room, person: str, name: str, seat: Seat, player: str) -> None:
    """A person sits down, or somebody puts a bot into a seat."""
    check_seat(room.table, seat)
    room.names[person] = name
    if room.table.phase == "finished":
        raise Refused("already_started")
    if room.table.phase == "playing":
        changes = _change_in_play(room, person, seat, player)
    elif player == "me":
        gathering.check_may_sit(room, person)
        changes = _sit_down(room, person, seat)
    else:
        changes = _place_bot(room, person, seat, player)
    await _change(room, changes)


def _sit_down(room: Room, person: str, seat: Seat) -> dict[Seat, Place]:
    place, mine = room.table.places[seat], room.seat_of(person)
    if mine == seat:
        return {}
    if place.kind != "open":
        full = all(other.kind != "open" for other in room.table.places)
        raise Refused("table_full" if full else "seat_taken")
    changes = {seat: Place("person", person)}
    return changes if mine is None else {mine: OPEN, **changes}


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
        return {seat: Place("person", person)}
    check_bot(player)
    if room.seat_of(person) is None and person != room.table.host:
        raise Refused("not_your_seat")
    if place.kind != "person":
        raise Refused("already_started")
    if person != place.player and room.is_connected(place.player):
        raise Refused("still_here", name=room.names.get(place.player, ""))
    return {seat: Place("bot", player, owner=place.player)}


async def stand_up(room: Room, person: str, seat: Seat) -> None:
    """A person leaves, or the host clears a seat; only before the match."""
    check_seat(room.table, seat)
    place = room.table.places[seat]
    if room.table.phase != "gathering":
        raise Refused("already_started")
    if person != room.table.host and (place.kind != "person" or place.player != person):
        raise Refused("not_your_seat")
    if place.kind == "person" and place.player != person:
        await gathering.kick(room, seat)
    elif place.kind != "open":
        await _change(room, {seat: OPEN})


async def _change(room: Room, changes: dict[Seat, Place]) -> None:
    """Everybody is told; Refused if another process was quicker."""
    if not changes:
        return
    if room.table.phase == "playing":
        for seat, place in changes.items():
            await room.keeper.reseat(seat, place)
        return
    swaps = {seat: (room.table.places[seat], place) for seat, place in changes.items()}
    try:
        await room.rooms.store.write(tables.change_seats(room.table.id, swaps), tell=room.table.id)
    except Taken:
        await room.refresh()
        raise Refused("seat_taken") from None
    places = [changes.get(seat, place) for seat, place in enumerate(room.table.places)]
    room.table = replace(room.table, places=places)
    room.seats_changed()
