"""The orders of one room, one after another: no two can race."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from podzemi.server.support.supervisor import is_being_stopped

logger = logging.getLogger("podzemi.server")

T = TypeVar("T")
Order = Callable[[], Awaitable[None]]


class LeftMemory(RuntimeError):
    """The table is not in memory any more, so nothing can be ordered there."""


class OrderQueue:
    """Carries out orders in the order in which they came, until nothing was asked for `idle` seconds."""

    def __init__(self, name: str, idle: float, may_end: Callable[[], bool]) -> None:
        """`may_end`: asked when nothing was ordered for that long; True ends the queue."""
        self.name = name
        self.idle = idle
        self.may_end = may_end
        self.orders: asyncio.Queue[Order] = asyncio.Queue()
        self.busy = False
        self.ending = False
        self.loop = asyncio.get_running_loop()
        self.asked = self.loop.time()
        """When there was an order last."""
        self.task = asyncio.create_task(self._run(), name=name)
        self.timer = self.loop.call_later(idle, self._look)
        self.task.add_done_callback(lambda _: self.timer.cancel())

    @property
    def is_ended(self) -> bool:
        """A time-out inside an order marks the task as cancelled for a moment: that says nothing here."""
        return self.ending or self.task.done()

    def end(self) -> None:
        self.ending = True
        self.task.cancel()

    async def do(self, order: Callable[[], Awaitable[T]]) -> T:
        """Let the order have its turn. It is carried out even if the asker goes away meanwhile."""
        if self.is_ended:
            raise LeftMemory(f"{self.name} has left the memory")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                result = await self._run_shielded(order)
            except Exception as error:
                if done.cancelled():
                    logger.exception("%s: an order failed", self.name)
                else:
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)

        self.orders.put_nowait(carry_out)
        return await done

    async def _run_shielded(self, order: Callable[[], Awaitable[T]]) -> T:
        """If something inside an order is cancelled, the order fails; the queue goes on, or nobody at the
        table could do anything more."""
        try:
            return await order()
        except asyncio.CancelledError as error:
            if self.ending or is_being_stopped():
                raise
            raise RuntimeError(f"{self.name}: an order was cancelled") from error

    def touch(self) -> None:
        """Somebody is about to give an order."""
        self.asked = self.loop.time()

    def put(self, order: Order) -> None:
        """The same for an order that nobody waits for."""
        self.orders.put_nowait(order)

    async def _run(self) -> None:
        while True:
            order = await self.orders.get()
            self.busy = True
            await self._carry_out(order)
            self.busy = False
            self.asked = self.loop.time()

    async def _carry_out(self, order: Order) -> None:
        """Run the next order even if this one fails."""
        try:
            await self._run_shielded(order)
        except Exception:
            logger.exception("%s: an order failed", self.name)

    def _look(self) -> None:
        """End, or look again when that may be due. One timer for all orders: one for each costs too much."""
        left = self.asked + self.idle - self.loop.time()
        if left <= 0 and not self.busy and self.orders.empty() and self.may_end():
            self.end()
        else:
            self.timer = self.loop.call_later(left if left > 0 else self.idle, self._look)
