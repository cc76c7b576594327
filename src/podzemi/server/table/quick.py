"""Playing with whoever waits: a seat at a public table of that game, or a table of one's own that bots fill.

When the bots come is stored with the table, so that a restart changes nothing. Every process looks for tables
whose time has come; what is to be done is an order of the room, and of two that do it at once one gives way.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from podzemi.server.match import door
from podzemi.server.match.tables import check_bot, check_game, new_table
from podzemi.server.problems import Refused
from podzemi.server.store import Query, Quick, Table
from podzemi.server.store.table import quick, tables
from podzemi.server.table import gathering, seats
from podzemi.wire import messages as wire
from podzemi.wire.people.friends import QuickWish

if TYPE_CHECKING:
    from podzemi.server.table.room import Room
    from podzemi.server.table.rooms import Rooms

logger = logging.getLogger("podzemi.server")

COMPANY: Final = 4
"""Players of a table that is opened: enough company, not a crowd."""
ARRIVING: Final = 10.0
"""Seconds that whoever opened a table has to get there."""
DAY: Final = 24 * 3600.0
GRACE: Final = 15.0
"""Seconds after a start in which people come back to their tables."""
SWEEP: Final = 10.0
"""Seconds after which every process looks, also for tables that another one opened."""


class QuickMatches:
    """Seats people, and brings the bots in time."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.not_before = rooms.now() + GRACE
        self.fresh = asyncio.Event()

    # --- a seat

    async def seat(self, person: wire.Person, wish: QuickWish) -> Room:
        """The room where the person plays: one where somebody waits, or a new one."""
        check_bot(wish.bot)
        await self.rooms.check_bots(person.id)
        tried: list[str] = []
        while True:
            mine = await self._new_table(person, wish)
            found = await self.rooms.write_new(self._found_or_opened(mine, tried))
            room = await self.rooms.get(found)
            if found == mine.id:
                self.rooms.lobby.refresh()
                self.fresh.set()
                return room
            tried.append(found)
            if room.seat_of(person.id) is not None:
                return room
            if self._is_attended(room):
                with suppress(Refused):  # somebody was quicker: there may be another table
                    await room.do(partial(seats.sit_anywhere, room, person.id, person.name))
                    return room

    async def _new_table(self, person: wire.Person, wish: QuickWish) -> Table:
        players = min(check_game(wish.game).max_players, COMPANY)
        wanted = wire.NewTable(wish.game, ["me", *["open"] * (players - 1)])
        now = self.rooms.now()
        waiting = Quick(wish.bot, now + wish.wait)
        return replace(new_table(person.id, wanted), created=now, door=await door.of(wanted), quick=waiting)

    def _found_or_opened(self, mine: Table, tried: list[str]) -> Query[str]:
        """The first table to try; `mine`, now open, where there is none. Both in one write, and such writes
        run one after another in all processes: two who ask at once meet."""
        since = mine.door.seen - DAY
        for found in (yield from quick.to_join(mine.game, mine.host, since, tried)):
            return found
        yield from tables.add_within(mine, self.rooms.table_limits)
        return mine.id

    def _is_attended(self, room: Room) -> bool:
        """Whether somebody waits there, or is just on the way."""
        if self.rooms.now() - room.table.created < ARRIVING:
            return True
        return any(place.kind == "person" and room.is_connected(place.player) for place in room.table.places)

    # --- the bots

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            wait = await self.round()
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.fresh.wait()

    async def round(self) -> float:
        """Fill the tables whose time has come; the seconds until the next look."""
        self.fresh.clear()
        now = self.rooms.now()
        waits = [SWEEP]
        for table, due in await self.rooms.store.read(quick.waiting()):
            left = max(due, self.not_before) - now
            if left > 0:
                waits.append(left)
            else:
                await self._fill(table)
        return min(waits)

    async def _fill(self, table: str) -> None:
        try:
            room = await self.rooms.get(table)
            await room.do(partial(fill, room))
        except Refused as refused:
            logger.info("table %s is not filled with bots: %s", table, refused)
        except Exception:
            logger.exception("table %s cannot be filled with bots", table)


async def fill(room: Room) -> None:
    """An order of the room: whoever is away leaves, bots take the free seats, and the match begins."""
    if room.table.phase != "gathering" or room.table.quick is None:
        return
    people = [place.player for place in room.table.places if place.kind == "person"]
    for person in people:
        if not room.is_connected(person) and room.table.door.closed is None:
            await seats.leave(room, person)
    if room.table.door.closed is None:
        await seats.fill(room, room.table.quick.bot)
        await seats.set_ready(room, people, True)
        await gathering.start(room, room.table.host)
