"""The network between people and processes: late, lossy, cut, or open on one side only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any  # Any: ASGI, JSON

import msgspec
from msgspec import Struct

from .process import Process

Json = dict[str, Any]
IMPATIENCE = 20.0
"""Seconds after which somebody gives up a request."""
INSTANT = 1e-6
"""Seconds between two messages of one connection at least: a heap does not keep the order of equal times."""
KEEPALIVE = 40.0
"""Seconds after which a server takes a silent connection for gone."""


class Lost(ConnectionError):
    """No answer came; whether anything was done, nobody knows."""


class Answer(Struct):
    status: int
    body: Any
    cookie: str


class Network:
    """Between everybody. `faults` go from 0 (none) to 1."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.faults = 0.0
        self.count = 0

    def fault(self, chance: float) -> bool:
        happens = self.dice.random() < chance * self.faults
        self.count += happens
        return happens

    def latency(self) -> float:
        return self.dice.uniform(2.0, 6.0) if self.fault(0.01) else self.dice.uniform(0.005, 0.06)

    async def request(
        self, process: Process, method: str, path: str, cookie: str, body: Any = None
    ) -> Answer:
        """One request and its answer; Lost if either of them is."""
        await asyncio.sleep(self.latency())
        if not process.ready or self.fault(0.02):
            raise Lost
        asked = process.run(_asked(process, method, path, cookie, body))
        done, _ = await asyncio.wait([asked], timeout=IMPATIENCE)
        await asyncio.sleep(self.latency())
        if not done or self.fault(0.02):
            raise Lost
        if asked.cancelled():
            raise RuntimeError(f"{method} {path} was cancelled: whoever asked hears nothing")
        answer: Answer = asked.result()
        return answer


def scope_of(kind: str, path: str, cookie: str, more: dict[str, Any]) -> dict[str, Any]:
    place, _, query = path.partition("?")
    headers = [(b"host", b"sim"), (b"content-type", b"application/json")]
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "http",
        "path": place,
        "raw_path": place.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": ("10.0.0.1", 1),
        "server": ("sim", 80),
        "state": {},
        "extensions": {},
        **more,
    }


async def _asked(process: Process, method: str, path: str, cookie: str, body: Any) -> Answer:
    """The request as the application gets it."""
    data = b"" if body is None else msgspec.json.encode(body)
    told: list[dict[str, Any]] = []
    scope = scope_of("http", path, cookie, {"method": method})
    scope["headers"].append((b"content-length", str(len(data)).encode()))
    if body is None:
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] != b"content-type"]

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": data, "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        told.append(message)

    await process.app(scope, receive, send)  # type: ignore[arg-type]  # plain dictionaries
    start = told[0]
    cookies = [value for name, value in start["headers"] if name.lower() == b"set-cookie"]
    text = b"".join(message.get("body", b"") for message in told[1:])
    kept = cookies[0].decode().split(";")[0] if cookies else ""
    return Answer(start["status"], msgspec.json.decode(text) if text[:1] in (b"{", b"[") else None, kept)


class Socket:
    """A WebSocket from somebody to a process. `heard` gets every text, None at its end."""

    def __init__(
        self, network: Network, process: Process, path: str, cookie: str, heard: Callable[[str | None], None]
    ) -> None:
        self.network = network
        self.process = process
        self.heard = heard
        self.loop = process.loop
        self.to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.open = True
        """As the client sees it."""
        self.cut_at = -1.0
        self.last = [0.0, 0.0]
        """When the last message arrives, at the server and at the client: they keep their order."""
        self.to_server.put_nowait({"type": "websocket.connect"})
        process.sockets.append(self)
        more: dict[str, Any] = {"subprotocols": []}
        self.app = process.run(
            process.app(
                scope_of("websocket", path, cookie, more),  # type: ignore[arg-type]
                self.to_server.get,  # type: ignore[arg-type]
                self._from_server,  # type: ignore[arg-type]
            )
        )

    def send(self, text: str) -> None:
        """From the client."""
        if self.network.fault(0.01):
            self.cut()
        if self.cut_at < 0:
            self._later(0, self.to_server.put_nowait, {"type": "websocket.receive", "text": text})

    async def _from_server(self, message: dict[str, Any]) -> None:
        if self.cut_at >= 0:
            return
        if message["type"] == "websocket.send":
            if self.network.fault(0.005):
                self.cut()
            else:
                self._later(1, self._hear, message["text"])
        elif message["type"] == "websocket.close":
            self._later(1, self._end)

    def _later(self, way: int, what: Callable[..., Any], *args: Any) -> None:
        self.last[way] = max(self.last[way] + INSTANT, self.loop.now + self.network.latency())
        self.loop.call_at(self.last[way], what, *args)

    def _hear(self, text: str) -> None:
        if self.open and self.cut_at < 0:
            self.heard(text)

    def _end(self) -> None:
        if self.open:
            self.open = False
            self.heard(None)

    def cut(self, silent: bool | None = None) -> None:
        """Nothing gets through any more. `silent`: neither side is told; they find out by waiting."""
        if self.cut_at >= 0:
            return
        self.cut_at = self.loop.now
        silent = self.network.dice.random() < 0.4 if silent is None else silent
        gone = {"type": "websocket.disconnect", "code": 1006}
        self.loop.call_later(KEEPALIVE if silent else 0.05, self.to_server.put_nowait, gone)
        if not silent:
            self.loop.call_later(0.05, self._end)

    def close(self) -> None:
        """By the client."""
        self.open = False
        self._later(0, self.to_server.put_nowait, {"type": "websocket.disconnect", "code": 1000})
