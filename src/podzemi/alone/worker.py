"""The table server as its worker in the page asks it; `thought` is the same for the worker that thinks.

Only bytes and texts cross the border. `web/src/alone/worker.ts` is the other side of it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any  # Any: what JavaScript gives

import msgspec

from podzemi.alone.table_server import FILE, SocketSession, TableServer

JOURNAL = f"{FILE}-journal"


class Desk:
    """The table server, as the page asks it."""

    def __init__(
        self, folder: str, elsewhere: Callable[[bytes], Awaitable[Any]], flush: Callable[[], None]
    ) -> None:
        """`elsewhere`: has the thinkers think, in JavaScript."""

        async def think(work: bytes) -> bytes:
            return bytes((await elsewhere(work)).to_bytes())

        self.server = TableServer(Path(folder), think, flush)

    async def open(self) -> None:
        await self.server.__aenter__()

    async def ask(self, method: str, path: str, headers: str, body: str) -> list[Any]:
        """Status, headers as JSON and body of the answer."""
        given: dict[str, str] = msgspec.json.decode(headers)
        answer = await self.server.request(method, path, given, body.encode())
        return [answer.status, msgspec.json.encode(answer.headers).decode(), answer.body]

    def line(self, path: str, headers: str, tell: Callable[[str, Any], None]) -> SocketSession:
        given: dict[str, str] = msgspec.json.decode(headers)
        return self.server.open(path, given, tell)

    def save(self) -> bytes:
        return self.server.store.save()

    def restore(self, saved: Any) -> None:
        """NoSave where it is none."""
        self.server.store.restore(bytes(saved.to_bytes()))
