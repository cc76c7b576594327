"""Seats have one owner: whatever two processes do at once, a table can be started or is played."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from lanes import DEEP
from podzemi.engine.values import Seat
from podzemi.server.match.control import SeatTakenOver, control_of
from podzemi.server.problems import Refused
from podzemi.server.store import Place, Table
from podzemi.server.store.people import personal_data
from podzemi.server.store.table import tables, timing
from podzemi.server.table import abandoned, gathering, seats
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire import messages as wire

from .support import GAME
from .test_rooms import Ear
from .test_time import Time, after_two_plain_decisions, answer, opened, propose, with_time
from .twins import OneMemory, process, quiet, schedules

SCHEDULES = 20_000 if DEEP else 400
PLAYED = 25
"""Of that many tables one is really played on."""
PEOPLE = ("p0", "p1", "p2", "p3")
MOVES = 12


# ---------------------------------------------------------------- one process


@pytest.mark.parametrize("what", ["undo", "pause"])
def test_who_leaves_a_seat_to_a_bot_is_asked_no_more(tmp_path: Path, what: Any) -> None:
    """An open question does not wait for a bot, and the bots are not held."""

    async def work(rooms: Rooms, time: Time) -> None:
        room, ears, asker, _ = await after_two_plain_decisions(rooms, ["me", "open", "open"])
        assert room.log is not None
        leaver, last = (seat for seat in range(3) if seat != asker)
        await propose(room, ears[asker], what)
        await room.do(partial(seats.leave, room, f"p{leaver}"))
        assert room.log.question is not None
        assert room.log.question.asks == [last]
        entries = await rooms.store.read(tables.log(room.table.id, 0))
        assert control_of(entries[-1]) == SeatTakenOver(bot=True)
        await answer(room, ears[last], True)
        assert room.log.question is None
        assert room.votes.holds_bots == (what == "pause")
        await room.do(partial(seats.sit, room, f"p{leaver}", "P", leaver, "me"))
        assert room.table.places[leaver] == Place("person", f"p{leaver}")

    with_time(tmp_path, work)


def test_who_is_forgotten_is_asked_no_more(tmp_path: Path) -> None:
    """The line of the log comes with the seat, also where no room was asked to leave it."""

    async def work(rooms: Rooms, time: Time) -> None:
        room, ears, asker, _ = await after_two_plain_decisions(rooms, ["me", "open", "open"])
        assert room.log is not None
        gone, last = (seat for seat in range(3) if seat != asker)
        await propose(room, ears[asker], "pause")
        await rooms.store.write(seats.erasing(f"p{gone}"))
        await room.do(room.refresh)
        assert room.table.places[gone] == Place("bot", seats.SUBSTITUTE)
        assert room.log.question is not None
        assert room.log.question.asks == [last]

    with_time(tmp_path, work)


def test_a_guest_who_becomes_an_account_keeps_the_seat(tmp_path: Path) -> None:
    async def work(rooms: Rooms, time: Time) -> None:
        room, _ears, asker, _ = await after_two_plain_decisions(rooms, ["me", "open", "open"])
        guest, version = next(seat for seat in range(3) if seat != asker), room.version
        await rooms.store.write(personal_data.merge(f"p{guest}", "account"))
        await room.do(room.refresh)
        assert room.table.places[guest] == Place("person", "account")
        assert room.version == version
        await room.do(partial(seats.leave, room, "account"))
        assert room.table.places[guest] == Place("bot", seats.SUBSTITUTE, owner="account")

    with_time(tmp_path, work)


def test_a_log_line_and_its_seat_are_written_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither without the other, also if the write fails in the middle."""

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError
        yield

    async def work(rooms: Rooms, _: Time) -> None:
        room, _ears = await opened(rooms, GAME, ["me", "open"])
        before = room.version
        monkeypatch.setattr(timing, "forfeit", broken)
        kept_by_bot = Place("bot", "random", owner="p1")
        with pytest.raises(ZeroDivisionError):
            await room.do(partial(seats.replace_player, room, 1, kept_by_bot, lost=True))
        kept = await rooms.store.read(tables.get(room.table.id))
        assert kept is not None
        assert kept.places[1] == room.table.places[1] == Place("person", "p1")
        assert len(await rooms.store.read(tables.log(room.table.id, 0))) == before == room.version

    with_time(tmp_path, work)


# ---------------------------------------------------------------- two processes


class Evening:
    """A table that is in the memory of two processes, and what people do there."""

    def __init__(self, memory: OneMemory, processes: list[Rooms]) -> None:
        self.memory = memory
        self.random = memory.random
        self.processes = processes
        self.now = 1_800_000_000.0
        for one in processes:
            one.now = lambda: self.now
        self.rooms: list[Room] = []
        self.left: set[str] = set()
        """Who went away before the match, and does nothing there any more."""

    async def gather(self, clock: wire.Clock | None = None) -> None:
        """The first one opens a table for three."""
        first = self.processes[0]
        wish = wire.NewTable(GAME, ["me", "open", "open"], clock=clock)
        room = await first.open(wire.Person(PEOPLE[0], "P0"), wish)
        self.rooms = [await one.get(room.table.id) for one in self.processes]

    @property
    def room(self) -> Room:
        return self.random.choice(self.rooms)

    async def stored(self) -> Table:
        found = await self.processes[0].store.read(tables.get(self.rooms[0].table.id))
        assert found is not None
        return found

    async def at_once(self, *orders: Awaitable[bool]) -> list[bool]:
        """Who was not refused; nothing is on its way any more."""
        done = await asyncio.gather(*orders)
        await quiet(*self.processes)
        return done

    def something(self) -> Awaitable[Any]:
        """What somebody does, as it comes."""
        room, seat = self.room, self.random.randrange(3)
        here = sorted(set(PEOPLE) - self.left) or ["stranger"]
        who = self.random.choice(PEOPLE if room.match is not None else here)
        match self.random.randrange(20):
            case 0 | 1 | 2:
                return attempt(room, gathering.start, room.table.host)
            case 3 | 4 | 5:
                return attempt(room, seats.sit, who, who.upper(), seat, "me")
            case 6:
                return self.sit_in_two_windows(who)
            case 7:
                return attempt(room, seats.sit, room.table.host, "HOST", seat, "random")
            case 8:
                return attempt(room, seats.sit, who, who.upper(), seat, "here", "Guest")
            case 9 | 10:
                return attempt(room, seats.stand_up, who, seat)
            case 11 | 12:
                return self.leave(room, who)
            case 13:
                return self.leave(room, room.table.host)
            case 14:
                return attempt(room, gathering.set_ready, who, self.random.random() < 0.7)
            case 15:
                return attempt(room, gathering.ask_ready, room.table.host)
            case 16:
                return attempt(room, seats.hand_over, room.table.host, seat)
            case 17:
                return attempt(room, bots_come)
            case 18:
                return self.time_passes(room) if room.table.clock is not None else self.forget(room, who)
            case _:
                return ask_for_a_pause(room, who)

    async def sit_in_two_windows(self, who: str) -> None:
        await asyncio.gather(
            *(
                attempt(room, seats.sit, who, who.upper(), seat, "me")
                for seat, room in enumerate(self.rooms, 1)
            )
        )

    async def leave(self, room: Room, who: str) -> None:
        if room.match is None:
            self.left.add(who)
        if not await attempt(room, seats.leave, who):
            self.left.discard(who)

    async def time_passes(self, room: Room) -> None:
        self.now += 200.0
        await room.do(room.deadlines.tick)

    async def forget(self, room: Room, who: str) -> None:
        """The person is erased, and not all rooms are told before; as `Accounts` does it."""
        self.left.add(who)
        if self.random.random() < 0.5:
            await attempt(room, seats.give_up, who)
        store = room.rooms.store
        for table in await store.write(seats.erasing(who)):
            await room.do(room.refresh)
            await store.notify(f"table {table}")


async def attempt(room: Room, order: Any, *more: Any) -> bool:
    """Whether it was not refused."""
    with suppress(Refused):
        await room.do(partial(order, room, *more))
        return True
    return False


async def bots_come(room: Room) -> None:
    """As at a quick match whose time has come."""
    await seats.fill(room, "random")
    await seats.set_ready(room, PEOPLE, True)
    await gathering.start(room, room.table.host)


async def ask_for_a_pause(room: Room, who: str) -> None:
    ear = Ear(who)
    wish = wire.Propose(f"{who} {id(ear)}", room.number(room.seat_of(who)), "pause")
    with suppress(Refused):
        await room.do(partial(room.act, ear, wish))


CLOCKS = (None, None, wire.Clock("live", 60, 120), wire.Clock("live", 60, 120, "loss"))


async def any_evening(memory: OneMemory, processes: list[Rooms], seen: Counter[str], number: int) -> None:
    evening = Evening(memory, processes)
    await evening.gather(memory.random.choice(CLOCKS))

    async def later() -> None:
        await memory.pause()
        await evening.something()

    for _ in range(MOVES // 3):
        await asyncio.gather(*(later() for _ in range(3)))
    await quiet(*processes)
    fresh = process(memory)
    fresh.now = lambda: evening.now
    try:
        room = await fresh.get(evening.rooms[0].table.id)
        seen[await check(room, evening)] += 1
        if number % PLAYED == 0 and room.table.phase == "playing":
            seen["played on"] += 1
            await play_on(room)
    finally:
        await fresh.store.close()
        await fresh.close()


async def check(room: Room, evening: Evening) -> str:
    """How the evening went; afterwards the match runs, unless nobody is left at the table."""
    for other in evening.rooms:
        await other.do(other.refresh)
        assert other.table.places == room.table.places
        assert (other.table.host, other.table.started) == (room.table.host, room.table.started)
    check_seats(room.table)
    found: str = room.table.phase
    if found == "gathering":
        if room.table.door.closed is not None:
            assert all(place.kind != "person" for place in room.table.places)
            return "closed"
        assert room.seats_of(room.table.host) or room.table.host not in evening.left
        await start_it(room)
    assert room.log is not None
    assert all(place.kind != "open" for place in room.table.places)
    persons = {seat for seat, place in enumerate(room.table.places) if place.kind == "person"}
    if room.log.question is not None:
        assert set(room.log.question.asks) <= persons
    for seat, bot in last_words(await room.rooms.store.read(tables.log(room.table.id, 0))).items():
        assert (seat not in persons) == bot
    return found


def check_seats(table: Table) -> None:
    """Nobody has two seats: others at the same device have names of their own."""
    own = Counter(place.player for place in table.places if place.kind == "person" and not place.companion)
    assert all(count == 1 for count in own.values()), table.places


async def start_it(room: Room) -> None:
    """Whoever is missing is replaced or says yes; then nothing may be in the way."""
    for seat, place in enumerate(room.table.places):
        if place.kind == "open":
            await room.do(partial(seats.sit, room, room.table.host, "HOST", seat, "random"))
        elif place.kind == "person" and not place.ready:
            await room.do(partial(gathering.set_ready, room, place.player, True))
    await room.do(partial(gathering.start, room, room.table.host))


async def play_on(room: Room) -> None:
    """A few more decisions, whoever is asked."""
    assert room.log is not None and room.match is not None
    await room.do(partial(abandoned.resume, room))
    goal = len(room.log.played) + 5
    while len(room.log.played) < goal and not room.log.over:
        seat = room.game.to_act(room.match.state)[0]
        if room.table.places[seat].kind == "bot":
            await asyncio.sleep(0)
        else:
            await decide(room, seat)


async def decide(room: Room, seat: Seat) -> None:
    """The person there does what is listed first, at a device that all guests of that person share."""
    assert room.match is not None
    ear = Ear(room.table.places[seat].player)
    await room.do(partial(room.join, ear))
    if len(room.seats_of(ear.person)) > 1:
        await room.do(partial(room.hand, ear, wire.Hand(seat, True)))
    action = Raw(msgspec.json.encode(room.game.actions(room.match.state, seat)[0]))
    await room.do(partial(room.act, ear, wire.Act(f"act {room.version}", room.number(seat), action)))
    await room.do(partial(room.leave, ear))


def last_words(entries: list[Any]) -> dict[Seat, bool]:
    """By seat, whether a bot plays it, as the log says."""
    lines = [(entry.seat, control_of(entry)) for entry in entries]
    return {seat: line.bot for seat, line in lines if isinstance(line, SeatTakenOver)}


def test_two_processes_gather_and_start_in_any_order() -> None:
    """Every table is played, can be started by somebody who is there, or was left by everybody."""
    seen: Counter[str] = Counter()
    numbers = iter(range(SCHEDULES))
    schedules(SCHEDULES, lambda memory, processes: any_evening(memory, processes, seen, next(numbers)))
    assert min(seen[how] for how in ("gathering", "playing", "closed")) > SCHEDULES // 20
    assert seen["played on"] > SCHEDULES // PLAYED // 3


# ---------------------------------------------------------------- two at once


Plan = Callable[[Evening], Awaitable[None]]
TIMES = 30


def evenings(plan: Plan) -> None:
    """The same plan in many orders of its steps."""

    async def one(memory: OneMemory, processes: list[Rooms]) -> None:
        memory.lost = 0.0
        evening = Evening(memory, processes)
        await evening.gather()
        await plan(evening)

    schedules(TIMES, one)


async def seated(evening: Evening, *persons: str) -> None:
    for seat, person in enumerate(persons, 1):
        assert await attempt(evening.rooms[0], seats.sit, person, person.upper(), seat, "me")
    await quiet(*evening.processes)


def test_nobody_gets_two_seats_by_sitting_down_twice() -> None:
    async def plan(evening: Evening) -> None:
        await evening.at_once(
            *(attempt(room, seats.sit, "p1", "P1", seat, "me") for seat, room in enumerate(evening.rooms, 1))
        )
        table = await evening.stored()
        check_seats(table)
        assert Place("person", "p1") in table.places

    evenings(plan)


def test_a_table_is_closed_when_host_and_heir_leave_at_once() -> None:
    async def plan(evening: Evening) -> None:
        await seated(evening, "p1")
        here, there = evening.rooms
        await evening.at_once(attempt(here, seats.leave, "p0"), attempt(there, seats.leave, "p1"))
        table = await evening.stored()
        assert table.door.closed is not None
        assert table.places == [Place()] * 3

    evenings(plan)


def test_who_inherits_a_table_is_there() -> None:
    async def plan(evening: Evening) -> None:
        await seated(evening, "p1", "p2")
        here, there = evening.rooms
        await evening.at_once(attempt(here, seats.leave, "p0"), attempt(there, seats.leave, "p1"))
        assert (await evening.stored()).host == "p2"

    evenings(plan)


def test_nobody_becomes_the_host_who_has_left() -> None:
    async def plan(evening: Evening) -> None:
        await seated(evening, "p1")
        here, there = evening.rooms
        await evening.at_once(attempt(here, seats.hand_over, "p0", 1), attempt(there, seats.leave, "p1"))
        table = await evening.stored()
        assert (table.host, table.door.closed) == ("p0", None)

    evenings(plan)


def test_nobody_says_for_another_to_be_ready() -> None:
    """Who got up in another process, of which this one has not heard, is not in the seat any more."""

    async def plan(evening: Evening) -> None:
        await seated(evening, "p1")
        here, there = evening.rooms
        evening.memory.lost = 1.0
        assert await attempt(there, seats.stand_up, "p1", 1)
        assert await attempt(there, seats.sit, "p2", "P2", 1, "me")
        assert await attempt(there, gathering.ask_ready, "p0")
        assert here.table.places[1] == Place("person", "p1")
        assert not await attempt(here, gathering.set_ready, "p1", True)
        assert (await evening.stored()).places[1] == Place("person", "p2", ready=False)

    evenings(plan)


def test_who_was_sent_away_does_not_come_in_by_another_process() -> None:
    """Which sees the same seats as before, and has heard nothing."""

    async def plan(evening: Evening) -> None:
        here, there = evening.rooms
        evening.memory.lost = 1.0
        assert await attempt(here, seats.sit, "p1", "P1", 1, "me")
        assert await attempt(here, seats.stand_up, "p0", 1)
        assert not await attempt(there, seats.sit, "p1", "P1", 2, "me")
        table = await evening.stored()
        assert (table.places[1:], table.door.kicked) == ([Place()] * 2, frozenset({"p1"}))

    evenings(plan)


def test_a_match_begins_with_those_who_sit_there() -> None:
    async def plan(evening: Evening) -> None:
        await seated(evening, "p1", "p2")
        here, there = evening.rooms
        evening.memory.lost = 1.0
        assert await attempt(there, seats.stand_up, "p1", 1)
        assert await attempt(there, seats.sit, "p3", "P3", 1, "me")
        assert await attempt(here, gathering.start, "p0")
        assert here.table.places == (await evening.stored()).places
        assert here.table.places[1] == Place("person", "p3")

    evenings(plan)


def test_who_is_meant_is_sent_away_and_nobody_else() -> None:
    async def plan(evening: Evening) -> None:
        await seated(evening, "p1")
        here, there = evening.rooms
        evening.memory.lost = 1.0
        assert await attempt(there, seats.stand_up, "p1", 1)
        assert await attempt(there, seats.sit, "p2", "P2", 1, "me")
        assert not await attempt(here, seats.stand_up, "p0", 1)
        table = await evening.stored()
        assert (table.places[1], table.door.kicked) == (Place("person", "p2"), frozenset())

    evenings(plan)
