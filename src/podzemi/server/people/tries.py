"""Tries that grow dearer: after some wrong passwords the next one has to wait, longer each time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from podzemi.server.problems import Refused

FREE: Final = 5
"""Wrong tries without a pause: fingers slip."""
FORGIVEN: Final = 3600.0
"""Seconds without a try after which the count starts anew."""
REMEMBERED: Final = 20_000


class Tries:
    """Counts tries by key (a name, an address). The `longest` pause is bounded, so that nobody can
    lock somebody else out for good."""

    def __init__(self, longest: float, free: int = FREE, clock: Callable[[], float] = time.monotonic) -> None:
        self.longest = longest
        self.free = free
        self.clock = clock
        self.counts: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Seconds until this key may try again."""
        count, at = self.counts.get(key, (0, 0.0))
        if count < self.free:
            return 0.0
        pause = min(self.longest, 2.0 ** min(count - self.free, 20))
        return max(0.0, at + pause - self.clock())

    def start(self, key: str) -> None:
        """Counted before the answer is known: many at once are many tries."""
        now = self.clock()
        count, at = self.counts.pop(key, (0, now))
        self.counts[key] = (1 if now - at > FORGIVEN else count + 1, now)
        if len(self.counts) > REMEMBERED:
            self.counts.popitem(last=False)

    def succeed(self, key: str) -> None:
        self.counts.pop(key, None)


class Doorkeeper:
    """Tries to sign in, by name and by address together."""

    def __init__(self) -> None:
        self.names = Tries(longest=60.0)
        self.addresses = Tries(longest=900.0, free=20)

    def enter(self, name: str, address: str) -> None:
        """Refused, with the seconds to wait, when this name or this address was wrong too often."""
        wait = max(self.names.wait(name), self.addresses.wait(address))
        if wait > 0:
            raise Refused("too_many_tries", seconds=math.ceil(wait))
        self.names.start(name)
        self.addresses.start(address)

    def welcome(self, name: str, address: str) -> None:
        """It was right: this name starts anew, and the try no longer counts against the address."""
        self.names.succeed(name)
        count, at = self.addresses.counts.get(address, (0, 0.0))
        if count:
            self.addresses.counts[address] = (count - 1, at)
