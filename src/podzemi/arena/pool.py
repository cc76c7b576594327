"""Work in pieces, in this process or in several, with answers in order."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

P = TypeVar("P")
A = TypeVar("A")


class WorkerDied(RuntimeError):
    """A worker process was killed, perhaps for want of memory."""


def pieces(games: int, jobs: int, most: int) -> list[range]:
    """Split the numbers 0 to games - 1 into ranges; what is computed does not depend on the split."""
    size = max(1, min(most, -(-games // max(1, jobs * 4))))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def in_order(work: Callable[[P], A], given: Sequence[P], jobs: int) -> Iterator[A]:
    """`work` on every piece, answers in the order of the pieces, as they become ready.

    Processes are spawned, not forked: a forked copy of a process with threads may hang.
    """
    if jobs <= 1 or len(given) <= 1:
        yield from map(work, given)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(given)), mp_context=context) as pool:
        futures: list[Future[A]] = [pool.submit(work, piece) for piece in given]
        try:
            for future in futures:
                yield future.result()
        except BrokenProcessPool:
            raise WorkerDied("a worker process died; try fewer --jobs") from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
