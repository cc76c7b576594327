"""The time of a room: one timer for the nearest deadline, and what happens then.

The clocks themselves follow from the log (`match/clock.py`); this is what the room does by them. A late
action that arrives before the time-out has its turn is played. Two processes that see the same deadline
write the same version, and one of them gives way.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, TypeVar

from podzemi.engine.values import Seat
from podzemi.server.match.clock import DAY, HOUR, Clocks
from podzemi.server.match.tables import with_bot
from podzemi.server.problems import Refused
from podzemi.server.store import Query
from podzemi.server.store.table import timing
from podzemi.server.support.edges import time
from podzemi.server.table import seats
from podzemi.wire import messages as wire

if TYPE_CHECKING:
    from podzemi.server.table.room import Room

logger = logging.getLogger("podzemi.server")

T = TypeVar("T")
GRACE: Final = 30.0
"""Seconds that everybody has at least after the table came into memory: nobody loses by a restart."""
LAG: Final = 0.5
"""Seconds an action may be on its way."""
NEAR: Final = 2.0 * HOUR
"""A table whose next deadline is nearer stays in memory; others are woken in time (`alarm.py`)."""
RETRY_SECONDS: Final = 5.0


class Deadlines:
    """When the seats of one room are out of time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.seen = 0.0, 0.0
        """The time of the log's last line, and when we saw it, by a clock that nobody sets."""
        started = room.table.started is not None
        self.not_before = room.rooms.now() + GRACE if started else 0.0
        self.timer: asyncio.TimerHandle | None = None

    @property
    def clocks(self) -> Clocks | None:
        return None if self.room.log is None else self.room.log.clocks

    # --- when

    def now(self) -> float:
        """The table's time. It never lies before the last line of the log: where the clock was set back, or
        that of another process is ahead, it goes on from that line, and nobody waits an hour for it."""
        now, log = self.room.rooms.now(), self.room.log
        if log is None or now >= log.since:
            return now
        self._see_line()
        return log.since + time.monotonic() - self.seen[1]

    def _see_line(self) -> None:
        if self.room.log is not None and self.room.log.since != self.seen[0]:
            self.seen = self.room.log.since, time.monotonic()

    def deadline(self, seat: Seat) -> float | None:
        """When the seat's person is out of time; None: not as things stand."""
        if self.clocks is None or self.room.table.places[seat].kind != "person":
            return None
        time = self.clocks.deadline(seat)
        return None if time is None else max(time, self.not_before)

    def by_seat(self) -> dict[Seat, float]:
        seats_here = range(len(self.room.table.places))
        return {seat: time for seat in seats_here if (time := self.deadline(seat)) is not None}

    def next(self) -> float | None:
        """The nearest deadline."""
        return min(self.by_seat().values(), default=None)

    @property
    def is_near(self) -> bool:
        time = self.next()
        return time is not None and time - self.now() < NEAR

    def with_due(self, query: Query[T], at: float, over: bool = False) -> Query[T]:
        """The write, with a note when the table has to be looked at again at the latest.

        Nobody can be out of time before the next deadline as it stands, or the time of a new move."""
        clock = self.room.table.clock
        if clock is None:
            return query
        soonest = min([at + clock.move, *self.by_seat().values()])
        return timing.with_due(query, self.room.table.id, None if over else soonest)

    # --- the timer

    def arm(self) -> None:
        """Wake up at the nearest deadline."""
        self.stop()
        self._see_line()
        if self.clocks is not None and (time := self.next()) is not None:
            wait = max(0.0, time + LAG - self.now())
            self.timer = asyncio.get_running_loop().call_later(min(wait, DAY), self._ring)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.room.queue.put(self._look)

    async def _look(self) -> None:
        try:
            await self.tick()
        except Exception:
            logger.exception("table %s version %s: time-out", self.room.table.id, self.room.version)
            self.stop()
            self.timer = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._ring)

    async def tick(self) -> None:
        """An order of the room: do what is due by now."""
        while (seat := self._overdue()) is not None:
            await self._time_out(seat)
        self.arm()

    def _overdue(self) -> Seat | None:
        now = self.now()
        late = [(time, seat) for seat, time in self.by_seat().items() if time + LAG <= now]
        return min(late)[1] if late else None

    async def _time_out(self, seat: Seat) -> None:
        room, clock = self.room, self.room.table.clock
        assert clock is not None and room.log is not None and room.match is not None
        logger.info("table %s version %s: seat %s is out of time", room.table.id, room.version, seat)
        if clock.out == "default":
            line = room.log.play(seat, room.game.default(room.match.state, seat))
            if (entry := await room.append(line)) is not None:
                room.advance(entry, line)
            return
        place = with_bot(clock.bot, room.game, room.table.places[seat])
        try:
            await seats.replace_player(room, seat, place, lost=clock.out == "loss")
        except Refused:  # somebody else was quicker: look again
            logger.info("table %s: seat %s was changed meanwhile", room.table.id, seat)

    # --- telling

    def seat_times(self) -> list[wire.SeatTime | None]:
        """By seat; none where there is no clock."""
        if self.clocks is None:
            return []
        return [self._time(seat) for seat in range(len(self.room.table.places))]

    def _time(self, seat: Seat) -> wire.SeatTime | None:
        assert self.clocks is not None and self.room.log is not None
        if self.room.table.places[seat].kind != "person":
            return None
        at, ends = self.room.log.since, self.deadline(seat)
        left = self.clocks.left(seat, at) if ends is None else max(0.0, ends - at)
        reserve = self.clocks.reserve(seat, at)
        return wire.SeatTime(round(left * 1000), round(reserve * 1000), ends is not None)
