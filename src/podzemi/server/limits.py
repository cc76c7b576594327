"""How much one asker may ask: token buckets, and a bounded number of them."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from podzemi.server.problems import Refused

MESSAGE_BYTES: Final = 64 * 1024
"""The most that one message or one request body may hold."""
READABLE_BYTES: Final = 4 * 1024 * 1024
"""A socket message beyond this is not even read: the connection ends with 1009."""
RECORD_BYTES: Final = 1024 * 1024
"""A match record from elsewhere; the longest of ours is a tenth of that."""
BURST_SECONDS: Final = 10
REMEMBERED: Final = 10_000


def too_large(most: int = MESSAGE_BYTES) -> Refused:
    return Refused("too_large", max=most // 1024)


class Bucket:
    """Fills with `rate` tokens a second up to ten seconds' worth; every request takes one."""

    __slots__ = ("at", "clock", "rate", "tokens")

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.at = clock()
        self.tokens = rate * BURST_SECONDS

    def take(self) -> bool:
        now = self.clock()
        self.tokens = min(self.rate * BURST_SECONDS, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One bucket per asker; the longest unused ones are forgotten."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, asker: str) -> bool:
        bucket = self.buckets.pop(asker, None) or Bucket(self.rate)
        self.buckets[asker] = bucket
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.take()
