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
from functools import partial
from typing import TypeVar

import msgspec
from msgspec import Struct

from podzemi.bots import coach
from podzemi.bots.tempers import with_setting
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Action
from podzemi.server import metrics

T = TypeVar("T")


class BotQuestion(Struct, frozen=True):
    """A decision as its seat knows it: everything a thinking process is told."""

    game: str
    pack: str | None
    view: bytes
    legal: bytes

    def actions(self, game: AnyGame) -> list[Action]:
        found: list[Action] = msgspec.json.decode(self.legal, type=list[game.action_type])  # type: ignore[name-defined]  # a value
        return found


def choose(bot: str, asked: BotQuestion, seed: int, wall: float) -> int:
    """What the bot plays, as an index in the legal actions; runs in a worker process."""
    game = registry.game_with_pack(asked.game, asked.pack)
    return registry.bot(capped(bot, wall), game).choose(
        game.parse_view(asked.view), asked.actions(game), Dice(seed)
    )


def capped(bot: str, wall: float) -> str:
    """The bot, which thinks no longer than so many times its seconds by the clock on the wall."""
    thinks = bot.partition("?")[0] in (*registry.LEVELS, registry.SEARCH)
    return with_setting(bot, "wall", str(wall)) if thinks else bot


def advise(asked: BotQuestion, seconds: float, played: int | None, seed: int, wall: float) -> coach.Advice:
    """What the coach says about it; runs in a worker process."""
    game = registry.game_with_pack(asked.game, asked.pack)
    view, legal = game.parse_view(asked.view), asked.actions(game)
    return coach.advise(game, view, legal, Dice(seed), seconds, played, wall)


class BotPool:
    """A pool of worker processes, made when first needed and again when one dies."""

    def __init__(self, workers: int, limit: float = 30.0, wall: float = coach.WALL) -> None:
        """`limit`: seconds after which a bot that still thinks is given up; `wall`: see `Settings.wall`."""
        self.limit = limit
        self.wall = wall
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
        """The bot's choice; whatever goes wrong in the bot is raised here. `spend`: told how long it took."""
        asked = BotQuestion(game, pack, view, legal)
        return await self._think(bot, partial(choose, bot, asked, secrets.randbits(64), self.wall), spend)

    async def advise(
        self, asked: BotQuestion, seconds: float, played: int | None, spend: Callable[[float], None]
    ) -> coach.Advice:
        """What the coach says about a decision; those who play come first in the queue only by coming first,
        so nobody asks for more than a second at once."""
        return await self._think(
            "coach", partial(advise, asked, seconds, played, secrets.randbits(64), self.wall), spend
        )

    async def _think(self, who: str, work: Callable[[], T], spend: Callable[[float], None]) -> T:
        """A worker that dies takes everybody's thoughts with it: they get a second chance."""
        async with self.free:  # waiting for a worker is not thinking: the limit starts here
            begun = time.monotonic()
            try:
                return await self._ask(who, work)
            except BrokenProcessPool:
                return await self._ask(who, work)
            finally:
                spend(time.monotonic() - begun)

    async def _ask(self, who: str, work: Callable[[], T]) -> T:
        pool = self._pool()
        try:
            asked = asyncio.get_running_loop().run_in_executor(pool, work)
            with metrics.timed(metrics.BOT_SECONDS.labels(who)):
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
