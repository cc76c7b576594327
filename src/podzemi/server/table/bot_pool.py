"""Bots think in processes of their own. They get a view and legal actions as JSON, never a state."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.server import metrics


def choose(bot: str, game_name: str, pack: str | None, view: bytes, legal: bytes, seed: int) -> int:
    """What the bot plays, as an index in `legal`; runs in a worker process."""
    game = registry.game_with_pack(game_name, pack)
    actions = msgspec.json.decode(legal, type=list[game.action_type])  # type: ignore[name-defined]  # a value
    return registry.bot(bot, game).choose(game.parse_view(view), actions, Dice(seed))


class BotPool:
    """A pool of worker processes, made when first needed and again when one dies."""

    def __init__(self, workers: int, limit: float = 30.0) -> None:
        """`limit`: seconds after which a bot that still thinks is given up."""
        self.limit = limit
        self.workers = workers or max(1, (os.cpu_count() or 2) // 2)
        self.free = asyncio.Semaphore(self.workers)
        self.pool: ProcessPoolExecutor | None = None

    async def choose(
        self,
        bot: str,
        game: str,
        pack: str | None,
        view: bytes,
        legal: bytes,
        spend: Callable[[float], None] = lambda _: None,
    ) -> int:
        """The bot's choice; whatever goes wrong in the bot is raised here. `spend`: told how long it took.

        A worker that dies takes everybody's thoughts with it: they get a second chance.
        """
        async with self.free:  # waiting for a worker is not thinking: the limit starts here
            begun = time.monotonic()
            try:
                return await self._ask(bot, game, pack, view, legal)
            except BrokenProcessPool:
                return await self._ask(bot, game, pack, view, legal)
            finally:
                spend(time.monotonic() - begun)

    async def _ask(self, bot: str, game: str, pack: str | None, view: bytes, legal: bytes) -> int:
        pool = self._pool()
        loop, seed = asyncio.get_running_loop(), secrets.randbits(64)
        try:
            asked = loop.run_in_executor(pool, choose, bot, game, pack, view, legal, seed)
            with metrics.timed(metrics.BOT_SECONDS.labels(bot)):
                return await asyncio.wait_for(asked, self.limit)
        except (BrokenProcessPool, TimeoutError):
            if self.pool is pool:
                self.pool = None
            end(pool)
            raise

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=_prepare_worker)
        return self.pool

    def close(self) -> None:
        """Whoever still thinks is ended: the next start asks again."""
        if self.pool is not None:
            end(self.pool)
            self.pool = None


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool whose workers are dead or stuck, without waiting for them."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


def _prepare_worker() -> None:
    """Ctrl-C is the server's business; and a worker must not outlive a killed server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
