"""Tries that cost more and more: after some wrong passwords the next one has to wait, longer each time.

They are counted in the store: several server processes give nobody more tries than one, and a restart gives
none back. A pause has an end, so that nobody can lock somebody else out for good.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from typing import Final

from podzemi.server.problems import Refused
from podzemi.server.store import Store
from podzemi.server.store.people import attempts
from podzemi.server.store.people.attempts import Limit
from podzemi.server.support.edges import time

NAMES: Final = Limit(free=5, longest=60.0)
"""By name; five, because fingers slip."""
ADDRESSES: Final = Limit(free=20, longest=900.0)
"""By address; many people may share one."""


class AttemptLimiter:
    """Tries at one thing, by any keys. `what` keeps them apart from tries at something else."""

    def __init__(self, store: Store, what: str, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.what = what
        self.clock = clock

    async def start(self, limits: dict[str, Limit]) -> None:
        """Counted before the answer is known: many at once are many tries. Refused, with the seconds to wait,
        when one of the keys was tried too often."""
        marked = [(self.mark(key), limit) for key, limit in limits.items()]
        wait = await self.store.write(attempts.count(marked, self.clock()))
        if wait > 0:
            raise Refused("too_many_tries", seconds=math.ceil(wait))

    def mark(self, key: str) -> str:
        """The mark of the key in the store, from which nobody can read who tried a password for whom."""
        return hashlib.blake2b(f"{self.what} {key}".encode(), digest_size=16).hexdigest()


class PasswordLimiter:
    """Tries at a password, by name and by address together."""

    def __init__(self, store: Store, what: str, clock: Callable[[], float] = time.time) -> None:
        self.tries = AttemptLimiter(store, what, clock)

    async def attempt(self, name: str, address: str) -> None:
        """Refused, with the seconds to wait, when this name or this address was wrong too often."""
        await self.tries.start({f"name {name}": NAMES, f"address {address}": ADDRESSES})

    async def forgive(self, name: str, address: str) -> None:
        """It was right: this name starts anew, and the try no longer counts against the address."""
        mark = self.tries.mark
        await self.tries.store.write(attempts.forgive(mark(f"name {name}"), mark(f"address {address}")))
