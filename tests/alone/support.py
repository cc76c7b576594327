"""A table server in this process, whose thinkers work here too."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any  # Any: JSON

import msgspec

from podzemi.alone.table_server import SocketSession, TableServer
from podzemi.alone.thought import work_on

JSON = {"content-type": "application/json", "accept-language": "en"}


async def here(thought: bytes) -> bytes:
    await asyncio.sleep(0)
    return work_on(thought)


def server(folder: Path, **more: Any) -> TableServer:
    return TableServer(folder, here, bot_pause=0.0, **more)


async def ask(alone: TableServer, method: str, path: str, body: Any = None) -> Any:
    """The answer that the page would get; an AssertionError for a refusal."""
    data = b"" if body is None else msgspec.json.encode(body)
    answer = await alone.request(method, f"/api{path}", JSON, data)
    assert answer.status < 400, answer
    return msgspec.json.decode(answer.body) if answer.body else None


class Page:
    """A table as its page hears it."""

    def __init__(self, alone: TableServer, table: str) -> None:
        self.heard: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        self.line: SocketSession = alone.open(
            f"/api/tables/{table}/live", JSON, lambda what, value: self.heard.put_nowait((what, value))
        )

    async def next(self) -> dict[str, Any]:
        """The next message; an AssertionError where the line ends."""
        while True:
            what, value = await asyncio.wait_for(self.heard.get(), 60)
            assert what != "close", value
            if what == "message":
                message: dict[str, Any] = msgspec.json.decode(value)
                return message

    def say(self, **message: Any) -> None:
        self.line.hear(msgspec.json.encode(message).decode())

    async def play(self, most: int = 10_000) -> int:
        """Always the first action that is allowed; how many were acknowledged until the end or `most`."""
        accepted = 0
        while accepted < most:
            message = await self.next()
            if message["kind"] == "table" and message["table"]["phase"] == "finished":
                return accepted
            accepted += message["kind"] == "accepted"
            if message["kind"] in ("sync", "update") and message.get("legal"):
                self.say(
                    kind="act",
                    id=f"a{message['version']}",
                    version=message["version"],
                    action=message["legal"][0],
                )
        return accepted
