"""Bots think in processes of their own. They get a view and legal actions as JSON, never a state.

The processes do whatever else takes long, too: nothing of it may hold up the rooms.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from podzemi.bots import coach
from podzemi.bots.styles import with_setting
from podzemi.engine import registry
from podzemi.engine.dice import Dice
from podzemi.engine.game import AnyGame
from podzemi.engine.values import Action
from podzemi.server import metrics
from podzemi.server.support.edges import secrets, time
from podzemi.server.table.bots.thinking import ANYBODY, InTurn, ThinkingTime

T = TypeVar("T")
NICE: Final = 5
"""How far bots stand back behind whatever answers people, where both want the same processor."""
STARTING: Final = 120.0
"""Seconds in which a process must have started."""


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
    """The bot's choice, as an index in the legal actions; runs in a worker process."""
    game = registry.game_with_pack(asked.game, asked.pack)
    return registry.bot(with_time_cap(bot, wall), game).choose(
        game.parse_view(asked.view), asked.actions(game), Dice(seed)
    )


def with_time_cap(bot: str, wall: float) -> str:
    """The bot, which thinks no longer than so many times its seconds by the clock on the wall."""
    thinks = bot.partition("?")[0] in (*registry.LEVELS, registry.SEARCH)
    return with_setting(bot, "wall", str(wall)) if thinks else bot


def advise(asked: BotQuestion, seconds: float, played: int | None, seed: int, wall: float) -> coach.Advice:
    """The coach's advice on a decision; runs in a worker process."""
    game = registry.game_with_pack(asked.game, asked.pack)
    view, legal = game.parse_view(asked.view), asked.actions(game)
    return coach.advise(game, view, legal, Dice(seed), seconds, played, wall)


class BotProcess:
    """One process that thinks, made when first needed and again when it died or was given up."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[[], T], limit: float) -> T:
        """The answer; without one in that time the process is ended, and nobody's thought but this one."""
        try:
            if self.pool is None:
                await asyncio.to_thread(self._start)
            assert self.pool is not None
            asked = asyncio.get_running_loop().run_in_executor(self.pool, work)
            return await asyncio.wait_for(asked, limit)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            self.close()
            raise

    def _start(self) -> None:
        """In a thread: what it takes to start a process would hold up everybody for a tenth of a second.

        Until it has started nobody thinks, however busy the machine is.
        """
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, context, initializer=_prepare_worker)
        self.pool = pool
        pool.submit(int).result(STARTING)

    def close(self) -> None:
        """End the processes that still think."""
        if self.pool is not None:
            end(self.pool)
            self.pool = None


class BotPool:
    """Processes in which bots think, and whose turn it is to use one."""

    def __init__(self, workers: int, limit: float = 30.0, wall: float = coach.WALL) -> None:
        """`limit`: seconds after which a bot that still thinks is given up; `wall`: see `Settings.wall`."""
        self.limit = limit
        self.wall = wall
        self.workers = workers or max(1, (os.cpu_count() or 2) // 2)
        self.processes = [BotProcess() for _ in range(self.workers)]
        self.turns = InTurn(list(self.processes))

    @property
    def busy(self) -> bool:
        return self.turns.busy

    async def choose(
        self,
        bot: str,
        game: str,
        pack: str | None,
        view: bytes,
        legal: bytes,
        lane: str = ANYBODY,
        spend: Callable[[float], None] = lambda _: None,
    ) -> int:
        """The bot's choice; whatever goes wrong in the bot is raised here.

        `lane`: whose table it is (`ThinkingTime`); `spend`: told how long it took.
        """
        asked = BotQuestion(game, pack, view, legal)
        work = partial(choose, bot, asked, secrets.randbits(64), self.wall)
        return await self._think(bot, work, lane, spend)

    async def advise(
        self, asked: BotQuestion, seconds: float, played: int | None, time: ThinkingTime
    ) -> coach.Advice:
        """The coach's advice on a decision. The question queues with those to bots, and takes a second at
        most."""
        work = partial(advise, asked, seconds, played, secrets.randbits(64), self.wall)
        return await self.work("coach", work, time)

    async def work(self, who: str, work: Callable[[], T], time: ThinkingTime) -> T:
        """Run other work that takes a processor for long, in turn with the bots."""
        return await self._think(who, work, time.lane, time.spend)

    async def _think(self, who: str, work: Callable[[], T], lane: str, spend: Callable[[float], None]) -> T:
        async with self.turn(lane) as process:  # waiting for a process is not thinking: the limit starts here
            begun = time.monotonic()
            try:
                with metrics.timed(metrics.BOT_SECONDS.labels(who)):
                    return await self._ask(process, work)
            finally:
                spend(time.monotonic() - begun)

    async def _ask(self, process: BotProcess, work: Callable[[], T]) -> T:
        """A process that dies, perhaps because memory was short, gets a second chance."""
        try:
            return await process.ask(work, self.limit)
        except BrokenProcessPool:
            return await process.ask(work, self.limit)

    @asynccontextmanager
    async def turn(self, lane: str = ANYBODY) -> AsyncIterator[BotProcess]:
        """A process for oneself, as soon as it is that host's turn."""
        process = await self.turns.take(lane)
        try:
            yield process
        finally:
            self.turns.give(process)

    def close(self) -> None:
        """End the processes that still think; the next start asks again."""
        for process in self.processes:
            process.close()


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool whose workers are dead or stuck, without waiting for them."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


def _prepare_worker() -> None:
    """Ctrl-C is the server's business, people come first, and a worker must not outlive a killed server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICE)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
