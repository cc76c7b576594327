"""An event loop without threads, sockets and real time: the same seed, the same order of everything."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar, copy_context
from typing import Any, Final, Protocol  # Any: what callbacks and tasks are given and give

Work = Generator[Any, None, Any] | Coroutine[Any, Any, Any]


class Owner(Protocol):
    """Whose work it is. Nothing of an owner that is dead is carried out any more."""

    dead: bool
    tasks: list[asyncio.Task[Any]]


owner: Final[ContextVar[Owner | None]] = ContextVar("owner", default=None)


class Stuck(RuntimeError):
    """Everybody waits, and nothing will happen any more."""


class _Selector:
    """Waiting for the next event takes no time; the clock is set instead."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise Stuck
        self.loop.now += timeout
        return []


class SimulatedLoop(asyncio.BaseEventLoop):
    """`now`: seconds since its beginning."""

    def __init__(self) -> None:
        super().__init__()
        self._ready: deque[asyncio.Handle]
        self._scheduled: list[asyncio.TimerHandle]
        self.now = 0.0
        self._selector = _Selector(self)
        self._clock_resolution = 1e-9
        self.set_task_factory(_make_task)

    def time(self) -> float:
        return self.now

    def _process_events(self, event_list: list[Any]) -> None:
        """There are none: everything is a timer."""

    def _write_to_self(self) -> None:
        """Nobody else could wake the loop."""

    def call_soon(  # type: ignore[override]  # any function
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        if _is_dead(context):
            return asyncio.Handle(callback, args, self, context)
        return super().call_soon(callback, *args, context=context)

    call_soon_threadsafe = call_soon  # type: ignore[assignment]  # there are no threads

    def call_at(  # type: ignore[override]  # any function
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        if _is_dead(context):
            return asyncio.TimerHandle(when, callback, args, self, context)
        return super().call_at(when, callback, *args, context=context)

    def run_in_executor(  # type: ignore[override]  # any function, any answer
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """What a thread would do is done here, a moment later."""
        done = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(func(*args))
            except Exception as error:
                done.set_exception(error)

        self.call_later(0.002, work)
        return done

    def drop(self, dead: Owner) -> None:
        """What was to be done for that owner is not done: as if the power went."""
        dead.dead = True
        for handle in [*self._ready, *self._scheduled]:
            if handle._context.get(owner) is dead:  # type: ignore[attr-defined]  # where it is carried out
                handle.cancel()


def _is_dead(context: Context) -> bool:
    whose = context.get(owner)
    return whose is not None and whose.dead


def _make_task(loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None) -> Any:
    task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
    whose = (copy_context() if context is None else context).get(owner)
    if whose is not None:
        whose.tasks.append(task)
    return task
