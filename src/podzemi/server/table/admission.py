"""Admission to locked tables, by password or invitation."""

from __future__ import annotations

from functools import partial

from podzemi.server.attempt_limits import PasswordLimiter
from podzemi.server.problems import Refused
from podzemi.server.table import gathering
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire.gatherings import Knock


class Admission:
    """Lets in whoever knows the password or brings an invitation; too many wrong tries have to wait."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.password_limiter = PasswordLimiter(rooms.store, "table")

    async def enter(self, table: str, person: str, address: str, knock: Knock) -> Room:
        """The room behind that door. Refused in the same words, whether the table is not there or the
        password is not the right one."""
        await self.password_limiter.attempt(person, address)
        room = await self._find(table)
        if not await gathering.opens(None if room is None else room.table, knock) or room is None:
            raise Refused("no_entry")
        await room.do(partial(gathering.admit, room, person))
        await self.password_limiter.forgive(person, address)
        return room

    async def _find(self, table: str) -> Room | None:
        try:
            room = await self.rooms.get(table)
        except Refused:
            return None
        return None if room.table.door.closed is not None else room
