"""Bots' thinking as jobs in the store: any process takes them, and nobody thinks of one question twice.

A process that takes a job has it for a few seconds and keeps saying that it is still thinking; if it dies,
the next one takes the job. Answers are told by NOTIFY; a process that misses one finds it in the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final  # Any: a coroutine is sent nothing

from msgspec import Struct

from podzemi import __version__
from podzemi.server.store import Store, StoreLost
from podzemi.server.store.postgres import PostgresStore
from podzemi.server.store.table import jobs as stored
from podzemi.server.store.table import packs
from podzemi.server.store.table.jobs import NONE, BotJob, Key, Outdated
from podzemi.server.table.bots.bot_pool import BotPool
from podzemi.server.table.peers import PeerProcesses

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
"""Age of a job, in seconds, before a server takes it from the workers. Larger: workers do more."""
FORGOTTEN: Final = 3600.0
REMEMBERED: Final = 64
MOST: Final = 2**31


def join_in(rooms: Rooms, store: Store) -> Callable[[], Coroutine[Any, Any, None]]:
    """The rooms' bots think together with those of other processes; what is returned must run."""
    assert isinstance(store, PostgresStore)
    rooms.jobs = BotJobs(store, rooms.bot_pool, rooms.peers)
    return rooms.jobs.run


class Asking(Struct, frozen=True):
    """A question that waits for its answer; `spend` is told how long somebody thought about it."""

    answer: asyncio.Future[int]
    spend: Callable[[float], None]


class BotJobs:
    """The questions of this process that wait for an answer, and those it thinks about itself."""

    def __init__(self, store: PostgresStore, bot_pool: BotPool, peers: PeerProcesses) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.peers = peers
        self.waiting: dict[Key, Asking] = {}
        self.working: dict[asyncio.Task[None], Key] = {}
        """Keep the claim on the jobs that are thought about here, and on no others."""
        self.news = asyncio.Event()
        """Somebody may have something to do for us."""
        self.packs: dict[str, str] = {}

    @property
    def me(self) -> str:
        return self.peers.me

    # --- asking

    async def choose(
        self,
        job: BotJob,
        stands: Callable[[], bool] = lambda: True,
        spend: Callable[[float], None] = lambda _: None,
    ) -> int | None:
        """The bot's action, from whichever process thinks of it; None if it has no answer.

        Outdated if the question no longer `stands` before anybody could think about it. `spend`: told how
        long somebody thought; waiting for one who has time is nobody's thinking.
        """
        asking = Asking(asyncio.get_running_loop().create_future(), spend)
        asking = self.waiting.setdefault(job.key, asking)
        try:
            while stands():
                await self._post(job)
                choice = await self._await(job.key, asking.answer)
                if choice is not None:
                    return None if choice == NONE else choice
                await asyncio.sleep(BEHIND)
            raise Outdated
        finally:
            self.waiting.pop(job.key, None)

    async def _post(self, job: BotJob) -> None:
        own = not self.bot_pool.busy and not self.peers.workers
        if not await self.store.quick(stored.post(job, __version__, self.me if own else "", LEASE)):
            return
        if own:
            self._think(job)
        else:
            self.news.set()
            await self.store.notify("job")

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

    def on_message(self, message: str) -> None:
        """Handle a message: "job" for a new one, or "done TABLE SEAT SINCE CHOICE SECONDS"."""
        match message.split():
            case ["job"]:
                self.news.set()
            case ["done", table, seat, since, choice, seconds]:
                self._answered((table, int(seat), int(since)), int(choice), float(seconds))

    def _answered(self, key: Key, choice: int, seconds: float) -> None:
        asking = self.waiting.get(key)
        if asking is not None and not asking.answer.done():
            asking.answer.set_result(choice)
            asking.spend(seconds)

    # --- thinking

    async def run(self) -> None:
        """Until cancelled: take jobs whenever there are some and a thinker is free."""
        try:
            async with asyncio.TaskGroup() as together:
                together.create_task(self._take_all())
                together.create_task(self._renew())
        finally:
            await self.close()

    async def _take_all(self) -> None:
        while True:
            await self._take()
            self.news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), POLL)

    async def _take(self) -> None:
        while not self.bot_pool.busy:
            courteous = self.peers.kind == "server" and self.peers.workers
            age = COURTESY if courteous else 0.0
            job = await self.store.quick(stored.take(self.me, __version__, LEASE, age))
            if job is None:
                return
            self._think(job)
            await asyncio.sleep(0)  # let it take its thinker

    def _think(self, job: BotJob) -> None:
        task = asyncio.create_task(self._work(job))
        self.working[task] = job.key
        task.add_done_callback(self._end_thinking)

    def _end_thinking(self, task: asyncio.Task[None]) -> None:
        """One that could not store its answer is told: its job is taken again when its time is up."""
        table, seat, _ = self.working.pop(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("table %s: the choice for seat %s could not be stored", table, seat, exc_info=error)

    async def _work(self, job: BotJob) -> None:
        spent: list[float] = []
        try:
            pack = None if job.pack is None else await self._pack(job.pack)
            asked = job.game, pack, job.view, job.legal
            found = await self.bot_pool.choose(job.bot, *asked, job.lane, spent.append)
            choice = found if type(found) is int and 0 <= found < MOST else NONE
        except Exception:
            logger.exception("table %s: bot %s in seat %s failed", job.table, job.bot, job.seat)
            choice = NONE
        seconds = sum(spent)
        self._answered(job.key, choice, seconds)
        await self.store.quick(stored.answer(job.key, self.me, choice))
        await self.store.notify(f"done {job.table} {job.seat} {job.since} {choice} {seconds:.3f}")
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
            if self.working:
                await self.store.quick(stored.renew(self.me, self.working.values(), LEASE))
            if self.peers.kind == "server":
                await self.store.quick(stored.forget(FORGOTTEN))

    async def close(self) -> None:
        """Leave unfinished jobs to the others, at once if the store can be told."""
        working = list(self.working)
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        with suppress(StoreLost):
            await self.store.quick(stored.release(self.me))
            await self.store.notify("job")
