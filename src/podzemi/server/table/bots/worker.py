"""A process that only thinks: it takes bots' jobs from the store, as many as it has bot_pool for."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress

from podzemi.server.store.postgres import PostgresStore
from podzemi.server.support.supervisor import Supervisor
from podzemi.server.table.bots.bot_jobs import BotJobs
from podzemi.server.table.bots.bot_pool import BotPool
from podzemi.server.table.peers import PeerProcesses


async def work(url: str, processes: int, ready: Callable[[], None]) -> int:
    """Until a signal asks to stop, which is returned; what is not thought out then is left to the others.

    `ready` is called when it works, and when a signal finds it prepared.
    """
    store = await PostgresStore.open(url)
    bot_pool, peers = BotPool(processes), PeerProcesses(store, "worker")
    jobs = BotJobs(store, bot_pool, peers)
    store.listen(peers.on_message)
    store.listen(jobs.on_message)
    supervisor = Supervisor()
    for name, endless in (("listening", store.hear), ("peers", peers.run), ("bot jobs", jobs.run)):
        supervisor.start(name, endless)
    try:
        return await _asked_to_stop(ready)
    finally:
        await supervisor.stop()
        await peers.close()
        await asyncio.to_thread(bot_pool.close)
        await store.close()


async def _asked_to_stop(ready: Callable[[], None]) -> int:
    asked: asyncio.Queue[int] = asyncio.Queue()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C ends the loop itself
            asyncio.get_running_loop().add_signal_handler(number, asked.put_nowait, number)
    ready()
    return await asked.get()
