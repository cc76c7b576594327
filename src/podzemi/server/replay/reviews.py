"""Reviews of finished matches: what each decision of a seat was worth, by the strongest bot.

Every decision is looked at as its seat knew it then. Thinking takes its turn in the bots' pool, one short
thought at a time and one review at a time, so that those who play hardly notice. What was worked out is kept
for a while.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict
from functools import partial
from typing import Final

import msgspec
from msgspec import Raw, Struct

from podzemi.bots.coach import DEAREST, SECOND_LOOKS, Advice, dearest, standing
from podzemi.bots.weighing import Weighed
from podzemi.engine.values import Action, Seat
from podzemi.server.problems import Refused
from podzemi.server.replay.cache import CachedReplay, replay_cache
from podzemi.server.table.bots.bot_pool import BotPool, BotQuestion
from podzemi.server.table.bots.thinking import ThinkingTime
from podzemi.server.table.room import Room
from podzemi.wire.learning.coach import ChancePoint, CostlyMove, Review, WeighedAction

logger = logging.getLogger("podzemi.server")

SKETCH: Final = 0.15
"""Seconds for every decision."""
DEEP: Final = 1.0
"""Seconds for those that look dear."""
REMEMBERED: Final = 200


class Decision(Struct, frozen=True):
    """The decision of a seat after `at` actions, and the action it played, by its index in `legal`."""

    at: int
    asked: BotQuestion
    legal: list[Action]
    played: int


def decisions_of(cached: CachedReplay, pack: str | None, seat: Seat) -> list[Decision]:
    """Everything the seat had a choice in, as it knew it then."""
    game, found = cached.game, []
    for at, turn in enumerate(cached.record.actions):
        if turn.seat != seat:
            continue
        state = cached.replay.steps[at].state
        legal = game.actions(state, seat)
        if len(legal) > 1:
            view = msgspec.json.encode(game.view(state, seat))
            asked = BotQuestion(game.name, pack, view, msgspec.json.encode(legal))
            found.append(Decision(at, asked, legal, legal.index(turn.action)))
    return found


class ReviewWork:
    """One review on its way."""

    def __init__(self, seat: Seat, decisions: list[Decision], end: ChancePoint | None) -> None:
        self.seat = seat
        self.decisions = {decision.at: decision for decision in decisions}
        self.end = end
        self.advice: dict[int, Advice] = {}
        """By moment."""
        self.total = len(decisions) + min(len(decisions), SECOND_LOOKS)
        self.done = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def report(self) -> Review:
        points = [
            ChancePoint(at, chance)
            for at in sorted(self.advice)
            if (chance := self.advice[at].best[0].chance) is not None
        ]
        if points and self.end is not None:
            points.append(self.end)
        moves = sorted(dearest(self.advice, DEAREST)) if self.done == self.total else []
        return Review(self.seat, self.done, self.total, points, [self._costly(at) for at in moves])

    def _costly(self, at: int) -> CostlyMove:
        advice, legal = self.advice[at], self.decisions[at].legal
        assert advice.played is not None
        return CostlyMove(at, to_wire(legal, advice.played), to_wire(legal, advice.best[0]))


def to_wire(legal: list[Action], one: Weighed) -> WeighedAction:
    reason = None if one.reason is None else Raw(msgspec.json.encode(one.reason))
    return WeighedAction(Raw(msgspec.json.encode(legal[one.index])), one.chance, reason)


class Reviews:
    """The reviews that were asked for last."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.kept: OrderedDict[tuple[str, Seat], ReviewWork] = OrderedDict()
        self.turn = asyncio.Lock()

    async def of(self, room: Room, seat: Seat, time: ThinkingTime) -> Review:
        """How far it is; the first who asks begins it. `time`: whose is used for it."""
        key = (room.table.id, seat)
        if key not in self.kept:
            if (wait := time.wait()) > 0:
                raise Refused("bots_busy", seconds=math.ceil(wait))
            made = await self._prepare(room, seat)
            if key not in self.kept:  # somebody else may have asked meanwhile
                self._begin(key, made, time)
        work = self.kept[key]
        if work.task is not None and work.task.done() and work.task.exception() is not None:
            del self.kept[key]
            raise Refused("internal")
        return work.report

    async def _prepare(self, room: Room, seat: Seat) -> ReviewWork:
        cached = await replay_cache.table(room)
        decisions = await replay_cache.ask(partial(decisions_of, cached, room.pack, seat))
        result = cached.game.result(cached.replay.steps[-1].state)
        chance = None if result is None else standing(result, seat, cached.game.teams is not None)
        end = None if chance is None else ChancePoint(cached.replay.total, chance)
        return ReviewWork(seat, decisions, end)

    def _begin(self, key: tuple[str, Seat], work: ReviewWork, time: ThinkingTime) -> None:
        self.kept[key] = work
        work.task = asyncio.create_task(self._work(key[0], work, time))
        if len(self.kept) > REMEMBERED:
            _, oldest = self.kept.popitem(last=False)
            assert oldest.task is not None
            oldest.task.cancel()

    async def _work(self, table: str, work: ReviewWork, time: ThinkingTime) -> None:
        try:
            async with self.turn:
                await self._look(work, list(work.decisions), SKETCH, time)
                await self._look(work, dearest(work.advice, SECOND_LOOKS), DEEP, time)
                work.done = work.total
        except Exception:
            logger.exception("table %s: the review for seat %s failed", table, work.seat)
            raise

    async def _look(self, work: ReviewWork, moments: list[int], seconds: float, time: ThinkingTime) -> None:
        for at in moments:
            decision = work.decisions[at]
            work.advice[at] = await self.pool.advise(decision.asked, seconds, decision.played, time)
            work.done += 1

    async def close(self) -> None:
        tasks = [work.task for work in self.kept.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
