"""The application as a page in the same browser uses it: requests and lines without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self  # Any: ASGI's scopes and messages

from podzemi.alone.store import LocalStore
from podzemi.alone.thinkers import Elsewhere, Thinkers
from podzemi.server.app import make_app
from podzemi.server.http.learning.puzzles import puzzle_thread
from podzemi.server.settings import Settings

FILE: Final = "podzemi.sqlite"
ABNORMAL: Final = 1006
"""A line that ended without a farewell."""
UNLIMITED: Final = 1e6
"""Nobody else is there to be protected from the one who plays."""


TOGETHER: Final = (
    *(
        "/api/account",
        "/api/admin",
        "/api/me/friends",
        "/api/me/blocks",
        "/api/me/invitations",
        "/api/me/live",
    ),
    *("/api/me/mail", "/api/mail", "/api/quick", "/api/ratings", "/api/docs"),
)
"""Beginnings of paths that make no sense where nobody else is: they are not offered."""


class HttpResponse(NamedTuple):
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


def settings_of(data: Path, bot_pause: float) -> Settings:
    return Settings(
        data=data,
        static=data,
        packs=None,
        bot_pause=bot_pause,
        bot_workers=1,
        requests_per_second=UNLIMITED,
        strangers_per_second=UNLIMITED,
        address_requests_per_second=UNLIMITED,
        messages_per_second=UNLIMITED,
        bot_seconds_per_minute=UNLIMITED,
        bot_seconds_per_address=UNLIMITED,
        export_pause=0,
    )


class TableServer:
    """One application, opened on one folder, for one person."""

    def __init__(
        self,
        data: Path,
        elsewhere: Elsewhere,
        flush: Callable[[], None] = lambda: None,
        bot_pause: float = 0.4,
    ) -> None:
        """`elsewhere`: has bots think; `flush`: see `LocalStore`."""
        self.store = LocalStore(data / FILE, flush)
        self.thinkers = Thinkers(elsewhere)
        self.app = make_app(settings_of(data, bot_pause), self.store, self.thinkers)
        self.cookies: dict[str, str] = {}

    async def __aenter__(self) -> Self:
        self.cookies = await self.store.cookies()
        self.lifespan = self.app.lifespan()
        await self.lifespan.__aenter__()
        for thread in (puzzle_thread, self.app.state.services.lessons):
            thread.run = self.thinkers.think
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.lifespan.__aexit__(kind, error, trace)

    async def request(
        self, method: str, path: str, headers: dict[str, str], body: bytes = b""
    ) -> HttpResponse:
        """As `fetch` does it, cookies included."""
        if path.startswith(TOGETHER):
            return HttpResponse(404, {"content-type": "application/json"}, b'{"code":"not_found"}')
        length = {"content-length": str(len(body))} if body else {}
        scope = {**self._scope("http", path, {**headers, **length}), "method": method}
        asked = [{"type": "http.request", "body": body, "more_body": False}]
        said: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            if asked:
                return asked.pop()
            await asyncio.Event().wait()  # who asks never leaves before the answer
            raise AssertionError

        async def send(message: dict[str, Any]) -> None:
            said.append(message)

        await self.app(scope, receive, send)  # type: ignore[arg-type]  # Litestar's scopes are closed types
        start, *parts = said
        given = [(name.decode().lower(), value.decode()) for name, value in start["headers"]]
        await self._keep([value for name, value in given if name == "set-cookie"])
        headers = {name: value for name, value in given if name != "set-cookie"}
        return HttpResponse(start["status"], headers, b"".join(part.get("body", b"") for part in parts))

    def open(self, path: str, headers: dict[str, str], tell: Tell) -> SocketSession:
        """As a `WebSocket` opens; `tell` hears what happens to it."""
        return SocketSession(self.app, self._scope("websocket", path, headers), tell)

    def _scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        where, _, query = path.partition("?")
        own = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        brought = headers.get("cookie", "")
        cookie = "; ".join(filter(None, (brought, own)))
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": where,
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (name.lower().encode(), value.encode())
                for name, value in {"host": "alone", **headers, "cookie": cookie}.items()
            ],
            "client": ("127.0.0.1", 1),
            "server": ("alone", 80),
            "subprotocols": [],
            "state": {},
        }

    async def _keep(self, said: list[str]) -> None:
        """On the disk before the answer goes out, like everything else."""
        for line in said:
            try:
                found = SimpleCookie(line)
            except CookieError:
                continue
            for name, morsel in found.items():
                if morsel["max-age"] == "0":
                    self.cookies.pop(name, None)
                else:
                    self.cookies[name] = morsel.value
        if said:
            await self.store.keep_cookies(self.cookies)


Tell = Callable[[str, Any], None]
"""Hears "open", "message" with its text, and "close" with its code."""


class SocketSession:
    """A socket's server side."""

    def __init__(self, app: Any, scope: dict[str, Any], tell: Tell) -> None:
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.tell = tell
        self.closed = False
        self.task = asyncio.ensure_future(self._live(app, scope))

    def hear(self, text: str) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    def close(self) -> None:
        """The page has left."""
        self.closed = True
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _live(self, app: Any, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self.inbox.get, self._send)
        finally:
            self._end(ABNORMAL)

    async def _send(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "websocket.accept":
                self.tell("open", None)
            case "websocket.send":
                text = message.get("text")
                self.tell("message", message["bytes"].decode() if text is None else text)
            case "websocket.close":
                self._end(message.get("code", 1000))

    def _end(self, code: int) -> None:
        if not self.closed:
            self.closed = True
            self.tell("close", code)
