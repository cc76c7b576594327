"""Access to tables: passwords, invitations, and the right to watch.

A table's id is an unguessable link. A password locks the table even to those who have the link; who
knows it, or has the invitation that the host sends round, is let in once and known from then on.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import unicodedata
from typing import Final

from podzemi.server.problems import Refused
from podzemi.server.store import Door, Table
from podzemi.server.support.edges import secrets, time
from podzemi.wire.messages import NewTable

LONGEST_PASSWORD: Final = 100
COST: Final = 2**13
"""Work of scrypt: one guess takes about 20 ms, here and for anyone who stole the database; twice that, twice
as long."""


def new_key() -> str:
    """The key of an invitation; as unguessable as the link itself."""
    return secrets.token_urlsafe(16)


def clean_password(password: str) -> bytes:
    """The password as it is hashed: the same letters typed on another machine are the same password."""
    clean = unicodedata.normalize("NFC", password)
    if not 1 <= len(clean) <= LONGEST_PASSWORD or not clean.isprintable():
        raise Refused("table_password", max=LONGEST_PASSWORD)
    return clean.encode()


def _hash(password: bytes, salt: bytes) -> bytes:
    return hashlib.scrypt(password, salt=salt, n=COST, r=8, p=1, dklen=32)


async def lock(password: str) -> str:
    """The stored form of a password: a salt of its own and a slow hash."""
    clean, salt = clean_password(password), secrets.token_bytes(16)
    return f"{salt.hex()}:{(await asyncio.to_thread(_hash, clean, salt)).hex()}"


async def of(wish: NewTable) -> Door:
    """The door of a new table."""
    password = None if wish.password is None else await lock(wish.password)
    key = None if password is None else new_key()
    return Door(password, key, wish.watching, wish.language, seen=time.time())


async def fits(password: str, kept: str | None) -> bool:
    """Whether the password opens that lock. It takes as long where there is no lock at all."""
    salt, _, wanted = (kept or f"{'00' * 16}:").partition(":")
    made = await asyncio.to_thread(_hash, clean_password(password), bytes.fromhex(salt))
    return hmac.compare_digest(made, bytes.fromhex(wanted))


def is_insider(table: Table, person: str | None) -> bool:
    """Whether the person hosts the table, sits there, or has a seat there that a bot keeps."""
    if person is None:
        return False
    return person == table.host or any(
        place.owner == person or (place.kind == "person" and place.player == person) for place in table.places
    )


def check_sight(table: Table, person: str | None) -> None:
    """Refused if this person may not look at the table; a hidden locked one is as good as none."""
    if table.door.closed is not None:
        raise Refused("table_closed")
    if is_insider(table, person):
        return
    if table.door.password is not None and person not in table.door.admitted:
        known = "locked" if table.public else "unknown_table"
        raise Refused("kicked" if person in table.door.kicked else known)
    if not table.door.watching and table.phase != "gathering":
        raise Refused("no_watching")
