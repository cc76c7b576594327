"""Work on the machines of a Ray cluster, by the same interface as the processes of `arena.pool`.

`pip install "podzemi[ray]"`. Ray starts on this machine, unless the environment variable `RAY_ADDRESS` names
a cluster, whose machines need the same podzemi installed. Every worker is an actor with a core of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from types import TracebackType
from typing import Any, Generic, Self, TypeVar  # Any: Ray has no types for actors and references

from podzemi.arena.work.pool import WorkerDied, answer, close_work

P = TypeVar("P")
A = TypeVar("A")


def connect() -> Any:
    """The module `ray`, ready to work."""
    import ray

    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="error")
    return ray


def cores() -> int:
    """How many the cluster has."""
    return max(1, int(connect().cluster_resources().get("CPU", 1)))


class Worker(Generic[P, A]):
    """The state of an actor: the work, and all that it keeps from one item to the next."""

    def __init__(self, work: Callable[[P], A]) -> None:
        self._work = work

    def answer(self, item: P) -> tuple[bool, Any]:
        """Whether it went well, and the answer or the error: Ray would wrap an error in one of its own."""
        return answer(self._work, item)

    def close(self, patience: float) -> None:
        close_work(self._work, patience)


class Cluster(Generic[P, A]):
    """Actors that do one piece of work at a time; none of them is left when the block ends."""

    def __init__(self, work: Callable[[P], A], jobs: int) -> None:
        self._ray = connect()
        self._work = work
        self._jobs = jobs
        self._actors: list[Any] = []
        self._idle: list[Any] = []
        self._busy: dict[Any, tuple[int, Any]] = {}
        """By reference of the answer: the number of the item, and who works on it."""

    def each(self, items: Iterable[P]) -> Iterator[tuple[int, A]]:
        """The answers as they come, with the numbers of their items; what a worker raised is raised here."""
        numbered = enumerate(items)
        self._hand_out(numbered)
        while self._busy:
            (ready, *_), _ = self._ray.wait(list(self._busy), num_returns=1)
            number, actor = self._busy.pop(ready)
            yield number, self._answer(ready)
            self._idle.append(actor)
            self._hand_out(numbered)

    def _answer(self, ready: Any) -> A:
        try:
            good, answer = self._ray.get(ready)
        except self._ray.exceptions.RayError as error:
            raise WorkerDied(f"a worker of the cluster died: {error}") from None
        if not good:
            raise answer
        found: A = answer
        return found

    def _hand_out(self, numbered: Iterator[tuple[int, P]]) -> None:
        while len(self._busy) < self._jobs and (item := next(numbered, None)) is not None:
            actor = self._idle.pop() if self._idle else self._start()
            self._busy[actor.answer.remote(item[1])] = (item[0], actor)

    def _start(self) -> Any:
        actor = self._ray.remote(num_cpus=1)(Worker).remote(self._work)
        self._actors.append(actor)
        return actor

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        """On success close what the workers hold; on an error kill them."""
        if kind is None:
            with suppress(self._ray.exceptions.RayError):
                self._ray.get([actor.close.remote(1.0) for actor in self._actors])
        for actor in self._actors:
            self._ray.kill(actor)
