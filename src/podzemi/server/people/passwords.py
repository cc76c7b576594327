"""Passwords: which are refused, and how they are kept. Argon2id, off the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import hashlib
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from podzemi.server.problems import Refused
from podzemi.server.support.edges import secrets
from podzemi.server.support.names import typed_key
from podzemi.server.support.one_thread import Waiting

if TYPE_CHECKING:
    from argon2 import PasswordHasher

T = TypeVar("T")
SHORTEST: Final = 8
LONGEST: Final = 1000
AT_ONCE: Final = 2
"""Passwords worked on at the same time: a flood of them leaves the matches their share of the machine."""
WAITING: Final = 40
"""Beyond these the next one is asked to come back: it would wait longer than a browser does."""
PLAIN: Final = """
password passw0rd password1 password12 password123 passwort heslo heslo123 heslo1234 mojeheslo haslo123
hasło123 mojehaslo 12345678 123456789 1234567890 87654321 987654321 0987654321 qwertyui qwerty12
qwerty123 qwertyuiop qwertzui qwertzuiop asdfghjkl 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx abcdefgh
abcd1234 abc12345 iloveyou letmein1 welcome1 dungeon1 podzemi1 podzemí1 trustno1 sunshine princess
football baseball superman starwars computer internet changeme
"""
CODES: Final = 8
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
GROUPS: Final = 4
DIGITS: Final = "0123456789"


def check_password(password: str, name: str) -> str:
    """The password as it is hashed, never trimmed; Refused if it is too short or among the plainest."""
    kept = unicodedata.normalize("NFC", password)
    if not SHORTEST <= len(kept) <= LONGEST:
        raise Refused("password_length", min=SHORTEST, max=LONGEST)
    if _is_plain(kept.casefold(), name):
        raise Refused("password_plain")
    return kept


def _is_plain(password: str, name: str) -> bool:
    is_name = typed_key(password).rstrip(DIGITS) == typed_key(name).rstrip(DIGITS)
    return password in PLAIN.split() or len(set(password)) <= 2 or is_name


class Passwords:
    """Hashes and checks passwords in threads of their own. Parameters may change: old hashes still count."""

    def __init__(self, memory_kib: int, passes: int) -> None:
        self.memory_kib = memory_kib
        self.passes = passes
        self.threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self.waiting = Waiting(WAITING)
        self.nobody: str | None = None

    @cached_property
    def hasher(self) -> PasswordHasher:
        """Imported for the first password: a browser that plays alone has neither."""
        from argon2 import PasswordHasher

        return PasswordHasher(time_cost=self.passes, memory_cost=self.memory_kib, parallelism=1)

    async def hash(self, password: str) -> str:
        return await self._do(lambda: self.hasher.hash(password))

    async def verify(self, kept: str | None, password: str) -> bool:
        """Whether it is the right one. None, an account that does not exist, takes the same work."""
        given = unicodedata.normalize("NFC", password[: LONGEST + 1])
        return await self._do(lambda: self._matches(kept or self._nobodys(), given)) and kept is not None

    def is_dated(self, kept: str) -> bool:
        """Whether it was made with other parameters than those of today."""
        return self.hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self.threads.shutdown()

    def _matches(self, kept: str, password: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def _nobodys(self) -> str:
        self.nobody = self.nobody or self.hasher.hash(secrets.token_urlsafe(16))
        return self.nobody

    async def _do(self, work: Callable[[], T]) -> T:
        with self.waiting:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)


# ---------------------------------------------------------------- recovery codes


def new_code() -> str:
    """Four groups of four without letters that look alike: 79 bits, so a plain hash keeps it safe."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(GROUPS))


def code_hash(code: str) -> str:
    """How a code is kept; spaces, dashes and case do not matter."""
    plain = "".join(c for c in code.casefold() if c in LETTERS)
    return hashlib.sha256(f"podzemi recovery {plain}".encode()).hexdigest()
