"""A process that only thinks: it takes bots' jobs from the store, as many as it has thinkers for."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

from podzemi.server.store.postgres import PostgresStore
from podzemi.server.table.bots import Thinkers
from podzemi.server.table.jobs import Jobs
from podzemi.server.table.neighbours import Neighbours


async def work(url: str, processes: int) -> None:
    """Until a signal asks to stop; what is not thought out then is left to the others."""
    store = await PostgresStore.open(url)
    thinkers, neighbours = Thinkers(processes), Neighbours(store, "worker")
    jobs = Jobs(store, thinkers, neighbours)
    store.listen(neighbours.heard)
    store.listen(jobs.heard)
    tasks = [asyncio.create_task(neighbours.run()), asyncio.create_task(jobs.run())]
    try:
        await _asked_to_stop()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await neighbours.close()
        await asyncio.to_thread(thinkers.close)
        await store.close()


async def _asked_to_stop() -> None:
    asked = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C ends the loop itself
            asyncio.get_running_loop().add_signal_handler(number, asked.set)
    await asked.wait()
