"""Who is asking: a guest with a name and a signed cookie. No password, no e-mail, no tracking."""

from __future__ import annotations

import secrets
import time
import unicodedata
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from podzemi import languages
from podzemi.server.problems import Refused
from podzemi.server.store import Store, people
from podzemi.wire.messages import Person

COOKIE: Final = "podzemi"
YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 24


class Identities:
    """Makes and recognises guests. The cookie holds the public id and our signature, nothing else."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = URLSafeSerializer(secret, salt="podzemi-guest")

    def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The id in the asker's cookie; None without one, or with one that we did not sign."""
        try:
            found = self.signer.loads(connection.cookies.get(COOKIE, ""))
        except BadSignature:
            return None
        return found if isinstance(found, str) else None

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """The guest who is asking, with the present name."""
        if (who := self.who(connection)) is None:
            return None
        name = (await self.store.read(people.names({who}))).get(who)
        return None if name is None else Person(who, name)

    async def welcome(self, language: str) -> Person:
        """A new guest with a friendly name."""
        person = Person(secrets.token_urlsafe(12), friendly_name(language))
        await self.store.write(people.add(person.id, person.name, time.time()))
        return person

    def cookie(self, person: str, secure: bool) -> Cookie:
        signed = self.signer.dumps(person)
        value = signed if isinstance(signed, str) else signed.decode()
        return Cookie(
            key=COOKIE, value=value, httponly=True, samesite="lax", secure=secure, max_age=YEAR, path="/"
        )


def friendly_name(language: str) -> str:
    """An animal of the dark and a number: enough to tell two guests apart."""
    animals = languages.text(language, "guest-names").split(",")
    return f"{secrets.choice(animals).strip()} {2 + secrets.randbelow(98)}"


def clean_name(name: str) -> str:
    """The name as it is kept: one line, no odd spaces; Refused if nothing readable is left."""
    shown = "".join(
        c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", name)
    )
    kept = " ".join(shown.split())
    if not 1 <= len(kept) <= LONGEST_NAME:
        raise Refused("bad_name", max=LONGEST_NAME)
    return kept
