"""Seats have one owner: whatever two processes do at once, a table can be started or is played."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lanes import DEEP
from podzemi.engine.values import Seat
from podzemi.server.match.control import SeatTakenOver, control_of
from podzemi.server.problems import Refused
from podzemi.server.store import Place, people, tables
from podzemi.server.table import gathering, seats
from podzemi.server.table.room import Room
from podzemi.server.table.rooms import Rooms
from podzemi.wire import messages as wire

from .support import GAME
from .test_rooms import Ear
from .test_time import Time, after_two_plain_decisions, answer, opened, propose, with_time
from .twins import OneMemory, process, quiet, schedules

SCHEDULES = 20_000 if DEEP else 400
PEOPLE = ("p0", "p1", "p2")
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


# ---------------------------------------------------------------- two processes


async def attempt(room: Room, order: Any, *more: Any) -> None:
    with suppress(Refused):
        await room.do(partial(order, room, *more))


def something(memory: OneMemory, room: Room) -> Awaitable[None]:
    """What somebody does at a table, as it comes."""
    who, seat = memory.random.choice(PEOPLE), memory.random.randrange(3)
    match memory.random.randrange(10):
        case 0 | 1:
            return attempt(room, gathering.start, room.table.host)
        case 2 | 3:
            return attempt(room, seats.sit, who, who.upper(), seat, "me")
        case 4:
            return attempt(room, seats.sit, room.table.host, "HOST", seat, "random")
        case 5 | 6:
            return attempt(room, seats.stand_up, who, seat)
        case 7:
            return attempt(room, seats.leave, memory.random.choice(PEOPLE[1:]))
        case 8:
            return attempt(room, gathering.set_ready, who, memory.random.random() < 0.7)
        case _:
            return ask_for_a_pause(room, who)


async def ask_for_a_pause(room: Room, who: str) -> None:
    ear = Ear(who)
    wish = wire.Propose(f"{who} {id(ear)}", room.number(room.seat_of(who)), "pause")
    with suppress(Refused):
        await room.do(partial(room.act, ear, wish))


async def an_evening(memory: OneMemory, processes: list[Rooms]) -> None:
    store = processes[0].store
    for person in PEOPLE:
        await store.write(people.add(person, person.upper(), 0.0))
    opened_here = await processes[0].open(
        wire.Person("p0", "P0"), wire.NewTable(GAME, ["me", "open", "open"])
    )
    table = opened_here.table.id
    rooms = [await one.get(table) for one in processes]

    async def later() -> None:
        await memory.pause()
        await something(memory, memory.random.choice(rooms))

    for _ in range(MOVES // 3):
        await asyncio.gather(*(later() for _ in range(3)))
    await quiet(*processes)
    fresh = process(memory)
    try:
        await check(await fresh.get(table), rooms)
    finally:
        await fresh.store.close()
        await fresh.close()


async def check(room: Room, others: list[Room]) -> None:
    for other in others:
        await other.do(other.refresh)
        assert other.table.places == room.table.places
        assert other.table.started == room.table.started
    if room.table.phase == "gathering":
        await start_it(room)
    assert room.log is not None
    assert all(place.kind != "open" for place in room.table.places)
    persons = {seat for seat, place in enumerate(room.table.places) if place.kind == "person"}
    if room.log.question is not None:
        assert set(room.log.question.asks) <= persons
    for seat, bot in last_words(await room.rooms.store.read(tables.log(room.table.id, 0))).items():
        assert (seat not in persons) == bot


async def start_it(room: Room) -> None:
    """Whoever is missing is replaced or says yes; then nothing may be in the way."""
    if room.table.door.closed is not None:
        pytest.fail("the host never left")
    for seat, place in enumerate(room.table.places):
        if place.kind == "open":
            await room.do(partial(seats.sit, room, room.table.host, "HOST", seat, "random"))
        elif place.kind == "person" and not place.ready:
            await room.do(partial(gathering.set_ready, room, place.player, True))
    await room.do(partial(gathering.start, room, room.table.host))


def last_words(entries: list[Any]) -> dict[Seat, bool]:
    """By seat, whether a bot plays it, as the log says."""
    lines = [(entry.seat, control_of(entry)) for entry in entries]
    return {seat: line.bot for seat, line in lines if isinstance(line, SeatTakenOver)}


def test_two_processes_gather_and_start_in_any_order() -> None:
    schedules(SCHEDULES, an_evening)


def test_a_log_line_and_its_seat_are_written_together(tmp_path: Path) -> None:
    """Neither without the other, also if the write fails in the middle."""

    async def work(rooms: Rooms, _: Time) -> None:
        room, _ears = await opened(rooms, GAME, ["me", "open"])
        before = room.version

        def broken() -> Any:
            raise ZeroDivisionError
            yield

        with pytest.raises(ZeroDivisionError):
            await room.do(partial(seats._change, room, {1: Place("bot", "random", owner="p1")}, broken))
        kept = await rooms.store.read(tables.get(room.table.id))
        assert kept is not None
        assert kept.places[1] == room.table.places[1] == Place("person", "p1")
        assert len(await rooms.store.read(tables.log(room.table.id, 0))) == before == room.version

    with_time(tmp_path, work)
