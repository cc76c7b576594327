"""The orders of one room, one after another: no two can race."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

logger = logging.getLogger("podzemi.server")

T = TypeVar("T")
Order = Callable[[], Awaitable[None]]


class OrderQueue:
    """Carries out orders in the order in which they came, until nothing was asked for `idle` seconds."""

    def __init__(self, name: str, idle: float, may_end: Callable[[], bool]) -> None:
        """`may_end`: asked when nothing was ordered for that long; True ends the queue."""
        self.name = name
        self.idle = idle
        self.may_end = may_end
        self.orders: asyncio.Queue[Order] = asyncio.Queue()
        self.task = asyncio.create_task(self._run(), name=name)

    @property
    def ended(self) -> bool:
        return self.task.done()

    async def do(self, order: Callable[[], Awaitable[T]]) -> T:
        """Let the order have its turn. It is carried out even if the asker goes away meanwhile."""
        if self.ended:
            raise RuntimeError(f"{self.name} has left the memory")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def carry_out() -> None:
            try:
                result = await order()
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

    def put(self, order: Order) -> None:
        """The same for an order that nobody waits for."""
        self.orders.put_nowait(order)

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self.idle):
                    order = await self.orders.get()
            except TimeoutError:
                if self.orders.empty() and self.may_end():
                    return
            else:
                await self._carry_out(order)

    async def _carry_out(self, order: Order) -> None:
        """Whatever an order does, the next one has its turn."""
        try:
            await order()
        except Exception:
            logger.exception("%s: an order failed", self.name)
