"""Work in this process, in several, or on a Ray cluster; Ctrl-C ends it at once."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar  # Any: items and answers on their way between processes

P = TypeVar("P")
A = TypeVar("A")
_SPAWN: Final = multiprocessing.get_context("spawn")
"""Processes are spawned, not forked: a forked copy of a process with threads may hang."""
_AT_ONCE: Final = 0.1
"""Seconds that work may take to end when it is broken off."""
_GENTLY: Final = 1.0
"""Seconds that work may take to end when all is done."""
_TO_CLEAN_UP: Final = 0.4
"""Seconds more that a worker has for it before it is killed."""


class WorkerDied(RuntimeError):
    """A worker process was killed, perhaps for want of memory."""


def map_ordered(
    work: Callable[[P], A], items: Iterable[P], jobs: int, ray: bool = False
) -> Generator[A, None, None]:
    """`work` on every item, answers in the order of the items, as they become ready.

    Items are taken only when somebody is free to work on them. Work with a `close(patience)` is closed at
    the end, in every process that did some of it.
    """
    ready: dict[int, A] = {}
    due = 0
    with closing(map_as_ready(work, items, jobs, ray)) as answers:
        for number, answer in answers:
            ready[number] = answer
            while due in ready:
                yield ready.pop(due)
                due += 1


def map_as_ready(
    work: Callable[[P], A], items: Iterable[P], jobs: int, ray: bool = False
) -> Generator[tuple[int, A], None, None]:
    """The same with the answers as they come, each with the number of its item.

    `ray`: on the machines of a Ray cluster (`arena.cluster`), otherwise in `jobs` processes of this one.
    """
    if ray:
        from podzemi.arena.work.cluster import Cluster

        with Cluster(work, jobs) as cluster:
            yield from cluster.each(items)
    elif jobs <= 1:
        with _closing(work):
            yield from ((number, work(item)) for number, item in enumerate(items))
    else:
        with Workers(work, jobs) as workers:
            yield from workers.each(items)


class Workers(Generic[P, A]):
    """Processes that do one piece of work at a time; none of them is left when the block ends."""

    def __init__(self, work: Callable[[P], A], jobs: int) -> None:
        self._work = work
        self._jobs = jobs
        self._processes: list[BaseProcess] = []
        self._idle: list[Connection] = []
        self._busy: dict[Connection, int] = {}
        """By connection: the number of the item in work."""

    def each(self, items: Iterable[P]) -> Iterator[tuple[int, A]]:
        """The answers as they come, with the numbers of their items; what a worker raised is raised here."""
        numbered = enumerate(items)
        self._hand_out(numbered)
        while self._busy:
            yield from list(self._answers())
            self._hand_out(numbered)

    def _hand_out(self, numbered: Iterator[tuple[int, P]]) -> None:
        """An item to everybody who is free, as long as there are items."""
        while len(self._busy) < self._jobs and (item := next(numbered, None)) is not None:
            connection = self._idle.pop() if self._idle else self._start()
            self._busy[connection] = item[0]
            with suppress(OSError):  # a dead worker shows when its answer is awaited
                connection.send(item[1])

    def _answers(self) -> Iterator[tuple[int, A]]:
        """At least one answer, with the number of its item."""
        for connection in wait(list(self._busy)):
            assert isinstance(connection, Connection)
            try:
                good, answer = connection.recv()
            except (EOFError, OSError):
                raise WorkerDied("a worker process died; try fewer --jobs") from None
            if not good:
                raise answer
            self._idle.append(connection)
            yield self._busy.pop(connection), answer

    def _start(self) -> Connection:
        ours, theirs = _SPAWN.Pipe()
        process = _SPAWN.Process(target=_serve, args=(theirs, self._work), daemon=True)
        resource_tracker.ensure_running()  # starting it lets interrupts through again
        with _without_interrupts():
            process.start()
        theirs.close()
        self._processes.append(process)
        return ours

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        """All done: workers are left to end by themselves. Broken off: they are told to, and soon made to."""
        for connection in (*self._idle, *self._busy):
            connection.close()
        if kind is not None:
            for process in self._processes:
                process.terminate()
        deadline = time.monotonic() + _TO_CLEAN_UP + (_GENTLY if kind is None else _AT_ONCE)
        for process in self._processes:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """A process started here does not hear Ctrl-C before it is ready not to mind it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(connection: Connection, work: Callable[[Any], Any]) -> None:
    """A worker: ends when the other side is gone, or at once when told to, and leaves nothing behind.

    It ends itself instead of raising: nothing that is at work can catch it, and nobody reads its traceback.
    """

    def end(*_: object) -> None:
        with suppress(Exception):
            close_work(work, 0.0)
        os._exit(1)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, end)
    with suppress(EOFError, OSError), _closing(work):
        while True:
            connection.send(answer(work, connection.recv()))


@contextmanager
def _closing(work: object) -> Iterator[None]:
    """Close the work on exit; after an interrupt, wait only briefly."""
    try:
        yield
    except (KeyboardInterrupt, GeneratorExit):
        close_work(work, _AT_ONCE)
        raise
    except BaseException:
        close_work(work, _GENTLY)
        raise
    close_work(work, _GENTLY)


def close_work(work: object, patience: float) -> None:
    """Close work that wants to be closed."""
    close: Callable[[float], object] = getattr(work, "close", lambda patience: None)
    close(patience)


def answer(work: Callable[[Any], Any], item: Any) -> tuple[bool, Any]:
    """Whether it went well, and the answer or the error."""
    try:
        return True, work(item)
    except Exception as error:
        return False, _portable(error)


def _portable(error: Exception) -> Exception:
    """The error itself if it survives the way to another process, otherwise what it says."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 (our own bytes)
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
