"""How the server stops: everybody is told, what is being stored is stored, then the connections close."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from podzemi.server.people.connections import Connections, OpenConnection
from podzemi.wire import messages as wire

if TYPE_CHECKING:
    from podzemi.server.table.rooms import Rooms

logger = logging.getLogger("podzemi.server")

RESTART: Final = 1012
"""The close code that says: come back soon."""
GOODBYE: Final = msgspec.json.encode(wire.Goodbye()).decode()


async def settle(rooms: Rooms) -> None:
    """Until everything that was asked of the rooms so far is done and stored."""
    rooms_here = [room for room in rooms.here.values() if not room.queue.is_ended]
    await asyncio.gather(*(room.do(_nothing) for room in rooms_here), return_exceptions=True)


async def _nothing() -> None:
    """An order that only waits for its turn."""


class Shutdown:
    """Whether the server is about to stop, and the way it does."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections
        self.begun = False

    def check(self, connection: OpenConnection) -> None:
        """Refuse new connections at once while the server stops."""
        if self.begun:
            connection.send(GOODBYE)
            connection.end(RESTART)

    async def begin(self, rooms: Rooms, seconds: float) -> None:
        """Returns when every client has been told and every connection is closed, or after that time."""
        self.begun = True
        count = len(self.connections.open)
        logger.info("stopping: %s connections, %s tables in memory", count, len(rooms.here))
        for connection in list(self.connections.open):
            connection.send(GOODBYE)
        try:
            async with asyncio.timeout(seconds):
                await settle(rooms)
                await self._close()
        except TimeoutError:
            logger.warning("stopping: %s connections did not close in time", len(self.connections.open))

    async def _close(self) -> None:
        """After what waits to be sent: the acknowledgements are among it."""
        left = list(self.connections.open)
        for connection in left:
            connection.end(RESTART)
        await asyncio.gather(*(connection.sender for connection in left), return_exceptions=True)
