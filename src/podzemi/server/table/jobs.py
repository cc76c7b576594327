"""Bots' thinking as jobs in the store: any process takes them, and nobody thinks of one question twice.

Who takes a job has it for a few seconds and says again and again that it thinks on; the job of one who dies
is taken by the next. Answers are told by NOTIFY; who misses one finds it in the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from podzemi import __version__
from podzemi.server.store import Store, packs
from podzemi.server.store import jobs as stored
from podzemi.server.store.jobs import NONE, Job, Key, Outdated
from podzemi.server.store.postgres import PostgresStore
from podzemi.server.table.bots import Thinkers
from podzemi.server.table.neighbours import Neighbours

if TYPE_CHECKING:
    from podzemi.server.table.rooms import Rooms

logger = logging.getLogger("podzemi.server")

LEASE: Final = 10.0
"""Seconds for which a job is its taker's without a further word."""
RENEWAL: Final = 3.0
POLL: Final = 2.0
"""Seconds after which the store is asked for what was not heard."""
BEHIND: Final = 0.05
"""Seconds that a room has to hear what another process wrote."""
COURTESY: Final = 1.0
"""Where there are workers, servers leave them jobs that are younger, in seconds."""
FORGOTTEN: Final = 3600.0
REMEMBERED: Final = 64
MOST: Final = 2**31


def join_in(rooms: Rooms, store: Store) -> Coroutine[Any, Any, None]:
    """The rooms' bots think together with those of other processes; what is returned must run."""
    assert isinstance(store, PostgresStore)
    rooms.jobs = Jobs(store, rooms.thinkers, rooms.neighbours)
    return rooms.jobs.run()


class Jobs:
    """The questions of this process that wait for an answer, and those it thinks about itself."""

    def __init__(self, store: PostgresStore, thinkers: Thinkers, neighbours: Neighbours) -> None:
        self.store = store
        self.thinkers = thinkers
        self.neighbours = neighbours
        self.waiting: dict[Key, asyncio.Future[int]] = {}
        self.working: set[asyncio.Task[None]] = set()
        self.news = asyncio.Event()
        """Somebody may have something to do for us."""
        self.packs: dict[str, str] = {}

    @property
    def me(self) -> str:
        return self.neighbours.me

    # --- asking

    async def choose(self, job: Job, stands: Callable[[], bool] = lambda: True) -> int | None:
        """What the bot plays, whoever thinks of it; None if it has no answer.

        Outdated if the question no longer `stands` before anybody could think about it.
        """
        future = self.waiting.setdefault(job.key, asyncio.get_running_loop().create_future())
        try:
            while stands():
                await self._post(job)
                choice = await self._await(job.key, future)
                if choice is not None:
                    return None if choice == NONE else choice
                await asyncio.sleep(BEHIND)
            raise Outdated
        finally:
            self.waiting.pop(job.key, None)

    async def _post(self, job: Job) -> None:
        own = not self.thinkers.free.locked() and not self.neighbours.workers
        if not await self.store.quick(stored.post(job, __version__, self.me if own else "", LEASE)):
            return
        if own:
            self._soon(self._work(job))
        else:
            self.news.set()
            await self.store.say("job")

    async def _await(self, key: Key, future: asyncio.Future[int]) -> int | None:
        """The answer; None if there is no such job, because it was forgotten or we are behind the log."""
        while True:
            there = await self.store.read(stored.look(key))
            if there is None:
                return None
            if there.choice is not None:
                return there.choice
            with suppress(TimeoutError):
                return await asyncio.wait_for(asyncio.shield(future), POLL)

    def heard(self, message: str) -> None:
        """What another process says: "job" when there is one, "done TABLE SEAT SINCE CHOICE"."""
        match message.split():
            case ["job"]:
                self.news.set()
            case ["done", table, seat, since, choice]:
                self._answered((table, int(seat), int(since)), int(choice))

    def _answered(self, key: Key, choice: int) -> None:
        future = self.waiting.get(key)
        if future is not None and not future.done():
            future.set_result(choice)

    # --- thinking

    async def run(self) -> None:
        """Until cancelled: take jobs whenever there are some and a thinker is free."""
        renewing = asyncio.create_task(self._renew())
        try:
            while True:
                try:
                    await self._take()
                except Exception:
                    logger.exception("jobs cannot be taken")
                self.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), POLL)
        finally:
            renewing.cancel()
            await self.close()

    async def _take(self) -> None:
        while not self.thinkers.free.locked():
            courteous = self.neighbours.kind == "server" and self.neighbours.workers
            age = COURTESY if courteous else 0.0
            job = await self.store.quick(stored.take(self.me, __version__, LEASE, age))
            if job is None:
                return
            self._soon(self._work(job))
            await asyncio.sleep(0)  # let it take its thinker

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.working.add(task)
        task.add_done_callback(self.working.discard)

    async def _work(self, job: Job) -> None:
        try:
            pack = None if job.pack is None else await self._pack(job.pack)
            found = await self.thinkers.choose(job.bot, job.game, pack, job.view, job.legal)
            choice = found if type(found) is int and 0 <= found < MOST else NONE
        except Exception:
            logger.exception("table %s: bot %s in seat %s failed", job.table, job.bot, job.seat)
            choice = NONE
        self._answered(job.key, choice)
        await self.store.quick(stored.answer(job.key, self.me, choice))
        await self.store.say(f"done {job.table} {job.seat} {job.since} {choice}")
        self.news.set()

    async def _pack(self, id: str) -> str:
        """The text of a data pack; those read last are remembered."""
        if id not in self.packs:
            found = await self.store.read(packs.get(id))
            if found is None:
                raise LookupError(f"no data pack {id}")
            if len(self.packs) == REMEMBERED:
                self.packs.pop(next(iter(self.packs)))
            self.packs[id] = found.text
        return self.packs[id]

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                if self.working:
                    await self.store.quick(stored.renew(self.me, LEASE))
                if self.neighbours.kind == "server":
                    await self.store.quick(stored.forget(FORGOTTEN))
            except Exception:
                logger.exception("jobs cannot be renewed")

    async def close(self) -> None:
        """What is not thought out is left to the others."""
        for task in self.working:
            task.cancel()
        await asyncio.gather(*self.working, return_exceptions=True)
        await self.store.quick(stored.release(self.me))
        await self.store.say("job")
