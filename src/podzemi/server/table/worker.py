"""A process that only thinks: it takes bots' jobs from the store, as many as it has bot_pool for."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

from podzemi.server.store.postgres import PostgresStore
from podzemi.server.table.bot_jobs import BotJobs
from podzemi.server.table.bot_pool import BotPool
from podzemi.server.table.peers import PeerProcesses


async def work(url: str, processes: int) -> None:
    """Until a signal asks to stop; what is not thought out then is left to the others."""
    store = await PostgresStore.open(url)
    bot_pool, peers = BotPool(processes), PeerProcesses(store, "worker")
    jobs = BotJobs(store, bot_pool, peers)
    store.listen(peers.on_message)
    store.listen(jobs.on_message)
    tasks = [asyncio.create_task(peers.run()), asyncio.create_task(jobs.run())]
    try:
        await _asked_to_stop()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await peers.close()
        await asyncio.to_thread(bot_pool.close)
        await store.close()


async def _asked_to_stop() -> None:
    asked = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C ends the loop itself
            asyncio.get_running_loop().add_signal_handler(number, asked.set)
    await asked.wait()
