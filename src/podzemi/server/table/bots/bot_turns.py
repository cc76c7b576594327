"""The bots at one table: each thinks when it is asked, and its choice is played if it is still asked that.

They think elsewhere (`bot_pool`, or `bot_jobs` where processes share a store); what they choose passes
through the room's queue like everybody's decision.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from podzemi.bots.styles import style_at, with_style
from podzemi.engine import registry
from podzemi.engine.values import Seat
from podzemi.server import metrics
from podzemi.server.match.clock import DAY
from podzemi.server.match.tables import as_played, counts
from podzemi.server.store import StoreLost
from podzemi.server.store.table.jobs import BotJob, Outdated
from podzemi.server.table.bots.thinking import ThinkingTime
from podzemi.server.table.peers import NOBODY

if TYPE_CHECKING:
    from podzemi.server.table.room import Room

logger = logging.getLogger("podzemi.server")

RETRY_SECONDS: Final = 5.0
QUICKEST: Final = registry.BOTS[0]
MAY_COME_BACK: Final = 120.0
"""Seconds that the last one who left has to come back before the bots finish the match in haste."""
WAITS: Final = 60 * DAY
"""The same where nothing is at stake: until then the match waits."""


class BotTurns:
    """One for each room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.thinking: dict[Seat, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Those who are asked start to think, unless they do."""
        if self.room.match is None:
            return
        places, asked = self.room.table.places, self.room.game.to_act(self.room.match.state)
        bots = [seat for seat in asked if places[seat].kind == "bot" and seat not in self.thinking]
        if bots and not (self.room.votes.holds_bots or self.stands_still()):
            for seat in bots:
                self.thinking[seat] = asyncio.create_task(self._turn(seat))

    async def _turn(self, seat: Seat) -> None:
        """Think and wait, at the same time; then play."""
        while True:
            try:
                assert self.room.log is not None
                since = self.room.log.asked_since[seat]
                choice, _ = await asyncio.gather(self._think(seat), asyncio.sleep(self._pause()))
                return await self.room.do(partial(self._act, seat, since, choice))
            except Outdated:
                return await self.room.do(partial(self._look_again, seat))
            except Exception:
                logger.exception(
                    "table %s version %s: bot in seat %s", self.room.table.id, self.room.version, seat
                )
                await asyncio.sleep(RETRY_SECONDS)

    async def _think(self, seat: Seat) -> int | None:
        """The bot's choice; None if it has none to give."""
        room = self.room
        time = await room.rooms.thinking.of(room.table.host)
        await self._rest(time)
        assert room.match is not None
        state = room.match.state
        bot = QUICKEST if self._is_alone() else self._bot(seat)
        view, legal = room.game.view(state, seat), room.game.actions(state, seat)
        try:
            asked = msgspec.json.encode(view), msgspec.json.encode(legal)
            if room.rooms.jobs is not None:
                job = self._job(seat, bot, *asked, time.lane)
                return await room.rooms.jobs.choose(job, partial(self._stands, job), time.spend)
            game, pack = room.table.game, room.pack
            return await room.rooms.bot_pool.choose(bot, game, pack, *asked, time.lane, time.spend)
        except (Outdated, StoreLost):
            raise
        except Exception:
            logger.exception("table %s version %s: bot %s failed", room.table.id, room.version, bot)
            return None

    def _bot(self, seat: Seat) -> str:
        """The bot that plays that seat, with its style."""
        table = self.room.table
        return with_style(as_played(table.places[seat], self.room.game).player, style_at(table.id, seat))

    def stands_still(self) -> bool:
        """Whether everybody has left a casual match for a while: it waits, and nothing happens unseen."""
        table = self.room.table
        return self._is_left(WAITS) and table.clock is None and not counts(table)

    def _is_alone(self) -> bool:
        """Whether only bots play, for nobody or for people who have been away for a while, and nobody looks:
        then it shall be over soon."""
        return self._is_unseen() and not self._is_left(MAY_COME_BACK)

    def _is_unseen(self) -> bool:
        """Whether only bots play, and nobody looks."""
        room = self.room
        watched = room.audience.listeners or room.rooms.peers.at(room.table.id) != NOBODY
        return not watched and all(place.kind == "bot" for place in room.table.places)

    def _is_left(self, seconds: float) -> bool:
        """Whether people whose seats bots keep may still come back: the last one left within this time."""
        room = self.room
        assert room.log is not None
        kept = any(place.owner for place in room.table.places)
        return self._is_unseen() and kept and room.rooms.now() - room.log.relieved <= seconds

    def _is_hurried(self) -> bool:
        """Whether nobody who looks, here or through another process, wants to see them think."""
        here = self.room.audience
        elsewhere = self.room.rooms.peers.at(self.room.table.id) != NOBODY
        return not elsewhere and bool(here.listeners) and here.hurried >= here.listeners.keys()

    def _pause(self) -> float:
        in_haste = self._is_alone() or self._is_hurried()
        return 0.0 if in_haste else self.room.rooms.settings.bot_pause

    async def _rest(self, time: ThinkingTime) -> None:
        """Bots that have thought too long for this host wait until they may think again."""
        if (wait := time.wait()) > 0:
            metrics.BOT_RESTS.inc()
            await asyncio.sleep(wait)

    def _job(self, seat: Seat, bot: str, view: bytes, legal: bytes, lane: str) -> BotJob:
        room = self.room
        assert room.log is not None
        pack = None if room.table.pack is None else room.table.pack.id
        since = room.log.asked_since[seat]
        asked = room.table.game, pack, view, legal
        return BotJob(room.table.id, seat, since, bot, *asked, room.version, lane)

    def _stands(self, job: BotJob) -> bool:
        """Whether a question to a bot is still the same."""
        assert self.room.log is not None
        asked = self.room.log.asked_since[job.seat] == job.since and self.room.version == job.version
        return asked and self._is_asked(job.seat)

    async def _act(self, seat: Seat, since: int, choice: int | None) -> None:
        """Play the choice, if the seat is still asked what it was asked then."""
        assert self.room.log is not None
        while self._is_asked(seat) and self.room.log.asked_since[seat] == since:
            line = self.room.log.play(seat, self._code(seat, choice))
            if (entry := await self.room.append(line)) is not None:
                self.thinking.pop(seat, None)
                self.room.advance(entry, line)
                return
        await self._look_again(seat)

    async def _look_again(self, seat: Seat) -> None:
        """End the question to the bot; perhaps ask another one."""
        self.thinking.pop(seat, None)
        self.wake()

    def _is_asked(self, seat: Seat) -> bool:
        assert self.room.match is not None
        if self.room.table.places[seat].kind != "bot" or self.room.votes.holds_bots:
            return False
        return seat in self.room.game.to_act(self.room.match.state)

    def _code(self, seat: Seat, choice: int | None) -> int:
        """The bot's action; the game's default if the bot's choice is not legal."""
        assert self.room.log is not None
        legal = self.room.log.asked[seat]
        if type(choice) is int and 0 <= choice < len(legal):
            return legal[choice]
        logger.error(
            "table %s version %s: bot in seat %s: default", self.room.table.id, self.room.version, seat
        )
        return self.room.game.default(self.room.log.match.state, seat)
