"""How long bots may think for one host, and who thinks next: no host keeps all others' bots waiting."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from podzemi.server import metrics
from podzemi.server.settings import Settings
from podzemi.server.store import Store
from podzemi.server.store.people import accounts
from podzemi.server.support.edges import time
from podzemi.server.support.limits import MINUTE, Bucket, Buckets

T = TypeVar("T")
BURST: Final = 600.0
"""Seconds whose worth of thinking may be used at once."""
REMEMBERED: Final = 10_000
FRESH: Final = 60.0
"""Seconds for which the address of a host counts."""
ANYBODY: Final = ""


class ThinkingTime:
    """The time of one host: their own, and a guest's also that of all guests at the address."""

    def __init__(self, host: str, address: str, buckets: list[Bucket]) -> None:
        self.lane = f"{address or host} {host}"
        """The queue of the host's questions: the household, and the host in it."""
        self.buckets = buckets

    def wait(self) -> float:
        """Seconds until bots may think again."""
        return max(bucket.wait() for bucket in self.buckets)

    def spend(self, seconds: float) -> None:
        for bucket in self.buckets:
            bucket.spend(seconds)


class ThinkingTimes:
    """Everybody's."""

    def __init__(self, settings: Settings, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.hosts = Buckets(settings.bot_seconds_per_minute / MINUTE, BURST)
        self.addresses = Buckets(settings.bot_seconds_per_address / MINUTE, BURST)
        self.known: OrderedDict[str, tuple[float, str]] = OrderedDict()
        """The address of each host who is a guest, and when the store was asked for it."""

    async def of(self, host: str) -> ThinkingTime:
        address = await self._address(host)
        buckets = [self.hosts.of(host)] + ([self.addresses.of(address)] if address else [])
        return ThinkingTime(host, address, buckets)

    async def _address(self, host: str) -> str:
        at, address = self.known.get(host, (-FRESH, ""))
        if (now := self.clock()) - at >= FRESH:
            address = await self.store.read(accounts.guest_address(host))
            self.known.pop(host, None)
            self.known[host] = (now, address)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        return address


class InTurn(Generic[T]):
    """Things that many want and few can have at once.

    Those who wait are served household by household, in it host by host, and each host's in their order.
    """

    def __init__(self, free: list[T]) -> None:
        self.free = free
        """The one that was used last is used first: it is warm."""
        self.waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[T]]]] = OrderedDict()

    @property
    def busy(self) -> bool:
        return not self.free

    async def take(self, lane: str) -> T:
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        household, _, host = lane.partition(" ")
        self.waiting.setdefault(household, OrderedDict()).setdefault(host, deque()).append(turn)
        metrics.BOT_QUEUE.inc()
        try:
            with metrics.timed(metrics.BOT_WAIT):
                return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise
        finally:
            metrics.BOT_QUEUE.dec()

    def give(self, one: T) -> None:
        """Back, or on to the next who waits for it."""
        while (turn := self._next()) is not None:
            if not turn.done():
                turn.set_result(one)
                return
        self.free.append(one)

    def _next(self) -> asyncio.Future[T] | None:
        if not self.waiting:
            return None
        household, hosts = self.waiting.popitem(last=False)
        host, turns = hosts.popitem(last=False)
        turn = turns.popleft()
        if turns:
            hosts[host] = turns
        if hosts:
            self.waiting[household] = hosts
        return turn
