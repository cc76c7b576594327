"""Wakes tables whose clock runs out while nobody looks: a move may take days, and rooms leave the memory.

The store notes with every line of the log when a table must be looked at again at the latest. At the start
and every hour the tables of the next hour are listed; each is looked at when its time has come, if nothing
was played meanwhile. Several processes may do so: the room's own time-out is written once.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from podzemi.server.match.clock import DAY, HOUR
from podzemi.server.store.table import timing

if TYPE_CHECKING:
    from podzemi.server.table.rooms import Rooms

PERIOD: Final = float(HOUR)
MOST: Final = 1000
"""Tables that are listed at once."""
SLACK: Final = 5.0
"""Seconds that a room in another process has for its own time-out."""


class Alarm:
    """One for all the rooms of a process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def run(self) -> None:
        while True:
            await self.round()

    async def round(self) -> None:
        """One look at the tables of the next hour."""
        until = self.rooms.now() + PERIOD
        found = await self.rooms.store.read(timing.due_before(until, MOST))
        for table, due in found:
            await self._sleep_until(due + SLACK)
            await self.wake(table)
        if len(found) < MOST:
            await self._sleep_until(until)

    async def _sleep_until(self, time: float) -> None:
        await asyncio.sleep(max(0.0, time - self.rooms.now()))

    async def wake(self, table: str) -> None:
        """Look at a table whose time has come; what is to be done its room does by itself. One that cannot be
        loaded is left for a day; if the store is unavailable, the supervisor restarts this task soon."""
        due = await self.rooms.store.read(timing.due(table))
        if due is None or due + SLACK > self.rooms.now():
            return
        room = await self.rooms.wake(table)
        later = self.rooms.now() + DAY if room is None else room.deadlines.next()
        if later is None or later > due:
            await self.rooms.store.write(timing.put_off(table, due, later))
