"""Who keeps the time of a room: one timer for the nearest deadline, what happens then, and questions to all.

The clocks themselves follow from the log (`clock.py`); this is what the room does by them. A late action
that arrives before the time-out has its turn is played. Two processes that see the same deadline write the
same version, and one of them gives way.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from msgspec.structs import replace

from podzemi.engine.values import Refusal, Seat
from podzemi.server.problems import Refused
from podzemi.server.store import Entry, Place, Query, Taken, tables, timing
from podzemi.server.table.clock import DAY, HOUR, Clocks
from podzemi.server.table.control import Agree, Decline, Propose, Question, Sits
from podzemi.server.table.course import Course
from podzemi.server.table.tables import counts
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


class Keeper:
    """The time of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        started = room.table.started is not None
        self.not_before = room.rooms.now() + GRACE if started else 0.0
        self.timer: asyncio.TimerHandle | None = None

    @property
    def course(self) -> Course:
        """The match; Refused before it starts."""
        if self.room.course is None:
            raise Refused("not_started")
        return self.room.course

    @property
    def clocks(self) -> Clocks | None:
        return None if self.room.course is None else self.room.course.clocks

    # --- deadlines

    def deadline(self, seat: Seat) -> float | None:
        """When the seat's person is out of time; None: not as things stand."""
        if self.clocks is None or self.room.table.places[seat].kind != "person":
            return None
        time = self.clocks.deadline(seat)
        return None if time is None else max(time, self.not_before)

    def deadlines(self) -> dict[Seat, float]:
        seats = range(len(self.room.table.places))
        return {seat: time for seat in seats if (time := self.deadline(seat)) is not None}

    def next(self) -> float | None:
        """The nearest deadline."""
        return min(self.deadlines().values(), default=None)

    @property
    def is_near(self) -> bool:
        time = self.next()
        return time is not None and time - self.room.rooms.now() < NEAR

    def dated(self, query: Query[T], at: float, over: bool = False) -> Query[T]:
        """The write, with a note when the table has to be looked at again at the latest.

        Nobody can be out of time before the next deadline as it stands, or the time of a new move."""
        clock = self.room.table.clock
        if clock is None:
            return query
        soonest = min([at + clock.move, *self.deadlines().values()])
        return timing.dated(query, self.room.table.id, None if over else soonest)

    # --- the timer

    def arm(self) -> None:
        """Wake up at the nearest deadline."""
        self.stop()
        if (time := self.next()) is not None:
            wait = max(0.0, time + LAG - self.room.rooms.now())
            self.timer = asyncio.get_running_loop().call_later(min(wait, DAY), self._ring)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.room.orders.put_nowait(self._look)

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
        now = self.room.rooms.now()
        late = [(time, seat) for seat, time in self.deadlines().items() if time + LAG <= now]
        return min(late)[1] if late else None

    async def _time_out(self, seat: Seat) -> None:
        room, clock = self.room, self.room.table.clock
        assert clock is not None
        logger.info("table %s version %s: seat %s is out of time", room.table.id, room.version, seat)
        if clock.out == "default":
            action = room.game.decode(room.game.default(self.course.match.state, seat))
            if (entry := await room.append(seat, action, None)) is not None:
                room.advance(entry)
            return
        place = Place("bot", clock.bot, owner=room.table.places[seat].player)
        try:
            await self.reseat(seat, place, lost=clock.out == "loss")
        except Refused:  # somebody else was quicker: look again
            logger.info("table %s: seat %s was changed meanwhile", room.table.id, seat)

    # --- who plays a seat

    async def reseat(self, seat: Seat, place: Place, lost: bool = False) -> None:
        """Change who plays a seat in a running match: in the seats and in the log, both or neither."""
        room, old = self.room, self.room.table.places[seat]
        line = msgspec.json.encode(Sits(place.kind == "bot", lost))
        while True:
            entry = Entry(room.version + 1, seat, line, None, room.rooms.now())
            try:
                await room.rooms.store.write(self._reseat(entry, old, place, lost), tell=room.table.id)
                break
            except Taken:
                behind = await room.catch_up()
                await room.refresh()
                if room.table.places[seat] != old or not behind:
                    raise Refused("seat_taken") from None
        room.tell_update(room.fold(entry))
        places = [place if n == seat else other for n, other in enumerate(room.table.places)]
        room.table = replace(room.table, places=places, forfeits=list(self.course.forfeits))
        room.seats_changed()
        self.arm()

    def _reseat(self, entry: Entry, old: Place, new: Place, lost: bool) -> Query[None]:
        table = self.room.table
        yield from tables.change_seats(table.id, {entry.seat: (old, new)})
        yield from self.dated(tables.append(table.id, entry, None), entry.at)
        if lost:
            yield from timing.forfeit(table.id, [*table.forfeits, entry.seat])

    # --- questions to all

    @property
    def holds_bots(self) -> bool:
        """Bots wait while the match is paused, and while people talk about taking something back."""
        course = self.room.course
        if course is None:
            return False
        return course.paused is not None or (course.question is not None and course.question.what == "undo")

    def check_not_paused(self) -> None:
        if self.room.course is not None and self.room.course.paused is not None:
            raise Refused("paused")

    def check_propose(self, seat: Seat, wish: wire.Propose) -> Propose:
        """The question as the log has it, if it may be asked now; Refused otherwise."""
        course, what = self.course, wish.what
        if self.room.table.phase == "finished":
            raise Refused("match_over")
        if course.question is not None:
            raise Refused("question_open")
        if what == "undo":
            return Propose(what, self._others(seat), self._check_back(seat, wish.version))
        if what == "resume" and course.paused is None:
            raise Refused("not_paused")
        if what == "pause":
            self.check_not_paused()
        if what == "open" and course.open:
            raise Refused("already_open")
        return Propose(what, self._others(seat))

    def _check_back(self, seat: Seat, number: int) -> int:
        self.check_not_paused()
        if counts(self.room.table):
            raise Refused("undo_rated")
        if not self.course.is_fresh(seat, number):
            raise Refused("stale", version=self.course.number(seat))
        to = self.course.back_to(seat)
        if isinstance(to, Refusal):
            raise Refused(to.code, clause=to.clause)
        return to

    def _others(self, seat: Seat) -> list[Seat]:
        """The other persons at the table; bots agree to everything."""
        return [n for n, place in enumerate(self.room.table.places) if place.kind == "person" and n != seat]

    def check_answer(self, seat: Seat, answer: wire.Answer) -> Agree | Decline:
        """The answer as the log has it, if that is still asked of this seat; Refused otherwise."""
        course, question = self.course, self.course.question
        if question is None or course.number_of(seat, question.version) != answer.question:
            raise Refused("no_question")
        if answer.yes:
            if seat not in question.asks:
                raise Refused("no_question")
            return Agree()
        if seat != question.by and seat not in question.asks and seat not in question.agreed:
            raise Refused("no_question")
        return Decline()

    # --- telling

    def told(self, eye: Seat | None) -> wire.TableClock | None:
        """How the match stands besides its board, for that eye; nothing in it depends on what is hidden."""
        course = self.room.course
        if course is None:
            return None
        back, barred = self._back(course, eye)
        return wire.TableClock(
            at=course.since,
            seats=[] if self.clocks is None else [self._time(n) for n in range(len(self.room.table.places))],
            paused=course.paused,
            question=self._question(course, eye),
            back=back,
            barred=barred,
            open=course.open,
        )

    def _back(self, course: Course, eye: Seat | None) -> tuple[bool, wire.Barred | None]:
        """Whether that eye may ask for its last decision back, and if there is no way to it, why."""
        rated = counts(self.room.table)
        quiet = course.paused is None and course.question is None
        if eye is None or not quiet or course.undoable(eye, rated) is not None:
            return False, None
        to = course.asking_back(eye)
        if isinstance(to, Refusal):
            return False, "undo_shown" if to.code == "undo_shown" else None
        return (False, "undo_rated") if rated else (True, None)

    def _time(self, seat: Seat) -> wire.SeatTime | None:
        assert self.clocks is not None
        if self.room.table.places[seat].kind != "person":
            return None
        at, ends = self.course.since, self.deadline(seat)
        left = self.clocks.left(seat, at) if ends is None else max(0.0, ends - at)
        reserve = self.clocks.reserve(seat, at)
        return wire.SeatTime(round(left * 1000), round(reserve * 1000), ends is not None)

    def _question(self, course: Course, eye: Seat | None) -> wire.Question | None:
        question: Question | None = course.question
        if question is None:
            return None
        number = course.number_of(eye, question.version) or 0
        return wire.Question(number, question.what, question.by, list(question.asks), list(question.agreed))
