"""How the server takes leave: everybody hears it, what is being stored is stored, then the lines close."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from podzemi.wire import messages as wire

if TYPE_CHECKING:
    from podzemi.server.table.rooms import Rooms

logger = logging.getLogger("podzemi.server")

RESTART: Final = 1012
"""The close code that says: come back soon."""
GOODBYE: Final = msgspec.json.encode(wire.Goodbye()).decode()


class Line(Protocol):
    """An open connection."""

    sender: asyncio.Task[None]

    def send(self, message: str) -> None: ...

    def end(self, code: int) -> None: ...


async def settle(rooms: Rooms) -> None:
    """Until everything that was asked of the rooms so far is done and stored."""
    rooms_here = [room for room in rooms.here.values() if not room.writer.done()]
    await asyncio.gather(*(room.do(_nothing) for room in rooms_here), return_exceptions=True)


async def _nothing() -> None:
    """An order that only waits for its turn."""


class Farewell:
    """The open connections, and whether the server is about to stop."""

    def __init__(self) -> None:
        self.connections: set[Line] = set()
        self.begun = False

    def met(self, line: Line) -> None:
        """Who comes while the server stops is sent away at once."""
        self.connections.add(line)
        if self.begun:
            line.send(GOODBYE)
            line.end(RESTART)

    async def say(self, rooms: Rooms, seconds: float) -> None:
        """Returns when every client has been told and every line is closed, or after that time."""
        self.begun = True
        logger.info("stopping: %s connections, %s tables in memory", len(self.connections), len(rooms.here))
        for line in list(self.connections):
            line.send(GOODBYE)
        try:
            async with asyncio.timeout(seconds):
                await settle(rooms)
                await self._close()
        except TimeoutError:
            logger.warning("stopping: %s connections did not close in time", len(self.connections))

    async def _close(self) -> None:
        """After what waits to be sent: the acknowledgements are among it."""
        lines = list(self.connections)
        for line in lines:
            line.end(RESTART)
        await asyncio.gather(*(line.sender for line in lines), return_exceptions=True)
