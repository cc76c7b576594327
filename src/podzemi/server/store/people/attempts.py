"""Tries that may have been wrong, counted for all processes at the store. Keys are marks of no meaning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from podzemi.server.store.sql import Ask, Query

FORGIVEN: Final = 3600.0
"""Seconds without a try after which the count starts anew."""


class Limit(Struct, frozen=True):
    """`free` tries without a pause; then pauses that double with every try, up to `longest` seconds."""

    free: int
    longest: float

    def pause(self, tries: int) -> float:
        """Seconds after so many tries."""
        return 0.0 if tries < self.free else min(self.longest, 2.0 ** min(tries - self.free, 20))


def count(limits: Sequence[tuple[str, Limit]], now: float) -> Query[float]:
    """Count one more try of each key; or count none, and say how many seconds are left to wait."""
    yield Ask("DELETE FROM attempt WHERE at < ?", (now - FORGIVEN,))
    wait = 0.0
    for key, limit in limits:
        rows = yield Ask("SELECT tries, at FROM attempt WHERE key = ?", (key,))
        wait = max([wait, *(at + limit.pause(tries) - now for tries, at in rows)])
    if wait > 0:
        return wait
    for key, _ in limits:
        yield Ask(
            "INSERT INTO attempt (key, tries, at) VALUES (?, 1, ?) "
            "ON CONFLICT (key) DO UPDATE SET tries = attempt.tries + 1, at = excluded.at",
            (key, now),
        )
    return 0.0


def forgive(key: str, one: str) -> Query[None]:
    """The key starts anew; of the other key's tries one counts no longer."""
    yield Ask("DELETE FROM attempt WHERE key = ?", (key,))
    yield Ask("UPDATE attempt SET tries = tries - 1 WHERE key = ? AND tries > 0", (one,))
