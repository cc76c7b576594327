"""Asks the application in one thread for everything once, so that what it imports shows itself."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from podzemi.alone.table_server import TableServer
from podzemi.alone.thought import work_on
from podzemi.engine import registry

JSON = {"content-type": "application/json", "accept-language": "en"}


async def here(thought: bytes) -> bytes:
    return work_on(thought)


async def ask(alone: TableServer, method: str, path: str, body: Any = None) -> Any:
    data = b"" if body is None else msgspec.json.encode(body)
    answer = await alone.request(method, f"/api{path}", JSON, data)
    assert answer.status < 400, (path, answer)
    return msgspec.json.decode(answer.body) if answer.body else None


async def play(alone: TableServer, table: str) -> None:
    """To the end, always the first action that is allowed."""
    heard: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
    line = alone.open(f"/api/tables/{table}/live", JSON, lambda what, value: heard.put_nowait((what, value)))
    line.hear('{"kind":"hurry"}')
    while True:
        what, value = await heard.get()
        assert what != "close", value
        message: dict[str, Any] = msgspec.json.decode(value) if what == "message" else {"kind": ""}
        if message["kind"] == "table" and message["table"]["phase"] == "finished":
            return line.close()
        if message["kind"] in ("sync", "update") and message.get("legal"):
            version = message["version"]
            act = {"kind": "act", "id": f"a{version}", "version": version, "action": message["legal"][0]}
            line.hear(msgspec.json.encode(act).decode())


async def main() -> None:
    logging.basicConfig(level=logging.WARNING)
    async with TableServer(Path(tempfile.mkdtemp()), here, bot_pause=0.0) as alone:
        for path in (
            "/me",
            "/games",
            "/clocks",
            "/learn",
            "/puzzles",
            "/me/tables",
            "/tables",
            "/me/history",
        ):
            await ask(alone, "GET", path)
        for game in registry.GAMES:
            await ask(alone, "GET", f"/rules/{game}?lang=pl")
            await ask(alone, "GET", f"/packs?game={game}")
        new = {"game": "welcome_dungeon", "seats": ["me", "novice"], "public": False}
        table = (await ask(alone, "POST", "/tables", new))["id"]
        await play(alone, table)
        for rest in ("/record", "/replay/story?viewer=public", "/verdict", "/hindsight"):
            await alone.request("GET", f"/api/tables/{table}{rest}", JSON)
        await alone.request("GET", "/api/nothing", JSON)
        alone.store.restore(alone.store.save())
