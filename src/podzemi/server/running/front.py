"""The layer between the listening socket and the app: proxies, the base path, request ids, the access log.

A proxy's word about who asks counts only if the proxy is one of those configured; everybody else's
X-Forwarded headers are taken away. Below a base path the app sees its own addresses as if there were none,
and what it answers (cookies, redirects) is moved below it again.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any, Final  # Any: an ASGI scope as plain data, so that it may be changed

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from podzemi.server import metrics
from podzemi.server.running import logs
from podzemi.server.running.networks import Networks
from podzemi.server.settings import Settings
from podzemi.server.support.edges import secrets, time

logger = logging.getLogger("podzemi.access")

Noted = Callable[[float, str, str, int, float], None]
Headers = list[tuple[bytes, bytes]]
REQUEST_ID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
HOST: Final = re.compile(rb"[A-Za-z0-9.:\[\]_-]{1,255}")
FORWARDED: Final = (
    b"x-forwarded-for",
    b"x-forwarded-proto",
    b"x-forwarded-host",
    b"forwarded",
    b"x-request-id",
)
SECURE: Final = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}
UNTRUSTED: Final = "podzemi.untrusted_proxy"
"""In the scope of a request that came through somebody who is not configured as a proxy."""


class Front:
    """The app as the network sees it."""

    def __init__(self, app: ASGIApp, settings: Settings, noted: Noted = lambda *_: None) -> None:
        """`noted`: told of every request when, how, by which route, with what status, in how many ms."""
        self.app = app
        self.base = settings.base_path
        self.proxies = Networks(settings.proxies)
        self.warned = False
        self.noted = noted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]  # Litestar's type leaves it out
            await self.app(scope, receive, send)
            return
        heard = self._hear(scope)
        path = self._below(scope["path"])
        if path is None:
            await redirect(send, self.base + "/", scope["query_string"])
            return
        heard["path"] = path
        heard["raw_path"] = path.encode("utf-8", "surrogateescape")
        logs.REQUEST.set(heard["podzemi.request"])
        if scope["type"] == "websocket":  # type: ignore[comparison-overlap]  # its type is an enum of strings
            await self.app(heard, receive, send)
        else:
            await self._answer(heard, receive, send)

    # --- who asks

    def _hear(self, scope: Scope) -> Any:
        """The scope as a trusted proxy tells it; without what others claim."""
        heard: dict[str, Any] = dict(scope)
        given = {name: value for name, value in scope["headers"] if name in FORWARDED}
        request = b""
        if given:
            heard["headers"] = [(name, value) for name, value in scope["headers"] if name not in FORWARDED]
            peer = scope["client"][0] if scope["client"] else None
            if self.proxies.holds(peer):
                self._believe(heard, given)
                request = given.get(b"x-request-id", b"")
            else:
                self._doubt(heard, given, peer)
        known = REQUEST_ID.fullmatch(request)
        heard["podzemi.request"] = request.decode() if known else secrets.token_hex(8)
        return heard

    def _believe(self, heard: dict[str, Any], given: dict[bytes, bytes]) -> None:
        if (address := self._asker(given.get(b"x-forwarded-for", b"").decode("latin-1"))) is not None:
            heard["client"] = (address, 0)
        schemes = SECURE[heard["type"]]
        proto = given.get(b"x-forwarded-proto", b"").decode("latin-1").strip().lower()
        heard["scheme"] = schemes.get(proto, heard["scheme"])
        host = given.get(b"x-forwarded-host", b"").split(b",")[-1].strip()
        if HOST.fullmatch(host):
            others = [(name, value) for name, value in heard["headers"] if name != b"host"]
            heard["headers"] = [*others, (b"host", host)]

    def _asker(self, chain: str) -> str | None:
        """The last address that is no proxy of ours: what stands before it anybody may have written."""
        addresses = [part.strip() for part in chain.split(",") if part.strip()]
        for address in reversed(addresses):
            if not self.proxies.holds(address):
                return address[:64]
        return addresses[0][:64] if addresses else None

    def _doubt(self, heard: dict[str, Any], given: dict[bytes, bytes], peer: str | None) -> None:
        if given.keys() == {b"x-request-id"}:
            return
        heard[UNTRUSTED] = True
        if not self.warned:
            self.warned = True
            logger.warning(
                "forwarded headers from %s are ignored: add it to the setting proxies", peer or "unix"
            )

    # --- where

    def _below(self, path: str) -> str | None:
        """The app's own path; None: the base without its slash. A proxy may have taken the base off."""
        if not self.base or not path.startswith(self.base):
            return path
        rest = path[len(self.base) :]
        if not rest:
            return None
        return rest if rest.startswith("/") else path

    # --- the answer

    async def _answer(self, scope: Any, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        secure = scope["scheme"] == "https"

        async def send_moved(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.body":
                metrics.SENT_HTTP.inc(len(message["body"]))
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*self._moved(list(message["headers"]), secure), request_id]
                message = {**message, "headers": headers}
            await send(message)

        request_id = (b"x-request-id", scope["podzemi.request"].encode())
        try:
            await self.app(scope, receive, send_moved)
        finally:
            seconds = time.perf_counter() - started
            method, route = metrics.method_of(scope), metrics.route_of(scope)
            metrics.request(method, route, status, seconds)
            self.noted(time.time(), method, route, status, seconds * 1000)
            fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 2)}
            logger.info("%s %s %s", method, route, status, extra={"fields": fields})

    def _moved(self, headers: Headers, secure: bool) -> Headers:
        """Cookies are for our path alone, and never travel unencrypted if this answer does not."""
        return [(name, self._moved_value(name.lower(), value, secure)) for name, value in headers]

    def _moved_value(self, name: bytes, value: bytes, secure: bool) -> bytes:
        base = self.base.encode()
        if name == b"location" and value.startswith(b"/") and not value.startswith(b"//"):
            return base + value
        if name != b"set-cookie":
            return value
        if base:
            value = re.sub(rb"(?i);\s*path=/(?=;|$)", b"; Path=" + base, value)
        has_secure = re.search(rb"(?i);\s*secure(?=;|$)", value)
        return value + b"; Secure" if secure and not has_secure else value


async def redirect(send: Send, path: str, query: bytes) -> None:
    """To the same place with its slash."""
    location = path.encode() + (b"?" + query if query else b"")
    await send({"type": "http.response.start", "status": 308, "headers": [(b"location", location)]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
