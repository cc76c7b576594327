"""Checks of every request before a handler sees it, and headers of every answer."""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from podzemi.server.packs import BODY_BYTES
from podzemi.server.people.identity import AnyConnection, ban_refusal, host_of
from podzemi.server.problems import Refused
from podzemi.server.services import Services
from podzemi.server.support.limits import HASTE, MESSAGE_BYTES, RECORD_BYTES, too_large
from podzemi.server.support.one_thread import Waiting

LARGER: Final = {
    "/api/packs": BODY_BYTES,
    "/api/replay": RECORD_BYTES,
    "/api/replay/story": RECORD_BYTES,
    "/api/replay/verdict": RECORD_BYTES,
    "/api/replay/branch": RECORD_BYTES,
}
"""Paths whose bodies may be larger than a message."""
MOST_HASTY: Final = 500
"""Refusals for haste that are held back at the same time; others are given at once."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
ADMIN: Final = "/api/admin"
STILL_ALLOWED: Final = (
    "/api/account/sign-in",
    "/api/account/sign-in/passkey",
    "/api/account/sign-in/passkey/question",
    "/api/account/sign-out",
    "/api/account/delete",
)
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
API_HEADERS: Final = (*HEADERS, (b"cache-control", b"no-store"))


async def add_headers(message: Message, scope: Scope) -> None:
    """The same safe headers on every answer, also on refusals."""
    if message["type"] == "http.response.start":
        given = list(message["headers"])
        names = {name.lower() for name, _ in given}
        wanted = API_HEADERS if scope["path"].startswith("/api") else HEADERS
        message["headers"] = [*given, *(header for header in wanted if header[0] not in names)]


class Guard(ASGIMiddleware):
    """Origin, size, content type and rate, for HTTP and sockets alike."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self) -> None:
        self.hasty = Waiting(MOST_HASTY)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: AnyConnection = ASGIConnection(scope)
        services: Services = connection.app.state.services
        if scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in SAFE:
            check_origin(connection, services.settings.origins)
        if scope["type"] == ScopeType.HTTP:
            check_body(connection)
        if scope["path"].startswith("/api"):
            found = await services.identities.recognise(connection)
            await self._check_rate(services, connection)
            if scope["path"].startswith(ADMIN) and not (found and found.admin):
                raise Refused("not_found")
            await check_ban(connection, services)
        await next_app(scope, receive, send)

    async def _check_rate(self, services: Services, connection: AnyConnection) -> None:
        try:
            services.limits.check_request(services.identities.who(connection), host_of(connection))
        except Refused:
            with self.hasty:
                await asyncio.sleep(HASTE)
            raise


def check_origin(connection: AnyConnection, allowed: tuple[str, ...]) -> None:
    """Browsers always say which page asks when something changes; other pages may not.

    A request without an origin comes from a program, which no other page can drive.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Refused("bad_origin")
        return
    own = urlsplit(origin).netloc.lower()
    if origin not in allowed and (not own or own != connection.headers.get("host", "").lower()):
        raise Refused("bad_origin")


def check_body(connection: AnyConnection) -> None:
    length = connection.headers.get("content-length", "0")
    most = LARGER.get(connection.scope["path"].rstrip("/"), MESSAGE_BYTES)
    if not length.isdecimal() or int(length[:12]) > most:
        raise too_large(most)
    has_body = length != "0" or "transfer-encoding" in connection.headers
    kind = connection.headers.get("content-type", "").split(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise Refused("not_json")


async def check_ban(connection: AnyConnection, services: Services) -> None:
    """A banned person may look, sign in or out, and leave for good. Sockets are told so by `live`."""
    scope = connection.scope
    if scope["type"] != ScopeType.HTTP or scope.get("method") in SAFE or scope["path"] in STILL_ALLOWED:
        return
    if (ban := await services.identities.ban(connection)) is not None:
        raise ban_refusal(ban)
