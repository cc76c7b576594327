"""Identities: a person with a name and a signed cookie; with an account also a password.

A cookie holds the public id and the secret of a session, which the store knows by its hash. Signing out ends
the session. Cookies from before there were sessions hold the id and, of an account, its generation; the first
page they come with gives them a session, and those of an account end when somebody signs out of it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import OrderedDict
from functools import lru_cache
from typing import Any, Final  # Any: Litestar's user, auth and state, which nothing here asks for

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from podzemi import languages
from podzemi.server.problems import Refused
from podzemi.server.store import Conflict, Query, Store
from podzemi.server.store.people import accounts, people, sessions
from podzemi.server.store.people.accounts import Ban, Identity
from podzemi.server.support.edges import secrets, time
from podzemi.server.support.limits import HOUR, RequestLimits, network_of
from podzemi.server.support.names import LONGEST_NAME, clean_name, with_number
from podzemi.wire.messages import Person

__all__ = [
    "COOKIE",
    "KEPT_COOKIE",
    "LONGEST_NAME",
    "AnyConnection",
    "Identities",
    "clean_name",
    "friendly_name",
]

AnyConnection = ASGIConnection[Any, Any, Any, Any]
COOKIE: Final = "podzemi"
KEPT_COOKIE: Final = "podzemi_guest"
"""The guest to whom this browser goes back after signing out of an account."""
YEAR: Final = 365 * 24 * 3600
DAY: Final = 24 * 3600.0
CHANGEOVER: Final = 30 * DAY
"""How long a guest's cookie without a session counts after the first one with it, which may have got lost."""
FRESH: Final = 2.0
"""Seconds for which what the store said about a person counts; a change in this process counts at once."""
REMEMBERED: Final = 10_000
IDENTITY: Final = "podzemi_identity"
LONGEST_COOKIE: Final = 256
"""Ours are shorter; what is longer is not even remembered as wrong."""


class Identities:
    """Makes and recognises people. `recognise` runs once per request; `who` then costs nothing."""

    def __init__(self, store: Store, keys: list[str], limits: RequestLimits) -> None:
        """`keys`: the newest last. It signs; addresses are told apart by the oldest, as they always were."""
        self.store = store
        self.limits = limits
        self.key = keys[0].encode()
        self.signer = URLSafeSerializer(keys, salt="podzemi-guest")
        self.read = lru_cache(REMEMBERED)(self._read)
        self.hashed = lru_cache(REMEMBERED)(self._hash)
        self.known: OrderedDict[str, tuple[float, Identity | None]] = OrderedDict()
        self.banned: tuple[float, dict[str, Ban]] = (-FRESH, {})

    # --- recognising

    async def recognise(self, connection: AnyConnection) -> Identity | None:
        """The identity of a valid cookie, cached for the request."""
        found = await self.of_cookie(connection.cookies.get(COOKIE, ""))
        connection.scope["state"][IDENTITY] = found
        return found

    async def of_cookie(self, cookie: str) -> Identity | None:
        signed = self.read(cookie) if len(cookie) <= LONGEST_COOKIE else None
        if signed is None:
            return None
        person, proof = signed
        found = await self.identity(person)
        session, generation = (session_id(proof), 0) if isinstance(proof, str) else ("", proof)
        if found is None or not self.admits(found, session, generation):
            return None
        return msgspec.structs.replace(found, session=session)

    def admits(self, identity: Identity, session: str, generation: int) -> bool:
        """Whether a cookie still counts, by its session or, without one, by its generation (0: a guest's)."""
        if session:
            return any(one.id == session for one in identity.sessions)
        if identity.generation or generation:
            return identity.generation == generation
        return identity.renewed is None or time.time() - identity.renewed < CHANGEOVER

    def _read(self, cookie: str) -> tuple[str, str | int] | None:
        """Id and the session's secret, or a generation (0: a guest's), of a cookie that we signed."""
        try:
            found = self.signer.loads(cookie)
        except BadSignature:
            return None
        match found:
            case str():
                return found, 0
            case [str() as person, str() | int() as proof]:
                return person, proof
        return None

    async def identity(self, person: str, fresh: float = FRESH) -> Identity | None:
        at, found = self.known.get(person, (-FRESH, None))
        now = time.monotonic()
        if now - at > fresh:
            found = await self.store.read(accounts.identity(person, time.time()))
            self.known[person] = (now, found)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        return found

    def forget(self, person: str) -> None:
        """Something about the person changed: ask the store again."""
        self.known.pop(person, None)
        self.banned = (-FRESH, {})

    def here(self, connection: AnyConnection) -> Identity | None:
        """The result of `recognise` for this request."""
        found: Identity | None = connection.scope["state"].get(IDENTITY)
        return found

    def who(self, connection: AnyConnection) -> str | None:
        """The id of the asker; None without a cookie, or with one that does not count."""
        found = self.here(connection)
        return None if found is None else found.person

    async def person(self, connection: AnyConnection) -> Person | None:
        """The person who is asking, with the present name."""
        found = self.here(connection)
        return None if found is None else Person(found.person, found.name)

    # --- bans

    async def ban(self, connection: AnyConnection) -> Ban | None:
        """Why this asker may not act."""
        found = self.here(connection)
        if found is not None and found.ban is not None:
            return found.ban
        at, bans = self.banned
        if (now := time.monotonic()) - at > FRESH:
            bans = await self.store.read(accounts.address_bans(time.time()))
            self.banned = (now, bans)
        return bans.get(self.address(connection)) if bans else None

    def address(self, connection: AnyConnection) -> str:
        """A keyed hash of where the asker is: enough to know the place again, not to find it."""
        return self.hashed(host_of(connection))

    def _hash(self, host: str) -> str:
        place = f"address {network_of(host)}"
        return hmac.new(self.key, place.encode(), hashlib.sha256).hexdigest()[:16]

    # --- making

    async def welcome(self, host: str, language: str) -> Person:
        """A new guest with a friendly name that nobody else has; Refused if too many came from there."""
        self.limits.check_guest(host)
        person = secrets.token_urlsafe(12)
        name = friendly_name(language)
        while True:
            try:
                await self.store.write(people.add(person, name, time.time()))
            except Conflict:
                name = with_number(friendly_name(language, plain=True), 2 + secrets.randbelow(10_000_000))
            else:
                return Person(person, name)

    async def begin_session(self, person: str, device: str) -> str:
        """The secret of a new session, for the cookie; Refused if the person is gone."""
        secret, now = secrets.token_urlsafe(24), time.time()

        def begin() -> Query[None]:
            yield from sessions.add(person, session_id(secret), device, now)
            yield from sessions.renew(person, now)

        try:
            await self.store.write(begin())
        except Conflict:
            raise Refused("no_identity") from None  # deleted a moment ago
        self.forget(person)
        return secret

    async def saw(self, identity: Identity, address: str, device: str) -> None:
        """Noted once a day: guests who never come back free their name; and the session once an hour."""
        now = time.time()
        if identity.seen is None or now - identity.seen > DAY:
            await self.store.write(accounts.saw(identity.person, address, now))
            self.forget(identity.person)
        session = next((one for one in identity.sessions if one.id == identity.session), None)
        if session is not None and now - session.seen > HOUR:
            await self.store.write(sessions.saw(session.id, device, now))
            self.forget(identity.person)

    def secret(self, connection: AnyConnection, key: str = COOKIE) -> str:
        """The secret of the session with which somebody asks; empty without one."""
        cookie = connection.cookies.get(key, "")
        signed = self.read(cookie) if len(cookie) <= LONGEST_COOKIE else None
        return signed[1] if signed is not None and isinstance(signed[1], str) else ""

    def cookie(self, person: str, secure: bool, secret: str, key: str = COOKIE) -> Cookie:
        signed = self.signer.dumps([person, secret])
        value = signed if isinstance(signed, str) else signed.decode()
        return Cookie(
            key=key, value=value, httponly=True, samesite="lax", secure=secure, max_age=YEAR, path="/"
        )


def session_id(secret: str) -> str:
    """How the store knows a session: whoever reads it there cannot sign in."""
    return hashlib.sha256(f"podzemi session {secret}".encode()).hexdigest()[:32]


def host_of(connection: AnyConnection) -> str:
    """The address of the asker; nothing for one who comes through a socket file."""
    return connection.client.host if connection.client else ""


def ban_refusal(ban: Ban) -> Refused:
    until = None if ban.until is None else time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(ban.until))
    return Refused("banned", reason=ban.reason, until=until)


def friendly_name(language: str, plain: bool = False) -> str:
    """An animal of the dark, and a number unless it shall be `plain`: enough to tell two guests apart."""
    animals = languages.text(language, "guest-names").split(",")
    animal = secrets.choice(animals).strip()
    return animal if plain else with_number(animal, 2 + secrets.randbelow(98))
