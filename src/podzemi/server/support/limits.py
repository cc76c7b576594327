"""How much one asker may ask: token buckets, and a bounded number of them."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from podzemi.server.problems import Refused
from podzemi.server.settings import Settings
from podzemi.server.support.edges import time

MESSAGE_BYTES: Final = 64 * 1024
"""The most that one message or one request body may hold."""
READABLE_BYTES: Final = 4 * 1024 * 1024
"""A socket message beyond this is not even read: the connection ends with 1009."""
RECORD_BYTES: Final = 1024 * 1024
"""A match record from elsewhere; the longest of ours is a tenth of that."""
HASTE: Final = 0.05
"""Seconds that a refusal for haste takes: whoever asks flat out has to wait for it, and costs little."""
BURST_SECONDS: Final = 10
MINUTE: Final = 60.0
HOUR: Final = 3600.0
CLASS: Final = 6
"""How many people at one address may bring data packs at full pace."""
REMEMBERED: Final = 10_000


def too_large(most: int = MESSAGE_BYTES) -> Refused:
    return Refused("too_large", max=most // 1024)


class Bucket:
    """Fills with `rate` tokens a second up to `seconds` worth; every request takes one."""

    __slots__ = ("at", "clock", "most", "rate", "tokens")

    def __init__(
        self, rate: float, seconds: float = BURST_SECONDS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.most = rate * seconds
        self.clock = clock
        self.at = clock()
        self.tokens = self.most

    def take(self) -> bool:
        self._fill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def spend(self, tokens: float) -> None:
        """Take what was used already, and owe what is not there."""
        self._fill()
        self.tokens -= tokens

    def wait(self) -> float:
        """Seconds until the tokens that were spent in advance have come back."""
        self._fill()
        return max(0.0, -self.tokens / self.rate)

    def _fill(self) -> None:
        now = self.clock()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """One bucket per asker; the longest unused ones are forgotten."""

    def __init__(self, rate: float, seconds: float = BURST_SECONDS) -> None:
        self.rate = rate
        self.seconds = seconds
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, asker: str) -> bool:
        return self.of(asker).take()

    def of(self, asker: str) -> Bucket:
        bucket = self.buckets.pop(asker, None) or Bucket(self.rate, self.seconds)
        self.buckets[asker] = bucket
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket


@lru_cache(REMEMBERED)
def network_of(host: str) -> str:
    """The household that asks: an address, or of version 6 the network that one household has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


class RequestLimits:
    """How much is answered, by identity and by address."""

    def __init__(self, settings: Settings) -> None:
        self.known = Buckets(settings.requests_per_second)
        self.strangers = Buckets(settings.strangers_per_second)
        self.addresses = Buckets(settings.address_requests_per_second)
        self.guests = Buckets(settings.guests_per_hour / HOUR, HOUR)
        self.messages = Buckets(settings.messages_per_second)
        self.packs = Buckets(settings.packs_per_minute / MINUTE, MINUTE)
        self.packs_at = Buckets(CLASS * settings.packs_per_minute / MINUTE, MINUTE)

    def check_request(self, person: str | None, host: str) -> None:
        """By identity; by address for those who have none yet; and by address for all together."""
        network = network_of(host)
        fine = self.strangers.take(network) if person is None else self.known.take(person)
        if not fine or not self.addresses.take(network):
            raise Refused("too_fast")

    def messages_of(self, person: str | None, host: str) -> Bucket:
        """All messages of a person count together: a new connection is no new allowance."""
        return self.messages.of(network_of(host) if person is None else person)

    def check_pack(self, person: str, host: str) -> None:
        """Whether one more data pack is looked at: by identity, and by address for all together."""
        if not self.packs.take(person) or not self.packs_at.take(network_of(host)):
            raise Refused("too_fast")

    def check_guest(self, host: str) -> None:
        """Whether one more guest may come from there."""
        if not self.guests.take(network_of(host)):
            raise Refused("too_many_guests")
