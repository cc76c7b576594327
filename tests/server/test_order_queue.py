"""The orders of a room: one after another, and an end when nobody has asked for anything for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from podzemi.server.table.order_queue import OrderQueue

IDLE = 60.0


class Clock:
    """A loop's clock that goes on when it is told to, with one alarm."""

    def __init__(self) -> None:
        self.now = 0.0
        self.rings = 0.0
        self.alarm: Callable[[], None] | None = None

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, alarm: Callable[[], None]) -> Clock:
        self.rings, self.alarm = self.now + seconds, alarm
        return self

    def cancel(self) -> None:
        self.alarm = None

    def go_on(self, seconds: float) -> None:
        until = self.now + seconds
        while self.alarm is not None and self.rings <= until:
            self.now, alarm, self.alarm = self.rings, self.alarm, None
            alarm()
        self.now = until


def a_queue(may_end: Callable[[], bool]) -> tuple[OrderQueue, Clock]:
    queue, clock = OrderQueue("a table", IDLE, may_end), Clock()
    queue.timer.cancel()
    queue.loop, queue.asked = clock, 0.0  # type: ignore[assignment]  # all of a loop that it asks
    queue.timer = clock.call_later(IDLE, queue._look)  # type: ignore[assignment]
    return queue, clock


async def nothing() -> None: ...


def test_it_ends_when_nothing_was_asked_for_a_while() -> None:
    async def work() -> None:
        queue, clock = a_queue(lambda: True)
        clock.go_on(IDLE - 1)
        await queue.do(nothing)
        clock.go_on(IDLE - 1)
        assert not queue.is_ended
        clock.go_on(1)
        assert queue.is_ended
        with pytest.raises(RuntimeError, match="left the memory"):
            await queue.do(nothing)
        await asyncio.gather(queue.task, return_exceptions=True)
        assert clock.alarm is None

    asyncio.run(work())


def test_somebody_who_is_about_to_ask_finds_it_there() -> None:
    """Between finding a room and giving it an order a slow database may lie."""

    async def work() -> None:
        queue, clock = a_queue(lambda: True)
        clock.go_on(IDLE - 1)
        queue.touch()
        clock.go_on(IDLE - 1)
        assert not queue.is_ended
        await queue.do(nothing)
        clock.go_on(IDLE)
        assert queue.is_ended
        await asyncio.gather(queue.task, return_exceptions=True)

    asyncio.run(work())


def test_it_stays_while_it_must_not_end_and_is_asked_again() -> None:
    async def work() -> None:
        answers = [True, False, False]
        queue, clock = a_queue(lambda: answers.pop())
        clock.go_on(2 * IDLE)
        assert not queue.is_ended
        assert answers == [True]
        clock.go_on(IDLE)
        assert queue.is_ended

    asyncio.run(work())


def test_a_long_order_is_not_cut_off() -> None:
    async def work() -> None:
        queue, clock = a_queue(lambda: True)
        may_go_on = asyncio.Event()
        long = asyncio.ensure_future(queue.do(may_go_on.wait))
        await asyncio.sleep(0)
        clock.go_on(10 * IDLE)  # it waits in the queue still
        await asyncio.sleep(0)
        clock.go_on(10 * IDLE)  # it is being carried out
        may_go_on.set()
        assert await long
        assert not queue.is_ended
        clock.go_on(IDLE)
        assert queue.is_ended

    asyncio.run(work())


def test_an_order_whose_wait_is_cancelled_ends_neither_the_queue_nor_its_asker() -> None:
    """What it waited for was given up by others; so the room was gone, and everybody at its table with it."""

    async def work() -> None:
        queue, _ = a_queue(lambda: True)
        given_up: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        given_up.cancel()

        async def wait() -> None:
            await given_up

        with pytest.raises(RuntimeError, match="cancelled"):
            await asyncio.wait_for(queue.do(wait), 10)
        queue.put(wait)
        await asyncio.wait_for(queue.do(nothing), 10)
        assert not queue.is_ended
        queue.end()
        await asyncio.gather(queue.task, return_exceptions=True)

    asyncio.run(work())


def test_a_time_out_inside_an_order_is_not_the_end() -> None:
    """The task is marked as cancelled for a moment: a second room was loaded beside the first."""

    async def work() -> None:
        queue, _ = a_queue(lambda: True)
        ended: list[bool] = []

        async def be_late() -> None:
            async with asyncio.timeout(0):
                asyncio.get_running_loop().call_soon(lambda: ended.append(queue.is_ended))
                await asyncio.sleep(10)

        with pytest.raises(TimeoutError):
            await queue.do(be_late)
        assert ended == [False]
        queue.end()
        await asyncio.gather(queue.task, return_exceptions=True)

    asyncio.run(work())
